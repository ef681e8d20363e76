// Stands in for `@actions/http-client` inside `@actions/core` in the bundle. core uses it for OpenID Connect tokens
// alone, which agent-exec never asks for, but loads it at import, and with it undici: 1 MB and a third of the time
// that a denial takes. The artifact client and the GitHub client have the real one.
export class HttpClient {
  constructor() {
    throw new Error("OpenID Connect tokens are not part of this build.");
  }
}
