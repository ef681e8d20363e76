import type { RunEvent } from "../../facts/events.js";
import { reportOf } from "../../reports/report-of.js";
import { type Paint, renderText } from "../../reports/text.js";
import { listed } from "../../format/listed.js";
import { inFlags } from "../../settings/in-flags.js";
import { neededAgain } from "../../settings/recorded.js";

/** The command's last lines about a run. They name settings as flags. */
export function lastScreen(events: readonly RunEvent[], paint?: Paint): string {
  const report = reportOf(events);
  return renderText({ ...report, nextStep: inFlags(report.nextStep) }, paint);
}

/** Commands for the next steps, one per line, and the report's path. */
export function nextCommands(events: readonly RunEvent[], folder: string): string {
  const { awaiting, changes, outcome } = reportOf(events);
  const again = listed(neededAgain(givenIn(events)).map((name) => `--${name}`));
  const also = again === "" ? "" : `; also pass ${again}`;
  const doubt = outcome === "passed" ? "" : " (not verified: read the diff first)";
  const answers = [
    [`agent-exec approve ${folder} --hash ${awaiting?.sha256}`, `run exactly this code${also}`],
    [`agent-exec feedback ${folder} "…"`, `say what to change${also}`],
    [`agent-exec reject ${folder}`, "refuse it"],
  ];
  const apply = [`agent-exec apply ${folder}`, `show the diff and apply it${doubt}`];
  const lines = [
    ...(awaiting === null ? [] : answers),
    ...((changes?.patch ?? null) === null ? [] : [apply]),
    ...(outcome === null
      ? [[`agent-exec resume ${folder}`, `continue the run${also}`]]
      : [[`${folder}/report.html`, "see the whole run"]]),
  ];
  return lines.map(([command, use]) => `   ${command}   ${use}\n`).join("");
}

function givenIn(events: readonly RunEvent[]): Readonly<Record<string, unknown>> {
  return events.find((event) => event.type === "run-started")?.given ?? {};
}
