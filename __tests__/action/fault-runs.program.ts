// Runs in a process of its own: the action's parts write to standard output, and read the folder and the environment.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readInputs } from "../../src/action/runner/inputs.js";
import { gateAndRun } from "../../src/action/main.js";
import { readWorkflowRun } from "../../src/action/runner/workflow-run.js";
import { outcomeOf } from "../../src/facts/outcomes.js";
import { connectGitHub } from "../../src/github/api/client.js";
import { readMarker } from "../../src/github/reporting/marker.js";
import { finishFromState } from "../../src/github/reporting/finish.js";
import type { HandedState } from "../../src/action/results/state.js";
import { readEnvironment } from "../../src/process/env.js";
import { toAgentExecError } from "../../src/errors.js";
import { readFileCommands } from "../e2e/support/runner-files.js";
import { FakeClock } from "../fakes/fake-clock.js";
import { startGitServer, type GitServer } from "../fakes/git-server.js";
import { jobToken, startFakeGitHub, type FakeGitHub } from "../fakes/github-server.js";
import type { Fault } from "../fakes/github/faults.js";
import { scriptedAnswers } from "../fakes/openai-answers.js";
import { startOpenAiServer } from "../fakes/openai-server.js";
import { calm, quick } from "../github/quick.js";
import {
  changed,
  commentSaying,
  knowAsking,
  type Payload,
  readWebhook,
  repository,
  runOf,
} from "../github/payloads.js";

/** What starts the run. */
export type Start = "issue_comment" | "workflow_run";

/** What goes wrong, for ever, with each call of one operation; `git`: with each request of the fetch. */
export interface Wrong {
  readonly start: Start;
  /** Null: nothing goes wrong. */
  readonly operation: string | null;
  readonly fault: Omit<Fault, "operation">;
  /** Whether somebody pushes to the pull request while the model answers. */
  readonly movesHead?: true;
}

/** What is there when main has ended, and when the post step has. */
export interface FaultRun {
  /** All operations that were called. */
  readonly operations: readonly string[];
  readonly outcome: string;
  readonly askedModel: boolean;
  /** Everything that main said: its log, the summary, the comment. */
  readonly said: string;
  /** Of agent-exec's own comments and check runs: whether each is at its end. */
  readonly comments: readonly boolean[];
  readonly checks: readonly boolean[];
  /** The pull request's head at the event, and the commits of the check runs. */
  readonly head: string;
  readonly checked: readonly string[];
  /** The same after a post step to which GitHub answers again. */
  readonly later: { readonly comments: readonly boolean[]; readonly checks: readonly boolean[] };
}

/** One run for each fault. */
export async function faultRuns(wrongs: readonly Wrong[], begin: () => void): Promise<FaultRun[]> {
  begin();
  const folder = mkdtempSync(join(tmpdir(), "agent-exec-faults-"));
  process.chdir(folder);
  const git = await startGitServer(repository);
  const head = await git.commit("refs/pull/2/head", { "a.py": "print(1)\n" });
  const runs: FaultRun[] = [];
  try {
    for (const wrong of wrongs) runs.push(await faultRun(wrong, { folder, git, head }));
  } finally {
    await git[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  }
  return runs;
}

interface Place {
  readonly folder: string;
  readonly git: GitServer;
  readonly head: string;
}

async function faultRun({ start, operation, fault, movesHead }: Wrong, place: Place): Promise<FaultRun> {
  const { folder, git, head } = place;
  const server = await startFakeGitHub();
  const scripted = scriptedAnswers({ turns: [{ reply: "Nothing is to be done." }] });
  const answers: typeof scripted = (asked) => {
    if (movesHead) server.world.pulls.set(2, { ...server.world.pulls.get(2)!, headSha: "b".repeat(40) });
    return scripted(asked);
  };
  const model = await startOpenAiServer({ answers });
  prepare(server, head);
  knowAsking(server.world.asking, start, eventOf(start, head));
  if (operation === "git") git.refuse(fault.answer?.status ?? null);
  else if (operation !== null) server.fail({ times: Infinity, ...fault, operation });
  const isFetched = operation === "git";
  setVariables(place, { start, apiUrl: server.url, modelUrl: model.baseUrl, isFetched });
  const log = captured();
  try {
    const outcome = await runMain();
    const operations = [...new Set(server.requests.map(({ operation }) => operation))];
    const after = standing(server);
    const summary = readFileSync(join(folder, "summary"), "utf8");
    const said = [log.text(), summary, ...server.world.comments.map(({ body }) => body)].join("\n");
    server.heal();
    git.refuse(500, 0);
    await runPost(server);
    const askedModel = model.requests.length > 0;
    const checked = server.world.checks.map(({ sha }) => sha);
    return { operations, outcome, askedModel, said, head, checked, ...after, later: standing(server) };
  } finally {
    log.end();
    process.exitCode = 0;
    await model.close();
    await server.close();
  }
}

/** A pull request by a person with write access, with one comment of everything that the model is shown. */
function prepare({ world, signed }: FakeGitHub, headSha: string): void {
  const at = "2019-05-15T15:20:00Z";
  world.addPerson("Codertocat", "admin", 21_031_067);
  world.addPerson("ada", "write");
  world.pulls.set(2, { number: 2, headSha, headRepository: repository });
  const said = { issue: 2, author: "ada", createdAt: at, updatedAt: at };
  world.comments.push({ ...said, id: world.nextId(), body: "It is red." });
  world.reviewComments.push({
    ...said,
    id: world.nextId(),
    body: "Why?",
    path: "a.py",
    line: 1,
    hunk: "+print(1)",
  });
  const [at0, at1] = ["2026-01-01T10:00:00Z", "2026-01-01T10:00:01Z"];
  const step = { name: "Tests", conclusion: "failure", startedAt: at0, endedAt: at1 } as const;
  const run = "289782451/1";
  world.jobs.push({ id: 21, attempt: run, name: "test", conclusion: "failure", steps: [step] });
  signed.contents.set("/logs/21", { content: "2026-01-01T10:00:00.1000000Z ##[error]It is red." });
  world.comparisons.set(`f95f852bd8fca8fcc58a9a2d6c842781e32a215e...${headSha}`, {
    files: [],
    commits: ["a"],
  });
}

function eventOf(start: Start, headSha: string): Payload {
  if (start === "workflow_run")
    return changed(readWebhook("derived/workflow_run.completed.failed"), {
      workflow_run: { head_sha: headSha },
    });
  return changed(commentSaying("/agent-exec make the tests pass"), {
    issue: { number: 2, pull_request: {}, comments: 1 },
  });
}

interface Variables {
  readonly start: Start;
  readonly apiUrl: string;
  readonly modelUrl: string;
  readonly isFetched: boolean;
}

function setVariables({ folder, git, head }: Place, { start, apiUrl, modelUrl, isFetched }: Variables): void {
  for (const name of ["output", "state", "summary"]) writeFileSync(join(folder, name), "");
  writeFileSync(join(folder, "event.json"), JSON.stringify(eventOf(start, head)));
  Object.assign(process.env, {
    GITHUB_API_URL: apiUrl,
    GITHUB_EVENT_NAME: start,
    GITHUB_EVENT_PATH: join(folder, "event.json"),
    GITHUB_OUTPUT: join(folder, "output"),
    GITHUB_REPOSITORY: repository,
    GITHUB_RUN_ID: "777",
    GITHUB_SERVER_URL: git.url,
    GITHUB_SHA: "1".repeat(40),
    GITHUB_STATE: join(folder, "state"),
    GITHUB_STEP_SUMMARY: join(folder, "summary"),
    "INPUT_GITHUB-TOKEN": jobToken,
    INPUT_MODEL: "fake",
    "INPUT_BASE-URL": modelUrl,
    "INPUT_API-KEY": "sk-the-key-of-the-model-server-1234567890",
    INPUT_WORKSPACE: isFetched ? "repo" : "empty",
    INPUT_SETTINGS: "executor: none",
    INPUT_TASK: start === "workflow_run" ? "Make the failed job pass." : "",
  });
}

/** As the action's main step, with short waits. */
async function runMain(): Promise<string> {
  const environment = readEnvironment();
  const inputs = await readInputs(environment);
  const workflow = await readWorkflowRun(environment);
  const trigger = await runOf(workflow.eventName, workflow.payload, {
    task: inputs.settings.task,
  });
  const github = connectGitHub({ token: jobToken, apiUrl: workflow.apiUrl, timing: quick });
  const clock = new FakeClock({ isHasty: true });
  const about = { ...inputs, workflow, trigger, github, environment, clock, signal: calm };
  try {
    await gateAndRun(about);
    return readFileCommands(readFileSync(process.env["GITHUB_OUTPUT"]!, "utf8")).get("outcome") ?? "";
  } catch (thrown) {
    const error = toAgentExecError(thrown);
    process.stdout.write(`${error.message} ${error.nextStep}\n`);
    return outcomeOf(error) ?? "";
  }
}

/** As the post step, with short waits. */
async function runPost({ url }: FakeGitHub): Promise<void> {
  const saved = readFileCommands(readFileSync(process.env["GITHUB_STATE"]!, "utf8")).get("agent-exec");
  if (saved === undefined) return;
  const { isFinished, runFolder, comment, check } = JSON.parse(saved) as HandedState;
  if (isFinished || runFolder === "") return;
  await finishFromState({
    github: connectGitHub({ token: jobToken, apiUrl: url, timing: quick }),
    clock: new FakeClock({ isHasty: true }),
    signal: calm,
    ...(comment !== null && { comment: { state: comment, report: "The report." } }),
    ...(check !== null && {
      check: { state: check, last: { conclusion: "success", title: "passed", summary: "The report." } },
    }),
  });
}

function standing({ world }: FakeGitHub): Pick<FaultRun, "comments" | "checks"> {
  return {
    comments: world.comments
      // If the progress cannot be deleted, it names the newer comment.
      .filter(({ author, body }) => author === "github-actions[bot]" && !body.includes("newer comment"))
      .map(({ body }) => readMarker(body)?.isFinal === true),
    checks: world.checks.map(({ fields }) => fields["status"] === "completed"),
  };
}

/** Everything that is written to standard output from now on. */
function captured() {
  const { stdout } = process;
  const write = stdout.write;
  let text = "";
  stdout.write = (chunk: string | Uint8Array) => {
    text += String(chunk);
    return true;
  };
  return { text: () => text, end: () => void (stdout.write = write) };
}
