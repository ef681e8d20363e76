import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sample } from "../../../chance.js";
import { block, collect, execute, python, shell } from "../../../../src/conformance/session-calls.js";
import type { Session } from "../../../../src/ports/executor.js";
import type { Execution, Shown } from "../../../../src/facts/execution.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { onlyContainerOf } from "../../docker/support/engine-by-hand.js";
import { processesOfBlocks } from "../endings/alive.js";

const mebibyte = 1024 * 1024;
const runId = `cells-${process.pid}`;
const { signal } = new AbortController();

const cell = (session: Session, code: string, options = {}): Promise<Execution> =>
  execute(session, block("python", code), { timeoutMs: 60_000, ...options });

describe("a cell of a kernel", () => {
  let session: Session;
  beforeAll(async () => {
    session = await openDocker({
      runId,
      kernel: "python3",
      memoryBytes: 512 * mebibyte,
      workspaceBytes: 64 * mebibyte,
    }).start({ signal });
  }, 60_000);
  afterAll(async () => {
    await session.stop();
  });

  /** With a variable that is there before and told as gone after, files that stay, and a cell that runs. */
  const expectLost = async (lose: () => Promise<Execution>): Promise<Execution> => {
    await python(session, "kept = 1; open('kept.txt', 'w').close()\n");
    const execution = await lose();
    const next = await cell(session, "import os; print('kept' in globals(), os.path.exists('kept.txt'))\n");
    expect(next).toMatchObject({ exitCode: 0, isStateFresh: true, stdout: { text: "False True\n" } });
    const later = await cell(session, "1\n");
    expect(later).not.toHaveProperty("isStateFresh");
    return execution;
  };

  it("finds what the cells before it left, and shows its last value", async () => {
    await python(session, "import math\ndef area(r):\n    return math.pi * r * r\n");
    expect(await cell(session, "print('round')\narea(1)\n")).toMatchObject({
      ending: "exited",
      exitCode: 0,
      stdout: { text: "round\n3.141592653589793\n" },
      file: null,
    });
    expect(session.facts).toMatchObject({
      executor: "jupyter",
      kernel: "python3",
      languages: expect.arrayContaining(["python", "sh", "bash", "javascript"]),
    });
  });

  it("is no file, and one with a name is no cell", async () => {
    await python(session, "own = 'the kernel'\n");
    const named = block("python", "print('own' in globals(), __file__)\n", "named.py");
    expect(await execute(session, named)).toMatchObject({
      file: "named.py",
      stdout: { text: "False /workspace/named.py\n" },
    });
    expect(await shell(session, "ls; rm named.py")).toBe("named.py\n");
  });

  it.each(
    sample<readonly [string, number, string]>(
      [
        ["1 / 0", 1, "ZeroDivisionError: division by zero"],
        ["import sys; sys.exit(3)", 3, "SystemExit: 3"],
        ["import sys; sys.exit(0)", 0, ""],
        ["raise SystemExit", 0, ""],
        ["import sys; sys.exit('words')", 1, "SystemExit: words"],
        ["input('name: ')", 1, "does not support input requests"],
        ["def :", 1, "SyntaxError"],
        ["raise KeyboardInterrupt", 1, "KeyboardInterrupt"],
      ],
      2,
    ),
  )("%j ends with exit code %d, and its kernel lives", async (code, exitCode, words) => {
    await python(session, "before = 1\n");
    const execution = await cell(session, `print('so far')\n${code}\n`);
    expect(execution).toMatchObject({ ending: "exited", exitCode });
    expect(execution.stderr.text).toContain(words);
    expect(execution.stderr.text).not.toContain("\u001B");
    if (!code.startsWith("def")) expect(execution.stdout.text).toBe("so far\n");
    expect(await python(session, "print(before)\n")).toBe("1\n");
  });

  it("runs lines of the shell and of the kernel's own commands", async () => {
    const execution = await cell(
      session,
      "%env WORD=said\n!echo $WORD, pip quiet: $PIP_QUIET; pwd\nfiles = !ls /\n'usr' in files\n",
    );
    expect(execution).toMatchObject({ exitCode: 0 });
    expect(execution.stdout.text.replaceAll("\r", "")).toBe(
      "env: WORD=said\nsaid, pip quiet: 1\n/workspace\nTrue\n",
    );
  });

  it("is interrupted at its deadline, also where it goes on printing, and variables are there", async () => {
    await python(session, "here = 1\n");
    const code = "import time\nprint('begun')\nwhile True:\n    time.sleep(0.1)\n    print('on')\n";
    const execution = await cell(session, code, { timeoutMs: 2000 });
    expect(execution).toMatchObject({ ending: "timed-out", exitCode: 124 });
    expect(execution.stdout.text).toMatch(/^begun\non\non\n/);
    expect(execution.evidence).toBe(
      "the block ran longer than 2 s; the cell was interrupted, and the kernel still has its variables",
    );
    expect(await python(session, "print(here)\n")).toBe("1\n");
  });

  it.each(
    sample(
      [
        [
          "takes no interrupt",
          "import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\nwhile True: pass\n",
        ],
        ["has started something", "import subprocess\nsubprocess.Popen(['setsid', 'sleep', '300']).wait()\n"],
      ],
      2,
    ),
  )(
    "that %s is ended at its deadline with its kernel",
    async (_what, code) => {
      const { ending, evidence } = await expectLost(async () => {
        const execution = await cell(session, code, { timeoutMs: 2000 });
        expect(await shell(session, "pgrep -c sleep || true")).not.toBe("1\n");
        return execution;
      });
      expect({ ending, evidence }).toEqual({
        ending: "timed-out",
        evidence:
          "the block ran longer than 2 s; agent-exec ended the kernel with the block, and the variables of the Jupyter kernel are gone",
      });
    },
    60_000,
  );

  it.each(
    sample<readonly [string, string, Partial<Execution>]>(
      [
        ["takes all memory", "b = bytearray(2 * 1024**3)", { ending: "out-of-memory", exitCode: 137 }],
        ["ends its kernel", "import os; os._exit(0)", { ending: "exited", exitCode: 1 }],
        ["crashes its kernel", "import ctypes; ctypes.string_at(0)", { ending: "signalled", exitCode: 139 }],
        [
          "kills all that it may",
          "import os; os.kill(-1, 9); os.kill(os.getpid(), 9)",
          { ending: "signalled" },
        ],
      ],
      2,
    ),
  )(
    "that %s is told from one that fails",
    async (_what, code, expected) => {
      const execution = await expectLost(() => cell(session, `${code}\n`));
      expect(execution).toMatchObject(expected);
      expect(execution.evidence).toContain("the kernel ended before the block ended");
    },
    60_000,
  );

  it("is ended at once by its signal, with its kernel, and what it printed is kept", async () => {
    const stop = new AbortController();
    const { ending, evidence, stdout } = await expectLost(() =>
      cell(session, "print('begun')\nwhile True: pass\n", {
        signal: stop.signal,
        onOutput: () => stop.abort(new Error("enough")),
      }),
    );
    expect({ ending, text: stdout.text }).toEqual({ ending: "cancelled", text: "begun\n" });
    expect(evidence).toContain(
      "agent-exec ended the kernel with the block, and the variables of the Jupyter kernel are gone",
    );
  });

  it("does not pay with its own time for the start of its kernel", async () => {
    const lost = () => cell(session, "import os; os._exit(0)\n");
    await python(session, "kept = 1\n");
    await lost();
    // Less than a kernel takes to be ready.
    const next = await cell(session, "print(6 * 7)\n", { timeoutMs: 300 });
    expect(next).toMatchObject({ isStateFresh: true, evidence: expect.not.stringContaining("restarted") });
  });

  it("shows results in each of their forms", async () => {
    const png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    const code = `import base64
from IPython.display import display, HTML, SVG, Latex, JSON, Image
display(Image(base64.b64decode("${png}")))
display(SVG('<svg xmlns="http://www.w3.org/2000/svg"/>'), HTML("<b>x</b>"), Latex("$x$"), JSON({"a": 1}))
display({"text/plain": "no file", "x/y": "z"}, raw=True)
`;
    const shown: Shown[] = [];
    const execution = await cell(session, code, { onShown: (each: Shown) => shown.push(each) });
    expect(execution.shown?.map(({ type }) => type)).toEqual([
      "image/png",
      "image/svg+xml",
      "text/html",
      "text/latex",
      "application/json",
    ]);
    expect(shown.map(({ facts }) => facts)).toEqual(execution.shown);
    expect(Buffer.from(shown[0]!.content).toString("base64")).toBe(png);
    expect(Buffer.from(shown[4]!.content).toString("utf8")).toBe('{"a": 1}');
    for (const { name } of execution.shown ?? []) expect(execution.stdout.text).toContain(name);
    expect(execution.stdout.text).toMatch(/no file\n$/);
  });

  it("shows no more than is kept, and says so", async () => {
    const code =
      "from IPython.display import display, HTML\nfor n in range(60): display(HTML(f'<b>{n}</b>'))\n";
    const execution = await cell(session, code);
    expect(execution.shown).toHaveLength(50);
    expect(execution.shownLeftOut).toBe(10);
    expect(execution.stdout.text).toContain(
      "[displayed but not saved, because a block can save at most 50 results]",
    );
  });

  it("prints 5 MB in one go, of which as much is kept as of any block", async () => {
    const { stdout } = await cell(session, "print('x' * 5_000_000)\n");
    expect(stdout).toMatchObject({ bytes: 5_000_001, truncated: true });
  });

  it("cannot speak or act for what drives its kernel", async () => {
    const code = `import glob
for folder in glob.glob("/proc/[0-9]*"):
    try:
        with open(folder + "/status") as file: status = file.read()
        if "65531" not in status: continue
        print("found")
        import os
        os.kill(int(folder[6:]), 0)
    except PermissionError: print("refused")
    try: open(folder + "/fd/1", "wb").write(b'{"done": "ok"}\\n')
    except OSError: print("closed")
`;
    expect(await python(session, code)).toBe("found\nrefused\nclosed\n");
  });

  it("keeps its variables while files are read, and changes none meanwhile", async () => {
    await shell(session, "rm -rf /workspace/*");
    const code = `import threading, time
state = "mine"
going = True
def write():
    n = 0
    while going:
        n += 1
        with open("count.txt", "w") as file: file.write(str(n))
threading.Thread(target=write, daemon=True).start()
`;
    await python(session, code);
    const before = await collect(session);
    expect(Object.keys(before.files)).toEqual(["count.txt"]);
    expect(await python(session, "going = False\nprint(state)\n")).toBe("mine\n");
  });

  it("is gone with its variables where it left a process as files are read", async () => {
    await expectLost(async () => {
      const execution = await cell(session, "import subprocess\nleft = subprocess.Popen(['sleep', '300'])\n");
      await collect(session);
      expect(await processesOfBlocks(await onlyContainerOf(runId))).toEqual([]);
      return execution;
    });
  });
});

describe("a kernel that is not there", () => {
  it("is told by its name, with those that are", async () => {
    const start = openDocker({ runId, kernel: "fortran" }).start({ signal });
    await expect(start).rejects.toMatchObject({
      code: "image-unsuitable",
      message: expect.stringMatching(/cannot run the Jupyter kernel fortran: it has python3$/),
      nextStep: expect.stringContaining("ipykernel"),
    });
  });
});
