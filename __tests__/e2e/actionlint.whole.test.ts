import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import { findProgram, projectDir } from "../../scripts/places.mjs";
import { type Answers, type Start, starts } from "../../src/init/answers.js";
import { workflowOf } from "../../src/init/workflow.js";

const places = [".github/workflows", "examples"].map((folder) => join(projectDir, folder));
const workflows = places.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".yml"))
    .map((name): [string, string] => [name, readFileSync(join(folder, name), "utf8")]),
);
const readme = readFileSync(join(projectDir, "README.md"), "utf8");
/** The workflows that people copy, by name: the first one of the README, and the examples. */
const copied: readonly [string, string][] = [
  ["readme.yml", /```yaml\n([^]*?)```/.exec(readme)![1]!],
  ...readdirSync(join(projectDir, "examples"))
    .filter((name) => name.endsWith(".yml"))
    .map((name): [string, string] => [name, readFileSync(join(projectDir, "examples", name), "utf8")]),
];

/** A repository in which the action is at hand, so that its inputs are checked too. */
let repository: string;

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), "agent-exec-lint-"));
  mkdirSync(join(repository, ".git"));
  mkdirSync(join(repository, ".github/workflows"), { recursive: true });
  mkdirSync(join(repository, "dist"));
  cpSync(join(projectDir, "action.yml"), join(repository, "action.yml"));
  for (const name of ["main.js", "post.js"]) writeFileSync(join(repository, "dist", name), "");
});

afterAll(() => rmSync(repository, { recursive: true }));

type Workflows = Readonly<Record<string, string>>;

function lint(files: Workflows): { readonly status: number | null; readonly output: string } {
  const program = findProgram("actionlint");
  if (program === undefined) throw new Error("actionlint is not there: run scripts/set-up.mjs.");
  return withFiles(files, "./", (paths) => {
    const options = { cwd: repository, encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync(program, ["-no-color", ...paths], options);
    return { status, output: stdout + stderr };
  });
}

function search(files: Workflows): { readonly status: number | null; readonly stdout: string } {
  const program = findProgram("zizmor");
  if (program === undefined) throw new Error("zizmor is not there: run scripts/set-up.mjs.");
  return withFiles(files, `org/agent-exec@${"0".repeat(40)}`, (paths) => {
    const flags = ["--offline", "--no-progress", "--quiet", "--color", "never", "--persona", "pedantic"];
    const { status, stdout } = spawnSync(program, [...flags, ...paths], { encoding: "utf8" });
    return { status, stdout };
  });
}

/** With another reference in the place of a release's. */
function withFiles<T>(files: Workflows, action: string, look: (paths: readonly string[]) => T): T {
  const paths = Object.keys(files).map((name) => join(repository, ".github/workflows", name));
  for (const [index, text] of Object.values(files).entries())
    writeFileSync(paths[index]!, text.replaceAll("org/agent-exec@v1", action));
  try {
    return look(paths);
  } finally {
    for (const path of paths) rmSync(path);
  }
}

interface Job {
  readonly if?: string;
  readonly concurrency?: unknown;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly { readonly with?: Readonly<Record<string, unknown>> }[];
}

describe("a workflow of this repository, or one that people copy from it", () => {
  it.each(workflows)("%s has nothing that actionlint minds", (name, workflow) => {
    expect(lint({ [name]: workflow })).toEqual({ status: 0, output: "" });
  });

  it.each(workflows)("%s grants nothing to every job, and to a job only what it names", (_name, workflow) => {
    const { permissions, jobs } = parse(workflow) as {
      readonly permissions: object;
      readonly jobs: Readonly<Record<string, Job>>;
    };
    expect([{}, { contents: "read" }]).toContainEqual(permissions);
    for (const job of Object.values(jobs)) {
      const writes = Object.entries(job.permissions ?? {}).filter(([, access]) => access !== "read");
      const has = (words: string) => JSON.stringify(job.steps ?? []).includes(words);
      // A job that may sign runs no code of a run.
      const signs = has('"mode":"attest"') || has("actions/attest@");
      const allowed = signs ? ["attestations", "id-token"] : ["issues", "pull-requests", "checks", "actions"];
      if (has("github/codeql-action/")) allowed.push("security-events");
      if (has("release.mjs move")) allowed.push("contents");
      if (workflow.includes("identity-provider-id:")) allowed.push("id-token");
      // A job that only reports has no key and runs no code.
      if (has('"mode":"report"')) allowed.push("contents");
      expect(allowed).toEqual(expect.arrayContaining(writes.map(([scope]) => scope)));
    }
  });

  it.each(copied)("%s can be copied: it lints, and takes the model's key from a secret", (name, workflow) => {
    expect(lint({ [name]: workflow })).toEqual({ status: 0, output: "" });
    const keys = [...workflow.matchAll(/^ *api-key: (.*)$/gm)].map(([, value]) => value);
    expect(new Set(keys)).toEqual(new Set(keys.length > 0 ? ["${{ secrets.OPENAI_API_KEY }}"] : []));
    expect(workflow).not.toMatch(/models: read|base-url/);
  });

  it.each(copied)(
    "%s runs once at a time, and an event that happens often starts no job by itself",
    (_name, workflow) => {
      const { on, concurrency, jobs } = parse(workflow) as {
        readonly on: Readonly<Record<string, { readonly types?: readonly string[] } | null>>;
        readonly concurrency?: unknown;
        readonly jobs: Readonly<Record<string, Job>>;
      };
      const [first] = Object.values(jobs);
      expect(concurrency ?? first?.concurrency).toBeDefined();
      const happensOften =
        Object.keys(on).some((event) => /^(issue|pull_request_review|workflow_run)/.test(event)) ||
        on["pull_request"]?.types?.includes("labeled") === true;
      expect(first?.if !== undefined).toBe(happensOften);
    },
  );

  it.each(workflows)("%s has no security fault that zizmor finds at its strictest", (name, workflow) => {
    expect(search({ [name]: workflow })).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^No findings/),
    });
  });

  it.each([1, 2, 3] as const)("init writes nothing that a linter minds: %i jobs", (jobs) => {
    const verify = {
      image: "golang:1.24",
      setup: "go mod download",
      env: "GOPATH=/tmp/go",
      verify: "go test ./...",
    };
    const answers: Answers = {
      action: "org/agent-exec@v1",
      model: "gpt-5-mini",
      baseUrl: null,
      secret: "OPENAI_API_KEY",
      verify,
      pullRequest: true,
      jobs,
      ci: ["CI", "Lint: all"],
    };
    for (const more of [{}, { secret: null }, { pullRequest: false, verify: null }]) {
      const ways = Object.keys(starts) as Start[];
      const written = Object.fromEntries(
        ways.map((start) => [starts[start].file, workflowOf(start, { ...answers, ...more })]),
      );
      expect(lint(written)).toEqual({ status: 0, output: "" });
      expect(search(written)).toMatchObject({ status: 0 });
    }
  });

  it.each(workflows)("%s pins actions of others by their commit", (_name, workflow) => {
    const used = [...workflow.matchAll(/^ *(?:- )?uses: (\S+)/gm)].map(([, action = ""]) => action);
    for (const action of used.filter((each) => each !== "./" && each !== "org/agent-exec@v1")) {
      expect(action).toMatch(/@[\da-f]{40}$/);
    }
  });

  it.each([
    [
      "an input that the action does not have",
      "model: gpt-5-mini",
      "modle: gpt-5-mini",
      /"modle" is not defined/,
    ],
    [
      "an output that it does not have",
      "run: ",
      "run: echo ${{ steps.agent.outputs.outcom }} #",
      /"outcom" is not defined/,
    ],
    ["a stranger's words in a script", "run: ", "run: echo ${{ github.event.comment.body }} #", /untrusted/],
  ])("would not pass with %s", (_what, words, mistake, problem) => {
    const [, workflow] = workflows.find(([name, text]) => name === "agent-exec.yml" && text.includes("./"))!;
    const seeded = workflow.replace(/model: \S.*/, "model: gpt-5-mini").replace(words, mistake);
    expect(seeded).toContain(mistake);
    expect(lint({ "seeded.yml": seeded })).toEqual({ status: 1, output: expect.stringMatching(problem) });
  });
});
