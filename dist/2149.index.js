export const id = 2149;
export const ids = [2149];
export const modules = {

/***/ 45738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ow: () => (/* binding */ decisionSchema),
/* harmony export */   cg: () => (/* binding */ parseDecision),
/* harmony export */   yf: () => (/* binding */ decisionJsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98439);

/** A decision as a model or a script gives it. Keys beyond the two are dropped. */
const decisionSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    retry: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe("Whether another attempt is worth it."),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe("What went wrong and what will be changed, or why no change can help."),
});
/** The same as a JSON schema that servers take in strict mode: every key required, no other allowed. */
function decisionJsonSchema() {
    const { $schema: _, ...schema } = zod__WEBPACK_IMPORTED_MODULE_1__/* .toJSONSchema */ .bl(decisionSchema.strict());
    return schema;
}
/**
 * How many opening braces are tried as the start of the JSON: prose before it may hold a few of its own, a hostile
 * answer may hold millions, and each costs one pass over the text.
 */
const maxStarts = 50;
/**
 * The first JSON object of the text that is a decision, wherever it stands: alone, in a fence, after prose.
 * null when there is none.
 */
function parseDecision(text) {
    let start = text.indexOf("{");
    for (let tries = 0; start !== -1 && tries < maxStarts; tries += 1) {
        const end = endOfObject(text, start);
        const decision = end === null ? null : decisionFrom(text.slice(start, end));
        if (decision !== null)
            return decision;
        start = text.indexOf("{", start + 1);
    }
    return null;
}
function decisionFrom(json) {
    try {
        return decisionSchema.safeParse(JSON.parse(json)).data ?? null;
    }
    catch {
        return null;
    }
}
/** The index after the brace that closes the one at `start`, with braces inside strings not counted; null: it never closes. */
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


/***/ }),

/***/ 32149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseScript: () => (/* binding */ parseScript)
});

// UNUSED EXPORTS: faults

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/text/duration.js
var duration = __webpack_require__(54783);
;// CONCATENATED MODULE: ./lib/text/json-fault.js
/**
 * Where a text stops being JSON; null where it is JSON. For messages that quote nothing of it: a parser's own show its
 * beginning, and what is no JSON may be a secret's file that was named by mistake.
 */
function findJsonFault(text) {
    const at = faultIn(text);
    if (at === null)
        return null;
    const before = text.slice(0, at).split("\n");
    return { line: before.length, column: before.at(-1).length + 1 };
}
/** The index of the first sign that does not belong: of a word or a number, its beginning. */
function faultIn(text) {
    const open = [];
    let expected = "value";
    for (let at = endOf(blanks, text, 0); at < text.length; at = endOf(blanks, text, at)) {
        const sign = text[at];
        expected = follow(sign, expected, open);
        if (expected === null)
            return at;
        const { end, isWhole } = readToken(text, at);
        if (!isWhole)
            return end;
        at = end;
    }
    return expected === ", or end" && open.length === 0 ? null : text.length;
}
/** What may come after a token that begins with a sign; null where that may not come itself. */
function follow(sign, expected, open) {
    const isValue = expected === "value" || expected === "value or ]";
    const isKey = expected === "key" || expected === "key or }";
    const isAfter = expected === ", or end";
    switch (sign) {
        case "[":
        case "{":
            if (!isValue)
                return null;
            open.push(sign);
            return sign === "[" ? "value or ]" : "key or }";
        case "]":
            return open.pop() === "[" && (isAfter || expected === "value or ]") ? ", or end" : null;
        case "}":
            return open.pop() === "{" && (isAfter || expected === "key or }") ? ", or end" : null;
        case ",":
            if (!isAfter || open.length === 0)
                return null;
            return open.at(-1) === "{" ? "key" : "value";
        case ":":
            return expected === ":" ? "value" : null;
        case '"':
            if (isKey)
                return ":";
    }
    return isValue ? ", or end" : null;
}
const blanks = /[ \t\n\r]*/y;
const word = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const json_fault_escape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
/** Where a token ends; one that is not whole ends where it stops being JSON. */
function readToken(text, at) {
    if ("[]{},:".includes(text[at]))
        return { end: at + 1, isWhole: true };
    if (text[at] !== '"') {
        const end = endOf(word, text, at);
        return { end, isWhole: end > at };
    }
    let end = at + 1;
    while (end < text.length && text[end] !== '"') {
        const next = text[end] === "\\" ? endOf(json_fault_escape, text, end) : end + 1;
        if (next === end || text.charCodeAt(end) < 0x20)
            return { end, isWhole: false };
        end = next;
    }
    return end < text.length ? { end: end + 1, isWhole: true } : { end, isWhole: false };
}
/** Where a match from an index on ends; the index itself where there is none. */
function endOf(expression, text, at) {
    expression.lastIndex = at;
    return expression.test(text) ? expression.lastIndex : at;
}

// EXTERNAL MODULE: ./lib/writers/decision-schema.js
var decision_schema = __webpack_require__(45738);
;// CONCATENATED MODULE: ./lib/writers/scripted/script.js





/** What a model server does wrong, each with the effect that it has through the real writer. */
const faults = ["http-500", "http-429", "cut", "stall", "garbage", "length", "refusal"];
const turnOptions = {
    usage: schemas/* strictObject */.rej({
        inputTokens: schemas/* int */.Whr().nonnegative().readonly(),
        outputTokens: schemas/* int */.Whr().nonnegative().readonly(),
    })
        .optional(),
    delay: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()])
        .refine((delay) => (0,duration/* parseDurationMs */.y)(delay) !== null, "is no duration like 500ms, 2s or 2 (seconds)")
        .optional(),
    fault: schemas/* enum */.k5n(faults).optional(),
};
const turnSchema = schemas/* strictObject */.rej({
    reply: schemas/* string */.YjP().optional(),
    decision: decision_schema/* decisionSchema */.Ow.strict().optional(),
    ...turnOptions,
})
    .refine((turn) => (turn.reply === undefined) !== (turn.decision === undefined), {
    message: "needs a `reply` or a `decision`, one of the two",
});
const scriptSchema = schemas/* strictObject */.rej({ turns: schemas/* array */.YOg(turnSchema).min(1, "needs at least one turn") });
/**
 * Reads a script from the text of a JSON file. `origin` is the file's name, for messages.
 * @throws AgentExecError `settings-invalid` that names the file and every place in it that is wrong.
 */
function parseScript(json, origin) {
    const result = scriptSchema.safeParse(parseJson(json.replace(/^\uFEFF/, ""), origin));
    if (result.success)
        return result.data;
    const problems = result.error.issues.map(({ path, message }) => `${pathInJson(path)}: ${message}`);
    throw new errors/* AgentExecError */.r("settings-invalid", `The script ${origin} is not valid: ${problems.join("; ")}.`, {
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
        const { line, column } = findJsonFault(json) ?? { line: 1, column: 1 };
        throw new errors/* AgentExecError */.r("settings-invalid", `The script ${origin} is not JSON: line ${line}, column ${column} is where it stops being so.`, { nextStep: `Mend ${origin} so that it parses as JSON.` });
    }
}
function pathInJson(path) {
    const text = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");
    return text === "" ? "the whole" : text.replace(/^\./, "");
}


/***/ })

};
