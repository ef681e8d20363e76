import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { startOpenAiServer } from "../fakes/openai-server.js";
import { emptyFolder, runCommand } from "./command-line.js";

const sh = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;
const usage = { inputTokens: 1_000, outputTokens: 100 };

it("several models are given one task, each in a run of its own, and a table says how they did", async () => {
  await using server = await startOpenAiServer({
    answers: (_askedFor, { model }) =>
      model === "good" ? { reply: sh("echo 6 > six.txt"), usage } : { reply: sh("exit 3"), usage },
  });
  const cwd = await emptyFolder();
  const base = [
    "run",
    "Six | <b>.",
    "--base-url",
    server.baseUrl,
    "--executor",
    "local",
    "--max-retries",
    "0",
  ];
  const { code, stdout } = await runCommand([...base, "--models", "bad/one,good@2/10", "--out", "all"], {
    cwd,
  });
  expect(code).toBe(0);
  const table = stdout.slice(stdout.indexOf("Model "));
  expect(table).toMatch(/^bad\/one +❌ failed +no +1 +\S+ m?s +1,000 +100 +unknown +0 files$/m);
  expect(table).toMatch(/^good +✅ passed +no +1 +\S+ m?s +1,000 +100 +\$0\.0030 +1 file$/m);
  const markdown = await readFile(join(cwd, "all/models.md"), "utf8");
  expect(markdown).toContain("[report](2-good/report.md)");
  const page = await readFile(join(cwd, "all/models.html"), "utf8");
  expect(page).toContain("Six | &lt;b&gt;.");
  expect(await readFile(join(cwd, "all/2-good/artifacts/six.txt"), "utf8")).toBe("6\n");
  const json = await runCommand([...base, "--models", "bad,worse", "--json", "--quiet"], { cwd });
  const told = JSON.parse(json.stdout) as { model: string; outcome: string }[];
  expect([json.code, told.map(({ model, outcome }) => [model, outcome])]).toEqual([
    1,
    [
      ["bad", "failed"],
      ["worse", "failed"],
    ],
  ]);
  const twice = await runCommand([...base, "--models", "a,a"], { cwd });
  expect(`${twice.code} ${twice.stderr}`).toMatch(/^2 .*--models: "a" is given twice/s);
  const idle = await runCommand([...base, "--models", "a,b", "--model", "c"], { cwd });
  expect(`${idle.code} ${idle.stderr}`).toMatch(/^2 .*--model: has no effect with --models/s);
});
