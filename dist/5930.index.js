export const id = 5930;
export const ids = [5930];
export const modules = {

/***/ 5930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readThread: () => (/* binding */ readThread)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93769);
/* harmony import */ var _facts_task_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16486);
/* harmony import */ var _settings_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21144);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51043);






const messages = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg((0,_facts_task_js__WEBPACK_IMPORTED_MODULE_1__/* .threadMessage */ .WK)()).min(1, "has no message");
/** Reads the messages of a thread from a file. `-` is standard input. @throws AgentExecError `settings-invalid`. */
async function readThread(path) {
    const text = await (0,_task_js__WEBPACK_IMPORTED_MODULE_3__/* .readDocument */ .u)(path, "--thread", _settings_task_js__WEBPACK_IMPORTED_MODULE_2__/* .maxTaskBytes */ .L);
    const parsed = (0,_format_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .q)(text);
    if (parsed === undefined)
        throw unread(path, "it is not JSON");
    const list = Array.isArray(parsed) ? parsed : parsed?.messages;
    const { success, data, error } = messages.safeParse(list);
    if (success)
        return data;
    const [issue] = error.issues;
    throw unread(path, issue === undefined ? "it is not a thread" : `${issue.path.join(".")} ${issue.message}`.trim());
}
function unread(path, why) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `--thread: ${path} is not a thread: ${why}`, {
        nextStep: 'A thread is [{ "author": "ada", "text": "Markdown" }, …], or the same list under "messages". The author `assistant` is the model.',
    });
}


/***/ })

};
