import type { CodeBlock } from "../../../facts/block.js";
import type { ExecuteOptions, Session } from "../../../ports/executor.js";
import type { KeptSandbox, SessionFacts } from "../../../facts/session.js";
import {
  type Execution,
  type NetworkDecision,
  refusedExecution,
  unrunExecution,
} from "../../../facts/execution.js";
import type { CheckpointEntry } from "../../../ports/checkpoint.js";
import type { ChangedEntry } from "../../../ports/workspace.js";
import { chooseCodeFile } from "../../languages/code-file.js";
import { inferLanguage } from "../../languages/infer-language.js";
import { chooseLanguage, type RunnableLanguage } from "../../languages/languages.js";
import { SeenEntries } from "../../entries/seen-entries.js";
import { mayBeShared } from "../../shared-signal.js";
import { type BlockRun, runBlock } from "../block/block-run.js";
import type { KernelSession } from "../kernel/kernel-session.js";
import { type Afterwards, type ContainedSettings, defaultMaxTotalOutputBytes } from "./contained-settings.js";
import { interpreterOf } from "../sandbox/block-process.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import type { WorkspaceIndex } from "../workspace/workspace-index.js";
import { readCheckpoint, readWorkspace } from "../workspace/workspace-out.js";

interface ContainedSessionParts {
  readonly settings: ContainedSettings;
  readonly facts: SessionFacts;
  readonly sandbox: Sandbox;
  /** Null if each block is a separate process. */
  readonly kernel: KernelSession | null;
  readonly index: WorkspaceIndex;
  readonly afterwards: Afterwards;
  /** How the user can look into a kept place and remove it. */
  readonly keptHint: (kept: Pick<KeptSandbox, "name" | "as">) => string;
}

/** A session in a place, which all blocks of a run share. */
export class ContainedSession implements Session {
  readonly facts: SessionFacts;
  readonly keep?: () => Promise<KeptSandbox | null>;
  readonly #parts: ContainedSessionParts;
  /** Generated names of code files, which do not count as results of the run. */
  readonly #generatedFiles = new Set<string>();
  readonly #sandbox: Sandbox;
  readonly #seen = new SeenEntries();
  #serving: Promise<void> | null = null;
  #isKept = false;

  constructor(parts: ContainedSessionParts) {
    const { afterwards } = parts;
    this.#parts = parts;
    this.facts = parts.facts;
    this.#sandbox = parts.sandbox;
    if (afterwards !== "removed") this.keep = () => this.#keep(afterwards);
  }

  async execute(block: CodeBlock, options: ExecuteOptions): Promise<Execution> {
    mayBeShared(options.signal);
    if (this.#parts.settings.infersLanguage !== true) return this.#execute(block, options);
    const { languages: runnable } = this.#sandbox;
    const run = (command: RunnableLanguage, inTime: ExecuteOptions): Promise<Execution> =>
      this.#runFile(block, command, inTime);
    const inferred = await inferLanguage(block, { runnable, run }, options);
    if ("ending" in inferred) return inferred;
    return this.#execute(inferred.block, { ...options, timeoutMs: inferred.timeoutMs });
  }

  async #execute(block: CodeBlock, options: ExecuteOptions): Promise<Execution> {
    const { kernel } = this.#parts;
    // A block with a file name is a file that others may run and import, so it is no cell.
    if (kernel !== null && block.path === null && kernel.runs(block.language))
      return this.#run(options, (parts) => kernel.run({ ...parts, code: block.code }, options));
    const choice = chooseLanguage(block, this.#sandbox.languages, options);
    if ("refusal" in choice) return refusedExecution(choice.notRun, choice.refusal);
    return this.#runFile(block, choice, options);
  }

  async #runFile(block: CodeBlock, choice: RunnableLanguage, options: ExecuteOptions): Promise<Execution> {
    const file = chooseCodeFile(block, choice.language, this.#sandbox.place.workspaceFolder);
    if ("refusal" in file) return refusedExecution("refused", file.refusal);
    if (file.path.includes("/") && !this.#sandbox.has("mkdir"))
      return refusedExecution(
        "refused",
        "agent-exec cannot make a folder for the file, because the image has neither mkdir nor Python",
      );
    return this.#runBlock({ code: block.code, interpreter: interpreterOf(choice), file }, options);
  }

  async verify(command: string, options: ExecuteOptions): Promise<Execution> {
    mayBeShared(options.signal);
    if (this.#parts.settings.verifiesAsOther !== true) return this.#verify(command, options);
    const { judgePrologue, serveAsCode } = await import("../judge/as-code.js");
    this.#serving ??= serveAsCode(this.#sandbox, options.signal);
    await this.#serving;
    return this.#verify(judgePrologue + command, options);
  }

  #verify(command: string, options: ExecuteOptions): Promise<Execution> {
    return this.#runBlock({ code: command, interpreter: this.#sandbox.shell, file: null }, options);
  }

  async #runBlock(
    what: Pick<BlockRun, "code" | "interpreter" | "file">,
    options: ExecuteOptions,
  ): Promise<Execution> {
    return this.#run(options, (parts) => {
      if (what.file?.isGenerated === true) this.#generatedFiles.add(what.file.path);
      return runBlock({ ...parts, ...what }, options);
    });
  }

  async #run(
    options: ExecuteOptions,
    run: (parts: Omit<BlockRun, "code" | "interpreter" | "file">) => Promise<Execution>,
  ): Promise<Execution> {
    if (options.signal.aborted)
      return unrunExecution("cancelled", "the run was cancelled before the block ran");
    if (!this.#sandbox.isUsable) return this.#unusableExecution();
    const { settings } = this.#parts;
    const { clock, pids, maxTotalOutputBytes = defaultMaxTotalOutputBytes } = settings;
    const { maxOutputBytes = settings.maxOutputBytes } = options;
    const { egress } = this.#sandbox;
    const warning = (await egress?.restore(options.signal)) ?? null;
    if (warning !== null) options.onWarning?.({ code: "network-relay-lost", message: warning });
    const execution = await run({ sandbox: this.#sandbox, clock, maxOutputBytes, pids, maxTotalOutputBytes });
    const network = egress?.takeDecisions() ?? [];
    return network.length === 0 ? execution : { ...execution, network };
  }

  /** Processes that earlier blocks left may have taken all memory. */
  async #unusableExecution(): Promise<Execution> {
    const { names } = this.#sandbox.place;
    if (!(await this.#sandbox.place.hasDiedOfMemory()))
      return unrunExecution("container-lost", `the ${names.place} was lost before the block ran`);
    const evidence = `earlier blocks used up the memory, so the operating system ended the ${names.place} before the block ran`;
    return { ...unrunExecution("out-of-memory", evidence), isSessionSpent: true };
  }

  files({ signal }: { readonly signal: AbortSignal }): AsyncIterable<ChangedEntry> {
    this.#sandbox.upkeep.expectReading();
    return readWorkspace({ ...this.#parts, leaveOut: this.#generatedFiles, signal });
  }

  checkpoint({ signal }: { readonly signal: AbortSignal }): AsyncIterable<CheckpointEntry> {
    return readCheckpoint({ ...this.#parts, leaveOut: this.#generatedFiles, signal, seen: this.#seen });
  }

  takeNetworkDecisions(): readonly NetworkDecision[] {
    return this.#sandbox.egress?.takeDecisions() ?? [];
  }

  async stop(): Promise<void> {
    if (!this.#isKept) await this.#sandbox.end();
  }

  async #keep(as: "running" | "stopped"): Promise<KeptSandbox | null> {
    // A lost place contains nothing to look at, and the next place may need its name.
    this.#isKept = this.#sandbox.isUsable && (await this.#sandbox.keep(as));
    if (!this.#isKept) return null;
    const kept = { name: this.#sandbox.place.name, as };
    return { ...kept, hint: this.#parts.keptHint(kept) };
  }
}
