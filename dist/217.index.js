export const id = 217;
export const ids = [217];
export const modules = {

/***/ 14647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showHidden)
/* harmony export */ });
/* unused harmony export reveal */
/* harmony import */ var _colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12358);

/**
 * A text in which nothing is hidden: what a person sees in it is what a program reads in it.
 *
 * Control characters become pictures (`␀`, `␛`), invisible characters their code (`⟨U+202E⟩`, a run of more than
 * three one note that counts them), a carriage return that would write over its line `␍` and a new line. Colour
 * sequences are dropped. Line feeds, tabs, emoji sequences and the joiners inside words of scripts that need them
 * stay. The result contains only characters that this function leaves alone: doing it twice changes nothing.
 */
function showHidden(text) {
    return reveal(text).text;
}
/** `showHidden` with the counts of what was found. */
function reveal(text) {
    if (plain.test(text))
        return { text, shown: 0, dropped: 0 };
    const { hidden, token } = patterns();
    if (!hidden.test(text))
        return { text, shown: 0, dropped: 0 };
    let shown = 0;
    let dropped = 0;
    const visible = text.replace(token, (found, kept, lineEnd, colour) => {
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
/** What most texts are made of. In them nothing is hidden, and the patterns below, which take 14 ms to build, rest. */
const plain = /^[\t\n -~]*$/;
/**
 * Characters that nobody sees although programs read them: controls, formats, what Unicode tells fonts to ignore,
 * its two line separators, halves of surrogate pairs. The signs that span the digits after them are visible.
 * The `v` flag is younger than the language level that we compile for, hence the constructor.
 */
const hiddenClass = "[[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\p{Cs}]" +
    "--[\\t\\n\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]]";
/** A pictograph with at most one modifier or selector, and such joined by U+200D, also where Unicode lists no such emoji. */
const pictograph = "\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|[\\uFE0E\\uFE0F])?";
/** Scripts whose spelling needs U+200C and U+200D between letters (RFC 5892, appendix A.1 and A.2). */
const joiningScripts = "Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
    .split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("");
const tokenSource = [
    // First group: kept as it is.
    `((?=\\p{Emoji})(?![0-9#*](?!\\uFE0F))\\p{RGI_Emoji}|${pictograph}(?:\\u200D${pictograph})*|(?<=[${joiningScripts}])[\\u200C\\u200D](?=[${joiningScripts}]))`,
    // Second: an ordinary line end. A program that prints `\\r\\n` to a terminal leaves two returns.
    "(\\r{1,2}\\n)",
    // Third: a colour sequence.
    `(${_colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .coloursSource */ .f})`,
    // A control character, or a run of one kind.
    "\\r",
    "[\\x00-\\x08\\x0B-\\x1F\\x7F]",
    `(?:[${hiddenClass}--[\\x00-\\x1F\\x7F]])+`,
].join("|");
let built;
function patterns() {
    return (built ??= { hidden: new RegExp(hiddenClass, "v"), token: new RegExp(tokenSource, "gv") });
}
/** Up to here hidden characters are named one by one; a longer run is counted. */
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
    return `⟨${characters.length} hidden characters from ${codeOf(first)}⟩`;
}
function codeOf(character) {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}


/***/ }),

/***/ 35903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ isHarmless),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   hS: () => (/* binding */ isOfSetUp),
/* harmony export */   lz: () => (/* binding */ usualConfig)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12002);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7793);




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
    const problems = found.flatMap((each) => problemOf(each, isBelieved) ?? []);
    const here = new Set((0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsOf */ .f5)(options.face).map(([name]) => name));
    const settings = found.filter(({ name }) => here.has(name));
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
    const text = await chain.read(path).catch((error) => {
        throw unread(path, (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), error);
    });
    if (text === null) {
        if (chain.mayBeAbsent && seen.length === 0)
            return [];
        throw unread(path, "it is not there");
    }
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2154)]).then(__webpack_require__.bind(__webpack_require__, 12154));
    const file = parseConfig(text, path);
    if (file.extends === null)
        return [...file.settings];
    const next = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(file.extends) ? file.extends : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), file.extends);
    if (!chain.isBelieved && (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(next) || next.startsWith("..")))
        throw unread(path, `it extends ${file.extends}, which lies outside of its folder`);
    const below = await readChain(next, chain, [...seen, path]);
    const own = new Set(file.settings.map(({ name }) => name));
    return [...below.filter(({ name }) => !own.has(name)), ...file.settings];
}
/** What is said once, of every run: not what one run is to do, nor where its settings come from. */
function isOfSetUp({ group, description }) {
    return group !== "task" && group !== "config" && description.isSecret !== true;
}
/** What no file may say, or none that came with a folder. */
function problemOf({ name, value, origin }, isBelieved) {
    const row = Object.hasOwn(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp, name) ? _schema_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp[name] : undefined;
    if (row === undefined)
        return { origin, message: (0,_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownMessage */ .sv)(name, new Set(Object.keys(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp))) };
    if (!isOfSetUp(row))
        return {
            origin,
            message: row.description.isSecret === true
                ? "is a secret, which stands in no file that others read"
                : "belongs to one run, and is given beside it",
        };
    if (isBelieved || isHarmless(row, value))
        return null;
    const ways = `give it as a flag, or name the file by \`--config\` once you have read it`;
    return { origin, message: `is not believed of a file that came with the folder: ${ways}` };
}
/** Whether a value is believed of a file that came with a folder. */
function isHarmless({ description: { fromFolder } }, value) {
    return typeof fromFolder === "function" ? fromFolder(value) : fromFolder === true;
}
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
    const lines = problems.map(({ origin, message }) => `${origin}: ${message}`);
    const message = [...lines, others].filter((line) => line !== "").join("\n");
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: "Mend the file, or leave it out with `config` set to `none`; docs/config.md tells what it may say.",
    });
}
function unread(path, why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `The config file ${path} cannot be used: ${why}.`, {
        nextStep: "Mend or name another one by `config`; `none` is for no file.",
        cause,
    });
}


/***/ }),

/***/ 12002:
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
// EXTERNAL MODULE: ./lib/settings/run-settings.js + 1 modules
var run_settings = __webpack_require__(88848);
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
    return [...rules, ...ofExecutor]
        .filter(({ about }) => about.every((name) => !unparsed.has(name)))
        .flatMap(({ find }) => find(combination));
}
const rules = [
    { about: ["executor", "allow-local"], find: idleWithExecutor },
    { about: ["workspace"], find: idleWithoutFiles },
    { about: ["until", "workspace"], find: idleWithoutTurns },
    { about: ["verify"], find: idleWithoutVerification },
    { about: ["may-change"], find: idleBesideMayChange },
    { about: ["script"], find: idleWithScript },
    { about: ["models"], find: idleWithModels },
    { about: ["fallback-model", "price-input", "price-output"], find: fallbackWithoutPrices },
    { about: ["thread"], find: idleWithoutThread },
    { about: ["system-prompt"], find: idleWithoutSystemPrompt },
    { about: ["attest", "out"], find: idleWithAttest },
    { about: ["price-input", "price-output", "max-cost-usd", "price-cached"], find: idleWithoutPrices },
];
/** Whatever a run is about: nothing runs then. */
function idleWithAttest({ given, settings, face }) {
    if (!settings.attest)
        return [];
    const taken = new Set(["attest", "out", "artifact", "github-token", "matrix"]);
    const when = `with ${(0,rule/* valued */.G)("attest", "true", face)}: attest a run in a job of its own`;
    const problems = [...given.keys()].filter((name) => !taken.has(name)).map((name) => (0,rule/* idle */.N)(name, when, face));
    if (settings.out !== undefined)
        return problems;
    const message = "needs `out`, the folder of the run: the artifact of its job, downloaded";
    return [...problems, { origin: (0,rows_origin/* originOf */.yv)("attest", face), message }];
}
/** What only other executors take; in a workflow, an executor that holds nothing back. */
function idleWithExecutor({ given, settings, face }) {
    const name = settings.executor;
    const { rows, manner, isolates, runsNothing } = (0,executors/* findExecutor */.b4)(name);
    const isAllowed = settings["allow-local"];
    if (face === "action" && !isolates && !isAllowed) {
        const others = executors/* executorNames */.is.filter((other) => executors/* executors */.BA[other].isolates).join(" or ");
        const message = `${name} isolates nothing: code gets all that the job can reach, its tokens too. Set ${others}, or allow-local to true for code that you trust`;
        return [{ origin: (0,rows_origin/* originOf */.yv)("executor", face), message }];
    }
    const takesProof = runsNothing !== true;
    const unneeded = isolates && isAllowed ? [(0,rule/* idle */.N)("allow-local", `with ${(0,rule/* valued */.G)("executor", name, face)}`, face)] : [];
    const others = (0,schema/* settingsOf */.f5)(face)
        .filter(([each]) => given.has(each))
        .filter(([each]) => (each in executors/* executorRows */.tq && !(each in rows)) || (!takesProof && ofRunCode.has(each)))
        .map(([each]) => (0,rule/* idle */.N)(each, `with ${(0,rule/* valued */.G)("executor", name, face)}, which ${manner}`, face));
    return [...unneeded, ...others];
}
function idleWithoutFiles({ given, settings, face }) {
    const { workspace } = settings;
    const idleHere = workspace === "empty" ? ofFiles : workspace === "repo" ? [] : ofCheckouts;
    const kind = workspace === "empty" ? "empty" : "DIR";
    return idleHere
        .filter((name) => given.has(name))
        .map((name) => (0,rule/* idle */.N)(name, `with ${(0,rule/* valued */.G)("workspace", kind, face)}`, face));
}
function idleWithoutTurns({ given, settings, face }) {
    if ((0,run_settings/* untilOf */.g)(settings) === "done" || !given.has("done-word"))
        return [];
    return [(0,rule/* idle */.N)("done-word", `with ${(0,rule/* valued */.G)("until", "pass", face)}`, face)];
}
function idleWithoutVerification({ given, settings, face }) {
    if (settings.verify.length > 0)
        return [];
    return ["control", "counter-check", "unprotect", "verify-report", "judge"]
        .filter((name) => given.has(name))
        .map((name) => (0,rule/* idle */.N)(name, `without ${(0,rows_origin/* writtenAt */.nt)("verify", face)}`, face));
}
/** What a task may change is then named whole. */
function idleBesideMayChange({ given, settings, face }) {
    if (settings["may-change"].length === 0 || !given.has("unprotect"))
        return [];
    return [(0,rule/* idle */.N)("unprotect", `beside ${(0,rows_origin/* writtenAt */.nt)("may-change", face)}`, face)];
}
/** Nobody is asked but the script. */
function idleWithScript({ given, settings, face }) {
    if (settings.script === undefined)
        return [];
    return ofModels
        .filter((name) => given.has(name))
        .map((name) => (0,rule/* idle */.N)(name, `beside ${(0,rows_origin/* writtenAt */.nt)("script", face)}`, face));
}
function idleWithoutSystemPrompt({ given, settings, face }) {
    if (settings["system-prompt"] !== undefined || !given.has("system-prompt-alone"))
        return [];
    return [(0,rule/* idle */.N)("system-prompt-alone", `without ${(0,rows_origin/* writtenAt */.nt)("system-prompt", face)}`, face)];
}
/** Files have no authors, and all of them were named to be run. */
function idleWithoutThread({ given, settings, face }) {
    if (settings.thread !== undefined)
        return [];
    return ["sources", "last"]
        .filter((name) => given.has(name))
        .map((name) => (0,rule/* idle */.N)(name, `without ${(0,rows_origin/* writtenAt */.nt)("thread", face)}`, face));
}
/** Each model answers in a run of its own. */
function idleWithModels({ given, settings, face }) {
    if (settings.models.length === 0)
        return [];
    return ["model", "script", "continue"]
        .filter((name) => given.has(name))
        .map((name) => (0,rule/* idle */.N)(name, `beside ${(0,rows_origin/* writtenAt */.nt)("models", face)}`, face));
}
/** A cost is known of both prices, or not at all. */
function idleWithoutPrices({ given, settings, face }) {
    const missing = ["price-input", "price-output"].filter((name) => settings[name] === undefined);
    if (missing.length === 0)
        return [];
    const without = `without ${missing.map((name) => (0,rows_origin/* writtenAt */.nt)(name, face)).join(" and ")}`;
    return ofPrices.filter((name) => given.has(name)).map((name) => (0,rule/* idle */.N)(name, without, face));
}
/** What a run cost would be told as less than it was. */
function fallbackWithoutPrices({ settings, face }) {
    const { "fallback-model": fallback, "price-input": input, "price-output": output } = settings;
    if (fallback === undefined || fallback.prices !== undefined)
        return [];
    if (input === undefined || output === undefined)
        return [];
    const message = `must have prices where ${(0,rows_origin/* writtenAt */.nt)("price-input", face)} has: ${fallback.name}@INPUT/OUTPUT`;
    return [{ origin: (0,rows_origin/* originOf */.yv)("fallback-model", face), message }];
}
/** What means nothing where a script answers; a key may be there for whoever needs it. */
const ofModels = [
    "model",
    "reviewer-model",
    "base-url",
    "api",
    "fallback-model",
    "reply-format",
    "vision",
    "header",
    "header-env",
    "model-option",
    "price-input",
    "price-cached",
    "price-output",
    "max-cost-usd",
];
/** What means nothing where one of the two prices is missing. */
const ofPrices = ["price-input", "price-cached", "price-output", "max-cost-usd"];
/** What means nothing where no code runs. */
const ofRunCode = new Set([
    "verify",
    "control",
    "counter-check",
    "timeout",
    "idle-timeout",
    "keep-going",
    "before-block",
    "approval",
    "reviewer-model",
]);
/** What means nothing without git. */
const ofCheckouts = ["untracked"];
/** What means nothing without files. */
const ofFiles = [
    ...ofCheckouts,
    "max-files",
    "instructions",
    "protect",
    "may-change",
    "unprotect",
    "allow-workflow",
];

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
        nextStep: `Mend ${problems.length === 1 ? "it" : "them"} and run again; ${listOf(face)}.`,
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


/***/ })

};
