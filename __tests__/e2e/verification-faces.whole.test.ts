import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import type { RunEvent } from "../../src/facts/events.js";
import { emptyFolder, fenced, image, runCommand, scriptFile } from "./command-line.js";
import { commentOnPullRequest, openScene } from "./support/scene.js";

/** Two scripts: of the first a later line would hide that an earlier one failed. */
const scripts = [
  `mkdir -p pkg
cd pkg
test "$(basename "$PWD")" = pkg
python3 ../n.py | grep -qx 2`,
  `false
echo ok`,
];
const replies = [{ reply: fenced("print(2)", 'python title="n.py"') }];

const verifications = async (folder: string) => {
  const lines = (await readFile(join(folder, "transcript.jsonl"), "utf8")).trim().split("\n");
  return lines
    .map((line) => JSON.parse(line) as RunEvent)
    .flatMap((event) =>
      event.type === "verification" ? [{ command: event.command, exitCode: event.exitCode }] : [],
    );
};

it("a verification of several lines is the same in a workflow and in a terminal", async () => {
  await using scene = await openScene(replies);
  const payload = commentOnPullRequest("/agent-exec print two");
  const inputs = { verify: `${scripts.join("\n\n")}\n`, "max-retries": "0", image };
  await using step = await scene.openStep({ eventName: "issue_comment", payload, inputs });
  const main = await step.run("main.js");
  const inWorkflow = await verifications(main.outputs.get("run-dir") ?? "");

  const cwd = await emptyFolder();
  const place = ["--image", image, "--pull", "never", "--max-retries", "0", "--out", "o"];
  const args = ["run", "print two", "--script", await scriptFile(replies), ...place];
  const { code } = await runCommand([...args, ...scripts.flatMap((script) => ["--verify", script])], { cwd });
  const inTerminal = await verifications(join(cwd, "o"));

  expect({ code, action: main.exitCode }).toEqual({ code: 1, action: 1 });
  expect(inTerminal).toEqual([
    { command: scripts[0], exitCode: 0 },
    { command: scripts[1], exitCode: 1 },
  ]);
  expect(inWorkflow).toEqual(inTerminal);
});
