import { AgentExecError, isAgentExecError } from "../../../errors.js";
import { EngineUnavailableError } from "../../../ports/executor.js";
import type { Place, PlaceNames } from "../place.js";
import type { AllowList } from "./allow-list.js";
import type { Egress } from "./egress.js";
import type { EgressPorts } from "./host-access.js";

interface EgressOpenerOptions {
  readonly allowList: AllowList | null;
  /** The image's name for messages. */
  readonly image: string;
  readonly ports?: EgressPorts | undefined;
  readonly signal: AbortSignal;
}

/** Opens the connection to the listed hosts in parallel to the rest of the start. */
export function createEgressOpener({ allowList, image, ports, signal }: EgressOpenerOptions) {
  let begun: { readonly place: Place; readonly opening: Promise<Egress> } | null = null;
  const open = async (place: Place): Promise<Egress> => {
    const { Egress } = await import("./egress.js");
    return Egress.open({ place, allowList: allowList!, ports, signal });
  };
  const begin = (place: Place): void => {
    if (allowList === null) return;
    const opening = open(place);
    // Code that awaits the promise gets the failure. If the start failed for another reason, no code awaits it.
    opening.catch(() => undefined);
    begun = { place, opening };
  };
  return {
    /** Begins for a running place. If it is called twice, the second call counts. */
    begin,
    /**
     * The connection for this place, begun earlier or now. Null if no hosts are listed.
     * @throws AgentExecError `network-open`, `image-unsuitable`, `engine-unavailable`; the signal's reason.
     */
    async opened(place: Place): Promise<Egress | null> {
      if (allowList === null) return null;
      if (begun?.place !== place) begin(place);
      try {
        return await begun!.opening;
      } catch (error) {
        signal.throwIfAborted();
        throw explain(image, place.names, error);
      }
    },
  };
}

function explain(image: string, { place }: PlaceNames, error: unknown): AgentExecError {
  if (isAgentExecError(error)) return error;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === "NoInterpreterError") {
    return new AgentExecError(
      "image-unsuitable",
      `The image ${image} has neither Python 3 nor Node. agent-exec needs one of these programs to connect the code to the hosts in \`allow-host\`.`,
      { nextStep: "Use an image with python3 or node, or set `network` to `none`.", cause: error },
    );
  }
  return new EngineUnavailableError(
    `agent-exec could not connect the ${place} to the hosts in \`allow-host\`: ${message}.`,
    "Run again. If the error happens again, set `network` to `none` and report this error.",
    error,
  );
}
