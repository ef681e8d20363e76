// `npm run eval honest`: usual tasks × a right and a wrong solution, each a run of the built command with a scripted
// reply. It is an error if a right solution is refused, or a wrong one passes.
//
// --only WORDS       tasks whose names contain these words
// --jobs N           tasks at the same time (2)
import { parseArgs } from "node:util";
import { baseImage } from "../../scripts/places.mjs";
import { honestImage } from "./image.js";
import { type Judged, judged } from "./judged.js";
import { honestTasks } from "./tasks.js";

const { values } = parseArgs({
  options: { only: { type: "string", default: "" }, jobs: { type: "string", default: "2" } },
});

const begin = performance.now();
const tasks = honestTasks.filter(({ name }) => name.includes(values.only));
const toolsImage = tasks.some(({ image }) => image === "tools") ? honestImage() : "";
const left = [...tasks];
let [refused, passed] = [0, 0];

async function work(): Promise<void> {
  for (let task = left.shift(); task !== undefined; task = left.shift()) {
    const image = task.image === "tools" ? toolsImage : baseImage;
    const right = await judged(task, "right", image);
    const wrong = await judged(task, "wrong", image);
    const isRefused = right.outcome !== "passed" || !right.verified;
    const hasPassed = wrong.outcome === "passed";
    refused += Number(isRefused);
    passed += Number(hasPassed);
    console.log(`${isRefused || hasPassed ? "✗" : "✓"} ${task.name}`);
    if (isRefused) console.log(`    the right solution: ${words(right)}`);
    if (hasPassed) console.log(`    the wrong solution: ${words(wrong)}`);
    for (const warning of right.warnings) console.log(`    warned: ${warning}`);
  }
}

function words({ outcome, verified, reason }: Judged): string {
  return `${outcome}${verified ? " (verified)" : ""}: ${reason}`;
}

await Promise.all(Array.from({ length: Number(values.jobs) }, work));
const seconds = ((performance.now() - begin) / 1000).toFixed(0);
console.log(
  `\n${tasks.length} tasks: ${refused} right solutions refused, ${passed} wrong ones passed, ${seconds} s`,
);
process.exitCode = refused > 0 || passed > 0 ? 1 : 0;
