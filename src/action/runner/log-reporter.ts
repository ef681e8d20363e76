import type { RunEvent } from "../../facts/events.js";
import type { Reporter } from "../../ports/reporter.js";
import { reportOf } from "../../reports/report-of.js";
import { renderText } from "../../reports/text.js";
import { createTerminalReporter } from "../../terminal/terminal-reporter.js";
import { logText } from "./log.js";

/**
 * Reports a run in the step's log.
 * @param earlier the events that an earlier process already reported
 */
export function logReporter(earlier: readonly RunEvent[] = []): Reporter {
  return createTerminalReporter({
    earlier,
    write: logText,
    isLive: false,
    hasColour: false,
    lastScreen: (events) => renderText(reportOf(events)),
  });
}
