import { describe, expect, it } from "@jest/globals";
import { BuildContext } from "../../../../src/executors/docker/build/context.js";
import { givenImage } from "../../../../src/executors/docker/build/given-image.js";
import { systemClock } from "../../../../src/process/system-clock.js";
import { fromFlags } from "../../../../src/settings/from-flags.js";
import { resolveSettings } from "../../../../src/settings/resolve.js";
import { type BaseChoice, baseFiles } from "../../../../src/workspace/source/base-files.js";
import { type Content, Repository } from "../../../workspace/repository.js";

const never = new AbortController().signal;

async function given(
  files: Readonly<Record<string, Content>>,
  flags: Readonly<Record<string, string>> = { dockerfile: "Dockerfile" },
  choice?: (repository: Repository) => BaseChoice,
) {
  await using repository = await Repository.create(files);
  const base = choice?.(repository) ?? { kind: "folder" };
  return await givenImage({
    settings: resolveSettings(fromFlags(flags), "run"),
    face: "run",
    runId: "r",
    variable: () => undefined,
    baseFiles: baseFiles(base, { here: repository.path, runFolder: "out" }),
    clock: systemClock,
  });
}

const refusal = (message: string) =>
  expect.objectContaining({ code: "settings-invalid", message: expect.stringContaining(message) });

describe("the image that settings mean", () => {
  it("is the named one, for which no file is read", async () => {
    const image = await given({}, { image: "a:1" }, () => ({ kind: "unknown", reason: "Not to be read." }));
    expect(image).toEqual({ image: "a:1", build: null, warnings: [] });
  });

  it("is what a Dockerfile builds, and what it begins from is known", async () => {
    const { image, build } = await given({ Dockerfile: "FROM python:3\nFROM ghcr.io/a/b" });
    expect(image).toBe("that Dockerfile builds");
    expect(build?.registries).toEqual(["docker.io", "ghcr.io"]);
  });

  it("is what the first devcontainer.json that is there names, with what has no effect", async () => {
    const files = {
      ".devcontainer/devcontainer.json": '{"image": "a:1", "features": {}}',
      ".devcontainer.json": '{"image": "b:1"}',
    };
    expect(await given(files, { image: "devcontainer" })).toEqual({
      image: "a:1",
      build: null,
      warnings: [expect.stringContaining("`features`")],
    });
  });

  it("is in a workflow decided by the base's files, not by those that a stranger checked out", async () => {
    let base = "";
    const { build, image } = await given(
      { ".devcontainer.json": '{"build": {"dockerfile": "D"}}', D: "FROM owner:1" },
      { image: "devcontainer" },
      (repository) => {
        base = repository.commit();
        repository.git("rm", "-q", "D");
        repository.commit();
        return { kind: "commit", commit: base, words: "the base" };
      },
    );
    expect(image).toBe("that .devcontainer.json builds");
    expect(build?.registries).toEqual(["docker.io"]);
  });

  it.each([
    ["is missing", {}],
    ["is a link, and agent-exec follows no links", { Dockerfile: { link: "D" }, D: "FROM a" }],
    ["is missing", { Dockerfile: { link: "/etc/passwd" } }],
    ["is a folder", { "Dockerfile/a": "FROM a" }],
    ["is empty", { Dockerfile: " \n" }],
    ["has no FROM", { Dockerfile: "# nothing\n" }],
    ["has 1.5 MiB, but the limit is 1 MiB", { Dockerfile: "#".repeat(1.5 * 1024 ** 2) }],
  ] as [string, Record<string, Content>][])("is refused where the Dockerfile %s", async (message, files) => {
    await expect(given(files)).rejects.toEqual(refusal(message));
  });

  it("is refused where there is no devcontainer.json, and where it is a link", async () => {
    await expect(given({}, { image: "devcontainer" })).rejects.toEqual(
      refusal("There is no .devcontainer/devcontainer.json and no .devcontainer.json"),
    );
    const files = { ".devcontainer.json": { link: "a.json" }, "a.json": '{"image": "a"}' };
    await expect(given(files, { image: "devcontainer" })).rejects.toEqual(refusal("is a link"));
  });

  it("is refused where a login for one registry would be for several", async () => {
    const flags = { dockerfile: "Dockerfile", "registry-username": "me" };
    await expect(given({ Dockerfile: "FROM a\nFROM ghcr.io/a/b" }, flags)).rejects.toEqual(
      refusal("uses images from docker.io, ghcr.io"),
    );
  });
});

describe("the files that a build may copy", () => {
  const contextOf = (repository: Repository, bounds: { maxFiles?: number; maxBytes?: number } = {}) =>
    BuildContext.list({
      baseFiles: baseFiles({ kind: "folder" }, { here: repository.path, runFolder: "out" }),
      recipe: { from: "Dockerfile", dockerfile: "Dockerfile", context: "", target: null, args: {} },
      ...bounds,
    });

  it("are told apart by names, contents, modes and links, and by nothing else", async () => {
    await using repository = await Repository.create({ Dockerfile: "FROM a", x: "1", l: { link: "x" } });
    const hash = async () => (await contextOf(repository)).hash(never);
    const first = await hash();
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    repository.commit();
    expect(await hash()).toBe(first);
    const hashes = new Set([first]);
    for (const files of [
      { x: "2" },
      { x: "#!1" },
      { y: "1" },
      { z: { link: "x" } },
      { ".dockerignore": "y" },
    ]) {
      await repository.write(files);
      hashes.add(await hash());
    }
    expect(hashes.size).toBe(6);
  });

  it("are bounded in number and size, of which both are told, without what is ignored", async () => {
    await using repository = await Repository.create({ Dockerfile: "FROM a", big: "x".repeat(5000) });
    const few = contextOf(repository, { maxFiles: 1 });
    await expect(few).rejects.toEqual(
      refusal("can copy 2 files with 4.9 KiB in total, but the limit is 1 files and 1 GiB"),
    );
    await expect(contextOf(repository, { maxBytes: 4999 })).rejects.toEqual(
      refusal("but the limit is 100,000 files and 4.9 KiB"),
    );
    await repository.write({ ".dockerignore": "big" });
    await contextOf(repository, { maxBytes: 4999 });
  });
});
