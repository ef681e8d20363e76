import { basename } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { AgentExecError, messageOf } from "../../errors.js";
import { type ProveResult, proveResult } from "../../facts/prove-result.js";
import { findPathFault } from "../../files/path-fault.js";
import { zippedFiles } from "../../files/zip-files.js";
import type { GitHub } from "../../github/api/client.js";
import type { KeptArtifact } from "../../github/api/workflow-calls.js";
import { readPayload, type Payload } from "../../github/events/payload.js";
import { pullRequestTarget, type ResolvedTarget } from "../../github/events/target.js";
import { createRedactor } from "../../redaction/redact.js";
import { connect, type Inputs, type Step } from "../runner/inputs.js";
import { logFindings } from "../runner/log.js";
import { type AskedReport, reportMissing } from "../saved-run/missing-run.js";
import { setOutputs, endBefore } from "../runner/step-end.js";
import { postProof, postsOf, proofArtifact, type ProvenPull, workflowPath } from "./proved-pull.js";

type ProvingRun = Payload<"workflowRun">["workflow_run"];

/** Limits: the jobs of a matrix, and the size of a result. */
const maxArtifacts = 10;
const bounds = { maxBytes: 8 * 1024 ** 2, maxFiles: 20 };

/**
 * The action with `mode: report`, after a workflow that ran `prove` with a read-only token. It posts the results. A
 * stranger may have written them, so it accepts only the form of a result, and only for the event's commit. The event
 * and GitHub decide which pull request it is.
 * @throws AgentExecError; GitHubError.
 */
export async function reportProof(inputs: Inputs, { workflow, signal }: Step): Promise<void> {
  const { settings } = inputs;
  const { workflow_run: run } = readPayload("workflowRun", workflow.eventName, workflow.payload);
  const github = connect(settings, workflow);
  const call = { repository: workflow.repository, signal };
  const found = run.event === "pull_request" ? await pullOf(run, { github, ...call }) : null;
  if (found === null)
    return endBefore(
      "skipped",
      "no open pull request has the commit that the other workflow tested",
      settings,
    );
  const results = await resultsOf(run.id, { github, ...call });
  if (results.length === 0)
    return endBefore("skipped", "the other workflow left no result of `mode: prove`", settings);
  const { mergeBase: base } = await github.comparison({ ...call, base: found.base, head: run.head_sha });
  const edited = await editedWorkflow(run, { github, ...call, isFork: found.target.isFork, base });
  const at = { target: found.target, base, edited, runUrl: run.html_url ?? workflow.url };
  await postResults(results, { ...inputs, workflow, signal, github, ...at });
}

/**
 * The same in a later job of the workflow that ran `prove` because a comment asked for it. The report is equally
 * strict, but this workflow's file comes from the default branch.
 */
export async function reportAskedProof(asked: AskedReport): Promise<void> {
  const { workflow, github, trigger, signal } = asked;
  const number = trigger.target.number ?? 0;
  const call = { repository: workflow.repository, signal };
  const results = await resultsOf(Number(basename(workflow.url)), { github, ...call });
  if (results.length === 0) return reportMissing(asked);
  const pull = await github.pullRequest({ ...call, number });
  const target = pullRequestTarget(workflow.repository, { number, ...pull }, { kind: "issue", number });
  const { mergeBase: base } = await github.comparison({ ...call, base: pull.base.sha, head: target.sha });
  await postResults(results, { ...asked, target, base, edited: null, runUrl: workflow.url });
}

/** `base` is the commit that the pull request started from. */
interface PostedResults extends Omit<ProvenPull, "environment" | "raw"> {
  /** The workflow file that ran `prove`, if the pull request changes this file. */
  readonly edited: string | null;
  /** The page of the workflow run that ran `prove`. */
  readonly runUrl: string;
}

async function postResults(results: readonly KeptArtifact[], posted: PostedResults): Promise<void> {
  const { settings, secrets, workflow, signal, github, target, base, edited, runUrl } = posted;
  const { repository, sha: head } = target;
  for (const { id, name } of results) {
    const zip = await github.artifactZip({ repository, id, maxBytes: bounds.maxBytes, signal });
    const read = createRedactor(Object.values(secrets)).deep(resultIn(zip));
    requireSame(read, { base, head });
    const result = edited === null ? read : unbelieved(read, edited);
    const posts = postsOf(result, { run: runUrl });
    // Each job of a matrix has its own comment.
    const step = { ...workflow, step: [workflow.step, stemOf({ name })].join("\n") };
    const landed = await postProof(posts, { github, settings, workflow: step, target, signal });
    if (landed.checkRunUrl === null) logFindings(result.annotations);
    setOutputs({
      outcome: result.verdict,
      summary: result.reason,
      "comment-url": landed.commentUrl,
      "check-run-url": landed.checkRunUrl,
    });
  }
}

interface Call {
  readonly github: GitHub;
  readonly repository: string;
  readonly signal: AbortSignal;
}

/** The open pull request whose newest commit is the run's. For a fork, the event does not name it. */
async function pullOf(
  { head_repository: from, head_branch: branch, head_sha: sha }: ProvingRun,
  { github, ...call }: Call,
): Promise<{ readonly target: ResolvedTarget; readonly base: string } | null> {
  if (!from || !branch) return null;
  const [owner = ""] = from.full_name.split("/");
  for (const number of await github.openPullsOf({ ...call, owner, branch })) {
    const pull = await github.pullRequest({ ...call, number });
    if (pull.head.sha !== sha || pull.head.repo?.full_name !== from.full_name) continue;
    const target = pullRequestTarget(call.repository, { number, ...pull }, { kind: "issue", number });
    return { target, base: pull.base.sha };
  }
  return null;
}

/** The results of a workflow run. If several differ only in the attempt, the newest counts. */
async function resultsOf(runId: number, { github, ...call }: Call): Promise<readonly KeptArtifact[]> {
  const kept = await github.artifacts({ ...call, runId });
  const last = new Map(
    kept
      .filter(({ isExpired, bytes }) => !isExpired && bytes <= bounds.maxBytes)
      .filter(({ name }) => name.startsWith(`${proofArtifact}-`))
      .toSorted((one, other) => one.id - other.id)
      .map((each) => [stemOf(each), each]),
  );
  return [...last.values()].slice(0, maxArtifacts);
}

function stemOf({ name }: Pick<KeptArtifact, "name">): string {
  return name.replace(/-\d{1,9}$/, "");
}

function resultIn(zip: Buffer): ProveResult {
  try {
    for (const { path, content } of zippedFiles(zip, bounds)) {
      if (path !== "result.json") continue;
      const json: unknown = JSON.parse(Buffer.from(content).toString("utf8"));
      const result = proveResult().parse(json, { jitless: true });
      return { ...result, annotations: result.annotations.filter(isPlace).slice(0, maxAnnotations) };
    }
    throw new Error("the artifact has no `result.json`");
  } catch (cause) {
    const message = `The result of \`prove\` in the artifact cannot be read: ${messageOf(cause)}`;
    const nextStep = "Do not trust the artifact. Run `prove` again.";
    throw new AgentExecError("record-differs", message, { nextStep, cause });
  }
}

/** The largest number of annotations. `prove` makes fewer. */
const maxAnnotations = 100;
/** Nobody reads a longer file. */
const maxLine = 1_000_000;

function isPlace({ path, startLine, endLine }: ProveResult["annotations"][number]): boolean {
  return findPathFault(path) === null && startLine >= 1 && startLine <= endLine && endLine <= maxLine;
}

function requireSame(result: ProveResult, of: Pick<ProveResult, "base" | "head">): void {
  if (isDeepStrictEqual({ base: result.base, head: result.head }, of)) return;
  const nextStep =
    "If somebody pushed after `prove` made this result, start a new run of the workflow that runs `prove`. If nobody pushed, do not trust the artifact.";
  const message = "The commits in the result are not the commits of the pull request.";
  throw new AgentExecError("record-differs", message, { nextStep });
}

/**
 * The other workflow's file, if the pull request changes it. In that case its result cannot be trusted. Null if it does
 * not.
 */
async function editedWorkflow(
  run: ProvingRun,
  { github, repository, signal, isFork, base }: Call & { readonly isFork: boolean; readonly base: string },
): Promise<string | null> {
  const called = (run.referenced_workflows ?? []).map(({ path }) => workflowPath(path, { repository }));
  const paths = [(run.path ?? "").split("@", 1)[0]!, ...called].filter(
    (path) => path !== null && path !== "",
  );
  for (const path of paths as readonly string[]) {
    const [before, after] = await Promise.all(
      [base, run.head_sha].map((commit) => github.fileAt({ repository, path, commit, signal })),
    );
    const isSame = before !== null && after !== null && Buffer.compare(before!, after!) === 0;
    if (!isSame && (isFork || before !== null)) return path;
  }
  return null;
}

function unbelieved(result: ProveResult, path: string): ProveResult {
  const reason = `This change edits \`${path}\`, so the change could control how it is tested. Review the edited file, and merge it first, in a separate pull request.`;
  return {
    ...result,
    verdict: "cannot-tell",
    reason,
    tests: { proof: [], guard: 0, regressed: [], removed: [], skipped: [], weakened: [], flaky: [] },
    hunks: [],
    annotations: [],
  };
}
