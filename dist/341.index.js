export const id = 341;
export const ids = [341];
export const modules = {

/***/ 20063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ composeExecutor),
/* harmony export */   y: () => (/* binding */ dockerSettings)
/* harmony export */ });
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50159);
/* harmony import */ var _settings_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74551);
/* harmony import */ var _settings_registry_login_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7622);
/* harmony import */ var _settings_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12002);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13411);





/**
 * The executor that the settings name. No engine was asked anything yet.
 * @throws AgentExecError `settings-invalid` for sizes that do not fit each other, and for what can be told to be wrong
 *   without an engine: a host of `allow-host`, a context, certificates, what a volume leads to.
 */
async function composeExecutor(wiring, runId) {
    const { settings, face, variable = () => undefined, registryPassword } = wiring;
    if (settings.executor === "local") {
        const { createLocalExecutor } = await Promise.all(/* import() */[__webpack_require__.e(1770), __webpack_require__.e(9166)]).then(__webpack_require__.bind(__webpack_require__, 79166));
        return createLocalExecutor({ maxOutputBytes: settings["max-output"] });
    }
    const { createDockerExecutor } = await Promise.all(/* import() */[__webpack_require__.e(3858), __webpack_require__.e(1770), __webpack_require__.e(4405), __webpack_require__.e(9246), __webpack_require__.e(5927)]).then(__webpack_require__.bind(__webpack_require__, 39246));
    await checkHosts(settings, face);
    const docker = {
        ...(await dockerSettings({ settings, variable, runId })),
        network: settings.network,
        allowHosts: settings["allow-host"],
        container: {
            runtime: settings.runtime,
            gpus: settings.gpus,
            environment: settings.env,
            hosts: settings["add-host"],
            volumes: settings.volume,
            ulimits: settings.ulimit,
            setup: settings.setup,
            setupNetwork: settings["setup-network"],
            name: settings["container-name"],
            isStopped: settings["stop-container"],
            isRemoved: settings["auto-remove"],
        },
        registryLogin: (0,_settings_registry_login_js__WEBPACK_IMPORTED_MODULE_2__/* .registryLoginOf */ .S)({ settings, face, password: registryPassword }),
    };
    const executor = createDockerExecutor(docker);
    const { checkBeforeStart } = await __webpack_require__.e(/* import() */ 269).then(__webpack_require__.bind(__webpack_require__, 10269));
    await checkBeforeStart(docker);
    return executor;
}
/** Here and not at their list, which does not know where they were given. */
async function checkHosts(settings, face) {
    const { faultsOfHosts } = await __webpack_require__.e(/* import() */ 5427).then(__webpack_require__.bind(__webpack_require__, 55427));
    const problems = faultsOfHosts(settings["allow-host"]).map((fault) => ({
        origin: (0,_settings_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .yv)("allow-host", face),
        message: `${fault}; write HOST, HOST:PORT or *.HOST`,
    }));
    if (problems.length > 0)
        throw (0,_settings_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsError */ .Ol)(problems, face);
}
/** What a run and the doctor tell the Docker executor alike: the image, its limits and where the engine is. */
async function dockerSettings({ settings, variable, runId, }) {
    const { dockerConfigFolder } = await __webpack_require__.e(/* import() */ 4018).then(__webpack_require__.bind(__webpack_require__, 34018));
    return {
        image: settings.image,
        pull: settings.pull,
        memoryBytes: settings.memory,
        cpus: settings.cpus,
        pids: settings.pids,
        workspaceBytes: settings["workspace-size"],
        maxOutputBytes: settings["max-output"],
        dockerConfigFolder: dockerConfigFolder(variable),
        variable,
        runId,
        version: _version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m,
    };
}


/***/ }),

/***/ 76522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createRedactor)
});

;// CONCATENATED MODULE: ./lib/redaction/secret-spans.js
/** What stands in place of a secret. */
const mask = "***";
/** Adds a match to those before it, in order; matches that overlap become one. */
function mergeInto(spans, { start, end }) {
    let first = start;
    for (let last = spans.at(-1); last !== undefined && last.end > first; last = spans.at(-1)) {
        first = Math.min(first, last.start);
        spans.pop();
    }
    spans.push({ start: first, end });
}
/** The text with each of these spans, in order and apart, replaced by the mask. */
function maskSpans(text, spans) {
    if (spans.length === 0)
        return text;
    let masked = "";
    let from = 0;
    for (const { start, end } of spans) {
        masked += text.slice(from, start) + mask;
        from = end;
    }
    return masked + text.slice(from);
}

;// CONCATENATED MODULE: ./lib/redaction/redact-value.js

/** A copy in which every string is redacted; an execution's order of arrival stays true to its new texts. */
function redactValue(value, find) {
    if (typeof value === "string")
        return maskSpans(value, find(value));
    if (Array.isArray(value))
        return value.map((each) => redactValue(each, find));
    if (value === null || typeof value !== "object")
        return value;
    const entries = Object.entries(value).map(([key, each]) => [
        maskSpans(key, find(key)),
        key === "order" && isOrder(each) ? realign(each, value, find) : redactValue(each, find),
    ]);
    return Object.fromEntries(entries);
}
function isOrder(value) {
    return (Array.isArray(value) &&
        value.every((run) => typeof run?.stream === "string" && typeof run.chars === "number"));
}
/** Each run with as many units as its part of the redacted text has; a mask belongs to the run in which it begins. */
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
/** Walks along one stream's text and tells for each part how long it is once its secrets are masked. */
class StreamEdges {
    spans;
    #before = 0;
    #after = 0;
    #next = 0;
    /** How many units longer the original is than the redacted text, up to here. */
    #shrunk = 0;
    constructor(spans) {
        this.spans = spans;
    }
    advance(chars) {
        this.#before += chars;
        let span = this.spans[this.#next];
        while (span !== undefined && span.end <= this.#before) {
            this.#shrunk += span.end - span.start - mask.length;
            this.#next += 1;
            span = this.spans[this.#next];
        }
        const inside = span !== undefined && span.start < this.#before ? span : null;
        const after = (inside === null ? this.#before : inside.start + mask.length) - this.#shrunk;
        const told = after - this.#after;
        this.#after = after;
        return told;
    }
}

// EXTERNAL MODULE: ./lib/output/colour-scanner.js
var colour_scanner = __webpack_require__(12358);
;// CONCATENATED MODULE: ./lib/redaction/secret-search.js


/** Line breaks in a row that the search passes over inside a match: enough for `\r\n` with an empty line between. */
const lineBreaksPassedOver = 4;
const lineFeed = 10;
const carriageReturn = 13;
/**
 * Finds any of many patterns in one pass over a text that may come in pieces (Aho and Corasick, 1975): the time
 * depends on the text's length and not on how many patterns there are. Line breaks and colour sequences inside a match
 * are passed over: neither is seen where the text is shown.
 */
class SecretSearch {
    #patterns;
    #node = 0;
    #position = 0;
    #lineBreaks = 0;
    /** Where the last units that are no line breaks stand, as many as the longest pattern has. */
    #positions;
    #colours = new colour_scanner/* ColourScanner */.p();
    #count = 0;
    constructor(patterns) {
        this.#patterns = patterns;
        this.#positions = new Float64Array(Math.max(1, patterns.longest));
    }
    /** Takes the next unit and adds to `found`, in order, what of the patterns ends with it. */
    take(unit, found) {
        if (this.#colours.isText(unit))
            return this.#advance(unit, found);
        const scanned = this.#colours.take(unit);
        if (scanned.kind === "colour")
            this.#position += scanned.units;
        if (scanned.kind === "text")
            for (const each of scanned.units)
                this.#advance(each, found);
    }
    /** To be called after the last unit, for what could still have become a colour sequence. */
    end(found) {
        for (const each of this.#colours.end())
            this.#advance(each, found);
    }
    #advance(unit, found) {
        const match = this.#step(unit);
        if (match !== null)
            mergeInto(found, match);
    }
    /** The longest match that ends with this unit, or null. */
    #step(unit) {
        const position = this.#position;
        this.#position += 1;
        if (unit === lineFeed || unit === carriageReturn) {
            this.#lineBreaks += 1;
            if (this.#lineBreaks > lineBreaksPassedOver)
                this.#node = 0;
            return null;
        }
        this.#lineBreaks = 0;
        this.#positions[this.#count % this.#positions.length] = position;
        this.#count += 1;
        this.#node = this.#patterns.step(this.#node, unit);
        const length = this.#patterns.matchAt(this.#node);
        return length === 0 ? null : { start: this.#startOfLast(length), end: position + 1 };
    }
    /** Before this place no match can begin that ends with what comes next. */
    get openFrom() {
        const depth = this.#patterns.depthAt(this.#node);
        return depth === 0 ? this.#position : this.#startOfLast(depth);
    }
    #startOfLast(units) {
        return this.#positions[(this.#count - units) % this.#positions.length] ?? 0;
    }
}
/** The patterns as a tree of their beginnings, each node with the longest other beginning that it ends with. */
class PatternTree {
    /** The first child of each node, which is mostly the only one, without the cost of a map. */
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
        let longest = 0;
        for (const pattern of patterns) {
            this.#add(pattern);
            longest = Math.max(longest, pattern.length);
        }
        this.longest = longest;
        this.#link();
    }
    /** The node for the longest beginning that the text ends with after one more unit. */
    step(from, unit) {
        let node = from;
        for (;;) {
            const child = this.#childAt(node, unit);
            if (child !== 0)
                return child;
            if (node === 0)
                return 0;
            node = this.#fallback[node] ?? 0;
        }
    }
    /** The length of the longest pattern that ends at this node, or 0. */
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
    /** The child's number, or 0: the root is nobody's child. */
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
    /** By depth: the nodes nearer to the root, which fallbacks lead to, are done before those below them. */
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

;// CONCATENATED MODULE: ./lib/redaction/secret-variants.js

/**
 * Shorter values stand in too many ordinary words to be hidden: `test` as a password would black out a report.
 * It is also the bound for lines and for encoded forms.
 */
const minSecretChars = 6;
const passedOver = new RegExp(`[\\r\\n]|${colour_scanner/* coloursSource */.f}`, "g");
/**
 * The forms in which a program prints a secret by accident or to hide it from a filter: as it is, each line of it,
 * base64 wherever it stands in the encoded text, hex, and escaped for URLs, JSON and XML. Line breaks and
 * colour sequences are left out of every form, because the search passes over them. Forms below `minSecretChars` are left out.
 */
function secretVariants(secret) {
    const trimmed = secret.trim();
    if (trimmed.length < minSecretChars)
        return new Set();
    const bytes = Buffer.from(trimmed, "utf8");
    // Half a surrogate pair is written as U+FFFD by every encoder.
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
    ].map((variant) => variant.replace(passedOver, ""));
    return new Set(variants.filter((variant) => variant.length >= minSecretChars));
}
/**
 * In base64 a secret looks different at each of three offsets from the start of the encoded text. The characters at
 * its edges depend on its neighbours too and are left out, which also drops the padding.
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
/** What `encodeURIComponent`, `encodeURI`, Python's `quote` and HTML forms make of it, in both cases of the hex digits. */
function urlVariants(secret) {
    const component = encodeURIComponent(secret);
    const strict = component.replace(/[!'()*~]/g, percent);
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
function percent(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
/** Inside a JSON string: as JavaScript writes it, with slashes escaped, and in ASCII alone. */
function jsonVariants(secret) {
    const plain = JSON.stringify(secret).slice(1, -1);
    const ascii = plain.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
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
 * A redactor for these secrets. Values shorter than six characters are not redacted, because they stand in ordinary
 * words too; of values with several lines each line is a secret of its own. A match may have line breaks and
 * colour sequences inside.
 */
function createRedactor(secrets) {
    const patterns = new PatternTree(secrets.flatMap((secret) => [...secretVariants(secret)]));
    const find = (text) => (patterns.longest === 0 ? [] : secretsIn(patterns, text));
    return {
        text: (text) => maskSpans(text, find(text)),
        deep: (value) => redactValue(value, find),
        stream: () => new Stream(patterns),
    };
}
function secretsIn(patterns, text) {
    const search = new SecretSearch(patterns);
    const found = [];
    for (let index = 0; index < text.length; index += 1) {
        search.take(text.charCodeAt(index), found);
    }
    search.end(found);
    return found;
}
class Stream {
    #patterns;
    #search;
    #held = "";
    /** Where `#held` stands in all that the search has seen. */
    #heldFrom = 0;
    /** Matches that are not told yet, in order and apart. */
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
        for (let index = 0; index < chunk.length; index += 1) {
            this.#search.take(chunk.charCodeAt(index), this.#matches);
        }
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
    /** Up to here no later text can change what is told: no match that is still open begins before it or touches it. */
    #safeEnd() {
        const end = this.#search.openFrom;
        const last = this.#matches.at(-1);
        return last !== undefined && last.end > end ? Math.min(last.start, end) : end;
    }
    #tellUntil(end) {
        const length = end - this.#heldFrom;
        const isTold = (span) => span.end <= end;
        const spans = this.#matches.filter(isTold).map((span) => this.#within(span));
        const told = maskSpans(this.#held.slice(0, length), spans);
        this.#hidden += spans.length;
        this.#matches = this.#matches.filter((span) => !isTold(span));
        this.#held = this.#held.slice(length);
        this.#heldFrom = end;
        return told;
    }
    #within({ start, end }) {
        return { start: start - this.#heldFrom, end: end - this.#heldFrom };
    }
}


/***/ }),

/***/ 7622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ registryLoginOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74551);


/**
 * The login for the image's registry; undefined where none was given.
 * @throws AgentExecError `settings-invalid` when name or password is there without the other.
 */
function registryLoginOf({ settings, face, password, }) {
    const { "registry-username": username, "registry-password-env": variable } = settings;
    if (username !== undefined && password !== undefined)
        return { username, password };
    if (variable !== undefined && password === undefined) {
        throw incomplete(`The variable ${variable}, which ${(0,_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenAt */ .nt)("registry-password-env", face)} names, is empty or not set.`, `Set ${variable} to the registry's password, or leave ${(0,_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenAt */ .nt)("registry-password-env", face)} out.`);
    }
    if (username !== undefined) {
        throw incomplete(`There is a ${(0,_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenAt */ .nt)("registry-username", face)} and no password for it.`, face === "action"
            ? "Set registry-password from a secret, or leave registry-username out."
            : "Name the variable that holds the password with --registry-password-env, or leave --registry-username out.");
    }
    if (password === undefined)
        return undefined;
    throw incomplete(`There is a password for the registry and no ${(0,_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenAt */ .nt)("registry-username", face)}.`, `Set ${(0,_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenAt */ .nt)("registry-username", face)}.`);
}
function incomplete(message, nextStep) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", message, { nextStep });
}


/***/ }),

/***/ 13482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ terminalStyle)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** Colours, or none where the stream is no terminal or the person wants none. */
function terminalStyle(hasColour) {
    const paint = (format) => (text) => hasColour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(format, text, { validateStream: false }) : text;
    return {
        bold: paint("bold"),
        dim: paint("dim"),
        good: paint("green"),
        bad: paint("red"),
        warn: paint("yellow"),
        accent: paint("cyan"),
    };
}


/***/ }),

/***/ 8215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Io: () => (/* binding */ harmlessArguments),
/* harmony export */   _K: () => (/* binding */ gitEnvironment),
/* harmony export */   km: () => (/* binding */ timeOver),
/* harmony export */   oM: () => (/* binding */ gitOutput)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36130);




/** 4,000 UTF-16 units: git says what failed in a line or two; a hostile tree can have it warn of each file. */
const maxComplaintChars = 4_000;
/**
 * What git prints, as it comes: nothing of it is kept here, and a slow reader slows git. A reader that stops early
 * ends git. `@actions/exec` cannot do this: it gathers lines without a bound, scans the line that is not over anew
 * for each chunk, and has no way to end what it started.
 * @throws Error where git is not there, ends with another exit code, prints more than `maxBytes`, takes longer than
 *   `timeoutMs`, or is ended by the signal; git is gone by then.
 */
async function* gitOutput(args, { folder, expected = [0], maxBytes, timeoutMs, maxMemoryBytes, signal, ...options }) {
    if (signal?.aborted === true)
        throw timeOver();
    const env = gitEnvironment({ folder, ...options });
    const [program, words] = held("git", [...harmlessArguments, ...args], maxMemoryBytes);
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, words, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
    const ended = endOf(child);
    const complaint = headOf(child.stderr);
    const late = new Error(`git did not end within ${timeoutMs / 1000} s`);
    const timer = setTimeout(() => child.stdout.destroy(late), timeoutMs);
    const onAbort = () => void child.stdout.destroy(timeOver());
    signal?.addEventListener("abort", onAbort, { once: true });
    let bytes = 0;
    try {
        for await (const chunk of child.stdout) {
            bytes += chunk.byteLength;
            if (bytes > maxBytes)
                throw new Error(`git printed more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
            yield chunk;
        }
        const exitCode = await ended;
        if (exitCode === null || !expected.includes(exitCode))
            throw new Error(complaint().trim() || `git ended with exit code ${exitCode ?? "none"}`);
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        child.kill("SIGKILL");
        // Its folder may be removed next: nothing is to write there any more. One that never started says why itself.
        await ended.catch(() => undefined);
    }
}
function timeOver() {
    return new Error("the time for saving what the code left was over");
}
/** A program and its words, started by a shell that bounds its memory first. A shell that cannot says nothing of it. */
function held(program, words, maxMemoryBytes) {
    if (maxMemoryBytes === undefined)
        return [program, words];
    const script = `ulimit -v ${Math.floor(maxMemoryBytes / 1024)} 2>/dev/null; exec "$0" "$@"`;
    return ["/bin/sh", ["-c", script, program, ...words]];
}
/** The exit code; null where a signal ended it. @throws Error where it did not start. */
function endOf(child) {
    const ended = new Promise((resolve, reject) => {
        child.once("exit", resolve).once("error", reject);
    });
    // The failure is told by whoever awaits it; until then it is no unhandled one.
    ended.catch(() => undefined);
    return ended;
}
/** The beginning of a stream, once asked for; the rest is read and thrown away, so that its writer never waits. */
function headOf(stream) {
    let head = "";
    stream.setEncoding("utf8").on("data", (text) => {
        if (head.length < maxComplaintChars)
            head = (head + text).slice(0, maxComplaintChars);
    });
    return () => head;
}
/**
 * Switches off everything through which a repository's files could have git run or fetch something: hooks, the
 * file-system monitor, external diffs, text conversions; and the configuration of the machine and its user.
 */
const harmlessArguments = [
    "-c",
    "core.hooksPath=/dev/null",
    "-c",
    "core.fsmonitor=false",
    "-c",
    "core.quotePath=false",
];
/**
 * A checkout of a container job may belong to another user, which git refuses unless it is told that this is fine.
 * A tracked folder that looks like a bare repository is none here, and nothing is fetched: a partial clone's
 * configuration names the program that would do it.
 */
function gitEnvironment({ folder, isOutsideRepositories = false, }) {
    return {
        PATH: (0,_process_env_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnvironment */ .Q)().variable("PATH") ?? "/usr/bin:/bin",
        LC_ALL: "C.UTF-8",
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_CONFIG_COUNT: "2",
        GIT_CONFIG_KEY_0: "safe.directory",
        GIT_CONFIG_VALUE_0: "*",
        GIT_CONFIG_KEY_1: "safe.bareRepository",
        GIT_CONFIG_VALUE_1: "explicit",
        GIT_ALLOW_PROTOCOL: "none",
        GIT_NO_LAZY_FETCH: "1",
        GIT_NO_REPLACE_OBJECTS: "1",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_TERMINAL_PROMPT: "0",
        GIT_ATTR_NOSYSTEM: "1",
        ...(isOutsideRepositories ? { GIT_CEILING_DIRECTORIES: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) } : {}),
    };
}


/***/ }),

/***/ 10297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ git),
/* harmony export */   C: () => (/* binding */ checkedOutCommits)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _git_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8215);


/** 64 MiB: a million names of 64 characters, ten times what large repositories track. That takes a second of 60. */
const listLimits = { maxBytes: 64 * 1024 ** 2, timeoutMs: 60_000 };
/**
 * Runs git and resolves with what it printed.
 * @param options `maxBytes`, 64 MiB by default, and `timeoutMs`, 60 s by default, bound it
 * @throws AgentExecError `settings-invalid` where git fails or is not there, and beyond a bound; it is ended then.
 */
async function git(args, options) {
    return orUnreadable(options.folder, async () => {
        const chunks = [];
        for await (const chunk of (0,_git_output_js__WEBPACK_IMPORTED_MODULE_1__/* .gitOutput */ .oM)(args, { ...listLimits, ...options }))
            chunks.push(chunk);
        return Buffer.concat(chunks).toString("utf8");
    });
}
/**
 * The name of the commit that is checked out; null where there is none. A name is all that git prints here, so
 * that `@actions/exec`, which bounds nothing, can take it.
 */
async function headOf(folder) {
    const { getExecOutput } = await __webpack_require__.e(/* import() */ 1260).then(__webpack_require__.bind(__webpack_require__, 81260));
    const args = [..._git_output_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessArguments */ .Io, "rev-parse", "--verify", "--quiet", "HEAD"];
    const env = (0,_git_output_js__WEBPACK_IMPORTED_MODULE_1__/* .gitEnvironment */ ._K)({ folder });
    const options = { cwd: folder, env, silent: true, ignoreReturnCode: true };
    const { exitCode, stdout } = await orUnreadable(folder, () => getExecOutput("git", args, options));
    return exitCode === 0 ? stdout.trim() : null;
}
async function orUnreadable(folder, action) {
    try {
        return await action();
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `git could not read ${folder}: ${cause.message}`, {
            nextStep: "Set workspace to empty or to a folder, or run in a git checkout " +
                "(in a workflow: after actions/checkout).",
            cause,
        });
    }
}
/**
 * The commits that a checkout stands for: its head and, where that is a merge (as GitHub makes for a pull
 * request), the commits that were merged. Empty where there is no commit.
 */
async function checkedOutCommits(folder) {
    const commit = await headOf(folder);
    if (commit === null)
        return [];
    // A commit has as many parents as its author likes: a list, whose length is bounded.
    const listing = await git(["rev-list", "--parents", "--max-count=1", commit], {
        folder,
        expected: [0, 128],
    });
    const [head, ...parents] = listing.split(/\s+/).filter((sha) => sha !== "");
    if (head === undefined)
        return [];
    return parents.length > 1 ? [head, ...parents] : [head];
}


/***/ })

};
