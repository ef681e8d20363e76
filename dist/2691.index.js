export const id = 2691;
export const ids = [2691];
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
    // 1,023.95 would be shown as 1,024.
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
/** US dollars to a hundredth of a cent: `$0.0042`. */
function formatUsd(usd) {
    return `$${usd.toFixed(4)}`;
}
/** A number with its noun: `1 file`, `2 files`, `1,200 files`; pass `plural` for irregular nouns. */
function count(noun, number, plural = `${noun}s`) {
    return `${formatCount(number)} ${number === 1 ? noun : plural}`;
}


/***/ }),

/***/ 51153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ defuseInline),
  s: () => (/* binding */ defuseMarkdown)
});

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 39 modules
var lib = __webpack_require__(57391);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 10 modules
var mdast_util_gfm_lib = __webpack_require__(60844);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/index.js + 10 modules
var mdast_util_to_markdown_lib = __webpack_require__(91286);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm/index.js + 7 modules
var micromark_extension_gfm = __webpack_require__(52297);
// EXTERNAL MODULE: ./lib/markdown/references.js
var references = __webpack_require__(34443);
// EXTERNAL MODULE: ./lib/output/visible.js
var output_visible = __webpack_require__(14647);
;// CONCATENATED MODULE: ./lib/markdown/defuse-links.js


function definitionsOf(root) {
    const found = new Map();
    visit(root, (node) => {
        if (node.type === "definition" && !found.has(node.identifier))
            found.set(node.identifier, node.url);
    });
    return found;
}
const protocols = new Set(["http:", "https:", "mailto:"]);
/**
 * Whether a link may stay: not if it has another scheme, is relative, has a user name or hidden characters, leads to
 * an issue or commit (which would link back here), or has a label that names another address.
 */
function isInertLink(link) {
    const { url } = link;
    const address = URL.canParse(url) ? new URL(url) : null;
    if (address === null || !protocols.has(address.protocol) || address.username !== "")
        return false;
    if ((0,output_visible/* showHidden */.U)(url) !== url || (0,references/* isIssueAddress */.sv)(url))
        return false;
    const label = textOf(link.children);
    return !looksLikeAddress(label) || isSameAddress(label, url);
}
/** Whether a label is just the address, perhaps without its scheme or a slash at the end. */
function isSameAddress(label, url) {
    return bareAddress(label) === bareAddress(url);
}
function textOf(nodes) {
    let text = "";
    for (const node of nodes)
        visit(node, (each) => (text += "value" in each ? each.value : ""));
    return text;
}
function looksLikeAddress(label) {
    return /:\/\/|^\s*(?:www\.|mailto:|[\w-]+(?:\.[\w-]+)+(?:[/?#:]|\s*$))/i.test(label);
}
function bareAddress(address) {
    return (0,references/* withoutSeparators */.XM)(address)
        .trim()
        .replace(/^(?:https?:\/\/|mailto:)/i, "")
        .replace(/\/$/, "");
}
function visit(node, take) {
    take(node);
    if ("children" in node)
        for (const child of node.children)
            visit(child, take);
}

;// CONCATENATED MODULE: ./lib/markdown/defuse-tree.js



/** A copy of the tree in which nothing acts. Code blocks that equal one of `omitCode` are left out. */
function defuseTree(root, omitCode) {
    return withChildren(root, defuseChildren(root, { definitions: definitionsOf(root), omitCode }));
}
/** Whether a tree contains nothing that `defuseTree` would change. */
function isHarmless(node) {
    if (activeTypes.has(node.type))
        return false;
    if (node.type === "text")
        return !(0,references/* hasReference */.UN)(node.value);
    if (node.type === "link" && !isInertLink(node))
        return false;
    return !("children" in node) || node.children.every(isHarmless);
}
/** Turns a defused tree into one line of words, emphasis, code and links, with a blank between two blocks. */
function flatten(tree) {
    const words = withChildren(tree, tree.children.flatMap(spaced).flatMap(flattenNode))
        .children;
    return words.map((word, index) => word.type === "text" ? defuse_tree_text(squeeze(word.value, index, words.length)) : word);
}
const activeTypes = new Set([
    "html",
    "image",
    "imageReference",
    "linkReference",
    "definition",
    "footnoteReference",
    "footnoteDefinition",
]);
function defuseChildren(parent, context) {
    return parent.children.flatMap((child) => defuse(child, parent, context));
}
function defuse(node, parent, context) {
    switch (node.type) {
        case "text":
            return [defuse_tree_text((0,output_visible/* showHidden */.U)(node.value))];
        case "code":
            return context.omitCode.has(node.value.trimEnd())
                ? []
                : [{ ...node, lang: inertLanguage(node.lang), meta: null }];
        case "html":
            return [defuseHtml(node, parent)];
        case "image":
            return describeImage(node, node.url);
        case "imageReference":
            return describeImage(node, context.definitions.get(node.identifier) ?? "");
        case "link":
            return defuseLink({ ...node, children: inside(node, context) });
        case "linkReference": {
            const url = context.definitions.get(node.identifier) ?? "";
            return defuseLink({ type: "link", url, children: inside(node, context) });
        }
        case "heading":
            return [{ ...node, depth: Math.min(6, node.depth + 3), children: inside(node, context) }];
        case "listItem":
            return [withChildren({ ...node, checked: null }, defuseChildren(withTick(node), context))];
        case "footnoteReference":
            return [defuse_tree_text(`[^${(0,output_visible/* showHidden */.U)(node.identifier)}]`)];
        case "footnoteDefinition":
            return [paragraph(`[^${(0,output_visible/* showHidden */.U)(node.identifier)}]:`), ...defuseChildren(node, context)];
        case "definition":
            return [];
        default:
            return "children" in node ? [withChildren(node, defuseChildren(node, context))] : [node];
    }
}
function inside(node, context) {
    return withChildren(node, defuseChildren(node, context)).children;
}
/** Raw HTML is shown as code. In a line of words only a line break keeps its meaning. */
function defuseHtml(node, parent) {
    if (flowParents.has(parent.type))
        return { type: "code", lang: "html", value: node.value };
    return defuse_tree_text(/^<br\s*\/?>$/i.test(node.value) ? " " : (0,output_visible/* showHidden */.U)(node.value));
}
const flowParents = new Set(["root", "blockquote", "listItem", "footnoteDefinition"]);
function describeImage({ alt }, url) {
    const name = (alt ?? "") === "" ? "image" : `image “${(0,output_visible/* showHidden */.U)(alt ?? "")}”`;
    return url === "" ? [defuse_tree_text(name)] : [defuse_tree_text(`${name} (`), code(url), defuse_tree_text(")")];
}
/** Keeps a safe link without its hidden title; turns others into label and address. */
function defuseLink(link) {
    if (link.url === "")
        return link.children;
    if (isInertLink(link))
        return [{ ...link, title: null }];
    if (isSameAddress(textOf(link.children), link.url))
        return [code(link.url)];
    return [...link.children, defuse_tree_text(" ("), code(link.url), defuse_tree_text(")")];
}
/** GitHub draws these languages as a picture, or offers to apply them as a change. */
const activeLanguages = new Set(["mermaid", "geojson", "topojson", "stl", "math", "suggestion"]);
function inertLanguage(language) {
    const word = (language ?? "").replace(/[^\w+#.-]/g, "").slice(0, 40);
    return activeLanguages.has(word.toLowerCase()) ? "text" : word || null;
}
/** Readers could tick a box, so its state is shown as a sign instead. */
function withTick(item) {
    const [first, ...rest] = item.children;
    if (typeof item.checked !== "boolean")
        return item;
    const sign = defuse_tree_text(item.checked ? "☑ " : "☐ ");
    if (first?.type !== "paragraph")
        return { ...item, children: [{ type: "paragraph", children: [sign] }, ...item.children] };
    return { ...item, children: [{ ...first, children: [sign, ...first.children] }, ...rest] };
}
/** Joins blanks, and removes those at both ends of the line. */
function squeeze(value, index, length) {
    const squeezed = value.replace(/\s+/g, " ");
    const start = index === 0 ? squeezed.trimStart() : squeezed;
    return index === length - 1 ? start.trimEnd() : start;
}
function spaced(node) {
    return [node, defuse_tree_text(" ")];
}
function flattenNode(node) {
    switch (node.type) {
        case "text":
            return [node];
        case "break":
            return [defuse_tree_text(" ")];
        case "code":
            // Two backticks with nothing between would pair with others further on.
            return node.value.trim() === "" ? [] : [code(node.value)];
        case "emphasis":
        case "strong":
        case "delete":
        case "link":
            return [withChildren(node, node.children.flatMap(flattenNode))];
        case "paragraph":
        case "heading":
        case "tableCell":
            return node.children.flatMap(flattenNode);
        default:
            return "children" in node
                ? node.children.flatMap(spaced).flatMap(flattenNode)
                : node.type === "inlineCode"
                    ? [node]
                    : [];
    }
}
/** Replaces a node's children. Neighbouring texts become one, so that two parts cannot form a reference. */
function withChildren(node, children) {
    const joined = [];
    for (const child of children) {
        const last = joined.at(-1);
        if (child.type !== "text")
            joined.push(child);
        else if (last?.type === "text")
            joined[joined.length - 1] = defuse_tree_text(last.value + child.value);
        else
            joined.push(defuse_tree_text(child.value));
    }
    const broken = joined.map((child) => (child.type === "text" ? defuse_tree_text((0,references/* breakReferences */.m3)(child.value)) : child));
    return { ...node, children: broken };
}
function defuse_tree_text(value) {
    return { type: "text", value };
}
function code(value) {
    return { type: "inlineCode", value: (0,output_visible/* showHidden */.U)(value).replace(/\s+/g, " ") };
}
function paragraph(value) {
    return { type: "paragraph", children: [defuse_tree_text(value)] };
}

// EXTERNAL MODULE: ./lib/markdown/fence.js
var fence = __webpack_require__(42328);
;// CONCATENATED MODULE: ./lib/markdown/defuse.js








/** Ten pages. Nonsense of this length can take a parser three seconds, and the time grows with its square. */
const maxChars = 20_000;
/** Escapes make the result longer: at most fivefold, for mentions in a row. */
const maxParsedChars = 5 * maxChars;
/** Nobody writes deeper than this, except to exhaust a parser or browser. */
const maxDepth = 24;
/**
 * Makes Markdown of a model or stranger safe for a GitHub comment. Its structure stays and every fence is closed.
 * Anything that would act is disabled: mentions, references to issues, raw HTML, images, links with a misleading
 * label or a scheme other than http, https and mailto, tick boxes, diagrams, hidden characters. Headings move below
 * the report's own. Text that is too long (20,000 characters) or too deeply nested (24) is put in a fence.
 */
function defuseMarkdown(text, { omitCode = [] } = {}) {
    const visible = (0,output_visible/* showHidden */.U)(text);
    const tree = visible.length > maxChars ? null : parse(visible);
    if (tree === null)
        return (0,fence/* fence */.EU)(visible, "text");
    const safe = serialise(defuseTree(tree, new Set(omitCode.map((code) => (0,output_visible/* showHidden */.U)(code).trimEnd()))));
    return isSafe(safe) ? safe : (0,fence/* fence */.EU)(visible, "text");
}
/** The same as one line for a paragraph: emphasis, code and links stay, blocks become words. */
function defuseInline(text) {
    const visible = (0,output_visible/* showHidden */.U)(text);
    const tree = visible.length > maxChars ? null : parse(visible);
    if (tree === null)
        return (0,fence/* codeSpan */.SS)(visible.trim());
    const words = flatten(defuseTree(tree, new Set()));
    const line = serialise({ type: "root", children: [{ type: "paragraph", children: words }] });
    return !line.includes("\n") && isSafe(`x ${line}`) ? line : (0,fence/* codeSpan */.SS)(visible.trim());
}
/** Parses the result again, because the serialiser is not our code. */
function isSafe(markdown) {
    const tree = parse(markdown);
    return tree !== null && isHarmless(tree);
}
/** Null if it is too long or nested too deep. The source shows that before a tree is built. */
function parse(markdown) {
    if (markdown.length > maxParsedChars || deepContainers.test(markdown))
        return null;
    grammar ??= { extensions: [(0,micromark_extension_gfm/* gfm */.T)()], mdastExtensions: (0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)() };
    const tree = (0,lib/* fromMarkdown */.Y)(markdown, grammar);
    return depthOf(tree) > maxDepth ? null : tree;
}
/** Built at the first use: it takes as long as a short text. */
let grammar;
const deepContainers = new RegExp(`^(?:[ \\t]*(?:>|[-+*]|\\d{1,9}[.)])){${maxDepth}}`, "m");
function depthOf(root) {
    let depth = 0;
    let level = [root];
    while (level.length > 0) {
        depth += 1;
        level = level.flatMap((node) => ("children" in node ? node.children : []));
    }
    return depth;
}
function serialise(tree) {
    const markdown = (0,mdast_util_to_markdown_lib/* toMarkdown */.l)(tree, {
        bullet: "-",
        rule: "-",
        fences: true,
        listItemIndent: "one",
        extensions: [(0,mdast_util_gfm_lib/* gfmToMarkdown */.H)({ tablePipeAlign: false })],
    });
    return (0,references/* separatorsAsEntities */.SZ)(markdown.trim());
}


/***/ }),

/***/ 61772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ escapeHtml),
/* harmony export */   c: () => (/* binding */ defuseHtml)
/* harmony export */ });
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34443);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);


/** Escapes text for an element's content or a quoted attribute. */
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
/** Makes one line of a stranger's text safe for an HTML element in a GitHub comment. */
function defuseHtml(text) {
    const line = (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(text).replace(/\s+/g, " ").trim();
    return (0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .separatorsAsEntities */ .SZ)(escapeHtml((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .breakReferences */ .m3)(line)));
}
const entities = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
};


/***/ }),

/***/ 28128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ pathAlone)
/* harmony export */ });
/** Longer lines are not paths. */
const maxLineChars = 1_100;
/**
 * Reads a path that stands alone on a line, perhaps in backticks or bold, perhaps with a colon; null for other text.
 * A single word is a path too (`Makefile`), unless a colon follows.
 */
function pathAlone(line) {
    if (line.length > maxLineChars)
        return null;
    let rest = line.trim();
    let isMarked = false;
    for (const mark of ["**", "`"]) {
        const inner = withoutColon(rest);
        if (inner.length <= 2 * mark.length || !inner.startsWith(mark) || !inner.endsWith(mark))
            continue;
        rest = inner.slice(mark.length, -mark.length);
        isMarked = true;
    }
    const path = withoutColon(rest);
    if (path === "" || /[`*<>]/.test(path))
        return null;
    const isWord = !/\s/.test(path) && !/[.,;!?]$/.test(path);
    return isMarked || (isWord && (path === rest || /[./]/.test(path))) ? path : null;
}
function withoutColon(text) {
    return text.endsWith(":") ? text.slice(0, -1) : text;
}


/***/ }),

/***/ 34443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SZ: () => (/* binding */ separatorsAsEntities),
/* harmony export */   UN: () => (/* binding */ hasReference),
/* harmony export */   XM: () => (/* binding */ withoutSeparators),
/* harmony export */   m3: () => (/* binding */ breakReferences),
/* harmony export */   sv: () => (/* binding */ isIssueAddress)
/* harmony export */ });
/** Zero-width space: it breaks a reference invisibly. */
const separator = "\u200B";
/**
 * GitHub reacts to these in a comment: `@name` and `org/repo@sha`; `#123` and `org/repo#123`; `GH-123`; the path of
 * an issue, pull request, discussion or commit in an address; an alert's title in a quote; a dollar sign that may
 * begin a formula, also before code; `:tada:`, which becomes a picture. They notify people, link other pages to this
 * one, close an issue, or look like a message of GitHub's.
 * https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
const reference = /@(?=\w)|#(?=\d)|GH-(?=\d)|\/(?:issues|pulls?|discussions|commits?)\/(?=\w)|\[!(?=[a-z])|\$(?=[^\s\u200B$][^$\n]{0,200}\$|\$)|\$$|:(?=[a-z+-][\w+-]{0,39}:)/gi;
/** Whether text that is not code contains a reference that GitHub reacts to. */
function hasReference(text) {
    return text.search(reference) >= 0;
}
/** Whether an address leads to an issue, pull request, discussion or commit, on any host. */
function isIssueAddress(url) {
    return /\/(?:issues|pulls?|discussions|commits?)\/\w/i.test(url);
}
/** Breaks every reference. Idempotent. */
function breakReferences(text) {
    return text.replace(reference, `$&${separator}`);
}
/** Removes the separators of broken references. */
function withoutSeparators(text) {
    return text.replaceAll(separator, "");
}
/** Writes the separators as entities, so that they are visible in a comment's source. */
function separatorsAsEntities(markup) {
    return markup.replaceAll(separator, "&#8203;");
}


/***/ }),

/***/ 87524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf)
/* harmony export */ });
/** A Markdown text without its fenced code and outer blank lines. */
function wordsOf(markdown) {
    const words = [];
    let fence = null;
    for (const line of markdown.split("\n")) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence === null && mark !== undefined)
            fence = mark;
        else if (fence === null)
            words.push(line);
        else if (mark !== undefined && mark.startsWith(fence) && line.trim() === mark)
            fence = null;
    }
    return words
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .trim();
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

/***/ 20131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ Control),
/* harmony export */   KW: () => (/* binding */ controlNotRun),
/* harmony export */   Xm: () => (/* binding */ wantsAudit),
/* harmony export */   lO: () => (/* binding */ wantsControl)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Code of the warning that says why a control run did not end. */
const controlNotRun = "control-not-run";
/** Whether the policy wants the verifications run on the original files too. */
function wantsControl({ verifyBefore, verify }) {
    return verifyBefore !== "off" && verify.length > 0;
}
/** Whether the policy wants the verifications attacked before the writer is asked. */
function wantsAudit({ audit, verify }) {
    return audit !== "off" && verify.length > 0;
}
/** The control run: it takes place beside the first call of a model, and is waited for when its answer is needed. */
class Control {
    options;
    #running = null;
    #told = null;
    constructor(options) {
        this.options = options;
    }
    /** Begins it, once, where it is wanted. */
    begin() {
        if (this.#running !== null || !wantsControl(this.options.policy))
            return;
        this.#running = this.#run();
        void this.#running.then((facts) => (this.#told = facts));
    }
    /** Its result, once. Empty while it still runs, and if it was already returned. Never throws. */
    take() {
        const facts = this.#told ?? [];
        if (this.#told !== null)
            this.#told = [];
        return facts;
    }
    /** As `take`, once it is over. */
    async whenOver() {
        this.begin();
        await this.#running;
        return this.take();
    }
    /** Resolves, never rejects, when nothing of it is left; its signal has to have fired for that to be quick. */
    async stop() {
        await this.#running;
    }
    async #run() {
        const facts = [];
        const { grade } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(3068), __webpack_require__.e(2975)]).then(__webpack_require__.bind(__webpack_require__, 91521));
        for (const [index, command] of this.options.policy.verify.entries()) {
            try {
                const warnings = [];
                const onWarning = (warning) => warnings.push({ type: "warning", ...warning });
                const control = await grade(index, { ...this.options, onWarning });
                facts.push({ type: "control", index, command, ...control }, ...warnings);
                const untested = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(control);
                if (untested !== null)
                    facts.push({
                        type: "warning",
                        code: "control-untested",
                        message: untestedWords(command, untested),
                    });
            }
            catch (thrown) {
                if (!this.options.signal.aborted)
                    facts.push({ type: "warning", code: controlNotRun, message: notRun(command, thrown) });
                break;
            }
        }
        return facts;
    }
}
function notRun(command, thrown) {
    return `agent-exec could not find out whether the verification \`${command}\` passed before any change: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(thrown)}`;
}
function untestedWords(command, why) {
    return `The verification \`${command}\` failed before any change, but no test did: ${why}. Check the command, because a pass proves less now.`;
}


/***/ }),

/***/ 91134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ bold),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Ly: () => (/* binding */ spansOf),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   r3: () => (/* binding */ dim)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);

function code(text) {
    return { as: "code", text };
}
function bold(text, tone) {
    return { as: "bold", text, tone };
}
function dim(text) {
    return { as: "dim", text };
}
function link(text, to) {
    return { as: "link", text, to };
}
function paragraph(words, look) {
    return { kind: "paragraph", words, ...(look !== undefined && { look }) };
}
function folded(title, blocks, more = {}) {
    return { kind: "fold", title, blocks, ...more };
}
/** A list's beginning, and how many more there are. */
function listOf(items, max, all = items.length) {
    const shown = items.slice(0, max);
    return {
        kind: "list",
        items: all > shown.length ? [...shown, `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(all - shown.length)} more`] : shown,
    };
}
/** Sections that stand in one fold, or in none if there is no title. */
function groupsOf(sections) {
    const groups = [];
    for (const section of sections) {
        const last = groups.at(-1);
        if (section.title !== undefined && last?.[0].title === section.title)
            last.push(section);
        else
            groups.push([section]);
    }
    return groups;
}
/** The parts with something between them; parts that are "" are left out. */
function joined(parts, between) {
    const kept = parts.filter((part) => part !== "" && !(Array.isArray(part) && part.length === 0));
    return kept.flatMap((part, at) => [...(at === 0 ? [] : [between]), ...spansOf(part)]);
}
function spansOf(words) {
    return typeof words === "string" || "as" in words ? [words] : words;
}


/***/ }),

/***/ 18899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dq: () => (/* binding */ printDocument),
  Gc: () => (/* binding */ renderMarkdown),
  m4: () => (/* binding */ renderTop)
});

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/reports/document.js
var reports_document = __webpack_require__(91134);
// EXTERNAL MODULE: ./lib/reports/sections/index.js + 9 modules
var sections = __webpack_require__(81778);
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
    { rows: 1_000, prose: 15_000, code: 20_000, output: 8_000, diff: 100_000 },
];
/** What a short report shows at most. A person approves code that is waiting, so all of it has a place. */
const most = { rows: 20, prose: 2_000, code: 20_000, output: 1_500, diff: 4_000 };
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
    return printDocument((0,sections/* documentOf */.l)(report, { ...options, maxAttempts, pullRequest }), report, options);
}
/** A top without a run, in the same form. */
function renderTop(top, links) {
    const none = { tone: "bad", line: "", changed: "", files: [], next: "", rows: [], cost: "" };
    const forms = topForms({ ...none, ...top }, links);
    return (0,forged_markers/* withoutForgedMarkers */.J)(`${forms.at(-1)()}\n\n<sub>${linksTo([["Log", links.run]])}</sub>\n`);
}
/** Any document about a run, like `renderMarkdown`. */
function printDocument({ top, sections }, report, { maxChars, links = {}, isShort = false }) {
    const footers = footersOf(report, { links, maxChars, isShort });
    const details = isShort ? [...sizes.slice(0, 3), most] : sizes;
    const parts = [
        { name: "the reason", rank: 0, forms: topForms(top, links) },
        ...sections.map((section) => sized(section, details)),
    ];
    const room = maxChars - footers.longest - separator.length - 1;
    const { texts, shortened } = fitParts(parts, room);
    const body = [texts[0] ?? "", ...inFolds(sections, texts.slice(1)), footers.footer(shortened)];
    return (0,forged_markers/* withoutForgedMarkers */.J)(`${body.filter((text) => text !== "").join(separator)}\n`);
}
/** How much of a sentence stands at the top, as Markdown. */
const sentenceChars = [110, 600, 3_000];
function topForms({ icon, headline, line, next, changed, rows, cost }, links) {
    return sentenceChars.map((maxChars, size) => () => {
        const shown = size === 0 ? rows.filter(({ isVital }) => isVital) : [...rows, { name: "Cost", value: cost }];
        const said = size === 0 ? "" : within(line, Math.min(maxChars, 600));
        const files = changed === "" ? "" : `**${(0,markdown_words/* inMarkdown */.Hi)(changed)}**`;
        const under = [said, files].filter((part) => part !== "").join(/[.!?]$/.test(said) ? " " : " · ");
        return [
            `### ${icon} ${within(headline, Math.min(maxChars * 2, 600))}`,
            next === "" ? "" : `**Next:** ${within(next, maxChars)}`,
            [under, size === 0 || changed === "" ? "" : linksTo(leadingLinks(links))]
                .filter((part) => part !== "")
                .join(" · "),
            listIn(shown
                .filter(({ value }) => value !== "")
                .map(({ name, value }) => `**${name}:** ${within(value, maxChars)}`)),
        ]
            .filter((part) => part !== "")
            .join(separator);
    });
}
/** A single line needs no bullet. */
function listIn(lines) {
    return lines.length === 1 ? lines[0] : lines.map((line) => `- ${line}`).join("\n");
}
/** What a reader of a change opens next. */
function leadingLinks({ artifact, page, pullRequest }) {
    return [
        ...(pullRequest?.kind === "opened"
            ? [[`pull request ${pullRequest.number}`, pullRequest.url]]
            : []),
        page === undefined ? ["files and report", artifact] : ["report", page],
    ];
}
function linksTo(all) {
    return all
        .flatMap(([text, to]) => (to === undefined || !URL.canParse(to) ? [] : (0,markdown_words/* inMarkdown */.Hi)((0,reports_document/* link */.nf)(text, to))))
        .join(" · ");
}
/** The longest beginning of a text whose Markdown has at most `maxChars`: escapes can make it eight times as long. */
function within(text, maxChars) {
    for (let chars = maxChars; chars > 0; chars = Math.floor(chars * 0.6)) {
        const printed = (0,markdown_words/* inMarkdown */.Hi)((0,truncate/* truncateEnd */.S)((0,visible/* showHidden */.U)(text), chars));
        if (printed.length <= maxChars)
            return printed;
    }
    return "";
}
function sized({ name, rank, title, isVital = false, blocks }, details) {
    const forms = details.map((detail, size) => () => (size === 0 && !isVital ? "" : (0,markdown_blocks/* markdownOf */.RQ)(blocks(detail))));
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
function footersOf({ runId, version, commit, failedRun }, { links, maxChars, isShort }) {
    const all = linksTo([
        ["Report", links.page],
        ["All files of the run", links.artifact],
        ["Log", links.run],
        ["Failed workflow run", failedRun ?? undefined],
    ]);
    const shown = all !== "" && all.length < maxChars / 3 ? [all] : [];
    const about = commit === null ? [] : [`commit ${word(commit.slice(0, 12))}`];
    const made = [...about, `agent-exec ${word(version)}`, ...(isShort ? [] : [`run ${word(runId)}`])];
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


/***/ }),

/***/ 47809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RQ: () => (/* binding */ markdownOf),
/* harmony export */   sV: () => (/* binding */ tableIn),
/* harmony export */   ts: () => (/* binding */ foldIn)
/* harmony export */ });
/* harmony import */ var _markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51153);
/* harmony import */ var _markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42328);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14647);
/* harmony import */ var _markdown_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16882);





/** Blocks in GitHub's Markdown. Nothing in it acts on GitHub, whatever the texts hold. */
function markdownOf(blocks) {
    return blocks
        .map(blockOf)
        .filter((text) => text !== "")
        .join("\n\n");
}
function foldIn(title, body, isOpen = false) {
    return `<details${isOpen ? " open" : ""}>\n<summary>${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inSummary */ .ck)(title)}</summary>\n\n${body}\n\n</details>`;
}
/** Longer code and output is folded: about what a screen shows of it beside the rest. */
const foldBeyondLines = { code: 32, output: 16 };
function blockOf(block) {
    switch (block.kind) {
        case "paragraph":
            if (block.look === "dim")
                return `<sub>${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inSummary */ .ck)(block.words)}</sub>`;
            return `${block.look === "warning" ? "⚠️ " : ""}${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inMarkdown */ .Hi)(block.words)}`;
        case "heading":
            return `**${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inMarkdown */ .Hi)(block.words).replaceAll("**", "")}**`;
        case "prose":
            return quote((0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__/* .defuseMarkdown */ .s)(block.markdown, { omitCode: block.omitCode ?? [] }));
        case "list":
            return block.items.map((item) => `- ${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inMarkdown */ .Hi)(item)}`).join("\n");
        case "table":
            return tableIn(block);
        case "code":
            return codeIn(block.text, block.language);
        case "diff":
            return (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .fence */ .EU)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(block.lines.join("\n")), "diff");
        case "output":
            return outputIn(block);
        case "fold": {
            const body = markdownOf(block.blocks);
            return body === "" ? `<p>${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inSummary */ .ck)(block.title)}</p>` : foldIn(block.title, body, block.isOpen);
        }
        case "figures":
            // GitHub shows no picture that is not on its servers.
            return "";
    }
}
function tableIn({ head, rows }) {
    const row = (cells) => `| ${cells.join(" | ")} |`;
    return [row(head), row(head.map(() => "---")), ...rows.map((cells) => row(cells.map(_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inCell */ .CH)))].join("\n");
}
function quote(markdown) {
    return markdown === "" ? "" : markdown.replace(/^/gm, "> ").replace(/^> $/gm, ">");
}
function codeIn(text, language) {
    const lines = text.split("\n").length;
    const fenced = (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .fence */ .EU)(text, inertInfo(language));
    return lines > foldBeyondLines.code ? foldIn(`Code · ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("line", lines)}`, fenced) : fenced;
}
/** GitHub draws these as pictures or offers them as a change. */
function inertInfo(language) {
    return /^(?:mermaid|geojson|topojson|stl|math|suggestion)$/i.test(language) ? "text" : language;
}
function outputIn({ what, size, lines }) {
    const isMixed = lines.some(({ from }) => from === "stdout") && lines.some(({ from }) => from === "stderr");
    const fenced = isMixed
        ? (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .fence */ .EU)(lines.map(marked).join("\n"), "diff")
        : (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .fence */ .EU)(lines.map(({ text }) => text).join("\n"), "text");
    const title = `${what}${isMixed ? ", lines of stderr marked with `!`" : ""}`;
    if (lines.length > foldBeyondLines.output)
        return foldIn(`${title} · ${size}`, fenced);
    return title === "Output" ? fenced : `<sub>${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inSummary */ .ck)(title)}</sub>\n\n${fenced}`;
}
/** In a `diff` fence GitHub colours lines that begin with `!` and leaves those that begin with a blank as they are. */
function marked({ from, text }) {
    return from === "stderr" ? `! ${text}` : `  ${text}`;
}


/***/ }),

/***/ 16882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CH: () => (/* binding */ inCell),
/* harmony export */   Hi: () => (/* binding */ inMarkdown),
/* harmony export */   ck: () => (/* binding */ inSummary)
/* harmony export */ });
/* harmony import */ var _markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51153);
/* harmony import */ var _markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42328);
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61772);
/* harmony import */ var _markdown_references_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34443);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14647);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91134);







/** Longer names are cut: 200 UTF-16 units in a paragraph, 160 in a table's cell. */
const maxCode = { paragraph: 200, cell: 160 };
/** One line of Markdown, for a paragraph or a list's item. */
function inMarkdown(words) {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .spansOf */ .Ly)(words)
        .map((span) => spanIn(span, defused, (text) => (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(text), maxCode.paragraph))))
        .join("");
}
/**
 * The same for a table's cell. There a bar ends the cell, even inside code and after a backslash, and one as an entity is
 * text. So all bars are replaced.
 */
function inCell(words) {
    const bar = (text) => text.replaceAll("|", "⟨U+007C⟩");
    const code = (text) => (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)(bar((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(text), maxCode.cell)));
    return ((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .spansOf */ .Ly)(words)
        .map((span) => spanIn(span, (text) => defused(bar(text)).replaceAll("|", "\\|"), code))
        .join("") || "–");
}
/** One line of HTML for a fold's summary, which GitHub reads without Markdown. */
function inSummary(words) {
    const code = (text) => `<code>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .defuseHtml */ .c)((0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .truncateEnd */ .S)(text, maxCode.paragraph))}</code>`;
    const plain = (text) => text
        .split(/(`[^`]*`)/)
        .map((part) => (/^`.+`$/.test(part) ? code(part.slice(1, -1)) : edges(part, _markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .defuseHtml */ .c)))
        .join("");
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .spansOf */ .Ly)(words)
        .map((span) => typeof span !== "string" && span.as === "bold"
        ? `<b>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .defuseHtml */ .c)(span.text)}</b>`
        : spanIn(span, plain, code))
        .join("");
}
function spanIn(span, plain, code) {
    if (typeof span === "string")
        return plain(span);
    switch (span.as) {
        case "code":
            return code(span.text);
        case "bold":
            return `**${plain(span.text).replaceAll("**", "")}**`;
        case "dim":
            return `<sub>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .defuseHtml */ .c)(span.text)}</sub>`;
        case "link":
            return linkTo((0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .defuseHtml */ .c)(span.text), span.to ?? "");
    }
}
/** A file beside the page has no address here. */
function linkTo(label, to) {
    if (!URL.canParse(to))
        return label;
    return `<a href="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(new URL(to).href.replace(/["<>]/g, encodeURIComponent))}">${label}</a>`;
}
/** Most of our own words need no parser. */
const harmless = /^(?:[\p{L}\p{Nd}\p{Extended_Pictographic} ,;:.()=?+–−·…'’"%$/]|\uFE0F)*$/u;
const active = /^\s*(?:\d+[.)]|[+=])|:\/\/|\bwww\./i;
function defused(text) {
    if (harmless.test(text) && !active.test(text) && !(0,_markdown_references_js__WEBPACK_IMPORTED_MODULE_6__/* .hasReference */ .UN)(text))
        return text;
    return edges(text, _markdown_defuse_js__WEBPACK_IMPORTED_MODULE_0__/* .defuseInline */ .w);
}
/** Blanks at the ends part a sentence from what stands beside it. */
function edges(text, change) {
    const inner = text.trim();
    if (inner === "")
        return text === "" ? "" : " ";
    return `${/^\s/.test(text) ? " " : ""}${change(inner)}${/\s$/.test(text) ? " " : ""}`;
}


/***/ }),

/***/ 64558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   Ir: () => (/* binding */ workSummary),
/* harmony export */   p4: () => (/* binding */ isVerified)
/* harmony export */ });
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68071);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26261);
/* harmony import */ var _run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23503);
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19411);
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75823);
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80436);
/* harmony import */ var _facts_decision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8473);
/* harmony import */ var _markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28128);
/* harmony import */ var _markdown_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87524);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96065);











/** So many are named: a program that wants more reads the transcript. */
const maxLeftOut = 1_000;
/** 64 KiB of text at most: the result goes into step outputs, which GitHub bounds at 1 MiB for a job. */
const maxResultChars = 65_536;
/**
 * The result of a run, from its events. A run that has no end yet counts as cancelled.
 * @param runDir where the run's files lie, absolute. Default: nowhere.
 */
function resultOf(events, runDir = null) {
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(events);
    const ran = state.attempts
        .flatMap((attempt) => attempt.executions)
        .filter((each) => each.ending !== "not-run");
    const last = state.attempts.at(-1);
    // What went on behind a block that failed says nothing of the failure.
    const keptOn = state.run?.policy.keepGoing === true && last !== undefined ? (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedBlockOf */ .g$)(last) : undefined;
    const execution = keptOn ?? ran.at(-1);
    const failed = last && state.end?.outcome === "failed" ? ((0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedBlockOf */ .g$)(last) ?? (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedVerificationOf */ .Kl)(last)) : undefined;
    return {
        version: 1,
        runId: state.run?.runId ?? "",
        outcome: state.end?.outcome ?? "cancelled",
        exitCode: exitCodeOf(state, failed ?? execution),
        attempts: attemptsOf(state),
        turns: state.attempts.length,
        verified: isVerified(state),
        proof: {
            ...beforeOf(state),
            failsOnChangedValues: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .failsOnChangedValues */ .bQ)(state),
            tests: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .provedTests */ .on)(state),
            cheats: cheatsOf(state),
        },
        summary: summaryOf(state),
        reason: state.end?.reason ?? "The run has no end yet.",
        result: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateMiddle */ .k)(execution?.stdout.text.trim() ?? "", maxResultChars),
        ...(state.run?.policy.resultSchema !== undefined && { data: state.data?.value ?? null }),
        startedAt: state.run?.at ?? "",
        endedAt: state.lastAt ?? "",
        usage: state.usage,
        image: state.lastSession?.image ?? null,
        digest: state.lastSession?.digest ?? null,
        artifacts: state.files?.artifacts ?? [],
        patch: patchOf(state),
        leftOut: boundedLeftOut(state),
        runDir,
        ...blocksOf(state),
        ...approvalOf(state),
        ...(state.run?.continues === undefined ? {} : { continues: { runId: state.run.continues.runId } }),
    };
}
/**
 * No program reads a 0 of a run that failed: its output was not the expected one, say. Nor does one read another code of
 * a run that passed: its document expected it, say.
 */
function exitCodeOf({ end }, execution) {
    const exitCode = execution?.exitCode ?? null;
    if (end?.outcome === "passed" && exitCode !== null)
        return 0;
    return end?.outcome === "failed" && exitCode === 0 ? null : exitCode;
}
function beforeOf(state) {
    const control = state.run === null ? "not-run" : (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .controlOf */ .rs)(state, state.run.policy);
    if (control === "untested")
        return { failedBefore: null, beforeUntested: true };
    return { failedBefore: control === "not-run" ? null : control === "failed" };
}
function cheatsOf({ audit }) {
    if (audit === null)
        return null;
    const { held, fooled, notTried } = audit;
    return { held, fooled: fooled.map(({ name }) => name), notTried };
}
function attemptsOf({ run, attempts }) {
    if (run === null || !(0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .isStepByStep */ .G0)(run.policy) || attempts.length === 0)
        return attempts.length;
    return 1 + attempts.filter(({ decision }) => decision?.retry === true).length;
}
function blocksOf({ run, attempts }) {
    const last = attempts.at(-1);
    if (run?.policy.hasWriter !== false || last === undefined)
        return {};
    const blocks = last.reply.blocks.map(({ document, line, language, path }, index) => {
        const execution = last.executions.find(({ block }) => block === index);
        const isRun = execution !== undefined && execution.ending !== "not-run";
        return {
            ...(document !== undefined && { file: document, document }),
            ...(line !== undefined && { line }),
            language,
            path,
            ending: execution?.ending ?? "not-run",
            status: !isRun ? "not-run" : (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(execution) ? "passed" : "failed",
            exitCode: execution?.exitCode ?? null,
            durationMs: execution?.durationMs ?? 0,
            ...(!isRun && { reason: execution?.evidence ?? "the run ended before it" }),
            ...(execution?.unlikeDocument !== undefined && { reason: execution.unlikeDocument }),
        };
    });
    return { blocks };
}
function approvalOf(state) {
    const awaiting = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__/* .awaitingOf */ .M)(state);
    if (awaiting === null)
        return {};
    const { asked: asks, attempt, sha256 } = awaiting;
    const blocks = state.attempts.at(-1)?.reply.blocks ?? [];
    const shown = blocks.map(({ language, path, code }) => ({ language, path, code }));
    return { approval: { asks, attempt, sha256, blocks: shown } };
}
function patchOf({ files }) {
    const { patch: path = null, diff, base = null } = files?.changes ?? {};
    if (path === null || diff === undefined)
        return null;
    const { added, changed, deleted, insertions, deletions } = diff;
    return { path, files: added + changed + deleted, insertions, deletions, base };
}
function boundedLeftOut(state) {
    const all = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__/* .leftOutOf */ .T)(state).map(({ path, reason, entries }) => ({
        path,
        reason,
        ...(entries === undefined ? {} : { entries }),
    }));
    const rest = (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_5__/* .countRefused */ .IR)(all.slice(maxLeftOut));
    const named = all.slice(0, maxLeftOut);
    return rest === 0 ? named : [...named, { path: _facts_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unnamedPath */ .C6, reason: "more than are named", entries: rest }];
}
function isVerified(state) {
    const { run, files } = state;
    const wanted = run?.policy.verify.length ?? 0;
    const last = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state);
    return (wanted > 0 &&
        state.attempts.some(({ executions }) => executions.some(_facts_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .hasRun */ .gb)) &&
        files?.unlikeVerified === undefined &&
        files?.changes?.withheld === undefined &&
        last?.verifications.length === wanted &&
        last.verifications.every(_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc));
}
function summaryOf(state) {
    const words = workSummary(state);
    return words === ""
        ? (state.end?.reason ?? "The run has no end yet.")
        : (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateMiddle */ .k)(words, maxResultChars);
}
/** What the model said of its work: its last words about the run, or those of the deciding reply; "" for nothing. */
function workSummary(state) {
    const { reflection, run } = state;
    const last = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state)?.reply;
    const isWhole = last !== undefined && !last.isCut && last.finish === "stop" && run?.policy.hasWriter === true;
    // Lines that belong to a block or to the run's own rules say nothing of the work.
    const paths = last?.blocks.flatMap(({ path }) => path ?? []) ?? [];
    const marks = [run?.policy.doneWord, ...paths];
    const said = (isWhole ? (0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_9__/* .wordsOf */ .Z)((0,_facts_decision_js__WEBPACK_IMPORTED_MODULE_6__/* .afterDecision */ .Xg)(last.text)) : "")
        .split("\n")
        .filter((line) => !marks.includes(line.trim()) && !marks.includes((0,_markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_10__/* .pathAlone */ .N)(line)))
        .join("\n")
        .trim();
    return reflection?.text.trim() || said;
}


/***/ }),

/***/ 9233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ pullRequest),
/* harmony export */   p: () => (/* binding */ nextOfPullRequest)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);


/** What to do with an opened pull request: the next step of its run. */
function nextOfPullRequest({ isDraft, isMergeable, waitsForApproval }, { isVerified }) {
    return [
        isVerified ? "" : "The change is not verified.",
        isMergeable === false ? "Resolve the conflicts in the pull request first." : "",
        isDraft ? "Review the draft pull request." : "Review and merge the pull request.",
        waitsForApproval
            ? "Its workflows wait until you approve them there. With an app's token in `github-token` they start at once."
            : "",
    ]
        .filter((sentence) => sentence !== "")
        .join(" ");
}
/** Why there is no pull request, and how a person makes one. */
function pullRequest(end) {
    if (end === null || end.kind === "opened")
        return [];
    return [{ name: "the pull request", rank: 0, isVital: true, blocks: () => blocksOf(end) }];
}
function blocksOf(end) {
    const stop = /[.!?]$/.test(end.why) ? "" : ".";
    const why = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(`There is no pull request. ${end.why}${stop} ${end.nextStep}`, "warning");
    if (end.kind === "pushed")
        return [
            why,
            (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)([
                "Branch ",
                (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(end.branch),
                " has the change: ",
                (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)("open the pull request", end.url),
                ".",
            ]),
        ];
    return [
        why,
        (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(`Apply the patch by hand: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("command", end.commands.length)} for a checkout`, [
            { kind: "code", text: end.commands.join("\n"), language: "sh" },
        ]),
    ];
}


/***/ }),

/***/ 26261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ isControlOver),
/* harmony export */   bQ: () => (/* binding */ failsOnChangedValues),
/* harmony export */   on: () => (/* binding */ provedTests),
/* harmony export */   rs: () => (/* binding */ controlOf)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _proof_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20131);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19411);



/** Whether no more is to come of it. */
function isControlOver({ controls, warnings }, { verify }) {
    return controls.length >= verify.length || warnings.some(({ code }) => code === _proof_control_js__WEBPACK_IMPORTED_MODULE_1__/* .controlNotRun */ .KW);
}
/**
 * What the verifications said of the workspace as it was given. `failed`: one of them at least, so that passing afterwards
 * is proof. `passed`: all of them, so that they guard what was there and prove nothing new. `untested`: one did not pass, and did not
 * fail by a test either. `not-run`: nobody knows.
 */
function controlOf({ controls }, { verify }) {
    if (controls.some(_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFailed */ .WN))
        return "failed";
    if (controls.some((each) => (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(each) !== null))
        return "untested";
    return controls.length > 0 && controls.length === verify.length ? "passed" : "not-run";
}
/**
 * Whether the verifications of the attempt that decides fail if their expected values are changed: false if one of them still
 * passes, null if nobody knows.
 */
function failsOnChangedValues(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).map((each) => each.failsOnChangedValues);
    return told.includes(false) ? false : told.includes(true) ? true : null;
}
/** Null where none told of any. */
function provedTests(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).filter(({ tests }) => tests !== undefined);
    if (told.length === 0)
        return null;
    const sum = (of) => told.reduce((total, each) => total + each.tests[of], 0);
    const named = told.flatMap(({ index, tests }) => {
        const before = state.controls.find((each) => each.index === index)?.tests;
        const passedBefore = new Set(withStatus("passed", before?.cases));
        return withStatus("passed", tests.cases).map((name) => ({
            name,
            hasPassed: passedBefore.has(name),
            isKnown: before !== undefined,
        }));
    });
    return {
        passed: sum("passed"),
        failed: sum("failed"),
        skipped: sum("skipped"),
        failing: told.flatMap(({ tests }) => withStatus("failed", tests.cases)),
        failToPass: named.filter(({ hasPassed, isKnown }) => isKnown && !hasPassed).map(({ name }) => name),
        passToPass: named.filter(({ hasPassed }) => hasPassed).map(({ name }) => name),
    };
}
function withStatus(wanted, cases = []) {
    return cases.filter(({ status }) => status === wanted).map(({ name }) => name);
}


/***/ }),

/***/ 23503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ awaitingOf),
/* harmony export */   T: () => (/* binding */ leftOutOf)
/* harmony export */ });
/** What a run waits for: another end, such as one by a signal, leaves nothing to wait for. */
function awaitingOf({ awaiting, end }) {
    return end === null || end.outcome === "awaiting-approval" ? awaiting : null;
}
/** What was not saved, and changes that were refused, these first. */
function leftOutOf({ files }) {
    return [...(files?.changes?.refused ?? []), ...(files?.leftOut ?? [])];
}


/***/ })

};
