import { hasPassed } from "../../facts/execution.js";
import { count } from "../../format/format.js";
import { listed } from "../../format/listed.js";
import { truncateEnd } from "../../format/truncate.js";
import { wordsOf } from "../../markdown/words.js";
import { bold, type Section, type Words } from "../document.js";
import type { AttemptReport, Report } from "../report.js";
import { endingWords } from "../titles.js";
import { attemptLine, attempts, titleOfWork } from "./attempts.js";
import { type Deed, deedsOf, merged, thingsWords } from "./deeds.js";
import { firstSentence, nameOf } from "./headline.js";

/** So many lines tell a run: the beginning and the end of a longer one. */
const maxLines = { first: 3, last: 8 };
const maxWhyChars = 140;

/**
 * What the model did, for a comment: a line for each attempt, or what the turns looked at, changed and proved. If no
 * diff shows the work, the attempt that decides follows with its code and output.
 */
export function story(report: Report): Section[] {
  const { attempts: all, unit, awaiting, changes, decidingNumber } = report;
  if (all.length === 0) return [];
  const title = titleOfWork(report);
  const lines = unit === "turn" ? turnLines(all) : all.map(attemptWords);
  const isSeen = unit === "turn" || awaiting !== null || changes?.diff !== undefined;
  const deciding = all.filter(({ number }) => !isSeen && number === decidingNumber);
  const [section] = attempts({ ...report, attempts: deciding }, { maxAttempts: 1 });
  return [
    { name: "the story", rank: 4, title, blocks: () => [{ kind: "list", items: shortened(lines) }] },
    ...(section === undefined ? [] : [{ ...section, title }]),
  ];
}

function attemptWords(attempt: AttemptReport): Words {
  const said = attempt.decision?.source === "model" ? attempt.decision.reason : "";
  return [...attemptLine(attempt), said === "" ? "" : `. “${truncateEnd(said, maxWhyChars)}”`];
}

function shortened(lines: readonly Words[]): readonly Words[] {
  const { first, last } = maxLines;
  const between = lines.length - first - last;
  if (between <= 1) return lines;
  return [...lines.slice(0, first), `… ${count("step", between)} more`, ...lines.slice(-last)];
}

interface Step {
  readonly deed: Deed;
  readonly from: number;
  readonly to: number;
  readonly why: string;
}

function turnLines(all: readonly AttemptReport[]): Words[] {
  const lines: Words[] = [];
  let steps: Step[] = [];
  const tell = () => {
    lines.push(...steps.map(stepLine));
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
    if (attempt.verifications.length === 0) continue;
    tell();
    lines.push(...attempt.verifications.map(verifiedLine));
  }
  tell();
  return lines;
}

const verbs = { looked: "Looked", ran: "Ran", changed: "Changed", other: "Tried" } as const;

/** `Looked: `ls`, `cat a.py` (turns 1–2)` */
function stepLine({ deed: { kind, things }, from, to, why }: Step): Words {
  const when = from === to ? `turn ${from}` : `turns ${from}–${to}`;
  const what = kind === "changed" ? listed(things).replace(/^edited /, "") : thingsWords(things);
  return [
    bold(`${verbs[kind]}:`),
    ` ${what} (${when})`,
    kind === "changed" && why !== "" ? `. “${why}”` : "",
  ];
}

function verifiedLine(each: AttemptReport["verifications"][number]): Words {
  return [bold(hasPassed(each) ? "✅ Passed:" : "❌ Failed:"), ` ${nameOf(each)}, ${endingWords(each)}`];
}

/** The model's own first sentence. */
function whyOf({ said }: AttemptReport): string {
  return truncateEnd(firstSentence(wordsOf(said).replace(/\s+/g, " ")), maxWhyChars);
}
