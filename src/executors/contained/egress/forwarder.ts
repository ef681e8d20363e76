import either from "./either.sh.js";
import nodeForwarder from "./forwarder.cjs.js";
import pythonForwarder from "./forwarder.py.js";
import { maxConnections, maxPayloadBytes, maxWaiting, windowBytes } from "./frames.js";
import { proxyPort } from "./proxy-environment.js";

/** The exit code of `either.sh` if the image has neither Python 3 nor Node. */
export const noInterpreterCode = 90;

/** The error if the image has neither Python 3 nor Node, and so cannot forward connections. */
export class NoInterpreterError extends Error {
  override readonly name = "NoInterpreterError";

  constructor() {
    super("The image has neither Python 3 nor Node.");
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
 * Listens on the place's loopback, and carries every connection over its own standard streams. It knows no hosts. The
 * program outside decides which hosts may be reached, because no code of the place runs there.
 */
export const forwarderCommand: readonly string[] = eitherProgram(
  { python: pythonForwarder, node: nodeForwarder },
  settings,
);
