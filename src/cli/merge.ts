import { join, relative, resolve, sep } from "node:path";
import { mergeParts } from "../batch/merge.js";
import { verdictOf } from "../batch/verdict.js";
import { AgentExecError, messageOf } from "../errors.js";
import { outcomes } from "../facts/outcomes.js";
import { replaceFile } from "../files/safe-changes.js";
import { batchHtml, batchMarkdown } from "../reports/batch-report.js";
import { readBatchFolder } from "../run-folder/batch-folder.js";
import { infrastructureOf } from "./batch-flags.js";
import { printError, printOutput } from "./print.js";

export interface MergeFlags {
  readonly out: string;
  readonly maxInfrastructure?: string;
}

/**
 * Joins the shards of a batch, and prints the hash of the joined results as the last line. Resolves with the exit code.
 * @throws AgentExecError `settings-invalid` if a folder is no batch's, or the folders do not belong together.
 */
export async function merge(folders: readonly string[], flags: MergeFlags): Promise<number> {
  const problems: string[] = [];
  const given = { "max-infrastructure": flags.maxInfrastructure ?? "100%" };
  const maxInfrastructure = infrastructureOf(given, problems);
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
        {
          nextStep: "Name each shard of one batch once.",
        },
      );
    printError(
      `agent-exec: the batch is not complete:\n${lines}  next: run the missing shards, with --resume if their folder exists; then merge again\n`,
    );
    return outcomes.failed.exitCode;
  }
  const out = resolve(flags.out);
  const places = new Map(parts.flatMap(({ path, rows }) => rows.map(({ id }) => [id, path] as const)));
  const lostUsd = parts.reduce((sum, part) => sum + part.lostUsd, 0);
  const rules = { maxInfrastructure, runs: merged.rows.length, stopped: null, lostUsd };
  const verdict = verdictOf(merged.rows, rules);
  const folderOf = (id: string): string =>
    posixPath(join(relative(out, resolve(places.get(id) ?? "")), "tasks", id));
  const report = { verdict, rows: merged.rows, folderOf };
  try {
    await replaceFile(out, "merged.jsonl", merged.text);
    await replaceFile(out, "report.html", batchHtml(report));
    await replaceFile(out, "report.md", batchMarkdown(report));
  } catch (cause) {
    throw new AgentExecError("storage-failed", `Could not write to ${out}: ${messageOf(cause)}`, {
      nextStep: "Free space on the disk, and check the folder's permissions. Then merge again.",
      cause,
    });
  }
  printOutput(`${verdict.words}\n   ${out}/report.html\n${merged.sha256}\n`);
  const { exitCode } = outcomes["infrastructure-error"];
  return verdict.exitCode === exitCode ? exitCode : 0;
}

function posixPath(path: string): string {
  return path.split(sep).join("/");
}
