// Writes what the tables in src/settings and src/errors.ts decide: action.yml's inputs and outputs, the README's
// tables, docs/settings.md and docs/errors.md. CI runs it and fails when git then sees a difference.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { describeSettings } from "../src/settings/describe.js";

const texts = describeSettings();

await replaceBetween("action.yml", "# generated: inputs and outputs", "# end of generated", texts.actionYml);
await replaceBetween(
  "README.md",
  "<!-- generated: inputs -->",
  "<!-- end of generated -->",
  texts.inputsTable,
);
await replaceBetween(
  "README.md",
  "<!-- generated: outputs -->",
  "<!-- end of generated -->",
  texts.outputsTable,
);
await mkdir("docs", { recursive: true });
await writeFile("docs/settings.md", `${texts.settingsPage}\n`);
await writeFile("docs/errors.md", `${texts.errorsPage}\n`);

async function replaceBetween(file: string, begin: string, end: string, text: string): Promise<void> {
  const before = await readFile(file, "utf8");
  const start = before.indexOf(begin);
  const stop = before.indexOf(end, start);
  if (start === -1 || stop === -1) throw new Error(`${file} lacks the markers ${begin} … ${end}`);
  await writeFile(file, `${before.slice(0, start + begin.length)}\n${text}\n${before.slice(stop)}`);
}
