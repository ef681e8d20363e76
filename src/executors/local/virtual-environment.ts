import { rm } from "node:fs/promises";
import { delimiter, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createTemporaryFolder } from "../../files/temporary-folder.js";
import { type AgentExecError, settingsInvalid } from "../../errors.js";
import { waitForEnd } from "./block-end.js";
import { findProgram, isExecutable } from "./programs.js";
import { ProcessGroup } from "./process-group.js";

interface VenvOptions {
  /** The path of the user's own environment. `true`: a new one. */
  readonly venv: true | string;
  /** Whether cells of a Python kernel run in it. A new environment gets the needed packages. */
  readonly hasCells: boolean;
  /** The folders in which to look for the Python for a new environment. */
  readonly path: string;
  /** The folders in which to look for `uv`, which is faster than Python. */
  readonly uvPath: string;
  readonly signal: AbortSignal;
}

interface VirtualEnvironment {
  /** The folder with the environment's programs. It comes first in PATH. */
  readonly bin: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Removes it if agent-exec created it. */
  readonly remove: () => Promise<void>;
}

/** Python takes seconds, but a kernel's packages must be downloaded. */
const makingMs = 120_000;
const lastWordsCharacters = 1000;

/** @throws AgentExecError `settings-invalid` that says what is missing; the signal's reason. */
export async function openVirtualEnvironment(options: VenvOptions): Promise<VirtualEnvironment> {
  if (options.venv !== true) return named(resolve(options.venv));
  const folder = await createTemporaryFolder("agent-exec-venv-");
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  try {
    const venv = join(folder, "venv");
    await make(venv, { ...options, folder });
    if (options.hasCells) await addKernel(venv, { ...options, folder });
    return { ...at(venv), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function named(folder: string): VirtualEnvironment {
  const fault = folder.includes(delimiter)
    ? `its path contains "${delimiter}", which PATH cannot contain`
    : isExecutable(join(folder, "bin", "python"))
      ? null
      : "it has no bin/python that runs";
  if (fault === null) return { ...at(folder), remove: async () => undefined };
  throw settingsInvalid(
    `${folder} is not a virtual environment: ${fault}.`,
    "Create an environment in this folder with `python3 -m venv`, set `venv` to another environment, or set `venv` to `true` for a fresh environment.",
  );
}

function at(folder: string): Omit<VirtualEnvironment, "remove"> {
  return {
    bin: join(folder, "bin"),
    // Caches are usually below HOME. Here this is the workspace, so they would be among its files.
    variables: {
      VIRTUAL_ENV: folder,
      PIP_NO_CACHE_DIR: "1",
      PIP_DISABLE_PIP_VERSION_CHECK: "1",
      UV_NO_CACHE: "1",
    },
  };
}

/** @param where its folder is the HOME of the programs, for their caches */
async function make(venv: string, where: Where): Promise<void> {
  const { path, uvPath } = where;
  const python = findProgram("python3", path) ?? findProgram("python", path);
  if (python === null) throw unmade("there is no Python on PATH", "Install Python 3, or omit `venv`.");
  const uv = findProgram("uv", uvPath);
  if (uv === null) return run(python, ["-m", "venv", venv], where, adviceOnMaking);
  const words = ["venv", "--quiet", "--no-project", "--no-config", "--python", python, venv];
  await run(uv, words, where, adviceOnMaking);
  // Without a pip in the environment, a block's `pip` would be the machine's, and install there. Python brings pip
  // without a network.
  await run(join(venv, "bin", "python"), ["-m", "ensurepip", "--default-pip"], where, adviceOnMaking);
}

function adviceOnMaking(said: string): string {
  return /ensurepip|No module named '?venv/.test(said)
    ? "Install the package python3-venv (Debian, Ubuntu: `apt install python3-venv`), or set `venv` to the path of your own virtual environment."
    : "Fix the problem that the message names, or set `venv` to the path of your own virtual environment.";
}

async function addKernel(venv: string, where: Where): Promise<void> {
  const words = ["-m", "pip", "install", "--quiet", "--no-cache-dir", "ipykernel"];
  const nextStep =
    "Make sure that this machine can download packages, or set `venv` to an environment with ipykernel.";
  await run(join(venv, "bin", "python"), words, where, () => nextStep);
}

type Where = VenvOptions & { readonly folder: string };

async function run(
  command: string,
  words: readonly string[],
  { folder, path, signal }: Where,
  nextStepFor: (said: string) => string,
): Promise<void> {
  const environment = { PATH: path, HOME: folder, LANG: "C.UTF-8" };
  signal.throwIfAborted();
  const group = new ProcessGroup({ command, arguments: words, folder, environment });
  let said = "";
  group.listen((_, bytes) => {
    said = (said + Buffer.from(bytes).toString()).slice(-lastWordsCharacters);
  });
  const end = await waitForEnd(group.ended, { timeoutMs: makingMs, signal });
  if (typeof end === "string") ProcessGroup.kill(group);
  else if (end.exitCode !== 0) await Promise.race([group.closed, wait(500, undefined, { ref: false })]);
  group.leave();
  signal.throwIfAborted();
  if (typeof end !== "string" && end.exitCode === 0) return;
  const how =
    typeof end === "string"
      ? `took longer than ${makingMs / 1000} s`
      : `ended with ${end.signal ?? `exit code ${end.exitCode ?? "none: it could not be started"}`}`;
  const shown = [command, ...words].join(" ");
  throw unmade(`\`${shown}\` ${how}${said.trim() === "" ? "" : `: ${said.trim()}`}`, nextStepFor(said));
}

function unmade(why: string, nextStep: string): AgentExecError {
  return settingsInvalid(`The virtual environment could not be created: ${why}.`, nextStep);
}
