import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";
import { startE2bServer } from "../fakes/e2b-server.js";
import { emptyFolder, runCommand } from "./command-line.js";

describe("an executor of one's own is tried by all that executors promise, with what is known to differ:", () => {
  it.concurrent("child-process.mjs", async () => {
    const { failed, counts } = await tried("child-process.mjs", sixtyLines);
    expect(failed).toEqual([]);
    expect(counts).toEqual({ holds: 35, differs: 22, fails: 0 });
  });

  it.concurrent("e2b.mjs, by E2B's own client", async () => {
    await using e2b = await startE2bServer();
    const { failed, counts } = await tried("e2b.mjs", overE2b, e2b.environment);
    expect(failed).toEqual([]);
    expect(counts).toEqual({ holds: 38, differs: 19, fails: 0 });
    expect(e2b.sandboxes.filter(({ lives }) => lives)).toEqual([]);
  });
});

async function tried(
  example: string,
  differences: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
) {
  const cwd = await emptyFolder();
  const module = `
    export { default } from ${JSON.stringify(join(projectDir, "examples/executors", example))};
    export const knownDifferences = ${JSON.stringify(differences)};`;
  await writeFile(join(cwd, "mine.mjs"), module);
  const { code, stdout, stderr } = await runCommand(["conformance", "./mine.mjs", "--json"], { cwd, env });
  expect(stderr).toBe("");
  const { cases, holds, differs, fails } = JSON.parse(stdout) as Told;
  expect(code).toBe(fails === 0 ? 0 : 1);
  return { failed: cases.filter(({ status }) => status === "fails"), counts: { holds, differs, fails } };
}

interface Told {
  readonly cases: readonly { readonly status: string; readonly name: string }[];
  readonly holds: number;
  readonly differs: number;
  readonly fails: number;
}

const noChanges = "it gives all its files";
const ownShell = "a verification is a block of sh";
const noBounds = "names of files are taken as they are";
const goesOn = "what runs in the background goes on";
const regularFiles = "regular files alone come out";
/** What neither keeps, in so few lines. */
const ofBoth = {
  "the idle timeout ends a silent block and keeps its output": "it has no idle timeout",
  "a timeout kills a grandchild process that started its own session":
    "a process group does not include new sessions",
  "stdout and stderr are separate, and their order is known": "their order is not kept",
  "bytes that are not UTF-8, and NUL bytes, do no harm": "bytes are counted once they are text",
  "shell errors of a verification begin with `verify:`": ownShell,
  "programs that a verification starts cannot add commands to it": ownShell,
  "a block is saved under its file name, even with folders, spaces and dashes": noBounds,
  "a file name outside the workspace is refused before anything is written": noBounds,
  "a generated file name contains the code's hash": "a block without a name has one file for all",
  "files and safe links are returned, and everything else is listed as left out, except generated code":
    regularFiles,
  "files in a `.git` folder are not returned, but listed as left out": regularFiles,
  "files are read only after all leftover processes are dead": goesOn,
  "leftover processes are killed even if there is no file to read": goesOn,
  "a file that was written again with the same content is not reported": "what was touched is given",
  "changed links inside the workspace are reported, and links that lead out are listed as left out":
    regularFiles,
  "the changes of one sandbox, applied in another, give the same workspace": regularFiles,
  "a sandbox can be stopped twice, and then its files are gone": "it does not know that it was stopped",
};

const sixtyLines = {
  ...ofBoth,
  "an untouched workspace has no changes": noChanges,
  "changed, new and deleted files and changed executable bits are reported": noChanges,
  "a change that keeps size, time and name is reported": noChanges,
  "a file can replace a folder, and a folder can replace a file or a link": noChanges,
  "a change of one file among 12,000 is found": noChanges,
};

const overE2b = {
  ...ofBoth,
  "a signal is reported differently from an exit": "E2B names a signal in words, and not by its number",
  "a server that one block starts answers in the next block":
    "E2B closes what a command has left holding its streams",
};
