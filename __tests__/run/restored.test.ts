import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import {
  createRun,
  type Execution,
  local,
  type Message,
  type RunEvent,
  type RunOptions,
} from "../../src/index.js";
import type { OwnExecutor, OwnSession } from "../../src/library/executor.js";

const sh = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;
const given = { "kept.txt": "given\n", "gone.txt": "given\n", "edited.txt": "given\n" };
const edit = sh("rm gone.txt; echo edited > edited.txt; mkdir -p new/folder; ln -s ../edited.txt new/link");
const showAll = sh("cat kept.txt edited.txt new/link; ls -d *.txt new; echo later > later.txt");

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "agent-exec-restored-"));
  for (const [path, content] of Object.entries(given)) await writeFile(join(folder, path), content);
});

afterEach(() => rm(folder, { recursive: true }));

const lost = { ending: "container-lost", exitCode: null, evidence: "the engine says it is gone" } as const;
const spent = { exitCode: 137, evidence: "it could not be ended", isSessionSpent: true } as const;

/** The local executor, whose sandboxes end as these executions end, counted from 1 over all sandboxes. */
function ending(ends: Readonly<Record<number, Partial<Execution> & { exitCode: number | null }>>): OwnExecutor {
  const executor = local();
  let executions = 0;
  return {
    ...executor,
    async start(options) {
      const session = await executor.start(options);
      const own: OwnSession = {
        facts: session.facts,
        async execute(block, rest) {
          const execution = await session.execute(block, rest);
          const end = ends[(executions += 1)];
          if (end === undefined) return execution;
          await session.stop();
          return { ...execution, ...end };
        },
        verify: (...call) => session.verify(...call),
        files: (rest) => session.files(rest),
        checkpoint: (rest) => session.checkpoint!(rest),
        stop: () => session.stop(),
      };
      return own;
    },
  };
}

async function runOf(executor: OwnExecutor, replies: readonly string[], options: Partial<RunOptions> = {}) {
  const asked: (readonly Message[])[] = [];
  const left = [...replies];
  const run = createRun({
    task: "Edit.",
    writer: {
      name: "list",
      async write(messages) {
        asked.push(messages);
        return left.shift() ?? "Done.";
      },
    },
    executor,
    workspace: folder,
    out: join(folder, ".agent-exec"),
    ...options,
  });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  const printed = events.flatMap((event) => (event.type === "execution" ? [event.stdout.text] : []));
  return { events, printed, result: await run.result, said: (call: number) => asked[call]!.at(-1)!.content };
}

const shown = "given\nedited\nedited\nedited.txt\nkept.txt\nnew\n";

describe("a run step by step whose sandbox is lost", () => {
  it("goes on in a fresh one with the files as the turn before left them, and the writer is told", async () => {
    const { events, printed, result, said } = await runOf(ending({ 2: lost }), [edit, showAll]);
    expect(printed).toEqual(["", shown, shown]);
    expect(events.filter(({ type }) => type === "session-started")).toMatchObject([
      { takesCheckpoints: true },
      { restored: { attempt: 1, after: "lost" } },
    ]);
    expect(said(2)).toMatch(/^The sandbox was lost while this turn ran.* as turn 1 left them\. All else is gone/);
    expect(said(1)).not.toContain("lost");
    expect(result).toMatchObject({ outcome: "passed", turns: 3 });
    const patch = await readFile(join(folder, ".agent-exec/changes.patch"), "utf8");
    expect(patch.match(/^diff --git a\/(\S+)/gm)).toEqual([
      "diff --git a/edited.txt",
      "diff --git a/gone.txt",
      "diff --git a/later.txt",
      "diff --git a/new/link",
    ]);
  });

  it("keeps nothing on this machine when it is over", async () => {
    const temporary = await mkdtemp(join(tmpdir(), "agent-exec-restored-"));
    const before = process.env["TMPDIR"];
    process.env["TMPDIR"] = temporary;
    const seen: string[][] = [];
    const executor = ending({ 2: lost });
    try {
      await runOf(
        { ...executor, start: async (options) => (seen.push(await readdir(temporary)), executor.start(options)) },
        [edit, showAll],
      );
    } finally {
      if (before === undefined) delete process.env["TMPDIR"];
      else process.env["TMPDIR"] = before;
    }
    expect(seen[1]).toContainEqual(expect.stringMatching(/^agent-exec-kept-/));
    expect(await readdir(temporary)).toEqual([]);
    await rm(temporary, { recursive: true });
  });
});
