import { describe, expect, it } from "@jest/globals";
import type { BaseFiles } from "../../../src/ports/base-files.js";
import { type BaseChoice, baseFiles } from "../../../src/workspace/source/base-files.js";
import { type Content, gitIn, Repository } from "../repository.js";
import { bytesOf } from "../../../src/files/content.js";

function filesAt(here: string, choice: BaseChoice): BaseFiles {
  return baseFiles(choice, { here, runFolder: "out" });
}

const ofCommit = (here: string, commit: string) =>
  filesAt(here, { kind: "commit", commit, words: "the base" });
const ofFolder = (here: string) => filesAt(here, { kind: "folder" });

async function contents(files: BaseFiles, paths?: readonly string[]): Promise<Record<string, Content>> {
  const all: Record<string, Content> = {};
  for await (const entry of files.read(new Set(paths ?? (await files.list()).keys()))) {
    if (entry.kind === "link") all[entry.path] = { link: entry.target };
    else all[entry.path] = Buffer.from(await bytesOf(entry.content)).toString("latin1");
  }
  return all;
}

describe("base files of a commit", () => {
  it("are the commit's files, whatever a stranger's branch changed in the checkout", async () => {
    await using repository = await Repository.create({
      Dockerfile: "FROM owner\n",
      "run.sh": "#!/bin/sh\n",
      "a/link": { link: "../Dockerfile" },
      "a/out": { link: "../../../etc/passwd" },
      "bytes.bin": "\xff\0\n",
      empty: "",
    });
    const base = repository.commit();
    await repository.write({ Dockerfile: "FROM stranger\n", ".dockerignore": "*", new: "x" });
    repository.commit();
    await repository.write({ "run.sh": "untracked work", untracked: "x" });
    const files = ofCommit(repository.path, base);
    expect(files.origin).toBe(`the base, commit ${base.slice(0, 12)}`);
    expect(await contents(files)).toEqual({
      Dockerfile: "FROM owner\n",
      "run.sh": "#!/bin/sh\n",
      "a/link": { link: "../Dockerfile" },
      "bytes.bin": Buffer.from("\xff\0\n").toString("latin1"),
      empty: "",
    });
    expect(await contents(files, ["Dockerfile"])).toEqual({ Dockerfile: "FROM owner\n" });
    expect((await files.list()).get("run.sh")).toMatchObject({ isExecutable: true, bytes: 10 });
  });

  it("are those at the current folder and below", async () => {
    await using repository = await Repository.create({ "a/b/c": "c", d: "d" });
    const base = repository.commit();
    expect(await contents(ofCommit(`${repository.path}/a`, base))).toEqual({ "b/c": "c" });
  });

  it("can be large, and are read in order even if some are skipped", async () => {
    const big = "x".repeat(300_000);
    await using repository = await Repository.create({ a: `${big}a`, b: `${big}b`, c: "c" });
    const files = ofCommit(repository.path, repository.commit());
    const seen: string[] = [];
    for await (const entry of files.read(new Set(["a", "b", "c"]))) {
      if (entry.kind === "file" && entry.path !== "b")
        seen.push(
          Buffer.from(await bytesOf(entry.content))
            .toString()
            .slice(-1),
        );
    }
    expect(seen).toEqual(["a", "c"]);
  });

  it("are refused, with the next step, if that commit was not fetched", async () => {
    await using repository = await Repository.create({ a: "a" });
    const base = repository.commit();
    repository.commit();
    gitIn(repository.home, "clone", "-q", "--depth=1", `file://${repository.path}`, "shallow");
    await expect(ofCommit(`${repository.home}/shallow`, base).list()).rejects.toMatchObject({
      code: "settings-invalid",
      message: `Commit ${base.slice(0, 12)}, the base, is missing. agent-exec builds images only from this commit.`,
      nextStep: expect.stringContaining("fetch-depth: 0"),
    });
  });
});

describe("base files of a folder", () => {
  it("are in a repository the files that git tracks or does not ignore, without secrets by name", async () => {
    await using repository = await Repository.create({
      a: "a",
      ".gitignore": "ignored\n",
      ignored: "x",
      ".env": "TOKEN=x",
    });
    expect(Object.keys(await contents(ofFolder(repository.path))).toSorted()).toEqual([".gitignore", "a"]);
  });

  it("are elsewhere all files but secrets by name and files of runs", async () => {
    await using repository = await Repository.create();
    await repository.write({ "../plain/a": "a", "../plain/.env": "TOKEN=x", "../plain/out/x": "x" });
    expect(await contents(ofFolder(`${repository.home}/plain`))).toEqual({ a: "a" });
  });
});

it("base files are refused if their owner is unknown", async () => {
  const files = filesAt(".", { kind: "unknown", reason: "The x event does not tell." });
  await expect(files.list()).rejects.toMatchObject({
    code: "settings-invalid",
    message: "The x event does not tell.",
    nextStep: expect.stringContaining("in an earlier step"),
  });
});
