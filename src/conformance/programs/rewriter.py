# Leaves a process that rewrites a file fifty times a second for a minute.
import os, time
if os.fork() == 0:
    for stream in (1, 2): os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
    for count in range(1, 3000):
        open("next", "w").write(str(count))
        os.rename("next", "rewritten")
        time.sleep(0.02)
    open("late", "w").close()
while not os.path.exists("rewritten"): time.sleep(0.05)
