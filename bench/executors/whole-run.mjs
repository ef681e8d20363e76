// A run that fails, is corrected and passes, with a scripted model, as a whole process from start to exit.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { baseImage } from "../../scripts/places.mjs";
import { timeProcess } from "../process-time.mjs";
import { benchedDist } from "../timing.mjs";

const fence = "```";
/** The model's answers for all contenders: failing code, a decision, passing code, and a closing message. */
export const conversation = {
  task: "Print the mean of 1, 2 and 6.",
  failing: `I try it.\n\n${fence}python\nprint(sum([1, 2, 6]) / count)\n${fence}\n`,
  decision: { retry: true, reason: "The name count is not defined: I divide by 3." },
  passing: `The name is gone.\n\n${fence}python\nprint(sum([1, 2, 6]) / 3)\n${fence}\n`,
  closing: "The mean is 3.",
};

/** The command with all its default reports, in a folder of the bench. */
export async function wholeRunOfOurs({ folder: parent = tmpdir() } = {}) {
  const folder = mkdtempSync(join(parent, "agent-exec-bench-"));
  try {
    const script = join(folder, "script.json");
    const { task, failing, decision, passing } = conversation;
    writeFileSync(script, JSON.stringify({ turns: [{ reply: failing }, { decision }, { reply: passing }] }));
    const out = join(folder, "run");
    const words = ["run", task, "--script", script, "--image", baseImage, "--pull", "never", "--out", out];
    const { elapsed, rss, code } = await timeProcess(process.execPath, [`${benchedDist}/cli.js`, ...words], {
      cwd: folder,
      tmp: parent,
    });
    const result = code === 0 ? JSON.parse(readFileSync(join(out, "result.json"), "utf8")) : {};
    if (result.attempts !== 2) throw new Error(`agent-exec's run ended with ${code}: ${result.summary}`);
    return { runId: result.runId, whole: elapsed, wholeButStop: elapsed, wholeRss: rss };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** AutoGen's agent reports how long its executor's stop took, so that the rest can be compared too. */
export async function wholeRunOfAutoGen(contender) {
  const { elapsed, rss, stop } = await runWhole(contender);
  return { whole: elapsed, wholeButStop: elapsed - stop, wholeRss: rss };
}

/** The cost of the two blocks without model and report. As in agent-exec's, the container's removal is included. */
export async function wholeRunOfBareCalls(contender) {
  const { elapsed, rss } = await runWhole(contender);
  return { whole: elapsed, wholeButStop: elapsed, wholeRss: rss };
}

async function runWhole({ command, args }) {
  const plan = JSON.stringify(conversation);
  const { elapsed, rss, code, output } = await timeProcess(command, [...args, "whole", baseImage, plan]);
  if (code !== 0) throw new Error(`${args.join(" ")}: the run ended with ${code}.`);
  return { elapsed, rss, ...JSON.parse(output.trim().split("\n").at(-1)) };
}
