import type { IncomingMessage } from "node:http";

/** Headers that mean one connection and go no further (RFC 9110, 7.6.1), and what this proxy does by itself. */
const ofOneConnection = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "proxy-authorization",
  "proxy-authenticate",
  "proxy-authentication-info",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "http2-settings",
  "expect",
]);

/**
 * Says in a sentence why a request's length can be read in two ways; null if it cannot. Node's parser already refuses a
 * length together with an encoding, and two lengths. But it accepts encodings other than `chunked`.
 */
export function framingProblem({ headersDistinct }: IncomingMessage): string | null {
  const encodings = headersDistinct["transfer-encoding"] ?? [];
  const lengths = headersDistinct["content-length"] ?? [];
  if (encodings.length > 0 && lengths.length > 0)
    return "the request has both Content-Length and Transfer-Encoding";
  if (encodings.length > 1 || lengths.length > 1)
    return "the request has two lengths or two encodings of its body";
  if (encodings.some((encoding) => encoding.trim().toLowerCase() !== "chunked")) {
    return "the proxy does not support this Transfer-Encoding";
  }
  return null;
}

/** One request for each connection, so that nothing that follows can be taken for another's. */
const lastOne = ["Connection", "close"];

/** What the server is sent, as names and values in turn, with this `Host` and the framing that the body came with. */
export function forwardedHeaders(message: IncomingMessage, host: string): string[] {
  const isChunked = message.headersDistinct["transfer-encoding"] !== undefined;
  const framing = isChunked ? ["Transfer-Encoding", "chunked"] : [];
  return ["Host", host, ...passedOn(message, new Set(["host"])), ...framing, ...lastOne];
}

/** What the client is sent of an answer's headers, as names and values in turn. */
export function returnedHeaders(message: IncomingMessage): string[] {
  return [...passedOn(message, new Set()), ...lastOne];
}

function passedOn({ rawHeaders, headersDistinct }: IncomingMessage, without: ReadonlySet<string>): string[] {
  const named = (headersDistinct["connection"] ?? []).flatMap((each) => splitList(each.toLowerCase()));
  // A length is never one connection's own, whatever is claimed: without it the body would be read in another way.
  const dropped = new Set([
    ...ofOneConnection,
    ...without,
    ...named.filter((name) => name !== "content-length"),
  ]);
  const kept: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
    if (!dropped.has(name.toLowerCase())) kept.push(name, value);
  }
  return kept;
}

/** Without a pattern: one for blanks around a comma reads a header of blanks again from each of them. */
function splitList(value: string): string[] {
  return value.split(",").map((word) => word.trim());
}
