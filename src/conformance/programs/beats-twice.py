import time
time.sleep(0.3)
print(open("beat").read())
time.sleep(0.5)
print(open("beat").read())
