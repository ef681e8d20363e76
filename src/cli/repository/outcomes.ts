import { outcomesOf, type PullOutcome } from "../../compose/outcomes.js";
import { AgentExecError } from "../../errors.js";
import { outcomes as runOutcomes } from "../../facts/outcomes.js";
import { alignedLines } from "../../format/aligned.js";
import { count, formatUsd } from "../../format/format.js";
import { truncateEnd } from "../../format/truncate.js";
import { showHidden } from "../../output/visible.js";
import { readEnvironment } from "../../process/env.js";
import { listenForStopSignals } from "../../process/stop-signals.js";
import { hideFromNow } from "../../redaction/told.js";
import { code, link } from "../../reports/document.js";
import { tableIn } from "../../reports/print/markdown-blocks.js";
import { printError, printJson, printOutput } from "../print.js";

export interface OutcomesFlags {
  readonly repo?: string;
  readonly json?: boolean;
  readonly markdown?: boolean;
}

/** Shows what became of the pull requests of a repository's runs. Resolves with the exit code. @throws AgentExecError. */
export async function outcomes({ repo, json, markdown }: OutcomesFlags): Promise<number> {
  const { variable } = readEnvironment();
  const token = variable("GITHUB_TOKEN");
  if (token === undefined)
    throw new AgentExecError("settings-invalid", "GITHUB_TOKEN is not set.", {
      nextStep:
        "Set GITHUB_TOKEN to a token that may read the repository: export GITHUB_TOKEN=$(gh auth token)",
    });
  hideFromNow([token]);
  using stop = listenForStopSignals();
  const log = (line: string): void => printError(`agent-exec: ${line}\n`);
  const asked = { repository: repo, folder: process.cwd(), variable, token, log, signal: stop.signal };
  const found = await outcomesOf(asked).catch((thrown: unknown) => {
    if (!stop.signal.aborted) throw thrown;
    return null;
  });
  if (found === null) return runOutcomes.cancelled.exitCode;
  const { repository, pulls, isCut } = found;
  const totals = totalsOf(pulls);
  if (json === true) printJson({ version: 1, repository, pullRequests: pulls, totals, isCut });
  else {
    const list = pulls.length === 0 ? "" : markdown === true ? markdownTable(pulls) : table(pulls);
    printOutput(`${list}${summary(totals, isCut)}\n`);
  }
  return 0;
}

type Totals = ReturnType<typeof totalsOf>;

function totalsOf(pulls: readonly PullOutcome[]) {
  const having = (became: PullOutcome["became"]): number =>
    pulls.filter((pull) => pull.became === became).length;
  const priced = pulls.flatMap(({ costUsd }) => costUsd ?? []);
  const [merged, changed] = [having("merged"), having("changed")];
  const costUsd = priced.length === 0 ? null : priced.reduce((sum, each) => sum + each, 0);
  return {
    merged,
    changed,
    closed: having("closed"),
    open: having("open"),
    costUsd,
    costPerMergedUsd: costUsd === null || merged + changed === 0 ? null : costUsd / (merged + changed),
    /** How many pull requests have an unknown cost. No sum includes them. */
    unpriced: pulls.length - priced.length,
  };
}

function summary(
  { merged, changed, closed, open, costUsd, costPerMergedUsd, unpriced }: Totals,
  isCut: boolean,
): string {
  const all = merged + changed + closed + open;
  const older = isCut ? " Older pull requests were not read." : "";
  if (all === 0) return `agent-exec has opened no pull request here.${older}`;
  const ends = [
    `${merged} merged unchanged`,
    `${changed} merged after changes`,
    `${closed} closed`,
    `${open} open`,
  ].filter((part) => !part.startsWith("0 "));
  const perMerged = costPerMergedUsd === null ? "" : `, ${formatUsd(costPerMergedUsd)} per merged one`;
  const cost = costUsd === null ? "" : ` Cost: ${formatUsd(costUsd)}${perMerged}.`;
  const unknown = unpriced === 0 ? "" : ` The cost of ${count("pull request", unpriced)} is unknown.`;
  const note = costUsd === null ? "" : " The cost does not include runs without a pull request.";
  return `${count("pull request", all)}: ${ends.join(", ")}.${cost}${unknown}${note}${older}`;
}

function cellsOf(pull: PullOutcome): readonly string[] {
  const { number, became, model, costUsd, createdAt } = pull;
  return [
    `#${number}`,
    became === "changed" ? "merged after changes" : became,
    showHidden(model ?? "–"),
    costUsd === null ? "–" : formatUsd(costUsd),
    createdAt.slice(0, 10),
  ];
}

function table(pulls: readonly PullOutcome[]): string {
  const rows = [
    ["PULL", "BECAME", "MODEL", "COST", "OPENED", "TITLE"],
    ...pulls.map((pull) => [...cellsOf(pull), truncateEnd(showHidden(pull.title).replace(/\s+/g, " "), 60)]),
  ];
  return `${alignedLines(rows).join("\n")}\n\n`;
}

function markdownTable(pulls: readonly PullOutcome[]): string {
  const rows = pulls.map((pull) => {
    const [number = "", ...cells] = cellsOf(pull);
    return [[link(number, pull.url)], [code(truncateEnd(pull.title.replace(/\s+/g, " "), 100))], ...cells];
  });
  const head = ["Pull request", "Title", "Became", "Model", "Cost", "Opened"];
  return `${tableIn({ head, rows })}\n\n`;
}
