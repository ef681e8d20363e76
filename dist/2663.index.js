export const id = 2663;
export const ids = [2663];
export const modules = {

/***/ 85044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readThread: () => (/* binding */ readThread)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12311);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _ports_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66658);
/* harmony import */ var _settings_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21144);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17849);





const messages = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg((0,_ports_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .threadMessage */ .W)()).min(1, "has no message");
/** The messages of a file that a person named; `-` is standard input. @throws AgentExecError `settings-invalid`. */
async function readThread(path) {
    const text = await (0,_task_js__WEBPACK_IMPORTED_MODULE_3__/* .readDocument */ .u)(path, "--thread", _settings_task_js__WEBPACK_IMPORTED_MODULE_2__/* .maxTaskBytes */ .L);
    let parsed;
    try {
        parsed = JSON.parse(text);
    }
    catch {
        throw unread(path, "it is not JSON");
    }
    const list = Array.isArray(parsed) ? parsed : parsed?.messages;
    const { success, data, error } = messages.safeParse(list);
    if (success)
        return data;
    const [issue] = error.issues;
    throw unread(path, issue === undefined ? "it is not a thread" : `${issue.path.join(".")} ${issue.message}`.trim());
}
function unread(path, why) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `--thread: ${path} is not a thread: ${why}`, {
        nextStep: 'A thread is [{ "author": "ada", "text": "Markdown" }, …], or the same list under "messages"; `assistant` is the model.',
    });
}


/***/ }),

/***/ 66658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ threadMessage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47731);


/** What somebody said before. */
const threadMessage = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Who; `assistant`: the writer itself. */
    author: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Markdown. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));


/***/ })

};
