import { AgentExecError, type ErrorCode, settingsInvalid } from "../../../errors.js";
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

export function explainStartFailure(failure: StartFailure): AgentExecError {
  const { connection, image, error } = failure;
  if (isRefusal(error) || error instanceof PlaceEndedError) {
    const words = engineMessage(error);
    const head = words.slice(0, maxReadChars);
    const known = refusals.find(({ pattern }) => pattern.test(head));
    if (known !== undefined) {
      const { code = "settings-invalid", what, ...rest } = known;
      const message = typeof what === "string" ? `${what}: ${words}` : what(failure, words);
      return new AgentExecError(code, message, { ...rest, cause: error });
    }
    if (isProgramMissing.test(head)) return explainNoShell(failure);
  }
  if (error instanceof PlaceEndedError)
    return new EngineUnavailableError(
      `The container ended right after its start: ${error.message || "it printed nothing"}.`,
      `Run \`docker run --rm ${image.name} sh -c true\` by hand to see the cause.`,
      error,
    );
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
  return settingsInvalid(
    `The container does not start with ${isOne ? "the limit" : "these limits"} of its processes, ` +
      `${given.join(", ")}, and starts without ${isOne ? "it" : "them"}${words === "" ? "" : `: ${words}`}`,
    `Change ${isOne ? "it" : "them"} in \`ulimit\`, or remove ${isOne ? "it" : "them"}.`,
    error,
  );
}

/** In UTF-16 units. The image's own words may be part of a message, and the patterns take quadratic time. */
const maxReadChars = 4_000;

interface Refusal {
  /** In the engine's words. */
  readonly pattern: RegExp;
  /** Default: `settings-invalid`. */
  readonly code?: ErrorCode;
  /** What happened. The engine's words follow a text. A function returns the whole message. */
  readonly what: string | ((failure: StartFailure, words: string) => string);
  readonly nextStep: string;
  readonly isRetryable?: boolean;
}

/** The engine's messages, from specific to general. The first match counts. */
const refusals: readonly Refusal[] = [
  {
    pattern: /container name "?.*is already in use/i,
    what: "A container with that name already exists",
    nextStep:
      "Set another `container-name`. If no run uses that container, you can also remove it with `docker rm`. (`agent-exec clean --kept` removes all containers that runs have kept.)",
  },
  {
    pattern:
      /unknown runtime|unknown or invalid runtime|no such runtime|invalid runtime|runtime .* not found/i,
    what: "The engine does not know the runtime",
    nextStep: "Register the runtime with the engine (`docker info` lists its runtimes), or remove `runtime`.",
  },
  {
    // Since Docker 29, CDI (the Container Device Interface) describes devices.
    pattern: /could not select device driver|nvidia|device requests|GPU vendor|\bCDI\b/i,
    what: "The engine has no GPU",
    nextStep: "Install the GPU's driver and container toolkit on the engine's machine, or omit `gpus`.",
  },
  {
    pattern: /volume name/i,
    what: "The engine refuses a volume's name",
    nextStep: "Give `volume` a name of two letters or more, or a folder's full path, beginning with /.",
  },
  {
    pattern: /bind source path does not exist|invalid mount|mount path|invalid volume/i,
    what: "The engine refuses a volume",
    nextStep: "Check `volume`. The folder must exist on the engine's machine.",
  },
  {
    pattern: /container-init binary not found|docker-init.*not found/i,
    code: "engine-unavailable",
    what: "The engine has no init process",
    nextStep: "Install the init process on the engine's machine: catatonit for Podman, tini for Docker.",
  },
  {
    pattern: /rlimit|invalid ulimit|ulimit.*(hard|soft)/i,
    what: "The engine cannot set a limit for the container's processes",
    nextStep: "In `ulimit`, set this limit to at most the engine's own limit.",
  },
  {
    pattern: /too many open files/i,
    code: "engine-unavailable",
    what: "The container engine has too many open files",
    nextStep: "Raise the engine's limit of open files, or run fewer containers at once.",
    isRetryable: true,
  },
  {
    // The kernel's files for limits, and the engine's own messages about requested limits.
    pattern:
      /\/sys\/fs\/cgroup|cgroup config|minimum memory limit|memory limit|range of cpus|cpu.?quota|pids ?limit/i,
    what: "The engine refuses a container limit",
    nextStep:
      "Lower the limit that the message names: `memory`, `cpus` or `pids`. A rootless engine can set limits only if its machine allows this.",
  },
  {
    // Files of the image at the paths of the container's own folders.
    pattern: /error mounting "tmpfs"|mount .?tmpfs.? to|error reopening|destination can't be/i,
    code: "image-unsuitable",
    what: ({ image }, words) => `The engine cannot make a container of the image ${image.name}: ${words}`,
    nextStep:
      "Use an image in which /workspace, /tmp and /run are folders or missing, and /, /dev and /proc are not volumes.",
  },
  {
    pattern: /exec format error/i,
    code: "image-unsuitable",
    what: ({ image }) => `The engine's machine cannot start \`sh\` of the image ${image.name}.`,
    nextStep: "Use an image for the processor type of the engine's machine.",
  },
  {
    pattern: /exec.*permission denied/i,
    code: "image-unsuitable",
    what: ({ image }) =>
      `The user that runs the code is not allowed to start \`sh\` of the image ${image.name}.`,
    nextStep: "Make `sh` executable for everybody (`chmod 755`), or use an image such as python:3-slim.",
  },
];

const isProgramMissing = /executable file not found|no such file or directory/i;

/** The engine's words name any program. It is the shell, because only the shell is started. */
function explainNoShell({ image, additions, error: cause }: StartFailure): AgentExecError {
  const { name, searchPath } = image;
  const path = additions.environment?.findLast((variable) => variable.name === "PATH")?.value;
  if (path !== undefined)
    return settingsInvalid(
      `\`sh\` is not in the PATH that \`env\` sets, ${shownPath(path)}.`,
      "Remove PATH from `env`, or add the folders of the image's programs, such as /bin.",
      cause,
    );
  // Probably PATH leaves out the folders in which shells usually are.
  const isOdd = searchPath !== null && !searchPath.split(":").includes("/bin");
  const words = isOdd ? `. The image's PATH is ${shownPath(searchPath)}` : "";
  return new AgentExecError(
    "image-unsuitable",
    `The image ${name} has no shell: \`sh\` does not start${words}.`,
    { nextStep: "Use an image with sh, such as python:3-slim.", cause },
  );
}

function shownPath(path: string): string {
  return JSON.stringify(path.slice(0, 200));
}
