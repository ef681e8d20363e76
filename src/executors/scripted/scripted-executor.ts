import type { CodeBlock } from "../../ports/block.js";
import type {
  ExecuteOptions,
  Execution,
  Executor,
  Session,
  SessionFacts,
  StartOptions,
} from "../../ports/executor.js";
import type { RegularFile, WorkspaceFile } from "../../ports/workspace.js";
import { AgentExecError } from "../../errors.js";
import { chooseCodeFile, generatedPrefix } from "../code-file.js";
import { languages } from "../languages.js";
import { chooseLanguage, type RunnableLanguage } from "../languages.js";
import { refusedExecution, unrunExecution } from "../unrun-execution.js";

/** What an `execute` answers: parts of an execution (default: exit code 0, no output), or an error to throw. */
export type ScriptedAnswer = Partial<Omit<Execution, "stdout" | "stderr">> & {
  readonly stdout?: string;
  readonly stderr?: string;
};

export interface ScriptedSettings {
  /** Answers of `execute`, in order. Refused blocks take none. */
  readonly answers: readonly ScriptedAnswer[];
  /** Files that `files` yields, path → content. */
  readonly files?: Readonly<Record<string, string>>;
  /** Errors that the first starts and resets throw, in order; null for one that succeeds. */
  readonly startErrors?: readonly (AgentExecError | null)[];
}

/** An executor that runs nothing and can be asked what it was told. */
export interface ScriptedExecutor extends Executor {
  /** Blocks that were executed, in order. */
  readonly executed: readonly CodeBlock[];
  /** `start`, `reset` and `stop`, in order. */
  readonly calls: readonly string[];
}

/** Answers executions from a list: for tests of the engine, and for replays. */
export function createScriptedExecutor(settings: ScriptedSettings): ScriptedExecutor {
  const executed: CodeBlock[] = [];
  const calls: string[] = [];
  const answers = [...settings.answers];
  const startErrors = [...(settings.startErrors ?? [])];
  const begin = (call: string, signal: AbortSignal): void => {
    signal.throwIfAborted();
    calls.push(call);
    const error = startErrors.shift();
    if (error !== undefined && error !== null) throw error;
  };
  return {
    name: "scripted",
    executed,
    calls,
    describe: () => "Your code is not run: its results are read from a script.",
    async start({ signal }: StartOptions): Promise<Session> {
      begin("start", signal);
      return {
        facts,
        async execute(block, options) {
          const refused = refuse(block, options);
          if (refused !== null) return refused;
          executed.push(block);
          return executionOf(takeAnswer(answers, executed.length), { block, options });
        },
        files: () => listFiles(settings.files ?? {}),
        async reset(options) {
          begin("reset", options.signal);
        },
        async stop() {
          calls.push("stop");
        },
      };
    },
  };
}

const runnable: readonly RunnableLanguage[] = languages.map((language) => ({
  language,
  interpreter: language.name,
}));

const facts: SessionFacts = {
  executor: "scripted",
  image: null,
  digest: null,
  limits: {},
  held: {},
  languages: languages.map(({ name }) => name),
};

function refuse(block: CodeBlock, { signal }: ExecuteOptions): Execution | null {
  const choice = chooseLanguage(block.language, runnable);
  if ("refusal" in choice) return refusedExecution("language", choice.refusal);
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
  { block, options }: { readonly block: CodeBlock; readonly options: ExecuteOptions },
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
    file: block.path ?? `${generatedPrefix}${block.sha256.slice(0, 16)}`,
    evidence: "the script says so",
    ...answer,
    stdout: { text: stdout, bytes: Buffer.byteLength(stdout), truncated: false },
    stderr: { text: stderr, bytes: Buffer.byteLength(stderr), truncated: false },
  };
}

async function* listFiles(files: Readonly<Record<string, string>>): AsyncGenerator<WorkspaceFile> {
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
