import { AgentExecError, isAgentExecError, messageOf } from "../../../errors.js";
import type { KeptSandbox, SessionFacts } from "../../../facts/session.js";
import type { StartOptions } from "../../../ports/executor.js";
import { GivenEntries } from "../../entries/given-entries.js";
import { bytecodeFolder } from "../../languages/code-file.js";
import { missingLanguages } from "../../languages/languages.js";
import { filesWithChanges } from "../../entries/with-changes.js";
import type { AllowList } from "../egress/allow-list.js";
import { createEgressOpener } from "../egress/egress-opener.js";
import {
  findHeldLimits,
  findWaivedLimits,
  isWorkspaceElsewhere,
  type WantedLimits,
} from "../limits/held-limits.js";
import { describeRoom, type Sizes } from "../limits/sizes.js";
import type { Place } from "../place.js";
import { DiskWorkspace } from "../sandbox/disk-workspace.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { makeRepository } from "../workspace/repository.js";
import { changeWorkspace, fillWorkspace } from "../workspace/workspace-in.js";
import { indexWorkspace, WorkspaceIndex } from "../workspace/workspace-index.js";
import type { KernelSession } from "../kernel/kernel-session.js";
import { ContainedSession } from "./contained-session.js";
import type { Afterwards, ContainedSettings } from "./contained-settings.js";
import { installRequirements, putFunctions, tryFunctions } from "../workspace/functions-in.js";
import { requireClosed } from "./setup-caches.js";
import { runSetup, type SetupFacts, type SetupOptions } from "./setup.js";

/** What an executor must provide if its sandboxes are places. */
interface ContainedParts {
  readonly facts: Pick<SessionFacts, "executor" | "image" | "digest" | "build" | "limits">;
  readonly wanted: WantedLimits;
  /** Tests limits that the values read inside (`read`) do not show. Default: these limits are left out of the facts. */
  readonly tryUnseen?: (read: SessionFacts["held"]) => Promise<SessionFacts["held"]>;
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

/** Starts a session in a fresh place. @throws the errors of `Executor.start`. Then nothing is left behind. */
export async function startSession(parts: ContainedParts, options: StartOptions): Promise<ContainedSession> {
  const { settings, afterwards, keptHint, wanted, tryUnseen = async () => ({}) } = parts;
  const { sandbox, setup, index } = await openPrepared(parts, options);
  const read = findHeldLimits(sandbox.findings, wanted);
  const waived = findWaivedLimits(wanted);
  const name = options.purpose === "verification" ? undefined : settings.kernel;
  const [tried, kernel] = await Promise.all([
    tryUnseen(read),
    name === undefined ? null : startKernel(sandbox, name, options.signal),
  ]).catch(async (error: unknown) => {
    await sandbox.end();
    throw error;
  });
  sandbox.kernel = kernel?.process ?? null;
  const languages = sandbox.languages.map(({ language }) => language.name);
  const facts: SessionFacts = {
    ...parts.facts,
    held: { ...tried, ...read },
    ...(waived.length > 0 && { waived }),
    ...(setup.length > 0 && { setup }),
    languages: kernel === null ? languages : [...new Set([kernel.language, ...languages])],
    ...(name !== undefined && { kernel: name }),
  };
  return new ContainedSession({ settings, facts, sandbox, kernel, index, afterwards, keptHint });
}

/** Loaded only if it is needed. */
async function startKernel(sandbox: Sandbox, name: string, signal: AbortSignal): Promise<KernelSession> {
  const { startKernelSession } = await import("../kernel/kernel-session.js");
  return startKernelSession(sandbox, name, signal);
}

interface Prepared {
  readonly sandbox: Sandbox;
  readonly setup: SetupFacts;
  /** The files that the blocks got, without `changes`. Empty for a verification, because its changes are not needed. */
  readonly index: WorkspaceIndex;
}

/** Opens a sandbox, fills in its files and runs its setup. If that fails, nothing is left. */
async function openPrepared(
  parts: ContainedParts,
  { onProgress, purpose = "blocks", signal, ...start }: StartOptions,
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
      if (isCommitted) sandbox.hasRepository = await makeRepository(sandbox, given, signal);
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
    sandbox.disk = await DiskWorkspace.open(sandbox, limitBytes, signal);
  } catch (cause) {
    signal.throwIfAborted();
    if (isAgentExecError(cause)) throw cause;
    throw new AgentExecError(
      "setup-failed",
      `The workspace could not be stored on the engine's disk. ${messageOf(cause)}`,
      {
        nextStep: "To keep the workspace in memory, set `workspace-size` below `memory`.",
        cause,
      },
    );
  }
}
