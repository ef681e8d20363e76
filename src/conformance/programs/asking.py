import os, time
open("asked", "w").close()
end = time.monotonic() + 8
while time.monotonic() < end and not os.path.exists("answer"): time.sleep(0.02)
print("answered" if os.path.exists("answer") else "silent")
