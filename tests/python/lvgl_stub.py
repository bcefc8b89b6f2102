# The type stubs have each name that the modules have, and no other.
# timeout: 300
# not on boards: it reads the stubs
import os
import sys

import lvgl as lv
import lvmp

# What the runtime's classes have and Python's own have not.
SPECIAL = ("__cast__", "__dereference__")


class Class:
    def __init__(self, bases):
        self.bases = bases
        self.members = {}  # each with its type, or with its class

    def names(self, classes):
        found = set(name for name in self.members if is_own(name))
        for base in self.bases:
            found |= classes[base].names(classes)
        return found


def is_own(name):
    return not name.startswith("__") or name in SPECIAL


def find(name):
    for folder in sys.path:
        try:
            path = folder + "/" + name
            os.stat(path)
            return path
        except OSError:
            pass
    raise OSError("no " + name + " in sys.path")


def code(lines):
    # The lines without docstrings, comments and the arguments that have lines of their own.
    until = None
    for line in lines:
        line = line.rstrip()
        text = line.lstrip()
        if until is not None:
            if until(text):
                until = None
        elif text.startswith('"""'):
            if len(text) == 3 or not text.endswith('"""'):
                until = lambda text: text.endswith('"""')
        elif text and text[0] not in "#@)":
            if text.endswith("("):
                until = lambda text: text.startswith(")")
            yield line, len(line) - len(text)


def read(path):
    # The stub as a class whose members are the module's.
    module = Class(())
    scopes = [module]
    with open(path) as stub:
        for line, indent in code(stub):
            text = line.strip()
            del scopes[indent // 4 + 1 :]
            members = scopes[-1].members
            if text.startswith("class "):
                name, _, bases = text[6:].rstrip(":)").partition("(")
                of_stub = tuple(b for b in bases.split(", ") if b and b not in ("Exception", "TypedDict"))
                members[name] = Class(of_stub)
                scopes.append(members[name])
            elif text.startswith("def "):
                name = text[4:].split("(")[0]
                members.setdefault(name, text.split("-> ")[-1].rstrip(":"))
            elif ": " in text:
                name, _, annotation = text.partition(": ")
                members[name] = annotation
            elif " = " in text:
                name, _, other = text.partition(" = ")
                members[name] = members.get(other, "")
    return module


def compare(what, stub, module):
    if stub != module:
        print(what, "only in the stub:", sorted(stub - module))
        print(what, "only in the module:", sorted(module - stub))
        compared["wrong"] += 1


def compare_class(what, expected, found, classes):
    names = set(name for name in dir(found) if is_own(name))
    compare(what, expected.names(classes), names)
    compared["classes"] += 1
    for name, member in expected.members.items():
        if isinstance(member, Class):
            compare_class(what + "." + name, member, getattr(found, name), classes)
        elif isinstance(classes.get(member), Class) and member.startswith("_"):
            # A struct inside, which has no name in the module.
            compare_class(what + "." + name, classes[member], getattr(found, name), classes)


def instance(found):
    # A struct's fields are its objects' alone.
    try:
        return found()
    except TypeError:
        return found


lv.init()
compared = {"classes": 0, "wrong": 0}
stub = read(find("lvgl.pyi")).members
compare(
    "lvgl",
    set(name for name in stub if not name.startswith("_")),
    set(name for name in dir(lv) if not name.startswith("_")),
)
for name, member in stub.items():
    if isinstance(member, Class) and not name.startswith("_") and name != "LvReferenceError":
        found = getattr(lv, name)
        is_struct = "_Pointer" in member.bases
        compare_class(name, member, instance(found) if is_struct else found, stub)

stub = read(find("lvmp.pyi")).members
names = set(name for name in stub if not name.startswith("_"))
compare("lvmp", names, set(name for name in dir(lvmp) if not name.startswith("_")))
compare("lvmp.stats()", set(stub["_Stats"].members), set(lvmp.stats()))
print(compared["classes"] > 200, compared["wrong"])
