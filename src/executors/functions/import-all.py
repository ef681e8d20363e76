# Imports modules. Arguments: the folder that holds them, with a slash at its end, and their names. For a failure, it
# reports only the part about that folder. A module must not have the name of an existing module: if the folder comes
# last, Python never finds the user's; if it comes first, Python finds no other.
import importlib, importlib.util, sys, traceback
sys.dont_write_bytecode = True
folder, names = sys.argv[1], sys.argv[2:]
path = sys.path[:]
sys.path[:] = [each for each in path if each and each + "/" != folder]
for name in names:
    spec = importlib.util.find_spec(name)
    if spec is not None and spec.origin: sys.exit(name + ".py has the name of another module, which is " + spec.origin)
sys.path[:] = path
importlib.invalidate_caches()
for name in names:
    try:
        importlib.import_module(name)
    except BaseException as error:
        own = [each for each in traceback.extract_tb(error.__traceback__) if each.filename.startswith(folder)]
        sys.exit("".join(traceback.format_list(own) + traceback.format_exception_only(type(error), error)))
