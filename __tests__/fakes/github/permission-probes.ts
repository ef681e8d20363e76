import type { Answer } from "./answer.js";
import type { TokenOwner } from "./world.js";

/** Requests by which a client finds out what a token may do: by their path, the permission that they need. */
const places: readonly (readonly [RegExp, string])[] = [
  [/\/git\/refs$|\/branches$/, "contents"],
  [/\/issues$/, "issues"],
  [/\/pulls$/, "pull-requests"],
  [/\/check-runs$/, "checks"],
  [/\/actions\/runs$|\/actions\/workflows\/agent-exec-doctor\.yml\/dispatches$/, "actions"],
];

/**
 * GitHub's answer to such a request, null for any other: it looks at the permission first, then at the form of what was
 * sent. GitHub's description has no request that is wrong, nor the lists that nothing else asks for.
 */
export function answerProbe(
  {
    method,
    path,
    body,
  }: { readonly method: string; readonly path: string; readonly body: object | undefined },
  { access = "write", permissions = {} }: TokenOwner,
): Answer | null {
  const permission = places.find(([place]) => place.test(path))?.[1];
  const isEmpty = body !== undefined && Object.keys(body).length === 0;
  if (permission === undefined || (method === "POST" ? !isEmpty : method !== "GET")) return null;
  const has = permissions[permission] ?? access;
  if (has === "none" || (method === "POST" && has !== "write"))
    return { status: 403, body: { message: "Resource not accessible by integration" } };
  if (method === "GET") return { status: 200, body: permission === "actions" ? { workflow_runs: [] } : [] };
  return permission === "actions"
    ? { status: 404, body: { message: "Not Found" } }
    : { status: 422, body: { message: "Invalid request.\n\nFields weren't supplied." } };
}
