import type { CodeBlock } from "../../src/facts/block.js";
import type { ExecuteOptions, Executor, Session, StartOptions } from "../../src/ports/executor.js";
import type { SessionFacts } from "../../src/facts/session.js";
import { type Execution, refusedExecution, unrunExecution } from "../../src/facts/execution.js";
import type { RegularFile, WorkspaceFile } from "../../src/ports/workspace.js";
import { AgentExecError } from "../../src/errors.js";
import { chooseCodeFile, generatedPrefix } from "../../src/executors/languages/code-file.js";
import { filesWithChanges } from "../../src/executors/entries/with-changes.js";
import {
  chooseLanguage,
  runnableLanguages,
  type RunnableLanguage,
} from "../../src/executors/languages/languages.js";

/** What an `execute` answers: parts of an execution (default: exit code 0, no output), or an error to throw. */
export type ScriptedAnswer = Partial<Omit<Execution, "stdout" | "stderr">> & {
  readonly stdout?: string;
  readonly stderr?: string;
};

export type ScriptedFiles = Readonly<Record<string, string>>;

export interface ScriptedSettings {
  /** Answers of `execute`, in order. Refused blocks take none. */
  readonly answers: readonly ScriptedAnswer[];
  /** Files that `files` yields, path → content; a function is asked each time. */
  readonly files?: ScriptedFiles | (() => ScriptedFiles);
  /** Errors that the first starts throw, in order; null for one that succeeds. */
  readonly startErrors?: readonly (AgentExecError | null)[];
}

/** An executor that runs nothing and can be asked what it was told. */
export interface ScriptedExecutor extends Executor {
  /** Blocks that were executed, in order. */
  readonly executed: readonly CodeBlock[];
  /** Commands that decided, in order. */
  readonly verified: readonly string[];
  /** `start` and `stop`, in order. */
  readonly calls: readonly string[];
}

/** Answers executions from a list: for tests of the loop. */
export function createScriptedExecutor(settings: ScriptedSettings): ScriptedExecutor {
  const executed: CodeBlock[] = [];
  const verified: string[] = [];
  const calls: string[] = [];
  const answers = [...settings.answers];
  const startErrors = [...(settings.startErrors ?? [])];
  const { files = {} } = settings;
  return {
    name: "scripted",
    executed,
    verified,
    calls,
    describe: () => "Your code is not run: its results are read from a script.",
    async start({ signal, ...start }: StartOptions): Promise<Session> {
      signal.throwIfAborted();
      calls.push("start");
      const error = startErrors.shift();
      if (error !== undefined && error !== null) throw error;
      const given = filesWithChanges(start);
      if (given !== null) await readThrough(given);
      return {
        facts,
        async execute(block, options) {
          const refused = refuse(block, options);
          if (refused !== null) return refused;
          executed.push(block);
          const file = block.path ?? `${generatedPrefix}${block.sha256.slice(0, 16)}`;
          return executionOf(takeAnswer(answers, executed.length + verified.length), { file, options });
        },
        async verify(command, options) {
          if (options.signal.aborted)
            return unrunExecution("cancelled", "the run was cancelled before the block ran");
          // What is read beside a verification, such as reports: there is none, and nothing that could read it.
          if (options.maxOutputBytes !== undefined) return executionOf({ exitCode: 127 }, { options });
          verified.push(command);
          const answer = takeAnswer(answers, executed.length + verified.length);
          return executionOf(answer, { options });
        },
        files: () => listFiles(typeof files === "function" ? files() : files),
        async stop() {
          calls.push("stop");
        },
      };
    },
  };
}

/** As in an image that has Python and Node. */
const runnable: readonly RunnableLanguage[] = runnableLanguages(new Set(["python3", "sh", "bash", "node"]));

const facts: SessionFacts = {
  executor: "scripted",
  image: null,
  digest: null,
  limits: {},
  held: {},
  languages: runnable.map(({ language }) => language.name),
};

function refuse(block: CodeBlock, { signal }: ExecuteOptions): Execution | null {
  const choice = chooseLanguage(block, runnable);
  if ("refusal" in choice) return refusedExecution(choice.notRun, choice.refusal);
  const file = chooseCodeFile(block, choice.language);
  if ("refusal" in file) return refusedExecution("refused", file.refusal);
  return signal.aborted ? unrunExecution("cancelled", "the run was cancelled before the block ran") : null;
}

function takeAnswer(answers: ScriptedAnswer[], number: number): ScriptedAnswer {
  const answer = answers.shift();
  if (answer !== undefined) return answer;
  throw new AgentExecError("script-exhausted", `The script has no answer for execution ${number}.`, {
    nextStep: "Add an answer to the script.",
  });
}

function executionOf(
  { stdout = "", stderr = "", ...answer }: ScriptedAnswer,
  { file = null, options }: { readonly file?: string | null; readonly options: ExecuteOptions },
): Execution {
  if (stdout !== "") options.onOutput?.("stdout", stdout);
  if (stderr !== "") options.onOutput?.("stderr", stderr);
  const order = [
    { stream: "stdout" as const, chars: stdout.length },
    { stream: "stderr" as const, chars: stderr.length },
  ];
  return {
    ending: "exited",
    exitCode: 0,
    durationMs: 0,
    order: order.filter(({ chars }) => chars > 0),
    file,
    evidence: "the script says so",
    ...answer,
    stdout: { text: stdout, bytes: Buffer.byteLength(stdout), truncated: false },
    stderr: { text: stderr, bytes: Buffer.byteLength(stderr), truncated: false },
  };
}

/** What a sandbox would be given is read like there, and kept nowhere. */
async function readThrough(files: AsyncIterable<WorkspaceFile>): Promise<void> {
  for await (const file of files) {
    if (file.kind === "file") for await (const chunk of file.content) void chunk;
  }
}

async function* listFiles(files: ScriptedFiles): AsyncGenerator<WorkspaceFile> {
  for (const [path, text] of Object.entries(files)) yield regularFile(path, Buffer.from(text));
}

function regularFile(path: string, bytes: Buffer): RegularFile {
  return {
    kind: "file",
    path,
    bytes: bytes.length,
    isExecutable: false,
    content: (async function* () {
      yield bytes;
    })(),
  };
}
