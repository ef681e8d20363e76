import type { GitHub } from "../api/client.js";
import type { IssueComment } from "../api/comment-calls.js";
import { isSticky } from "./marker.js";

/** The login of the job's own token, assumed if GitHub does not name the token's owner. */
const jobTokenLogin = "github-actions[bot]";

export interface OwnCommentsOptions {
  readonly github: GitHub;
  readonly repository: string;
  /** The issue or pull request. */
  readonly number: number;
  readonly key: string;
  /** The login of agent-exec, if an earlier answer of GitHub named it. */
  readonly author: string | null;
}

/**
 * The comments of a key that agent-exec wrote. A comment is its own if it begins with the key's marker and its author
 * owns the token. Anybody can copy a marker. If GitHub does not name the token's owner, the job's own login is assumed.
 * The answer to the first comment then shows the true author (`learn`).
 */
export class OwnComments {
  readonly #options: OwnCommentsOptions;
  #author: string | null;
  /** False while the login is an assumption. */
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

  /**
   * Oldest first, over all pages.
   * @throws GitHubError. If the signal aborts, the error is the signal's reason.
   */
  async list(signal: AbortSignal): Promise<IssueComment[]> {
    const { github, repository, number, key } = this.#options;
    this.#author ??= await this.#ask(signal);
    const comments = await github.comments({ repository, number, signal });
    return comments.filter(({ author, body }) => author === this.#author && isSticky(body, key));
  }

  /**
   * Notes the author that GitHub gave agent-exec's comment. True: it is not the author for which `list` has looked so
   * far.
   */
  learn({ author }: IssueComment): boolean {
    if (author === null) return false;
    const isNew = author !== this.#author;
    this.#author = author;
    this.#isSure = true;
    return isNew;
  }

  async #ask(signal: AbortSignal): Promise<string> {
    const { login, isSure } = await ownLoginOf(this.#options.github, signal);
    this.#isSure = isSure;
    return login;
  }
}

/**
 * agent-exec's login. If GitHub does not say it, the job's own login is assumed.
 * @throws GitHubError.
 */
export async function ownLoginOf(
  github: Pick<GitHub, "ownLogin">,
  signal: AbortSignal,
): Promise<{ readonly login: string; readonly isSure: boolean }> {
  const login = await github.ownLogin({ signal });
  return { login: login ?? jobTokenLogin, isSure: login !== null };
}
