# The argument is the reversed text, so that this program puts the text into no file.
import os, sys
text = sys.argv[1][::-1].encode()
found = []
for at, _, names in os.walk("."):
    found += [name for name in names if text in open(os.path.join(at, name), "rb").read()]
print(found)
