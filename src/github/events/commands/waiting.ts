import { AgentExecError } from "../../../errors.js";
import type { GitHub } from "../../api/client.js";
import { type OwnRun, ownRuns, type OwnRunsOptions } from "./own-runs.js";

/** The facts about waiting code in the second line of its report. */
export interface WaitingCode {
  /** The id of the artifact with the run's folder. 0: it was not uploaded. */
  readonly artifact: number;
  readonly sha256: string;
}

export interface WaitingRun extends OwnRun, WaitingCode {}

/** The hidden line with these facts. It comes first in the report, so no text of a model can imitate it. */
export function waitingLine({ artifact, sha256 }: WaitingCode): string {
  return `<!-- waits artifact=${artifact} sha256=${sha256} -->\n`;
}

/** `answered` names the workflow run that accepted the answer. Only this run may accept it again. */
const line = /^([^\n]*\n)<!-- (waits|answered in=(\d{1,15})) artifact=(\d{1,15}) sha256=([0-9a-f]{64}) -->\n/;

export interface WaitingOptions extends OwnRunsOptions {
  /** The hashes that the answer names. Absent: any code. */
  readonly hashes?: readonly string[];
  /** Whether runs count to which another workflow run already gave an answer. Default: false. */
  readonly isAnsweredToo?: boolean;
  /** The id of this workflow run. */
  readonly workflowRun: string;
  readonly phrase: string;
}

/**
 * The newest run of this thread that waits for an answer.
 * @throws AgentExecError `task-invalid` if there is none, or none with this code; GitHubError.
 */
export async function waitingRun(options: WaitingOptions): Promise<WaitingRun> {
  const { hashes, isAnsweredToo = false, workflowRun, phrase } = options;
  const all = (await ownRuns(options)).flatMap((run) => {
    const match = line.exec(run.comment.body);
    if (match === null) return [];
    const isOpen = isAnsweredToo || match[2] === "waits" || match[3] === workflowRun;
    return [{ ...run, artifact: Number(match[4]), sha256: match[5] ?? "", isOpen }];
  });
  const waiting = all.filter(({ isOpen }) => isOpen);
  const found = waiting.findLast(({ sha256 }) => hashes?.includes(sha256) !== false);
  if (found !== undefined) return found;
  if (hashes !== undefined && all.some(({ sha256 }) => hashes.includes(sha256)))
    throw refused(
      "This code already has an answer: somebody approved it, refused it or sent feedback.",
      "Read the newest report.",
    );
  throw waiting.length === 0
    ? refused(
        "No run of this thread waits for an answer.",
        "If your comment is a task, begin the task with a word other than `approve`, `feedback` or `reject`.",
      )
    : refused(
        "No waiting run of this thread has code with this hash.",
        `Read the code in the newest report, and write \`${phrase} approve HASH\` with the hash shown there.`,
      );
}

export interface MarkOptions {
  readonly github: Pick<GitHub, "comment" | "updateComment">;
  readonly repository: string;
  readonly workflowRun: string;
  /** Who answered and how, in one line of Markdown. */
  readonly words: string;
  readonly signal: AbortSignal;
}

/**
 * Notes in the comment that its run has an answer, so that nobody gives a second one. It reads the comment before and
 * after, because two people may answer at the same moment.
 * @throws AgentExecError `task-invalid` if another answer was faster; GitHubError.
 */
export async function markAnswered(
  { comment: { id }, artifact, sha256 }: WaitingRun,
  mark: MarkOptions,
): Promise<void> {
  const { github, repository, workflowRun, words, signal } = mark;
  const read = async () => (await github.comment({ repository, id, signal }))?.body ?? "";
  const tooLate = () =>
    refused("The waiting run already has another answer, or its comment is gone.", "Read the newest report.");
  const before = await read();
  const [, , state, by] = line.exec(before) ?? [];
  if (state !== "waits" && by !== workflowRun) throw tooLate();
  const now = `<!-- answered in=${workflowRun} artifact=${artifact} sha256=${sha256} -->\n`;
  const told = state === "waits" ? `> ${words}\n\n` : "";
  const body = before.replace(line, (_whole, marker: string) => `${marker}${now}${told}`);
  await github.updateComment({ repository, id, body, signal });
  if (line.exec(await read())?.[3] !== workflowRun) throw tooLate();
}

function refused(message: string, nextStep: string): AgentExecError {
  return new AgentExecError("task-invalid", message, { nextStep });
}
