import { join } from "node:path";
import { expect, test } from "@jest/globals";
import type * as visible from "../src/output/visible.js";
import type * as workflowCommands from "../src/output/workflow-commands.js";
import { projectDir } from "../scripts/places.mjs";
import { attacksOn, findExpressions } from "../scripts/regular-expressions.mjs";

/** Where the text is short, or a person's own, and why. By file and expression. */
const bounded: Readonly<Record<string, string>> = {
  "format/format.ts /\\B(?=(\\d{3})+$)/g": "the digits of a number",
  "github/api/client.ts /\\/+$/": "GITHUB_API_URL, which the runner sets",
  "workspace/counting/protection.ts /\\/+$/": "a pattern of the setting protect",
  "writers/openai/chunks.ts /\\/+$/": "the path of the setting base-url",
  "writers/openai/server-check.ts /\\/+$/": "the path of the setting base-url",
  "executors/docker/image/registry-login.ts /\\0+$/": "a password in the person's own Docker configuration",
  "executors/docker/image/credential-helper.ts /credentials not found|no credentials|not found in .*keychain/i":
    "300 characters of what a program of the person's own says",
};

/** Whole files for which the text is cut in one place. */
const boundedFiles: Readonly<Record<string, string>> = {
  "executors/docker/start/start-failure.ts": "4,000 characters of the engine's words",
};

/** Modules that build expressions which are not looked at below, and what these are. */
const builtOfFewParts: Readonly<Record<string, string>> = {
  "github/events/phrase.ts": "from the beginning of the text, a word and digits",
  "markdown/thought-marks.ts": "fixed words, with at most ten letters and a colon before one",
  "markdown/defuse.ts": "from the beginning of a line, blanks and a mark in turn",
};

const { literals, builders } = findExpressions(join(projectDir, "src"));

test("no regular expression takes more than linear time on a hostile text", () => {
  const slow = literals.flatMap(({ file, line, source, flags }) => {
    const attacks = attacksOn({ source, flags });
    const name = `${file} /${source}/${flags}`;
    return attacks.length === 0 ? [] : [{ name, file, line, attacks }];
  });
  expect(slow.filter(({ name, file }) => !(name in bounded || file in boundedFiles))).toEqual([]);
  // An exception that nothing needs any more would cover the next mistake.
  expect(Object.keys(bounded).filter((name) => slow.every((each) => each.name !== name))).toEqual([]);
  expect(literals.length).toBeGreaterThan(100);
});

test("nor does one that is put together from strings", async () => {
  const built = await expressionsBuiltBy(async () => {
    const anew = (module: string): Promise<unknown> => import(`../src/${module}.js?anew`);
    await anew("redaction/secret-variants");
    const { showHidden } = (await anew("output/visible")) as typeof visible;
    const commands = await anew("output/workflow-commands");
    const { neutraliseWorkflowCommands } = commands as typeof workflowCommands;
    showHidden("\u202E");
    neutraliseWorkflowCommands("::##");
  });
  expect(built.length).toBe(5);
  expect(built.filter((each) => attacksOn(each).length > 0)).toEqual([]);
  const lookedAt = ["redaction/secret-variants.ts", "output/visible.ts", "output/workflow-commands.ts"];
  expect(builders).toEqual([...Object.keys(builtOfFewParts), ...lookedAt].toSorted());
});

test.each<[RegExp, string[]]>([
  [/\n+$/, ["\n"]],
  [/(?<!\n)\n+$/, []],
  [/^\n+$/, []],
  [/a\s*(.*?)\s*$/, ["a"]],
  [/^a\s*(.*?)\s*$/, [" "]],
  [/(?:a+)+b/, ["a"]],
  [/<[^>]*>/, ["<"]],
  [/<[^<>]*>/, []],
  [/exec.*permission denied/, ["exec"]],
  [/^exec.*permission denied/, []],
  [/rlimit|ulimit.*(hard|soft)/i, ["ulimit"]],
  [/(?:^|\s)name="([^"]*)"/, []],
])("%s is slow on %j", (expression, attacks) => {
  const found = attacksOn(expression);
  expect(found).toEqual(attacks.length === 0 ? [] : expect.arrayContaining(attacks));
});

/** What is built by name while modules are loaded and asked. */
async function expressionsBuiltBy(load: () => Promise<void>): Promise<RegExp[]> {
  const own = globalThis.RegExp;
  const built: RegExp[] = [];
  globalThis.RegExp = new Proxy(own, {
    construct(target, [source, flags]: [string, string?]) {
      const expression = new target(source, flags);
      built.push(expression);
      return expression;
    },
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = own;
  }
  return built;
}
