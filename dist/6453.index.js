export const id = 6453;
export const ids = [6453];
export const modules = {

/***/ 74254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ newRunId),
  Y: () => (/* binding */ runAssembled)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/redaction/redact.js + 2 modules
var redact = __webpack_require__(75830);
// EXTERNAL MODULE: ./lib/reports/result/result.js
var result = __webpack_require__(13708);
// EXTERNAL MODULE: ./lib/run-folder/checkpoint-folder.js
var checkpoint_folder = __webpack_require__(54501);
// EXTERNAL MODULE: ./lib/proof/control.js
var proof_control = __webpack_require__(20131);
// EXTERNAL MODULE: ./lib/files/content.js
var files_content = __webpack_require__(52278);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/run/told/instructions.js + 1 modules
var told_instructions = __webpack_require__(67424);
// EXTERNAL MODULE: ./lib/run/next/next.js + 6 modules
var next = __webpack_require__(84809);
// EXTERNAL MODULE: ./lib/facts/endings.js
var endings = __webpack_require__(75823);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var state_standing = __webpack_require__(19411);
;// CONCATENATED MODULE: ./lib/run/next/resumption.js


/** The event with which an interrupted run continues. `now` is the time in milliseconds since 1970. */
function resumption(state, policy, now) {
    const awayMs = Math.max(0, now - Date.parse(state.lastAt ?? ""));
    const attempt = state.files === null ? state.attempts.at(-1) : undefined;
    if (attempt === undefined || !isUnderWay(state, attempt, policy))
        return { type: "resumed", awayMs };
    const { number, executions, verifications } = attempt;
    const again = { attempt: number, blocks: executions.length, verifications: verifications.length };
    return { type: "resumed", awayMs, again };
}
/** Whether the run still needs the lost sandbox: its files, or the proof that they are good. */
function isUnderWay({ session }, attempt, policy) {
    const { executions, verifications, checkpoint } = attempt;
    // The next step is another reply, which needs only the output.
    if ((0,state_standing/* refusalOf */.Of)(attempt, "end") !== undefined)
        return false;
    const standing = (0,state_standing/* standingOf */.YP)(attempt, policy);
    if (["executing", "verifying"].includes(standing) && session !== null)
        return true;
    if (standing !== "failed" && verifications.length > 0)
        return true;
    const needsFiles = (0,state_standing/* isStepByStep */.G0)(policy)
        ? checkpoint === null || checkpoint.fault !== undefined
        : ["executing", "verifying", "passed"].includes(standing);
    return needsFiles && executions.some(endings/* hasRun */.gb);
}

// EXTERNAL MODULE: ./lib/run/next/rules.js
var rules = __webpack_require__(79880);
// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./lib/facts/approval.js
var approval = __webpack_require__(91592);
// EXTERNAL MODULE: ./lib/facts/block.js
var facts_block = __webpack_require__(59626);
;// CONCATENATED MODULE: ./lib/run/approve.js




/**
 * Asks whether an attempt's code may run, or whether the run may end. Only an explicit approval counts. If an approver
 * fails, the code is refused. If an approver never answers, the run waits until its deadline.
 */
async function approve({ attempt, whom, ending }, context) {
    const { recorder, signal, redactor } = context;
    const { run, attempts, lastSession } = recorder.state;
    const { reply } = attempts.at(-1);
    const { blocks } = reply;
    const approver = whom === "reviewer" ? context.reviewer : context.approver;
    const asked = ending === undefined ? "run" : "end";
    const head = { attempt, asked, sha256: (0,approval/* approvalHash */.A_)(blocks) };
    if (approver === undefined)
        return { type: "approval-awaited", ...head };
    recorder.tell({ type: "approving", attempt, by: approver.kind });
    const { task, usageText } = run;
    const given = await answerOf(approver, {
        asks: asked,
        attempt,
        // The approver gets copies. So exactly the shown code runs, even if the approver changes its copy.
        blocks: blocks.map((block) => ({ ...block })),
        sha256: head.sha256,
        task: task.text,
        reply: reply.text,
        session: lastSession,
        usageText,
        ...(ending !== undefined && { ending: { outcome: ending.outcome, reason: ending.reason } }),
    }, signal);
    if (given === null)
        return { type: "approval-awaited", ...head };
    return { type: "approval", ...head, by: approver.kind, ...answered(given, { blocks, redactor }) };
}
async function answerOf(approver, request, signal) {
    try {
        return await (0,src/* raceSignal */.W)(approver.ask(request, { signal }), signal);
    }
    catch (thrown) {
        if (signal.aborted || (0,errors/* isAgentExecError */.TE)(thrown))
            throw thrown;
        return { approved: false, hasFailed: true, reason: `the approver failed: ${(0,errors/* messageOf */.bD)(thrown)}` };
    }
}
function answered({ approved, reason = "", feedback, edited, usage, hasFailed }, { blocks, redactor }) {
    const cost = usage === undefined ? {} : { usage };
    if (feedback !== undefined)
        return { approved: false, reason, feedback, ...cost };
    const refusal = { approved: false, reason, ...(hasFailed === true && { hasFailed }), ...cost };
    if (!approved)
        return refusal;
    if (edited === undefined)
        return { approved, reason, ...cost };
    if (edited.length !== blocks.length)
        return { ...refusal, hasFailed: true, reason: "the approver returned another number of blocks" };
    // Hides the run's secrets, as in every reply. The recorded version is the one that runs.
    const changed = blocks.map((block, index) => (0,facts_block/* withCode */.SM)(block, redactor.text(edited[index])));
    const sha256 = (0,approval/* approvalHash */.A_)(changed);
    return sha256 === (0,approval/* approvalHash */.A_)(blocks)
        ? { approved, reason, ...cost }
        : { approved, reason, blocks: changed, sha256, ...cost };
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/facts/reply.js
var facts_reply = __webpack_require__(73787);
// EXTERNAL MODULE: ./lib/ports/writer.js
var ports_writer = __webpack_require__(21365);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/facts/token-estimate.js
var token_estimate = __webpack_require__(42337);
// EXTERNAL MODULE: ./lib/run/next/budget.js
var budget = __webpack_require__(58510);
// EXTERNAL MODULE: ./lib/run/step-context.js
var step_context = __webpack_require__(17133);
// EXTERNAL MODULE: ./lib/run/told/prompt.js + 4 modules
var told_prompt = __webpack_require__(56700);
;// CONCATENATED MODULE: ./lib/run/call-writer.js






/**
 * Calls the model within the budget, and records the call's warnings in any case. If the model refuses a long
 * conversation, older turns are left out from then on, and the model is asked again.
 * @param messagesOf returns the messages for the model, from the run's current state
 * @throws the errors of `withinBudget` and of the call.
 */
async function callWriter(messagesOf, context, call) {
    for (;;) {
        const messages = messagesOf();
        const warnings = [];
        try {
            return await call(messages, {
                signal: context.signal,
                ...withinBudget(messages, context),
                onRetry: ({ message, waitMs }) => context.recorder.tell({ type: "retrying", message, waitMs }),
                onWarning: (warning) => warnings.push(warning),
            });
        }
        catch (thrown) {
            if (!(0,errors/* isAgentExecError */.TE)(thrown) || thrown.code !== "context-exceeded")
                throw thrown;
            if (!(await shortenContext(messages, messagesOf, context)))
                throw thrown;
        }
        finally {
            for (const warning of warnings)
                await (0,step_context/* warnOnce */.m)(warning, context);
        }
    }
}
/** How much of a refused conversation to send next time. The answer needs room too. */
const shownAfter = 0.65;
/** @returns false if the task itself is too long, so nothing shorter can be sent */
async function shortenContext(messages, messagesOf, { recorder }) {
    const { attempts, run } = recorder.state;
    if (attempts.length === 0 && run?.thread === undefined && run?.continues === undefined)
        return false;
    const shown = (0,token_estimate/* estimateTokens */.b)(messages);
    const contextTokens = Math.floor(shown * shownAfter);
    await recorder.record({
        type: "warning",
        code: "context-shortened",
        message: `The model does not accept the whole conversation (about ${(0,format/* formatCount */.B4)(shown)} tokens). From now on ` +
            `the model gets at most ${(0,format/* formatCount */.B4)(contextTokens)} tokens, without the oldest replies.`,
        contextTokens,
    });
    try {
        messagesOf();
        return true;
    }
    catch (thrown) {
        if ((0,errors/* isAgentExecError */.TE)(thrown) && thrown.code === "settings-invalid")
            return false;
        throw thrown;
    }
}
/**
 * The maximum number of tokens for an answer.
 * @throws AgentExecError `budget-spent` or `cost-spent` if the request could exceed a budget.
 */
function withinBudget(messages, { recorder, writer, policy }) {
    const reckoning = writer.reckon?.(messages);
    const within = reckoning === undefined ? null : (0,budget/* answerWithin */.oz)(recorder.state, policy, reckoning);
    if (within === null)
        return {};
    if (typeof within === "number")
        return { maxOutputTokens: within };
    const code = within.budget === "cost" ? "cost-spent" : "budget-spent";
    throw new errors/* AgentExecError */.r(code, `${within.words} agent-exec did not send that request.`, {
        nextStep: `Raise \`${within.setting}\`, or make the task smaller. The report shows what the run did so far.`,
    });
}
/** The part of the run that the model gets now. */
function shown({ recorder, images }, closing = "") {
    return () => images.attached((0,told_prompt/* shownTo */.Pe)(recorder.state, closing));
}

// EXTERNAL MODULE: ./lib/facts/decision.js
var facts_decision = __webpack_require__(8473);
;// CONCATENATED MODULE: ./lib/run/blocks/decided-reply.js

/**
 * The decision at the beginning of a reply, and the blocks after it. Null if there is no decision. The first block is
 * the decision if it is JSON, or has no language and no file name. If the text begins with a brace, the text is the
 * decision.
 */
function decisionIn(text, blocks) {
    const [first, ...others] = blocks;
    if (first !== undefined && first.path === null && ["json", ""].includes(first.language)) {
        const decision = (0,facts_decision/* parseDecision */.cg)(first.code);
        if (decision !== null)
            return { decision, blocks: others };
        // A repeated example is neither a decision nor code.
        if (first.code.includes(facts_decision/* reasonTemplate */.xP))
            return { decision: null, blocks: others };
    }
    const decision = text.trimStart().startsWith("{") ? (0,facts_decision/* parseDecision */.cg)(text) : null;
    return decision && { decision, blocks };
}

// EXTERNAL MODULE: ./lib/run/next/last-words.js
var last_words = __webpack_require__(15451);
;// CONCATENATED MODULE: ./lib/run/ask.js












/**
 * Asks the model. The sandbox starts at the same time. A call costs money, so it begins only when the start has found
 * everything that it needs. If the start fails, the run does not wait for the call.
 */
async function ask(step, context) {
    const { recorder, sessions } = context;
    const startFailure = new AbortController();
    if (recorder.state.lastSession === null && step.attempt === 1) {
        await sessions.warmUp((error) => startFailure.abort(new StartFailed(error)));
        startFailure.signal.throwIfAborted();
        context.control.begin();
    }
    const reply = await replyOf(step, context, startFailure.signal);
    return step.decides === true ? decided(step.attempt - 1, reply, context) : [reply];
}
async function replyOf({ attempt }, context, startFailed) {
    const { recorder, writer, signal, policy, clock } = context;
    recorder.tell({ type: "asking", attempt });
    const writing = recorder.teller((text) => ({ type: "writing", text }));
    const askedAt = clock.now();
    const reply = await callWriter(shown(context), context, (messages, call) => writer.write(messages, {
        ...call,
        signal: AbortSignal.any([signal, startFailed]),
        onText: (text) => writing.push(text),
        onRetry: (retry) => {
            writing.end();
            call.onRetry?.(retry);
        },
    }));
    const tookMs = Math.max(0, clock.now() - askedAt);
    writing.end();
    const { documents, fault: given, ...rest } = reply;
    const text = context.redactor.text(reply.text);
    if (text !== reply.text)
        await (0,step_context/* warnOnce */.m)({ code: "secret-in-reply", message: secretInReply }, context);
    const hidden = documents?.map((each) => ({ ...each, text: context.redactor.text(each.text) }));
    const extracted = hidden === undefined ? await blocksOf(text, policy) : await blocksIn(hidden, context);
    // If the reply has code, a call of an unknown tool counts as text.
    const fault = extracted.fault ?? (extracted.blocks.length === 0 ? given : undefined);
    return {
        type: "reply",
        attempt,
        ...rest,
        text,
        ...extracted,
        ...(fault !== undefined && { fault }),
        ...(policy.hasWriter && { tookMs }),
    };
}
async function blocksOf(text, { doneWord, hasWriter }) {
    const { extractBlocks, maxBlocks } = await readingOfBlocks();
    return extractBlocks(text, { atMost: maxBlocks, doneWord, isReply: hasWriter });
}
async function blocksIn(documents, context) {
    await (0,promises_.setImmediate)();
    const { documentBlocks } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5251), __webpack_require__.e(7158)]).then(__webpack_require__.bind(__webpack_require__, 37158));
    const { extracted, warnings } = documentBlocks(documents);
    for (const message of warnings)
        await (0,step_context/* warnOnce */.m)({ code: "document", message }, context);
    return extracted;
}
/** Asks for a summary. The outcome does not depend on it. If the call fails, a warning says why. */
async function reflect({ ending }, context) {
    const { recorder, writer, signal, redactor, clock } = context;
    recorder.tell({ type: "reflecting" });
    const writing = recorder.teller((text) => ({ type: "writing", text }));
    try {
        const askedAt = clock.now();
        const words = (0,told_prompt/* reflectionWords */.ZU)(ending);
        const { text, thought, finish, usage } = await callWriter(shown(context, words), context, (messages, call) => writer.write(messages, { ...call, onText: (text) => writing.push(text) }));
        writing.end();
        const tookMs = Math.max(0, clock.now() - askedAt);
        await recorder.record({ type: "reflection", text: redactor.text(text), thought, finish, usage, tookMs });
    }
    catch (thrown) {
        // The loop records why the run stops.
        if (signal.aborted)
            return;
        const message = `The model's summary is missing: ${(0,errors/* toAgentExecError */.Mq)(thrown).message}`;
        await recorder.record({ type: "warning", code: last_words/* noReflection */.d9, message });
    }
}
/**
 * Reads the decision about the failed attempt from the reply that corrects it. Code alone counts as a decision to
 * retry. If the reply has neither code nor a decision, the model is asked separately.
 */
async function decided(failed, reply, context) {
    const { text, usage, tookMs } = reply;
    const took = tookMs === undefined ? {} : { tookMs };
    const found = decisionIn(text, reply.blocks);
    const blocks = found?.blocks ?? reply.blocks;
    const decision = found?.decision ?? { retry: true, reason: planOf(text) };
    const head = { type: "decision", attempt: failed, source: "model" };
    const isUnusable = (0,state_standing/* isUnreadable */.GZ)(reply);
    if (decision.retry && (blocks.length > 0 || isUnusable))
        return [
            { ...head, ...decision, isInReply: true },
            { ...reply, blocks },
        ];
    if (found?.decision)
        return [{ ...head, ...decision, text, usage, ...took }];
    return [await decideApart({ attempt: failed, words: reply }, context)];
}
/** The words before the new code. They are the reason if the decision gives none. */
function planOf(text) {
    const words = text.split(/```|~~~/, 1)[0].trim();
    return words === "" ? "The model wrote new code and gave no reason." : (0,truncate/* truncateEnd */.S)(words, 1_000);
}
const secretInReply = "A reply of the model contained a secret of this run, such as the key. The code ran with *** in place of the secret. " +
    "If the secret is an ordinary word, choose another value for the secret.";
/**
 * Loads the code that reads blocks. Loading waits for the first reply, because the sandbox's start needs the processor.
 * If the reply is there at once, for example from a file, the start sends its request first.
 */
async function readingOfBlocks() {
    await (0,promises_.setImmediate)();
    return Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(3052)]).then(__webpack_require__.bind(__webpack_require__, 13052));
}
class StartFailed extends Error {
    cause;
    constructor(cause) {
        super("The sandbox could not be started.");
        this.cause = cause;
    }
}
async function decide({ attempt, rule }, context) {
    if (rule !== null)
        return { type: "decision", attempt, source: "rule", ...rule };
    context.recorder.tell({ type: "deciding", attempt });
    return decideApart({ attempt }, context);
}
async function decideApart({ attempt, words }, context) {
    const { writer, clock } = context;
    const before = words?.usage ?? facts_reply/* noUsage */.tk;
    const askedAt = clock.now() - (words?.tookMs ?? 0);
    const took = () => ({ tookMs: Math.max(0, clock.now() - askedAt) });
    const head = { type: "decision", attempt, ...(words && { text: words.text }) };
    try {
        const messagesOf = () => [
            ...shown(context)(),
            ...(words === undefined ? [] : (0,told_prompt/* askedApart */.l7)(words.text)),
        ];
        const { decision, usage } = await callWriter(messagesOf, context, (messages, call) => writer.decide(messages, call));
        return { ...head, source: "model", ...decision, usage: (0,facts_reply/* addUsage */.vk)(before, usage), ...took() };
    }
    catch (thrown) {
        if (!ports_writer/* NoDecisionError */.E.is(thrown))
            throw thrown;
        // The server works, but the model gave no decision. So the run ends with the code's failure.
        const decision = (0,rules/* noDecision */.uQ)(thrown.message);
        return { ...head, source: "rule", ...decision, usage: (0,facts_reply/* addUsage */.vk)(before, thrown.usage), ...took() };
    }
}

// EXTERNAL MODULE: ./lib/facts/image.js
var facts_image = __webpack_require__(45078);
// EXTERNAL MODULE: ./lib/facts/files.js
var files = __webpack_require__(80436);
;// CONCATENATED MODULE: ./lib/run/saving-time.js
/**
 * The time limit for saving the code's files. It is separate, so that a run ends soon after its deadline or a signal.
 */
const longestMs = 60_000;
/** GitHub's runner kills the process 10 s after its first signal. The reports need the rest of this time. */
const longestWhenStoppedMs = 3_000;
/** Starts the time limit for saving: a minute, or 3 s once the run's `signal` has fired. Disposing stops the clock. */
function startSavingTime({ clock, signal, }) {
    const over = new AbortController();
    const done = new AbortController();
    const endAfter = (ms) => void clock.sleep(ms, { signal: done.signal }).then(() => over.abort(new Error("Saving the code's files took too long.")), () => undefined);
    const hurry = () => endAfter(longestWhenStoppedMs);
    if (signal.aborted)
        hurry();
    else
        endAfter(longestMs);
    signal.addEventListener("abort", hurry, { once: true, signal: done.signal });
    return { timeUp: over.signal, [Symbol.dispose]: () => done.abort() };
}

;// CONCATENATED MODULE: ./lib/run/checkpoint.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





/**
 * Saves the code's changes at the end of a turn, so that a fresh sandbox can continue from there. If saving fails, the
 * run continues and warns once.
 */
async function keepCheckpoint({ attempt }, { recorder, sessions, signal, clock, images }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const time = __addDisposableResource(env_1, startSavingTime({ clock, signal }), false);
        const tally = new Tally();
        const seen = [];
        let fault = null;
        try {
            await sessions.checkpoint({
                attempt,
                signal: AbortSignal.any([signal, time.timeUp]),
                onEntry: (entry) => tally.add(entry),
                watch: (entries) => images.watch(entries, (image) => seen.push(image)),
            });
            fault = tally.fault;
        }
        catch (thrown) {
            // The loop records why the run stops.
            if (signal.aborted)
                return;
            fault = (0,errors/* messageOf */.bD)(thrown);
        }
        if (fault !== null && recorder.state.attempts.every(({ checkpoint }) => checkpoint?.fault !== fault))
            await recorder.record({ type: "warning", code: "checkpoint-failed", message: unkept(attempt, fault) });
        const kept = fault === null ? tally.facts : { entries: 0, bytes: 0, fault };
        // Some executors do not know which files changed since the last turn. So pictures that are already known are skipped.
        const known = recorder.state.attempts.flatMap((each) => each.checkpoint?.images ?? []);
        const fresh = seen.filter((image) => !known.some(({ name, sha256 }) => name === image.name && sha256 === image.sha256));
        const shown = fresh.length === 0 ? {} : { images: fresh.slice(-facts_image/* maxImagesOfTurn */.Zm) };
        await recorder.record({ type: "checkpoint", attempt, ...kept, ...shown });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function unkept(attempt, fault) {
    return `agent-exec could not save the code's changes up to turn ${attempt}. If the sandbox is lost, the code's changes are lost too. ${fault}`;
}
/** How many left-out files to name. A last entry counts the rest. */
const toldLeftOut = 10;
class Tally {
    #entries = 0;
    #bytes = 0;
    #leftOut = [];
    add(entry) {
        if (entry.kind === "left-out")
            this.#leftOut.push(entry);
        else
            this.#entries += 1;
        if (entry.kind === "file")
            this.#bytes += entry.bytes;
    }
    /** A run must not continue from an incomplete set of files that does not say what is missing. */
    get fault() {
        const hides = this.#leftOut.find(({ hidesMore }) => hidesMore === true);
        return hides === undefined
            ? null
            : `The code changed more files than agent-exec can copy out of a sandbox: ${hides.reason}.`;
    }
    get facts() {
        const leftOut = told(this.#leftOut);
        return {
            entries: this.#entries,
            bytes: this.#bytes,
            ...(leftOut.length === 0 ? {} : { leftOut }),
        };
    }
}
function told(leftOut) {
    const plain = leftOut.map(({ path, reason }) => ({ path, reason }));
    if (plain.length <= toldLeftOut)
        return plain;
    const rest = (0,files/* countRefused */.IR)(leftOut.slice(toldLeftOut - 1));
    const others = { path: files/* unnamedPath */.C6, reason: (0,format/* count */.U9)("other", rest), entries: rest };
    return [...plain.slice(0, toldLeftOut - 1), others];
}

;// CONCATENATED MODULE: ./lib/run/collect.js
var collect_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var collect_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});


/**
 * Saves the code's files. If the sandbox is gone, it uses the files of the last checkpoint. If saving fails, the
 * outcome stays the same, and the report says what is missing.
 */
async function collect({ turn }, context) {
    const { recorder, sessions } = context;
    const isKept = turn !== undefined;
    if (isKept)
        await recorder.record({ type: "warning", code: "files-of-checkpoint", message: asOf(turn) });
    const { artifacts, leftOut, changes, unlikeVerified, fault } = await saveFiles(context, isKept);
    if (fault !== null)
        await recorder.record({ type: "warning", code: "files-not-saved", message: fault });
    // After this, no code can make requests any more.
    const network = sessions.isThere && !isKept ? (sessions.session.takeNetworkDecisions?.() ?? []) : [];
    const byPath = (a, b) => (a.path < b.path ? -1 : 1);
    await recorder.record({
        type: "files-saved",
        artifacts: artifacts.toSorted(byPath),
        leftOut: leftOut.toSorted(byPath),
        ...(changes === undefined ? {} : { changes }),
        ...(unlikeVerified.length === 0 ? {} : { unlikeVerified }),
        ...(network.length === 0 ? {} : { network }),
    });
}
function asOf(turn) {
    return `The sandbox is gone. The saved files are from the end of turn ${turn}.`;
}
/** Saves files. Never throws. Files that were saved before a failure stay saved. */
async function saveFiles({ sessions, artifacts: store, signal, clock, redactor }, isKept) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const time = collect_addDisposableResource(env_1, startSavingTime({ clock, signal }), false);
        const { timeUp } = time;
        const artifacts = [];
        const leftOut = [];
        let changes;
        let unlikeVerified = [];
        let fault = null;
        try {
            const left = sessions.leftFiles({ signal: timeUp, isKept });
            try {
                for await (const entry of left.files) {
                    if (entry.kind === "left-out")
                        leftOut.push(entry);
                    else if (redactor.text(entry.path) !== entry.path)
                        leftOut.push(namedBySecret(entry));
                    else if (entry.kind === "link" && store.changes === undefined)
                        leftOut.push(linkAlone(entry));
                    else {
                        const saved = await store.save(entry);
                        if (saved !== null)
                            artifacts.push(saved);
                    }
                }
            }
            finally {
                unlikeVerified = left.unlikeVerified();
            }
            changes = await store.changes?.({ leftOut, signal: timeUp });
        }
        catch (thrown) {
            fault = faultWords(thrown, timeUp);
            if (store.changes !== undefined) {
                fault += " There is no patch.";
                changes = {
                    patch: null,
                    patchFault: `not all files that the code left could be saved (${causeOf(thrown, timeUp)})`,
                    ...blameless(thrown, { timeUp, signal, sessions }),
                    deleted: [],
                    acting: [],
                };
            }
        }
        return { artifacts, leftOut, changes, unlikeVerified, fault };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        collect_disposeResources(env_1);
    }
}
/** A file whose name contains a secret is not saved, because the report could not show its real name. */
function namedBySecret({ path }) {
    return { kind: "left-out", path, reason: "its name contains a secret" };
}
/** Artifacts are files. So if there is no patch, this entry is the only mention of a link. */
function linkAlone({ path }) {
    return { kind: "left-out", path, reason: "a symbolic link" };
}
/**
 * The error, unless the code caused it. Too little time is the machine's fault only if the verification read the same
 * files fast. Otherwise code could avoid its failure by many files.
 */
function blameless(thrown, { timeUp, signal, sessions }) {
    const wasFast = !signal.aborted && sessions.readMs < longestMs / 2;
    if (timeUp.aborted)
        return wasFast ? { patchFaultCode: "session-lost" } : {};
    const { code } = (0,errors/* toAgentExecError */.Mq)(thrown);
    return code === "workspace-blocked" ? {} : { patchFaultCode: code };
}
/** The error's message without its period, for a longer sentence. */
function causeOf(thrown, timeUp) {
    return timeUp.aborted ? "saving took too long" : (0,errors/* toAgentExecError */.Mq)(thrown).message.replace(/\.$/, "");
}
function faultWords(thrown, timeUp) {
    if (timeUp.aborted)
        return "Saving the code's files took too long, so some files were not saved.";
    const { message, nextStep } = (0,errors/* toAgentExecError */.Mq)(thrown);
    return `${message} ${nextStep}`;
}

;// CONCATENATED MODULE: ./lib/run/load-beside.js

/** Loads the code for verifications. Only runs that verify need it. */
const loadJudging = () => Promise.all(/* import() */[__webpack_require__.e(2449), __webpack_require__.e(1379), __webpack_require__.e(2372)]).then(__webpack_require__.bind(__webpack_require__, 92372));
/** Loading takes the processor. So the start gets this time to send its first requests to the engine. */
const headStartMs = 50;
/**
 * Loads the code for verifications and reports while the sandbox starts. It must be loaded before any code of the model
 * runs: code without isolation could change the files that are loaded later.
 */
async function loadBeside(starting, { policy, loadReports }) {
    const over = new AbortController();
    const headStart = (0,promises_.setTimeout)(headStartMs, undefined, { signal: over.signal });
    await Promise.race([starting, headStart]).finally(() => over.abort());
    await Promise.all([loadReports?.(), policy.verify.length > 0 && loadJudging()]);
}

// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/format/json.js
var json = __webpack_require__(93769);
;// CONCATENATED MODULE: ./lib/markdown/json-in.js

/** A longer text is no answer to a question. */
const maxChars = 1024 ** 2;
/**
 * Finds JSON in a text: the whole text, its first fence, or from its first to its last bracket. Undefined if there is
 * none.
 */
function jsonIn(text) {
    const whole = text.slice(0, maxChars).trim();
    const [open = "", ...rest] = whole.split("\n");
    const end = rest.findIndex((line) => line.startsWith("```"));
    const fenced = open.startsWith("```") && end !== -1 ? rest.slice(0, end).join("\n") : "";
    const first = whole.search(/[[{]/);
    const last = Math.max(whole.lastIndexOf("]"), whole.lastIndexOf("}"));
    const bracketed = first === -1 ? "" : whole.slice(first, last + 1);
    return [whole, fenced, bracketed].map(json/* parseJson */.q).find((value) => value !== undefined);
}

// EXTERNAL MODULE: ./lib/markdown/fence.js
var fence = __webpack_require__(42328);
;// CONCATENATED MODULE: ./lib/run/told/data.js


function dataQuestion(ending, schema) {
    return `The run is over. The run ends as \`${ending.outcome}\`: ${ending.reason}

Give the run's result as JSON that fits this schema, and nothing else. Use only facts that the outputs above show.\n\n${(0,fence/* fence */.EU)(JSON.stringify(schema, null, 1), "json")}`;
}
/** The question after an answer that did not fit. */
function dataRepair(messages, answer, faults) {
    const words = `That does not fit the schema:\n\n${faults.map((fault) => `- ${fault}`).join("\n")}\n\nAnswer with JSON that fits the schema, and nothing else.`;
    return (0,told_prompt/* withWords */.cS)([...messages, { role: "assistant", content: answer.slice(0, maxEcho) || "(no text)" }], words);
}
/** How much of an answer that did not fit goes back to the model, in UTF-16 units. */
const maxEcho = 20_000;

;// CONCATENATED MODULE: ./lib/run/fill-result.js






/**
 * Asks the model for the run's result as data that fits the schema. If the answer does not fit, asks once more and
 * names the faults.
 */
async function fill({ ending }, context) {
    const { recorder, writer, signal, clock, dataCheck } = context;
    if (dataCheck === undefined)
        throw new Error("A run with a schema must have a function that validates results.");
    recorder.tell({ type: "filling" });
    const askedAt = clock.now();
    let usage = facts_reply/* noUsage */.tk;
    let value = null;
    let faults = [];
    try {
        let messagesOf = shown(context, dataQuestion(ending, dataCheck.schema));
        for (let tries = 0; tries < 2; tries += 1) {
            const reply = await callWriter(messagesOf, context, (messages, call) => writer.write(messages, call));
            usage = (0,facts_reply/* addUsage */.vk)(usage, reply.usage);
            const found = jsonIn(reply.text);
            faults = found === undefined ? ["the answer contains no JSON"] : dataCheck.faults(found);
            if (faults.length === 0) {
                value = found;
                break;
            }
            const before = messagesOf;
            const told = faults;
            messagesOf = () => dataRepair(before(), reply.text, told);
        }
    }
    catch (thrown) {
        // The loop records why the run stops.
        if (signal.aborted)
            return;
        faults = [(0,errors/* toAgentExecError */.Mq)(thrown).message];
    }
    const tookMs = Math.max(0, clock.now() - askedAt);
    const fault = faults.length === 0 ? {} : { fault: (0,listed/* listed */.K)(faults) };
    await recorder.record({ type: "data", value, ...fault, usage, tookMs });
}

// EXTERNAL MODULE: ./lib/run/state/asked-file.js
var asked_file = __webpack_require__(93366);
// EXTERNAL MODULE: ./lib/run/executed.js + 1 modules
var executed = __webpack_require__(88990);
// EXTERNAL MODULE: ./lib/run/blocks/block-path.js
var block_path = __webpack_require__(81785);
;// CONCATENATED MODULE: ./lib/run/blocks/asked-file.js

/**
 * Whether to save a block without a name as the file that the task asks for. It must be the reply's first block in the
 * file's language, and no other block may have that name.
 */
function isFileAskedFor(block, blocks, path) {
    if (path === null || block.path !== null)
        return false;
    const own = blocks.filter((each) => (0,block_path/* isNameFor */.Vu)(each.language, path));
    return own[0] === block && own.every((each) => each.path === null);
}

// EXTERNAL MODULE: ./lib/format/shell-word.js
var shell_word = __webpack_require__(67402);
// EXTERNAL MODULE: ./lib/run/blocks/edits/replacement-text.js
var replacement_text = __webpack_require__(93532);
// EXTERNAL MODULE: ./lib/run/blocks/edits/apply-patch.js
var apply_patch = __webpack_require__(85385);
;// CONCATENATED MODULE: ./lib/run/blocks/edits/is-edit.js


const diffLanguages = new Set(["diff", "patch"]);
/**
 * Whether a block is an edit of files, whatever language it names. A diff that should be saved as a file is not an
 * edit.
 */
function isEdit({ language, path, code }) {
    const isFile = path !== null && /\.(?:diff|patch)$/.test(path);
    return (0,apply_patch/* isApplyPatch */.j)(code) || (0,replacement_text/* isReplacements */.U5)(code) || (diffLanguages.has(language) && !isFile);
}
/** Whether a block that did not run was probably meant as an edit. If so, the model is told what is wrong with it. */
function isMeantAsEdit({ code }, { notRun }) {
    return (notRun === "language" || notRun === "no-program") && (0,replacement_text/* holdsReplacements */.mM)(code);
}

// EXTERNAL MODULE: ./lib/files/path-fault.js
var path_fault = __webpack_require__(18061);
;// CONCATENATED MODULE: ./lib/run/blocks/saved-block.js

function isNamed(block) {
    return block.path !== null;
}
/**
 * Whether to save a block as a file because it did not run. It must have a file name, and its language cannot run here.
 */
function isToBeSaved(block, { notRun }) {
    return notRun === "language" && isNamed(block) && (0,path_fault/* findPathFault */.P)(block.path) === null;
}

;// CONCATENATED MODULE: ./lib/run/blocks/written-block.js






/**
 * Handles a block as its author meant it: applies an edit, runs code, or saves other text under its name. Documents
 * (`exec`) may show diffs to readers, so diffs in them are not applied.
 */
async function performBlock(given, running) {
    const { run, policy } = running;
    const block = await named(given, running);
    if (block.leftAlone !== undefined)
        return (0,facts_execution/* refusedExecution */.Nd)(block.leftAlone.notRun, block.leftAlone.evidence);
    const savesNamed = policy.savesNamed === true && isNamed(given);
    if (block.code.trim() === "" && !savesNamed)
        return (0,facts_execution/* refusedExecution */.Nd)("empty", "the block is empty");
    if (policy.runsNothing === true)
        return (0,facts_execution/* refusedExecution */.Nd)("nothing-runs", "the executor `none` runs nothing");
    const runQuietly = (each) => run(each, { isQuiet: true });
    const apply = async () => {
        const { applyEdit } = await Promise.all(/* import() */[__webpack_require__.e(3857), __webpack_require__.e(6608)]).then(__webpack_require__.bind(__webpack_require__, 76608));
        return applyEdit(block, runQuietly);
    };
    const save = async (named, why) => {
        const { saveBlock } = await Promise.all(/* import() */[__webpack_require__.e(3857), __webpack_require__.e(6608)]).then(__webpack_require__.bind(__webpack_require__, 76608));
        return saveBlock(named, { run: runQuietly, why });
    };
    if (policy.hasWriter && isEdit(block))
        return apply();
    if (savesNamed) {
        // A text with parts of an edit is a faulty edit, and would damage the file.
        return (0,replacement_text/* holdsReplacements */.mM)(given.code)
            ? apply()
            : save(given, "in a run with given files, a block with a file name is only saved");
    }
    const execution = await run(block);
    if (policy.hasWriter && isMeantAsEdit(block, execution))
        return apply();
    return isToBeSaved(block, execution)
        ? save(block, "the block has a file name, and files in this language are only saved here")
        : execution;
}
/**
 * Gives a block without a name the name of the file that the task asks for, unless this file exists already. So such a
 * block never replaces a file.
 */
async function named(block, { run, policy, askedFor }) {
    if (askedFor === undefined || !policy.hasWriter || policy.runsNothing === true || block.code.trim() === "")
        return block;
    const code = `test ! -e ${(0,shell_word/* pathWord */.Um)(askedFor)}\n`;
    const look = await run((0,facts_block/* blockOf */.VN)({ language: "sh", path: null, code }), {
        isQuiet: true,
    });
    return look.exitCode === 0 ? { ...block, path: askedFor } : block;
}

;// CONCATENATED MODULE: ./lib/run/perform.js












/** Performs one step and records its result. Throws only if recording fails. */
async function perform(step, context) {
    switch (step.do) {
        case "start":
            return attemptTo("start", context, () => start(step, context));
        case "ask":
            await askBeside(step, context);
            return recordAll(context.control.take(), context);
        case "approve":
            return attemptTo("approve", context, () => approve(step, context));
        case "control":
            return recordAll(await context.control.whenOver(), context);
        case "audit":
            return audit(context);
        case "execute":
            return attemptTo("execute", context, () => execute(step, context));
        case "verify":
            return attemptTo("verify", context, async () => (await loadJudging()).verify(step, context));
        case "decide":
            return attemptTo("decide", context, () => decide(step, context));
        case "fill":
            return fill(step, context);
        case "reflect":
            return reflect(step, context);
        case "checkpoint":
            return keepCheckpoint(step, context);
        case "collect":
            return collect(step, context);
    }
}
/**
 * Asks the model while the last turn's files are saved. The reply is recorded after the files are saved, and blocks run
 * later still. Otherwise a run that ends in between could not continue.
 */
async function askBeside(step, context) {
    const keeping = step.keeps === undefined ? undefined : keepCheckpoint({ attempt: step.keeps }, context);
    keeping?.catch(() => undefined);
    await attemptTo("ask", context, async () => {
        try {
            return await ask(step, context);
        }
        finally {
            await keeping;
        }
    });
}
async function audit({ audit: attack, recorder, signal }) {
    const onProgress = (text) => recorder.tell({ type: "starting", text });
    try {
        const result = (await attack?.({ signal, onProgress })) ?? nobodyAttacks;
        await recorder.record({ type: "audited", ...result });
    }
    catch (thrown) {
        // The loop records why the run stops.
        if (!signal.aborted)
            throw thrown;
    }
}
const nobodyAttacks = { held: 0, fooled: [], notTried: 0, fault: "this run cannot do an audit" };
async function recordAll(facts, { recorder }) {
    for (const fact of facts)
        await recorder.record(fact);
}
/**
 * Turns a port's error into a `failure` event. If the error only came because the run was stopped, the loop records the
 * reason.
 */
async function attemptTo(during, { recorder, signal }, action) {
    let facts;
    try {
        facts = await action();
    }
    catch (thrown) {
        if (signal.aborted)
            return;
        const failed = thrown instanceof StartFailed ? { during: "start", thrown: thrown.cause } : { during, thrown };
        const { code, message, nextStep } = (0,errors/* toAgentExecError */.Mq)(failed.thrown);
        facts = { type: "failure", during: failed.during, code, message, nextStep };
    }
    await recordAll([facts].flat(), { recorder });
}
async function start({ restored }, context) {
    const { sessions, workspace } = context;
    const starting = sessions.start({ isRestored: restored !== undefined });
    const [{ facts }] = await Promise.all([starting, loadBeside(starting, context)]);
    return {
        type: "session-started",
        ...facts,
        ...(workspace?.hash !== undefined && { given: workspace.hash() }),
        ...(sessions.takesCheckpoints && { takesCheckpoints: true }),
        ...(restored !== undefined && { restored }),
    };
}
/** Loaded only for documents. */
const ofDocument = async (...call) => (await __webpack_require__.e(/* import() */ 6035).then(__webpack_require__.bind(__webpack_require__, 46035))).executeOfDocument(...call);
const whyPassedOver = {
    "earlier-failed": "a block before it failed",
    "not-last": "agent-exec runs only the last block of a reply that can run",
};
async function execute(step, context) {
    const { recorder, sessions } = context;
    const { attempt, block: index } = step;
    const head = { type: "execution", attempt, block: index };
    const { blocks } = recorder.state.attempts.at(-1).reply;
    const block = blocks[index];
    if (step.skip !== null)
        return { ...head, ...(0,facts_execution/* refusedExecution */.Nd)(step.skip, whyPassedOver[step.skip]) };
    const isCode = block.code.trim() !== "" && block.leftAlone === undefined;
    const isAsked = isCode && context.policy.runsNothing !== true;
    const refusal = isAsked ? await context.beforeBlock?.(block, { signal: context.signal }) : null;
    if (typeof refusal === "string")
        return { ...head, ...(0,facts_execution/* refusedExecution */.Nd)("hook-refused", refusal) };
    if (isCode)
        recorder.tell({ type: "executing", attempt, block: index });
    const run = (each, options) => each.document === undefined
        ? (0,executed/* executed */.A)((given) => sessions.forBlock().execute(each, given), context, options)
        : (0,executed/* executed */.A)((given) => ofDocument(each, blocks, { session: sessions.forBlock(), options: given }), context, {
            ...options,
            ...(each.timeoutMs !== undefined && { timeoutMs: each.timeoutMs }),
        });
    const askedFor = (0,asked_file/* fileAskedFor */.q)(recorder.state.run.task.text);
    const asked = askedFor !== null && isFileAskedFor(block, blocks, askedFor) ? { askedFor } : {};
    return { ...head, ...(await performBlock(block, { run, policy: context.policy, ...asked })) };
}

;// CONCATENATED MODULE: ./lib/run/images.js


/** Keeps the pictures of the last turns only. Older pictures are not sent again. */
const maxKeptBytes = 16 * 1024 ** 2;
/** The pictures for a model with vision: those of the task, and those that the code made. They are only in memory. */
class Images {
    #given;
    #kept = new Map();
    #bytes = 0;
    /** @param given the task's pictures, which each request contains */
    constructor(given = []) {
        this.#given = new Map(given.map((content) => [(0,external_node_crypto_.hash)("sha256", content), content]));
    }
    /** @returns the picture, or null if models do not accept its type or it is too large. */
    keep(name, content) {
        const type = (0,facts_image/* imageTypeOf */.tL)(content);
        if (type === null || content.byteLength > facts_image/* maxImageBytes */.dI)
            return null;
        const sha256 = (0,external_node_crypto_.hash)("sha256", content);
        if (!this.#kept.has(sha256)) {
            this.#kept.set(sha256, content);
            this.#bytes += content.byteLength;
        }
        for (const [oldest, bytes] of this.#kept) {
            if (this.#bytes <= maxKeptBytes)
                break;
            this.#kept.delete(oldest);
            this.#bytes -= bytes.byteLength;
        }
        return { name, type, sha256, bytes: content.byteLength };
    }
    /** Adds the pictures to the messages. If a picture's content is missing, the message says so. */
    attached(messages) {
        return messages.map((message) => {
            if (message.images === undefined)
                return message;
            const images = message.images.flatMap((image) => {
                const content = this.#given.get(image.sha256) ?? this.#kept.get(image.sha256);
                return content === undefined ? [] : [{ ...image, content }];
            });
            const missing = message.images.length - images.length;
            const words = missing === 0 ? "" : `\n\n(${missing} of these pictures can no longer be shown.)`;
            return { ...message, content: `${message.content}${words}`, images };
        });
    }
    /** Passes the entries on, and keeps pictures from new and changed files. `onImage` gets each picture. */
    async *watch(entries, onImage) {
        for await (const entry of entries) {
            const isSmall = entry.kind === "file" && entry.bytes > 0 && entry.bytes <= facts_image/* maxImageBytes */.dI;
            if (!isSmall || !/\.(png|jpe?g|gif|webp)$/i.test(entry.path))
                yield entry;
            else
                yield { ...entry, content: this.#read(entry, onImage) };
        }
    }
    async *#read({ path, content }, onImage) {
        const chunks = [];
        for await (const chunk of content) {
            chunks.push(chunk);
            yield chunk;
        }
        const image = this.keep(path, Buffer.concat(chunks));
        if (image !== null)
            onImage(image);
    }
}

// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
;// CONCATENATED MODULE: ./lib/run/recorder.js


/**
 * Only this class makes events of facts. It hides secrets, adds number and time, stores the event, updates the state,
 * and tells the reporters, in this order.
 */
class Recorder {
    parts;
    #state;
    #events;
    #nextSeq;
    /** Resolves when the last fact is recorded, or when recording it has failed. Never rejects. */
    #before = Promise.resolve();
    /** Reporters that failed. They get no more events. */
    #deaf = new Set();
    /** Failures of reporters for which there is no warning yet. */
    #untold = [];
    /** @param before the events so far, and the number of the next one */
    constructor(parts, before = { events: [], nextSeq: 0 }) {
        this.parts = parts;
        this.#events = [...before.events];
        this.#state = (0,apply/* fold */.AU)(before.events);
        this.#nextSeq = before.nextSeq;
    }
    get state() {
        return this.#state;
    }
    get events() {
        return this.#events;
    }
    /**
     * Resolves when the fact is stored. Facts that come at the same time are recorded one after the other.
     * @throws AgentExecError `storage-failed`: a run that cannot be recorded does not continue.
     */
    record(fact) {
        const recorded = this.#before.then(() => this.#append(fact));
        this.#before = recorded.catch(() => undefined);
        return recorded;
    }
    async #append(fact) {
        // If the machine's clock was set back before the run was resumed, no event may come before the last one.
        const lastMs = Date.parse(this.#state.lastAt ?? "") || 0;
        const at = new Date(Math.max(lastMs, this.parts.clock.now())).toISOString();
        const redacted = { ...this.parts.redactor.deep(fact), type: fact.type };
        const event = { v: 1, seq: this.#nextSeq, at, ...redacted };
        await this.parts.log.append(event);
        this.#nextSeq += 1;
        this.#state = (0,apply/* apply */.Bb)(this.#state, event);
        this.#events.push(event);
        this.#tellAll((reporter) => reporter.onEvent(event));
        if (fact.type === "run-ended")
            return;
        for (const message of this.#untold.splice(0))
            await this.#append({ type: "warning", code: "reporter-failed", message });
    }
    /** Sends a live signal to the reporters, without secrets. Nothing is stored. */
    tell(signal) {
        this.#tellAsItIs({ ...this.parts.redactor.deep(signal), type: signal.type });
    }
    #tellAsItIs(signal) {
        this.#tellAll((reporter) => reporter.onSignal?.(signal));
    }
    /** If a reporter fails, the run does not change. */
    #tellAll(tell) {
        for (const reporter of this.parts.reporters.filter((each) => !this.#deaf.has(each))) {
            const fail = (thrown) => {
                if (!this.#deaf.has(reporter))
                    this.#untold.push(`A reporter failed, so agent-exec gives the reporter no more events of this run: ${(0,errors/* messageOf */.bD)(thrown)}`);
                this.#deaf.add(reporter);
            };
            try {
                const told = tell(reporter);
                if (told instanceof Promise)
                    told.catch(fail);
            }
            catch (thrown) {
                fail(thrown);
            }
        }
    }
    /** Passes text on in pieces. It also hides a secret that is split between two pieces. */
    teller(toSignal) {
        const stream = this.parts.redactor.stream();
        const tell = (text) => {
            if (text !== "")
                this.#tellAsItIs(toSignal(text));
        };
        return { push: (text) => tell(stream.push(text)), end: () => tell(stream.flush()) };
    }
}

;// CONCATENATED MODULE: ./lib/proof/fingerprints.js

/** The hashes of a workspace's changes at one time. Two readings can be compared. */
class Reading {
    /** The hash or link target of each path. Null for a file that was not read to its end. */
    #entries = new Map();
    #isWhole = false;
    /** Passes the entries on, and notes their hashes. */
    async *of(entries) {
        for await (const entry of entries) {
            if (entry.kind === "link")
                this.#entries.set(entry.path, `link ${entry.target}`);
            if (entry.kind === "deleted")
                this.#entries.set(entry.path, "deleted");
            if (entry.kind === "file")
                this.#entries.set(entry.path, null);
            yield entry.kind === "file" ? { ...entry, content: this.#noted(entry) } : entry;
        }
        this.#isWhole = true;
    }
    /** All paths, except those of entries that were left out. */
    get paths() {
        return new Set(this.#entries.keys());
    }
    /**
     * The paths that differ in a later reading, sorted. They have another content or mode, are new, or are gone. A path
     * that one of the readings did not reach is left out.
     */
    differencesIn(later) {
        const differing = this.#isWhole
            ? [...later.#entries.keys()].filter((path) => !this.#entries.has(path))
            : [];
        for (const [path, before] of this.#entries) {
            const after = later.#entries.get(path);
            if (after === undefined ? later.#isWhole : isOther(before, after))
                differing.push(path);
        }
        return differing.toSorted();
    }
    #noted({ path, isExecutable, content }) {
        return (0,files_content/* hashed */.Yr)(content, (sha256) => this.#entries.set(path, `${sha256} ${isExecutable}`));
    }
}
function isOther(before, after) {
    return before !== null && after !== null && before !== after;
}

// EXTERNAL MODULE: ./lib/proof/counted-changes.js
var counted_changes = __webpack_require__(35428);
// EXTERNAL MODULE: ./lib/proof/verified-files.js
var verified_files = __webpack_require__(34098);
;// CONCATENATED MODULE: ./lib/run/sessions.js




/**
 * The sessions of a run. The blocks share one, which starts before its first use. Each verification gets a fresh one.
 */
class Sessions {
    executor;
    options;
    #starting = null;
    #isSearching = false;
    #session = null;
    #verifier = null;
    /** The files that the blocks' session got. */
    #given = new Reading();
    /** The files that each verification read since the last block. */
    #verified = [];
    #readMs = Infinity;
    constructor(executor, options) {
        this.executor = executor;
        this.options = options;
    }
    /**
     * Starts a session in advance for the first reply. Resolves when the executor has found everything that the start
     * needs. Never rejects. If the start fails before that, `onFailure` gets the reason first.
     */
    async warmUp(onFailure) {
        await new Promise((resolve) => {
            const onFound = () => {
                this.#isSearching = false;
                resolve();
            };
            this.#isSearching = true;
            this.#starting = this.#startForBlocks({ onFound });
            this.#starting.then(onFound, onFailure).finally(resolve);
        });
    }
    /** True from the first start until the executor has found everything. If that fails, it stays true. */
    get isSearching() {
        return this.#isSearching;
    }
    /**
     * Returns the started session, and replaces a lost one. `isRestored`: a new session begins with the last checkpoint.
     * @throws the errors of the executor's `start`.
     */
    async start({ isRestored = false } = {}) {
        const lost = this.#session;
        this.#session = null;
        this.#verified = [];
        await lost?.stop();
        const kept = isRestored ? this.options.checkpoints?.entries() : undefined;
        const starting = this.#starting ?? this.#startForBlocks(kept === undefined ? {} : { changes: kept });
        this.#starting = null;
        this.#session = await starting;
        return this.#session;
    }
    get isThere() {
        return this.#session !== null;
    }
    get session() {
        if (this.#session !== null)
            return this.#session;
        throw new errors/* AgentExecError */.r("internal", "A part of the run needed the sandbox before agent-exec had started one.", {
            nextStep: "Please report this error with the transcript.",
        });
    }
    /** Returns the session for the next block. Earlier verifications no longer count after that. */
    forBlock() {
        this.#verified = [];
        return this.session;
    }
    /**
     * A fresh session with the original files and the code's changes that count. Each verification has its own session,
     * so that none can influence another. `setup` sees the same files as in the first session, so the code cannot act
     * through it.
     * @param values changes the expected values. Default: no change.
     * @param isWanted selects the changes. Default: all.
     */
    async verifier({ onUndone, onLeftOut, onChanged }, { values, isWanted = () => true } = {}) {
        await this.stopVerifier();
        const { workspace, counting, signal, clock } = this.options;
        const reading = new Reading();
        const startedAt = clock.now();
        const left = listening(reading.of(this.session.files({ signal })), (entry) => {
            if (entry.kind === "left-out")
                onLeftOut(entry);
        });
        const { paths: given } = this.#given;
        const counted = counting === undefined ? left : (0,counted_changes/* countedChanges */.sA)(left, { counting, given, onUndone });
        const changes = only(counted, isWanted);
        this.#verifier = await this.#startSession({
            ...(0,verified_files/* verifiedFiles */.q)({ files: workspace?.files(), changes, counting, values, onChanged }),
            purpose: "verification",
        });
        await requireTaken(changes, this.executor);
        this.#readMs = clock.now() - startedAt;
        this.#verified.push(reading);
        return this.#verifier;
    }
    /** How long the last verification took to read the code's files and to start. Infinite if there was none. */
    get readMs() {
        return this.#readMs;
    }
    /** Whether a turn's changes can be saved. */
    get takesCheckpoints() {
        return this.options.checkpoints !== undefined && this.#session?.checkpoint !== undefined;
    }
    /**
     * Saves the code's changes, so that `start` can continue from them.
     * @throws the errors of the session and the store.
     */
    async checkpoint({ attempt, signal, onEntry, watch = (entries) => entries, }) {
        const entries = this.session.checkpoint?.({ signal });
        if (entries !== undefined)
            await this.options.checkpoints?.keep(watch(listening(entries, onEntry)), attempt);
    }
    /**
     * Yields the code's changes for the artifacts. After that it knows which files differ from those that the last
     * verifications read. No code has run since, so there should be none. `isKept`: the sandbox is gone, and the last
     * checkpoint is used.
     */
    leftFiles({ signal, isKept }) {
        const reading = new Reading();
        const kept = isKept ? this.options.checkpoints?.entries() : undefined;
        return {
            files: reading.of(kept ?? this.session.files({ signal })),
            unlikeVerified: () => [
                ...new Set(this.#verified.flatMap((verified) => verified.differencesIn(reading))),
            ],
        };
    }
    #startSession(options) {
        const { signal, onProgress } = this.options;
        return this.executor.start({ signal, onProgress, ...options });
    }
    async #startForBlocks({ changes = this.options.begun?.(), ...options } = {}) {
        const given = this.options.workspace?.files();
        this.#given = new Reading();
        const files = given === undefined ? {} : { files: this.#given.of(given) };
        if (changes === undefined)
            return this.#startSession({ purpose: "blocks", ...options, ...files });
        const session = await this.#startSession({ purpose: "blocks", ...options, ...files, changes });
        await requireTaken(changes, this.executor);
        return session;
    }
    async stopVerifier() {
        const verifier = this.#verifier;
        this.#verifier = null;
        await verifier?.stop();
    }
    /**
     * Keeps the blocks' sandbox after the run if the user asked for it. Null if the sandbox is gone. Undefined if nobody
     * asked, or if no sandbox started.
     */
    async keep() {
        return this.#session?.keep?.();
    }
    /** Ends everything, including an unfinished start. Abort the start's signal first. Otherwise this takes long. */
    async stop() {
        const starting = this.#starting;
        this.#starting = null;
        const late = starting?.then((session) => session.stop()).catch(() => undefined);
        await Promise.all([late, this.#session?.stop(), this.stopVerifier()]);
        this.#session = null;
    }
}
/**
 * Fails if a change could not be applied. A verification of other files than the code's proves nothing, and a turn on
 * other files makes no sense.
 */
async function requireTaken(changes, { name }) {
    const { done } = await changes[Symbol.asyncIterator]().next();
    if (done === true)
        return;
    const message = `The executor ${name} started a fresh sandbox without the files that the code changed.`;
    throw new errors/* AgentExecError */.r("internal", message, {
        nextStep: "The executor's `start` must read all of `files` and, if the executor supports changes, all of `changes`.",
    });
}
async function* only(entries, isWanted) {
    for await (const entry of entries)
        if (isWanted(entry.path))
            yield entry;
}
async function* listening(entries, onEntry) {
    for await (const entry of entries) {
        onEntry(entry);
        yield entry;
    }
}

;// CONCATENATED MODULE: ./lib/run/run.js











/**
 * Runs a task to its end. It decides the next step, performs it through a port, records the result, and begins again.
 * The last event is always `run-ended`. If `signal` fires, the run stops the current step and saves the files so far,
 * and the outcome is `cancelled`. If the signal's reason is an Error, it says why. If it is an AgentExecError, it also
 * decides the outcome. When the promise settles, nothing of the sandbox is left.
 * @throws AgentExecError `storage-failed` if the transcript cannot be written.
 */
async function run(request, ports, { signal, whenEnded }) {
    const recorder = new Recorder(ports, request.earlier);
    const deadline = new AbortController();
    const stop = new AbortController();
    const signals = AbortSignal.any([signal, deadline.signal]);
    let progress;
    const sessions = new Sessions(ports.executor, {
        signal: AbortSignal.any([signals, stop.signal]),
        clock: ports.clock,
        onProgress: (text) => {
            progress = text;
            recorder.tell({ type: "starting", text });
        },
        workspace: ports.workspace,
        counting: ports.counting,
        checkpoints: ports.checkpoints,
        begun: ports.begun,
    });
    const images = new Images(request.contextImages);
    const control = new proof_control/* Control */.Ec({
        policy: request.policy,
        executor: ports.executor,
        workspace: ports.workspace,
        counting: ports.counting,
        signal: AbortSignal.any([signals, stop.signal]),
    });
    const endSandbox = () => {
        stop.abort(new Error("The run is over."));
        return Promise.all([sessions.stop(), control.stop()]).then(() => undefined);
    };
    try {
        if (request.earlier === undefined) {
            await recorder.record(runStarted(request, ports));
            for (const message of request.warnings ?? [])
                await recorder.record({ type: "warning", code: "before-start", message });
        }
        else {
            const { answer } = request.earlier;
            await recorder.record(resumption(recorder.state, request.policy, ports.clock.now()));
            if (answer !== undefined)
                await recorder.record(answer);
        }
        void expire(Math.max(0, (0,rules/* remainingMs */.XW)(recorder.state, request.policy)), {
            deadline,
            stop: stop.signal,
            clock: ports.clock,
        });
        for (let step = null;;) {
            await recordInterruption(recorder, {
                signals,
                deadline: deadline.signal,
                during: step?.do === "ask" && sessions.isSearching ? "start" : step?.do,
                progress,
            });
            step = (0,next/* next */.K)(recorder.state, request.policy);
            if (step.do === "end") {
                await recordKept(recorder, await sessions.keep());
                await recorder.record({ type: "run-ended", ...wordsOf(step) });
                const finished = { state: recorder.state, events: recorder.events };
                const concluding = whenEnded?.(finished);
                await Promise.allSettled([concluding, endSandbox()]);
                await concluding;
                return finished;
            }
            const { policy } = request;
            await perform(step, {
                ...ports,
                recorder,
                sessions,
                control,
                policy,
                images,
                signal: signals,
                deadline: deadline.signal,
            });
        }
    }
    finally {
        await endSandbox();
        await Promise.allSettled(ports.reporters.map(async (reporter) => reporter.close?.()));
    }
}
function runStarted(request, ports) {
    const { runId, task, policy, settings, given, origins, job, version, ownerFiles = [], continues, repeats, thread, context, } = request;
    const usageText = ports.executor.describe({ savesNamed: policy.savesNamed }) +
        countingWords(ports.counting) +
        (0,told_instructions/* filesWords */.Lb)(policy, ports.workspace?.paths) +
        (0,told_instructions/* ownerWords */.$J)(ownerFiles);
    const writer = policy.hasWriter ? ports.writer.name : null;
    const instructions = ownerFiles.length === 0 ? {} : { instructions: ownerFiles.map(({ path }) => path) };
    return {
        type: "run-started",
        runId,
        task,
        ...(thread === undefined ? {} : { thread: [...thread] }),
        ...(context === undefined ? {} : { context }),
        settings,
        ...(given === undefined ? {} : { given }),
        ...(origins === undefined ? {} : { origins }),
        policy,
        writer,
        usageText,
        version,
        ...(job === undefined ? {} : { job }),
        ...instructions,
        ...(continues === undefined ? {} : { continues }),
        ...(repeats === undefined ? {} : { repeats }),
    };
}
function countingWords(counting) {
    return (counting?.told ?? []).map((sentence) => `\n- ${sentence}`).join("");
}
async function expire(totalTimeoutMs, { deadline, stop, clock }) {
    try {
        await clock.sleep(totalTimeoutMs, { signal: stop });
        deadline.abort(new Error("The run reached its time limit."));
    }
    catch {
        // The run ended before its deadline.
    }
}
/** Records why the run stops. Only the first reason counts, so a signal after the deadline changes nothing. */
async function recordInterruption(recorder, { signals, deadline, during, progress }) {
    if (recorder.state.interruption !== null || !signals.aborted)
        return;
    const { by, ...words } = (0,step_context/* hasReachedDeadline */.n)({ signal: signals, deadline })
        ? { by: "deadline", ...wordsOfReason(signals.reason) }
        : stopOf(signals.reason);
    const underWay = during === undefined || during === "end" ? {} : { during };
    const startingWith = during === "start" && progress !== undefined ? { progress } : {};
    await recorder.record({ type: "interrupted", by, ...words, ...underWay, ...startingWith });
}
function stopOf(reason) {
    if (!(0,errors/* isAgentExecError */.TE)(reason))
        return { by: "signal", ...wordsOfReason(reason) };
    const { code, message, nextStep } = reason;
    return { by: "error", code, message, nextStep };
}
async function recordKept(recorder, kept) {
    if (kept === undefined)
        return;
    await recorder.record(kept === null
        ? { type: "warning", code: "sandbox-not-kept", message: notKept }
        : { type: "sandbox-kept", ...kept });
}
const notKept = "You asked to keep the container, but the container is gone. The container was lost, or the engine refused to keep it.";
function wordsOfReason(reason) {
    return reason instanceof Error && reason.name !== "AbortError"
        ? { message: reason.message }
        : { message: "The run was cancelled." };
}
function wordsOf({ outcome, reason, nextStep, code }) {
    return { outcome, reason, nextStep, ...(code === undefined ? {} : { code }) };
}

// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/earlier/run-files.js + 1 modules
var run_files = __webpack_require__(1473);
;// CONCATENATED MODULE: ./lib/compose/assemble.js
var assemble_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var assemble_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});










/** Runs the assembled run to its end and writes all its files. @throws like `run`. */
async function runAssembled(parts, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { writer, executor, approver, reviewer, beforeBlock, dataCheck, reporters } = parts;
        const { source, instructions, folder } = parts;
        const counting = assemble_addDisposableResource(env_1, parts.counting, true);
        const begun = assemble_addDisposableResource(env_1, parts.continued?.begun ?? null, true);
        const redactor = (0,redact/* createRedactor */.l)(parts.secrets);
        const checkpoints = assemble_addDisposableResource(env_1, await checkpointsOf(parts), true);
        const kept = folder ?? assemble_unkept(source);
        const changes = source === null || folder === null ? null : await changesOf(source, folder, { counting, redactor });
        const warnings = [
            ...(parts.warnings ?? []),
            ...(executor.warnings ?? []),
            ...(source?.warnings ?? []),
            ...counting.warnings,
            ...(instructions?.warnings ?? []),
        ];
        const policy = {
            ...parts.policy,
            ...(dataCheck !== undefined && { resultSchema: dataCheck.schema }),
            ...(executor.runsNothing === true && { runsNothing: true }),
        };
        const request = {
            ...parts,
            contextImages: await keptImages(parts),
            policy,
            warnings,
            version: version/* version */.r,
            ownerFiles: instructions?.files ?? [],
            continues: parts.continued?.continues,
            earlier: parts.resumed,
        };
        const ports = {
            writer,
            executor,
            approver,
            reviewer,
            dataCheck,
            beforeBlock,
            log: kept,
            artifacts: changes ?? filesAlone(kept),
            workspace: source ?? undefined,
            counting,
            audit: (0,proof_control/* wantsAudit */.Xm)(policy) ? attackOf(parts) : undefined,
            begun: begun === null ? undefined : () => begun.entries(),
            checkpoints,
            ...(folder !== null && {
                keepShown: (shown) => folder.keepShown(shown),
                loadReports: run_files/* loadRendering */.D,
            }),
            reporters,
            redactor,
            clock: system_clock/* systemClock */.m,
        };
        try {
            const whenEnded = async ({ events }) => {
                if (folder !== null)
                    await (0,run_files/* writeFiles */.h)(folder, events);
            };
            // Forgets the files that were saved when the run began to wait. They are saved again at the end.
            if (parts.resumed?.answer !== undefined)
                await folder?.clearSaved();
            const finished = await run(request, ports, { signal, whenEnded });
            if (finished.state.awaiting !== null)
                checkpoints.leave();
            return { ...finished, result: (0,result/* resultOf */.Bg)(finished.events, folder?.path ?? null) };
        }
        finally {
            await folder?.close();
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = assemble_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** The contents of the context's images. A new run saves them in its folder. A resumed run reads them from there. */
async function keptImages(parts) {
    const { context, contextImages = [], resumed, folder } = parts;
    if (resumed !== undefined) {
        const read = (resumed.run.context?.images ?? []).map(async ({ name }) => folder?.readShown(name));
        return (await Promise.allSettled(read)).flatMap((each) => each.status === "fulfilled" ? (each.value ?? []) : []);
    }
    for (const [index, facts] of (context?.images ?? []).entries())
        await folder?.keepShown({ facts, content: contextImages[index] });
    return contextImages;
}
/** Loaded only if the code gets files. */
const changesOf = async (...call) => (await __webpack_require__.e(/* import() */ 9205).then(__webpack_require__.bind(__webpack_require__, 59205))).trackChanges(...call);
/** Loaded only for an audit, because the code is large. */
function attackOf({ executor, source, counting, policy }) {
    return async (options) => (await Promise.all(/* import() */[__webpack_require__.e(2449), __webpack_require__.e(1379), __webpack_require__.e(353), __webpack_require__.e(9800)]).then(__webpack_require__.bind(__webpack_require__, 57710))).auditOfRun({ executor, source, counting, policy }, options);
}
/**
 * The store for checkpoints. It is in the run's folder, if there is one, so that another process finds the checkpoints
 * after a kill.
 */
async function checkpointsOf({ folder, resumed }) {
    if (resumed !== undefined)
        return (await __webpack_require__.e(/* import() */ 3883).then(__webpack_require__.bind(__webpack_require__, 93883))).resumedCheckpoints(resumed);
    return (0,checkpoint_folder/* openCheckpointFolder */.$)(folder === null ? {} : { runFolder: folder.path });
}
/** Stores files only, because a link or a deletion is no artifact. */
function filesAlone({ save }) {
    return { save: async (entry) => (entry.kind === "file" ? save(entry) : null) };
}
/** Stores nothing. Files are still read, in order to compute their hashes. */
function assemble_unkept(source) {
    return {
        append: async () => undefined,
        async save({ path, bytes, isExecutable, content }) {
            const sha256 = await (0,files_content/* hashOf */.qQ)(content);
            const given = source?.given.get(path);
            return sha256 === given?.sha256 && isExecutable === given.isExecutable ? null : { path, bytes, sha256 };
        },
    };
}
/** An id that sorts by time and is unique on one machine, such as `20261121-054401-3f9a0c`. */
function newRunId() {
    const [date, time] = new Date(system_clock/* systemClock */.m.now()).toISOString().replace(/[-:]/g, "").slice(0, 15).split("T");
    return `${date}-${time}-${(0,external_node_crypto_.randomBytes)(3).toString("hex")}`;
}


/***/ }),

/***/ 20332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ composeIdentity)
/* harmony export */ });
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50159);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** How many tokens stay hidden. Older tokens have expired. */
const hiddenTokens = 8;
/**
 * The identity that the settings name, with its first key. Undefined if they name none.
 * @param secrets a list to whose end each token is added
 * @throws AgentExecError `settings-invalid` if the job has no identity, and the errors of `openIdentity`.
 */
async function composeIdentity({ settings, idToken, onSecret, signal = new AbortController().signal }, secrets) {
    const { "identity-provider-id": identityProviderId, "service-account-id": serviceAccountId } = settings;
    if (identityProviderId === undefined || serviceAccountId === undefined)
        return undefined;
    if (settings.script !== undefined)
        return undefined;
    if (idToken === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", "`identity-provider-id` works only in a workflow, because only jobs of a workflow have an identity.", {
            nextStep: "Remove `identity-provider-id` and use a key.",
        });
    const { openIdentity } = await __webpack_require__.e(/* import() */ 5213).then(__webpack_require__.bind(__webpack_require__, 55213));
    const tokens = [];
    const hide = (token) => {
        onSecret?.(token);
        if (tokens.push(token) > hiddenTokens)
            secrets.splice(secrets.indexOf(tokens.shift()), 1);
        secrets.push(token);
    };
    const audience = settings["identity-audience"];
    const workload = { identityProviderId, serviceAccountId, audience, idToken, hide, clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m };
    return openIdentity(workload, signal);
}


/***/ }),

/***/ 31163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ readOwnedBy),
/* harmony export */   b: () => (/* binding */ readNamedBy)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _process_named_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91219);
/* harmony import */ var _rows_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21303);



/**
 * Reads the text file that a setting names. It follows no links, because in a workflow the checkout may be a stranger's
 * branch.
 * @throws AgentExecError `settings-invalid` if the file cannot be read.
 */
async function readNamedBy(setting, path, { face, variable = () => undefined, example }) {
    try {
        if (face !== "action")
            return await (0,_process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamed */ .Mk)(path, _process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDocumentBytes */ .VR);
        return await (0,_process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readInJob */ .rZ)(path, { maxBytes: _process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDocumentBytes */ .VR, variable });
    }
    catch (cause) {
        const message = `${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .originOf */ .yv)(setting, face)}: ${path} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause)}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", message, { nextStep: example, cause });
    }
}
/**
 * Reads a text file that only the owner may change. In a workflow the text comes from the base branch and not from the
 * checkout.
 * @throws AgentExecError `settings-invalid` if the file is empty, missing, not UTF-8 or over 1 MiB.
 */
async function readOwnedBy(setting, path, reading) {
    const { readOwnerFile, face, example } = reading;
    const bytes = await readOwnerFile?.(path);
    const text = readOwnerFile === undefined ? await readNamedBy(setting, path, reading) : textOf(bytes);
    if (text !== null && text.trim() !== "")
        return text;
    const what = text === "" || text?.trim() === "" ? "is empty" : "is missing on the base branch, too large or not UTF-8";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .originOf */ .yv)(setting, face)}: ${path} ${what}`, {
        nextStep: example,
    });
}
function textOf(bytes) {
    if (!bytes || bytes.length > _process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDocumentBytes */ .VR)
        return null;
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 53080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ policyOf)
/* harmony export */ });
/* harmony import */ var _rows_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83647);
/* harmony import */ var _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67349);


/** Makes a run's rules from its settings. */
function policyOf(settings, { hasWriter, decidesApart = false }) {
    const until = hasWriter ? (0,_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .untilOf */ .g)(settings) : "pass";
    const { decision } = settings;
    return {
        ...(0,_rows_options_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsOf */ .cz)(_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .policyRows */ .Ob, settings),
        maxTurns: settings["max-turns"] ?? _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultTurns */ .a5[until],
        until,
        ...(until === "done" && { doneWord: "TERMINATE" }),
        decision: decidesApart && decision === "combined" ? "separate" : decision,
        maxInfrastructureRetries: 2,
        hasWriter,
        ...(hasWriter && settings.workspace !== "empty" && { savesNamed: true }),
    };
}


/***/ }),

/***/ 12229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ compose)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/compose/named-by.js
var named_by = __webpack_require__(31163);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
;// CONCATENATED MODULE: ./lib/process/block-hook.js



const usualMs = 10_000;
/** How long to wait for output that is still in the pipes after the command's end. */
const drainMs = 200;
const firstWords = 300;
/**
 * Runs the user's command with `sh` on this machine. The code is its input. If its exit code is 0, the code may run.
 */
function commandHook(command, { variable, timeoutMs = usualMs }) {
    return async ({ code, language, path }, { signal }) => {
        signal.throwIfAborted();
        const environment = {
            PATH: variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin",
            HOME: variable("HOME") ?? "/",
            LANG: variable("LANG") ?? "C.UTF-8",
            AGENT_EXEC_LANGUAGE: language,
            AGENT_EXEC_PATH: path ?? "",
        };
        const refusal = await runHook({ command, environment, code, signal, timeoutMs });
        signal.throwIfAborted();
        return refusal;
    };
}
async function runHook({ command, environment, code, signal, timeoutMs }) {
    let child;
    try {
        // The command has a process group of its own, so that its children end with it.
        child = (0,external_node_child_process_.spawn)("sh", ["-c", command], { env: environment, detached: true, stdio: "pipe" });
    }
    catch (error) {
        return unstarted(error);
    }
    let said = "";
    for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (text) => {
            if (said.length < firstWords * 2)
                said += text;
        });
    // The command may end before it has read all input.
    child.stdin.on("error", () => undefined);
    const ended = new Promise((resolve) => {
        child.once("error", (error) => resolve(unstarted(error)));
        child.once("exit", (exitCode, name) => {
            const closed = new Promise((close) => child.once("close", () => close()));
            const how = name === null ? `with exit code ${exitCode}` : `by ${name}`;
            const told = Promise.race([closed, (0,promises_.setTimeout)(drainMs, undefined, { ref: false })]);
            void told.then(() => resolve(exitCode === 0 ? null : refusedWith(said, how)));
        });
    });
    child.stdin.end(code);
    const late = new AbortController();
    const timeUp = (0,promises_.setTimeout)(timeoutMs, `before-block did not answer within ${(0,format/* formatDuration */.a3)(timeoutMs)}`, {
        signal: AbortSignal.any([signal, late.signal]),
    }).catch(() => "before-block was stopped");
    const answer = await Promise.race([ended.finally(() => late.abort()), timeUp]);
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
        try {
            process.kill(-child.pid, "SIGKILL");
        }
        catch {
            // The command has already ended.
        }
    }
    for (const stream of child.stdio)
        stream?.destroy();
    child.unref();
    return answer;
}
function unstarted(error) {
    return `before-block could not be started: ${error.message}`;
}
/** The message of a refusal. @param how the words if `said` is empty */
function refusedWith(said, how) {
    const words = said.trim().slice(0, firstWords);
    return words === "" ? `before-block refused the block ${how}` : `before-block refused the block: ${words}`;
}

// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: ./lib/process/uncaught.js
var uncaught = __webpack_require__(91038);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/redaction/common-words.js
var common_words = __webpack_require__(63376);
// EXTERNAL MODULE: ./lib/redaction/redact.js + 2 modules
var redact = __webpack_require__(75830);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/settings/resolve.js + 2 modules
var resolve = __webpack_require__(39898);
// EXTERNAL MODULE: ./lib/compose/assemble.js + 22 modules
var assemble = __webpack_require__(74254);
// EXTERNAL MODULE: ./lib/compose/identity.js
var compose_identity = __webpack_require__(20332);
// EXTERNAL MODULE: ./lib/compose/executor.js
var compose_executor = __webpack_require__(20063);
// EXTERNAL MODULE: ./lib/compose/policy.js
var compose_policy = __webpack_require__(53080);
// EXTERNAL MODULE: ./lib/compose/wiring.js
var compose_wiring = __webpack_require__(83556);
// EXTERNAL MODULE: ./lib/compose/workspace.js + 1 modules
var compose_workspace = __webpack_require__(77301);
// EXTERNAL MODULE: ./lib/compose/writer.js
var compose_writer = __webpack_require__(22057);
;// CONCATENATED MODULE: ./lib/compose/run.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});



















/** Loaded only if the run continues another one. */
const readContinued = async (...call) => (await Promise.all(/* import() */[__webpack_require__.e(353), __webpack_require__.e(4161)]).then(__webpack_require__.bind(__webpack_require__, 40353))).continuedRun(...call);
/**
 * Creates the parts that the settings name. When it resolves, the run's folder exists, but nothing has been asked or
 * started.
 * @throws AgentExecError `settings-invalid` for faults that only show now, such as a script that cannot be read or a
 * missing key.
 */
async function compose(wiring) {
    const { settings, face, secrets, resumed } = wiring;
    const runId = resumed?.run.runId ?? (0,assemble/* newRunId */.F)();
    const hidden = Object.values(secrets);
    const identity = await (0,compose_identity/* composeIdentity */.J)(wiring, hidden);
    await requireNamedServer(wiring);
    const writer = await (0,compose_writer/* composeWriter */.It)(wiring, identity);
    const composeOwn = (0,compose_wiring/* changesNothing */.T)(wiring) ? compose_executor/* composeForVerifications */.k : compose_executor/* composeExecutor */.w2;
    const executor = await composeOwn(wiring, runId);
    hidden.unshift(...(executor.secrets?.() ?? []));
    const runFolder = resumed?.folder.path ?? settings.out ?? ".agent-exec";
    const otherRuns = [settings.continue, wiring.recorded?.folder].filter((path) => path !== undefined);
    const workspace = wiring.fetched === undefined ? settings.workspace : `repo:${wiring.fetched}`;
    const given = await (0,compose_workspace/* openWorkspace */.O)({ name: workspace, runFolder, otherRuns, maxFiles: settings["max-files"] }, {
        executor,
        paths: settings.instructions,
        readFile: wiring.readOwnerFile,
        counting: (0,compose_workspace/* countingOf */.d)(settings),
    });
    // Everything that can be refused comes first. So a refusal leaves no folder.
    const policy = { ...(await policyOfSettings(wiring, writer)), approval: approvalOf(wiring) };
    const reviewer = wiring.answers?.reviewer ?? (await (0,compose_writer/* composeReviewer */.GS)(wiring, identity));
    const earlier = settings.continue;
    const { source } = given;
    if (resumed !== undefined)
        await (await __webpack_require__.e(/* import() */ 3883).then(__webpack_require__.bind(__webpack_require__, 93883))).requireSameSource(resumed, source);
    const continued = earlier === undefined ? null : await readContinued(earlier, { workspace, source, here: "." });
    const dataCheck = await dataCheckOfSettings(wiring);
    const folder = await folderOf(wiring, runId).catch(async (thrown) => {
        await continued?.begun[Symbol.asyncDispose]();
        throw thrown;
    });
    const parts = {
        ...wiring,
        ...given,
        runId,
        dataCheck,
        policy,
        settings: (0,resolve/* publicSettings */.dg)(settings, face),
        warnings: commonSecrets(secrets),
        writer,
        executor,
        // Before code from a transcript runs on this machine, a person must agree, if one can be asked.
        approver: ((0,compose_executor/* runsOnHost */.gV)(settings) ? wiring.approver : undefined) ?? wiring.answers?.approver ?? wiring.approver,
        reviewer,
        beforeBlock: hookOf(wiring),
        secrets: hidden,
        continued,
        repeats: wiring.recorded?.runId,
        folder,
    };
    return {
        folder,
        runId,
        secrets: parts.secrets,
        start: (signal) => toItsEnd({ ...parts, executor: (0,compose_executor/* pinnedTo */.A_)(wiring.pinned, executor) }, signal),
    };
}
/** A continued conversation goes to another server than before only if the user named one. */
async function requireNamedServer({ settings, origins }) {
    const { continue: earlier, model, script, "base-url": server } = settings;
    const asksModel = model !== undefined && script === undefined;
    if (earlier === undefined || !asksModel || origins === undefined || "base-url" in origins)
        return;
    await (await Promise.all(/* import() */[__webpack_require__.e(353), __webpack_require__.e(4161)]).then(__webpack_require__.bind(__webpack_require__, 40353))).requireSameServer(earlier, server);
}
/** A local server accepts any key. If the key is a common word, it is not hidden, and a warning says so. */
function commonSecrets(secrets) {
    const common = Object.entries(secrets).filter(([, value]) => (0,common_words/* isCommonWord */.e)(value));
    if (common.length === 0)
        return [];
    const names = (0,listed/* listed */.K)(common.map(([name]) => (0,listed/* named */.r)(name)));
    const [values, are, it] = common.length === 1 ? ["value", "is a common word", "it"] : ["values", "are common words", "them"];
    return [
        `The ${values} of ${names} ${are}, so agent-exec does not hide ${it} in logs and reports. If a local server accepts any key, ignore this warning. For a real secret, use a long random value.`,
    ];
}
async function policyOfSettings(wiring, { decidesApart }) {
    const policy = (0,compose_policy/* policyOf */.U)(wiring.settings, {
        hasWriter: wiring.face !== "exec" && wiring.replies?.kind !== "documents",
        decidesApart,
    });
    const recorded = wiring.resumed?.run.policy ?? wiring.policy;
    if (recorded !== undefined)
        return withRecorded(policy, recorded);
    const path = wiring.settings["system-prompt"];
    if (path === undefined)
        return policy;
    const text = await (0,named_by/* readOwnedBy */.V)("system-prompt", path, {
        ...wiring,
        example: "Set `system-prompt` to a file with text for the model. In a workflow, the base branch must have the file.",
    });
    return {
        ...policy,
        systemPrompt: { text: text.trim(), ...(wiring.settings["system-prompt-alone"] && { isAlone: true }) },
    };
}
/**
 * A resumed or repeated run gets its limits and proofs from the current settings, because its transcript is only data.
 * The transcript provides only texts that were read from files, who makes decisions, and what a file name means.
 * @throws AgentExecError `settings-invalid` if the transcript has other verifications than the settings.
 */
function withRecorded(now, recorded) {
    const { savesNamed: _now, ...policy } = now;
    if (!(0,external_node_util_.isDeepStrictEqual)(policy.verify, recorded.verify))
        throw new errors/* AgentExecError */.r("settings-invalid", "Your verifications differ from the verifications that the run started with.", {
            nextStep: "Remove `verify`. To verify the run's files with other commands, use `run --continue`.",
        });
    const { systemPrompt, resultSchema, decision, reviewerModel, doneWord, savesNamed } = recorded;
    return {
        ...policy,
        ...(systemPrompt !== undefined && { systemPrompt }),
        ...(resultSchema !== undefined && { resultSchema }),
        ...(savesNamed !== undefined && { savesNamed }),
        decision,
        ...(policy.until === "done" && doneWord !== undefined && { doneWord }),
        ...(reviewerModel !== undefined && { reviewerModel }),
    };
}
/** Uses the schema with which a resumed or repeated run began. */
async function dataCheckOfSettings(wiring) {
    const path = wiring.settings["result-schema"];
    const kept = (wiring.resumed?.run.policy ?? wiring.policy)?.resultSchema;
    if (path === undefined && kept === undefined)
        return undefined;
    const { dataCheckBy, dataCheckOf } = await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(6015)]).then(__webpack_require__.bind(__webpack_require__, 6015));
    if (kept !== undefined)
        return dataCheckBy(kept, "The run's schema");
    const example = "Set `result-schema` to a file with a JSON Schema. In a workflow, the file must not be a link.";
    return dataCheckOf(await (0,named_by/* readNamedBy */.b)("result-schema", path, { ...wiring, example }), path);
}
async function folderOf({ settings: { out }, resumed }, runId) {
    if (resumed !== undefined)
        return resumed.folder;
    return out === undefined ? (0,run_folder/* createDefaultRunFolder */.jC)(runId, process.cwd()) : (0,run_folder/* createRunFolder */.kg)(out);
}
/**
 * Runs to the end. If the run is told to stop, or if an uncaught error stops it, and it does not end by itself, its end
 * is written from outside.
 */
async function toItsEnd(parts, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const stuck = __addDisposableResource(env_1, (0,stop_signals/* stuckAfter */.Xu)(signal), false);
        try {
            const finished = await (0,src/* raceSignal */.W)((0,assemble/* runAssembled */.Y)(parts, signal), AbortSignal.any([uncaught/* uncaught */.GN.late, stuck.signal]));
            if (finished.state.interruption?.by === "error")
                uncaught/* uncaught */.GN.isTold = true;
            return finished;
        }
        catch (thrown) {
            if (stuck.signal.aborted && thrown === stuck.signal.reason) {
                const { endTornRun } = await __webpack_require__.e(/* import() */ 7934).then(__webpack_require__.bind(__webpack_require__, 27934));
                return await endTornRun(parts.folder.path);
            }
            if (thrown !== uncaught/* uncaught */.GN.late.reason || !(0,errors/* isAgentExecError */.TE)(thrown))
                throw thrown;
            const { code, message, nextStep } = thrown;
            const { endTornRun } = await __webpack_require__.e(/* import() */ 7934).then(__webpack_require__.bind(__webpack_require__, 27934));
            await endTornRun(parts.folder.path, {
                code,
                message: (0,redact/* createRedactor */.l)(parts.secrets).text(message),
                nextStep,
            });
            // The caller reports the error.
            uncaught/* uncaught */.GN.isTold = true;
            throw thrown;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/**
 * Who approves. The current settings decide. At a terminal, a person first sees code that nothing isolates. A
 * transcript can only make the approval stricter.
 */
function approvalOf({ settings, face, approver, resumed, policy, }) {
    if (settings.approval !== undefined)
        return settings.approval;
    if (face === "run" && (0,compose_executor/* runsOnHost */.gV)(settings) && approver !== undefined)
        return "always";
    return (resumed?.run.policy ?? policy)?.approval ?? "never";
}
function hookOf({ settings, variable = () => undefined }) {
    const command = settings["before-block"];
    return command === undefined ? undefined : commandHook(command, { variable });
}


/***/ }),

/***/ 83556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ changesNothing)
/* harmony export */ });
/** Whether the replies contain no code. */
function changesNothing({ replies }) {
    return replies?.kind === "script" && replies.changesNothing === true;
}


/***/ }),

/***/ 77301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ countingOf),
  O: () => (/* binding */ openWorkspace)
});

;// CONCATENATED MODULE: ./lib/workspace/counting/counting-in-empty.js
/** In a new workspace all changes count, except Python's caches. Python could load a cache instead of a source. */
const countingInEmpty = {
    told: [],
    warnings: [],
    discountOf: async ({ path }) => /(?:^|\/)__pycache__\/|\.py[co]$/.test(path) ? { kind: "cache", reason: "it is a tool's cache" } : null,
    async [Symbol.asyncDispose]() { },
};

;// CONCATENATED MODULE: ./lib/compose/workspace.js

/** Decides which changes count, from the settings. */
function countingOf(settings) {
    return {
        protect: settings.protect,
        onlyChange: settings["only-change"],
        allowToolConfig: settings["allow-tool-config"],
        allowWorkflow: settings["allow-workflow"],
        verifiesAsOther: settings["verify-user"] === "other",
        verify: settings.verify,
    };
}
/**
 * Opens the files for the code, and the owner's instructions about them.
 * @throws AgentExecError `settings-invalid` if the files cannot be read or do not fit into the sandbox.
 */
async function openWorkspace(asked, { executor, counting, ...owner }) {
    if (asked.name === "empty")
        return { source: null, instructions: null, counting: countingInEmpty };
    // Loaded only if there are files. Everything is loaded before code runs, because code without isolation could change
    // agent-exec's own files.
    const { workspaceSource } = await Promise.all(/* import() */[__webpack_require__.e(4711), __webpack_require__.e(8405)]).then(__webpack_require__.bind(__webpack_require__, 4711));
    const source = await workspaceSource({ ...asked, here: "." });
    executor.checkRoom?.(source.size);
    const { readOwnerInstructions } = await __webpack_require__.e(/* import() */ 6284).then(__webpack_require__.bind(__webpack_require__, 96284));
    const { countingIn } = await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(4147)]).then(__webpack_require__.bind(__webpack_require__, 54147));
    return {
        source,
        instructions: await readOwnerInstructions(source, owner),
        counting: countingIn(source, counting),
    };
}


/***/ }),

/***/ 22057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ composeReviewer),
/* harmony export */   It: () => (/* binding */ composeWriter),
/* harmony export */   Yl: () => (/* binding */ headersOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50159);
/* harmony import */ var _rows_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21303);
/* harmony import */ var _settings_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66695);
/* harmony import */ var _named_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31163);





/** Creates the writer that the settings name. @throws AgentExecError `settings-invalid` if they name none or the key is missing. */
async function composeWriter(wiring, identity) {
    const { settings, face, secrets, replies } = wiring;
    const apiKey = secrets["api-key"];
    if (replies?.kind === "documents") {
        const { createTextWriter } = await __webpack_require__.e(/* import() */ 9519).then(__webpack_require__.bind(__webpack_require__, 29519));
        return createTextWriter(replies.documents);
    }
    if (replies !== undefined || settings.script !== undefined) {
        const { createScriptedWriter } = await __webpack_require__.e(/* import() */ 2605).then(__webpack_require__.bind(__webpack_require__, 42605));
        const { parseScript } = await Promise.all(/* import() */[__webpack_require__.e(3162), __webpack_require__.e(5816)]).then(__webpack_require__.bind(__webpack_require__, 45816));
        const json = replies?.json ?? (await (0,_named_by_js__WEBPACK_IMPORTED_MODULE_4__/* .readNamedBy */ .b)("script", settings.script, { ...wiring, example: scriptExample }));
        return createScriptedWriter(parseScript(json, settings.script ?? "of the demo"), {
            clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
            ...(wiring.resumed !== undefined && { taken: takenIn(wiring.resumed.events) }),
        });
    }
    if (settings.model === undefined) {
        throw missing("You did not name a model.", `Name a model with ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("model", face)}${face === "action" ? "" : " NAME"}, or replay a script with ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("script", face)}${face === "action" ? "" : " FILE"}.`);
    }
    const variable = settings["api-key-env"];
    const hasKey = apiKey !== undefined || identity !== undefined;
    if (!hasKey && variable !== _settings_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp["api-key-env"].description.defaultText) {
        throw missing(`The variable ${variable}, which ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("api-key-env", face)} names, is empty or not set.`, `Set ${variable} to the key, or remove ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("api-key-env", face)}.`);
    }
    if (!hasKey && settings["base-url"].startsWith("https://api.openai.com")) {
        throw missing(`There is no key for ${settings["base-url"]}.`, `${face === "action" ? "Add the key as a secret under Settings → Secrets and variables → Actions and set the input api-key to it" : `Set ${variable}`}, or set another server with ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("base-url", face)}.`);
    }
    const { createOpenAiWriter } = await Promise.all(/* import() */[__webpack_require__.e(2432), __webpack_require__.e(742)]).then(__webpack_require__.bind(__webpack_require__, 40742));
    const common = {
        baseUrl: settings["base-url"],
        apiKey,
        identity,
        headers: headersOf(wiring),
        api: settings.api,
        replyFormat: settings["reply-format"],
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
        ...fieldsOf(settings["model-option"]),
    };
    const writer = createOpenAiWriter({ ...common, model: settings.model, ...pricesOf(settings) });
    const fallback = settings["fallback-model"];
    if (fallback === undefined)
        return writer;
    const { withFallback } = await __webpack_require__.e(/* import() */ 1873).then(__webpack_require__.bind(__webpack_require__, 1873));
    const { name: model, prices } = fallback;
    const priced = prices && { inputPerMillionUsd: prices.input, outputPerMillionUsd: prices.output };
    return withFallback(writer, createOpenAiWriter({ ...common, model, ...(priced && { prices: priced }) }));
}
/** The model that reviews code before it runs. It is on the writer's server. Its prices are unknown. */
async function composeReviewer(wiring, identity) {
    const { settings, secrets } = wiring;
    const model = settings["reviewer-model"];
    if (model === undefined)
        return undefined;
    const { createReviewer } = await Promise.all(/* import() */[__webpack_require__.e(2432), __webpack_require__.e(5296)]).then(__webpack_require__.bind(__webpack_require__, 15296));
    return createReviewer({
        baseUrl: settings["base-url"],
        apiKey: secrets["api-key"],
        identity,
        headers: headersOf(wiring),
        model,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
    });
}
const scriptExample = "Set `script` to a JSON file of turns (see docs/script.md). In a workflow, the file must not be a link.";
/** How many answers of a script are already used. */
function takenIn(events) {
    const ofModel = events.filter((event) => event.type === "decision" && event.usage !== undefined);
    const words = ofModel.filter((event) => event.type === "decision" && event.text !== undefined);
    const ofData = events.reduce((sum, event) => sum + (event.type === "data" ? event.usage.calls : 0), 0);
    const ofReplies = events.filter(({ type }) => type === "reply" || type === "reflection").length;
    const replies = ofReplies + ofData + words.length;
    const decisions = ofModel.reduce((sum, event) => sum + callsOf(event), 0) - words.length;
    return { replies, decisions };
}
function callsOf(event) {
    return event.type === "decision" ? (event.usage?.calls ?? 0) : 0;
}
/**
 * The headers for each request to the model server.
 * @throws AgentExecError `settings-invalid` if a named variable is not set.
 */
function headersOf({ settings, secrets, face }) {
    const secret = settings["header-env"].map(({ name, value: variable }) => {
        const value = secrets[`header-env ${name}`]?.trim();
        if (value !== undefined && /^[\t\x20-\x7e]+$/.test(value))
            return { name, value, isSecret: true };
        throw missing(`The variable ${variable}, which ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("header-env", face)} names for ${name}, ${value === undefined ? "is empty or not set" : "contains line breaks or non-ASCII characters"}.`, `Set ${variable} to the header's value, or remove ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("header-env", face)}.`);
    });
    return [...settings.header, ...secret];
}
function pricesOf(settings) {
    const { "price-input": inputPerMillionUsd, "price-output": outputPerMillionUsd } = settings;
    if (inputPerMillionUsd === undefined || outputPerMillionUsd === undefined)
        return {};
    return {
        prices: { inputPerMillionUsd, outputPerMillionUsd, cachedPerMillionUsd: settings["price-cached"] },
    };
}
/** Names of request fields that limit the answer's tokens. If a budget leaves less, agent-exec replaces the value. */
const limitNames = ["max_completion_tokens", "max_tokens", "max_output_tokens"];
function fieldsOf(options) {
    const limits = options.filter(({ name }) => limitNames.includes(name)).map(({ value }) => Number(value));
    const others = options
        .filter(({ name }) => !limitNames.includes(name))
        .map(({ name, value }) => [name, value]);
    return {
        ...(limits.length > 0 && { maxOutputTokens: Math.min(...limits) }),
        ...(others.length > 0 && { requestFields: Object.fromEntries(others) }),
    };
}
function missing(message, nextStep) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", message, { nextStep });
}


/***/ }),

/***/ 1473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ loadRendering),
  h: () => (/* binding */ writeFiles)
});

;// CONCATENATED MODULE: ./lib/reports/formats/manifest.js
/** The manifest of these files. If two files have the same path, the later one counts. */
function manifestOf(files) {
    const byPath = new Map(files.map(({ path, bytes, sha256 }) => [path, { path, bytes, sha256 }]));
    return { files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./lib/earlier/run-files.js

const manifestName = "manifest.json";
/** Loaded late, because it is most of a run's code. */
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(4343), __webpack_require__.e(8467), __webpack_require__.e(6700), __webpack_require__.e(4887), __webpack_require__.e(676)]).then(__webpack_require__.bind(__webpack_require__, 15190));
/** Writes all files that are computed from a run's events. The last one lists all files. */
async function writeFiles(folder, events) {
    const { renderFiles } = await loadRendering();
    const files = await renderFiles(events, {
        readArtifact: (path) => folder.readArtifact(path),
        readShown: (name) => folder.readShown(name),
        runDir: folder.path,
    });
    for (const [name, content] of files)
        await folder.write(name, content);
    const others = (await folder.list()).filter(({ path }) => path !== manifestName);
    await folder.write(manifestName, `${JSON.stringify(manifestOf(others), null, 2)}\n`);
}


/***/ }),

/***/ 93769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Parses JSON. Undefined if the text is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 67402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Um: () => (/* binding */ pathWord),
/* harmony export */   Vu: () => (/* binding */ readableWord),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/** Text as one word of a shell's command. */
function shellWord(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}
/** The same for a command that people read: quotes only where the shell needs them. */
function readableWord(text) {
    return /^[\w.,:/@%+=-]+$/.test(text) ? text : shellWord(text);
}
/** A relative path as a word that no program can mistake for an option. */
function pathWord(path) {
    return shellWord(`./${path}`);
}


/***/ }),

/***/ 42559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ parseInfo),
/* harmony export */   w: () => (/* binding */ attributeOf)
/* harmony export */ });
/** One item. Commas, blanks and braces separate items. A value follows `=` or `:` and may be in quotes. */
const item = /("[^"]*"|'[^']*'|[^\s,{}=:"']+)(?:[=:]\s*("[^"]*"|'[^']*'|[^\s,{}"']*))?/g;
function parseInfo(info) {
    const items = info.replace(/ ?= ?/g, "=").matchAll(item);
    const [first, ...attributes] = [...items].map(([, name = "", value = ""]) => ({
        name: unquoted(name).replace(/^\./, ""),
        value: unquoted(value),
    }));
    const language = withoutVersion((first?.name ?? "").toLowerCase());
    return { language, ...(first?.value && { suffix: first.value }), attributes };
}
/** `python3.11` becomes `python`, and `c++17` becomes `c++`; `python3` stays. */
function withoutVersion(word) {
    return ((/^([a-z]+?)[-@]?\d{1,3}(?:\.\d{1,3})+$/.exec(word) ?? /^(c\+\+|cpp|c)\d\d$/.exec(word))?.[1] ?? word);
}
/** The value of the first attribute with one of these names. Undefined if there is none. */
function attributeOf({ attributes }, ...names) {
    return attributes.find(({ name, value }) => value !== "" && names.includes(name))?.value;
}
function unquoted(text) {
    return /^["']/.test(text) ? text.slice(1, -1) : text;
}


/***/ }),

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

/***/ 91219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   VR: () => (/* binding */ maxDocumentBytes),
/* harmony export */   rZ: () => (/* binding */ readInJob),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52278);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60795);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9668);






/** Room for several of the longest possible replies. */
const maxDocumentBytes = 64 * 1024 ** 2;
/** Linux also follows this many links in a row. */
const maxLinks = 40;
/**
 * Reads a file that a user names on their own machine. Follows links, and reads a pipe (`<(…)`) to its end.
 * @throws Error for a folder, and for too many bytes.
 */
async function readNamed(path, maxBytes) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path).catch(inWords);
    try {
        if ((await handle.stat()).isDirectory())
            throw new Error("it is a folder");
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/** Words for two common faults, without names of system calls. */
function inWords(error) {
    if (error.code === "ENOENT")
        throw new Error("there is no such file", { cause: error });
    if (error.code === "EACCES")
        throw new Error("you have no permission to read it", { cause: error });
    throw error;
}
/**
 * Reads a regular file that a workflow names. In the checkout (GITHUB_WORKSPACE) it follows no links. A stranger's
 * branch may contain links, for example to the runner's environment.
 * @throws Error for anything else, and for too many bytes.
 */
async function readInJob(path, { maxBytes, variable, folder = "." }) {
    const checkouts = await Promise.all([folder, ".", variable("GITHUB_WORKSPACE") ?? "."].map(realPath));
    const place = await placeOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path), checkouts).catch(inWords);
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .openPlain */ .Hu)(place);
    if (handle === null)
        throw new Error("it is not a regular file");
    try {
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/** Reads the whole stream as text. @throws Error for too many bytes. In that case the stream is closed. */
async function readText(stream, maxBytes) {
    const bytes = await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesWithin */ .$2)(stream, maxBytes);
    if (bytes === null)
        throw new Error(`it has more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
    return decoded(bytes);
}
/**
 * Reads UTF-8, and UTF-16 with a byte order mark, as Windows writes it.
 * @throws Error if it is not text.
 */
function decoded(bytes) {
    const mark = bytes.subarray(0, 2).toString("hex");
    const encoding = mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : "utf-8";
    const text = new TextDecoder(encoding).decode(bytes);
    if (text.includes("\0"))
        throw new Error("it is not text in UTF-8, or in UTF-16 with a byte order mark");
    return text;
}
/** Resolves a path part by part. @throws Error for a link in a checkout. */
async function placeOf(path, checkouts) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    let place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(target).root;
    const ahead = partsOf(target.slice(place.length));
    let links = 0;
    for (let part = ahead.shift(); part !== undefined; part = ahead.shift()) {
        const next = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, part);
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(next)).isSymbolicLink()) {
            place = next;
            continue;
        }
        if (checkouts.some((checkout) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(checkout, place)))
            throw new Error(`${part} is a link, and agent-exec follows no link in the checkout`);
        links += 1;
        if (links > maxLinks)
            throw new Error("its path leads through too many links");
        const leadsTo = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(next);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(leadsTo))
            place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(leadsTo).root;
        ahead.unshift(...partsOf(leadsTo));
    }
    return place;
}
function partsOf(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter((part) => part !== "" && part !== ".");
}
async function realPath(folder) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
}


/***/ }),

/***/ 50159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** When this process began, on the machine's clock. */
const begin = Date.now() - performance.now();
const systemClock = {
    // Durations and deadlines must not change if somebody sets the machine's clock while agent-exec runs.
    now: () => Math.round(begin + performance.now()),
    async sleep(ms, { signal }) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal });
        }
        catch (thrown) {
            throw signal.aborted ? signal.reason : thrown;
        }
    },
};


/***/ }),

/***/ 22503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ partsFrom),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Iv: () => (/* binding */ masked),
/* harmony export */   YM: () => (/* binding */ maxTestFileBytes),
/* harmony export */   dE: () => (/* binding */ trimmed),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   sV: () => (/* binding */ quoteEnd)
/* harmony export */ });
const languages = [
    [/\.py$/, "python"],
    [/\.[cm]?[jt]sx?$/, "javascript"],
    [/\.go$/, "go"],
    [/\.rs$/, "rust"],
    [/\.java$/, "java"],
    [/\.(?:sh|bash)$/, "shell"],
];
/** A file's language, by its name. Null if agent-exec does not parse it. */
function languageOf(path) {
    return languages.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
/** Nobody writes a larger test file. Larger ones are not parsed. */
const maxTestFileBytes = 256 * 1024;
function linesOf(masked) {
    const lines = [];
    for (let at = 0; at < masked.length;) {
        const next = masked.indexOf("\n", at);
        const end = next === -1 ? masked.length : next;
        const line = masked.slice(at, end);
        lines.push({ at, end, indent: line.search(/\S/) });
        at = end + 1;
    }
    return lines;
}
/** The same text with blanks instead of comments and multi-line strings, because these contain no statements. */
function masked(text, language) {
    const pieces = [];
    let from = 0;
    const blank = (at, end) => {
        pieces.push(text.slice(from, at), text.slice(at, end).replaceAll(/[^\n]/g, " "));
        from = end;
    };
    const endOf = (mark, at) => {
        const found = text.indexOf(mark, at);
        return found === -1 ? text.length : found + mark.length;
    };
    const isHash = language === "python" || language === "shell";
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at];
        const comment = isHash ? char === "#" : char === "/" && text[at + 1] === "/";
        const block = blockMark(text, at, language);
        if (comment)
            blank(at, Math.max(at, endOf("\n", at) - 1));
        else if (block !== null)
            blank(at, endOf(block.closes, at + block.opens));
        else if (char === '"' || char === "'")
            at = Math.max(at, quoteEnd(text, at));
        else if (char === "\\")
            at += 1;
        at = Math.max(at, from - 1);
    }
    return pieces.join("") + text.slice(from);
}
function blockMark(text, at, language) {
    if (language === "shell")
        return null;
    const three = text.slice(at, at + 3);
    if (language === "python")
        return three === '"""' || three === "'''" ? { closes: three, opens: 3 } : null;
    if (three.startsWith("/*"))
        return { closes: "*/", opens: 2 };
    return text[at] === "`" ? { closes: "`", opens: 1 } : null;
}
/** Where a quoted text ends. -1 if the line ends first. */
function quoteEnd(text, start) {
    const quote = text[start];
    for (let at = start + 1; at < text.length && text[at] !== "\n"; at += 1) {
        if (text[at] === "\\")
            at += 1;
        else if (text[at] === quote)
            return at;
    }
    return -1;
}
/** A longer argument is a table and not a plain comparison. */
const maxPartsChars = 1_000;
/**
 * Reads the text from here to the bracket, line end, semicolon, comment or quote that ends it, and splits it at its
 * outermost commas. Null if the end is too far away.
 */
function partsFrom(text, from) {
    const parts = [];
    let depth = 0;
    let begin = from;
    const isCall = text[from - 1] === "(";
    const limit = Math.min(text.length, from + maxPartsChars);
    const closed = (end) => {
        const part = trimmed(text, { at: begin, end });
        if (part.at < part.end)
            parts.push(part);
        return { parts, end };
    };
    for (let at = from; at <= limit; at += 1) {
        const char = text[at];
        const isOutermost = depth === 0;
        if (char === undefined || (isOutermost && !isCall && (char === "\n" || char === ";" || char === "#")))
            return isOutermost && !(isCall && char === undefined) ? closed(at) : null;
        if (char === "\\")
            at += 1;
        else if (char === '"' || char === "'" || char === "`") {
            const end = quoteEnd(text, at);
            // A quote around the whole code can end it, as in `python3 -c '…'`.
            if (end === -1)
                return isOutermost && !isCall ? closed(at) : null;
            at = end;
        }
        else if ("([{".includes(char))
            depth += 1;
        else if (")]}".includes(char)) {
            if (isOutermost)
                return closed(at);
            depth -= 1;
        }
        else if (char === "," && isOutermost) {
            closed(at);
            begin = at + 1;
        }
    }
    return null;
}
function trimmed(text, { at, end }) {
    const part = text.slice(at, end);
    const begin = at + (part.length - part.trimStart().length);
    return { at: begin, end: Math.max(begin, end - (part.length - part.trimEnd().length)) };
}


/***/ }),

/***/ 35428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ny: () => (/* binding */ leftOutWords),
/* harmony export */   XY: () => (/* binding */ judgedFiles),
/* harmony export */   jo: () => (/* binding */ undoneWords),
/* harmony export */   sA: () => (/* binding */ countedChanges)
/* harmony export */ });
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80436);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90566);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52278);




/** Yields those of the code's changes that count. */
async function* countedChanges(changes, { counting, given, onUndone }) {
    const undone = [];
    for await (const each of changes) {
        const { entry, content } = readable(each);
        const { path } = entry;
        const discount = await counting.discountOf({ path, content });
        if (discount === null) {
            yield entry;
            continue;
        }
        const original = (entry.kind === "left-out" ? below(path, given) : [path]).filter((one) => given.has(one));
        const putBack = original.map((one) => ({ path: one, how: "put-back", ...discount }));
        const isKeptOut = !given.has(path) && entry.kind !== "deleted";
        undone.push(...putBack, ...(isKeptOut ? [{ path, how: "kept-out", ...discount }] : []));
    }
    onUndone(undone.toSorted((one, other) => (one.path < other.path ? -1 : 1)));
}
/** Yields the files for a verification. Only the verification's own user may read the private ones. */
async function* judgedFiles(files, { isHidden = () => false } = {}) {
    for await (const file of files)
        yield file.kind === "file" && isHidden(file.path) ? { ...file, isPrivate: true } : file;
}
/** Nobody writes a larger manifest. */
const maxReadBytes = 1024 ** 2;
/** The same entry. Its content can be read here before the entry is passed on. */
function readable(entry) {
    if (entry.kind !== "file" || entry.bytes > maxReadBytes)
        return { entry, content: async () => null };
    let read = null;
    const content = () => (read ??= (0,_files_content_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOf */ .$$)(entry.content));
    const again = async function* () {
        if (read === null)
            yield* entry.content;
        else
            yield await read;
    };
    return { entry: { ...entry, content: again() }, content };
}
function below(path, given) {
    return [...given].filter((each) => each === path || each.startsWith(`${path}/`));
}
const allowed = "if the task is about these files, list them in `allow-tool-config`";
/** The words for each kind of change that does not count. Files that tools create by themselves need no words. */
const told = {
    protected: { what: "protected files" },
    "in-the-way": { what: "files in the place of protected files" },
    judging: { what: "files that a verification calls", advice: allowed },
    steering: { what: "files that configure tools", advice: allowed },
    shadowing: { what: "files that replace a module of Python or of a test tool", advice: allowed },
    compiled: { what: "compiled files", advice: allowed },
    outside: {
        what: "files that the code may not change",
        advice: "to allow these changes, list the files in `only-change`",
    },
    workflow: {
        what: "workflow files",
        advice: "to allow these changes, list the files in `allow-workflow`",
    },
};
/** The undone changes, in sentences for people and the model. "" if there are none. */
function undoneWords(undone) {
    const namesOf = (kind, how) => undone.filter((each) => each.kind === kind && each.how === how).map(({ path }) => (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path));
    const sentences = Object.entries(told).flatMap(([kind, { what, advice }]) => {
        const putBack = namesOf(kind, "put-back");
        const keptOut = namesOf(kind, "kept-out");
        const parts = [
            ...(putBack.length === 0 ? [] : [`were restored: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(putBack)}`]),
            ...(keptOut.length === 0 ? [] : [`were removed: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(keptOut)}`]),
        ];
        const rest = advice === undefined ? "" : ` (${advice})`;
        return parts.length === 0
            ? []
            : [`Before the verification, ${what} ${parts.join(", and others ")}${rest}.`];
    });
    const ignored = foldedNames(undone.filter(({ kind, how }) => kind === "ignored" && how === "kept-out"));
    if (ignored.length > 0)
        sentences.push(`The repository ignores these new files, so the verification ran without them, and the patch leaves them out: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(ignored)}.`);
    return sentences.join(" ");
}
/** How many files of a folder have names in a list. A build leaves hundreds. */
const maxFolderNames = 3;
/** The names of files, and the names of top folders that contain many of them. */
function foldedNames(files) {
    const folders = new Map();
    for (const { path } of files) {
        const folder = path.slice(0, path.indexOf("/") + 1);
        const paths = folders.get(folder) ?? [];
        paths.push(path);
        folders.set(folder, paths);
    }
    return [...folders].flatMap(([folder, paths]) => folder === "" || paths.length <= maxFolderNames
        ? paths.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)
        : `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(folder)} (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("file", paths.length)})`);
}
/**
 * A sentence about files that a verification did not get, because they cannot be copied out of a sandbox. "" if there
 * are none.
 */
function leftOutWords(leftOut) {
    if (leftOut.length === 0)
        return "";
    const each = leftOut.map(({ path, reason }) => `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path)} (${reason})`);
    return `The verification ran without some files of the code, because these files could not be copied: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(each, (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_0__/* .countRefused */ .IR)(leftOut))}.`;
}


/***/ }),

/***/ 26280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YR: () => (/* binding */ generatesTests),
/* harmony export */   fx: () => (/* binding */ writtenTests),
/* harmony export */   hS: () => (/* binding */ isReadable),
/* harmony export */   uW: () => (/* binding */ mayMake),
/* harmony export */   xR: () => (/* binding */ makesTitles)
/* harmony export */ });
/* harmony import */ var _test_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93802);
/* harmony import */ var _changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22503);


/** How a test begins. One group contains its name or title. */
const beginnings = {
    python: /^[ \t]*(?:async[ \t]{1,9})?def (test\w*)(?=\()/gm,
    javascript: /(?<![\w.$])(?:t\.test|x?(?:test|it)(?:\.(?:skip|only|todo|concurrent))?)\(\s{0,99}(?:"((?:[^"\\\n]|\\.){1,200})"|'((?:[^'\\\n]|\\.){1,200})'|`([^`$\\\n]{1,200})`)(?=[,)])/g,
    go: /^func (Test\w+)(?=\()/gm,
    rust: /#\[(?:\w{1,50}::)?test(?:\([^)\n]{0,200}\))?\]\s{0,99}(?:#\[[^\n#]{0,200}\]\s{0,99}){0,9}(?:pub |async ){0,2}fn (\w+)(?=\()/g,
};
/** Signs of a file that makes tests while it runs, such as one for each row of a table. */
const generators = {
    python: /\bparametrize\b|\bsub[tT]ests?\b/,
    javascript: /\.each\b|\bforEach\b|\bfor \(|\b(?:test|it)\(\s{0,99}(?:`|\w)/,
    go: /\.Run\(/,
    rust: /#\[(?:case|rstest)\b/,
};
/** What stands before a test's title in JavaScript. After `test.each`, this is the end of the table. */
const calls = /(?:(?<![\w.$])(?:t\.)?(?:test|it|specify)(?:\.\w{1,20})?|[)`])\(\s{0,99}/g;
const literal = /^(?:"((?:[^"\\\n]|\\.){0,200})"|'((?:[^'\\\n]|\\.){0,200})'|`((?:[^`\\{]|\\.|\$\{[\w.]{1,99}\}){0,200})`)\s{0,9}[,)]/;
const placeholder = /%[sdifjoOp#$]|\$\{[^}]{0,100}\}|\$\w[\w.]{0,99}/;
/** Whether a file of this path may make names or titles while it runs that are not in its text. */
function makesTitles(path) {
    return isReadable(path) && ["javascript", "rust"].includes((0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path));
}
/**
 * Whether a file may make a test with one of these names or titles while it runs. For example `slug of %s` makes
 * `slug of A`.
 */
function mayMake(names, text, path) {
    if ((0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path) === "rust")
        return generatesTests(text, path);
    const titles = new Set();
    for (const call of text.matchAll(calls)) {
        const at = call.index + call[0].length;
        const found = literal.exec(text.slice(at, at + maxTitleChars));
        if (found !== null)
            titles.add(found.slice(1).find((group) => group !== undefined));
        else if (/^[\w`"']/.test(text.charAt(at)))
            return true;
    }
    return [...titles].some((title) => {
        const parts = title.replaceAll(/\\(.)/g, "$1").trim().split(placeholder);
        return parts.length > 1 && names.some((name) => hasInOrder(name, parts));
    });
}
/** Longer titles are not read. */
const maxTitleChars = 300;
function hasInOrder(name, parts) {
    let at = 0;
    for (const part of parts) {
        const found = name.indexOf(part, at);
        if (found === -1)
            return false;
        at = found + part.length;
    }
    return true;
}
/** Whether the number of a file's tests depends on more than their text. */
function generatesTests(text, path) {
    const language = (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path);
    return language !== null && isReadable(path) && generators[language]?.test(text) === true;
}
/** Whether tests in a file of this path can be read. */
function isReadable(path) {
    return (0,_test_files_js__WEBPACK_IMPORTED_MODULE_1__/* .mayContainTests */ .v)(path) && beginningIn(path) !== undefined;
}
function beginningIn(path) {
    const language = (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path);
    return language === null ? undefined : beginnings[language];
}
/**
 * The names or titles of the tests that a file of this path contains, and how often each occurs. Tests in comments and
 * in multi-line strings do not count, and neither do tests in a form that is not parsed, such as `test.each`.
 */
function writtenTests(text, path) {
    const times = new Map();
    const beginning = beginningIn(path);
    if (beginning === undefined)
        return times;
    const bare = (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .masked */ .Iv)(text, (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path));
    for (const found of text.matchAll(beginning)) {
        const at = found.index + found[0].search(/\S/);
        const name = found.slice(1).find((group) => group !== undefined);
        if (bare[at] === text[at])
            times.set(name, (times.get(name) ?? 0) + 1);
    }
    return times;
}


/***/ }),

/***/ 34098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ verifiedFiles)
/* harmony export */ });
/* harmony import */ var _counted_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35428);
/* harmony import */ var _changed_values_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22503);
/* harmony import */ var _counted_tests_written_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26280);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52278);




/** The files with which a verification's session starts. */
function verifiedFiles({ files, changes, counting, onChanged = () => undefined, values, }) {
    const judged = files === undefined ? undefined : (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedFiles */ .XY)(files, counting);
    const given = judged === undefined ? undefined : (values?.given(judged) ?? judged);
    const heard = changes === undefined ? undefined : hearing(changes, onChanged);
    const changed = heard === undefined ? undefined : (values?.changes(heard) ?? heard);
    return {
        ...(given !== undefined && { files: given }),
        ...(changed !== undefined && { changes: changed }),
    };
}
/** The limit for all texts together. No task changes that many tests. */
const maxTestBytes = 16 * 1024 ** 2;
async function* hearing(changes, onChanged) {
    let left = maxTestBytes;
    for await (const entry of changes) {
        if (entry.kind === "file" && (0,_counted_tests_written_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadable */ .hS)(entry.path) && entry.bytes <= Math.min(left, _changed_values_text_js__WEBPACK_IMPORTED_MODULE_3__/* .maxTestFileBytes */ .YM)) {
            const bytes = await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOf */ .$$)(entry.content);
            left -= bytes.byteLength;
            onChanged(entry.path, bytes.toString("utf8"));
            yield { ...entry, content: (0,_files_content_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)(bytes) };
            continue;
        }
        if (entry.kind !== "left-out")
            onChanged(entry.path, entry.kind === "file" ? null : "");
        yield entry;
    }
}


/***/ }),

/***/ 81785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ pathInFirstLine),
/* harmony export */   Vu: () => (/* binding */ isNameFor),
/* harmony export */   XB: () => (/* binding */ pathInInfo)
/* harmony export */ });
/* harmony import */ var _markdown_info_string_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42559);

const nameWords = ["title", "filename", "file"];
/** The file name in a fence's info string: `title=a.py`, `filename="a.py"`, `python:a.py`, `file=Makefile`. */
function pathInInfo(info) {
    const { language, suffix = "" } = info;
    const isName = suffix !== "" && (nameWords.includes(language) || /[./]/.test(suffix));
    return (0,_markdown_info_string_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w)(info, ...nameWords) ?? (isName ? suffix : null);
}
/**
 * Reads the file name from a comment `# filename: a.py` in the first line, in any common language. Without the word
 * `filename`, a comment names no file.
 */
function pathInFirstLine(code) {
    const firstLine = code.split("\n", 1)[0] ?? "";
    const opening = /^(?:#|\/\/|--|\/\*|<!--)\s*filename:/.exec(firstLine)?.[0];
    if (opening === undefined)
        return null;
    // The parts are cut off one after the other, because a single pattern would need cubic time.
    const rest = firstLine.slice(opening.length).trim();
    const closing = ["*/", "-->"].find((end) => rest.endsWith(end)) ?? "";
    const path = rest.slice(0, rest.length - closing.length).trimEnd();
    return /[\r\u2028\u2029]/.test(path) ? null : path;
}
/** The file endings of each language. A name that a model writes above its code must have one of them. */
const endings = {
    python: ["py"],
    py: ["py"],
    python3: ["py"],
    javascript: ["js", "mjs", "cjs"],
    js: ["js", "mjs", "cjs"],
    typescript: ["ts", "mts"],
    ts: ["ts", "mts"],
    sh: ["sh"],
    bash: ["sh", "bash"],
    ruby: ["rb"],
    go: ["go"],
    rust: ["rs"],
    java: ["java"],
    c: ["c", "h"],
    cpp: ["cpp", "cc", "hpp", "h"],
    html: ["html"],
    css: ["css"],
    json: ["json"],
    yaml: ["yml", "yaml"],
    toml: ["toml"],
    markdown: ["md"],
};
/** Whether a path can be a file in this language. If not, a name above a fence does not name the file. */
function isNameFor(language, path) {
    const ending = path.slice(path.lastIndexOf(".") + 1);
    return path.includes(".") && endings[language]?.includes(ending) === true;
}


/***/ }),

/***/ 85385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readApplyPatch),
/* harmony export */   j: () => (/* binding */ isApplyPatch)
/* harmony export */ });
/* harmony import */ var _edit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79548);

/** The first line of the patch format on which OpenAI's models are trained. */
const begin = /^\s*\*\*\* Begin Patch[ \t]*(?:\n|$)/;
function isApplyPatch(text) {
    return begin.test(text);
}
const head = /^\*\*\* (Add|Update|Delete) File: (.+)$/;
const kinds = { " ": "same", "-": "old", "+": "new" };
/**
 * Reads the edits of a patch between `*** Begin Patch` and `*** End Patch`.
 * @throws MisfitError if the text has another form.
 */
function readApplyPatch(text) {
    const parts = [];
    const lines = text.trimEnd().split("\n");
    for (const [at, line] of lines.entries()) {
        if (/^\s*\*\*\* (?:Begin Patch|End Patch|End of File)\s*$/.test(line))
            continue;
        const [, verb, path] = head.exec(line) ?? [];
        const part = parts.at(-1);
        if (verb !== undefined && path !== undefined)
            parts.push({ verb, path: path.trim(), to: verb === "Delete" ? null : path.trim(), hunks: [] });
        else if (part === undefined)
            throw stray(at);
        else if (line.startsWith("*** Move to: "))
            part.to = line.slice("*** Move to: ".length).trim();
        else if (line.startsWith("@@"))
            part.hunks.push([]);
        else {
            if (part.hunks.length === 0)
                part.hunks.push([]);
            part.hunks.at(-1).push(lineOf(line, at));
        }
    }
    if (parts.length === 0)
        throw new _edit_js__WEBPACK_IMPORTED_MODULE_0__/* .MisfitError */ .jw("the patch names no file. Write `*** Update File: NAME` above the file's lines");
    return parts.map(editOf);
}
function lineOf(line, at) {
    if (line === "")
        return { kind: "same", text: "" };
    const kind = kinds[line.charAt(0)];
    if (kind === undefined)
        throw stray(at);
    return { kind, text: (0,_edit_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(line.slice(1)) };
}
function stray(at) {
    return new _edit_js__WEBPACK_IMPORTED_MODULE_0__/* .MisfitError */ .jw(`line ${at + 1} of the patch is outside of any file's part, or does not begin with a space, \`+\` or \`-\``);
}
function editOf({ verb, path, to, hunks }) {
    const named = hunks
        .filter((lines) => lines.length > 0)
        .map((lines, at) => ({ name: `hunk ${at + 1}`, lines, at: null }));
    if (verb === "Update" &&
        named.every(({ lines }) => lines.every(({ kind }) => kind === "same")) &&
        to === path)
        throw new _edit_js__WEBPACK_IMPORTED_MODULE_0__/* .MisfitError */ .jw(`the patch changes nothing in ${path}`);
    if (verb === "Delete")
        return { from: path, to: null, deletesAll: true, hunks: [] };
    return { from: verb === "Add" ? null : path, to, hunks: named };
}


/***/ }),

/***/ 79548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ri: () => (/* binding */ unfit),
/* harmony export */   ZJ: () => (/* binding */ toBytes),
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   jw: () => (/* binding */ MisfitError)
/* harmony export */ });
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90566);

/**
 * An edit that cannot be applied. The message says why, without a full stop. `there` has the file's current lines if
 * that helps.
 */
class MisfitError extends Error {
    there;
    name = "MisfitError";
    constructor(message, there = "") {
        super(message);
        this.there = there;
    }
}
/** Makes an error such as `hunk 2 of a.py does not fit: …`. */
function unfit(hunk, path, why, there = "") {
    return new MisfitError(`${hunk.name} of ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .r)(path)} ${why}`, there);
}
/** Converts text to bytes. Each byte becomes one UTF-16 unit. */
function toBytes(text) {
    return Buffer.from(text, "utf8").toString("latin1");
}
/** Converts bytes to text and replaces invalid UTF-8. */
function toText(bytes) {
    return Buffer.from(bytes, "latin1").toString("utf8");
}


/***/ }),

/***/ 93532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OA: () => (/* binding */ readReplacements),
/* harmony export */   U5: () => (/* binding */ isReplacements),
/* harmony export */   mM: () => (/* binding */ holdsReplacements)
/* harmony export */ });
/* harmony import */ var _markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28128);
/* harmony import */ var _block_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81785);
/* harmony import */ var _edit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79548);



/**
 * The mark has five signs or more, because models vary it. Both marks and the line between must have the same number.
 */
const opening = /^(<{5,20}) SEARCH[ \t]*$/;
const anyOpening = /^<{5,20} SEARCH[ \t]*$/m;
/** Whether a text has the first line of a search-and-replace section. */
function holdsReplacements(text) {
    return anyOpening.test(text);
}
/** Whether a text has nothing but such sections and file names. Code may contain such a line in a string. */
function isReplacements(text) {
    return holdsReplacements(text) && sectionsOf(text).every(({ fault }) => fault === undefined);
}
/**
 * Reads search-and-replace sections, one edit each.
 * @param path the file if no section names one
 * @throws MisfitError if a section is incomplete or has no file.
 */
function readReplacements(text, path) {
    let file = path;
    return sectionsOf(text).map(({ path: own, search, replace, fault }, index) => {
        if (fault !== undefined)
            throw new _edit_js__WEBPACK_IMPORTED_MODULE_1__/* .MisfitError */ .jw(fault);
        file = own ?? file;
        const name = `section ${index + 1}`;
        if (file === null)
            throw new _edit_js__WEBPACK_IMPORTED_MODULE_1__/* .MisfitError */ .jw(`${name} has no file name. Write the name alone on the line before the fence`);
        const lines = [...linesAs("old", search), ...linesAs("new", replace)];
        const isNew = search.length === 0;
        return { from: isNew ? null : file, to: file, hunks: [{ name, lines, at: null }] };
    });
}
function linesAs(kind, texts) {
    return texts.map((text) => ({ kind, text: (0,_edit_js__WEBPACK_IMPORTED_MODULE_1__/* .toBytes */ .ZJ)(text) }));
}
function sectionsOf(text) {
    const lines = text.replace(/\n$/, "").split("\n");
    const sections = [];
    let path = null;
    for (let index = 0; index < lines.length;) {
        const line = lines[index];
        const signs = opening.exec(line)?.[1]?.length;
        if (signs !== undefined) {
            const { end, ...section } = sectionAt(lines, { index, signs });
            sections.push({ path, ...section });
            path = null;
            index = end;
            continue;
        }
        const isNameAbove = index === 0 && (0,_block_path_js__WEBPACK_IMPORTED_MODULE_0__/* .pathInFirstLine */ .D)(line) !== null;
        const name = (0,_markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_2__/* .pathAlone */ .N)(line);
        if (line.trim() !== "" && name === null && !isNameAbove)
            sections.push({
                path,
                search: [],
                replace: [],
                fault: `line ${index + 1} is outside of any section, and is not a file name`,
            });
        path = name ?? path;
        index += 1;
    }
    return sections;
}
function sectionAt(lines, { index, signs }) {
    const at = `the section at line ${index + 1}`;
    const closing = indexOfMark(lines, { from: index + 1, mark: `${">".repeat(signs)} REPLACE` });
    const end = closing === -1 ? lines.length : closing + 1;
    const nothing = { search: [], replace: [], end };
    const body = lines.slice(index + 1, closing === -1 ? lines.length : closing);
    if (closing === -1)
        return { ...nothing, fault: `${at} has no end marker \`${">".repeat(signs)} REPLACE\`` };
    if (body.some((line) => opening.test(line)))
        return { ...nothing, fault: `${at} has no end marker before the next section` };
    const dividers = body.flatMap((line, each) => (isMark(line, "=".repeat(signs)) ? [each] : []));
    const [divider, other] = dividers;
    if (divider !== undefined && other === undefined)
        return { search: body.slice(0, divider), replace: body.slice(divider + 1), end };
    const fault = divider === undefined
        ? `${at} has no line \`${"=".repeat(signs)}\` between the search and the replacement`
        : `${at} has several lines \`${"=".repeat(signs)}\`: use longer marks, with ${signs + 1} signs each`;
    return { ...nothing, fault };
}
function indexOfMark(lines, { from, mark }) {
    for (let index = from; index < lines.length; index += 1)
        if (isMark(lines[index], mark))
            return index;
    return -1;
}
function isMark(line, mark) {
    return line.trimEnd() === mark;
}


/***/ }),

/***/ 88990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ executed)
});

// EXTERNAL MODULE: ./lib/facts/endings.js
var endings = __webpack_require__(75823);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/run/shown.js

/**
 * Stores the results that a block displayed, without the run's secrets. The returned execution names the stored ones.
 * The fault is null if all were stored.
 */
async function keepAllShown(execution, shown, { keepShown, redactor, images, policy }) {
    if (policy.vision)
        for (const { facts, content } of shown)
            images.keep(facts.name, content);
    if (keepShown === undefined || shown.length === 0)
        return { execution, fault: null };
    const kept = [];
    try {
        for (const each of shown)
            kept.push(await keepShown(withoutSecrets(each, redactor)));
        return { execution: { ...execution, shown: kept }, fault: null };
    }
    catch (thrown) {
        return { execution: { ...execution, shown: kept }, fault: (0,errors/* toAgentExecError */.Mq)(thrown).message };
    }
}
function withoutSecrets({ facts, content }, redactor) {
    const isText = facts.type.startsWith("text/") || /[+/](?:json|xml)$/.test(facts.type);
    if (!isText)
        return { facts, content };
    return { facts, content: Buffer.from(redactor.text(Buffer.from(content).toString("utf8"))) };
}

// EXTERNAL MODULE: ./lib/run/step-context.js
var step_context = __webpack_require__(17133);
;// CONCATENATED MODULE: ./lib/run/executed.js



/**
 * Runs something in the sandbox, and reports its output and results at once. If the run's deadline ends it, the ending
 * is `timed-out`.
 */
async function executed(run, context, { isQuiet = false, ...kept } = {}) {
    const { recorder, policy, signal, deadline } = context;
    const tellers = {
        stdout: recorder.teller((text) => ({ type: "output", stream: "stdout", text })),
        stderr: recorder.teller((text) => ({ type: "output", stream: "stderr", text })),
    };
    const warnings = [];
    const shown = [];
    const ran = await run({
        signal,
        timeoutMs: policy.timeoutMs,
        ...(!policy.hasWriter && { stopsAtFailure: true }),
        ...(policy.idleTimeoutMs !== undefined && { idleTimeoutMs: policy.idleTimeoutMs }),
        ...kept,
        ...(!isQuiet && { onOutput: (stream, text) => tellers[stream].push(text) }),
        onShown: (each) => shown.push(each),
        onWarning: (warning) => warnings.push(warning),
    });
    const { execution, fault } = await keepAllShown(ran, shown, context);
    if (fault !== null)
        warnings.push({ code: "files-not-saved", message: fault });
    for (const warning of warnings)
        await recorder.record({ type: "warning", ...warning });
    tellers.stdout.end();
    tellers.stderr.end();
    return (0,step_context/* hasReachedDeadline */.n)({ signal, deadline }) ? endedByDeadline(execution, policy) : execution;
}
/** The run's own deadline counts as a time limit, not as a cancellation. */
function endedByDeadline(execution, { totalTimeoutMs }) {
    if (execution.ending !== "cancelled")
        return execution;
    const evidence = `the run reached its time limit of ${totalTimeoutMs / 1000} s`;
    return { ...execution, ...(0,endings/* endedBy */.mr)("timed-out", evidence) };
}


/***/ }),

/***/ 17133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ warnOnce),
/* harmony export */   n: () => (/* binding */ hasReachedDeadline)
/* harmony export */ });
/** Whether the deadline stopped the run, before a person or the machine did. */
function hasReachedDeadline({ signal, deadline }) {
    return deadline.aborted && signal.reason === deadline.reason;
}
/** Records a warning unless the run already has the same one. */
async function warnOnce(warning, { recorder }) {
    const isKnown = recorder.state.warnings.some(({ message }) => message === warning.message);
    if (warning.message !== "" && !isKnown)
        await recorder.record({ type: "warning", ...warning });
}


/***/ }),

/***/ 86221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MI: () => (/* binding */ outputLine),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   xr: () => (/* binding */ othersWords)
/* harmony export */ });
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _terminal_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13482);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);



/** A stranger's text on several lines. No line can be mistaken for one of agent-exec's own. */
function othersWords(text, style) {
    return (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(text)
        .trimEnd()
        .replaceAll("\n", `\n${style.dim(_terminal_style_js__WEBPACK_IMPORTED_MODULE_1__/* .gutter */ .c)}`);
}
function outputLine(from, text, style) {
    return style.dim(_terminal_style_js__WEBPACK_IMPORTED_MODULE_1__/* .gutter */ .c) + (from === "stderr" ? style.warn(text) : text);
}
/** A stranger's text on one line, with at most 300 characters. */
function oneLine(name) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(name).replaceAll("\n", "␊"), 300);
}
/** The beginning of a stranger's text on one line, with at most 80 UTF-16 units. */
function firstLine(text) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(text.trim().split("\n", 1)[0] ?? ""), 80);
}


/***/ }),

/***/ 5446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ sandboxWords),
/* harmony export */   q: () => (/* binding */ unheldLines)
/* harmony export */ });
/* harmony import */ var _format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40312);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14647);



/**
 * The limits that are not enforced, one per line. If nothing isolates the code, one line says so, because everything
 * else follows from it.
 */
function unheldLines({ held, limits, waived = [], }) {
    const unheld = held["isolation"] === false ? ["isolation"] : (0,_format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .unheldLimits */ .Hx)(held);
    return unheld.map((limit) => (0,_format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .unheldWords */ .sq)(limit, { value: limits[limit], isWaived: waived.includes(limit) }));
}
/** Where code runs, in one line: `docker · python:3-slim · no network`. */
function sandboxWords({ executor, image, limits, held }) {
    const isolation = held["isolation"] === false ? "no isolation" : null;
    const where = [executor, image, networkWords(limits["network"]), isolation];
    return where.filter((each) => each !== null).join(" · ");
}
/** The network in words. Null if the executor does not control it. */
function networkWords(network) {
    if (network === undefined)
        return null;
    return network === "none" ? "no network" : `network: ${(0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .showHidden */ .U)(network), 80)}`;
}


/***/ }),

/***/ 21396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ createTerminalLines)
/* harmony export */ });
const eraseLine = "\r\u001B[K";
function createTerminalLines(write) {
    let pending = null;
    let hasStatus = false;
    const status = (text) => {
        if (hasStatus || text !== "")
            write(hasStatus ? eraseLine + text : text);
        hasStatus = text !== "";
    };
    const print = (text) => {
        status("");
        write(text);
    };
    const end = () => {
        if (pending !== null && pending.line !== "")
            print(`${pending.paint(pending.line)}\n`);
        pending = null;
    };
    return {
        say(line) {
            end();
            print(`${line}\n`);
        },
        push(voice, text, paint) {
            if (pending !== null && pending.voice !== voice)
                end();
            const lines = ((pending?.line ?? "") + text).split("\n");
            const line = lines.pop() ?? "";
            if (lines.length > 0)
                print(`${lines.map(paint).join("\n")}\n`);
            pending = { voice, line, paint };
        },
        status,
        end,
    };
}


/***/ })

};
