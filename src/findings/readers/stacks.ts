import { type Heading, messageOf, type Place, placeIn, type Reader } from "../reader.js";

/** The limit for one stack. Node prints 10 frames. Java prints 1,024, and also those of the causes. */
const maxLines = 1_000;

/**
 * Reads the stacks of Node, of its test tools and of Java. There is one line per frame, innermost first. Causes follow
 * with frames of their own, which may show a deeper place in the repository's code than the exception.
 */
export const readStack: Reader = (lines, at, heading) => {
  if (!isFrame(lines[at]!)) return null;
  const places: Place[] = [];
  let next = at;
  for (; next < at + maxLines && next < lines.length; next += 1) {
    const line = lines[next]!;
    if (!isFrame(line) && !betweenFrames.test(line) && !codeLine.test(line)) break;
    places.push(...placesIn(line));
  }
  const told = linesBefore(lines, at, heading);
  places.push(...told.places);
  if (places.length === 0) return null;
  const message = messageOf(told.message);
  const [, name] = /^(?:Exception in thread "[^"]{0,300}" |Uncaught )?([\w.$]{1,300})/.exec(message) ?? [];
  const title = heading.test ?? name ?? "Error";
  return { found: [{ places, level: "error", title, message }], next };
};

function isFrame(line: string): boolean {
  return /^\s*(?:at \S|❯ \S.*:\d)/.test(line);
}

function placesIn(line: string): readonly Place[] {
  const frame = line.trim().replace(/^(?:at (?:async )?|❯ )/, "");
  const open = frame.endsWith(")") ? frame.lastIndexOf("(") : -1;
  const inner = open === -1 ? frame.slice(frame.lastIndexOf(" ") + 1) : frame.slice(open + 1, -1);
  const place = placeIn(/^(.{1,1000}?):(\d{1,7})(?::\d{1,7})?$/.exec(inner));
  return place === null ? [] : [{ ...place, file: javaFile(place.file, frame.slice(0, open)) }];
}

/** Java names only the file. Its folder is the class's package: `at java.base/shop.Cart.first(Cart.java:7)`. */
function javaFile(file: string, method: string): string {
  if (!/^[\w$-]{1,200}\.(?:java|kt|scala|groovy)$/.test(file)) return file;
  const names = method.slice(method.lastIndexOf("/") + 1).split(".");
  return [...names.slice(0, -2), file].join("/");
}

/** How many lines Jest may print between the message and the frames, for example code and differences. */
const maxBefore = 40;

const errorName = /^\s*(?:Exception in thread "|Uncaught |[\w.$]{0,300}(?:Error|Exception|Failure)\b)/;
const betweenFrames = /^\s*(?:\.\.\. \d{1,6} (?:more|common)|Caused by: |Suppressed: )/;
const codeLine = /^ {0,40}(?:> ?)? {0,8}\d{0,7} ?\||^ {0,400}\^{1,400}$/;
/** The place where Node threw. For a syntax error, no frame names it. */
const thrownAt = /^((?:file:\/\/)?\/.{1,1000}):(\d{1,7})$/;

function linesBefore(lines: readonly string[], at: number, heading: Heading) {
  const first = Math.max(0, at - maxBefore, heading.test === null ? 0 : heading.at + 1);
  let start = at;
  while (start > first && !(start < at && errorName.test(lines[start]!))) start -= 1;
  const isNamed = errorName.test(lines[start] ?? "") || heading.test !== null;
  const before = lines.slice(Math.max(0, start - 6), start).findLast((line) => thrownAt.test(line));
  const place = placeIn(thrownAt.exec(before ?? ""));
  const message = lines.slice(isNamed ? start : at - 1, at).filter((each) => !codeLine.test(each));
  return { message, places: place === null ? [] : [place] };
}
