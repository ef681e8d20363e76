import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Execution, Executor, Session } from "../../src/ports/executor.js";
import {
  block,
  collect,
  execute,
  inOrder,
  python,
  readText,
  shell,
  sleep,
  workspaceFiles,
} from "./executor-blocks.js";

export interface ContractOptions {
  /** Titles of tests that this executor does not pass, each with the reason. Such a test must fail. */
  readonly knownDifferences?: Readonly<Record<string, string>>;
  /** Only these promises, where the others are about what another test holds already. Default: all. */
  readonly groups?: readonly ContractGroup[];
}

export type ContractGroup =
  "languages" | "endings" | "output" | "blocks that follow each other" | "files" | "a session";

/**
 * What every executor promises, an executor of a user's own included. Its machine must have sh and python, and nothing
 * else: no test needs a tool beside them.
 */
export function describeExecutorContract(
  name: string,
  open: () => Executor,
  { knownDifferences = {}, groups }: ContractOptions = {},
): void {
  const group = (title: ContractGroup, tests: () => void): void => {
    if (groups !== undefined && !groups.includes(title)) return;
    describe(title, () => {
      tests();
    });
  };
  const promise = (title: string, test: () => Promise<void>): void => {
    const reason = knownDifferences[title];
    if (reason === undefined) it(title, test);
    else it.failing(`${title} (known difference: ${reason})`, test);
  };

  describe(`the executor contract, kept by ${name}`, () => {
    let session: Session;
    const signal = new AbortController().signal;

    beforeAll(async () => {
      session = await open().start({ signal });
    });
    afterAll(async () => {
      await session.stop();
    });

    group("languages", () => {
      promise("python and sh run, by any of their names", async () => {
        expect(session.facts.languages).toEqual(expect.arrayContaining(["python", "sh"]));
        for (const word of ["python", "py", "python3", "Python"]) {
          expect(await execute(session, block(word, `print("${word}")\n`))).toMatchObject(
            passed(`${word}\n`),
          );
        }
        for (const word of ["sh", "shell"]) {
          expect(await execute(session, block(word, `echo ${word}\n`))).toMatchObject(passed(`${word}\n`));
        }
      });
      promise("every language of the facts runs", async () => {
        const code: Record<string, string> = {
          python: "print(6 * 7)",
          sh: "echo $((6 * 7))",
          bash: 'a=(6 7); echo "$((a[0] * a[1]))"',
          javascript: "console.log(6 * 7)",
        };
        for (const language of session.facts.languages) {
          expect(await execute(session, block(language, code[language] ?? ""))).toMatchObject(passed("42\n"));
        }
      });
      promise("a language that cannot be run is not run, and nothing is written", async () => {
        for (const word of ["ruby", "", "pythonx;id", "../sh"]) {
          const execution = await execute(session, block(word, "echo hello\n", "unrun.txt"));
          expect(execution).toMatchObject({
            ending: "not-run",
            notRun: "language",
            exitCode: null,
            file: null,
            durationMs: 0,
          });
          expect(execution.evidence).toContain("languages here: ");
        }
        expect(await shell(session, "test -e unrun.txt || echo nothing")).toBe("nothing\n");
      });
      promise("an empty block passes", async () => {
        expect(await execute(session, block("sh", ""))).toMatchObject(passed(""));
        expect(await execute(session, block("python", ""))).toMatchObject(passed(""));
      });
    });

    group("endings", () => {
      promise("the exit code is the program's, also 124 to 127", async () => {
        for (const code of [0, 1, 2, 77, 124, 125, 126, 127]) {
          const execution = await execute(session, block("sh", `exit ${code}\n`));
          expect(execution).toMatchObject({ ending: "exited", exitCode: code });
        }
      });
      promise("a signal is told from an exit", async () => {
        expect(await execute(session, block("sh", "kill -9 $$\n"))).toMatchObject({
          ending: "signalled",
          exitCode: 137,
        });
        const crash = await execute(
          session,
          block("python", "import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)\n"),
        );
        expect(crash).toMatchObject({ ending: "signalled", exitCode: 139 });
        expect(crash.evidence).toContain("SIGSEGV");
      });
      promise("a timeout keeps the output that came, and the session and its workspace", async () => {
        await shell(session, "echo kept >kept.txt");
        const execution = await execute(
          session,
          block("python", "import time\nprint('before')\ntime.sleep(60)\n"),
          {
            // On a busy machine an interpreter alone takes a second to start.
            timeoutMs: 2000,
          },
        );
        expect(execution).toMatchObject({ ending: "timed-out", exitCode: 124, stdout: { text: "before\n" } });
        expect(execution.durationMs).toBeGreaterThanOrEqual(1990);
        expect(execution.durationMs).toBeLessThan(3000);
        expect(await readText(session, "kept.txt")).toBe("kept\n");
      });
      promise(
        "a block that writes nothing for the idle timeout is ended, and its output is kept",
        async () => {
          const code =
            "import time\nfor n in range(1, 5):\n    print(n)\n    time.sleep(0.7)\ntime.sleep(60)\n";
          const execution = await execute(session, block("python", code), { idleTimeoutMs: 1900 });
          expect(execution).toMatchObject({
            ending: "timed-out",
            cause: "idle",
            exitCode: 124,
            evidence: "no output for 1.9 s",
            stdout: { text: "1\n2\n3\n4\n" },
          });
          expect(execution.durationMs).toBeGreaterThan(3850);
          expect(execution.durationMs).toBeLessThan(5350);
          expect(await shell(session, "echo on")).toBe("on\n");
        },
      );
      promise("a timeout ends a program that ignores TERM", async () => {
        const code = `trap '' TERM HUP INT\necho ready\nwhile :; do ${sleep(1)}; done\n`;
        const execution = await execute(session, block("sh", code), { timeoutMs: 1500 });
        expect(execution).toMatchObject({ ending: "timed-out", stdout: { text: "ready\n" } });
        expect(execution.durationMs).toBeLessThan(2500);
      });
      promise("a timeout kills a grandchild in a session of its own", async () => {
        const code = `
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
`;
        expect(await execute(session, block("python", code), { timeoutMs: 2000 })).toMatchObject({
          ending: "timed-out",
        });
        const readTwice = `
import time
time.sleep(0.3)
print(open("beat").read())
time.sleep(0.5)
print(open("beat").read())
`;
        const [first, second] = (await python(session, readTwice)).split("\n");
        expect(Number(first)).toBeGreaterThan(1);
        expect(second).toBe(first);
      });
      promise("a cancelled block ends at once, and the session goes on", async () => {
        const stop = new AbortController();
        let stoppedAt = Infinity;
        const execution = await execute(session, block("sh", `echo one\n${sleep(60)}\n`), {
          signal: stop.signal,
          onOutput: () => {
            stoppedAt = performance.now();
            stop.abort(new Error("enough"));
          },
        });
        expect(performance.now() - stoppedAt).toBeLessThan(1100);
        expect(execution).toMatchObject({ ending: "cancelled", exitCode: 130, stdout: { text: "one\n" } });
        expect(await shell(session, "echo on")).toBe("on\n");
      });
      promise("a block that is cancelled before it starts does not run", async () => {
        const execution = await execute(session, block("sh", ": >ran\n"), { signal: AbortSignal.abort() });
        expect(execution).toMatchObject({ ending: "cancelled", exitCode: 130, file: null });
        expect(await shell(session, "test -e ran || echo nothing")).toBe("nothing\n");
      });
    });

    group("output", () => {
      promise("stdout and stderr are apart, and their order is known", async () => {
        // Two streams that are read by a busy machine: what lies close together may come in either order.
        const code = `for n in 1 2 3; do echo out$n; ${sleep(0.2)}; echo err$n >&2; ${sleep(0.2)}; done\n`;
        const execution = await execute(session, block("sh", code));
        expect(execution.stdout).toEqual({ text: "out1\nout2\nout3\n", bytes: 15, truncated: false });
        expect(execution.stderr).toEqual({ text: "err1\nerr2\nerr3\n", bytes: 15, truncated: false });
        expect(inOrder(execution)).toBe("out1\nerr1\nout2\nerr2\nout3\nerr3\n");
      });
      promise("bytes that are no UTF-8 and NUL do no harm", async () => {
        const { stdout } = await execute(session, block("sh", "printf 'a\\377\\376b\\000c'\n"));
        expect(stdout).toEqual({ text: "a\uFFFD\uFFFDb\0c", bytes: 6, truncated: false });
      });
      promise("50,000 three-byte characters come whole, also live", async () => {
        let live = "";
        const { stdout } = await execute(session, block("python", "print('€' * 50_000)\n"), {
          onOutput: (_stream, text) => (live += text),
        });
        expect(stdout.text).toBe(`${"€".repeat(50_000)}\n`);
        expect(stdout.bytes).toBe(150_001);
        expect(live).toBe(stdout.text);
      });
      promise("much output is cut in the middle and counted truly", async () => {
        const code = 'for n in range(10_000): print(f"{n:0267}")\n';
        const { stdout } = await execute(session, block("python", code));
        expect(stdout.bytes).toBe(2_680_000);
        expect(stdout.truncated).toBe(true);
        const line = (n: number): string => `${String(n).padStart(267, "0")}\n`;
        expect(stdout.text.startsWith(line(0) + line(1) + line(2))).toBe(true);
        expect(stdout.text.endsWith(line(9_998) + line(9_999))).toBe(true);
        expect(stdout.text.length).toBeLessThan(1024 * 1024 + 100);
      });
      promise("output is shown while the program runs", async () => {
        const at: number[] = [];
        await execute(session, block("sh", `echo one; ${sleep(1.5)}; echo two\n`), {
          onOutput: () => at.push(Date.now()),
        });
        expect((at.at(-1) ?? 0) - (at[0] ?? 0)).toBeGreaterThan(300);
      });
      promise("a watcher that throws does not end the block", async () => {
        const execution = await execute(session, block("sh", `echo one; ${sleep(0.2)}; echo two\n`), {
          onOutput: () => {
            throw new Error("the watcher failed");
          },
        });
        expect(execution).toMatchObject(passed("one\ntwo\n"));
      });
      promise("standard input is empty", async () => {
        const code = "import sys\nprint(repr(sys.stdin.read()))\n";
        expect(await execute(session, block("python", code))).toMatchObject(passed("''\n"));
      });
    });

    group("blocks that follow each other", () => {
      promise("share the workspace, and not their variables", async () => {
        await shell(session, "x=1; export x; echo hello >shared.txt");
        const code = 'read -r line <shared.txt; echo "$line"; echo "${x-unset}"';
        expect(await shell(session, code)).toBe("hello\nunset\n");
      });
      promise(
        "run the code that they show, whatever one left under the name of the next one's file",
        async () => {
          const traps = [
            "os.symlink('/dev/null', path)",
            "os.symlink('elsewhere', path)",
            "os.mkfifo(path)",
            "os.mkdir(path); open(path + '/x', 'w').close()",
            "open(path, 'w').write('exit()'); os.chmod(path, 0)",
          ];
          const codes = { python: "print('ran')\nimport sys; sys.exit(3)\n", sh: "echo ran; exit 3\n" };
          for (const [language, code] of Object.entries(codes)) {
            for (const trap of traps) {
              const later = block(language, `${code}# ${trap}\n`);
              const { file } = await execute(session, later);
              await python(session, `import os\npath = ${JSON.stringify(file)}\nos.remove(path)\n${trap}\n`);
              expect([trap, await execute(session, later)]).toMatchObject([
                trap,
                { ending: "exited", exitCode: 3, stdout: { text: "ran\n" } },
              ]);
            }
          }
        },
      );
      promise("a server that one block starts answers in the next", async () => {
        const server = `
import http.server, os, sys
if os.fork() == 0:
    http.server.HTTPServer(("127.0.0.1", 8765), http.server.SimpleHTTPRequestHandler).serve_forever()
`;
        await shell(session, "echo served >served.txt");
        const started = await execute(session, block("python", server));
        expect(started).toMatchObject({ ending: "exited", exitCode: 0 });
        expect(started.durationMs).toBeLessThan(3000);
        const client = `
import time, urllib.request
for attempt in range(50):
    try:
        print(urllib.request.urlopen("http://127.0.0.1:8765/served.txt").read().decode(), end="")
        break
    except OSError:
        time.sleep(0.1)
`;
        expect(await execute(session, block("python", client))).toMatchObject(passed("served\n"));
      });
      promise("a child in the background that holds the streams does not hold the block", async () => {
        const execution = await execute(session, block("sh", `${sleep(30)} &\necho done\n`));
        expect(execution).toMatchObject(passed("done\n"));
        expect(execution.durationMs).toBeLessThan(3000);
      });
      promise("a program that closes its streams is waited for", async () => {
        const code = `echo out\nexec >&- 2>&-\n${sleep(0.6)}\nexit 7\n`;
        const execution = await execute(session, block("sh", code));
        expect(execution).toMatchObject({ ending: "exited", exitCode: 7, stdout: { text: "out\n" } });
        expect(execution.durationMs).toBeGreaterThan(500);
      });
    });

    group("files", () => {
      promise(
        "a block is the file that it asks for, with folders, blanks and dashes in its name",
        async () => {
          const code = "import sys, os\nprint(os.path.relpath(sys.argv[0]))\n";
          for (const path of ["named.py", "a/b c/-c.py", "-c.py", "/workspace/absolute.py", "ünï.py"]) {
            const relative = path.replace("/workspace/", "");
            const execution = await execute(session, block("python", code, path));
            expect(execution).toMatchObject({ ...passed(`${relative}\n`), file: relative });
          }
        },
      );
      promise("a name that leaves the workspace is refused before anything is written", async () => {
        const names = [
          "../x.py",
          "a/../../x.py",
          "/etc/x.py",
          "",
          ".",
          "..",
          "a//b",
          "a/",
          "x".repeat(300),
          ".git/config",
          "a/.GIT/config",
          "a\nb",
          "a\0b",
        ];
        for (const name of names) {
          const execution = await execute(session, block("python", "print(1)\n", name));
          expect(execution).toMatchObject({
            ending: "not-run",
            notRun: "refused",
            exitCode: null,
            file: null,
            stdout: { bytes: 0 },
          });
          expect(execution.evidence).toContain("the file name");
        }
      });
      promise("a generated name follows the code's hash", async () => {
        const code = block("python", "print('hash')\n");
        expect((await execute(session, code)).file).toBe(`tmp_code_${code.sha256.slice(0, 16)}.py`);
      });
      promise("3 MB of code run", async () => {
        const code = `${`# ${"x".repeat(997)}\n`.repeat(3000)}print("end")\n`;
        expect(await execute(session, block("python", code))).toMatchObject(passed("end\n"));
      });
      promise("a compiled program starts from the workspace", async () => {
        // By its own name, because it may be a program that goes by the name it is started under.
        await python(session, 'import shutil\nshutil.copy(shutil.which("sh"), "sh")\n');
        expect(await shell(session, "./sh -c 'echo started'")).toBe("started\n");
      });
      promise("regular files come out, links and pipes are named, generated code is not there", async () => {
        await session.reset({ signal });
        const code = `
import os
os.makedirs("out/deep")
open("out/deep/data.txt", "w").write("data")
open("out/run.sh", "w").write("true")
os.chmod("out/run.sh", 0o755)
open("empty", "w").close()
open("line\\nend", "w").close()
os.symlink("/etc/passwd", "link")
os.symlink("out", "folder-link")
os.mkfifo("pipe")
open("private", "w").write("p")
os.chmod("private", 0o600)
`;
        expect(await execute(session, block("python", code))).toMatchObject(passed(""));
        await execute(session, block("sh", "true", "kept.sh"));
        const { files, leftOut } = await collect(session);
        expect(files).toEqual({
          "out/deep/data.txt": "data",
          "out/run.sh": "true",
          "kept.sh": "true",
          empty: "",
          private: "p",
        });
        expect(leftOut).toEqual({
          link: "a symbolic link",
          "folder-link": "a symbolic link",
          pipe: "a named pipe",
          "line\nend": "its name holds a line end or another control character",
        });
      });
      promise("of a Git folder stay where they are, and are named", async () => {
        await session.reset({ signal });
        const code = `
import os
for folder in (".git", "sub/.Git"): os.makedirs(folder)
for path, text in {".git/config": "a", "sub/.Git/config": "b", ".gitignore": "c\\n", "sub/d": "d\\n"}.items():
    open(path, "w").write(text)
`;
        await python(session, code);
        const { files, leftOut } = await collect(session);
        expect(files).toEqual({ ".gitignore": "c\n", "sub/d": "d\n" });
        const reason = "its name has a part that Git takes for its own folder";
        expect(leftOut).toEqual({ ".git/config": reason, "sub/.Git/config": reason });
      });
      promise("are read once everything that blocks left running is dead", async () => {
        await session.reset({ signal });
        const rewriter = `
import os, time
if os.fork() == 0:
    for stream in (1, 2): os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
    for count in range(1, 3000):
        open("next", "w").write(str(count))
        os.rename("next", "rewritten")
        time.sleep(0.02)
    open("late", "w").close()
while not os.path.exists("rewritten"): time.sleep(0.05)
`;
        await python(session, rewriter);
        const { files } = await collect(session);
        expect(Number(files["rewritten"])).toBeGreaterThan(0);
        await shell(session, sleep(0.3));
        expect(await readText(session, "rewritten")).toBe(files["rewritten"]);
        await shell(session, `${sleep(60)} >/dev/null 2>&1 & echo $! >pid`);
        expect(await shell(session, 'read -r pid <pid; kill -0 "$pid" && echo alive')).toBe("alive\n");
      });
      promise("are read once everything is dead, also where there is no file to read", async () => {
        await session.reset({ signal });
        const [, pid] = /^(\d+)\n$/.exec(await shell(session, `${sleep(60)} >/dev/null 2>&1 & echo $!`))!;
        expect(await collect(session)).toEqual({ files: {}, leftOut: {} });
        expect(await shell(session, `grep -qs '^State:.[^Z]' /proc/${pid}/status || echo dead`)).toBe(
          "dead\n",
        );
      });
      promise("whoever reads only some of the files' bytes gets the right ones", async () => {
        await session.reset({ signal });
        await python(session, "for n in '123': open(n, 'w').write(n * 300_000)\n");
        const starts: string[] = [];
        for await (const entry of session.files({ signal })) {
          if (entry.kind !== "file" || entry.path === "2") continue;
          for await (const chunk of entry.content) {
            starts.push(`${entry.path}:${String.fromCharCode(chunk[0] ?? 0)}`);
            break;
          }
        }
        expect(starts.toSorted()).toEqual(["1:1", "3:3"]);
      });
    });

    group("a session", () => {
      promise("has nothing of the client's environment", async () => {
        process.env["AGENT_EXEC_CANARY"] = "canary-7f3a";
        const other = await open().start({ signal });
        try {
          expect(await python(other, "import os\nprint(dict(os.environ))\n")).not.toContain("canary-7f3a");
        } finally {
          delete process.env["AGENT_EXEC_CANARY"];
          await other.stop();
        }
      });
      promise("starts with the files that it is given", async () => {
        const files = workspaceFiles({
          "src/a.txt": "A",
          "tool.sh": "#!/bin/sh\necho tool\n",
          "big.txt": "x".repeat(1e6),
        });
        const other = await open().start({ signal, files });
        try {
          expect(await readText(other, "src/a.txt")).toBe("A");
          expect(await shell(other, "./tool.sh")).toBe("tool\n");
          expect(await readText(other, "big.txt")).toBe("x".repeat(1e6));
        } finally {
          await other.stop();
        }
      });
      promise("is empty after a reset, without the processes of before", async () => {
        await shell(session, "echo old >old.txt");
        await session.reset({ signal });
        expect(await shell(session, "echo *")).toMatch(/^tmp_code_[0-9a-f]{16}\.sh\n$/);
        expect(await collect(session)).toEqual({ files: {}, leftOut: {} });
      });
      promise("that is started with a fired signal does not start", async () => {
        const reason = new Error("too late");
        await expect(open().start({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
      });
      promise("can be stopped twice, and its files are gone then", async () => {
        const other = await open().start({ signal });
        await other.stop();
        await other.stop();
        await expect(collect(other)).rejects.toMatchObject({ code: "session-lost" });
      });
      promise("describes itself the same before and after a start", async () => {
        const executor = open();
        const before = executor.describe();
        const other = await executor.start({ signal });
        expect(executor.describe()).toBe(before);
        expect(before).toContain("python");
        await other.stop();
      });
    });
  });
}

function passed(stdout: string): Partial<Execution> {
  return {
    ending: "exited",
    exitCode: 0,
    stdout: { text: stdout, bytes: Buffer.byteLength(stdout), truncated: false },
  };
}
