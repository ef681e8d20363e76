import type { Clock } from "../ports/clock.js";
import { placeOf } from "../facts/block.js";
import { restoredWords } from "../facts/checkpoint.js";
import { continuesWords, repeatsWords, resumedWords } from "../facts/continues.js";
import { withCode } from "../errors.js";
import type { EventOf, RunEvent } from "../facts/events.js";
import { isInfrastructureEnding, notRunReasons } from "../facts/endings.js";
import { buildWords, keptWords, type KeptSandbox } from "../facts/session.js";
import type { Reporter, Signal } from "../ports/reporter.js";
import { auditWords } from "../format/audit-words.js";
import { commandWords } from "../format/command-words.js";
import { count, formatDuration } from "../format/format.js";
import { showHidden } from "../output/visible.js";
import { approvalLine, controlWords, endingLine, networkLines } from "./event-lines.js";
import { createLiveOutput } from "./live-output.js";
import { createModelWait } from "./model-wait.js";
import { firstLine, oneLine, othersWords } from "./others-words.js";
import { systemClock } from "../process/system-clock.js";
import { createTerminalLines } from "./terminal-lines.js";
import { type TerminalStyle, terminalStyle } from "./terminal-style.js";
import { sandboxWords, unheldLines } from "./session-lines.js";

interface TerminalReporterOptions {
  readonly write: (text: string) => void;
  /** Whether a person watches. If so, the model's text is shown at once. Otherwise each event is one plain line. */
  readonly isLive: boolean;
  readonly hasColour: boolean;
  /** The last lines: how the run ended, its files, and the next steps. */
  readonly lastScreen: (events: readonly RunEvent[], style: TerminalStyle) => string;
  /** Default: the machine's. */
  readonly clock?: Clock;
  /** Events that an earlier process has already shown. Default: none. */
  readonly earlier?: readonly RunEvent[];
}

/** Shows a run in lines: the model's text, the blocks that run, their results, and the decisions. */
export function createTerminalReporter(options: TerminalReporterOptions): Reporter {
  const { isLive, hasColour, lastScreen, clock = systemClock, earlier = [] } = options;
  let isTold = true;
  const write = (text: string): void => {
    if (!isTold) options.write(text);
  };
  const style = terminalStyle(hasColour);
  const lines = createTerminalLines(write);
  const { say, push, status } = lines;
  const wait = createModelWait({
    clock,
    isLive,
    tell: (words) => (isLive ? status : say)(words === "" ? "" : style.dim(`  … ${words}`)),
  });
  const output = createLiveOutput(lines, style, isLive);
  const note = (text: string): void => say(`${style.accent("●")} ${text}`);
  const warn = (text: string): void => say(`${style.warn("!")} ${text}`);
  const told = (text: string): string => othersWords(text, style);
  let unit: "attempt" | "turn" = "attempt";
  let attempt = 0;
  let blocks: EventOf<"reply">["blocks"] = [];
  let head = "";
  let hasWriter = true;
  // A failure that ends the run is shown as the run's reason. If it were shown here too, it would look like two
  // failures.
  let failure: EventOf<"failure"> | null = null;
  let kept: KeptSandbox | null = null;
  let lost: "attempt" | "verification" | null = null;

  const ended = (execution: EventOf<"execution" | "verification">): void => {
    output.finish(execution);
    for (const line of networkLines(execution.network)) say(`  ${style.warn("!")} network  ${line}`);
    const isUnrunBlock = execution.ending === "not-run" && execution.type === "execution";
    const isObserved = unit === "turn" && execution.type === "execution";
    say(isUnrunBlock ? unrunLine(execution) : `  ${endingLine(execution, { style, isObserved })}`);
  };
  // The line about a block that was skipped, because nothing was printed about it before.
  const unrunLine = ({ block, notRun, evidence }: EventOf<"execution">): string => {
    const isTold = notRun !== undefined && notRunReasons[notRun].by !== "loop";
    const which = isTold ? "" : `${blockWords(block).trimEnd()}  `;
    return `${isTold ? "  " : ""}${style.dim("–")} ${which}not run: ${oneLine(evidence)}`;
  };
  // Printed only if something really runs again.
  const beginsAgain = (what: string): void => {
    lost = null;
    warn(`${what} again, because the sandbox was lost; the code did not cause the loss`);
  };
  const blockWords = (index: number): string => {
    const { language = "", path = null, ...block } = blocks[index] ?? {};
    const words = [placeOf(block), path ?? ""].filter((word) => word !== "").join("  ");
    return `block ${index + 1}  ${oneLine(language)} ${style.dim(oneLine(words))}`;
  };
  const events: RunEvent[] = [];
  const onEvent = (event: RunEvent): void => {
    events.push(event);
    wait.end();
    status("");
    const failed = failure;
    failure = null;
    if (failed !== null && event.type !== "run-ended") say(`${style.bad("✗")} ${told(withCode(failed))}`);
    switch (event.type) {
      case "run-started":
        hasWriter = event.writer !== null;
        unit = event.policy.until === "done" ? "turn" : "attempt";
        head = `${style.bold("agent-exec")} ${style.dim(event.runId)}  ${firstLine(event.task.text)}`;
        say(head);
        if (event.continues !== undefined) note(oneLine(continuesWords(event.continues)));
        if (event.repeats !== undefined) note(oneLine(repeatsWords(event.repeats)));
        return;
      case "data":
        if (event.fault !== undefined)
          say(`  ${style.warn("!")} the result does not match the schema: ${told(event.fault)}`);
        return;
      case "reflection":
        return isLive ? undefined : say(showHidden(event.text.trim()).replace(/^/gm, "  "));
      case "resumed":
        say(head);
        note(resumedWords(event, unit));
        return;
      case "session-started": {
        note(`sandbox  ${sandboxWords(event)}`);
        if (event.build !== undefined) say(style.dim(`  ${told(`image ${buildWords(event.build)}`)}`));
        // If nothing isolates the code, the line above already says so.
        if (event.held["isolation"] !== false) for (const line of unheldLines(event)) warn(showHidden(line));
        if (event.restored !== undefined) warn(restoredWords(event.restored));
        if (lost === "attempt") beginsAgain(`${unit} ${attempt} begins`);
        return;
      }
      case "reply": {
        ({ attempt, blocks } = event);
        const tokens = event.usage.inputTokens + event.usage.outputTokens;
        const cost = tokens === 0 ? "" : style.dim(`  ${tokens} tokens`);
        const all = count("block", blocks.length + (event.blocksLeftOut ?? 0));
        note(`${hasWriter ? `${unit} ${event.attempt}  ` : ""}${all}${cost}`);
        if (blocks.length === 0 && !isLive && hasWriter)
          say(showHidden(event.text.trim()).replace(/^/gm, "  "));
        return;
      }
      case "execution":
      case "verification":
        if (isInfrastructureEnding(event.ending))
          lost = event.type === "execution" ? "attempt" : "verification";
        return ended(event);
      case "approval":
        return say(approvalLine(event, style));
      case "approval-awaited":
        return warn("nobody can approve the code here, so the run waits for an approval");
      case "control":
        return note(`before any change  ${told(commandWords(event.command))} ${controlWords(event)}`);
      case "audited": {
        const isHeld = event.fooled.length + event.notTried === 0 && event.fault === undefined;
        say(`${isHeld ? style.accent("●") : style.warn("!")} audit  ${told(auditWords(event))}`);
        for (const closes of new Set(event.fooled.map((cheat) => cheat.closes))) say(`  → ${told(closes)}`);
        return;
      }
      // A saved checkpoint is shown when a session is restored. A warning reports a failed one.
      case "checkpoint":
        return;
      case "decision": {
        // Documents are not retried, so their decisions are not shown.
        if (!hasWriter) return;
        const word = event.retry ? style.warn("retry") : style.bad("no retry");
        return note(`decision  ${word}: ${told(event.reason)}`);
      }
      case "warning":
        return warn(told(event.message));
      case "failure":
        failure = event;
        if (event.during === "execute") lost = "attempt";
        return;
      case "interrupted":
        return warn(told(event.message));
      case "files-saved":
        for (const line of networkLines(event.network)) warn(`network  ${line}`);
        return;
      case "sandbox-kept":
        kept = event;
        return;
      case "run-ended": {
        say("");
        say(lastScreen(events, style).trimEnd());
        if (kept !== null) say(`  ${keptWords(kept)}`);
      }
    }
  };

  const onSignal = (signal: Signal): void => {
    switch (signal.type) {
      case "starting":
        return say(style.dim(`  ${told(signal.text)}`));
      case "asking":
        if (!hasWriter) return;
        if (isLive) note("writing");
        return wait.begin();
      case "writing":
        wait.heard(signal.text);
        return isLive ? push("writer", showHidden(signal.text), (line) => style.dim(`  ${line}`)) : undefined;
      case "retrying": {
        wait.begin();
        // Without a wait, the message already says who is asked.
        const again = signal.waitMs === 0 ? "" : ` Asking again in ${formatDuration(signal.waitMs)}.`;
        return warn(`${told(signal.message)}${again}`);
      }
      case "filling":
        note("result as data");
        return wait.begin();
      case "reflecting":
        note("last words");
        return wait.begin();
      case "deciding":
        if (isLive) note("deciding");
        return wait.begin();
      case "approving":
        if (signal.by !== "reviewer") return;
        if (isLive) note("reviewing");
        return wait.begin();
      case "executing":
        return say(`${style.accent("▶")} ${blockWords(signal.block)}`);
      case "verifying":
        if (lost === "verification") beginsAgain("the verification runs");
        output.beginVerification();
        return say(`${style.accent("▶")} verify  ${told(commandWords(signal.command))}`);
      case "output":
        return output.push(signal.stream, signal.text);
    }
  };

  for (const event of earlier) onEvent(event);
  isTold = false;
  const close = async (): Promise<void> => {
    wait.end();
    status("");
    output.end();
    lines.end();
  };
  return { onEvent, onSignal, close };
}
