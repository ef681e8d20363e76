import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { projectDir } from "../../scripts/places.mjs";
import { type Answers, type Start, starts } from "../../src/init/answers.js";
import { permissionsIn, workflowOf } from "../../src/init/workflow.js";

const action = `me/agent-exec@${"a".repeat(40)}`;
const verify = { image: "python:3-slim", setup: null, env: null, verify: "python3 -m unittest discover" };
/** As the examples have it. */
const plain: Answers = {
  action,
  model: "gpt-5-mini",
  baseUrl: null,
  secret: "OPENAI_API_KEY",
  verify,
  pullRequest: false,
  jobs: 1,
  ci: ["CI"],
};
const ways = Object.keys(starts) as Start[];
const apart = ways.filter((start) => start !== "failed-ci");

interface Workflow {
  readonly name: string;
  readonly "run-name"?: string;
  readonly on: object;
  readonly concurrency?: { readonly group: string };
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly needs?: string;
        readonly if?: string;
        readonly concurrency?: object;
        readonly permissions?: Readonly<Record<string, string>>;
        readonly steps: readonly {
          readonly uses?: string;
          readonly with?: Readonly<Record<string, string>>;
        }[];
      }
    >
  >;
}

const written = (start: Start, answers: Partial<Answers> = {}) =>
  parse(workflowOf(start, { ...plain, ...answers })) as Workflow;

function exampleOf(name: string): Workflow {
  const text = readFileSync(join(projectDir, "examples", name), "utf8");
  return parse(text.replaceAll("org/agent-exec@v1", action)) as Workflow;
}

/** Examples that name no verification: what the answers add. */
const verified = { image: verify.image, verify: `${verify.verify}\n` };

describe("a workflow of init", () => {
  test.each([
    ["comment", "comment.yml"],
    ["label", "issue.yml"],
    ["failed-ci", "fix-ci.yml"],
    ["manual", "patch.yml"],
  ] as const)("for %s is %s with the verification", (start, name) => {
    const example = exampleOf(name);
    const steps = example.jobs["run"]!.steps.map((step) =>
      step.uses === action ? { ...step, with: { ...step.with, ...verified } } : step,
    );
    const run = { ...example.jobs["run"], steps };
    expect(written(start)).toEqual({ ...example, jobs: { run } });
  });

  test("for comment in two jobs is two-jobs.yml", () => {
    const example = exampleOf("two-jobs.yml");
    const [step, ...more] = example.jobs["run"]!.steps;
    const run = {
      ...example.jobs["run"],
      steps: [{ ...step, with: { ...step!.with, ...verified } }, ...more],
    };
    expect(written("comment", { jobs: 2, pullRequest: true })).toEqual({
      ...example,
      name: exampleOf("comment.yml").name,
      jobs: { ...example.jobs, run },
    });
  });

  test("for failed CI has one job, because the action counts its runs by its comments", () => {
    const { jobs } = written("failed-ci", { jobs: 3 });
    expect(Object.keys(jobs)).toEqual(["run"]);
    expect(jobs["run"]!.steps[0]!.with?.["comment"]).toBeUndefined();
  });

  test("in three jobs also has the job that signs", () => {
    const { attest } = exampleOf("attest.yml").jobs;
    for (const start of apart) expect(written(start, { jobs: 3 }).jobs["attest"]).toEqual(attest);
  });

  test.each(apart)("for %s in two jobs never has the key and the right to write in one job", (start) => {
    for (const pullRequest of [true, false]) {
      const { jobs } = written(start, { jobs: 2, pullRequest });
      expect(Object.keys(jobs)).toEqual(["run", "report"]);
      expect(Object.values(jobs["run"]!.permissions!)).not.toContain("write");
      const [, step] = jobs["report"]!.steps;
      expect(step!.with?.["api-key"]).toBeUndefined();
      expect(step!.with?.["create-pull-request"]).toBe(pullRequest ? "ready" : undefined);
      expect(jobs["report"]!.permissions!["contents"]).toBe(pullRequest ? "write" : undefined);
    }
  });

  test.each(ways)("for %s in one job may push only if it opens pull requests", (start) => {
    const [with_, without] = [true, false].map((pullRequest) => written(start, { pullRequest }).jobs["run"]!);
    expect(with_!.permissions).toMatchObject({ contents: "write", "pull-requests": "write" });
    expect(without!.permissions!["contents"]).not.toBe("write");
  });

  test.each(ways)(
    "for %s without a key asks for the identity, and keeps the settings of its start",
    (start) => {
      const { permissions, steps } = written(start, { secret: null }).jobs["run"]!;
      expect(permissions).toMatchObject({ "id-token": "write" });
      const given = steps.find(({ uses }) => uses === action)!.with!;
      expect(given["api-key"]).toBeUndefined();
      expect(parse(given["settings"]!)).toMatchObject({
        "identity-provider-id": "idp_123",
        "service-account-id": "user-123",
        ...(start === "label" && { "label-trigger": "agent-exec" }),
      });
    },
  );

  test("names the model server, the setup and its network, and the variable that tools need", () => {
    const given = written("comment", {
      model: "llama3",
      baseUrl: "https://models.example/v1",
      secret: "MODEL_KEY",
      verify: {
        image: "golang:1.24",
        setup: "go mod download",
        env: "GOPATH=/tmp/go",
        verify: "go test ./...",
      },
    }).jobs["run"]!.steps[0]!.with;
    expect(given).toEqual({
      "api-key": "${{ secrets.MODEL_KEY }}",
      model: "llama3",
      "base-url": "https://models.example/v1",
      workspace: "repo",
      image: "golang:1.24",
      setup: "go mod download",
      "setup-network": "full",
      verify: "go test ./...\n",
      settings: "env: GOPATH=/tmp/go\n",
    });
  });

  test.each([1, 2, 3] as const)(
    "for comment in %i jobs starts on the events of comment.yml, and its runs have the name that `cancel` looks for",
    (jobs) => {
      const { on, jobs: all, ...example } = exampleOf("comment.yml");
      expect(written("comment", { jobs, pullRequest: true })).toMatchObject({
        on,
        "run-name": example["run-name"],
        jobs: { run: { if: all["run"]!.if } },
      });
      expect(example["run-name"]).toMatch(/^agent-exec on #\$\{\{ /);
    },
  );

  test("for comment in two jobs lets the next run of a thread wait for the report too, because that takes the approval", () => {
    const { concurrency, jobs } = written("comment", { jobs: 2 });
    expect(jobs["run"]!.concurrency).toBeUndefined();
    expect(concurrency!.group).toContain("github.event.issue.number");
  });

  test.each(apart)("for %s in two jobs may end runs only if a comment can ask for it", (start) => {
    const { permissions } = written(start, { jobs: 2 }).jobs["report"]!;
    expect(permissions!["actions"]).toBe(start === "comment" ? "write" : "read");
  });

  test("for label in two jobs tells both jobs the label, and starts as in one", () => {
    const { run, report } = written("label", { jobs: 2 }).jobs;
    const example = exampleOf("issue.yml");
    expect(run).toMatchObject({ if: example.jobs["run"]!.if, concurrency: example.jobs["run"]!.concurrency });
    for (const { steps } of [run!, report!])
      expect(steps.at(-1)!.with!["settings"]).toContain("label-trigger: agent-exec");
  });

  test("without a verification has its line as a comment", () => {
    for (const start of ways) {
      const text = workflowOf(start, { ...plain, verify: null });
      expect(text).toMatch(/^ {10}# verify: COMMAND$/m);
      expect(text).not.toMatch(/^ *verify:/m);
    }
  });

  test("says what each permission is for", () => {
    for (const start of ways)
      for (const jobs of [1, 2, 3] as const)
        for (const secret of ["KEY", null]) {
          const reasons = permissionsIn(workflowOf(start, { ...plain, pullRequest: true, secret, jobs }));
          expect(reasons.filter(({ why }) => why === "")).toEqual([]);
        }
  });
});
