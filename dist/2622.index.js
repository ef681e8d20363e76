export const id = 2622;
export const ids = [2622,1633,1043];
export const modules = {

/***/ 2622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   documents: () => (/* binding */ documents)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_named_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71633);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var _settings_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21144);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51043);





/** Turns Markdown files, or a thread's messages, into the only reply of a run without a model. @throws AgentExecError. */
async function documents(paths, settings) {
    const { thread, update } = settings;
    if (update && (thread !== undefined || paths.includes("-")))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", "--update changes files, but you gave no file.", {
            nextStep: "Pass Markdown files.",
        });
    if ((thread === undefined) === (paths.length === 0))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", thread === undefined ? "There is nothing to run." : "You gave files and also a thread to run.", {
            nextStep: "Pass Markdown files, folders or globs (`-` for standard input), or a thread with --thread FILE.json.",
        });
    const all = thread === undefined
        ? await files(await (0,_files_named_documents_js__WEBPACK_IMPORTED_MODULE_1__.namedDocuments)(paths), update)
        : await messages(thread, settings);
    const names = thread === undefined ? paths.join(", ") : thread;
    return {
        task: (0,_settings_task_js__WEBPACK_IMPORTED_MODULE_2__/* .taskOf */ .X)(`Run the code blocks of ${names}.`, { kind: "file", path: names }),
        replies: { kind: "documents", documents: all },
    };
}
function files(paths, update) {
    return Promise.all(paths.map(async (path) => ({
        name: path === "-" ? "standard input" : path,
        text: await (0,_task_js__WEBPACK_IMPORTED_MODULE_3__/* .readDocument */ .u)(path, "exec"),
        ...(update && { isToBeUpdated: true }),
    })));
}
/** The messages to run. With `last-message`, only the newest one with a fence, so that no old code runs again. */
async function messages(path, { authors, "last-message": last }) {
    const { readThread } = await __webpack_require__.e(/* import() */ 5930).then(__webpack_require__.bind(__webpack_require__, 5930));
    const all = (await readThread(path)).map((message, index) => ({ ...message, number: index + 1 }));
    const theirs = all.filter(({ author }) => authors.length === 0 || authors.includes(author));
    if (theirs.length === 0) {
        const known = [...new Set(all.map(({ author }) => author))].map(_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `--authors: none of these authors wrote a message in ${path}`, { nextStep: `Choose authors of the thread: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .K)(known)}.` });
    }
    const chosen = last ? [theirs.findLast(holdsFence) ?? theirs.at(-1)] : theirs;
    return chosen.map(({ number, author, text }) => ({
        name: `message ${number} by ${author}`,
        text,
        isMessage: true,
    }));
}
function holdsFence({ text }) {
    return /^ {0,3}(?:```|~~~)/m.test(text);
}


/***/ }),

/***/ 51043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readTask: () => (/* binding */ readTask),
/* harmony export */   u: () => (/* binding */ readDocument)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _process_named_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91219);
/* harmony import */ var _settings_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21144);



/** Reads the task of `run` from the argument or a file (`-`: standard input). @throws AgentExecError `task-invalid`. */
async function readTask(words, file) {
    if (words !== undefined && file !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", "You gave two tasks: one as an argument, one with --task-file.", { nextStep: "Give only one task." });
    }
    if (file !== undefined) {
        const text = await readDocument(file, "--task-file", _settings_task_js__WEBPACK_IMPORTED_MODULE_2__/* .maxTaskBytes */ .L);
        return (0,_settings_task_js__WEBPACK_IMPORTED_MODULE_2__/* .taskOf */ .X)(text, { kind: "file", path: file });
    }
    if (words !== undefined)
        return (0,_settings_task_js__WEBPACK_IMPORTED_MODULE_2__/* .taskOf */ .X)(words, { kind: "input" });
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", "There is no task.", {
        nextStep: 'Write the task: agent-exec run "…", or --task-file FILE (`-` is standard input).',
    });
}
/** Reads a text file or pipe that the user named. `-` is standard input. */
async function readDocument(path, origin, maxBytes = _process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDocumentBytes */ .VR) {
    try {
        return path === "-" ? await (0,_process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(process.stdin, maxBytes) : await (0,_process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamed */ .Mk)(path, maxBytes);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `${origin}: ${path} cannot be read: ${cause.message}`, { nextStep: "Check the file's path, permissions and size.", cause });
    }
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


/***/ })

};
