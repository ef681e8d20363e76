import { stripVTControlCharacters } from "node:util";
import { isTestPath } from "../../files/checks.js";
import { missesNetwork } from "../../output/unreached.js";
import { testToolModules } from "../../files/shadowed-module.js";
import type { Execution } from "../../facts/execution.js";
import type { TestRun } from "../../facts/test-run.js";

/**
 * Why a verification failed without a failed test: its tool is missing, was called wrongly or found no test. Null for
 * any other failure. For example, a missing program or module may be what the code still has to write.
 */
export function untestedWords(
  { ending, exitCode, stdout, stderr }: Execution,
  tests: TestRun | undefined,
): string | null {
  if (ending !== "exited" || exitCode === 0 || exitCode === null) return null;
  const text = stripVTControlCharacters(`${stdout.text}\n${stderr.text}`);
  if ((tests?.passed ?? 0) > 0) return null;
  const module = missingModule(text);
  if (module !== null) return `the test tool's Python module ${module} is missing`;
  const broken = brokenTest(text, exitCode);
  if (broken !== null) return broken;
  if (namesNoModule(text, tests)) return foundNone;
  if ((tests?.failed ?? 0) > 0) return null;
  if (isOffline.test(text) || (missesNetwork(text) && downloads.test(text)))
    return "packages that it needs could not be downloaded";
  if (unloaded.some((pattern) => pattern.test(text))) return null;
  const program = missingProgram(text, exitCode);
  if (program !== null) return program;
  const usage = usageErrors.find(([pattern]) => pattern.test(text));
  if (usage !== undefined) return usage[1];
  const isEmpty = tests !== undefined || noTests.test(text);
  return isEmpty ? foundNone : null;
}

const foundNone = "the test tool found no test";

/**
 * The tests exist but could not be loaded or built, because the code that they test is missing. Tasks often begin in
 * this way. Other tools than these count it as a failed test. Go names a package by its path in the module. Without a
 * module, Go names it as the command did.
 */
const unloaded = [
  /^[ \t]{0,9}● Test suite failed to run$/m,
  /^FAIL\t[^.\s]\S{0,500} \[(?:build|setup) failed\]$/m,
];

/** What package managers print if they cannot download: npm, cargo, go, pip, uv. */
const downloads =
  /^(?:npm (?:ERR!|error) (?:code E(?:NOTFOUND|AI_AGAIN|NETUNREACH|CONNREFUSED|TIMEDOUT)\b|network )|error: failed to get `[^`\n]{1,200}` as a dependency of |(?:go|\S{1,300}\.go:\d{1,9}:\d{1,9}): .{0,300}Get "https?:|ERROR: Could not find a version that satisfies the requirement |.{0,40}Failed to fetch: `?https?:)/m;

/** Maven's words for a package that is missing without a network. */
const isOffline = / in offline mode and the artifact \S{1,300} has not been downloaded /;

/** Whether unittest counted a missing test module as a failed test. */
function namesNoModule(text: string, tests: TestRun | undefined): boolean {
  const named = [...text.matchAll(/^ImportError: Failed to import test module: (\w+)$/gm)];
  const missing = [...text.matchAll(/^ModuleNotFoundError: No module named '([\w.]+)'$/gm)];
  const isSame = named.every(([, module], at) => missing[at]?.[1]!.split(".").at(-1) === module);
  return isSame && named.length > 0 && named.length === tests?.failed;
}

/** What tools print about wrong options. The exit codes alone could also come from the tested code. */
const wrongOptions: readonly (readonly [RegExp, string])[] = [
  [/^ERROR: usage: \S*(?:pytest|py\.test|__main__\.py)\b|^\S*(?:pytest|py\.test): error: /m, "pytest"],
  [/^(?:python[\d.]* -m unittest|\S*unittest): error: /m, "unittest"],
  [/^(?:\S*\/)?node: bad option: /m, "node"],
  [/^● Unrecognized CLI Parameter/m, "Jest"],
  [/^CACError: Unknown option/m, "Vitest"],
  [/^error: unexpected argument .{0,200}\n(?:.{0,200}\n){0,4}Usage: cargo /m, "cargo"],
];

const usageErrors: readonly (readonly [RegExp, string])[] = [
  ...wrongOptions.map(([said, tool]) => [said, `${tool} got an option that it does not know`] as const),
  [/^npm (?:ERR!|error) Missing script: /m, "npm has no such script"],
  [
    /^npm (?:ERR!|error) could not determine executable to run/m,
    "npm could not download a program that is not installed",
  ],
  // A missing prerequisite does not count, because the task may be about it.
  [
    /^make: \*\*\* (?:No rule to make target '[^'\n]{0,200}'\.|No targets specified)/m,
    "make has no such target",
  ],
  [
    /^flag provided but not defined: .{0,200}\n(?:.{0,200}\n)?usage: go test/m,
    "go test got a flag that it does not know",
  ],
];

/** In this order: pytest, unittest (twice), Jest, Vitest, go, Mocha, `node --test`, cargo. */
const noTests =
  /^(?:=* ?no tests ran in |NO TESTS RAN$|ImportError: Start directory is not importable: |No tests found, exiting with code 1$|No test files found, exiting with code 1$|no packages to test$|Error: No test files found: |error: no test target named `)|^\s{0,9}Could not find '[^'\n]{1,500}'\s{0,9}$(?![^])/m;

function missingModule(text: string): string | null {
  const [, name] = /No module named '?(\w+)(?:\.\w+)*'?$/m.exec(text) ?? [];
  return name !== undefined && testToolModules.has(name) ? name : null;
}

/** pytest could not load a test (exit code 2). If the test has a syntax error, only its change can help. */
function brokenTest(text: string, exitCode: number): string | null {
  if (exitCode !== 2 || !/^!+ Interrupted: \d+ errors? during collection !+$/m.test(text)) return null;
  const causes = [...text.matchAll(/^E\s+(?:File "([^"\n]+)", line \d+|(\w+(?:Error|Exception))\b)/gm)];
  const errors = causes.flatMap(([, , error]) => error ?? []);
  const [, path] = causes.findLast(([, path]) => path !== undefined) ?? [];
  const isOfTest = errors.every((error) => /^(?:Syntax|Indentation|Tab)Error$/.test(error));
  return isOfTest && path !== undefined && isTestPath(path) ? "a test file has a syntax error" : null;
}

/** A missing program. One with a path belongs into the workspace, and the code may still have to write it. */
function missingProgram(text: string, exitCode: number): string | null {
  const [, name, why] =
    /^(?:\S+: )?(?:line )?\d+: (?:eval: )?([^:\n]{1,100}): (?:command )?(not found|Permission denied)$/m.exec(
      text,
    ) ?? [];
  const isByShell = exitCode === 127 || exitCode === 126 || /^make: .{0,300}Error 12[67]$/m.test(text);
  const isScript =
    /^(?:\S{0,200}\/)?(?:ba|z)?sh: (?:line \d{1,9}: )?[^\n:]{1,300}: No such file or directory$/m.test(text);
  if (!isByShell || name?.includes("/") === true || isScript) return null;
  if (name === undefined)
    return `a program that the verification calls cannot be started (exit code ${exitCode})`;
  return why === "not found" ? `the program ${name} is missing` : `the program ${name} is not executable`;
}
