import type { Agent, ClientRequest, IncomingMessage } from "node:http";

/** 16 MiB: the longest answer that we ask for, a machine's list of containers, has some kilobytes. */
const maxAnswerBytes = 16 * 1024 * 1024;

/** Node hands each request to its agent here; its types do not know. */
interface RequestTaker {
  addRequest(request: ClientRequest, ...rest: readonly unknown[]): void;
}

/**
 * Fails each request whose answer has no end or is cut in the middle. The library keeps an answer of any length in
 * memory, and waits forever for the rest of one that was cut. What becomes a stream of its own, an exec's, a pull's or
 * a build's progress or events, is not held.
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
  // The parser's buffer. A listener would start the answer before its reader exists.
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
