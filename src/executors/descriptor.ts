import type { BaseFiles, CacheOwner } from "../ports/base-files.js";
import type { Examination } from "../ports/check.js";
import type { Clock } from "../ports/clock.js";
import type { ClusterRule } from "../ports/cluster-rule.js";
import type { Executor } from "../ports/executor.js";
import type { Rule } from "../rows/rule.js";
import type { Face, Parsed, Rows } from "../rows/setting.js";

/**
 * The facts about an executor for the rest of the code. The help and the checks of settings need them before anyone has
 * chosen an executor. So importing a descriptor loads only its rows, and its functions load the rest.
 */
export interface ExecutorDescriptor<Own extends Rows> {
  /** All settings that this executor uses. Settings of other executors are refused. */
  readonly rows: Own;
  /** Rules that refuse combinations of these settings. */
  readonly rules?: readonly Rule<Parsed<Own>>[];
  /** How it runs code, after "which". Errors explain with it why another executor's setting has no effect. */
  readonly manner: string;
  /** Whether it isolates code from the machine. Without isolation, it is refused in a workflow. */
  readonly isolates: boolean;
  /** Present if it runs code on other machines. These are used only if a person names the executor. */
  readonly isElsewhere?: true;
  /** Present if it runs no code. Settings about running code then have no effect. */
  readonly runsNothing?: true;
  /**
   * What it must be allowed to do if agent-exec runs in a pod of a Kubernetes cluster. Null: it needs a container engine,
   * which a pod does not have. Absent: nothing.
   */
  readonly clusterRules?: readonly ClusterRule[] | null;
  /** Whether it reads `baseFiles` with these settings. Absent: never. */
  readsBaseFiles?(settings: Parsed<Own>): boolean;
  /** Calls nothing outside. @throws AgentExecError `settings-invalid` for faults that show without such a call. */
  load(options: LoadOptions<Parsed<Own>>): Promise<Executor>;
  /** The trials of `doctor`. @throws like `load`. */
  examine(options: LoadOptions<Parsed<Own>>): Promise<Examination>;
  /** Removes what dead runs left. Absent: they leave nothing. @throws AgentExecError. */
  clean?(options: CleanOptions): Promise<readonly Leftover[]>;
  /** Contract tests that it does not pass, with the reasons. Absent: it passes all. @throws like `load`. */
  knownDifferences?(options: LoadOptions<Parsed<Own>>): Promise<Readonly<Record<string, string>>>;
  readonly demo: DemoSupport<Parsed<Own>>;
}

export interface LoadOptions<Settings> {
  readonly settings: Settings;
  /** The reader of messages about settings. */
  readonly face: Face;
  readonly runId: string;
  readonly variable: Variable;
  /** The files that may decide what to build and run. */
  readonly baseFiles: BaseFiles;
  /** Absent if there can be no caches. */
  readonly cacheOwner?: CacheOwner;
  readonly clock: Clock;
  /** Whether the run reads the files that code leaves. Default: false. */
  readonly needsFiles?: boolean;
}

/** Reads a variable of the caller's environment. An empty variable counts as absent. */
export type Variable = (name: string) => string | undefined;

/** What an executor does for `demo`. */
export interface DemoSupport<Settings> {
  /** A language that is always available. */
  readonly language: DemoLanguage;
  /** Looks for the demo's requirements on this machine. Absent: the demo runs everywhere. */
  find?(options: DemoOptions<Settings>): Promise<DemoPlace<Settings>>;
}

export type DemoLanguage = "python" | "javascript";

export interface DemoOptions<Settings> {
  readonly settings: Settings;
  /** Names of the settings that the user gave. */
  readonly given: readonly string[];
  readonly variable: Variable;
}

/** Settings that change, and a sentence why. Otherwise a sentence why the demo cannot run. */
export type DemoPlace<Settings> =
  | { readonly settings: Partial<Settings>; readonly note: string | null }
  | { readonly settings: null; readonly reason: string };

export interface CleanOptions {
  readonly variable: Variable;
  /** Whether to include containers that were kept so that people can look inside. Default: false. */
  readonly withKept?: boolean;
  /** Whether to include images that were built for runs. The next run builds the images again. Default: false. */
  readonly withImages?: boolean;
  /** Whether to include caches. The next run downloads everything again. Default: false. */
  readonly withCaches?: boolean;
  /** Whether to include containers older than this whose client cannot be seen from here. Default: none. */
  readonly olderThanMs?: number;
  /** Whether to report the leftovers and remove nothing. Default: false. */
  readonly isDryRun?: boolean;
  readonly signal: AbortSignal;
}

/** Something that agent-exec left, and what `clean` did with it. */
export interface Leftover {
  readonly kind: "container" | "pod" | "image" | "cache";
  readonly name: string;
  readonly runId: string;
  readonly state: string;
  /** `would-remove`: it is only a dry run. `stuck`: it could not be removed in time. */
  readonly fate: "removed" | "would-remove" | "stuck" | "kept" | "lives";
  /** Why it is removed; "" if it stays. */
  readonly reason: string;
}
