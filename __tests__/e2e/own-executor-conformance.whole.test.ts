import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";
import { emptyFolder, runCommand } from "./command-line.js";

const example = join(projectDir, "examples/executors/child-process.mjs");

describe("an executor of one's own", () => {
  it("is tried by all that executors promise, with what is known to differ", async () => {
    const cwd = await emptyFolder();
    const module = `
        export { default } from ${JSON.stringify(example)};
        export const knownDifferences = ${JSON.stringify(differences)};`;
    await writeFile(join(cwd, "mine.mjs"), module);
    const { code, stdout, stderr } = await runCommand(["conformance", "./mine.mjs", "--json"], { cwd });
    expect(stderr).toBe("");
    const { cases, ...counts } = JSON.parse(stdout) as { cases: { status: string; name: string }[] };
    expect(cases.filter(({ status }) => status === "fails")).toEqual([]);
    expect(counts).toEqual({ version: 1, executor: "./mine.mjs", holds: 35, differs: 22, fails: 0 });
    expect(code).toBe(0);
  });
});

const noChanges = "it gives all its files";
const ownShell = "a verification is a block of sh";
const noBounds = "names of files are taken as they are";
const goesOn = "what runs in the background goes on";
/** What sixty lines do not keep. */
const differences = {
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
    "regular files alone come out",
  "of a Git folder stay where they are, and are named": "regular files alone come out",
  "are read once everything that blocks left running is dead": goesOn,
  "are read once everything is dead, also where there is no file to read": goesOn,
  "are none where no block has changed what was given": noChanges,
  "are the files with another content or another executable bit, the new ones, and what is gone": noChanges,
  "are none where a file was touched, or written again as it was": noChanges,
  "are seen where size, time and name are those of the file before": noChanges,
  "are links that have another target, or are new and stay inside; others are named": noChanges,
  "are a file in place of a folder, a folder in place of a file, and neither in place of a link": noChanges,
  "of one file among 12,000 are that file": noChanges,
  "of one session, made in another, give the same workspace": noChanges,
  "can be stopped twice, and its files are gone then": "it does not know that it was stopped",
};
