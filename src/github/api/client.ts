import { createAccessCalls, type AccessCalls } from "./access-calls.js";
import { createCheckCalls, type CheckCalls } from "./check-calls.js";
import { createCommentCalls, type CommentCalls } from "./comment-calls.js";
import type { Transport } from "./transport.js";

/** What agent-exec asks of GitHub, and nothing else. */
export type GitHub = AccessCalls & CommentCalls & CheckCalls;

/** All calls to GitHub, over one transport. The gate needs no more than the first of the three. */
export function createGitHub(transport: Transport): GitHub {
  return {
    ...createAccessCalls(transport),
    ...createCommentCalls(transport),
    ...createCheckCalls(transport),
  };
}
