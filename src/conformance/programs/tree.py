# The workspace as JSON, without code files and the executor's own repository.
import json, os
found = {}
for folder, folders, names in os.walk("."):
    if ".git" in folders: folders.remove(".git")
    for name in folders + names:
        path = os.path.relpath(os.path.join(folder, name))
        if path.startswith("tmp_code_"): continue
        if os.path.islink(path): found[path] = "-> " + os.readlink(path)
        elif os.path.isfile(path): found[path] = open(path).read()
print(json.dumps(found))
