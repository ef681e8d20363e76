export const id = 2755;
export const ids = [2755];
export const modules = {

/***/ 52278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   $2: () => (/* binding */ bytesWithin),
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   Yr: () => (/* binding */ hashed),
/* harmony export */   qQ: () => (/* binding */ hashOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Yields bytes as the content of a file. */
async function* contentOf(bytes) {
    if (bytes.byteLength > 0)
        yield bytes;
}
/** All bytes of a content that is known to be small. */
async function bytesOf(content) {
    const chunks = [];
    for await (const chunk of content)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}
/** All bytes of a stream; null if there are more than `maxBytes`. */
async function bytesWithin(stream, maxBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes)
            return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
/** The same content. `onEnd` gets its SHA-256 in hex once it was read to its end. */
async function* hashed(content, onEnd) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    for await (const chunk of content) {
        hash.update(chunk);
        yield chunk;
    }
    onEnd(hash.digest("hex"));
}
/** The SHA-256 of a content, in hex. */
async function hashOf(content) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    for await (const chunk of content)
        hash.update(chunk);
    return hash.digest("hex");
}


/***/ }),

/***/ 36753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createTemporaryFolder),
/* harmony export */   y: () => (/* binding */ temporaryFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);




/** Creates a temporary folder, which the caller removes. @throws AgentExecError `storage-failed`. */
async function createTemporaryFolder(prefix, above = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(above, prefix));
    }
    catch (cause) {
        const { code = "unknown" } = cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("storage-failed", `agent-exec cannot write into the folder for temporary files, ${above}: ${reasons[code] ?? code}.`, { nextStep: "Set TMPDIR to a folder that you can write to and that has free space.", cause });
    }
}
/** Creates a folder. If git was killed, processes that it started may still write there for a moment. */
async function temporaryFolder(prefix, above) {
    const path = await createTemporaryFolder(prefix, above);
    const removing = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };
    return { path, [Symbol.asyncDispose]: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, removing) };
}
const reasons = {
    ENOENT: "the folder does not exist",
    ENOTDIR: "the path is not a folder",
    EACCES: "you cannot write there",
    EROFS: "the disk is read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "your quota there is used up",
};


/***/ }),

/***/ 51196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   a3: () => (/* reexport safe */ _duration_js__WEBPACK_IMPORTED_MODULE_0__.a),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27939);

const byteUnits = ["KiB", "MiB", "GiB", "TiB"];
/** Formats bytes in binary units: `512 B`, `1.5 KiB`, `2 GiB`. */
function formatBytes(bytes) {
    if (bytes < 1024)
        return `${bytes} B`;
    let value = bytes / 1024;
    let unit = 0;
    // Without this, 1,023.95 would be shown as 1,024.
    while (value >= 1023.95 && unit < byteUnits.length - 1) {
        value /= 1024;
        unit += 1;
    }
    return `${Math.round(value * 10) / 10} ${byteUnits[unit]}`;
}
/** Separates thousands: `1,234,567`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** Formats US dollars to a hundredth of a cent: `$0.0042`. */
function formatUsd(usd) {
    return `$${usd.toFixed(4)}`;
}
/** A number with its noun: `1 file`, `2 files`, `1,200 files`. Irregular nouns need `plural`. */
function count(noun, number, plural = `${noun}s`) {
    return `${formatCount(number)} ${number === 1 ? noun : plural}`;
}


/***/ }),

/***/ 74393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ meantWord),
/* harmony export */   z: () => (/* binding */ nearestWord)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/**
 * The word that is most similar to a misspelt one. Two swapped letters are the most common slip, but an edit distance
 * counts them as two.
 */
function nearestWord(word, words) {
    return words.find((other) => lettersOf(other) === lettersOf(word)) ?? (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(word, words);
}
/**
 * The word that a misspelt one probably means. The first letter must be right, and only one letter may be wrong, or two
 * in a longer word. Null if the word is one of these words, or a different word.
 */
function meantWord(word, words) {
    const alike = words.filter((other) => other.length >= shortest && other[0] === word[0]);
    if (words.includes(word) || alike.length === 0)
        return null;
    const near = nearestWord(word, alike);
    const isNear = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(near, word) <= (near.length < 6 ? 1 : 2);
    return isNear || lettersOf(near) === lettersOf(word) ? near : null;
}
/** In shorter words, one letter often makes another language. */
const shortest = 4;
function lettersOf(word) {
    return word.split("").toSorted().join("");
}


/***/ }),

/***/ 35903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   hS: () => (/* binding */ isOfSetUp),
/* harmony export */   lz: () => (/* binding */ usualConfig)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39898);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77690);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12843);





/** The file that is read if nobody names one. */
const usualConfig = ".agent-exec.yml";
/** How many files may extend each other. */
const maxDepth = 10;
/**
 * The settings of the named config file, or of the usual one if it exists. They are defaults for the other settings.
 * Settings for other commands are left out.
 * @param given the settings from elsewhere. If a name occurs twice, the later value counts.
 * @throws AgentExecError `settings-invalid` for a missing or unreadable file, unknown names, values out of range, and
 * settings that such a file may not contain.
 */
async function readConfig(given, options) {
    const named = given.findLast(({ name }) => name === "config")?.value;
    if (named === "none")
        return [];
    const path = typeof named === "string" ? named : usualConfig;
    const isBelieved = typeof named === "string" || options.isOwners;
    const found = await readChain(path, { ...options, mayBeAbsent: named === undefined, isBelieved });
    if (found.length === 0)
        return [];
    const trust = (each) => isBelieved || (0,_trust_js__WEBPACK_IMPORTED_MODULE_4__/* .trustOf */ .h)(each, given);
    const problems = found.flatMap((each) => problemOf(each, trust) ?? []);
    const here = new Set((0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsOf */ .f5)(options.face).map(([name]) => name));
    const [settings, ignored] = [true, "ignored"].map((wanted) => found.filter((each) => here.has(each.name) && trust(each) === wanted));
    if (ignored.length > 0)
        options.onIgnored?.(ignored);
    const refusedOnes = new Set(problems.map(({ origin }) => origin));
    const others = settings.filter(({ origin }) => !refusedOnes.has(origin));
    // The file is checked alone, in order to find contradictions in it.
    let fault = null;
    try {
        (0,_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSettings */ .Mo)(others, options.face);
    }
    catch (thrown) {
        fault = thrown;
    }
    if (problems.length > 0)
        throw refused(problems, fault?.message);
    if (fault !== null)
        throw fault;
    return settings.map((each) => ({ ...each, isDefault: true }));
}
async function readChain(path, chain, seen = []) {
    if (seen.includes(path))
        throw unread(path, "it extends itself");
    if (seen.length === maxDepth)
        throw unread(path, `more than ${maxDepth} files extend each other`);
    const text = await chain.read(path, chain.isBelieved).catch((error) => {
        throw unread(path, (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), error);
    });
    if (text === null) {
        if (chain.mayBeAbsent && seen.length === 0)
            return [];
        throw unread(path, "it does not exist");
    }
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2154)]).then(__webpack_require__.bind(__webpack_require__, 12154));
    const file = parseConfig(text, path);
    if (file.extends === null)
        return [...file.settings];
    const next = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(file.extends) ? file.extends : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), file.extends);
    if (!chain.isBelieved && (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(next) || next.startsWith("..")))
        throw unread(path, `it extends ${file.extends}, which is outside its folder`);
    const below = await readChain(next, chain, [...seen, path]);
    const own = new Set(file.settings.map(({ name }) => name));
    return [...below.filter(({ name }) => !own.has(name)), ...file.settings];
}
/** Whether a setting can be the same for all runs: it names no single run's work and no source of settings. */
function isOfSetUp({ group, description }) {
    return group !== "task" && group !== "config" && description.isSecret !== true;
}
/** Refuses settings that no config file may contain, or no file from a folder. */
function problemOf(setting, trust) {
    const { name, origin } = setting;
    const row = Object.hasOwn(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp, name) ? _schema_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp[name] : undefined;
    if (row === undefined)
        return { origin, message: (0,_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownMessage */ .sv)(name, new Set(Object.keys(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp))) };
    if (!isOfSetUp(row))
        return {
            origin,
            message: row.description.isSecret === true
                ? "is a secret; do not write it into a file that others read"
                : "belongs to a single run, so a file cannot set it",
        };
    if (trust(setting) !== false)
        return null;
    const ways = `give it as a flag, or read the file and add \`--config ${usualConfig}\``;
    return { origin, message: `is not accepted from a file that came with the folder: ${ways}` };
}
/** How many settings one message names. */
const maxTold = 20;
function refused(problems, others = "") {
    const told = problems.slice(0, maxTold).map(({ origin, message }) => `${origin}: ${message}`);
    const more = problems.length > maxTold ? [`… and ${problems.length - maxTold} more`] : [];
    const message = [...told, ...more, others].filter((line) => line !== "").join("\n");
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: "Fix the file. To run without the file, set `config` to `none`. `docs/config.md` lists the allowed " +
            "settings.",
    });
}
function unread(path, why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `The config file ${path} cannot be used: ${why}.`, {
        nextStep: "Fix the file, or set `config` to another file or to `none`.",
        cause,
    });
}


/***/ }),

/***/ 39898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dg: () => (/* binding */ publicSettings),
  Mo: () => (/* binding */ resolveSettings),
  sv: () => (/* binding */ unknownMessage)
});

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/meant-word.js
var meant_word = __webpack_require__(74393);
// EXTERNAL MODULE: ./lib/executors/index.js + 14 modules
var executors = __webpack_require__(15649);
// EXTERNAL MODULE: ./lib/rows/origin.js
var rows_origin = __webpack_require__(21303);
// EXTERNAL MODULE: ./lib/rows/rule.js
var rule = __webpack_require__(93655);
;// CONCATENATED MODULE: ./lib/settings/needs.js



/** The conditions that rows can name. If one is unmet, agent-exec refuses the setting: the user relies on it. */
const conditions = {
    code: {
        about: ["executor"],
        unmet({ settings, face }) {
            const { runsNothing, manner } = (0,executors/* findExecutor */.b4)(settings.executor);
            return runsNothing === true
                ? `with ${(0,rule/* valued */.G)("executor", settings.executor, face)}, which ${manner}`
                : null;
        },
    },
    files: {
        about: ["workspace"],
        unmet: ({ settings, face }) => settings.workspace === "empty" && settings.mode !== "prove" && face !== "prove"
            ? `with ${(0,rule/* valued */.G)("workspace", "empty", face)}`
            : null,
    },
    identity: readsOne("without", "identity-provider-id", ({ "identity-provider-id": provider }) => provider === undefined),
    model: readsOne("with", "script", ({ script }) => script !== undefined),
    "one model": readsOne("with", "models", ({ models }) => models.length > 0),
    "open changes": readsOne("with", "only-change", (settings) => settings["only-change"].length > 0),
    prices: {
        about: ["price-input", "price-output"],
        unmet({ settings, face }) {
            const names = ["price-input", "price-output"];
            const missing = names.filter((name) => settings[name] === undefined);
            return missing.length === 0
                ? null
                : `without ${missing.map((name) => (0,rows_origin/* writtenAt */.nt)(name, face)).join(" and ")}`;
        },
    },
    "system prompt": readsOne("without", "system-prompt", (settings) => settings["system-prompt"] === undefined),
    thread: readsOne("without", "thread", ({ thread }) => thread === undefined),
    verification: readsOne("without", "verify", ({ verify }) => verify.length === 0),
};
function readsOne(how, name, isUnmet) {
    return {
        about: [name],
        unmet: ({ settings, face }) => (isUnmet(settings) ? `${how} ${(0,rows_origin/* writtenAt */.nt)(name, face)}` : null),
    };
}

// EXTERNAL MODULE: ./lib/settings/schema.js + 9 modules
var schema = __webpack_require__(77690);
;// CONCATENATED MODULE: ./lib/settings/combinations.js





/**
 * Finds given settings that have no effect together with the others. They are refused, because the user relies on them.
 * A default is never refused.
 * @param unparsed settings that could not be parsed. Settings that depend on them are not checked.
 */
function findIdle(combination, unparsed) {
    const ofExecutor = unparsed.has("executor")
        ? []
        : ((0,executors/* findExecutor */.b4)(combination.settings.executor).rules ?? []);
    const ofBoth = [...rules, ...ofExecutor]
        .filter(({ about }) => about.every((name) => !unparsed.has(name)))
        .flatMap(({ find }) => find(combination));
    return [...withoutNeeds(combination, unparsed), ...ofBoth];
}
/** Given settings with a need that is not met. Only the first reason is named. */
function withoutNeeds(combination, unparsed = new Set()) {
    const { given, face } = combination;
    return schema/* orderedRows */.Pm
        .filter(([name]) => given.has(name))
        .flatMap(([name, { description }]) => {
        const { needs = [] } = description;
        const [unmet] = needs
            .map((need) => conditions[need])
            .filter(({ about }) => about.every((other) => !unparsed.has(other)))
            .flatMap((condition) => condition.unmet(combination) ?? []);
        return unmet === undefined ? [] : [(0,rule/* idle */.N)(name, unmet, face)];
    });
}
const rules = [
    { about: ["executor", "allow-local"], find: idleWithExecutor },
    { about: ["fallback-model", "price-input", "price-output"], find: fallbackWithoutPrices },
    { about: ["identity-provider-id", "service-account-id"], find: halfAnIdentity },
    { about: ["mode", "out"], find: idleWithAttest },
    { about: ["mode"], find: idleWithProve },
];
/** With `mode: attest` nothing runs, so settings about a run have no effect. */
function idleWithAttest({ given, settings, face }) {
    if (settings.mode !== "attest")
        return [];
    const taken = new Set(["mode", "out", "artifact", "github-token", "matrix"]);
    const when = `with ${(0,rule/* valued */.G)("mode", "attest", face)}: attest a run in a separate job`;
    const problems = [...given.keys()].filter((name) => !taken.has(name)).map((name) => (0,rule/* idle */.N)(name, when, face));
    if (settings.out !== undefined)
        return problems;
    const message = "needs `out`: the folder with the run's downloaded artifact";
    return [...problems, { origin: (0,rows_origin/* originOf */.yv)("mode", face), message }];
}
/** With `mode: prove`, only these settings count: those of `prove`, about who may ask, and about the report. */
function idleWithProve({ given, settings, face }) {
    if (settings.mode !== "prove")
        return [];
    const taken = new Set([
        ...(0,schema/* settingsOf */.f5)("prove").map(([name]) => name),
        ...schema/* orderedRows */.Pm.filter(([, { group }]) => group === "report" || group === "config").map(([name]) => name),
        ...["allow-users", "allow-teams", "allow-bots", "trigger-phrase"],
    ]);
    const when = `with ${(0,rule/* valued */.G)("mode", "prove", face)}`;
    return [...given.keys()]
        .filter((name) => !taken.has(name) || name === "create-pull-request")
        .map((name) => (0,rule/* idle */.N)(name, when, face));
}
/** Settings of other executors. In a workflow also an executor without isolation. */
function idleWithExecutor({ given, settings, face }) {
    const name = settings.executor;
    const { rows, manner, isolates } = (0,executors/* findExecutor */.b4)(name);
    const isAllowed = settings["allow-local"];
    if (face === "action" && !isolates && !isAllowed) {
        const others = executors/* executorNames */.is.filter((other) => executors/* executors */.BA[other].isolates).join(" or ");
        const message = `${name} isolates nothing: code can use everything that the job can, including its tokens. Set ` +
            `\`executor\` to ${others}, or \`allow-local\` to true for code that you trust`;
        return [{ origin: (0,rows_origin/* originOf */.yv)("executor", face), message }];
    }
    const unneeded = isolates && isAllowed ? [(0,rule/* idle */.N)("allow-local", `with ${(0,rule/* valued */.G)("executor", name, face)}`, face)] : [];
    const others = schema/* orderedRows */.Pm
        .filter(([each]) => given.has(each))
        .filter(([each]) => each in executors/* executorRows */.tq && !(each in rows))
        .map(([each]) => (0,rule/* idle */.N)(each, `with ${(0,rule/* valued */.G)("executor", name, face)}, which ${manner}`, face));
    return [...unneeded, ...others];
}
/** Two ways to log in at once, or an incomplete one. */
function halfAnIdentity({ settings, face }) {
    if (settings["identity-provider-id"] === undefined)
        return [];
    const origin = (0,rows_origin/* originOf */.yv)("identity-provider-id", face);
    const problems = [];
    if (settings["service-account-id"] === undefined)
        problems.push({ origin, message: `needs ${(0,rows_origin/* writtenAt */.nt)("service-account-id", face)} too` });
    if (settings["api-key"] !== undefined) {
        const message = `cannot be used with \`api-key\`. To use the workflow's identity, remove \`api-key\`. To use the key, remove the identity settings`;
        problems.push({ origin, message });
    }
    return problems;
}
/** Without prices for the second model, the run's cost would be too low. */
function fallbackWithoutPrices({ settings, face }) {
    const { "fallback-model": fallback, "price-input": input, "price-output": output } = settings;
    if (fallback === undefined || fallback.prices !== undefined)
        return [];
    if (input === undefined || output === undefined)
        return [];
    const message = `must have prices if ${(0,rows_origin/* writtenAt */.nt)("price-input", face)} is set: ${fallback.name}@INPUT/OUTPUT`;
    return [{ origin: (0,rows_origin/* originOf */.yv)("fallback-model", face), message }];
}

// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
// EXTERNAL MODULE: ./lib/rows/renamed.js
var renamed = __webpack_require__(43667);
;// CONCATENATED MODULE: ./lib/settings/resolve.js








/**
 * Parses raw settings. If a name occurs twice, the later value counts. Raw values are parsed only here. Errors quote
 * values without the secrets that this process hides.
 * @param alsoHide hides more in these quotes
 * @throws AgentExecError `settings-invalid` that names all problems at once.
 */
function resolveSettings(raw, face, alsoHide = (value) => value) {
    // Secrets come first, because a shortened value may end inside of one.
    const hide = (value) => alsoHide((0,told/* withoutSecrets */.cT)(value));
    const given = new Map(raw.map((each) => [each.name, each]));
    const names = new Set((0,schema/* settingsOf */.f5)(face).map(([name]) => name));
    const unknown = [...given.values()].filter((each) => !names.has(each.name));
    const known = [...given.values()].filter((each) => names.has(each.name));
    const { settings, wrong } = parse(new Map(known.map((each) => [each.name, each])));
    const problems = [
        ...unknown.map((each) => ({
            origin: each.origin,
            message: unknownMessage(each.name, names, each.value),
        })),
        ...wrong.flatMap(({ raw, issues }) => issues.map((issue) => ({ origin: raw.origin, message: withGiven(issue, raw, { face, hide }) }))),
    ];
    const unparsed = new Set(wrong.map(({ raw }) => raw.name));
    const askedFor = new Map(known.filter(({ isDefault }) => !isDefault).map((each) => [each.name, each]));
    const idle = findIdle({ given: askedFor, settings, face }, unparsed);
    // A rule names a setting in the reader's form. For a setting from a file, the message shows the file's line instead.
    const whence = new Map([...askedFor.values()].map(({ name, origin }) => [(0,rows_origin/* originOf */.yv)(name, face), origin]));
    problems.push(...idle.map((each) => ({ ...each, origin: whence.get(each.origin) ?? each.origin })));
    if (problems.length > 0)
        throw settingsError(problems, face);
    return settings;
}
/** Parses settings. A wrong value is replaced by its default. */
function parse(given) {
    const all = schema/* orderedRows */.Pm.map(([name, { value }]) => {
        const raw = given.get(name);
        const { data = value.absent, error } = value.safeParse(raw?.value);
        return { name, data, wrong: raw === undefined || !error ? [] : [{ raw, issues: error.issues }] };
    });
    const there = all.filter(({ data }) => data !== undefined).map(({ name, data }) => [name, data]);
    return { settings: Object.fromEntries(there), wrong: all.flatMap(({ wrong }) => wrong) };
}
function settingsError(problems, face) {
    const message = problems.map(({ origin, message }) => `${origin}: ${message}`).join("\n");
    const list = face === "action"
        ? "action.yml and docs/settings.md list every input"
        : `\`agent-exec ${face} --help-all\` and \`docs/settings.md\` list every setting`;
    return new errors/* AgentExecError */.r("settings-invalid", message, {
        nextStep: `Fix ${problems.length === 1 ? "it" : "them"} and run again; ${list}.`,
    });
}
/** The settings for the transcript, without secrets. */
function publicSettings(settings, face) {
    const shown = (0,schema/* settingsOf */.f5)(face).filter(([, description]) => description.isSecret !== true);
    return Object.fromEntries(shown.map(([name]) => [name, settings[name]]).filter(([, value]) => value !== undefined));
}
/** Adds the given value to a message, unless it is a secret. */
function withGiven(issue, raw, { face, hide }) {
    const description = (0,schema/* settingsOf */.f5)(face).find(([name]) => name === raw.name)?.[1];
    if (description?.isSecret === true || isNothing(raw.value))
        return issue.message;
    const message = hide(issue.message).slice(0, 500);
    const given = (issue.params?.items ?? [raw.value].flat())
        .map((item) => JSON.stringify(typeof item === "string" ? hide(item) : item)?.slice(0, 80))
        .join(" and ");
    if (given === "")
        return message;
    return /^must (?!not )/.test(message) ? `${message}, not ${given}` : `${message} (in ${given})`;
}
function isNothing(value) {
    return value === "" || (Array.isArray(value) && value.every(isNothing));
}
function unknownMessage(name, names, value) {
    const now = (0,renamed/* newNameOf */.Vt)(name);
    if (now !== undefined && names.has(now)) {
        const today = (0,renamed/* newValueOf */.rI)(name, value);
        return today === undefined ? `is now called ${now}` : `is now called ${now}: ${today}`;
    }
    const near = (0,meant_word/* nearestWord */.z)(name, [...names]);
    return (0,mod/* distance */.Io)(near, name) > 3 ? "is not a setting here" : `is not a setting here; did you mean ${near}?`;
}


/***/ }),

/***/ 12843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isTrustedOfTask),
/* harmony export */   h: () => (/* binding */ trustOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77690);


/**
 * Whether a value from a folder is accepted: from a config file that nobody named, or from a run's transcript. Only
 * this function decides it, by the setting's row.
 * @param given the settings that the user gave elsewhere, as flags or variables. If a name occurs twice, the later
 * value counts.
 */
function trustOf({ name, value }, given) {
    const row = _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp[name];
    const { fromFolder = false } = row.description;
    const has = (other) => given.some((each) => each.name === other);
    if (typeof fromFolder === "function")
        return fromFolder(value, has);
    if (fromFolder !== "tighter")
        return fromFolder;
    const otherwise = given.findLast((each) => each.name === name)?.value;
    const [wanted, limit] = [numberIn(row, value), numberIn(row, otherwise)];
    // A value that cannot be parsed gets its own error elsewhere.
    return wanted === null || limit === null || wanted <= limit || "ignored";
}
/** Further settings for a task file's line. No key goes elsewhere, and no code runs outside of the sandbox. */
const ofTask = new Set(`script workspace dockerfile build-network result-schema system-prompt only-change allow-tool-config allow-workflow
   language env network allow-host setup-network gpus ulimit verify-user image`.split(/\s+/));
/** Whether a task file's line, which may be a stranger's, may set this value. @param given the user's settings */
function isTrustedOfTask({ name, value }, given) {
    if (ofTask.has(name) || !Object.hasOwn(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp, name))
        return true;
    const same = given.findLast((each) => each.name === name)?.value;
    if (same !== undefined && (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)([same].flat(), [value].flat()))
        return true;
    return trustOf({ name, value }, given) !== false;
}
/** The number of a given value, or of the default. A default that depends on others is in the description. */
function numberIn({ value: kind, description }, given) {
    const { success, data = kind.safeParse(description.defaultText).data } = kind.safeParse(given);
    return success && typeof data === "number" ? data : null;
}


/***/ })

};
