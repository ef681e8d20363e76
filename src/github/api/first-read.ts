import type { WholeAnswer } from "./exchange.js";
import type { WholeFetch } from "./fetch.js";

export interface FirstReadOptions {
  readonly fetch: WholeFetch;
  /** What Octokit would send too: both must look the same to GitHub. */
  readonly headers: Readonly<Record<string, string>>;
  readonly apiUrl: string;
}

export interface Read {
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

/**
 * The first read of a run, which decides whether there is a run at all: it goes out before Octokit is loaded, which
 * takes a third of a denial's time. Where the answer is anything but a plain yes, Octokit is told it as the answer to
 * its own first request, so that nothing is asked twice and one place decides about retries.
 */
export class FirstRead {
  readonly #options: FirstReadOptions;
  #wasAsked = false;
  #kept: { readonly url: string; readonly answer: Promise<WholeAnswer> } | null = null;

  constructor(options: FirstReadOptions) {
    this.#options = options;
  }

  /** The answer's JSON; null where Octokit must deal with it. Never rejects. */
  async ask({ route, parameters, signal }: Read): Promise<{ readonly data: unknown } | null> {
    const url = urlOf(this.#options.apiUrl, { route, parameters });
    if (url === null || this.#wasAsked) return null;
    this.#wasAsked = true;
    const { fetch, headers } = this.#options;
    const answer = fetch(url, { method: "GET", headers, signal });
    this.#kept = { url, answer };
    const whole = await answer.catch(() => null);
    const data = whole?.status === 200 ? parseJson(await whole.text()) : undefined;
    if (data !== undefined || signal.aborted) this.#kept = null;
    return data === undefined ? null : { data };
  }

  /** For Octokit. */
  readonly fetch: WholeFetch = (url, init) => {
    const kept = this.#kept;
    this.#kept = null;
    const isSame = kept?.url === url && init?.method === "GET";
    return isSame ? kept.answer : this.#options.fetch(url, init);
  };
}

/** Null for what is more than a path: other methods, lists with their query. */
function urlOf(apiUrl: string, { route, parameters }: Omit<Read, "signal">): string | null {
  const [method, template = ""] = route.split(" ");
  const rest = new Map(Object.entries(parameters));
  const path = template.replaceAll(/\{(\w+)\}/g, (_found, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  return method === "GET" && rest.size === 0 ? `${apiUrl}${path}` : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
