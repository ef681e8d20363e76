import { z } from "zod";
import { AgentExecError } from "../../errors.js";

/** The parts of webhook payloads that agent-exec reads. */
const account = z.object({
  login: z.string().min(1),
  id: z.number().int(),
  /** Gitea and Forgejo do not send a type. */
  type: z.string().default("User"),
});
const repository = z.object({ full_name: z.string() });

const issue = z.object({
  number: z.number().int(),
  title: z.string(),
  body: z.string().nullish(),
  html_url: z.string(),
  user: account.nullable(),
  comments: z.number().int().optional(),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
  /** Only present if the issue is a pull request. */
  pull_request: z.object({}).nullish(),
});

const comment = z.object({
  id: z.number().int(),
  body: z.string(),
  html_url: z.string(),
  user: account.nullable(),
  updated_at: z.string().optional(),
  /** Only for comments on a diff. */
  path: z.string().optional(),
  line: z.number().int().nullish(),
  original_line: z.number().int().nullish(),
  diff_hunk: z.string().optional(),
});

const pullRequest = z.object({
  number: z.number().int(),
  title: z.string().optional(),
  body: z.string().nullish(),
  user: account.nullish(),
  comments: z.number().int().optional(),
  updated_at: z.string().optional(),
  head: z.object({ sha: z.string(), repo: repository.nullable() }),
  base: z.object({ repo: repository }),
});

const review = z.object({
  id: z.number().int(),
  body: z.string().nullish(),
  html_url: z.string(),
  user: account.nullable(),
  submitted_at: z.string().nullish(),
});

/** A pull request in the event of a workflow run, without text and author. */
const listedPullRequest = z.object({
  number: z.number().int(),
  head: z.object({ sha: z.string() }),
  base: z.object({ repo: z.object({ id: z.number().int() }) }),
});

const workflowRun = z.object({
  id: z.number().int(),
  run_attempt: z.number().int().optional(),
  event: z.string(),
  conclusion: z.string().nullable(),
  head_sha: z.string(),
  /** Null if it is deleted. */
  head_repository: repository.nullable(),
  pull_requests: z.array(listedPullRequest),
  actor: account.nullish(),
  head_branch: z.string().nullish(),
  html_url: z.string().optional(),
  /** The path of the workflow's file. GitHub may add `@` and the branch. */
  path: z.string().optional(),
  referenced_workflows: z.array(z.object({ path: z.string() })).nullish(),
});

const label = z.object({ name: z.string() });

const anyEvent = z.object({
  action: z.string().optional(),
  sender: account.optional().transform((sender) => sender ?? null),
});

/** These are functions, because a run needs only one of these schemas. */
const schemas = {
  issueComment: () => anyEvent.extend({ issue, comment }),
  reviewComment: () => anyEvent.extend({ pull_request: pullRequest, comment }),
  review: () => anyEvent.extend({ pull_request: pullRequest, review }),
  issues: () => anyEvent.extend({ issue, label: label.nullish() }),
  pullRequest: () => anyEvent.extend({ pull_request: pullRequest, label: label.nullish() }),
  workflowRun: () =>
    anyEvent.extend({ workflow_run: workflowRun, repository: z.object({ id: z.number().int() }) }),
  other: () => anyEvent,
};

export type Account = z.infer<typeof account>;
export type PullRequestPart = z.infer<typeof pullRequest>;
export type Payload<K extends keyof typeof schemas> = z.infer<ReturnType<(typeof schemas)[K]>>;

/** @throws AgentExecError `settings-invalid` if the event file is not in GitHub's format. */
export function readPayload<K extends keyof typeof schemas>(
  kind: K,
  eventName: string,
  payload: unknown,
): Payload<K> {
  // Does not use zod's compiler, because compiling takes longer than parsing once.
  const result = schemas[kind]().safeParse(payload, { jitless: true });
  if (result.success) return result.data as Payload<K>;
  const { error: cause } = result;
  const where = cause.issues.map(({ path, message }) => `${path.join(".") || "the whole"}: ${message}`);
  const message = `The ${eventName} event file is not in GitHub's format (${where.slice(0, 3).join("; ")}).`;
  const nextStep = "Start the action with a real event, or fix the file at the path in GITHUB_EVENT_PATH.";
  throw new AgentExecError("settings-invalid", message, { nextStep, cause });
}
