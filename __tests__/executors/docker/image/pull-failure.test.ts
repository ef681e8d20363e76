import { describe, expect, it } from "@jest/globals";
import { explainPullFailure } from "../../../../src/executors/docker/image/pull-failure.js";
import type { RegistryLogin } from "../../../../src/executors/docker/image/registry-login.js";

const none: RegistryLogin = { auth: null, origin: "nowhere", trouble: null };
const password = "hunter2-and-more";
const some: RegistryLogin = {
  auth: { username: "robot", password, serveraddress: "ghcr.io" },
  origin: "the settings",
  trouble: null,
};
const explain = (text: string, login = none, registry = "ghcr.io") =>
  explainPullFailure({ image: `${registry}/a/b:1`, registry, login, error: new Error(text) });

describe("a pull that fails", () => {
  it.each([
    ["unauthorized: authentication required", "refuses", "docker login ghcr.io"],
    ["pull access denied for x, repository does not exist or may require 'docker login'", "refuses", "login"],
    ["no basic auth credentials", "refuses", "registry-username"],
    ["denied: requested access to the resource is denied", "refuses", "registry-username"],
    ["error parsing HTTP 403 response body: Forbidden", "refuses", "registry-username"],
    ["Your authorization token has expired. Reauthenticate and try again.", "refuses", "registry-username"],
    [
      'Get "https://ghcr.io/v2/denied/429/manifests/unauthorized": no such host',
      "cannot be reached",
      "network",
    ],
    ["manifest for ghcr.io/a/b:1 not found: manifest unknown", "has no image with that name", "spelling"],
    ["toomanyrequests: You have reached your pull rate limit", "rate limit", "Log in"],
    ["received unexpected HTTP status: 429 Too Many Requests", "rate limit", "Log in"],
    [
      "failed to resolve reference: unexpected status from HEAD request to https://ghcr.io/v2/a/403/manifests/1: 401 Gate shut",
      "refuses",
      "registry-username",
    ],
    [
      "failed to copy: unexpected status code https://ghcr.io/v2/a/blobs/404: 403 Not for you",
      "refuses",
      "registry-username",
    ],
    [
      "unexpected status from HEAD request to https://ghcr.io/v2/a/b/manifests/1: 429 Slow down",
      "rate limit",
      "Log in",
    ],
    ["manifest for x:1 not found: manifest unknown", "has no image with that name", "spelling"],
    ["name unknown: repository name not known to registry", "has no image with that name", "spelling"],
    [
      "no matching manifest for linux/arm64/v8 in the manifest list entries",
      "other processor types",
      "Set `image` to an image for the processor type of the engine's machine",
    ],
    ["Get https://x/v2/: dial tcp: lookup x: no such host", "cannot be reached", "network and proxy"],
    ["dial tcp 127.0.0.1:1: connect: connection refused", "cannot be reached", "network and proxy"],
    [
      "net/http: request canceled while waiting for connection (Client.Timeout exceeded)",
      "cannot be reached",
      "net",
    ],
    ["unexpected EOF", "cannot be reached", "network and proxy"],
    ["x509: certificate signed by unknown authority", "does not trust", "/etc/docker/certs.d/ghcr.io/ca.crt"],
    ["http: server gave HTTP response to HTTPS client", "does not trust", "insecure-registries"],
    ["write /var/lib/docker/tmp/x: no space left on device", "disk is full", "Make space"],
    ["something nobody has seen", "something nobody has seen", "docker pull ghcr.io/a/b:1"],
  ])("with %j is explained, with a next step", (text, what, nextStep) => {
    const error = explain(text);
    expect(error).toMatchObject({ code: "image-unavailable" });
    expect(error.message).toContain(what);
    expect(error.nextStep).toContain(nextStep);
  });

  it.each([
    [401, "refuses", "registry-username"],
    [403, "refuses", "registry-username"],
    [429, "rate limit", "Log in"],
    [500, "registry says so", "docker pull"],
  ])(
    "by a registry whose words say nothing is told by the engine's status %i",
    (statusCode, what, nextStep) => {
      const error = Object.assign(new Error("error from registry: registry says so"), { statusCode });
      const told = explainPullFailure({ image: "ghcr.io/a/b:1", registry: "ghcr.io", login: none, error });
      expect(told.message).toContain(what);
      expect(told.nextStep).toContain(nextStep);
    },
  );

  it("with a login that is refused names where the login is from", () => {
    const error = explain("unauthorized: authentication required", some);
    expect(error.message).toContain("refuses the login from the settings");
    expect(error.nextStep).toContain("has not expired");
    expect(explain("toomanyrequests", some).nextStep).toContain("mirror");
  });

  it("says why there was no login although one is configured", () => {
    const trouble = "The credential helper docker-credential-x is not on PATH.";
    expect(explain("no basic auth credentials", { ...none, trouble }).message).toContain(trouble);
  });

  it("names no registry to log in to where that is Docker Hub", () => {
    expect(explain("toomanyrequests", none, "docker.io").nextStep).toContain("`docker login` first");
  });

  it("shows nothing of a login that the registry's answer repeats", () => {
    const pair = Buffer.from(`robot:${password}`).toString("base64");
    for (const text of [`denied: ${password}`, `denied: Authorization: Basic ${pair}`, `odd ${password}`]) {
      const error = explain(text, some);
      const shown = JSON.stringify([error.message, error.nextStep, String(error.cause), error.cause]);
      expect(shown).not.toContain(password);
      expect(shown).not.toContain(pair);
    }
  });
});
