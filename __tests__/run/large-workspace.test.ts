import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createRun, local, type RunEvent, script } from "../../src/index.js";
import { rarely } from "../chance.js";

let home: string;
let workspace: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "agent-exec-large-"));
  workspace = join(home, "work");
  await mkdir(workspace);
});

afterEach(() => rm(home, { recursive: true }));

/** What is saved of a run in the workspace, and what all of it came to. */
async function runIn(code: string, verify: string) {
  const writer = script([`\`\`\`python\n${code}\n\`\`\`\n`, "Done."]);
  const out = join(home, "out");
  const run = createRun({
    task: "Mend it.",
    writer,
    executor: local(),
    workspace,
    verify: [verify],
    verifyBefore: "off",
    out,
  });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  const { outcome, verified } = await run.result;
  const saved = events.find((event) => event.type === "files-saved")!;
  const patch = saved.changes?.patch ?? null;
  return {
    outcome,
    verified,
    warnings: events.filter(({ type }) => type === "warning"),
    artifacts: saved.artifacts.map(({ path }) => path),
    leftOut: saved.leftOut,
    deleted: saved.changes?.deleted,
    patched: patch === null ? [] : patchedIn(await readFile(join(out, patch), "utf8")),
  };
}

function patchedIn(patch: string): (string | undefined)[] {
  return [...patch.matchAll(/^diff --git a\/\S+ b\/(\S+)$/gm)].map(([, path]) => path);
}

const count = "import os; print(sum(len(names) for _, _, names in os.walk('.')))";

describe("a run in a workspace that holds more than may come out", () => {
  rarely(
    "of 10,500 files changes one, takes one away, and is verified with all of the others",
    async () => {
      for (let number = 0; number < 10_500; number += 1) {
        const folder = join(workspace, `d${number % 10}`);
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, `${number}.txt`), `${number}\n`);
      }
      const code = "import os\nopen('d7/10497.txt', 'w').write('new\\n')\nos.remove('d8/10498.txt')";
      const verify = `test "$(python3 -c "${count}")" = 10499 && grep -q new d7/10497.txt && test -f d3/3.txt`;
      expect(await runIn(code, verify)).toEqual({
        outcome: "passed",
        verified: true,
        warnings: [],
        artifacts: ["d7/10497.txt"],
        leftOut: [],
        deleted: ["d8/10498.txt"],
        patched: ["d7/10497.txt", "d8/10498.txt"],
      });
    },
    240_000,
  );

  it("is verified with a file of 101 MiB that nobody touched", async () => {
    await writeFile(join(workspace, "large.bin"), "");
    await truncate(join(workspace, "large.bin"), 101 * 1024 ** 2);
    expect(await runIn("open('a.txt', 'w').write('a')", "test -s large.bin && test -f a.txt")).toMatchObject({
      outcome: "passed",
      verified: true,
      warnings: [],
      artifacts: ["a.txt"],
      leftOut: [],
      deleted: [],
    });
  }, 120_000);
});
