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
  /** What a person added to the container. */
  readonly additions: ContainerSettings;
  /** The engine's refusal, a container that ended at once, or a broken connection. */
  readonly error: unknown;
}

/** Why a container did not start, in the reader's words. */
export function explainStartFailure({ connection, image, additions, error }: StartFailure): AgentExecError {
  if (isRefusal(error) || error instanceof PlaceEndedError) {
    const words = engineMessage(error);
    const head = words.slice(0, maxReadChars);
    const known = refusals.find(({ pattern }) => pattern.test(head));
    if (known !== undefined) return known.explain({ image, additions, words, cause: error });
  }
  if (error instanceof PlaceEndedError) {
    return new EngineUnavailableError(
      `The container ended as soon as it had started: ${error.message || "it said nothing"}.`,
      `Try \`docker run --rm ${image.name} sh -c true\` by hand.`,
      error,
    );
  }
  return unavailable(connection.endpoint, error);
}

/**
 * For a container that starts once the limits of its processes are left out, which a person gave: the kernel's own
 * words for them are many, and none where it kills at once. runc starts the container under them already.
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
      nextStep: `Change ${isOne ? "it" : "them"} in \`ulimit\`, or leave ${isOne ? "it" : "them"} out.`,
      cause: error,
    },
  );
}

/** In UTF-16 units; words of an image's own may stand in a message, and the patterns take the square of its length. */
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

/** What the engine says, from the particular to the general: the first that fits counts. */
const refusals: readonly Refusal[] = [
  {
    pattern: /container name "?.*is already in use/i,
    explain: ({ words, cause }) =>
      invalid(`A container of that name is there already: ${words}`, {
        nextStep:
          "Set another `container-name`, or remove that container, where no other run is in it: `docker ps -a` shows it, and `agent-exec clean --kept` removes those that runs have left.",
        cause,
      }),
  },
  {
    pattern:
      /unknown runtime|unknown or invalid runtime|no such runtime|invalid runtime|runtime .* not found/i,
    explain: ({ words, cause }) =>
      invalid(`The engine does not know the runtime: ${words}`, {
        nextStep: "Register it with the engine (`docker info` lists them), or leave `runtime` out.",
        cause,
      }),
  },
  {
    // Since Docker 29 devices are described by CDI, the Container Device Interface.
    pattern: /could not select device driver|nvidia|device requests|GPU vendor|\bCDI\b/i,
    explain: ({ words, cause }) =>
      invalid(`The engine has no graphics processor to give: ${words}`, {
        nextStep:
          "Install the driver and its container toolkit on the engine's machine, or leave `gpus` out.",
        cause,
      }),
  },
  {
    pattern: /volume name/i,
    explain: ({ words, cause }) =>
      invalid(`The engine refuses a volume's name: ${words}`, {
        nextStep: "Give `volume` a name of two letters or more, or a folder's whole path, from / on.",
        cause,
      }),
  },
  {
    pattern: /bind source path does not exist|invalid mount|mount path|invalid volume/i,
    explain: ({ words, cause }) =>
      invalid(`The engine refuses a volume: ${words}`, {
        nextStep: "Check `volume`: the folder must be there on the engine's machine.",
        cause,
      }),
  },
  {
    pattern: /container-init binary not found|docker-init.*not found/i,
    explain: ({ words, cause }) =>
      new AgentExecError("engine-unavailable", `The engine has no first process to start: ${words}`, {
        nextStep: "Install what it names on the engine's machine: catatonit for Podman, tini for Docker.",
        cause,
      }),
  },
  {
    pattern: /rlimit|invalid ulimit|ulimit.*(hard|soft)/i,
    explain: ({ words, cause }) =>
      invalid(`The engine cannot set a limit of the processes: ${words}`, {
        nextStep: "Lower what `ulimit` asks for: no more than the engine itself may have.",
        cause,
      }),
  },
  {
    pattern: /too many open files/i,
    explain: ({ words, cause }) =>
      new EngineUnavailableError(
        `The container engine has no more files to open: ${words}`,
        "Raise the engine's own limit of open files, or run fewer containers at once.",
        cause,
      ),
  },
  {
    // The kernel's files for limits, and the engine's own words about what it was asked for.
    pattern:
      /\/sys\/fs\/cgroup|cgroup config|minimum memory limit|memory limit|range of cpus|cpu.?quota|pids ?limit/i,
    explain: ({ words, cause }) =>
      invalid(`The engine refuses a limit of the container: ${words}`, {
        nextStep:
          "Lower `memory`, `cpus` or `pids`, whichever these words name; a rootless engine needs the machine's leave to set them.",
        cause,
      }),
  },
  {
    // What the image has where the container's own folders go.
    pattern: /error mounting "tmpfs"|mount .?tmpfs.? to|error reopening|destination can't be/i,
    explain: ({ image, words, cause }) =>
      unsuitable(`The engine cannot make a container of the image ${image.name}: ${words}`, {
        nextStep:
          "Use an image without files at /workspace, /tmp and /run, and without volumes over /, /dev and /proc.",
        cause,
      }),
  },
  {
    pattern: /exec format error/i,
    explain: ({ image, cause }) =>
      unsuitable(`\`sh\` of the image ${image.name} is no program that this machine can start.`, {
        nextStep: "Use an image for the processor of the engine's machine.",
        cause,
      }),
  },
  {
    pattern: /exec.*permission denied/i,
    explain: ({ image, cause }) =>
      unsuitable(`\`sh\` of the image ${image.name} may be started by some users only, and not by ours.`, {
        nextStep: "Let everybody start it (`chmod 755`), or use an image such as python:3-slim.",
        cause,
      }),
  },
  {
    pattern: /executable file not found|no such file or directory/i,
    explain: ({ image: { name, searchPath }, additions, cause }) => {
      const path = additions.environment?.findLast((variable) => variable.name === "PATH")?.value;
      if (path !== undefined) {
        return invalid(`\`sh\` is not found with the PATH that \`env\` sets, ${shownPath(path)}.`, {
          nextStep: "Leave PATH out of `env`, or name the folders of the image's programs too, such as /bin.",
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

/** A PATH that leaves out where shells usually lie is the likelier reason. */
function pathWords(searchPath: string | null): string {
  if (searchPath === null || searchPath.split(":").includes("/bin")) return "";
  return `, whose PATH is ${shownPath(searchPath)}`;
}

function shownPath(path: string): string {
  return JSON.stringify(path.slice(0, 200));
}
