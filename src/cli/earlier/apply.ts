import { openPatch, type FoundPatch } from "../../earlier/patch.js";
import { runNamed } from "../../earlier/run-list.js";
import { AgentExecError } from "../../errors.js";
import { count } from "../../format/format.js";
import { listed, named } from "../../format/listed.js";
import { diffLines } from "../../terminal/diff-lines.js";
import type { TerminalStyle } from "../../terminal/terminal-style.js";
import { agrees, outputStyle, printOutput } from "../print.js";

export interface ApplyFlags {
  readonly yes?: boolean;
  readonly to?: string;
}

/** The largest number of printed lines. Nobody reads more in a terminal, and the patch's path is printed too. */
const maxLines = 2000;

/** Shows a run's patch, and applies it if the user agrees. Resolves with 0, or else with 1. @throws AgentExecError. */
export async function apply(name: string | undefined, { yes, to }: ApplyFlags): Promise<number> {
  const found = await openPatch(await runNamed(name), {
    here: process.cwd(),
    ...(to !== undefined && { to }),
  });
  await found.check();
  printOutput(describe(found, outputStyle()));
  if (yes !== true && !(await isAgreed(found))) {
    printOutput("Nothing was changed.\n");
    return 1;
  }
  await found.apply();
  printOutput(
    `agent-exec applied the patch to ${found.folder}. \`git status\` and \`git diff\` show the changes. To undo the changes: \`git apply -R ${found.path}\`.\n`,
  );
  return 0;
}

function describe({ text, recorded, warnings, isTold, path }: FoundPatch, style: TerminalStyle): string {
  const { lines, more: left } = diffLines(text, { style, maxLines });
  const shown = lines.map((line) => `${line}\n`);
  const more = left > 0 ? `… ${count("line", left)} more in ${path}\n` : "";
  const told = warnings.map(({ words, paths }) => `${words}: ${listed(paths.map(named))}`);
  if (!isTold)
    told.push(
      "An earlier version of agent-exec wrote this transcript, so it is unknown whether the run made this patch",
    );
  const warned = told.map((words) => style.warn(`${words}\n`));
  return `${shown.join("")}${more}\n${endWords(recorded)}\n${warned.join("")}`;
}

/** How the run ended, by its transcript. Anybody can write a transcript, so it proves nothing. */
function endWords({ outcome, isVerified }: FoundPatch["recorded"]): string {
  const proof = isVerified
    ? "verified. If somebody else made this run, verify the patch again with `agent-exec regrade`"
    : "not verified";
  return `The run's transcript says: ${outcome}, ${proof}.`;
}

async function isAgreed({ folder }: FoundPatch): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new AgentExecError(
      "settings-invalid",
      "Cannot ask whether to apply the patch: standard input is not a terminal.",
      { nextStep: "Read the patch, then pass --yes. Nothing was changed." },
    );
  return agrees(`Apply it to ${folder}?`);
}
