import { join, resolve } from "node:path";
import { mergeParts } from "../../batch/merge.js";
import { parsePercent, verdictOf } from "../../batch/verdict.js";
import { AgentExecError } from "../../errors.js";
import { outcomes } from "../../facts/outcomes.js";
import { batchReports } from "../../reports/batch/batch-report.js";
import { readBatchFolder, wayTo, writeFiles, writeJoined } from "../../run-folder/batch-folder.js";
import { optionReader, percentForm } from "./flags.js";
import { printError, printOutput } from "../print.js";

export interface MergeFlags {
  readonly out: string;
  readonly maxInfrastructure?: string;
}

/** Joins a batch's shards. Prints the result's hash last. Resolves with the exit code. @throws AgentExecError. */
export async function merge(folders: readonly string[], flags: MergeFlags): Promise<number> {
  const problems: string[] = [];
  const read = optionReader({ "max-infrastructure": flags.maxInfrastructure }, problems);
  const maxInfrastructure = read("max-infrastructure", parsePercent, percentForm, 1);
  if (problems.length > 0)
    throw new AgentExecError("settings-invalid", problems.join("\n"), {
      nextStep: "Fix the option and run again.",
    });
  const parts = await Promise.all(folders.map(readBatchFolder));
  const [first, ...others] = parts;
  const merged = mergeParts([first!, ...others]);
  if ("faults" in merged) {
    const lines = merged.faults.map((fault) => `  ${fault}\n`).join("");
    if (!merged.isIncomplete)
      throw new AgentExecError(
        "settings-invalid",
        `These folders do not belong together:\n${lines.trimEnd()}`,
        { nextStep: "Pass only shards of the same batch, each shard once." },
      );
    printError(
      `agent-exec: the batch is not complete:\n${lines}  next: run the missing shards, with --resume if their folder exists; then merge again\n`,
    );
    return outcomes.failed.exitCode;
  }
  const out = resolve(flags.out);
  const places = new Map(
    parts.flatMap(({ path, rows }) =>
      rows.map(({ id, runDir = `tasks/${id}` }) => [id, join(path, runDir)] as const),
    ),
  );
  const rows = merged.rows.map((row) => ({ ...row, runDir: wayTo(out, places.get(row.id) ?? out) }));
  const lostUsd = parts.reduce((sum, part) => sum + part.lostUsd, 0);
  const verdict = verdictOf(rows, { maxInfrastructure, runs: rows.length, stopped: null, lostUsd });
  const isOwn = parts.some(({ path }) => resolve(path) === out);
  if (!isOwn) await writeJoined(out, rows, { batch: first!.about.batch, lostUsd });
  await writeFiles(out, { "merged.jsonl": merged.text, ...batchReports({ verdict, rows }) });
  printOutput(`${verdict.words}\n   ${out}/report.html\n${merged.sha256}\n`);
  const { exitCode } = outcomes["infrastructure-error"];
  return verdict.exitCode === exitCode ? exitCode : 0;
}
