import { proxyPort } from "./proxy-environment.js";
import { maxConnections, maxPayloadBytes, maxWaiting, windowBytes } from "./frames.js";
import { nodeForwarder } from "./node-forwarder.js";
import { pythonForwarder } from "./python-forwarder.js";

/** The forwarder's exit code where the image has neither Python 3 nor Node. */
export const noInterpreterCode = 90;

/** The image has neither Python 3 nor Node to carry connections with. */
export class NoInterpreterError extends Error {
  override readonly name = "NoInterpreterError";

  constructor() {
    super("The image lacks Python 3 and Node.");
  }
}

const settings = JSON.stringify({
  port: proxyPort,
  connections: maxConnections,
  backlog: maxWaiting,
  payload: maxPayloadBytes,
  window: windowBytes,
});

/** Runs the program of the image's interpreter, whichever it has, in the shell's own process. */
const run = `
if command -v python3 >/dev/null 2>&1; then exec python3 -I -S -c "$1" "$3"
elif command -v python >/dev/null 2>&1; then exec python -I -S -c "$1" "$3"
elif command -v node >/dev/null 2>&1; then exec node -e "$2" "$3"
fi
exit ${noInterpreterCode}
`;

/** A command that runs one of two programs of the same effect, with one argument. */
export function eitherProgram(
  programs: { readonly python: string; readonly node: string },
  argument: string,
): string[] {
  return ["sh", "-c", run, "agent-exec", programs.python, programs.node, argument];
}

/**
 * Listens on the place's loopback and carries every connection over its own standard streams. It knows nothing of
 * hosts: what may be reached is decided outside, where no code of the place runs.
 */
export const forwarderCommand: readonly string[] = eitherProgram(
  { python: pythonForwarder, node: nodeForwarder },
  settings,
);
