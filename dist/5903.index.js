export const id = 5903;
export const ids = [5903];
export const modules = {

/***/ 47731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   ZK: () => (/* binding */ openWord),
/* harmony export */   aG: () => (/* binding */ wordOf),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

/**
 * A schema of facts, made when it is first asked for: most of what runs reads no transcript, and would make all of them for
 * nothing.
 */
function described(make) {
    let made;
    return () => (made ??= make());
}
const text = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
/** How often, or how many. */
const count = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative());
/** Milliseconds, tokens, money. */
const amount = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative());
/** Only ever present: absent means no. */
const present = described(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).exactOptional());
/** A word of ours that a later version may know more of: no reason to refuse what it wrote. */
function openWord() {
    return text().pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY());
}
/** A word of a table. */
function wordOf(table) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(Object.keys(table));
}


/***/ }),

/***/ 46529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ unnamedPath),
/* harmony export */   IB: () => (/* binding */ repositoryFolder),
/* harmony export */   IR: () => (/* binding */ countRefused),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   Rn: () => (/* binding */ workspaceChanges),
/* harmony export */   dj: () => (/* binding */ artifact),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   pe: () => (/* binding */ fileChangeKind)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);


/** A file or a change that does not come out of the sandbox. */
const refused = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** As the sandbox reported it; hostile, to be shown escaped. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** "a symbolic link", "larger than 100 MiB", "a workflow file, …", "protected by `test/**`" */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** How many this one stands for, where they were too many to be named; absent: itself alone. */
    entries: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
const leftOut = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("left-out"),
    ...refused().shape,
    /** Present where others were left out with it that have no entry: too many to be named, or not read after it. */
    hidesMore: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** Stands where a path does, for entries that are not named. */
const unnamedPath = "…";
/** How many were left out or refused, with those that were too many to be named. */
function countRefused(refused) {
    return refused.reduce((sum, { entries = 1 }) => sum + entries, 0);
}
/** A file that the run left and that was saved. */
const artifact = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
/** Where the repository lies that a `workspace` names, from here: `repo`, `repo:sub/folder`; null for one that names none. */
function repositoryFolder(workspace) {
    if (workspace === "repo")
        return ".";
    return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
}
const fileChangeKind = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["added", "changed", "deleted"]));
/** A file, or a link, that a patch is about. */
const changedFile = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Relative to the workspace, like an artifact's. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    kind: fileChangeKind(),
    /** Lines; 0 for what is no text, and where the mode alone changed. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    isBinary: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** What a patch is about. */
const diffStat = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The first 1,000 by path. */
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(changedFile()),
    /** How many files of each kind there are, named or not. */
    added: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    changed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deleted: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Lines, of all files. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** The patch from its beginning, whole lines within 256 Ki UTF-16 units; absent in transcripts of versions that kept none. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** How the files that the code left differ from those that it was given. */
const workspaceChanges = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The name of the patch in the run's folder; null where nothing changed, or where it could not be made. */
    patch: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** Of the patch, in hex; absent where there is none, and in transcripts of versions that did not tell. */
    patchSha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Why there is no patch to take although something changed, without a full stop; absent: none is missing. */
    patchFault: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Present beside a patch, but for earlier versions'. */
    diff: diffStat().exactOptional(),
    /** The commit that the workspace stood on, in hex; absent where there was none. */
    base: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** How many new files are in no patch because the repository ignores them or tools keep them for themselves; absent: none. */
    ignored: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** Changes that a verification had and the patch has not, in the order of their paths; absent: none. */
    withheld: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** Files that are no longer there. */
    deleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /** Protected files that the code changed, took away or stood in the way of; absent: none, or an earlier version's transcript. */
    tampered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** Files in the patch that act later by themselves, such as workflows and hooks; a person is to read them first. */
    acting: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /**
     * Changes that are neither in the patch nor among the artifacts, each with its reason, and the patch itself where it could not be made or is not as it was; absent: none.
     */
    refused: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(refused()).exactOptional(),
}));


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
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7793);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12843);





/** The file that is looked for where nobody names one. */
const usualConfig = ".agent-exec.yml";
/** As many files as may extend each other. */
const maxDepth = 10;
/**
 * The settings of the config file that was named, or of the usual one where it is there, as defaults of what is given
 * otherwise. What belongs to other faces is left out.
 * @param given what was given otherwise; the later of two counts
 * @throws AgentExecError `settings-invalid` for a file that is not there or cannot be read, names nobody knows, values out of
 *   range, and for what no such file may say.
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
    const trust = (each) => isBelieved || (0,_trust_js__WEBPACK_IMPORTED_MODULE_4__/* .trustOf */ .A)(each, given);
    const problems = found.flatMap((each) => problemOf(each, trust) ?? []);
    const here = new Set((0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsOf */ .f5)(options.face).map(([name]) => name));
    const [settings, ignored] = [true, "ignored"].map((wanted) => found.filter((each) => here.has(each.name) && trust(each) === wanted));
    if (ignored.length > 0)
        options.onIgnored?.(ignored);
    const refusedOnes = new Set(problems.map(({ origin }) => origin));
    const others = settings.filter(({ origin }) => !refusedOnes.has(origin));
    // Alone, so that what it says itself of two settings that exclude each other is told.
    const fault = faultOf(() => (0,_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSettings */ .Mo)(others, options.face));
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
/** What is said once, of every run: not what one run is to do, nor where its settings come from. */
function isOfSetUp({ group, description }) {
    return group !== "task" && group !== "config" && description.isSecret !== true;
}
/** What no file may say, or none that came with a folder. */
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
/** So many are told at once. */
const maxTold = 20;
function faultOf(action) {
    try {
        action();
        return null;
    }
    catch (thrown) {
        return thrown;
    }
}
/** All problems in one error. */
function refused(problems, others = "") {
    const told = problems.slice(0, maxTold).map(({ origin, message }) => `${origin}: ${message}`);
    const more = problems.length > maxTold ? [`… and ${problems.length - maxTold} more`] : [];
    const message = [...told, ...more, others].filter((line) => line !== "").join("\n");
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: "Fix the file, or run without it: set `config` to `none`. docs/config.md lists the allowed settings.",
    });
}
function unread(path, why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `The config file ${path} cannot be used: ${why}.`, {
        nextStep: "Fix it, name another file with `config`, or set `config` to `none`.",
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
// EXTERNAL MODULE: ./lib/executors/index.js + 14 modules
var executors = __webpack_require__(2284);
// EXTERNAL MODULE: ./lib/rows/origin.js
var rows_origin = __webpack_require__(21303);
// EXTERNAL MODULE: ./lib/rows/rule.js
var rule = __webpack_require__(93655);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var ports_workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/settings/run-settings.js + 1 modules
var run_settings = __webpack_require__(88848);
;// CONCATENATED MODULE: ./lib/settings/needs.js





/**
 * For each need of a setting (`needs` in its row) why it is not met, as words behind "means nothing"; null if it is met.
 * Whoever gives a setting relies on it, so one that could not act is refused.
 */
const unmetNeeds = {
    code({ settings, face }) {
        const { runsNothing, manner } = (0,executors/* findExecutor */.b4)(settings.executor);
        return runsNothing === true
            ? `with ${(0,rule/* valued */.G)("executor", settings.executor, face)}, which ${manner}`
            : null;
    },
    files({ settings, face }) {
        return settings.workspace === "empty" ? `with ${(0,rule/* valued */.G)("workspace", "empty", face)}` : null;
    },
    checkout({ settings: { workspace }, face }) {
        if ((0,ports_workspace/* repositoryFolder */.IB)(workspace) !== null)
            return null;
        return `with ${(0,rule/* valued */.G)("workspace", workspace === "empty" ? "empty" : "DIR", face)}`;
    },
    model({ settings, face }) {
        return settings.script === undefined ? null : `with ${(0,rows_origin/* writtenAt */.nt)("script", face)}`;
    },
    "one model"({ settings, face }) {
        return settings.models.length === 0 ? null : `with ${(0,rows_origin/* writtenAt */.nt)("models", face)}`;
    },
    "open changes"({ settings, face }) {
        return settings["may-change"].length === 0 ? null : `with ${(0,rows_origin/* writtenAt */.nt)("may-change", face)}`;
    },
    prices({ settings, face }) {
        const missing = ["price-input", "price-output"].filter((name) => settings[name] === undefined);
        return missing.length === 0
            ? null
            : `without ${missing.map((name) => (0,rows_origin/* writtenAt */.nt)(name, face)).join(" and ")}`;
    },
    "system prompt"({ settings, face }) {
        return settings["system-prompt"] === undefined ? `without ${(0,rows_origin/* writtenAt */.nt)("system-prompt", face)}` : null;
    },
    thread({ settings, face }) {
        return settings.thread === undefined ? `without ${(0,rows_origin/* writtenAt */.nt)("thread", face)}` : null;
    },
    turns({ settings, face }) {
        return (0,run_settings/* untilOf */.g)(settings) === "done" ? null : `with ${(0,rule/* valued */.G)("until", "pass", face)}`;
    },
    verification({ settings, face }) {
        return settings.verify.length === 0 ? `without ${(0,rows_origin/* writtenAt */.nt)("verify", face)}` : null;
    },
};
/** The settings that decide whether a need is met: if one of them did not parse, nothing is said. */
const needsLookAt = {
    code: ["executor"],
    files: ["workspace"],
    checkout: ["workspace"],
    model: ["script"],
    "one model": ["models"],
    "open changes": ["may-change"],
    prices: ["price-input", "price-output"],
    "system prompt": ["system-prompt"],
    thread: ["thread"],
    turns: ["until", "workspace"],
    verification: ["verify"],
};

// EXTERNAL MODULE: ./lib/settings/schema.js + 9 modules
var schema = __webpack_require__(7793);
;// CONCATENATED MODULE: ./lib/settings/combinations.js





/**
 * Settings that were given and could not act beside the others: whoever gives one relies on it, so it is refused and not
 * passed over. What nobody gave is never a problem, whatever its default.
 * @param unparsed what was given and did not parse: nothing is said of what depends on it
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
/** Settings that were given and whose needs are not met. One reason for each is enough. */
function withoutNeeds(combination, unparsed = new Set()) {
    const { given, face } = combination;
    return schema/* orderedRows */.Pm
        .filter(([name]) => given.has(name))
        .flatMap(([name, { description }]) => {
        const { needs = [] } = description;
        const [unmet] = needs
            .filter((need) => needsLookAt[need].every((other) => !unparsed.has(other)))
            .flatMap((need) => unmetNeeds[need](combination) ?? []);
        return unmet === undefined ? [] : [(0,rule/* idle */.N)(name, unmet, face)];
    });
}
const rules = [
    { about: ["executor", "allow-local"], find: idleWithExecutor },
    { about: ["fallback-model", "price-input", "price-output"], find: fallbackWithoutPrices },
    { about: ["attest", "out"], find: idleWithAttest },
];
/** Whatever a run is about: nothing runs then. */
function idleWithAttest({ given, settings, face }) {
    if (!settings.attest)
        return [];
    const taken = new Set(["attest", "out", "artifact", "github-token", "matrix"]);
    const when = `with ${(0,rule/* valued */.G)("attest", "true", face)}: attest a run in a separate job`;
    const problems = [...given.keys()].filter((name) => !taken.has(name)).map((name) => (0,rule/* idle */.N)(name, when, face));
    if (settings.out !== undefined)
        return problems;
    const message = "needs `out`: the folder with the run's downloaded artifact";
    return [...problems, { origin: (0,rows_origin/* originOf */.yv)("attest", face), message }];
}
/** What only other executors take; in a workflow, an executor that holds nothing back. */
function idleWithExecutor({ given, settings, face }) {
    const name = settings.executor;
    const { rows, manner, isolates } = (0,executors/* findExecutor */.b4)(name);
    const isAllowed = settings["allow-local"];
    if (face === "action" && !isolates && !isAllowed) {
        const others = executors/* executorNames */.is.filter((other) => executors/* executors */.BA[other].isolates).join(" or ");
        const message = `${name} isolates nothing: code can use everything that the job can, its tokens too. Set ${others}, or allow-local to true for code that you trust`;
        return [{ origin: (0,rows_origin/* originOf */.yv)("executor", face), message }];
    }
    const unneeded = isolates && isAllowed ? [(0,rule/* idle */.N)("allow-local", `with ${(0,rule/* valued */.G)("executor", name, face)}`, face)] : [];
    const others = schema/* orderedRows */.Pm
        .filter(([each]) => given.has(each))
        .filter(([each]) => each in executors/* executorRows */.tq && !(each in rows))
        .map(([each]) => (0,rule/* idle */.N)(each, `with ${(0,rule/* valued */.G)("executor", name, face)}, which ${manner}`, face));
    return [...unneeded, ...others];
}
/** What a run cost would be told as less than it was. */
function fallbackWithoutPrices({ settings, face }) {
    const { "fallback-model": fallback, "price-input": input, "price-output": output } = settings;
    if (fallback === undefined || fallback.prices !== undefined)
        return [];
    if (input === undefined || output === undefined)
        return [];
    const message = `must have prices if ${(0,rows_origin/* writtenAt */.nt)("price-input", face)} is set: ${fallback.name}@INPUT/OUTPUT`;
    return [{ origin: (0,rows_origin/* originOf */.yv)("fallback-model", face), message }];
}

;// CONCATENATED MODULE: ./lib/settings/resolve.js





/**
 * Settings from raw values; of two for one name the later wins. Everything is parsed here, and nowhere else.
 * @param hide takes secrets out of a value before it is cut to be quoted
 * @throws AgentExecError `settings-invalid` that names every problem at once.
 */
function resolveSettings(raw, face, hide = (value) => value) {
    const given = new Map(raw.map((each) => [each.name, each]));
    const names = new Set((0,schema/* settingsOf */.f5)(face).map(([name]) => name));
    const unknown = [...given.values()].filter((each) => !names.has(each.name));
    const known = [...given.values()].filter((each) => names.has(each.name));
    const { settings, wrong } = parse(new Map(known.map((each) => [each.name, each])));
    const problems = [
        ...unknown.map((each) => ({ origin: each.origin, message: unknownMessage(each.name, names) })),
        ...wrong.flatMap(({ raw, issues }) => issues.map((issue) => ({ origin: raw.origin, message: withGiven(issue, raw, { face, hide }) }))),
    ];
    const unparsed = new Set(wrong.map(({ raw }) => raw.name));
    const askedFor = new Map(known.filter(({ isDefault }) => !isDefault).map((each) => [each.name, each]));
    const idle = findIdle({ given: askedFor, settings, face }, unparsed);
    // A rule names what a face calls it; a file's line leads there.
    const whence = new Map([...askedFor.values()].map(({ name, origin }) => [(0,rows_origin/* originOf */.yv)(name, face), origin]));
    problems.push(...idle.map((each) => ({ ...each, origin: whence.get(each.origin) ?? each.origin })));
    if (problems.length > 0)
        throw settingsError(problems, face);
    return settings;
}
function parse(given) {
    const all = schema/* orderedRows */.Pm.map(([name, { value }]) => {
        const raw = given.get(name);
        const { data = value.absent, error } = value.safeParse(raw?.value);
        return { name, data, wrong: raw === undefined || !error ? [] : [{ raw, issues: error.issues }] };
    });
    const there = all.filter(({ data }) => data !== undefined).map(({ name, data }) => [name, data]);
    return { settings: Object.fromEntries(there), wrong: all.flatMap(({ wrong }) => wrong) };
}
/** All problems in one error. */
function settingsError(problems, face) {
    const message = problems.map(({ origin, message }) => `${origin}: ${message}`).join("\n");
    return new errors/* AgentExecError */.r("settings-invalid", message, {
        nextStep: `Fix ${problems.length === 1 ? "it" : "them"} and run again; ${listOf(face)}.`,
    });
}
function listOf(face) {
    if (face === "action")
        return "action.yml and docs/settings.md list every input";
    return `\`agent-exec ${face} --help\` and docs/settings.md list every setting`;
}
/** The settings as a transcript keeps them: without secrets. */
function publicSettings(settings, face) {
    const shown = (0,schema/* settingsOf */.f5)(face).filter(([, description]) => description.isSecret !== true);
    return Object.fromEntries(shown.map(([name]) => [name, settings[name]]).filter(([, value]) => value !== undefined));
}
/** A secret's value never stands in an error. */
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
function unknownMessage(name, names) {
    const near = (0,mod/* closest */.kp)(name, [...names]);
    return (0,mod/* distance */.Io)(near, name) > 3 ? "is not a setting here" : `is not a setting here; did you mean ${near}?`;
}


/***/ }),

/***/ 12843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ trustOf)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7793);

/**
 * Whether a value is taken from a folder: from its config file, which nobody named, or from a run's record. The one place that
 * decides it, by the setting's row.
 * @param given what the person gave otherwise: flags, variables; the later of two counts
 */
function trustOf({ name, value }, given) {
    const row = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp[name];
    const { fromFolder = false } = row.description;
    const has = (other) => given.some((each) => each.name === other);
    if (typeof fromFolder === "function")
        return fromFolder(value, has);
    if (fromFolder !== "tighter")
        return fromFolder;
    const otherwise = given.findLast((each) => each.name === name)?.value;
    const [wanted, limit] = [numberIn(row, value), numberIn(row, otherwise)];
    // What does not parse is refused in words of its own.
    return wanted === null || limit === null || wanted <= limit || "ignored";
}
/** What counts where nothing is given; of a default that depends on other settings as people are told it. */
function numberIn({ value: kind, description }, given) {
    const { success, data = kind.safeParse(description.defaultText).data } = kind.safeParse(given);
    return success && typeof data === "number" ? data : null;
}


/***/ })

};
