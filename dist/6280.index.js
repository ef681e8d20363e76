export const id = 6280;
export const ids = [6280];
export const modules = {

/***/ 36280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/attestation/recheck.js
var recheck = __webpack_require__(69877);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/described.js
var described = __webpack_require__(47731);
;// CONCATENATED MODULE: ./lib/attestation/verify.js



const statement = schemas/* object */.Ikc({
    _type: schemas/* literal */.euz("https://in-toto.io/Statement/v1"),
    subject: schemas/* array */.YOg(schemas/* object */.Ikc({ name: (0,described/* text */.Qq)(), digest: schemas/* object */.Ikc({ sha256: (0,described/* text */.Qq)() }) })).min(1),
    predicateType: (0,described/* text */.Qq)(),
    predicate: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()),
});
const payloadType = "application/vnd.in-toto+json";
/** Fulcio's name for the extension "Source Repository URI". */
const sourceRepository = "1.3.6.1.4.1.57264.1.12";
/** 16 MiB: what GitHub takes for a bundle. */
const maxBundleBytes = 16 * 1024 ** 2;
/**
 * Verifies bundles against trusted roots, offline.
 * @param roots Sigstore's trusted roots as JSON, one a line, as `gh attestation trusted-root` prints them; absent: the
 *   public instance's, as the release of agent-exec carries it.
 * @throws AgentExecError `settings-invalid` for roots that cannot be read.
 */
async function openVerifier(roots) {
    const [{ Verifier, toTrustMaterial, toSignedEntity }, { bundleFromJSON }, { TrustedRoot }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(9654), __webpack_require__.e(3917), __webpack_require__.e(4187)]).then(__webpack_require__.t.bind(__webpack_require__, 54187, 19)),
        Promise.all(/* import() */[__webpack_require__.e(9654), __webpack_require__.e(1040)]).then(__webpack_require__.t.bind(__webpack_require__, 61040, 19)),
        __webpack_require__.e(/* import() */ 9654).then(__webpack_require__.t.bind(__webpack_require__, 19654, 19)),
    ]);
    const verifiers = parsedRoots(roots ?? (await publicRoot())).map((json) => {
        try {
            const root = TrustedRoot.fromJSON(json);
            // GitHub's own instance has no public log; its time stamps stand for that.
            const isLogged = root.tlogs.length > 0;
            return new Verifier(toTrustMaterial(root), isLogged
                ? { tlogThreshold: 1, ctlogThreshold: 1 }
                : { tlogThreshold: 0, ctlogThreshold: 0, tsaThreshold: 1 });
        }
        catch (cause) {
            throw unreadable(cause);
        }
    });
    return (bundle) => {
        const parsed = bundleFromJSON(JSON.parse(bundle));
        const entity = toSignedEntity(parsed);
        const { identity } = firstThat(verifiers, (verifier) => verifier.verify(entity));
        if (parsed.content.$case !== "dsseEnvelope" || parsed.content.dsseEnvelope.payloadType !== payloadType)
            throw new Error("it holds no statement");
        return {
            signer: identity?.subjectAlternativeName ?? "",
            issuer: identity?.extensions?.issuer ?? "",
            repository: entity.key.$case === "certificate" ? repositoryIn(entity.key.certificate) : "",
            statement: statement.parse(JSON.parse(parsed.content.dsseEnvelope.payload.toString())),
        };
    };
}
function firstThat(all, accepts) {
    let last = new Error("there is no trusted root");
    for (const each of all) {
        try {
            return accepts(each);
        }
        catch (thrown) {
            last = thrown;
        }
    }
    throw last;
}
function repositoryIn(certificate) {
    return certificate.extension(sourceRepository)?.valueObj.subs[0]?.value.toString() ?? "";
}
/** Whether a workflow's run of this repository signed it, `owner/name` on github.com or a whole address. */
function isOf({ repository: signed, issuer }, repository) {
    const url = repository.includes("://") ? repository : `https://github.com/${repository}`;
    // GitHub tells no names apart by their case.
    if (!URL.canParse(url) || signed.toLowerCase() !== url.toLowerCase())
        return false;
    const { hostname } = new URL(url);
    if (hostname === "github.com")
        return issuer === "https://token.actions.githubusercontent.com";
    const by = URL.canParse(issuer) ? new URL(issuer).hostname : "";
    return by === hostname || by.endsWith(`.${hostname}`);
}
/** The subjects that are not these files. */
function strangersIn({ subject }, files) {
    const hashes = new Map(files.map(({ path, sha256 }) => [path, sha256]));
    return subject.filter(({ name, digest }) => hashes.get(name) !== digest.sha256).map(({ name }) => name);
}
function parsedRoots(lines) {
    try {
        return [JSON.parse(lines)];
    }
    catch {
        try {
            return lines
                .split("\n")
                .filter((line) => line.trim() !== "")
                .map((line) => JSON.parse(line));
        }
        catch (cause) {
            throw unreadable(cause);
        }
    }
}
const tufName = "https://tuf-repo-cdn.sigstore.dev";
async function publicRoot() {
    const { default: seeds } = await __webpack_require__.e(/* import() */ 8032).then(__webpack_require__.t.bind(__webpack_require__, 8032, 17));
    return Buffer.from(seeds[tufName].targets["trusted_root.json"], "base64").toString();
}
function unreadable(cause) {
    return new errors/* AgentExecError */.r("settings-invalid", `The trusted root cannot be read: ${(0,errors/* messageOf */.bD)(cause)}`, {
        nextStep: "Give the file that `gh attestation trusted-root` writes.",
        cause,
    });
}

// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/compose/checked-run.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});








/**
 * Holds a run's folder against itself and against what was signed of it, without a network. Everything in it may be a stranger's.
 * @throws AgentExecError `settings-invalid` for no run, and for a bundle or a root that is not there; `transcript-invalid`.
 */
async function checkRun(path, options) {
    const run = await (0,recheck/* recheckRun */.F)(path);
    return {
        runId: run.state.run.runId,
        findings: [...run.findings, ...(await attestationFindings(run, options))],
    };
}
async function attestationFindings(run, options) {
    const { bundle, repository, trustedRoot } = options;
    const what = "attestation";
    const text = await bundlesOf(bundle ?? (0,external_node_path_.join)(run.folder.path, recheck/* attestationName */.k), bundle !== undefined);
    if (text === null) {
        const told = "none: whoever had the folder can have written all of it";
        return [{ what, status: repository === undefined ? "absent" : "differs", told }];
    }
    const roots = trustedRoot === undefined ? undefined : await rootsOf(trustedRoot);
    const verifies = await openVerifier(roots);
    const files = [...run.files, ...(await manifestOf(run))];
    const bundles = text.split("\n").filter((line) => line.trim() !== "");
    if (bundles.length === 0)
        return [{ what, status: "differs", told: "there is no bundle in it" }];
    return bundles.map((line) => {
        let verified;
        try {
            verified = verifies(line);
        }
        catch (thrown) {
            const told = `its signature does not hold: ${(0,errors/* messageOf */.bD)(thrown).split("\n")[0].slice(0, 300)}`;
            return { what, status: "differs", told };
        }
        return { what, ...heldAgainst(verified, { files, repository }) };
    });
}
function heldAgainst(verified, { files, repository }) {
    const { signer, issuer, statement } = verified;
    const strangers = strangersIn(statement, files);
    const about = `${statement.predicateType}, signed by ${signer} for ${verified.repository}`;
    if (strangers.length > 0)
        return { status: "differs", told: `${about}, is about another ${(0,listed/* listed */.K)(strangers.map(listed/* named */.r))}` };
    // It lists all the others.
    if (!statement.subject.some(({ name }) => name === "manifest.json"))
        return { status: "differs", told: `${about}, does not speak of manifest.json` };
    const covered = (0,format/* count */.U9)("file", statement.subject.length);
    if (repository === undefined)
        return { status: "unproven", told: `${about} (vouched for by ${issuer}), about ${covered} of these` };
    return isOf(verified, repository)
        ? { status: "held", told: `${about}, about ${covered} of these` }
        : { status: "differs", told: `${about}, which is no workflow of ${repository}` };
}
/** The manifest lists all but itself. */
async function manifestOf({ folder }) {
    return (await folder.list()).filter(({ path }) => path === "manifest.json");
}
/** Null where there is none and nobody named it. */
async function bundlesOf(path, isNamed) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const handle = await (0,safe_files/* openPlain */.Hu)(path);
            if (handle === null)
                throw new Error("it is no regular file");
            const _file = __addDisposableResource(env_1, handle, true);
            const { size } = await handle.stat();
            if (size > maxBundleBytes)
                throw new Error(`it is larger than ${maxBundleBytes} bytes`);
            return await handle.readFile("utf8");
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (cause) {
        if (!isNamed && cause.code === "ENOENT")
            return null;
        throw checked_run_unreadable("bundle", path, cause);
    }
}
async function rootsOf(path) {
    try {
        return await (0,promises_.readFile)(path, "utf8");
    }
    catch (cause) {
        throw checked_run_unreadable("trusted-root", path, cause);
    }
}
function checked_run_unreadable(option, path, cause) {
    return new errors/* AgentExecError */.r("settings-invalid", `${path} cannot be read: ${(0,errors/* messageOf */.bD)(cause)}`, {
        nextStep: `Name a file by \`--${option}\`, or leave it out.`,
        cause,
    });
}

// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/ports/outcomes.js
var outcomes = __webpack_require__(64319);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/terminal/terminal-style.js
var terminal_style = __webpack_require__(13482);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/check.js






/**
 * Checks a run's folder without a network. Resolves with 0 where nothing in it contradicts anything else, and what was
 * asked for is proved; else with 1.
 * @throws AgentExecError where there is no run.
 */
async function check(path, { repo, bundle, trustedRoot, json }) {
    const { runId, findings } = await checkRun(path, { repository: repo, bundle, trustedRoot });
    const holds = findings.every(({ status }) => status !== "differs");
    const signed = findings.filter(({ what }) => what === "attestation");
    const isProved = holds && signed.every(({ status }) => status === "held");
    if (json === true)
        (0,print/* printJson */.Q2)({ version: 1, runId, holds, isProved, findings });
    else {
        const style = (0,terminal_style/* terminalStyle */.w)(process.stdout.isTTY && (0,env/* readEnvironment */.Q)().variable("NO_COLOR") === undefined);
        for (const finding of findings)
            (0,print/* printOutput */.jP)(line(finding, style));
        (0,print/* printOutput */.jP)(`\n${holds ? (isProved ? proved(repo) : unproved(signed)) : differs}\n`);
    }
    return holds ? 0 : outcomes/* outcomes */.KI.failed.exitCode;
}
const marks = { held: "✓", differs: "✗", absent: "–", unproven: "?" };
function line({ what, status, told }, style) {
    const paint = { held: style.good, differs: style.bad, absent: style.dim, unproven: style.warn }[status];
    return `${paint(marks[status])} ${what.padEnd(12)} ${(0,visible/* showHidden */.U)(told).replace(/\s+/g, " ")}\n`;
}
const differs = "Do not rely on this run: what is there is not what was recorded.";
function proved(repository) {
    return `All of it fits together, and a workflow of ${repository} signed it.`;
}
function unproved([first]) {
    return first?.status === "unproven"
        ? "All of it fits together, and somebody signed it. Name whose workflow that must be: --repo OWNER/NAME."
        : "All of it fits together. Who wrote it is not proved: nothing in it is signed.";
}


/***/ }),

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

/***/ 13482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ gutter),
/* harmony export */   w: () => (/* binding */ terminalStyle)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** Stands before each line that others wrote, so that none passes for one of ours. */
const gutter = "  │ ";
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


/***/ })

};
