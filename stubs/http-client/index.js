// Replaces `@actions/http-client` inside `@actions/core` in the bundle. core loads it at import, with undici: 1 MB and a
// third of the time that a denial takes. core uses it only to ask for an OpenID Connect token. agent-exec asks for one only
// when it signs, through Sigstore's client. Everything else in the bundle has the real package.
export class HttpClient {
  constructor() {
    throw new Error("OpenID Connect tokens are not part of this build.");
  }
}
