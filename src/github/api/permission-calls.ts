import { z } from "zod";
import { GitHubError } from "./api-error.js";
import type { Ask } from "./connection.js";
import type { InRepository } from "./in-repository.js";

/** A permission of a job's token, as `permissions:` names it. */
export type TokenPermission = "contents" | "issues" | "pull-requests" | "checks" | "actions";

export type TokenAccess = "write" | "read" | "none";

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

/** Status codes that say something about the permission. */
const answers = [400, 403, 404, 422];

/**
 * Finds out whether a token may write. It sends a request without its required fields. If the token may not write,
 * GitHub refuses with 403. If it may, GitHub refuses with 422 because of the fields. GitHub does not document this
 * order, so `write` is only probable. The other results are certain.
 */
export function createPermissionCalls(ask: Ask) {
  return {
    /**
     * Changes nothing.
     * @param call `commit`: any commit of the repository.
     */
    async tokenAccess({
      permission,
      commit,
      ...call
    }: InRepository<{ permission: TokenPermission; commit: string }>): Promise<TokenAccess> {
      const about = {
        doing: `tell the token's permission ${permission}`,
        needs: `${permission}: write`,
        schema: z.unknown().transform(() => 200),
      };
      const statusOf = (method: "GET" | "POST", path: string): Promise<number> =>
        ask({ ...call, ...about }, ({ request }, at) =>
          request(`${method} /repos/{owner}/{repo}/${path.replace("{commit}", commit)}`, {
            ...at,
            ...(method === "POST" && { data: {} }),
          }),
        ).catch((thrown: unknown) => {
          const { status, nextStep } =
            thrown instanceof GitHubError ? thrown : { status: null, nextStep: "" };
          if (status === null || !answers.includes(status) || /rate limit/.test(nextStep)) throw thrown;
          return status;
        });
      const written = await statusOf("POST", writings[permission]);
      if (written === 422 || written === 400 || (written === 404 && permission === "actions")) return "write";
      return (await statusOf("GET", readings[permission])) === 200 ? "read" : "none";
    },
  };
}
