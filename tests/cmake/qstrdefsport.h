// No qstrs that the sources don't name.
