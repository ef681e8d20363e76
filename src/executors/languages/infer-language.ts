import type { CodeBlock } from "../../facts/block.js";
import type { ExecuteOptions } from "../../ports/executor.js";
import { type Execution, refusedExecution } from "../../facts/execution.js";
import { fileWord, type RunnableLanguage } from "./languages.js";

/** An exit code that Python never uses if it cannot compile a file. A signal gives a higher code. */
const notPythonCode = 99;

/** Uses only builtins, because files of the code must not decide. It calls only the compiler. Python 2 accepts it. */
const compileAlone = `import sys
try: compile(open(sys.argv[1], "rb").read(), sys.argv[1], "exec")
except (SyntaxError, ValueError, TypeError): sys.exit(${notPythonCode})`
  .split("\n")
  .map((line) => JSON.stringify(line))
  .join(",");

/** Several lines as one word, because a waiting shell reads one line. */
const compileCheck = `exec("\\n".join([${compileAlone}]))`;

export interface Inferring {
  readonly runnable: readonly RunnableLanguage[];
  /** Runs the block's file by a command, within the block's own time and limits. */
  readonly run: (command: RunnableLanguage, options: ExecuteOptions) => Promise<Execution>;
}

/**
 * AutoGen's rule for a fence without a language: commands that start with Python or pip are shell code, and code that
 * Python can compile is Python. The same block if it has a language or a file name, the block with a guessed language,
 * or why neither is possible.
 */
export async function inferLanguage(
  block: CodeBlock,
  { runnable, run }: Inferring,
  options: ExecuteOptions,
): Promise<{ readonly block: CodeBlock; readonly timeoutMs: number } | Execution> {
  const { timeoutMs } = options;
  if (block.language !== "" || block.path !== null) return { block, timeoutMs };
  if (/^\s*(python3?|pip3?)[ \t]/.test(block.code)) return { block: { ...block, language: "sh" }, timeoutMs };
  const python = runnable.find(({ language }) => language.name === "python");
  if (python === undefined) return { block, timeoutMs };
  const command = [python.interpreter, "-E", "-s", "-S", "-c", compileCheck, fileWord];
  const { onOutput: _, ...quietly } = options;
  const check = await run({ ...python, command }, quietly);
  if (check.exitCode === 0) {
    const left = Math.max(1, timeoutMs - check.durationMs);
    return { block: { ...block, language: "python" }, timeoutMs: left };
  }
  if (check.exitCode !== notPythonCode) return check;
  const here = runnable.map(({ language }) => language.name).join(", ");
  return refusedExecution(
    "language",
    `the fence names no language, and Python cannot compile the code. Languages here: ${here}`,
  );
}
