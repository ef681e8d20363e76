import { settingsInvalid } from "../../../errors.js";

export type EngineAddress = SocketAddress | TcpAddress | SshAddress;

export interface SocketAddress {
  readonly kind: "socket";
  readonly path: string;
}

export interface TcpAddress {
  readonly kind: "tcp";
  /** A name or an IP address; IPv6 without brackets. */
  readonly host: string;
  /** Null for the usual port: 2376 with TLS, 2375 without. */
  readonly port: number | null;
  /** Whether the address asks for TLS: `https://`, or Docker's registered port for TLS. */
  readonly isSecure: boolean;
}

export interface SshAddress {
  readonly kind: "ssh";
  readonly host: string;
  /** Null: ssh's own configuration decides. The same holds for the port. */
  readonly user: string | null;
  readonly port: number | null;
  /** The engine's socket on that machine; null for Docker's usual one. */
  readonly socketPath: string | null;
}

export const usualSocket = "/var/run/docker.sock";

/** IANA's port for Docker with TLS. */
const securePort = 2376;

/**
 * Reads `unix:///path`, a bare path, `tcp://host:port`, `http(s)://host:port`, `host:port` and
 * `ssh://[user@]host[:port][/path]`.
 * @throws AgentExecError `settings-invalid` for anything else; `origin` says who named the address.
 */
export function parseAddress(address: string, origin: string | null): EngineAddress {
  if (address.startsWith("/")) return { kind: "socket", path: address };
  if (address.startsWith("unix://"))
    return { kind: "socket", path: address.slice("unix://".length) || usualSocket };
  const parsed = parseUrl(address.includes("://") ? address : `tcp://${address}`);
  if (parsed !== null) return parsed;
  const from = origin === null ? "" : ` (from ${origin})`;
  throw settingsInvalid(
    `The engine's address ${quote(address)}${from} is not supported.`,
    "Set DOCKER_HOST to unix:///path/to/docker.sock, tcp://host:port or ssh://user@host, without a password.",
  );
}

function parseUrl(address: string): TcpAddress | SshAddress | null {
  // A URL drops the usual port of schemes that it knows, although the user wrote it on purpose.
  const text = address.replace(/^https?:/i, "tcp:");
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.password !== "" || url.search !== "" || url.hash !== "") return null;
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  // ssh would take a host that begins with a dash for an option.
  if (!/^[a-z0-9_:][a-z0-9_.:-]*$/i.test(host)) return null;
  const port = url.port === "" ? null : Number(url.port);
  const path = url.pathname === "/" ? "" : url.pathname;
  if (url.protocol === "ssh:") return toSshAddress({ host, port }, url.username, path);
  if (url.protocol !== "tcp:" || path !== "" || url.username !== "") return null;
  return { kind: "tcp", host, port, isSecure: /^https:/i.test(address) || port === securePort };
}

function toSshAddress(
  at: Pick<SshAddress, "host" | "port">,
  encodedUser: string,
  encodedPath: string,
): SshAddress | null {
  try {
    const user = decodeURIComponent(encodedUser);
    const socketPath = decodeURIComponent(encodedPath);
    if (/^-|[\s\p{C}]/u.test(user) || /\p{C}/u.test(socketPath)) return null;
    return { kind: "ssh", ...at, user: user || null, socketPath: socketPath || null };
  } catch {
    return null;
  }
}

/** The part before an `@` may contain a password. */
function quote(address: string): string {
  return JSON.stringify(address.replace(/^([a-z+]*:\/\/)?.*@/is, "$1…@"));
}
