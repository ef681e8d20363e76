import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { listModules } from "../scripts/imports.mjs";
import { debianProgram, projectDir } from "../scripts/places.mjs";
import { programs } from "../scripts/programs.mjs";

const source = join(projectDir, "src");
const compile = 'import sys; [compile(open(path).read(), path, "exec") for path in sys.argv[1:]]';

/** Programs of src/ in a language, by their paths. */
function writtenIn(ending: string): string[] {
  return programs()
    .filter((path) => path.endsWith(ending))
    .map((path) => join(source, path));
}

function wordsOf(program: string, args: readonly string[]): string {
  const { stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  if (error) throw error;
  return stdout + stderr;
}

test("no shell program has a fault that shellcheck finds", () => {
  const shellcheck = debianProgram("shellcheck") ?? "shellcheck";
  // Files that are named when the program runs, words that are meant to be split, and what all shells here know.
  const flags = ["--shell=sh", "--severity=warning", "--exclude=SC1090,SC2046,SC3045", "--format=gcc"];
  expect(wordsOf(shellcheck, [...flags, ...writtenIn(".sh")])).toBe("");
});

test("each Python program compiles", () => {
  expect(wordsOf("python3", ["-c", compile, ...writtenIn(".py")])).toBe("");
});

test("each program is imported by a module of its folder or another", () => {
  const texts = listModules(source).map((path) => readFileSync(join(source, path), "utf8"));
  const isImported = (path: string): boolean =>
    texts.some((text) => text.includes(`/${path.slice(path.lastIndexOf("/") + 1)}.js"`));
  expect(programs().filter((path) => !isImported(path))).toEqual([]);
});
