# Decides whether solution.py is right, even if it ends the process or prints the text of a pass. A pass ends with a
# random word, which the process gets only after it has loaded the module.
import os
import secrets
import subprocess
import sys

child = """
import sys
names = {"__name__": "solution"}
with open("solution.py", encoding="utf-8") as file:
    exec(compile(file.read(), "solution.py", "exec"), names)
with open("test.py", encoding="utf-8") as file:
    test = file.read()
word = sys.stdin.readline()
exec(compile(test, "test.py", "exec"), names)
sys.stdout.write("\\n" + word)
"""

word = secrets.token_hex(16)
try:
    done = subprocess.run(
        [sys.executable, "-I", "-c", child],
        input=word + "\n",
        capture_output=True,
        text=True,
        timeout=20,
        cwd=os.path.dirname(os.path.abspath(__file__)),
    )
except subprocess.TimeoutExpired:
    sys.exit("solution.py did not end within 20 s")
if done.returncode != 0 or done.stdout.strip().split("\n")[-1] != word:
    sys.exit(done.stderr[-2000:] or "solution.py is not right: it ended before its test did")
