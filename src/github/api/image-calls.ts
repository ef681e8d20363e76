import { z } from "zod";
import { type SaidSubject, requestSaid } from "./comment-calls.js";
import type { Ask } from "./connection.js";
import { download } from "./download.js";
import { inRepository, type InRepository, orGone } from "./in-repository.js";

/** A text that somebody wrote: an issue, a pull request, a comment or a review. */
export type TextPlace = SaidSubject | { readonly kind: "issue" | "pull request" };

export interface RenderedText {
  /** The text is Markdown. */
  readonly body: string;
  /** The HTML that GitHub shows. Each image has a signed address, which is valid for some minutes. */
  readonly html: string;
}

export interface ImageCalls {
  /**
   * The current text. Null if it is gone.
   * @throws GitHubError after its retries. If the signal aborts, the error is the signal's reason.
   */
  renderedText(
    call: InRepository & { readonly place: TextPlace; readonly number: number },
  ): Promise<RenderedText | null>;
  /** Whether an address is one of GitHub's addresses for uploaded images. */
  isUpload(address: string): boolean;
  /** Reads an uploaded image without the token. @throws Error if it cannot be read or is longer than `maxBytes`. */
  upload(call: {
    readonly address: string;
    readonly maxBytes: number;
    readonly signal: AbortSignal;
  }): Promise<Uint8Array>;
}

const rendered = z
  .object({ body: z.string().nullish(), body_html: z.string().nullish() })
  .transform(({ body, body_html }): RenderedText => ({ body: body ?? "", html: body_html ?? "" }));

/** Asks for the text as Markdown and as HTML (docs.github.com/rest/using-the-rest-api/media-types). */
const headers = { accept: "application/vnd.github.full+json" };

const uploadHosts: ReadonlySet<string> = new Set([
  "private-user-images.githubusercontent.com",
  "user-images.githubusercontent.com",
]);

export function createImageCalls(ask: Ask, { apiUrl }: { readonly apiUrl: string }): ImageCalls {
  return {
    renderedText: ({ repository, place, number, signal }) =>
      orGone(
        ask(
          {
            doing: `read the images of ${"id" in place ? `the ${place.kind} ${place.id}` : `#${number}`}`,
            needs: "issues: read, pull-requests: read",
            schema: rendered,
            signal,
          },
          ({ rest }) => {
            const at = { ...inRepository(repository), headers };
            if ("id" in place) return requestSaid(rest, place, { ...at, pull_number: number });
            return place.kind === "issue"
              ? rest.issues.get({ ...at, issue_number: number })
              : rest.pulls.get({ ...at, pull_number: number });
          },
        ),
      ),

    isUpload(address) {
      if (!URL.canParse(address)) return false;
      const { protocol, host, hostname } = new URL(address);
      if (protocol === "https:" && uploadHosts.has(host)) return true;
      // Only the test server, which is on loopback, uses plain HTTP.
      const api = new URL(apiUrl);
      return api.protocol === "http:" && hostname === api.hostname;
    },

    upload: ({ address, ...bounds }) => download(address, { apiUrl, ...bounds }),
  };
}
