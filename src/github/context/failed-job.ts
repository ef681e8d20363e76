import { named } from "../../format/listed.js";
import { showHidden } from "../../output/visible.js";
import type { GitHub } from "../api/client.js";
import type { EndedJob, EndedStep, RunAttempt } from "../api/job-calls.js";
import type { Part } from "./parts.js";
import type { Reading } from "./reading.js";

/** The largest number of logs. In a matrix, jobs usually fail for the same reason. */
const mostLogs = 3;

/** The failed jobs of a workflow's run, each with the end of its log. */
export async function failedJobParts(
  github: Pick<GitHub, "jobs" | "logEnd">,
  { repository, failedRun, reading }: { repository: string; failedRun: RunAttempt; reading: Reading },
): Promise<readonly Part[]> {
  const { missing, signal, tried } = reading;
  const jobs = await tried("the failed jobs", () => github.jobs({ repository, ...failedRun, signal }));
  const failed = (jobs ?? []).filter(hasFailed);
  for (const { name } of failed.slice(mostLogs))
    missing.push({
      what: `log of the failed job ${named(showHidden(name))}`,
      why: `only ${mostLogs} are read`,
    });
  return Promise.all(
    failed.slice(0, mostLogs).map(async (job) => {
      const what = `the log of the failed job ${named(showHidden(job.name))}`;
      const log = await tried(what, () => github.logEnd({ repository, job, signal }));
      return failedJobPart(job, log);
    }),
  );
}

/** Conclusions of jobs and steps for which the code may be the cause. */
const failures: ReadonlySet<string | null> = new Set(["failure", "timed_out"]);

function hasFailed({ conclusion }: Pick<EndedJob, "conclusion">): boolean {
  return failures.has(conclusion);
}

/**
 * A failed job with its failed step and the end of that step's log.
 * @param log null if the log cannot be read
 */
function failedJobPart(job: EndedJob, log: string | null): Part {
  const step = job.steps.find(hasFailed);
  const lines = linesOf(log ?? "");
  const ofStep = step === undefined ? [] : lines.filter((line) => isOf(step, line));
  const name = named(showHidden(job.name));
  const stepName = step && named(showHidden(step.name));
  const failed = `The job ${name} failed${step ? ` in its step ${stepName}` : ""}`;
  return {
    what: `${log === null ? "name" : "log"} of the failed job ${name}${step ? `, step ${stepName}` : ""}`,
    heading:
      log === null
        ? `${failed}. Its log cannot be read.`
        : `${failed}. The end of the ${ofStep.length === 0 ? "job" : "step"}'s log:`,
    data: readable(ofStep.length === 0 ? lines : ofStep),
    keepsEnd: true,
  };
}

interface Line {
  /**
   * The time of the line in milliseconds. A line without a time has the time of the line before. Null: no earlier line
   * has one.
   */
  readonly at: number | null;
  readonly text: string;
}

/** The runner writes a time before each line. The first line of a log may begin with a byte order mark. */
const stamp = /^\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z) ?/;

function linesOf(log: string): Line[] {
  let at: number | null = null;
  return log.split("\n").map((line) => {
    const found = stamp.exec(line);
    if (found !== null) at = Date.parse(found[1]!);
    return { at, text: found === null ? line : line.slice(found[0].length) };
  });
}

/**
 * Whether a line belongs to a step. GitHub gives a step's times in whole seconds, so lines of a neighbouring step in
 * the same second are included.
 */
function isOf({ startedAt, endedAt }: EndedStep, { at }: Line): boolean {
  if (at === null || startedAt === null || endedAt === null) return false;
  return at >= Date.parse(startedAt) && at < Date.parse(endedAt) + 1000;
}

/**
 * The log as the job's page shows it: without times, colours and the runner's own commands. It ends with the runner's
 * last error.
 */
function readable(lines: readonly Line[]): string {
  const last = lines.findLastIndex(({ text }) => text.startsWith("##[error]"));
  const told = last === -1 ? lines : lines.slice(0, last + 1);
  const words = told.flatMap(({ text }) => (text.startsWith("##[endgroup]") ? [] : [withoutCommand(text)]));
  return showHidden(words.join("\n")).trim();
}

const labels: Readonly<Record<string, string>> = { error: "Error: ", warning: "Warning: " };

function withoutCommand(line: string): string {
  const found = /^##\[([a-z]+)\]/.exec(line);
  return found === null ? line : `${labels[found[1]!] ?? ""}${line.slice(found[0].length)}`;
}
