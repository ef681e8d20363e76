import os
for folder in (".git", "sub/.Git"): os.makedirs(folder)
for path, text in {".git/config": "a", "sub/.Git/config": "b", ".gitignore": "c\n", "sub/d": "d\n"}.items():
    open(path, "w").write(text)
