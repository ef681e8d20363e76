import { compose } from "../../compose/run.js";
import type { AssembledRun } from "../../compose/assemble.js";
import type { Wiring } from "../../compose/wiring.js";
import { outcomes } from "../../facts/outcomes.js";
import { readEnvironment, type Environment } from "../../process/env.js";
import { createQuietReporter } from "../../terminal/quiet-reporter.js";
import { listenForStopSignals } from "../../process/stop-signals.js";
import { createTerminalApprover } from "../../terminal/terminal-approver.js";
import { createTerminalReporter } from "../../terminal/terminal-reporter.js";
import { terminalStyle } from "../../terminal/terminal-style.js";
import type { RunEvent } from "../../facts/events.js";
import { keptWords } from "../../facts/session.js";
import { inFlags } from "../../settings/in-flags.js";
import type { Settings } from "../../settings/schema.js";
import { reasonOf } from "../../reports/titles.js";
import { showHidden } from "../../output/visible.js";
import type { RunningCommand } from "../../rows/setting.js";
import type { DemoOptions } from "./demo.js";
import { type Flags, givenSettings, type RecordedRun } from "../given-settings.js";
import { agreesToHostCode, type RecordedState } from "./host-consent.js";
import { lastScreen, nextCommands } from "./last-screen.js";
import type { Output } from "../outlive.js";
import { hideFromNow } from "../../redaction/told.js";
import { printError, printJson, printOutput, printProgress } from "../print.js";

export interface RunCommand {
  readonly face: RunningCommand;
  /** The arguments of the command: the task, or the files. */
  readonly words: readonly string[];
  readonly flags: Flags;
  /** The run to continue or repeat. Absent: the run is new. */
  readonly earlier?: EarlierRun;
  /** Is told the path of the run's folder. */
  readonly output: Output;
}

/** How a command was called. */
export type Call = Pick<RunCommand, "flags" | "output">;

/** An earlier run whose settings are used again. */
export interface EarlierRun extends RecordedRun {
  readonly subject: Subject;
  readonly state: RecordedState;
  /** Prints the last lines instead of the usual ones, and returns the exit code. */
  readonly conclude?: (finished: AssembledRun, settings: Settings) => number;
}

/** Runs `run`, `exec` or `demo`. Resolves with the outcome's exit code. @throws AgentExecError before a run begins. */
export async function runCommand({ face, words, flags, earlier, output }: RunCommand): Promise<number> {
  const environment = readEnvironment();
  const { variable } = environment;
  const found = await givenSettings(face, flags, variable, { recorded: earlier });
  if (found === null) return 0;
  const { settings: given, secrets, origins } = found;
  if (earlier !== undefined && !(await agreesToHostCode(given, earlier))) return 1;
  const { settings = given, ...subject } =
    earlier?.subject ?? (await subjectOf(face, { words, flags, settings: given, variable }));
  const wiring: Wiring = {
    face,
    settings,
    ...subject,
    secrets,
    origins,
    ...(face === "run" && { given: found.given }),
    base: { kind: "folder" },
    variable,
    ...approverOf(settings, environment),
    reporters: [
      settings.quiet
        ? createQuietReporter({ write: printError })
        : terminalReporter(settings, environment, subject.resumed?.events),
    ],
  };
  if (settings.models.length > 0) {
    const { compareModels } = await import("./several-models.js");
    return compareModels(wiring, (each) => perform(each, output));
  }
  const finished = await perform(wiring, output);
  const { result, events, state } = finished;
  if (earlier?.conclude !== undefined) return earlier.conclude(finished, settings);
  const folder = result.runDir!;
  const lines = settings.quiet ? `${result.outcome}  ${folder}\n` : nextCommands(events, folder);
  if (!settings.json) printOutput(lines);
  else {
    printJson(result);
    if (!settings.quiet) printError(lines);
  }
  const kept = events.find((event) => event.type === "sandbox-kept");
  if (settings.quiet && kept !== undefined) printError(`agent-exec: ${keptWords(kept)}\n`);
  const updated = settings.update ? await update(words, events) : 0;
  // With `--quiet`, a failure is still printed, so that a script's log shows the reason.
  if (settings.quiet && outcomes[result.outcome].exitCode !== 0) printError(why(events, state.end?.nextStep));
  return outcomes[result.outcome].exitCode || updated;
}

/** Updates the documents' output. Returns the exit code. */
async function update(words: readonly string[], events: readonly RunEvent[]): Promise<number> {
  const [{ updateOutputs }, { namedDocuments }] = await Promise.all([
    import("../../earlier/updated-outputs.js"),
    import("../../files/named-documents.js"),
  ]);
  const { lines, hasFailed } = await updateOutputs(await namedDocuments(words), events);
  for (const line of lines) printError(`agent-exec: ${showHidden(line)}\n`);
  return hasFailed ? outcomes.failed.exitCode : 0;
}

/** Runs to the end, unless the user stops it. */
async function perform(wiring: Wiring, output: Output): Promise<AssembledRun> {
  const composed = await compose(wiring);
  const { path } = composed.folder;
  hideFromNow(composed.secrets);
  output.keptIn(path);
  using stop = listenForStopSignals(() => {
    printError(
      `agent-exec: stopped before it wrote the reports.\n  next: write them with \`agent-exec report ${path}\`\n`,
    );
  });
  return await composed.start(stop.signal);
}

/** The part of the wiring that depends on the task. */
interface Subject extends Pick<
  Wiring,
  "task" | "thread" | "replies" | "resumed" | "policy" | "pinned" | "recorded" | "answers"
> {
  readonly settings?: Settings;
}

/** What to run: a task for a model, the blocks of files, or a recorded task. */
async function subjectOf(
  face: RunCommand["face"],
  { words, ...given }: Pick<RunCommand, "words"> & DemoOptions,
): Promise<Subject> {
  switch (face) {
    case "exec": {
      const { documents } = await import("./documents.js");
      return documents(words, given.settings);
    }
    case "demo": {
      const { demo } = await import("./demo.js");
      return demo(given);
    }
    case "run": {
      const { readTask } = await import("./task.js");
      const task = await readTask(words[0], given.settings["task-file"]);
      if (given.settings.thread === undefined) return { task };
      const { readThread } = await import("./thread.js");
      return { task, thread: await readThread(given.settings.thread) };
    }
  }
}

/** With --json, progress goes to standard error, because standard output is for the result. */
function terminalReporter(settings: Settings, environment: Environment, earlier: readonly RunEvent[] = []) {
  const { isTTY: isLive } = settings.json ? process.stderr : process.stdout;
  const hasColour = isLive && environment.variable("NO_COLOR") === undefined;
  const write = settings.json ? printProgress : printOutput;
  return createTerminalReporter({ write, isLive, hasColour, lastScreen, earlier });
}

/** Asks the user at the terminal. In CI there may be a terminal, but no user. */
function approverOf({ approval }: Settings, { variable }: Environment): Pick<Wiring, "approver"> {
  const { stdin: input, stderr: output } = process;
  if (!input.isTTY || !output.isTTY || variable("CI") !== undefined) return {};
  const style = terminalStyle(variable("NO_COLOR") === undefined);
  const editor = variable("VISUAL") ?? variable("EDITOR") ?? "vi";
  const hint =
    approval === undefined
      ? "agent-exec asks because nothing isolates the code. With --approval never, agent-exec does not ask."
      : "";
  return { approver: createTerminalApprover({ input, output, style, editor, hint }) };
}

function why(events: readonly RunEvent[], nextStep = ""): string {
  const line = (text: string) => showHidden(text).replace(/\s+/g, " ");
  const next = nextStep === "" ? "" : `  next: ${line(inFlags(nextStep))}\n`;
  return `agent-exec: ${line(reasonOf(events))}\n${next}`;
}
