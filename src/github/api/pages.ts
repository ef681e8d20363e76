import { GitHubError } from "./api-error.js";
import { limits } from "./limits.js";
import type { Call, Transport } from "./transport.js";

/** Far more than GitHub has of anything that is listed here; a server that never ends must not hold the run. */
const maxPages = 1000;

/** A list's pages, one after the other, each asked for when it is needed. */
export async function* pages<T>(transport: Transport, call: Call<T>): AsyncGenerator<T> {
  for (let page = 1; page <= maxPages; page += 1) {
    const parameters = { ...call.parameters, per_page: limits.pageItems, page };
    const { data, link } = await transport.send({ ...call, parameters });
    yield data;
    if (!hasNext(link)) return;
  }
  throw new GitHubError(`GitHub's list has no end when asked to ${call.doing}.`, {
    status: null,
    nextStep: "See that GITHUB_API_URL names GitHub's API and no other server stands in between.",
  });
}

/** GitHub leaves hidden comments out after it cut a page: a page that is not full is not the last one for that. */
function hasNext(link: string): boolean {
  return /<[^<>]*>\s*;[^,<]*rel="next"/.test(link);
}
