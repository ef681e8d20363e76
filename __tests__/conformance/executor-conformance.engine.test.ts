import { expectEqual } from "../../src/conformance/expectations.js";
import { describe, expect, it } from "@jest/globals";
import {
  checkExecutor,
  executorConformance,
  type ExecutorConformanceOptions,
} from "../../src/conformance/executor-conformance.js";
import { block } from "../../src/conformance/session-calls.js";
import { createLocalExecutor } from "../../src/executors/local/local-executor.js";
import type { Executor, Session } from "../../src/ports/executor.js";
import type { Execution } from "../../src/facts/execution.js";
import { sample } from "../chance.js";
import { hollowExecutor } from "./hollow-executor.js";

async function statuses(open: () => Executor, options?: ExecutorConformanceOptions) {
  const results = { holds: [] as string[], fails: [] as string[], differs: [] as string[] };
  for await (const { name, status } of checkExecutor(open, options)) results[status].push(name);
  return results;
}

/** Runs the cases of these names, and says which of them failed. */
async function failedOf(
  names: readonly string[],
  { cases, close }: ReturnType<typeof executorConformance>,
): Promise<string[]> {
  const chosen = cases.filter(({ name }) => names.includes(name));
  expect(chosen).toHaveLength(names.length);
  const failed: string[] = [];
  for (const { name, run } of chosen) await run().catch(() => failed.push(name));
  await close();
  return failed;
}

/** The local executor with a session that is broken in one way. */
function broken(defect: (session: Session) => Partial<Session>): () => Executor {
  return () => {
    const local = createLocalExecutor();
    const start: Executor["start"] = async (options) => {
      const session = await local.start(options);
      const { facts } = session;
      const whole: Session = {
        facts,
        execute: (block, how) => session.execute(block, how),
        verify: (command, how) => session.verify(command, how),
        files: (how) => session.files(how),
        checkpoint: (how) => session.checkpoint!(how),
        stop: () => session.stop(),
      };
      return { ...whole, ...defect(session) };
    };
    return { ...local, start };
  };
}

/** A session whose blocks end as they do, and are told otherwise. */
function retold(tell: (execution: Execution) => Partial<Execution>): (session: Session) => Partial<Session> {
  return (session) => ({
    async execute(block, how) {
      const execution = await session.execute(block, how);
      return { ...execution, ...tell(execution) };
    },
  });
}

describe("a broken executor fails the case about its fault:", () => {
  const defects: readonly {
    readonly defect: string;
    readonly open: () => Executor;
    readonly fails: readonly string[];
    readonly holds: string;
  }[] = [
    {
      defect: "one that loses the end of the output",
      open: broken(retold(({ stdout }) => ({ stdout: { ...stdout, text: stdout.text.slice(0, -1) } }))),
      fails: [
        "bytes that are not UTF-8, and NUL bytes, do no harm",
        "an error in `onOutput` does not end the block",
      ],
      holds: "an empty block passes",
    },
    {
      defect: "one that counts characters for bytes",
      open: broken(retold(({ stdout }) => ({ stdout: { ...stdout, bytes: stdout.text.length } }))),
      fails: ["50,000 three-byte characters arrive undamaged, in the live output too"],
      holds: "standard input is empty",
    },
    {
      defect: "one that shows output when it is too late",
      open: broken((session) => ({
        async execute(block, { onOutput, ...how }) {
          const execution = await session.execute(block, how);
          for (const line of execution.stdout.text.split(/(?<=\n)/)) onOutput?.("stdout", line);
          return execution;
        },
      })),
      fails: ["output is shown while the program runs"],
      holds: "long output is cut in the middle and counted correctly",
    },
    {
      defect: "one that says 0 where it does not know",
      open: broken(retold(({ ending }) => (ending === "signalled" ? { ending: "exited", exitCode: 0 } : {}))),
      fails: ["a signal is reported differently from an exit"],
      holds: "the exit code is the program's own, even 124 to 127",
    },
    {
      defect: "one that takes 126 and 127 for its own",
      open: broken(
        retold(({ exitCode }) => (exitCode! > 125 ? { exitCode: null, ending: "daemon-lost" } : {})),
      ),
      fails: [
        "the exit code is the program's own, even 124 to 127",
        "a signal is reported differently from an exit",
      ],
      holds: "an empty block passes",
    },
    {
      defect: "one that ignores the deadline",
      open: broken((session) => ({
        execute: (block, how) => session.execute(block, { ...how, timeoutMs: 60_000 }),
      })),
      fails: ["after a timeout, the output, the sandbox and the workspace are still there"],
      holds: "the exit code is the program's own, even 124 to 127",
    },
    {
      defect: "one that ignores the signal",
      open: broken((session) => ({
        execute: (block, how) => session.execute(block, { ...how, signal: new AbortController().signal }),
      })),
      fails: [
        "a cancelled block ends at once, and the sandbox can run more blocks",
        "a block that is cancelled before it starts does not run",
      ],
      holds: "a signal is reported differently from an exit",
    },
    {
      defect: "one whose checkpoint ends what runs in the background",
      open: broken((session) => ({ checkpoint: (how) => session.files(how) })),
      fails: [
        "`checkpoint` ends no process, and reports the same changes as `files`",
        "`checkpoint` does not send the content of unchanged files again",
      ],
      holds: "`checkpoint` includes changes that were applied at the start",
    },
    {
      defect: "one that writes a block where it asks to be written",
      open: broken((session) => ({
        execute: (block, how) =>
          session.execute({ ...block, path: block.path?.replace(/^\.+\//, "") ?? null }, how),
      })),
      fails: ["a file name outside the workspace is refused before anything is written"],
      holds: "a block is saved under its file name, even with folders, spaces and dashes",
    },
    {
      defect: "one that verifies by a script among the code's files",
      open: broken((session) => ({
        verify: (command, how) => session.execute(block("sh", command), how),
      })),
      fails: [
        "a verification runs with sh in the workspace, without input, and keeps its exit code",
        "shell errors of a verification begin with `verify:`",
        "no file in the workspace contains the verification",
        "programs that a verification starts cannot add commands to it",
      ],
      holds: "a verification ends at its deadline",
    },
    {
      defect: "one that does not name what it leaves out",
      open: broken((session) => ({
        async *files(how) {
          for await (const entry of session.files(how)) if (entry.kind === "file") yield entry;
        },
      })),
      fails: [
        "files and safe links are returned, and everything else is listed as left out, except generated code",
        "files in a `.git` folder are not returned, but listed as left out",
      ],
      holds: "reading only a part of each file gives the right bytes",
    },
    {
      defect: "one that tells of no deletion and no link",
      open: broken((session) => ({
        async *files(how) {
          for await (const entry of session.files(how))
            if (entry.kind !== "deleted" && entry.kind !== "link") yield entry;
        },
      })),
      fails: [
        "changed, new and deleted files and changed executable bits are reported",
        "changed links inside the workspace are reported, and links that lead out are listed as left out",
        "a file can replace a folder, and a folder can replace a file or a link",
      ],
      holds: "a change that keeps size, time and name is reported",
    },
    {
      defect: "one that begins without the changes that it is told to make",
      open: () => {
        const local = createLocalExecutor();
        return { ...local, start: ({ signal, files }) => local.start({ signal, ...(files && { files }) }) };
      },
      fails: ["changes can be applied before the first block"],
      holds: "a sandbox starts with the given files",
    },
    {
      defect: "one that is asked for files after its end and says that there are none",
      open: broken((session) => {
        let isStopped = false;
        return {
          async *files(how) {
            if (!isStopped) yield* session.files(how);
          },
          async stop() {
            isStopped = true;
            await session.stop();
          },
        };
      }),
      fails: ["a sandbox can be stopped twice, and then its files are gone"],
      holds: "a sandbox starts with the given files",
    },
  ];

  it.each(sample(defects, 4))("$defect", async ({ open, fails, holds }) => {
    // What must hold has all the time that it needs; what must fail may do so by taking too long.
    expect(await failedOf([holds], executorConformance(open))).toEqual([]);
    const failed = await failedOf(fails, executorConformance(open, { caseTimeoutMs: 3_500 }));
    expect(failed.toSorted()).toEqual([...fails].toSorted());
  });

  it("an executor that runs nothing and reports success fails every case that needs a result", async () => {
    const { holds, fails } = await statuses(() => hollowExecutor({ exitCode: 0 }));
    // One that has no checkpoint promises nothing of it.
    const promisedByNone = executorConformance(() => hollowExecutor({}))
      .cases.filter(({ group }) => group === "a checkpoint")
      .map(({ name }) => name);
    expect(holds).toEqual(["an empty block passes", ...promisedByNone]);
    expect(fails.length).toBeGreaterThan(35);
  });

  it("an executor that runs nothing and says so fails every case", async () => {
    const { holds } = await statuses(() => hollowExecutor({ ending: "not-run", exitCode: null }));
    expect(holds).toEqual([]);
  });
});

describe("the message of a failed case", () => {
  it("has the expected and the actual value, and the executor's evidence", async () => {
    const [first] = executorConformance(() => hollowExecutor({ exitCode: 7 }), { groups: ["endings"] }).cases;
    await expect(first!.run()).rejects.toMatchObject({
      code: "ERR_ASSERTION",
      message:
        "exit 0: expected { ending: 'exited', exitCode: 0 }, saw { ending: 'exited', exitCode: 7, evidence: 'nobody looked', stderr: '' }",
    });
  });

  it("fits a terminal if the values are long", async () => {
    const files = Object.fromEntries(Array.from({ length: 12_000 }, (_, n) => [`f${n}`, `${n}\n`]));
    const seen = (): void => expectEqual(files, {}, "what came out");
    expect(seen).toThrow(expect.objectContaining({ message: expect.stringMatching(/^.{0,700}$/s) }));
  });

  it("says that the case did not end, if the executor does not answer", async () => {
    const open = (): Executor => ({ ...hollowExecutor({}), start: () => new Promise(() => {}) });
    let starts = 0;
    const counted = (): Executor => {
      starts += 1;
      return open();
    };
    const reasons: (string | undefined)[] = [];
    const options = { caseTimeoutMs: 100, groups: ["languages"] } as const;
    for await (const { reason } of checkExecutor(counted, options)) reasons.push(reason);
    const [first, ...others] = reasons;
    expect(first).toBe("the test did not end within 0.1 s");
    expect(new Set(others)).toEqual(
      new Set(["no session was started, because the start for an earlier test has not ended"]),
    );
    expect(starts).toBe(1);
  });

  it("says once, in place of all cases, that the sandbox has no Python", async () => {
    const results = checkExecutor(() => hollowExecutor({ exitCode: 127 }));
    await expect(results.next()).rejects.toMatchObject({
      code: "image-unsuitable",
      message: expect.stringContaining("has no python3"),
      nextStep: expect.stringContaining("Install python3"),
    });
  });

  it("says why no session could start, after a single try", async () => {
    let starts = 0;
    const open = (): Executor => ({
      ...hollowExecutor({}),
      start: async () => {
        starts += 1;
        throw new Error("The engine is off.");
      },
    });
    const reasons = new Set<string | undefined>();
    for await (const { reason } of checkExecutor(open)) reasons.add(reason);
    expect([...reasons]).toEqual(["no session was started: The engine is off."]);
    expect(starts).toBe(1);
  });
});

describe("a known difference", () => {
  const name = "the exit code is the program's own, even 124 to 127";
  const known = (title: string): ExecutorConformanceOptions => ({
    groups: ["endings"],
    knownDifferences: { [title]: "it knows none" },
  });

  it("differs, with its reason, and as a test it passes", async () => {
    const { value } = await checkExecutor(() => hollowExecutor({}), known(name)).next();
    expect(value).toMatchObject({ name, status: "differs", reason: "it knows none" });
    const [first] = executorConformance(() => hollowExecutor({}), known(name)).cases;
    await first!.run();
  });

  it("that no longer exists fails", async () => {
    const open = (): Executor => hollowExecutor({ ending: "exited", exitCode: 0 });
    const title = "an empty block passes";
    const options = { groups: ["languages"], knownDifferences: { [title]: "it runs nothing" } } as const;
    const { fails } = await statuses(open, options);
    expect(fails).toContain(title);
  });

  it("does not excuse a session that cannot start", async () => {
    const open = (): Executor => ({
      ...hollowExecutor({}),
      start: async () => {
        throw new Error("The engine is off.");
      },
    });
    const { fails, differs } = await statuses(open, known(name));
    expect(fails).toContain(name);
    expect(differs).toEqual([]);
  });

  it("with an unknown case name is refused before anything runs", () => {
    expect(() => checkExecutor(() => hollowExecutor({}), known("a case that was renamed"))).toThrow(
      'No contract test has the name "a case that was renamed".',
    );
  });
});

describe("the sessions of the cases", () => {
  it("are shared, with a new one after a failed case; all are stopped", async () => {
    const calls: string[] = [];
    const open = broken((session) => {
      calls.push("start");
      return {
        ...retold(({ ending }) => (ending === "not-run" ? { exitCode: 1 } : {}))(session),
        stop: async () => {
          calls.push("stop");
          await session.stop();
        },
      };
    });
    const { fails } = await statuses(open, { groups: ["languages"] });
    expect(fails).toEqual(["a block in an unknown language does not run and writes nothing"]);
    expect(calls).toEqual(["start", "stop", "start", "stop"]);
  });

  it("that never end fail the case that started them", async () => {
    const open = (): Executor => ({
      ...hollowExecutor({}),
      start: async (options) => ({
        ...(await hollowExecutor({
          ending: "exited",
          stdout: { text: "{}\n", bytes: 3, truncated: false },
        }).start(options)),
        stop: () => new Promise(() => {}),
      }),
    });
    const { cases, close } = executorConformance(open, { caseTimeoutMs: 100 });
    const { run } = cases.find(
      ({ name }) => name === "code sees none of agent-exec's own environment variables",
    )!;
    await expect(run()).rejects.toThrow("the clean-up after the test did not end within 0.1 s");
    await close();
  });

  it("end when the signal fires, which also ends the current case", async () => {
    const stop = new AbortController();
    let isStopped = false;
    const open = (): Executor => ({
      ...hollowExecutor({}),
      start: async (options) => ({
        ...(await hollowExecutor({}).start(options)),
        execute: () => new Promise(() => setTimeout(() => stop.abort(new Error("enough")), 50)),
        stop: async () => {
          isStopped = true;
        },
      }),
    });
    await expect(statuses(open, { signal: stop.signal })).rejects.toThrow("enough");
    expect(isStopped).toBe(true);
  });
});

it("case names are unique, so that a known difference names one case", () => {
  const names = executorConformance(() => hollowExecutor({})).cases.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(35);
  expect(new Set(names).size).toBe(names.length);
});

it("a sandbox that starts although the signal is aborted is stopped all the same", async () => {
  let running = 0;
  const deaf = (): Executor => {
    const local = createLocalExecutor();
    return {
      ...local,
      async start({ signal: _ignored, ...options }) {
        const session = await local.start({ ...options, signal: new AbortController().signal });
        running += 1;
        const stop = async () => {
          running -= 1;
          await session.stop();
        };
        return { facts: session.facts, execute: session.execute.bind(session), stop } as unknown as Session;
      },
    };
  };
  const name = "a sandbox does not start if the `signal` is already aborted";
  expect(await failedOf([name], executorConformance(deaf))).toEqual([name]);
  expect(running).toBe(0);
});
