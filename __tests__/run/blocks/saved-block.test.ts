import { describe, expect, it } from "@jest/globals";
import { fc, tries } from "../../chance.js";
import { createRun, local, script } from "../../../src/index.js";
import { blockOf, type CodeBlock } from "../../../src/facts/block.js";
import type { EventOf, RunEvent } from "../../../src/facts/events.js";
import { saveBlock } from "../../../src/run/blocks/edits/edit-block.js";
import { execution } from "../facts.js";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

async function executionsOf(reply: string) {
  const run = createRun({ task: "x", writer: script([reply]), executor: local(), maxRetries: 0 });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  const executions = events.filter((event): event is EventOf<"execution"> => event.type === "execution");
  return { executions, result: await run.result };
}

describe("a block in a language that is not run", () => {
  it("is saved where it has a name, for those after it and among the files", async () => {
    const { executions, result } = await executionsOf(
      '```json title="config/data.json"\n{"a": 42}\n```\n\n```python\nprint(open("config/data.json").read())\n```\n',
    );
    expect(executions).toMatchObject([
      { ending: "exited", exitCode: 0, saved: "config/data.json", file: "config/data.json" },
      { ending: "exited", exitCode: 0, stdout: { text: '{"a": 42}\n\n' } },
    ]);
    expect(result).toMatchObject({ outcome: "passed", artifacts: [{ path: "config/data.json" }] });
  });

  it("is saved nowhere without a name, nor outside of the workspace", async () => {
    for (const info of ["json", 'json title="../x.json"', 'json title="/x.json"', 'json title=".git/x"']) {
      const { executions } = await executionsOf(`\`\`\`${info}\n1\n\`\`\`\n`);
      expect(executions).toMatchObject([{ ending: "not-run", notRun: "language" }]);
    }
  });

  it("comes out as it was written, whatever it and its name hold", async () => {
    const folder = mkdtempSync(join(tmpdir(), "saved-block-"));
    try {
      const line = fc.string({
        unit: fc.constantFrom("a", "$", "`", "'", '"', "\\", "\n", " ", "end_of_file"),
        maxLength: 40,
      });
      const name = fc.string({
        unit: fc.constantFrom("a", "'", " ", "$", "-", '"', ";", "\\"),
        minLength: 1,
        maxLength: 12,
      });
      const run = async (block: CodeBlock) => {
        const text = execFileSync("sh", ["-c", block.code], { cwd: folder, encoding: "utf8" });
        return execution({ stdout: { text, bytes: text.length, truncated: false } });
      };
      await fc.assert(
        fc.asyncProperty(line, name, async (text, path) => {
          const code = `${text}\n`;
          const block = { ...blockOf({ language: "json", code, path }), path };
          expect(await saveBlock(block, { run, why: "so" })).toMatchObject({ exitCode: 0, saved: path });
          expect(readFileSync(join(folder, path), "utf8")).toBe(code);
        }),
        { numRuns: tries(100) },
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
