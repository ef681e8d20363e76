import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import type { Execution } from "../../../../src/facts/execution.js";
import { block, collect, execute, python, shell } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";

const never = new AbortController().signal;

/** 1 s after a block: what is kept waiting has started, long since. */
const restMs = 1000;

/** What a program can see of how it was started. */
const seeAll = `
import os, resource, signal, sys, threading
print("arguments", sys.argv, sys.orig_argv, sys.executable, sys.path, sys.flags)
print("globals", sorted(globals()), __file__, __name__, __doc__, __package__, __spec__, __cached__)
print("modules", sorted(sys.modules), sorted({*sys.path_importer_cache} - {__file__}))
print("process", os.getcwd(), os.umask(0), os.getpriority(os.PRIO_PROCESS, 0), open("/proc/self/comm").read())
print("environment", sorted(pair for pair in os.environ.items() if pair[0] != "OLDPWD"))
print("files", [name for name in range(20) if os.path.exists(f"/proc/self/fd/{name}")])
print("input", os.readlink("/proc/self/fd/0"), sys.stdin.read() == "", sys.stdin.encoding, sys.stdin.mode)
print("streams", sys.stdout.encoding, sys.stdout.errors, sys.stdout.line_buffering, sys.stdout.write_through)
print("limits", [resource.getrlimit(limit) for limit in range(16)])
print("signals", [signal.getsignal(number) for number in signal.valid_signals()], threading.active_count())
print("hooks", sys.excepthook is sys.__excepthook__, sys.displayhook is sys.__displayhook__)
import inspect, multiprocessing
print("source", inspect.getsource(lambda: "line of its own").strip())
def double(n): return 2 * n
if __name__ == "__main__":
    print("loader", type(__loader__).__name__, __loader__.name, __loader__.path)
    with multiprocessing.get_context("spawn").Pool(1) as pool: print("spawned", pool.map(double, [1, 2]))
`;

/** What people may write that ends badly, with the exit code. */
const badEnds: Readonly<Record<string, string>> = {
  "an error in a function": "def f():\n    raise ValueError('bad')\n\nf()\n",
  "an error with a cause":
    "try:\n    1 / 0\nexcept Exception as error:\n    raise KeyError('k') from error\n",
  "an error with a context": "try:\n    1 / 0\nexcept Exception:\n    undefined\n",
  "a group of errors": "raise ExceptionGroup('two', [ValueError(1), TypeError(2)])\n",
  "an error at the end of the output": "print('partial', end='')\nassert 1 == 2, 'unequal'\n",
  "an error in a thread":
    "import threading\nt = threading.Thread(target=lambda: 1 / 0)\nt.start(); t.join()\n",
  "an error that its own hook tells":
    "import sys\nsys.excepthook = lambda *a: print('hook', a[1])\nraise ValueError(3)\n",
  "a hook that fails":
    "import sys\ndef hook(*a): raise KeyError('hook')\nsys.excepthook = hook\nraise ValueError(3)\n",
  "work at the exit": "import atexit\natexit.register(print, 'exit')\nraise ValueError(3)\n",
  "an exit code": "raise SystemExit(7)\n",
  "an exit with words": "import sys\nsys.exit('words')\n",
  "an exit without more ado": "import os\nos._exit(9)\n",
  "no syntax": "print('never')\nif True print('x')\n",
  "no closing bracket": "print(1\n",
  "another encoding": "# -*- coding: no-such -*-\nprint(1)\n",
  "a deep recursion": "def f(n): return f(n + 1)\nf(0)\n",
  "an interrupt": "import os, signal, time\nos.kill(os.getpid(), signal.SIGINT)\ntime.sleep(5)\n",
  "a signal": "import os, signal\nos.kill(os.getpid(), signal.SIGTERM)\n",
  "a child that fails":
    "import os\npid = os.fork()\nif pid == 0: raise ValueError('child')\nprint(os.waitpid(pid, 0)[1])\n",
  "what is left at the exit":
    "class A:\n    def __del__(self): print('deleted')\na = A()\nimport sys\nsys.exit(4)\n",
  "what is left after an error":
    "class A:\n    def __del__(self): print('deleted')\na = A()\nraise ValueError(5)\n",
  "an error that nothing can be set on": `from dataclasses import dataclass
@dataclass(frozen=True)
class Fixed(Exception):
    code: int
raise Fixed(3)
`,
  "a hook that is asked for at the exit": `import atexit, sys, traceback
atexit.register(lambda: print(sys.excepthook is sys.__excepthook__))
atexit.register(lambda: traceback.print_last())
raise ValueError(3)
`,
  "a warning": "import warnings\nwarnings.warn('beware')\n'\\d'\nraise SystemExit(1)\n",
};

/** Frames of ours lie below the code's: a recursion is up to three calls less deep, and a hook is called by one of them. */
function withoutOurs(text: string): string {
  return text
    .replace(/^ {2}File "<string>", line \d+, in tell\n/m, "")
    .replace(/repeated 99[3-6] more times/, "repeated nearly as often as may be");
}

/** Every Python that starts says a word of its own from then on. */
const leaveNoise = `
import os, site
os.makedirs(site.getusersitepackages())
open(site.getusersitepackages() + "/usercustomize.py", "w").write("print('noise')")
`;

/** Leaves a process that is another one every moment, until it is told to stop: whoever looks at one finds it gone. */
const hopAbout = `
import ctypes, os
fork, leave = ctypes.PyDLL(None).fork, os._exit
if os.fork() == 0:
    os.setsid()
    for fd in range(3): os.close(fd)
    while not os.path.exists("/workspace/stop-hopping"):
        if fork() != 0: leave(0)
`;

/** Whether the interpreter was there before its code: one that was started for it was told where that goes. */
const isWarm = "print(len(open('/proc/self/cmdline').read().split('\\0')) == 7)\n";

describe("a Python block", () => {
  let session: Session;
  beforeAll(async () => {
    session = await openDocker({ runId: "warm" }).start({ signal: never });
  });
  afterAll(async () => {
    await session.stop();
  });

  const byHand = async (code: string): Promise<Execution> => {
    await execute(session, block("sh", `cat >by_hand.py <<'end of the file'\n${code}end of the file\n`));
    return execute(session, block("sh", "exec python3 /workspace/by_hand.py </dev/null\n"));
  };
  const asBlock = (code: string): Promise<Execution> => execute(session, block("python", code, "by_hand.py"));

  it("sees nothing else than a file that a person runs, warm or not", async () => {
    const plain = await byHand(seeAll);
    expect(plain).toMatchObject({ exitCode: 0, stderr: { text: "" } });
    for (const pauseMs of [0, restMs]) {
      await python(session, "print(1)\n");
      await wait(pauseMs);
      const { exitCode, stdout, stderr } = await asBlock(seeAll);
      expect(stdout.text.split("\n")).toEqual(plain.stdout.text.split("\n"));
      expect([exitCode, stderr.text]).toEqual([0, ""]);
    }
  });

  it.each(Object.entries(badEnds))("ends with the same words and exit code: %s", async (_what, code) => {
    const plain = await byHand(code);
    const { ending, exitCode, stdout, stderr } = await asBlock(code);
    expect({ ending, exitCode, out: stdout.text, err: withoutOurs(stderr.text) }).toEqual({
      ending: plain.ending,
      exitCode: plain.exitCode,
      out: plain.stdout.text,
      err: withoutOurs(plain.stderr.text),
    });
    expect(plain.exitCode === 0 && plain.stderr.text === "").toBe(false);
  });

  it("has its interpreter started before its code comes, after a rest", async () => {
    for (const _ of [1, 2]) {
      await python(session, "print(1)\n");
      await wait(restMs);
      expect(await python(session, isWarm)).toBe("True\n");
    }
    expect(await python(session, isWarm)).toBe("False\n");
  });

  it("finds a workspace that the block before it locked", async () => {
    await shell(session, "chmod 0 /workspace");
    await wait(restMs);
    expect(await python(session, "import os; print(os.listdir('.') != [])")).toBe("True\n");
  });

  it("says why its file cannot be written", async () => {
    await shell(session, "mkdir -p taken.py; touch flat");
    for (const [path, why] of [
      ["taken.py", "Is a directory"],
      ["flat/x.py", "File exists"],
    ] as const) {
      const { exitCode, stderr } = await execute(session, block("python", "print(1)\n", path));
      expect([exitCode, stderr.text]).toEqual([1, `/workspace/${path}: ${why}\n`]);
    }
  });

  it("leaves nothing of its language to a block of another, and no block finds words that are not its own", async () => {
    await python(session, leaveNoise);
    for (const pauseMs of [0, 150, restMs]) {
      await wait(pauseMs);
      const seen = await execute(
        session,
        block("sh", "echo real; env; grep SigIgn /proc/self/status; exit 3\n"),
      );
      expect(seen).toMatchObject({ exitCode: 3, stderr: { text: "" } });
      expect(seen.stdout.text).toMatch(/^real\n(?!.*noise)/s);
      expect(seen.stdout.text).toMatch(/\nSigIgn:\t0+\n$/);
      expect(seen.stdout.text).not.toContain("LC_CTYPE");
      expect((await execute(session, block("python", "print('real')\n"))).stdout.text).toBe("noise\nreal\n");
    }
    await shell(session, "rm -r /tmp/.local");
  }, 20_000);

  it("is not kept from running by an interpreter that starts slowly, nor blamed on the engine", async () => {
    await python(session, leaveNoise.replace("print('noise')", "import time; time.sleep(1.5)"));
    await wait(150);
    for (const _ of [1, 2]) {
      const slow = await execute(session, block("python", "print('real')\n"), { timeoutMs: 5000 });
      expect(slow).toMatchObject({ ending: "exited", exitCode: 0, stdout: { text: "real\n" } });
      expect(await shell(session, "echo next")).toBe("next\n");
    }
    await shell(session, "rm -r /tmp/.local");
  }, 20_000);

  it("has none waiting while a process of blocks hops from one to the next", async () => {
    await python(session, hopAbout);
    await wait(restMs);
    expect(await python(session, isWarm)).toBe("False\n");
    await shell(session, "touch stop-hopping");
  }, 20_000);

  it("has no interpreter waiting from a reading of the files on, which what blocks left in their home could change", async () => {
    const word = "open('/workspace/taken-up', 'a').write('again')";
    await python(session, leaveNoise.replace("print('noise')", word));
    await wait(restMs);
    const { files } = await collect(session);
    expect(files["taken-up"]).toBe("again");
    await wait(restMs);
    expect((await collect(session)).files["taken-up"]).toBe("again");
    await shell(session, "rm -r /tmp/.local taken-up");
  }, 20_000);

  it("has no interpreter waiting once files are asked for, which reading them would have to end first", async () => {
    await python(session, "print(1)\n");
    session.files({ signal: never });
    await wait(restMs);
    expect(await python(session, isWarm)).toBe("False\n");
    await wait(restMs);
    expect(await python(session, isWarm)).toBe("True\n");
  });

  it("has no interpreter waiting while something of blocks runs that could rewrite it", async () => {
    await python(
      session,
      `
import os, subprocess, sys
subprocess.Popen(["python3", "-c", """
import os, sys, time
def write_into(pid):
    for name in ("fd/0", "mem"):
        try: return os.open(f"/proc/{pid}/{name}", os.O_WRONLY)
        except OSError: pass
end = time.time() + 2
while time.time() < end:
    for pid in filter(str.isdigit, os.listdir("/proc")):
        if pid not in (str(os.getpid()), sys.argv[1]) and write_into(pid):
            print("reached", open(f"/proc/{pid}/cmdline").read(), file=open("found", "a"), flush=True)
    time.sleep(0.005)
""", str(os.getpid())], start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
`,
    );
    await wait(2500);
    expect(await shell(session, "cat found 2>/dev/null || echo nothing")).toBe("nothing\n");
  });
});
