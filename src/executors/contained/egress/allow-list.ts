import { isIPv6 } from "node:net";
import { AgentExecError } from "../../../errors.js";
import { type HostName, parseAuthority, parseHost, writeHost } from "./host-name.js";
import { specialKind } from "./public-address.js";

export interface AllowSettings {
  /**
   * `none`: nothing. `allow`: the hosts of `allowHosts`, through a relay. `full`: everything that the engine's network
   * can reach.
   */
  readonly network: "none" | "allow" | "full";
  /** Hosts for `network: "allow"`, which needs at least one: `HOST`, `HOST:PORT` or `*.HOST`. */
  readonly allowHosts?: readonly string[];
}

/** One entry of `allow-host`. */
interface Rule {
  /** The entry as the user wrote it. */
  readonly text: string;
  readonly host: HostName;
  /** `*.example.com` allows every name below `example.com`, but not `example.com` itself. */
  readonly isWildcard: boolean;
  readonly ports: readonly number[];
}

/** Whether the list allows a host and port. */
export type Ruling =
  | { readonly isAllowed: true; readonly rule: string }
  | { readonly isAllowed: false; readonly reason: string };

/** The ports for an entry without a port: HTTPS and HTTP. */
const usualPorts = [443, 80];

/**
 * The list from the settings. Null if the place needs none.
 * @throws AgentExecError `settings-invalid` if the list is empty or would allow everything.
 */
export function chooseAllowList({ network, allowHosts = [] }: AllowSettings): AllowList | null {
  if (network !== "allow" && allowHosts.length > 0)
    throw new AgentExecError("settings-invalid", `allow-host: has no effect with \`network: ${network}\`.`, {
      nextStep: "Set `network` to `allow`, or remove `allow-host`.",
    });
  if (network !== "allow") return null;
  if (allowHosts.length > 0) return new AllowList(allowHosts);
  throw new AgentExecError("settings-invalid", "`network: allow` needs a list of hosts.", {
    nextStep: "With `allow-host`, list each host that the code may reach, or set `network` to `none`.",
  });
}

/** Hosts that code may reach, each on its ports. */
export class AllowList {
  readonly #rules: readonly Rule[];

  /** @throws AgentExecError `settings-invalid` that names every invalid line and the reason. */
  constructor(lines: readonly string[]) {
    const faults = faultsOfHosts(lines);
    if (faults.length > 0)
      throw new AgentExecError("settings-invalid", faults.map((fault) => `allow-host: ${fault}`).join("\n"), {
        nextStep: "Write HOST, HOST:PORT or *.HOST, such as registry.example or *.example.com:8443.",
      });
    this.#rules = lines.map(parseRule).filter((rule) => typeof rule !== "string");
  }

  /** The list for sentences, shortened if it is long: `a.example, *.b.example:8443`. */
  get words(): string {
    const shown = this.#rules.slice(0, 20).map(({ text }) => text);
    const more = this.#rules.length - shown.length;
    return more === 0 ? shown.join(", ") : `${shown.join(", ")} and ${more} more`;
  }

  judge(host: HostName, port: number): Ruling {
    const ofHost = this.#rules.filter((rule) => covers(rule, host));
    const rule = ofHost.find(({ ports }) => ports.includes(port));
    if (rule !== undefined) return { isAllowed: true, rule: rule.text };
    if (ofHost.length === 0) return { isAllowed: false, reason: "not listed in allow-host" };
    const ports = [...new Set(ofHost.flatMap((each) => each.ports))].join(", ");
    return { isAllowed: false, reason: `allow-host lists this host, but only for port ${ports}` };
  }
}

/** The invalid lines of `allow-host`, each with the reason. */
export function faultsOfHosts(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const rule = parseRule(line);
    return typeof rule === "string" ? [`${JSON.stringify(line.slice(0, 120))} ${rule}`] : [];
  });
}

function covers({ host, isWildcard }: Rule, asked: HostName): boolean {
  if (host.isAddress !== asked.isAddress) return false;
  return isWildcard ? asked.name.endsWith(`.${host.name}`) : asked.name === host.name;
}

/** The rule, or the reason why the line is invalid. */
function parseRule(line: string): Rule | string {
  if (line.includes("://")) return "is a URL, but only a host's name is allowed";
  if (line.includes("/")) return "has a path or a network mask, but only one host is allowed";
  const isWildcard = line.startsWith("*.");
  const rest = isWildcard ? line.slice(2) : line;
  if (rest.includes("*")) return "has a `*` after its first part";
  // Port 0 means that the line has no port. An IPv6 address without brackets has no port.
  const parsed = isIPv6(rest) ? parseHostOnly(`[${rest}]`) : (parseAuthority(rest, 0) ?? parseHostOnly(rest));
  if (parsed === null) return "is not a host";
  const { host, port } = parsed;
  if (isWildcard && host.isAddress) return "has a `*` before an IP address";
  if (isWildcard && !host.name.includes("."))
    return "allows a whole top-level domain, where anybody can register a name";
  const kind = host.isAddress ? specialKind(host.name) : null;
  if (kind !== null) return `is a ${kind} address, but only public addresses are allowed`;
  return {
    text: `${isWildcard ? "*." : ""}${writeHost(host)}${port === 0 ? "" : `:${port}`}`,
    host,
    isWildcard,
    ports: port === 0 ? usualPorts : [port],
  };
}

function parseHostOnly(text: string): { readonly host: HostName; readonly port: number } | null {
  const host = parseHost(text);
  return host === null ? null : { host, port: 0 };
}
