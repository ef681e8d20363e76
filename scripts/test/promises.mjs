// docs/security.md and docs/endings.md make promises; `__tests__/docs/` names the tests for each. This compares the
// passed tests with these lists: a skipped test proves nothing.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectDir } from "../places.mjs";
import { isAlways, isNightly, testFiles } from "./lanes.mjs";
import { isDeep } from "./run-jest.mjs";

/** The promised titles without a passed test, except those that only the night tests. */
export async function unkeptPromises(files) {
  const passed = new Set([...files.values()].flatMap(({ titles }) => titles));
  const unkept = (await promisedTitles()).filter((title) => !isKept(title, passed));
  const nightly = isDeep ? [] : unkept.filter(isHeldAtNight);
  if (nightly.length > 0)
    console.log(`\n${nightly.length} promises of docs/ are held by tests of the night alone`);
  return unkept.filter((title) => !nightly.includes(title));
}

/** Whether a test of that title passed. Jest replaces `%s` and `$name`, a template its `${value}`. */
export function isKept(title, passed) {
  const pieces = title.split(/%[sdijpf#]|\$\{[^}]*\}|\$\w+/);
  if (pieces.length === 1) return passed.has(title);
  const pattern = new RegExp(`^${pieces.map((piece) => escape(piece)).join(".*")}$`, "s");
  return [...passed].some((name) => pattern.test(name));
}

async function promisedTitles() {
  await import("../typescript.mjs");
  const { securityTests } = await import("../../__tests__/docs/security-tests.ts");
  const { endingTests } = await import("../../__tests__/docs/ending-tests.ts");
  return [
    ...Object.values(securityTests).flat(),
    ...Object.values(endingTests).flatMap((tests) => Object.values(tests).flat()),
  ];
}

/** Whether the tests of that title run only at night. */
export function isHeldAtNight(title) {
  const holding = holders(title);
  return holding.length > 0 && holding.every(({ path, isRare }) => isRare || isNightly(path));
}

/** Whether a test of that title is in each run by day. */
export function isHeldByDay(title) {
  return holders(title).some(({ path, isRare }) => isAlways(path) && !isRare);
}

/** The files with a test of that title. `isRare`: only some runs have this test of the file. */
function holders(title) {
  const literal = JSON.stringify(title);
  const quoted = escape(literal);
  const naming = texts().filter(({ text }) => text.includes(literal));
  // Another file may name the test in a list, so a row of a table counts only if there is no call.
  const holding = [String.raw`\(\s*${quoted}`, String.raw`\[\s*${quoted}`]
    .map((source) => naming.filter(({ text }) => new RegExp(source).test(text)))
    .find((files) => files.length > 0);
  return (holding ?? []).map(({ path, text }) => ({ path, isRare: isLeftOut(title, text) }));
}

let known;

function texts() {
  known ??= testFiles().map((path) => ({ path, text: readFileSync(join(projectDir, path), "utf8") }));
  return known;
}

/** Whether the statement with that title begins with one of `chance.ts`'s functions. */
function isLeftOut(title, text) {
  const before = text.slice(0, text.indexOf(JSON.stringify(title)));
  return /^\s*(nightly|rarely)\b(?![^]*^\s*(it|test|nightly|rarely)\b)/m.test(before);
}

function escape(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
