import type { ProvedTests } from "../../run/state/proof.js";
import type { CodeBlock } from "../../facts/block.js";
import type { Verdict } from "../../facts/prove-result.js";
import type { Ending } from "../../facts/endings.js";
import type { Outcome } from "../../facts/outcomes.js";
import type { Usage } from "../../facts/reply.js";
import type { Artifact, Refused } from "../../facts/files.js";

/** The reasons to trust a pass. */
export interface Proof {
  /** Whether a verification failed on the original files, as it should. Null: unknown. */
  readonly failedBefore: boolean | null;
  /**
   * Present if a verification ended with another exit code than 0 on the original files, but no test failed, for
   * example because its tool is missing.
   */
  readonly beforeUntested?: true;
  /** Whether the passed verifications fail if their expected values are changed, as they should. Null: unknown. */
  readonly failsOnChangedValues: boolean | null;
  /** The tests that the verifications counted; null if none were counted. */
  readonly tests: ProvedTests | null;
  /** Which wrong solutions the verifications refused before the run; null without an audit. */
  readonly cheats: ProvedCheats | null;
  /**
   * What `prove` says about the change, as far as the run's tests show it. Absent if the run is not verified, or if its
   * tests do not show it.
   */
  readonly verdict?: Verdict;
  /** The verdict in one or two sentences. Absent without a verdict. */
  readonly reason?: string;
}

export interface ProvedCheats {
  readonly held: number;
  /** Names of the wrong solutions that passed. */
  readonly fooled: readonly string[];
  readonly notTried: number;
}

/** The content of `result.json`, which programs read. Fields may be added, but never changed. */
export interface RunResult {
  readonly version: 1;
  readonly runId: string;
  readonly outcome: Outcome;
  /**
   * 0 for a run that passed. For a failed run, the exit code of the block or verification that failed; null if that
   * exit code is 0, because only the output was wrong. For any other end, the last execution's exit code; null if there
   * is none.
   */
  readonly exitCode: number | null;
  /**
   * How often the task was tried: replies of the model; in step-by-step work (`until: done`), one more than the failed
   * verifications and unusable replies after which the run continued.
   */
  readonly attempts: number;
  /** Replies of the model. */
  readonly turns: number;
  /**
   * Whether there were verifications, code ran, and the deciding attempt passed every verification, with exactly the
   * files and changes that people get. Text alone is not work that could be verified.
   */
  readonly verified: boolean;
  readonly proof: Proof;
  /** The model's summary of the run, otherwise its last words. If there are none: why the run ended. */
  readonly summary: string;
  /** Why the run ended, in one sentence. */
  readonly reason: string;
  /** The beginning and end of the last execution's standard output. */
  readonly result: string;
  /** JSON that fits the schema of `result-schema`; null without a schema, or if the model gave none that fits. */
  readonly data: unknown;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly usage: Usage;
  /** The image as requested, or the name of a built image. */
  readonly image: string | null;
  /** The image's digest, or its id if no registry gave it a digest: `sha256:…`. */
  readonly digest: string | null;
  readonly artifacts: readonly Artifact[];
  /** Null if nothing changed, if there is no patch, or if the code was given no files. */
  readonly patch: PatchResult | null;
  /** Files that were not saved, and changes that are not in the patch: the first 1,000, and one entry for the rest. */
  readonly leftOut: readonly Refused[];
  /** The absolute path of the run's folder; null if no files were written. */
  readonly runDir: string | null;
  /** The blocks of the documents, in order. Absent if a model wrote the code. */
  readonly blocks?: readonly DocumentBlock[];
  /** The code or end that waits for an approval. Absent if there is none. */
  readonly approval?: AwaitedApproval;
  /** The earlier run that this run continues. Absent if there is none. */
  readonly continues?: { readonly runId: string };
}

export interface DocumentBlock extends Pick<CodeBlock, "document" | "line" | "language" | "path"> {
  /** The same as `document`. */
  readonly file?: string;
  readonly ending: Ending;
  readonly status: "passed" | "failed" | "not-run";
  readonly exitCode: number | null;
  readonly durationMs: number;
  /** Why it did not run, or how its output differs from the document's. Absent otherwise. */
  readonly reason?: string;
}

export interface AwaitedApproval {
  /** Whether the code may run, or whether the run may end. */
  readonly asks: "run" | "end";
  readonly attempt: number;
  /** The SHA-256 of the blocks (see docs/approval.md). */
  readonly sha256: string;
  readonly blocks: readonly Pick<CodeBlock, "language" | "path" | "code">[];
}

export interface PatchResult {
  /** Relative to the run's folder. */
  readonly path: string;
  /** The number of changed files. */
  readonly files: number;
  /** Lines. */
  readonly insertions: number;
  readonly deletions: number;
  /** The workspace's commit, in hex; null if there was none. */
  readonly base: string | null;
}
