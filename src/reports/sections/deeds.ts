import { commandWords } from "../../format/command-words.js";
import { listed, named } from "../../format/listed.js";
import { editedWords } from "../../format/edited-words.js";
import { truncateEnd } from "../../format/truncate.js";
import type { AttemptReport, BlockReport } from "../report.js";

/** What a turn did with a block, for a summary that people read in seconds. */
export interface Deed {
  readonly kind: "looked" | "ran" | "changed" | "other";
  readonly things: readonly string[];
}

const maxCommandChars = 60;
/** How many commands are named. The others are counted. */
const maxNamed = 3;

export function deedsOf({ blocks }: Pick<AttemptReport, "blocks">): Deed[] {
  return blocks.flatMap(deedOf);
}

function deedOf({ block: { language, code }, execution }: BlockReport): Deed[] {
  if (execution === null || execution.ending === "not-run") return [];
  if (execution.edited !== undefined) return [{ kind: "changed", things: [editedWords(execution.edited)] }];
  if (execution.saved !== undefined)
    return [{ kind: "changed", things: [`wrote ${named(execution.saved)}`] }];
  if (execution.ending === "misfit") return [{ kind: "other", things: ["an edit that did not fit"] }];
  const isShell = /^(?:ba|z)?sh$|^shell$/.test(language);
  const lines = code.split("\n").filter((line) => /^\s*[^#\s]/.test(line));
  const file = isShell ? writtenFile(lines[0] ?? "") : null;
  if (file !== null) return [{ kind: "changed", things: [`wrote ${named(file)}`] }];
  if (isShell && lines.length > 0 && lines.every(onlyReads))
    return [{ kind: "looked", things: lines.map(commandName) }];
  const what = commandName(code);
  return [{ kind: "ran", things: [isShell ? what : `${language} code: ${what}`] }];
}

/** For example "looked: `ls`, `cat a.py`". "" for no deeds. */
export function deedWords(deeds: readonly Deed[]): string {
  return merged(deeds)
    .map(({ kind, things }) => {
      const list = thingsWords(things);
      return kind === "changed" || kind === "other" ? list : `${kind}: ${list}`;
    })
    .join("; ");
}

export function thingsWords(things: readonly string[]): string {
  return listed(things.slice(0, maxNamed), things.length);
}

/** Joins neighbouring deeds of the same kind. */
export function merged(deeds: readonly Deed[]): Deed[] {
  const all: Deed[] = [];
  for (const deed of deeds) {
    const last = all.at(-1);
    if (last?.kind === deed.kind) all[all.length - 1] = { ...last, things: [...last.things, ...deed.things] };
    else all.push(deed);
  }
  return all;
}

const readers =
  /^(?:cat|cd|cut|diff|echo|file|find|grep|head|jq|less|ls|nl|pwd|rg|sed|sort|stat|tail|tree|uniq|wc|which|git (?:blame|diff|grep|log|show|status))\b/;

/** Whether a command only reads, guessed from its name. Only the words of the summary depend on this. */
function onlyReads(line: string): boolean {
  const words = line.replace(/"[^"]*"|'[^']*'/g, '""');
  if (/>(?!&|\s*\/dev\/null)|-delete\b|-exec\b|\btee\b|<</.test(words)) return false;
  return words.split(/&&|\|\||[|;]/).every((part) => readers.test(part.trim()));
}

/** The file that a command like `cat > FILE <<END` or `sed -i` writes. Null for other commands. */
function writtenFile(line: string): string | null {
  const [command, ...words] = line.trim().split(/\s+/);
  const arrow = words.findIndex((word) => word.startsWith(">"));
  const isSed = command === "sed" && words.some((word) => word.startsWith("-i"));
  const isCat = command === "cat" && arrow !== -1;
  const file = isSed ? words.at(-1) : isCat ? words[arrow]!.replace(/^>+/, "") || words[arrow + 1] : null;
  return file !== undefined && file !== null && /^[\w./-]+$/.test(file) ? file : null;
}

function commandName(code: string): string {
  return named(truncateEnd(commandWords(code), maxCommandChars));
}
