// `npm run eval proof`: ways of verifying × wrong solutions, with `agent-exec audit` of the built command. For each
// way it prints which wrong solutions passed. It is an error if one passes a way that docs/verifying.md recommends.
//
// --image IMAGE      with Python, node and the usual tools (agent-exec-base:bookworm)
// --json FILE        every way's result
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { baseImage } from "../../scripts/places.mjs";
import { audited, type AuditedWay } from "./audited.js";
import { advisedWays, usualWays } from "./ways.js";

const { values } = parseArgs({
  options: { image: { type: "string", default: baseImage }, json: { type: "string" } },
});

const begin = performance.now();
const all: AuditedWay[] = [];
for (const way of [...usualWays, ...advisedWays]) {
  const each = await audited(way, values.image);
  all.push(each);
  const unsound = each.isSound ? "" : "  (the right solution fails, or not all was tried)";
  console.log(`${String(each.fooledBy.length).padStart(3)} of ${each.tried}  ${each.name}${unsound}`);
  if (each.fooledBy.length > 0) console.log(`            ${each.fooledBy.join(", ")}`);
}
const advised = all.slice(usualWays.length);
const sum = (ways: readonly AuditedWay[], of: (way: AuditedWay) => number) =>
  ways.reduce((total, way) => total + of(way), 0);
for (const [title, ways] of [
  ["as people write them", all.slice(0, usualWays.length)],
  ["as recommended", advised],
] as const) {
  const tried = sum(ways, (way) => way.tried);
  const passed = sum(ways, (way) => way.fooledBy.length);
  console.log(`\n${title}: ${ways.length} ways`);
  console.log("             claimed passed  claimed failed");
  console.log(
    `truly right  ${String(ways.filter(({ isSound }) => isSound).length).padStart(14)}  ${String(ways.filter(({ isSound }) => !isSound).length).padStart(14)}`,
  );
  console.log(`truly wrong  ${String(passed).padStart(14)}  ${String(tried - passed).padStart(14)}`);
}
console.log(`\n${((performance.now() - begin) / 1000).toFixed(0)} s`);
if (values.json !== undefined) await writeFile(values.json, JSON.stringify(all, null, 2));
process.exitCode =
  all.some(({ isSound }) => !isSound) || advised.some(({ fooledBy }) => fooledBy.length > 0) ? 1 : 0;
