import type { Executor } from "../ports/executor.js";
import type { Settings } from "../settings/schema.js";
import type { OwnerInstructions, OwnerOptions } from "../workspace/source/owner-instructions.js";
import type { CountingOptions, OpenCounting } from "../workspace/counting/counting.js";
import { countingInEmpty } from "../workspace/counting/counting-in-empty.js";
import type { FolderSource, SourceOptions } from "../workspace/source/workspace-source.js";

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
  "protect" | "only-change" | "allow-tool-config" | "allow-workflow" | "verify-user" | "verify"
>;

/** Which changes count, as the settings say. */
export function countingOf(settings: CountingSettings): CountingOptions {
  return {
    protect: settings.protect,
    onlyChange: settings["only-change"],
    allowToolConfig: settings["allow-tool-config"],
    allowWorkflow: settings["allow-workflow"],
    verifiesAsOther: settings["verify-user"] === "other",
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
  if (asked.name === "empty") return { source: null, instructions: null, counting: countingInEmpty };
  // Loaded where there are files; and all of it before the code runs, which may reach our own files where nothing isolates it.
  const { workspaceSource } = await import("../workspace/source/workspace-source.js");
  const source = await workspaceSource({ ...asked, here: "." });
  executor.checkRoom?.(source.size);
  const { readOwnerInstructions } = await import("../workspace/source/owner-instructions.js");
  const { countingIn } = await import("../workspace/counting/counting.js");
  return {
    source,
    instructions: await readOwnerInstructions(source, owner),
    counting: countingIn(source, counting),
  };
}
