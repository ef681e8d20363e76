import { z } from "zod";
import { GitHubError, nullIfGone, onStatus } from "./api-error.js";
import type { Ask } from "./connection.js";
import { isGitea } from "./gitea.js";
import type { InRepository } from "./in-repository.js";

const permissionSchema = z
  .object({
    permission: z.string(),
    role_name: z.string().optional(),
    user: z.object({ id: z.number().int() }).nullish(),
  })
  .transform(({ permission, role_name, user }) => ({
    /** `admin`, `write`, `read` or `none`. GitHub reports `maintain` as `write` and `triage` as `read`. */
    level: permission,
    /** The role's own name for messages, including `maintain` and custom roles. */
    role: role_name ?? permission,
    /** The id of the account that has this login now. Null if GitHub hides it. */
    userId: user?.id ?? null,
  }));

/** A person's current permission in the repository. */
export type Permission = z.output<typeof permissionSchema>;

const fullName = z.object({ full_name: z.string() });
const pullRequestSchema = z
  .object({
    title: z.string().default(""),
    body: z.string().nullish(),
    user: z.object({ login: z.string() }).nullish(),
    /** `open` or `closed`. */
    state: z.string().default("open"),
    merged_at: z.string().nullish(),
    mergeable: z.boolean().nullish(),
    /** `ref`: its branch. `repo` is null if it was deleted. */
    head: z.object({ sha: z.string(), ref: z.string().default(""), repo: fullName.nullable() }),
    base: z.object({ sha: z.string(), repo: fullName }),
    labels: z.array(z.object({ name: z.string() })).default([]),
  })
  .transform(({ body, user, merged_at, mergeable, ...rest }) => ({
    ...rest,
    isMerged: typeof merged_at === "string",
    /** Whether it can be merged without a conflict. Null if GitHub has not tested this yet. */
    isMergeable: mergeable ?? null,
    /** The text is Markdown. */
    body: body ?? "",
    /** The author's login; null if the account is deleted. */
    author: user?.login ?? null,
  }));

const issueSchema = z
  .object({ title: z.string(), body: z.string().nullish() })
  .transform(({ title, body }) => ({ title, body: body ?? "" }));
/** The form of a file. GitHub leaves out the content of larger files, and returns a list for a folder. */
const fileSchema = z.object({ type: z.literal("file"), encoding: z.literal("base64"), content: z.string() });

const named = z.object({ login: z.string() });
const doing = "name the owner of this token";

/** The login of the person who owns the token. Null for an app's token such as the job's. */
async function userOf(ask: Ask, signal: AbortSignal): Promise<string | null> {
  const user = ask({ doing, schema: named, signal }, ({ rest }) => rest.users.getAuthenticated());
  return (await user.catch(onStatus([403], null)))?.login ?? null;
}

/**
 * The login of the app that owns the token. Only GraphQL names it. Null if the server has no GraphQL, or does not
 * answer.
 */
async function appOf(ask: Ask, signal: AbortSignal): Promise<string | null> {
  const schema = z.object({ viewer: named });
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

/** For `catch`: explains a 403 with this next step. */
function ifForbidden(nextStep: string): (thrown: unknown) => never {
  return (thrown) => {
    if (!(thrown instanceof GitHubError) || thrown.status !== 403) throw thrown;
    throw new GitHubError(thrown.message, { status: 403, nextStep, cause: thrown });
  };
}

/**
 * Calls about permissions and contents.
 * @param apiUrl without a slash at its end
 */
export function createAccessCalls(ask: Ask, { apiUrl }: { readonly apiUrl: string }) {
  /** Asked only once, because a token's owner stays the same. */
  let owner: string | null = null;
  const nextStepForGitea =
    "Gitea and Forgejo show permissions only to administrators. Set `github-token` to the token of an administrator of the repository.";
  return {
    permissionOf: ({ login, ...call }: InRepository<{ login: string }>) =>
      ask(
        {
          ...call,
          doing: `read the permission of ${login} in ${call.repository}`,
          schema: permissionSchema,
        },
        ({ rest }, at) => rest.repos.getCollaboratorPermissionLevel({ ...at, username: login }),
      ).catch(isGitea(apiUrl) ? ifForbidden(nextStepForGitea) : null),

    /**
     * Whether a person is an active member of a team. False if the token cannot see the team.
     * @param call `team`: its short name
     */
    async isInTeam(call: { organisation: string; team: string; login: string; signal: AbortSignal }) {
      const { organisation, team, login, signal } = call;
      const doing = `read whether ${login} is in the team ${organisation}/${team}`;
      const found = await ask({ doing, schema: z.object({ state: z.string() }), signal }, ({ rest }) =>
        rest.teams.getMembershipForUserInOrg({ org: organisation, team_slug: team, username: login }),
      )
        .catch(nullIfGone)
        .catch(
          ifForbidden(
            "Set `github-token` to the token of an app or a person that can read the organisation's members. The job's own token cannot.",
          ),
        );
      return found?.state === "active";
    },

    /** The login of the token's owner, such as `github-actions[bot]` for the job's token. Null if GitHub does not say it. */
    async ownLogin({ signal }: { readonly signal: AbortSignal }): Promise<string | null> {
      owner ??= (await userOf(ask, signal)) ?? (await appOf(ask, signal));
      return owner;
    },

    pullRequest: ({ number, ...call }: InRepository<{ number: number }>) =>
      ask(
        {
          ...call,
          doing: `read pull request ${number}`,
          needs: "pull-requests: read",
          schema: pullRequestSchema,
        },
        ({ rest }, at) => rest.pulls.get({ ...at, pull_number: number }),
      ),

    /** The current text of an issue. Null if the issue is gone. */
    issue: ({ number, ...call }: InRepository<{ number: number }>) =>
      ask(
        { ...call, doing: `read issue ${number}`, needs: "issues: read", schema: issueSchema },
        ({ rest }, at) => rest.issues.get({ ...at, issue_number: number }),
      ).catch(nullIfGone),

    /** Reads a regular file of at most 1 MiB from a commit. Null if there is none. */
    async fileAt({ path, commit, ...call }: InRepository<{ path: string; commit: string }>) {
      const file = await ask(
        { ...call, doing: `read the file ${path}`, needs: "contents: read", schema: fileSchema },
        ({ rest }, at) => rest.repos.getContent({ ...at, path, ref: commit }),
      ).catch(nullIfGone);
      return file === null ? null : Buffer.from(file.content, "base64");
    },
  };
}
