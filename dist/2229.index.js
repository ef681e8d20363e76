export const id = 2229;
export const ids = [2229];
export const modules = {

/***/ 15289:
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
var instructions = __webpack_require__(67424);
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
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./lib/facts/approval.js
var facts_approval = __webpack_require__(91592);
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
    const head = { attempt, asked, sha256: (0,facts_approval/* approvalHash */.A_)(blocks) };
    if (approver === undefined)
        return { type: "approval-awaited", ...head };
    recorder.tell({ type: "approving", attempt, by: approver.kind });
    const { task, usageText } = run;
    const request = {
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
    };
    let given;
    try {
        given = await (0,src/* raceSignal */.W)(approver.ask(request, { signal }), signal);
    }
    catch (thrown) {
        if (signal.aborted || (0,errors/* isAgentExecError */.TE)(thrown))
            throw thrown;
        given = { approved: false, hasFailed: true, reason: `the approver failed: ${(0,errors/* messageOf */.bD)(thrown)}` };
    }
    if (given === null)
        return { type: "approval-awaited", ...head };
    return { type: "approval", ...head, by: approver.kind, ...answered(given, blocks, redactor) };
}
function answered(given, blocks, redactor) {
    const { approved, reason = "", feedback, edited, usage, hasFailed } = given;
    const cost = usage === undefined ? {} : { usage };
    if (feedback !== undefined)
        return { approved: false, reason, feedback, ...cost };
    const refusal = { approved: false, reason, ...(hasFailed === true && { hasFailed }), ...cost };
    if (!approved)
        return refusal;
    const approval = { approved, reason };
    if (edited === undefined)
        return { ...approval, ...cost };
    if (edited.length !== blocks.length)
        return { ...refusal, hasFailed: true, reason: "the approver returned another number of blocks" };
    // Hides the run's secrets, as in every reply. The recorded version is the one that runs.
    const changed = blocks.map((block, index) => (0,facts_block/* withCode */.SM)(block, redactor.text(edited[index])));
    const sha256 = (0,facts_approval/* approvalHash */.A_)(changed);
    return sha256 === (0,facts_approval/* approvalHash */.A_)(blocks)
        ? { ...approval, ...cost }
        : { ...approval, blocks: changed, sha256, ...cost };
}

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
// EXTERNAL MODULE: ./lib/run/told/prompt.js + 3 modules
var told_prompt = __webpack_require__(86545);
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
/** The limit for an answer. @throws AgentExecError `budget-spent` or `cost-spent` if the request could exceed it. */
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
/**
 * Loading waits for the first reply, because the sandbox's start needs the processor. If the reply is there at once, for
 * example from a file, the start sends its request first.
 */
async function blocksOf(text, { doneWord, hasWriter }) {
    await (0,promises_.setImmediate)();
    const { extractBlocks, maxBlocks } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(3052)]).then(__webpack_require__.bind(__webpack_require__, 13052));
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
        const messagesOf = shown(context, (0,told_prompt/* reflectionWords */.ZU)(ending));
        const onText = (text) => writing.push(text);
        const { text, thought, finish, usage } = await callWriter(messagesOf, context, (messages, call) => writer.write(messages, { ...call, onText }));
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
    if (decision.retry && (blocks.length > 0 || (0,state_standing/* isUnreadable */.GZ)(reply)))
        return [
            { ...head, ...decision, isInReply: true },
            { ...reply, blocks },
        ];
    if (found?.decision)
        return [{ ...head, ...decision, text, usage, ...took }];
    return [await decideApart(failed, context, reply)];
}
/** The words before the new code. They are the reason if the decision gives none. */
function planOf(text) {
    const words = text.split(/```|~~~/, 1)[0].trim();
    return words === "" ? "The model wrote new code and gave no reason." : (0,truncate/* truncateEnd */.S)(words, 1_000);
}
const secretInReply = "A reply of the model contained a secret of this run, such as the key. The code ran with *** in place of the secret. " +
    "If the secret is an ordinary word, choose another value for the secret.";
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
    return decideApart(attempt, context);
}
/** @param words the reply that the model gave instead of a decision. Absent if it was not asked yet. */
async function decideApart(attempt, context, words) {
    const { writer, clock } = context;
    const before = words?.usage ?? facts_reply/* noUsage */.tk;
    const askedAt = clock.now() - (words?.tookMs ?? 0);
    const took = () => ({ tookMs: Math.max(0, clock.now() - askedAt) });
    const head = { type: "decision", attempt, ...(words && { text: words.text }) };
    try {
        const messagesOf = () => [...shown(context)(), ...(words === undefined ? [] : (0,told_prompt/* askedApart */.l7)(words.text))];
        const { decision, usage } = await callWriter(messagesOf, context, (messages, call) => writer.decide(messages, call));
        return { ...head, source: "model", ...decision, usage: (0,facts_reply/* addUsage */.vk)(before, usage), ...took() };
    }
    catch (thrown) {
        if (!ports_writer/* NoDecisionError */.E.is(thrown))
            throw thrown;
        // The server works, but the model gave no decision. So the run ends with the code's failure.
        const decision = { rule: "no-decision", retry: false, reason: thrown.message };
        return { ...head, source: "rule", ...decision, usage: (0,facts_reply/* addUsage */.vk)(before, thrown.usage), ...took() };
    }
}

// EXTERNAL MODULE: ./lib/facts/image.js
var facts_image = __webpack_require__(45078);
// EXTERNAL MODULE: ./lib/facts/files.js
var files = __webpack_require__(80436);
;// CONCATENATED MODULE: ./lib/run/saving-time.js
/** Separate from the run's time, so that a run ends soon after its deadline or a signal. */
const longestMs = 60_000;
/** GitHub's runner kills the process 10 s after its first signal. The reports need the rest of this time. */
const longestWhenStoppedMs = 3_000;
/** Limits the time for saving to a minute, or 3 s once the run's `signal` has fired. `timeUp` fires at its end. */
function startSavingTime(clock, signal) {
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

;// CONCATENATED MODULE: ./lib/proof/fingerprints.js

/** The hashes of a workspace's changes at one time. Two readings can be compared. */
class Reading {
    /** The hash or link target of each path. Null for a file that was not read to its end. */
    #entries = new Map();
    #isWhole = false;
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
    /** The paths that a later reading shows otherwise, sorted, as far as both readings reached them. */
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




/** The sessions of a run. The blocks share one, which starts before its first use. Each verification gets its own. */
class Sessions {
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
    constructor(options) {
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
    /** The started session, instead of a lost one. `isRestored`: a new one begins with the last checkpoint. */
    async start({ isRestored = false } = {}) {
        const lost = this.#session;
        this.#session = null;
        this.#verified = [];
        await lost?.stop();
        const kept = isRestored ? this.options.checkpoints?.entries() : undefined;
        const starting = this.#starting ?? this.#startForBlocks(kept && { changes: kept });
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
        const message = "A part of the run needed the sandbox before agent-exec had started one.";
        throw new errors/* AgentExecError */.r("internal", message, {
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
     */
    async verifier(options) {
        const { onUndone, onLeftOut, values, isWanted = () => true, onChanged } = options;
        await this.stopVerifier();
        const { executor, workspace, counting, signal, clock } = this.options;
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
        await requireTaken(changes, executor);
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
    /** Saves the code's changes, so that `start` can continue from them. @throws like the session and the store. */
    async checkpoint(attempt, signal, watched) {
        const entries = this.session.checkpoint?.({ signal });
        if (entries !== undefined)
            await this.options.checkpoints?.keep(watched(entries), attempt);
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
        const { executor, signal, onProgress } = this.options;
        return executor.start({ signal, onProgress, ...options });
    }
    async #startForBlocks({ changes = this.options.begun?.(), ...options } = {}) {
        const { workspace, executor } = this.options;
        this.#given = new Reading();
        const files = workspace && { files: this.#given.of(workspace.files()) };
        const start = { purpose: "blocks", ...options, ...files, ...(changes && { changes }) };
        const session = await this.#startSession(start);
        if (changes !== undefined)
            await requireTaken(changes, executor);
        return session;
    }
    async stopVerifier() {
        const verifier = this.#verifier;
        this.#verifier = null;
        await verifier?.stop();
    }
    /** Keeps the blocks' sandbox if the user wants that. Null: it is gone. Undefined: nobody asked, or none started. */
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
/** Fails if a change could not be applied, because neither a verification nor a turn makes sense on other files. */
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
/** Passes the entries on, and tells `onEntry` of each. */
async function* listening(entries, onEntry) {
    for await (const entry of entries) {
        onEntry(entry);
        yield entry;
    }
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






/** Saves the changes after a turn, for the next sandbox. If saving fails, the run continues and warns once. */
async function keepCheckpoint({ attempt }, { recorder, sessions, signal, clock, images }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const time = __addDisposableResource(env_1, startSavingTime(clock, signal), false);
        const tally = new Tally();
        const seen = [];
        let fault = null;
        try {
            await sessions.checkpoint(attempt, AbortSignal.any([signal, time.timeUp]), (entries) => images.watch(listening(entries, (entry) => tally.add(entry)), (image) => seen.push(image)));
            fault = tally.fault;
        }
        catch (thrown) {
            // The loop records why the run stops.
            if (signal.aborted)
                return;
            fault = (0,errors/* messageOf */.bD)(thrown);
        }
        if (fault !== null && recorder.state.attempts.every(({ checkpoint }) => checkpoint?.fault !== fault))
            await recorder.record({
                type: "warning",
                code: "checkpoint-failed",
                message: `agent-exec could not save the code's changes up to turn ${attempt}. If the sandbox is lost, the code's changes are lost too. ${fault}`,
            });
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
        return { entries: this.#entries, bytes: this.#bytes, ...(leftOut.length === 0 ? {} : { leftOut }) };
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
    const asOf = `The sandbox is gone. The saved files are from the end of turn ${turn}.`;
    if (isKept)
        await recorder.record({ type: "warning", code: "files-of-checkpoint", message: asOf });
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
        ...(changes && { changes }),
        ...(unlikeVerified.length > 0 && { unlikeVerified }),
        ...(network.length > 0 && { network }),
    });
}
/** Saves files. Never throws. Files that were saved before a failure stay saved. */
async function saveFiles(context, isKept) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { sessions, artifacts: store, signal, clock, redactor } = context;
        const time = collect_addDisposableResource(env_1, startSavingTime(clock, signal), false);
        const { timeUp } = time;
        const artifacts = [];
        const leftOut = [];
        let changes;
        let unlikeVerified = [];
        /** Why some files were not saved, in whole sentences. Null if all were saved. */
        let fault = null;
        try {
            const left = sessions.leftFiles({ signal: timeUp, isKept });
            try {
                for await (const entry of left.files) {
                    if (entry.kind === "left-out")
                        leftOut.push(entry);
                    // The report could not show the real name.
                    else if (redactor.text(entry.path) !== entry.path)
                        leftOut.push({ kind: "left-out", path: entry.path, reason: "its name contains a secret" });
                    // Artifacts are files. So if there is no patch, this entry is the only mention of a link.
                    else if (entry.kind === "link" && store.changes === undefined)
                        leftOut.push({ kind: "left-out", path: entry.path, reason: "a symbolic link" });
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
            const { message, nextStep } = (0,errors/* toAgentExecError */.Mq)(thrown);
            fault = timeUp.aborted
                ? "Saving the code's files took too long, so some files were not saved."
                : `${message} ${nextStep}`;
            if (store.changes !== undefined) {
                fault += " There is no patch.";
                const cause = timeUp.aborted ? "saving took too long" : message.replace(/\.$/, "");
                changes = {
                    patch: null,
                    patchFault: `not all files that the code left could be saved (${cause})`,
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

// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/markdown/fence.js
var fence = __webpack_require__(42328);
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

// EXTERNAL MODULE: ./lib/run/told/continued.js
var continued = __webpack_require__(86128);
;// CONCATENATED MODULE: ./lib/run/fill-result.js







/** Asks for the run's result as data. If the answer does not fit the schema, asks once more and names the faults. */
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
            const answer = reply.text.slice(0, maxEcho) || "(no text)";
            const words = repairWords(faults);
            messagesOf = () => (0,continued/* withWords */.cS)([...before(), { role: "assistant", content: answer }], words);
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
/** How much of an answer that did not fit goes back to the model, in UTF-16 units. */
const maxEcho = 20_000;
function dataQuestion({ outcome, reason }, schema) {
    return `The run is over. The run ends as \`${outcome}\`: ${reason}

Give the run's result as JSON that fits this schema, and nothing else. Use only facts that the outputs above show.\n\n${(0,fence/* fence */.EU)(JSON.stringify(schema, null, 1), "json")}`;
}
function repairWords(faults) {
    return `That does not fit the schema:\n\n${faults.map((fault) => `- ${fault}`).join("\n")}\n\nAnswer with JSON that fits the schema, and nothing else.`;
}

// EXTERNAL MODULE: ./lib/run/run-in-sandbox.js
var run_in_sandbox = __webpack_require__(35704);
// EXTERNAL MODULE: ./lib/format/shell-word.js
var shell_word = __webpack_require__(67402);
// EXTERNAL MODULE: ./lib/files/path-fault.js
var path_fault = __webpack_require__(18061);
// EXTERNAL MODULE: ./lib/run/state/asked-file.js
var asked_file = __webpack_require__(93366);
// EXTERNAL MODULE: ./lib/run/blocks/block-path.js
var block_path = __webpack_require__(81785);
// EXTERNAL MODULE: ./lib/run/blocks/edits/apply-patch.js
var apply_patch = __webpack_require__(85385);
// EXTERNAL MODULE: ./lib/run/blocks/edits/replacement-text.js
var replacement_text = __webpack_require__(93532);
;// CONCATENATED MODULE: ./lib/run/blocks/written-block.js








const isNamed = (block) => block.path !== null;
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
    const apply = async () => (await Promise.all(/* import() */[__webpack_require__.e(3857), __webpack_require__.e(5918)]).then(__webpack_require__.bind(__webpack_require__, 25918))).applyEdit(block, runQuietly);
    const save = async (named, why) => (await Promise.all(/* import() */[__webpack_require__.e(3857), __webpack_require__.e(5918)]).then(__webpack_require__.bind(__webpack_require__, 25918))).saveBlock(named, { run: runQuietly, why });
    if (policy.hasWriter && isEdit(block))
        return apply();
    // A text with parts of an edit is a faulty edit, and would damage the file.
    if (savesNamed && (0,replacement_text/* holdsReplacements */.mM)(given.code))
        return apply();
    if (savesNamed)
        return save(given, "in a run with given files, a block with a file name is only saved");
    const execution = await run(block);
    const { notRun } = execution;
    const isUnknown = notRun === "language" || notRun === "no-program";
    // Probably meant as an edit. So the model is told what is wrong with it.
    if (policy.hasWriter && isUnknown && (0,replacement_text/* holdsReplacements */.mM)(block.code))
        return apply();
    return notRun === "language" && isNamed(block) && (0,path_fault/* findPathFault */.P)(block.path) === null
        ? save(block, "the block has a file name, and files in this language are only saved here")
        : execution;
}
/** Whether a block is an edit of files, whatever its language. A diff to be saved as a file is not an edit. */
function isEdit({ language, path, code }) {
    const isFile = path !== null && /\.(?:diff|patch)$/.test(path);
    return (0,apply_patch/* isApplyPatch */.j)(code) || (0,replacement_text/* isReplacements */.U5)(code) || (["diff", "patch"].includes(language) && !isFile);
}
/** Gives a block without a name the name of the file that the task asks for, unless this file exists. */
async function named(block, { run, policy, task, blocks }) {
    if (!policy.hasWriter || policy.runsNothing === true || block.code.trim() === "")
        return block;
    const path = (0,asked_file/* fileAskedFor */.q)(task);
    if (!isFileAskedFor(block, blocks, path))
        return block;
    const code = `test ! -e ${(0,shell_word/* pathWord */.Um)(path)}\n`;
    const look = await run((0,facts_block/* blockOf */.VN)({ language: "sh", path: null, code }), { isQuiet: true });
    return look.exitCode === 0 ? { ...block, path } : block;
}
/** Whether the block is the reply's first one in the file's language, and no such block has a name. */
function isFileAskedFor(block, blocks, path) {
    if (path === null || block.path !== null)
        return false;
    const own = blocks.filter((each) => (0,block_path/* isNameFor */.Vu)(each.language, path));
    return own[0] === block && own.every((each) => each.path === null);
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
/** Turns a port's error into a `failure` event. If the run was stopped, the loop records the reason. */
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
/** Loads the code for verifications. Only runs that verify need it. */
const loadJudging = () => Promise.all(/* import() */[__webpack_require__.e(2449), __webpack_require__.e(4476), __webpack_require__.e(2372)]).then(__webpack_require__.bind(__webpack_require__, 92372));
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
    const run = (each, how) => {
        const { timeoutMs } = each;
        const inSession = (options) => each.document === undefined
            ? sessions.forBlock().execute(each, options)
            : ofDocument(each, blocks, { session: sessions.forBlock(), options });
        return (0,run_in_sandbox/* runInSandbox */.W)(inSession, context, { ...how, ...(timeoutMs !== undefined && { timeoutMs }) });
    };
    const task = recorder.state.run.task.text;
    return { ...head, ...(await performBlock(block, { run, policy: context.policy, task, blocks })) };
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
        if (!this.#kept.has(sha256))
            this.#bytes += content.byteLength;
        this.#kept.set(sha256, content);
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
        const redacted = { ...this.parts.redactor.deep(signal), type: signal.type };
        this.#tellAll((reporter) => reporter.onSignal?.(redacted));
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
                this.#tellAll((reporter) => reporter.onSignal?.(toSignal(text)));
        };
        return { push: (text) => tell(stream.push(text)), end: () => tell(stream.flush()) };
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
    /** The last progress message while the sandbox started. */
    let progress;
    const sandboxSignal = AbortSignal.any([signals, stop.signal]);
    const sessions = new Sessions({
        ...ports,
        signal: sandboxSignal,
        onProgress: (text) => {
            progress = text;
            recorder.tell({ type: "starting", text });
        },
    });
    const images = new Images(request.contextImages);
    const { policy } = request;
    const control = new proof_control/* Control */.Ec({ ...ports, workspace: ports.workspace, policy, signal: sandboxSignal });
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
            await recorder.record(resumption(recorder.state, policy, ports.clock.now()));
            if (answer !== undefined)
                await recorder.record(answer);
        }
        const leftMs = Math.max(0, (0,rules/* remainingMs */.XW)(recorder.state, policy));
        const sleeping = ports.clock.sleep(leftMs, { signal: stop.signal });
        const expire = () => deadline.abort(new Error("The run reached its time limit."));
        // The run may end before its deadline.
        void sleeping.then(expire, () => undefined);
        for (let step = null;;) {
            // Only the first reason counts, so a signal after the deadline changes nothing.
            if (recorder.state.interruption === null && signals.aborted) {
                const during = step?.do === "ask" && sessions.isSearching ? "start" : step?.do;
                const startingWith = during === "start" && progress !== undefined ? { progress } : {};
                const stopped = { ...stopOf(signals, deadline.signal), ...(during && { during }), ...startingWith };
                await recorder.record({ type: "interrupted", ...stopped });
            }
            step = (0,next/* next */.K)(recorder.state, policy);
            if (step.do === "end") {
                const kept = await sessions.keep();
                if (kept === null)
                    await recorder.record({ type: "warning", code: "sandbox-not-kept", message: notKept });
                else if (kept !== undefined)
                    await recorder.record({ type: "sandbox-kept", ...kept });
                const { do: _, ...ending } = step;
                await recorder.record({ type: "run-ended", ...ending });
                const finished = { state: recorder.state, events: recorder.events };
                const concluding = whenEnded?.(finished);
                await Promise.allSettled([concluding, endSandbox()]);
                await concluding;
                return finished;
            }
            const parts = { recorder, sessions, control, policy, images };
            await perform(step, { ...ports, ...parts, signal: signals, deadline: deadline.signal });
        }
    }
    finally {
        await endSandbox();
        await Promise.allSettled(ports.reporters.map(async (reporter) => reporter.close?.()));
    }
}
function runStarted(request, ports) {
    const { runId, task, policy, settings, given, origins, job, version } = request;
    const { ownerFiles = [], continues, repeats, thread, context } = request;
    const usageText = ports.executor.describe({ savesNamed: policy.savesNamed }) +
        (ports.counting?.told ?? []).map((sentence) => `\n- ${sentence}`).join("") +
        (0,instructions/* filesWords */.Lb)(policy, ports.workspace?.paths) +
        (0,instructions/* ownerWords */.$J)(ownerFiles);
    const writer = policy.hasWriter ? ports.writer.name : null;
    return {
        type: "run-started",
        runId,
        task,
        ...(thread && { thread: [...thread] }),
        ...(context && { context }),
        settings,
        ...(given && { given }),
        ...(origins && { origins }),
        policy,
        writer,
        usageText,
        version,
        ...(job && { job }),
        ...(ownerFiles.length > 0 && { instructions: ownerFiles.map(({ path }) => path) }),
        ...(continues && { continues }),
        ...(repeats !== undefined && { repeats }),
    };
}
/** Why the run stops. */
function stopOf(signal, deadline) {
    const { reason } = signal;
    const isDeadline = (0,step_context/* hasReachedDeadline */.n)({ signal, deadline });
    if ((0,errors/* isAgentExecError */.TE)(reason) && !isDeadline) {
        const { code, message, nextStep } = reason;
        return { by: "error", code, message, nextStep };
    }
    const hasWords = reason instanceof Error && reason.name !== "AbortError";
    const message = hasWords ? reason.message : "The run was cancelled.";
    return { by: isDeadline ? "deadline" : "signal", message };
}
const notKept = "You asked to keep the container, but the container is gone. The container was lost, or the engine refused to keep it.";

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
        const { source, instructions, folder, executor, dataCheck, resumed, continued } = parts;
        const counting = assemble_addDisposableResource(env_1, parts.counting, true);
        const begun = assemble_addDisposableResource(env_1, continued?.begun ?? null, true);
        const redactor = (0,redact/* createRedactor */.l)(parts.secrets);
        const checkpoints = assemble_addDisposableResource(env_1, await checkpointsOf(parts), true);
        const kept = folder ?? unkept(source);
        const changes = source === null || folder === null ? null : await changesOf(source, folder, { counting, redactor });
        const policy = {
            ...parts.policy,
            ...(dataCheck !== undefined && { resultSchema: dataCheck.schema }),
            ...(executor.runsNothing === true && { runsNothing: true }),
        };
        const request = {
            ...parts,
            contextImages: await keptImages(parts),
            policy,
            warnings: [parts, executor, source, counting, instructions].flatMap((each) => each?.warnings ?? []),
            version: version/* version */.r,
            ownerFiles: instructions?.files ?? [],
            continues: continued?.continues,
            earlier: resumed,
        };
        const ports = {
            ...parts,
            log: kept,
            artifacts: changes ?? filesAlone(kept),
            workspace: source ?? undefined,
            audit: (0,proof_control/* wantsAudit */.Xm)(policy) ? attackOf(parts) : undefined,
            begun: begun === null ? undefined : () => begun.entries(),
            checkpoints,
            ...(folder !== null && {
                keepShown: (shown) => folder.keepShown(shown),
                loadReports: run_files/* loadRendering */.D,
            }),
            redactor,
            clock: system_clock/* systemClock */.m,
        };
        try {
            const whenEnded = async ({ events }) => {
                if (folder !== null)
                    await (0,run_files/* writeFiles */.h)(folder, events);
            };
            // Forgets the files that were saved when the run began to wait. They are saved again at the end.
            if (resumed?.answer !== undefined)
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
const changesOf = async (...call) => (await __webpack_require__.e(/* import() */ 2674).then(__webpack_require__.bind(__webpack_require__, 92674))).trackChanges(...call);
/** Loaded only for an audit, because the code is large. */
function attackOf({ executor, source, counting, policy }) {
    return async (options) => (await Promise.all(/* import() */[__webpack_require__.e(2449), __webpack_require__.e(7934), __webpack_require__.e(4476), __webpack_require__.e(8295), __webpack_require__.e(1822)]).then(__webpack_require__.bind(__webpack_require__, 1822))).auditOfRun({ executor, source, counting, policy }, options);
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
function unkept(source) {
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

/***/ 12229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ compose)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
;// CONCATENATED MODULE: ./lib/process/block-hook.js



/** How long to wait for output that is still in the pipes after the command's end. */
const drainMs = 200;
const firstWords = 300;
/** Runs the user's command with `sh` on this machine, with the code as input. After exit code 0 the code may run. */
function commandHook(command, { variable, timeoutMs = 10_000 }) {
    return async ({ code, language, path }, { signal }) => {
        signal.throwIfAborted();
        const environment = {
            PATH: variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin",
            HOME: variable("HOME") ?? "/",
            LANG: variable("LANG") ?? "C.UTF-8",
            AGENT_EXEC_LANGUAGE: language,
            AGENT_EXEC_PATH: path ?? "",
        };
        let child;
        try {
            // The command has a process group of its own, so that its children end with it.
            child = (0,external_node_child_process_.spawn)("sh", ["-c", command], { env: environment, detached: true, stdio: "pipe" });
        }
        catch (error) {
            return unstarted(error);
        }
        const refusal = await answerOf(child, code, signal, timeoutMs);
        signal.throwIfAborted();
        return refusal;
    };
}
async function answerOf(child, code, signal, timeoutMs) {
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
// EXTERNAL MODULE: ./lib/compose/assemble.js + 17 modules
var assemble = __webpack_require__(15289);
// EXTERNAL MODULE: ./lib/compose/writer.js
var compose_writer = __webpack_require__(22057);
// EXTERNAL MODULE: ./lib/compose/executor.js + 1 modules
var compose_executor = __webpack_require__(5777);
// EXTERNAL MODULE: ./lib/compose/policy.js
var compose_policy = __webpack_require__(53080);
// EXTERNAL MODULE: ./lib/compose/workspace.js + 1 modules
var compose_workspace = __webpack_require__(77301);
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
const readContinued = async (...call) => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8295), __webpack_require__.e(353)]).then(__webpack_require__.bind(__webpack_require__, 40353))).continuedRun(...call);
/** Loaded only if the run does not end by itself. */
const endTorn = async (...call) => (await __webpack_require__.e(/* import() */ 7934).then(__webpack_require__.bind(__webpack_require__, 27934))).endTornRun(...call);
/**
 * Creates the parts that the settings name. When it resolves, the run's folder exists, but nothing has been asked or
 * started.
 * @throws AgentExecError `settings-invalid` for faults that only show now, such as a script that cannot be read or a
 * missing key.
 */
async function compose(wiring) {
    const { face, secrets, resumed, fetched, answers, approver, recorded: repeated } = wiring;
    const { out, continue: earlier } = wiring.settings;
    const workspace = fetched === undefined ? wiring.settings.workspace : `repo:${fetched}`;
    const runId = resumed?.run.runId ?? (0,assemble/* newRunId */.F)();
    const recorded = resumed?.run.policy ?? wiring.policy;
    const hidden = Object.values(secrets);
    const identity = await (0,compose_writer/* composeIdentity */.Jo)(wiring, hidden);
    await requireNamedServer(wiring);
    const writer = await (0,compose_writer/* composeWriter */.It)(wiring, identity);
    const executor = await (0,compose_executor/* composeExecutor */.w2)(wiring, runId);
    hidden.unshift(...(executor.secrets?.() ?? []));
    const given = await (0,compose_workspace/* openWorkspace */.O)({ ...wiring.settings, workspace }, {
        executor,
        paths: wiring.settings.instructions,
        readFile: wiring.readOwnerFile,
        runFolder: resumed?.folder.path ?? out,
        otherRuns: [earlier, repeated?.folder].filter((path) => path !== undefined),
    });
    // Everything that can be refused comes first. So a refusal leaves no folder.
    const policy = await (0,compose_policy/* composePolicy */.hK)(wiring, writer, recorded);
    const reviewer = answers?.reviewer ?? (await (0,compose_writer/* composeReviewer */.GS)(wiring, identity));
    const { source } = given;
    if (resumed !== undefined)
        await (await __webpack_require__.e(/* import() */ 3883).then(__webpack_require__.bind(__webpack_require__, 93883))).requireSameSource(resumed, source);
    const continued = earlier === undefined ? null : await readContinued(earlier, { workspace, source, here: "." });
    const dataCheck = await (0,compose_policy/* composeDataCheck */.jT)(wiring, recorded?.resultSchema);
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
        settings: (0,resolve/* publicSettings */.dg)(wiring.settings, face),
        warnings: commonSecrets(secrets),
        writer,
        executor,
        // Before code from a transcript runs on this machine, a person must agree, if one can be asked.
        approver: ((0,compose_executor/* runsOnHost */.gV)(wiring.settings) ? approver : undefined) ?? answers?.approver ?? approver,
        reviewer,
        beforeBlock: hookOf(wiring),
        secrets: hidden,
        continued,
        repeats: repeated?.runId,
        folder,
    };
    return { folder, runId, secrets: hidden, start: (signal) => toItsEnd(parts, signal) };
}
/** A continued conversation goes to another server than before only if the user named one. */
async function requireNamedServer({ settings, origins }) {
    const { continue: earlier, model, script, "base-url": server } = settings;
    const asksModel = model !== undefined && script === undefined;
    if (earlier === undefined || !asksModel || origins === undefined || "base-url" in origins)
        return;
    await (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8295), __webpack_require__.e(353)]).then(__webpack_require__.bind(__webpack_require__, 40353))).requireSameServer(earlier, server);
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
async function folderOf({ settings: { out }, resumed }, runId) {
    if (resumed !== undefined)
        return resumed.folder;
    return (0,run_folder/* createRunFolder */.kg)(out ?? (0,external_node_path_.join)(await (0,run_folder/* defaultRunsFolder */.U$)(process.cwd()), runId));
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
            const late = AbortSignal.any([uncaught/* uncaught */.GN.late, stuck.signal]);
            const finished = await (0,src/* raceSignal */.W)((0,assemble/* runAssembled */.Y)(parts, signal), late);
            if (finished.state.interruption?.by === "error")
                uncaught/* uncaught */.GN.isTold = true;
            return finished;
        }
        catch (thrown) {
            const { path } = parts.folder;
            if (stuck.signal.aborted && thrown === stuck.signal.reason)
                return await endTorn(path);
            if (thrown !== uncaught/* uncaught */.GN.late.reason || !(0,errors/* isAgentExecError */.TE)(thrown))
                throw thrown;
            const { code, nextStep } = thrown;
            await endTorn(path, { code, message: (0,redact/* createRedactor */.l)(parts.secrets).text(thrown.message), nextStep });
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
function hookOf({ settings, variable = () => undefined }) {
    const command = settings["before-block"];
    return command === undefined ? undefined : commandHook(command, { variable });
}


/***/ }),

/***/ 22057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ composeReviewer),
/* harmony export */   It: () => (/* binding */ composeWriter),
/* harmony export */   Jo: () => (/* binding */ composeIdentity),
/* harmony export */   Yl: () => (/* binding */ headersOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50159);
/* harmony import */ var _rows_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21303);
/* harmony import */ var _settings_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77690);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53080);





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
        const { parseScript } = await Promise.all(/* import() */[__webpack_require__.e(781), __webpack_require__.e(5816)]).then(__webpack_require__.bind(__webpack_require__, 45816));
        const nextStep = "Set `script` to a JSON file of turns (see docs/script.md). In a workflow, the file must not be a link.";
        const json = replies?.json ?? (await (0,_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .readNamedBy */ .bY)("script", settings.script, { ...wiring, nextStep }));
        return createScriptedWriter(parseScript(json, settings.script ?? "of the demo"), {
            clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
            ...(wiring.resumed !== undefined && { taken: takenIn(wiring.resumed.events) }),
        });
    }
    if (settings.model === undefined) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)("You did not name a model.", `Name a model with ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("model", face)}${face === "action" ? "" : " NAME"}, or replay a script with ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("script", face)}${face === "action" ? "" : " FILE"}.`);
    }
    const variable = settings["api-key-env"];
    const hasKey = apiKey !== undefined || identity !== undefined;
    if (!hasKey && variable !== _settings_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp["api-key-env"].description.defaultText) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)(`The variable ${variable}, which ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("api-key-env", face)} names, is empty or not set.`, `Set ${variable} to the key, or remove ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("api-key-env", face)}.`);
    }
    if (!hasKey && settings["base-url"].startsWith("https://api.openai.com")) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)(`There is no key for ${settings["base-url"]}.`, `${face === "action" ? "Add the key as a secret under Settings → Secrets and variables → Actions and set the input api-key to it" : `Set ${variable}`}, or set another server with ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("base-url", face)}.`);
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
    const { model, "fallback-model": fallback } = settings;
    const writer = createOpenAiWriter({ ...common, model, ...pricesOf(settings) });
    if (fallback === undefined)
        return writer;
    const { withFallback } = await __webpack_require__.e(/* import() */ 1873).then(__webpack_require__.bind(__webpack_require__, 1873));
    const { name, prices } = fallback;
    const priced = prices && { "price-input": prices.input, "price-output": prices.output };
    return withFallback(writer, createOpenAiWriter({ ...common, model: name, ...pricesOf({ ...priced }) }));
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
/** How many answers of a script are already used. */
function takenIn(events) {
    const taken = { replies: 0, decisions: 0 };
    for (const event of events) {
        if (event.type === "reply" || event.type === "reflection")
            taken.replies += 1;
        if (event.type === "data")
            taken.replies += event.usage.calls;
        if (event.type !== "decision" || event.usage === undefined)
            continue;
        const replies = event.text === undefined ? 0 : 1;
        taken.replies += replies;
        taken.decisions += event.usage.calls - replies;
    }
    return taken;
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
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)(`The variable ${variable}, which ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("header-env", face)} names for ${name}, ${value === undefined ? "is empty or not set" : "contains line breaks or non-ASCII characters"}.`, `Set ${variable} to the header's value, or remove ${(0,_rows_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAt */ .nt)("header-env", face)}.`);
    });
    return [...settings.header, ...secret];
}
function pricesOf({ "price-input": inputPerMillionUsd, "price-output": outputPerMillionUsd, "price-cached": cachedPerMillionUsd, }) {
    if (inputPerMillionUsd === undefined || outputPerMillionUsd === undefined)
        return {};
    return { prices: { inputPerMillionUsd, outputPerMillionUsd, cachedPerMillionUsd } };
}
/** Names of request fields that limit the answer's tokens. If a budget leaves less, agent-exec replaces the value. */
const limitNames = ["max_completion_tokens", "max_tokens", "max_output_tokens"];
function fieldsOf(options) {
    const isLimit = ({ name }) => limitNames.includes(name);
    const limits = options.filter(isLimit).map(({ value }) => Number(value));
    const others = options.filter((each) => !isLimit(each)).map(({ name, value }) => [name, value]);
    return {
        ...(limits.length > 0 && { maxOutputTokens: Math.min(...limits) }),
        ...(others.length > 0 && { requestFields: Object.fromEntries(others) }),
    };
}
/** How many tokens stay hidden. Older tokens have expired. */
const hiddenTokens = 8;
/**
 * The identity that the settings name, with its first key. Undefined if they name none.
 * @param secrets a list to whose end each token is added
 * @throws AgentExecError `settings-invalid` if the job has no identity, and the errors of `openIdentity`.
 */
async function composeIdentity(wiring, secrets) {
    const { settings, idToken, onSecret, signal = new AbortController().signal } = wiring;
    const { "identity-provider-id": identityProviderId, "service-account-id": serviceAccountId } = settings;
    if (identityProviderId === undefined || serviceAccountId === undefined)
        return undefined;
    if (settings.script !== undefined)
        return undefined;
    if (idToken === undefined)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)("`identity-provider-id` works only in a workflow, because only jobs of a workflow have an identity.", "Remove `identity-provider-id` and use a key.");
    const { openIdentity } = await __webpack_require__.e(/* import() */ 5213).then(__webpack_require__.bind(__webpack_require__, 55213));
    const tokens = [];
    const hide = (token) => {
        onSecret?.(token);
        if (tokens.push(token) > hiddenTokens)
            secrets.splice(secrets.indexOf(tokens.shift()), 1);
        secrets.push(token);
    };
    const audience = settings["identity-audience"];
    const workload = { identityProviderId, serviceAccountId, audience, idToken, hide, clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m };
    return openIdentity(workload, signal);
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
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(3523), __webpack_require__.e(6545), __webpack_require__.e(8467), __webpack_require__.e(2735), __webpack_require__.e(676), __webpack_require__.e(1153)]).then(__webpack_require__.bind(__webpack_require__, 15190));
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
    const found = /^([a-z]+?)[-@]?\d{1,3}(?:\.\d{1,3})+$/.exec(word) ?? /^(c\+\+|cpp|c)\d\d$/.exec(word);
    return found?.[1] ?? word;
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
/** The name in a comment `# filename: a.py` in the first line. Without that word, a comment names no file. */
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

/** Whether the text begins as the patch format on which OpenAI's models are trained. */
function isApplyPatch(text) {
    return /^\s*\*\*\* Begin Patch[ \t]*(?:\n|$)/.test(text);
}
const head = /^\*\*\* (Add|Update|Delete) File: (.+)$/;
/** Reads the edits between `*** Begin Patch` and `*** End Patch`. @throws MisfitError if the text has another form. */
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
        else if (part.hunks.length === 0)
            part.hunks.push([lineOf(line, at)]);
        else
            part.hunks.at(-1).push(lineOf(line, at));
    }
    if (parts.length === 0)
        throw new _edit_js__WEBPACK_IMPORTED_MODULE_0__/* .MisfitError */ .jw("the patch names no file. Write `*** Update File: NAME` above the file's lines");
    return parts.map(editOf);
}
function lineOf(line, at) {
    if (line === "")
        return { kind: "same", text: "" };
    const kind = _edit_js__WEBPACK_IMPORTED_MODULE_0__/* .lineKinds */ .oy[line.charAt(0)];
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
    const isSame = named.every(({ lines }) => lines.every(({ kind }) => kind === "same"));
    if (verb === "Update" && isSame && to === path)
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
/* harmony export */   jw: () => (/* binding */ MisfitError),
/* harmony export */   oy: () => (/* binding */ lineKinds)
/* harmony export */ });
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90566);

/** An edit that cannot be applied. The message has no full stop. `there`: the file's current lines, if that helps. */
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
/** The kinds by the first sign of a line in a diff. */
const lineKinds = { " ": "same", "-": "old", "+": "new" };
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



/** Models vary the number of signs. Both marks and the line between must have the same number. */
const opening = /^(<{5,20}) SEARCH[ \t]*$/;
/** Whether a text has the first line of a search-and-replace section. */
function holdsReplacements(text) {
    return /^<{5,20} SEARCH[ \t]*$/m.test(text);
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
            const { end, ...section } = sectionAt(lines, index, signs);
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
                ...empty,
                fault: `line ${index + 1} is outside of any section, and is not a file name`,
            });
        path = name ?? path;
        index += 1;
    }
    return sections;
}
const empty = { search: [], replace: [] };
function sectionAt(lines, index, signs) {
    const at = `the section at line ${index + 1}`;
    const mark = `${">".repeat(signs)} REPLACE`;
    let closing = index + 1;
    while (closing < lines.length && lines[closing].trimEnd() !== mark)
        closing += 1;
    const end = closing + 1;
    const nothing = { ...empty, end };
    const body = lines.slice(index + 1, closing);
    if (closing === lines.length)
        return { ...nothing, fault: `${at} has no end marker \`${mark}\`` };
    if (body.some((line) => opening.test(line)))
        return { ...nothing, fault: `${at} has no end marker before the next section` };
    const isDivider = (line) => line.trimEnd() === "=".repeat(signs);
    const [divider, other] = body.flatMap((line, each) => (isDivider(line) ? [each] : []));
    if (divider !== undefined && other === undefined)
        return { search: body.slice(0, divider), replace: body.slice(divider + 1), end };
    const fault = divider === undefined
        ? `${at} has no line \`${"=".repeat(signs)}\` between the search and the replacement`
        : `${at} has several lines \`${"=".repeat(signs)}\`: use longer marks, with ${signs + 1} signs each`;
    return { ...nothing, fault };
}


/***/ }),

/***/ 35704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ runInSandbox)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75823);
/* harmony import */ var _step_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17133);



/** Runs something in the sandbox, and reports its output at once. At the run's deadline it ends as `timed-out`. */
async function runInSandbox(run, context, { isQuiet = false, ...given } = {}) {
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
        ...given,
        ...(!isQuiet && { onOutput: (stream, text) => tellers[stream].push(text) }),
        onShown: (each) => shown.push(each),
        onWarning: (warning) => warnings.push(warning),
    });
    const { fault, ...kept } = await keepAll(shown, context);
    if (fault !== undefined)
        warnings.push({ code: "files-not-saved", message: fault });
    for (const warning of warnings)
        await recorder.record({ type: "warning", ...warning });
    tellers.stdout.end();
    tellers.stderr.end();
    const execution = { ...ran, ...kept };
    return (0,_step_context_js__WEBPACK_IMPORTED_MODULE_2__/* .hasReachedDeadline */ .n)({ signal, deadline }) ? endedByDeadline(execution, policy) : execution;
}
/** The run's own deadline counts as a time limit, not as a cancellation. */
function endedByDeadline(execution, { totalTimeoutMs }) {
    if (execution.ending !== "cancelled")
        return execution;
    return {
        ...execution,
        ...(0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)("timed-out", `the run reached its time limit of ${totalTimeoutMs / 1000} s`),
    };
}
/** Stores the results that a block displayed, without secrets. The fault says why some are not stored. */
async function keepAll(shown, { keepShown, redactor, images, policy }) {
    if (policy.vision)
        for (const { facts, content } of shown)
            images.keep(facts.name, content);
    if (keepShown === undefined || shown.length === 0)
        return {};
    const kept = [];
    try {
        for (const each of shown)
            kept.push(await keepShown(withoutSecrets(each, redactor)));
        return { shown: kept };
    }
    catch (thrown) {
        return { shown: kept, fault: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown).message };
    }
}
function withoutSecrets({ facts, content }, redactor) {
    const isText = facts.type.startsWith("text/") || /[+/](?:json|xml)$/.test(facts.type);
    if (!isText)
        return { facts, content };
    return { facts, content: Buffer.from(redactor.text(Buffer.from(content).toString("utf8"))) };
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


/***/ })

};
