import { z } from "zod";
import { GitHubError } from "./api-error.js";
import type { Ask } from "./connection.js";
import { inRepository, type InRepository } from "./in-repository.js";

/** A permission of a job's token, as `permissions:` names it. */
export type TokenPermission = "contents" | "issues" | "pull-requests" | "checks" | "actions";

export type TokenAccess = "write" | "read" | "none";

/**
 * Calls that find out a token's permissions and change nothing. The calls throw `GitHubError`; on abort the signal's
 * reason.
 */
export interface PermissionCalls {
  /** @param call `commit`: any commit of the repository. */
  tokenAccess(
    call: InRepository & { readonly permission: TokenPermission; readonly commit: string },
  ): Promise<TokenAccess>;
}

/** Addresses for reading. In a private repository, each needs its permission. */
const readings: Readonly<Record<TokenPermission, string>> = {
  contents: "branches?per_page=1",
  issues: "issues?per_page=1",
  "pull-requests": "pulls?per_page=1",
  checks: "commits/{commit}/check-runs?per_page=1",
  actions: "actions/runs?per_page=1",
};

/**
 * Addresses for writing. Each request would create something, but lacks required fields. No repository has this
 * workflow.
 */
const writings: Readonly<Record<TokenPermission, string>> = {
  contents: "git/refs",
  issues: "issues",
  "pull-requests": "pulls",
  checks: "check-runs",
  actions: "actions/workflows/agent-exec-doctor.yml/dispatches",
};

/**
 * Finds out whether a token may write. It sends a request without its required fields. If the token may not write,
 * GitHub refuses with 403. If it may, GitHub refuses with 422 because of the fields. GitHub does not document this
 * order, so `write` is only probable. The other results are certain.
 */
export function createPermissionCalls(ask: Ask): PermissionCalls {
  return {
    async tokenAccess({ repository, permission, commit, signal }) {
      const call = inRepository(repository);
      const statusOf = async (method: "GET" | "POST", path: string): Promise<number> => {
        const about = { doing: `tell the token's permission ${permission}`, needs: `${permission}: write` };
        try {
          const body = method === "POST" && { data: {} };
          await ask({ ...about, schema: z.unknown(), signal }, ({ request }) =>
            request(`${method} /repos/{owner}/{repo}/${path.replace("{commit}", commit)}`, {
              ...call,
              ...body,
            }),
          );
          return 200;
        } catch (thrown) {
          const status = thrown instanceof GitHubError ? thrown.status : null;
          if (status === null || !answers.includes(status) || isLimit(thrown)) throw thrown;
          return status;
        }
      };
      const written = await statusOf("POST", writings[permission]);
      if (written === 422 || written === 400 || (written === 404 && permission === "actions")) return "write";
      return (await statusOf("GET", readings[permission])) === 200 ? "read" : "none";
    },
  };
}

/** Status codes that say something about the permission. */
const answers = [400, 403, 404, 422];

function isLimit(thrown: unknown): boolean {
  return /rate limit/.test((thrown as GitHubError).nextStep);
}
