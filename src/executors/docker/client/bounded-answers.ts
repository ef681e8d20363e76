import type { Agent, ClientRequest, IncomingMessage } from "node:http";

/** 16 MiB: the longest answer that agent-exec asks for, a list of containers, has some kilobytes. */
const maxAnswerBytes = 16 * 1024 * 1024;

/** Node passes each request to its agent here, but its types do not say so. */
interface RequestTaker {
  addRequest(request: ClientRequest, ...rest: readonly unknown[]): void;
}

/**
 * Fails a request whose answer never ends or is cut off. Without this bound the library would keep an answer of any
 * length in memory, and would wait forever for the rest of a cut answer. Streams are not affected: an exec, the
 * progress of a pull or build, events.
 */
export function withBoundedAnswers<A extends Agent>(agent: A): A {
  const taker = agent as unknown as RequestTaker;
  const take = taker.addRequest.bind(agent);
  taker.addRequest = (request, ...rest) => {
    if (!/\/(?:images\/create|build|events)(?:\?|$)/.test(request.path)) {
      request.once("response", (response) => holdAnswer(request, response));
    }
    take(request, ...rest);
  };
  return agent;
}

function holdAnswer(request: ClientRequest, response: IncomingMessage): void {
  let bytes = 0;
  const push = response.push.bind(response);
  // Reads in the parser's buffer, because a listener would start the answer before its reader exists.
  response.push = (chunk: Uint8Array | null, encoding?: BufferEncoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes <= maxAnswerBytes) return push(chunk, encoding);
    request.destroy();
    request.emit("error", new Error(`its answer has more than ${maxAnswerBytes} bytes`));
    return false;
  };
  response.once("close", () => {
    if (!response.complete) request.emit("error", new Error("its answer was cut off"));
  });
}
