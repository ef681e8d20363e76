import { AgentExecError, settingsInvalid } from "../../../errors.js";

/** Docker 20.10's version: containers get their own control group namespace, and clients can wait for removals. */
const oldest = 41;
/**
 * Docker 28.3's version. We read what changed since 1.41 for every call made here (Docker's "Engine API version
 * history"). Docker 29 accepts 1.44 to 1.52.
 */
const newest = 51;

export interface ApiVersionOptions {
  /** The engine's answer to a ping: `1.41`; absent if it named none. */
  readonly offered: string | undefined;
  /** The version in DOCKER_API_VERSION, which is used as it is. */
  readonly wanted?: string | undefined;
  /** The engine's address for messages. */
  readonly place: string;
}

/**
 * Chooses the version of the API: the newest that both sides support.
 * @throws AgentExecError `engine-unavailable` if the engine is too old or not an engine; `settings-invalid` if
 * DOCKER_API_VERSION is not a version, or is older than 1.41.
 */
export function chooseApiVersion({ offered, wanted, place }: ApiVersionOptions): string {
  if (wanted !== undefined) return parseWantedVersion(wanted);
  const minor = minorOf(offered);
  if (minor !== null && minor >= oldest) return `1.${Math.min(minor, newest)}`;
  const [message, nextStep] =
    minor === null
      ? [
          `The program at ${place} is not a container engine, because it does not report a version of Docker's API.`,
          "Check the address in DOCKER_HOST. Check whether a proxy changes the container engine's answers.",
        ]
      : [
          `The container engine at ${place} is too old. The engine speaks version 1.${minor} of Docker's API, but agent-exec needs version 1.${oldest} or newer.`,
          "Update the engine to Docker 20.10 or newer, or Podman 4 or newer.",
        ];
  throw new AgentExecError("engine-unavailable", message, { nextStep });
}

/** The version that DOCKER_API_VERSION names. @throws AgentExecError `settings-invalid` like `chooseApiVersion`. */
export function parseWantedVersion(wanted: string): string {
  const minor = minorOf(wanted);
  if (minor !== null && minor >= oldest) return `1.${minor}`;
  throw settingsInvalid(
    `DOCKER_API_VERSION is ${JSON.stringify(wanted)}, which agent-exec does not support.`,
    `Unset DOCKER_API_VERSION, or set it to a version from 1.${oldest} to 1.${newest}.`,
  );
}

/** Versions other than 1.x would be another API. */
function minorOf(version: string | undefined): number | null {
  const match = /^1\.(\d{1,4})$/.exec(version ?? "");
  return match === null ? null : Number(match[1]);
}
