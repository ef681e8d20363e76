import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { importCommands } from "../functions/import-commands.js";
import { brokenFunctions, type Functions, missingProgram } from "../functions/functions.js";

interface Surroundings {
  /** Program → its path. */
  readonly programs: ReadonlyMap<string, string>;
  readonly environment: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** 60 s: as long as those of a sandbox may take. */
const timeout = 60_000;

/**
 * Imports each module once, where it lies. What it needs of packages is the machine's own affair.
 * @throws AgentExecError `setup-failed` with what the first that fails says. On abort: the signal's reason.
 */
export async function tryLocalFunctions(
  functions: Functions,
  { programs, environment: env, signal }: Surroundings,
): Promise<void> {
  for (const { names, args } of importCommands(functions, resolve(functions.folder))) {
    const program = names.map((name) => programs.get(name)).find((found) => found !== undefined);
    if (program === undefined) throw missingProgram(functions, names[0]!, "this machine");
    await new Promise<void>((done, fail) => {
      execFile(program, args, { env, cwd: "/", timeout, signal }, (error, stdout, stderr) => {
        if (error === null) return done();
        fail(
          signal.aborted
            ? (signal.reason as Error)
            : brokenFunctions(functions, `${stdout}${stderr}` || error.message),
        );
      });
    });
  }
}
