import { hasPassed } from "../../facts/execution.js";
import { count } from "../../format/format.js";
import { listed, named } from "../../format/listed.js";
import { truncateEnd } from "../../format/truncate.js";
import { wordsOf } from "../../markdown/words.js";
import { bold, type Section, type Words } from "../document.js";
import type { AttemptReport, Report } from "../report.js";
import { endingWords } from "../titles.js";
import { attemptLine, attempts, titleOfWork } from "./attempts.js";
import { type Deed, deedsOf, merged, thingsWords } from "./deeds.js";
import { nameOf } from "./headline.js";

const maxLines = 12;
const maxWhyChars = 140;

/** A line for each attempt, or for what the turns did. Without a diff, the deciding attempt follows with its code. */
export function story(report: Report): Section[] {
  const { attempts: all, unit, awaiting, changes, decidingNumber } = report;
  if (all.length === 0) return [];
  const title = titleOfWork(report);
  const lines = unit === "turn" ? turnLines(report) : all.map(attemptWords);
  const isSeen = unit === "turn" || awaiting !== null || changes?.diff !== undefined;
  const deciding = all.filter(({ number }) => !isSeen && number === decidingNumber);
  const [section] = attempts({ ...report, attempts: deciding }, { maxAttempts: 1 });
  return [
    { name: "the story", rank: 4, title, blocks: () => [{ kind: "list", items: shortened(lines) }] },
    ...(section === undefined ? [] : [{ ...section, title }]),
  ];
}

interface Line {
  readonly words: Words;
  /** Whether the line is about changing the run's files or testing them. */
  readonly isMain: boolean;
}

function attemptWords(attempt: AttemptReport): Line {
  const said = attempt.decision?.source === "model" ? attempt.decision.reason : "";
  const quoted = said === "" ? "" : `. “${truncateEnd(said, maxWhyChars)}”`;
  return { words: [...attemptLine(attempt), quoted], isMain: true };
}

/** The first and last lines, and the latest main lines between them. Other lines are counted. */
function shortened(lines: readonly Line[]): readonly Words[] {
  if (lines.length <= maxLines) return lines.map(({ words }) => words);
  const main = lines.slice(2, -2).filter(({ isMain }) => isMain);
  const kept = new Set([...lines.slice(0, 2), ...main.slice(-(maxLines - 6)), ...lines.slice(-2)]);
  const shown: Words[] = [];
  let skipped = 0;
  for (const line of lines) {
    if (!kept.has(line)) skipped += 1;
    else {
      if (skipped > 0) shown.push(`… ${count("more step", skipped)}`);
      skipped = 0;
      shown.push(line.words);
    }
  }
  return shown;
}

interface Step {
  readonly deed: Deed;
  readonly from: number;
  readonly to: number;
  readonly why: string;
}

function turnLines({ attempts: all, changes, outcome, answer }: Report): Line[] {
  const handedOut = (changes?.diff?.files ?? []).map(({ path }) => named(path));
  const lines: Line[] = [];
  let steps: Step[] = [];
  const tell = () => {
    lines.push(...steps.map((step) => stepLine(step, handedOut)));
    steps = [];
  };
  for (const attempt of all) {
    for (const deed of merged(deedsOf(attempt))) {
      const { number } = attempt;
      const last = steps.at(-1);
      if (last?.deed.kind === deed.kind && deed.kind !== "changed")
        steps[steps.length - 1] = { ...last, deed: merged([last.deed, deed])[0]!, to: number };
      else steps.push({ deed, from: number, to: number, why: whyOf(attempt) });
    }
    // The top shows the words of a pass, and a section shows an answer.
    if (attempt.blocks.length === 0 && outcome !== "passed" && answer === null) {
      tell();
      lines.push(...saidLine(attempt));
    }
    if (attempt.verifications.length === 0) continue;
    tell();
    for (const each of attempt.verifications) {
      const how = bold(hasPassed(each) ? "✅ Passed:" : "❌ Failed:");
      lines.push({ words: [how, ` ${nameOf(each)}, ${endingWords(each)}`], isMain: true });
    }
  }
  tell();
  return lines;
}

const verbs = { looked: "Looked", ran: "Ran", changed: "Changed", other: "Tried" } as const;

/** For example "Looked: `ls`, `cat a.py` (turns 1–2)". */
function stepLine({ deed: { kind, things }, from, to, why }: Step, handedOut: readonly string[]): Line {
  const when = from === to ? `turn ${from}` : `turns ${from}–${to}`;
  const isChange = kind === "changed";
  const what = isChange ? listed(things).replace(/^(?:edited|wrote) /, "") : thingsWords(things);
  const because = isChange && why !== "" ? `. “${why}”` : "";
  return {
    words: [bold(`${verbs[kind]}:`), ` ${what} (${when})`, because],
    isMain: isChange && handedOut.some((name) => what.includes(name)),
  };
}

function saidLine(attempt: AttemptReport): Line[] {
  const said = whyOf(attempt);
  if (said === "") return [];
  return [{ words: [bold("Said:"), ` “${said}” (turn ${attempt.number})`], isMain: false }];
}

/** The model's first sentence that says more than `Good!`. */
function whyOf({ said }: AttemptReport): string {
  const sentences = wordsOf(said)
    .replace(/\s+/g, " ")
    .split(/(?<=[.!?])\s/);
  return truncateEnd(sentences.find((each) => each.split(" ").length > 3) ?? "", maxWhyChars);
}
