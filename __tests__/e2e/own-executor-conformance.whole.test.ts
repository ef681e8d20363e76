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
  "a block that writes nothing for the idle timeout is ended, and its output is kept":
    "it has no idle timeout",
  "a timeout kills a grandchild in a session of its own": "a process group ends where a new session begins",
  "stdout and stderr are apart, and their order is known": "their order is not kept",
  "bytes that are no UTF-8 and NUL do no harm": "bytes are counted once they are text",
  "says its own name in its shell's errors": ownShell,
  "is fixed before anything of it runs: what it starts adds nothing to it": ownShell,
  "a block is the file that it asks for, with folders, blanks and dashes in its name": noBounds,
  "a name that leaves the workspace is refused before anything is written": noBounds,
  "a generated name follows the code's hash": "a block without a name has one file for all",
  "regular files and links that stay inside come out, what else there is is named, generated code is not there":
    regularFiles,
  "of a Git folder stay where they are, and are named": regularFiles,
  "are read once everything that blocks left running is dead": goesOn,
  "are read once everything is dead, also where there is no file to read": goesOn,
  "are none where a file was touched, or written again as it was": "what was touched is given",
  "are links that have another target, or are new and stay inside; others are named": regularFiles,
  "of one session, made in another, give the same workspace": regularFiles,
  "can be stopped twice, and its files are gone then": "it does not know that it was stopped",
};

const sixtyLines = {
  ...ofBoth,
  "are none where no block has changed what was given": noChanges,
  "are the files with another content or another executable bit, the new ones, and what is gone": noChanges,
  "are seen where size, time and name are those of the file before": noChanges,
  "are a file in place of a folder, a folder in place of a file, and neither in place of a link": noChanges,
  "of one file among 12,000 are that file": noChanges,
};

const overE2b = {
  ...ofBoth,
  "a signal is told from an exit": "E2B names a signal in words, and not by its number",
  "a server that one block starts answers in the next":
    "E2B closes what a command has left holding its streams",
};
