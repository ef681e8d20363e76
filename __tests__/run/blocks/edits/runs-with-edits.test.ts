import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import {
  createRun,
  local,
  type RunEvent,
  type RunOptions,
  script,
  type ScriptTurn,
} from "../../../../src/index.js";
import type { EventOf } from "../../../../src/facts/events.js";
import { fold } from "../../../../src/run/state/apply.js";
import { conversation } from "../../../../src/run/told/prompt.js";

const given = {
  "greet.sh": 'echo "Hallo, $1"\n',
  "test.sh": 'test "$(sh greet.sh Ada)" = "Hello, Ada"\n',
};
const greeting = (from: string, to: string): string =>
  `greet.sh\n\`\`\`sh\n<<<<<<< SEARCH\necho "${from}, $1"\n=======\necho "${to}, $1"\n>>>>>>> REPLACE\n\`\`\`\n`;
const mend = greeting("Hallo", "Hello");
const misfit = greeting("Bonjour", "Hello");
const weaken =
  '```diff\n--- a/test.sh\n+++ b/test.sh\n@@ -1 +1 @@\n-test "$(sh greet.sh Ada)" = "Hello, Ada"\n+true\n```\n';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "agent-exec-edits-"));
  for (const [path, content] of Object.entries(given)) await writeFile(join(folder, path), content);
});

afterEach(() => rm(folder, { recursive: true }));

async function runOf(turns: readonly (string | ScriptTurn)[], options: Partial<RunOptions> = {}) {
  const run = createRun({
    task: "The greeting is in the wrong language.",
    writer: script(turns),
    executor: local(),
    workspace: folder,
    verify: ["sh test.sh"],
    out: join(folder, "out"),
    ...options,
  });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  const executions = events.filter((event): event is EventOf<"execution"> => event.type === "execution");
  const told = conversation(fold(events)).map(({ content }) => content);
  return { executions, told, result: await run.result, events };
}

describe("an edit in a run", () => {
  it("that fits is told as what it is, and judged like what code does", async () => {
    const { executions, told, result } = await runOf([mend, "It greets in English now."]);
    expect(executions).toMatchObject([{ exitCode: 0, edited: [{ path: "greet.sh", kind: "changed" }] }]);
    // The control run beside it may be over by then.
    expect(told.at(-3)).toMatch(/^(On the original files, [^]+\n\n)?Block 1 edited `greet.sh`\.\n\nLeft: /);
    expect(result).toMatchObject({ outcome: "passed", verified: true });
    expect(await readFile(join(folder, "out/changes.patch"), "utf8")).toContain('+echo "Hello, $1"');
  });

  it("that does not fit is an observation step by step, and ends no work", async () => {
    const { executions, told, result } = await runOf([misfit, mend, "Done."]);
    expect(executions).toMatchObject([{ ending: "misfit", exitCode: null }, { exitCode: 0 }]);
    expect(told[3]).toContain(
      "Block 1 does not fit the file that it edits, so no file was changed: section 1 of `greet.sh` does not fit",
    );
    expect(result).toMatchObject({ outcome: "passed", attempts: 1, turns: 3 });
  });

  it("that does not fit fails an attempt until a pass, and stops the blocks behind it", async () => {
    const retry = { decision: { retry: true, reason: "It is Hallo." } };
    const { executions, result } = await runOf([`${misfit}\n\`\`\`sh\necho ran\n\`\`\`\n`, retry, mend], {
      until: "pass",
    });
    expect(executions).toMatchObject([
      { ending: "misfit" },
      { ending: "not-run", notRun: "earlier-failed" },
      { exitCode: 0 },
    ]);
    expect(result).toMatchObject({ outcome: "passed", attempts: 2, verified: true });
  });

  it("that does not fit is named as why the run ended", async () => {
    const { result } = await runOf([misfit], { until: "pass", maxRetries: 0 });
    expect(result).toMatchObject({ outcome: "failed", exitCode: null });
    expect(result.summary).toContain(
      "ended with an edit that did not fit: section 1 of `greet.sh` does not fit",
    );
  });

  it("keeps the writer from being done in the same reply where it does not fit", async () => {
    const { executions, result } = await runOf([`${misfit}\nTERMINATE\n`, `${mend}\nTERMINATE\n`]);
    expect(executions).toHaveLength(2);
    expect(result).toMatchObject({ outcome: "passed", turns: 2 });
  });

  it("is the last block of a reply like any other", async () => {
    const { executions } = await runOf([`\`\`\`sh\nexit 1\n\`\`\`\n${mend}`, "Done."], { blocks: "last" });
    expect(executions.toSorted((a, b) => a.block - b.block)).toMatchObject([
      { notRun: "not-last" },
      { edited: [{ path: "greet.sh", kind: "changed" }] },
    ]);
  });

  it("of a protected file is undone before the verification", async () => {
    const { executions, events, result } = await runOf([weaken, "Done."], {
      protect: ["test.sh"],
      maxRetries: 0,
    });
    expect(executions).toMatchObject([{ edited: [{ path: "test.sh", kind: "changed" }] }]);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: "warning",
        code: "protected-files",
        message: expect.stringContaining("`test.sh`"),
      }),
    );
    expect(result).toMatchObject({ outcome: "failed", verified: false });
  });

  it("in a language that is not run, with something beside its sections, is no file to be saved", async () => {
    const block = `\`\`\`text title="greet.sh"\nSo:\n${mend.split("\n").slice(2, -2).join("\n")}\n\`\`\`\n`;
    const { executions } = await runOf([block, "Done."], { maxRetries: 0 });
    expect(executions).toMatchObject([
      { ending: "misfit", evidence: "line 1 is outside of any section, and is not a file name" },
    ]);
  });

  it("keeps a secret of the file in its bytes, and out of the record", async () => {
    const secret = "s3cr3t-value-here";
    await writeFile(join(folder, "greet.sh"), `echo there # ${secret}\necho one\necho two\n`);
    const section = (search: string) =>
      `greet.sh\n\`\`\`\n<<<<<<< SEARCH\n${search}\necho two\n=======\necho 2\n>>>>>>> REPLACE\n\`\`\`\n`;
    const { events, executions } = await runOf([section("echo 1"), section("echo one"), "Done."], {
      secrets: [secret],
      verify: ["grep -q s3cr3t-value- greet.sh && grep -q 2 greet.sh"],
    });
    expect(executions[0]!.stdout.text).toBe("1  echo there # ***\n2  echo one\n3  echo two\n");
    expect(events).toContainEqual(expect.objectContaining({ type: "verification", exitCode: 0 }));
    expect(JSON.stringify(events)).not.toContain(secret);
  });
});
