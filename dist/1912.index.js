export const id = 1912;
export const ids = [1912,1633];
export const modules = {

/***/ 36635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exec: () => (/* binding */ exec)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/compose/run.js + 1 modules
var run = __webpack_require__(12229);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/files/named-documents.js
var named_documents = __webpack_require__(71633);
// EXTERNAL MODULE: ./lib/github/api/client.js + 16 modules
var client = __webpack_require__(32121);
// EXTERNAL MODULE: ./lib/github/events/base.js
var events_base = __webpack_require__(34292);
// EXTERNAL MODULE: ./lib/process/named-file.js
var named_file = __webpack_require__(91219);
// EXTERNAL MODULE: ./lib/facts/block.js
var facts_block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/reports/output.js
var output = __webpack_require__(1962);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/reports/titles.js
var titles = __webpack_require__(73880);
;// CONCATENATED MODULE: ./lib/reports/document-findings.js







/** What failed in documents, on their lines. A document outside of the current folder has none. */
function documentFindings(events) {
    const attempt = (0,apply/* fold */.AU)(events).attempts.at(-1);
    if (attempt === undefined)
        return [];
    return (0,standing/* failedBlocksOf */.tL)(attempt).flatMap((execution) => {
        const block = attempt.reply.blocks[execution.block];
        if (block?.document === undefined || block.line === undefined)
            return [];
        const path = external_node_path_.posix.normalize(block.document);
        if (path.startsWith("../") || path.startsWith("/"))
            return [];
        const line = lineOf(block, execution);
        const why = (0,output/* lastErrorLine */.H)(execution);
        const message = [(0,titles/* endingWords */.fg)(execution), ...(why === "" ? [] : [why])].join(": ");
        return [
            {
                path,
                startLine: line,
                endLine: line,
                level: "error",
                title: `The block at ${(0,facts_block/* placeOf */.$t)(block)} failed`,
                message: (0,truncate/* truncateEnd */.S)(message, 1_000),
            },
        ];
    });
}
/** The line of the shown output that differs, or the line that the block's own errors name; otherwise its first. */
function lineOf({ document = "", line: first = 1, code, output }, execution) {
    if (execution.unlikeDocument !== undefined && execution.exitCode === (execution.expectedExit ?? 0))
        return output?.line ?? first;
    const text = execution.stderr.text + execution.stdout.text;
    const lines = [];
    for (let at = text.indexOf(document); at !== -1; at = text.indexOf(document, at + 1)) {
        const number = /^"?[:,] ?(?:line )?(\d{1,7})/.exec(text.slice(at + document.length, at + document.length + 20));
        if (number !== null)
            lines.push(Number(number[1]));
    }
    const within = lines.filter((line) => line > first && line <= first + code.split("\n").length);
    // Python names the innermost place last, other languages first.
    return (text.includes("Traceback (most recent call last)") ? within.at(-1) : within[0]) ?? first;
}

// EXTERNAL MODULE: ./lib/settings/task.js
var task = __webpack_require__(21144);
// EXTERNAL MODULE: ./lib/action/inputs.js + 1 modules
var action_inputs = __webpack_require__(35638);
// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
// EXTERNAL MODULE: ./lib/action/log-reporter.js
var log_reporter = __webpack_require__(82856);
// EXTERNAL MODULE: ./lib/action/owner-files.js
var owner_files = __webpack_require__(50311);
// EXTERNAL MODULE: ./lib/action/publish.js
var publish = __webpack_require__(17065);
// EXTERNAL MODULE: ./lib/action/step-end.js
var step_end = __webpack_require__(79958);
// EXTERNAL MODULE: ./lib/action/workflow-run.js
var workflow_run = __webpack_require__(95249);
;// CONCATENATED MODULE: ./lib/action/exec.js

















/**
 * The action with `exec`: runs the code blocks of the repository's documents, without a model, and shows what failed on
 * the documents' lines. Needs no right to write.
 */
async function exec(inputs, step) {
    try {
        await runDocuments(inputs, step);
    }
    catch (thrown) {
        step.signal.throwIfAborted();
        const error = (0,errors/* toAgentExecError */.Mq)(thrown);
        (0,step_end/* endWithoutRun */.VJ)(error, { outcome: (0,outcomes/* outcomeOf */.sG)(error), failOn: inputs.settings["fail-on"] });
    }
}
async function runDocuments(inputs, { environment, workflow, signal }) {
    const github = (0,client/* connectGitHub */.U)({
        token: inputs.settings["github-token"] ?? "",
        apiUrl: workflow.apiUrl,
        log: log/* logText */.kc,
    });
    const base = (0,events_base/* readBase */.w)(workflow);
    const configured = await (0,action_inputs/* withConfig */.N)(inputs, (0,owner_files/* ownerFileReader */.D)({ github, workflow, signal }, base));
    const { secrets, origins } = configured;
    // Without a model, nobody reads instructions.
    const settings = { ...configured.settings, instructions: [] };
    const { variable } = environment;
    const documents = await readDocuments(settings["task-file"] ?? "README.md", variable);
    const names = documents.map(({ name }) => name).join(", ");
    const composed = await (0,run/* compose */.Z)({
        face: "action",
        settings,
        task: (0,task/* taskOf */.X)(`Run the code blocks of ${names}.`, { kind: "file", path: names }),
        replies: { kind: "documents", documents },
        secrets,
        onSecret: log/* hideInLog */.sJ,
        signal,
        origins,
        job: (0,workflow_run/* jobOf */.Z)(workflow),
        base,
        variable,
        reporters: [(0,log_reporter/* logReporter */.e)()],
    });
    (0,log/* hideFromNow */.nO)(composed.secrets);
    const { events } = await composed.start(signal);
    await (0,publish/* publish */.mk)({
        settings,
        workflow,
        events,
        folder: composed.folder.path,
        published: publish/* nothingPublished */.SI,
        keep: () => undefined,
        findings: () => Promise.resolve(documentFindings(events)),
        conclude: () => Promise.resolve({ commentUrl: null, checkRunUrl: null }),
    });
}
/** A stranger's branch may hold links to files of the runner, so none is followed in the checkout. */
async function readDocuments(given, variable) {
    const names = given
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    const paths = await (0,named_documents.namedDocuments)(names);
    return Promise.all(paths.map(async (path) => {
        const name = (0,external_node_path_.isAbsolute)(path) ? (0,external_node_path_.relative)(process.cwd(), path) : path;
        try {
            return { name, text: await (0,named_file/* readInJob */.rZ)(path, { maxBytes: named_file/* maxDocumentBytes */.VR, variable }) };
        }
        catch (cause) {
            throw new errors/* AgentExecError */.r("settings-invalid", `task-file: ${name} cannot be read: ${(0,errors/* messageOf */.bD)(cause)}`, {
                nextStep: "Check out the repository first, and name its Markdown files, one on each line.",
                cause,
            });
        }
    }));
}


/***/ }),

/***/ 82856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ logReporter)
/* harmony export */ });
/* harmony import */ var _reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23045);
/* harmony import */ var _reports_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51376);
/* harmony import */ var _terminal_terminal_reporter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63346);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2988);




/** Tells a run in the step's log. @param earlier what an earlier process told of it */
function logReporter(earlier = []) {
    return (0,_terminal_terminal_reporter_js__WEBPACK_IMPORTED_MODULE_2__/* .createTerminalReporter */ .E)({
        earlier,
        write: _log_js__WEBPACK_IMPORTED_MODULE_3__/* .logText */ .kc,
        isLive: false,
        hasColour: false,
        lastScreen: (events) => (0,_reports_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderText */ .S)((0,_reports_report_of_js__WEBPACK_IMPORTED_MODULE_0__/* .reportOf */ .E)(events)),
    });
}


/***/ }),

/***/ 50311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ ownerFileReader)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** A pull request's author controls its checkout, so the owner's files are read from GitHub. */
function ownerFileReader({ github, workflow, signal }, base) {
    const { repository } = workflow;
    return async (path) => {
        if (base.kind === "commit")
            return github.fileAt({ repository, path, commit: base.commit, signal });
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", base.reason, {
            nextStep: "Set `instructions` and `config` to `none`.",
        });
    };
}


/***/ }),

/***/ 71633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   namedDocuments: () => (/* binding */ namedDocuments)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14006);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);




/** Folders in which nobody writes documents. A glob can name hidden folders. */
const passedOver = new Set(["node_modules", "vendor", "target", "dist"]);
/** 200,000: a folder with more entries was not meant. */
const maxEntries = 200_000;
const isMarkdown = (path) => /\.(?:md|markdown|mdx|qmd|rmd)$/i.test(path);
/**
 * The Markdown files that a person names: files, folders, and globs, in order and each once.
 * Links in folders are not followed. `-` stays. @throws AgentExecError `settings-invalid` if a name has no file.
 */
async function namedDocuments(names) {
    const found = await Promise.all(names.map(async (name) => (name === "-" ? ["-"] : documentsOf(name))));
    return [...new Set(found.flat())];
}
async function documentsOf(name) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(name).catch(() => null);
    if (stats !== null && !stats.isDirectory())
        return [name];
    const pattern = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(name);
    const isGlob = stats === null && /[*?[{(]/.test(pattern);
    if (stats === null && !isGlob)
        return [name];
    const parts = pattern.split("/");
    const fixed = isGlob
        ? parts.slice(0, parts.findIndex((part) => /[*?[{(]/.test(part)))
        : parts;
    const base = pattern.startsWith("/") && fixed.length === 1 ? "/" : fixed.join("/") || ".";
    const matches = isGlob ? picomatch__WEBPACK_IMPORTED_MODULE_3__([pattern], { dot: false, nonegate: true }) : isMarkdown;
    const files = (await filesIn(base)).filter(matches).toSorted();
    if (files.length > 0)
        return files;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", isGlob ? `No file matches \`${name}\`.` : `The folder \`${name}\` has no Markdown file.`, { nextStep: "Name Markdown files, folders that have some, or a glob such as 'docs/**/*.md'." });
}
async function filesIn(base) {
    const files = [];
    const folders = [base];
    let left = maxEntries;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true }).catch(() => []);
        left -= entries.length;
        if (left < 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `\`${base}\` has more than 200,000 files.`, {
                nextStep: "Name a smaller folder.",
            });
        for (const entry of entries) {
            const path = folder === "." ? entry.name : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (entry.isFile())
                files.push(path);
            if (entry.isDirectory() && !entry.name.startsWith(".") && !passedOver.has(entry.name))
                folders.push(path);
        }
    }
    return files;
}


/***/ }),

/***/ 34292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readBase)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40104);

/**
 * In these events, only people with write access choose GITHUB_SHA: the default branch's head or a pushed commit. In
 * others, such as `merge_group`, it may contain a stranger's code.
 */
const ownEvents = new Set([
    "issue_comment",
    "issues",
    "push",
    "repository_dispatch",
    "schedule",
    "workflow_dispatch",
    "workflow_run",
]);
const commitName = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
/**
 * Returns the commit whose files belong to the repository's owners, whatever is checked out: a pull request's base,
 * or for a comment the default branch's head. Pure; it trusts GitHub's payload.
 */
function readBase({ eventName, payload, sha }) {
    if (typeof payload === "object" && payload !== null && "pull_request" in payload) {
        const commit = pullRequest().safeParse(payload, { jitless: true }).data?.pull_request.base.sha;
        if (commit !== undefined)
            return { kind: "commit", commit, words: "the pull request's base" };
    }
    else if (ownEvents.has(eventName) && commitName.safeParse(sha).success) {
        return { kind: "commit", commit: sha, words: `the ${eventName} event's own` };
    }
    return {
        kind: "unknown",
        reason: `The ${eventName} event does not say which commit of this repository to use.`,
    };
}
function pullRequest() {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: commitName }) }) });
}


/***/ }),

/***/ 21144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ maxTaskBytes),
/* harmony export */   X: () => (/* binding */ taskOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** 1 MiB of text: more than any model's context takes, and far above what a person writes. */
const maxTaskBytes = 1024 ** 2;
/** A task whose text has a sane size. @throws AgentExecError `task-invalid` for an empty or a huge one. */
function taskOf(text, source, author) {
    const bytes = Buffer.byteLength(text);
    if (text.trim() === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", "The task is empty.", {
            nextStep: "Describe what the code should do.",
        });
    }
    if (bytes > maxTaskBytes) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", `The task has ${bytes} bytes; the limit is ${maxTaskBytes} (1 MiB).`, {
            nextStep: "Shorten the task, and put large data into a file of the workspace.",
        });
    }
    return { text, source, ...(author === undefined ? {} : { author }) };
}


/***/ }),

/***/ 13482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ gutter),
/* harmony export */   w: () => (/* binding */ terminalStyle)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** Stands before each line that others wrote, so that none looks like agent-exec's own. */
const gutter = "  │ ";
/** Colours, or none if the stream is no terminal or the person wants none. */
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

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** agent-exec's version. A test compares it with package.json, which is not in the bundle. */
const version = "0.1.0";


/***/ })

};
