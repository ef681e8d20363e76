export const id = 8158;
export const ids = [8158];
export const modules = {

/***/ 50472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X9: () => (/* binding */ chooseAllowList),
/* harmony export */   eu: () => (/* binding */ faultsOfHosts)
/* harmony export */ });
/* unused harmony export AllowList */
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _host_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30200);
/* harmony import */ var _public_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35708);




/** The ports for an entry without a port: HTTPS and HTTP. */
const usualPorts = [443, 80];
/**
 * The list from the settings. Null if the place needs none.
 * @throws AgentExecError `settings-invalid` if the list is empty or would allow everything.
 */
function chooseAllowList({ network, allowHosts = [] }) {
    if (network !== "allow" && allowHosts.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `allow-host: has no effect with \`network: ${network}\`.`, {
            nextStep: "Set `network` to `allow`, or remove `allow-host`.",
        });
    if (network !== "allow")
        return null;
    if (allowHosts.length > 0)
        return new AllowList(allowHosts);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", "`network: allow` needs a list of hosts.", {
        nextStep: "With `allow-host`, list each host that the code may reach, or set `network` to `none`.",
    });
}
/** Hosts that code may reach, each on its ports. */
class AllowList {
    #rules;
    /** @throws AgentExecError `settings-invalid` that names every invalid line and the reason. */
    constructor(lines) {
        const faults = faultsOfHosts(lines);
        if (faults.length > 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", faults.map((fault) => `allow-host: ${fault}`).join("\n"), {
                nextStep: "Write HOST, HOST:PORT or *.HOST, such as registry.example or *.example.com:8443.",
            });
        this.#rules = lines.map(parseRule).filter((rule) => typeof rule !== "string");
    }
    /** The list for sentences, shortened if it is long: `a.example, *.b.example:8443`. */
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
        return { isAllowed: false, reason: `allow-host lists this host, but only for port ${ports}` };
    }
}
/** The invalid lines of `allow-host`, each with the reason. */
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
/** The rule, or the reason why the line is invalid. */
function parseRule(line) {
    if (line.includes("://"))
        return "is a URL, but only a host's name is allowed";
    if (line.includes("/"))
        return "has a path or a network mask, but only one host is allowed";
    const isWildcard = line.startsWith("*.");
    const rest = isWildcard ? line.slice(2) : line;
    if (rest.includes("*"))
        return "has a `*` after its first part";
    // Port 0 means that the line has no port. An IPv6 address without brackets has no port.
    const parsed = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(rest) ? parseHostOnly(`[${rest}]`) : ((0,_host_name_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAuthority */ .Pt)(rest, 0) ?? parseHostOnly(rest));
    if (parsed === null)
        return "is not a host";
    const { host, port } = parsed;
    if (isWildcard && host.isAddress)
        return "has a `*` before an IP address";
    if (isWildcard && !host.name.includes("."))
        return "allows a whole top-level domain, where anybody can register a name";
    const kind = host.isAddress ? (0,_public_address_js__WEBPACK_IMPORTED_MODULE_3__/* .specialKind */ .I)(host.name) : null;
    if (kind !== null)
        return `is a ${kind} address, but only public addresses are allowed`;
    return {
        text: `${isWildcard ? "*." : ""}${(0,_host_name_js__WEBPACK_IMPORTED_MODULE_2__/* .writeHost */ .yJ)(host)}${port === 0 ? "" : `:${port}`}`,
        host,
        isWildcard,
        ports: port === 0 ? usualPorts : [port],
    };
}
function parseHostOnly(text) {
    const host = (0,_host_name_js__WEBPACK_IMPORTED_MODULE_2__/* .parseHost */ .o6)(text);
    return host === null ? null : { host, port: 0 };
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

/** Characters that no host has. Two programs could read a host with such a character differently. */
const impossible = /[\p{Cc} /?#@\\%,;"'<>^`{|}]/u;
/**
 * Parses a host that may be hostile. It may have capital letters, a final dot, letters that are not ASCII, an unusual
 * form of an address (`0x7f.1`, `2130706433`) or brackets. Node's URL parser reads it, as browsers do. Null if it is no
 * host, such as an address with a zone (`fe80::1%eth0`).
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
/** Whether it is a name by RFC 1123. Underscores are accepted too, because some services use them. */
function isName(name) {
    return (name.length <= 253 &&
        name.split(".").every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label)));
}
/** Parses `host:port`, `[v6]:port` or a host alone, which has `defaultPort`. Null for anything else. */
function parseAuthority(text, defaultPort) {
    const match = /^(\[[^\]]*\]|[^:[\]]*)(?::(\d{1,5}))?$/.exec(text);
    const host = parseHost(match?.[1] ?? "");
    const port = match?.[2] === undefined ? defaultPort : Number(match[2]);
    if (host === null || port === null || port < 1 || port > 65_535)
        return null;
    return { host, port };
}
/** The form for a `Host` header and for sentences: IPv6 addresses in brackets. */
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
 * Says why an address is not public, in a word for people, such as "private" or "loopback". Null for a public address.
 * An address counts as public only if that is known. Of IPv6, only 2000::/3 is assigned. For this reason every form
 * that contains an IPv4 address (mapped, NAT64, compatible) is refused, and the table lists 6to4 and Teredo.
 * @param address in a resolver's form. A zone (`fe80::1%eth0`) means a local address.
 */
function specialKind(address) {
    const version = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address);
    if (version === 0)
        return "unknown";
    if (address.includes("%"))
        return "link-local";
    const family = version === 4 ? "ipv4" : "ipv6";
    lists ??= { ipv4: rangesOf("ipv4"), ipv6: rangesOf("ipv6"), unicast: listOf(["2000::/3"]) };
    const special = lists[family].find(({ list }) => list.check(address, family));
    if (special !== undefined)
        return special.kind;
    if (version === 6 && !lists.unicast.check(address, "ipv6"))
        return "unassigned";
    return isOwn(address, family) ? "this machine's own" : null;
}
/** If this machine's own address is public, it would lead to the machine's services behind its firewall. */
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
 * one address that only looks public: 168.63.129.16, through which Azure's machines, including GitHub's runners, reach
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
/** Node finds every IPv4 address in a list with the mapped ones. So each version has its own lists. */
let lists;
function rangesOf(family) {
    return Object.entries(table).map(([kind, networks]) => ({
        kind,
        list: listOf(networks.filter((network) => network.includes(":") === (family === "ipv6"))),
    }));
}
function listOf(networks) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    for (const network of networks) {
        const [address = "", bits] = network.split("/");
        list.addSubnet(address, Number(bits), address.includes(":") ? "ipv6" : "ipv4");
    }
    return list;
}


/***/ }),

/***/ 99626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ builtImages),
/* harmony export */   UD: () => (/* binding */ dockerHub),
/* harmony export */   X8: () => (/* binding */ devcontainer),
/* harmony export */   "if": () => (/* binding */ parseImageName)
/* harmony export */ });
/** Instead of a name: the image that the repository's devcontainer.json names or builds. */
const devcontainer = "devcontainer";
/** The name prefix of images that were built here. Such images are never pulled. */
const builtImages = "agent-exec-build";
/** The registry of names without a registry. */
const dockerHub = "docker.io";
/**
 * Parses a name by the grammar of Docker and OCI, or says what is wrong with it, as the end of a sentence.
 * https://github.com/distribution/reference/blob/main/regexp.go
 */
function parseImageName(text) {
    if (/^sha256:[0-9a-f]{64}$/.test(text))
        return { kind: "id" };
    if (/^[0-9a-f]{64}$/.test(text))
        return { fault: "is an image's id without `sha256:` before it" };
    const [, name = "", tag = null, digest = null] = wholeName.exec(text) ?? [];
    const { registry, repository } = splitRegistry(name);
    if (!isRegistry.test(registry) || !isRepository.test(repository))
        return { fault: faultOf(text) };
    if (tag !== null && !isTag.test(tag))
        return { fault: `has an invalid tag` };
    if (digest !== null && !isDigest.test(digest))
        return { fault: "has a digest that is not sha256: plus 64 hexadecimal digits" };
    if (repository.length > maxRepositoryChars)
        return { fault: `is longer than ${maxRepositoryChars} characters` };
    return { kind: "reference", registry, repository, tag, digest };
}
/** 255 characters: the grammar's own limit for a repository's name. */
const maxRepositoryChars = 255;
/** The last colon begins a tag only if no slash follows. Before a slash it begins a port. */
const wholeName = /^([^@]*?)(?::([^/:@]*))?(?:@(.*))?$/s;
const isRegistry = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[a-f0-9:]+\])(?::\d+)?$/i;
const isRepository = /^[a-z0-9]+(?:(?:\.|__?|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|__?|-+)[a-z0-9]+)*)*$/;
const isTag = /^\w[\w.-]{0,127}$/;
/** The only algorithm of the grammar that engines accept. */
const isDigest = /^sha256:[0-9a-f]{64}$/;
/** The first part is a registry if it looks like a host: with a dot, a port or a capital letter, or `localhost`. */
function splitRegistry(name) {
    const slash = name.indexOf("/");
    const first = name.slice(0, Math.max(0, slash));
    const isHost = /[.:]/.test(first) || first === "localhost" || first !== first.toLowerCase();
    const registry = !isHost || first === "index.docker.io" ? dockerHub : first;
    const rest = isHost ? name.slice(slash + 1) : name;
    return { registry, repository: registry === dockerHub && !rest.includes("/") ? `library/${rest}` : rest };
}
function faultOf(text) {
    if (text.includes("://"))
        return "begins like an address. Remove https:// from the name";
    if (/\s/.test(text))
        return "contains a space or a line break";
    if (/[A-Z]/.test(text))
        return "contains a capital letter, but names are lower-case";
    return "does not follow the form [registry/]name[:tag][@sha256:digest]";
}


/***/ }),

/***/ 58755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ caches),
/* harmony export */   Q5: () => (/* binding */ ulimits),
/* harmony export */   Vs: () => (/* binding */ cachePrefix),
/* harmony export */   X5: () => (/* binding */ workspacePath),
/* harmony export */   a5: () => (/* binding */ gpus),
/* harmony export */   cA: () => (/* binding */ environment),
/* harmony export */   dk: () => (/* binding */ isMachinePath),
/* harmony export */   on: () => (/* binding */ volumes),
/* harmony export */   s$: () => (/* binding */ filePath),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   uV: () => (/* binding */ allowedHosts),
/* harmony export */   ve: () => (/* binding */ addHosts)
/* harmony export */ });
/* unused harmony export toolCaches */
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88532);
/* harmony import */ var _rows_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78291);
/* harmony import */ var _files_path_fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18061);
/* harmony import */ var _contained_egress_allow_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50472);
/* harmony import */ var _image_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99626);







/** A text in which `findFault` finds no fault. */
function soundText(findFault) {
    return (0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)().as((filled) => filled.superRefine((given, context) => {
        const message = findFault(given);
        if (message !== null)
            context.addIssue({ code: "custom", message });
    }));
}
function imageName() {
    return soundText((given) => {
        if (given === "")
            return null;
        const name = (0,_image_name_js__WEBPACK_IMPORTED_MODULE_4__/* .parseImageName */ ["if"])(given);
        if (!("fault" in name))
            return null;
        return `must be an image's name such as python:3-slim, but this name ${name.fault}`;
    });
}
/** A plain path below the current folder. */
function filePath() {
    return (0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)().as((filled) => filled
        .transform((path) => path.replace(/^(\.\/)+/, ""))
        .superRefine((path, context) => {
        if ((0,_files_path_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .findPathFault */ .P)(path) === null)
            return;
        const message = "must be a plain path below the current folder, such as docker/Dockerfile, without ..";
        context.addIssue({ code: "custom", message });
    }));
}
function allowedHosts() {
    const kind = (0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)().as((all) => all.superRefine((hosts, context) => {
        for (const fault of (0,_contained_egress_allow_list_js__WEBPACK_IMPORTED_MODULE_3__/* .faultsOfHosts */ .eu)(hosts)) {
            const message = `${fault}; write HOST, HOST:PORT or *.HOST`;
            // The fault already names the item.
            context.addIssue({ code: "custom", message, params: { items: [] } });
        }
    }));
    return kind.default([]);
}
/** The path of the workspace. The path must not be in a folder that programs or the sandbox need. */
function workspacePath() {
    return soundText((path) => {
        const fault = findFolderFault(path);
        return fault === null ? null : `must be a path such as /testbed; ${fault}`;
    });
}
/** For a folder that is added to the image's folders. */
function findFolderFault(path) {
    if (!/^(\/[\w][\w.-]*)+$/.test(path))
        return "each part begins with a letter or digit and contains only letters, digits, `.`, `_` and `-`";
    return /^\/(bin|boot|dev|etc|lib\w*|proc|run|sbin|sys|tmp|usr|var)(\/|$)/.test(path)
        ? `${(0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path)} is reserved for the image's programs and the sandbox`
        : null;
}
/** `NAME=value`, one per item; each name once. */
function environment() {
    return (0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .parsedList */ .Wq)((word) => {
        const [name, value] = (0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .splitAt */ .gI)(word, "=");
        if (value === undefined)
            return "must have the form NAME=value, with its value";
        if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
            return `${(0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name)} is not a valid variable name`;
        if (value.includes("\0"))
            return "must not contain a NUL character";
        return { name, value };
    }, nameOf);
}
/** `NAME:ADDRESS` with an IPv4 or IPv6 address, or the engine's word `host-gateway`. */
function addHosts() {
    return (0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .parsedList */ .Wq)((word) => {
        const [name, address] = (0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .splitAt */ .gI)(word, ":");
        if (address === undefined)
            return "must have the form NAME:ADDRESS";
        if (!/^[A-Za-z0-9]([A-Za-z0-9.-]{0,252})$/.test(name))
            return `${(0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name)} is not a valid host name`;
        if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0 && address !== "host-gateway")
            return `${(0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(address)} is not an address`;
        return { name, address };
    }, ({ name, address }) => `${name}:${address}`);
}
/** `SOURCE:TARGET[:ro|rw]`, each target once. A source without `/` is the name of a volume of the engine. */
function volumes() {
    return (0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .parsedList */ .Wq)((word) => {
        const [source = "", target, mode = "ro", ...rest] = word.split(":");
        if (target === undefined || rest.length > 0)
            return "must have the form SOURCE:TARGET or SOURCE:TARGET:rw";
        if (mode !== "ro" && mode !== "rw")
            return `the mode after TARGET must be \`ro\` or \`rw\`, not ${(0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(mode)}`;
        const fault = findSourceFault(source) ?? findTargetFault(target);
        return fault ?? { source, target: plainPath(target), isReadOnly: mode === "ro" };
    }, ({ target }) => target);
}
/**
 * The name of a tool whose downloads to keep, or `NAME:PATH` with the path at which everything can read them; each name
 * once.
 */
function caches() {
    return (0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .parsedList */ .Wq)((word) => {
        const [name, target] = (0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .splitAt */ .gI)(word, ":");
        if (Object.hasOwn(toolCaches, name))
            return target === undefined ? { name, ...toolCaches[name] } : `${(0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name)} needs a path`;
        if (target === undefined)
            return `${(0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name)} is none of ${Object.keys(toolCaches).join(", ")}, and does not have the form NAME:PATH`;
        if (!/^[a-z][a-z0-9-]{0,30}$/.test(name))
            return `the name ${(0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name)} must be up to 31 lower-case letters, digits and hyphens, and begin with a letter`;
        const fault = findFolderFault(target);
        return fault === null ? { name, target } : `must have a path such as models:/models; ${fault}`;
    }, ({ name }) => name);
}
/** `NAME=SOFT[:HARD]`, as Docker's own command takes them, each name once; -1 is no limit. */
function ulimits() {
    return (0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .parsedList */ .Wq)((word) => {
        const match = /^([a-z]+)=(-1|\d{1,15})(?::(-1|\d{1,15}))?$/.exec(word);
        if (match === null)
            return "must have the form NAME=SOFT or NAME=SOFT:HARD";
        const [, name = "", soft, hard = soft] = match;
        if (!ulimitNames.has(name))
            return `${(0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name)} is not one of ${[...ulimitNames].join(", ")}`;
        const isBounded = Number(hard) >= 0;
        if (isBounded && (Number(soft) < 0 || Number(soft) > Number(hard)))
            return `the soft limit ${soft} is above the hard one, ${hard}`;
        return { name, soft: Number(soft), hard: Number(hard) };
    }, nameOf);
}
/** `all`, a number, or `device=ID,ID`, as Docker's own command takes them. */
function gpus() {
    const kind = (0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)().as((filled) => filled.transform((word, context) => {
        if (word === "all")
            return { count: -1, ids: [] };
        if (/^[1-9]\d{0,2}$/.test(word))
            return { count: Number(word), ids: [] };
        const ids = /^device=([\w:.-]+(?:,[\w:.-]+)*)$/.exec(word)?.[1]?.split(",");
        if (ids !== undefined)
            return { count: 0, ids };
        context.addIssue({ code: "custom", message: "must be all, a number from 1 on, or device=ID,ID" });
        return zod__WEBPACK_IMPORTED_MODULE_6__/* .NEVER */ .tm;
    }));
    return kind.optional();
}
/** The prefix of every cache's volume name. */
const cachePrefix = "agent-exec-cache-";
/**
 * Tools that keep their downloads in one folder, which a variable names. pip and npm copy packages from there; cargo
 * reads them there, so the code also needs the folder.
 */
const toolCaches = {
    pip: { variable: "PIP_CACHE_DIR" },
    npm: { variable: "npm_config_cache" },
    cargo: { variable: "CARGO_HOME", target: "/cache/cargo" },
};
/** The limits that Docker's engine knows (github.com/docker/go-units, ulimit.go). */
const ulimitNames = new Set("core cpu data fsize locks memlock msgqueue nice nofile nproc rss rtprio rttime sigpending stack".split(" "));
const refusedTargets = "/ /workspace /tmp /dev /proc /sys /run /bin /lib /usr /etc".split(" ");
function findSourceFault(source) {
    if (source.startsWith(cachePrefix))
        return `the source ${(0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(source)} is a cache, and only setups can write to caches`;
    if (/^[a-zA-Z0-9][\w.-]*$/.test(source))
        return null;
    if (!source.startsWith("/"))
        return `the source ${(0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(source)} is not a volume's name or an absolute path`;
    return isMachinePath(source)
        ? `the source ${(0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(source)} would give the code control of the machine`
        : null;
}
function findTargetFault(target) {
    const path = plainPath(target);
    if (!path.startsWith("/"))
        return `the target ${(0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(target)} is not an absolute path`;
    const isOurs = refusedTargets.includes(path) || /^\/(workspace|run|proc|sys|dev)\//.test(path);
    return isOurs ? `the target ${(0,_rows_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(target)} is used by the sandbox` : null;
}
/** Folders that contain the machine itself, or everything that runs on it. */
const machineFolders = ["/", "/var", "/var/lib"];
/** Including everything below them: the kernel's folders, sockets of engines and sessions, and engines' storage. */
const machineTrees = [
    "/proc",
    "/sys",
    "/dev",
    "/run",
    "/var/run",
    "/var/lib/docker",
    "/var/lib/containerd",
    "/var/lib/containers",
];
/** Whether code that gets this absolute path could reach the engine, the kernel or every other folder. */
function isMachinePath(path) {
    const plain = plainPath(path);
    if (machineFolders.includes(plain) || plain.endsWith(".sock"))
        return true;
    return machineTrees.some((tree) => plain === tree || plain.startsWith(`${tree}/`));
}
/** For example, `/mnt/../data/` becomes `/data`. */
function plainPath(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(path).replace(/(.)\/$/, "$1");
}
function nameOf({ name }) {
    return name;
}


/***/ }),

/***/ 40235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ functionsOf),
/* harmony export */   _: () => (/* binding */ functionRows)
/* harmony export */ });
/* harmony import */ var _rows_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14533);
/* harmony import */ var _rows_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78291);


/** Settings of executors whose blocks can import the user's functions. */
const functionRows = (0,_rows_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .inGroup */ .HB)("files", {
    functions: (0,_rows_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)((0,_rows_values_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().optional(), {
        fromFolder: true,
        help: "A folder with Python or JavaScript functions that the code can import, and optionally a `requirements.txt`. In a workflow agent-exec reads this folder from the base branch.",
        faces: _rows_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .faces */ .J_.prepared,
        placeholder: "DIR",
    }),
});
/** The functions that the settings name. @throws AgentExecError `settings-invalid`. */
async function functionsOf({ settings, baseFiles }) {
    if (settings.functions === undefined)
        return undefined;
    const { readFunctions } = await __webpack_require__.e(/* import() */ 1095).then(__webpack_require__.bind(__webpack_require__, 93476));
    return readFunctions(settings.functions, baseFiles);
}


/***/ }),

/***/ 15649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  is: () => (/* binding */ executorNames),
  tq: () => (/* binding */ executorRows),
  BA: () => (/* binding */ executors),
  b4: () => (/* binding */ findExecutor),
  v: () => (/* binding */ isExecutorName),
  WV: () => (/* reexport */ isModulePath)
});

// EXTERNAL MODULE: ./lib/executors/docker/settings/image-name.js
var image_name = __webpack_require__(99626);
// EXTERNAL MODULE: ./lib/rows/setting.js
var setting = __webpack_require__(14533);
// EXTERNAL MODULE: ./lib/rows/values.js + 1 modules
var values = __webpack_require__(78291);
// EXTERNAL MODULE: ./lib/executors/languages/code-file.js
var code_file = __webpack_require__(2912);
// EXTERNAL MODULE: ./lib/executors/functions/rows.js
var rows = __webpack_require__(40235);
// EXTERNAL MODULE: ./lib/executors/languages/languages.js
var languages = __webpack_require__(20261);
;// CONCATENATED MODULE: ./lib/executors/languages/own-language.js


/** Parses `NAME=COMMAND`. The command is split at blanks and never given to a shell. */
function parseLanguage(given) {
    const [word, words] = (0,values/* splitAt */.gI)(given, "=");
    const name = word.trim().toLowerCase();
    if (words === undefined)
        return `must have the form NAME=COMMAND with ${languages/* fileWord */.BZ}, such as ruby=ruby ${languages/* fileWord */.BZ}`;
    if (!/^[a-z][a-z0-9+#._-]{0,31}$/.test(name))
        return `${(0,values/* quoted */.TL)(word)} is not a language name. A name begins with a letter, and has only letters, digits, \`+\`, \`#\`, \`.\`, \`_\` and \`-\``;
    const command = words.trim().split(/\s+/);
    const fault = findCommandFault(command);
    if (fault !== null)
        return fault;
    const known = (0,languages/* findLanguage */.iG)(name);
    const { needs: _needs, ...kept } = known ?? { name, words: [name], extension: extensionOf(name) };
    return { ...kept, interpreters: command.slice(0, 1), command };
}
function findCommandFault(command) {
    const [program = "", ...others] = command;
    const places = others.reduce((sum, word) => sum + word.split(languages/* fileWord */.BZ).length - 1, 0);
    if (program.includes(languages/* fileWord */.BZ) || places !== 1)
        return `the command must name a program, followed once by ${languages/* fileWord */.BZ} for the file's path`;
    if (/["'\0]/.test(command.join(" ")))
        return "the command cannot contain quotes, because it is split at spaces. Put the command into a script, and use this script as the command";
    if (program.startsWith("-") || (program.includes("/") && !program.startsWith("/")))
        return `${(0,values/* quoted */.TL)(program)} is not a program's name or absolute path`;
    return null;
}
/** The file ending for a name. A name such as `c#` becomes an ending of only letters and digits. */
function extensionOf(name) {
    return name.replace(/[^a-z0-9]/g, "");
}

;// CONCATENATED MODULE: ./lib/executors/shared-settings.js



/** Settings of all executors that run blocks. */
const outputRows = (0,setting/* inGroup */.HB)("resources", {
    "max-output": (0,setting/* setting */.Pe)((0,values/* size */.Ej)({ min: "1k", max: "64m" }).default(1024 ** 2), {
        fromFolder: "tighter",
        help: "How much output of a code block to keep. agent-exec keeps the beginning and the end of longer output.",
        placeholder: "SIZE",
        defaultText: "1m",
    }),
});
/** Settings of all executors that start a process for each block. */
const languageRows = (0,setting/* inGroup */.HB)("executor", {
    language: (0,setting/* setting */.Pe)((0,values/* parsedList */.Wq)(parseLanguage, ({ name }) => name), {
        help: "Add or replace a language: its name and the command that runs a file, for example `ruby=ruby -W0 {file}`. The command runs without a shell.",
        faces: setting/* faces */.J_.contained,
        placeholder: "NAME=COMMAND",
        isRepeatable: true,
    }),
    "infer-language": (0,setting/* setting */.Pe)((0,values/* flag */.Jt)(), {
        fromFolder: true,
        help: "Also run code blocks without language and file name: as shell if the first word is `python` or `pip`, otherwise as Python if the code compiles.",
        faces: setting/* faces */.J_.contained,
        isFlag: true,
    }),
});

// EXTERNAL MODULE: ./lib/executors/docker/settings/values.js
var settings_values = __webpack_require__(58755);
;// CONCATENATED MODULE: ./lib/executors/docker/settings/rows.js







/** The settings of the container, its image and its engine. By default its resources are limited. */
const dockerRows = {
    ...languageRows,
    ...rows/* functionRows */._,
    ...(0,setting/* inGroup */.HB)("files", {
        volume: (0,setting/* setting */.Pe)((0,settings_values/* volumes */.on)(), {
            help: "A volume or host folder to mount into the container, read-only unless the value ends in `:rw`.",
            faces: setting/* faces */.J_.prepared,
            placeholder: "SOURCE:TARGET",
            isRepeatable: true,
        }),
    }),
    ...(0,setting/* inGroup */.HB)("executor", {
        runtime: (0,setting/* setting */.Pe)((0,values/* textLike */.r1)(/^[\w.-]+$/, "must be the name of a runtime that the engine knows").optional(), {
            help: "The engine's runtime for the container, for example `runsc`. By default the engine chooses.",
            faces: setting/* faces */.J_.examined,
            placeholder: "NAME",
            hasVariable: true,
        }),
        "container-name": (0,setting/* setting */.Pe)((0,values/* textLike */.r1)(/^[a-zA-Z0-9][a-zA-Z0-9_.-]{1,62}$/, "must be 2 to 63 letters, digits, `_`, `.` and `-`, and begin with a letter or a digit").optional(), {
            help: "The name of the container. No other container may have this name.",
            faces: setting/* faces */.J_.contained,
            placeholder: "NAME",
        }),
        "stop-container": (0,setting/* setting */.Pe)((0,values/* toggle */.L$)(true), {
            help: "Stop the container when the run ends. `false` keeps the container running so that you can look inside.",
            faces: setting/* faces */.J_.contained,
        }),
        "auto-remove": (0,setting/* setting */.Pe)((0,values/* toggle */.L$)(true), {
            help: "Remove the container when it stops.",
            faces: setting/* faces */.J_.contained,
        }),
    }),
    ...(0,setting/* inGroup */.HB)("image", {
        image: (0,setting/* setting */.Pe)((0,settings_values/* imageName */.tO)().default("python:3-slim"), {
            fromFolder: (value) => value !== image_name/* devcontainer */.X8,
            use: "first",
            help: "The container's image, by tag or digest. `devcontainer` uses the image from the repository's `devcontainer.json`.",
            faces: setting/* faces */.J_.examined,
            placeholder: "IMAGE",
            hasVariable: true,
        }),
        dockerfile: (0,setting/* setting */.Pe)((0,settings_values/* filePath */.s$)().optional(), {
            help: "The Dockerfile to build the image from, in the current folder or below. In a workflow agent-exec reads this file from the base branch.",
            faces: setting/* faces */.J_.examined,
            placeholder: "PATH",
        }),
        "build-network": (0,setting/* setting */.Pe)((0,values/* choice */.Yq)("none", "full").default("full"), {
            help: "Network access while the image is built.",
            faces: setting/* faces */.J_.examined,
            placeholder: "none|full",
        }),
        "registry-username": (0,setting/* setting */.Pe)((0,values/* text */.Qq)().optional(), {
            help: "The user name for the image's registry. By default agent-exec uses the login that `docker login` stored.",
            faces: setting/* faces */.J_.examined,
            placeholder: "NAME",
        }),
        "registry-password": (0,setting/* setting */.Pe)((0,values/* text */.Qq)().optional(), {
            use: "common",
            help: "The password or token for the image's registry. Use a secret.",
            faces: setting/* faces */.J_.action,
            placeholder: "PASSWORD",
            isSecret: true,
        }),
        "registry-password-env": (0,setting/* setting */.Pe)((0,values/* variableName */.cG)().optional(), {
            help: "The environment variable that holds the registry's password. There is no flag for the password itself.",
            faces: [...setting/* faces */.J_.command, "audit", "prove", "doctor", "conformance"],
            placeholder: "NAME",
        }),
        pull: (0,setting/* setting */.Pe)((0,values/* choice */.Yq)("missing", "always", "never").default("missing"), {
            fromFolder: (value, has) => value === "never" || (value === "missing" && !has("pull")) || "ignored",
            help: "Pull the image if it is missing (`missing`), before each run (`always`), or never (`never`).",
            faces: setting/* faces */.J_.examined,
            placeholder: "WHEN",
            hasVariable: true,
        }),
    }),
    ...(0,setting/* inGroup */.HB)("resources", {
        memory: (0,setting/* setting */.Pe)((0,values/* size */.Ej)({ min: "64m", max: "1t" }).default(2 * 1024 ** 3), {
            fromFolder: "tighter",
            use: "common",
            help: "The container's memory, without swap. A workspace in memory counts as used memory.",
            faces: setting/* faces */.J_.examined,
            placeholder: "SIZE",
            hasVariable: true,
            defaultText: "2g",
        }),
        cpus: (0,setting/* setting */.Pe)((0,values/* number */.ai)({ min: 0.1, max: 512 }).default(2), {
            fromFolder: "tighter",
            help: "How many CPU cores the container may use.",
            faces: setting/* faces */.J_.examined,
            placeholder: "NUMBER",
            hasVariable: true,
        }),
        pids: (0,setting/* setting */.Pe)((0,values/* wholeNumber */.rD)({ min: 16, max: 32_768 }).default(256), {
            fromFolder: "tighter",
            help: "How many processes and threads the container may have at once.",
            faces: setting/* faces */.J_.examined,
            placeholder: "NUMBER",
            hasVariable: true,
        }),
        gpus: (0,setting/* setting */.Pe)((0,settings_values/* gpus */.a5)(), {
            help: "GPUs for the container: `all`, a number, or `device=ID,ID`. By default none.",
            faces: setting/* faces */.J_.prepared,
            placeholder: "WHICH",
        }),
        "workspace-path": (0,setting/* setting */.Pe)((0,settings_values/* workspacePath */.X5)().default(code_file/* defaultWorkspaceFolder */.T2), {
            fromFolder: true,
            help: "The path of the workspace inside the container.",
            faces: setting/* faces */.J_.prepared,
            placeholder: "PATH",
        }),
        "workspace-size": (0,setting/* setting */.Pe)((0,values/* size */.Ej)({ min: "1m", max: "1t" }).optional(), {
            fromFolder: "tighter",
            help: "The size of the workspace. If this size is larger than `memory`, the workspace is on the engine's disk, " +
                "otherwise in memory.",
            faces: setting/* faces */.J_.examined,
            placeholder: "SIZE",
            defaultText: "512m",
        }),
    }),
    ...outputRows,
    ...(0,setting/* inGroup */.HB)("resources", {
        ulimit: (0,setting/* setting */.Pe)((0,settings_values/* ulimits */.Q5)(), {
            help: "A limit for each process, for example `nofile=1024`.",
            faces: setting/* faces */.J_.prepared,
            placeholder: "NAME=SOFT[:HARD]",
            isRepeatable: true,
        }),
    }),
    ...(0,setting/* inGroup */.HB)("network", {
        network: (0,setting/* setting */.Pe)((0,values/* choice */.Yq)("none", "allow", "full").default("none"), {
            fromFolder: (value) => value === "none",
            use: "common",
            help: "What the code can reach: nothing (`none`), the hosts in `allow-host` (`allow`), or everything that the engine can reach, including this machine (`full`).",
            placeholder: "none|allow|full",
        }),
        "allow-host": (0,setting/* setting */.Pe)((0,settings_values/* allowedHosts */.uV)(), {
            use: "common",
            help: "A host that the code can reach with `network: allow`: `HOST`, `HOST:PORT` or `*.HOST`. Without a port, the ports 443 and 80 are allowed. Only public addresses work.",
            placeholder: "HOST[:PORT]",
            isRepeatable: true,
        }),
        "add-host": (0,setting/* setting */.Pe)((0,settings_values/* addHosts */.ve)(), {
            help: "An entry for the container's `/etc/hosts`.",
            faces: setting/* faces */.J_.prepared,
            placeholder: "NAME:ADDRESS",
            isRepeatable: true,
        }),
    }),
    ...(0,setting/* inGroup */.HB)("setup", {
        env: (0,setting/* setting */.Pe)((0,settings_values/* environment */.cA)(), {
            help: "An environment variable for the code. Do not pass secrets, because the code can print them.",
            faces: setting/* faces */.J_.prepared,
            placeholder: "NAME=VALUE",
            isRepeatable: true,
        }),
        setup: (0,setting/* setting */.Pe)((0,values/* list */.p_)().default([]), {
            fromFolder: true,
            use: "common",
            help: "A command that prepares each container before the first code block. The command runs in the workspace, as the code's user.",
            faces: setting/* faces */.J_.prepared,
            placeholder: "CMD",
            isRepeatable: true,
        }),
        "setup-network": (0,setting/* setting */.Pe)((0,values/* choice */.Yq)("none", "full").default("none"), {
            use: "common",
            help: "The network that `setup` can use. agent-exec disconnects this network before the first code block.",
            faces: setting/* faces */.J_.prepared,
            placeholder: "none|full",
        }),
        cache: (0,setting/* setting */.Pe)((0,settings_values/* caches */.IU)(), {
            help: "A cache that keeps the downloads of `setup` for later runs: `pip`, `npm`, `cargo` or `NAME:PATH`. Only `setup` can write to the cache. Pull requests from forks get no cache.",
            faces: setting/* faces */.J_.prepared,
            placeholder: "pip|npm|cargo|NAME:PATH",
            isRepeatable: true,
        }),
    }),
    ...(0,setting/* inGroup */.HB)("run", {
        "verify-user": (0,setting/* setting */.Pe)((0,values/* choice */.Yq)("same", "other").default("same"), {
            fromFolder: (value) => value === "other",
            needs: ["verification"],
            help: "The user that runs the verification: the code's user (`same`) or another user (`other`). With `other`, the code cannot read protected tests. Your `verify` command must then run the code with `as-code-user PROGRAM`.",
            faces: setting/* faces */.J_.changed,
            placeholder: "same|other",
        }),
    }),
};

// EXTERNAL MODULE: ./lib/rows/origin.js
var origin = __webpack_require__(21303);
// EXTERNAL MODULE: ./lib/rows/rule.js
var rule = __webpack_require__(93655);
;// CONCATENATED MODULE: ./lib/executors/docker/settings/rules.js



/** Container settings that have no effect together. */
const dockerRules = [
    { about: ["network", "allow-host"], find: idleNetwork },
    { about: ["setup", "setup-network"], find: idleSetupNetwork },
    { about: ["volume", "workspace-path"], find: volumeOverWorkspace },
    { about: ["cache", "setup"], find: idleCache },
    { about: ["cache", "volume", "workspace-path"], find: cacheOverFolder },
    { about: ["cache", "env"], find: cacheVariableTwice },
    { about: ["image", "dockerfile"], find: imageTwice },
    { about: ["image", "dockerfile", "build-network"], find: idleBuildNetwork },
];
function idleNetwork({ given, settings: { network }, face }) {
    const hasHosts = given.has("allow-host");
    if (network === "allow" && !hasHosts) {
        const message = `allow needs a list of hosts. Give each host with ${(0,origin/* writtenAt */.nt)("allow-host", face)}`;
        return [{ origin: (0,origin/* originOf */.yv)("network", face), message }];
    }
    if (network === "allow" || !hasHosts)
        return [];
    return [(0,rule/* idle */.N)("allow-host", `with ${(0,rule/* valued */.G)("network", network, face)}`, face)];
}
function idleSetupNetwork({ settings, face }) {
    if (settings["setup-network"] === "none" || settings.setup.length > 0)
        return [];
    const message = `full has no effect without ${(0,origin/* writtenAt */.nt)("setup", face)}`;
    return [{ origin: (0,origin/* originOf */.yv)("setup-network", face), message }];
}
function imageTwice({ given, settings, face }) {
    if (settings.dockerfile === undefined || !given.has("image"))
        return [];
    const message = `agent-exec either builds an image or uses a named one. Remove one of ${(0,origin/* writtenAt */.nt)("dockerfile", face)} and ${(0,origin/* writtenAt */.nt)("image", face)}`;
    return [{ origin: (0,origin/* originOf */.yv)("dockerfile", face), message }];
}
function idleBuildNetwork({ given, settings, face }) {
    const isBuilt = settings.dockerfile !== undefined || settings.image === image_name/* devcontainer */.X8;
    if (isBuilt || !given.has("build-network"))
        return [];
    return [(0,rule/* idle */.N)("build-network", `without ${(0,origin/* writtenAt */.nt)("dockerfile", face)}`, face)];
}
function volumeOverWorkspace({ settings, face }) {
    const workspace = settings["workspace-path"];
    return settings.volume
        .filter(({ target }) => doMeet(target, workspace))
        .map(({ target }) => ({
        origin: (0,origin/* originOf */.yv)("volume", face),
        message: `the target ${JSON.stringify(target)} overlaps the workspace at ${workspace}`,
    }));
}
function idleCache({ settings, face }) {
    if (settings.cache.length === 0 || settings.setup.length > 0)
        return [];
    return [(0,rule/* idle */.N)("cache", `without ${(0,origin/* writtenAt */.nt)("setup", face)}, which fills the cache`, face)];
}
function cacheOverFolder({ settings, face }) {
    const folders = [settings["workspace-path"], ...settings.volume.map(({ target }) => target)];
    return settings.cache.flatMap(({ name, target }) => {
        if (target === undefined)
            return [];
        const met = folders.find((folder) => doMeet(target, folder));
        folders.push(target);
        if (met === undefined)
            return [];
        return [{ origin: (0,origin/* originOf */.yv)("cache", face), message: `${name} at ${target} overlaps ${met}` }];
    });
}
function cacheVariableTwice({ settings, face }) {
    return settings.cache
        .filter(({ variable }) => settings.env.some(({ name }) => name === variable))
        .map(({ name, variable }) => ({
        origin: (0,origin/* originOf */.yv)("env", face),
        message: `\`${(0,rule/* valued */.G)("cache", name, face)}\` sets ${variable} too. Remove one of the two settings`,
    }));
}
/** Whether one of two folders is inside the other. */
function doMeet(one, other) {
    return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}

;// CONCATENATED MODULE: ./lib/executors/docker/descriptor.js



/** For executors that run something in a container. */
const dockerParts = {
    async load(options, inside) {
        const { loadDocker } = await Promise.all(/* import() */[__webpack_require__.e(4902), __webpack_require__.e(2424), __webpack_require__.e(6595), __webpack_require__.e(3858), __webpack_require__.e(7185), __webpack_require__.e(297), __webpack_require__.e(9043)]).then(__webpack_require__.bind(__webpack_require__, 89043));
        return loadDocker(options, inside);
    },
    async examine(options, inside) {
        const { examineDocker } = await Promise.all(/* import() */[__webpack_require__.e(4902), __webpack_require__.e(2424), __webpack_require__.e(6595), __webpack_require__.e(3858), __webpack_require__.e(7185), __webpack_require__.e(297), __webpack_require__.e(1204), __webpack_require__.e(5559)]).then(__webpack_require__.bind(__webpack_require__, 85559));
        const { given } = await Promise.all(/* import() */[__webpack_require__.e(4902), __webpack_require__.e(2424), __webpack_require__.e(6595), __webpack_require__.e(3858), __webpack_require__.e(7185), __webpack_require__.e(297), __webpack_require__.e(9043)]).then(__webpack_require__.bind(__webpack_require__, 89043));
        const { settings, build } = await given(options, inside);
        return examineDocker(settings, build);
    },
};
/** The image that the project's own set-up builds if no image can be pulled. */
const setUpImage = "agent-exec-base:bookworm";
const docker = {
    rows: dockerRows,
    rules: dockerRules,
    manner: "runs code in a container",
    isolates: true,
    clusterRules: null,
    readsBaseFiles: ({ dockerfile, image }) => dockerfile !== undefined || image === image_name/* devcontainer */.X8,
    load: (options) => dockerParts.load(options, {}),
    examine: (options) => dockerParts.examine(options, {}),
    async clean(options) {
        const { cleanLeftovers } = await Promise.all(/* import() */[__webpack_require__.e(3858), __webpack_require__.e(8683)]).then(__webpack_require__.bind(__webpack_require__, 33315));
        return cleanLeftovers(options);
    },
    demo: {
        language: "python",
        async find({ settings: { image: wanted }, given, variable }) {
            const isChosen = given.includes("image") || given.includes("dockerfile");
            if (isChosen || wanted === image_name/* devcontainer */.X8)
                return { settings: {}, note: null };
            const { findUsableImage } = await Promise.all(/* import() */[__webpack_require__.e(3858), __webpack_require__.e(7185), __webpack_require__.e(9253)]).then(__webpack_require__.bind(__webpack_require__, 7185));
            const { dockerConfigFolder } = await __webpack_require__.e(/* import() */ 4018).then(__webpack_require__.bind(__webpack_require__, 34018));
            const choice = { variable, dockerConfigFolder: dockerConfigFolder(variable) };
            const found = await findUsableImage({ images: [wanted, setUpImage], ...choice });
            if (found.image === null)
                return { settings: null, reason: found.reason };
            const note = `${wanted} is not on this machine, so the demo uses the image ${found.image}.`;
            return { settings: { image: found.image }, note: found.image === wanted ? null : note };
        },
    },
};

// EXTERNAL MODULE: ./lib/executors/kernel/usage-text.js
var usage_text = __webpack_require__(26601);
;// CONCATENATED MODULE: ./lib/executors/kernel/rows.js



const kernelRows = (0,setting/* inGroup */.HB)("executor", {
    kernel: (0,setting/* setting */.Pe)((0,values/* textLike */.r1)(/^[\w.-]{1,100}$/, "must be the name of a Jupyter kernel").default(usage_text/* defaultKernel */.j), {
        fromFolder: true,
        help: "The name of the Jupyter kernel that runs the code.",
        faces: setting/* faces */.J_.examined,
        placeholder: "NAME",
    }),
});
/** How a block that runs as a cell differs from a block that runs as a process. */
const cellDifferences = {
    "a generated file name contains the code's hash": "a Jupyter cell has no file",
};

;// CONCATENATED MODULE: ./lib/executors/jupyter/descriptor.js


/** The settings of a container, and the kernel that runs in it. */
const jupyterRows = { ...docker.rows, ...kernelRows };
/** Docker's executor with a kernel in its container. So the next block finds a block's variables. */
const jupyter = {
    rows: jupyterRows,
    ...(docker.rules && { rules: docker.rules }),
    manner: "runs code in a Jupyter kernel in a container",
    isolates: true,
    clusterRules: null,
    ...(docker.readsBaseFiles && { readsBaseFiles: docker.readsBaseFiles }),
    load: (options) => dockerParts.load(options, { kernel: options.settings.kernel }),
    examine: (options) => dockerParts.examine(options, { kernel: options.settings.kernel }),
    knownDifferences: async () => cellDifferences,
    demo: docker.demo,
};

;// CONCATENATED MODULE: ./lib/executors/kubernetes/rows.js

const { image: rows_image, pull, memory, cpus, network, env, setup, runtime } = docker.rows;
const { language, "infer-language": inferLanguage, functions } = docker.rows;
/** The settings of a pod. All of them are Docker's settings too, with the same meaning. */
const kubernetesRows = {
    language,
    "infer-language": inferLanguage,
    functions,
    runtime,
    image: rows_image,
    pull,
    memory,
    cpus,
    "workspace-path": docker.rows["workspace-path"],
    "workspace-size": docker.rows["workspace-size"],
    "max-output": docker.rows["max-output"],
    network,
    env,
    setup,
};

;// CONCATENATED MODULE: ./lib/executors/kubernetes/descriptor.js


/** Settings that have no effect for a pod, or that do not work yet. */
const rules = [
    needsDocker("network", "allow", "Kubernetes supports only none and full"),
    needsDocker("image", "devcontainer", "With Kubernetes, name an image from a registry"),
];
function needsDocker(name, value, instead) {
    const message = `${value} needs the Docker executor. ${instead}`;
    const find = ({ settings, face }) => settings[name] === value ? [{ origin: (0,origin/* originOf */.yv)(name, face), message }] : [];
    return { about: [name], find };
}
/** The rights that the executor needs in the cluster. A pod with agent-exec must have them. */
const clusterRules = [
    { apiGroups: [""], resources: ["pods"], verbs: ["create", "get", "list", "delete"] },
    // For a WebSocket, newer clusters need `create`, and older ones `get`.
    { apiGroups: [""], resources: ["pods/attach", "pods/exec"], verbs: ["create", "get"] },
    { apiGroups: [""], resources: ["events"], verbs: ["list"] },
    { apiGroups: ["networking.k8s.io"], resources: ["networkpolicies"], verbs: ["create"] },
];
const kubernetes = {
    rows: kubernetesRows,
    rules,
    manner: "runs code in a Kubernetes pod",
    isolates: true,
    isElsewhere: true,
    clusterRules,
    async load(options) {
        const { loadKubernetes } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4084), __webpack_require__.e(4902), __webpack_require__.e(2424), __webpack_require__.e(6595), __webpack_require__.e(1907), __webpack_require__.e(4871)]).then(__webpack_require__.bind(__webpack_require__, 54871));
        return loadKubernetes(options);
    },
    async examine(options) {
        const { examineKubernetes } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4084), __webpack_require__.e(4902), __webpack_require__.e(2424), __webpack_require__.e(6595), __webpack_require__.e(1907), __webpack_require__.e(4871), __webpack_require__.e(4790)]).then(__webpack_require__.bind(__webpack_require__, 24790));
        return examineKubernetes(options);
    },
    async clean(options) {
        const { cleanLeftovers } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1907), __webpack_require__.e(9396)]).then(__webpack_require__.bind(__webpack_require__, 11907));
        return cleanLeftovers(options);
    },
    knownDifferences: async () => ({
        "a server that one block starts answers in the next block": "Kubernetes does not report the end of a block while a process has the block's output open, so agent-exec ends such processes",
    }),
    demo: { language: "python" },
};

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./lib/executors/local/descriptor.js





const descriptor_rows = {
    ...languageRows,
    ...rows/* functionRows */._,
    ...outputRows,
    ...(0,setting/* inGroup */.HB)("executor", {
        venv: (0,setting/* setting */.Pe)((0,values/* text */.Qq)()
            .as((path) => schemas/* union */.KCZ([schemas/* boolean */.zMY(), path], "must be true, false or a path")
            .transform((word) => (word === "true" || word === "false" ? word === "true" : word)))
            .default(false), {
            help: "A Python virtual environment for code that runs on this machine. `true` creates a fresh environment for each sandbox. A path names your own environment.",
            faces: setting/* faces */.J_.examined,
            placeholder: "true|PATH",
        }),
    }),
};
/** Contract tests that need isolation, which this executor does not have. */
const localDifferences = {
    "a block runs its own code even if an earlier block left something under its file name": "on your own machine agent-exec refuses the block instead of removing that file",
    ...(process.platform !== "linux" && {
        "a timeout kills a grandchild process that started its own session": "a process group does not include new sessions, and only Linux shows which processes belong to a block",
    }),
};
/** @throws AgentExecError `settings-invalid`. */
async function given(options, { kernel }) {
    const { settings, variable } = options;
    const path = variable("PATH");
    const own = {
        venv: settings.venv,
        functions: await (0,rows/* functionsOf */.T)(options),
        maxOutputBytes: settings["max-output"],
        languages: settings.language,
        infersLanguage: settings["infer-language"],
        ...(kernel !== undefined && { kernel, ...(path !== undefined && { path }) }),
    };
    return { own, tools: path === undefined ? {} : { uvPath: path } };
}
/** For executors that run something on this machine. */
const localParts = {
    async load(options, on) {
        const { createLocalExecutor } = await Promise.all(/* import() */[__webpack_require__.e(4902), __webpack_require__.e(2424), __webpack_require__.e(7640), __webpack_require__.e(2136)]).then(__webpack_require__.bind(__webpack_require__, 82136));
        const { own, tools } = await given(options, on);
        return createLocalExecutor(own, tools);
    },
    async examine(options, on) {
        const { examineLocal } = await Promise.all(/* import() */[__webpack_require__.e(4902), __webpack_require__.e(2424), __webpack_require__.e(7640), __webpack_require__.e(2136), __webpack_require__.e(7883)]).then(__webpack_require__.bind(__webpack_require__, 87883));
        const { own, tools } = await given(options, on);
        return examineLocal(own, tools);
    },
};
const local = {
    rows: descriptor_rows,
    manner: "runs code directly on this machine",
    isolates: false,
    load: (options) => localParts.load(options, {}),
    examine: (options) => localParts.examine(options, {}),
    knownDifferences: async () => localDifferences,
    demo: { language: "javascript" },
};

;// CONCATENATED MODULE: ./lib/executors/local-jupyter/descriptor.js


const localJupyterDifferences = { ...cellDifferences, ...localDifferences };
const local_jupyter_descriptor_rows = { ...local.rows, ...kernelRows };
/** A kernel on this machine, which the Python in the caller's `PATH` runs. Nothing isolates it. */
const localJupyter = {
    rows: local_jupyter_descriptor_rows,
    manner: "runs code in a Jupyter kernel on this machine",
    isolates: false,
    load: (options) => localParts.load(options, { kernel: options.settings.kernel }),
    examine: (options) => localParts.examine(options, { kernel: options.settings.kernel }),
    knownDifferences: async () => localJupyterDifferences,
    demo: { language: "python", find: async () => ({ settings: {}, note: null }) },
};

;// CONCATENATED MODULE: ./lib/executors/none/descriptor.js
const none_descriptor_rows = {};
const nothingToTry = {
    name: "executor",
    deadlineMs: 1000,
    run: async () => ({ status: "ok", message: "the executor `none` runs nothing" }),
};
/** The executor for replies alone. It keeps and shows the model's text, and runs nothing. */
const none = {
    rows: none_descriptor_rows,
    manner: "runs nothing",
    isolates: true,
    runsNothing: true,
    async load() {
        const { createNoneExecutor } = await __webpack_require__.e(/* import() */ 2957).then(__webpack_require__.bind(__webpack_require__, 12957));
        return createNoneExecutor();
    },
    examine: async () => ({ checks: [nothingToTry], [Symbol.asyncDispose]: async () => undefined }),
    demo: {
        language: "python",
        find: async () => ({ settings: null, reason: "The executor `none` runs nothing" }),
    },
};

;// CONCATENATED MODULE: ./lib/executors/own/rows.js



const pair = /^([^=\s]+)=([^]*)$/;
/** The settings of the user's own executor. */
const ownRows = {
    ...(0,setting/* inGroup */.HB)("executor", {
        "executor-option": (0,setting/* setting */.Pe)((0,values/* list */.p_)()
            .as((all) => all.transform((words, context) => {
            const wrong = words.filter((word) => !pair.test(word));
            if (wrong.length > 0)
                context.addIssue({ code: "custom", message: "must be NAME=VALUE", params: { items: wrong } });
            return Object.fromEntries(words.map((word) => (pair.exec(word) ?? ["", word, ""]).slice(1, 3)));
        }))
            .default({}), {
            help: "An option that agent-exec passes to your own executor. Do not pass secrets, because the transcript stores the value.",
            faces: setting/* faces */.J_.examined,
            placeholder: "NAME=VALUE",
            isRepeatable: true,
        }),
    }),
    ...outputRows,
};

;// CONCATENATED MODULE: ./lib/executors/own/descriptor.js

/** The descriptor of the user's own module, given by its path. The module decides about isolation. */
function ownExecutor(path) {
    const load = async (options) => {
        const { loadOwnExecutor } = await Promise.all(/* import() */[__webpack_require__.e(4902), __webpack_require__.e(3959)]).then(__webpack_require__.bind(__webpack_require__, 33959));
        return loadOwnExecutor(path, options);
    };
    return {
        rows: ownRows,
        manner: "is a module of your own",
        isolates: true,
        readsBaseFiles: () => true,
        load: async (options) => (await load(options)).executor,
        async examine(options) {
            const { executor } = await load(options);
            const check = {
                name: "executor",
                deadlineMs: 60_000,
                async run(signal) {
                    const session = await executor.start({ signal });
                    await session.stop();
                    return { status: "ok", message: `${executor.name} (${path}) starts and stops` };
                },
            };
            return { checks: [check], [Symbol.asyncDispose]: async () => undefined };
        },
        knownDifferences: async (options) => (await load(options)).knownDifferences,
        demo: { language: "python" },
    };
}
/** Whether a name means a module and no built-in executor. */
function isModulePath(word) {
    return /^(\.{0,2}\/|[a-zA-Z]:[\\/])/.test(word) || /\.[cm]?js$/.test(word);
}

;// CONCATENATED MODULE: ./lib/executors/index.js









/** All executors, by their names in the setting `executor`. The first is the default. */
const executors = { docker: docker, jupyter: jupyter, kubernetes: kubernetes, local: local, "local-jupyter": localJupyter, none: none };
/** The executor of that name, or the user's own at that path. */
function findExecutor(name) {
    return isExecutorName(name) ? executors[name] : ownExecutor(name);
}
function isExecutorName(name) {
    return Object.hasOwn(executors, name);
}
const executorNames = Object.keys(executors);
/** The rows of all executors. Executors with the same setting share its row. */
const executorRows = Object.assign({}, ...Object.values(executors).map(({ rows }) => rows), ownRows);


/***/ }),

/***/ 26601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ describeKernel),
/* harmony export */   j: () => (/* binding */ defaultKernel)
/* harmony export */ });
/** The kernel if the user names none. */
const defaultKernel = "python3";
/** The text about a kernel for the model, as an item of the executor's usage text. */
function describeKernel(kernel, folder) {
    const language = kernel === defaultKernel ? "`python`" : "the kernel's language";
    return `- Blocks in ${language} without a file name are cells of one Jupyter kernel (\`${kernel}\`), in ${folder}: variables, imports and functions stay from block to block and from reply to reply, so define each once. The last line's value is shown; pictures, tables and other results that you display are saved and shown to people. You can use lines that begin with \`%\` or \`!\`. Use \`await\` at the top level instead of \`asyncio.run\`. \`input()\` does not work. A cell that takes too long is interrupted. If the cell ignores the interrupt, the kernel is restarted. A restart keeps the files but deletes the variables, and a message tells you about it.`;
}


/***/ }),

/***/ 2912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ chooseCodeFile),
/* harmony export */   A4: () => (/* binding */ bytecodeFolder),
/* harmony export */   PG: () => (/* binding */ chooseNamedFile),
/* harmony export */   T2: () => (/* binding */ defaultWorkspaceFolder),
/* harmony export */   UU: () => (/* binding */ generatedPrefix)
/* harmony export */ });
/* harmony import */ var _files_path_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18061);

/** The path of the workspace inside of a sandbox, unless the user sets another. */
const defaultWorkspaceFolder = "/workspace";
const generatedPrefix = "tmp_code_";
/** The folder in which Python keeps compiled files, beside the source. */
const bytecodeFolder = "__pycache__";
/**
 * The file for a block: the one that the model named, or `tmp_code_<first 16 hex of the code's SHA-256>`. Relative
 * paths, and absolute ones below the workspace's folder, are accepted. Any path that could leave it is refused.
 */
function chooseCodeFile(block, language, workspaceFolder = defaultWorkspaceFolder) {
    if (block.path !== null)
        return chooseNamedFile(block.path, workspaceFolder);
    const path = `${generatedPrefix}${block.sha256.slice(0, 16)}.${extensionOf(block, language)}`;
    return { path, isGenerated: true };
}
/** The same for a name that the model chose. */
function chooseNamedFile(name, workspaceFolder = defaultWorkspaceFolder) {
    const path = name.startsWith(`${workspaceFolder}/`) ? name.slice(workspaceFolder.length + 1) : name;
    const fault = (0,_files_path_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .findPathFault */ .P)(path);
    return fault === null
        ? { path, isGenerated: false }
        : { refusal: `the file name ${JSON.stringify(name.slice(0, 200))} ${fault}` };
}
/** Before version 22, Node decides by the file name whether a file is a module. */
function extensionOf({ code }, { extension }) {
    return extension === "js" && isModule(code) ? "mjs" : extension;
}
function isModule(code) {
    if (/^(?:import\s*["'{*\w$]|export\s+(?:default|const|let|var|class|function|async|[{*]))/m.test(code))
        return true;
    return /^(?:(?:const|let|var) [^=\n]{1,200}= ?)?await\s/m.test(code) && !/\brequire\(/.test(code);
}


/***/ }),

/***/ 20261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ describeLanguages),
/* harmony export */   BZ: () => (/* binding */ fileWord),
/* harmony export */   DS: () => (/* binding */ runnableLanguages),
/* harmony export */   Gv: () => (/* binding */ chooseLanguage),
/* harmony export */   Kb: () => (/* binding */ missingLanguages),
/* harmony export */   bg: () => (/* binding */ nodeStripsTypes),
/* harmony export */   cL: () => (/* binding */ languageName),
/* harmony export */   f4: () => (/* binding */ interpreterNames),
/* harmony export */   gh: () => (/* binding */ stripTypesFlag),
/* harmony export */   h2: () => (/* binding */ programsOf),
/* harmony export */   iG: () => (/* binding */ findLanguage)
/* harmony export */ });
/* unused harmony export languages */
/** Placeholders in a command: the program that was found, and the file with the code. */
const programWord = "{program}";
const fileWord = "{file}";
/** The ability of `node` to run TypeScript. The guard and the local executor look for it. */
const nodeStripsTypes = "node-strips-types";
const stripTypesFlag = "--experimental-strip-types";
/**
 * Compiles into a folder outside of the workspace, and runs the result. `"$0"` is the compiler and `"$1"` the file. If
 * compiling fails, the exit code is the compiler's, otherwise the program's. Variable names begin with an underscore,
 * because a variable that the image also has would change for the program.
 */
function compiled(compiler) {
    const end = '{ _code=$?; rm -rf "$_dir"; exit $_code; }';
    const script = `_dir=$(mktemp -d) || exit; ${compiler} || ${end}; "$_dir/program"; ${end}`;
    return ["sh", "-c", script, programWord, fileWord];
}
/** Go caches its compiled library, which takes seconds to make. It stores notes in a settings folder. */
const goFolders = 'GOCACHE="${GOCACHE:-${TMPDIR:-/tmp}/go-build}" XDG_CONFIG_HOME="$_dir"';
const languages = [
    {
        name: "python",
        words: ["python", "py", "python3"],
        extension: "py",
        interpreters: ["python3", "python"],
        whenNamed: "run",
    },
    { name: "sh", words: ["sh", "shell"], extension: "sh", interpreters: ["sh"], whenNamed: "run" },
    { name: "bash", words: ["bash"], extension: "bash", interpreters: ["bash"], whenNamed: "run" },
    {
        name: "javascript",
        words: ["javascript", "js", "node"],
        extension: "js",
        interpreters: ["node", "nodejs"],
        whenNamed: "run",
    },
    {
        name: "typescript",
        words: ["typescript", "ts"],
        extension: "ts",
        interpreters: ["node"],
        command: [programWord, stripTypesFlag, "--disable-warning=ExperimentalWarning", fileWord],
        needs: nodeStripsTypes,
    },
    { name: "ruby", words: ["ruby", "rb"], extension: "rb", interpreters: ["ruby"] },
    { name: "perl", words: ["perl", "pl"], extension: "pl", interpreters: ["perl"] },
    { name: "php", words: ["php"], extension: "php", interpreters: ["php"] },
    { name: "r", words: ["r", "rscript"], extension: "R", interpreters: ["Rscript"] },
    { name: "julia", words: ["julia", "jl"], extension: "jl", interpreters: ["julia"] },
    { name: "lua", words: ["lua"], extension: "lua", interpreters: ["lua", "lua5.4", "lua5.3", "luajit"] },
    {
        name: "powershell",
        words: ["powershell", "pwsh", "ps1"],
        extension: "ps1",
        interpreters: ["pwsh"],
        command: [programWord, "-NoProfile", "-NonInteractive", "-File", fileWord],
    },
    {
        name: "go",
        words: ["go", "golang"],
        extension: "go",
        interpreters: ["go"],
        // `go run` is not used, because it ends with 1 for every exit code of the program except 0.
        command: compiled(`${goFolders} "$0" build -o "$_dir/program" "$1"`),
        whenNamed: "save",
    },
    {
        name: "rust",
        words: ["rust", "rs"],
        extension: "rs",
        interpreters: ["rustc"],
        command: compiled('"$0" --edition 2021 -o "$_dir/program" "$1"'),
        whenNamed: "save",
    },
    {
        name: "java",
        words: ["java"],
        extension: "java",
        interpreters: ["java"],
        // `java` compiles a single file itself, whatever its class is called. For this it needs the compiler.
        needs: "javac",
        whenNamed: "save",
    },
    {
        name: "c",
        words: ["c"],
        extension: "c",
        interpreters: ["cc", "gcc", "clang"],
        command: compiled('"$0" -o "$_dir/program" "$1" -lm'),
        whenNamed: "save",
    },
    {
        name: "c++",
        words: ["c++", "cpp", "cxx"],
        extension: "cpp",
        interpreters: ["c++", "g++", "clang++"],
        command: compiled('"$0" -o "$_dir/program" "$1"'),
        whenNamed: "save",
    },
];
/** The programs of all languages in the table. A session looks for them when it starts. */
const interpreterNames = [
    ...new Set(languages.flatMap(({ interpreters, needs }) => [...interpreters, ...(needs ? [needs] : [])])),
].filter((name) => name !== nodeStripsTypes);
/** The language for a fence's first word. Null if the table does not have it. */
function findLanguage(word, all = languages) {
    const wanted = word.toLowerCase();
    return all.find((language) => language.words.includes(wanted)) ?? null;
}
/** The usual name of the language that a word means. A language that the table does not have keeps the word. */
function languageName(word) {
    return findLanguage(word)?.name ?? word.toLowerCase();
}
/**
 * The languages that these programs can run: first the table's, in order, and then the user's own. These replace
 * languages of the same name.
 */
function runnableLanguages(present, own = []) {
    const kept = languages.map((language) => own.find(({ name }) => name === language.name) ?? language);
    const all = [...kept, ...own.filter((language) => !kept.includes(language))];
    return all.flatMap((language) => {
        const { interpreters, command = [programWord, fileWord], needs } = language;
        const interpreter = interpreters.find((name) => present.has(name));
        if (interpreter === undefined || (needs !== undefined && !present.has(needs)))
            return [];
        const words = command.map((word) => (word === programWord ? interpreter : word));
        return [{ language, interpreter, command: words }];
    });
}
/** The programs of the user's own languages. */
function programsOf(own = []) {
    return [...new Set(own.flatMap(({ interpreters }) => interpreters))];
}
/** Names the user's languages whose program is missing. Null if none is. */
function missingLanguages(own, hasProgram) {
    const missing = own.flatMap(({ name, interpreters: [program = ""] }) => hasProgram(program) ? [] : [`${name} (the program ${program} is missing)`]);
    return missing.length === 0 ? null : missing.join("; ");
}
/** The language and program of a block, or the reason why it does not run. */
function chooseLanguage({ language: word, path }, runnable, { stopsAtFailure } = {}) {
    const here = `languages here: ${runnable.map(({ language }) => language.name).join(", ")}`;
    const available = runnable.map(({ language }) => language);
    const language = findLanguage(word, available) ?? findLanguage(word);
    if (language === null) {
        const what = word === "" ? "the fence names no language" : `the language ${JSON.stringify(word)} is not supported`;
        return { notRun: "language", refusal: `${what}; ${here}` };
    }
    const { name, whenNamed } = language;
    if (path !== null && whenNamed === "save") {
        const refusal = `a ${name} block with a file name is only saved. To run the code, compile and start the file in a block of sh, or write the block without a file name; ${here}`;
        return { notRun: "language", refusal };
    }
    const choice = runnable.find((candidate) => candidate.language === language);
    const notRun = path === null || whenNamed === "run" ? "no-program" : "language";
    if (choice !== undefined)
        return stopsAtFailure === true ? stoppingAtFailure(choice) : choice;
    return { notRun, refusal: `${name} is not installed here; ${here}` };
}
/** A shell that ends at the first line that fails. */
function stoppingAtFailure(choice) {
    const { language, interpreter, command } = choice;
    const isShell = ["sh", "bash"].includes(language.name) && language.command === undefined;
    return isShell ? { ...choice, command: [interpreter, "-e", ...command.slice(1)] } : choice;
}
/** The text about languages for the model, before the sandbox's programs are known. */
function describeLanguages(certain, { languages: own = [], infersLanguage = false, savesNamed } = {}) {
    const sure = [...new Set([...certain, ...own.map(({ name }) => name)])];
    const others = languages.filter(({ name }) => !sure.includes(name));
    const named = others.flatMap(({ name, whenNamed }) => (whenNamed === "save" ? [name] : []));
    const run = others.flatMap(({ name }) => (savesNamed !== true && named.includes(name) ? [] : [name]));
    const here = `${sure.join(", ")}, and, if the image has them, ${run.join(", ")}`;
    const words = savesNamed === true
        ? `Blocks without a file name are run, in these languages: ${here}. Blocks with a file name are saved, but not run.`
        : `Blocks of these languages are run, with or without a file name: ${here}. Blocks of ${named.join(", ")} are run only without a file name. Any other block with a file name is only saved.`;
    return `- ${words}${infersLanguage ? " A fence without a language is sh if it begins with `python` or `pip`, and otherwise Python if Python can compile it." : ""}`;
}


/***/ }),

/***/ 30100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   ZK: () => (/* binding */ openWord),
/* harmony export */   aG: () => (/* binding */ wordOf),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

/** A schema that is created when it is first needed, because most commands read no transcript. */
function described(make) {
    let made;
    return () => (made ??= make());
}
const text = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const count = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative());
const amount = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative());
/** A field that is either `true` or absent. */
const present = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).exactOptional());
/** A word from a table. Unknown words are accepted too, because a later version may add words. */
function openWord() {
    return text().pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY());
}
function wordOf(table) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(Object.keys(table));
}
/** Makes a table whose rows have one type. The row names become a type of their own. */
function tableOf() {
    return (rows) => rows;
}


/***/ }),

/***/ 83518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ outcomesThat),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   KI: () => (/* binding */ outcomes),
/* harmony export */   fR: () => (/* binding */ settingsExitCode),
/* harmony export */   sG: () => (/* binding */ outcomeOf),
/* harmony export */   z7: () => (/* binding */ outcomeRow)
/* harmony export */ });
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);

/** All ways in which a run can end, and what each means for the exit code, the step and the check run. */
// prettier-ignore
const outcomes = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    passed: { icon: "✅", tone: "good", failsStep: "never", exitCode: 0, conclusion: "success" },
    answered: { icon: "💬", tone: "good", failsStep: "if-asked", exitCode: 0, conclusion: "neutral" },
    failed: { icon: "❌", tone: "bad", failsStep: "yes", exitCode: 1, conclusion: "failure" },
    "gave-up": { icon: "🛑", tone: "bad", failsStep: "yes", exitCode: 1, conclusion: "failure" },
    "budget-spent": { icon: "🪙", tone: "warn", failsStep: "yes", exitCode: 4, conclusion: "failure" },
    "timed-out": { icon: "⏱️", tone: "warn", failsStep: "yes", exitCode: 4, conclusion: "timed_out" },
    "awaiting-approval": { icon: "✋", tone: "warn", failsStep: "never", exitCode: 5, conclusion: "action_required" },
    rejected: { icon: "🚫", tone: "warn", failsStep: "never", exitCode: 5, conclusion: "neutral" },
    cancelled: { icon: "⚪", tone: "warn", failsStep: "yes", exitCode: 130, conclusion: "cancelled" },
    "infrastructure-error": { icon: "⚠️", tone: "warn", failsStep: "yes", exitCode: 3, conclusion: "failure" },
    denied: { icon: "🚫", tone: "warn", failsStep: "if-asked", exitCode: 0, conclusion: null },
    skipped: { icon: "⏭️", tone: "warn", failsStep: "if-asked", exitCode: 0, conclusion: null },
});
/** What an outcome means for the exit code, the step and the check run. Null stands for a run that was cut off. */
function outcomeRow(outcome) {
    return outcome === null ? { ...outcomes.cancelled, icon: "❔" } : outcomes[outcome];
}
/** The outcomes that fulfil the condition, in the table's order. */
function outcomesThat(fits) {
    return Object.keys(outcomes).filter((outcome) => fits(outcomes[outcome]));
}
/** The exit code if settings, flags or inputs cannot be read. There is no outcome, because no run began. */
const settingsExitCode = 2;
/**
 * The outcome if this error comes before a run ends. Null if the settings or the task are wrong, because then no run
 * began.
 */
function outcomeOf({ code }) {
    return code === "settings-invalid" || code === "task-invalid" ? null : "infrastructure-error";
}
/** The command's exit code for an error. */
function exitCodeOf(error) {
    const outcome = outcomeOf(error);
    return outcome === null ? settingsExitCode : outcomes[outcome].exitCode;
}


/***/ }),

/***/ 55191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LX: () => (/* binding */ needlessWords),
/* harmony export */   rY: () => (/* binding */ verdicts),
/* harmony export */   y6: () => (/* binding */ proveResult)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16486);



/** The results of `prove`, and what each means for the exit code and the check run. */
// prettier-ignore
const verdicts = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    proven: { icon: "✅", tone: "good", title: "Proven", exitCode: 0, conclusion: "success", next: "" },
    guarded: { icon: "🛡️", tone: "good", title: "Guarded", exitCode: 0, conclusion: "success", next: "" },
    unproven: { icon: "❔", tone: "warn", title: "Unproven", exitCode: 1, conclusion: "failure", next: "Add a test that fails without the change." },
    regressed: { icon: "❌", tone: "bad", title: "Failing", exitCode: 1, conclusion: "failure", next: "Fix the change, or update the tests if the new behavior is intended." },
    weakened: { icon: "❌", tone: "bad", title: "Weakened", exitCode: 1, conclusion: "failure", next: "Restore these tests, or explain why you changed or removed them." },
    flaky: { icon: "⚠️", tone: "warn", title: "Flaky", exitCode: 1, conclusion: "failure", next: "Fix the flaky tests, then run `prove` again." },
    "cannot-tell": { icon: "⚠️", tone: "warn", title: "Cannot tell", exitCode: 3, conclusion: "failure", next: "" },
});
const names = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()));
/** The result of `prove` for a change. Names of tests and files may be hostile, so escape them. */
const proveResult = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    verdict: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(verdicts),
    /** One or two sentences. */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The commit that the change starts from, in hex. */
    base: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** In hex. */
    head: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The commands that ran the tests. */
    verify: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    tests: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        /** Tests that fail without the change and pass with it. */
        proof: names(),
        /** How many tests pass without and with the change. */
        guard: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
        /** Tests that fail with the change although they did not fail before it. */
        regressed: names(),
        /** Tests that the change removes. */
        removed: names(),
        /** Tests that the change makes the tool skip. */
        skipped: names(),
        /**
         * Tests that the change made weaker. They pass without and with the change, but their earlier version fails with
         * the change.
         */
        weakened: names(),
        /** Tests that sometimes pass and sometimes fail on the same files. */
        flaky: names(),
    }),
    hunks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        file: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        /** The line in the new file on which this part of the change begins, from 1. */
        line: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
        /** How many lines this part has. 0 if the file is not text. */
        lines: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
        /** Whether a test fails if this part of the change is undone. Null: this was not tried. */
        needed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullable(),
    })),
    /** Findings about lines of the new files. */
    annotations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        startLine: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
        endLine: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
        level: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["error", "warning", "notice"]),
        title: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        message: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    })),
    /** The workflow's job that ran `prove`. Absent if it was the command. */
    job: (0,_task_js__WEBPACK_IMPORTED_MODULE_1__/* .runJob */ .b5)().exactOptional(),
    /** The version of agent-exec that wrote this result. Absent if it was the command. */
    agentExec: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** The words for a part of a change that no test needs: "no test notices if these 3 lines are undone". */
function needlessWords(lines) {
    const what = lines === 0 ? "this file is" : lines === 1 ? "this line is" : `these ${lines} lines are`;
    return `no test notices if ${what} undone`;
}


/***/ }),

/***/ 16486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WK: () => (/* binding */ threadMessage),
/* harmony export */   _W: () => (/* binding */ task),
/* harmony export */   b5: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


const taskSource = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("kind", [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("input") }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("file"), path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("issue"), url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("comment"), url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("demo") }),
]));
/** The task, with its place and author. */
const task = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The complete text of the task: Markdown, at most 1 MiB in UTF-8. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    source: taskSource(),
    /** The author's login on GitHub. Absent if GitHub does not confirm it, as in a terminal. */
    author: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** One earlier message of a conversation. */
const threadMessage = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The author's name. `assistant` means the writer. */
    author: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The text is Markdown. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
/** The job of a workflow in which a run ran. */
const runJob = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The server's address, such as `https://github.com`. */
    server: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The repository as `owner/name`. */
    repository: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The web page of the workflow run. */
    url: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The number of the workflow run's attempt, from 1. */
    attempt: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The action as the workflow names it, `owner/name@ref`. Absent if the action is in the same repository. */
    action: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** The commit that the run is about, in hex. Absent: none, or the code worked on other files. */
    commit: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** The web page of the failed workflow run that the run should repair. Absent: none. */
    failedRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));


/***/ }),

/***/ 18061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ maxPathBytes),
/* harmony export */   P: () => (/* binding */ findPathFault)
/* harmony export */ });
/* harmony import */ var _spelling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37569);

/** NAME_MAX of Linux's file systems. */
const maxNameBytes = 255;
/** 1,024 bytes leave room below PATH_MAX (4,096) for the folder of the artifacts. */
const maxPathBytes = 1024;
/** Why a path is not a plain path inside the workspace, as the end of a sentence; null if it is. */
function findPathFault(path) {
    if (path === "")
        return "is empty";
    if (path.startsWith("/"))
        return "is outside the workspace";
    // NUL and line ends would break the transfer.
    if (/\p{Cc}/u.test(path))
        return "contains a line break or another control character";
    const parts = path.split("/");
    if (parts.includes(".."))
        return "leaves the workspace";
    if (parts.some((part) => part === "" || part === "."))
        return "is not a plain path to a file";
    if (parts.some(_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .isGitFolder */ .Z$))
        return "contains a name that Git treats as `.git`";
    if (Buffer.byteLength(path) > maxPathBytes)
        return `is longer than ${maxPathBytes} bytes`;
    const isLong = parts.some((part) => Buffer.byteLength(part) > maxNameBytes);
    return isLong ? `has a part that is longer than ${maxNameBytes} bytes` : null;
}


/***/ }),

/***/ 37569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ plainName),
/* harmony export */   Z$: () => (/* binding */ isGitFolder),
/* harmony export */   b_: () => (/* binding */ isNameOf)
/* harmony export */ });
/**
 * Normalises a part of a path as the most tolerant file system does, and as Git does for `.git` (core.protectHFS,
 * core.protectNTFS). It ignores case, invisible characters, and blanks, dots or a stream's name at the end. Parts with
 * the same result may be the same file.
 */
function plainName(part) {
    return part
        .normalize("NFKC")
        .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
        .replace(/:.*/s, "")
        .replace(/(?<![. ])[. ]+$/, "")
        .toLowerCase();
}
/**
 * Whether some file system reads a part of a path as this name. It may be equal, or a short name (8.3) of NTFS and FAT,
 * such as `ACTION~1.YAM`, `ACTIO~10.YAM` or, with a checksum, `AC3F5D~1.YAM`.
 * @param plain from `plainName`
 * @param name in lower case
 */
function isNameOf(plain, name) {
    return plain === name || isShortNameOf(plain, name);
}
/** Whether some file system reads the name as `.git`. Its `config` could make `git status` run programs. */
function isGitFolder(part) {
    return isNameOf(plainName(part), ".git");
}
function isShortNameOf(plain, name) {
    const [, stem, number = "", extension = ""] = /^([^~.]{1,6})~(\d{1,6})(?:\.([^.]{1,3}))?$/.exec(plain) ?? [];
    if (stem === undefined)
        return false;
    const parts = name.replace(/^\.+/, "").split(".");
    const longExtension = parts.length > 1 ? parts.pop() : "";
    if (extension !== longExtension.slice(0, 3))
        return false;
    const long = parts.join("");
    // The beginning of the long name that fits into eight characters.
    const isBeginning = stem === long || stem.length + 1 + number.length >= 8;
    if (isBeginning && long.startsWith(stem))
        return true;
    return stem.startsWith(long.slice(0, 2)) && /^[\da-f]{4}$/.test(stem.slice(2));
}


/***/ }),

/***/ 16804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isWorkflowPath)
/* harmony export */ });
/* harmony import */ var _spelling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37569);

/**
 * Whether GitHub may run a file: everything below `.github/workflows` and `.github/actions`, and each `action.yml`. A
 * path also counts if some file system treats it as the same name.
 * @param path from the repository's root, with `/`
 */
function isWorkflowPath(path) {
    const parts = path.split("/").map(_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .plainName */ .MH);
    const [first = "", second = ""] = parts;
    const last = parts.at(-1) ?? "";
    if ((0,_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameOf */ .b_)(first, ".github") && ((0,_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameOf */ .b_)(second, "workflows") || (0,_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameOf */ .b_)(second, "actions")))
        return true;
    return (0,_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameOf */ .b_)(last, "action.yml") || (0,_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameOf */ .b_)(last, "action.yaml");
}


/***/ }),

/***/ 27939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration),
/* harmony export */   y: () => (/* binding */ parseDurationMs)
/* harmony export */ });
const unitMs = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
/** Reads `500ms`, `90s`, `1.5m`, `2h` or seconds as whole milliseconds. Null if it has another form. */
function parseDurationMs(duration) {
    const match = /^(\d{1,9}(?:\.\d{1,6})?)(ms|s|m|h)?$/.exec(String(duration).trim());
    if (match === null)
        return null;
    const unit = (match[2] ?? "s");
    return Math.round(Number(match[1]) * unitMs[unit]);
}
/** Formats milliseconds: `500 ms`, `1.5 s`, `2 min`, `2.3 h`. */
function formatDuration(ms) {
    if (ms < 1_000)
        return `${Math.round(ms)} ms`;
    if (ms < 120_000)
        return `${oneDecimal(ms / 1_000)} s`;
    return ms < 7_200_000 ? `${oneDecimal(ms / 60_000)} min` : `${oneDecimal(ms / 3_600_000)} h`;
}
function oneDecimal(value) {
    return String(Math.round(value * 10) / 10);
}


/***/ }),

/***/ 36879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readShell),
/* harmony export */   m: () => (/* binding */ shellLines)
/* harmony export */ });
/**
 * The commands, one line each, without empty lines and comments. Null if a quote or a here-document is never closed.
 */
function shellLines(script) {
    const { lines, openAt } = readShell(script);
    return openAt === null ? lines : null;
}
/** The commands as far as they are closed. `openAt`: where a command begins that is never closed. */
function readShell(script) {
    const lines = [];
    let at = 0;
    while (at < script.length) {
        const line = bareLine(script, at);
        if (line === null)
            return { lines, openAt: at };
        const end = hereDocument.test(line.bare) ? inputEnd(script, line) : line.end;
        if (end === null)
            return { lines, openAt: at };
        if (line.bare.trim() !== "")
            lines.push({ at, end, bare: line.bare });
        at = end + 1;
    }
    return { lines, openAt: null };
}
/** Not `<<<`, which takes a text, and not a shift in `$((1<<3))`. */
const hereDocument = /(?<!<)<<-?\s{0,9}(?:[A-Za-z_]|'')/;
/** Reads from here to the line's end. A quote or a backslash continues the line. */
function bareLine(script, from) {
    let bare = "";
    for (let at = from;; at += 1) {
        const char = script[at];
        if (char === undefined || char === "\n")
            return { at: from, end: at, bare };
        if (char === "#" && (at === from || /\s/.test(script[at - 1]))) {
            const end = script.indexOf("\n", at);
            return { at: from, end: end === -1 ? script.length : end, bare };
        }
        if (char === "\\") {
            at += 1;
            // The word of a here-document may begin in this way.
            if (bare.endsWith("<<"))
                bare += script[at] ?? "";
        }
        else if (char === '"' || char === "'") {
            const end = closing(script, at);
            if (end === -1)
                return null;
            bare += "''";
            at = end;
        }
        else
            bare += char;
    }
}
function closing(script, start) {
    const quote = script[start];
    const hasEscapes = quote === '"' || script[start - 1] === "$";
    for (let at = start + 1; at < script.length; at += 1) {
        if (hasEscapes && script[at] === "\\")
            at += 1;
        else if (script[at] === quote)
            return at;
    }
    return -1;
}
/** Where a command's here-document ends. The word after `<<` marks the end. */
function inputEnd(script, line) {
    const words = /(?<!<)<<-?\s{0,9}(?:"([^"\n]{1,99})"|'([^'\n]{1,99})'|\\?([A-Za-z_][\w.-]{0,99}))/.exec(script.slice(line.at, line.end));
    const word = words?.[1] ?? words?.[2] ?? words?.[3];
    if (word === undefined)
        return null;
    let at = line.end + 1;
    while (at <= script.length) {
        const next = script.indexOf("\n", at);
        const end = next === -1 ? script.length : next;
        if (script.slice(at, end).trim() === word)
            return end;
        at = end + 1;
    }
    return null;
}


/***/ }),

/***/ 12358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ coloursSource),
/* harmony export */   p: () => (/* binding */ ColourScanner)
/* harmony export */ });
/** The longest accepted sequence. `38;2;255;255;255;48;2;255;255;255` has 33 characters. A longer one is text. */
const maxParameters = 60;
/** A pattern for colour sequences (SGR) in their 7-bit and 8-bit forms: `ESC [ 31 m`. */
const coloursSource = `(?:\\x1B\\[|\\x9B)[0-9;:]{0,${maxParameters}}m`;
const escape = 0x1b;
const bracket = 0x5b;
/** The 8-bit form of the two above. */
const introducer = 0x9b;
const finalOfColours = 0x6d;
/** Separates invisible colour sequences (`ESC [ 31 m`) from text that comes unit by unit. */
class ColourScanner {
    #units = [];
    /** Whether the next unit is certainly text, as nearly all units are. In that case `take` is not needed. */
    isText(unit) {
        return this.#units.length === 0 && unit !== escape && unit !== introducer;
    }
    take(unit) {
        if (this.isText(unit))
            return { kind: "text", units: [unit] };
        const { length } = this.#units;
        const opening = this.#units[0] === introducer ? 1 : 2;
        const isOpen = length >= opening;
        if (isOpen && unit === finalOfColours) {
            this.#units = [];
            return { kind: "colour", units: length + 1 };
        }
        // Digits, `;` and `:`.
        const isParameter = unit >= 0x30 && unit <= 0x3b;
        const goesOn = isOpen ? isParameter && length - opening < maxParameters : unit === bracket;
        if (length === 0 || goesOn) {
            this.#units.push(unit);
            return { kind: "held" };
        }
        // The unit may begin the next sequence.
        const units = this.end();
        const next = this.take(unit);
        return { kind: "text", units: next.kind === "text" ? [...units, ...next.units] : units };
    }
    /** Returns the units that still wait, which are text after all. */
    end() {
        const units = this.#units;
        this.#units = [];
        return units;
    }
}


/***/ }),

/***/ 14647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L6: () => (/* binding */ showWithin),
/* harmony export */   Ul: () => (/* binding */ showHidden),
/* harmony export */   _c: () => (/* binding */ reveal)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96065);
/* harmony import */ var _colour_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12358);


/**
 * Makes hidden characters visible, so that people see what programs read. A second call changes nothing more. Control
 * characters become pictures (`␀`, `␛`), and invisible characters their code (`⟨U+202E⟩`; more than three in a row
 * become one note with their number). A carriage return that would overwrite its line becomes `␍` and a new line.
 * Colour sequences are dropped. Line feeds, tabs, emoji sequences, and joiners inside words of scripts that need them
 * stay.
 */
function showHidden(text) {
    return reveal(text).text;
}
/** `showHidden` with the numbers of characters made visible, and of colour sequences removed, which mean nothing. */
function reveal(text) {
    if (plain.test(text) || !hidden().test(text.replaceAll(sign, "")))
        return { text, shown: 0, dropped: 0 };
    let shown = 0;
    let dropped = 0;
    const visible = text.replace(token(), (found, kept, lineEnd, colour) => {
        if (kept !== undefined)
            return found;
        if (lineEnd !== undefined)
            return "\n";
        if (colour !== undefined) {
            dropped += 1;
            return "";
        }
        const characters = Array.from(found);
        shown += characters.length;
        return inWords(characters);
    });
    return { text: visible, shown, dropped };
}
/**
 * The beginning and end of a text with visible hidden characters, at most `maxChars` UTF-16 units. Omitted text is
 * counted in its own characters. The text is cut first, because a megabyte of invisible characters, written out, takes
 * hundreds of megabytes.
 */
function showWithin(text, maxChars) {
    for (let chars = maxChars;; chars = Math.floor(chars * 0.6)) {
        const shown = showHidden((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateMiddle */ .k)(text, chars));
        if (shown.length <= maxChars)
            return shown;
    }
}
/** Most texts match this pattern and hide nothing. Then the patterns below are not needed. */
const plain = /^[\t\n -~]*$/;
/** A sign such as ⚠️, which the last pattern would keep too. But building that pattern takes 40 ms. */
const sign = /\p{Extended_Pictographic}\uFE0F/gu;
/**
 * Characters that programs read but people do not see: controls, formats, characters that fonts ignore, Unicode's line
 * separators, halves of surrogate pairs. Signs that span following digits are visible. The constructor is used because
 * the `v` flag is newer than the language level.
 */
const hiddenClass = "[[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\p{Cs}]" +
    "--[\\t\\n\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]]";
/** A pictograph with at most one modifier or selector, and sequences joined by U+200D, even unlisted ones. */
const pictograph = "\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|[\\uFE0E\\uFE0F])?";
/** Scripts whose spelling needs U+200C and U+200D between letters (RFC 5892, appendix A.1 and A.2). */
const joiningScripts = "Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
    .split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("");
const tokenSource = [
    // The first group stays as it is.
    `((?=\\p{Emoji})(?![0-9#*](?!\\uFE0F))\\p{RGI_Emoji}|${pictograph}(?:\\u200D${pictograph})*|(?<=[${joiningScripts}])[\\u200C\\u200D](?=[${joiningScripts}]))`,
    // The second group is an ordinary line end. A program that prints `\\r\\n` to a terminal leaves two returns.
    "(\\r{1,2}\\n)",
    // The third group is a colour sequence.
    `(${_colour_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .coloursSource */ .f})`,
    // The rest is a control character, or a run of one kind.
    "\\r",
    "[\\x00-\\x08\\x0B-\\x1F\\x7F]",
    `(?:[${hiddenClass}--[\\x00-\\x1F\\x7F]])+`,
].join("|");
const hidden = once(() => new RegExp(hiddenClass, "v"));
const token = once(() => new RegExp(tokenSource, "gv"));
function once(make) {
    let made;
    return () => (made ??= make());
}
/** Up to this many hidden characters in a row are named one by one. Longer runs are counted. */
const namedAtMost = 3;
function inWords(characters) {
    const [first = ""] = characters;
    if (first === "\r")
        return "␍\n";
    if (first === "\x7F")
        return "␡";
    const code = first.codePointAt(0) ?? 0;
    if (code < 0x20)
        return String.fromCodePoint(0x2400 + code);
    if (characters.length <= namedAtMost)
        return characters.map((each) => `⟨${codeOf(each)}⟩`).join("");
    return `⟨${characters.length} hidden characters, first ${codeOf(first)}⟩`;
}
function codeOf(character) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}


/***/ }),

/***/ 37011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ neutraliseWorkflowCommands),
/* harmony export */   l: () => (/* binding */ neutraliseWorkflowCommandsInJson)
/* harmony export */ });
/**
 * Makes text safe for a runner's log.
 * The runner reads a line as a command if it starts with `::` after white space, or contains `##[` anywhere, in any
 * case. A line ends at a line feed, a carriage return or both (actions/runner, src/Runner.Common/ActionCommand.cs). A
 * blank breaks both marks: `: :error::`. Invisible characters (colours, controls) before or inside a mark do not hide
 * it.
 * Works on whole lines: split text at its line ends first.
 */
function neutraliseWorkflowCommands(text) {
    return replaceMarks(text, (half) => `${half} `);
}
/**
 * The same for JSON, in which a blank would change a string's value. So the last sign of a mark's first half is written
 * as an escape with the same meaning: `#\u0023[error]`. JSON's own syntax is safe, because `##` occurs only in strings,
 * and no line begins with a colon.
 */
function neutraliseWorkflowCommandsInJson(json) {
    return replaceMarks(json, (half) => half.slice(0, -1) + (half.endsWith("#") ? "\\u0023" : "\\u003A"));
}
let patterns;
/** Changes the first half of each mark: the text up to its first colon, or its two hashes. */
function replaceMarks(text, replace) {
    // Most lines have no mark. For them, the patterns are not built, which takes 2 ms.
    if (["#", ":"].every((sign) => text.indexOf(sign) === text.lastIndexOf(sign)))
        return text;
    patterns ??= [
        new RegExp(`(?:^|${lineEnd})(?:${blank})*:(?=${invisible}*:)`, "gv"),
        new RegExp(`#${invisible}*#(?=${invisible}*\\[)`, "gv"),
    ];
    return patterns.reduce((replaced, pattern) => replaced.replace(pattern, replace), text);
}
/** The usual escapes of two characters. Longer ones could contain a colon or a hash. */
const escapeSequence = "\\x1B(?:\\[[0-?]*[ -\\/]*[@-~]|[\\]PX^_][^\\x07\\x1B\\r\\n]*(?:\\x07|\\x1B\\\\)|[\\(\\)]?[0-9=>A-Za-z])";
/** Line ends for the runner or for a viewer of its log. */
const lineEnd = "[\\r\\n\\v\\f\\x85\\u2028\\u2029]";
/** Characters without width, which may be inside a mark. */
const invisible = `(?:${escapeSequence}|[[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}]--[\\t\\r\\n]])`;
/**
 * A character without width, or white space, which may precede a mark. Line ends are left out. So the search starts at
 * the last of several line ends, and does not read all following ones from each.
 */
const blank = `(?!${lineEnd})(?:${invisible}|[\\t\\p{Zs}])`;


/***/ }),

/***/ 36130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readEnvironment)
/* harmony export */ });
function readEnvironment() {
    const { env } = process;
    return {
        variable: (name) => (env[name] === "" ? undefined : env[name]),
        withPrefix: (prefix) => new Map(Object.entries(env)
            .filter(([name, value]) => name.startsWith(prefix) && value !== undefined && value !== "")
            .map(([name, value]) => [name.slice(prefix.length), value])),
    };
}


/***/ }),

/***/ 63376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isCommonWord)
/* harmony export */ });
/** Placeholder keys from the guides of servers that need no key. */
const placeholders = new Set(`anything changeme docker-model-runner dummy-key fake-key llama.cpp llamacpp local-key lm-studio lmstudio no-key
  no-key-needed no-key-required no-api-key-needed no-api-key-required none not-a-real-key not-needed not-required
  ollama placeholder sk-no-key-required sk-not-needed sk-placeholder token-abc123 unused your-api-key your_api_key`.split(/\s+/));
/**
 * One word, or two with one sign between them, perhaps with a short number: `ollama`, `LM-Studio`, `test_key`,
 * `local123`.
 */
const words = /^[A-Za-z]{1,12}(?:[-_. ][A-Za-z]{1,10})?[-_]?\d{0,4}$/;
/** Five consonants in a row cannot be a word. */
const unspeakable = /[^aeiouy\d\W_]{5}/i;
/** A secret such as `12345678` is a part of these digits. */
const ascending = "012345678901234567890";
/**
 * Whether a secret is a common word, as the keys of local servers are. Ordinary code contains such words. Hiding them
 * would make reports unreadable and change the code.
 */
function isCommonWord(secret) {
    const word = secret.trim();
    if (placeholders.has(word.toLowerCase()))
        return true;
    // Matches `xxxxxxxx`, `sk-xxxx` and `xxxx-xxxx`.
    if (new Set(word.replace(/^sk-/, "").replaceAll(/[-_. ]/g, "")).size <= 1)
        return true;
    if (/^\d+$/.test(word) && ascending.includes(word))
        return true;
    const isOneCase = word.split(/[^A-Za-z]+/).every((part) => /^[A-Z]?[a-z]*$|^[A-Z]*$/.test(part));
    return words.test(word) && isOneCase && !unspeakable.test(word);
}


/***/ }),

/***/ 70944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ redactValue)
/* harmony export */ });
/* harmony import */ var _secret_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5869);

/** A copy with all strings redacted. An execution's order of arrival is adjusted to the new texts. */
function redactValue(value, find) {
    if (typeof value === "string")
        return (0,_secret_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSpans */ .ep)(value, find(value));
    if (Array.isArray(value))
        return value.map((each) => redactValue(each, find));
    if (value === null || typeof value !== "object")
        return value;
    const entries = Object.entries(value).map(([key, each]) => [
        (0,_secret_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSpans */ .ep)(key, find(key)),
        key === "order" && isOrder(each) ? realign(each, value, find) : redactValue(each, find),
    ]);
    return Object.fromEntries(entries);
}
function isOrder(value) {
    return (Array.isArray(value) &&
        value.every((run) => typeof run?.stream === "string" && typeof run.chars === "number"));
}
/** Adjusts each run to the length of its redacted part. If a secret spans two runs, its mask belongs to the first. */
function realign(order, execution, find) {
    const streams = new Map();
    return order
        .map(({ stream, chars }) => {
        const edges = streams.get(stream) ?? new StreamEdges(find(textOf(execution[stream])));
        streams.set(stream, edges);
        return { stream, chars: edges.advance(chars) };
    })
        .filter((run) => run.chars > 0);
}
function textOf(stream) {
    const text = stream?.text;
    return typeof text === "string" ? text : "";
}
/** Goes along one stream's text, and returns the length of each part after masking. */
class StreamEdges {
    spans;
    #before = 0;
    #after = 0;
    #next = 0;
    /** How many units shorter the redacted text is, up to this point. */
    #shrunk = 0;
    constructor(spans) {
        this.spans = spans;
    }
    advance(chars) {
        this.#before += chars;
        let span = this.spans[this.#next];
        while (span !== undefined && span.end <= this.#before) {
            this.#shrunk += span.end - span.start - (span.by ?? _secret_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .mask */ .dK).length;
            this.#next += 1;
            span = this.spans[this.#next];
        }
        const inside = span !== undefined && span.start < this.#before ? span : null;
        const after = (inside === null ? this.#before : inside.start + (inside.by ?? _secret_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .mask */ .dK).length) - this.#shrunk;
        const told = after - this.#after;
        this.#after = after;
        return told;
    }
}


/***/ }),

/***/ 75830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createRedactor)
});

// EXTERNAL MODULE: ./lib/redaction/redact-value.js
var redact_value = __webpack_require__(70944);
// EXTERNAL MODULE: ./lib/output/colour-scanner.js
var colour_scanner = __webpack_require__(12358);
// EXTERNAL MODULE: ./lib/redaction/secret-spans.js
var secret_spans = __webpack_require__(5869);
;// CONCATENATED MODULE: ./lib/redaction/secret-search.js


/** How many line breaks in a row a match may contain: enough for `\r ` with an empty line between. */
const lineBreaksPassedOver = 4;
const lineFeed = 10;
const carriageReturn = 13;
/**
 * Finds any of many patterns in one pass over a text in pieces (Aho and Corasick, 1975). The time depends only on the
 * text's length. Line breaks and colour sequences inside of a match are ignored, because a reader does not see them.
 */
class SecretSearch {
    #patterns;
    #node = 0;
    #position = 0;
    #lineBreaks = 0;
    /** The positions of the last units that are not line breaks. There are as many as the longest pattern has units. */
    #positions;
    #colours = new colour_scanner/* ColourScanner */.p();
    #count = 0;
    constructor(patterns) {
        this.#patterns = patterns;
        this.#positions = new Float64Array(Math.max(1, patterns.longest));
    }
    /** Takes the next piece of the text. Adds the matches that end in it to `found`, in order. */
    read(text, found) {
        for (let index = 0; index < text.length; index += 1)
            this.#take(text.charCodeAt(index), found);
    }
    #take(unit, found) {
        if (this.#colours.isText(unit))
            return this.#advance(unit, found);
        const scanned = this.#colours.take(unit);
        if (scanned.kind === "colour")
            this.#position += scanned.units;
        if (scanned.kind === "text")
            for (const each of scanned.units)
                this.#advance(each, found);
    }
    /** Call it after the last unit. An unfinished colour sequence then counts as text. */
    end(found) {
        for (const each of this.#colours.end())
            this.#advance(each, found);
    }
    /** Adds the longest match that ends with this unit. */
    #advance(unit, found) {
        const position = this.#position;
        this.#position += 1;
        if (unit === lineFeed || unit === carriageReturn) {
            this.#lineBreaks += 1;
            if (this.#lineBreaks > lineBreaksPassedOver)
                this.#node = 0;
            return;
        }
        this.#lineBreaks = 0;
        this.#positions[this.#count % this.#positions.length] = position;
        this.#count += 1;
        this.#node = this.#patterns.step(this.#node, unit);
        const length = this.#patterns.matchAt(this.#node);
        if (length > 0)
            (0,secret_spans/* mergeInto */.Pz)(found, { start: this.#startOfLast(length), end: position + 1 });
    }
    /** No later match can begin before this position. */
    get openFrom() {
        const depth = this.#patterns.depthAt(this.#node);
        return depth === 0 ? this.#position : this.#startOfLast(depth);
    }
    #startOfLast(units) {
        return this.#positions[(this.#count - units) % this.#positions.length] ?? 0;
    }
}
/** A tree of the patterns' beginnings. Each node knows the longest other beginning with which its own text ends. */
class PatternTree {
    /** The first child of each node, which is usually the only one. So no map is needed for it. */
    #firstUnit = [-1];
    #firstChild = [0];
    #otherChildren = new Map();
    #parent = [0];
    #unit = [0];
    #depth = [0];
    #match = [0];
    #fallback = [0];
    longest;
    constructor(patterns) {
        for (const pattern of patterns)
            this.#add(pattern);
        this.longest = this.#depth.reduce((one, other) => Math.max(one, other));
        this.#link();
    }
    /** The node of the longest beginning with which the text ends after one more unit. */
    step(from, unit) {
        let node = from;
        for (;;) {
            const child = this.#childAt(node, unit);
            if (child !== 0 || node === 0)
                return child;
            node = this.#fallback[node] ?? 0;
        }
    }
    /** The length of the longest pattern that ends at this node. 0 if there is none. */
    matchAt(node) {
        return this.#match[node] ?? 0;
    }
    depthAt(node) {
        return this.#depth[node] ?? 0;
    }
    #add(pattern) {
        let node = 0;
        for (let index = 0; index < pattern.length; index += 1) {
            const unit = pattern.charCodeAt(index);
            node = this.#childAt(node, unit) || this.#addChild(node, unit);
        }
        this.#match[node] = pattern.length;
    }
    /** The child's number. 0 if there is none, because the root is never a child. */
    #childAt(node, unit) {
        if (this.#firstUnit[node] === unit)
            return this.#firstChild[node] ?? 0;
        return this.#otherChildren.get(node)?.get(unit) ?? 0;
    }
    #addChild(parent, unit) {
        const child = this.#parent.push(parent) - 1;
        this.#unit.push(unit);
        this.#depth.push((this.#depth[parent] ?? 0) + 1);
        this.#match.push(0);
        this.#fallback.push(0);
        this.#firstUnit.push(-1);
        this.#firstChild.push(0);
        if (this.#firstUnit[parent] === -1) {
            this.#firstUnit[parent] = unit;
            this.#firstChild[parent] = child;
        }
        else {
            const others = this.#otherChildren.get(parent) ?? new Map();
            this.#otherChildren.set(parent, others.set(unit, child));
        }
        return child;
    }
    /** Goes by depth, because fallbacks lead to nodes nearer to the root. */
    #link() {
        const byDepth = this.#depth.map((_, node) => node).toSorted((a, b) => this.depthAt(a) - this.depthAt(b));
        for (const node of byDepth) {
            if (this.depthAt(node) < 2)
                continue;
            const fallback = this.step(this.#fallback[this.#parent[node] ?? 0] ?? 0, this.#unit[node] ?? 0);
            this.#fallback[node] = fallback;
            this.#match[node] = Math.max(this.matchAt(node), this.matchAt(fallback));
        }
    }
}

// EXTERNAL MODULE: ./lib/redaction/common-words.js
var common_words = __webpack_require__(63376);
;// CONCATENATED MODULE: ./lib/redaction/secret-variants.js


/**
 * The shortest hidden secret. Hiding the password `test` would make a report unreadable. Lines and encoded forms have
 * the same limit.
 */
const minSecretChars = 6;
const passedOver = new RegExp(`[\\r\\n]|${colour_scanner/* coloursSource */.f}`, "g");
/** Whether to hide a secret: it is neither short nor a common word. Only this function decides it. */
function isHidden(secret) {
    return secret.trim().length >= minSecretChars && !(0,common_words/* isCommonWord */.e)(secret);
}
/**
 * The forms in which a program may print a secret, by accident or in order to avoid a filter: unchanged, each line,
 * base64 at any offset, hex, and escaped for URLs, JSON and XML. The forms have no line breaks and no colour sequences,
 * which the search ignores. Forms shorter than `minSecretChars` are left out.
 */
function secretVariants(secret) {
    const trimmed = secret.trim();
    if (!isHidden(secret))
        return new Set();
    const bytes = Buffer.from(trimmed, "utf8");
    // All encoders write half a surrogate pair as U+FFFD.
    const wellFormed = bytes.toString("utf8");
    const lines = trimmed.split(/[\r\n]+/).map((line) => line.trim());
    const variants = [
        ...new Set([secret, trimmed, ...lines]),
        ...base64Variants(bytes),
        bytes.toString("hex"),
        bytes.toString("hex").toUpperCase(),
        ...urlVariants(wellFormed),
        ...jsonVariants(trimmed),
        xmlEscape(trimmed),
        ...wholeVariants(wellFormed),
    ].map((variant) => variant.replace(passedOver, ""));
    return new Set(variants.filter((variant) => variant.length >= minSecretChars));
}
/**
 * Depending on its offset, a secret has three forms in base64. The characters at its edges depend on the neighbours.
 */
function base64Variants(bytes) {
    return [0, 1, 2].flatMap((offset) => {
        const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
        const start = Math.ceil((offset * 8) / 6);
        const end = Math.floor(((offset + bytes.length) * 8) / 6);
        const inner = encoded.slice(start, end);
        return [inner, inner.replaceAll("+", "-").replaceAll("/", "_")];
    });
}
/** The output of `encodeURIComponent`, `encodeURI`, Python's `quote` and HTML forms, with hex digits in both cases. */
function urlVariants(secret) {
    const component = encodeURIComponent(secret);
    const strict = component.replace(/[!'()*~]/g, (sign) => `%${hex(sign.charCodeAt(0), 2).toUpperCase()}`);
    const forms = [
        component,
        strict,
        encodeURI(secret),
        strict.replaceAll("%2F", "/").replaceAll("%7E", "~"),
        strict.replaceAll("%7E", "~"),
        strict.replaceAll("%20", "+"),
    ];
    return forms.flatMap((form) => [form, form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())]);
}
/**
 * Every character escaped, as a program does in order to avoid a filter: `%73`, `\u0073`, `\x73`, `&#115;`, `&#x73;`.
 */
function wholeVariants(secret) {
    const bytes = [...Buffer.from(secret)].map((byte) => hex(byte, 2));
    const units = secret.split("").map((unit) => unit.charCodeAt(0));
    const inHex = [
        bytes.map((byte) => `%${byte}`),
        bytes.map((byte) => `\\x${byte}`),
        units.map((unit) => `\\u${hex(unit, 4)}`),
        units.map((unit) => `\\u{${hex(unit, 1)}}`),
        units.map((unit) => `&#x${hex(unit, 1)};`),
    ].map((all) => all.join(""));
    const upper = (text) => text.replace(/[0-9a-f]{2,4}/g, (digits) => digits.toUpperCase());
    return [...inHex, ...inHex.map(upper), units.map((unit) => `&#${unit};`).join("")];
}
function hex(unit, digits) {
    return unit.toString(16).padStart(digits, "0");
}
/** Inside of a JSON string: as JavaScript writes it, with escaped slashes, and as ASCII only. */
function jsonVariants(secret) {
    const plain = JSON.stringify(secret).slice(1, -1);
    const ascii = plain.replace(/[^\x20-\x7e]/g, (unit) => `\\u${hex(unit.charCodeAt(0), 4)}`);
    return [plain, ascii].flatMap((form) => [form, form.replaceAll("/", "\\/")]);
}
function xmlEscape(secret) {
    return secret
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;")
        .replaceAll("'", "&#39;");
}

;// CONCATENATED MODULE: ./lib/redaction/redact.js




/**
 * Creates a redactor. It ignores values shorter than six characters and common words, because ordinary text and code
 * contain them. Each line of a longer value counts as a secret of its own. A match may contain line breaks and colour
 * sequences.
 * @param secrets Secrets may be added at the end later. They count for streams that begin after that.
 */
function createRedactor(secrets) {
    const build = () => new PatternTree(secrets.flatMap((secret) => [...secretVariants(secret)]));
    let [patterns, last] = [build(), secrets.at(-1)];
    const current = () => {
        if (secrets.at(-1) !== last)
            [patterns, last] = [build(), secrets.at(-1)];
        return patterns;
    };
    const find = (text) => (current().longest === 0 ? [] : secretsIn(current(), text));
    return {
        text: (text) => (0,secret_spans/* maskSpans */.ep)(text, find(text)),
        deep: (value) => (0,redact_value/* redactValue */.F)(value, find),
        stream: () => new Stream(current()),
    };
}
function secretsIn(patterns, text) {
    const search = new SecretSearch(patterns);
    const found = [];
    search.read(text, found);
    search.end(found);
    return found;
}
class Stream {
    #patterns;
    #search;
    #held = "";
    /** The position of `#held` in the whole text. */
    #heldFrom = 0;
    /** Matches that were not returned yet, in order and without overlaps. */
    #matches = [];
    #hidden = 0;
    constructor(patterns) {
        this.#patterns = patterns;
        this.#search = new SecretSearch(patterns);
    }
    get hidden() {
        return this.#hidden;
    }
    push(chunk) {
        if (this.#patterns.longest === 0)
            return chunk;
        this.#search.read(chunk, this.#matches);
        this.#held += chunk;
        return this.#tellUntil(this.#safeEnd());
    }
    flush() {
        this.#search.end(this.#matches);
        const rest = this.#tellUntil(this.#heldFrom + this.#held.length);
        this.#search = new SecretSearch(this.#patterns);
        this.#heldFrom = 0;
        return rest;
    }
    /** The end of the text that later text cannot change, because no unfinished match begins before it or touches it. */
    #safeEnd() {
        const end = this.#search.openFrom;
        const last = this.#matches.at(-1);
        return last !== undefined && last.end > end ? Math.min(last.start, end) : end;
    }
    #tellUntil(end) {
        const length = end - this.#heldFrom;
        const isTold = (span) => span.end <= end;
        const from = this.#heldFrom;
        const spans = this.#matches.filter(isTold);
        const shifted = spans.map((span) => ({ start: span.start - from, end: span.end - from }));
        const told = (0,secret_spans/* maskSpans */.ep)(this.#held.slice(0, length), shifted);
        this.#hidden += spans.length;
        this.#matches = this.#matches.filter((span) => !isTold(span));
        this.#held = this.#held.slice(length);
        this.#heldFrom = end;
        return told;
    }
}


/***/ }),

/***/ 5869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pz: () => (/* binding */ mergeInto),
/* harmony export */   dK: () => (/* binding */ mask),
/* harmony export */   ep: () => (/* binding */ maskSpans)
/* harmony export */ });
const mask = "***";
/** Adds a match in order. Overlapping matches become one. */
function mergeInto(spans, { start, end }) {
    let first = start;
    for (let last = spans.at(-1); last !== undefined && last.end > first; last = spans.at(-1)) {
        first = Math.min(first, last.start);
        spans.pop();
    }
    spans.push({ start: first, end });
}
/** Replaces these spans, which are in order and do not overlap. */
function maskSpans(text, spans) {
    if (spans.length === 0)
        return text;
    let masked = "";
    let from = 0;
    for (const { start, end, by = mask } of spans) {
        masked += text.slice(from, start) + by;
        from = end;
    }
    return masked + text.slice(from);
}


/***/ }),

/***/ 74080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   dc: () => (/* binding */ toldOf),
/* harmony export */   gI: () => (/* binding */ secretsStream),
/* harmony export */   nO: () => (/* binding */ hideFromNow)
/* harmony export */ });
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75830);


let redactor = (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .createRedactor */ .l)([]);
/** From this call on, this process hides these secrets in its messages. */
function hideFromNow(secrets) {
    redactor = (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .createRedactor */ .l)(secrets);
}
/** Hides secrets in text outside of a run's transcript. */
function withoutSecrets(text) {
    return redactor.text(text);
}
/** The same for a long text in pieces. */
function secretsStream() {
    return redactor.stream();
}
/**
 * Makes messages of an entry point safe: errors, warnings and log lines outside of a run's transcript. They may quote a
 * stranger's text, so secrets are hidden and hidden characters become visible. Every printed error passes through here.
 */
function toldOf(text) {
    return (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(withoutSecrets(text));
}


/***/ }),

/***/ 31655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ Kind)
/* harmony export */ });
/* unused harmony export Value */
/** Creates a schema when it is first used. A command uses few schemas, and creating one is slow. */
class Made {
    #make;
    #schema;
    constructor(make) {
        this.#make = make;
    }
    get schema() {
        return (this.#schema ??= this.#make());
    }
}
/** A kind of value: the schema that checks and parses what somebody gave. */
class Kind extends Made {
    #form;
    constructor(make, form = {}) {
        super(make);
        this.#form = form;
    }
    /** A kind whose schema has further conditions or another form. */
    as(change, form = {}) {
        const { isRepeatable = false } = this.#form;
        return new Kind(() => change(this.schema), { ...(isRepeatable && { isRepeatable }), ...form });
    }
    /** @param absent the value if nothing is given. Each reader gets a copy of an array or object. */
    default(absent) {
        return new Value(() => this.schema.default(absent), absent, { ...this.#form, kept: this.#kept });
    }
    optional() {
        const kept = () => this.#kept().exactOptional();
        return new Value(() => this.schema.optional(), undefined, { ...this.#form, kept });
    }
    #kept = () => this.#form.kept?.() ?? this.schema;
}
/** A kind with a default. The default does not go through the schema. */
class Value extends Made {
    #absent;
    unit;
    described;
    /** The schema of a parsed value in a transcript. */
    kept;
    constructor(make, absent, { unit, kept, ...described }) {
        super(make);
        this.#absent = absent;
        this.unit = unit ?? "";
        this.described = described;
        this.kept = kept ?? make;
    }
    get absent() {
        return typeof this.#absent === "object" ? structuredClone(this.#absent) : this.#absent;
    }
    /** Does not use zod's compiler, because compiling takes longer than parsing once. */
    safeParse(given) {
        if (given === undefined)
            return { success: true, data: this.absent };
        return this.schema.safeParse(given, { jitless: true });
    }
}


/***/ }),

/***/ 21303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fS: () => (/* binding */ optionName),
/* harmony export */   kt: () => (/* binding */ origins),
/* harmony export */   nt: () => (/* binding */ writtenAt),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/** Names the place where a value was given: `--memory`, `input memory`. */
const origins = {
    flag: (name) => `--${name}`,
    input: (name) => `input ${name}`,
};
/** The place where this reader would give the setting. */
function originOf(name, reader) {
    if (reader === "library")
        return optionName(name);
    return reader === "action" ? origins.input(name) : origins.flag(name);
}
/** A setting's name in a sentence: `--memory` for readers of the command, `memory` in a workflow. */
function writtenAt(name, reader) {
    if (reader === "library")
        return `\`${optionName(name)}\``;
    return reader === "action" ? name : origins.flag(name);
}
/** The option's name for a setting: `maxTurns` for `max-turns`. */
function optionName(name) {
    return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}


/***/ }),

/***/ 19513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ filePaths),
/* harmony export */   h0: () => (/* binding */ pathPatterns),
/* harmony export */   wP: () => (/* binding */ workflowPaths)
/* harmony export */ });
/* harmony import */ var _files_workflow_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16804);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78291);


/** Exact paths of workflow files, from the repository's root. */
function workflowPaths() {
    const isExact = (path) => isPlain(path) && !/[*?[\]{}]/.test(path);
    const form = "must be files below .github/workflows or .github/actions, or an action.yml";
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)()
        .as((all) => all
        .superRefine(each(isExact, "must be exact paths from the repository's root"))
        .superRefine(each((path) => !isPlain(path) || (0,_files_workflow_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isWorkflowPath */ .$)(path), form)), { placeholder: "PATH" })
        .default([]);
}
/** Paths and globs, from the workspace's root. */
function pathPatterns() {
    const isFit = (pattern) => isPlain(pattern.replace(/^\.\//, "")) && !pattern.startsWith("!");
    const form = "must be paths or globs from the workspace's root, such as test/** or package.json, without .. and !";
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)()
        .as((all) => all.superRefine(each(isFit, form)), { placeholder: "GLOB" })
        .default([]);
}
/** Exact paths of files, from the workspace's root; `none` for no file. */
function filePaths() {
    const isFit = (path) => isPlain(path.replace(/^\.\//, ""));
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)().as((all) => all
        .superRefine(each(isFit, "must be paths from the workspace's root, without .."))
        .transform((paths) => (paths.length === 1 && paths[0] === "none" ? [] : paths)), { kept: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .keptTexts */ .$Y, placeholder: "PATH" });
}
function isPlain(path) {
    return (!path.startsWith("/") &&
        !path.includes("\\") &&
        !path.split("/").some((part) => part === ".." || part === "."));
}
/** Refuses words that do not fit. */
function each(isFit, message) {
    return (words, context) => {
        const items = words.filter((word) => !isFit(word));
        if (items.length > 0)
            context.addIssue({ code: "custom", message, params: { items } });
    };
}


/***/ }),

/***/ 67349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a5: () => (/* binding */ defaultTurns),
  Ob: () => (/* binding */ policyRows),
  g: () => (/* binding */ untilOf)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./lib/rows/kind.js
var kind = __webpack_require__(31655);
;// CONCATENATED MODULE: ./lib/rows/context-bound.js


/** The smallest limit that still leaves room for a system message, a task and one turn. */
const fewestTokens = 500;
const context_bound_form = "must be all, last:N, head-tail:H:T or tokens:N";
/** Parses `all`, `last:N`, `head-tail:H:T` or `tokens:N`. The result for `all` is undefined. */
function contextBoundOf() {
    const make = () => schemas/* string */.YjP(context_bound_form).transform((word, context) => {
        if (word === "all")
            return undefined;
        const bound = parse(word);
        if (typeof bound !== "string")
            return bound;
        context.addIssue({ code: "custom", message: bound });
        return core/* NEVER */.tm;
    });
    return new kind/* Kind */.b(make, { kept }).optional();
}
function kept() {
    const count = schemas/* number */.aig().int().nonnegative();
    return schemas/* discriminatedUnion */.gMt("keep", [
        schemas/* object */.Ikc({ keep: schemas/* literal */.euz("last"), turns: count }),
        schemas/* object */.Ikc({ keep: schemas/* literal */.euz("head-tail"), head: count, tail: count }),
        schemas/* object */.Ikc({ keep: schemas/* literal */.euz("tokens"), tokens: count }),
    ]);
}
function parse(word) {
    const [, keep, first, second] = /^(last|head-tail|tokens):(\d{1,9})(?::(\d{1,9}))?$/.exec(word) ?? [];
    const [a, b] = [Number(first), Number(second)];
    if (keep === "last" && second === undefined)
        return a > 0 ? { keep, turns: a } : "must keep at least the last turn";
    if (keep === "head-tail" && second !== undefined)
        return b > 0 ? { keep, head: a, tail: b } : "must keep at least the last turn";
    if (keep === "tokens" && second === undefined)
        return a >= fewestTokens ? { keep, tokens: a } : `must be ${fewestTokens} tokens or more`;
    return context_bound_form;
}

// EXTERNAL MODULE: ./lib/rows/path-values.js
var path_values = __webpack_require__(19513);
// EXTERNAL MODULE: ./lib/rows/setting.js
var setting = __webpack_require__(14533);
// EXTERNAL MODULE: ./lib/rows/values.js + 1 modules
var values = __webpack_require__(78291);
;// CONCATENATED MODULE: ./lib/rows/policy-rows.js




/** The settings that are rules of a run. A run's record stores these settings, and the library has them as options. */
const policyRows = {
    ...(0,setting/* inGroupFor */.GI)("run", setting/* faces */.J_.run, {
        timeout: (0,setting/* setting */.Pe)((0,values/* duration */.p0)({ min: "100ms", max: "6h" }).default(120_000), {
            fromFolder: "tighter",
            use: "common",
            needs: ["code"],
            help: "Time limit for each code block. At the limit, agent-exec kills everything that the block started.",
            faces: setting/* faces */.J_.running,
            defaultText: "2m",
        }),
        "idle-timeout": (0,setting/* setting */.Pe)((0,values/* duration */.p0)({ min: "100ms", max: "6h" }).optional(), {
            fromFolder: true,
            needs: ["code"],
            help: "Kill a code block that prints nothing for this long.",
            faces: setting/* faces */.J_.running,
        }),
        "total-timeout": (0,setting/* setting */.Pe)((0,values/* duration */.p0)({ min: "1s", max: "24h" }).default(1_800_000), {
            fromFolder: "tighter",
            use: "first",
            help: "Time limit for the whole run.",
            faces: setting/* faces */.J_.running,
            defaultText: "30m",
        }),
        "max-retries": (0,setting/* setting */.Pe)((0,values/* wholeNumber */.rD)({ min: 0, max: 100 }).default(3), {
            fromFolder: "tighter",
            use: "first",
            help: "How many times the model may try again after a failure.",
        }),
        decision: (0,setting/* setting */.Pe)((0,values/* choice */.Yq)("combined", "separate", "rules").default("combined"), {
            fromFolder: true,
            help: "Who decides whether to retry a failed attempt: the model in its next reply (`combined`), the model in a separate call (`separate`), or fixed rules (`rules`).",
        }),
        reflect: (0,setting/* setting */.Pe)((0,values/* toggle */.L$)(false), {
            fromFolder: true,
            help: "Ask the model for a summary at the end of the run. The summary costs one more model call.",
            bareValue: "true",
        }),
        context: (0,setting/* setting */.Pe)(contextBoundOf(), {
            fromFolder: true,
            help: "What the model sees of a long conversation: everything (`all`), the last N replies with their output (`last:N`), the first H and the last T replies (`head-tail:H:T`), or the last N tokens (`tokens:N`). The system message, the task and the last reply are always sent.",
            placeholder: "all|last:N|head-tail:H:T|tokens:N",
            defaultText: "all",
        }),
        until: (0,setting/* setting */.Pe)((0,values/* choice */.Yq)("pass", "done").optional(), {
            fromFolder: true,
            help: "When a run ends: after the first reply whose code passes (`pass`), or when the model says that it is done (`done`).",
            defaultText: "done with a workspace, otherwise pass",
        }),
        blocks: (0,setting/* setting */.Pe)((0,values/* choice */.Yq)("all", "last").default("all"), {
            fromFolder: true,
            help: "Run all code blocks of a reply (`all`), or only the last (`last`).",
        }),
        "max-turns": (0,setting/* setting */.Pe)((0,values/* wholeNumber */.rD)({ min: 1, max: 1_000 }).optional(), {
            // A folder may set this, but not above the default number of turns for `until: done`.
            fromFolder: (value) => Number(value) <= defaultTurns.done || "ignored",
            use: "common",
            help: "With `until: done`, the maximum number of replies (100 by default). With `until: pass`, the number of replies whose code must pass before the run ends.",
            defaultText: "1",
        }),
        "max-tokens": (0,setting/* setting */.Pe)((0,values/* wholeNumber */.rD)({ min: 1, max: 1_000_000_000 }).optional(), {
            fromFolder: true,
            help: "The maximum number of input and output tokens of all model calls together.",
        }),
        "max-cost-usd": (0,setting/* setting */.Pe)((0,values/* number */.ai)({ min: 0.0001, max: 1_000_000 }).optional(), {
            fromFolder: true,
            needs: ["model", "prices"],
            help: "The maximum cost in US dollars of all model calls together. Also set `price-input` and `price-output`.",
            placeholder: "USD",
        }),
        verify: (0,setting/* setting */.Pe)((0,values/* scripts */.Pm)(), {
            fromFolder: true,
            use: "first",
            needs: ["code"],
            help: "A command that decides whether the code is right. Exit code 0 means that the code is right. The command runs in a fresh container. Separate several commands with a blank line.",
            faces: setting/* faces */.J_.running,
            placeholder: "CMD",
        }),
        "verify-report": (0,setting/* setting */.Pe)((0,path_values/* filePaths */.B2)().optional(), {
            // This setting belongs to the verification. So a folder may not set it if the user gave the verification.
            fromFolder: (value, has) => (!has("verify") && ![value].flat().includes("none")) || "ignored",
            needs: ["verification"],
            help: "Test reports that the verification writes: a file, folder or glob (JUnit XML, CTRF, TAP or JSON). Common test tools do not need this setting. `none` counts no tests.",
            faces: setting/* faces */.J_.running,
        }),
        approval: (0,setting/* setting */.Pe)((0,values/* choice */.Yq)("never", "always", "terminate").optional(), {
            // The folder may come from a stranger. It may make agent-exec ask more often, but not less often.
            fromFolder: (value) => value === "always",
            use: "common",
            needs: ["code"],
            asks: true,
            help: "When to ask for your approval: before the code of each reply runs (`always`), before the run ends (`terminate`), or never (`never`). If nobody can answer, the run ends as `awaiting-approval`.",
            defaultText: "never",
        }),
        "verify-before": (0,setting/* setting */.Pe)((0,values/* choice */.Yq)("auto", "require", "off").default("auto"), {
            // The folder may come from a stranger. It may require more proof, but not less.
            fromFolder: (value) => value !== "off" || "ignored",
            needs: ["code", "verification"],
            help: "Also run each verification on the original files. If a verification already passes on the original files, a later pass proves nothing: then `auto` prints a warning, and `require` fails the run.",
            faces: setting/* faces */.J_.sandboxed,
        }),
        "verify-changed-values": (0,setting/* setting */.Pe)((0,values/* choice */.Yq)("auto", "off").default("auto"), {
            fromFolder: (value) => value !== "off" || "ignored",
            needs: ["code", "verification"],
            help: "After a pass, replace the values that your tests expect with wrong ones and run the verification again. If the verification passes again, the first pass does not count.",
            faces: setting/* faces */.J_.given,
        }),
        audit: (0,setting/* setting */.Pe)((0,values/* choice */.Yq)("off", "report", "require").default("off"), {
            fromFolder: true,
            help: "Before asking the model, find out whether wrong solutions pass your verification. If a wrong solution passes, the report names this solution (`report`), or the run ends (`require`).",
            faces: setting/* faces */.J_.contained,
            bareValue: "report",
        }),
        "keep-going": (0,setting/* setting */.Pe)((0,values/* flag */.Jt)(), {
            fromFolder: true,
            needs: ["code"],
            help: "Continue after a failed code block.",
            faces: ["action", "exec"],
        }),
    }),
    ...(0,setting/* inGroupFor */.GI)("writer", setting/* faces */.J_.run, {
        vision: (0,setting/* setting */.Pe)((0,values/* toggle */.L$)(false), {
            fromFolder: true,
            needs: ["model"],
            help: "Show the model the pictures that the code of its last reply created: at most 4 pictures, each at most 1 MiB. In a workflow, the model also sees the pictures in the comment, issue or pull request.",
            bareValue: "true",
        }),
        "reviewer-model": (0,setting/* setting */.Pe)((0,values/* text */.Qq)().optional(), {
            fromFolder: true,
            needs: ["code", "model"],
            help: "A second model on the model server. It reads all code before the code runs, and can refuse the code.",
            placeholder: "NAME",
        }),
    }),
};
/** The default of `until`. If the run has a workspace, the work is step by step. */
function untilOf({ until, workspace }) {
    return until ?? (workspace === "empty" ? "pass" : "done");
}
/** The default for the largest number of replies in a run. */
const defaultTurns = { pass: 1, done: 100 };


/***/ }),

/***/ 43667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ inNewNames),
/* harmony export */   Qk: () => (/* binding */ oldNames),
/* harmony export */   Vt: () => (/* binding */ newNameOf),
/* harmony export */   rI: () => (/* binding */ newValueOf)
/* harmony export */ });
/** Current names of settings by their earlier names, and of their values if they changed too. */
const renamed = {
    "may-change": { name: "only-change" },
    unprotect: { name: "allow-tool-config" },
    control: { name: "verify-before" },
    "counter-check": { name: "verify-changed-values" },
    judge: { name: "verify-user", values: { together: "same", apart: "other" } },
    attest: { name: "mode", values: { true: "attest", false: "run" } },
    audit: { name: "audit", values: { tell: "report" } },
    sources: { name: "authors" },
    last: { name: "last-message" },
};
const oldNames = Object.keys(renamed).filter((name) => renamed[name].name !== name);
/** The current name of a renamed setting. Undefined if no setting had this name. */
function newNameOf(name) {
    return Object.hasOwn(renamed, name) ? renamed[name].name : undefined;
}
/** The current name of a renamed setting's value. Undefined if the value kept its name. */
function newValueOf(name, value) {
    const values = Object.hasOwn(renamed, name) ? (renamed[name].values ?? {}) : {};
    return Object.hasOwn(values, String(value)) ? values[String(value)] : undefined;
}
/** Replaces old names in recorded settings by the current names. */
function inNewNames(settings) {
    return Object.fromEntries(Object.entries(settings).map(([name, value]) => [
        newNameOf(name) ?? name,
        newValueOf(name, value) ?? value,
    ]));
}


/***/ }),

/***/ 93655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ valued),
/* harmony export */   N: () => (/* binding */ idle)
/* harmony export */ });
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21303);

/** Returns for example "has no effect with --network none". */
function idle(name, when, face) {
    return { origin: (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .originOf */ .yv)(name, face), message: `has no effect ${when}` };
}
/** Writes a setting with its value: `--network none` for the command, `network: none` in a workflow. */
function valued(name, value, face) {
    if (face === "action" || face === "library")
        return `${(0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .writtenAt */ .nt)(name, "action")}: ${value}`;
    return `${(0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .writtenAt */ .nt)(name, face)} ${value}`;
}


/***/ }),

/***/ 14533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ inGroupFor),
/* harmony export */   HB: () => (/* binding */ inGroup),
/* harmony export */   J_: () => (/* binding */ faces),
/* harmony export */   Pe: () => (/* binding */ setting),
/* harmony export */   Qn: () => (/* binding */ variableOf),
/* harmony export */   TN: () => (/* binding */ groups)
/* harmony export */ });
/** The environment variable that sets a flag's default: `AGENT_EXEC_IMAGE` for `image`. */
function variableOf(name) {
    return `AGENT_EXEC_${name.toUpperCase().replaceAll("-", "_")}`;
}
const faces = {
    /** Everything that runs code. */
    running: ["action", "run", "exec", "demo", "audit", "prove"],
    run: ["action", "run"],
    model: ["action", "run", "doctor"],
    contained: ["action", "run", "exec"],
    prepared: ["action", "run", "exec", "audit", "prove"],
    sandboxed: ["action", "run", "exec", "demo"],
    given: ["action", "run", "exec", "demo", "audit"],
    proved: ["action", "prove"],
    changed: ["action", "run", "exec", "audit"],
    examined: ["action", "run", "exec", "demo", "audit", "prove", "doctor", "conformance"],
    command: ["run", "exec", "demo"],
    action: ["action"],
};
/** The groups of settings, in the order in which people read them. */
const groups = [
    "config",
    "task",
    "writer",
    "files",
    "executor",
    "image",
    "resources",
    "network",
    "setup",
    "run",
    "report",
];
/** Makes a setting from the schema of its value and its description. */
function setting(value, description) {
    const { absent, unit, described } = value;
    // People read these defaults as they are: a word, a number without a unit, true or false.
    const isPlain = typeof absent === "string" ||
        (typeof absent === "number" && unit === "") ||
        (typeof absent === "boolean" && described.isFlag !== true && description.placeholder === undefined);
    const usual = { ...described, ...(isPlain && { defaultText: String(absent) }) };
    return { value, description: { ...usual, ...description } };
}
/** Puts settings into one group. The keys are their names. By default, everything that runs code has them. */
function inGroup(group, settings) {
    return inGroupFor(group, faces.running, settings);
}
/** Like `inGroup`, with another default of `faces`. */
function inGroupFor(group, usual, settings) {
    const rows = Object.entries(settings).map(([name, { value, description }]) => [
        name,
        { value, description: { faces: usual, ...description }, group },
    ]);
    return Object.fromEntries(rows);
}


/***/ }),

/***/ 78291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Yq: () => (/* binding */ choice),
  od: () => (/* binding */ commaList),
  p0: () => (/* binding */ values_duration),
  Jt: () => (/* binding */ flag),
  $Y: () => (/* binding */ keptTexts),
  p_: () => (/* binding */ list),
  ai: () => (/* binding */ number),
  Wq: () => (/* binding */ parsedList),
  TL: () => (/* binding */ quoted),
  Pm: () => (/* binding */ scripts),
  Ej: () => (/* binding */ size),
  gI: () => (/* binding */ splitAt),
  Qq: () => (/* binding */ values_text),
  r1: () => (/* binding */ textLike),
  L$: () => (/* binding */ toggle),
  OZ: () => (/* binding */ url),
  cG: () => (/* binding */ variableName),
  rD: () => (/* binding */ wholeNumber),
  LD: () => (/* binding */ wordsLike)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./lib/format/duration.js
var duration = __webpack_require__(27939);
// EXTERNAL MODULE: ./lib/rows/kind.js
var rows_kind = __webpack_require__(31655);
// EXTERNAL MODULE: ./lib/format/shell-lines.js
var shell_lines = __webpack_require__(36879);
;// CONCATENATED MODULE: ./lib/rows/scripts-in.js

/**
 * The scripts in a text. A blank line or a line with only `---` separates two scripts, unless the first one goes on. A
 * text whose lines all begin with `- ` is a list of scripts.
 */
function scriptsIn(text) {
    const lines = text.split("\n").map((line) => line.trimEnd());
    const filled = lines.filter((line) => line !== "");
    const isList = filled.length > 0 && filled.every((line) => line.trimStart().startsWith("- "));
    if (isList)
        return filled.map((line) => line.trimStart().slice(2).trim());
    const isIndented = indentedIn(filled);
    const isInCommand = insideCommands(lines);
    const following = filledAfter(lines);
    const found = [[]];
    let last;
    let onlyPrepares = true;
    for (const [at, line] of lines.entries()) {
        const isMark = line === "" || line === "---";
        const goesOn = isInCommand[at] === true || (line === "" && last !== undefined && onlyPrepares);
        if (isMark && !goesOn) {
            const next = line === "" ? following[at] : undefined;
            const isBlock = next !== undefined && last !== undefined && isIndented(next) && isIndented(last);
            if (!isBlock) {
                found.push([]);
                [last, onlyPrepares] = [undefined, true];
                continue;
            }
        }
        found.at(-1).push(line);
        if (line === "")
            continue;
        last = line;
        onlyPrepares &&= prepares.test(line);
    }
    return found.map((script) => script.join("\n").trim()).filter((script) => script !== "");
}
/** Whether a line is indented more than the least indented one. */
function indentedIn(filled) {
    const indentOf = (line) => line.length - line.trimStart().length;
    const least = filled.reduce((least, line) => Math.min(least, indentOf(line)), Infinity);
    return (line) => indentOf(line) > least;
}
/** For each line, the next one with text. */
function filledAfter(lines) {
    let next;
    const following = lines.toReversed().map((line) => {
        const after = next;
        if (line !== "")
            next = line;
        return after;
    });
    return following.toReversed();
}
/** For each line, whether it stands inside of a quoted text, a here-document, or a block such as `if` and `for`. */
function insideCommands(lines) {
    const script = lines.join("\n");
    const { lines: commands, openAt } = (0,shell_lines/* readShell */.l)(script);
    const isInside = [];
    let depth = 0;
    let command = 0;
    let at = 0;
    for (const line of lines) {
        for (; command < commands.length && commands[command].at < at; command += 1) {
            const { bare } = commands[command];
            depth = Math.max(0, depth + countOf(bare, begins) - countOf(bare, ends));
        }
        const before = commands[command - 1];
        isInside.push(depth > 0 || (before !== undefined && at <= before.end) || (openAt !== null && at > openAt));
        at += line.length + 1;
    }
    return isInside;
}
function countOf(text, pattern) {
    return [...text.matchAll(pattern)].length;
}
const begins = /(?:^|[;&|({]|\b(?:then|do|else))[ \t]{0,99}(?:if|for|while|until|case|select)\b|\{(?=\s|$)|\([ \t]{0,99}$/g;
const ends = /(?:^|[;&|])[ \t]{0,99}(?:(?:fi|done|esac)\b|\})|^[ \t]{0,99}\)/g;
/** Lines that verify nothing: comments, and commands that only change the shell. */
const prepares = /^\s*(?:#|(?:set|cd|export|source|\.|shopt|umask|ulimit) [^;&|]+$|[A-Za-z_]\w{0,99}=\S*$)/;

;// CONCATENATED MODULE: ./lib/rows/values.js




/** A value comes as text from an input or flag, or typed from a config file. The kind accepts both. */
const filledText = new rows_kind/* Kind */.b(() => schemas/* string */.YjP("must be text").min(1, "must not be empty"));
const trueOrFalse = () => schemas/* union */.KCZ([schemas/* boolean */.zMY(), schemas/* stringbool */.uEf({ truthy: ["true"], falsy: ["false"] })], "must be true or false");
const lines = wordsAmong(undefined);
const sizeUnits = {
    b: 1,
    k: 1024,
    m: 1024 ** 2,
    g: 1024 ** 3,
    t: 1024 ** 4,
};
/** A duration in milliseconds: `500ms`, `90s`, `10m`, `2h`; a bare number is seconds. */
function values_duration(range) {
    return measured(duration/* parseDurationMs */.y, range, "a duration such as 500ms, 90s or 10m", "Ms", "DURATION");
}
/** A size in bytes: `512m`, `2g`; a bare number is bytes. */
function size(range) {
    return measured(sizeBytes, range, "a size such as 512m or 2g", "Bytes", "SIZE");
}
function number(range) {
    const parse = (word) => (/^\d+(\.\d+)?$/.test(word) ? Number(word) : null);
    return measured(parse, range, "a number", "", "NUMBER");
}
function wholeNumber(range) {
    const parse = (word) => (/^\d+$/.test(word) ? Number(word) : null);
    return measured(parse, range, "a whole number", "", "NUMBER");
}
function values_text() {
    return filledText;
}
function textLike(pattern, message) {
    return filledText.as((filled) => filled.regex(pattern, message));
}
function variableName() {
    return textLike(/^[A-Za-z_][A-Za-z0-9_]*$/, "must be the name of a variable");
}
function url() {
    const error = "must be a URL that begins with https:// or http://";
    return new rows_kind/* Kind */.b(() => schemas/* url */.OZ5({ protocol: /^https?$/, error }));
}
function choice(...names) {
    return new rows_kind/* Kind */.b(() => schemas/* enum */.k5n(names, `must be ${inWords(names)}`), { placeholder: names.join("|") });
}
/** A flag that is present or not; in a file or an input `true` or `false`. */
function flag() {
    return new rows_kind/* Kind */.b(trueOrFalse, { isFlag: true }).default(false);
}
/** A setting with a default of true or false. People must write the value `true` or `false`. */
function toggle(isOn) {
    return new rows_kind/* Kind */.b(trueOrFalse, { placeholder: "true|false" }).default(isOn);
}
/** A list of words, one per line or given separately. With `names`, only these; then commas work, and `none` is []. */
function list(names) {
    return names === undefined ? lines : wordsAmong(names);
}
function wordsAmong(names) {
    return texts("must be text, one item per line").as((given) => given.transform((all, context) => {
        const words = wordsOf(all, names === undefined ? /\n/ : /[\n,]/);
        if (names !== undefined && words.length === 1 && words[0] === "none")
            return [];
        const problem = problemOf(words, names);
        if (problem === null)
            return words;
        context.addIssue({ code: "custom", ...problem });
        return core/* NEVER */.tm;
    }));
}
/** The schema of a list in a transcript. Only there, the list may be empty. */
const keptTexts = () => schemas/* array */.YOg(schemas/* string */.YjP());
/** A list of texts, for settings that people can give several times. */
function texts(message) {
    return new rows_kind/* Kind */.b(() => schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())], message), { isRepeatable: true });
}
/** Shell scripts of one or more lines, in one text (`scriptsIn`). If given separately, each is one script. */
function scripts() {
    const kind = texts("must be text").as((given) => given.transform((one, context) => {
        const all = typeof one === "string" ? scriptsIn(one) : one.map((script) => script.trim());
        if (all.length > 0 && !all.includes(""))
            return all;
        context.addIssue({ code: "custom", message: "must not be empty" });
        return core/* NEVER */.tm;
    }), { kept: keptTexts });
    return kind.default([]);
}
function wordsOf(given, separator) {
    if (typeof given !== "string")
        return given.map((word) => word.trim());
    const words = given.split(separator).map((word) => word.trim());
    return words.filter((word) => word !== "");
}
function problemOf(words, names) {
    if (words.length === 0 || words.includes(""))
        return { message: "must not be empty" };
    const items = names === undefined ? [] : words.filter((word) => !names.includes(word));
    return items.length === 0 ? null : { message: `must be ${inWords(names ?? [])}`, params: { items } };
}
/** A list of words, separated by commas. `none` is the empty list. */
function commaList() {
    const form = "must be words, separated by commas";
    const kind = new rows_kind/* Kind */.b(() => schemas/* string */.YjP(form)
        .transform((given) => given.split(",").map((word) => word.trim()))
        .refine((words) => !words.includes(""), form));
    return kind.default([]);
}
/** A list of words that match the pattern, separated by commas or line ends. */
function wordsLike(pattern, message) {
    return texts(message).as((given) => given.transform((all, context) => {
        const words = wordsOf(all, /[\n,]/);
        const items = words.filter((word) => !pattern.test(word));
        if (words.length > 0 && items.length === 0)
            return words;
        context.addIssue({ code: "custom", message, params: { items } });
        return core/* NEVER */.tm;
    }));
}
/** A list of words. `parse` turns a word into a value or a fault. @param key the part that must be unique */
function parsedList(parse, key) {
    const kind = lines.as((all) => all.transform((words, context) => {
        const keys = new Set();
        return words.flatMap((word) => {
            const parsed = parse(word);
            const isTwice = typeof parsed !== "string" && keys.has(key(parsed));
            if (typeof parsed !== "string" && !isTwice) {
                keys.add(key(parsed));
                return [parsed];
            }
            const message = typeof parsed === "string" ? parsed : `${quoted(key(parsed))} is given twice`;
            context.addIssue({ code: "custom", message, params: { items: [word] } });
            return [];
        });
    }));
    return kind.default([]);
}
/** Splits a word at the first separator. The second part is undefined if the separator is missing. */
function splitAt(word, separator) {
    const at = word.indexOf(separator);
    return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + separator.length)];
}
/** Quotes the user's text in a sentence. It shows hidden characters before it shortens the text. */
function quoted(word) {
    return JSON.stringify(word);
}
function measured(parse, { min, max }, form, unit, placeholder) {
    const make = () => {
        const [low, high] = [parse(String(min)) ?? 0, parse(String(max)) ?? Infinity];
        return schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()], `must be ${form}`).transform((given, context) => {
            const value = parse(String(given).trim());
            if (value !== null && value >= low && value <= high)
                return value;
            const problem = value === null ? `must be ${form}, from ${min} to ${max}` : `must be between ${min} and ${max}`;
            context.addIssue({ code: "custom", message: problem });
            return core/* NEVER */.tm;
        });
    };
    return new rows_kind/* Kind */.b(make, { unit, placeholder, kept: () => schemas/* number */.aig().nonnegative() });
}
function sizeBytes(word) {
    const match = /^(\d+(?:\.\d+)?)\s*([a-z]?)$/i.exec(word);
    const unit = sizeUnits[(match?.[2] || "b").toLowerCase()];
    return match === null || unit === undefined ? null : Math.round(Number(match[1]) * unit);
}
function inWords(names) {
    return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}


/***/ }),

/***/ 77690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pm: () => (/* binding */ orderedRows),
  f5: () => (/* binding */ settingsOf),
  tp: () => (/* binding */ table)
});

// EXTERNAL MODULE: ./lib/executors/index.js + 14 modules
var executors = __webpack_require__(15649);
// EXTERNAL MODULE: ./lib/rows/setting.js
var setting = __webpack_require__(14533);
// EXTERNAL MODULE: ./lib/rows/policy-rows.js + 1 modules
var policy_rows = __webpack_require__(67349);
// EXTERNAL MODULE: ./lib/rows/values.js + 1 modules
var rows_values = __webpack_require__(78291);
;// CONCATENATED MODULE: ./lib/settings/config-settings.js


/** Settings that name further sources of settings. */
const configSettings = (0,setting/* inGroup */.HB)("config", {
    config: (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        use: "common",
        help: "A YAML or JSON file with settings, used as defaults. `none` reads no file. In a workflow agent-exec reads this file from the base branch.",
        faces: setting/* faces */.J_.examined,
        placeholder: "FILE",
        defaultText: ".agent-exec.yml",
    }),
    settings: (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        use: "common",
        help: "More settings as YAML, one setting on each line, for example `memory: 4g`. `docs/settings.md` lists all names.",
        faces: setting/* faces */.J_.action,
    }),
    "print-config": (0,setting/* setting */.Pe)((0,rows_values/* flag */.Jt)(), {
        help: "Print the settings as a config file and run nothing.",
        faces: ["run", "exec", "demo", "audit", "prove", "doctor", "conformance"],
    }),
});

;// CONCATENATED MODULE: ./lib/settings/executor-settings.js



const unisolated = executors/* executorNames */.is.filter((name) => !executors/* executors */.BA[name].isolates).map((name) => `\`${name}\``);
const isolating = new Set(executors/* executorNames */.is.filter((name) => executors/* executors */.BA[name].isolates));
const manners = executors/* executorNames */.is
    .map((name) => `${executors/* executors */.BA[name].manner.replace(/^runs code /, "")} (\`${name}\`)`)
    .join(", ")
    .replace("runs nothing", "or nowhere");
/** AutoGen's names for executors, with agent-exec's names. The error for such a name shows the right one. */
const autogenNames = new Map([
    ["commandline-docker", "docker"],
    ["commandline-local", "local"],
    ["jupyter-docker", "jupyter"],
    ["ipython-embedded", "local-jupyter"],
]);
const whichExecutor = `must be ${executors/* executorNames */.is.slice(0, -1).join(", ")}, ${executors/* executorNames */.is.at(-1)} or the path of a module, such as ./my-executor.mjs`;
const executorWord = (0,rows_values/* text */.Qq)().as((word) => word.refine((given) => (0,executors/* isExecutorName */.v)(given) || (0,executors/* isModulePath */.WV)(given), {
    error: ({ input }) => {
        const meant = autogenNames.get(input);
        return meant === undefined
            ? whichExecutor
            : `${whichExecutor}; AutoGen's ${String(input)} is named ${meant} in agent-exec`;
    },
}));
/** Settings about where code runs. Each executor has further settings of its own. */
const executorSettings = (0,setting/* inGroup */.HB)("executor", {
    executor: (0,setting/* setting */.Pe)(executorWord.default(executors/* executorNames */.is[0]), {
        fromFolder: (value) => isolating.has(String(value)),
        use: "common",
        help: `Where code runs: ${manners}. You can also give the path of your own executor module. In a workflow, ${unisolated.join(" and ")} need \`allow-local\`, because these executors isolate nothing.`,
        faces: setting/* faces */.J_.examined,
        placeholder: "NAME",
    }),
    "allow-local": (0,setting/* setting */.Pe)((0,rows_values/* toggle */.L$)(false), {
        help: "Allow an executor without isolation in a workflow. Without isolation, the code can read and change everything that the job can, including the job's tokens.",
        faces: setting/* faces */.J_.action,
    }),
});

// EXTERNAL MODULE: ./lib/rows/path-values.js
var path_values = __webpack_require__(19513);
;// CONCATENATED MODULE: ./lib/settings/file-settings.js



/** Settings about the code's files, and about which of its changes count. */
const fileSettings = (0,setting/* inGroup */.HB)("files", {
    workspace: (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().default("empty"), {
        fromFolder: (value) => value === "repo" || value === "empty",
        use: "first",
        help: "The files that the code works on: `empty` (no files), `repo` (the current folder's files that Git does not ignore), `repo:DIR` (the files in DIR that Git does not ignore), or `DIR` (all files in DIR).",
        faces: setting/* faces */.J_.given,
        placeholder: "empty|repo|DIR",
    }),
    "max-files": (0,setting/* setting */.Pe)((0,rows_values/* wholeNumber */.rD)({ min: 1, max: 1_000_000 }).default(100_000), {
        fromFolder: "tighter",
        needs: ["files"],
        help: "The maximum number of files in the workspace.",
        faces: setting/* faces */.J_.prepared,
    }),
    instructions: (0,setting/* setting */.Pe)((0,path_values/* filePaths */.B2)().optional(), {
        fromFolder: true,
        needs: ["files"],
        help: "A file of the workspace with instructions for the model. In a pull request agent-exec reads this file from the base branch. `none` reads no file.",
        faces: setting/* faces */.J_.run,
        defaultText: "AGENTS.md",
    }),
    protect: (0,setting/* setting */.Pe)((0,path_values/* pathPatterns */.h0)(), {
        fromFolder: true,
        use: "first",
        needs: ["files"],
        help: "Files to restore to their original content before each verification: a path or glob such as `test/**`. The patch leaves out changes to these files.",
        faces: setting/* faces */.J_.prepared,
    }),
    "only-change": (0,setting/* setting */.Pe)((0,path_values/* pathPatterns */.h0)(), {
        fromFolder: "ignored",
        needs: ["files"],
        help: "Files that the code may change, as a path or glob such as `src/**`. Before each verification, agent-exec undoes the changes to any other file. Such changes are not in the patch, and the report lists them.",
        faces: setting/* faces */.J_.changed,
    }),
    "allow-tool-config": (0,setting/* setting */.Pe)((0,path_values/* pathPatterns */.h0)(), {
        needs: ["files", "open changes", "verification"],
        help: "Tool configuration files that the code is allowed to change, such as `Makefile`. By default a verification uses the original configuration of test tools, task runners and package managers.",
        faces: setting/* faces */.J_.prepared,
    }),
    "allow-workflow": (0,setting/* setting */.Pe)((0,path_values/* workflowPaths */.wP)(), {
        needs: ["files"],
        help: "The path of a workflow file that the patch may change, such as `.github/workflows/ci.yml`.",
        faces: setting/* faces */.J_.changed,
    }),
});

// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/facts/prove-result.js
var prove_result = __webpack_require__(55191);
;// CONCATENATED MODULE: ./lib/settings/report-settings.js




const failing = (0,outcomes/* outcomesThat */.Dn)(({ failsStep }) => failsStep === "yes");
const verdictsThat = (fails) => Object.entries(prove_result/* verdicts */.rY).flatMap(([word, { exitCode }]) => ((exitCode !== 0) === fails ? [word] : []));
/** The outcomes and the results of `prove` that `fail-on` can name. */
const failable = [...failing, ...(0,outcomes/* outcomesThat */.Dn)(({ failsStep }) => failsStep === "if-asked")];
const failableVerdicts = [...verdictsThat(true), ...verdictsThat(false)];
/** Settings about where and how a run is reported. */
const reportSettings = (0,setting/* inGroupFor */.GI)("report", setting/* faces */.J_.action, {
    comment: (0,setting/* setting */.Pe)((0,rows_values/* choice */.Yq)("auto", "always", "never").default("auto"), {
        fromFolder: true,
        use: "common",
        help: "Whether to post the report as a comment. `auto` posts a comment if the event belongs to an issue or a pull request.",
    }),
    "check-run": (0,setting/* setting */.Pe)((0,rows_values/* choice */.Yq)("auto", "always", "never").default("auto"), {
        fromFolder: true,
        use: "common",
        help: "Whether to show the report in a check run on the commit. `auto` creates a check run only on pull requests.",
    }),
    "create-pull-request": (0,setting/* setting */.Pe)((0,rows_values/* choice */.Yq)("never", "draft", "ready").default("never"), {
        use: "common",
        help: "Open a pull request with the changes of a passed run: never (`never`), as a draft (`draft`), or ready for review (`ready`). Without `verify`, the pull request is always a draft.",
    }),
    artifact: (0,setting/* setting */.Pe)((0,rows_values/* choice */.Yq)("auto", "always", "never").default("auto"), {
        fromFolder: true,
        use: "common",
        help: "Whether to upload the run's folder as an artifact. With `always`, the step fails if the upload fails.",
    }),
    mode: (0,setting/* setting */.Pe)((0,rows_values/* choice */.Yq)("run", "prove", "exec", "doctor", "report", "attest").default("run"), {
        use: "common",
        help: "What the step does: run a task (`run`), prove a pull request's change with its tests (`prove`), run the code blocks of documents (`exec`), or find out why runs fail in this job (`doctor`). In a later job, post the report of the run in the folder `out` (`report`), or sign this run (`attest`).",
    }),
    "github-token": (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        use: "common",
        help: "The GitHub token to read the event sender's permission and write the comment and check run.",
        isSecret: true,
        defaultText: "the job's own token",
        runnerDefault: "${{ github.token }}",
    }),
    matrix: (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        use: "common",
        help: "The job's matrix values, so that each job of a matrix has its own comment and check run. Do not set `matrix` yourself.",
        defaultText: "the current job's values",
        runnerDefault: "${{ toJSON(matrix) }}",
    }),
    "fail-on": (0,setting/* setting */.Pe)((0,rows_values/* list */.p_)([...failable, ...failableVerdicts]).default([...failing, ...verdictsThat(true)]), {
        fromFolder: true,
        use: "common",
        help: "The outcomes that fail the step, such as `failed`, separated by commas or line breaks. With `mode: prove`, " +
            "list results of `prove`, such as `unproven`. With `none`, no outcome fails the step.",
        defaultText: `all outcomes except ${[...(0,outcomes/* outcomesThat */.Dn)(({ failsStep }) => failsStep === "if-asked"), ...verdictsThat(false)].join(", ")}`,
    }),
    out: (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        isRecorded: false,
        use: "common",
        help: "The run's folder, with transcript, reports and artifacts.",
        faces: setting/* faces */.J_.sandboxed,
        placeholder: "DIR",
        defaultText: ".agent-exec/<run id>",
    }),
    json: (0,setting/* setting */.Pe)((0,rows_values/* flag */.Jt)(), {
        isRecorded: false,
        fromFolder: true,
        use: "common",
        help: "Print only the content of `result.json`.",
        faces: setting/* faces */.J_.command,
    }),
    quiet: (0,setting/* setting */.Pe)((0,rows_values/* flag */.Jt)(), {
        isRecorded: false,
        fromFolder: true,
        use: "common",
        help: "Print only the outcome and the run's folder. Standard error still says why a run failed and which limits are not enforced.",
        faces: setting/* faces */.J_.command,
    }),
});

;// CONCATENATED MODULE: ./lib/settings/run-settings.js



/** Settings about what the model gets besides the task, and about its answer. See also `rows/policy-rows.ts`. */
const runSettings = (0,setting/* inGroup */.HB)("run", {
    "result-schema": (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        isRecorded: false,
        help: "A file with the JSON Schema of the data that the model must return at the end. `result.json` and the action's outputs contain it as `data`.",
        faces: setting/* faces */.J_.run,
        placeholder: "FILE",
    }),
    "system-prompt": (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        isRecorded: false,
        help: "A file with additional text for the system message. In a workflow agent-exec reads this file from the base branch.",
        faces: setting/* faces */.J_.run,
        placeholder: "FILE",
    }),
    "system-prompt-alone": (0,setting/* setting */.Pe)((0,rows_values/* toggle */.L$)(false), {
        isRecorded: false,
        fromFolder: true,
        needs: ["system prompt"],
        help: "Use only `system-prompt` and the description of the sandbox, without the built-in instructions.",
        faces: setting/* faces */.J_.run,
        bareValue: "true",
    }),
    "before-block": (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        needs: ["code"],
        help: "A command on this machine that can refuse a code block before it runs. The command gets the code on " +
            "standard input. If the command's exit code is not 0, the block does not run. The command does not replace the " +
            "sandbox.",
        faces: setting/* faces */.J_.sandboxed,
        placeholder: "CMD",
    }),
    tests: (0,setting/* setting */.Pe)((0,path_values/* pathPatterns */.h0)(), {
        needs: ["verification"],
        help: "Test files for `prove`, as a path or glob such as `checks/**`.",
        faces: setting/* faces */.J_.proved,
        defaultText: "the usual names of each language",
    }),
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./lib/rows/kind.js
var rows_kind = __webpack_require__(31655);
;// CONCATENATED MODULE: ./lib/settings/several-models.js



/** Parses one model: `NAME` or `NAME@INPUT/OUTPUT`. */
function pricedModel() {
    const name = new rows_kind/* Kind */.b(() => schemas/* string */.YjP("must be the name of a model").min(1, "must not be empty"));
    return name.as((given) => given.transform(parse)).optional();
}
/** Parses a list of models, separated by commas or line ends, each like a `pricedModel`. [] for none. */
function pricedModels() {
    const names = (0,rows_values/* wordsLike */.LD)(/^\S+$/, "must be names of models");
    return names.as((given) => given.transform((words) => words.map(parse))).default([]);
}
/** Parses models, separated by commas, each `NAME` or `NAME@INPUT/OUTPUT` with its prices. [] for none. */
function severalModels() {
    const form = "must be names of models, with commas between them";
    const kind = new rows_kind/* Kind */.b(() => schemas/* string */.YjP(form).transform((given, context) => {
        const models = given.split(",").map((word) => parse(word.trim()));
        const names = models.map(({ name }) => name);
        const twice = names.find((name, index) => names.indexOf(name) !== index);
        const problem = names.includes("")
            ? form
            : names.length < 2
                ? "must be more than one model; `model` names one"
                : twice === undefined
                    ? null
                    : `${(0,rows_values/* quoted */.TL)(twice)} is given twice`;
        if (problem !== null)
            context.addIssue({ code: "custom", message: problem });
        return problem === null ? models : core/* NEVER */.tm;
    }));
    return kind.default([]);
}
/** A name may contain an @. The text after the last @ counts only if it has the form of prices. */
function parse(word) {
    const [, name, input, output] = /^([^,]+)@(\d{1,6}(?:\.\d{1,6})?)\/(\d{1,6}(?:\.\d{1,6})?)$/.exec(word) ?? [];
    if (name === undefined)
        return { name: word };
    return { name, prices: { input: Number(input), output: Number(output) } };
}

;// CONCATENATED MODULE: ./lib/settings/task-settings.js



const login = /^[A-Za-z0-9][\w-]{0,99}$/;
/** Settings about the task, what starts it, who may start it, and what a comment may choose. */
const taskSettings = (0,setting/* inGroupFor */.GI)("task", setting/* faces */.J_.action, {
    task: (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        use: "first",
        help: "The text of the task. By default the task comes from the event: a comment, a review or an issue.",
    }),
    "task-file": (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        use: "common",
        help: "A file with the task; `-` is standard input. With `mode: exec`, list Markdown files, folders or globs, one per line (by default `README.md`).",
        faces: setting/* faces */.J_.run,
        placeholder: "FILE",
    }),
    thread: (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        help: "A JSON file of messages with `author` and `text`. `run` continues this conversation with your task. `exec` runs the code in the messages.",
        faces: ["run", "exec"],
        placeholder: "FILE",
    }),
    authors: (0,setting/* setting */.Pe)((0,rows_values/* commaList */.od)(), {
        needs: ["thread"],
        help: "Run only the code of these authors in the thread. Separate the names with commas.",
        faces: ["exec"],
        placeholder: "AUTHORS",
        defaultText: "all",
    }),
    "last-message": (0,setting/* setting */.Pe)((0,rows_values/* flag */.Jt)(), {
        needs: ["thread"],
        help: "Run only the code in the thread's newest message that contains code.",
        faces: ["exec"],
    }),
    continue: (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        isRecorded: true,
        use: "common",
        needs: ["one model"],
        help: "Continue the earlier run saved in this folder, with that run's conversation and files. In the task, write what the model should do next.",
        faces: ["run"],
        placeholder: "DIR",
    }),
    update: (0,setting/* setting */.Pe)((0,rows_values/* flag */.Jt)(), {
        isRecorded: false,
        use: "common",
        help: "Write the blocks' output into the `output` fences of the files.",
        faces: ["exec"],
    }),
    watch: (0,setting/* setting */.Pe)((0,rows_values/* flag */.Jt)(), {
        isRecorded: false,
        use: "common",
        help: "Run each file again when it changes, until Ctrl-C.",
        faces: ["exec"],
    }),
    "event-context": (0,setting/* setting */.Pe)((0,rows_values/* choice */.Yq)("auto", "none").default("auto"), {
        help: "Show the model the issue or pull request that the event is about: text, comments, diff and commits.",
    }),
    "event-context-tokens": (0,setting/* setting */.Pe)((0,rows_values/* wholeNumber */.rD)({ min: 100, max: 1_000_000 }).default(8000), {
        help: "How many tokens of the issue or pull request the model sees at most.",
    }),
    "context-authors": (0,setting/* setting */.Pe)((0,rows_values/* choice */.Yq)("write", "all").default("write"), {
        help: "Whose comments the model sees: those of people with write access (`write`), or all comments (`all`).",
    }),
    submodules: (0,setting/* setting */.Pe)((0,rows_values/* toggle */.L$)(false), {
        fromFolder: true,
        help: "In a job without `actions/checkout`, also fetch the submodules that are on the repository's server.",
    }),
    "label-trigger": (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        help: "A label that starts a run when somebody with write access puts it on an issue. The issue's title and text are the task.",
    }),
    "trigger-phrase": (0,setting/* setting */.Pe)((0,rows_values/* textLike */.r1)(/^\S+$/, "must be one word without blanks").default("/agent-exec"), {
        use: "common",
        help: "A comment starts a run if one of its lines begins with this word.",
    }),
    "allow-users": (0,setting/* setting */.Pe)((0,rows_values/* wordsLike */.LD)(login, "must be logins without @, such as octocat").default([]), {
        help: "The people who can start a run. They also need write access.",
        defaultText: "all",
    }),
    "allow-teams": (0,setting/* setting */.Pe)((0,rows_values/* wordsLike */.LD)(/^[A-Za-z0-9][\w-]{0,99}\/[\w-]{1,100}$/, "must be teams, as ORGANISATION/TEAM").default([]), {
        help: "The teams whose members can start a run. Team members also need write access. The job's own token cannot " +
            "read teams, so also set `github-token`.",
        defaultText: "all",
    }),
    "allow-bots": (0,setting/* setting */.Pe)((0,rows_values/* wordsLike */.LD)(/^[A-Za-z0-9][\w-]{0,99}(?:\[bot\])?$/, "must be logins such as renovate[bot]").default([]), {
        help: "The exact logins of bots that can start a run without write access, such as `renovate[bot]`.",
        defaultText: "none",
    }),
    "allow-models": (0,setting/* setting */.Pe)(pricedModels(), {
        help: "Models that a comment can choose with `--model NAME`. `NAME@INPUT/OUTPUT` adds prices, as in `fallback-model`.",
        defaultText: "none",
    }),
});

;// CONCATENATED MODULE: ./lib/settings/request-extras.js

/** Fields that a run sets in each request. */
const ownFields = {
    model: "the setting `model`",
    messages: "the run",
    input: "the run",
    stream: "the run",
    stream_options: "the run",
    response_format: "the run",
    n: "the run, which takes one reply",
    tools: "the run, which offers no tools",
};
/** Fields that only influence how a model writes. Others may store a request or send it elsewhere. */
const usual = /^\s*(?:temperature|top_p|top_k|min_p|seed|stop|verbosity|reasoning_effort|(?:presence|frequency)_penalty|max_(?:completion_|output_)?tokens)\s*=/;
/** Whether the given options contain only such fields. */
function areUsualOptions(given) {
    const words = [given].flat().flatMap((each) => String(each).split("\n"));
    return words.every((word) => word.trim() === "" || usual.test(word));
}
/** Parses `NAME=JSON`. Each name may occur once. A bare word counts as a text. */
function modelOptions() {
    return (0,rows_values/* parsedList */.Wq)(parseOption, ({ name }) => name);
}
function parseOption(word) {
    const [name, value] = (0,rows_values/* splitAt */.gI)(word, "=");
    if (value === undefined || value.trim() === "")
        return "must have the form NAME=JSON";
    if (!/^[A-Za-z_][A-Za-z0-9_]{0,63}$/.test(name) || name === "__proto__")
        return `${(0,rows_values/* quoted */.TL)(name)} is not a valid field name`;
    const owner = ownFields[name];
    if (owner !== undefined)
        return `${name} is set by ${owner}`;
    if (/^max_(completion_|output_)?tokens$/.test(name) && !/^[1-9]\d{0,8}$/.test(value))
        return `${name} must be a whole number above 0`;
    try {
        return { name, value: JSON.parse(value) };
    }
    catch {
        return /^[A-Za-z][\w.-]*$/.test(value) ? { name, value } : `${(0,rows_values/* quoted */.TL)(value)} is not JSON`;
    }
}
/** Headers that the request itself sets. */
const ownHeaders = new Set([
    "accept",
    "accept-encoding",
    "connection",
    "content-encoding",
    "content-length",
    "content-type",
    "host",
    "te",
    "transfer-encoding",
    "upgrade",
]);
/** Parses `NAME=VALUE`. Each name may occur once. */
function modelHeaders() {
    return (0,rows_values/* parsedList */.Wq)((word) => parseHeader(word, /^[\t\x20-\x7e]{1,8192}$/, "a value of printable ASCII"), ({ name }) => name.toLowerCase());
}
/** Parses `NAME=VARIABLE`, where the variable has the value. Each name may occur once. */
function secretModelHeaders() {
    return (0,rows_values/* parsedList */.Wq)((word) => parseHeader(word, /^[A-Za-z_][A-Za-z0-9_]*$/, "the name of a variable"), ({ name }) => name.toLowerCase());
}
function parseHeader(word, values, what) {
    const [name, value] = (0,rows_values/* splitAt */.gI)(word, "=");
    if (value === undefined)
        return `must have the form NAME=${what.endsWith("variable") ? "VARIABLE" : "VALUE"}`;
    if (!/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/.test(name))
        return `${(0,rows_values/* quoted */.TL)(name)} is not a valid header name`;
    if (ownHeaders.has(name.toLowerCase()))
        return `agent-exec sets the header ${(0,rows_values/* quoted */.TL)(name)} itself`;
    // The value may be the secret itself, so the message does not quote it.
    return values.test(value) ? { name, value } : `${(0,rows_values/* quoted */.TL)(name)} must have ${what}`;
}

;// CONCATENATED MODULE: ./lib/settings/writer-settings.js




/** The price of a million tokens, in US dollars. */
function price(what, defaultText) {
    return (0,setting/* setting */.Pe)((0,rows_values/* number */.ai)({ min: 0, max: 100_000 }).optional(), {
        // A price of 0 would make the user's cost limit useless.
        fromFolder: (_value, has) => !has("max-cost-usd") || "ignored",
        needs: ["model", "prices"],
        help: `US dollars per million ${what}.`,
        placeholder: "USD",
        ...(defaultText !== undefined && { defaultText }),
    });
}
/** Settings about the model that writes the code. */
const writerSettings = (0,setting/* inGroupFor */.GI)("writer", setting/* faces */.J_.run, {
    model: (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        fromFolder: true,
        use: "first",
        needs: ["model", "one model"],
        help: "The name of the model on the model server.",
        faces: setting/* faces */.J_.model,
        placeholder: "NAME",
        hasVariable: true,
    }),
    models: (0,setting/* setting */.Pe)(severalModels(), {
        asks: true,
        help: "Several models. Each model gets the task in its own run, and a table compares the runs. `NAME@INPUT/OUTPUT` adds prices in US dollars per million tokens.",
        faces: ["run"],
        placeholder: "NAME,NAME",
    }),
    "fallback-model": (0,setting/* setting */.Pe)(pricedModel(), {
        fromFolder: (value, has) => !has("max-cost-usd") || !String(value).includes("@") || "ignored",
        needs: ["model"],
        help: "The model to use if the first model is still unavailable after all retries. `NAME@INPUT/OUTPUT` adds prices in US dollars per million tokens.",
        placeholder: "NAME",
    }),
    "base-url": (0,setting/* setting */.Pe)((0,rows_values/* url */.OZ)().default("https://api.openai.com/v1"), {
        use: "first",
        needs: ["model"],
        help: "The address of the model server. The server must support OpenAI's Chat Completions or Responses API.",
        faces: setting/* faces */.J_.model,
        placeholder: "URL",
    }),
    api: (0,setting/* setting */.Pe)((0,rows_values/* choice */.Yq)("auto", "chat", "responses").default("auto"), {
        fromFolder: true,
        needs: ["model"],
        help: "The model server's API: Chat Completions (`chat`), Responses (`responses`), or Responses only if the model does not support Chat Completions (`auto`).",
        faces: setting/* faces */.J_.model,
    }),
    "reply-format": (0,setting/* setting */.Pe)((0,rows_values/* choice */.Yq)("text", "tool").default("text"), {
        fromFolder: true,
        needs: ["model"],
        help: "How the model answers: in Markdown with code fences (`text`) or with a function call (`tool`).",
    }),
    "api-key": (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        use: "first",
        help: "The key for the model server. Use a secret.",
        faces: setting/* faces */.J_.action,
        isSecret: true,
    }),
    "api-key-env": (0,setting/* setting */.Pe)((0,rows_values/* variableName */.cG)().default("OPENAI_API_KEY"), {
        use: "common",
        asks: true,
        help: "The environment variable that holds the key for the model server. There is no flag for the key itself.",
        faces: ["run", "doctor"],
        placeholder: "NAME",
    }),
    "identity-provider-id": (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        needs: ["model"],
        help: "The ID of your workload identity provider at OpenAI. With this ID, the job needs the permission `id-token: write` and no key.",
        faces: setting/* faces */.J_.action,
    }),
    "service-account-id": (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        needs: ["model", "identity"],
        help: "The ID of the OpenAI service account that the job uses.",
        faces: setting/* faces */.J_.action,
    }),
    "identity-audience": (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().default("https://api.openai.com/v1"), {
        needs: ["model", "identity"],
        help: "The audience that you set in OpenAI's workload identity provider.",
        faces: setting/* faces */.J_.action,
    }),
    header: (0,setting/* setting */.Pe)(modelHeaders(), {
        needs: ["model"],
        help: "A header for each request to the model server.",
        faces: setting/* faces */.J_.model,
        placeholder: "NAME=VALUE",
    }),
    "header-env": (0,setting/* setting */.Pe)(secretModelHeaders(), {
        needs: ["model"],
        help: "A header for each request to the model server, with a secret value from an environment variable.",
        faces: setting/* faces */.J_.model,
        placeholder: "NAME=VARIABLE",
    }),
    "model-option": (0,setting/* setting */.Pe)(modelOptions(), {
        fromFolder: areUsualOptions,
        needs: ["model"],
        help: "A field for each request to the model, for example `temperature=0.2`, `seed=7` or `reasoning_effort=low`.",
        placeholder: "NAME=JSON",
    }),
    "price-input": price("input tokens"),
    "price-cached": price("input tokens from the server's cache", "price-input"),
    "price-output": price("output tokens"),
    script: (0,setting/* setting */.Pe)((0,rows_values/* text */.Qq)().optional(), {
        use: "common",
        needs: ["one model"],
        asks: true,
        help: "A JSON file with recorded replies, used instead of a model.",
        placeholder: "FILE",
    }),
});

;// CONCATENATED MODULE: ./lib/settings/schema.js










/** The table of all settings. Inputs, flags, help, docs and the config file's schema are generated from it. */
const table = {
    ...configSettings,
    ...taskSettings,
    ...writerSettings,
    ...fileSettings,
    ...executorSettings,
    ...executors/* executorRows */.tq,
    ...policy_rows/* policyRows */.Ob,
    ...runSettings,
    ...reportSettings,
};
/** All rows, ordered by their groups. */
const orderedRows = setting/* groups */.TN.flatMap((group) => Object.entries(table)
    .filter(([, row]) => row.group === group)
    .map(([name, row]) => [name, row]));
/** The settings for one command or the action, in order, each with its group. */
function settingsOf(face) {
    return orderedRows
        .filter(([, { description }]) => description.faces.includes(face))
        .map(([name, { description, group }]) => [name, description, group]);
}


/***/ }),

/***/ 99220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ secretsOf)
/* harmony export */ });
/* harmony import */ var _rows_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78291);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77690);


/**
 * Finds the value of each secret setting: the given value, or the value of the variable that `NAME-env` names. It reads
 * raw settings, because errors about invalid settings must not show a secret either.
 */
function secretsOf(raw, variable) {
    const given = new Map(raw.map(({ name, value }) => [name, value]));
    const rows = _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp;
    const inVariable = (name) => {
        const named = rows[name]?.value.safeParse(given.get(name));
        // If the given text cannot be a variable's name, it is probably the secret itself.
        if (named?.success === false)
            return given.get(name);
        return typeof named?.data === "string" ? variable(named.data) : undefined;
    };
    return Object.fromEntries([
        ...Object.entries(rows)
            .filter(([, { description }]) => description.isSecret === true)
            .map(([name]) => [name, given.get(name) ?? inVariable(`${name}-env`)])
            .filter(([, value]) => typeof value === "string"),
        ...ofHeaders(given.get("header-env"), variable),
    ]);
}
function ofHeaders(given, variable) {
    const { data, success } = _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp["header-env"].value.safeParse(given);
    const words = [given].flat().flatMap((word) => (typeof word === "string" ? word.split("\n") : []));
    const headers = success
        ? data.map(({ name, value }) => [name, variable(value) ?? ""])
        : words.map((word) => (0,_rows_values_js__WEBPACK_IMPORTED_MODULE_0__/* .splitAt */ .gI)(word, "=")).map(([name, value = ""]) => [name, value]);
    return headers
        .filter(([, value]) => value.trim() !== "")
        .map(([name, value]) => [`header-env ${name}`, value.trim()]);
}


/***/ })

};
