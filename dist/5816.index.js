export const id = 5816;
export const ids = [5816];
export const modules = {

/***/ 8473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ objectIn),
/* harmony export */   L9: () => (/* binding */ strictJsonSchema),
/* harmony export */   Ow: () => (/* binding */ decisionSchema),
/* harmony export */   Xg: () => (/* binding */ afterDecision),
/* harmony export */   cg: () => (/* binding */ parseDecision),
/* harmony export */   xP: () => (/* binding */ reasonTemplate)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98439);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A decision by a model or a script. The schema ignores other keys. */
const decisionSchema = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    retry: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("Whether another attempt is worthwhile."),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What went wrong and what you will change. If no change can help, say why."),
}));
/** The text for the reason in the example that the model gets. */
const reasonTemplate = "what went wrong, and what you will change";
/** A JSON schema for the server's strict mode, which requires every key and allows no other key. */
function strictJsonSchema(object) {
    const { $schema: _, ...schema } = zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl(object.strict());
    return schema;
}
/** How many opening braces to try. A hostile answer may have millions, and each try reads the whole text. */
const maxStarts = 50;
/** The first JSON object in the text that is a decision: alone, in a fence, or after text. Null if there is none. */
function parseDecision(text) {
    // The example itself is no decision.
    return objectIn(text, decisionSchema().refine(({ reason }) => reason.trim() !== reasonTemplate));
}
/** The first JSON object in the text that fits this schema. Null if there is none. */
function objectIn(text, schema) {
    let start = text.indexOf("{");
    for (let tries = 0; start !== -1 && tries < maxStarts; tries += 1) {
        const end = endOfObject(text, start);
        const found = end === null ? null : objectFrom(text.slice(start, end), schema);
        if (found !== null)
            return found;
        start = text.indexOf("{", start + 1);
    }
    return null;
}
function objectFrom(json, schema) {
    try {
        return schema.safeParse(JSON.parse(json)).data ?? null;
    }
    catch {
        return null;
    }
}
/** The index after the brace that closes the one at `start`, outside of strings. Null if there is none. */
function endOfObject(text, start) {
    let depth = 0;
    let isInString = false;
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (isInString) {
            if (char === "\\")
                at += 1;
            else if (char === '"')
                isInString = false;
        }
        else if (char === '"')
            isInString = true;
        else if (char === "{")
            depth += 1;
        else if (char === "}" && --depth === 0)
            return at + 1;
    }
    return null;
}
/** Removes a fenced decision from the beginning of a text. Without such a decision, returns the whole text. */
function afterDecision(text) {
    const trimmed = text.trimStart();
    const mark = ["```", "~~~"].find((each) => trimmed.startsWith(each));
    const end = mark === undefined ? -1 : trimmed.indexOf(`\n${mark}`);
    if (mark === undefined || end === -1 || parseDecision(trimmed.slice(0, end)) === null)
        return text;
    return trimmed.slice(end + 1 + mark.length).trimStart();
}


/***/ }),

/***/ 45816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseScript: () => (/* binding */ parseScript)
/* harmony export */ });
/* unused harmony export faults */
/* harmony import */ var _humanwhocodes_momoa__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93162);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _format_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27939);
/* harmony import */ var _facts_decision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8473);





/** Faults of a model server that a script can imitate. */
const faults = ["http-500", "http-429", "cut", "stall", "garbage", "length", "refusal"];
const tokens = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nonnegative().readonly();
const turnOptions = {
    usage: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ inputTokens: tokens, outputTokens: tokens }).optional(),
    delay: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()])
        .refine((delay) => (0,_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDurationMs */ .y)(delay) !== null, "is not a duration such as 500ms, 2s or 2 (seconds)")
        .optional(),
    fault: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(faults).optional(),
};
const turnSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    reply: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    decision: (0,_facts_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decisionSchema */ .Ow)().strict().optional(),
    ...turnOptions,
})
    .refine((turn) => (turn.reply === undefined) !== (turn.decision === undefined) || isOnlyFault(turn), {
    message: "needs either a `reply` or a `decision`",
})
    .transform((turn) => (isOnlyFault(turn) ? { ...turn, reply: "" } : turn));
/** Whether the fault leaves nothing of the reply, as most faults do. */
function isOnlyFault(turn) {
    return turn.fault !== undefined && turn.reply === undefined && turn.decision === undefined;
}
const scriptSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ turns: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(turnSchema).min(1, "needs at least one turn") });
/** @param origin the file's name @throws AgentExecError `settings-invalid` that names the file and all its errors. */
function parseScript(json, origin) {
    const result = scriptSchema.safeParse(parseJson(json.replace(/^\uFEFF/, ""), origin));
    if (result.success)
        return result.data;
    const problems = result.error.issues.map(({ path, message }) => `${pathInJson(path)}: ${message}`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `The script ${origin} is not valid: ${problems.join("; ")}.`, {
        nextStep: `Fix ${origin}. A script has the form {"turns": [{"reply": "Markdown"}, {"decision": {"retry": true, "reason": "why"}}]}. A turn can also have \`usage\`, \`delay\` and \`fault\`.`,
        cause: result.error,
    });
}
function parseJson(json, origin) {
    try {
        return JSON.parse(json);
    }
    catch {
        // The parser's message is left out of the error, because it quotes the script, and a report would show it.
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `The script ${origin} is not JSON${placeOfFault(json)}.`, {
            nextStep: `Fix ${origin} so that it is valid JSON.`,
        });
    }
}
/** The place where the JSON breaks. Empty if it is unknown, for example if brackets nest too deeply. */
function placeOfFault(json) {
    try {
        (0,_humanwhocodes_momoa__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(json);
        return "";
    }
    catch (error) {
        const { line, column } = error;
        return line === undefined ? "" : `: the error is at line ${line}, column ${column}`;
    }
}
function pathInJson(path) {
    const text = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");
    return text === "" ? "the whole" : text.replace(/^\./, "");
}


/***/ })

};
