import { mkdir, open as openFile, rm } from "node:fs/promises";
import { constants } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createTemporaryFolder } from "../../files/temporary-folder.js";
import type { CodeBlock } from "../../facts/block.js";
import type { ExecuteOptions, Session } from "../../ports/executor.js";
import type { SessionFacts } from "../../facts/session.js";
import { type Execution, refusedExecution, unrunExecution } from "../../facts/execution.js";
import type { CheckpointEntry } from "../../ports/checkpoint.js";
import type { ChangedEntry } from "../../ports/workspace.js";
import { chooseCodeFile } from "../languages/code-file.js";
import type { GivenEntries } from "../entries/given-entries.js";
import keptCommand from "../kept-command.sh.js";
import { inferLanguage } from "../languages/infer-language.js";
import {
  chooseLanguage,
  fileWord,
  languageName,
  type LanguageOptions,
  runnableLanguages,
  type RunnableLanguage,
} from "../languages/languages.js";
import { BlockOutput } from "../block-output.js";
import { SeenEntries } from "../entries/seen-entries.js";
import { mayBeShared } from "../shared-signal.js";
import { classify, waitForEnd } from "./block-end.js";
import { ProcessGroup, type StartOptions } from "./process-group.js";
import { type LocalKernel, runLocalCell } from "./local-kernel.js";
import { readFolder } from "./workspace-folder.js";

export interface LocalSessionParts extends LanguageOptions {
  readonly folder: string;
  /** The environment variables of blocks. */
  readonly environment: Readonly<Record<string, string>>;
  /** Maps each program or ability to its absolute path. */
  readonly programs: ReadonlyMap<string, string>;
  readonly maxOutputBytes: number;
  /** The original files in the folder. */
  readonly given: GivenEntries;
  /** Null if each block is a separate process. */
  readonly kernel: LocalKernel | null;
  readonly remove: () => Promise<void>;
}

/** After a process has ended, output may still be in the pipes. Reading stops when nothing came for this long. */
const quietMs = 100;
/** Only a background process writes longer. */
const longestDrainMs = 2000;

/** A session of processes on this machine that share a temporary folder. */
export class LocalSession implements Session {
  readonly facts: SessionFacts;
  readonly #parts: LocalSessionParts;
  readonly #languages: readonly RunnableLanguage[];
  readonly #folder: string;
  #groups: ProcessGroup[] = [];
  #isStopped = false;
  /**
   * The folder for compiled programs, and for files that verifications leave. It is outside of the workspace and is
   * removed with it.
   */
  #temporary: Promise<string> | null = null;
  readonly #generatedFiles = new Set<string>();
  readonly #seen = new SeenEntries();

  constructor(parts: LocalSessionParts) {
    this.#parts = parts;
    this.#folder = parts.folder;
    this.#languages = runnableLanguages(new Set(parts.programs.keys()), parts.languages);
    const languages = this.#languages.map(({ language }) => language.name);
    const { kernel } = parts;
    this.facts = {
      executor: kernel === null ? "local" : "local-jupyter",
      image: null,
      digest: null,
      limits: { isolation: "none", memory: "none", network: "the machine's" },
      held: { isolation: false, memory: false, network: false },
      waived: ["isolation", "memory", "network"],
      languages: kernel === null ? languages : [...new Set([languageName(kernel.language), ...languages])],
      ...(kernel !== null && { kernel: kernel.name }),
    };
  }

  async execute(block: CodeBlock, options: ExecuteOptions): Promise<Execution> {
    mayBeShared(options.signal);
    if (this.#isStopped) return afterItsEnd();
    if (this.#parts.infersLanguage !== true) return this.#execute(block, options);
    const run = (command: RunnableLanguage, inTime: ExecuteOptions) => this.#runFile(block, command, inTime);
    const inferred = await inferLanguage(block, { runnable: this.#languages, run }, options);
    if ("ending" in inferred) return inferred;
    return this.#execute(inferred.block, { ...options, timeoutMs: inferred.timeoutMs });
  }

  async #execute(block: CodeBlock, options: ExecuteOptions): Promise<Execution> {
    const { kernel } = this.#parts;
    if (
      kernel !== null &&
      block.path === null &&
      languageName(block.language) === languageName(kernel.language)
    )
      return runLocalCell(kernel, block.code, { ...options, maxOutputBytes: this.#parts.maxOutputBytes });
    const choice = chooseLanguage(block, this.#languages, options);
    if ("refusal" in choice) return refusedExecution(choice.notRun, choice.refusal);
    return this.#runFile(block, choice, options);
  }

  async #runFile(block: CodeBlock, choice: RunnableLanguage, options: ExecuteOptions): Promise<Execution> {
    const file = chooseCodeFile(block, choice.language);
    if ("refusal" in file) return refusedExecution("refused", file.refusal);
    if (options.signal.aborted)
      return unrunExecution("cancelled", "the run was cancelled before the block ran");
    const path = join(this.#folder, file.path);
    const fault = await writeCode(path, block.code);
    if (fault !== null)
      return refusedExecution("refused", `the code cannot be written to ${file.path}: ${fault}`);
    if (file.isGenerated) this.#generatedFiles.add(file.path);
    const [command = "", ...words] = choice.command;
    const program = {
      command: this.#parts.programs.get(command) ?? command,
      arguments: words.map((word) => word.replace(fileWord, () => path)),
    };
    const isPlain = choice.language.command === undefined;
    const temporary = isPlain ? {} : await this.#ownTemporary();
    return { ...(await this.#run(program, options, temporary)), file: file.path };
  }

  async verify(command: string, options: ExecuteOptions): Promise<Execution> {
    mayBeShared(options.signal);
    if (this.#isStopped) return afterItsEnd();
    if (options.signal.aborted)
      return unrunExecution("cancelled", "the run was cancelled before the block ran");
    const program = {
      command: this.#parts.programs.get("sh") ?? "sh",
      arguments: ["-c", keptCommand, "verify", "\n"],
      input: command,
    };
    return { ...(await this.#run(program, options, await this.#ownTemporary())), file: null };
  }

  async *files({ signal }: { readonly signal: AbortSignal }): AsyncGenerator<ChangedEntry> {
    signal.throwIfAborted();
    const groups = this.#groups;
    this.#killAll();
    await Promise.all([ProcessGroup.untilEmpty(...groups), this.#parts.kernel?.hold()]);
    const { given } = this.#parts;
    try {
      const found = readFolder({ folder: this.#folder, given, leaveOut: this.#generatedFiles, signal });
      // Without an earlier look, no entry can be the same as before.
      yield* found as AsyncGenerator<ChangedEntry>;
    } finally {
      this.#parts.kernel?.release();
    }
  }

  checkpoint({ signal }: { readonly signal: AbortSignal }): AsyncIterable<CheckpointEntry> {
    const { folder, given } = this.#parts;
    return readFolder({ folder, given, leaveOut: this.#generatedFiles, signal, seen: this.#seen });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#killAll();
    this.#parts.kernel?.kill();
    const ended = this.#temporary?.then((path) => rm(path, { recursive: true, force: true, maxRetries: 3 }));
    await Promise.allSettled([this.#parts.remove(), ended]);
  }

  async #run(
    program: Pick<StartOptions, "command" | "arguments" | "input">,
    options: ExecuteOptions,
    variables: Readonly<Record<string, string>> = {},
  ): Promise<Omit<Execution, "file">> {
    const { timeoutMs, signal, maxOutputBytes = this.#parts.maxOutputBytes } = options;
    const output = new BlockOutput({ ...options, maxOutputBytes });
    const startedAt = performance.now();
    const group = new ProcessGroup({
      ...program,
      folder: this.#folder,
      environment: { ...this.#parts.environment, ...variables },
    });
    this.#groups.push(group);
    group.listen((stream, bytes) => output.push(stream, bytes));
    const end = await waitForEnd(group.ended, { timeoutMs, output, signal });
    if (typeof end === "string") this.#killAll();
    await drain(group, output);
    group.leave();
    return {
      ...classify(end, options),
      durationMs: Math.round(performance.now() - startedAt),
      ...output.finish(),
    };
  }

  async #ownTemporary(): Promise<{ readonly TMPDIR: string }> {
    return { TMPDIR: await (this.#temporary ??= createTemporaryFolder("agent-exec-tmp-")) };
  }

  #killAll(): void {
    ProcessGroup.kill(...this.#groups);
    this.#groups = [];
  }
}

function afterItsEnd(): Execution {
  return unrunExecution("container-lost", "the session was stopped before the block ran");
}

/** Writes the code without following links. Null, or the system's error code. */
async function writeCode(path: string, code: string): Promise<string | null> {
  try {
    await mkdir(dirname(path), { recursive: true });
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = constants;
    const flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK;
    await using file = await openFile(path, flags, 0o644);
    await file.writeFile(code);
    return null;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

async function drain(group: ProcessGroup, output: BlockOutput): Promise<void> {
  const closed = group.closed.then(() => true);
  for (let waitedMs = 0; waitedMs < longestDrainMs; waitedMs += quietMs) {
    const before = output.totalBytes;
    if (await Promise.race([closed, wait(quietMs, false, { ref: false })])) return;
    if (output.totalBytes === before) return;
  }
}
