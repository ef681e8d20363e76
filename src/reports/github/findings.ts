import type { RunEvent } from "../../facts/events.js";
import type { WorkspaceChanges } from "../../facts/files.js";
import { hasPassed } from "../../facts/execution.js";
import { filesIn, type PatchPart, patchParts } from "../../facts/patch-words.js";
import type { Finding } from "../../findings/finding.js";
import { lineBefore } from "../../findings/moved-lines.js";
import { readFindings } from "../../findings/read-findings.js";
import { repositoryFiles } from "../../findings/repository-files.js";
import { repositoryFolder } from "../../ports/workspace.js";
import { fold } from "../../run/state/apply.js";
import { decidingAttempt } from "../../run/state/standing.js";

/** The failures of the run's last verifications. They are shown on the commit from which the run started. */
export interface Failures {
  readonly commit: string;
  /**
   * The findings on lines of the commit. The verifications read the changed files. So line numbers are converted back
   * to the commit's, and findings on added lines are left out.
   * @param paths the commit's files
   */
  findings(paths: Iterable<string>): readonly Finding[];
}

/** Null if no verification failed, or if the run had no commit. */
export function failuresOf(events: readonly RunEvent[]): Failures | null {
  const state = fold(events);
  const failed = decidingAttempt(state)?.verifications.filter((each) => !hasPassed(each)) ?? [];
  const { workspace, "workspace-path": root = "/workspace" } = state.run?.settings ?? {};
  const within = typeof workspace === "string" ? repositoryFolder(workspace) : null;
  const { changes } = state.files ?? {};
  if (failed.length === 0 || within === null || changes?.base === undefined) return null;
  const folder = within === "." ? "" : within;
  const texts = failed.flatMap(({ stdout, stderr }) => [stdout.text, stderr.text]);
  const tests = failed.flatMap((each) => each.tests?.cases ?? []);
  const before = lineFinder(changes, folder);
  return {
    commit: changes.base,
    findings: (paths) =>
      readFindings(texts, repositoryFiles({ paths, folder, root: root as string }), tests).flatMap(
        (finding) => {
          const line = before(finding.path, finding.startLine);
          return line === null ? [] : [{ ...finding, startLine: line, endLine: line }];
        },
      ),
  };
}

/** Finds a line's number before the changes. Null if the line is new, or if its number is unknown. */
function lineFinder(
  changes: WorkspaceChanges,
  folder: string,
): (path: string, line: number) => number | null {
  const inRepository = (path: string) => (folder === "" ? path : `${folder}/${path}`);
  const { files = [] } = changes.diff ?? {};
  const isAllNamed = files.length === filesIn(changes.diff);
  const touched = new Set(files.map(({ path }) => inRepository(path)));
  const diffs = new Map(
    patchParts(changes)
      .filter(isWhole)
      .map(({ file, text }) => [inRepository(file.path), text]),
  );
  return (path, line) => {
    const diff = diffs.get(path);
    if (diff !== undefined) return lineBefore(diff, line);
    return touched.has(path) || !isAllNamed ? null : line;
  };
}

/** Whether the transcript has the file's whole part of the patch. It contains only the beginning of a long patch. */
function isWhole({ file, text }: PatchPart): boolean {
  const lines = text.slice(text.indexOf("\n@@")).split("\n");
  const beginWith = (sign: string) => lines.filter((line) => line.startsWith(sign)).length;
  return beginWith("+") === file.insertions && beginWith("-") === file.deletions;
}
