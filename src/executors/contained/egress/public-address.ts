import { BlockList, isIP } from "node:net";
import { networkInterfaces } from "node:os";

/**
 * Says why an address is not public, in a word for people, such as "private" or "loopback". Null for a public address.
 * An address counts as public only if that is known. Of IPv6, only 2000::/3 is assigned. For this reason every form
 * that contains an IPv4 address (mapped, NAT64, compatible) is refused, and the table lists 6to4 and Teredo.
 * @param address in a resolver's form. A zone (`fe80::1%eth0`) means a local address.
 */
export function specialKind(address: string): string | null {
  const version = isIP(address);
  if (version === 0) return "unknown";
  if (address.includes("%")) return "link-local";
  const family: Family = version === 4 ? "ipv4" : "ipv6";
  lists ??= { ipv4: rangesOf("ipv4"), ipv6: rangesOf("ipv6"), unicast: listOf(["2000::/3"]) };
  const special = lists[family].find(({ list }) => list.check(address, family));
  if (special !== undefined) return special.kind;
  if (version === 6 && !lists.unicast.check(address, "ipv6")) return "unassigned";
  return isOwn(address, family) ? "this machine's own" : null;
}

/** If this machine's own address is public, it would lead to the machine's services behind its firewall. */
function isOwn(address: string, family: Family): boolean {
  const own = new BlockList();
  for (const each of Object.values(networkInterfaces()).flatMap((all) => all ?? [])) {
    if (isIP(each.address) === (family === "ipv4" ? 4 : 6)) own.addAddress(each.address, family);
  }
  return own.check(address, family);
}

/**
 * IANA's special-purpose registries (iana.org/assignments/iana-ipv4-special-registry and -ipv6-special-registry), and
 * one address that only looks public: 168.63.129.16, through which Azure's machines, including GitHub's runners, reach
 * their host (learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16).
 */
const table: Readonly<Record<string, readonly string[]>> = {
  unspecified: ["0.0.0.0/8", "::/128"],
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fec0::/10"],
  "link-local": ["169.254.0.0/16", "fe80::/10"],
  "carrier's private": ["100.64.0.0/10"],
  multicast: ["224.0.0.0/4", "ff00::/8"],
  documentation: ["192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24", "2001:db8::/32", "3fff::/20"],
  benchmark: ["198.18.0.0/15", "2001:2::/48"],
  "translated version 4": ["::/96", "::ffff:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16"],
  reserved: [
    "192.0.0.0/24",
    "192.31.196.0/24",
    "192.52.193.0/24",
    "192.88.99.0/24",
    "192.175.48.0/24",
    "240.0.0.0/4",
    "2001::/23",
    "2620:4f:8000::/48",
  ],
  "cloud's own": ["168.63.129.16/32"],
};

interface Range {
  readonly kind: string;
  readonly list: BlockList;
}

type Family = "ipv4" | "ipv6";

/** Node finds every IPv4 address in a list with the mapped ones. So each version has its own lists. */
let lists: (Readonly<Record<Family, readonly Range[]>> & { readonly unicast: BlockList }) | undefined;

function rangesOf(family: Family): readonly Range[] {
  return Object.entries(table).map(([kind, networks]) => ({
    kind,
    list: listOf(networks.filter((network) => network.includes(":") === (family === "ipv6"))),
  }));
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), address.includes(":") ? "ipv6" : "ipv4");
  }
  return list;
}
