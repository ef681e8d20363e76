import type { ProvedTests } from "../../run/state/proof.js";
import type { CodeBlock } from "../../facts/block.js";
import type { Verdict } from "../../facts/prove-result.js";
import type { Ending } from "../../facts/endings.js";
import type { Outcome } from "../../facts/outcomes.js";
import type { Usage } from "../../facts/reply.js";
import type { Artifact, Refused } from "../../facts/files.js";

/** The reasons to trust a pass. */
export interface Proof {
  /** Whether a verification failed on the original files, as it should. Null if unknown. */
  readonly failedBefore: boolean | null;
  /**
   * Present if a verification failed on the original files without a failed test, for example because its tool is
   * missing.
   */
  readonly beforeUntested?: true;
  /** Whether the passed verifications fail with changed expected values, as they should. Null if unknown. */
  readonly failsOnChangedValues: boolean | null;
  /** The tests that the verifications counted. Null if none were counted. */
  readonly tests: ProvedTests | null;
  /** The wrong solutions that the verifications refused before the run. Null if there was no audit. */
  readonly cheats: ProvedCheats | null;
  /**
   * The result that `prove` would give for the change. Absent if the run is not verified, or if its tests do not show
   * it.
   */
  readonly verdict?: Verdict;
  /** The reason for `verdict`, in one or two sentences. Absent without a verdict. */
  readonly reason?: string;
}

export interface ProvedCheats {
  readonly held: number;
  /** The names of the wrong solutions that passed. */
  readonly fooled: readonly string[];
  readonly notTried: number;
}

/** The content of `result.json` for programs. Later versions may add fields, but do not change existing ones. */
export interface RunResult {
  readonly version: 1;
  readonly runId: string;
  readonly outcome: Outcome;
  /**
   * 0 if the run passed. If it failed: the exit code of the failed block or verification, or null if that code is 0
   * because only the output was wrong. For any other end: the last execution's exit code, or null if there is none.
   */
  readonly exitCode: number | null;
  /**
   * How often the model tried. Each reply counts. In step-by-step work (`until: done`) this is one more than the failed
   * verifications and unusable replies after which the run continued.
   */
  readonly attempts: number;
  /** The number of the model's replies. */
  readonly turns: number;
  /**
   * Whether the result is verified. There must be verifications, code must have run, and the deciding attempt must have
   * passed all of them with exactly the files and changes that people get. Text alone cannot be verified.
   */
  readonly verified: boolean;
  readonly proof: Proof;
  /** The model's summary of the run, or its last words. If there are none, the reason for the run's end. */
  readonly summary: string;
  /** Why the run ended, in one sentence. */
  readonly reason: string;
  /** The beginning and end of the last execution's standard output. */
  readonly result: string;
  /**
   * JSON that fits the schema of `result-schema`. Null if there is no schema, or if the model gave nothing that fits.
   */
  readonly data: unknown;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly usage: Usage;
  /** The image as the settings name it, or the name of a built image. */
  readonly image: string | null;
  /** The image's digest, `sha256:…`. If no registry gave it a digest, the image's id. */
  readonly digest: string | null;
  readonly artifacts: readonly Artifact[];
  /** Null if nothing changed, if there is no patch, or if the code got no files. */
  readonly patch: PatchResult | null;
  /**
   * Files that were not saved, and changes that are not in the patch. Only the first 1,000 are listed. A last entry
   * counts the rest.
   */
  readonly leftOut: readonly Refused[];
  /** The absolute path of the run's folder. Null if no files were written. */
  readonly runDir: string | null;
  /** The blocks of the documents, in order. Absent if a model wrote the code. */
  readonly blocks?: readonly DocumentBlock[];
  /** The code or end that waits for an approval. Absent if nothing waits. */
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
  /** Why it did not run, or how its output differs from the document. Absent otherwise. */
  readonly reason?: string;
}

export interface AwaitedApproval {
  /** The question: whether the code may run, or whether the run may end. */
  readonly asks: "run" | "end";
  readonly attempt: number;
  /** The hash of the blocks (docs/approval.md). */
  readonly sha256: string;
  readonly blocks: readonly Pick<CodeBlock, "language" | "path" | "code">[];
}

export interface PatchResult {
  readonly path: string;
  /** The number of changed files. */
  readonly files: number;
  /** Added lines. */
  readonly insertions: number;
  readonly deletions: number;
  /** The commit of the workspace, in hex. Null if there was none. */
  readonly base: string | null;
}
