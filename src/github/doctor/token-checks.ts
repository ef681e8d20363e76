import type { Check, Finding } from "../../ports/check.js";
import type { GitHub } from "../api/client.js";
import type { TokenAccess, TokenPermission } from "../api/permission-calls.js";

/** A permission that a run of this workflow needs, and its purpose. */
export interface Need {
  readonly access: Exclude<TokenAccess, "none">;
  /** The purpose, as words after "for". */
  readonly what: string;
  /** Whether nothing runs without it. */
  readonly isVital?: boolean;
}

export interface TokenOptions {
  readonly github: Pick<GitHub, "tokenAccess">;
  readonly repository: string;
  readonly commit: string;
  readonly needs: Readonly<Partial<Record<TokenPermission, Need>>>;
  readonly isFork: boolean;
}

const permissions: readonly TokenPermission[] = ["contents", "issues", "pull-requests", "checks", "actions"];

/** The time limit. GitHub asks its clients for pauses between requests that write. */
const deadlineMs = 40_000;

export function checkToken({ github, repository, commit, needs, isFork }: TokenOptions): Check[] {
  // If GitHub does not answer one request, the others would only wait too.
  let isSilent = false;
  return permissions.map((permission) => ({
    name: `permission ${permission}`,
    deadlineMs,
    async run(signal) {
      if (isSilent) return { status: "skipped", message: "GitHub did not answer" };
      isSilent = true;
      const access = await github.tokenAccess({ repository, commit, permission, signal });
      isSilent = false;
      return findingOf(access, needs[permission], { permission, isFork });
    },
  }));
}

const words: Readonly<Record<TokenAccess, string>> = {
  // GitHub's answer suggests that the token can write, but GitHub does not promise it.
  write: "the job's token can probably write",
  read: "the job's token may only read",
  none: "the job's token may neither read nor write",
};

/** The purposes of permissions that other events need. */
const purposes: Readonly<Record<TokenPermission, string>> = {
  contents: "a new pull request needs `contents: write`",
  issues: "a comment on an issue needs `issues: write`",
  "pull-requests": "a comment on a pull request needs `pull-requests: write`",
  checks: "a check run on a pull request needs `checks: write`",
  actions: "a failed job's log needs `actions: read`",
};

function findingOf(
  access: TokenAccess,
  need: Need | undefined,
  { permission, isFork }: { readonly permission: TokenPermission; readonly isFork: boolean },
): Finding {
  if (need === undefined) {
    const rest = access === "write" ? "" : `; this is enough for this event, but ${purposes[permission]}`;
    return { status: "ok", message: `${words[access]}${rest}` };
  }
  if (access === "write" || access === need.access) {
    const can = access === "write" ? words.write : "the job's token may read";
    return { status: "ok", message: `${can}, for ${need.what}` };
  }
  const nextStep = isFork
    ? `If a pull request from a fork starts the job, GitHub does not give the job \`${permission}: ${need.access}\`. Start runs with a comment on the pull request instead.`
    : `Add \`${permission}: ${need.access}\` under \`permissions:\` of the job.`;
  return {
    status: "failed",
    message: `${words[access]}, but needs \`${permission}: ${need.access}\` for ${need.what}`,
    nextStep,
    isVital: need.isVital ?? false,
  };
}
