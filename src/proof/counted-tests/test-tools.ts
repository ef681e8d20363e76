import type { OutputReader } from "./counted.js";
import { cargoTests, goTests, jestSums, pytestSums, unittestTests } from "./tool-output.js";
import { nodeTests } from "./node-output.js";

export interface CalledTool extends Pick<Tool, "name" | "readOutput"> {
  /** The script of a second run that reports names. `report`: a shell word. Absent: it is not needed. */
  readonly naming?: (report: string) => string;
}

interface Tool {
  readonly name: string;
  readonly call: RegExp;
  readonly readOutput: OutputReader;
  /** With these options, the tool's output must not be counted. */
  readonly unless?: RegExp;
  /** Makes a command that reports names, from the original command's beginning and its rest. */
  readonly naming?: (head: string, rest: string, report: string) => string;
}

const tools: readonly Tool[] = [
  {
    name: "pytest",
    call: /^(?:python[\d.]{0,5}(?: -[a-zA-Z]{1,5}){0,5} -m )?(?:pytest|py\.test)(?= |$)/,
    unless: /--junit-?xml|--collect-only|--co(?= |$)|-o junit|--(?:help|version|fixtures|markers)|-p no:/,
    readOutput: pytestSums,
  },
  {
    name: "unittest",
    call: /^python[\d.]{0,5}(?: -[a-zA-Z]{1,5}){0,5} -m unittest(?: discover)?(?= |$)/,
    unless: / (?:-h|--help)(?= |$)/,
    readOutput: unittestTests,
    // `-v` must come after `discover`.
    naming: (head, rest) => `${head} -v${rest}`,
  },
  {
    name: "node",
    call: /^node(?: -[^ ]{1,100}){0,9} --test(?= |$)/,
    unless: /--test-reporter/,
    readOutput: nodeTests,
  },
  {
    name: "jest",
    call: /^(?:npx )?jest(?= |$)/,
    unless: /--json|--outputFile|--listTests/,
    readOutput: jestSums,
    naming: (head, rest, report) => `${head}${rest} --json --outputFile=${report}`,
  },
  {
    name: "vitest",
    call: /^(?:npx )?vitest run(?= |$)/,
    unless: /--reporter|--outputFile/,
    readOutput: jestSums,
    naming: (head, rest, report) => `${head} --reporter=json --outputFile.json=${report}${rest}`,
  },
  { name: "go", call: /^go test(?= |$)/, unless: / -json| -list| -c(?: |$)/, readOutput: goTests },
  { name: "cargo", call: /^cargo test(?= |$)/, unless: / --no-run| --list/, readOutput: cargoTests },
];

/** A line that is more than one plain command. It is unclear which of its tools decides. */
const notPlain = /[|&;<>()$`\\#!{}]/;

/** The tool that a script's last line calls as one plain command. Null for any other script. */
export function calledTool(script: string): CalledTool | null {
  const whole = script.trimEnd();
  const at = whole.lastIndexOf("\n") + 1;
  const line = whole.slice(at);
  if (notPlain.test(line)) return null;
  const [variables] = /^\s*(?:[A-Za-z_]\w*=\S*\s+)*/.exec(line)!;
  const words = line.slice(variables.length).trim();
  const tool = tools.find(({ call }) => call.test(words));
  if (tool === undefined || tool.unless?.test(words) === true) return null;
  // The user's own options would replace agent-exec's.
  if (/PYTEST_ADDOPTS=/.test(variables) || (/GOFLAGS=/.test(variables) && !/ -v(?= |$)/.test(words)))
    return null;
  const { name, readOutput, naming, call } = tool;
  if (naming === undefined) return { name, readOutput };
  const [head] = call.exec(words)!;
  const [before, rest] = [whole.slice(0, at) + variables, words.slice(head.length)];
  return { name, readOutput, naming: (report) => before + naming(head, rest, report) };
}
