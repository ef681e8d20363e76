export const id = 3348;
export const ids = [3348];
export const modules = {

/***/ 20220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/attestation/recheck.js
var recheck = __webpack_require__(69877);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/facts/described.js
var described = __webpack_require__(30100);
;// CONCATENATED MODULE: ./lib/attestation/verify.js



const statement = schemas/* object */.Ikc({
    _type: schemas/* literal */.euz("https://in-toto.io/Statement/v1"),
    subject: schemas/* array */.YOg(schemas/* object */.Ikc({ name: (0,described/* text */.Qq)(), digest: schemas/* object */.Ikc({ sha256: (0,described/* text */.Qq)() }) })).min(1),
    predicateType: (0,described/* text */.Qq)(),
    predicate: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()),
});
const payloadType = "application/vnd.in-toto+json";
/** Fulcio's number of the extension "Source Repository URI". */
const sourceRepository = "1.3.6.1.4.1.57264.1.12";
/** 16 MiB: GitHub's limit for a bundle. */
const maxBundleBytes = 16 * 1024 ** 2;
/**
 * Verifies bundles against trusted roots, offline.
 * @param roots Sigstore's trusted roots as JSON, one per line, as `gh attestation trusted-root` prints them; absent:
 * the public instance's, as included in agent-exec
 * @throws AgentExecError `settings-invalid` if the roots cannot be read.
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
            // GitHub's own instance has no public log, but time stamps.
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
            throw new Error("the file contains no signed statement");
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
/** Whether a workflow of this repository signed it: `owner/name` on github.com, or a whole address. */
function isOf({ repository: signed, issuer }, repository) {
    const url = repository.includes("://") ? repository : `https://github.com/${repository}`;
    // GitHub ignores case in names.
    if (!URL.canParse(url) || signed.toLowerCase() !== url.toLowerCase())
        return false;
    const { hostname } = new URL(url);
    if (hostname === "github.com")
        return issuer === "https://token.actions.githubusercontent.com";
    const by = URL.canParse(issuer) ? new URL(issuer).hostname : "";
    return by === hostname || by.endsWith(`.${hostname}`);
}
/** The subjects that are not among these files. */
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
// EXTERNAL MODULE: ./lib/process/named-file.js
var named_file = __webpack_require__(91219);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/earlier/checked-run.js








/**
 * Compares the files of a run's folder with each other and with its signatures, offline. The folder may come from a
 * stranger.
 * @throws AgentExecError `settings-invalid` if there is no run, bundle or root; `transcript-invalid`.
 */
async function checkRun(path, options) {
    const run = await (0,recheck/* recheckRun */.F)(path);
    return {
        runId: run.state.run.runId,
        hasEnded: run.state.end !== null,
        findings: [...run.findings, ...(await attestationFindings(run, options))],
    };
}
async function attestationFindings(run, options) {
    const { bundle, repository, trustedRoot } = options;
    const what = "attestation";
    const text = await bundlesOf(run.folder, bundle);
    if (text === null) {
        const told = "no signature, so anyone with access to the folder could have written the run";
        return [{ what, status: repository === undefined ? "absent" : "differs", told }];
    }
    const roots = trustedRoot === undefined ? undefined : await rootsOf(trustedRoot);
    const verifies = await openVerifier(roots);
    const files = [...run.files, ...(await manifestOf(run))];
    const bundles = text.split("\n").filter((line) => line.trim() !== "");
    if (bundles.length === 0)
        return [{ what, status: "differs", told: "the file contains no signed statement" }];
    return bundles.map((line) => {
        let verified;
        try {
            verified = verifies(line);
        }
        catch (thrown) {
            const told = `its signature is not valid: ${(0,errors/* messageOf */.bD)(thrown).split("\n")[0].slice(0, 300)}`;
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
        return { status: "differs", told: `${about}, covers a different ${(0,listed/* listed */.K)(strangers.map(listed/* named */.r))}` };
    // This file lists all the others.
    if (!statement.subject.some(({ name }) => name === "manifest.json"))
        return { status: "differs", told: `${about}, does not cover manifest.json` };
    const covered = (0,format/* count */.U9)("file", statement.subject.length);
    if (repository === undefined)
        return { status: "unproven", told: `${about} (vouched for by ${issuer}), covers ${covered} here` };
    return isOf(verified, repository)
        ? { status: "held", told: `${about}, covers ${covered} here` }
        : { status: "differs", told: `${about}, which is not a workflow of ${repository}` };
}
/** The manifest lists all files except itself. */
async function manifestOf({ folder }) {
    return (await folder.list()).filter(({ path }) => path === "manifest.json");
}
/** Null if there is no file and the user named none. */
async function bundlesOf(folder, bundle) {
    try {
        if (bundle !== undefined)
            return await (0,named_file/* readNamed */.Mk)(bundle, maxBundleBytes);
        if ((await (0,safe_files/* kindOf */.I)(folder.path, recheck/* attestationName */.k)) === "none")
            return null;
        return new TextDecoder().decode(await (0,safe_files/* readRegular */.VX)(folder.path, recheck/* attestationName */.k, maxBundleBytes));
    }
    catch (cause) {
        throw checked_run_unreadable("bundle", bundle ?? (0,external_node_path_.join)(folder.path, recheck/* attestationName */.k), cause);
    }
}
async function rootsOf(path) {
    try {
        return await (0,named_file/* readNamed */.Mk)(path, maxBundleBytes);
    }
    catch (cause) {
        throw checked_run_unreadable("trusted-root", path, cause);
    }
}
function checked_run_unreadable(option, path, cause) {
    return new errors/* AgentExecError */.r("settings-invalid", `${path} cannot be read: ${(0,errors/* messageOf */.bD)(cause)}`, {
        nextStep: `Set \`--${option}\` to a file that exists, or leave the option out.`,
        cause,
    });
}

// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/check.js




/**
 * Checks a run's folder offline. Resolves with 0 if nothing is wrong and everything requested is proved, else with 1.
 * @throws AgentExecError if there is no run.
 */
async function check(path, { repo, bundle, trustedRoot, json }) {
    const { runId, hasEnded, findings } = await checkRun(path, { repository: repo, bundle, trustedRoot });
    const holds = findings.every(({ status }) => status !== "differs");
    const signed = findings.filter(({ what }) => what === "attestation");
    // The signature proves the files even if another version of agent-exec wrote them.
    const isProved = holds && signed.every(({ status }) => status === "held");
    const unread = findings.filter(({ what, status }) => what === "reports" && status === "unproven");
    if (json === true)
        (0,print/* printJson */.Q2)({ version: 1, runId, holds, isProved, findings });
    else {
        const style = (0,print/* outputStyle */.l4)();
        for (const finding of findings)
            (0,print/* printOutput */.jP)(line(finding, style));
        const different = hasEnded ? differs : cutOff(path);
        (0,print/* printOutput */.jP)(`\n${holds ? (isProved ? proved(repo) : unproved(signed, unread.length === 0)) : different}\n`);
    }
    return holds ? 0 : outcomes/* outcomes */.KI.failed.exitCode;
}
const marks = { held: "✓", differs: "✗", absent: "–", unproven: "?" };
function line({ what, status, told }, style) {
    const paint = { held: style.good, differs: style.bad, absent: style.dim, unproven: style.warn }[status];
    return `${paint(marks[status])} ${what.padEnd(12)} ${(0,visible/* showHidden */.U)(told).replace(/\s+/g, " ")}\n`;
}
const differs = "Do not rely on this run: its files differ from its record.";
function cutOff(path) {
    return `The run was cut off before its end, so files are missing. Continue it with \`agent-exec resume ${path}\`.`;
}
function proved(repository) {
    return `All files match the record, and a workflow of ${repository} signed it.`;
}
function unproved([first], isWhole) {
    const fits = isWhole
        ? "All files match the record."
        : "The other files match the record. The reports were not compared, so write them again with `agent-exec report`.";
    return first?.status === "unproven"
        ? `${fits} The run is signed. To check whose workflow signed the run, pass --repo OWNER/NAME.`
        : `${fits} The run is not signed, so nobody can prove who made it.`;
}


/***/ }),

/***/ 21010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytesWithin)
/* harmony export */ });
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


/***/ }),

/***/ 60795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWithin),
/* harmony export */   p: () => (/* binding */ foldersOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The folders that a path lies in, outermost first: `a` and `a/b` for `a/b/c`. */
function foldersOf(path) {
    const parts = path.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
/** Whether a path is this folder or lies in it. Both are absolute. */
function isWithin(folder, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, node_path__WEBPACK_IMPORTED_MODULE_0__.sep).startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, node_path__WEBPACK_IMPORTED_MODULE_0__.sep));
}


/***/ }),

/***/ 91219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   VR: () => (/* binding */ maxDocumentBytes),
/* harmony export */   rZ: () => (/* binding */ readInJob),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _files_bytes_within_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21010);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60795);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9668);






/** 64 MiB of a script or Markdown: several of the longest possible replies. */
const maxDocumentBytes = 64 * 1024 ** 2;
/** Linux follows as many links in a row. */
const maxLinks = 40;
/**
 * Reads a file that a user names on their own machine. Follows links, and reads a pipe (`<(…)`) to its end.
 * @throws Error for a folder, and for too many bytes.
 */
async function readNamed(path, maxBytes) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
        if ((await handle.stat()).isDirectory())
            throw new Error("it is a folder");
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/**
 * Reads a regular file that a workflow names. In the checkout (GITHUB_WORKSPACE), a stranger's branch may contain
 * links, for example to the runner's environment, so it follows none there.
 * @throws Error for anything else, and for too many bytes.
 */
async function readInJob(path, { maxBytes, variable }) {
    const checkouts = await Promise.all([".", variable("GITHUB_WORKSPACE") ?? "."].map(realPath));
    const place = await placeOf(path, checkouts);
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .openPlain */ .Hu)(place);
    if (handle === null)
        throw new Error("it is not a regular file");
    try {
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/** The whole stream as text. @throws Error for too many bytes; the stream is closed then. */
async function readText(stream, maxBytes) {
    const bytes = await (0,_files_bytes_within_js__WEBPACK_IMPORTED_MODULE_5__/* .bytesWithin */ .$)(stream, maxBytes);
    if (bytes === null)
        throw new Error(`it has more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
    return decoded(bytes);
}
/** Also reads UTF-16 with a byte order mark, as Windows writes it. @throws Error if it is not text. */
function decoded(bytes) {
    const mark = bytes.subarray(0, 2).toString("hex");
    const encoding = mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : "utf-8";
    const text = new TextDecoder(encoding).decode(bytes);
    if (text.includes("\0"))
        throw new Error("it is not text in UTF-8, or in UTF-16 with a byte order mark");
    return text;
}
/** Resolves a path part by part. @throws Error for a link in one of the checkouts. */
async function placeOf(path, checkouts) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    let place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(target).root;
    const ahead = partsOf(target.slice(place.length));
    let links = 0;
    for (let part = ahead.shift(); part !== undefined; part = ahead.shift()) {
        const next = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, part);
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(next)).isSymbolicLink()) {
            place = next;
            continue;
        }
        if (checkouts.some((checkout) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .U)(checkout, place)))
            throw new Error(`${part} is a link, and agent-exec follows no link in the checkout`);
        links += 1;
        if (links > maxLinks)
            throw new Error("its path leads through too many links");
        const leadsTo = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(next);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(leadsTo))
            place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(leadsTo).root;
        ahead.unshift(...partsOf(leadsTo));
    }
    return place;
}
function partsOf(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter((part) => part !== "" && part !== ".");
}
async function realPath(folder) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
}


/***/ }),

/***/ 18899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ printDocument),
  G: () => (/* binding */ renderMarkdown)
});

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/reports/document.js
var reports_document = __webpack_require__(91134);
// EXTERNAL MODULE: ./lib/reports/sections/index.js + 8 modules
var sections = __webpack_require__(24343);
;// CONCATENATED MODULE: ./lib/reports/print/budget.js
/** What stands between two parts. */
const separator = "\n\n";
/** If less room is left, no larger form is tried. */
const worthwhileChars = 40;
/**
 * Chooses a form for each part, so that all together, with the separators between them, have at most `maxChars` UTF-16
 * units. If not everything fits, every part grows by one size before any grows by two, and the smallest rank grows first.
 * The smallest forms are always kept, even if they alone are too long.
 */
function fitParts(sized, maxChars) {
    const parts = sized.map((each) => new Part(each));
    const ranked = parts.toSorted((one, other) => one.sized.rank - other.sized.rank);
    const isAllThere = growAll(ranked, maxChars);
    if (!isAllThere) {
        for (const part of parts)
            part.size = 0;
        growInTurns(ranked, maxChars);
    }
    return {
        texts: parts.map((part) => part.text),
        shortened: isAllThere ? [] : parts.filter((part) => !part.isWhole).map(({ sized: { name } }) => name),
    };
}
/** A part at one of its sizes. */
class Part {
    sized;
    size = 0;
    #rendered = [];
    constructor(sized) {
        this.sized = sized;
    }
    get text() {
        return this.at(this.size);
    }
    get sizes() {
        return this.sized.forms.length;
    }
    get isWhole() {
        return this.size === this.sizes - 1 || this.text === this.at(this.sizes - 1);
    }
    at(size) {
        return (this.#rendered[size] ??= this.sized.forms[size]?.() ?? "");
    }
    lengthAt(size) {
        const { length } = this.at(size);
        return length === 0 ? 0 : length + (this.sized.extraChars ?? 0) + separator.length;
    }
}
/** Mostly all fits; then nothing is rendered twice. */
function growAll(parts, maxChars) {
    let used = 0;
    for (const part of parts) {
        part.size = part.sizes - 1;
        used += part.lengthAt(part.size);
        if (used > maxChars + separator.length)
            return false;
    }
    return true;
}
function growInTurns(parts, maxChars) {
    let room = maxChars + separator.length - parts.reduce((sum, part) => sum + part.lengthAt(part.size), 0);
    const turns = Math.max(0, ...parts.map((part) => part.sizes)) - 1;
    for (let turn = 1; turn <= turns; turn += 1) {
        for (const part of parts) {
            if (room < worthwhileChars)
                return;
            if (part.size !== turn - 1 || turn >= part.sizes)
                continue;
            const growth = part.lengthAt(turn) - part.lengthAt(part.size);
            if (growth > room)
                continue;
            room -= growth;
            part.size = turn;
        }
    }
}

// EXTERNAL MODULE: ./lib/reports/print/forged-markers.js
var forged_markers = __webpack_require__(14464);
// EXTERNAL MODULE: ./lib/reports/print/markdown-blocks.js
var markdown_blocks = __webpack_require__(47809);
// EXTERNAL MODULE: ./lib/reports/print/markdown-words.js
var markdown_words = __webpack_require__(16882);
;// CONCATENATED MODULE: ./lib/reports/markdown.js









/** From the least to the whole. What is larger than whole stands in the files of the run. */
const sizes = [
    { rows: 0, prose: 0, code: 0, output: 0, diff: 0 },
    { rows: 3, prose: 0, code: 0, output: 0, diff: 0 },
    { rows: 5, prose: 400, code: 0, output: 400, diff: 0 },
    { rows: 40, prose: 4_000, code: 1_500, output: 1_500, diff: 1_500 },
    { rows: 1_000, prose: 15_000, code: 20_000, output: 8_000, diff: 20_000 },
];
/** Among this many characters one attempt is worth a place of its own. */
const charsPerAttempt = 800;
/**
 * The report in GitHub's Markdown, within `maxChars`. What does not fit is left out by whole sections or lines, the
 * headline last of all, and the end says what is missing and where the whole stands. Nothing in it acts on GitHub,
 * whatever the run's texts hold.
 */
function renderMarkdown(report, options) {
    const maxAttempts = Math.max(2, Math.floor(options.maxChars / charsPerAttempt));
    const pullRequest = options.links?.pullRequest ?? null;
    return printDocument((0,sections/* documentOf */.l)(report, { maxAttempts, pullRequest }), report, options);
}
/** Any document about a run, like `renderMarkdown`. */
function printDocument({ top, sections }, report, { maxChars, links = {} }) {
    const footers = footersOf(report, { links, maxChars });
    const parts = [{ name: "the reason", rank: 0, forms: topForms(top, links) }, ...sections.map(sized)];
    const { texts, shortened } = fitParts(parts, maxChars - footers.longest - separator.length - 1);
    const body = [texts[0] ?? "", ...inFolds(sections, texts.slice(1)), footers.footer(shortened)];
    return (0,forged_markers/* withoutForgedMarkers */.J)(`${body.filter((text) => text !== "").join(separator)}\n`);
}
/** How much of a sentence stands at the top, as Markdown. */
const sentenceChars = [110, 600, 3_000];
function topForms({ icon, headline, line, changed, rows, cost }, { artifact, pullRequest }) {
    return sentenceChars.map((maxChars, size) => () => {
        const shown = size === 0 ? rows.filter(({ isVital }) => isVital) : [...rows, { name: "Cost", value: cost }];
        const said = size === 0 ? "" : within(line, Math.min(maxChars, 600));
        const files = changed === "" ? "" : `**${(0,markdown_words/* inMarkdown */.Hi)(changed)}**`;
        const patch = artifact === undefined || files === "" || size === 0
            ? ""
            : (0,markdown_words/* inMarkdown */.Hi)((0,reports_document/* link */.nf)("files and report", artifact));
        const pull = pullRequest?.kind === "opened"
            ? (0,markdown_words/* inMarkdown */.Hi)((0,reports_document/* link */.nf)(`pull request ${pullRequest.number}`, pullRequest.url))
            : "";
        const under = [said, files].filter((part) => part !== "").join(/[.!?]$/.test(said) ? " " : " · ");
        return [
            `### ${icon} ${within(headline, Math.min(maxChars * 2, 600))}`,
            [under, pull, patch].filter((part) => part !== "").join(" · "),
            shown.length === 0
                ? ""
                : (0,markdown_blocks/* tableIn */.sV)({
                    head: ["", ""],
                    rows: shown.map(({ name, value }) => [name, cut(value, { maxChars, print: markdown_words/* inCell */.CH })]),
                }),
        ]
            .filter((part) => part !== "")
            .join(separator);
    });
}
/** The longest beginning of a text whose Markdown has at most `maxChars`: escapes can make it eight times as long. */
function cut(text, { maxChars, print }) {
    for (let chars = maxChars; chars > 0; chars = Math.floor(chars * 0.6)) {
        const beginning = (0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(text), chars);
        if (print(beginning).length <= maxChars)
            return beginning;
    }
    return "";
}
function within(text, maxChars) {
    return (0,markdown_words/* inMarkdown */.Hi)(cut(text, { maxChars, print: markdown_words/* inMarkdown */.Hi }));
}
function sized({ name, rank, title, isVital = false, blocks }) {
    const forms = sizes.map((detail, size) => () => (size === 0 && !isVital ? "" : (0,markdown_blocks/* markdownOf */.RQ)(blocks(detail))));
    // Sections that share a fold are measured as if each had its own: that is never too little.
    return { name, rank, forms, extraChars: title === undefined ? 0 : (0,markdown_blocks/* foldIn */.ts)(title, "").length };
}
/** The texts in their folds. */
function inFolds(sections, texts) {
    const textOf = new Map(sections.map((section, at) => [section, texts[at] ?? ""]));
    return (0,reports_document/* groupsOf */.c1)(sections).map((group) => {
        const inside = group.map((section) => textOf.get(section)).filter((text) => text !== "");
        const { title } = group[0];
        return title === undefined || inside.length === 0
            ? inside.join(separator)
            : (0,markdown_blocks/* foldIn */.ts)(title, inside.join(separator));
    });
}
/** The last lines: what is missing, and links to the rest. Links that need a third of the room are left out. */
function footersOf({ runId, version, commit, failedRun }, { links, maxChars }) {
    const all = [
        ["All files of the run", links.artifact],
        ["Log", links.run],
        ["Failed workflow run", failedRun ?? undefined],
    ].flatMap(([text = "", to]) => (to === undefined || !URL.canParse(to) ? [] : (0,markdown_words/* inMarkdown */.Hi)((0,reports_document/* link */.nf)(text, to))));
    const shown = all.join(" · ").length < maxChars / 3 ? all : [];
    const about = commit === null ? [] : [`commit ${word(commit.slice(0, 12))}`];
    const made = [...about, `agent-exec ${word(version)}`, `run ${word(runId)}`];
    const signature = `<sub>${[...shown, ...made].join(" · ")}</sub>`;
    const where = links.artifact === undefined ? "" : " The whole report is among the files of the run.";
    const footer = (shortened) => shortened.length === 0 ? signature : `_Shortened to fit: ${namesOf(shortened)}.${where}_\n\n${signature}`;
    return { longest: footer(["x".repeat(maxNamesChars)]).length, footer };
}
const maxNamesChars = 160;
/** Many attempts are counted, and so is what has too many names. */
function namesOf(shortened) {
    const [attempts, others] = [true, false].map((wanted) => shortened.filter((name) => /^(?:attempt|turn) \d/.test(name) === wanted));
    const counted = attempts.length > 3 ? [(0,format/* count */.U9)(attempts[0].split(" ")[0], attempts.length)] : attempts;
    const list = [...others, ...counted].join(", ");
    return list.length > maxNamesChars ? `${(0,format/* count */.U9)("part", shortened.length)} of it` : list;
}
/** Ids and versions are ours; a transcript that came from elsewhere may say what it likes. */
function word(text) {
    return text.replace(/[^\w.-]/g, "").slice(0, 40);
}


/***/ }),

/***/ 14464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ withoutForgedMarkers)
/* harmony export */ });
const forgedMarker = /<!--(?=\s*agent-exec)/gi;
/** A hidden marker says whose comment it is; a text that holds one must not pass for it. As long as what it replaces. */
function withoutForgedMarkers(markdown) {
    return markdown.replace(forgedMarker, "<!==");
}


/***/ })

};
