import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { projectDir } from "../../../scripts/places.mjs";
import { jobToken } from "../../fakes/github-server.js";
import { dist, image, refuseFlaws } from "../command-line.js";
import { keepsCompiled, node24 } from "./newest-node.js";
import { readFileCommands } from "./runner-files.js";

/** A step `uses: ./` of a job, as the runner would start it. */
export interface StepRequest {
  readonly eventName: string;
  readonly payload: unknown;
  /** What stands under `with:`, where `{checkout}` is the workspace's path; the image is the set-up's where none is given. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Variables beside those that the runner always sets. */
  readonly env?: Readonly<Record<string, string>>;
  /** GITHUB_API_URL. */
  readonly apiUrl: string;
  /** Files of the checkout, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

/** What is there once an entry has ended: the runner reads the same files. */
export interface FinishedStep {
  /** Null: it was killed. */
  readonly exitCode: number | null;
  /** Both streams, as the runner merges them into its log. */
  readonly log: string;
  readonly outputs: ReadonlyMap<string, string>;
  readonly state: ReadonlyMap<string, string>;
  readonly summary: string;
  readonly durationMs: number;
}

export interface RunningEntry {
  readonly child: ChildProcess;
  readonly finished: Promise<FinishedStep>;
  /** Resolves when the log holds the words. @throws when the entry ends without them. */
  logged(words: string): Promise<void>;
}

/** A job's workspace with one step of the action in it. To be disposed of. */
export interface ActionStep extends AsyncDisposable {
  readonly workspace: string;
  start(entry: "main.js" | "post.js", state?: ReadonlyMap<string, string>): Promise<RunningEntry>;
  /** `start`, to its end. */
  run(entry: "main.js" | "post.js", state?: ReadonlyMap<string, string>): Promise<FinishedStep>;
}

export async function openStep(request: StepRequest): Promise<ActionStep> {
  const folder = await mkdtemp(join(tmpdir(), "agent-exec-step-"));
  const workspace = join(folder, "workspace");
  await mkdir(join(folder, "home"));
  await mkdir(workspace);
  for (const [path, content] of Object.entries(request.files ?? {})) {
    await mkdir(dirname(join(workspace, path)), { recursive: true });
    await writeFile(join(workspace, path), content);
  }
  await writeFile(join(folder, "event.json"), JSON.stringify(request.payload));
  const children: ChildProcess[] = [];
  const start: ActionStep["start"] = async (entry, state = new Map()) => {
    const commands = await mkdtemp(join(folder, "commands-"));
    for (const name of fileCommands) await writeFile(join(commands, name), "");
    const env = {
      ...runnerEnvironment(request, folder),
      ...fileVariables(commands),
      ...stateVariables(state),
    };
    const running = startEntry({ entry, env, workspace, commands });
    children.push(running.child);
    return running;
  };
  return {
    workspace,
    start,
    run: async (entry, state) => (await start(entry, state)).finished,
    async [Symbol.asyncDispose]() {
      for (const child of children) child.kill("SIGKILL");
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const fileCommands = ["OUTPUT", "STATE", "STEP_SUMMARY", "ENV", "PATH"];

/** An entry that has not ended by then is killed, and its log told: a minute before the test's own limit. */
const deadlineMs = 240_000;

interface Start {
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  readonly workspace: string;
  readonly commands: string;
}

function startEntry({ entry, env, workspace, commands }: Start): RunningEntry {
  const startedAt = performance.now();
  const child = spawn(node24(), [join(dist, entry)], {
    cwd: workspace,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  const take = (text: string) => void (log += text);
  child.stdout.setEncoding("utf8").on("data", take);
  child.stderr.setEncoding("utf8").on("data", take);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const finish = async (): Promise<FinishedStep> => {
    const deadline = setTimeout(() => child.kill("SIGKILL"), deadlineMs);
    const exitCode = await ended;
    clearTimeout(deadline);
    const durationMs = performance.now() - startedAt;
    if (durationMs > deadlineMs) throw new Error(`${entry} did not end within ${deadlineMs} ms:\n${log}`);
    refuseFlaws(log);
    const read = (name: string) => readFile(join(commands, name), "utf8");
    const [outputs, state] = [readFileCommands(await read("OUTPUT")), readFileCommands(await read("STATE"))];
    return { exitCode, log, outputs, state, summary: await read("STEP_SUMMARY"), durationMs };
  };
  const logged = async (words: string): Promise<void> => {
    const over = ended.then(() => true);
    while (!log.includes(words)) {
      const isOver = await Promise.race([
        over,
        new Promise<false>((resolve) => setTimeout(resolve, 20, false)),
      ]);
      if (isOver && !log.includes(words))
        throw new Error(`The step ended without ${JSON.stringify(words)}:\n${log}`);
    }
  };
  const finished = finish();
  // A test that failed before it waits for the end must not fail once more by it.
  finished.catch(() => {});
  return { child, finished, logged };
}

function runnerEnvironment(
  { eventName, inputs, env, apiUrl }: StepRequest,
  folder: string,
): Record<string, string> {
  const dockerHost = process.env["DOCKER_HOST"];
  return {
    PATH: process.env["PATH"] ?? "",
    HOME: join(folder, "home"),
    ...keepsCompiled,
    CI: "true",
    GITHUB_ACTION: "agent",
    GITHUB_ACTIONS: "true",
    GITHUB_ACTOR: "Codertocat",
    GITHUB_API_URL: apiUrl,
    GITHUB_EVENT_NAME: eventName,
    GITHUB_EVENT_PATH: join(folder, "event.json"),
    GITHUB_JOB: "run",
    GITHUB_REF: "refs/heads/master",
    GITHUB_REPOSITORY: "Codertocat/Hello-World",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_RUN_ID: "777",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_SHA: "1".repeat(40),
    GITHUB_WORKFLOW: "agent-exec",
    GITHUB_WORKSPACE: join(folder, "workspace"),
    RUNNER_TEMP: folder,
    ...(dockerHost === undefined ? {} : { DOCKER_HOST: dockerHost }),
    ...inputVariables({ image, ...inputs }, join(folder, "workspace")),
    ...env,
  };
}

/** The runner sets every input of action.yml, with its default where nothing was given, and unknown ones too. */
function inputVariables(given: Readonly<Record<string, string>>, checkout: string): Record<string, string> {
  const action = parse(readFileSync(join(projectDir, "action.yml"), "utf8")) as {
    readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  };
  const defaults = Object.entries(action.inputs).map(([name, input]) => {
    return [name, evaluated(input.default ?? "")] as const;
  });
  const all = { ...Object.fromEntries(defaults), ...given };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
      value.replace("{checkout}", checkout),
    ]),
  );
}

/** An input's default as the runner gives it, in a job without a matrix. */
function evaluated(expression: string): string {
  const value = expression.replace("${{ github.token }}", jobToken).replace("${{ toJSON(matrix) }}", "null");
  if (value.includes("${{")) throw new Error(`No test knows what the runner makes of ${expression}.`);
  return value;
}

function fileVariables(commands: string): Record<string, string> {
  return Object.fromEntries(fileCommands.map((name) => [`GITHUB_${name}`, join(commands, name)]));
}

function stateVariables(state: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...state].map(([name, value]) => [`STATE_${name}`, value]));
}
