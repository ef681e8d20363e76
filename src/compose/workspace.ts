import type { Executor } from "../ports/executor.js";
import type { Settings } from "../settings/schema.js";
import {
  type OwnerInstructions,
  type OwnerOptions,
  readOwnerInstructions,
} from "../workspace/source/owner-instructions.js";
import {
  type CountingOptions,
  countingIn,
  countingInEmpty,
  type OpenCounting,
} from "../workspace/counting/counting.js";
import {
  type FolderSource,
  type SourceOptions,
  workspaceSource,
} from "../workspace/source/workspace-source.js";

export interface GivenWorkspace {
  /** Null: the workspace begins empty. */
  readonly source: FolderSource | null;
  /** Null beside no source. */
  readonly instructions: OwnerInstructions | null;
  /** To be disposed of at the run's end. */
  readonly counting: OpenCounting;
}

type CountingSettings = Pick<
  Settings,
  "protect" | "may-change" | "unprotect" | "allow-workflow" | "judge" | "verify"
>;

/** Which changes count, as the settings say. */
export function countingOf(settings: CountingSettings): CountingOptions {
  return {
    protect: settings.protect,
    mayChange: settings["may-change"],
    unprotect: settings.unprotect,
    allowWorkflow: settings["allow-workflow"],
    isJudgeApart: settings.judge === "apart",
    verify: settings.verify,
  };
}

/**
 * What the code is given to work on, and what its owner says of how.
 * @throws AgentExecError `settings-invalid` where it cannot be read, or is more than the executor has room for.
 */
export async function openWorkspace(
  asked: Omit<SourceOptions, "here">,
  {
    executor,
    counting,
    ...owner
  }: OwnerOptions & { readonly executor: Executor; readonly counting: CountingOptions },
): Promise<GivenWorkspace> {
  const source = await workspaceSource({ ...asked, here: "." });
  if (source === null) return { source, instructions: null, counting: countingInEmpty };
  executor.checkRoom?.(source.size);
  return {
    source,
    instructions: await readOwnerInstructions(source, owner),
    counting: countingIn(source, counting),
  };
}
