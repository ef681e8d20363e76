# Makes every Python here find the modules of the given folders from its start on, whatever variables the image or the
# user sets. Arguments: the folders. Exit code 42: Python reads neither a user's packages nor PYTHONPATH with the first
# folder.
import os, site, sys
if site.ENABLE_USER_SITE:
    folder = site.getusersitepackages()
    os.makedirs(folder, exist_ok=True)
    open(os.path.join(folder, "agent-exec-functions.pth"), "w").write("\n".join(sys.argv[1:]) + "\n")
elif sys.argv[1] not in sys.path: sys.exit(42)
