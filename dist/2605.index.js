export const id = 2605;
export const ids = [2605];
export const modules = {

/***/ 21365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ NoDecisionError),
/* harmony export */   _: () => (/* binding */ WriterUnavailableError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** The model answered, but without a decision. `usage` is the cost of its answers. */
class NoDecisionError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    usage;
    constructor(message, usage) {
        super("decision-missing", message, {
            nextStep: "Choose a model that can follow a JSON schema, or fix the failed code yourself.",
        });
        this.usage = usage;
    }
    static is(thrown) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentExecError */ .TE)(thrown) && thrown.code === "decision-missing";
    }
}
class WriterUnavailableError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    constructor(message, nextStep, cause) {
        super("writer-unavailable", message, { nextStep, cause, isRetryable: true });
    }
}


/***/ }),

/***/ 42605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createScriptedWriter: () => (/* binding */ createScriptedWriter)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _ports_writer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21365);
/* harmony import */ var _format_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27939);



/**
 * A writer that follows its script: each `write` takes the next `reply`, each `decide` the next `decision`. A call uses
 * its turn when it begins, even if it then fails or is aborted. A call whose signal has already fired uses no turn.
 * `onText` gets the reply line by line.
 * @throws AgentExecError `script-exhausted` from `write` and `decide` if no turn of that kind is left;
 * WriterUnavailableError for faults after which a real model client gives up; on abort the signal's reason.
 */
function createScriptedWriter(script, options) {
    const replies = queue(script, "reply", options, options.taken?.replies);
    const decisions = queue(script, "decision", options, options.taken?.decisions);
    return {
        name: "script",
        // If the script has decisions, only `decide` may ask for them.
        decidesApart: script.turns.some(({ decision }) => decision !== undefined),
        async write(_messages, call) {
            const { value: text, finish, usage } = await replies(call);
            for (const line of text.match(/[^\n]+\n?|\n/g) ?? [])
                call.onText?.(line);
            return { text, thought: null, finish, usage };
        },
        async decide(_messages, { signal }) {
            const { value: decision, finish, usage } = await decisions({ signal });
            if (finish !== "stop")
                throw noDecision(finish, usage);
            return { decision, usage };
        },
    };
}
/** Returns a function that takes the next turn of one kind and performs it. */
function queue(script, kind, options, before = 0) {
    const turns = script.turns.filter((turn) => turn[kind] !== undefined);
    let taken = before;
    return async (call) => {
        call.signal.throwIfAborted();
        const turn = turns[taken];
        taken += 1;
        if (turn === undefined)
            throw exhausted(kind, turns.length, taken);
        const delayMs = (0,_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDurationMs */ .y)(turn.delay ?? 0) ?? 0;
        if (delayMs > 0)
            await options.clock.sleep(delayMs, { signal: call.signal });
        const finish = await perform(turn.fault, turn.reply ?? "", call, options);
        const { inputTokens, outputTokens } = turn.usage ?? { inputTokens: 0, outputTokens: 0 };
        const usage = { calls: 1, inputTokens, outputTokens, costUsd: null };
        return { value: turn[kind], finish, usage };
    };
}
function exhausted(kind, has, asked) {
    const several = `${has === 0 ? "no" : has} ${kind === "reply" ? "replies" : "decisions"}`;
    const message = `The script has ${has === 1 ? `1 ${kind}` : several}, but the run asked for ${kind} ${asked}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("script-exhausted", message, {
        nextStep: kind === "reply"
            ? "Add a turn with a `reply` to the script. In step-by-step work, the last reply must be text without code."
            : `Add a turn with a \`${kind}\` to the script, or lower \`max-retries\` so that the run ends earlier.`,
    });
}
/** Performs the fault. Returns how the reply finished, or throws the error of a writer that gave up. */
async function perform(fault, text, { signal, onText }, { clock, stallTimeoutMs = 120_000 }) {
    switch (fault) {
        case undefined:
            return "stop";
        case "length":
        case "refusal":
            return fault;
        case "cut":
            onText?.(text.slice(0, Math.ceil(text.length / 2)));
            throw lost("The connection to the model server broke in the middle of the reply.");
        case "stall":
            await clock.sleep(stallTimeoutMs, { signal });
            throw lost(`The model server sent nothing for ${(0,_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a)(stallTimeoutMs)}.`);
        case "http-500":
            throw lost("The model server answered 500 (Internal Server Error).");
        case "http-429":
            throw lost("The model server answered 429 (Too Many Requests).");
        case "garbage":
            throw lost("The model server's answer is not a reply of a model.");
    }
}
/** The message names the script, so that nobody looks for a fault in a server. */
function lost(message) {
    return new _ports_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .WriterUnavailableError */ ._(`${message} (The \`script\` file simulates this fault.)`, "If you do not want this fault, remove `fault` from this turn in the script.");
}
function noDecision(finish, usage) {
    const what = finish === "length" ? "reached its length limit" : "was refused";
    const why = `The decision ${what}. (The \`script\` file simulates this fault.)`;
    return new _ports_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .NoDecisionError */ .E(`agent-exec asked twice, and the model gave no usable decision. ${why}`, usage);
}


/***/ })

};
