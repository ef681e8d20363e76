export const id = 1043;
export const ids = [1043];
export const modules = {

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
