import { randomBytes } from "node:crypto";
import { dockerConfigFolder } from "../executors/docker/client/docker-config.js";
import { createDockerExecutor } from "../executors/docker/docker-executor.js";
import type { LanguageOptions } from "../executors/languages/languages.js";
import type { DockerSettings } from "../executors/docker/settings/docker-settings.js";
import { readEnvironment } from "../process/env.js";
import { devcontainer } from "../executors/docker/settings/image-name.js";
import { settingsInvalid } from "../errors.js";
import { systemClock } from "../process/system-clock.js";
import { version } from "../version.js";
import { libraryExecutor, type LibraryExecutor } from "./executor.js";
import { type GivenLanguages, languagesOf, refuseUnknown, valuesOf } from "./options.js";

/** Options of the executor that are not settings of the command. */
type Inner =
  | "runId"
  | "version"
  | "clock"
  | "egressPorts"
  | "maxEngineWaitMs"
  | "verifiesAsOther"
  | keyof LanguageOptions;

/**
 * The options of `docker`. Only `image` is required. The other options have the same defaults as the settings: 2 GiB of
 * memory, 2 processors, 256 processes, 512 MiB for files, 1 MiB of output per block, no network. A missing image is
 * pulled. The engine is the one that the `docker` command uses.
 */
export interface DockerOptions extends Partial<Omit<DockerSettings, Inner | "image">>, GivenLanguages {
  /** The image's name, such as `python:3-slim`, with a registry, tag or digest if needed. */
  readonly image: string;
}

const known = {
  image: true,
  pull: true,
  registryLogin: true,
  dockerConfigFolder: true,
  memoryBytes: true,
  cpus: true,
  pids: true,
  workspaceFolder: true,
  workspaceBytes: true,
  tmpBytes: true,
  maxOutputBytes: true,
  maxTotalOutputBytes: true,
  network: true,
  allowHosts: true,
  kernel: true,
  functions: true,
  languages: true,
  inferLanguage: true,
  container: true,
  endpoint: true,
  variable: true,
  sshProgram: true,
} as const satisfies Readonly<Record<keyof DockerOptions, true>>;

/**
 * Runs code in a container of an engine that speaks Docker's API. The container has no network, no capabilities, a
 * read-only root and limits for everything, and it ends with this process. `docker` itself does not call the engine;
 * `start` does. The library does not build images, so `devcontainer` is refused.
 * @throws AgentExecError `settings-invalid` for an unknown option, a value out of range, sizes that contradict each
 * other, or a wrong host.
 */
export function docker(options: DockerOptions): LibraryExecutor {
  refuseUnknown("docker", options, known);
  if (options.image === devcontainer)
    throw settingsInvalid(
      "`image` cannot be `devcontainer`: the library does not read `devcontainer.json` or build images.",
      "Build the image first, then pass its name.",
    );
  const { variable = readEnvironment().variable } = options;
  const executor = createDockerExecutor({
    dockerConfigFolder: dockerConfigFolder(variable),
    ...options,
    ...valuesOf(options, [
      "image",
      "pull",
      "memoryBytes",
      "cpus",
      "pids",
      "workspaceFolder",
      "workspaceBytes",
      "maxOutputBytes",
      "network",
      "allowHosts",
    ]),
    ...languagesOf(options),
    variable,
    runId: `library-${randomBytes(4).toString("hex")}`,
    version,
    clock: systemClock,
  });
  const secrets = (): readonly string[] => [options.registryLogin?.password ?? ""];
  return libraryExecutor({ ...executor, takesChanges: true, checksNames: true, secrets });
}
