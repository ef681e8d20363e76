import { AgentExecError, isAgentExecError } from "../../../errors.js";
import { EngineUnavailableError } from "../../../ports/executor.js";
import type { DockerContainer } from "../../docker/container/container.js";
import type { AllowList } from "./allow-list.js";
import type { Egress } from "./egress.js";
import type { EgressPorts } from "./egress-ports.js";

/** Opens the way to the listed hosts beside what else a start does. */
export interface EgressOpener {
  /** Begins for a container that runs; of two the later counts. */
  readonly begin: (container: DockerContainer) => void;
  /**
   * The way that was begun for this container, or one that is opened now; null where no hosts are listed.
   *
   * @throws AgentExecError `network-open`, `image-unsuitable`, `engine-unavailable`; the signal's reason.
   */
  readonly opened: (container: DockerContainer) => Promise<Egress | null>;
}

export interface EgressOpenerOptions {
  readonly allowList: AllowList | null;
  /** As a person reads it. */
  readonly image: string;
  readonly ports?: EgressPorts | undefined;
  readonly signal: AbortSignal;
}

export function createEgressOpener({ allowList, image, ports, signal }: EgressOpenerOptions): EgressOpener {
  let begun: { readonly container: DockerContainer; readonly opening: Promise<Egress> } | null = null;
  const open = async (container: DockerContainer): Promise<Egress> => {
    const { Egress } = await import("./egress.js");
    return Egress.open({ container, allowList: allowList!, ports, signal });
  };
  const begin = (container: DockerContainer): void => {
    if (allowList === null) return;
    const opening = open(container);
    // Its failure is told to who waits for it, and to nobody when the start failed for another reason before.
    opening.catch(() => undefined);
    begun = { container, opening };
  };
  return {
    begin,
    async opened(container) {
      if (allowList === null) return null;
      if (begun?.container !== container) begin(container);
      try {
        return await begun!.opening;
      } catch (error) {
        signal.throwIfAborted();
        throw explain(image, error);
      }
    },
  };
}

function explain(image: string, error: unknown): AgentExecError {
  if (isAgentExecError(error)) return error;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === "NoInterpreterError") {
    return new AgentExecError(
      "image-unsuitable",
      `The image ${image} has neither Python 3 nor Node, one of which carries connections to the listed hosts.`,
      { nextStep: "Use an image with python3 or node, or set `network` to none.", cause: error },
    );
  }
  return new EngineUnavailableError(
    `The relay to the listed hosts could not be opened in the container: ${message}.`,
    "Run again; where it stays, set `network` to none and report this.",
    error,
  );
}
