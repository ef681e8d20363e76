import { type Document, isScalar, parseDocument, Scalar, type YAMLMap, type YAMLSeq } from "yaml";
import attest from "../examples/attest.yml.js";
import comment from "../examples/comment.yml.js";
import fixCi from "../examples/fix-ci.yml.js";
import issue from "../examples/issue.yml.js";
import keyless from "../examples/keyless.yml.js";
import patch from "../examples/patch.yml.js";
import twoJobs from "../examples/two-jobs.yml.js";
import { type Answers, type Start, starts } from "./answers.js";

/** The examples. `init` takes one of them and changes it by the answers. */
const examples: Readonly<Record<Start, string>> = {
  comment,
  label: issue,
  "failed-ci": fixCi,
  manual: patch,
};

/** Where the parts of a job stand in all examples. */
const run = ["jobs", "run"] as const;

export function workflowOf(start: Start, given: Answers): string {
  const answers = { ...given, jobs: isCounted(start) ? 1 : given.jobs } as const;
  const example = parseDocument(examples[start]);
  const workflow = answers.jobs === 1 ? example : inJobs(start, example, answers);
  const [asking] = inputsOf(workflow);
  for (const step of agentSteps(workflow)) step.set("uses", new Scalar(answers.action));
  answer(asking!, answers);
  if (start === "failed-ci")
    workflow.setIn(["on", "workflow_run", "workflows"], workflow.createNode(answers.ci, { flow: true }));
  if (answers.secret === null) grant(workflow, run, "id-token: write", keyless);
  if (answers.jobs === 1 && answers.pullRequest)
    for (const scope of ["contents: write", "pull-requests: write"]) grant(workflow, run, scope, twoJobs);
  const [first] = (workflow.contents as YAMLMap<Scalar>).items;
  if (first !== undefined) first.key.commentBefore = headerOf(start, answers);
  const text = workflow.toString({ lineWidth: 0, flowCollectionPadding: false });
  // zizmor expects its comment on the trigger's own line.
  return text.replace(/:\n +(# zizmor: )/, ": $1").replace(`  ${verifyLine}\n`, `  # ${verifyLine}\n`);
}

/** A workflow without a verification has this line as a comment. A real command is always a block of lines. */
const missing = "COMMAND";
export const verifyLine = `verify: ${missing}`;

/** Whether the action limits this workflow's runs: it counts the comments of its own job, so one job does all. */
export function isCounted(start: Start): boolean {
  return start === "failed-ci";
}

function headerOf(start: Start, { secret, pullRequest, jobs }: Answers): string {
  const lines = [
    starts[start].words,
    "Only people with write access can start a run. `agent-exec init` wrote this file.",
    secret === null
      ? "OpenAI accepts the job's identity in place of a key (see agent-exec's docs/models.md)."
      : `Needs the repository secret ${secret}.`,
    ...(pullRequest ? ["A run that passed opens a pull request."] : []),
    ...(jobs > 1 ? ["No job has both the model's key and write permission."] : []),
  ];
  return lines.map((line) => ` ${line}`).join("\n");
}

/** Changes the example with several jobs, so that it starts like the other example. */
function inJobs(start: Start, example: Document.Parsed, { jobs, pullRequest }: Answers): Document.Parsed {
  const workflow = parseDocument(twoJobs);
  const scopes = permissionsOf(example, "run");
  for (const part of ["name", "run-name", "on"]) {
    if (example.has(part)) workflow.set(part, example.get(part, true));
    else workflow.delete(part);
  }
  if (start !== "comment") {
    workflow.delete("concurrency");
    startAs(example, workflow);
  }
  const [like] = inputsOf(example);
  const [runs, reports] = inputsOf(workflow);
  for (const name of ["task", "settings"]) if (like!.has(name)) runs!.set(name, like!.get(name, true));
  // A label starts a run only if the second job knows the label too.
  if (like!.has("settings")) reports!.set("settings", like!.get("settings", true));
  (workflow.getIn([...run, "permissions"]) as YAMLMap).items = [];
  // Check runs are only written, so no permission to read them is needed.
  const read = scopes.filter(([scope]) => scope !== "checks").map(([scope]) => `${scope}: read`);
  for (const scope of [...read, "contents: read"]) grant(workflow, run, scope, examples[start], twoJobs);
  const needed = new Set([
    "actions",
    ...scopes.filter(([, access]) => access === "write").map(([scope]) => scope),
    ...(pullRequest ? ["contents", "pull-requests"] : []),
  ]);
  for (const [scope] of permissionsOf(workflow, "report"))
    if (!needed.has(scope)) workflow.deleteIn(["jobs", "report", "permissions", scope]);
  // A comment can cancel a run only if comments start runs.
  if (start !== "comment") grant(workflow, ["jobs", "report"], "actions: read", attest);
  if (!pullRequest) reports!.delete("create-pull-request");
  if (jobs === 3) {
    const [, pair] = (parseDocument(attest).get("jobs") as YAMLMap<Scalar>).items;
    if (pair !== undefined) (workflow.get("jobs") as YAMLMap).add(pair);
    if (pair !== undefined) pair.key.spaceBefore = true;
  }
  return workflow;
}

/** Copies the example's condition and concurrency, with their comments, to the first job. */
function startAs(example: Document.Parsed, workflow: Document.Parsed): void {
  const [from, to] = [example, workflow].map((each) => each.getIn(run) as YAMLMap<Scalar>);
  to!.delete("if");
  for (const [part, before] of [
    ["if", "runs-on"],
    ["concurrency", "permissions"],
  ] as const) {
    const pairs = from!.items.filter(({ key }) => key.value === part);
    to!.items.splice(
      to!.items.findIndex(({ key }) => key.value === before),
      0,
      ...pairs,
    );
  }
}

/** Writes the answers into the step that asks the model. */
function answer(given: YAMLMap, { model, baseUrl, secret, verify, jobs, pullRequest }: Answers): void {
  const settings = [
    given.get("settings"),
    // The ids in the example without a key.
    secret === null ? String(inputsOf(parseDocument(keyless))[0]!.get("settings")) : "",
    verify?.env ? `env: ${verify.env}\n` : "",
  ];
  const kept = ["task", "comment", "check-run", "artifact"].map(
    (name) => [name, given.get(name, true)] as const,
  );
  const ready = inputsOf(parseDocument(twoJobs))[1]!.get("create-pull-request", true);
  const wanted: readonly (readonly [string, unknown])[] = [
    kept[0]!,
    ["api-key", secret === null ? undefined : `\${{ secrets.${secret} }}`],
    ["model", model],
    ["base-url", baseUrl ?? undefined],
    ["workspace", "repo"],
    ["image", verify?.image],
    ["setup", verify?.setup ?? undefined],
    ["setup-network", verify?.setup ? "full" : undefined],
    ["verify", verify === null ? missing : block(`${verify.verify}\n`)],
    ["create-pull-request", jobs === 1 && pullRequest ? ready : undefined],
    ...kept.slice(1),
    ["settings", settings.join("") === "" ? undefined : block(settings.join(""))],
  ];
  given.items = [];
  // The example ends with a `verify` in a comment.
  delete given.comment;
  for (const [name, value] of wanted) if (value !== undefined) given.set(name, value);
}

function block(text: string): Scalar<string> {
  const node = new Scalar(text);
  node.type = "BLOCK_LITERAL";
  return node;
}

/** The steps of all jobs that use the action. */
function agentSteps(workflow: Document.Parsed): YAMLMap[] {
  const jobs = workflow.get("jobs") as YAMLMap<unknown, YAMLMap>;
  const steps = jobs.items.flatMap(
    ({ value }) => (value?.get("steps") as YAMLSeq<YAMLMap> | undefined)?.items ?? [],
  );
  return steps.filter((step) => String(step.get("uses")).startsWith("org/agent-exec@"));
}

function inputsOf(workflow: Document.Parsed): YAMLMap[] {
  return agentSteps(workflow).map((step) => step.get("with") as YAMLMap);
}

/** Adds a permission to a job, with the reason from the first example that has it. */
function grant(
  workflow: Document.Parsed,
  job: readonly string[],
  scope: string,
  ...reasons: readonly string[]
): void {
  const [name = "", access = ""] = scope.split(": ");
  const node = new Scalar(access);
  const why = reasons.flatMap(permissionsIn).find((each) => each.scope === scope)?.why;
  if (why !== undefined) node.comment = ` ${why}`;
  workflow.setIn([...job, "permissions", name], node);
}

/** The purpose of each permission in a workflow, from its comments. */
export function permissionsIn(
  text: string,
): readonly { readonly job: string; readonly scope: string; readonly why: string }[] {
  const workflow = parseDocument(text);
  const jobs = Object.keys((workflow.toJS() as Jobs).jobs);
  return jobs.flatMap((job) =>
    permissionsOf(workflow, job).map(([scope, access]) => {
      const node = workflow.getIn(["jobs", job, "permissions", scope], true);
      return { job, scope: `${scope}: ${access}`, why: isScalar(node) ? (node.comment ?? "").trim() : "" };
    }),
  );
}

/** The permissions of a job, as pairs of scope and access. */
function permissionsOf(workflow: Document.Parsed, job: string): readonly (readonly [string, string])[] {
  return Object.entries((workflow.toJS() as Jobs).jobs[job]?.permissions ?? {});
}

interface Jobs {
  readonly jobs: Readonly<Record<string, { readonly permissions?: Readonly<Record<string, string>> }>>;
}
