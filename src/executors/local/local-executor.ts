import { accessSync, constants, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, resolve } from "node:path";
import { AgentExecError } from "../../errors.js";
import { defaultOutputLimitBytes } from "../../output/output-buffer.js";
import type { Executor, Session, StartOptions } from "../../ports/executor.js";
import { GivenEntries } from "../given-entries.js";
import {
  describeLanguages,
  interpreterNames,
  type LanguageOptions,
  missingLanguages,
  nodeStripsTypes,
  programsOf,
  stripTypesFlag,
} from "../languages.js";
import { mayBeShared } from "../shared-signal.js";
import { describeKernel } from "../kernel/usage-text.js";
import { LocalKernel } from "./local-kernel.js";
import { LocalSession } from "./local-session.js";
import { changeFolder, copyIntoFolder } from "./workspace-folder.js";

export interface LocalSettings extends LanguageOptions {
  /** Output that is kept of a block, over both streams. Default: 1 MiB. */
  readonly maxOutputBytes?: number;
  /** Where programs are looked for. Default: Node's own folder, then the usual ones. */
  readonly path?: string;
  /** The Jupyter kernel that blocks of its language run in. Default: each block is a process of its own. */
  readonly kernel?: string;
}

/**
 * Runs blocks as plain processes of this machine, in a temporary folder. Nothing isolates them: this is for
 * trusted code, such as a recorded demo, where there is no Docker.
 */
export function createLocalExecutor({
  maxOutputBytes = defaultOutputLimitBytes,
  path = [dirname(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"].join(delimiter),
  kernel: kernelName,
  ...options
}: LocalSettings = {}): Executor {
  return {
    name: kernelName === undefined ? "local" : "local-jupyter",
    describe: () => usageText(kernelName, options),
    async start({ signal, files, changes, purpose }: StartOptions): Promise<Session> {
      mayBeShared(signal);
      signal.throwIfAborted();
      const { languages = [] } = options;
      const programs = findPrograms(path, programsOf(languages));
      const missing = missingLanguages(languages, (program) => programs.has(program));
      if (missing !== null)
        throw new AgentExecError(
          "settings-invalid",
          `This machine cannot run ${missing}, looked for in ${path}.`,
          {
            nextStep: "Name the program by its absolute path, or mend `language`.",
          },
        );
      const folder = await mkdtemp(resolve(tmpdir(), "agent-exec-"));
      const given = new GivenEntries();
      const name = purpose === "verification" ? undefined : kernelName;
      const environment = localEnvironment({ path, folder });
      const python = programs.get("python3") ?? programs.get("python") ?? null;
      let kernel: LocalKernel | null = null;
      try {
        if (name !== undefined)
          kernel = await LocalKernel.start({ name, python, folder, environment }, signal);
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        throw error;
      }
      const session = new LocalSession({
        ...options,
        folder,
        environment,
        programs,
        maxOutputBytes,
        given,
        kernel,
      });
      try {
        if (files !== undefined) await copyIntoFolder({ folder, files: given.noted(files), signal });
        if (changes !== undefined) await changeFolder({ folder, changes, signal });
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
  options: LanguageOptions,
): string => `Your code runs on this machine, in a temporary folder, without any isolation.

${kernel === undefined ? "" : `${describeKernel(kernel, "the working folder")}\n`}${describeLanguages(["javascript", "sh"], options)}
- Each ${kernel === undefined ? "" : "other "}block is a file of its own in the working folder and runs as a process of its own; blocks run in order, up to the first that fails. To choose the file's name write \`# filename: name.py\` (or the language's comment) on the first line; folders are made.
- Files in the working folder and processes in the background are there for the next block${kernel === undefined ? "; variables are not" : ""}. A process in the background lives until the files are read for verification or at the end.
- Files that you leave in the working folder are saved as the run's results.
- Standard input is empty.`;

/** What code finds in its environment: nothing else of the caller's. */
function localEnvironment({ path, folder }: { readonly path: string; readonly folder: string }) {
  return { PATH: path, HOME: folder, LANG: "C.UTF-8", PYTHONUNBUFFERED: "1" };
}

/** Program → its path. JavaScript is run by the Node that runs us, which is there for certain. */
function findPrograms(path: string, own: readonly string[]): ReadonlyMap<string, string> {
  const programs = new Map<string, string>();
  for (const name of [...interpreterNames, ...own]) {
    const found = path
      .split(delimiter)
      .map((folder) => resolve(folder, name))
      .find(isExecutable);
    if (found !== undefined) programs.set(name, found);
  }
  if (process.allowedNodeEnvironmentFlags.has(stripTypesFlag))
    programs.set(nodeStripsTypes, process.execPath);
  return programs.set("node", process.execPath);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
