import type { EventOf } from "../facts/events.js";
import {
  changedFirst,
  changeWarnings,
  diffStatWords,
  ignoredNote,
  markOf,
  patchParts,
} from "../facts/patch-words.js";
import { countRefused, type WorkspaceChanges } from "../facts/files.js";
import { count, formatBytes, formatCount } from "../format/format.js";
import { truncateEnd } from "../format/truncate.js";
import { showHidden } from "../output/visible.js";
import { diffLines } from "./diff-lines.js";
import { oneLine } from "./one-line.js";
import type { TerminalStyle } from "./terminal-style.js";

/** So many files have a line. */
const maxFileLines = 10;

/** So many files that were not saved have a line. */
const maxLeftOutLines = 5;

/** What a run left, in lines: files, what was not saved, its patch, and what to beware of. */
export function savedLines(
  { artifacts, leftOut, changes }: EventOf<"files-saved">,
  style: TerminalStyle,
): string[] {
  const { deleted = [], ignored = 0, patch = null, refused = [] } = changes ?? {};
  const listed = (head: string, texts: readonly string[], max: number, more = texts.length - max) => {
    const shown = texts.slice(0, max).map((text) => `${head}  ${text}`);
    return more > 0 ? [...shown, `  … and ${formatCount(more)} more`] : shown;
  };
  const told = (kind: string, texts: readonly string[]) =>
    listed(`${style.accent("●")} ${kind}`, texts, maxFileLines);
  // A name may have been refused for its line break: no line of its own making.
  const unsaved = [...refused, ...leftOut];
  const notSaved = unsaved.map(({ path, reason }) => `${oneLine(path)}: ${showHidden(reason)}`);
  const moreUnsaved = countRefused(unsaved.slice(maxLeftOutLines));
  const warnings = changeWarnings(changes ?? {}).map(({ words, paths }) =>
    truncateEnd(`${words}: ${paths.map(showHidden).join(", ")}`, 1_000),
  );
  return [
    ...told(
      "file",
      changedFirst(artifacts, changes).map((file) => {
        const mark = changes === undefined ? "" : markOf(changes, file.path);
        const size = `${formatBytes(file.bytes)}${mark === "" ? "" : `, ${mark}`}`;
        return `${showHidden(file.path)}  ${style.dim(size)}`;
      }),
    ),
    ...told("deleted", deleted.map(showHidden)),
    ...listed(`${style.warn("!")} not saved`, notSaved, maxLeftOutLines, moreUnsaved),
    ...(patch === null ? [] : patchLines(changes!, style)),
    ...(ignored === 0 ? [] : [`${style.dim("–")} ${ignoredNote}: ${formatCount(ignored)}`]),
    ...warnings.map((warning) => `${style.warn("!")} ${warning}`),
  ];
}

/** So many lines of a patch are shown; the whole lies in the run's folder. */
const maxPatchLines = 40;

function patchLines(changes: WorkspaceChanges, style: TerminalStyle): string[] {
  const stat = diffStatWords(changes);
  const head = `${style.accent("●")} patch  ${changes.patch}${stat === "" ? "" : `  ${style.dim(stat)}`}`;
  const { lines, more } = diffLines(
    patchParts(changes)
      .map(({ text }) => text)
      .join(""),
    { style, maxLines: maxPatchLines },
  );
  const rest = more === 0 ? [] : [style.dim(`  … ${count("line", more)} more`)];
  return [head, ...lines.map((line) => `  ${line}`), ...rest];
}
