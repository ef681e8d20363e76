import { indentOf, messageOf, type Place, placeIn, type Reader } from "../reader.js";

/** The limit for one message or one goroutine. */
const maxLines = 200;

/** Reads a message of a Go test, such as `    cart_test.go:8: want 3`, with the lines that are indented further. */
export const readGoTest: Reader = (lines, at, { test }) => {
  const [, file, line, first] = /^ {4,40}([\w.-]{1,200}\.go):(\d{1,7}): (.*)$/.exec(lines[at]!) ?? [];
  if (file === undefined || test === null) return null;
  const indent = indentOf(lines[at]!);
  let next = at + 1;
  while (next < at + maxLines && indentOf(lines[next] ?? "") > indent) next += 1;
  const message = messageOf([first!, ...lines.slice(at + 1, next).map((each) => each.trim())]);
  const places = [{ file, line: Number(line) }];
  return { found: [{ places, level: "error", title: test, message, goTest: test }], next };
};

/** Reads a panic with the frames of its goroutine, innermost first. */
export const readGoPanic: Reader = (lines, at, { test }) => {
  const message = /^(?:panic|fatal error): (.+)$/.exec(lines[at]!)?.[1];
  if (message === undefined) return null;
  const places: Place[] = [];
  let next = at + 1;
  let goroutines = 0;
  for (; next < at + maxLines && next < lines.length; next += 1) {
    const line = lines[next]!;
    if (line.startsWith("goroutine ")) goroutines += 1;
    if (goroutines > 1 || line.startsWith("FAIL\t") || line.startsWith("exit status ")) break;
    const place = placeIn(/^\t(.{1,1000}\.go):(\d{1,7})(?: \+0x[0-9a-f]{1,16})?$/.exec(line));
    if (place !== null) places.push(place);
  }
  if (goroutines === 0) return null;
  return { found: [{ places, level: "error", title: test ?? "panic", message }], next };
};
