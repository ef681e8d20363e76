import { rm } from "node:fs/promises";
import { delimiter, dirname, resolve } from "node:path";
import { createTemporaryFolder } from "../../files/temporary-folder.js";
import { settingsInvalid } from "../../errors.js";
import { defaultOutputLimitBytes } from "../../output/output-buffer.js";
import type { Executor, Session, StartOptions } from "../../ports/executor.js";
import { describeFunctions, type Functions } from "../functions/functions.js";
import { GivenEntries } from "../entries/given-entries.js";
import {
  describeLanguages,
  interpreterNames,
  type LanguageOptions,
  missingLanguages,
  nodeStripsTypes,
  programsOf,
  stripTypesFlag,
} from "../languages/languages.js";
import { mayBeShared } from "../shared-signal.js";
import { defaultKernel, describeKernel } from "../kernel/usage-text.js";
import { LocalFunctions, tryLocalFunctions } from "./local-functions.js";
import { LocalKernel } from "./local-kernel.js";
import { LocalSession } from "./local-session.js";
import { findProgram } from "./programs.js";
import { openVirtualEnvironment } from "./virtual-environment.js";
import { changeFolder, copyIntoFolder } from "./workspace-folder.js";

export interface LocalSettings extends LanguageOptions {
  /** How many bytes of a block's output to keep, both streams together. Default: 1 MiB. */
  readonly maxOutputBytes?: number;
  /** The folders in which to look for programs. Default: Node's own folder, and then the usual ones. */
  readonly path?: string;
  /** The Jupyter kernel for blocks of its language. Default: each block is a process of its own. */
  readonly kernel?: string;
  /** The user's own functions for the code. Default: none. */
  readonly functions?: Functions | undefined;
  /** The path of a Python virtual environment for blocks. `true`: a new one for each session. Default: none. */
  readonly venv?: boolean | string;
}

export interface LocalTools {
  /** The folders in which to look for `uv`. Default: those for the blocks' programs. */
  readonly uvPath?: string;
}

/**
 * Runs blocks as plain processes of this machine, in a temporary folder. Nothing isolates them. Use it for trusted code,
 * such as a recorded demo, if there is no Docker.
 */
export function createLocalExecutor(
  {
    maxOutputBytes = defaultOutputLimitBytes,
    path = [dirname(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"].join(delimiter),
    kernel: kernelName,
    venv = false,
    functions: read,
    ...options
  }: LocalSettings = {},
  { uvPath = path }: LocalTools = {},
): Executor {
  const functions = read && new LocalFunctions(read);
  return {
    name: kernelName === undefined ? "local" : "local-jupyter",
    describe: (how) => usageText(kernelName, venv, functions, { ...options, ...how }),
    async start({ signal, files, changes, purpose }: StartOptions): Promise<Session> {
      mayBeShared(signal);
      signal.throwIfAborted();
      const { languages = [] } = options;
      const name = purpose === "verification" ? undefined : kernelName;
      const hasCells = name === defaultKernel;
      const opened =
        venv === false ? null : await openVirtualEnvironment({ venv, hasCells, path, uvPath, signal });
      const folder = resolve(await createTemporaryFolder("agent-exec-"));
      let release: (() => Promise<void>) | null = null;
      const remove = async () => {
        await Promise.all([
          rm(folder, { recursive: true, force: true, maxRetries: 3 }),
          opened?.remove(),
          release?.(),
        ]);
      };
      const given = new GivenEntries();
      const PATH = opened === null ? path : [opened.bin, path].join(delimiter);
      // The code gets no other variable of the caller.
      const environment = {
        PATH,
        HOME: folder,
        LANG: "C.UTF-8",
        PYTHONUNBUFFERED: "1",
        ...opened?.variables,
        ...(functions && { PYTHONPATH: functions.folder, PYTHONDONTWRITEBYTECODE: "1" }),
      };
      const programs = findPrograms(PATH, programsOf(languages));
      const missing = missingLanguages(languages, (program) => programs.has(program));
      const python = programs.get("python3") ?? programs.get("python") ?? null;
      let kernel: LocalKernel | null = null;
      try {
        if (missing !== null)
          throw settingsInvalid(
            `This machine cannot run ${missing}. agent-exec searched these folders of PATH: ${PATH}.`,
            "Install the program, or write its absolute path in the setting `language`.",
          );
        if (functions !== undefined) release = await functions.put();
        if (functions !== undefined && purpose !== "verification")
          await tryLocalFunctions(functions, { programs, environment, signal });
        if (name !== undefined)
          kernel = await LocalKernel.start({ name, python, folder, environment }, signal);
      } catch (error) {
        await remove();
        throw error;
      }
      const parts = { folder, environment, programs, maxOutputBytes, given, kernel, remove };
      const session = new LocalSession({ ...options, ...parts });
      try {
        if (files !== undefined) await copyIntoFolder(folder, given.noted(files), signal);
        if (changes !== undefined) await changeFolder(folder, changes, signal);
      } catch (error) {
        await session.stop();
        throw error;
      }
      return session;
    },
  };
}

const usageText = (
  kernel: string | undefined,
  venv: boolean | string,
  functions: LocalFunctions | undefined,
  options: LanguageOptions,
): string => `Your code runs on this machine, in a temporary folder, without any isolation.

${kernel === undefined ? "" : `${describeKernel(kernel, "the working folder")}\n`}${describeLanguages(["javascript", "sh"], options)}
- Each ${kernel === undefined ? "" : "other "}block is a whole program. Files and background processes stay for the next block${kernel === undefined ? "; variables do not" : ""}. A background process must write into a file (\`server >log 2>&1 &\`). It is stopped before your work is verified.${describeVenv(venv)}
- Standard input is empty.${functions === undefined ? "" : describeFunctions(functions.functions, functions.folder)}`;

function describeVenv(venv: boolean | string): string {
  if (venv === false) return "";
  const ends = venv === true ? ", and not for verifications" : "";
  return `\n- Python runs in a virtual environment: packages from \`pip install\` in a \`sh\` block stay for the next block${ends}.`;
}

/** Maps each program to its path. JavaScript always runs, because this process itself is Node. */
function findPrograms(path: string, own: readonly string[]): ReadonlyMap<string, string> {
  const programs = new Map<string, string>();
  for (const name of [...interpreterNames, ...own]) {
    const found = findProgram(name, path);
    if (found !== null) programs.set(name, found);
  }
  if (process.allowedNodeEnvironmentFlags.has(stripTypesFlag))
    programs.set(nodeStripsTypes, process.execPath);
  return programs.set("node", process.execPath);
}
