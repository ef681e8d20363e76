import { AgentExecError, isAgentExecError, messageOf } from "../../errors.js";
import { formatBytes, formatCount } from "../../format/format.js";
import type { Executor, Session, SessionFacts, StartOptions } from "../../ports/executor.js";
import { mayBeShared } from "../shared-signal.js";
import { tryLimits, unseenLimits } from "./canary/limits-canary.js";
import { SharedTrials } from "./canary/shared-trials.js";
import { type Afterwards, hasSetupNetwork, inodesFor } from "./container/container-spec.js";
import { keptHint } from "./container/kept-hint.js";
import { findHeldLimits, findWaivedLimits, isWorkspaceElsewhere } from "../contained/limits/held-limits.js";
import { takesSyscallFilter } from "./container/syscall-filter.js";
import { checkVolumeSources } from "./container/volume-sources.js";
import { DockerSession } from "../contained/session/contained-session.js";
import { checkProcessors, chooseSizes, type DockerSettings, type Sizes } from "./docker-settings.js";
import { type AllowList, chooseAllowList } from "../contained/egress/allow-list.js";
import { createEgressOpener } from "../contained/egress/egress-opener.js";
import { connectEngine } from "./client/engine-connection.js";
import { readEngineInfo } from "./client/engine-info.js";
import { findImage } from "./image/find-image.js";
import { sweepLeftovers } from "./leftovers/clean.js";
import { DiskWorkspace } from "../contained/sandbox/disk-workspace.js";
import { openSandbox, type OpenSandboxOptions } from "./start/open-sandbox.js";
import type { Sandbox } from "../contained/sandbox/sandbox.js";
import { runSetup, type SetupFacts } from "../contained/session/setup.js";
import { explainLinkedWorkspace } from "./start/start-failure.js";
import { describeDocker, describeLimits } from "./usage-text.js";
import { emptyWorkspace, fillWorkspace } from "../contained/workspace/workspace-in.js";

/** 1 s: a first block that comes at once is through by then. */
const sweepAfterMs = 1000;

/**
 * Runs blocks in a container of an engine that speaks Docker's API: no network, no capabilities, a read-only root,
 * every resource bounded, gone when its client is.
 *
 * @throws AgentExecError `settings-invalid` when the sizes do not fit each other, the processors cannot be counted, or a
 *   listed host is none.
 */
export function createDockerExecutor(settings: DockerSettings): Executor {
  checkProcessors(settings);
  const sizes = chooseSizes(settings);
  const allowList = chooseAllowList(settings);
  const trials = new SharedTrials();
  return {
    name: "docker",
    describe: () => describeDocker(settings, sizes),
    async start(options: StartOptions): Promise<Session> {
      const { signal, purpose = "blocks", onProgress, onFound } = options;
      mayBeShared(signal);
      await checkVolumeSources(settings.container ?? {});
      const connection = await connectEngine({ ...settings, signal });
      const [image, { securityOptions, machineBytes }] = await Promise.all([
        findImage({ connection, settings, signal, onFound, ...(onProgress && { onProgress }) }),
        readEngineInfo(connection.docker, signal),
      ]);
      onFound?.();
      const hasOwnFilter = takesSyscallFilter({ ...image, engineOptions: securityOptions });
      const afterwards = purpose === "blocks" ? afterwardsOf(settings) : "removed";
      const name = purpose === "blocks" ? settings.container?.name : undefined;
      const place = { connection, image, hasOwnFilter, settings, allowList, afterwards, name };
      const { sandbox, setup } = await openPrepared({ ...place, ...options });
      const read = findHeldLimits(sandbox.findings, { settings, sizes, machineBytes });
      const waived = findWaivedLimits({ settings, sizes });
      if (purpose === "blocks") {
        const canary = { connection, settings, image, limits: unseenLimits(read) };
        await trials
          .make((stop) => tryLimits({ ...canary, signal: stop }), signal)
          .catch(async (error: unknown) => {
            await sandbox.remove();
            throw error;
          });
      }
      const facts: SessionFacts = {
        executor: "docker",
        image: image.name,
        digest: image.digest,
        limits: describeLimits(settings, sizes),
        held: { ...trials.results, ...read },
        ...(waived.length > 0 && { waived }),
        ...(setup.length > 0 && { setup }),
        languages: sandbox.languages.map(({ language }) => language.name),
      };
      if (purpose === "blocks") {
        setTimeout(() => void sweepLeftovers(connection.docker, signal), sweepAfterMs).unref();
      }
      return new DockerSession({ settings, facts, sandbox, afterwards, keptHint });
    },
  };
}

function afterwardsOf({ container = {} }: DockerSettings): Afterwards {
  if (container.isStopped === false) return "running";
  return container.isRemoved === false ? "stopped" : "removed";
}

interface OpenPreparedOptions extends OpenSandboxOptions, StartOptions {
  readonly allowList: AllowList | null;
}

/** A sandbox with its files in it, after its setup. Nothing is left of one that fails, asked for or not. */
async function openPrepared({
  files,
  setupFiles,
  onProgress,
  purpose = "blocks",
  ...options
}: OpenPreparedOptions): Promise<{ readonly sandbox: Sandbox; readonly setup: SetupFacts }> {
  const { connection, settings, image, allowList, signal } = options;
  const { endpoint } = connection;
  const hasNetwork = hasSetupNetwork(settings);
  const egress = createEgressOpener({ allowList, image: image.name, ports: settings.egressPorts, signal });
  const sandbox = await openSandbox({ ...options, ...(hasNetwork ? {} : { onContainer: egress.begin }) });
  try {
    if (isWorkspaceElsewhere(sandbox.findings)) throw explainLinkedWorkspace(image);
    await openDiskWorkspace(sandbox, options);
    const commands = settings.container?.setup ?? [];
    const later = commands.length > 0 && setupFiles !== undefined ? files : undefined;
    const first = later === undefined ? files : setupFiles;
    const room = roomOf(chooseSizes(settings));
    if (first !== undefined) await fillWorkspace({ sandbox, files: first, room, endpoint, signal });
    if (!hasNetwork) sandbox.egress = await egress.opened(sandbox.container);
    const progress = onProgress === undefined ? {} : { onProgress };
    const setup =
      commands.length === 0
        ? []
        : await runSetup({ sandbox, commands, hasNetwork, endpoint, signal, ...progress });
    if (later !== undefined) {
      await emptyWorkspace({ sandbox, endpoint, signal });
      await fillWorkspace({ sandbox, files: later, room, endpoint, signal });
    }
    // The canary tries what the blocks will have: the setup's network is cut by now.
    if (hasNetwork) sandbox.egress = await egress.opened(sandbox.container);
    if (purpose === "blocks") sandbox.expectBlocks();
    return { sandbox, setup };
  } catch (error) {
    await sandbox.remove();
    throw options.afterwards === "removed" ? error : withoutKept(error);
  }
}

function roomOf({ workspaceBytes, isWorkspaceOnDisk }: Sizes): string {
  const most = isWorkspaceOnDisk ? "" : ` in ${formatCount(inodesFor(workspaceBytes))} files and folders`;
  return `${formatBytes(workspaceBytes)}${most}`;
}

/** A person who wants to look inside a container that did not get so far is told that there is none. */
function withoutKept(error: unknown): unknown {
  if (!isAgentExecError(error) || error.code !== "setup-failed") return error;
  return new AgentExecError(error.code, error.message, {
    nextStep: `${error.nextStep} The container was removed: only one whose setup ended well is kept.`,
    cause: error.cause,
  });
}

async function openDiskWorkspace(
  sandbox: Sandbox,
  { connection: { endpoint }, settings, signal }: OpenSandboxOptions,
): Promise<void> {
  const { isWorkspaceOnDisk, workspaceBytes: limitBytes } = chooseSizes(settings);
  if (!isWorkspaceOnDisk) return;
  try {
    sandbox.disk = await DiskWorkspace.open({ sandbox, limitBytes, endpoint, signal });
  } catch (cause) {
    signal.throwIfAborted();
    if (isAgentExecError(cause)) throw cause;
    throw new AgentExecError("setup-failed", `The workspace cannot lie on disk: ${messageOf(cause)}`, {
      nextStep: "Set `workspace-size` to less than `memory`, so that it lies in memory.",
      cause,
    });
  }
}
