import type { Executor } from "../ports/executor.js";
import type { Settings } from "../settings/schema.js";
import type { OwnerInstructions, OwnerOptions } from "../workspace/source/owner-instructions.js";
import type { CountingOptions, OpenCounting } from "../workspace/counting/counting.js";
import { countingInEmpty } from "../workspace/counting/counting-in-empty.js";
import type { FolderSource, SourceOptions } from "../workspace/source/workspace-source.js";

export interface GivenWorkspace {
  /** Null: the workspace is empty at the start. */
  readonly source: FolderSource | null;
  /** Null without a source. */
  readonly instructions: OwnerInstructions | null;
  /** Closed at the end of the run. */
  readonly counting: OpenCounting;
}

type CountingSettings = Pick<
  Settings,
  "protect" | "only-change" | "allow-tool-config" | "allow-workflow" | "verify"
> &
  Partial<Pick<Settings, "verify-user">>;

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

interface Opening extends OwnerOptions, Pick<SourceOptions, "otherRuns"> {
  readonly executor: Executor;
  /** The run's own folder. Its files are left out. */
  readonly runFolder?: string | undefined;
}

/**
 * Opens the files for the code, and the owner's instructions about them.
 * @throws AgentExecError `settings-invalid` if the files cannot be read or do not fit into the sandbox.
 */
export async function openWorkspace(
  settings: CountingSettings & Pick<Settings, "workspace" | "max-files">,
  { executor, runFolder = ".agent-exec", otherRuns = [], ...owner }: Opening,
): Promise<GivenWorkspace> {
  const { workspace: name, "max-files": maxFiles } = settings;
  if (name === "empty") return { source: null, instructions: null, counting: countingInEmpty };
  // Loaded only if there are files. Everything is loaded before code runs, because code without isolation could change
  // agent-exec's own files.
  const { workspaceSource } = await import("../workspace/source/workspace-source.js");
  const source = await workspaceSource({ name, here: ".", runFolder, otherRuns, maxFiles });
  executor.checkRoom?.(source.size);
  const { readOwnerInstructions } = await import("../workspace/source/owner-instructions.js");
  const { countingIn } = await import("../workspace/counting/counting.js");
  const instructions = await readOwnerInstructions(source, owner);
  return { source, instructions, counting: countingIn(source, countingOf(settings)) };
}
