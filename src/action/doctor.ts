import { examine } from "../compose/doctor.js";
import { toAgentExecError } from "../errors.js";
import type { TokenPermission } from "../github/api/permission-calls.js";
import { connectGitHub, type GitHub } from "../github/api/client.js";
import { checkEvent } from "../github/doctor/event-checks.js";
import { checkToken, type Need } from "../github/doctor/token-checks.js";
import { readBase } from "../github/events/base.js";
import type { Trigger } from "../github/events/trigger.js";
import type { Check, CheckResult, CheckStatus } from "../ports/check.js";
import type { Settings } from "../settings/schema.js";
import { doctorLine, doctorSummary, settingsFinding } from "../terminal/doctor-lines.js";
import { terminalStyle } from "../terminal/terminal-style.js";
import { version } from "../version.js";
import { hasPersistedCredentials } from "../workspace/git/git.js";
import { hasIdToken, idTokenOf } from "./runner/id-token.js";
import { type Inputs, ownerFileReader, withConfig, type Step } from "./runner/inputs.js";
import { hideInLog, logText } from "./runner/log.js";
import { setOutputs, failStep } from "./runner/step-end.js";
import { summarise } from "./results/publish.js";
import { listsOf, readEvent } from "./runner/read-event.js";
import { defuseHtml } from "../markdown/html.js";

/** The doctor waits less than a run does. A failed call becomes a row, and the next call follows. */
const timing = { callDeadlineMs: 20_000, retryBaseMs: 250, patienceMs: 10_000, longestWaitMs: 1_000 };

/** Settings that the table does not list. Every job has the first two, and the last one started the doctor. */
const untold = new Set(["github-token", "matrix", "mode"]);

/**
 * Tests everything that a run of this workflow needs, changes nothing, and shows how to fix problems. The step fails if
 * no run could start.
 */
export async function doctor(inputs: Inputs, step: Step): Promise<void> {
  const { environment, workflow, signal } = step;
  const style = terminalStyle(false);
  const results: CheckResult[] = [];
  const note = (result: CheckResult): void => {
    results.push(result);
    logText(doctorLine(result, { style, withNextStep: true }));
  };
  logText(`agent-exec doctor ${version}`);
  const github = connectGitHub({
    token: inputs.settings["github-token"] ?? "",
    apiUrl: workflow.apiUrl,
    log: () => {},
    timing,
  });
  const { settings, secrets, origins, problem } = await configured(inputs, step, github);
  const told = Object.entries(origins).filter(([name]) => !untold.has(name));
  settingsFinding(Object.fromEntries(told)).forEach(note);
  if (problem !== null) note(problem);
  const trigger = await readEvent(workflow, settings).catch(() => null);
  const isFork = trigger?.kind === "run" && trigger.target.isFork === true;
  const { repository, eventName, sha } = workflow;
  // A run also checks these lists before it reads the settings file.
  const lists = listsOf(inputs.settings);
  const checks = [
    ...checkEvent({ github, eventName, lists, readTrigger: () => readEvent(workflow, settings) }),
    ...checkToken({ github, repository, commit: sha, needs: needsOf(settings, trigger), isFork }),
    checkIdToken(settings, hasIdToken(environment), isFork),
    checkCheckout(),
  ];
  const idToken = idTokenOf(environment, isFork);
  const job = { checks, base: readBase(workflow), idToken, onSecret: hideInLog };
  const { variable } = environment;
  const examined = examine({ settings, hasModelServer: true, secrets, variable, signal, job });
  for await (const result of examined) note(result);
  const last = doctorSummary(results, style).trim();
  logText(last);
  await summarise(doctorTable(results, last));
  setOutputs({ summary: last });
  if (results.some(({ status, isVital }) => status === "failed" && isVital === true))
    failStep({ message: last, nextStep: "The table in the job's summary shows how to fix each problem." });
}

/**
 * The inputs together with the base branch's settings file. If the file is invalid, a row says so, and only the inputs
 * count.
 */
async function configured(inputs: Inputs, { workflow, signal }: Step, github: GitHub) {
  const given = Object.fromEntries(inputs.raw.map(({ name, origin }) => [name, origin]));
  const base = readBase(workflow);
  // Without a base branch there is no settings file.
  const read = base.kind === "commit" ? ownerFileReader({ github, workflow, signal }) : async () => null;
  try {
    return { ...(await withConfig(inputs, read)), problem: null };
  } catch (thrown) {
    signal.throwIfAborted();
    const { message, nextStep } = toAgentExecError(thrown);
    const row = { name: "settings file", status: "failed", isVital: true, ms: 0 } as const;
    const problem = { ...row, message, nextStep };
    return { ...inputs, origins: given, problem };
  }
}

/** The token permissions that a run with these settings needs for this event. */
function needsOf(settings: Settings, trigger: Trigger | null): Partial<Record<TokenPermission, Need>> {
  const target = trigger?.kind === "run" ? trigger.target : null;
  const isPull = target?.isPullRequest === true;
  const isComment = settings.comment !== "never" && target !== null && target.number !== null;
  const isCheck = settings["check-run"] === "always" || (settings["check-run"] === "auto" && isPull);
  const opensPull = settings["create-pull-request"] !== "never";
  const write = (what: string): Need => ({ access: "write", what });
  const read = (what: string, isVital = false): Need => ({ access: "read", what, isVital });
  const comment = write("the comment with the report");
  const needsFiles = settings.workspace.startsWith("repo");
  return {
    contents: opensPull ? write("the branch of a pull request") : read("the repository's files", needsFiles),
    ...(isComment && !isPull && { issues: comment }),
    ...(opensPull
      ? { "pull-requests": write("a new pull request") }
      : isPull && { "pull-requests": isComment ? comment : read("the pull request") }),
    ...(isCheck && { checks: write("the check run") }),
    ...(trigger?.kind === "run" &&
      trigger.eventName === "workflow_run" && { actions: read("the failed job's log") }),
  };
}

function checkIdToken(settings: Settings, isAllowed: boolean, isFork: boolean): Check {
  return {
    name: "permission id-token",
    deadlineMs: 1000,
    async run() {
      if (isAllowed) return { status: "ok", message: "the job can prove its identity to other services" };
      const message = "the job cannot prove its identity to other services";
      if (settings["identity-provider-id"] === undefined)
        return { status: "ok", message: `${message}, but your settings need no identity` };
      const nextStep = isFork
        ? "If a pull request from a fork starts the job, GitHub does not give the job `id-token: write`. Start runs with a comment on the pull request instead."
        : "Add `id-token: write` under `permissions:` of the job.";
      return { status: "failed", message, nextStep, isVital: true };
    },
  };
}

function checkCheckout(): Check {
  return {
    name: "checkout",
    deadlineMs: 30_000,
    async run() {
      const isLeft = await hasPersistedCredentials(".").catch(() => null);
      if (isLeft === true)
        return {
          status: "warning",
          message: "leaves the job's token in Git's configuration, where every later step can read it",
          nextStep: "Set `persist-credentials: false` for `actions/checkout`.",
        };
      const message =
        isLeft === null
          ? "there is no checkout; with `workspace: repo` the action fetches the files itself"
          : "leaves no token in Git's configuration";
      return { status: "ok", message };
    },
  };
}

const marks: Readonly<Record<CheckStatus, string>> = {
  ok: "✅ ok",
  failed: "❌ fix",
  warning: "⚠️ warning",
  skipped: "➖ not tried",
};

/** The doctor's rows for the job's summary, in HTML, because Markdown in quoted messages could break a table. */
export function doctorTable(results: readonly CheckResult[], last: string): string {
  const rows = results.map(({ name, status, message, nextStep = "" }) => {
    const cells = [marks[status], name, message, nextStep].map((text) => `<td>${cell(text)}</td>`);
    return `<tr>${cells.join("")}</tr>`;
  });
  const head = ["", "What", "Result", "Fix"].map((text) => `<th align="left">${text}</th>`).join("");
  return `### agent-exec doctor\n\n<p>${cell(last)}</p>\n\n<table>\n<tr>${head}</tr>\n${rows.join("\n")}\n</table>\n`;
}

/** Code between backticks stays code, and the lines of a code block keep their line ends. */
function cell(text: string): string {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => (line.startsWith("    ") ? `<code>${indented(line.slice(4))}</code>` : prose(line)))
    .join("<br>");
}

function indented(line: string): string {
  const indent = line.length - line.trimStart().length;
  return "&nbsp;".repeat(indent) + defuseHtml(line);
}

function prose(text: string): string {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? `<code>${defuseHtml(part)}</code>` : spaced(part)))
    .join("");
}

/** Keeps the blanks at a part's ends, because they separate it from its neighbours. */
function spaced(part: string): string {
  const [start, end] = [/^\s/.test(part) ? " " : "", /\s$/.test(part) ? " " : ""];
  const inner = defuseHtml(part);
  return inner === "" ? start || end : `${start}${inner}${end}`;
}
