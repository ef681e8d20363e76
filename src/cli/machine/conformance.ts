import { conformanceOf, type ConformanceResult } from "../../compose/executor.js";
import { AgentExecError } from "../../errors.js";
import { formatDuration } from "../../format/duration.js";
import { showHidden } from "../../output/visible.js";
import { outcomes } from "../../facts/outcomes.js";
import { readEnvironment } from "../../process/env.js";
import type { TerminalStyle } from "../../terminal/terminal-style.js";
import { type Flags, givenSettings } from "../given-settings.js";
import { outputStyle, printJson, printOutput } from "../print.js";
import { stoppable } from "../stoppable.js";

/**
 * Runs the contract tests against an executor. Resolves with the exit code.
 * @param executor the name of a built-in executor, or a module's path. Undefined: the flag `--executor` counts.
 * @throws AgentExecError for bad settings.
 */
export async function conformance(executor: string | undefined, flags: Flags): Promise<number> {
  if (executor !== undefined && flags["executor"] !== undefined)
    throw new AgentExecError(
      "settings-invalid",
      "You named two executors: one as an argument, one with --executor.",
      { nextStep: "Name only one executor." },
    );
  const isJson = flags["json"] === true;
  const { variable } = readEnvironment();
  const given = executor === undefined ? flags : { ...flags, executor };
  const found = await givenSettings("conformance", given, variable);
  if (found === null) return 0;
  const { settings } = found;
  const style = outputStyle();
  const cases: ConformanceResult[] = [];
  return stoppable(", and removed everything that the test had started.", async (signal) => {
    for await (const result of conformanceOf({ settings, variable, signal })) {
      const isNewGroup = cases.at(-1)?.group !== result.group;
      cases.push(result);
      if (!isJson)
        printOutput(`${isNewGroup ? `\n${style.bold(result.group)}\n` : ""}${line(result, style)}`);
    }
    const [holds, differs, fails] = (["holds", "differs", "fails"] as const).map(
      (status) => cases.filter((each) => each.status === status).length,
    );
    if (isJson) printJson({ version: 1, executor: settings.executor, holds, differs, fails, cases });
    else printOutput(`\n${holds} passed, ${differs} failed as expected, ${fails} failed.\n`);
    return fails === 0 ? 0 : outcomes.failed.exitCode;
  });
}

function line({ name, status, reason, durationMs }: ConformanceResult, style: TerminalStyle): string {
  const mark = { holds: style.good("✓"), differs: style.warn("~"), fails: style.bad("✗") }[status];
  const lines = reason === undefined ? [] : showHidden(reason).split("\n");
  const why = lines.map((each) => `    ${each.trim()}\n`).join("");
  return `  ${mark} ${name} ${style.dim(`(${formatDuration(durationMs)})`)}\n${status === "holds" ? "" : style.dim(why)}`;
}
