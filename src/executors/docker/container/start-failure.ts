import { AgentExecError } from "../../../errors.js";
import { EngineUnavailableError } from "../../../ports/executor.js";
import { unavailable } from "../engine/connection-failure.js";
import type { EngineConnection } from "../engine/engine-connection.js";
import { engineMessage, isRefusal } from "../engine/engine-error.js";
import type { LocalImage } from "../image/local-image.js";
import { ContainerEndedError } from "./sandbox.js";

export interface StartFailure {
  readonly connection: EngineConnection;
  readonly image: LocalImage;
  /** The engine's refusal, a container that ended at once, or a broken connection. */
  readonly error: unknown;
}

/** Why a container did not start, in the reader's words. */
export function explainStartFailure({ connection, image, error }: StartFailure): AgentExecError {
  if (isRefusal(error) || error instanceof ContainerEndedError) {
    const words = engineMessage(error);
    const known = refusals.find(({ pattern }) => pattern.test(words));
    if (known !== undefined) return known.explain({ image: image.name, words, cause: error });
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

interface Refused {
  readonly image: string;
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
        nextStep: "Remove it with `docker rm -f NAME`, or set another `container-name`.",
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
    pattern: /could not select device driver|nvidia|device requests/i,
    explain: ({ words, cause }) =>
      invalid(`The engine has no graphics processor to give: ${words}`, {
        nextStep:
          "Install the driver and its container toolkit on the engine's machine, or leave `gpus` out.",
        cause,
      }),
  },
  {
    pattern: /bind source path does not exist|invalid mount|mount path|invalid volume|volume name/i,
    explain: ({ words, cause }) =>
      invalid(`The engine refuses a volume: ${words}`, {
        nextStep: "Check `volume`: the folder must be there on the engine's machine.",
        cause,
      }),
  },
  {
    pattern: /executable file not found|no such file or directory/i,
    explain: ({ image, cause }) =>
      new AgentExecError(
        "image-unsuitable",
        `The image ${image} has no shell: \`sh\` does not start in it.`,
        { nextStep: "Use an image with sh, such as python:3-slim.", cause },
      ),
  },
];

function invalid(
  message: string,
  { nextStep, cause }: { readonly nextStep: string; readonly cause: unknown },
): AgentExecError {
  return new AgentExecError("settings-invalid", message, { nextStep, cause });
}
