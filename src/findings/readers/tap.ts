import { messageOf, placeIn, type Reader } from "../reader.js";

/** The limit for a failed test's YAML. */
const maxLines = 500;

/** Reads a failed test of `node --test` in TAP. The message is YAML, and its frames have no `at`. */
export const readTap: Reader = (lines, at) => {
  const test = /^\s*not ok \d{1,7} - (.+)$/.exec(lines[at]!)?.[1];
  if (test === undefined || lines[at + 1]?.trim() !== "---") return null;
  const end = lines.slice(at, at + maxLines).findIndex((line) => line.trim() === "...");
  if (end === -1) return null;
  const yaml = lines.slice(at + 2, at + end);
  const next = at + end + 1;
  // The subtests have the reasons.
  if (valueOf(yaml, "failureType")[0] === "'subtestsFailed'") return { found: [], next };
  const frames = [...valueOf(yaml, "stack"), ...valueOf(yaml, "location")];
  const place = /([^\s('"]{1,1000}):(\d{1,7}):\d{1,7}\)?'?$/;
  const places = frames.flatMap((frame) => placeIn(place.exec(frame)) ?? []);
  const message = messageOf(valueOf(yaml, "error").map((line) => line.replace(/^(['"])(.*)\1$/, "$2")));
  return { found: [{ places, level: "error", title: test, message }], next };
};

/** The lines of a value: the one after its name, or the lines that are indented below it. */
function valueOf(yaml: readonly string[], name: string): readonly string[] {
  const start = yaml.findIndex((line) => line.trimStart().startsWith(`${name}: `));
  if (start === -1) return [];
  const value = yaml[start]!.trimStart().slice(name.length + 2);
  if (!/^[|>]-?$/.test(value)) return [value];
  const key = yaml[start]!.indexOf(name);
  const end = yaml.findIndex(
    (line, index) => index > start && line.trim() !== "" && line.search(/\S/) <= key,
  );
  return yaml.slice(start + 1, end === -1 ? undefined : end);
}
