import { messageOf, type Place, placeIn, type Reader } from "../reader.js";

/** The limit for one backtrace. */
const maxLines = 200;

const panicked =
  /^thread '(.{1,300})' (?:\(\d{1,10}\) )?panicked at (?:'(.{1,1000})', )?(.{1,1000}?):(\d{1,7}):\d{1,7}:?$/;

/** Reads a panic, with its backtrace if there is one. Older versions of Rust print the message on the first line. */
export const readRustPanic: Reader = (lines, at, { test }) => {
  const [, thread, quoted, file, line] = panicked.exec(lines[at]!) ?? [];
  if (thread === undefined) return null;
  const places: Place[] = [{ file: file!, line: Number(line) }];
  const isEnd = (each: string) => each.trim() === "" || /^(?:stack backtrace:|note: )/.test(each);
  let next = at + 1;
  while (next < at + maxLines && next < lines.length && !isEnd(lines[next]!)) next += 1;
  const message = quoted === undefined ? lines.slice(at + 1, next) : [quoted];
  for (; next < at + maxLines && next < lines.length && lines[next]!.trim() !== ""; next += 1) {
    const place = placeIn(/^ {1,40}at (.{1,1000}?):(\d{1,7}):\d{1,7}$/.exec(lines[next]!));
    if (place !== null) places.push(place);
  }
  const title = test ?? (thread === "main" ? "panic" : thread);
  return { found: [{ places, level: "error", title, message: messageOf(message) }], next };
};

const kind = /^(?:(error|warning|note|help)(?:\[(\w{1,20})\])?: |([A-Z]{1,10}\d{1,6}) (?:\[\*\] )?)(.+)$/;

/** Reads the form of rustc, Clippy and Ruff: the message, and then ` --> src/lib.rs:3:23`. */
export const readArrow: Reader = (lines, at) => {
  const place = placeIn(/^ {1,12}--> (.{1,1000}?):(\d{1,7}):\d{1,7}$/.exec(lines[at]!));
  const [, level, code, rule, message] = kind.exec(lines[at - 1] ?? "") ?? [];
  if (place === null || message === undefined) return null;
  if (level === "note" || level === "help") return { found: [], next: at + 1 };
  const isWarning = level === "warning";
  const title = code ?? rule ?? (isWarning ? "Warning" : "Error");
  const found = { places: [place], level: isWarning ? "warning" : "error", title, message } as const;
  return { found: [found], next: at + 1 };
};
