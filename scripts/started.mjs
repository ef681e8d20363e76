// Starts once, with the smallest sizes, what nothing else in CI starts: the benches and evaluations. Their figures do
// not matter here. `npm run test:deep` runs this every night. Arguments are names of scripts.
import { spawnSync } from "node:child_process";
import { projectDir } from "./places.mjs";
import { starts } from "./test/starts.mjs";

const words = process.argv.slice(2);
const chosen = Object.entries(starts).filter(([name]) => words.length === 0 || words.includes(name));
const failed = [];
for (const [name, { args, statuses = [0] }] of chosen) {
  const startedAt = Date.now();
  const { status } = spawnSync("npm", ["run", "--silent", ...name.split(" "), "--", ...args], {
    cwd: projectDir,
    stdio: ["ignore", "inherit", "inherit"],
    timeout: 20 * 60_000,
  });
  const isWell = statuses.includes(status);
  if (!isWell) failed.push(name);
  console.log(
    `${isWell ? "started" : `failed (${status})`}: npm run ${name}, ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
}
if (failed.length > 0 || chosen.length === 0) process.exitCode = 1;
