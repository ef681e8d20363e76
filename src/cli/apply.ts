import { createInterface } from "node:readline/promises";
import { openPatch, type FoundPatch } from "../earlier/patch.js";
import { AgentExecError } from "../errors.js";
import { count } from "../format/format.js";
import { listed, named } from "../format/listed.js";
import { readEnvironment } from "../process/env.js";
import { diffLines } from "../terminal/diff-lines.js";
import { terminalStyle, type TerminalStyle } from "../terminal/terminal-style.js";
import { printOutput } from "./print.js";

export interface ApplyFlags {
  readonly yes?: boolean;
  readonly to?: string;
}

/** 2,000 lines: more than a person reads in a terminal; the patch itself is named. */
const maxLines = 2000;

/**
 * Shows a run's patch and, once a person says so, applies it onto the files here. Resolves with 0, or with 1 where the
 * person said no. @throws AgentExecError where there is no patch, where it does not fit, and where nobody can be asked.
 */
export async function apply(path: string, { yes, to }: ApplyFlags): Promise<number> {
  const found = await openPatch(path, { here: process.cwd(), ...(to === undefined ? {} : { to }) });
  await found.check();
  const hasColour = process.stdout.isTTY && readEnvironment().variable("NO_COLOR") === undefined;
  printOutput(describe(found, terminalStyle(hasColour)));
  if (yes !== true && !(await isAgreed(found))) {
    printOutput("Nothing was changed.\n");
    return 1;
  }
  await found.apply();
  printOutput(
    `Applied to ${found.folder}. See it with \`git status\` and \`git diff\`; undo it with \`git apply -R ${found.path}\`.\n`,
  );
  return 0;
}

function describe({ text, recorded, warnings, isTold, path }: FoundPatch, style: TerminalStyle): string {
  const { lines, more: left } = diffLines(text, { style, maxLines });
  const shown = lines.map((line) => `${line}\n`);
  const more = left > 0 ? `… ${count("line", left)} more in ${path}\n` : "";
  const warned = [
    ...warnings.map(({ words, paths }) => `${words}: ${listed(paths.map(named))}`),
    ...(isTold
      ? []
      : [
          "An earlier version of agent-exec wrote this record, so it cannot prove that this patch comes from the run",
        ]),
  ].map((words) => style.warn(`${words}\n`));
  return `${shown.join("")}${more}\n${endWords(recorded)}\n${warned.join("")}`;
}

/** The record may be anybody's: what it says of the run is not proved by it. */
function endWords({ outcome, isVerified }: FoundPatch["recorded"]): string {
  const proof = isVerified
    ? "verified. The record alone proves nothing; `agent-exec regrade` verifies the patch again"
    : "not verified";
  return `The run's record says: ${outcome}, ${proof}.`;
}

async function isAgreed({ folder }: FoundPatch): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new AgentExecError(
      "settings-invalid",
      "Cannot ask whether to apply the patch: standard input is not a terminal.",
      {
        nextStep: "Read the patch, then pass --yes. Nothing was changed.",
      },
    );
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await asking.question(`Apply it to ${folder}? [y/N] `)).trim());
  } finally {
    asking.close();
  }
}
