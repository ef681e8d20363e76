export const id = 6348;
export const ids = [6348];
export const modules = {

/***/ 40312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DN: () => (/* binding */ whyUnheld),
/* harmony export */   Hx: () => (/* binding */ unheldLimits),
/* harmony export */   sq: () => (/* binding */ unheldWords)
/* harmony export */ });
/** What it means that a limit does not hold, by its name in a session's facts. */
const meanings = {
    isolation: "code can do on this machine what its user can",
    memory: "code can take all memory of this machine",
    pids: "code can start processes without end",
    cpus: "code can take all processors of this machine",
    network: "code may reach other machines",
    "no host path": "code reads what lies there, and changes what is writable",
    "read-only root": "code may change the image's files inside the container",
    workspace: "code can fill memory or disk with the files of its folder",
    inodes: "code can make as many files as memory takes",
    tmp: "code can fill memory or disk with files in /tmp",
    "/dev/shm": "code can fill memory with files in /dev/shm",
    "shared memory": "code can fill memory with shared memory that nobody uses",
    "open files": "code can open as many files as this machine takes",
    "core dumps": "a crash can write the memory of a process to disk",
    "not root": "code runs as root inside the container",
    "PID 1": "code can end the container, and what watches it",
    "no capabilities": "code has rights over the container that it does not need",
    "no new privileges": "a program of the image can give code more rights",
    "full disk seen": "a block that fails for want of room looks like any other that fails",
    seccomp: "the engine filters no system calls of the code",
    "sealed shell": "what a verification starts can reach into the shell that runs its command",
};
/** The names of the limits that do not hold. */
function unheldLimits(held) {
    return Object.keys(held).filter((limit) => held[limit] === false);
}
/** Null for a limit that is not known here. */
function meaningOfUnheld(limit) {
    return Object.hasOwn(meanings, limit) ? (meanings[limit] ?? null) : null;
}
/** Whose doing it is that a limit does not hold, and what it means, in one clause of our words. */
function whyUnheld(limit, { isWaived }) {
    const meaning = meaningOfUnheld(limit);
    const cause = isWaived ? "not held, as the settings ask" : "NOT held on this machine";
    return `${cause}${meaning === null ? "" : `: ${meaning}`}`;
}
/** `memory (2 GiB) is NOT held on this machine: code can take all of its memory`, for a line of text. */
function unheldWords(limit, { value, isWaived }) {
    const size = value === undefined || value === "" ? "" : ` (${value})`;
    return `${limit}${size} is ${whyUnheld(limit, { isWaived })}`;
}


/***/ }),

/***/ 5701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderFiles: () => (/* binding */ files_renderFiles)
});

// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/output/output-lines.js
var output_lines = __webpack_require__(44934);
// EXTERNAL MODULE: ./lib/reports/code-endings.js
var code_endings = __webpack_require__(6443);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/ports/patch-words.js
var patch_words = __webpack_require__(62790);
// EXTERNAL MODULE: ./lib/reports/diff.js
var diff = __webpack_require__(91712);
// EXTERNAL MODULE: ./lib/reports/html-attempt.js
var html_attempt = __webpack_require__(39574);
;// CONCATENATED MODULE: ./lib/reports/html-diff.js





/** More lines than this are folded, and so is each new file: beside its work a run leaves helpers of its own. */
const foldBeyondLines = 60;
/** What the run changed, file by file, as the patch has it. */
function renderDiff({ changes }) {
    if (changes === null)
        return "";
    const { files, more } = (0,diff/* fileDiffs */.P)(changes);
    if (files.length === 0)
        return "";
    const parts = files.map(renderFile);
    const rest = more === 0 ? "" : `<p class="dim">… and ${(0,format/* count */.U9)("file", more)} more in the patch.</p>`;
    return `<section id="changes"><h2>Changes <span class="dim">${(0,patch_words/* diffStatWords */.XV)(changes)}</span></h2><p>Whole, for <code>git apply</code>: ${patchLink(changes.patch)}</p>${parts.join("\n")}${rest}</section>`;
}
/** An earlier version, or a stranger, may have given it another name: that is shown and leads nowhere. */
function patchLink(patch) {
    const name = `<code>${(0,html_attempt/* line */.n8)(patch ?? "")}</code>`;
    return patch === patch_words/* patchName */.UC ? `<a href="./${patch_words/* patchName */.UC}">${name}</a>` : name;
}
function renderFile({ path, words, lines, isNew }) {
    const title = `<code>${(0,html_attempt/* line */.n8)(path)}</code> <span class="dim">${words}</span>`;
    if (lines.length === 0)
        return `<p>${title}</p>`;
    const open = !isNew && lines.length <= foldBeyondLines ? " open" : "";
    return `<details class="changes"${open}><summary>${title}</summary><pre class="diff">${(0,html_attempt/* diffLines */.Pp)(lines.map(visible/* showHidden */.U))}</pre></details>`;
}

// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/reports/broken-limits.js
var broken_limits = __webpack_require__(20259);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/reports/pictures.js
var pictures = __webpack_require__(85140);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
;// CONCATENATED MODULE: ./lib/reports/html-files.js






/** 4 MiB in all, as one picture is bounded. */
const maxPicturesBytes = 4 * 1024 ** 2;
/** More rows than anybody scrolls through; the manifest holds them all. */
const maxRows = 2_000;
/** So many names stand in one sentence. */
const maxNames = 200;
/** More rows than this are folded. */
const foldBeyondRows = 10;
/** What the run left and deleted, and what was not saved. */
function renderFiles(report) {
    const { files, leftOut, changes } = report;
    const { deleted = [], ignored = 0, patch = null } = changes ?? {};
    if (files.length + leftOut.length + deleted.length === 0)
        return "";
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const rows = files.slice(0, maxRows).map((file) => {
        const mark = changes === null ? "" : (0,patch_words/* markOf */.Fg)(changes, file.path);
        const name = `<code>${(0,html_attempt/* line */.n8)(file.path)}</code>${mark === "" ? "" : ` <span class="dim">${mark}</span>`}`;
        return `<tr><td>${name}</td><td class="number">${(0,format/* formatBytes */.z3)(file.bytes)}</td><td><code class="hash">${(0,html_attempt/* line */.n8)(file.sha256)}</code></td></tr>`;
    });
    const table = rows.length === 0
        ? ""
        : `<div class="wide"><table><thead><tr><th>File</th><th class="number">Size</th><th>SHA-256</th></tr></thead><tbody>${rows.join("\n")}</tbody></table></div>`;
    const more = files.length > maxRows ? `<p class="dim">… and ${(0,format/* count */.U9)("file", files.length - maxRows)} more</p>` : "";
    const out = leftOut
        .slice(0, maxRows)
        .map(({ path, reason }) => `<li><code>${(0,html_attempt/* line */.n8)(path)}</code>: ${(0,html_attempt/* line */.n8)(reason)}</li>`);
    const moreLeftOut = (0,workspace/* countRefused */.IR)(leftOut.slice(maxRows));
    const moreOut = moreLeftOut > 0 ? `<li>… and ${(0,format/* formatCount */.B4)(moreLeftOut)} more</li>` : "";
    const missing = out.length === 0 ? "" : `<p>Not saved:</p><ul>${out.join("\n")}${moreOut}</ul>`;
    const list = rows.length > foldBeyondRows
        ? `<details class="list"><summary>With sizes and hashes</summary>${table}${more}</details>`
        : table + more;
    const gone = deleted.length === 0 ? "" : `<p>Deleted: ${listed(deleted)}.</p>`;
    const whole = patch === null
        ? ""
        : `<p>All changes as a patch: <code>${(0,html_attempt/* line */.n8)(patch)}</code> beside this page, for <code>git apply</code>.</p>`;
    const apart = ignored === 0 ? "" : `<p class="dim">${patch_words/* ignoredNote */.bH}: ${(0,format/* formatCount */.B4)(ignored)}.</p>`;
    return `<section id="files"><h2>${(0,titles/* filesTitle */.si)(report)} <span class="dim">${files.length === 0 ? "" : (0,format/* formatBytes */.z3)(bytes)}</span></h2>
${list}${gone}${whole}${apart}${missing}</section>`;
}
/** What a reader must know before anything else about the changes. */
function renderChangeWarnings({ changes }) {
    return (0,patch_words/* changeWarnings */.w1)(changes ?? {})
        .map(({ words, paths, advice }) => `<p class="note">${`${words}: ${listed(paths)}. ${advice}`.trim()}</p>`)
        .join("");
}
function listed(paths) {
    const names = paths.slice(0, maxNames).map((path) => `<code>${(0,html_attempt/* line */.n8)(path)}</code>`);
    const more = paths.length > names.length ? ` and ${(0,format/* formatCount */.B4)(paths.length - names.length)} more` : "";
    return names.join(", ") + more;
}
/** The pictures among the files that the run left, which show its result at a glance. */
async function renderPictures({ files }, readArtifact) {
    const figures = [];
    let room = maxPicturesBytes;
    for (const file of files) {
        if (!/\.(?:png|jpe?g|gif|webp|svg)$/i.test(file.path) || file.bytes > Math.min(room, pictures/* maxPictureBytes */.M))
            continue;
        const source = await pictureOf(file, readArtifact);
        if (source === null)
            continue;
        room -= file.bytes;
        figures.push(`<figure><img src="${source}" alt="${(0,html_attempt/* line */.n8)(file.path)}"><figcaption><code>${(0,html_attempt/* line */.n8)(file.path)}</code></figcaption></figure>`);
    }
    return figures.length === 0 ? "" : `<div class="pictures">${figures.join("\n")}</div>`;
}
async function pictureOf({ path }, readArtifact) {
    try {
        return (0,pictures/* pictureAddress */.B)(await readArtifact(path), path);
    }
    catch {
        // The file is listed either way; a picture that is gone is no reason to have no report.
        return null;
    }
}

// EXTERNAL MODULE: ./lib/reports/network.js
var reports_network = __webpack_require__(80685);
;// CONCATENATED MODULE: ./lib/reports/html-network.js



/** So many hosts have a row. */
const html_network_maxRows = 1000;
/** Every host that code asked for, and what was decided. On a narrow screen each row is a list, for which the style names two of the cells. */
function renderNetwork({ network }) {
    if (network.length === 0)
        return "";
    const rows = network.slice(0, html_network_maxRows).map((each) => {
        const cells = [
            `<code>${(0,html_attempt/* line */.n8)((0,reports_network/* targetOf */.$r)(each))}</code>`,
            decisionWord(each),
            (0,html_attempt/* line */.n8)(each.reason),
            (0,format/* formatCount */.B4)(each.count),
            each.where,
        ];
        return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    });
    const more = network.length > html_network_maxRows ? `<p class="dim">… and ${(0,format/* formatCount */.B4)(network.length - html_network_maxRows)} more</p>` : "";
    const head = ["Host", "Decision", "Why", "Requests", "First in"].map((name) => `<th>${name}</th>`).join("");
    return `<h2>Network: ${(0,reports_network/* networkTitle */.F6)(network)}</h2><div class="wide"><table class="network"><thead><tr>${head}</tr></thead><tbody>${rows.join("\n")}</tbody></table></div>${more}`;
}
function decisionWord(decision) {
    if (!decision.allowed)
        return `<b class="bad">refused</b>`;
    return (0,reports_network/* isUnreached */.mI)(decision) ? `<b class="warn">allowed, not reached</b>` : `<b class="good">allowed</b>`;
}

// EXTERNAL MODULE: ./lib/markdown/html.js
var html = __webpack_require__(61772);
// EXTERNAL MODULE: ./lib/output/show-within.js
var show_within = __webpack_require__(15778);
;// CONCATENATED MODULE: ./lib/reports/html-prose.js



/** 50,000 UTF-16 units are more than a model writes in a reply; what is longer is shown as plain text, and cut. */
const maxChars = 50_000;
const maxPlainChars = 200_000;
const protocols = new Set(["http:", "https:", "mailto:"]);
/**
 * Loads the Markdown parser. What it renders holds no HTML of the text's own, no image, nothing hidden, and links to
 * http, https and mailto alone, which tell nobody where they were clicked.
 */
async function createProse() {
    const { default: MarkdownIt } = await __webpack_require__.e(/* import() */ 5251).then(__webpack_require__.bind(__webpack_require__, 65251));
    const parser = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable("image");
    parser.validateLink = (url) => URL.canParse(url) && protocols.has(new URL(url).protocol);
    // An entity can stand for a hidden character, which only shows once it is decoded.
    parser.renderer.rules["text"] = (tokens, index) => (0,html/* escapeHtml */.Z)((0,visible/* showHidden */.U)(tokens[index]?.content ?? ""));
    parser.renderer.rules["link_open"] = (tokens, index) => {
        const href = String(tokens[index]?.attrGet("href") ?? "");
        return `<a href="${(0,html/* escapeHtml */.Z)(href)}" rel="noopener noreferrer nofollow">`;
    };
    parser.renderer.rules["fence"] = (tokens, index) => plainCode(tokens[index]?.content ?? "");
    parser.renderer.rules["code_block"] = parser.renderer.rules["fence"];
    return (markdown, omitCode = []) => {
        const visible = (0,show_within/* showWithin */.L)(markdown, maxPlainChars);
        if (visible.length > maxChars)
            return plainCode(visible);
        const omitted = new Set(omitCode.map((code) => (0,show_within/* showWithin */.L)(code, maxPlainChars).trimEnd()));
        const tokens = parser.parse(visible, {});
        const kept = tokens.filter((token) => token.type !== "fence" || !omitted.has(token.content.trimEnd()));
        return parser.renderer.render(kept, parser.options, {});
    };
}
function plainCode(text) {
    return `<pre class="plain">${(0,html/* escapeHtml */.Z)(text)}</pre>`;
}

// EXTERNAL MODULE: ./lib/reports/html-shown.js
var html_shown = __webpack_require__(24906);
// EXTERNAL MODULE: ./lib/reports/html-style.js
var html_style = __webpack_require__(18090);
// EXTERNAL MODULE: ./lib/reports/tests.js
var tests = __webpack_require__(62194);
// EXTERNAL MODULE: ./lib/reports/usage.js
var reports_usage = __webpack_require__(70464);
;// CONCATENATED MODULE: ./lib/reports/html.js













/** Nothing may be loaded or run, whatever a text in the page makes a browser try. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
/** So many attempts are shown whole, the first ones and the latest ones; those between as one line each. */
const wholeAttempts = 200;
/** 8 Mi characters of output over all attempts, so that a browser stays quick; all of it stands in `attempts/`. */
const maxOutputChars = 8 * 1024 ** 2;
/** The report as one page that needs nothing else: no script, no request, pictures inside. For any browser and for paper. */
async function renderHtml(report, { readArtifact, readShown: read }) {
    const prose = await createProse();
    const shown = read === undefined ? new Map() : await (0,html_shown/* readShown */.m)(report.attempts, read);
    const parts = [
        renderHeader(report),
        renderTests(report),
        renderTask(report, prose),
        renderReflection(report, prose),
        renderAnswer(report, prose),
        renderDiff(report),
        await renderPictures(report, readArtifact),
        `<h2>${report.attempts.length === 0 ? `No ${report.unit} was made` : (0,format/* count */.U9)(report.unit, report.attempts.length)}</h2>`,
        renderAttempts(report, prose, shown),
        renderFiles(report),
        renderNetwork(report),
        renderSandbox(report),
        renderNotes(report),
    ];
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${(0,html_attempt/* line */.n8)(report.title)} · agent-exec</title>
<style>${html_style/* style */.i}</style>
</head>
<body>
<main>
${parts.filter((part) => part !== "").join("\n")}
<footer>agent-exec ${(0,html_attempt/* line */.n8)(report.version, 40)} · run ${(0,html_attempt/* line */.n8)(report.runId, 80)} · ${(0,html_attempt/* line */.n8)(report.startedAt, 40)}</footer>
</main>
</body>
</html>
`;
}
function renderHeader(report) {
    const { tone, icon, title, reason, nextStep } = report;
    const next = nextStep === "" ? "" : `<p><b>Next step:</b> ${withCode((0,html_attempt/* line */.n8)(nextStep, 3_000))}</p>`;
    const { awaiting } = report;
    const waits = awaiting === null
        ? ""
        : `<p><b>SHA-256 of the waiting code:</b> <code>${(0,html_attempt/* line */.n8)(awaiting.sha256)}</code></p>`;
    const broken = (0,broken_limits/* brokenLimits */.M)(report.sandbox).map(({ name, value, why }) => {
        const size = value === "" ? "" : ` (${(0,html_attempt/* line */.n8)(value)})`;
        return `<li><b>${(0,html_attempt/* line */.n8)(name)}</b>${size} is ${why}</li>`;
    });
    const warning = broken.length === 0 ? "" : `<div class="note">These limits do not hold:<ul>${broken.join("")}</ul></div>`;
    return `<header class="${tone}"><h1>${icon} ${(0,html_attempt/* line */.n8)(title)}</h1>
<p>${withCode((0,html_attempt/* line */.n8)(reason, 3_000))}</p>${next}${waits}
<dl class="facts">${factsOf(report)
        .map(([name, value]) => `<div><dt>${name}</dt><dd>${withCode((0,html_attempt/* line */.n8)(value, 3_000))}</dd></div>`)
        .join("")}</dl></header>${warning}${renderChangeWarnings(report)}`;
}
/** What is quoted by our own words, whose quotes hold no backtick. */
function withCode(html) {
    return html.replace(/`([^`]*)`/g, "<code>$1</code>");
}
function factsOf(report) {
    const { usage, sandbox, writer } = report;
    return [
        (0,titles/* attemptsFigure */.bE)(report),
        ["Verified", (0,titles/* verifiedWords */.SZ)(report)],
        ...(0,tests/* testsFigure */.g)(report),
        ...(0,titles/* auditFigure */.Iz)(report),
        (0,titles/* timeFigure */.Wc)(report),
        ...(0,reports_usage/* usageFigures */.B)(usage),
        ["Writer", writer ?? "none"],
        ["Ran in", sandbox === null ? "nothing" : (sandbox.image ?? sandbox.executor)],
    ];
}
/** The names of tests, folded. */
function renderTests(report) {
    return (0,tests/* testLists */.E)(report)
        .map(({ title, names }) => {
        const items = names.map((name) => `<li><code>${(0,html_attempt/* line */.n8)(name)}</code></li>`).join("");
        return `<details><summary>${title} (${(0,format/* formatCount */.B4)(names.length)})</summary><ul>${items}</ul></details>`;
    })
        .join("");
}
function renderReflection({ reflection }, prose) {
    if (reflection === null)
        return "";
    const thought = (0,html_attempt/* renderThought */.Ag)(reflection.thought, prose);
    return `<h2>In the writer's words</h2>${thought}<div class="prose said">${prose(reflection.text)}</div>`;
}
function renderAnswer({ answer }, prose) {
    return answer === null ? "" : `<h2>Answer</h2><div class="prose said">${prose(answer)}</div>`;
}
function renderAttempts({ attempts }, prose, shown) {
    const firstShort = wholeAttempts / 10;
    const lastShort = attempts.length - (wholeAttempts - firstShort);
    const whole = Math.min(attempts.length, wholeAttempts);
    const detail = {
        prose,
        shown,
        maxCodeChars: 200_000,
        maxOutputChars: Math.min(65_536, Math.floor(maxOutputChars / Math.max(1, whole))),
    };
    return attempts
        .map((attempt, index) => {
        const isShort = index >= firstShort && index < lastShort;
        if (isShort)
            return `<p>${(0,html_attempt/* attemptHeading */.YT)(attempt)}</p>`;
        return (0,html_attempt/* renderAttempt */.Sz)(attempt, detail, {
            isOpen: index === attempts.length - 1 || attempts.length <= 3,
        });
    })
        .join("\n");
}
function renderTask({ task }, prose) {
    const { source, author } = task;
    const where = source.kind === "file"
        ? ` from <code>${(0,html_attempt/* line */.n8)(source.path)}</code>`
        : source.kind === "input" || source.kind === "demo"
            ? ""
            : ` from the ${source.kind}`;
    const by = author === undefined ? "" : ` by <code>${(0,html_attempt/* line */.n8)(author)}</code>`;
    return `<h2>Task${where}${by}</h2><div class="prose task">${prose((0,truncate/* truncateEnd */.S)(task.text, 50_000))}</div>`;
}
function renderSandbox({ sandbox }) {
    if (sandbox === null)
        return "";
    const rows = sandbox.limits.map(({ name, value, holds }) => {
        const word = holds === null
            ? `<span class="dim">not tried</span>`
            : holds
                ? `<b class="good">holds</b>`
                : `<b class="bad">does not hold</b>`;
        return `<tr><td>${(0,html_attempt/* line */.n8)(name)}</td><td>${(0,html_attempt/* line */.n8)(value)}</td><td>${word}</td></tr>`;
    });
    const image = sandbox.image === null ? "" : ` · <code>${(0,html_attempt/* line */.n8)(sandbox.image)}</code>`;
    const digest = sandbox.digest === null ? "" : `<p class="dim">Digest <code>${(0,html_attempt/* line */.n8)(sandbox.digest)}</code></p>`;
    const build = sandbox.build === null ? "" : `<p class="dim">${(0,html_attempt/* line */.n8)(`The image was ${sandbox.build}`)}</p>`;
    const table = rows.length === 0
        ? ""
        : `<div class="wide"><table><thead><tr><th>Limit</th><th>Value</th><th>On this machine</th></tr></thead><tbody>${rows.join("\n")}</tbody></table></div>`;
    return `<h2>Sandbox: ${(0,html_attempt/* line */.n8)(sandbox.executor)}${image}</h2>${digest}${build}${table}`;
}
function renderNotes({ notes }) {
    if (notes.length === 0)
        return "";
    const shown = notes.slice(0, 500).map((note) => `<li>${(0,html_attempt/* line */.n8)(note, 1_000)}</li>`);
    const more = notes.length > shown.length ? `<li>… and ${(0,format/* formatCount */.B4)(notes.length - shown.length)} more</li>` : "";
    return `<h2>Notes about the run</h2><ul>${shown.join("\n")}${more}</ul>`;
}

// EXTERNAL MODULE: ./node_modules/fast-xml-builder/src/fxb.js + 3 modules
var fxb = __webpack_require__(43489);
// EXTERNAL MODULE: ./lib/ports/endings.js
var endings = __webpack_require__(97708);
// EXTERNAL MODULE: ./lib/ports/execution.js
var ports_execution = __webpack_require__(3646);
// EXTERNAL MODULE: ./lib/ports/outcomes.js
var outcomes = __webpack_require__(64319);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
;// CONCATENATED MODULE: ./lib/reports/junit.js








/** 16 Ki UTF-16 units of what each printed, head and tail: the whole stands in the transcript. */
const junit_maxOutputChars = 16_384;
/**
 * A run as JUnit XML, for whatever shows test reports: the run itself, the blocks of the attempt that decides, each
 * verification, and the tests that those told of. What an earlier attempt got wrong is no failure of a run that passed.
 */
function junitOf(events) {
    const state = (0,apply/* fold */.AU)(events);
    const suites = suitesOf(state);
    const builder = new fxb/* default */.A({
        ignoreAttributes: false,
        attributeNamePrefix: "@",
        format: true,
        suppressEmptyNode: true,
    });
    const all = suites.flatMap(({ cases }) => cases);
    const xml = builder.build({
        "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
        testsuites: {
            "@name": `agent-exec ${state.run.runId}`,
            ...countsOf(all),
            testsuite: suites.map(({ name, cases }) => ({
                "@name": readable(name),
                ...countsOf(cases),
                testcase: cases.map((each) => testcase(name, each)),
            })),
        },
    });
    return String(xml);
}
function suitesOf(state) {
    const attempt = (0,standing/* decidingAttempt */.JF)(state);
    const blocks = (attempt?.executions ?? []).map((each) => caseOf(`block ${each.block + 1}: ${attempt?.reply.blocks[each.block]?.language ?? ""}`, each));
    const verifications = attempt?.verifications ?? [];
    return [
        { name: "run", cases: [ofRun(state)] },
        { name: "code", cases: blocks },
        { name: "verification", cases: verifications.map((each) => caseOf(each.command, each)) },
        ...verifications.map(({ command, tests }) => ({
            name: command,
            cases: (tests?.cases ?? []).map(ofTest),
        })),
    ].filter(({ cases }) => cases.length > 0);
}
function ofRun({ run, end, lastAt }) {
    const outcome = end?.outcome ?? "cancelled";
    const seconds = (Date.parse(lastAt ?? run.at) - Date.parse(run.at)) / 1000;
    const name = run.task.text.trim().split("\n")[0].slice(0, 200);
    if (outcome === "passed" || outcome === "answered")
        return { name, seconds };
    const as = outcomes/* outcomes */.KI[outcome].exitCode === outcomes/* outcomes */.KI["infrastructure-error"].exitCode ? "error" : "failure";
    return { name, seconds, not: { as, message: `${outcome}: ${end?.reason ?? "The run has no end yet."}` } };
}
function caseOf(name, execution) {
    const { durationMs, ending, exitCode, unproven, untested, evidence, stdout, stderr } = execution;
    const output = [stdout.text, stderr.text].filter((text) => text !== "").join("\n");
    const head = { name, seconds: durationMs / 1000, ...(output !== "" && { output }) };
    if (!(0,endings/* hasRun */.gb)(execution))
        return { ...head, not: { as: "skipped", message: evidence } };
    if ((0,ports_execution/* hasPassed */.Pc)(execution))
        return head;
    const message = unproven ?? `${ending}, exit code ${exitCode ?? "unknown"}: ${untested ?? evidence}`;
    return { ...head, not: { as: "failure", message } };
}
function ofTest({ name, status }) {
    const not = status === "failed"
        ? { as: "failure", message: "failed" }
        : status === "skipped"
            ? { as: "skipped", message: "skipped" }
            : undefined;
    return { name, seconds: 0, ...(not !== undefined && { not }) };
}
function countsOf(cases) {
    const of = (as) => cases.filter(({ not }) => not?.as === as).length;
    return {
        "@tests": cases.length,
        "@failures": of("failure"),
        "@errors": of("error"),
        "@skipped": of("skipped"),
        "@time": cases.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3),
    };
}
function testcase(suite, { name, seconds, not, output }) {
    return {
        "@classname": readable(suite),
        "@name": readable(name),
        "@time": seconds.toFixed(3),
        ...(not !== undefined && { [not.as]: { "@message": readable(not.message) } }),
        ...(output !== undefined && { "system-out": readable((0,truncate/* truncateMiddle */.k)(output, junit_maxOutputChars)) }),
    };
}
/** XML holds no control characters, and a viewer shows none. Two more characters are none in XML. */
function readable(text) {
    return (0,visible/* showHidden */.U)(text)
        .toWellFormed()
        .replace(/[\uFFFE\uFFFF]/g, "\uFFFD");
}

// EXTERNAL MODULE: ./lib/reports/markdown.js + 5 modules
var markdown = __webpack_require__(87940);
// EXTERNAL MODULE: ./lib/markdown/defuse.js + 2 modules
var defuse = __webpack_require__(51153);
;// CONCATENATED MODULE: ./lib/reports/notebook.js


/** 32 MiB of what blocks showed: an editor opens that at once. The rest is named in the output. */
const maxShownBytes = 32 * 1024 ** 2;
/** The kernel's own language is code as it is; of others a cell's first line has it run as here. */
const cellMagics = {
    sh: "%%sh",
    bash: "%%bash",
    javascript: "%%script node",
};
/**
 * A run in a kernel as a notebook (nbformat 4.5), for Jupyter and the editors that open its files: what the writer said, each
 * block as a cell with what it printed, showed and raised.
 */
async function renderNotebook({ task, attempts }, { kernel, language }, read) {
    const shown = await readAll(attempts.flatMap(({ blocks }) => blocks), read);
    let count = 0;
    const cells = attempts.flatMap(({ number, unit, said, blocks }) => [
        notebook_markdown(`${unit}-${number}`, `## ${unit === "turn" ? "Turn" : "Attempt"} ${number}\n\n${words(said, blocks)}`),
        ...blocks.map((block, index) => {
            if (block.execution !== null && block.execution.ending !== "not-run")
                count += 1;
            return codeCell(`${unit}-${number}-block-${index + 1}`, block, { language, shown, count });
        }),
    ]);
    const notebook = {
        nbformat: 4,
        nbformat_minor: 5,
        metadata: {
            kernelspec: { name: kernel, display_name: kernel, language },
            language_info: { name: language },
        },
        cells: [notebook_markdown("task", `# Task\n\n${(0,defuse/* defuseMarkdown */.s)(task.text)}`), ...cells],
    };
    return `${JSON.stringify(notebook, null, 1)}\n`;
}
/** Cells hold the code. */
function words(text, blocks) {
    return (0,defuse/* defuseMarkdown */.s)(text, { omitCode: blocks.map(({ block }) => block.code) });
}
function notebook_markdown(id, source) {
    return { cell_type: "markdown", id, metadata: {}, source };
}
function codeCell(id, { block, execution }, { language, shown, count }) {
    const magic = block.language === language ? undefined : cellMagics[block.language];
    return {
        cell_type: "code",
        id,
        metadata: {},
        execution_count: execution === null || execution.ending === "not-run" ? null : count,
        source: magic === undefined ? block.code : `${magic}\n${block.code}`,
        outputs: execution === null ? [] : outputsOf(execution, shown),
    };
}
function outputsOf(execution, shown) {
    const parts = (0,output_lines/* orderedParts */.eC)(execution)
        .map(({ from, text }) => ({ output_type: "stream", name: from, text: withoutShownNames(text, shown) }))
        .filter(({ text }) => text !== "");
    const results = (execution.shown ?? []).flatMap(({ name }) => shown.get(name) ?? []);
    return [...parts, ...results];
}
/** What is shown beside it need not be named. */
function withoutShownNames(text, shown) {
    const isName = (line) => {
        const name = /: shown\/(shown_[0-9a-f]{16}\.[a-z]+(?:\.txt)?)\]$/.exec(line)?.[1];
        return line.startsWith("[") && name !== undefined && shown.has(name);
    };
    return text
        .split("\n")
        .filter((line) => !isName(line))
        .join("\n");
}
/** What was shown, as a notebook holds it: pictures in base64, an SVG and texts as they are. What is gone is only named. */
async function readAll(blocks, read) {
    const outputs = new Map();
    let room = maxShownBytes;
    const all = blocks.flatMap(({ execution }) => execution?.shown ?? []);
    // What is shown again stands in the notebook again.
    const times = new Map();
    for (const { name } of all)
        times.set(name, (times.get(name) ?? 0) + 1);
    for (const { name, type, bytes, caption = "" } of all) {
        if (outputs.has(name) || bytes * times.get(name) > room)
            continue;
        const content = await read(name).catch(() => null);
        if (content === null)
            continue;
        room -= bytes * times.get(name);
        const isBinary = /^image\/(?!svg)|\/pdf$/.test(type);
        const data = Buffer.from(content).toString(isBinary ? "base64" : "utf8");
        const value = type === "application/json" ? parsed(data) : data;
        outputs.set(name, {
            output_type: "display_data",
            metadata: {},
            data: { [type]: value, ...(caption !== "" && { "text/plain": caption }) },
        });
    }
    return outputs;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}

// EXTERNAL MODULE: ./lib/reports/report-of.js
var report_of = __webpack_require__(75043);
// EXTERNAL MODULE: ./lib/reports/result.js + 1 modules
var result = __webpack_require__(70186);
// EXTERNAL MODULE: ./lib/run/told/images.js
var told_images = __webpack_require__(67489);
// EXTERNAL MODULE: ./lib/run/told/prompt.js + 7 modules
var told_prompt = __webpack_require__(44078);
;// CONCATENATED MODULE: ./lib/reports/trajectory.js





/**
 * A run as a trajectory of the Agent Trajectory Interchange Format, version 1.7, for viewers and for training: the
 * conversation as the writer had it, each block a call of the tool `execute` with what came of it, tokens and costs.
 */
function trajectoryOf(events) {
    const state = (0,apply/* fold */.AU)(events);
    const run = state.run;
    const timed = [...begun(state), ...events.flatMap((event) => stepOf(event, state))];
    const steps = timed.map((step, index) => ({ step_id: index + 1, ...step }));
    const { usage, end, lastSession } = state;
    const verifications = (0,standing/* decidingAttempt */.JF)(state)?.verifications ?? [];
    return {
        schema_version: "ATIF-v1.7",
        session_id: run.runId,
        trajectory_id: run.runId,
        agent: {
            name: "agent-exec",
            version: run.version,
            ...(run.writer !== null && { model_name: run.writer }),
            extra: { executor: lastSession?.executor ?? null, image: lastSession?.image ?? null },
        },
        steps,
        final_metrics: {
            total_prompt_tokens: usage.inputTokens,
            total_completion_tokens: usage.outputTokens,
            ...(usage.cachedTokens !== undefined && { total_cached_tokens: usage.cachedTokens }),
            ...(usage.costUsd !== null && { total_cost_usd: usage.costUsd }),
            total_steps: steps.length,
            extra: {
                outcome: end?.outcome ?? null,
                verifications: verifications.length,
                verifications_passed: verifications.filter(ports_execution/* hasPassed */.Pc).length,
            },
        },
    };
}
/** What was said before the first reply. */
function begun(state) {
    const { at, task, policy } = state.run;
    if (!policy.hasWriter)
        return [{ timestamp: at, source: "user", message: task.text }];
    return (0,told_prompt/* conversation */.Wl)({ ...state, attempts: [] }).map(({ role, content }) => {
        const source = role === "assistant" ? "agent" : role;
        return {
            timestamp: at,
            source,
            message: content,
            // Of an earlier run, or of a thread: whoever learns from this one has no part in it.
            ...(source === "agent" && { is_copied_context: true }),
        };
    });
}
function stepOf(event, state) {
    switch (event.type) {
        case "reply":
            return [replied(event, state)];
        case "control":
        case "verification": {
            const when = event.type === "control" ? ", before any change" : "";
            return [said(event, "system", `Verification${when}: ${event.command}`, [resultOf(event)])];
        }
        case "decision":
            if (event.source === "rule")
                return [said(event, "system", event.reason)];
            if (event.isInReply === true)
                return [];
            return [asked(event, event.text ?? JSON.stringify({ retry: event.retry, reason: event.reason }))];
        case "approval":
            return [said(event, "user", event.reason === "" ? `approved: ${event.approved}` : event.reason)];
        case "data":
            return [asked(event, JSON.stringify(event.value))];
        case "reflection":
            return [asked(event, event.text)];
        case "run-ended":
            return [said(event, "system", `${event.outcome}: ${event.reason}`)];
        default:
            return [];
    }
}
function said({ at }, source, message, results = []) {
    return { timestamp: at, source, message, ...(results.length > 0 && { observation: { results } }) };
}
function asked({ at, usage }, message) {
    return { timestamp: at, source: "agent", message, ...(usage !== undefined && metered(usage)) };
}
function replied(event, state) {
    const attempt = state.attempts.find(({ number }) => number === event.attempt);
    const idOf = (block) => `attempt-${event.attempt}-block-${block + 1}`;
    const calls = (attempt?.reply.blocks ?? event.blocks).map(({ language, code, path }, index) => ({
        tool_call_id: idOf(index),
        function_name: "execute",
        arguments: { language, code, ...(path !== null && { path }) },
    }));
    const results = [...(attempt?.lost ?? []), ...(attempt?.executions ?? [])].map((each) => ({
        source_call_id: idOf(each.block),
        ...resultOf(each),
    }));
    const hasWriter = state.run.policy.hasWriter;
    return {
        timestamp: event.at,
        source: "agent",
        message: event.text,
        ...(event.thought !== null && hasWriter && { reasoning_content: event.thought }),
        ...(calls.length > 0 && { tool_calls: calls }),
        ...(results.length > 0 && { observation: { results } }),
        ...(hasWriter ? metered(event.usage) : { llm_call_count: 0 }),
        ...extraOf(attempt),
    };
}
function extraOf(attempt) {
    const pictures = attempt === undefined ? [] : (0,told_images/* imagesOf */.I)(attempt);
    return pictures.length === 0 ? {} : { extra: { pictures: pictures.map(({ name }) => name) } };
}
function resultOf({ stdout, stderr, ending, exitCode, durationMs, unproven, tests }) {
    return {
        content: [stdout.text, stderr.text].filter((text) => text !== "").join("\n"),
        extra: {
            ending,
            exit_code: exitCode,
            duration_ms: durationMs,
            ...(tests !== undefined && {
                tests: { passed: tests.passed, failed: tests.failed, skipped: tests.skipped },
            }),
            ...(unproven !== undefined && { unproven }),
        },
    };
}
function metered({ calls, inputTokens, outputTokens, cachedTokens, costUsd, isEstimated }) {
    // No call of a model: a script, or a rule.
    if (calls === 0)
        return { llm_call_count: 0 };
    return {
        llm_call_count: calls,
        metrics: {
            prompt_tokens: inputTokens,
            completion_tokens: outputTokens,
            ...(cachedTokens !== undefined && { cached_tokens: cachedTokens }),
            ...(costUsd !== null && { cost_usd: costUsd }),
            ...(isEstimated === true && { extra: { is_estimated: true } }),
        },
    };
}

;// CONCATENATED MODULE: ./lib/reports/files.js










/** 16 Mi characters: report.md is for people and editors, the whole stands beside it. */
const maxReportChars = 16 * 1024 ** 2;
/**
 * The files of a run that are computed from its events, by their names in the run's folder: `result.json`, `report.md`,
 * `report.html`, `junit.xml`, `trajectory.json`, for a run in a kernel `report.ipynb`, and for each attempt its blocks' code and what they printed. Pictures that cannot
 * be read are not shown; `runDir` is where that folder lies, absolute. Default: nowhere.
 */
async function files_renderFiles(events, { runDir = null, ...read }) {
    const report = (0,report_of/* reportOf */.E)(events);
    const files = new Map([
        ["result.json", `${JSON.stringify((0,result/* resultOf */.B)(events, runDir), null, 2)}\n`],
        ["report.md", (0,markdown/* renderMarkdown */.G)(report, { maxChars: maxReportChars })],
        ["report.html", await renderHtml(report, read)],
        ["junit.xml", junitOf(events)],
        ["trajectory.json", `${JSON.stringify(trajectoryOf(events), null, 2)}\n`],
    ]);
    const { attempts, lastSession } = (0,apply/* fold */.AU)(events);
    const { kernel, languages: [language = ""] = [] } = lastSession ?? {};
    if (kernel !== undefined && read.readShown !== undefined)
        files.set("report.ipynb", await renderNotebook(report, { kernel, language }, read.readShown));
    for (const attempt of attempts) {
        for (const [name, text] of attemptFiles(attempt))
            files.set(`attempts/${attempt.number}/${name}`, text);
    }
    return files;
}
function attemptFiles({ reply, executions }) {
    const blocks = reply.blocks.map(({ code, path, language }, index) => {
        const file = executions.find(({ block }) => block === index)?.file;
        return [`block-${index + 1}${extensionOf(file ?? path, language)}`, code];
    });
    const printed = (stream) => executions.map((each) => printedText(each[stream])).join("");
    return [...blocks, ["stdout", printed("stdout")], ["stderr", printed("stderr")]];
}
/** The transcript holds text alone: where a program wrote other bytes, the file says so at its end. */
function printedText({ text, replaced = 0 }) {
    if (replaced === 0)
        return text;
    return `${text}${text.endsWith("\n") ? "" : "\n"}[… ${(0,output_lines/* replacedWords */.M8)(replaced)} …]\n`;
}
/**
 * Only the ending of the name that the code chose is taken over; a name of its own could mean another file here. A
 * block that was never a file gets its language's.
 */
function extensionOf(file, language) {
    return /\.[a-z0-9]{1,8}$/i.exec(file ?? "")?.[0] ?? (0,code_endings/* endingOfLanguage */.$)(language) ?? ".txt";
}


/***/ })

};
