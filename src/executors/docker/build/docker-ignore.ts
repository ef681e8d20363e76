import { posix } from "node:path";
import picomatch from "picomatch";

/**
 * Returns a function that says whether .dockerignore leaves out a path. The last pattern that matches the path or one
 * of its folders decides. The engine does not do this for clients.
 */
export function dockerIgnore(text: string): (path: string) => boolean {
  const patterns = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.trim())
    .filter((line) => line !== "" && line !== "!")
    .map(patternOf);
  return (path) => {
    const parts = path.split("/");
    const ways = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
    return patterns.findLast(({ matches }) => ways.some((way) => matches(way)))?.isException === false;
  };
}

function patternOf(line: string) {
  const isException = line.startsWith("!");
  // As Go's `filepath.Clean` writes it, without a leading slash.
  const path = posix.join("/", isException ? line.slice(1).trim() : line).replace(/^\/|\/$/g, "");
  // Characters with a meaning in picomatch but not in Docker. Within brackets they belong to the set.
  const escaped = path.replace(/\[[^[\]]*\]|\\.|[(){}|+@!$^]/g, (sign) =>
    sign.length > 1 ? sign : `\\${sign}`,
  );
  return { isException, matches: picomatch([escaped], { dot: true, nonegate: true }) };
}
