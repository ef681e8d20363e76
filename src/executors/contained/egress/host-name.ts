import { isIP } from "node:net";

/** A host in normal form, for comparisons. */
export interface HostName {
  /** The name in small letters, without a final dot. An address has its usual form, and IPv6 has no brackets. */
  readonly name: string;
  readonly isAddress: boolean;
}

/** Characters that no host has. Two programs could read a host with such a character differently. */
const impossible = /[\p{Cc} /?#@\\%,;"'<>^`{|}]/u;

/**
 * Parses a host that may be hostile. It may have capital letters, a final dot, letters that are not ASCII, an unusual
 * form of an address (`0x7f.1`, `2130706433`) or brackets. Node's URL parser reads it, as browsers do. Null if it is no
 * host, such as an address with a zone (`fe80::1%eth0`).
 */
export function parseHost(text: string): HostName | null {
  if (text === "" || text.length > 300 || impossible.test(text)) return null;
  const isBracketed = text.startsWith("[");
  if (!isBracketed && text.includes(":")) return null;
  const url = URL.canParse(`http://${text}/`) ? new URL(`http://${text}/`) : null;
  if (url === null || url.port !== "" || url.pathname !== "/") return null;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return { name: host, isAddress: true };
  const name = host.replace(/\.$/, "");
  return isName(name) ? { name, isAddress: false } : null;
}

/** Whether it is a name by RFC 1123. Underscores are accepted too, because some services use them. */
function isName(name: string): boolean {
  return (
    name.length <= 253 &&
    name.split(".").every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))
  );
}

/** Parses `host:port`, `[v6]:port` or a host alone, which has `defaultPort`. Null for anything else. */
export function parseAuthority(
  text: string,
  defaultPort: number | null,
): { readonly host: HostName; readonly port: number } | null {
  const match = /^(\[[^\]]*\]|[^:[\]]*)(?::(\d{1,5}))?$/.exec(text);
  const host = parseHost(match?.[1] ?? "");
  const port = match?.[2] === undefined ? defaultPort : Number(match[2]);
  if (host === null || port === null || port < 1 || port > 65_535) return null;
  return { host, port };
}

/** The form for a `Host` header and for sentences: IPv6 addresses in brackets. */
export function writeHost({ name }: HostName): string {
  return name.includes(":") ? `[${name}]` : name;
}
