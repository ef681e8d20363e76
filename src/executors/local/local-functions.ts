import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { brokenFunctions, type Functions, importCommands, missingProgram } from "../functions/functions.js";

interface Surroundings {
  /** Maps each program to its path. */
  readonly programs: ReadonlyMap<string, string>;
  readonly environment: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/**
 * The user's functions in a separate folder, as they were read. The original folder may be a stranger's, in a
 * workflow's checkout. All sessions of an executor share one folder, because the model gets its path before the first
 * one starts.
 */
export class LocalFunctions {
  readonly folder = resolve(tmpdir(), `agent-exec-functions-${randomUUID()}`);
  #sessions = 0;

  constructor(readonly functions: Functions) {}

  /**
   * Restores the files for another session, whatever earlier code did to them.
   * @returns a function that releases them
   */
  async put(): Promise<() => Promise<void>> {
    const { folder } = this;
    this.#sessions += 1;
    let isHeld = true;
    const release = async () => {
      if (isHeld) this.#sessions -= 1;
      isHeld = false;
      if (this.#sessions === 0) await rm(folder, removed);
    };
    try {
      await rm(folder, removed);
      await mkdir(folder, { mode: 0o700 });
      for (const [path, bytes] of this.functions.files) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), bytes);
      }
    } catch (error) {
      await release();
      throw error;
    }
    return release;
  }
}

const removed = { recursive: true, force: true, maxRetries: 3 } as const;

/** The same limit as in a sandbox. */
const timeout = 60_000;

/**
 * Imports each module once. The machine must already have the packages that a module needs.
 * @throws AgentExecError `setup-failed` with the output of the first module that fails. If the signal aborts, the error
 * is the signal's reason.
 */
export async function tryLocalFunctions(
  { functions, folder }: LocalFunctions,
  { programs, environment: env, signal }: Surroundings,
): Promise<void> {
  for (const { names, args } of importCommands(functions, folder)) {
    const program = names.map((name) => programs.get(name)).find((found) => found !== undefined);
    if (program === undefined) throw missingProgram(functions, names[0]!, "this machine");
    await new Promise<void>((done, fail) => {
      execFile(program, args, { env, cwd: "/", timeout, signal }, (error, stdout, stderr) => {
        if (error === null) return done();
        fail(
          signal.aborted
            ? (signal.reason as Error)
            : brokenFunctions(functions, `${stdout}${stderr}` || error.message, packagesHere),
        );
      });
    });
  }
}

const packagesHere = "install them for this machine's Python, or in the environment that `venv` names.";
