import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { parse as parseYaml } from "yaml";
import { type BatchTask, isTaskId, type ReadTasks, type TaskFile, taskIdForm } from "../batch/task.js";
import { messageOf } from "../errors.js";
import { entriesBelow, openRegular } from "../files/safe-files.js";
import { fence } from "../markdown/fence.js";
import { harborConfig } from "./harbor-config.js";
import verify from "./harbor-verify.sh.js";
import { shellWord } from "../format/shell-word.js";

/** The largest file of a task. */
const maxFileBytes = 64 * 1024 ** 2;

const testsFolder = ".harbor-tests";

/** Reads all Harbor tasks in a folder. Each is a subfolder with a `task.toml`. */
export async function readHarborTasks(root: string): Promise<ReadTasks> {
  const { files } = await entriesBelow(root);
  const places = files
    .filter((path) => basename(path) === "task.toml")
    .map((path) => path.slice(0, -"/task.toml".length));
  const tasks: BatchTask[] = [];
  const broken: string[] = [];
  for (const place of places) {
    const begin = place === "" ? "" : `${place}/`;
    const own = files.filter((path) => path.startsWith(begin)).map((path) => path.slice(begin.length));
    const origin = place === "" ? root : place;
    const id = place === "" ? basename(root) : place;
    const task = await taskIn(new HarborFiles(join(root, place), own), id, origin).catch(messageOf);
    if (typeof task === "string") broken.push(`${origin}: ${task}`);
    else tasks.push(task);
  }
  return { tasks, broken };
}

/** Reads a task. If it cannot run, returns the reason. */
async function taskIn(files: HarborFiles, id: string, origin: string): Promise<BatchTask | string> {
  if (!isTaskId(id)) return `the folder's name must be ${taskIdForm}`;
  const missing = ["instruction.md", "tests/test.sh"].filter((name) => !files.has(name));
  if (missing.length > 0) return `${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} missing`;
  const config = harborConfig(await files.text("task.toml"));
  if (typeof config === "string") return config;
  const composes = ["environment/docker-compose.yaml", "environment/docker-compose.yml"];
  const compose = composes.find((name) => files.has(name));
  if (compose !== undefined && hasServices(await files.text(compose)))
    return `${compose} starts several containers, which agent-exec does not support`;
  const dockerfilePath = "environment/Dockerfile";
  if (config.image === undefined && !files.has(dockerfilePath)) return `${dockerfilePath} is missing`;
  const base = config.image === undefined ? await files.text(dockerfilePath) : `FROM ${config.image}\n`;
  const workdir = config.workdir ?? workdirOf(base);
  const dockerfile = `${base}\n${placesOf(workdir)}`;
  const build = async () =>
    new Map([...(await files.below("environment")), ["Dockerfile", { content: dockerfile }]]);
  const workspace = async () =>
    new Map([...(await files.below("tests"))].map(([path, file]) => [`${testsFolder}/${path}`, file]));
  return {
    id,
    origin,
    text: await files.text("instruction.md"),
    given: {
      ...config.given,
      "workspace-path": workdir,
      setup: ["cp -R /agent-exec-given/. ."],
      protect: [`${testsFolder}/**`],
      "verify-user": "other",
      verify: [verify],
    },
    solution: files.has("solution/solve.sh") ? await solutionIn(files) : undefined,
    files: {
      has: ["workspace", "build"],
      sha256: hashOf([...(await build()), ...(await workspace())]),
      read: (folder) => (folder === "build" ? build() : workspace()),
    },
  };
}

/** The files of a task's folder. */
class HarborFiles {
  constructor(
    private readonly root: string,
    private readonly names: readonly string[],
  ) {}

  has(name: string): boolean {
    return this.names.includes(name);
  }

  async text(name: string): Promise<string> {
    return new TextDecoder().decode((await this.#read(name)).content);
  }

  async below(folder: string): Promise<ReadonlyMap<string, TaskFile>> {
    const names = this.names.filter((name) => name.startsWith(`${folder}/`));
    const read = async (name: string) => [name.slice(folder.length + 1), await this.#read(name)] as const;
    return new Map(await Promise.all(names.map(read)));
  }

  async #read(name: string) {
    await using handle = await openRegular(this.root, name);
    if (handle === null) throw new Error(`${name} is not a regular file`);
    const { size, mode } = await handle.stat();
    if (size > maxFileBytes) throw new Error(`${name} is larger than 64 MiB`);
    return { content: await handle.readFile(), isExecutable: (mode & 0o100) > 0 };
  }
}

/**
 * A line that agent-exec adds to the Dockerfile. The sandbox's root is read-only, so Harbor's folders lead to `/tmp`.
 * The workspace hides the working folder, so `setup` copies its files into the workspace. The labels ask the Docker
 * executor for this, because each `RUN` would start a container.
 */
function placesOf(workdir: string): string {
  const links = ["tests", "logs", "solution"].map((name) => `/${name}=/tmp/${name}`);
  return `LABEL agent-exec.links="${links.join(" ")}" agent-exec.copies="${workdir}=/agent-exec-given"\n`;
}

/** The last `WORKDIR` of a Dockerfile. */
function workdirOf(dockerfile: string): string {
  const [, folder] = [...dockerfile.matchAll(/^[ \t]*WORKDIR[ \t]+"?(\/[^\s"]+)"?[ \t]*$/gim)].at(-1) ?? [];
  return folder?.replace(/\/$/, "") ?? "/app";
}

/** Whether a Compose file has more services than the task's own container. */
function hasServices(yaml: string): boolean {
  const { services } = parseYaml(yaml) as { readonly services?: Readonly<Record<string, unknown>> };
  return Object.keys(services ?? {}).some((name) => name !== "main");
}

/** A block that writes the solution's files and runs them, as Harbor's own oracle does. */
async function solutionIn(files: HarborFiles): Promise<string> {
  const all = [...(await files.below("solution"))].map(([path, { content }]) => {
    const place = shellWord(`/tmp/solution/${path}`);
    return `mkdir -p "$(dirname ${place})" && base64 -d >${place} <<'END'\n${Buffer.from(content).toString("base64")}\nEND\n`;
  });
  const run = '"$(command -v bash || echo sh)" /solution/solve.sh';
  return `${fence(`mkdir -p /tmp/logs/agent\n${all.join("")}${run}\n`, "sh")}\n`;
}

function hashOf(files: readonly (readonly [string, TaskFile])[]): string {
  const hash = createHash("sha256");
  for (const [path, { content, isExecutable = false }] of files.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${path}\0${isExecutable}\0`).update(content).update("\0");
  return hash.digest("hex");
}
