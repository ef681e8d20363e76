import { describe, expect, it } from "@jest/globals";
import type { DockerConfig } from "../../../../src/executors/docker/client/docker-config.js";
import { findLogin, secretsOf } from "../../../../src/executors/docker/image/registry-login.js";

const { signal } = new AbortController();
const empty: DockerConfig = {
  path: "/home/me/.docker/config.json",
  currentContext: null,
  auths: new Map(),
  credsStore: null,
  credHelpers: new Map(),
};
const configOf = (registry: string, entry: object): DockerConfig => ({
  ...empty,
  auths: new Map([[registry, entry]]),
});
const base64 = (text: string): string => Buffer.from(text).toString("base64");

describe("a registry's login", () => {
  it("for Docker Hub stands under the address of its first version", async () => {
    const config = configOf("https://index.docker.io/v1/", { auth: base64("me:secret") });
    const { auth } = await findLogin({ registry: "docker.io", config, signal });
    expect(auth).toEqual({
      username: "me",
      password: "secret",
      serveraddress: "https://index.docker.io/v1/",
    });
  });

  it.each(["docker.io", "index.docker.io", "https://index.docker.io/v2/"])(
    "for Docker Hub is also found under %s",
    async (key) => {
      const config = configOf(key, { auth: base64("me:secret") });
      expect((await findLogin({ registry: "docker.io", config, signal })).auth).toMatchObject({
        username: "me",
      });
    },
  );

  it("may have colons in its password, and NUL behind it as Docker's own tools fill it up", async () => {
    const config = configOf("ghcr.io", { auth: base64("me:a:b:c\0\0") });
    const { auth } = await findLogin({ registry: "ghcr.io", config, signal });
    expect(auth).toMatchObject({ username: "me", password: "a:b:c" });
  });

  it("with an identity token sends that and no password", async () => {
    const config = configOf("ghcr.io", { auth: base64("me:"), identitytoken: "long-token" });
    const login = await findLogin({ registry: "ghcr.io", config, signal });
    expect(login.auth).toEqual({ username: "me", identitytoken: "long-token", serveraddress: "ghcr.io" });
    expect(secretsOf(login)).toEqual(["long-token"]);
  });

  it("with a registry's token needs nothing else", async () => {
    const config = configOf("ghcr.io", { registrytoken: "bearer-token" });
    const login = await findLogin({ registry: "ghcr.io", config, signal });
    expect(login.auth).toEqual({ registrytoken: "bearer-token", serveraddress: "ghcr.io" });
    expect(secretsOf(login)).toEqual(["bearer-token"]);
  });

  it.each([
    ["an empty entry, as beside a credential store", "ghcr.io", {}],
    ["another registry's entry", "gcr.io", { auth: base64("me:secret") }],
    ["a registry whose name only begins like it", "ghcr.io.evil.example", { auth: base64("me:secret") }],
    ["the same host on another port", "ghcr.io:8443", { auth: base64("me:secret") }],
    ["a username alone", "ghcr.io", { username: "me" }],
  ])("is none for %s", async (_what, key, entry) => {
    const login = await findLogin({ registry: "ghcr.io", config: configOf(key, entry), signal });
    expect(login).toMatchObject({ auth: null, trouble: null });
  });

  it("that is not base64 of name and password is told without its text", async () => {
    for (const auth of ["!!!", base64("no-colon-here"), base64(":password-alone")]) {
      const { trouble, ...login } = await findLogin({
        registry: "ghcr.io",
        config: configOf("ghcr.io", { auth }),
        signal,
      });
      expect(login.auth).toBeNull();
      expect(trouble).toContain("ghcr.io in Docker's config file is not base64");
      expect(trouble).not.toContain("password-alone");
    }
  });

  it("is none where no config file is to be read", async () => {
    expect(await findLogin({ registry: "ghcr.io", signal })).toMatchObject({ auth: null, trouble: null });
  });
});
