import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface Measured<T> {
  /** What the program returned. */
  readonly value: T;
  /** By how much the process grew at the most, from when it began to measure on. */
  readonly grownMebibytes: number;
}

/** A program that is measured: an export of a module `x.program.ts`. It calls `begin` once what comes first is done. */
export type Program<Input, T> = (input: Input, begin: () => void) => T | Promise<T>;

/** 150 s: less than a test that measures may take. */
const timeoutMs = 150_000;
const main = fileURLToPath(new URL("own-process-main.ts", import.meta.url));
const hooks = fileURLToPath(new URL("../scripts/typescript.mjs", import.meta.url));

/**
 * Runs a program in a Node process of its own and tells how that grew. A test runner's own memory says little: it holds
 * what the files before left, and to collect that takes the longer the more it is.
 */
export function measure<Input, T>(
  { module, program }: { readonly module: URL; readonly program: Program<Input, T> },
  input: Input,
): Promise<Measured<T>> {
  return new Promise((resolve, reject) => {
    const words = ["--import", hooks, main, module.href, program.name];
    const options = { encoding: "utf8" as const, timeout: timeoutMs, killSignal: "SIGKILL" as const };
    const child = execFile(process.execPath, words, options, (error, stdout, stderr) => {
      if (error === null) resolve(JSON.parse(stdout) as Measured<T>);
      else reject(new Error(`${program.name} failed: ${stderr}`, { cause: error }));
    });
    child.stdin!.on("error", () => undefined).end(JSON.stringify(input));
  });
}
