import { existsSync } from "node:fs";
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, test } from "@jest/globals";
import { baseImage, nodeBinary, projectDir, supportedNodes } from "../../scripts/places.mjs";
import { isAskedFor } from "../chance.js";
import { startOpenAiServer } from "../fakes/openai-server.js";

const run = promisify(execFile);
/** What npm tells a script of its own would tell the npm that is started here another project. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith("npm_") && name !== "NODE_OPTIONS"),
);

const triedNodes = isAskedFor ? supportedNodes : supportedNodes.slice(0, 1);

/** The package as a fresh clone makes it, and an empty project that has installed it, with a copy under another name. */
let folder: string;
let project: string;
let names: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "agent-exec-package-"));
  project = join(folder, "project");
  const packed = await pack(join(folder, "clone"));
  names = packed.files.map(({ path }) => path);
  await mkdir(project);
  await writeFile(join(project, "package.json"), '{ "name": "empty", "private": true, "type": "module" }\n');
  const types = triedNodes.map((major) => `types-${major}@npm:@types/node@${major}`);
  const tarball = join(folder, packed.filename);
  await npm(project, ["install", tarball, ...types]);
  await cp(join(project, "node_modules/agent-exec"), join(project, "node_modules/twin"), { recursive: true });
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

async function pack(clone: string): Promise<{ filename: string; files: { path: string }[] }> {
  const { stdout } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: projectDir,
  });
  // Git also names what a build has just removed.
  for (const path of stdout.split("\0").filter((name) => name !== "" && existsSync(join(projectDir, name)))) {
    await mkdir(dirname(join(clone, path)), { recursive: true });
    await cp(join(projectDir, path), join(clone, path));
  }
  await symlink(join(projectDir, "node_modules"), join(clone, "node_modules"));
  const packed = await npm(clone, ["pack", "--json", "--pack-destination", folder]);
  return Object.values<{ filename: string; files: { path: string }[] }>(JSON.parse(packed))[0]!;
}

async function npm(cwd: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run("npm", [...args, "--prefer-offline", "--no-audit", "--no-fund"], {
    cwd,
    env: environment,
  });
  return stdout;
}

/** The page's examples, but for the image and the model's server. */
async function examples({ baseUrl }: { baseUrl: string }): Promise<readonly string[]> {
  const page = await readFile(join(projectDir, "docs/library.md"), "utf8");
  return [...page.matchAll(/^```ts\n(.+?)^```$/gms)].map(([, example = ""]) =>
    example
      .replaceAll("python:3-slim", baseImage)
      .replace("openai({", `openai({ baseUrl: ${JSON.stringify(baseUrl)},`),
  );
}

/** Compiles programs as a strict project would, with the types of a version of Node. */
async function compile(major: number, programs: readonly string[]): Promise<void> {
  await rm(join(project, "node_modules/@types"), { recursive: true, force: true });
  await mkdir(join(project, "node_modules/@types"));
  await symlink(`../types-${major}`, join(project, "node_modules/@types/node"));
  const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false };
  const how = { module: "NodeNext", target: "ES2022", lib: ["ES2023"], types: ["node"] };
  const compilerOptions = { ...strict, ...how, rootDir: ".", outDir: "out" };
  const files = programs.map((_, index) => `${index}.ts`);
  await Promise.all(programs.map((program, index) => writeFile(join(project, `${index}.ts`), program)));
  await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const tsc = join(projectDir, "node_modules/typescript/bin/tsc");
  const { stdout } = await run(process.execPath, [tsc, "-p", "."], { cwd: project }).catch(
    (error: unknown) => error as { stdout: string },
  );
  expect(stdout).toBe("");
}

async function start(major: number, file: string): Promise<string> {
  const binary = nodeBinary(major);
  if (!binary) throw new Error(`Node ${major} is not there. Run: npm run set-up`);
  const env = { ...environment, OPENAI_API_KEY: "sk-of-this-test" };
  const { stdout, stderr } = await run(binary, [join(project, file)], { cwd: project, env });
  expect(stderr).toBe("");
  return stdout;
}

describe("the package", () => {
  it("holds the library, the command and the action, and nothing that only makes or tests them", () => {
    expect(names).toEqual(
      expect.arrayContaining([
        "README.md",
        "LICENSE",
        "action.yml",
        "package.json",
        "dist/cli.js",
        "lib/index.js",
        "lib/index.d.ts",
        "lib/licenses.txt",
      ]),
    );
    const others = names.filter(
      (name) => !/^(dist\/[^/]+|lib\/[^/]+\.(js|json|txt)|lib\/.+\.d\.ts)$/.test(name),
    );
    expect(others.toSorted()).toEqual(["LICENSE", "README.md", "action.yml", "package.json"]);
  });

  it("brings one package with it, whose types are in its own", async () => {
    const lock = JSON.parse(await readFile(join(project, "package-lock.json"), "utf8")) as {
      packages: object;
    };
    const installed = Object.keys(lock.packages).filter((path) => path !== "" && !/types/.test(path));
    expect(installed).toEqual(["node_modules/agent-exec", "node_modules/zod"]);
  });

  test.each(triedNodes)("is strictly typed, and does what its page shows, on Node %i", async (major) => {
    const reply =
      "```python\n# filename: year.py\ndef is_leap(y):\n    return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)\n```\n";
    await using server = await startOpenAiServer({ answers: [{ reply }], apiKey: "sk-of-this-test" });
    const programs = await examples(server);
    await compile(major, programs);
    const [sandbox = "", whole = "", own = ""] = await Promise.all(
      programs.map((_, index) => start(major, `out/${index}.js`)),
    );
    expect(sandbox.trim()).toBe("0 42");
    expect(whole.trim().split("\n").at(-1)).toBe("passed");
    expect(own.trim().split("\n").slice(-3)).toEqual(["files-saved", "run-ended", "echo 2"]);
  });

  it("works beside a copy of itself: what one makes the other takes, and knows its errors", async () => {
    await writeFile(
      join(project, "twins.mjs"),
      `import { createRun, isAgentExecError, script } from "agent-exec";
      import { AgentExecError, local, openai } from "twin";
      const key = "sk-of-the-twin";
      const failing = { name: "twin's", write: () => { throw new AgentExecError("writer-refused", "No.", { nextStep: "Ask." }); } };
      const runs = [
        createRun({ task: "a", writer: script(["\`\`\`sh\\necho '" + key + "'\\n\`\`\`"]), executor: { ...local(), secrets: openai({ model: "m", apiKey: key }).secrets } }),
        createRun({ task: "a", writer: failing, executor: local() }),
      ];
      for (const run of runs) for await (const { type, outcome, code } of run) if (type === "run-ended") console.log(outcome, code);
      console.log((await runs[0].result).result, isAgentExecError(new AgentExecError("internal", "", { nextStep: "" })));`,
    );
    expect(await start(supportedNodes[0]!, "twins.mjs")).toBe(
      "passed undefined\ninfrastructure-error writer-refused\n*** true\n",
    );
  });
});
