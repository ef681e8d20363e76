export const id = 5816;
export const ids = [5816];
export const modules = {

/***/ 45816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseScript: () => (/* binding */ parseScript)
/* harmony export */ });
/* unused harmony export faults */
/* harmony import */ var _humanwhocodes_momoa__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93162);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12311);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _format_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27939);
/* harmony import */ var _ports_decision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65176);





/** What a model server does wrong, each with the effect that it has through the real writer. */
const faults = ["http-500", "http-429", "cut", "stall", "garbage", "length", "refusal"];
const turnOptions = {
    usage: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        inputTokens: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nonnegative().readonly(),
        outputTokens: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nonnegative().readonly(),
    })
        .optional(),
    delay: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()])
        .refine((delay) => (0,_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDurationMs */ .y)(delay) !== null, "is no duration like 500ms, 2s or 2 (seconds)")
        .optional(),
    fault: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(faults).optional(),
};
const turnSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    reply: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    decision: _ports_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decisionSchema */ .Ow.strict().optional(),
    ...turnOptions,
})
    .refine((turn) => (turn.reply === undefined) !== (turn.decision === undefined), {
    message: "needs a `reply` or a `decision`, one of the two",
});
const scriptSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ turns: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(turnSchema).min(1, "needs at least one turn") });
/**
 * Reads a script from the text of a JSON file. `origin` is the file's name, for messages.
 * @throws AgentExecError `settings-invalid` that names the file and every place in it that is wrong.
 */
function parseScript(json, origin) {
    const result = scriptSchema.safeParse(parseJson(json.replace(/^\uFEFF/, ""), origin));
    if (result.success)
        return result.data;
    const problems = result.error.issues.map(({ path, message }) => `${pathInJson(path)}: ${message}`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `The script ${origin} is not valid: ${problems.join("; ")}.`, {
        nextStep: `Mend ${origin}; a script is {"turns": [{"reply": "Markdown"}, {"decision": {"retry": true, "reason": "why"}}]}, and a turn may also have usage, delay and fault.`,
        cause: result.error,
    });
}
function parseJson(json, origin) {
    try {
        return JSON.parse(json);
    }
    catch {
        // The parser's own words quote the text, which a report would show; so they are no cause to hand on either.
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `The script ${origin} is not JSON${placeOfFault(json)}.`, {
            nextStep: `Mend ${origin} so that it parses as JSON.`,
        });
    }
}
/** Where a text stops being JSON; nothing where that cannot be told, as in brackets that are nested too deeply. */
function placeOfFault(json) {
    try {
        (0,_humanwhocodes_momoa__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(json);
        return "";
    }
    catch (error) {
        const { line, column } = error;
        return line === undefined ? "" : `: line ${line}, column ${column} is where it stops being so`;
    }
}
function pathInJson(path) {
    const text = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");
    return text === "" ? "the whole" : text.replace(/^\./, "");
}


/***/ })

};
