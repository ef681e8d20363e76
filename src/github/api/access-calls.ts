import { z } from "zod";
import { GitHubError } from "./api-error.js";
import type { Ask } from "./connection.js";
import { isGitea } from "./gitea.js";
import { inRepository, type InRepository, orGone } from "./in-repository.js";

/** A person's current permission in the repository. */
export interface Permission {
  /** `admin`, `write`, `read` or `none`. GitHub reports `maintain` as `write` and `triage` as `read`. */
  readonly level: string;
  /** The role's own name, including `maintain` and custom ones. For messages. */
  readonly role: string;
  /** The account that has this login now; null if GitHub hides it. */
  readonly userId: number | null;
}

/** The current state of a pull request. */
export interface PullRequestHead {
  readonly title: string;
  /** The text is Markdown. */
  readonly body: string;
  /** The author's login; null if the account is deleted. */
  readonly author: string | null;
  /** `open` or `closed`. */
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
  /** Whether a person is an active member of a team. The answer is false if the token cannot see the team. */
  isInTeam(call: TeamMember): Promise<boolean>;
  /** The login of the token's owner, such as `github-actions[bot]` for the job's token. Null if GitHub does not say it. */
  ownLogin(call: { readonly signal: AbortSignal }): Promise<string | null>;
  pullRequest(call: InRepository & { readonly number: number }): Promise<PullRequestHead>;
  /** The text of an issue at this moment; null if it is gone. */
  issue(
    call: InRepository & { readonly number: number },
  ): Promise<{ readonly title: string; readonly body: string } | null>;
  /** A regular file of at most 1 MiB at a commit; null if there is none. */
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
/** GitHub omits the content of larger files, and returns folders as lists. */
const fileSchema = z.object({ type: z.literal("file"), encoding: z.literal("base64"), content: z.string() });

const doing = "name the owner of this token";

/** Null for an app's token, such as the job's: no person owns it. */
async function userOf(ask: Ask, signal: AbortSignal): Promise<string | null> {
  try {
    const schema = z.object({ login: z.string() });
    return (await ask({ doing, schema, signal }, ({ rest }) => rest.users.getAuthenticated())).login;
  } catch (thrown) {
    if (thrown instanceof GitHubError && thrown.status === 403) return null;
    throw thrown;
  }
}

/** Only GraphQL names the app. Null if the server has no GraphQL, or does not answer. */
async function appOf(ask: Ask, signal: AbortSignal): Promise<string | null> {
  const schema = z.object({ viewer: z.object({ login: z.string() }) });
  try {
    const { viewer } = await ask({ doing, schema, isRepeatable: false, signal }, async ({ graphql }) => ({
      data: await graphql("query { viewer { login } }"),
    }));
    // No person's login has brackets, so a person with the app's name is never taken for the app.
    return `${viewer.login.replace(/\[bot\]$/, "")}[bot]`;
  } catch (thrown) {
    if (thrown instanceof GitHubError) return null;
    throw thrown;
  }
}

type Asked = InRepository & { readonly login: string };

/** @param apiUrl Without a slash at its end. */
export function createAccessCalls(ask: Ask, { apiUrl }: { readonly apiUrl: string }): AccessCalls {
  /** Asked once: a token's owner stays the same. */
  let owner: string | null = null;
  return {
    async permissionOf(call) {
      const { login, repository, signal } = call;
      const doing = `read the rights of ${login} in ${repository}`;
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
