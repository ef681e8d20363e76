import { isIP } from "node:net";

/** A host in the one form in which hosts are compared. */
export interface HostName {
  /** Lower case, without a dot at the end; an address in its usual form, of version 6 without brackets. */
  readonly name: string;
  readonly isAddress: boolean;
}

/** What no host holds, so that nothing can be read in two ways: user names, paths, escapes, blanks, controls. */
const impossible = /[\p{Cc} /?#@\\%,;"'<>^`{|}]/u;

/**
 * A host as somebody wrote it, a stranger perhaps: any case, a dot at the end, letters beyond ASCII, an address in one
 * of its odd forms (`0x7f.1`, `2130706433`), brackets. Read by Node's own URL parser, as browsers read it. Null if it
 * is no address, for example with a zone (`fe80::1%eth0`).
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

/** RFC 1123's names, 253 characters at most, and underscores, which some services have. */
function isName(name: string): boolean {
  return (
    name.length <= 253 &&
    name.split(".").every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))
  );
}

/**
 * `host:port`, `[v6]:port`, a host alone; null when it is none of these. `defaultPort` is used if the port is missing.
 */
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

/** As it stands in a `Host` header and in sentences: an address of version 6 in brackets. */
export function writeHost({ name }: HostName): string {
  return name.includes(":") ? `[${name}]` : name;
}
