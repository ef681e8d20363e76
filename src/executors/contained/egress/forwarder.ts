import either from "./either.sh.js";
import nodeForwarder from "./forwarder.cjs.js";
import pythonForwarder from "./forwarder.py.js";
import { maxConnections, maxPayloadBytes, maxWaiting, windowBytes } from "./frames.js";
import { proxyPort } from "./proxy-environment.js";

/** `either.sh` ends with it if the image has neither Python 3 nor Node. */
export const noInterpreterCode = 90;

/** The image has neither Python 3 nor Node, so it cannot forward connections. */
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

/** A command that runs one of two equivalent programs, with one argument. */
export function eitherProgram(
  programs: { readonly python: string; readonly node: string },
  argument: string,
): string[] {
  return ["sh", "-c", either, "agent-exec", programs.python, programs.node, argument];
}

/**
 * Listens on the place's loopback and carries every connection over its own standard streams. The forwarder knows no
 * hosts. The program outside, where no code of the place runs, decides which hosts may be reached.
 */
export const forwarderCommand: readonly string[] = eitherProgram(
  { python: pythonForwarder, node: nodeForwarder },
  settings,
);
