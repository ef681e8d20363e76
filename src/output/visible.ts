import { truncateMiddle } from "../format/truncate.js";
import { coloursSource } from "./colour-scanner.js";

/**
 * Makes hidden characters visible, so that people see what programs read. A second call changes nothing more. Control
 * characters become pictures (`␀`, `␛`), and invisible characters their code (`⟨U+202E⟩`; more than three in a row
 * become one note with their number). A carriage return that would overwrite its line becomes `␍` and a new line.
 * Colour sequences are dropped. Line feeds, tabs, emoji sequences, and joiners inside words of scripts that need them
 * stay.
 */
export function showHidden(text: string): string {
  return reveal(text).text;
}

/** `showHidden` with the numbers of characters made visible, and of colour sequences removed, which mean nothing. */
export function reveal(text: string): {
  readonly text: string;
  readonly shown: number;
  readonly dropped: number;
} {
  if (plain.test(text) || !hidden().test(text.replaceAll(sign, ""))) return { text, shown: 0, dropped: 0 };
  let shown = 0;
  let dropped = 0;
  const visible = text.replace(token(), (found, kept?: string, lineEnd?: string, colour?: string) => {
    if (kept !== undefined) return found;
    if (lineEnd !== undefined) return "\n";
    if (colour !== undefined) {
      dropped += 1;
      return "";
    }
    const characters = Array.from(found);
    shown += characters.length;
    return inWords(characters);
  });
  return { text: visible, shown, dropped };
}

/**
 * The beginning and end of a text with visible hidden characters, at most `maxChars` UTF-16 units. Omitted text is
 * counted in its own characters. The text is cut first, because a megabyte of invisible characters, written out, takes
 * hundreds of megabytes.
 */
export function showWithin(text: string, maxChars: number): string {
  for (let chars = maxChars; ; chars = Math.floor(chars * 0.6)) {
    const shown = showHidden(truncateMiddle(text, chars));
    if (shown.length <= maxChars) return shown;
  }
}

/** Most texts match this pattern and hide nothing. Then the patterns below are not needed. */
const plain = /^[\t\n -~]*$/;

/** A sign such as ⚠️, which the last pattern would keep too. But building that pattern takes 40 ms. */
const sign = /\p{Extended_Pictographic}\uFE0F/gu;

/**
 * Characters that programs read but people do not see: controls, formats, characters that fonts ignore, Unicode's line
 * separators, halves of surrogate pairs. Signs that span following digits are visible. The constructor is used because
 * the `v` flag is newer than the language level.
 */
const hiddenClass =
  "[[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\p{Cs}]" +
  "--[\\t\\n\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]]";

/** A pictograph with at most one modifier or selector, and sequences joined by U+200D, even unlisted ones. */
const pictograph = "\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|[\\uFE0E\\uFE0F])?";

/** Scripts whose spelling needs U+200C and U+200D between letters (RFC 5892, appendix A.1 and A.2). */
const joiningScripts = "Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
  .split(" ")
  .map((script) => `\\p{Script=${script}}`)
  .join("");

const tokenSource = [
  // The first group stays as it is.
  `((?=\\p{Emoji})(?![0-9#*](?!\\uFE0F))\\p{RGI_Emoji}|${pictograph}(?:\\u200D${pictograph})*|(?<=[${joiningScripts}])[\\u200C\\u200D](?=[${joiningScripts}]))`,
  // The second group is an ordinary line end. A program that prints `\\r\\n` to a terminal leaves two returns.
  "(\\r{1,2}\\n)",
  // The third group is a colour sequence.
  `(${coloursSource})`,
  // The rest is a control character, or a run of one kind.
  "\\r",
  "[\\x00-\\x08\\x0B-\\x1F\\x7F]",
  `(?:[${hiddenClass}--[\\x00-\\x1F\\x7F]])+`,
].join("|");

const hidden = once(() => new RegExp(hiddenClass, "v"));
const token = once(() => new RegExp(tokenSource, "gv"));

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Up to this many hidden characters in a row are named one by one. Longer runs are counted. */
const namedAtMost = 3;

function inWords(characters: readonly string[]): string {
  const [first = ""] = characters;
  if (first === "\r") return "␍\n";
  if (first === "\x7F") return "␡";
  const code = first.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (characters.length <= namedAtMost) return characters.map((each) => `⟨${codeOf(each)}⟩`).join("");
  return `⟨${characters.length} hidden characters, first ${codeOf(first)}⟩`;
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
