// `npm run bench kernel`: compares cells of Jupyter kernels, in turns. AutoGen's kernel runs on this machine;
// agent-exec has one there and one in a container.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { python } from "../executors/contenders.mjs";
import { median, takeTurns } from "../timing.mjs";

/** `npm run bench kernel -- 1` for a quick look. */
const rounds = Number(process.argv[2] ?? 3);
const cells = 50;
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const autogen = python("autogen-kernel", here("autogen-requirements.txt"));
const figures = await takeTurns(rounds, {
  "agent-exec, in a container": () => session(process.execPath, here("agent-exec.mjs"), "container"),
  "agent-exec, of this machine": () => session(process.execPath, here("agent-exec.mjs"), "local"),
  "AutoGen, of this machine": () => session(autogen, here("autogen.py")),
});

console.log(`milliseconds, medians of ${rounds} rounds of ${cells} cells\n`);
console.log(
  "| | first result, start included | a cell | a cell, p95 | stop |\n| --- | ---: | ---: | ---: | ---: |",
);
for (const [name, sessions] of Object.entries(figures)) {
  const warm = sessions.flatMap((each) => each.warm).toSorted((a, b) => a - b);
  const of = (key) => median(sessions.map((each) => each[key])).toFixed(0);
  const p95 = warm[Math.floor((warm.length - 1) * 0.95)];
  console.log(
    `| ${name} | ${of("first")} | ${median(warm).toFixed(1)} | ${p95.toFixed(1)} | ${of("stop")} |`,
  );
}

function session(command, program, ...args) {
  const { status, stdout, stderr } = spawnSync(command, [program, ...args, String(cells)], {
    encoding: "utf8",
    timeout: 120_000,
  });
  if (status !== 0)
    throw new Error(`${program} ${args.join(" ")} ended with ${status}: ${stderr.slice(-2000)}`);
  return JSON.parse(stdout.trim().split("\n").at(-1));
}
