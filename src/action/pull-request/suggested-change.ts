import { verifiedAlone } from "../../compose/regrade.js";
import { recordedPatch } from "../../earlier/patch.js";
import { type SmallHunk, type SmallHunks, smallHunks } from "../../earlier/small-hunks.js";
import { toAgentExecError } from "../../errors.js";
import type { RunEvent } from "../../facts/events.js";
import type { ResolvedTarget } from "../../github/events/target.js";
import { BaseTree } from "../../github/pull-request/base-tree.js";
import { isInDiff, suggest } from "../../github/reporting/suggestion.js";
import { resultOf } from "../../reports/result/result.js";
import type { AskedStep } from "../runner/inputs.js";
import { logText } from "../runner/log.js";

/** What is needed to verify parts of a change. */
export type Alone = Omit<Parameters<typeof verifiedAlone>[1], "pinned" | "signal" | "settings">;

interface Suggesting extends Pick<AskedStep, "github" | "settings" | "signal"> {
  readonly target: ResolvedTarget;
  /** The absolute path of the run's folder. A stranger may have written any of its files. */
  readonly folder: string;
  readonly events: readonly RunEvent[];
  /** Absent: only a change with a single part can be suggested. */
  readonly alone?: Alone;
}

/** The largest number of suggestions. A larger change is easier to read as a whole. */
const maxSuggestions = 5;
/** The time for verifying the parts. Parts that passed by then are suggested. */
const maxMs = 300_000;

const asksOnPull: ReadonlySet<unknown> = new Set(["issue-comment", "review-comment", "review"]);

/**
 * Suggests a small verified change on lines of the pull request on which a person asked for it. If the change has
 * several parts, it suggests those that pass the verifications alone. Never throws, because the comment has the whole
 * change anyway.
 */
export async function suggestChange(suggesting: Suggesting, reportUrl: string | null): Promise<void> {
  const { github, settings, target, events, signal } = suggesting;
  const { repository, number, sha, subject, isPullRequest } = target;
  const { outcome, verified } = resultOf(events);
  if (!isPullRequest || number === null || !asksOnPull.has(subject?.kind)) return;
  if (settings.comment === "never" || outcome !== "passed" || !verified) return;
  try {
    const hunks = await passed(await onDiff({ ...suggesting, number }), suggesting);
    const started = events.find((event) => event.type === "run-started");
    const verifications = started?.policy.verify ?? [];
    const suggestions = hunks.map((hunk) => ({ ...hunk, verifications }));
    if (suggestions.length === 0) return;
    const count = await suggest({ github, repository, number, sha, suggestions, reportUrl, signal });
    logText(`suggestions on the pull request's lines: ${count}`);
  } catch (thrown) {
    const { message, nextStep } = toAgentExecError(thrown);
    logText(`no suggestion on the pull request's lines: ${message} ${nextStep}`);
  }
}

/**
 * The small parts on lines of the pull request's diff. Their files must be the same in its newest commit and in the
 * run.
 */
async function onDiff({
  github,
  settings,
  target,
  folder,
  signal,
  number,
}: Suggesting & { number: number }): Promise<SmallHunks> {
  const { repository, sha } = target;
  const patch = await recordedPatch(folder);
  const { hunks, isWhole } = smallHunks(patch, settings);
  const { base } = patch.changes;
  if (hunks.length === 0 || base === undefined) return { hunks: [], isWhole };
  const on = { repository, number, signal };
  const { head } = await github.pullRequest(on);
  // Nobody can commit to a deleted repository. An older commit may have other lines.
  if (head.repo === null || head.sha !== sha) return { hunks: [], isWhole };
  const files = new Map((await github.pullFiles(on)).map((file) => [file.path, file]));
  const found = hunks.filter((hunk) => isInDiff(files.get(hunk.path)?.patch, hunk)).slice(0, maxSuggestions);
  const began = new BaseTree(github, { repository, tree: base, signal });
  const isSame = async ({ path }: SmallHunk) =>
    base === sha || (await began.entry(path))?.sha === files.get(path)!.sha;
  const same = await Promise.all(found.map(isSame));
  return { hunks: found.filter((_, index) => same[index]), isWhole };
}

async function passed({ hunks, isWhole }: SmallHunks, suggesting: Suggesting): Promise<readonly SmallHunk[]> {
  const { alone, settings, events, signal } = suggesting;
  if (isWhole || alone === undefined || hunks.length === 0) return isWhole ? hunks : [];
  const all: SmallHunk[] = [];
  const deadline = AbortSignal.timeout(maxMs);
  const pinned = resultOf(events).digest ?? undefined;
  try {
    const bounded = AbortSignal.any([signal, deadline]);
    for await (const hunk of verifiedAlone(hunks, { ...alone, settings, pinned, signal: bounded }))
      all.push(hunk);
  } catch (thrown) {
    if (!deadline.aborted) throw thrown;
  }
  return all;
}
