// Finds regular expressions that need more than linear time on some text. No deadline or signal interrupts one.
// __tests__/regular-expressions.test.ts checks all of src, and examples.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@swc/core";
import { analyse } from "scslre";
import { listModules, walk } from "./imports.mjs";

/** Every literal in a source folder, and every module that builds expressions from strings. */
export function findExpressions(sourceFolder) {
  const literals = [];
  const builders = new Set();
  for (const file of listModules(sourceFolder)) {
    const text = readFileSync(join(sourceFolder, file), "utf8");
    walk(parseSync(text, { syntax: "typescript", target: "esnext" }), (node) => {
      if (node.type === "RegExpLiteral") {
        const { pattern: source, flags } = node;
        const line = text.slice(0, text.indexOf(`/${source}/${flags}`)).split("\n").length;
        literals.push({ file, line, source, flags });
      }
      if (node.callee?.value === "RegExp") builders.add(file);
    });
  }
  return { literals, builders: [...builders] };
}

/** Texts that need more than linear time if repeated often enough; empty if there are none. */
export function attacksOn({ source, flags }) {
  const { parsed, reports } = analyse({ source, flags });
  const characters = reports.map(({ character }) => character.pick);
  return [...new Set([...characters, ...repeatedBeginnings(parsed)])];
}

/**
 * A case that scslre misses: a beginning of several characters that the rest of the expression also matches, so that
 * each repetition reads to the end of the text, such as `exec` in `/exec.*denied/`.
 */
function repeatedBeginnings({ pattern, flags }) {
  return sequencesOf(pattern.alternatives).flatMap((elements) =>
    elements.flatMap((element, index) => {
      const mayFail = elements.slice(index + 1).some(({ min }) => min !== 0);
      if (element.max !== Infinity || !mayFail) return [];
      const word = wordOf(elements.slice(0, index), flags);
      const reads = new RegExp(`^(?:${element.element.raw})+$`, flags.raw);
      return word !== null && word !== "" && reads.test(word.repeat(2)) ? [word] : [];
    }),
  );
}

/** All paths through alternatives, with groups expanded. */
function sequencesOf(alternatives) {
  return alternatives.flatMap(({ elements }) =>
    elements.reduce(
      (ways, element) => {
        const next = element.type.endsWith("Group") ? sequencesOf(element.alternatives) : [[element]];
        return ways.flatMap((way) => next.map((more) => [...way, ...more]));
      },
      [[]],
    ),
  );
}

/** A short text that these elements match; null if it can occur only once, at the beginning. */
function wordOf(elements, flags) {
  let word = "";
  for (const element of elements) {
    if (element.type === "Assertion" && element.kind === "start" && !flags.multiline) return null;
    word += exampleOf(element, flags) ?? "";
  }
  return word;
}

const samples = [..." a0A-.:/\"'<>=_\n\t\0\u00E9"];

function exampleOf(element, flags) {
  switch (element.type) {
    case "Character":
      return String.fromCodePoint(element.value);
    case "CharacterSet":
    case "CharacterClass":
      return samples.find((sample) => new RegExp(`^${element.raw}$`, flags.raw).test(sample));
    case "Quantifier":
      return (wordOf(sequencesOf([{ elements: [element.element] }])[0], flags) ?? "").repeat(element.min);
    default:
      return "";
  }
}
