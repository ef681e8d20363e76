import type { IncomingMessage } from "node:http";

/** Headers of one connection (RFC 9110, 7.6.1), and headers that this proxy sets. They are not forwarded. */
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

/** Why a request's length is ambiguous. Node's parser accepts encodings other than `chunked`. Null if it is not. */
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

/** Each connection carries only one request. So later bytes cannot be taken for another request. */
const lastOne = ["Connection", "close"];

/** The headers for the server, as names and values in turn, with this `Host` and the body's original framing. */
export function forwardedHeaders(message: IncomingMessage, host: string): string[] {
  const isChunked = message.headersDistinct["transfer-encoding"] !== undefined;
  const framing = isChunked ? ["Transfer-Encoding", "chunked"] : [];
  return ["Host", host, ...passedOn(message, "host"), ...framing, ...lastOne];
}

/** The answer's headers for the client, as names and values in turn. */
export function returnedHeaders(message: IncomingMessage): string[] {
  return [...passedOn(message), ...lastOne];
}

function passedOn({ rawHeaders, headersDistinct }: IncomingMessage, ...without: readonly string[]): string[] {
  const lists = (headersDistinct["connection"] ?? []).join(",").toLowerCase();
  // An expression for blanks around a comma would need more than linear time on a header of blanks.
  const named = lists.split(",").map((name) => name.trim());
  const dropped = new Set([...ofOneConnection, ...without, ...named]);
  // A length is always forwarded, even if `Connection` names it. Without it, the body would be read in another way.
  dropped.delete("content-length");
  const kept: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
    if (!dropped.has(name.toLowerCase())) kept.push(name, value);
  }
  return kept;
}
