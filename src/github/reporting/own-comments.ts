import type { GitHub } from "../api/client.js";
import type { IssueComment } from "../api/comment-calls.js";
import { isSticky } from "./marker.js";

/** The login of the job's own token. It is used if GitHub does not name the token's owner. */
const jobTokenLogin = "github-actions[bot]";

export interface OwnCommentsOptions {
  readonly github: GitHub;
  readonly repository: string;
  readonly number: number;
  readonly key: string;
  /** agent-exec's login, if GitHub has named it before. */
  readonly author: string | null;
}

/**
 * Finds agent-exec's own comments for a key. A comment is its own if it begins with the key's marker and its author
 * owns the token, because anybody can copy a marker. If GitHub does not name the token's owner, the job's own login is
 * assumed. The answer to the first comment then shows the true author (`learn`).
 */
export class OwnComments {
  readonly #options: OwnCommentsOptions;
  #author: string | null;
  /** False while the login is only assumed. */
  #isSure: boolean;

  constructor(options: OwnCommentsOptions) {
    this.#options = options;
    this.#author = options.author;
    this.#isSure = options.author !== null;
  }

  /** agent-exec's login, if it is certain. */
  get author(): string | null {
    return this.#isSure ? this.#author : null;
  }

  /** Oldest first, over all pages. */
  async list(signal: AbortSignal): Promise<IssueComment[]> {
    const { github, repository, number, key } = this.#options;
    if (this.#author === null) {
      const { login, isSure } = await ownLoginOf(github, signal);
      this.#author = login;
      this.#isSure = isSure;
    }
    const comments = await github.comments({ repository, number, signal });
    return comments.filter(({ author, body }) => author === this.#author && isSticky(body, key));
  }

  /** Notes the author of agent-exec's new comment. True if `list` has looked for another author so far. */
  learn({ author }: IssueComment): boolean {
    if (author === null) return false;
    const isNew = author !== this.#author;
    this.#author = author;
    this.#isSure = true;
    return isNew;
  }
}

/**
 * agent-exec's login. If GitHub does not say it, the login of the job's own token.
 * @throws GitHubError.
 */
export async function ownLoginOf(
  github: Pick<GitHub, "ownLogin">,
  signal: AbortSignal,
): Promise<{ readonly login: string; readonly isSure: boolean }> {
  const login = await github.ownLogin({ signal });
  return { login: login ?? jobTokenLogin, isSure: login !== null };
}
