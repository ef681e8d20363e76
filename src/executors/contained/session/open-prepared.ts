import { AgentExecError, isAgentExecError, messageOf } from "../../../errors.js";
import type { KeptSandbox } from "../../../facts/session.js";
import type { StartOptions } from "../../../ports/executor.js";
import { GivenEntries } from "../../entries/given-entries.js";
import { bytecodeFolder } from "../../languages/code-file.js";
import { missingLanguages } from "../../languages/languages.js";
import { filesWithChanges } from "../../entries/with-changes.js";
import type { AllowList } from "../egress/allow-list.js";
import { createEgressOpener } from "../egress/egress-opener.js";
import { isWorkspaceElsewhere } from "../limits/held-limits.js";
import { describeRoom, type Sizes } from "../limits/sizes.js";
import type { Place } from "../place.js";
import { DiskWorkspace } from "../sandbox/disk-workspace.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { indexWorkspace } from "../workspace/index-workspace.js";
import { makeRepository } from "../workspace/repository.js";
import { changeWorkspace, fillWorkspace } from "../workspace/workspace-in.js";
import { WorkspaceIndex } from "../workspace/workspace-index.js";
import type { ContainedSettings } from "./contained-settings.js";
import { installRequirements, putFunctions, tryFunctions } from "../workspace/functions-in.js";
import { requireClosed } from "./setup-caches.js";
import { runSetup, type SetupFacts, type SetupOptions } from "./setup.js";

/** What happens to a place after the run. `running`: only the user ends it. */
export type Afterwards = "removed" | "stopped" | "running";

/** What an executor must provide if its sandboxes are places. */
export interface ContainedParts {
  readonly settings: ContainedSettings;
  readonly sizes: Sizes;
  /** Null if no hosts are listed. */
  readonly allowList: AllowList | null;
  /** The image's name for messages. */
  readonly image: string;
  /** The user's commands for each new place, whether they have a network (removed afterwards), and caches. */
  readonly setup: Pick<SetupOptions, "commands" | "hasNetwork" | "caches">;
  readonly afterwards: Afterwards;
  /** How the user can look into a kept place and remove it. */
  readonly keptHint: (kept: Pick<KeptSandbox, "name" | "as">) => string;
  /**
   * Opens a sandbox in a new place. `onPlace` gets the place as soon as it runs.
   * @throws AgentExecError; on abort the signal's reason. After an error nothing is left behind.
   */
  readonly openSandbox: (options: {
    readonly signal: AbortSignal;
    readonly onPlace?: (place: Place) => void;
  }) => Promise<Sandbox>;
}

export type PrepareOptions = Pick<StartOptions, "signal" | "purpose" | "files" | "changes" | "onProgress">;

export interface Prepared {
  readonly sandbox: Sandbox;
  readonly setup: SetupFacts;
  /** The files that the blocks got, without `changes`. Empty for a verification, because its changes are not needed. */
  readonly index: WorkspaceIndex;
}

/** Opens a sandbox, fills in its files and runs its setup. If that fails, nothing is left. */
export async function openPrepared(
  parts: ContainedParts,
  { onProgress, purpose = "blocks", signal, ...start }: PrepareOptions,
): Promise<Prepared> {
  const { settings, allowList, image } = parts;
  const { hasNetwork, caches = [] } = parts.setup;
  const { functions } = settings;
  const commands = [
    ...(functions?.hasRequirements === true ? [installRequirements] : []),
    ...parts.setup.commands,
  ];
  const egress = createEgressOpener({ allowList, image, ports: settings.egressPorts, signal });
  const sandbox = await parts.openSandbox({ signal, ...(hasNetwork ? {} : { onPlace: egress.begin }) });
  try {
    const { workspaceFolder } = sandbox.place;
    if (isWorkspaceElsewhere(sandbox.findings, workspaceFolder))
      throw linkedWorkspace(image, workspaceFolder);
    const missing = missingLanguages(settings.languages ?? [], (program) => sandbox.has(program));
    if (missing !== null)
      throw new AgentExecError("image-unsuitable", `The image ${image} cannot run ${missing}.`, {
        nextStep: "Use an image that has the program, or change the setting `language`.",
      });
    await openDiskWorkspace(sandbox, parts.sizes, signal);
    const hasSetup = commands.length > 0;
    const isWatched = purpose === "blocks";
    const isCommitted = start.files !== undefined && sandbox.has("git");
    // This comes before the changes. The setup and the commit must not see them, and blocks are compared with the files
    // without them.
    const isApart = hasSetup || isWatched || isCommitted;
    const room = describeRoom(parts.sizes);
    const given = new GivenEntries();
    const first = isApart ? start.files : filesWithChanges(start);
    if (first) {
      // The changes of a verification are not needed.
      const files = isWatched ? given.noted(first) : given.timed(first);
      await fillWorkspace({ sandbox, files, room, signal });
      sandbox.wasGivenBytecode = [...given.paths].some((path) => path.split("/").includes(bytecodeFolder));
      if (isCommitted) sandbox.hasRepository = await makeRepository({ sandbox, given, signal });
    }
    if (functions !== undefined) await putFunctions(sandbox, functions, signal);
    if (!hasNetwork) sandbox.egress = await egress.opened(sandbox.place);
    const progress = onProgress === undefined ? {} : { onProgress };
    const setup = hasSetup
      ? await runSetup({ sandbox, commands, hasNetwork, caches, signal, ...progress })
      : [];
    await requireClosed(caches, { place: sandbox.place, signal });
    if (functions !== undefined && isWatched) await tryFunctions(sandbox, functions, signal);
    const isIndexed = isWatched && (hasSetup || first);
    const index = isIndexed
      ? await indexWorkspace({ sandbox, given, hasSetup, signal })
      : new WorkspaceIndex(given);
    const changes = isApart ? start.changes : undefined;
    if (changes !== undefined) await changeWorkspace({ sandbox, changes, room, signal });
    // The canary must test the network that blocks will have. By now, the setup's network is removed.
    if (hasNetwork) sandbox.egress = await egress.opened(sandbox.place);
    if (isWatched) sandbox.expectBlocks();
    else sandbox.spares.startNoMore();
    return { sandbox, setup, index };
  } catch (error) {
    await sandbox.end();
    throw parts.afterwards === "removed" ? error : withoutKept(error, sandbox.place);
  }
}

/** Adds to the error that the place was removed, for a user who wanted to look inside. */
function withoutKept(error: unknown, { names }: Place): unknown {
  if (!isAgentExecError(error) || error.code !== "setup-failed") return error;
  return new AgentExecError(error.code, error.message, {
    nextStep: `${error.nextStep} The ${names.place} was removed, because agent-exec keeps it only if the setup succeeds.`,
    cause: error.cause,
  });
}

function linkedWorkspace(image: string, folder: string): AgentExecError {
  return new AgentExecError(
    "image-unsuitable",
    `The image ${image} has a link at ${folder}, so the code would run in another folder.`,
    {
      nextStep: `Use an image in which ${folder} is a folder or does not exist, or set \`workspace-path\` to another folder.`,
    },
  );
}

async function openDiskWorkspace(
  sandbox: Sandbox,
  { isWorkspaceOnDisk, workspaceBytes: limitBytes }: Sizes,
  signal: AbortSignal,
): Promise<void> {
  if (!isWorkspaceOnDisk) return;
  try {
    sandbox.disk = await DiskWorkspace.open({ sandbox, limitBytes, signal });
  } catch (cause) {
    signal.throwIfAborted();
    if (isAgentExecError(cause)) throw cause;
    throw new AgentExecError("setup-failed", `The workspace cannot be on disk: ${messageOf(cause)}`, {
      nextStep: "To keep the workspace in memory, set `workspace-size` below `memory`.",
      cause,
    });
  }
}
