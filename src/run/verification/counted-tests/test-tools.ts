import { cargoTests, goTests, type OutputReader, unittestTests } from "./tool-output.js";

/** A test tool that a verification plainly calls, and how it tells of its tests. */
export interface CalledTool {
  readonly name: string;
  /** The script with the tool's own reporter added; the report lies where the shell's `_report` says. */
  readonly script: string;
  /** Absent: it writes a report. */
  readonly readOutput?: OutputReader;
}

interface Tool {
  readonly name: string;
  /** How it is called; what is added goes behind it. */
  readonly call: RegExp;
  readonly adds: string;
  /** Whether it goes to the end, for tools that take options there alone. Default: behind the call. */
  readonly isLast?: true;
  /** Options of a person's that ours would contradict. */
  readonly unless?: RegExp;
  readonly readOutput?: OutputReader;
}

const tools: readonly Tool[] = [
  {
    name: "pytest",
    call: /^(?:python[\d.]{0,5}(?: -[a-zA-Z]{1,5}){0,5} -m )?(?:pytest|py\.test)(?= |$)/,
    adds: '--junitxml="$_report"',
    unless: /--junit-?xml|--collect-only|-o junit/,
  },
  {
    name: "unittest",
    call: /^python[\d.]{0,5}(?: -[a-zA-Z]{1,5}){0,5} -m unittest(?= |$)/,
    adds: "-v",
    readOutput: unittestTests,
  },
  {
    name: "node",
    call: /^node(?: -[^ ]{1,100}){0,9} --test(?= |$)/,
    adds: '--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination="$_report"',
    unless: /--test-reporter/,
  },
  {
    name: "jest",
    call: /^(?:npx )?jest(?= |$)/,
    adds: '--json --outputFile="$_report"',
    isLast: true,
    unless: /--json|--outputFile|--listTests/,
  },
  {
    name: "vitest",
    call: /^(?:npx )?vitest run(?= |$)/,
    adds: '--reporter=default --reporter=json --outputFile.json="$_report"',
    unless: /--reporter|--outputFile/,
  },
  {
    name: "go",
    call: /^go test(?= |$)/,
    adds: "-v",
    unless: / -json| -list| -c(?: |$)/,
    readOutput: goTests,
  },
  {
    name: "cargo",
    call: /^cargo test(?= |$)/,
    adds: "",
    unless: / --no-run| --list/,
    readOutput: cargoTests,
  },
];

/** Where a line is more than one command of words and quotes, nobody can say what adding to it would do. */
const notPlain = /[|&;<>()$`\\#!{}]/;

/** The tool that the last line of a script calls, as one plain command; null for none that is known, or not plainly. */
export function calledTool(script: string): CalledTool | null {
  const at = script.lastIndexOf("\n") + 1;
  const line = script.slice(at);
  if (notPlain.test(line)) return null;
  const [variables] = /^\s*(?:[A-Za-z_]\w*=\S*\s+)*/.exec(line)!;
  const words = line.slice(variables.length).trim();
  const tool = tools.find(({ call }) => call.test(words));
  if (tool === undefined || tool.unless?.test(words) === true) return null;
  const { name, adds, call, readOutput } = tool;
  const [head] = call.exec(words)!;
  const rest = words.slice(head.length);
  const parts = tool.isLast === true ? [head + rest, adds] : [head, adds, rest.trim()];
  return {
    name,
    script: script.slice(0, at) + variables + parts.filter((part) => part !== "").join(" "),
    ...(readOutput !== undefined && { readOutput }),
  };
}
