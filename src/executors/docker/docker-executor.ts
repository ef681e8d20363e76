import { type Afterwards, workspaceFolderOf } from "../contained/session/contained-settings.js";
import type { Executor, Session, StartOptions } from "../../ports/executor.js";
import type { KeptSandbox, SessionFacts } from "../../facts/session.js";
import { mayBeShared } from "../shared-signal.js";
import { type TrialResults, tryLimits, unseenLimits } from "./canary/limits-canary.js";
import { SharedWork } from "./client/shared-work.js";
import { hasSetupNetwork } from "./container/container-spec.js";
import { takesSyscallFilter } from "./container/syscall-filter.js";
import { checkVolumeSources } from "./container/volume-sources.js";
import { wantedLimits } from "./container/wanted-limits.js";
import { startSession } from "../contained/session/start-session.js";
import { checkRoom, chooseSizes } from "../contained/limits/sizes.js";
import { checkProcessors, type DockerSettings } from "./settings/docker-settings.js";
import { chooseAllowList } from "../contained/egress/allow-list.js";
import { connectEngine } from "./client/engine-connection.js";
import { readEngineInfo } from "./client/engine-info.js";
import type { ImageBuild } from "./build/image-build.js";
import { findImage } from "./image/find-image.js";
import { sweepLeftovers } from "./leftovers/clean.js";
import { prepareCaches } from "./start/prepare-caches.js";
import { UserImages } from "./start/user-image.js";
import { openSandbox } from "./start/open-sandbox.js";
import { describeDocker, describeLimits } from "./usage-text.js";

/** 1 s: a first block that comes at once has ended by then. */
const sweepAfterMs = 1000;
/** 2 s: an idle engine answers in 6 ms. */
const infoDeadlineMs = 2000;

/**
 * Runs blocks in a container of an engine with Docker's API: without network and capabilities, with a read-only root
 * and limits for every resource. The container ends when its client ends.
 * @param imageBuild builds the image; `image` in the settings is then only its name in messages. Default: `image` is
 * found by its name.
 * @throws AgentExecError `settings-invalid` if the sizes contradict each other, the kernel cannot count the processors,
 * or a listed host is not a host.
 */
export function createDockerExecutor(
  settings: DockerSettings,
  imageBuild: ImageBuild | null = null,
): Executor {
  checkProcessors(settings);
  const sizes = chooseSizes(settings);
  const allowList = chooseAllowList(settings);
  const trials = new SharedWork<TrialResults>();
  let trialResults: TrialResults = {};
  const users = new UserImages();
  const { setup = [], caches = [] } = settings.container ?? {};
  const executor = settings.kernel === undefined ? "docker" : "jupyter";
  const limits = describeLimits(settings, sizes);
  return {
    name: executor,
    describe: (options) => describeDocker(settings, sizes, options),
    checkRoom: (size) => checkRoom(sizes, size),
    async start(options: StartOptions): Promise<Session> {
      const { signal, purpose = "blocks", onProgress, onFound } = options;
      mayBeShared(signal);
      await checkVolumeSources(settings.container ?? {});
      const connection = await connectEngine({ ...settings, signal });
      const finding = { connection, settings, signal, ...(onProgress && { onProgress }) };
      const findAny = async () => {
        // Build first: a build can fail at its last step, and asking the model costs money.
        const found = await (imageBuild?.find(finding) ?? {
          image: await findImage({ ...finding, onFound }),
        });
        onFound?.();
        return { ...found, image: await users.find({ ...finding, image: found.image }) };
      };
      const [{ image, ...built }, engine] = await Promise.all([
        findAny(),
        // The answer only makes a session safer and faster.
        readEngineInfo(connection.docker, { signal, deadlineMs: infoDeadlineMs }).catch(() => null),
      ]);
      const engineOptions = engine?.securityOptions ?? null;
      await prepareCaches({ connection, settings, image, signal });
      const isForBlocks = purpose === "blocks";
      const name = isForBlocks ? settings.container?.name : undefined;
      const afterwards = isForBlocks ? afterwardsOf(settings) : "removed";
      const hasOwnFilter = takesSyscallFilter({ ...image, engineOptions });
      const opening = { connection, image, hasOwnFilter, settings, afterwards, name };
      const tryUnseen = async (read: SessionFacts["held"]): Promise<TrialResults> => {
        const canary = { connection, settings, image, limits: unseenLimits(read) };
        if (isForBlocks)
          trialResults = await trials.do((stop) => tryLimits({ ...canary, signal: stop }), signal);
        return trialResults;
      };
      const session = await startSession(
        {
          settings,
          sizes,
          allowList,
          image: image.name,
          setup: { commands: setup, hasNetwork: hasSetupNetwork(settings), caches },
          afterwards,
          keptHint: (kept) => keptHint(kept, workspaceFolderOf(settings)),
          openSandbox: (asked) => openSandbox({ ...opening, ...asked }),
          facts: { executor, image: image.name, digest: image.digest, ...built, limits },
          wanted: wantedLimits(settings, sizes, engine?.machineBytes),
          tryUnseen,
        },
        options,
      );
      if (isForBlocks) setTimeout(() => void sweepLeftovers(connection, signal), sweepAfterMs).unref();
      return session;
    },
  };
}

function afterwardsOf({ container = {} }: DockerSettings): Afterwards {
  if (container.isStopped === false) return "running";
  return container.isRemoved === false ? "stopped" : "removed";
}

/** How to look into a kept container with Docker's own command, and how to remove it. */
function keptHint({ name, as }: KeptSandbox, workspaceFolder: string): string {
  return as === "running"
    ? `The container ${name} is still running. To look inside: \`docker exec -it -u 1000:1000 -w ${workspaceFolder} ${name} sh\`. To remove the container: \`docker rm -f -v ${name}\`.`
    : `The container ${name} was stopped and kept. \`docker inspect ${name}\` shows the container, and \`docker rm -v ${name}\` removes it. Files of a workspace in memory are gone. To keep these files, set \`stop-container\` to \`false\`.`;
}
