import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
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
import type { OwnExecutor, OwnSession } from "../../src/executors/own/own-executor.js";

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
function ending(
  ends: Readonly<Record<number, Partial<Execution> & { exitCode: number | null }>>,
): OwnExecutor {
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
  for (const [index, messages] of asked.entries())
    expect(asked.at(index + 1)?.slice(0, messages.length) ?? messages).toEqual(messages);
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
    expect(said(2)).toMatch(
      /^The sandbox was lost while this turn ran.* as turn 1 left them\. Everything else is gone/,
    );
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

  it("says what of a turn that used up its sandbox is gone, and goes on with the turn before", async () => {
    const ruin = sh("echo ruined > kept.txt");
    const { printed, result, said } = await runOf(ending({ 2: spent }), [edit, ruin, showAll]);
    expect(printed).toEqual(["", "", shown]);
    expect(said(2)).toMatch(/this turn's changes are gone\. .* as turn 1 left them\./);
    expect(result).toMatchObject({ outcome: "passed", turns: 4 });
  });

  it("is told of what does not come out of a sandbox, by name", async () => {
    const { said } = await runOf(ending({ 2: lost }), [sh("ln -s /bin/sh shell; echo x > x"), sh("cat x")]);
    expect(said(2)).toContain(
      "These files could not be restored: `shell` (a symbolic link that leads out of the workspace).",
    );
  });

  it("lets what runs in the background be while a turn's files are kept", async () => {
    const start = sh("sleep 60 >/dev/null 2>&1 & echo $! > pid");
    const { printed } = await runOf(local(), [start, sh("kill $(cat pid) && echo was there")]);
    expect(printed).toEqual(["", "was there\n"]);
  });

  it("saves what was kept where no fresh one can be started", async () => {
    const executor = ending({ 2: lost });
    let starts = 0;
    const once: OwnExecutor = {
      ...executor,
      start: (options) => {
        if ((starts += 1) > 1) throw new Error("No room.");
        return executor.start(options);
      },
    };
    const { result, events } = await runOf(once, [edit, showAll]);
    expect(result).toMatchObject({ outcome: "infrastructure-error", patch: { files: 3 } });
    expect(
      events.find((event) => event.type === "warning" && event.code === "files-of-checkpoint"),
    ).toMatchObject({
      message: "The sandbox is gone. The saved files are from the end of turn 1.",
    });
  });

  it("verifies what is there in the fresh one", async () => {
    const { result } = await runOf(ending({ 2: lost }), [edit, showAll], {
      verify: ["test -f later.txt && test ! -e gone.txt && grep -q edited new/link"],
    });
    expect(result).toMatchObject({ outcome: "passed", verified: true });
  });
});

describe("a run until a pass", () => {
  it("keeps nothing on the way", async () => {
    const { events } = await runOf(local(), [sh("exit 1"), edit], { until: "pass", maxRetries: 1 });
    expect(events.map(({ type }) => type)).not.toContain("checkpoint");
  });
});
