# The background process answers as long as it lives, and ends after half a minute.
import subprocess, sys
subprocess.Popen([sys.executable, "-c", """
import os, time
end = time.monotonic() + 30
while time.monotonic() < end and not os.path.exists("asked"): time.sleep(0.02)
open("answer", "w").close()
"""], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
