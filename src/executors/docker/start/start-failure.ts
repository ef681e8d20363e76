import { AgentExecError } from "../../../errors.js";
import { EngineUnavailableError } from "../../../ports/executor.js";
import type { ContainerSettings } from "../settings/docker-settings.js";
import { unavailable } from "../client/connection-failure.js";
import type { EngineConnection } from "../client/engine-connection.js";
import { engineMessage, isRefusal } from "../client/engine-error.js";
import type { LocalImage } from "../image/local-image.js";
import { PlaceEndedError } from "../../contained/sandbox/open-in-place.js";

export interface StartFailure {
  readonly connection: EngineConnection;
  readonly image: LocalImage;
  readonly additions: ContainerSettings;
  /** The engine's refusal, a container that ended at once, or a broken connection. */
  readonly error: unknown;
}

export function explainStartFailure({ connection, image, additions, error }: StartFailure): AgentExecError {
  if (isRefusal(error) || error instanceof PlaceEndedError) {
    const words = engineMessage(error);
    const head = words.slice(0, maxReadChars);
    const known = refusals.find(({ pattern }) => pattern.test(head));
    if (known !== undefined) return known.explain({ image, additions, words, cause: error });
  }
  if (error instanceof PlaceEndedError) {
    return new EngineUnavailableError(
      `The container ended right after its start: ${error.message || "it printed nothing"}.`,
      `Run \`docker run --rm ${image.name} sh -c true\` by hand.`,
      error,
    );
  }
  return unavailable(connection.endpoint, error);
}

/**
 * For a container that starts only without the user's process limits. The kernel has many messages for this, and none
 * if it kills the process at once. runc itself runs under these limits.
 */
export function explainUlimits(
  ulimits: NonNullable<ContainerSettings["ulimits"]>,
  error: unknown,
): AgentExecError {
  const given = ulimits.map(({ name, soft, hard }) => `${name}=${soft}${soft === hard ? "" : `:${hard}`}`);
  const words = engineMessage(error);
  const isOne = given.length === 1;
  return invalid(
    `The container does not start with ${isOne ? "the limit" : "these limits"} of its processes, ` +
      `${given.join(", ")}, and starts without ${isOne ? "it" : "them"}${words === "" ? "" : `: ${words}`}`,
    {
      nextStep: `Change ${isOne ? "it" : "them"} in \`ulimit\`, or remove ${isOne ? "it" : "them"}.`,
      cause: error,
    },
  );
}

/** In UTF-16 units. The image's own words may be part of a message, and the patterns take quadratic time. */
const maxReadChars = 4_000;

interface Refused {
  readonly image: LocalImage;
  readonly additions: ContainerSettings;
  readonly words: string;
  readonly cause: unknown;
}

interface Refusal {
  /** In the engine's words. */
  readonly pattern: RegExp;
  readonly explain: (refused: Refused) => AgentExecError;
}

/** The engine's messages, from specific to general. The first match counts. */
const refusals: readonly Refusal[] = [
  {
    pattern: /container name "?.*is already in use/i,
    explain: ({ words, cause }) =>
      invalid(`A container with that name already exists: ${words}`, {
        nextStep:
          "Set another `container-name`. If no run uses that container, you can also remove it with `docker rm`. (`agent-exec clean --kept` removes all containers that runs have kept.)",
        cause,
      }),
  },
  {
    pattern:
      /unknown runtime|unknown or invalid runtime|no such runtime|invalid runtime|runtime .* not found/i,
    explain: ({ words, cause }) =>
      invalid(`The engine does not know the runtime: ${words}`, {
        nextStep:
          "Register the runtime with the engine (`docker info` lists its runtimes), or remove `runtime`.",
        cause,
      }),
  },
  {
    // Since Docker 29, CDI (the Container Device Interface) describes devices.
    pattern: /could not select device driver|nvidia|device requests|GPU vendor|\bCDI\b/i,
    explain: ({ words, cause }) =>
      invalid(`The engine has no GPU: ${words}`, {
        nextStep: "Install the driver and its container toolkit on the engine's machine, or omit `gpus`.",
        cause,
      }),
  },
  {
    pattern: /volume name/i,
    explain: ({ words, cause }) =>
      invalid(`The engine refuses a volume's name: ${words}`, {
        nextStep: "Give `volume` a name of two letters or more, or a folder's full path, beginning with /.",
        cause,
      }),
  },
  {
    pattern: /bind source path does not exist|invalid mount|mount path|invalid volume/i,
    explain: ({ words, cause }) =>
      invalid(`The engine refuses a volume: ${words}`, {
        nextStep: "Check `volume`. The folder must exist on the engine's machine.",
        cause,
      }),
  },
  {
    pattern: /container-init binary not found|docker-init.*not found/i,
    explain: ({ words, cause }) =>
      new AgentExecError("engine-unavailable", `The engine has no init process: ${words}`, {
        nextStep: "Install the init process on the engine's machine: catatonit for Podman, tini for Docker.",
        cause,
      }),
  },
  {
    pattern: /rlimit|invalid ulimit|ulimit.*(hard|soft)/i,
    explain: ({ words, cause }) =>
      invalid(`The engine cannot set a process limit: ${words}`, {
        nextStep: "Lower the values in `ulimit` to at most the engine's own limits.",
        cause,
      }),
  },
  {
    pattern: /too many open files/i,
    explain: ({ words, cause }) =>
      new EngineUnavailableError(
        `The container engine has too many open files: ${words}`,
        "Raise the engine's limit of open files, or run fewer containers at once.",
        cause,
      ),
  },
  {
    // The kernel's files for limits, and the engine's own messages about requested limits.
    pattern:
      /\/sys\/fs\/cgroup|cgroup config|minimum memory limit|memory limit|range of cpus|cpu.?quota|pids ?limit/i,
    explain: ({ words, cause }) =>
      invalid(`The engine refuses a container limit: ${words}`, {
        nextStep:
          "Lower the limit that the message names: `memory`, `cpus` or `pids`. A rootless engine needs permission from its machine to set limits.",
        cause,
      }),
  },
  {
    // Files of the image at the paths of the container's own folders.
    pattern: /error mounting "tmpfs"|mount .?tmpfs.? to|error reopening|destination can't be/i,
    explain: ({ image, words, cause }) =>
      unsuitable(`The engine cannot make a container of the image ${image.name}: ${words}`, {
        nextStep:
          "Use an image in which /workspace, /tmp and /run are folders or missing, and /, /dev and /proc are not volumes.",
        cause,
      }),
  },
  {
    pattern: /exec format error/i,
    explain: ({ image, cause }) =>
      unsuitable(`This machine cannot start \`sh\` of the image ${image.name}.`, {
        nextStep: "Use an image for the processor type of the engine's machine.",
        cause,
      }),
  },
  {
    pattern: /exec.*permission denied/i,
    explain: ({ image, cause }) =>
      unsuitable(`The user that runs the code is not allowed to start \`sh\` of the image ${image.name}.`, {
        nextStep: "Make `sh` executable for everybody (`chmod 755`), or use an image such as python:3-slim.",
        cause,
      }),
  },
  {
    pattern: /executable file not found|no such file or directory/i,
    explain: ({ image: { name, searchPath }, additions, cause }) => {
      const path = additions.environment?.findLast((variable) => variable.name === "PATH")?.value;
      if (path !== undefined) {
        return invalid(`\`sh\` is not in the PATH that \`env\` sets, ${shownPath(path)}.`, {
          nextStep: "Remove PATH from `env`, or add the folders of the image's programs, such as /bin.",
          cause,
        });
      }
      return unsuitable(
        `The image ${name} has no shell: \`sh\` does not start in it${pathWords(searchPath)}.`,
        {
          nextStep: "Use an image with sh, such as python:3-slim.",
          cause,
        },
      );
    },
  },
];

interface Advice {
  readonly nextStep: string;
  readonly cause: unknown;
}

function invalid(message: string, { nextStep, cause }: Advice): AgentExecError {
  return new AgentExecError("settings-invalid", message, { nextStep, cause });
}

function unsuitable(message: string, { nextStep, cause }: Advice): AgentExecError {
  return new AgentExecError("image-unsuitable", message, { nextStep, cause });
}

/** Probably PATH leaves out the folders in which shells usually are. */
function pathWords(searchPath: string | null): string {
  if (searchPath === null || searchPath.split(":").includes("/bin")) return "";
  return `, whose PATH is ${shownPath(searchPath)}`;
}

function shownPath(path: string): string {
  return JSON.stringify(path.slice(0, 200));
}
