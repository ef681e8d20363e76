import type { EventContext } from "../../facts/event-context.js";
import { estimateTextTokens } from "../../facts/token-estimate.js";
import { type Part, type Parts, partWords } from "./parts.js";

/** A part is left out if less of it would be shown, because a shorter piece is useless. */
const fewestTokens = 60;

/**
 * Joins the parts into a text with at most this many tokens. While others wait, a part gets at most half of the rest,
 * so that a long part leaves room. Shortened parts then share what is left, in order.
 * @param options `reading`: the text after the opening, if there are parts
 */
export function fitContext(
  { parts, missing }: Parts,
  { opening, reading, mostTokens }: { opening: string; reading: string; mostTokens: number },
): EventContext {
  const room = mostTokens - estimateTextTokens(opening + reading);
  const why = `only ${mostTokens} tokens are allowed (event-context-tokens)`;
  const first = partsWithin(parts, room, why);
  const named = leftOutWords([...missing, ...first.cut]).join("");
  // The names of the missing parts also need room.
  const { shown, cut } = named === "" ? first : partsWithin(parts, room - estimateTextTokens(named), why);
  const all = [...missing, ...cut];
  const words = inReadingOrder(shown).map(partWords);
  const above = words.length === 0 ? opening : `${opening} ${reading}`;
  const included = shown.map((part) => ({ what: part.what, tokens: estimateTextTokens(partWords(part)) }));
  return { text: [above, ...words, ...leftOutWords(all)].join("\n\n"), included, cut: all };
}

/** Shortens the parts to this many tokens. @param why a part is shortened or missing */
function partsWithin(parts: readonly Part[], most: number, why: string) {
  const wanted = parts.map((part) => estimateTextTokens(partWords(part)));
  const given = sharesOf(wanted, most);
  const fitted = parts.map((part, index) =>
    given[index]! >= wanted[index]! ? part : shortened(part, given[index]!),
  );
  const cut = parts.flatMap((part, index) => {
    if (fitted[index] === part) return [];
    return [{ what: part.what, why: fitted[index] === null ? why : `shortened, because ${why}` }];
  });
  return { shown: fitted.filter((part) => part !== null), cut };
}

/** Sorts comments by time. Newer ones get room first, but the model reads a conversation from its beginning. */
function inReadingOrder(parts: readonly Part[]): readonly Part[] {
  const said = parts.filter(({ saidAt }) => saidAt !== undefined).toReversed();
  const ordered = said.toSorted((a, b) => Date.parse(a.saidAt!) - Date.parse(b.saidAt!));
  let at = 0;
  return parts.map((part) => (part.saidAt === undefined ? part : ordered[at++]!));
}

/** How many missing parts are named. The report lists all. */
const mostNamed = 5;

export function leftOutWords(cut: EventContext["cut"]): string[] {
  if (cut.length === 0) return [];
  const named = cut.slice(0, mostNamed).map(({ what, why }) => `- ${what}: ${why}`);
  const more = cut.length > mostNamed ? [`- ${cut.length - mostNamed} more`] : [];
  return [`These parts are missing or shortened in this message:\n${[...named, ...more].join("\n")}`];
}

function sharesOf(wanted: readonly number[], all: number): number[] {
  let left = Math.max(0, all);
  const given = wanted.map((tokens, index) => {
    const isLast = index === wanted.length - 1;
    const most = isLast ? left : Math.max(Math.floor(left / 2), Math.min(left, fewestTokens));
    const share = Math.min(tokens, most);
    left -= share;
    return share;
  });
  return given.map((share, index) => {
    const more = Math.min(wanted[index]! - share, left);
    left -= more;
    return share + more;
  });
}

/** The beginning or the end of a part, in whole lines if it has several. Null if there is no room. */
function shortened(part: Part, tokens: number): Part | null {
  if (tokens < fewestTokens) return null;
  const frame = estimateTextTokens(partWords({ ...part, data: "" })) + 8;
  // The estimate counts three bytes per token.
  const bytes = Math.max(0, (tokens - frame) * 3);
  const keepsEnd = part.keepsEnd === true;
  const data = keepsEnd ? endOf(part.data, bytes) : beginningOf(part.data, bytes);
  if (data === "") return null;
  return { ...part, data: keepsEnd ? `[… cut]\n${data}` : `${data}\n[… cut]` };
}

function beginningOf(data: string, bytes: number): string {
  const whole = Buffer.from(data)
    .toString("utf8", 0, bytes)
    .replace(/\uFFFD{1,3}$/, "");
  const end = whole.lastIndexOf("\n");
  return end > whole.length / 2 ? whole.slice(0, end) : whole;
}

function endOf(data: string, bytes: number): string {
  const all = Buffer.from(data);
  const whole = all.toString("utf8", Math.max(0, all.length - bytes)).replace(/^\uFFFD{1,3}/, "");
  const start = whole.indexOf("\n") + 1;
  return start < whole.length / 2 ? whole.slice(start) : whole;
}
