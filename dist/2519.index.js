export const id = 2519;
export const ids = [2519,1633];
export const modules = {

/***/ 32325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exec: () => (/* binding */ exec)
/* harmony export */ });
/* harmony import */ var _compose_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12229);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83518);
/* harmony import */ var _github_events_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34292);
/* harmony import */ var _reports_github_document_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9749);
/* harmony import */ var _settings_task_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21144);
/* harmony import */ var _request_documents_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5702);
/* harmony import */ var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53760);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72635);
/* harmony import */ var _results_thread_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36810);
/* harmony import */ var _results_publish_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65440);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77974);
/* harmony import */ var _runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8020);













/**
 * The action with `mode: exec`. It runs the code blocks of the repository's documents without a model, and shows
 * failures on the documents' lines. It needs no permission to write.
 */
async function exec(inputs, step) {
    try {
        await runDocuments(inputs, step);
    }
    catch (thrown) {
        step.signal.throwIfAborted();
        const error = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toAgentExecError */ .Mq)(thrown);
        (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_11__/* .endWithoutRun */ .VJ)(error, { outcome: (0,_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(error), failOn: inputs.settings["fail-on"] });
    }
}
async function runDocuments(inputs, { environment, workflow, signal }) {
    const github = (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .connect */ .Ng)(inputs.settings, workflow);
    const configured = await (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .withConfig */ .NV)(inputs, (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .ownerFileReader */ .DN)({ github, workflow, signal }));
    const { secrets, origins } = configured;
    // Instructions are for models, so they are not read here.
    const settings = { ...configured.settings, instructions: [] };
    const { variable } = environment;
    const lines = (settings["task-file"] ?? "README.md").split("\n").map((line) => line.trim());
    const given = lines.filter((line) => line !== "");
    const nextStep = "Check out the repository first. List the repository's Markdown files in `task-file`, one on each line.";
    const documents = await (0,_request_documents_js__WEBPACK_IMPORTED_MODULE_6__/* .readDocuments */ .r9)(given, { variable, origin: "task-file", nextStep });
    const names = documents.map(({ name }) => name).join(", ");
    const composed = await (0,_compose_run_js__WEBPACK_IMPORTED_MODULE_0__/* .compose */ .Z)({
        face: "action",
        settings,
        task: (0,_settings_task_js__WEBPACK_IMPORTED_MODULE_5__/* .taskOf */ .X)(`Run the code blocks of ${names}.`, { kind: "file", path: names }),
        replies: { kind: "documents", documents },
        secrets,
        onSecret: _runner_log_js__WEBPACK_IMPORTED_MODULE_8__/* .hideInLog */ .sJ,
        signal,
        origins,
        job: (0,_runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_12__/* .jobOf */ .Zw)(workflow),
        base: (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_3__/* .readBase */ .w)(workflow),
        variable,
        reporters: [(0,_results_thread_js__WEBPACK_IMPORTED_MODULE_9__/* .logReporter */ .eC)()],
    });
    (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_8__/* .hideFromNow */ .nO)(composed.secrets);
    const { events } = await composed.start(signal);
    await (0,_results_publish_js__WEBPACK_IMPORTED_MODULE_10__/* .publish */ .mk)({
        settings,
        workflow,
        events,
        folder: composed.folder.path,
        published: _results_publish_js__WEBPACK_IMPORTED_MODULE_10__/* .nothingPublished */ .SI,
        keep: () => undefined,
        findings: () => Promise.resolve((0,_reports_github_document_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .documentFindings */ .q)(events)),
        conclude: () => Promise.resolve({ commentUrl: null, checkRunUrl: null }),
    });
}


/***/ }),

/***/ 5702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ askedDocuments),
/* harmony export */   TI: () => (/* binding */ settingsForDocuments),
/* harmony export */   r9: () => (/* binding */ readDocuments)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_named_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71633);
/* harmony import */ var _process_named_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91219);




/** Reads documents. It follows no link, because a stranger's branch may contain links to files of the runner. */
async function readDocuments(names, { variable, folder, origin, nextStep }) {
    const paths = await (0,_files_named_documents_js__WEBPACK_IMPORTED_MODULE_2__.namedDocuments)(names, folder);
    return Promise.all(paths.map(async (path) => {
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), path) : path;
        const file = { maxBytes: _process_named_file_js__WEBPACK_IMPORTED_MODULE_3__/* .maxDocumentBytes */ .VR, variable, ...(folder !== undefined && { folder }) };
        try {
            return { name, text: await (0,_process_named_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readInJob */ .rZ)(path, file) };
        }
        catch (cause) {
            const message = `${origin}: ${name} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`;
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(message, nextStep, cause);
        }
    }));
}
/** Where most repositories have their documents, as globs. */
const usual = ["README.{md,markdown}", "docs/**/*.md"];
/** The largest number of documents. More would take too long for somebody who waits for a comment. */
const maxDocuments = 100;
/** The documents that a comment with `exec` asks for. @throws AgentExecError `settings-invalid` if there are none. */
async function askedDocuments({ argument }, place) {
    const { folder } = place;
    const options = {
        ...place,
        origin: "exec",
        nextStep: "Name only Markdown files of this repository in the comment.",
    };
    const names = argument === "" ? await usualIn(folder) : argument.split(/\s+/);
    const documents = names.length === 0 ? [] : await readDocuments(names, options);
    if (documents.length > 0 && documents.length <= maxDocuments)
        return documents;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(documents.length === 0
        ? "This repository has no `README.md` and no Markdown file in `docs/`."
        : `\`exec\` runs at most ${maxDocuments} documents, but there are ${documents.length}.`, "Name the files in the comment: `exec FILE.md`.");
}
/** Usually a glob without a file is an error, but not here. */
async function usualIn(folder) {
    const found = usual.map((glob) => (0,_files_named_documents_js__WEBPACK_IMPORTED_MODULE_2__.namedDocuments)([glob], folder).catch(() => []));
    return (await Promise.all(found)).flat();
}
/**
 * Changes the workflow's settings for documents: no model, no verification and no pull request. Nobody is asked for an
 * approval, because a person with write access asked for exactly this code.
 */
function settingsForDocuments(settings) {
    const { "identity-provider-id": _identity, "reviewer-model": _reviewer, "result-schema": _schema, "system-prompt": _prompt, continue: _continue, script: _script, ...kept } = settings;
    return {
        ...kept,
        workspace: "repo",
        "keep-going": true,
        verify: [],
        audit: "off",
        instructions: [],
        approval: "never",
        "create-pull-request": "never",
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




/** Folders in which nobody writes documents. Only a glob can name a hidden folder. */
const passedOver = new Set(["node_modules", "vendor", "target", "dist"]);
/** A folder with more entries was probably named by mistake. */
const maxEntries = 200_000;
const isMarkdown = (path) => /\.(?:md|markdown|mdx|qmd|rmd)$/i.test(path);
/**
 * The Markdown files that a person names by file, folder or glob, in order and each once. Links in folders are not
 * followed. `-` stays.
 * @throws AgentExecError `settings-invalid` if a name has no file.
 * @param here the folder for relative names. Default: the current one.
 */
async function namedDocuments(names, here = ".") {
    const found = await Promise.all(names.map(async (name) => (name === "-" ? ["-"] : documentsOf(name, here))));
    return [...new Set(found.flat())];
}
async function documentsOf(name, here) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, name)).catch(() => null);
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
    const files = (await filesIn(base, here)).filter(matches).toSorted();
    if (files.length > 0)
        return files;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", isGlob ? `No file matches \`${name}\`.` : `The folder \`${name}\` has no Markdown file.`, { nextStep: "Pass Markdown files, folders with Markdown files, or a glob such as 'docs/**/*.md'." });
}
async function filesIn(base, here) {
    const files = [];
    const folders = [base];
    let left = maxEntries;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, folder), { withFileTypes: true }).catch(() => []);
        left -= entries.length;
        if (left < 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `\`${base}\` has more than 200,000 files.`, {
                nextStep: "Choose a smaller folder.",
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

/***/ 21144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ maxTaskBytes),
/* harmony export */   X: () => (/* binding */ taskOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** More than any model can read, and far more than a person writes. */
const maxTaskBytes = 1024 ** 2;
/** Makes a task from its text. @throws AgentExecError `task-invalid` if the text is empty or too large. */
function taskOf(text, source, author) {
    const bytes = Buffer.byteLength(text);
    if (text.trim() === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", "The task is empty.", {
            nextStep: "Describe what the code should do.",
        });
    }
    if (bytes > maxTaskBytes) {
        const message = `The task has ${bytes} bytes; the limit is ${maxTaskBytes} (1 MiB).`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", message, {
            nextStep: "Shorten the task, and put large data into a file of the workspace.",
        });
    }
    return { text, source, ...(author === undefined ? {} : { author }) };
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
