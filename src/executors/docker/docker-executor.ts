import { randomBytes } from "node:crypto";
import { AgentExecError } from "../../errors.js";
import {
  EngineUnavailableError,
  type Executor,
  type Session,
  type StartOptions,
} from "../../ports/executor.js";
import { type ContainerSpec, createSpec, withoutSysctls } from "./container/container-spec.js";
import { DockerSession } from "./docker-session.js";
import { chooseSizes, type DockerSettings } from "./docker-settings.js";
import { connectEngine, type EngineConnection, unavailable } from "./engine/engine-connection.js";
import { engineMessage, isRefusal } from "./engine/engine-error.js";
import { findImage, type LocalImage } from "./image/find-image.js";
import { findHeldLimits } from "./container/held-limits.js";
import { ContainerEndedError, Sandbox } from "./container/sandbox.js";
import { describeDocker, describeLimits } from "./usage-text.js";
import { fillWorkspace } from "./workspace/workspace-in.js";

/**
 * Runs blocks in a container of an engine that speaks Docker's API: no network, no capabilities, a read-only root,
 * every resource bounded, gone when its client is.
 *
 * @throws AgentExecError `settings-invalid` when the sizes do not fit each other.
 */
export function createDockerExecutor(settings: DockerSettings): Executor {
  const sizes = chooseSizes(settings);
  return {
    name: "docker",
    describe: () => describeDocker(settings),
    async start(options: StartOptions): Promise<Session> {
      const { signal, files, onProgress } = options;
      const connection = await connectEngine({ endpoint: settings.endpoint, signal });
      const image = await findImage({ connection, settings, signal, ...(onProgress && { onProgress }) });
      const open = (options: { readonly signal: AbortSignal }): Promise<Sandbox> =>
        openSandbox({ connection, image, settings, ...options });
      const sandbox = await open({ signal });
      try {
        if (files !== undefined) await fillWorkspace({ sandbox, files, signal });
      } catch (error) {
        await sandbox.remove();
        throw error;
      }
      const facts = {
        executor: "docker",
        image: image.name,
        digest: image.digest,
        limits: describeLimits(settings, sizes.tmpBytes),
        held: findHeldLimits(sandbox.findings, { settings, sizes }),
        languages: sandbox.languages.map(({ language }) => language.name),
      };
      return new DockerSession({ settings, facts, sandbox, open });
    },
  };
}

interface OpenSandboxOptions {
  readonly connection: EngineConnection;
  readonly image: LocalImage;
  readonly settings: DockerSettings;
  readonly signal: AbortSignal;
}

async function openSandbox({ connection, image, settings, signal }: OpenSandboxOptions): Promise<Sandbox> {
  const createOwnSpec = (): ContainerSpec =>
    createSpec({
      settings,
      sizes: chooseSizes(settings),
      imageId: image.id,
      imageVolumes: image.volumes,
      name: `agent-exec-${randomBytes(8).toString("hex")}`,
    });
  const { docker } = connection;
  try {
    return await Sandbox.open({ docker, spec: createOwnSpec(), signal }).catch((error: unknown) => {
      // Such an engine is no reason not to run: the session's facts say that the limit does not hold.
      if (!isAboutSysctls(error)) throw error;
      return Sandbox.open({ docker, spec: withoutSysctls(createOwnSpec()), signal });
    });
  } catch (error) {
    signal.throwIfAborted();
    throw explainStartFailure({ connection, image, error });
  }
}

/** "sysctl … is not whitelisted", "write sysctl key …", "open /proc/sys/kernel/…: permission denied". */
function isAboutSysctls(error: unknown): boolean {
  return isRefusal(error) && /sysctl|\/proc\/sys\//i.test(engineMessage(error));
}

function explainStartFailure({
  connection,
  image,
  error,
}: Pick<OpenSandboxOptions, "connection" | "image"> & { readonly error: unknown }): AgentExecError {
  const isAboutImage = isRefusal(error) || error instanceof ContainerEndedError;
  if (isAboutImage && /executable file not found|no such file or directory/i.test(engineMessage(error))) {
    return new AgentExecError(
      "image-unsuitable",
      `The image ${image.name} has no shell: \`sh\` does not start in it.`,
      {
        nextStep: "Use an image with sh, such as python:3-slim.",
        cause: error,
      },
    );
  }
  if (error instanceof ContainerEndedError) {
    return new EngineUnavailableError(
      `The container ended as soon as it had started: ${error.message || "it said nothing"}.`,
      `Try \`docker run --rm ${image.name} sh -c true\` by hand.`,
      error,
    );
  }
  return unavailable(connection.endpoint, error);
}
