import { z } from "zod";
import { GitHubError } from "./api-error.js";
import type { Ask } from "./connection.js";
import { isGitea } from "./gitea.js";
import { inRepository, type InRepository, orGone } from "./in-repository.js";

/** A person's current permission in the repository. */
export interface Permission {
  /** `admin`, `write`, `read` or `none`. GitHub reports `maintain` as `write` and `triage` as `read`. */
  readonly level: string;
  /** The role's own name for messages, including `maintain` and custom roles. */
  readonly role: string;
  /** The id of the account that has this login now. Null if GitHub hides it. */
  readonly userId: number | null;
}

export interface PullRequestHead {
  readonly title: string;
  /** The text is Markdown. */
  readonly body: string;
  /** The author's login; null if the account is deleted. */
  readonly author: string | null;
  /** The state: `open` or `closed`. */
  readonly state: string;
  readonly isMerged: boolean;
  /** `ref`: its branch. `repo` is null if it was deleted. */
  readonly head: {
    readonly sha: string;
    readonly ref: string;
    readonly repo: { readonly full_name: string } | null;
  };
  readonly base: { readonly sha: string; readonly repo: { readonly full_name: string } };
  readonly labels: readonly { readonly name: string }[];
}

export interface TeamMember {
  readonly organisation: string;
  /** The team's short name. */
  readonly team: string;
  readonly login: string;
  readonly signal: AbortSignal;
}

/** Calls about permissions and contents. All throw `GitHubError` after their retries; on abort the signal's reason. */
export interface AccessCalls {
  permissionOf(call: Asked): Promise<Permission>;
  /** Whether a person is an active member of a team. False if the token cannot see the team. */
  isInTeam(call: TeamMember): Promise<boolean>;
  /** The login of the token's owner, such as `github-actions[bot]` for the job's token. Null if GitHub does not say it. */
  ownLogin(call: { readonly signal: AbortSignal }): Promise<string | null>;
  pullRequest(call: InRepository & { readonly number: number }): Promise<PullRequestHead>;
  /** The current text of an issue. Null if the issue is gone. */
  issue(
    call: InRepository & { readonly number: number },
  ): Promise<{ readonly title: string; readonly body: string } | null>;
  /** Reads a regular file of at most 1 MiB from a commit. Null if there is none. */
  fileAt(call: InRepository & { readonly path: string; readonly commit: string }): Promise<Uint8Array | null>;
}

const permissionSchema = z.object({
  permission: z.string(),
  role_name: z.string().optional(),
  user: z.object({ id: z.number().int() }).nullish(),
});

const fullName = z.object({ full_name: z.string() });
const pullRequestSchema = z
  .object({
    title: z.string().default(""),
    body: z.string().nullish(),
    user: z.object({ login: z.string() }).nullish(),
    state: z.string().default("open"),
    merged_at: z.string().nullish(),
    head: z.object({ sha: z.string(), ref: z.string().default(""), repo: fullName.nullable() }),
    base: z.object({ sha: z.string(), repo: fullName }),
    labels: z.array(z.object({ name: z.string() })).default([]),
  })
  .transform(({ body, user, merged_at, ...rest }): PullRequestHead => ({
    ...rest,
    isMerged: (merged_at ?? null) !== null,
    body: body ?? "",
    author: user?.login ?? null,
  }));
const issueSchema = z.object({ title: z.string(), body: z.string().nullish() });
/** The form of a file. GitHub leaves out the content of larger files, and returns a list for a folder. */
const fileSchema = z.object({ type: z.literal("file"), encoding: z.literal("base64"), content: z.string() });

const doing = "name the owner of this token";

/** The login of the person who owns the token. Null for an app's token such as the job's. */
async function userOf(ask: Ask, signal: AbortSignal): Promise<string | null> {
  try {
    const schema = z.object({ login: z.string() });
    return (await ask({ doing, schema, signal }, ({ rest }) => rest.users.getAuthenticated())).login;
  } catch (thrown) {
    if (thrown instanceof GitHubError && thrown.status === 403) return null;
    throw thrown;
  }
}

/**
 * The login of the app that owns the token. Only GraphQL names it. Null if the server has no GraphQL, or does not
 * answer.
 */
async function appOf(ask: Ask, signal: AbortSignal): Promise<string | null> {
  const schema = z.object({ viewer: z.object({ login: z.string() }) });
  try {
    const { viewer } = await ask({ doing, schema, isRepeatable: false, signal }, async ({ graphql }) => ({
      data: await graphql("query { viewer { login } }"),
    }));
    // The brackets prevent confusion: no person's login has brackets, so a person cannot have the app's login.
    return `${viewer.login.replace(/\[bot\]$/, "")}[bot]`;
  } catch (thrown) {
    if (thrown instanceof GitHubError) return null;
    throw thrown;
  }
}

type Asked = InRepository & { readonly login: string };

/** @param apiUrl without a slash at its end */
export function createAccessCalls(ask: Ask, { apiUrl }: { readonly apiUrl: string }): AccessCalls {
  /** Asked only once, because a token's owner stays the same. */
  let owner: string | null = null;
  return {
    async permissionOf(call) {
      const { login, repository, signal } = call;
      const doing = `read the permission of ${login} in ${repository}`;
      try {
        const { permission, role_name, user } = await ask(
          { doing, schema: permissionSchema, signal },
          ({ rest }) =>
            rest.repos.getCollaboratorPermissionLevel({ ...inRepository(repository), username: login }),
        );
        return { level: permission, role: role_name ?? permission, userId: user?.id ?? null };
      } catch (thrown) {
        const isRefused = thrown instanceof GitHubError && thrown.status === 403;
        if (!isRefused || !isGitea(apiUrl)) throw thrown;
        const nextStep =
          "Gitea and Forgejo show permissions only to administrators. Set `github-token` to the token of an administrator of the repository.";
        throw new GitHubError(thrown.message, { status: 403, nextStep, cause: thrown });
      }
    },

    async isInTeam({ organisation, team, login, signal }) {
      const doing = `read whether ${login} is in the team ${organisation}/${team}`;
      try {
        const schema = z.object({ state: z.string() });
        const found = await orGone(
          ask({ doing, schema, signal }, ({ rest }) =>
            rest.teams.getMembershipForUserInOrg({ org: organisation, team_slug: team, username: login }),
          ),
        );
        return found?.state === "active";
      } catch (thrown) {
        if (!(thrown instanceof GitHubError) || thrown.status !== 403) throw thrown;
        const nextStep =
          "Set `github-token` to the token of an app or a person that can read the organisation's members. The job's own token cannot.";
        throw new GitHubError(thrown.message, { status: 403, nextStep, cause: thrown });
      }
    },

    async ownLogin({ signal }) {
      owner ??= (await userOf(ask, signal)) ?? (await appOf(ask, signal));
      return owner;
    },

    pullRequest: ({ number, repository, signal }) =>
      ask(
        {
          doing: `read pull request ${number}`,
          needs: "pull-requests: read",
          schema: pullRequestSchema,
          signal,
        },
        ({ rest }) => rest.pulls.get({ ...inRepository(repository), pull_number: number }),
      ),

    async issue({ number, repository, signal }) {
      const found = await orGone(
        ask(
          { doing: `read issue ${number}`, needs: "issues: read", schema: issueSchema, signal },
          ({ rest }) => rest.issues.get({ ...inRepository(repository), issue_number: number }),
        ),
      );
      return found === null ? null : { title: found.title, body: found.body ?? "" };
    },

    async fileAt({ path, commit, repository, signal }) {
      const file = await orGone(
        ask(
          { doing: `read the file ${path}`, needs: "contents: read", schema: fileSchema, signal },
          ({ rest }) => rest.repos.getContent({ ...inRepository(repository), path, ref: commit }),
        ),
      );
      return file === null ? null : Buffer.from(file.content, "base64");
    },
  };
}
