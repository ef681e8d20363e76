import { AgentExecError } from "../../../errors.js";

/** Docker 20.10's: containers get a control group namespace of their own, and removals can be waited for. */
const oldest = 41;
/**
 * Docker 28.3's. What has changed since 1.41 was read for every call that is made here (Docker's "Engine API version
 * history"); Docker 29 takes 1.44 to 1.52.
 */
const newest = 51;

export interface ApiVersionOptions {
  /** The engine's answer to a ping: `1.41`; absent when it named none. */
  readonly offered: string | undefined;
  /** What a person asks for with DOCKER_API_VERSION; taken as it is. */
  readonly wanted?: string | undefined;
  /** Where the engine is. Used in messages. */
  readonly place: string;
}

/**
 * The version of the API to speak: the newest that both know.
 * @throws AgentExecError `engine-unavailable` for an engine that is too old, or that is none;
 *   `settings-invalid` for a DOCKER_API_VERSION that is no version, or older than 1.41.
 */
export function chooseApiVersion({ offered, wanted, place }: ApiVersionOptions): string {
  if (wanted !== undefined) return parseWantedVersion(wanted);
  const minor = minorOf(offered);
  if (minor === null) {
    throw new AgentExecError(
      "engine-unavailable",
      `The program at ${place} is not a container engine, because it does not report a version of Docker's API.`,
      {
        nextStep: "Check the address in DOCKER_HOST, and check for a proxy that changes the answers.",
      },
    );
  }
  if (minor < oldest) {
    throw new AgentExecError(
      "engine-unavailable",
      `The container engine at ${place} is too old. It speaks version 1.${minor} of Docker's API, and 1.${oldest} is needed.`,
      {
        nextStep: "Update the engine to Docker 20.10 or newer, or Podman 4 or newer.",
      },
    );
  }
  return `1.${Math.min(minor, newest)}`;
}

/** The version that DOCKER_API_VERSION names. @throws AgentExecError `settings-invalid` like `chooseApiVersion`. */
export function parseWantedVersion(wanted: string): string {
  const minor = minorOf(wanted);
  if (minor !== null && minor >= oldest) return `1.${minor}`;
  throw new AgentExecError(
    "settings-invalid",
    `DOCKER_API_VERSION is ${JSON.stringify(wanted)}, which agent-exec does not support.`,
    {
      nextStep: `Unset DOCKER_API_VERSION, or set it to a version from 1.${oldest} to 1.${newest}.`,
    },
  );
}

/** Versions of another family than 1.x would be another API. */
function minorOf(version: string | undefined): number | null {
  const match = /^1\.(\d{1,4})$/.exec(version ?? "");
  return match === null ? null : Number(match[1]);
}
