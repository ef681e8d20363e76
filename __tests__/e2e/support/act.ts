import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { findProgram, projectDir } from "../../../scripts/places.mjs";
import { jobToken } from "../../fakes/github-server.js";
import { dist, image } from "../command-line.js";
import { node24 } from "./action-step.js";
import { startArtifactForwarder } from "./artifact-forwarder.js";
import type { Turns } from "./scene.js";

/** Tests under act run where it is there; AGENT_EXEC_WITHOUT_ACT=1 says that it cannot be had. */
export const isWithoutAct = process.env["AGENT_EXEC_WITHOUT_ACT"] === "1";

export interface ActRequest {
  readonly eventName: string;
  readonly payload: unknown;
  /** What a script says in the model's place; absent: the model server of `variables` is asked. */
  readonly turns?: Turns;
  /** Changes the workflow's text before it runs. */
  readonly edit?: (workflow: string) => string;
  /** The repository's variables and secrets, beside those of every test. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  /** GITHUB_API_URL. */
  readonly apiUrl: string;
}

/** A line of act's log, as far as tests read it. */
export interface ActLine {
  readonly msg: string;
  readonly stage?: "Pre" | "Main" | "Post";
  readonly stepID?: readonly string[];
  readonly stepResult?: string;
  /** Of a command that a step gave, `set-output`: its name and value. */
  readonly command?: string;
  readonly name?: string;
  readonly arg?: string;
}

export interface FinishedAct {
  /** 0: every job passed. */
  readonly exitCode: number | null;
  readonly lines: readonly ActLine[];
  /** What the step `agent` set. */
  readonly outputs: ReadonlyMap<string, string>;
  /** The run's files as they came back from the artifact server; null when none were. */
  readonly downloaded: string | null;
}

export interface ActRun extends AsyncDisposable {
  readonly child: ChildProcess;
  readonly finished: Promise<FinishedAct>;
  /** Resolves when a line holds the words. */
  logged(words: string): Promise<void>;
}

/** The project's own workflow under act, on a repository that has nothing but it, action.yml and the bundle. */
export async function startAct(request: ActRequest): Promise<ActRun> {
  const program = actProgram();
  const folder = await mkdtemp(join(tmpdir(), "agent-exec-act-"));
  const repository = join(folder, "repository");
  const download = join(folder, "downloaded");
  const { turns = [], edit = (workflow: string) => workflow } = request;
  await layRepository(repository, { turns, edit, download });
  await writeFile(join(folder, "event.json"), JSON.stringify(request.payload));
  const port = await freePort();
  const forwarder = await startArtifactForwarder(port);
  const child = spawn(program, actArguments(request, { folder, port }), {
    cwd: repository,
    env: {
      PATH: [dirname(node24()), process.env["PATH"]].join(delimiter),
      HOME: folder,
      ACTIONS_RUNTIME_URL: forwarder.url,
      DOCKER_HOST: process.env["DOCKER_HOST"] ?? "",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close") as Promise<[number | null]>;
  const lines: ActLine[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on("line", (line) => void lines.push(parseLine(line)));
  }
  const finish = async (): Promise<FinishedAct> => {
    const [exitCode] = await ended;
    const outputs = lines.flatMap(({ command, name = "", arg = "" }) =>
      command === "set-output" ? [[name, arg] as const] : [],
    );
    const isThere = lines.some(({ msg }) => msg.includes("Artifact download completed successfully"));
    return { exitCode, lines, outputs: new Map(outputs), downloaded: isThere ? download : null };
  };
  const finished = finish();
  finished.catch(() => {});
  return {
    child,
    finished,
    async logged(words) {
      const hasEnded = ended.then(() => true);
      while (!lines.some(({ msg }) => msg.includes(words))) {
        const isOver = await Promise.race([
          hasEnded,
          new Promise<false>((wake) => setTimeout(wake, 20, false)),
        ]);
        if (isOver) throw new Error(`act ended without ${JSON.stringify(words)}:\n${messages(lines)}`);
      }
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await forwarder[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export function messages(lines: readonly ActLine[]): string {
  return lines.map(({ msg }) => msg.trimEnd()).join("\n");
}

function actProgram(): string {
  const path = findProgram("act");
  if (path !== undefined) return path;
  throw new Error(
    "act is not there: run scripts/set-up.mjs, or leave these tests out by AGENT_EXEC_WITHOUT_ACT=1.",
  );
}

interface ActPlaces {
  readonly folder: string;
  /** Where act's artifact server is to listen. */
  readonly port: number;
}

function actArguments(request: ActRequest, { folder, port }: ActPlaces): string[] {
  const { eventName, apiUrl, turns, variables, secrets } = request;
  const script = turns === undefined ? {} : { AGENT_EXEC_SCRIPT: "script.json" };
  const env = { GITHUB_API_URL: apiUrl, GITHUB_REPOSITORY: "Codertocat/Hello-World", GITHUB_RUN_ID: "777" };
  const pairs = (flag: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
  return [
    eventName,
    "--json",
    "--pull=false",
    "--platform=ubuntu-latest=-self-hosted",
    "--actor=Codertocat",
    `--eventpath=${join(folder, "event.json")}`,
    `--artifact-server-path=${join(folder, "artifacts")}`,
    "--artifact-server-addr=127.0.0.1",
    `--artifact-server-port=${port}`,
    ...pairs("--secret", { GITHUB_TOKEN: jobToken, ...secrets }),
    ...pairs("--var", { AGENT_EXEC_IMAGE: image, ...script, ...variables }),
    ...pairs("--env", env),
  ];
}

interface Contents {
  readonly turns: Turns;
  readonly edit: (workflow: string) => string;
  /** Where the artifact comes back to. */
  readonly download: string;
}

async function layRepository(repository: string, { turns, edit, download }: Contents): Promise<void> {
  const workflow = await readFile(join(projectDir, ".github/workflows/agent-exec.yml"), "utf8");
  await mkdir(join(repository, ".github/workflows"), { recursive: true });
  await mkdir(join(repository, "download"));
  await cp(dist, join(repository, "dist"), { recursive: true });
  await cp(join(projectDir, "action.yml"), join(repository, "action.yml"));
  await writeFile(
    join(repository, ".github/workflows/agent-exec.yml"),
    // Our forwarder makes of act's server one that takes uploads, which `auto` does not count on.
    edit(workflow).replace("          task:", "          artifact: always\n          task:") +
      downloadStep(download),
  );
  await writeFile(join(repository, "script.json"), JSON.stringify({ turns }));
  await writeFile(join(repository, "download/action.yml"), downloadAction);
  await writeFile(join(repository, "download/main.mjs"), downloadScript());
  const git = (...args: string[]) => execFileSync("git", ["-C", repository, ...args]);
  git("init", "--quiet", "--initial-branch=master");
  git("add", "--all");
  git("-c", "user.name=test", "-c", "user.email=test@example.invalid", "commit", "--quiet", "--message=x");
}

/** Only actions reach the artifact server, and actions/download-artifact is not on this machine. */
function downloadStep(path: string): string {
  return `      - uses: ./download
        if: always() && steps.agent.outputs.artifact-id != ''
        with:
          id: \${{ steps.agent.outputs.artifact-id }}
          path: ${path}
`;
}

const downloadAction = `name: download
description: Downloads an artifact of the run by its id
inputs:
  id: { description: Its id, required: true }
  path: { description: The folder for its files, required: true }
runs: { using: node24, main: main.mjs }
`;

function downloadScript(): string {
  const client = import.meta.resolve("@actions/artifact");
  return `import { DefaultArtifactClient } from ${JSON.stringify(client)};
const { INPUT_ID, INPUT_PATH } = process.env;
await new DefaultArtifactClient().downloadArtifact(Number(INPUT_ID), { path: INPUT_PATH });
`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

function parseLine(line: string): ActLine {
  try {
    return JSON.parse(line) as ActLine;
  } catch {
    return { msg: line };
  }
}
