// `npm run bench endings`: causes each ending many times on a real engine, and measures how long processes of a block
// outlive its deadline or limit, by the kernel's list of the container's processes.
//
// --times N      rounds of each ending (10)
// --timeouts N   rounds of each timeout (100)
// --only TEXT    only endings whose names contain it
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { median } from "../timing.mjs";
import { blockFile, cases } from "./cases.mjs";
import { measure } from "./ending.mjs";

/** The aim for the 99th percentile after a timeout. */
const aimMs = 250;
const { values } = parseArgs({
  options: {
    times: { type: "string", default: "10" },
    timeouts: { type: "string", default: "100" },
    only: { type: "string", default: "" },
  },
});

const watcher = startWatcher();
console.log("| ending | how it was told | rounds | median ms | p99 ms | max ms | session goes on |");
console.log("| --- | --- | ---: | ---: | ---: | ---: | --- |");
try {
  for (const of of cases.filter(({ name }) => name.includes(values.only))) {
    const times = Number(of.kind === "timeout" ? values.timeouts : values.times);
    printRow(of, await measure(of, { times, watcher }));
  }
} finally {
  watcher.stop();
}

function printRow(of, { endings, evidence, aliveMs, isUsable }) {
  const wrong = endings.filter((ending) => !of.endings.includes(ending));
  const told = `\`${of.endings.join("`, `")}\`: ${evidence}${wrong.length > 0 ? ` (also: ${[...new Set(wrong)].join(", ")})` : ""}`;
  const goesOn = `${isUsable.filter(Boolean).length} of ${isUsable.length}${of.isSessionLost ? ", lost by design" : ""}`;
  console.log(`| ${[of.name, told, aliveMs.length, ...figures(of, aliveMs), goesOn].join(" | ")} |`);
  const isLate = of.kind === "timeout" && !(percentile(aliveMs, 0.99) <= aimMs);
  if (wrong.length > 0 || isLate || isUsable.some((is) => is === Boolean(of.isSessionLost)))
    process.exitCode = 1;
}

function figures({ livesOn }, aliveMs) {
  if (livesOn) return ["lives on", "", ""];
  if (aliveMs.includes(null))
    return [`${aliveMs.filter((ms) => ms === null).length} × alive after 3 s`, "", ""];
  return [median(aliveMs), percentile(aliveMs, 0.99), Math.max(...aliveMs)].map((ms) => ms.toFixed(0));
}

function percentile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];
}

function startWatcher() {
  const path = fileURLToPath(new URL("watcher.mjs", import.meta.url));
  const child = spawn(process.execPath, [path, blockFile], { stdio: ["pipe", "pipe", "inherit"] });
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    async ask(question) {
      child.stdin.write(`${JSON.stringify(question)}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error("the watcher ended");
      return JSON.parse(value);
    },
    stop: () => child.kill(),
  };
}
