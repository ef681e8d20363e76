import {
  type Heading,
  indentOf,
  messageOf,
  type Place,
  placeIn,
  type Reader,
  type Reported,
} from "../reader.js";

/** The limit for one traceback. Endless recursion prints about 1,000 frames. */
const maxLines = 2_000;

const frame = /^\s*File "([^"]{1,1000})", line (\d{1,7})/;
const chains = /^(?:During handling of the above exception|The above exception was the direct cause)/;

/**
 * Reads a traceback, or a syntax error, which has no heading. In a chain of exceptions, the last one ended the program,
 * but only the others may be in the repository's code.
 */
export const readTraceback: Reader = (lines, at, heading) => {
  const places: Place[] = [];
  let message: readonly string[] = [];
  let next = at;
  for (let from = at; from < at + maxLines;) {
    const one = tracebackAt(lines, from);
    if (one === null) break;
    places.unshift(...one.places);
    message = one.message;
    // Another tool may print directly after the message.
    next = one.end + 1;
    // The sentence between two tracebacks has a blank line before and after it.
    const after = one.end + message.length;
    if (!chains.test(lines[after + 1] ?? "")) break;
    from = after + 3;
  }
  return places.length === 0 ? null : { found: [failure(places, message, heading)], next };
};

function tracebackAt(lines: readonly string[], at: number) {
  const head = lines[at] ?? "";
  const isHeaded = head.trimStart() === "Traceback (most recent call last):";
  if (!isHeaded && !frame.test(head)) return null;
  const indent = indentOf(head) - (isHeaded ? 0 : 2);
  const places: Place[] = [];
  let end = isHeaded ? at + 1 : at;
  for (; end < at + maxLines && indentOf(lines[end] ?? "") > indent; end += 1) {
    const place = placeIn(frame.exec(lines[end]!));
    if (place !== null) places.unshift(place);
  }
  if (places.length === 0) return null;
  const message = linesUntil(lines, end, (line) => line.trim() === "" || /^[=_-]{3,}/.test(line));
  return { places, message, end };
}

const blockHead = /^_{3,} (.+) _{3,}$/;
const pytestFrame = /^(\S.{0,1000}?):(\d{1,7}): ?(?:in .{1,300}|[\w.]{0,300})$/;

/** Reads pytest's text about one failure, in any of pytest's styles. */
export const readPytest: Reader = (lines, at) => {
  const name = blockHead.exec(lines[at]!)?.[1];
  if (name === undefined) return null;
  const block = linesUntil(lines, at + 1, (line) => blockHead.test(line) || /^={3,}/.test(line));
  const captured = block.findIndex((line) => /^-{3,} ?Captured /.test(line));
  const told = captured === -1 ? block : block.slice(0, captured);
  const next = at + 1 + block.length;
  const test = name.replace(/^ERROR (?:at \w{1,20} of|collecting) /, "");
  const own = told.flatMap((line) => placeIn(pytestFrame.exec(line)) ?? placeIn(frame.exec(line)) ?? []);
  const message = told.filter((line) => line.startsWith("E ")).map((line) => line.slice(1));
  if (own.length > 0 && message.length > 0)
    return { found: [failure(own.toReversed(), message, { test, at })], next };
  // With `--tb=native` the text is a traceback.
  const start = told.findIndex((line) => line.startsWith("Traceback "));
  return start === -1 ? null : readTraceback(lines, at + 1 + start, { test, at });
};

function failure(places: readonly Place[], message: readonly string[], { test }: Heading): Reported {
  const text = messageOf(message);
  return { places, level: "error", title: test ?? text.split(/[:\n]/, 1)[0]!, message: text };
}

function linesUntil(lines: readonly string[], from: number, isEnd: (line: string) => boolean) {
  let end = from;
  while (end < lines.length && end < from + maxLines && !isEnd(lines[end]!)) end += 1;
  return lines.slice(from, end);
}
