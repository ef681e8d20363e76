import { hasUncommitted, openChange } from "../../compose/change.js";
import { composeProve, type ProvedChange } from "../../compose/prove.js";
import { AgentExecError } from "../../errors.js";
import { needlessWords, type ProveResult, type Verdict, verdicts } from "../../facts/prove-result.js";
import { outcomes } from "../../facts/outcomes.js";
import { count } from "../../format/format.js";
import { showHidden } from "../../output/visible.js";
import { readEnvironment } from "../../process/env.js";
import { inFlags } from "../../settings/in-flags.js";
import type { TerminalStyle } from "../../terminal/terminal-style.js";
import { type Flags, givenSettings } from "../given-settings.js";
import { outputStyle, printError, printJson, printOutput } from "../print.js";
import { stoppable } from "../stoppable.js";

/** Finds out what a change's tests show. Resolves with the verdict's exit code. @throws AgentExecError. */
export async function prove(given: Flags): Promise<number> {
  const { base, head = "HEAD", repeat = "1", "fail-on": failOn, ...flags } = given;
  const isJson = flags["json"] === true;
  const { variable } = readEnvironment();
  if (typeof base !== "string")
    throw invalid(
      "The option --base is missing.",
      "Pass the branch, tag or commit that the change started from, for example `--base origin/main`.",
    );
  const change = await openChange(base, String(head));
  if (change.subfolder !== "")
    printError(
      `agent-exec: warning: \`prove\` uses only the files in the folder ${showHidden(change.subfolder)}. To use all files, run \`prove\` in the repository's root\n`,
    );
  if (head === "HEAD" && (await hasUncommitted(change.folder)))
    printError("agent-exec: warning: `prove` compares commits, so it leaves out your uncommitted changes\n");
  // The change itself must not decide how it is proved, so the config file comes from the base.
  const found = await givenSettings("prove", flags, variable, { readUnnamed: change.readOfBase });
  if (found === null) return 0;
  const failing = failingOf(failOn as readonly string[] | undefined);
  return stoppable(". The results of unfinished tests are lost.", async (signal) => {
    const proved = await composeProve({
      settings: found.settings,
      variable,
      change,
      repeat: repeatOf(String(repeat)),
      signal,
      onProgress: (text) => (isJson ? undefined : printError(`agent-exec: ${text}\n`)),
    });
    if (isJson) printJson(proved.result);
    else printOutput(screenOf(proved, outputStyle()));
    return exitCodeOf(proved.result.verdict, failing);
  });
}

function exitCodeOf(verdict: Verdict, failing: ReadonlySet<string> | null): number {
  const { exitCode } = verdicts[verdict];
  if (failing === null) return exitCode;
  return failing.has(verdict) ? exitCode || outcomes.failed.exitCode : 0;
}

/** The results that make the command fail. Null: each result has its own exit code. */
function failingOf(given: readonly string[] | undefined): ReadonlySet<string> | null {
  if (given === undefined) return null;
  const words = given.flatMap((each) => each.split(/[\s,]+/)).filter((each) => each !== "");
  const unknown = words.find((word) => word !== "none" && !Object.hasOwn(verdicts, word));
  if (unknown !== undefined)
    throw invalid(
      `--fail-on: there is no verdict \`${unknown}\`.`,
      `Choose from ${Object.keys(verdicts).join(", ")}, or none.`,
    );
  return new Set(words);
}

/** More repetitions do not find tests that fail more rarely. */
const maxRepeat = 10;

function repeatOf(given: string): number {
  const number = /^\d{1,2}$/.test(given) ? Number(given) : Infinity;
  if (number <= maxRepeat) return number;
  throw invalid(
    `--repeat must be a number from 0 to ${maxRepeat}, not \`${given}\`.`,
    "For example `--repeat 2`.",
  );
}

function invalid(message: string, nextStep: string): AgentExecError {
  return new AgentExecError("settings-invalid", message, { nextStep });
}

/** How many names or lines of one kind are shown. */
const maxShown = 10;

function screenOf({ result, hunks, fromBase }: ProvedChange, style: TerminalStyle): string {
  const { icon, tone, title, next } = verdicts[result.verdict];
  const needless = hunks.filter(({ needed }) => needed === false);
  return [
    `${icon} ${style[tone](title)}. ${inFlags(showHidden(result.reason))}\n`,
    next === "" ? "" : `   Next: ${next}\n`,
    ...Object.entries(kinds).flatMap(([kind, words]) => {
      const names = result.tests[kind as keyof typeof kinds].map(showHidden);
      if (names.length === 0) return [];
      return [`   ${words}:\n`, ...shown(names.map((name) => `     ${style.dim(name)}\n`))];
    }),
    ...shown(
      needless.map(
        ({ file, line, lines }) =>
          `   ${style.warn("⚠")} ${showHidden(file)}:${line}: ${needlessWords(lines)}.\n`,
      ),
    ),
    fromBase.length === 0
      ? ""
      : `   ${count("file", fromBase.length)} came from the base commit, because ${fromBase.length === 1 ? "it decides" : "they decide"} how tests run: ${fromBase.slice(0, maxShown).map(showHidden).join(", ")}\n`,
  ].join("");
}

const kinds = {
  proof: "Tests that fail without the change and pass with the change",
  regressed: "Tests that fail with the change",
  weakened: "Weakened",
  removed: "Removed",
  skipped: "Skipped now",
  flaky: "Flaky",
} as const satisfies Partial<Record<keyof ProveResult["tests"], string>>;

function shown(lines: readonly string[]): readonly string[] {
  const more = lines.length - maxShown;
  return more > 0 ? [...lines.slice(0, maxShown), `     and ${more} more\n`] : lines;
}
