import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import {
  dockerConfigFolder,
  readDockerConfig,
} from "../../../../src/executors/docker/client/docker-config.js";

describe("Docker's configuration file", () => {
  let folder: string;
  const write = (text: string): Promise<void> => writeFile(join(folder, "config.json"), text);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "docker-config-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("lies in DOCKER_CONFIG, else in the home folder", () => {
    expect(dockerConfigFolder((name) => (name === "DOCKER_CONFIG" ? "/x" : undefined))).toBe("/x");
    expect(dockerConfigFolder(() => undefined)).toBe(join(homedir(), ".docker"));
  });

  it("gives the context, the logins and who keeps them", async () => {
    await write(
      JSON.stringify({
        currentContext: "work",
        auths: { "ghcr.io": { auth: "dTpw" }, "https://index.docker.io/v1/": {} },
        credsStore: "desktop",
        credHelpers: { "gcr.io": "gcloud" },
        HttpHeaders: { "User-Agent": "x" },
      }),
    );
    expect(await readDockerConfig(folder)).toEqual({
      path: join(folder, "config.json"),
      currentContext: "work",
      auths: new Map([
        ["ghcr.io", { auth: "dTpw" }],
        ["https://index.docker.io/v1/", {}],
      ]),
      credsStore: "desktop",
      credHelpers: new Map([["gcr.io", "gcloud"]]),
    });
  });

  it("is empty where there is none, and fields of another type count as absent", async () => {
    const empty = { currentContext: null, auths: new Map(), credsStore: null, credHelpers: new Map() };
    expect(await readDockerConfig(join(folder, "nowhere"))).toMatchObject(empty);
    await write('{"currentContext":7,"auths":["x"],"credsStore":"","credHelpers":{"a":null},"__proto__":1}');
    expect(await readDockerConfig(folder)).toMatchObject(empty);
  });

  it("that is broken is named, and nothing of it is quoted", async () => {
    for (const text of ['{"auths":{"x":{"auth":"c2VjcmV0OnNlY3JldA=="', "[]", "null", ""]) {
      await write(text);
      const error: unknown = await readDockerConfig(folder).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({
        code: "settings-invalid",
        message: `Docker's configuration ${join(folder, "config.json")} is not a JSON object.`,
      });
      expect((error as Error).cause).toBeUndefined();
    }
  });

  it("that cannot be read is named", async () => {
    await mkdir(join(folder, "config.json"));
    await expect(readDockerConfig(folder)).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringContaining("cannot be read: EISDIR"),
    });
  });
});
