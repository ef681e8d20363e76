import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { findProgram, projectDir } from "../../../scripts/places.mjs";
import type { GitServer } from "../../fakes/git-server.js";
import { jobToken } from "../../fakes/github-server.js";
import { dist, image } from "../command-line.js";
import { node24 } from "./newest-node.js";
import { startArtifactForwarder } from "./artifact-forwarder.js";
import type { Turns } from "./scene.js";

/** Tests under act run where it is there; AGENT_EXEC_WITHOUT_ACT=1 says that it cannot be had. */
export const isWithoutAct = process.env["AGENT_EXEC_WITHOUT_ACT"] === "1";

export interface ActRequest {
  readonly eventName: string;
  readonly payload: unknown;
  /** What a script says in the model's place; absent: the model server of `variables` is asked. */
  readonly turns?: Turns;
  /** A workflow in the place of the project's own, in a repository of these files, as somebody has it who copied it. */
  readonly copied?: {
    readonly workflow: string;
    readonly files: Readonly<Record<string, string>>;
    /** Takes the repository's commit, which act names as the event's. */
    readonly served?: GitServer;
  };
  /** The runner's variables, beside those of every test. */
  readonly env?: Readonly<Record<string, string>>;
  /** Changes the workflow's text before it runs. */
  readonly edit?: (workflow: string) => string;
  /** The repository's variables and secrets, beside those of every test. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  /** Takes the artifacts in the place of act's own server. */
  readonly artifactsUrl?: string | undefined;
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
  const { turns = [], edit = (workflow: string) => workflow, copied } = request;
  if (copied === undefined) await layRepository(repository, { turns, edit, download });
  else await layCopied(repository, copied);
  copied?.served?.take(repository, "refs/heads/main");
  await layActions(join(folder, "actions"));
  await writeFile(join(folder, "event.json"), JSON.stringify(request.payload));
  const port = await freePort();
  const forwarder = await startArtifactForwarder(port);
  const child = spawn(program, actArguments(request, { folder, port }), {
    cwd: repository,
    env: {
      PATH: [dirname(node24()), process.env["PATH"]].join(delimiter),
      HOME: folder,
      ACTIONS_RUNTIME_URL: request.artifactsUrl ?? forwarder.url,
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
  const env = {
    GITHUB_API_URL: apiUrl,
    GITHUB_REPOSITORY: "Codertocat/Hello-World",
    GITHUB_RUN_ID: "777",
    ...request.env,
  };
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
    ...Object.keys(actions).map((uses) => `--local-repository=${uses}=${join(folder, "actions", uses)}`),
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
  commitAll(repository);
}

async function layCopied(
  repository: string,
  { workflow, files }: NonNullable<ActRequest["copied"]>,
): Promise<void> {
  const all = { ...files, ".github/workflows/agent-exec.yml": workflow };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(repository, path)), { recursive: true });
    await writeFile(join(repository, path), text);
  }
  commitAll(repository);
}

function commitAll(repository: string): void {
  const git = (...args: string[]) => execFileSync("git", ["-C", repository, ...args]);
  git("init", "--quiet", "--initial-branch=master");
  git("add", "--all");
  git("-c", "user.name=test", "-c", "user.email=test@example.invalid", "commit", "--quiet", "--message=x");
}

const downloadAction = `name: download
description: Downloads an artifact of the run by its id
inputs:
  id: { description: Its id, required: true }
  path: { description: The folder for its files, required: true }
runs: { using: node24, main: main.mjs }
`;

/** Actions that people's workflows name. Nothing is fetched here: act takes them from folders. */
const actions: Readonly<Record<string, Readonly<Record<string, string>> | null>> = {
  // The release that the examples name: the project's own bundle.
  "org/agent-exec@v1": null,
  // act does the checkout of the workflow's own repository by itself; another one is agent-exec's.
  "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1": {
    "action.yml": `name: checkout
description: Brings agent-exec into the folder
inputs:
  repository: { description: Its name }
  ref: { description: A tag }
  path: { description: The folder }
  persist-credentials: { description: No }
runs: { using: node24, main: main.mjs }
`,
    "main.mjs": `import { cpSync } from "node:fs";
cpSync(${JSON.stringify(dist)}, process.env.INPUT_PATH + "/dist", { recursive: true });
`,
  },
  "actions/download-artifact@37930b1c2abaa49bbe596cd826c3c89aef350131": {
    "action.yml": downloadAction.replace("  id:", "  artifact-ids:"),
    "main.mjs": downloadScript("INPUT_ARTIFACT-IDS"),
  },
};

async function layActions(folder: string): Promise<void> {
  for (const [uses, files] of Object.entries(actions)) {
    const place = join(folder, uses);
    await mkdir(place, { recursive: true });
    for (const [name, text] of Object.entries(files ?? {})) await writeFile(join(place, name), text);
    if (files !== null) continue;
    await cp(dist, join(place, "dist"), { recursive: true });
    await cp(join(projectDir, "action.yml"), join(place, "action.yml"));
  }
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

function downloadScript(id = "INPUT_ID"): string {
  const client = import.meta.resolve("@actions/artifact");
  return `import { DefaultArtifactClient } from ${JSON.stringify(client)};
const { [${JSON.stringify(id)}]: id, INPUT_PATH } = process.env;
await new DefaultArtifactClient().downloadArtifact(Number(id), { path: INPUT_PATH });
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
