# The argument is the reversed text. So this program itself does not write the text into a file.
import os, sys
text = sys.argv[1][::-1].encode()
found = []
for at, _, names in os.walk("."):
    found += [name for name in names if text in open(os.path.join(at, name), "rb").read()]
print(found)
