import { describe, expect, it } from "@jest/globals";
import { block } from "../../../src/conformance/session-calls.js";
import type { Execution } from "../../../src/facts/execution.js";
import { execution } from "../../run/facts.js";
import { isAgentExecError } from "../../../src/errors.js";
import { inferLanguage } from "../../../src/executors/languages/infer-language.js";
import {
  chooseLanguage,
  describeLanguages,
  interpreterNames,
  languages,
  nodeStripsTypes,
  runnableLanguages,
} from "../../../src/executors/languages/languages.js";
import { fromFlags } from "../../../src/settings/from-flags.js";
import { resolveSettings } from "../../../src/settings/resolve.js";

const given = (...language: string[]) => resolveSettings(fromFlags({ language }), "run").language;

function problemOf(...language: string[]): string {
  try {
    given(...language);
  } catch (error) {
    if (isAgentExecError(error) && error.code === "settings-invalid") return error.message;
    throw error;
  }
  return "";
}

const names = (...present: string[]) =>
  runnableLanguages(new Set(present)).map(({ language }) => language.name);

describe("the table of languages", () => {
  it("names the file once in every command", () => {
    const commands = runnableLanguages(new Set([...interpreterNames, nodeStripsTypes]));
    expect(commands.map(({ language }) => language)).toEqual(languages);
    for (const { command } of commands) expect(command.filter((word) => word === "{file}")).toHaveLength(1);
  });

  it("has TypeScript where Node strips types, and Java where the compiler is there too", () => {
    expect(names("node", "java")).toEqual(["javascript"]);
    expect(names("node", nodeStripsTypes, "java", "javac")).toEqual(["javascript", "typescript", "java"]);
  });

  it("tells the writer all of them before it is known which are there", () => {
    const text = describeLanguages(["python", "sh"], { languages: given("cobol=cobc -xj {file}") });
    expect(text).toContain(": python, sh, cobol, and, if the image has them, bash,");
    const told = text.split(/[\s,;.]+/);
    expect(told).toEqual(expect.arrayContaining(languages.map(({ name }) => name)));
  });
});

describe("what becomes of a block", () => {
  const here = runnableLanguages(new Set(["python3", "sh", "cc", "ruby"]));
  const chosen = (word: string, path: string | null = null) => chooseLanguage(block(word, "", path), here);

  it("runs what is there, with a name or without one", () => {
    expect(chosen("rb", "a.rb")).toMatchObject({ command: ["ruby", "{file}"] });
    expect(chosen("c")).toMatchObject({ interpreter: "cc" });
  });

  it("leaves to be saved what has a name and is compiled, or is not installed", () => {
    expect(chosen("c", "a.c")).toMatchObject({ notRun: "language" });
    expect(chosen("java", "A.java")).toMatchObject({ notRun: "language" });
    expect(chosen("lua", "a.lua")).toMatchObject({ notRun: "language" });
  });

  it("says what is missing where code was to be run", () => {
    const refusal = "lua is not installed here; languages here: python, sh, ruby, c";
    expect(chosen("lua")).toEqual({ notRun: "no-program", refusal });
    expect(chosen("js", "a.js")).toMatchObject({ notRun: "no-program" });
    expect(chosen("cobol")).toMatchObject({
      notRun: "language",
      refusal: 'the language "cobol" is not supported; languages here: python, sh, ruby, c',
    });
  });
});

describe("a person's own languages", () => {
  it("are split at blanks, and replace a command by any name of the language", () => {
    const [ruby, typescript, awk] = given(
      "rb=ruby -W0 {file}",
      "ts=/opt/my/tsx {file} ",
      "AWK=mawk  -f{file} --",
    );
    expect(ruby).toMatchObject({ name: "ruby", extension: "rb", command: ["ruby", "-W0", "{file}"] });
    expect(typescript).toMatchObject({ name: "typescript", interpreters: ["/opt/my/tsx"] });
    expect(typescript).not.toHaveProperty("needs");
    expect(awk).toEqual({
      name: "awk",
      words: ["awk"],
      extension: "awk",
      interpreters: ["mawk"],
      command: ["mawk", "-f{file}", "--"],
    });
    const present = new Set(["ruby", "perl", "mawk"]);
    const runnable = runnableLanguages(present, [ruby!, awk!]);
    expect(runnable.map(({ language, command }) => [language.name, ...command])).toEqual([
      ["ruby", "ruby", "-W0", "{file}"],
      ["perl", "perl", "{file}"],
      ["awk", "mawk", "-f{file}", "--"],
    ]);
    expect(chooseLanguage(block("awk", ""), runnable)).toMatchObject({ interpreter: "mawk" });
  });

  it.each([
    ["ruby", "must have the form NAME=COMMAND"],
    ["ruby=ruby", "followed once by {file}"],
    ["ruby=", "followed once by {file}"],
    ["ruby={file}", "followed once by {file}"],
    ["ruby=ruby {file} {file}", "followed once by {file}"],
    ["ruby=ruby {file}{file}", "followed once by {file}"],
    ["ruby={file} {file}", "followed once by {file}"],
    ["ruby=sh -c 'ruby {file}'", "cannot contain quotes"],
    ["ruby=-c {file}", "is not a program's name or absolute path"],
    ["ruby=bin/ruby {file}", "is not a program's name or absolute path"],
    ["=ruby {file}", "is not a language name"],
    ["../x=ruby {file}", "is not a language name"],
  ])("are refused as %j", (language, words) => {
    expect(problemOf(language)).toContain(words);
  });

  it("are refused where two mean one language", () => {
    expect(problemOf("py=python3 {file}", "python=python3 -X dev {file}")).toContain(
      '"python" is given twice',
    );
  });
});

describe("a fence without a word", () => {
  const options = { timeoutMs: 1000, signal: new AbortController().signal };
  const runnable = runnableLanguages(new Set(["python3", "sh"]));
  const nothing = { runnable, run: () => Promise.reject(new Error("something was run")) };

  it.each(["python a.py", "python3 -m x", "pip install x", "\npip3\tlist"])("is sh as %j", async (code) => {
    expect(await inferLanguage(block("", code), nothing, options)).toMatchObject({
      block: { language: "sh" },
    });
  });

  it("is as it is with a word, with a name, and where there is no Python", async () => {
    for (const each of [block("text", "python a.py"), block("", "python a.py", "a.txt")])
      expect(await inferLanguage(each, nothing, options)).toMatchObject({ block: each });
    const bare = { ...nothing, runnable: runnableLanguages(new Set(["sh"])) };
    const each = block("", "print(1)");
    expect(await inferLanguage(each, bare, options)).toMatchObject({ block: each });
  });

  it("is Python where that compiles it, in the time that is left, and ends as the compiler is ended", async () => {
    const code = block("", "print(1)");
    const checked = (check: Partial<Execution>) =>
      inferLanguage(code, { runnable, run: async () => execution(check) }, options);
    expect(await checked({ exitCode: 0, durationMs: 400 })).toEqual({
      block: { ...code, language: "python" },
      timeoutMs: 600,
    });
    expect(await checked({ exitCode: 99 })).toMatchObject({ ending: "not-run", notRun: "language" });
    const late = { ending: "timed-out", exitCode: 124 } as const;
    expect(await checked(late)).toMatchObject(late);
  });
});
