// `npm run bench batch`: the time and memory of batches whose executor runs nothing, and of joining their results. Aims:
// time in proportion to the tasks, at most 200 MiB, and a merge within 10 s.
//
// --tasks N,N   the sizes of the batches (1000,5000,10000)
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { timeProcess } from "../process-time.mjs";
import { benchedDist } from "../timing.mjs";

const aims = { mebibytes: 200, mergeMs: 10_000 };
const { values } = parseArgs({ options: { tasks: { type: "string", default: "1000,5000,10000" } } });
const executor = `export default () => ({
  name: "idle",
  describe: () => "",
  start: async () => ({
    facts: { languages: ["sh"] },
    execute: async ({ code }) => ({ exitCode: code.includes("fail") ? 1 : 0 }),
  }),
});`;

const rows = [];
for (const tasks of values.tasks.split(",").map(Number)) {
  const folder = mkdtempSync(join(tmpdir(), "agent-exec-bench-"));
  try {
    rows.push(await batchOf(tasks, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
console.table(rows);
if (rows.some((row) => row["peak MiB"] > aims.mebibytes || row["merge s"] > aims.mergeMs / 1000))
  process.exitCode = 1;

async function batchOf(tasks, folder) {
  writeFileSync(join(folder, "idle.mjs"), executor);
  for (const kind of ["pass", "fail"]) {
    const turns = [{ reply: `\`\`\`sh\n${kind}\n\`\`\`\n` }, { decision: { retry: false, reason: "no" } }];
    writeFileSync(join(folder, `${kind}.json`), JSON.stringify({ turns }));
  }
  const lineOf = (_, at) =>
    JSON.stringify({ id: `t${at}`, task: `Task ${at}`, script: at % 7 === 3 ? "fail.json" : "pass.json" });
  writeFileSync(join(folder, "tasks.jsonl"), Array.from({ length: tasks }, lineOf).join("\n"));
  const how = { cwd: folder, timeoutMs: 3_600_000 };
  const command = (...words) => timeProcess(process.execPath, [join(benchedDist, "cli.js"), ...words], how);
  const given = ["--executor", "./idle.mjs", "--concurrency", "2", "--quiet"];
  const batch = await command("batch", "tasks.jsonl", ...given, "--out", "out");
  const merge = await command("merge", "out", "--out", "merged");
  if (batch.code !== 1 || merge.code !== 0)
    throw new Error(`They ended with ${batch.code} and ${merge.code}.`);
  return {
    tasks,
    "batch s": Number((batch.elapsed / 1000).toFixed(1)),
    "ms a task": Number((batch.elapsed / tasks).toFixed(1)),
    "peak MiB": Math.round(batch.rss),
    "merge s": Number((merge.elapsed / 1000).toFixed(1)),
    "merge MiB": Math.round(merge.rss),
    load: Number(loadavg()[0].toFixed(1)),
  };
}
