import { z } from "zod";
import { AgentExecError } from "../../errors.js";

/** The parts of webhook payloads that agent-exec reads. */
const account = z.object({ login: z.string().min(1), id: z.number().int(), type: z.string() });
const repository = z.object({ full_name: z.string() });

const issue = z.object({
  number: z.number().int(),
  title: z.string(),
  body: z.string().nullish(),
  html_url: z.string(),
  user: account.nullable(),
  comments: z.number().int().optional(),
  created_at: z.string().optional(),
  /** Only present if the issue is a pull request. */
  pull_request: z.object({}).nullish(),
});

const comment = z.object({
  id: z.number().int(),
  body: z.string(),
  html_url: z.string(),
  user: account.nullable(),
  updated_at: z.string().optional(),
  /** On a diff only. */
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

const anyEvent = z.object({ action: z.string().optional(), sender: account.optional() });

/** Functions, because a run needs only one of these schemas. */
const schemas = {
  issueComment: () => anyEvent.extend({ issue, comment }),
  reviewComment: () => anyEvent.extend({ pull_request: pullRequest, comment }),
  issues: () => anyEvent.extend({ issue }),
  pullRequest: () => anyEvent.extend({ pull_request: pullRequest }),
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
  // Zod's compiler takes longer than parsing once.
  const result = schemas[kind]().safeParse(payload, { jitless: true });
  if (result.success) return result.data as Payload<K>;
  const where = result.error.issues.map(
    ({ path, message }) => `${path.join(".") || "the whole"}: ${message}`,
  );
  throw new AgentExecError(
    "settings-invalid",
    `The ${eventName} event file is not in GitHub's format (${where.slice(0, 3).join("; ")}).`,
    {
      nextStep: "Start the action with a real event, or fix the file that GITHUB_EVENT_PATH names.",
      cause: result.error,
    },
  );
}
