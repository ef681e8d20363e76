import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        for beat in range(600):
            with open("next", "w") as file: file.write(str(beat))
            os.rename("next", "beat")
            time.sleep(0.1)
    os._exit(0)
time.sleep(60)
