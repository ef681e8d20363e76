import { tasksOf } from "./task.js";

const given = { "slug.mjs": "export const slug = (text) => text;\n" };
const right = { "slug.mjs": "export const slug = (text) => text.toLowerCase().replaceAll(' ', '-');\n" };
const wrong = { "slug.mjs": "export const slug = (text) => text.toLowerCase();\n" };
const solutions = { right, wrong };
const tests = (from: string) => `import assert from "node:assert/strict";
import { slug } from "${from}";
test("lower", () => assert.equal(slug("A"), "a"));
test("dash", () => assert.equal(slug("A b"), "a-b"));
`;
const nodeTest = `import test from "node:test";\n${tests("./slug.mjs")}`;
const inFolder = `import test from "node:test";\n${tests("../slug.mjs")}`;
const tableTest = `import test from "node:test";
import assert from "node:assert/strict";
import { slug } from "./slug.mjs";
for (const [given, want] of [["A", "a"], ["A b", "a-b"]])
  test(\`\${given} becomes \${want}\`, () => assert.equal(slug(given), want));
`;
const oldTitle = 'import test from "node:test";\ntest("lower", () => {});\n';
const common = {
  "slug.js": "exports.slug = (text) => text;\n",
  "package.json":
    '{ "name": "slug", "version": "1.0.0", "private": true, "scripts": { "test": "node --test" } }\n',
};
const commonSolutions = {
  right: { "slug.js": "exports.slug = (text) => text.toLowerCase();\n" },
  wrong: { "slug.js": "exports.slug = (text) => text.toUpperCase();\n" },
};
const commonTest = 'const { slug } = require("./slug.js");\n';

export const nodeTasks = tasksOf(solutions, [
  { name: "node --test", given: { ...given, "slug.test.mjs": nodeTest }, verify: "node --test" },
  {
    name: "node --test in a folder",
    given: { ...given, "test/slug.test.mjs": inFolder },
    verify: "node --test test/",
    in: "folder",
  },
  {
    name: "node --test with a reporter",
    given: { ...given, "slug.test.mjs": nodeTest },
    verify: "node --test --test-reporter=dot",
  },
  {
    name: "node --test, one file of TAP as a report",
    given: { ...given, "slug.test.mjs": nodeTest },
    verify: "node --test --test-reporter=tap >out.tap",
    flags: ["--verify-report", "out.tap"],
  },
  {
    name: "node --test by name",
    given: { ...given, "slug.test.mjs": nodeTest },
    verify: "node --test --test-name-pattern=dash slug.test.mjs",
  },
  {
    name: "a test file started by node",
    given: { ...given, "slug.test.mjs": nodeTest },
    verify: "node slug.test.mjs",
  },
  {
    name: "a script of node's asserts",
    given: {
      ...given,
      "check.mjs":
        'import assert from "node:assert";\nimport { slug } from "./slug.mjs";\nassert.equal(slug("A b"), "a-b");\n',
    },
    verify: "node check.mjs",
  },
  {
    name: "an expression of node's",
    given,
    verify: `node --input-type=module -e 'import { slug } from "./slug.mjs"; if (slug("A b") !== "a-b") process.exit(1)'`,
  },
  {
    name: "CommonJS, with a nested suite, a todo that fails and a skipped test",
    given: {
      ...common,
      "slug.test.js": `const { describe, it } = require("node:test"); const assert = require("node:assert");\n${commonTest}describe("slug", () => {\n  it("lower", () => assert.equal(slug("A"), "a"));\n  it("later", { todo: true }, () => assert.equal(slug("é"), "e"));\n  it("never", { skip: true }, () => {});\n});\n`,
    },
    verify: "node --test",
    ...commonSolutions,
  },
  {
    name: "a snapshot as JSON",
    given: {
      "menu.mjs": "export const menu = () => [{ name: 'soup', price: 3 }];\n",
      "snapshot.json": '[{"name":"soup","price":4}]\n',
    },
    verify: `node --input-type=module -e 'import { menu } from "./menu.mjs"; console.log(JSON.stringify(menu()))' | diff snapshot.json -`,
    right: "sed -i 's/price: 3/price: 4/' menu.mjs",
    wrong: "sed -i 's/price: 3/price: 5/' menu.mjs",
  },
  {
    name: "a bundle that is built and committed",
    given: {
      "build.mjs":
        'import { readFileSync, writeFileSync, mkdirSync } from "node:fs";\nmkdirSync("dist", { recursive: true });\nwriteFileSync("dist/out.mjs", "// built\\n" + readFileSync("slug.mjs", "utf8"));\n',
      ...given,
      "dist/out.mjs": `// built\n${given["slug.mjs"]}`,
    },
    verify: `cp -r dist /tmp/was && node build.mjs && diff -r /tmp/was dist && node --input-type=module -e 'import { slug } from "./dist/out.mjs"; if (slug("A b") !== "a-b") process.exit(1)'`,
    right: `printf '%s\\n' "export const slug = (text) => text.toLowerCase().replaceAll(' ', '-');" >slug.mjs && node build.mjs`,
    wrong: `printf '%s\\n' "export const slug = (text) => text.toLowerCase();" >slug.mjs && node build.mjs`,
  },
  {
    name: "tests that the task makes into a table with titles of its rows",
    given: { ...given, "slug.test.mjs": nodeTest },
    verify: "node --test",
    right: { ...right, "slug.test.mjs": tableTest },
    wrong: { ...wrong, "slug.test.mjs": tableTest },
  },
  {
    name: "a test that the task removes, with a title that another file has too",
    given: { ...given, "slug.test.mjs": nodeTest, "old.test.mjs": oldTitle },
    verify: "node --test",
    right: { ...right, "old.test.mjs": null },
    wrong: { ...wrong, "old.test.mjs": null },
  },
  {
    name: "a server on ::1 that a test asks",
    given: {
      "server.mjs":
        'import { createServer } from "node:http";\nexport const server = createServer((_, answer) => answer.end("no"));\n',
      "server.test.mjs":
        'import test from "node:test";\nimport assert from "node:assert";\nimport { server } from "./server.mjs";\ntest("answers", async (t) => {\n  t.after(() => server.close());\n  await new Promise((done) => server.listen(0, "::1", done));\n  const answer = await fetch(`http://[::1]:${server.address().port}/`, { headers: { connection: "close" } });\n  assert.equal(await answer.text(), "yes");\n});\n',
    },
    verify: "node --test",
    right: `sed -i 's/"no"/"yes"/' server.mjs`,
    wrong: `sed -i 's/"no"/"YES"/' server.mjs`,
  },
]);

const jestTest = `${commonTest}test.each([["A", "a"], ["Bc", "bc"]])("slug of %s", (text, expected) => expect(slug(text)).toBe(expected));\n`;

const old = {
  "slug.js": "exports.slug = (text) => text;\nexports.old = () => 1;\n",
  "package.json": common["package.json"],
};
const oldTest = `it("is old", () => { if (require("./slug.js").old() !== 1) throw new Error(); });\n`;
const nodeIt = 'const { it } = require("node:test"); const assert = require("node:assert");\n';
const lowerTest = `${commonTest}it("lower", () => { if (slug("A") !== "a") throw new Error(slug("A")); });\n`;
const withoutOldFile = (slug: string) => ({ "slug.js": slug, "old.test.js": null });
const withoutOldTest = (slug: string) => ({
  "slug.js": slug,
  "test/slug.js": lowerTest.replace("./", "../"),
});
const [lower, upper] = [commonSolutions.right["slug.js"], commonSolutions.wrong["slug.js"]];

export const nodeToolTasks = tasksOf({ ...commonSolutions, image: "tools" }, [
  {
    name: "npm test, and a test that the task removes with what it tests",
    given: { ...old, "slug.test.js": nodeIt + lowerTest, "old.test.js": nodeIt + oldTest },
    verify: "npm test",
    right: withoutOldFile(lower),
    wrong: withoutOldFile(upper),
  },
  {
    name: "jest by npm, and a test that the task removes with what it tests",
    given: {
      ...old,
      "package.json": '{ "name": "s", "scripts": { "test": "jest" } }\n',
      "slug.test.js": lowerTest,
      "old.test.js": oldTest,
    },
    verify: "npm ls --depth=0 && npm test",
    right: withoutOldFile(lower),
    wrong: withoutOldFile(upper),
  },
  {
    name: "jest, with a group of tests that the task renames",
    given: { ...common, "slug.test.js": `describe("slugify", () => { ${lowerTest} });\n` },
    verify: "npx jest",
    right: { ...commonSolutions.right, "slug.test.js": `describe("slug", () => { ${lowerTest} });\n` },
    wrong: { ...commonSolutions.wrong, "slug.test.js": `describe("slug", () => { ${lowerTest} });\n` },
  },
  {
    name: "jest by npm, and a row of a table that the task removes",
    given: {
      ...common,
      "package.json": '{ "name": "s", "scripts": { "test": "jest" } }\n',
      "slug.test.js": jestTest,
    },
    verify: "npm test",
    right: { ...commonSolutions.right, "slug.test.js": jestTest.replace('["A", "a"], ', "") },
    wrong: { ...commonSolutions.wrong, "slug.test.js": jestTest.replace('["A", "a"], ', "") },
  },
  {
    name: "mocha, and a test that the task removes from a file",
    given: { ...old, "test/slug.js": (lowerTest + oldTest).replaceAll("./", "../") },
    verify: "npx mocha",
    right: withoutOldTest(lower),
    wrong: withoutOldTest(upper),
  },
  {
    name: "npm test",
    given: {
      ...common,
      "slug.test.js": `const test = require("node:test"); const assert = require("node:assert");\n${commonTest}test("lower", () => assert.equal(slug("A"), "a"));\n`,
    },
    verify: "npm test",
  },
  {
    name: "npm run with steps before",
    given: {
      ...common,
      "package.json": '{ "name": "s", "scripts": { "pretest": "node --check slug.js", "test": "jest" } }\n',
      "slug.test.js": jestTest,
    },
    verify: "npm test --silent",
  },
  { name: "jest", given: { ...common, "slug.test.js": jestTest }, verify: "jest" },
  {
    name: "npx jest, in CI",
    given: { ...common, "__tests__/slug.test.js": jestTest.replace("./", "../") },
    verify: "npx jest --ci --silent",
  },
  {
    name: "jest with a snapshot that the task makes again",
    given: {
      ...common,
      "slug.test.js": `${commonTest}test("snap", () => expect(slug("Ab")).toMatchSnapshot());\ntest("lower", () => expect(slug("A")).toBe("a"));\n`,
      "__snapshots__/slug.test.js.snap":
        '// Jest Snapshot v1, https://jestjs.io/docs/snapshot-testing\n\nexports[`snap 1`] = `"Ab"`;\n',
    },
    verify: "npx jest --ci",
    right: "printf '%s\\n' 'exports.slug = (text) => text.toLowerCase();' >slug.js && npx jest -u",
    wrong: commonSolutions.right,
  },
  {
    name: "vitest",
    given: { ...given, "slug.test.mjs": `import { test } from "vitest";\n${tests("./slug.mjs")}` },
    verify: "npx vitest run",
    ...solutions,
  },
  {
    name: "mocha",
    given: {
      ...common,
      "test/slug.js": `const assert = require("node:assert");\n${commonTest.replace("./", "../")}describe("slug", () => { it("lower", () => assert.equal(slug("A"), "a")); it("later"); });\n`,
    },
    verify: "npx mocha",
  },
  {
    name: "mocha's JSON as a report",
    given: {
      ...common,
      "test/slug.js": `const assert = require("node:assert");\n${commonTest.replace("./", "../")}it("lower", () => assert.equal(slug("A"), "a"));\n`,
    },
    verify: "npx mocha --reporter json --reporter-option output=mocha.json",
    flags: ["--verify-report", "mocha.json"],
  },
]);
