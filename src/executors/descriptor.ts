import type { BaseFiles, CacheOwner } from "../ports/base-files.js";
import type { Examination } from "../ports/check.js";
import type { Clock } from "../ports/clock.js";
import type { Executor } from "../ports/executor.js";
import type { Rule } from "../rows/rule.js";
import type { Face, Parsed, Rows } from "../rows/setting.js";

/**
 * What everybody else needs to know of an executor. It is there before anything is chosen, for the help and the checks of
 * settings: so it loads nothing but its rows, and what it does loads the rest.
 */
export interface ExecutorDescriptor<Own extends Rows> {
  /** Every setting that acts here; one that only others have is refused. */
  readonly rows: Own;
  /** What those could not do beside each other. */
  readonly rules?: readonly Rule<Parsed<Own>>[];
  /** How it runs code, behind "which", in words: why a setting of another executor means nothing here. */
  readonly manner: string;
  /** Whether code is held back from the machine. One that holds nothing back is refused in a workflow. */
  readonly isolates: boolean;
  /** Present where no code is run: what decides about code that ran means nothing then. */
  readonly runsNothing?: true;
  /**
   * The executor that the settings name. Nothing outside was asked yet.
   * @throws AgentExecError `settings-invalid` for what can be told to be wrong without asking.
   */
  load(options: LoadOptions<Parsed<Own>>): Promise<Executor>;
  /** What `doctor` tries. @throws like `load`. */
  examine(options: LoadOptions<Parsed<Own>>): Promise<Examination>;
  /** Removes what runs whose process is dead left. Absent: they leave nothing. @throws AgentExecError. */
  clean?(options: CleanOptions): Promise<readonly Leftover[]>;
  /**
   * Cases of the conformance suite that do not hold here, by their names, each with the reason. Absent: all hold.
   * @throws like `load`.
   */
  knownDifferences?(options: LoadOptions<Parsed<Own>>): Promise<Readonly<Record<string, string>>>;
  readonly demo: DemoSupport<Parsed<Own>>;
}

export interface LoadOptions<Settings> {
  readonly settings: Settings;
  /** Where the settings were given, for words about them. */
  readonly face: Face;
  readonly runId: string;
  readonly variable: Variable;
  /** The files that may decide what is built and run. */
  readonly baseFiles: BaseFiles;
  /** Absent where none can be asked for. */
  readonly cacheOwner?: CacheOwner;
  readonly clock: Clock;
  /** Whether the files that code leaves are looked at. Default: false. */
  readonly needsFiles?: boolean;
}

/** Reads a variable of the caller's environment; absent and empty are the same. */
export type Variable = (name: string) => string | undefined;

/** What `demo` can count on. */
export interface DemoSupport<Settings> {
  /** A language that is surely there. */
  readonly language: DemoLanguage;
  /** Looks for what the demo needs on this machine. Absent: it runs anywhere. */
  find?(options: DemoOptions<Settings>): Promise<DemoPlace<Settings>>;
}

export type DemoLanguage = "python" | "javascript";

export interface DemoOptions<Settings> {
  readonly settings: Settings;
  /** The names of the settings that a person gave. */
  readonly given: readonly string[];
  readonly variable: Variable;
}

/** What to set in place of what was set, with a sentence why where that is other; or why it cannot run, as a sentence begins. */
export type DemoPlace<Settings> =
  | { readonly settings: Partial<Settings>; readonly note: string | null }
  | { readonly settings: null; readonly reason: string };

export interface CleanOptions {
  readonly variable: Variable;
  /** Also those that a person kept for looking inside. Default: false. */
  readonly withKept?: boolean;
  /** Also images that were built for runs: the next run builds them again. Default: false. */
  readonly withImages?: boolean;
  /** Also caches: the next run that has one fetches anew. Default: false. */
  readonly withCaches?: boolean;
  /** Also those whose client cannot be seen from here when they are older than this. Default: none. */
  readonly olderThanMs?: number;
  /** Removes nothing. Default: false. */
  readonly isDryRun?: boolean;
  readonly signal: AbortSignal;
}

/** Something of agent-exec's that was found, and what became of it. */
export interface Leftover {
  readonly kind: "container" | "image" | "cache";
  readonly name: string;
  readonly runId: string;
  readonly state: string;
  /** `would-remove` in a dry run; `stuck` when it could not be removed in time. */
  readonly fate: "removed" | "would-remove" | "stuck" | "kept" | "lives";
  /** Why it goes; "" where it stays. */
  readonly reason: string;
}
