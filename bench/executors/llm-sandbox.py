"""llm-sandbox's Docker session as a contender: runs one task and prints its figures as one line of JSON."""

import json
import resource
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from llm_sandbox import SandboxSession


def sandbox(image, timeout=60):
    # Without its environment's set-up, which needs the network; the image's interpreter is used.
    return SandboxSession(
        lang="python", image=image, execution_timeout=timeout, skip_environment_setup=True, verbose=False
    )


def session(image, plan):
    started = time.perf_counter()
    box = sandbox(image)
    box.open()
    start = time.perf_counter() - started
    box.run("print('first')")
    first = time.perf_counter() - started
    warm = blocks(box, plan["warm"], 0)
    paused = blocks(box, plan["paused"], plan["pauseMs"] / 1000)
    bursts = []
    for _ in range(plan["bursts"]):
        time.sleep(plan["burstPauseMs"] / 1000)
        bursts += blocks(box, plan["burst"], 0)
    before = time.perf_counter()
    box.close()
    stop = time.perf_counter() - before
    times = {"warm": warm, "paused": paused, "bursts": bursts, "bare": []}
    return {"start": ms(start), "first": ms(first), "stop": ms(stop), **times}


def blocks(box, count, pause):
    times = []
    for index in range(count):
        time.sleep(pause)
        before = time.perf_counter()
        result = box.run(f"print({index})")
        times.append(ms(time.perf_counter() - before))
        if result.exit_code != 0 or str(index) not in result.stdout:
            raise RuntimeError(f"block {index}: {result}")
    return times


def flood(image, plan):
    box = sandbox(image)
    box.open()
    before = time.perf_counter()
    box.run(plan["flood"])
    elapsed = time.perf_counter() - before
    box.close()
    return {"flood": ms(elapsed), "rss": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}


def eight(image, plan):
    def whole(_):
        with sandbox(image) as box:
            box.run("print(8)")

    before = time.perf_counter()
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(whole, range(8)))
    return {"eight": ms(time.perf_counter() - before)}


def deadline(image, plan):
    box = sandbox(image, timeout=1)
    box.open()
    print(json.dumps({"running": True}), flush=True)
    try:
        box.run(plan["daemons"])
    except Exception:  # its own error for a timeout
        pass
    print(json.dumps({"returned": True}), flush=True)
    sys.stdin.readline()
    box.close()
    return {}


def ms(seconds):
    return seconds * 1000


if __name__ == "__main__":
    task, image, plan = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
    run = {"session": session, "flood": flood, "eight": eight, "deadline": deadline}[task]
    print(json.dumps(run(image, plan)))
