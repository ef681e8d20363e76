import { z } from "zod";
import { nullIfGone } from "./api-error.js";
import { type SaidSubject, requestSaid } from "./comment-calls.js";
import type { Ask } from "./connection.js";
import { download } from "./download.js";
import type { InRepository } from "./in-repository.js";

/** A text that somebody wrote: an issue, a pull request, a comment or a review. */
export type TextPlace = SaidSubject | { readonly kind: "issue" | "pull request" };

const rendered = z
  .object({ body: z.string().nullish(), body_html: z.string().nullish() })
  .transform(({ body, body_html }) => ({
    /** The text is Markdown. */
    body: body ?? "",
    /** The HTML that GitHub shows. Each image has a signed address, which is valid for some minutes. */
    html: body_html ?? "",
  }));

/** Asks for the text as Markdown and as HTML (docs.github.com/rest/using-the-rest-api/media-types). */
const headers = { accept: "application/vnd.github.full+json" };

const uploadHosts: ReadonlySet<string> = new Set([
  "private-user-images.githubusercontent.com",
  "user-images.githubusercontent.com",
]);

export function createImageCalls(ask: Ask, { apiUrl }: { readonly apiUrl: string }) {
  return {
    /** The current text. Null if it is gone. */
    renderedText: ({ place, number, ...call }: InRepository<{ place: TextPlace; number: number }>) =>
      ask(
        {
          ...call,
          doing: `read the images of ${"id" in place ? `the ${place.kind} ${place.id}` : `#${number}`}`,
          needs: "issues: read, pull-requests: read",
          schema: rendered,
        },
        ({ rest }, at) => {
          if ("id" in place) return requestSaid(rest, place, { ...at, headers, pull_number: number });
          return place.kind === "issue"
            ? rest.issues.get({ ...at, headers, issue_number: number })
            : rest.pulls.get({ ...at, headers, pull_number: number });
        },
      ).catch(nullIfGone),

    /** Whether an address is one of GitHub's addresses for uploaded images. */
    isUpload(address: string): boolean {
      if (!URL.canParse(address)) return false;
      const { protocol, host, hostname } = new URL(address);
      if (protocol === "https:" && uploadHosts.has(host)) return true;
      // Only the test server, which is on loopback, uses plain HTTP.
      const api = new URL(apiUrl);
      return api.protocol === "http:" && hostname === api.hostname;
    },

    /** Reads an uploaded image without the token. @throws Error if it cannot be read or is longer than `maxBytes`. */
    upload: ({
      address,
      ...bounds
    }: {
      address: string;
      maxBytes: number;
      signal: AbortSignal;
    }): Promise<Uint8Array> => download(address, { apiUrl, ...bounds }),
  };
}
