export const id = 472;
export const ids = [472];
export const modules = {

/***/ 50472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ chooseAllowList),
/* harmony export */   faultsOfHosts: () => (/* binding */ faultsOfHosts)
/* harmony export */ });
/* unused harmony export AllowList */
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _host_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30200);
/* harmony import */ var _public_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35708);




/** The ports of a host that names none: HTTPS and HTTP. */
const usualPorts = [443, 80];
/**
 * The list that the settings ask for; null where the place needs none.
 *
 * @throws AgentExecError `settings-invalid` for a list that would be empty, or that would hold nobody back.
 */
function chooseAllowList({ network, allowHosts = [] }) {
    if (network !== "allow" && allowHosts.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `allow-host: means nothing with network: ${network}.`, {
            nextStep: "Set `network` to allow, or leave `allow-host` out.",
        });
    }
    if (network !== "allow")
        return null;
    if (allowHosts.length > 0)
        return new AllowList(allowHosts);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", "network: allow needs the hosts that are allowed.", {
        nextStep: "Name each with `allow-host`, or set `network` to none.",
    });
}
/** Hosts that code may reach, each on its ports. */
class AllowList {
    #rules;
    /** @throws AgentExecError `settings-invalid` that names every line that is no host, and why. */
    constructor(lines) {
        const faults = faultsOfHosts(lines);
        if (faults.length > 0) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", faults.map((fault) => `allow-host: ${fault}`).join("\n"), {
                nextStep: "Write HOST, HOST:PORT or *.HOST, such as registry.example or *.example.com:8443.",
            });
        }
        this.#rules = lines.map(parseRule).filter((rule) => typeof rule !== "string");
    }
    /** For sentences: `a.example, *.b.example:8443`, cut short where it is long. */
    get words() {
        const shown = this.#rules.slice(0, 20).map(({ text }) => text);
        const more = this.#rules.length - shown.length;
        return more === 0 ? shown.join(", ") : `${shown.join(", ")} and ${more} more`;
    }
    judge(host, port) {
        const ofHost = this.#rules.filter((rule) => covers(rule, host));
        const rule = ofHost.find(({ ports }) => ports.includes(port));
        if (rule !== undefined)
            return { isAllowed: true, rule: rule.text };
        if (ofHost.length === 0)
            return { isAllowed: false, reason: "not listed in allow-host" };
        const ports = [...new Set(ofHost.flatMap((each) => each.ports))].join(", ");
        return { isAllowed: false, reason: `port not listed in allow-host, which lists ${ports} of this host` };
    }
}
/** Why lines of `allow-host` are no hosts, each with its line: `"a b" is no host`. */
function faultsOfHosts(lines) {
    return lines.flatMap((line) => {
        const rule = parseRule(line);
        return typeof rule === "string" ? [`${JSON.stringify(line.slice(0, 120))} ${rule}`] : [];
    });
}
function covers({ host, isWildcard }, asked) {
    if (host.isAddress !== asked.isAddress)
        return false;
    return isWildcard ? asked.name.endsWith(`.${host.name}`) : asked.name === host.name;
}
/** The rule, or what is wrong with it. */
function parseRule(line) {
    if (line.includes("://"))
        return "is a URL; name the host alone";
    if (line.includes("/"))
        return "has a path or a network's width; name one host";
    const isWildcard = line.startsWith("*.");
    const rest = isWildcard ? line.slice(2) : line;
    if (rest.includes("*"))
        return "has a * elsewhere than as its first label";
    // Port 0 stands for none. An address of version 6 without brackets has no port.
    const parsed = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(rest) ? parseHostOnly(`[${rest}]`) : ((0,_host_name_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAuthority */ .Pt)(rest, 0) ?? parseHostOnly(rest));
    if (parsed === null)
        return "is no host";
    const { host, port } = parsed;
    if (isWildcard && host.isAddress)
        return "has a * before an address";
    if (isWildcard && !host.name.includes("."))
        return "lists a whole top-level domain, in which anybody can have a name";
    const kind = host.isAddress ? (0,_public_address_js__WEBPACK_IMPORTED_MODULE_3__/* .specialKind */ .I)(host.name) : null;
    if (kind !== null)
        return `is a ${kind} address, and only public ones are reached`;
    return {
        text: canonicalText({ host, port, isWildcard }),
        host,
        isWildcard,
        ports: port === 0 ? usualPorts : [port],
    };
}
function parseHostOnly(text) {
    const host = (0,_host_name_js__WEBPACK_IMPORTED_MODULE_2__/* .parseHost */ .o6)(text);
    return host === null ? null : { host, port: 0 };
}
function canonicalText({ host, port, isWildcard, }) {
    return `${isWildcard ? "*." : ""}${(0,_host_name_js__WEBPACK_IMPORTED_MODULE_2__/* .writeHost */ .yJ)(host)}${port === 0 ? "" : `:${port}`}`;
}


/***/ }),

/***/ 30200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pt: () => (/* binding */ parseAuthority),
/* harmony export */   o6: () => (/* binding */ parseHost),
/* harmony export */   yJ: () => (/* binding */ writeHost)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

/** What no host holds, so that nothing can be read in two ways: user names, paths, escapes, blanks, controls. */
const impossible = /[\p{Cc} /?#@\\%,;"'<>^`{|}]/u;
/**
 * A host as somebody wrote it, a stranger perhaps: any case, a dot at the end, letters beyond ASCII, an address in one
 * of its odd forms (`0x7f.1`, `2130706433`), brackets. Read by Node's own URL parser, as browsers read it. Null when it
 * is none, as with a zone (`fe80::1%eth0`).
 */
function parseHost(text) {
    if (text === "" || text.length > 300 || impossible.test(text))
        return null;
    const isBracketed = text.startsWith("[");
    if (!isBracketed && text.includes(":"))
        return null;
    const url = URL.canParse(`http://${text}/`) ? new URL(`http://${text}/`) : null;
    if (url === null || url.port !== "" || url.pathname !== "/")
        return null;
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0)
        return { name: host, isAddress: true };
    const name = host.replace(/\.$/, "");
    return isName(name) ? { name, isAddress: false } : null;
}
/** RFC 1123's names, 253 characters at most, and underscores, which some services have. */
function isName(name) {
    return (name.length <= 253 &&
        name.split(".").every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label)));
}
/** `host:port`, `[v6]:port`, a host alone; null when it is none of these. `defaultPort` stands for one that is missing. */
function parseAuthority(text, defaultPort) {
    const match = /^(\[[^\]]*\]|[^:[\]]*)(?::(\d{1,5}))?$/.exec(text);
    const host = parseHost(match?.[1] ?? "");
    const port = match?.[2] === undefined ? defaultPort : Number(match[2]);
    if (host === null || port === null || port < 1 || port > 65_535)
        return null;
    return { host, port };
}
/** As it stands in a `Host` header and in sentences: an address of version 6 in brackets. */
function writeHost({ name }) {
    return name.includes(":") ? `[${name}]` : name;
}


/***/ }),

/***/ 35708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ specialKind)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);


/**
 * What an address is when it is none of the public internet's, in a word for people: "private", "loopback"; null
 * for a public one. Whatever is not known to be public is not: of version 6 only 2000::/3 is given out at all, so that
 * every form that carries an address of version 4 (mapped, NAT64, compatible) falls outside of it, and 6to4 and Teredo
 * stand in the table.
 *
 * @param address As a resolver writes it; a zone (`fe80::1%eth0`) makes it an address of one link.
 */
function specialKind(address) {
    const version = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address);
    if (version === 0)
        return "unknown";
    if (address.includes("%"))
        return "link-local";
    const family = version === 4 ? "ipv4" : "ipv6";
    const special = ranges()[family].find(({ list }) => list.check(address, family));
    if (special !== undefined)
        return special.kind;
    if (version === 6 && !globalUnicast().check(address, "ipv6"))
        return "unassigned";
    return isOwn(address, family) ? "this machine's own" : null;
}
/** A public address of this machine leads to services that listen on it, past whatever guards it from outside. */
function isOwn(address, family) {
    const own = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    for (const each of Object.values((0,node_os__WEBPACK_IMPORTED_MODULE_1__.networkInterfaces)()).flatMap((all) => all ?? [])) {
        if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(each.address) === (family === "ipv4" ? 4 : 6))
            own.addAddress(each.address, family);
    }
    return own.check(address, family);
}
/**
 * IANA's special-purpose registries (iana.org/assignments/iana-ipv4-special-registry and -ipv6-special-registry), and
 * one address that looks public and is not: 168.63.129.16, where Azure's machines, GitHub's runners among them, find
 * their host (learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16).
 */
const table = {
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
let built;
/** Each version apart: Node finds every address of version 4 in a list that holds the mapped ones. */
function ranges() {
    return (built ??= { ipv4: rangesOf("ipv4"), ipv6: rangesOf("ipv6") });
}
function rangesOf(family) {
    return Object.entries(table).map(([kind, networks]) => ({
        kind,
        list: listOf(networks.filter((network) => network.includes(":") === (family === "ipv6"))),
    }));
}
let unicast;
function globalUnicast() {
    return (unicast ??= listOf(["2000::/3"]));
}
function listOf(networks) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    for (const network of networks) {
        const [address = "", bits] = network.split("/");
        list.addSubnet(address, Number(bits), address.includes(":") ? "ipv6" : "ipv4");
    }
    return list;
}


/***/ })

};
