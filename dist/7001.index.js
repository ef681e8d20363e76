export const id = 7001;
export const ids = [7001];
export const modules = {

/***/ 26236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F$: () => (/* binding */ newRunId),
  US: () => (/* binding */ policyOf),
  Y4: () => (/* binding */ runAssembled),
  QQ: () => (/* binding */ withApproval)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/redaction/redact.js + 4 modules
var redact = __webpack_require__(76522);
// EXTERNAL MODULE: ./lib/reports/result.js + 1 modules
var result = __webpack_require__(70186);
// EXTERNAL MODULE: ./lib/run-folder/checkpoint-folder.js
var checkpoint_folder = __webpack_require__(54501);
;// CONCATENATED MODULE: ./lib/run/fingerprints.js

/** The SHA-256 of a content, in hex. */
async function hashOf(content) {
    const hash = (0,external_node_crypto_.createHash)("sha256");
    for await (const chunk of content)
        hash.update(chunk);
    return hash.digest("hex");
}
/** What changes in a workspace were when they were read once, so that two readings can be held against each other. */
class Reading {
    /** Path → what stands for the entry; null for a file whose content nobody asked for, or not to its end. */
    #entries = new Map();
    #isWhole = false;
    /** The same entries, noted as they pass. */
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
    /** The paths of all but what was left out. */
    get paths() {
        return new Set(this.#entries.keys());
    }
    /**
     * Paths of the entries that were otherwise in a later reading: another content, another mode, new or gone; sorted.
     * What one of the two did not reach is not among them.
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
    async *#noted({ path, isExecutable, content }) {
        const hash = (0,external_node_crypto_.createHash)("sha256");
        for await (const chunk of content) {
            hash.update(chunk);
            yield chunk;
        }
        this.#entries.set(path, `${hash.digest("hex")} ${isExecutable}`);
    }
}
function isOther(before, after) {
    return before !== null && after !== null && before !== after;
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/run/verification/grade.js
var grade = __webpack_require__(79118);
// EXTERNAL MODULE: ./lib/run/state/proof.js
var proof = __webpack_require__(26261);
;// CONCATENATED MODULE: ./lib/run/control.js



/** The control run: it takes place beside the first call of a model, and is waited for when its answer is needed. */
class Control {
    options;
    #running = null;
    #told = null;
    constructor(options) {
        this.options = options;
    }
    /** Begins it, once, where it is wanted. */
    begin() {
        if (this.#running !== null || !(0,proof/* wantsControl */.lO)(this.options.policy))
            return;
        this.#running = this.#run();
        void this.#running.then((facts) => (this.#told = facts));
    }
    /** What came of it, once: empty where it is still under way, and where it was asked before. Never throws. */
    take() {
        const facts = this.#told ?? [];
        if (this.#told !== null)
            this.#told = [];
        return facts;
    }
    /** As `take`, once it is over. */
    async whenOver() {
        this.begin();
        await this.#running;
        return this.take();
    }
    /** Resolves, never rejects, when nothing of it is left; its signal has to have fired for that to be quick. */
    async stop() {
        await this.#running;
    }
    async #run() {
        const facts = [];
        for (const [index, command] of this.options.policy.verify.entries()) {
            try {
                facts.push({ type: "control", index, command, ...(await (0,grade/* grade */.o)(index, this.options)) });
            }
            catch (thrown) {
                if (!this.options.signal.aborted)
                    facts.push({ type: "warning", code: proof/* controlNotRun */.KW, message: notRun(command, thrown) });
                break;
            }
        }
        return facts;
    }
}
function notRun(command, thrown) {
    return `Nobody knows whether the verification \`${command}\` passed before any change: ${(0,errors/* messageOf */.bD)(thrown)}`;
}

// EXTERNAL MODULE: ./lib/run/told/instructions.js
var told_instructions = __webpack_require__(26758);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/markdown/fence.js
var fence = __webpack_require__(42328);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
;// CONCATENATED MODULE: ./lib/run/told/outline.js



/** 6,000 UTF-16 units: about 1,500 tokens, which each call of a model then costs. */
const maxChars = 6_000;
/** So many names of one folder are told; the others are counted. */
const maxNames = 40;
/** So many kinds of files are told. */
const maxKinds = 5;
/**
 * What lies in the workspace, for its writer: one line for each folder with its files, the folders near the root first, as far
 * as there is room; of the others how many files they hold. Names are a stranger's, and stand in a fence as data.
 */
function outlineOf(paths) {
    const root = treeOf(paths);
    const told = expanded(root);
    const lines = told.map(({ folder, isOpen }) => (isOpen ? openLine(folder) : closedLine(folder)));
    const text = (0,visible/* showHidden */.U)(lines.filter((line) => line !== "").join("\n"));
    return `The working folder holds ${(0,format/* count */.U9)("file", paths.length)} from the start${kindsOf(paths)}. Its folders, as data:\n${(0,fence/* fence */.EU)(text, "text")}`;
}
function treeOf(paths) {
    const root = { path: "", files: [], folders: new Map(), size: 0 };
    for (const path of paths.toSorted()) {
        const names = path.split("/");
        const file = names.pop();
        let folder = root;
        folder.size += 1;
        for (const name of names) {
            const below = folder.folders.get(name) ?? {
                path: `${folder.path}${name}/`,
                files: [],
                folders: new Map(),
                size: 0,
            };
            folder.folders.set(name, below);
            folder = below;
            folder.size += 1;
        }
        folder.files.push(file);
    }
    return root;
}
/** Level by level, as long as there is room; in the order of a tree. */
function expanded(root) {
    const open = new Set();
    let room = maxChars;
    for (let level = [root]; level.length > 0; level = level.flatMap((folder) => (open.has(folder) ? below(folder) : []))) {
        for (const folder of level) {
            const cost = openLine(folder).length + below(folder).reduce((sum, each) => sum + closedLine(each).length + 1, 0);
            if (cost > room)
                continue;
            room -= cost;
            open.add(folder);
        }
    }
    const walk = (folder) => open.has(folder)
        ? [{ folder, isOpen: true }, ...below(folder).flatMap(walk)]
        : [{ folder, isOpen: false }];
    return walk(root);
}
function below({ folders }) {
    return [...folders.values()];
}
function openLine({ path, files }) {
    if (files.length === 0)
        return "";
    const more = files.length - maxNames;
    const names = files.slice(0, maxNames).map(oneLine).join(", ");
    return `${oneLine(path) || "./"}: ${names}${more > 0 ? `, … ${(0,format/* formatCount */.B4)(more)} more` : ""}`;
}
function closedLine({ path, size }) {
    return `${oneLine(path) || "./"}: ${(0,format/* count */.U9)("file", size)}`;
}
function oneLine(name) {
    return name.replace(/[\r\n]+/g, " ");
}
/** The commonest endings of names, which tell the languages. */
function kindsOf(paths) {
    const kinds = new Map();
    for (const path of paths) {
        const [ending] = /\.[a-z0-9]{1,8}$/i.exec(path) ?? [];
        if (ending !== undefined)
            kinds.set(ending, (kinds.get(ending) ?? 0) + 1);
    }
    const commonest = [...kinds].toSorted(([, one], [, other]) => other - one).slice(0, maxKinds);
    const words = commonest.map(([ending, number]) => `${(0,format/* formatCount */.B4)(number)} ${ending}`);
    return words.length === 0 ? "" : ` (${words.join(", ")})`;
}

// EXTERNAL MODULE: ./lib/run/next/next.js + 4 modules
var next = __webpack_require__(63007);
// EXTERNAL MODULE: ./lib/ports/endings.js
var endings = __webpack_require__(97708);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var state_standing = __webpack_require__(19411);
;// CONCATENATED MODULE: ./lib/run/next/resumption.js


/** What is recorded where a run goes on whose process had ended before it was over. `now`: epoch milliseconds. */
function resumption(state, policy, now) {
    const awayMs = Math.max(0, now - Date.parse(state.lastAt ?? ""));
    const attempt = state.files === null ? state.attempts.at(-1) : undefined;
    if (attempt === undefined || !isUnderWay(state, attempt, policy))
        return { type: "resumed", awayMs };
    const { number, executions, verifications } = attempt;
    const again = { attempt: number, blocks: executions.length, verifications: verifications.length };
    return { type: "resumed", awayMs, again };
}
/** Whether something of it is gone with the sandbox that the run still needs: its files, or the proof that they are good. */
function isUnderWay({ session }, attempt, policy) {
    const { executions, verifications, checkpoint } = attempt;
    // What is asked for next is another reply: its output is all that is needed of it.
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
// EXTERNAL MODULE: ./lib/ports/unrun-execution.js
var unrun_execution = __webpack_require__(99823);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./lib/ports/approver.js
var ports_approver = __webpack_require__(85999);
// EXTERNAL MODULE: ./lib/ports/block.js
var ports_block = __webpack_require__(89629);
;// CONCATENATED MODULE: ./lib/run/approve.js




/**
 * Asks whether an attempt's code may run, or whether the run may end. Only an answer that approves approves: an approver that
 * fails refuses, and one that does not come to an end is left behind at the run's deadline.
 */
async function approve({ attempt, whom, ending }, context) {
    const { recorder, signal, redactor } = context;
    const { run, attempts, lastSession } = recorder.state;
    const { reply } = attempts.at(-1);
    const { blocks } = reply;
    const approver = whom === "reviewer" ? context.reviewer : context.approver;
    const asked = ending === undefined ? "run" : "end";
    const head = { attempt, asked, sha256: (0,ports_approver/* approvalHash */.A_)(blocks) };
    if (approver === undefined)
        return { type: "approval-awaited", ...head };
    recorder.tell({ type: "approving", attempt, by: approver.kind });
    const { task, usageText } = run;
    const given = await answerOf(approver, {
        asks: asked,
        attempt,
        // Copies: what is asked about is what runs.
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
        return { ...refusal, hasFailed: true, reason: "the approver changed the number of blocks" };
    // What is kept runs: without the run's secrets, like every reply.
    const changed = blocks.map((block, index) => (0,ports_block/* withCode */.SM)(block, redactor.text(edited[index])));
    const sha256 = (0,ports_approver/* approvalHash */.A_)(changed);
    return sha256 === (0,ports_approver/* approvalHash */.A_)(blocks)
        ? { approved, reason, ...cost }
        : { approved, reason, blocks: changed, sha256, ...cost };
}

// EXTERNAL MODULE: ./lib/ports/writer.js
var ports_writer = __webpack_require__(21365);
// EXTERNAL MODULE: ./lib/run/next/budget.js
var budget = __webpack_require__(58510);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/ports/decision.js
var ports_decision = __webpack_require__(65176);
;// CONCATENATED MODULE: ./lib/run/blocks/decided-reply.js

/**
 * The decision that a reply begins with, and the blocks that follow it; null where there is none. It is the first block, of JSON
 * or of no named language and without a file's name, or the text itself where that begins with a brace.
 */
function decisionIn(text, blocks) {
    const [first, ...others] = blocks;
    if (first !== undefined && first.path === null && ["json", ""].includes(first.language)) {
        const decision = (0,ports_decision/* parseDecision */.cg)(first.code);
        if (decision !== null)
            return { decision, blocks: others };
    }
    const decision = text.trimStart().startsWith("{") ? (0,ports_decision/* parseDecision */.cg)(text) : null;
    return decision && { decision, blocks };
}

// EXTERNAL MODULE: ./lib/run/told/prompt.js + 8 modules
var told_prompt = __webpack_require__(48391);
// EXTERNAL MODULE: ./lib/run/next/last-words.js
var last_words = __webpack_require__(15451);
;// CONCATENATED MODULE: ./lib/run/step-context.js
/** Whether it was the deadline that fired `signal`, and not a person or machine before it. */
function hasReachedDeadline({ signal, deadline }) {
    return deadline.aborted && signal.reason === deadline.reason;
}
/** Once for the same words. */
async function warnOnce(warning, { recorder }) {
    const isKnown = recorder.state.warnings.some(({ message }) => message === warning.message);
    if (warning.message !== "" && !isKnown)
        await recorder.record({ type: "warning", ...warning });
}

;// CONCATENATED MODULE: ./lib/run/ask.js









/**
 * The sandbox starts beside the first call; when it cannot, the call is not waited for. No model is asked, and paid,
 * for code that nothing can run: the call begins once the start has found what it needs.
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
/** One call of the writer, within the budget; what it warns of is recorded, whatever comes of it. @throws like `withinBudget` and the call. */
async function callWriter(messages, context, call) {
    const warnings = [];
    try {
        return await call({
            signal: context.signal,
            ...withinBudget(messages, context),
            onRetry: ({ message, waitMs }) => context.recorder.tell({ type: "retrying", message, waitMs }),
            onWarning: (warning) => warnings.push(warning),
        });
    }
    finally {
        for (const warning of warnings)
            await warnOnce(warning, context);
    }
}
/** What an answer may take at most. @throws AgentExecError `budget-spent` where the request could pass a budget. */
function withinBudget(messages, { recorder, writer, policy }) {
    const reckoning = writer.reckon?.(messages);
    const within = reckoning === undefined ? null : (0,budget/* answerWithin */.o)(recorder.state, policy, reckoning);
    if (within === null)
        return {};
    if (typeof within === "number")
        return { maxOutputTokens: within };
    throw new errors/* AgentExecError */.r("budget-spent", `${within.words} It was not made.`, {
        nextStep: `Raise \`${within.setting}\`, or make the task smaller; what is there so far was saved.`,
    });
}
async function replyOf({ attempt }, context, startFailed) {
    const { recorder, writer, signal, policy, clock } = context;
    recorder.tell({ type: "asking", attempt });
    const writing = recorder.teller((text) => ({ type: "writing", text }));
    const messages = context.images.attached(await (0,told_prompt/* shownTo */.Pe)(recorder.state));
    const askedAt = clock.now();
    const reply = await callWriter(messages, context, (call) => writer.write(messages, {
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
    const { documents, ...rest } = reply;
    const text = context.redactor.text(reply.text);
    if (text !== reply.text)
        await warnOnce({ code: "secret-in-reply", message: secretInReply }, context);
    const { extractBlocks, extractFromDocuments, maxBlocks } = await readingOfBlocks();
    const atMost = policy.hasWriter ? maxBlocks.reply : maxBlocks.file;
    const hidden = documents?.map((each) => ({ ...each, text: context.redactor.text(each.text) }));
    const extracted = hidden === undefined
        ? extractBlocks(text, { atMost, doneWord: policy.doneWord, takesEdits: policy.hasWriter })
        : extractFromDocuments(hidden, { atMost });
    return { type: "reply", attempt, ...rest, text, ...extracted, ...(policy.hasWriter && { tookMs }) };
}
/** Last words are worth having, and worth no pass: what keeps them from coming is told, and the run ends as it would have. */
async function reflect({ ending }, context) {
    const { recorder, writer, signal, redactor, clock } = context;
    recorder.tell({ type: "reflecting" });
    const writing = recorder.teller((text) => ({ type: "writing", text }));
    try {
        const messages = context.images.attached(await (0,told_prompt/* shownTo */.Pe)(recorder.state, (0,told_prompt/* reflectionWords */.ZU)(ending)));
        const askedAt = clock.now();
        const { text, thought, finish, usage } = await callWriter(messages, context, (call) => writer.write(messages, { ...call, onText: (text) => writing.push(text) }));
        writing.end();
        const tookMs = Math.max(0, clock.now() - askedAt);
        await recorder.record({ type: "reflection", text: redactor.text(text), thought, finish, usage, tookMs });
    }
    catch (thrown) {
        // The run's own word, which the loop records.
        if (signal.aborted)
            return;
        const message = `The writer gave no last words: ${(0,errors/* toAgentExecError */.Mq)(thrown).message}`;
        await recorder.record({ type: "warning", code: last_words/* noReflection */.d9, message });
    }
}
/**
 * A reply that was to decide about the failed attempt before it and to correct it. With code it is a decision to try again,
 * whether it says so or not; words without either leave the decision to a call of its own.
 */
async function decided(failed, reply, context) {
    const { text, usage, tookMs } = reply;
    const took = tookMs === undefined ? {} : { tookMs };
    const found = decisionIn(text, reply.blocks);
    const blocks = found?.blocks ?? reply.blocks;
    const decision = found?.decision ?? { retry: true, reason: planOf(text) };
    const head = { type: "decision", attempt: failed, source: "model" };
    const isUnusable = reply.finish !== "stop" || reply.isCut || reply.blocksLeftOut !== undefined;
    if (decision.retry && (blocks.length > 0 || isUnusable))
        return [
            { ...head, ...decision, isInReply: true },
            { ...reply, blocks },
        ];
    if (found !== null)
        return [{ ...head, ...decision, text, usage, ...took }];
    return [await decideApart({ attempt: failed, words: reply }, context)];
}
/** Why code was written anew where no decision says it: the words before it. */
function planOf(text) {
    const words = text.split(/```|~~~/, 1)[0].trim();
    return words === "" ? "The code was written anew." : (0,truncate/* truncateEnd */.S)(words, 1_000);
}
const secretInReply = "An answer held a secret of this run, such as the key. It is hidden as *** in the code that runs, too. " +
    "Where the secret is an ordinary word, give it another value.";
/** Loaded when the first reply is there, and not before: until then the sandbox's start has the processor. */
const readingOfBlocks = () => Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(702)]).then(__webpack_require__.bind(__webpack_require__, 50702));
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
    const { recorder, writer, clock } = context;
    const before = words?.usage ?? ports_writer/* noUsage */.tk;
    const askedAt = clock.now() - (words?.tookMs ?? 0);
    const took = () => ({ tookMs: Math.max(0, clock.now() - askedAt) });
    const head = { type: "decision", attempt, ...(words && { text: words.text }) };
    try {
        const messages = [
            ...context.images.attached(await (0,told_prompt/* shownTo */.Pe)(recorder.state)),
            ...(words === undefined ? [] : (0,told_prompt/* askedApart */.l7)(words.text)),
        ];
        const { decision, usage } = await callWriter(messages, context, (call) => writer.decide(messages, call));
        return { ...head, source: "model", ...decision, usage: (0,ports_writer/* addUsage */.vk)(before, usage), ...took() };
    }
    catch (thrown) {
        if (!ports_writer/* NoDecisionError */.EM.is(thrown))
            throw thrown;
        // The server answers: what ends the run is the code's failure, which nobody could decide to mend.
        const decision = (0,rules/* noDecision */.uQ)(thrown.message);
        return { ...head, source: "rule", ...decision, usage: (0,ports_writer/* addUsage */.vk)(before, thrown.usage), ...took() };
    }
}

// EXTERNAL MODULE: ./lib/ports/image.js
var ports_image = __webpack_require__(40317);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var workspace = __webpack_require__(46529);
;// CONCATENATED MODULE: ./lib/run/saving-time.js
/** Saving what the code left has its own bound, so that a run ends soon after its deadline or a signal. */
const longestMs = 60_000;
/** The runner kills 10 s after its first signal; what is left after saving goes to the reports. */
const longestWhenStoppedMs = 3_000;
/**
 * The time that saving has from now on: a minute, but not more than 3 s once the run's `signal` has fired, be that before
 * or meanwhile. Disposing counts no more.
 */
function startSavingTime({ clock, signal, }) {
    const over = new AbortController();
    const done = new AbortController();
    const endAfter = (ms) => void clock.sleep(ms, { signal: done.signal }).then(() => over.abort(new Error("The time for saving what the code left was over.")), () => undefined);
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
 * What the code has changed by the end of a turn is kept, so that a fresh sandbox can go on from there. Where it can't be
 * the run goes on all the same, and says so once.
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
            // The run's own word, which the loop records.
            if (signal.aborted)
                return;
            fault = (0,errors/* messageOf */.bD)(thrown);
        }
        if (fault !== null && recorder.state.attempts.every(({ checkpoint }) => checkpoint?.fault !== fault))
            await recorder.record({ type: "warning", code: "checkpoint-failed", message: unkept(attempt, fault) });
        const kept = fault === null ? tally.facts : { entries: 0, bytes: 0, fault };
        // Not every executor knows what nobody has touched since the turn before.
        const known = recorder.state.attempts.flatMap((each) => each.checkpoint?.images ?? []);
        const fresh = seen.filter((image) => !known.some(({ name, sha256 }) => name === image.name && sha256 === image.sha256));
        const shown = fresh.length === 0 ? {} : { images: fresh.slice(-ports_image/* maxImagesOfTurn */.Zm) };
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
    return `What the code had changed by the end of turn ${attempt} could not be kept for a fresh sandbox; were this one lost, the files would go with it. ${fault}`;
}
/** So many of what was left out are told; the last stands for the rest. */
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
    /** Half of what was there, without a word about the other half, is no work to go on with. */
    get fault() {
        const hides = this.#leftOut.find(({ hidesMore }) => hidesMore === true);
        return hides === undefined ? null : `More was changed than comes out of a sandbox: ${hides.reason}.`;
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
    const rest = (0,workspace/* countRefused */.IR)(leftOut.slice(toldLeftOut - 1));
    const others = { path: workspace/* unnamedPath */.C6, reason: (0,format/* count */.U9)("other", rest), entries: rest };
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
 * What the code left is saved, where its sandbox is gone as it was kept after a turn; when that fails the outcome stays
 * what it is, and the report says what is missing.
 */
async function collect({ turn }, context) {
    const { recorder, sessions } = context;
    const isKept = turn !== undefined;
    if (isKept)
        await recorder.record({ type: "warning", code: "files-of-checkpoint", message: asOf(turn) });
    const { artifacts, leftOut, changes, unlikeVerified, fault } = await saveFiles(context, isKept);
    if (fault !== null)
        await recorder.record({ type: "warning", code: "files-not-saved", message: fault });
    // By now nothing of the code runs that could ask for more.
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
    return `The sandbox is gone: what was saved are its files as turn ${turn} left them.`;
}
/** Never throws: what was saved until something went wrong is saved. */
async function saveFiles({ sessions, artifacts: store, signal, clock }, isKept) {
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
                    patchFault: "not all that the code left could be saved",
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
/** Artifacts are files, and without a patch nothing else tells of a link. */
function linkAlone({ path }) {
    return { kind: "left-out", path, reason: "a symbolic link" };
}
function faultWords(thrown, timeUp) {
    if (timeUp.aborted)
        return "The time for saving what the code left was over before all of it was saved.";
    const { message, nextStep } = (0,errors/* toAgentExecError */.Mq)(thrown);
    return `${message} ${nextStep}`;
}

// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/markdown/json-in.js
/** 1 MiB: more is no answer to a question. */
const json_in_maxChars = 1024 ** 2;
/** The JSON of a text: the whole of it, or what stands in its first fence, or from its first bracket to its last. Undefined: none. */
function jsonIn(text) {
    const whole = text.slice(0, json_in_maxChars).trim();
    const [open = "", ...rest] = whole.split("\n");
    const end = rest.findIndex((line) => line.startsWith("```"));
    const fenced = open.startsWith("```") && end !== -1 ? rest.slice(0, end).join("\n") : "";
    const first = whole.search(/[[{]/);
    const last = Math.max(whole.lastIndexOf("]"), whole.lastIndexOf("}"));
    const bracketed = first === -1 ? "" : whole.slice(first, last + 1);
    for (const each of [whole, fenced, bracketed]) {
        try {
            return JSON.parse(each);
        }
        catch {
            // The next form may be one.
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/run/told/data.js


/** The question for the run's result as data. */
function dataQuestion(ending, schema) {
    return `The run is over. It ends as \`${ending.outcome}\`: ${ending.reason}\n\nGive its result as JSON that fits this schema, and nothing else. Take only what the outputs above show.\n\n${(0,fence/* fence */.EU)(JSON.stringify(schema, null, 1), "json")}`;
}
/** The same, after an answer that did not fit. */
function dataRepair(messages, answer, faults) {
    const words = `That does not fit the schema:\n\n${faults.map((fault) => `- ${fault}`).join("\n")}\n\nAnswer with JSON that does, and nothing else.`;
    return (0,told_prompt/* withWords */.cS)([...messages, { role: "assistant", content: answer.slice(0, maxEcho) || "(no text)" }], words);
}
/** UTF-16 units of an answer that does not fit which go back. */
const maxEcho = 20_000;

;// CONCATENATED MODULE: ./lib/run/data.js







/** Asks the writer for the run's result as data that fits the schema, and once more with the faults where it does not. */
async function fill({ ending }, context) {
    const { recorder, writer, signal, clock, dataCheck, images } = context;
    if (dataCheck === undefined)
        throw new Error("A run with a schema has a check for it.");
    recorder.tell({ type: "filling" });
    const askedAt = clock.now();
    let usage = ports_writer/* noUsage */.tk;
    let value = null;
    let faults = [];
    try {
        let messages = images.attached(await (0,told_prompt/* shownTo */.Pe)(recorder.state, dataQuestion(ending, dataCheck.schema)));
        for (let tries = 0; tries < 2; tries += 1) {
            const asked = messages;
            const reply = await callWriter(asked, context, (call) => writer.write(asked, call));
            usage = (0,ports_writer/* addUsage */.vk)(usage, reply.usage);
            const found = jsonIn(reply.text);
            faults = found === undefined ? ["there is no JSON in the answer"] : dataCheck.faults(found);
            if (faults.length === 0) {
                value = found;
                break;
            }
            messages = dataRepair(messages, reply.text, faults);
        }
    }
    catch (thrown) {
        // The run's own word, which the loop records.
        if (signal.aborted)
            return;
        faults = [(0,errors/* toAgentExecError */.Mq)(thrown).message];
    }
    const tookMs = Math.max(0, clock.now() - askedAt);
    const fault = faults.length === 0 ? {} : { fault: (0,listed/* listed */.K)(faults) };
    await recorder.record({ type: "data", value, ...fault, usage, tookMs });
}

// EXTERNAL MODULE: ./lib/run/verification/counted-changes.js
var counted_changes = __webpack_require__(39887);
;// CONCATENATED MODULE: ./lib/run/shown.js

/**
 * Keeps what a block showed, texts without the run's secrets; the execution then tells of what is kept. Null for the fault
 * where all is.
 */
async function keepAllShown(execution, shown, { keepShown, redactor, images, policy }) {
    if (policy.vision === true)
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

// EXTERNAL MODULE: ./lib/run/verification/tested-verification.js + 4 modules
var tested_verification = __webpack_require__(60210);
// EXTERNAL MODULE: ./lib/run/blocks/edits/replacement-text.js
var replacement_text = __webpack_require__(93532);
;// CONCATENATED MODULE: ./lib/run/blocks/edits/is-edit.js

const diffLanguages = new Set(["diff", "patch"]);
/** Whether a block is an edit of files, whatever it says its language is, and no code. A diff that is to be a file is none. */
function isEdit({ language, path, code }) {
    const isFile = path !== null && /\.(?:diff|patch)$/.test(path);
    return (0,replacement_text/* isReplacements */.U5)(code) || (diffLanguages.has(language) && !isFile);
}
/** Whether a block that nothing runs was meant as an edit, so that its writer hears what is wrong with it. */
function isMeantAsEdit({ code }, { notRun }) {
    return (notRun === "language" || notRun === "no-program") && (0,replacement_text/* holdsReplacements */.mM)(code);
}

// EXTERNAL MODULE: ./lib/ports/executor.js
var executor = __webpack_require__(37003);
// EXTERNAL MODULE: ./lib/files/paths.js
var paths = __webpack_require__(60795);
// EXTERNAL MODULE: ./lib/files/path-fault.js
var path_fault = __webpack_require__(18061);
// EXTERNAL MODULE: ./lib/run/blocks/edits/shell-words.js
var shell_words = __webpack_require__(76920);
;// CONCATENATED MODULE: ./lib/run/blocks/saved-block.js





/** Whether a block that was not run is a file to be kept: it has a name, and such a file is not run here. */
function isToBeSaved({ path }, { notRun }) {
    return notRun === "language" && path !== null && (0,path_fault/* findPathFault */.P)(path) === null;
}
/**
 * A block of the shell's that saves another's text under its name, in new folders where it takes some. A link of that name
 * is replaced and not written through; folders on the way are what the code made of them, as for the code itself.
 */
function savingBlock({ path, code }) {
    const end = endFor(code);
    const place = (0,shell_words/* pathWord */.U)(path);
    const folder = (0,shell_words/* pathWord */.U)((0,paths/* foldersOf */.p)(path).at(-1) ?? ".");
    return (0,ports_block/* blockOf */.VN)({
        language: "sh",
        path: null,
        code: `mkdir -p ${folder} && rm -f ${place} && cat >${place} <<'${end}'\n${code}${end}\n`,
    });
}
/** What came of it, told as what it is. */
function savedAs({ path }, execution) {
    if (!(0,executor/* hasPassed */.Pc)(execution) || path === null)
        return execution;
    return {
        ...execution,
        file: path,
        saved: path,
        evidence: "it has a name, and such a file is not run here",
    };
}
function endFor(code) {
    let end = "end_of_file";
    while (code.includes(end))
        end += "_";
    return end;
}

;// CONCATENATED MODULE: ./lib/run/blocks/written-block.js



/**
 * Does with a block what its writer wrote it for: an edit is applied, code is run, another text with a name is saved. Documents
 * that a person runs (`exec`) may show diffs to their readers: nothing of them is applied.
 */
async function performBlock(block, { run, policy }) {
    if (block.code.trim() === "")
        return (0,unrun_execution/* refusedExecution */.N)("empty", "the block is empty");
    if (policy.runsNothing === true)
        return (0,unrun_execution/* refusedExecution */.N)("nothing-runs", "nothing is run here");
    const apply = async () => {
        const { applyEdit } = await Promise.all(/* import() */[__webpack_require__.e(3857), __webpack_require__.e(2486)]).then(__webpack_require__.bind(__webpack_require__, 52486));
        return applyEdit(block, (each) => run(each, { isQuiet: true }));
    };
    if (policy.hasWriter && isEdit(block))
        return apply();
    const execution = await run(block);
    if (policy.hasWriter && isMeantAsEdit(block, execution))
        return apply();
    return isToBeSaved(block, execution) ? savedAs(block, await run(savingBlock(block))) : execution;
}

;// CONCATENATED MODULE: ./lib/run/perform.js













/** Performs one step and appends what came of it. Throws only when that cannot be recorded. */
async function perform(step, context) {
    switch (step.do) {
        case "start":
            return attemptTo("start", context, () => start(step, context));
        case "ask":
            await attemptTo("ask", context, () => ask(step, context));
            return recordAll(context.control.take(), context);
        case "approve":
            return attemptTo("approve", context, () => approve(step, context));
        case "control":
            return recordAll(await context.control.whenOver(), context);
        case "execute":
            return attemptTo("execute", context, () => execute(step, context));
        case "verify":
            return attemptTo("verify", context, () => verify(step, context));
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
async function recordAll(facts, { recorder }) {
    for (const fact of facts)
        await recorder.record(fact);
}
/** A port's error becomes a `failure`; one that a stopped run causes is the run's own word, which the loop records. */
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
async function start({ restored }, { sessions, workspace }) {
    const { facts } = await sessions.start({ isRestored: restored !== undefined });
    return {
        type: "session-started",
        ...facts,
        ...(workspace?.hash !== undefined && { given: workspace.hash() }),
        ...(sessions.takesCheckpoints && { takesCheckpoints: true }),
        ...(restored !== undefined && { restored }),
    };
}
const whyPassedOver = {
    "earlier-failed": "a block before it failed",
    "not-last": "of a reply's blocks only the last that can be run is run",
};
async function execute(step, context) {
    const { recorder, sessions } = context;
    const { attempt, block: index } = step;
    const head = { type: "execution", attempt, block: index };
    const block = recorder.state.attempts.at(-1).reply.blocks[index];
    if (step.skip !== null)
        return { ...head, ...(0,unrun_execution/* refusedExecution */.N)(step.skip, whyPassedOver[step.skip]) };
    const isAsked = block.code.trim() !== "" && context.policy.runsNothing !== true;
    const refusal = isAsked ? await context.beforeBlock?.(block, { signal: context.signal }) : null;
    if (typeof refusal === "string")
        return { ...head, ...(0,unrun_execution/* refusedExecution */.N)("hook-refused", refusal) };
    if (block.code.trim() !== "")
        recorder.tell({ type: "executing", attempt, block: index });
    const run = (each, options) => executed((given) => sessions.forBlock().execute(each, given), context, options);
    return { ...head, ...(await performBlock(block, { run, policy: context.policy })) };
}
async function verify({ attempt, index }, context) {
    const command = context.policy.verify[index];
    context.recorder.tell({ type: "verifying", command });
    const head = { type: "verification", attempt, index, command };
    let session;
    let undone = [];
    const leftOut = [];
    try {
        session = await context.sessions.verifier({
            onUndone: (all) => (undone = all),
            onLeftOut: (each) => leftOut.push(each),
        });
    }
    catch (thrown) {
        const { code, message, nextStep } = (0,errors/* toAgentExecError */.Mq)(thrown);
        // The code's own doing: its writer hears of it like of any other verification that fails.
        if (code !== "workspace-blocked")
            throw thrown;
        return { ...head, ...(0,unrun_execution/* refusedExecution */.N)("refused", `${message} ${nextStep}`), isSessionSpent: true };
    }
    const without = (0,counted_changes/* undoneWords */.jo)(undone);
    await warnOnce({ code: "protected-files", message: without }, context);
    await warnOnce({ code: "verification-incomplete", message: (0,counted_changes/* leftOutWords */.Ny)(leftOut) }, context);
    const asked = (how) => (script) => executed((options) => session.verify(script, options), context, how);
    const { controls, attempts } = context.recorder.state;
    const others = attempts.at(-1).verifications;
    const execution = await (0,tested_verification/* runVerification */.t)(command, {
        reports: context.policy.verifyReport,
        // Of several verifications one at least tells.
        isReportNeeded: index === context.policy.verify.length - 1 && others.every(({ tests }) => tests === undefined),
        before: controls.find((each) => each.index === index)?.tests,
        run: asked(),
        read: asked({ isQuiet: true }),
    });
    await context.sessions.stopVerifier();
    return { ...head, ...(without !== "" && { without }), ...execution };
}
async function executed(run, context, { isQuiet = false } = {}) {
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
        ...(policy.idleTimeoutMs !== undefined && { idleTimeoutMs: policy.idleTimeoutMs }),
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
    return hasReachedDeadline({ signal, deadline }) ? endedByDeadline(execution, policy) : execution;
}
/** Nobody cancelled what the run's own deadline stopped: it ran out of time like at a block's deadline. */
function endedByDeadline(execution, { totalTimeoutMs }) {
    if (execution.ending !== "cancelled")
        return execution;
    const evidence = `the run reached its own deadline of ${totalTimeoutMs / 1000} s`;
    return { ...execution, ...(0,endings/* endedBy */.mr)("timed-out", evidence) };
}

;// CONCATENATED MODULE: ./lib/run/images.js


/** Pictures of the last turns: 16 MiB. Older ones are not shown again. */
const maxKeptBytes = 16 * 1024 ** 2;
/** The pictures that the code left, for a model that sees; in memory alone. */
class Images {
    #kept = new Map();
    #bytes = 0;
    /** @returns what it is, or null for what is no picture that models take, or too large. */
    keep(name, content) {
        const type = (0,ports_image/* imageTypeOf */.tL)(content);
        if (type === null || content.byteLength > ports_image/* maxImageBytes */.dI)
            return null;
        const sha256 = (0,external_node_crypto_.createHash)("sha256").update(content).digest("hex");
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
    /** The messages with the contents of their pictures; those that are not at hand are left out, which is said. */
    attached(messages) {
        return messages.map((message) => {
            if (message.images === undefined)
                return message;
            const images = message.images.flatMap((image) => {
                const content = this.#kept.get(image.sha256);
                return content === undefined ? [] : [{ ...image, content }];
            });
            const missing = message.images.length - images.length;
            const words = missing === 0 ? "" : `\n\n(${missing} of these images can no longer be shown.)`;
            return { ...message, content: `${message.content}${words}`, images };
        });
    }
    /** The entries as they are; pictures among new and changed files are kept on the way. `onImage` hears of each. */
    async *watch(entries, onImage) {
        for await (const entry of entries) {
            const isSmall = entry.kind === "file" && entry.bytes > 0 && entry.bytes <= ports_image/* maxImageBytes */.dI;
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


/** The one place where a fact becomes an event: redacted, stamped, kept, folded, told, in this order. */
class Recorder {
    parts;
    #state;
    #events;
    #nextSeq;
    /** Reporters that failed: they hear no more. */
    #deaf = new Set();
    /** Why, where that is not recorded yet. */
    #untold = [];
    /** @param before the events that are kept already, and the place of the next one */
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
    /** Durable when it resolves. @throws AgentExecError `storage-failed`: a run that cannot be recorded does not go on. */
    async record(fact) {
        const at = new Date(this.parts.clock.now()).toISOString();
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
            await this.record({ type: "warning", code: "reporter-failed", message });
    }
    /** Tells the reporters what happens right now, redacted like a fact; nothing is kept. */
    tell(signal) {
        this.#tellAsItIs({ ...this.parts.redactor.deep(signal), type: signal.type });
    }
    #tellAsItIs(signal) {
        this.#tellAll((reporter) => reporter.onSignal?.(signal));
    }
    /** A reporter never changes the run, whatever it throws, or its promise where it answers with one. */
    #tellAll(tell) {
        for (const reporter of this.parts.reporters.filter((each) => !this.#deaf.has(each))) {
            const fail = (thrown) => {
                if (!this.#deaf.has(reporter))
                    this.#untold.push(`A reporter failed and hears no more of the run: ${(0,errors/* messageOf */.bD)(thrown)}`);
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
    /** A teller of text that comes in pieces: a secret split over two of them is redacted too. */
    teller(toSignal) {
        const stream = this.parts.redactor.stream();
        const tell = (text) => {
            if (text !== "")
                this.#tellAsItIs(toSignal(text));
        };
        return { push: (text) => tell(stream.push(text)), end: () => tell(stream.flush()) };
    }
}

;// CONCATENATED MODULE: ./lib/run/sessions.js



/**
 * The run's sessions: the one that the blocks run in, started ahead of its first use, and a fresh one for the
 * verifications of an attempt.
 */
class Sessions {
    executor;
    options;
    #starting = null;
    #isSearching = false;
    #session = null;
    #verifier = null;
    /** What the blocks' session was given. */
    #given = new Reading();
    /** What each verification read since a block last ran. */
    #verified = [];
    constructor(executor, options) {
        this.executor = executor;
        this.options = options;
    }
    /**
     * Begins to start a session, so that it is warm when the first reply is there. Resolves, never rejects, once the
     * executor has found what it needs for that. `onFailure` hears why it cannot, before that resolves where it is known by then.
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
    /** True from the first start on until the executor has found what it needs for it, and for ever where it has not. */
    get isSearching() {
        return this.#isSearching;
    }
    /**
     * The started session; a lost one is replaced, which begins with the last checkpoint where it `isRestored`.
     * @throws what the executor's `start` throws.
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
        throw new errors/* AgentExecError */.r("internal", "A step needed a session before one was started.", {
            nextStep: "Please report this with the transcript.",
        });
    }
    /** The session for a block that is about to run: what was verified before counts no more. */
    forBlock() {
        this.#verified = [];
        return this.session;
    }
    /**
     * A fresh session of what the code was given and what it changed in that, as far as it counts; each
     * verification has its own, so that none can prepare another. A person's setup finds there what it found in the first
     * session, so that the code cannot act through it.
     */
    async verifier({ onUndone, onLeftOut }) {
        await this.stopVerifier();
        const { workspace, counting, signal } = this.options;
        const reading = new Reading();
        const left = listening(reading.of(this.session.files({ signal })), (entry) => {
            if (entry.kind === "left-out")
                onLeftOut(entry);
        });
        const { paths: given } = this.#given;
        const changes = counting === undefined ? left : (0,counted_changes/* countedChanges */.sA)(left, { counting, given, onUndone });
        const files = workspace?.files();
        this.#verifier = await this.#startSession({
            ...(files === undefined ? {} : { files: (0,counted_changes/* judgedFiles */.XY)(files, counting) }),
            changes,
            purpose: "verification",
        });
        await requireTaken(changes, this.executor);
        this.#verified.push(reading);
        return this.#verifier;
    }
    /** Whether what a turn changed can be kept. */
    get takesCheckpoints() {
        return this.options.checkpoints !== undefined && this.#session?.checkpoint !== undefined;
    }
    /** Keeps what the code has changed by now, for `start`. @throws what the session and the store throw. */
    async checkpoint({ attempt, signal, onEntry, watch = (entries) => entries, }) {
        const entries = this.session.checkpoint?.({ signal });
        if (entries !== undefined)
            await this.options.checkpoints?.keep(watch(listening(entries, onEntry)), attempt);
    }
    /**
     * What the code changed, to be handed out, and, once it is read, the paths of what is not as each
     * verification since the last block had read them. Nothing of the code's runs in between, so there are none, unless
     * it has found a way to. `isKept`: of a sandbox that is gone, as of the last checkpoint.
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
     * Lets the blocks' sandbox outlive the run where a person asked for that; null where it is gone. Undefined where
     * nobody asked, or none was started.
     */
    async keep() {
        return this.#session?.keep?.();
    }
    /** Ends everything, also a start that is still under way (its signal has to be aborted for that to be quick). */
    async stop() {
        const starting = this.#starting;
        this.#starting = null;
        const late = starting?.then((session) => session.stop()).catch(() => undefined);
        await Promise.all([late, this.#session?.stop(), this.stopVerifier()]);
        this.#session = null;
    }
}
/** A verification of something else than what the code left says nothing, and a turn on other files goes astray. */
async function requireTaken(changes, { name }) {
    const { done } = await changes[Symbol.asyncIterator]().next();
    if (done === true)
        return;
    const message = `The executor ${name} did not take what the code had changed into a fresh session.`;
    throw new errors/* AgentExecError */.r("internal", message, {
        nextStep: "Have its `start` read all of `files`, and of `changes` where it takes them.",
    });
}
async function* listening(entries, onEntry) {
    for await (const entry of entries) {
        onEntry(entry);
        yield entry;
    }
}

;// CONCATENATED MODULE: ./lib/run/run.js












/**
 * Runs a task to its end: asks for the next step, performs it through a port, appends what came of it, and asks
 * again. Resolves with a `run-ended` event last, whatever happened on the way.
 *
 * When `signal` fires, what is under way is stopped, what is there is saved, and the outcome is `cancelled`; the
 * signal's reason, when it is an Error, says why, and is the outcome's own when it is an AgentExecError. Nothing of the sandbox is left when it settles.
 * @throws AgentExecError `storage-failed` when the transcript cannot be written.
 */
async function run(request, ports, { signal, whenEnded }) {
    const recorder = new Recorder(ports, request.earlier);
    const deadline = new AbortController();
    const stop = new AbortController();
    const signals = AbortSignal.any([signal, deadline.signal]);
    let progress;
    const sessions = new Sessions(ports.executor, {
        signal: AbortSignal.any([signals, stop.signal]),
        onProgress: (text) => {
            progress = text;
            recorder.tell({ type: "starting", text });
        },
        ...(ports.workspace === undefined ? {} : { workspace: ports.workspace }),
        ...(ports.counting === undefined ? {} : { counting: ports.counting }),
        ...(ports.checkpoints === undefined ? {} : { checkpoints: ports.checkpoints }),
        ...(ports.begun === undefined ? {} : { begun: ports.begun }),
    });
    const images = new Images();
    const control = new Control({
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
    const { runId, task, policy, settings, given, origins, version, ownerFiles = [], continues, thread, } = request;
    const outline = ports.workspace === undefined || !policy.hasWriter ? "" : `\n\n${outlineOf(ports.workspace.paths)}`;
    const usageText = ports.executor.describe() + countingWords(ports.counting) + outline + (0,told_instructions/* ownerWords */.$)(ownerFiles);
    const writer = policy.hasWriter ? ports.writer.name : null;
    const instructions = ownerFiles.length === 0 ? {} : { instructions: ownerFiles.map(({ path }) => path) };
    return {
        type: "run-started",
        runId,
        task,
        ...(thread === undefined ? {} : { thread: [...thread] }),
        settings,
        ...(given === undefined ? {} : { given }),
        ...(origins === undefined ? {} : { origins }),
        policy,
        writer,
        usageText,
        version,
        ...instructions,
        ...(continues === undefined ? {} : { continues }),
    };
}
function countingWords(counting) {
    return (counting?.told ?? []).map((sentence) => `\n- ${sentence}`).join("");
}
async function expire(totalTimeoutMs, { deadline, stop, clock }) {
    try {
        await clock.sleep(totalTimeoutMs, { signal: stop });
        deadline.abort(new Error("The run reached its own deadline."));
    }
    catch {
        // The run was over before its deadline.
    }
}
/** The first word counts: a signal that comes after the deadline changes nothing. */
async function recordInterruption(recorder, { signals, deadline, during, progress }) {
    if (recorder.state.interruption !== null || !signals.aborted)
        return;
    const { by, ...words } = hasReachedDeadline({ signal: signals, deadline })
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
const notKept = "The container was to stay for looking inside, but it is gone: it was lost, or could not be told to stay.";
function wordsOfReason(reason) {
    return reason instanceof Error && reason.name !== "AbortError"
        ? { message: reason.message }
        : { message: "The run was cancelled." };
}
function wordsOf({ outcome, reason, nextStep, code }) {
    return { outcome, reason, nextStep, ...(code === undefined ? {} : { code }) };
}

// EXTERNAL MODULE: ./lib/settings/run-settings.js + 1 modules
var run_settings = __webpack_require__(88848);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/files/spelling.js
var spelling = __webpack_require__(37569);
// EXTERNAL MODULE: ./lib/files/workflow-path.js
var workflow_path = __webpack_require__(16804);
;// CONCATENATED MODULE: ./lib/workspace/patch/acting-files.js


/**
 * Files through which a change acts later without anybody running the changed code: pipelines that start on a push,
 * hooks and filters of git, set-up that editors, agents and shells take up by themselves, what package managers, builds
 * and Python load on their own. Workflow files are beside them (`isWorkflowPath`). In small letters; `**` stands for
 * any folders, at the end for anything in one, and `*` for the beginning of a name.
 */
const actingPaths = [
    // Pipelines.
    ".gitlab-ci.{yml,yaml}",
    ".github/dependabot.{yml,yaml}",
    "{.circleci,.buildkite,.woodpecker,.semaphore,.tekton}/**",
    "{.gitea,.forgejo}/workflows/**",
    "{.travis,.drone,.woodpecker,.cirrus,.appveyor,appveyor}.{yml,yaml}",
    "{azure-pipelines,bitbucket-pipelines,cloudbuild}.{yml,yaml}",
    "**/jenkinsfile",
    // Who must review, on GitHub and GitLab.
    "codeowners",
    "{.github,.gitlab,docs}/codeowners",
    // git: attributes name filters and drivers, modules name addresses, hooks run at a commit.
    "**/{.gitattributes,.gitmodules,.gitconfig}",
    "**/{.githooks,.husky,.git}/**",
    "{.lefthook,lefthook,.lefthook-local,lefthook-local}.{yml,yaml,toml,json}",
    ".pre-commit-config.{yml,yaml}",
    // Editors, agents and shells that take a folder's set-up.
    "**/.vscode/{tasks,settings,launch,mcp}.json",
    "**/*.code-workspace",
    "**/.zed/tasks.json",
    "**/.dir-locals.el",
    "**/.claude/{settings,settings.local}.json",
    "**/{.mcp.json,.cursor/mcp.json}",
    "**/.devcontainer/**",
    "**/.devcontainer.json",
    "**/{.envrc,.exrc,.nvimrc}",
    "**/{.mise.toml,mise.toml,.mise.local.toml,mise.local.toml,.mise/config.toml,mise/config.toml}",
    // Package managers, builds and interpreters.
    "**/{.npmrc,.yarnrc,.yarnrc.yml,pnpm-workspace.yaml,binding.gyp}",
    "**/.pnpmfile.{js,cjs,mjs}",
    "**/.cargo/{config,config.toml}",
    "**/{.mvn,.yarn,gradle/wrapper}/**",
    "**/.bazelrc",
    "**/{sitecustomize,usercustomize,conftest}.py",
    "**/*.pth",
];
const actingNames = actingPaths.flatMap(alternativesOf).map((path) => path.split("/"));
/** A pattern without its braces: one for each of the words in them. */
function alternativesOf(pattern) {
    const [start, end] = [pattern.indexOf("{"), pattern.indexOf("}")];
    if (start === -1)
        return [pattern];
    const words = pattern.slice(start + 1, end).split(",");
    return words.flatMap((word) => alternativesOf(pattern.slice(0, start) + word + pattern.slice(end + 1)));
}
/** Whether a change of this file acts by itself, by its path relative to the workspace, in any spelling of it. */
function actsByItself(path) {
    const parts = path.split("/").map(spelling/* plainName */.MH);
    return (0,workflow_path/* isWorkflowPath */.$)(path) || actingNames.some((names) => covers(names, parts));
}
function covers(names, parts) {
    const isDeep = names[0] === "**";
    const isFolder = names.at(-1) === "**";
    const own = names.slice(isDeep ? 1 : 0, isFolder ? -1 : undefined);
    // The parts that the names may begin at: where nothing follows them, only the last ones can be meant.
    const last = parts.length - own.length - (isFolder ? 1 : 0);
    if (last < 0)
        return false;
    for (let at = isFolder ? 0 : last; at <= (isDeep ? last : 0); at += 1) {
        if (own.every((name, index) => isNamed(parts[at + index], name)))
            return true;
    }
    return false;
}
function isNamed(plain, name) {
    if (!name.startsWith("*"))
        return (0,spelling/* isNameOf */.b_)(plain, name);
    const extension = name.slice(1);
    return plain.endsWith(extension) || (isShort.test(plain) && plain.endsWith(extension.slice(0, 4)));
}
/** A short name (8.3) with an extension. */
const isShort = /^[^~.]{1,6}~\d{1,6}\.[^.]{1,3}$/;
/** What npm runs at an install without being asked to (its documentation, "Life Cycle Operation Order"). */
const installScripts = [
    "preinstall",
    "install",
    "postinstall",
    "prepublish",
    "preprepare",
    "prepare",
    "postprepare",
];
function isPackageManifest(path) {
    return (0,spelling/* isNameOf */.b_)((0,spelling/* plainName */.MH)(path.slice(path.lastIndexOf("/") + 1)), "package.json");
}
/** Whether what npm runs at an install differs between two contents of a `package.json`; null: there is none. */
function changesInstall(before, after) {
    return installOf(before) !== installOf(after);
}
/** What is no JSON counts by its text: whoever reads it more kindly than we do may run something of it. */
function installOf(content) {
    if (content === null)
        return nothingRuns;
    // npm passes over the mark that some editors put first.
    const text = Buffer.from(content)
        .toString("utf8")
        .replace(/^\uFEFF/, "");
    try {
        const { scripts } = JSON.parse(text);
        return JSON.stringify(installScripts.map((name) => scripts?.[name] ?? null));
    }
    catch {
        return text;
    }
}
const nothingRuns = JSON.stringify(installScripts.map(() => null));

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/ports/patch-words.js
var patch_words = __webpack_require__(62790);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./lib/workspace/git/git-output.js
var git_output = __webpack_require__(94562);
// EXTERNAL MODULE: ./lib/workspace/patch/patch-check.js
var patch_check = __webpack_require__(23471);
// EXTERNAL MODULE: ./lib/workspace/patch/patch-sides.js
var patch_sides = __webpack_require__(62679);
;// CONCATENATED MODULE: ./lib/workspace/patch/patch-headers.js

/**
 * A patch of git's in which git finds each name again. Where a folder's name ends with a blank it does not, unless the
 * name stands in quotes, which it writes around other odd ones only.
 */
async function* withReadableHeaders(patch, paths) {
    const headers = new Map(paths.filter((path) => path.includes(" /")).map(bothHeaders));
    if (headers.size === 0)
        return yield* patch;
    const longest = Math.max(...[...headers.keys()].map(({ length }) => length));
    let held = "";
    let isBegun = false;
    for await (const chunk of patch) {
        const lines = (held + chunk.toString("latin1")).split("\n");
        held = lines.pop();
        let told = lines
            .map((line, at) => `${(at === 0 && isBegun ? null : headers.get(line)) ?? line}\n`)
            .join("");
        isBegun &&= lines.length === 0;
        // A line may be as long as the patch: one that is no header any more is not looked at again with each chunk.
        if (held.length > longest)
            [told, held, isBegun] = [told + held, "", true];
        yield Buffer.from(told, "latin1");
    }
    yield Buffer.from(held, "latin1");
}
/** A header as git writes it and as it can be read. No other line is one: those of files have a sign before them. */
function bothHeaders(path) {
    const header = (one, other) => Buffer.from(`diff --git ${one} ${other}`).toString("latin1");
    const names = [`a/${path}`, `b/${path}`];
    return [header(...names), header((0,patch_sides/* quotedName */.aH)(names[0]), (0,patch_sides/* quotedName */.aH)(names[1]))];
}

// EXTERNAL MODULE: ./lib/workspace/git/scratch-repository.js
var scratch_repository = __webpack_require__(97281);
;// CONCATENATED MODULE: ./lib/workspace/patch/patch.js












/**
 * 64 MiB of patch: nobody reads a tenth of that. 256 MiB of copies, because the folder for temporary files may lie
 * in memory, and what changed more gives a larger patch anyhow. 60 s: what is worth a patch takes one of them, while
 * a file of random short lines keeps git busy for many minutes. 2 GiB for git itself: of a file of line ends it needs 48
 * times as much as that has.
 */
const defaultLimits = {
    maxBytes: 64 * 1024 ** 2,
    maxCopiedBytes: 256 * 1024 ** 2,
    timeoutMs: 60_000,
    maxMemoryBytes: 2 * 1024 ** 3,
};
/**
 * Writes a patch of ASCII and UTF-8 that `git apply` takes: applied to what was before it gives what is after, byte for
 * byte, with modes and links, which is tried before it is handed out. What is no text in UTF-8 stands in it as binary. None
 * of it is held in memory but the piece that is under way, and no copy stays.
 * @returns what the patch is about, by path
 * @throws Error where git is not there or fails, beyond a limit, where the disk refuses, where a file holds a secret or is
 *   not what it was, and where `git apply` does not make of the one what the other is; no patch is left then.
 */
async function writePatch(request) {
    const { entries, target, signal, limits = defaultLimits } = request;
    const { maxCopiedBytes, ...bounds } = limits;
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(request.temporaryFolder ?? (0,external_node_os_.tmpdir)(), "agent-exec-diff-"));
    try {
        const repository = await (0,scratch_repository/* createScratchRepository */.t)(folder, { ...bounds, signal });
        const { redactor = (0,redact/* createRedactor */.l)([]) } = request;
        const reader = new patch_sides/* SideReader */.Ru(entries, { maxBytes: maxCopiedBytes, redactor });
        await repository.text(importing, { input: reader.script() });
        const draft = (0,external_node_path_.join)(folder, patch_words/* patchName */.UC);
        const drawn = async (binary) => {
            await repository.setAttributes(patch_check/* bytesAsTheyAre */.OM + binary.map((path) => (0,patch_sides/* attributeLine */.zL)(path, "-diff")).join(""));
            await (0,external_node_stream_promises_.pipeline)(patchText(repository, request), (0,external_node_fs_.createWriteStream)(draft));
            return (0,patch_check/* applied */.Ic)(repository, { draft, entries });
        };
        const counts = await drawn(reader.noText).catch((fault) => {
            // The repository's attributes may have git read other bytes than the file has: only lines pass that.
            if (reader.noText.length === 0 || !(fault instanceof patch_check/* NotApplied */.tb))
                throw fault;
            return drawn([]);
        });
        if (signal.aborted)
            throw (0,git_output/* timeOver */.km)();
        await placeNew(draft, target);
        return counts;
    }
    finally {
        // What a git that was ended had started may write there for a moment more.
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    }
}
/** Deltas and compression would cost more than the room that they save for a moment. */
const importing = ["-c", "pack.compression=0", "fast-import", "--quiet", "--depth=0"];
async function* patchText(repository, { entries }) {
    const flags = ["-r", "-p", "--binary", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color"];
    const patch = repository.run(["--bare", "diff-tree", ...flags, patch_sides/* branches */.J0.before, patch_sides/* branches */.J0.after]);
    yield* withReadableHeaders(patch, entries.map(({ path }) => path));
}
/** Never over something, never through a link; half a patch is none. */
async function placeNew(draft, target) {
    try {
        await (0,promises_.copyFile)(draft, target, external_node_fs_.constants.COPYFILE_EXCL);
    }
    catch (error) {
        if (error.code !== "EEXIST")
            await (0,promises_.rm)(target, { force: true });
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/workspace/patch/changes-patch.js







/** All that was given. */
function givenPaths(source) {
    return [...source.given.keys(), ...source.givenLinks.keys()];
}
/** What a path was given as; null for nothing. */
function givenSide(source, path) {
    const target = source.givenLinks.get(path);
    if (target !== undefined)
        return { kind: "link", target };
    const given = source.given.get(path);
    return given === undefined
        ? null
        : { kind: "file", ...given, open: () => (0,safe_files/* openRegular */.lf)(source.folder, path) };
}
/** The patch's name once it is in the run's folder; or why it is not there. Never throws. */
async function patchOf(difference, options) {
    const { run } = difference;
    try {
        const entries = entriesOf(difference);
        if (entries.length === 0)
            return { patch: null };
        const counts = await writePatch({ ...options, entries, target: (0,external_node_path_.join)(run.path, patch_words/* patchName */.UC) });
        const diff = { ...diffStatOf(counts, difference), text: beginningOf(run.path) };
        return { patch: patch_words/* patchName */.UC, diff };
    }
    catch (thrown) {
        return { patch: null, patchFault: (0,errors/* messageOf */.bD)(thrown) };
    }
}
/**
 * What the patch is about and, unless that is nothing, the attributes as they were given: by them git reads files here.
 * @throws Error where something new lies in the place of what is not deleted in the patch.
 */
function entriesOf({ source, changed, deleted }) {
    const after = new Map(deleted.map((path) => [path, null]));
    for (const [path, side] of changed)
        after.set(path, side);
    if (after.size === 0)
        return [];
    const stays = (path) => givenSide(source, path) !== null && after.get(path) !== null;
    const clash = (path, other) => new Error(`${(0,listed/* named */.r)(path)} lies in the place of ${(0,listed/* named */.r)(other)}, whose deletion is not taken`);
    for (const path of after.keys()) {
        const other = after.get(path) === null ? undefined : (0,paths/* foldersOf */.p)(path).find(stays);
        if (other !== undefined)
            throw clash(path, other);
    }
    for (const path of givenPaths(source).filter(stays)) {
        const other = (0,paths/* foldersOf */.p)(path).find((folder) => (after.get(folder) ?? null) !== null);
        if (other !== undefined)
            throw clash(other, path);
        if (isAttributes(path) && !after.has(path))
            after.set(path, givenSide(source, path));
    }
    return [...after].map(([path, side]) => ({
        path: source.patchPrefix + path,
        before: givenSide(source, path),
        after: side,
    }));
}
function isAttributes(path) {
    return path.slice(path.lastIndexOf("/") + 1) === ".gitattributes";
}
/** 256 Ki: what reports show of it, and more than anybody reads there. */
const maxTextBytes = 256 * 1024;
/** Whole lines of the patch that was just written. */
function beginningOf(folder) {
    const bytes = (0,safe_files/* readBeginning */.i4)(folder, patch_words/* patchName */.UC, maxTextBytes) ?? Buffer.alloc(0);
    return bytes.subarray(0, bytes.lastIndexOf("\n") + 1).toString("utf8");
}
/** So many are named: more are read by nobody. */
const maxNamed = 1_000;
function diffStatOf(counts, { source, changed }) {
    const kindOf = (path) => {
        if (givenSide(source, path) === null)
            return "added";
        return changed.has(path) ? "changed" : "deleted";
    };
    const files = counts.map(({ path: place, isBinary, ...lines }) => {
        const path = place.slice(source.patchPrefix.length);
        return { path, kind: kindOf(path), ...lines, ...(isBinary ? { isBinary } : {}) };
    });
    const countOf = (kind) => files.filter((file) => file.kind === kind).length;
    const sumOf = (lines) => files.reduce((sum, file) => sum + file[lines], 0);
    return {
        files: files.slice(0, maxNamed),
        added: countOf("added"),
        changed: countOf("changed"),
        deleted: countOf("deleted"),
        insertions: sumOf("insertions"),
        deletions: sumOf("deletions"),
    };
}

// EXTERNAL MODULE: ./lib/workspace/source/given-file.js
var given_file = __webpack_require__(79197);
;// CONCATENATED MODULE: ./lib/workspace/patch/changes.js






/**
 * Keeps in `run` what differs from the files that the code was given. Only those files are ever read again: a name
 * that the code made up leads to nothing on this machine. Changes of protected files and of workflow files that
 * nobody allowed are kept nowhere.
 */
function trackChanges(source, run, options) {
    const changed = new Map();
    const removed = [];
    const refused = [];
    const tampered = [];
    let leftBehind = 0;
    /** Why it is not taken, which is noted; null where it is. */
    const discounted = async (change, what = "") => {
        const discount = await options.counting.discountOf(change);
        if (discount === null)
            return null;
        const { path } = change;
        if (discount.kind === "cache" || discount.kind === "ignored")
            leftBehind += 1;
        else
            refused.push({ path, reason: what + reasonOf(discount) });
        if (tampering.includes(discount.kind))
            tampered.push(path);
        return discount.kind;
    };
    return {
        async save(file) {
            const { path } = file;
            const given = givenSide(source, path);
            if (file.kind === "deleted") {
                // What a person's setup had made is nothing that the patch can take away.
                if (given === null)
                    return null;
                if ((await discounted({ path, content: nothing }, "its deletion: ")) === null)
                    removed.push(path);
                return null;
            }
            const { artifact, side } = await kept(run, file);
            const content = async () => (file.kind === "file" ? (0,safe_files/* readRegular */.VX)(run.artifactsPath, path) : null);
            if (!(0,patch_sides/* isSameSide */.wp)(given, side)) {
                const why = await discounted({ path, content });
                if (why === null)
                    changed.set(path, side);
                // What a build leaves is nobody's change, and may be wanted.
                if (why === null || why === "ignored")
                    return artifact;
            }
            if (artifact !== null)
                await run.removeArtifact(path);
            return null;
        },
        async changes(saved) {
            const deleted = removed.toSorted();
            const difference = { source, run, changed, deleted };
            const made = await patchOf(difference, { ...options, signal: saved.signal });
            const others = refused.toSorted(byPath);
            // What says that there is no patch stands first: lists are shown as far as there is room.
            const all = [...(made.patchFault === undefined ? [] : [noPatch(made.patchFault)]), ...others];
            return {
                ...made,
                deleted,
                acting: await actingAmong(difference),
                ...(source.base === null ? {} : { base: source.base }),
                ...(leftBehind === 0 ? {} : { ignored: leftBehind }),
                ...(tampered.length === 0 ? {} : { tampered: tampered.toSorted() }),
                ...(all.length === 0 ? {} : { refused: all }),
            };
        },
    };
}
async function nothing() {
    return null;
}
function noPatch(fault) {
    return {
        path: patch_words/* patchName */.UC,
        reason: `there is no patch: ${fault}; the changed files are among the artifacts`,
    };
}
function byPath(one, other) {
    return one.path < other.path ? -1 : 1;
}
/** Keeps what was left under a name, if that is a file, and tells what it is for the patch. */
async function kept(run, file) {
    if (file.kind === "link")
        return { artifact: null, side: { kind: "link", target: file.target } };
    const { path, isExecutable } = file;
    const artifact = await run.save(file);
    const open = () => (0,safe_files/* openRegular */.lf)(run.artifactsPath, path);
    return { artifact, side: { kind: "file", isExecutable, sha256: artifact.sha256, open } };
}
/** What verifications and patch lack of it, in the words of who reads the patch. */
function reasonOf({ kind, reason }) {
    if (kind === "protected")
        return protectedWords;
    return kind === "in-the-way" ? inTheWayWords : reason;
}
const protectedWords = "it is protected, and the verification had it as it was given";
const inTheWayWords = "it is in the way of a protected file, and the verification did not have it";
/** By these the code would have decided about itself. */
const tampering = ["protected", "in-the-way", "judging", "steering"];
/** A manifest of npm is among them only where the change touches what an install runs. */
async function actingAmong({ source, run, changed, deleted }) {
    const acting = [];
    for (const path of [...changed.keys(), ...deleted].toSorted()) {
        if (actsByItself(source.patchPrefix + path))
            acting.push(path);
        else if (isPackageManifest(path)) {
            const side = changed.get(path);
            const after = side?.kind === "file" ? await (0,safe_files/* readRegular */.VX)(run.artifactsPath, path) : null;
            if (side?.kind === "link" || changesInstall(await (0,given_file/* readGiven */.Q)(source, path), after))
                acting.push(path);
        }
    }
    return acting;
}

// EXTERNAL MODULE: ./lib/compose/run-files.js + 1 modules
var run_files = __webpack_require__(38747);
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











/** Runs what was put together to its end, and writes every file of the run. @throws like `run`. */
async function runAssembled(parts, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { runId, task, settings, origins, writer, executor, reporters, source, instructions, folder } = parts;
        const counting = assemble_addDisposableResource(env_1, parts.counting, true);
        const begun = assemble_addDisposableResource(env_1, parts.continued?.begun ?? null, true);
        const redactor = (0,redact/* createRedactor */.l)(parts.secrets);
        const checkpoints = assemble_addDisposableResource(env_1, await checkpointsOf(parts), true);
        const kept = folder ?? assemble_unkept(source);
        const changes = source === null || folder === null ? null : trackChanges(source, folder, { counting, redactor });
        const warnings = [
            ...(executor.warnings ?? []),
            ...(source?.warnings ?? []),
            ...counting.warnings,
            ...(instructions?.warnings ?? []),
        ];
        const ownerFiles = instructions?.files ?? [];
        const continues = parts.continued?.continues;
        const { dataCheck } = parts;
        const asked = dataCheck === undefined ? parts.policy : { ...parts.policy, resultSchema: dataCheck.schema };
        const policy = executor.runsNothing === true ? { ...asked, runsNothing: true } : asked;
        const request = {
            runId,
            task,
            thread: parts.thread,
            policy,
            settings,
            given: parts.given,
            origins,
            warnings,
            version: version/* version */.r,
            ownerFiles,
            continues,
            earlier: parts.resumed,
        };
        const ports = {
            writer,
            executor,
            ...(parts.approver !== undefined && { approver: parts.approver }),
            ...(parts.reviewer !== undefined && { reviewer: parts.reviewer }),
            ...(dataCheck !== undefined && { dataCheck }),
            ...(parts.beforeBlock !== undefined && { beforeBlock: parts.beforeBlock }),
            log: kept,
            artifacts: changes ?? filesAlone(kept),
            ...(source === null ? {} : { workspace: source }),
            counting,
            ...(begun === null ? {} : { begun: () => begun.entries() }),
            checkpoints,
            ...(folder === null ? {} : { keepShown: (shown) => folder.keepShown(shown) }),
            reporters,
            redactor,
            clock: system_clock/* systemClock */.m,
        };
        try {
            const whenEnded = async ({ events }) => {
                if (folder !== null)
                    await (0,run_files/* writeFiles */.h)(folder, events);
            };
            // What it had left when it began to wait is saved anew.
            if (parts.resumed?.answer !== undefined)
                await folder?.clearSaved();
            const finished = await run(request, ports, { signal, whenEnded });
            if (finished.state.awaiting !== null)
                checkpoints.leave();
            return { ...finished, result: (0,result/* resultOf */.B)(finished.events, folder?.path ?? null) };
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
/** In the run's folder, where there is one: a process that is killed leaves them for the next. */
async function checkpointsOf({ folder, resumed }) {
    if (resumed !== undefined)
        return (await __webpack_require__.e(/* import() */ 5668).then(__webpack_require__.bind(__webpack_require__, 85668))).resumedCheckpoints(resumed);
    return (0,checkpoint_folder/* openCheckpointFolder */.$)(folder === null ? {} : { runFolder: folder.path });
}
/** Without a patch nothing can be told of a link or a deletion. */
function filesAlone({ save }) {
    return { save: async (entry) => (entry.kind === "file" ? save(entry) : null) };
}
/** Where nothing is kept: the files that the code left or changed are read, for their hashes, and let go. */
function assemble_unkept(source) {
    return {
        append: async () => undefined,
        async save({ path, bytes, isExecutable, content }) {
            const sha256 = await hashOf(content);
            const given = source?.given.get(path);
            return sha256 === given?.sha256 && isExecutable === given.isExecutable ? null : { path, bytes, sha256 };
        },
    };
}
/** What the run keeps to, of the settings. */
function policyOf(settings, { hasWriter, decidesApart = false, }) {
    const until = hasWriter ? (0,run_settings/* untilOf */.g)(settings) : "pass";
    return {
        maxRetries: settings["max-retries"],
        maxTurns: settings["max-turns"] ?? run_settings/* defaultTurns */.a5[until],
        maxInfrastructureRetries: 2,
        maxTokens: settings["max-tokens"] ?? null,
        ...(settings["max-cost-usd"] !== undefined && { maxCostUsd: settings["max-cost-usd"] }),
        timeoutMs: settings.timeout,
        ...(settings["idle-timeout"] !== undefined && { idleTimeoutMs: settings["idle-timeout"] }),
        totalTimeoutMs: settings["total-timeout"],
        verify: settings.verify,
        ...(settings["verify-report"] !== undefined && { verifyReport: settings["verify-report"] }),
        ...(settings.control !== "off" && settings.verify.length > 0 && { control: settings.control }),
        keepGoing: settings["keep-going"],
        hasWriter,
        ...(until === "done" && { until, doneWord: settings["done-word"] }),
        ...(hasWriter && {
            decision: decidesApart && settings.decision === "combined" ? "separate" : settings.decision,
        }),
        ...(hasWriter && settings.vision && { vision: true }),
        ...(settings.context !== undefined && { context: settings.context }),
        ...(settings.blocks === "last" && { blocks: settings.blocks }),
        ...(settings["reviewer-model"] !== undefined && { reviewer: settings["reviewer-model"] }),
        ...(hasWriter && settings.reflect && { reflect: true }),
    };
}
/** What a run keeps to, with another word on when a person is asked. */
function withApproval(before, approval) {
    const { approval: _, ...policy } = before;
    return approval === undefined || approval === "never" ? policy : { ...policy, approval };
}
/** Sorts by time, and is unique beyond doubt on one machine: `20261121-054401-3f9a0c`. */
function newRunId() {
    const [date, time] = new Date(system_clock/* systemClock */.m.now()).toISOString().replace(/[-:]/g, "").slice(0, 15).split("T");
    return `${date}-${time}-${(0,external_node_crypto_.randomBytes)(3).toString("hex")}`;
}


/***/ }),

/***/ 38747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ writeFiles)
});

;// CONCATENATED MODULE: ./lib/reports/manifest.js
/** The manifest of these files; of two with the same path the later one counts. */
function manifestOf(files) {
    const byPath = new Map(files.map(({ path, bytes, sha256 }) => [path, { path, bytes, sha256 }]));
    return { files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./lib/compose/run-files.js

const manifestName = "manifest.json";
/** Writes every file of a run that is computed from its events, and the list of all files last. */
async function writeFiles(folder, events) {
    const { renderFiles } = await Promise.all(/* import() */[__webpack_require__.e(8269), __webpack_require__.e(7940), __webpack_require__.e(6192)]).then(__webpack_require__.bind(__webpack_require__, 46520));
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

/***/ 99823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ refusedExecution),
/* harmony export */   x: () => (/* binding */ unrunExecution)
/* harmony export */ });
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97708);

/** The result of a block that is not run here, by its own fault or nobody's. */
function refusedExecution(notRun, evidence) {
    return { ...unrunExecution("not-run", evidence), notRun };
}
/** The result of a block of which nothing ran. */
function unrunExecution(ending, evidence) {
    const nothing = { text: "", bytes: 0, truncated: false };
    return {
        ...(0,_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .endedBy */ .mr)(ending, evidence),
        durationMs: 0,
        stdout: nothing,
        stderr: nothing,
        order: [],
        file: null,
    };
}


/***/ }),

/***/ 81785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ pathInFirstLine),
/* harmony export */   X: () => (/* binding */ pathInInfo)
/* harmony export */ });
/** The file name that a fence's info string gives. */
function pathInInfo(info) {
    const match = /(?:^|[\s{])(?:title|filename|file)=(?:"([^"]*)"|'([^']*)'|([^\s}]+))/.exec(info);
    return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}
/** `# filename: a.py` on the first line, in the comment style of the common languages; the word is required. */
function pathInFirstLine(code) {
    const firstLine = code.split("\n", 1)[0] ?? "";
    const opening = /^(?:#|\/\/|--|\/\*|<!--)\s*filename:/.exec(firstLine)?.[0];
    if (opening === undefined)
        return null;
    // Step by step: one pattern for the blanks, the name and the comment's end takes the cube of the blanks' number.
    const rest = firstLine.slice(opening.length).trim();
    const closing = ["*/", "-->"].find((end) => rest.endsWith(end)) ?? "";
    const path = rest.slice(0, rest.length - closing.length).trimEnd();
    return /[\r\u2028\u2029]/.test(path) ? null : path;
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

/** The edit is not to be applied: why, without a full stop, and what stands there now, where that helps. */
class MisfitError extends Error {
    there;
    name = "MisfitError";
    constructor(message, 
    /** The file's own lines, as text. */
    there = "") {
        super(message);
        this.there = there;
    }
}
/** `hunk 2 of a.py does not fit: …`. */
function unfit(hunk, path, why, there = "") {
    return new MisfitError(`${hunk.name} of ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .r)(path)} ${why}`, there);
}
/** Text as bytes, one UTF-16 unit each. */
function toBytes(text) {
    return Buffer.from(text, "utf8").toString("latin1");
}
/** The other way; what is no UTF-8 is replaced. */
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
/* harmony import */ var _block_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81785);
/* harmony import */ var _edit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79548);



/** Five signs or more, as models write them, in both marks and the line between the same number. */
const opening = /^(<{5,20}) SEARCH[ \t]*$/;
const anyOpening = /^<{5,20} SEARCH[ \t]*$/m;
/** Whether a text has the line that a search-and-replace section begins with. */
function holdsReplacements(text) {
    return anyOpening.test(text);
}
/** Whether it is such sections and names of files, and nothing else: no code that only has such lines in a text of its own. */
function isReplacements(text) {
    return holdsReplacements(text) && sectionsOf(text).every(({ fault }) => fault === undefined);
}
/**
 * The edits of search-and-replace sections, one for each.
 * @param path The file of those above which none is named.
 * @throws MisfitError where they are not whole, or have no file.
 */
function readReplacements(text, path) {
    let file = path;
    return sectionsOf(text).map(({ path: own, search, replace, fault }, index) => {
        if (fault !== undefined)
            throw new _edit_js__WEBPACK_IMPORTED_MODULE_0__/* .MisfitError */ .jw(fault);
        file = own ?? file;
        const name = `section ${index + 1}`;
        if (file === null)
            throw new _edit_js__WEBPACK_IMPORTED_MODULE_0__/* .MisfitError */ .jw(`${name} names no file: write its name alone on the line before the fence`);
        const lines = [...linesAs("old", search), ...linesAs("new", replace)];
        const isNew = search.length === 0;
        return { from: isNew ? null : file, to: file, hunks: [{ name, lines, at: null }] };
    });
}
function linesAs(kind, texts) {
    return texts.map((text) => ({ kind, text: (0,_edit_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(text) }));
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
        const isNameAbove = index === 0 && (0,_block_path_js__WEBPACK_IMPORTED_MODULE_1__/* .pathInFirstLine */ .D)(line) !== null;
        const name = (0,_markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_2__/* .pathAlone */ .N)(line);
        if (line.trim() !== "" && name === null && !isNameAbove)
            sections.push({
                path,
                search: [],
                replace: [],
                fault: `line ${index + 1} of it is in no section, and no file's name`,
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
        return { ...nothing, fault: `${at} has no end \`${">".repeat(signs)} REPLACE\`` };
    if (body.some((line) => opening.test(line)))
        return { ...nothing, fault: `${at} has no end before the next one` };
    const dividers = body.flatMap((line, each) => (isMark(line, "=".repeat(signs)) ? [each] : []));
    const [divider, other] = dividers;
    if (divider !== undefined && other === undefined)
        return { search: body.slice(0, divider), replace: body.slice(divider + 1), end };
    const fault = divider === undefined
        ? `${at} has no line \`${"=".repeat(signs)}\` between what is searched and what replaces it`
        : `${at} has several lines \`${"=".repeat(signs)}\`: write its three marks with ${signs + 1} signs each`;
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

/***/ 76920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ pathWord)
/* harmony export */ });
/** A path of the workspace as a word of the shell's, which no program takes for a flag. */
function pathWord(path) {
    return `'./${path.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 15451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UX: () => (/* binding */ wantsData),
/* harmony export */   Z0: () => (/* binding */ wantsReflection),
/* harmony export */   d9: () => (/* binding */ noReflection)
/* harmony export */ });
/** A result as data is asked for once, of work that there is. */
function wantsData({ data, interruption }, policy, { outcome }) {
    if (policy.resultSchema === undefined || !policy.hasWriter || data !== null)
        return false;
    return interruption === null && ["passed", "answered"].includes(outcome);
}
/** Code of why there were no last words. */
const noReflection = "no-reflection";
/** Once, where the writer can still be asked and has something to look back on. */
function wantsReflection(state, policy, { outcome }) {
    const { reflection, interruption, attempts, warnings } = state;
    if (policy.reflect !== true || !policy.hasWriter || attempts.length === 0)
        return false;
    if (reflection !== null || interruption !== null || warnings.some(({ code }) => code === noReflection))
        return false;
    return ["passed", "answered", "failed", "gave-up"].includes(outcome);
}


/***/ }),

/***/ 63007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ next)
});

// EXTERNAL MODULE: ./lib/ports/events.js + 2 modules
var events = __webpack_require__(6697);
// EXTERNAL MODULE: ./lib/ports/endings.js
var endings = __webpack_require__(97708);
// EXTERNAL MODULE: ./lib/run/state/proof.js
var proof = __webpack_require__(26261);
// EXTERNAL MODULE: ./lib/ports/approver.js
var approver = __webpack_require__(85999);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var state_standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/run/next/budget.js
var budget = __webpack_require__(58510);
// EXTERNAL MODULE: ./lib/run/next/turns.js
var turns = __webpack_require__(10639);
;// CONCATENATED MODULE: ./lib/run/next/approval.js





/** Whom to ask before any of an attempt's code runs; null: it may run. An approval is one of exactly these blocks. */
function askBeforeRun({ approvals, reply }, policy) {
    const { approval, reviewer } = policy;
    const wantsPerson = approval === "always";
    if (policy.runsNothing === true || (!wantsPerson && reviewer === undefined))
        return null;
    const sha256 = (0,approver/* approvalHash */.A_)(reply.blocks);
    const holding = approvals.filter((each) => each.asked === "run" && each.approved && each.sha256 === sha256);
    // A person's word is the last one, also about what they changed.
    if (holding.some(({ by }) => by !== "reviewer"))
        return null;
    const isReviewed = holding.some(({ by }) => by === "reviewer");
    if (reviewer !== undefined && !isReviewed)
        return "reviewer";
    return wantsPerson ? "person" : null;
}
/** Whether a person is asked before the run ends so: where they can say how it is to go on. */
function asksBeforeEnd({ approvals }, { approval }, { outcome }) {
    const isAnswered = approvals.some(({ asked }) => asked === "end");
    const mayGoOn = ["passed", "answered", "failed", "gave-up"].includes(outcome);
    return approval === "terminate" && mayGoOn && !isAnswered;
}
/** So many refusals of the reviewer in a row end a run. */
const reviewerPatience = 3;
/** How the run ends after an attempt whose code, or whose end, somebody refused; null: the writer is asked again. */
function endOfRefused(state, attempt, policy) {
    const refusal = (0,state_standing/* refusalOf */.Of)(attempt, "run") ?? (0,state_standing/* refusalOf */.Of)(attempt, "end");
    const which = `${(0,state_standing/* unitOf */.uF)(policy)} ${attempt.number}`;
    const why = refusal.reason.trim() === "" ? "" : `: ${(0,truncate/* truncateEnd */.S)(refusal.reason.trim(), 1_000)}`;
    if (refusal.feedback !== undefined)
        return endOfBudget(state, policy);
    if (refusal.by !== "reviewer") {
        const what = refusal.asked === "run" ? `The code of ${which} was refused` : `What ${which} came to was refused`;
        return {
            outcome: "rejected",
            reason: refusal.hasFailed === true ? `Nobody approved ${which}${why}` : `${what}${why || "."}`,
            nextStep: refusal.hasFailed === true
                ? "Mend what kept the approver from answering; what does not approve refuses."
                : "State the task anew, with what was wrong about the code.",
        };
    }
    if (reviewerRefusals(state) < reviewerPatience)
        return endOfBudget(state, policy);
    return {
        outcome: "rejected",
        reason: `The reviewer refused ${reviewerPatience} replies in a row; the last${why || " without a word."}`,
        nextStep: "Read the code and the reviewer's reasons; state the task more closely, or review it yourself (`approval`).",
    };
}
function reviewerRefusals({ attempts }) {
    const byReviewer = (each) => (0,state_standing/* refusalOf */.Of)(each, "run")?.by === "reviewer";
    return attempts.length - 1 - attempts.findLastIndex((each) => !byReviewer(each));
}
function endOfBudget(state, policy) {
    if ((0,state_standing/* isStepByStep */.G0)(policy))
        return (0,turns/* endOfTurns */.dC)(state, policy);
    const spent = (0,budget/* spentBudget */.s)(state, policy);
    if (spent === null)
        return null;
    return {
        outcome: "budget-spent",
        reason: `${spent.words} The last code had not been approved.`,
        nextStep: `Raise \`${spent.setting}\`, or make the task smaller.`,
    };
}
/** How a run ends for which nobody could be asked. */
function awaitingEnd({ awaiting, run }, policy) {
    const { attempt, asked, sha256 } = awaiting;
    const which = `${(0,state_standing/* unitOf */.uF)(policy)} ${attempt}`;
    const what = asked === "run" ? `the code of ${which} may run` : `the run may end after ${which}`;
    const approved = asked === "run" ? "runs exactly it, once" : "ends the run";
    // Without what it was given nobody can go on with it.
    const answers = run?.given === undefined
        ? "Read the code; run the task again where you can be asked."
        : `Read the code; \`agent-exec approve DIR --hash ${sha256}\` ${approved}, \`agent-exec feedback DIR TEXT\` tells the writer what to change, \`agent-exec reject DIR\` refuses it. DIR is the run's folder.`;
    return {
        outcome: "awaiting-approval",
        reason: `Nobody could be asked here whether ${what}.`,
        nextStep: answers,
    };
}

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/run/next/ending.js





/** How a run ends that was about to end so, once all that it left is saved: a pass is held against what is known by then. */
function settled(state, policy, ending) {
    return withData(state, policy, held(state, policy, ending));
}
/** A proof stands without data that was asked for; what nothing proved does not. */
function withData({ data }, policy, ending) {
    if (data?.fault === undefined || !["passed", "answered"].includes(ending.outcome))
        return ending;
    const why = `There is no result that fits the schema: ${data.fault}.`;
    if (ending.outcome === "passed" && policy.verify.length > 0)
        return { ...ending, reason: `${ending.reason} ${why}` };
    return {
        outcome: "failed",
        reason: `${ending.reason} ${why}`,
        nextStep: "Read what was said and printed; make `result-schema` simpler, or choose a model that can follow one.",
    };
}
function held(state, policy, ending) {
    const kept = keptPass(state, policy, ending);
    if (kept.outcome !== "passed")
        return kept;
    const unlike = state.files?.unlikeVerified ?? [];
    if (unlike.length > 0)
        return unproven(unlike);
    const { patchFault, withheld = [] } = state.files?.changes ?? {};
    if (patchFault !== undefined)
        return withoutPatch(patchFault);
    if (policy.verify.length > 0)
        return asHandedOut(withheld, ofSomeWork(state, policy, controlled(state, policy, kept)));
    return policy.hasWriter ? unverified(state, policy, kept) : kept;
}
/** What passed before any change as well guards what was there, and proves nothing new. */
function controlled(state, policy, pass) {
    if (!(0,proof/* wantsControl */.lO)(policy))
        return pass;
    const control = (0,proof/* controlOf */.rs)(state, policy);
    if (policy.control === "require" && control !== "failed") {
        const why = control === "passed" ? onlyGuards : "Nobody knows whether they passed before any change.";
        return {
            outcome: "failed",
            reason: `Every verification ended with exit code 0. ${why}`,
            nextStep: "Give a verify command that fails until the task is done, or set `control` to `auto`.",
        };
    }
    return control === "passed" ? { ...pass, reason: `${pass.reason} ${onlyGuards}` } : pass;
}
/** Commands that passed before, and pass over files that nobody changed, say nothing of a task. */
function ofSomeWork(state, policy, pass) {
    if (pass.outcome !== "passed" || (0,proof/* controlOf */.rs)(state, policy) !== "passed")
        return pass;
    const { changes } = state.files ?? {};
    const missing = changes === undefined ? null : missingWork(state, policy);
    if (missing === null)
        return pass;
    return {
        outcome: "answered",
        reason: `${pass.reason} But ${missing}.`,
        nextStep: "Read what was written and printed; where you wanted a change, say so in the task, and give a verify command that fails until it is made.",
    };
}
const onlyGuards = "The same commands passed before any change: they guard, they do not prove.";
/** A pass of this attempt. Not more than was seen: a block in a language that is not there proves nothing. */
function passOf(attempt, { verify }, which = "the last attempt") {
    const unrun = attempt.executions.filter(({ ending }) => ending === "not-run").length;
    const blocks = `Every block of ${which}${unrun === 0 ? "" : " that could run here"}`;
    const verifications = verify.length === 0 ? "" : " and every verification";
    const rest = unrun === 0 ? "" : `; ${(0,format/* count */.U9)("block", unrun)} ${unrun === 1 ? "was" : "were"} not run`;
    const reason = `${blocks}${verifications} ended with exit code 0${rest}.`;
    return { outcome: "passed", reason, nextStep: "" };
}
/** A pass after the writer said that it is done, as far as it was verified. */
function passByWord({ verify }) {
    const proof = verify.length === 0 ? "; nothing was verified" : ", and every verification ended with exit code 0";
    return { outcome: "passed", reason: `The writer said that it is done${proof}.`, nextStep: "" };
}
/**
 * A pass that was verified stands, whatever came after it, unless a person stopped the run, refused something of it or is to be
 * asked, an error stopped it of which nobody
 * knows what it left undone, or its files may be other ones: code may have run since, or not all of them were saved.
 */
function keptPass(state, policy, ending) {
    if (["passed", "cancelled", "rejected", "awaiting-approval"].includes(ending.outcome))
        return ending;
    if (state.interruption?.by === "error")
        return ending;
    const pass = verifiedPass(state, policy);
    if (pass === undefined || state.files === null || state.interruption?.during === "collect")
        return ending;
    const which = `${(0,state_standing/* unitOf */.uF)(policy)} ${pass.number}`;
    const proof = (0,state_standing/* isStepByStep */.G0)(policy) ? passByWord(policy) : passOf(pass, policy, which);
    return { ...proof, reason: `${proof.reason} ${ending.reason}` };
}
/**
 * The attempt whose files, as its verifications read them, are those that are there now. A reply that could be run may
 * have begun to, also where no execution tells of it; one without code changes nothing, so it tells where it was verified.
 */
function verifiedPass({ attempts }, policy) {
    if (policy.verify.length === 0)
        return undefined;
    const mayTell = (each) => each.reply.blocks.length === 0
        ? ["failed", "answer"].includes((0,state_standing/* standingOf */.YP)(each, policy))
        : !["unusable", "unapproved"].includes((0,state_standing/* standingOf */.YP)(each, policy));
    const last = attempts.findLast(mayTell);
    const passes = last !== undefined && ["passed", "answer"].includes((0,state_standing/* standingOf */.YP)(last, policy));
    return passes ? last : undefined;
}
/** A proof is one of these very bytes. */
function unproven(unlike) {
    return {
        outcome: "failed",
        reason: `The verifications passed, but what the run left is not what they had read: ${(0,listed/* listed */.K)(unlike.map(listed/* named */.r))}.`,
        nextStep: "Take none of the files: something changed them that outlived the blocks, or came from outside of the run.",
    };
}
/** A pass that rests on exit codes and the writer's word alone is none beyond the run's budget, and none of no work. */
function unverified(state, policy, pass) {
    const spent = (0,budget/* spentBudget */.s)(state, policy);
    if (spent !== null) {
        return {
            outcome: "budget-spent",
            reason: `${spent.words} ${pass.reason}`,
            nextStep: `Look at what it left; give a verify command that proves it, or raise \`${spent.setting}\`.`,
        };
    }
    const missing = missingWork(state, policy);
    if (missing === null)
        return pass;
    return {
        outcome: "answered",
        reason: `${pass.reason} But ${missing}, and nothing asked for proof.`,
        nextStep: "Read what was written and printed; where you wanted a change, say so in the task, or give a verify command.",
    };
}
/** Why there is no work to take, in words; null where there is, or where nobody can say. */
function missingWork({ run, attempts, files, warnings }, policy) {
    const { artifacts = [], changes } = files ?? {};
    // What is there is an earlier run's.
    const hasRun = attempts.some(({ executions }) => executions.some(({ ending }) => ending !== "not-run"));
    if (run?.continues !== undefined && !hasRun)
        return "no code was run";
    if (changes !== undefined) {
        const { patch, deleted, refused = [] } = changes;
        const isSame = patch === null && artifacts.length + deleted.length + refused.length === 0;
        return isSame ? "no file was changed" : null;
    }
    if (!(0,state_standing/* isStepByStep */.G0)(policy) || artifacts.length > 0)
        return null;
    const isLost = warnings.some(({ code }) => code === "files-not-saved");
    return isLost ? "what it left could not be saved" : "it left no file";
}
/** The code passed, but nobody can take what it changed. */
function withoutPatch(fault) {
    return {
        outcome: "failed",
        reason: `The code passed, but what it changed is in no patch: ${fault}.`,
        nextStep: "Look at the changed files among the artifacts; mend what the reason names, and run again.",
    };
}
/** A pass that was verified with changes which are not in the patch. */
function asHandedOut(withheld, pass) {
    if (withheld.length === 0)
        return pass;
    const untaken = `The patch leaves out ${(0,listed/* listed */.K)(withheld.map(listed/* named */.r))}, which the verifications had: as it is, it is not verified.`;
    return { ...pass, reason: `${pass.reason} ${untaken}` };
}

// EXTERNAL MODULE: ./lib/run/next/last-words.js
var last_words = __webpack_require__(15451);
;// CONCATENATED MODULE: ./lib/run/next/interruption.js


/** How a run ends that was told to stop. */
function interrupted(state, policy) {
    const { by, message, code, nextStep: helps = "" } = state.interruption;
    if (by === "error") {
        const ending = { outcome: "infrastructure-error", reason: message, nextStep: helps };
        return code === undefined ? ending : { ...ending, code };
    }
    if (by === "signal") {
        return {
            outcome: "cancelled",
            reason: message,
            nextStep: "Start the run again when you want its result.",
        };
    }
    const { doing, nextStep } = whatWasUnderWay(state, policy);
    const reason = `The run reached its own deadline of ${policy.totalTimeoutMs / 1000} s ${doing}.`;
    return { outcome: "timed-out", reason, nextStep };
}
/** What the deadline cut short, so that the model server's slowness is not taken for the task's size. */
function whatWasUnderWay(state, policy) {
    const { number, executions } = state.attempts.at(-1) ?? { number: 1, executions: [] };
    const which = `${(0,state_standing/* unitOf */.uF)(policy)} ${number}`;
    const { during, progress } = state.interruption;
    switch (during ?? stageOf(state, policy)) {
        case "start":
            return {
                doing: `while the sandbox was started${progress === undefined ? "" : ` (${(0,truncate/* truncateEnd */.S)(progress, 200)})`}`,
                nextStep: "Raise `total-timeout`.",
            };
        case "approve":
            return {
                doing: `while ${which} waited for an approval`,
                nextStep: "Answer sooner, or raise `total-timeout`; nothing of it ran.",
            };
        case "execute":
            return {
                doing: `while block ${(executions.at(-1)?.block ?? 0) + 1} of ${which} ran`,
                nextStep: "Raise `total-timeout`, or make the code faster.",
            };
        case "control":
            return {
                doing: "while the verifications ran on the files as they were given",
                nextStep: "Raise `total-timeout`, make the verification faster, or set `control` to `off`.",
            };
        case "verify":
            return {
                doing: `while ${which} was verified`,
                nextStep: "Raise `total-timeout`, or make the verification faster.",
            };
        case "checkpoint":
            return { doing: `while the files of ${which} were kept`, nextStep: "Raise `total-timeout`." };
        case "collect":
            return { doing: "while the files were saved", nextStep: "Raise `total-timeout`." };
        case "ask":
        case "fill":
        case "reflect":
        case "decide":
            return policy.hasWriter
                ? {
                    doing: "while the writer was asked",
                    nextStep: "See that the model server answers in time, or raise `total-timeout`.",
                }
                : { doing: "while no block ran", nextStep: "Raise `total-timeout`." };
    }
}
/** What an attempt was at, for transcripts of versions that did not say. */
function stageOf(state, policy) {
    const attempt = state.attempts.at(-1);
    const standing = attempt === undefined ? null : (0,state_standing/* standingOf */.YP)(attempt, policy);
    if (standing === "executing")
        return "execute";
    return standing === "verifying" ? "verify" : "ask";
}

;// CONCATENATED MODULE: ./lib/run/next/next-steps.js



/** What a person may do after an attempt that ended the run without passing. */
function nextStepAfter(attempt, policy) {
    const isUnusable = (0,state_standing/* standingOf */.YP)(attempt, policy) === "unusable";
    if (!policy.hasWriter) {
        if (attempt.reply.blocksLeftOut !== undefined)
            return "Run the blocks in several files, one after the other.";
        return isUnusable ? nextStepUnrun(attempt) : nextStepWithoutWriter(attempt);
    }
    const { rule } = attempt.decision ?? {};
    if (rule === "tokens-spent")
        return "Raise `max-tokens`, or make the task smaller.";
    if (rule === "cost-spent")
        return "Raise `max-cost-usd`, or make the task smaller.";
    if (rule === "no-decision") {
        return "Choose a model that can follow a JSON schema, or mend the code by the output of the last attempt.";
    }
    if (isUnusable) {
        const others = rule === "deadline-near" ? "choose another model, or raise `total-timeout`" : "or choose another model";
        return `State the task more closely, ${others}; the last reply could not be run.`;
    }
    const verification = (0,state_standing/* failedBlockOf */.g$)(attempt) === undefined ? (0,state_standing/* failedVerificationOf */.Kl)(attempt) : undefined;
    if (verification?.exitCode === 127)
        return "Something that the verify command calls is not there: mend the command, or use an image that has it.";
    const raise = rule && events/* decisionRules */.k[rule]?.raise;
    const mayTryMore = raise === undefined ? "or choose another model" : `or raise \`${raise}\``;
    return `Read the output of the last attempt; then state the task more closely, ${mayTryMore}.`;
}
/** Of an image that lacks an interpreter the block is no fault. */
function nextStepUnrun({ executions }) {
    const lacksProgram = executions.some(({ notRun }) => notRun === "no-program");
    return lacksProgram
        ? "Choose an image that has what the blocks are run by, or write them in a language that runs here."
        : "Close every code fence and name a language that runs here, such as python or sh.";
}
/** Nobody writes the code anew: what to do follows from how the block or the verification ended. */
function nextStepWithoutWriter(attempt) {
    const block = (0,state_standing/* failedBlockOf */.g$)(attempt);
    const failed = block ?? (0,state_standing/* failedVerificationOf */.Kl)(attempt);
    if (failed?.ending === "not-run")
        return `Mend what kept it from being run (${failed.evidence}), and run it again.`;
    const advice = failed && (0,endings/* rowOf */.OB)(failed).advice;
    if (advice !== undefined)
        return advice;
    return block === undefined
        ? "Read the output of the verification, mend the code or the command, and run it again."
        : "Read the output of the block that failed, mend the code and run it again.";
}

// EXTERNAL MODULE: ./lib/run/next/rules.js
var rules = __webpack_require__(79880);
;// CONCATENATED MODULE: ./lib/run/next/next.js













/**
 * The next step of a run. Pure: the same state and policy always give the same step, which is what makes a run
 * resumable from its transcript.
 */
function next(state, policy) {
    // Last words change nothing of how a run ends.
    if (state.interruption !== null && state.interruption.during !== "reflect")
        return finish(state, policy, interrupted(state, policy));
    if (state.failure !== null)
        return recover(state, policy);
    if (state.awaiting !== null)
        return wait(state, policy);
    const needsFiles = state.isResumed && state.files === null;
    const lostWork = needsFiles ? (0,turns/* endOfLostWork */.mi)(state, policy) : null;
    if (lostWork !== null)
        return finish(state, policy, lostWork);
    const attempt = state.attempts.at(-1);
    if (attempt === undefined)
        return { do: "ask", attempt: 1 };
    if ((0,state_standing/* refusalOf */.Of)(attempt, "end") !== undefined)
        return afterRefusal(state, attempt, policy);
    switch ((0,state_standing/* standingOf */.YP)(attempt, policy)) {
        case "answer":
            return afterAnswer(state, attempt, policy);
        case "unapproved":
            return afterRefusal(state, attempt, policy);
        case "executing": {
            // Whoever is asked is shown where it would run, with the limits that hold there.
            if (state.session === null)
                return startOrEnd(state, policy);
            const whom = askBeforeRun(attempt, policy);
            if (whom !== null)
                return { do: "approve", attempt: attempt.number, whom };
            return executeNext(attempt, policy);
        }
        case "verifying":
            if (state.session === null)
                return startOrEnd(state, policy);
            if (state.infrastructureFailures > policy.maxInfrastructureRetries)
                return endInfrastructure(state, policy);
            if ((0,proof/* wantsControl */.lO)(policy) && !(0,proof/* isControlOver */.CO)(state, policy))
                return { do: "control" };
            return { do: "verify", attempt: attempt.number, index: attempt.verifications.length };
        case "step":
            return afterStep(state, attempt, policy);
        case "passed":
            return afterPass(state, attempt, policy);
        case "failed":
        case "unusable":
            return afterFailure(state, attempt, policy);
    }
}
function executeNext(attempt, policy) {
    const block = (0,state_standing/* blockInTurn */.Ue)(attempt, policy);
    return { do: "execute", attempt: attempt.number, block, skip: (0,state_standing/* passedOver */.Jn)(attempt, policy) };
}
/** A person's words, or the reviewer's, go to the writer in place of what the code would have printed. */
function afterRefusal(state, attempt, policy) {
    const end = endOfRefused(state, attempt, policy);
    return end === null ? askAfter(state, attempt, policy) : finish(state, policy, end);
}
/** Whatever its code ended with: that goes back to the writer as it is. */
function afterStep(state, attempt, policy) {
    const end = (0,turns/* endOfTurns */.dC)(state, policy);
    return end === null ? askAfter(state, attempt, policy) : conclude(state, policy, end);
}
/** The next turn's sandbox may be lost: step by step what there is by now is kept first, which also finds new pictures. */
function askAfter(state, attempt, policy, how = {}) {
    const isKept = (0,state_standing/* isStepByStep */.G0)(policy) || policy.vision === true;
    return isKept && (0,turns/* wantsCheckpoint */.qb)(state, attempt)
        ? { do: "checkpoint", attempt: attempt.number }
        : { do: "ask", attempt: attempt.number + 1, ...how };
}
/** A reply that passed may be followed by another, as long as there are turns; step by step, the writer is done. */
function afterPass(state, attempt, policy) {
    if ((0,state_standing/* isStepByStep */.G0)(policy))
        return conclude(state, policy, passByWord(policy));
    const turns = state.attempts.filter((each) => (0,state_standing/* standingOf */.YP)(each, policy) === "passed").length;
    const mayGoOn = policy.hasWriter && turns < policy.maxTurns && (0,budget/* spentBudget */.s)(state, policy) === null;
    if (mayGoOn)
        return { do: "ask", attempt: attempt.number + 1 };
    return conclude(state, policy, passOf(attempt, policy));
}
/** Words without code: believed when verifications passed; else the last word after a pass, surrender after a failure, an answer. */
function afterAnswer(state, attempt, policy) {
    if (policy.runsNothing === true)
        return conclude(state, policy, answeredUnrun(attempt));
    if ((0,state_standing/* isStepByStep */.G0)(policy))
        return conclude(state, policy, passByWord(policy));
    if (policy.verify.length > 0) {
        return conclude(state, policy, {
            outcome: "passed",
            reason: "The writer answered without code, and every verification ended with exit code 0.",
            nextStep: "",
        });
    }
    if (!policy.hasWriter) {
        return conclude(state, policy, {
            outcome: "failed",
            reason: "There is no code block to run.",
            nextStep: "Put the code into a closed fence that names its language.",
        });
    }
    const before = state.attempts.at(-2);
    if (before !== undefined && (0,state_standing/* standingOf */.YP)(before, policy) === "passed") {
        return conclude(state, policy, {
            outcome: "passed",
            reason: "The last code passed, and the writer had nothing to add but its answer.",
            nextStep: "",
        });
    }
    if (before !== undefined && (0,state_standing/* standingOf */.YP)(before, policy) === "failed") {
        return conclude(state, policy, {
            outcome: "gave-up",
            reason: `After attempt ${before.number} failed, the writer answered without code.`,
            nextStep: "Read the answer; then state the task more closely, or ask again.",
        });
    }
    return conclude(state, policy, {
        outcome: "answered",
        reason: "The writer answered without code, and nothing asked for proof.",
        nextStep: "Read the answer; where you wanted code, say so in the task, or give a verify command.",
    });
}
function answeredUnrun({ reply: { blocks } }) {
    const what = blocks.length === 0
        ? "The answer is in words"
        : `${(0,format/* count */.U9)("block", blocks.length)} of code ${blocks.length === 1 ? "is" : "are"} saved as written`;
    return {
        outcome: "answered",
        reason: `${what}, and nothing was run, as asked for.`,
        nextStep: "Read what was written; to have it run, choose another executor.",
    };
}
function afterFailure(state, attempt, policy) {
    const { decision } = attempt;
    if (decision === null) {
        const rule = (0,rules/* ruleFor */.sG)(state, policy);
        return rule === null && policy.decision === "combined"
            ? askAfter(state, attempt, policy, { decides: true })
            : { do: "decide", attempt: attempt.number, rule };
    }
    // A decision that began a reply comes with it: where that is not there, the process ended between the two.
    if (decision.retry)
        return askAfter(state, attempt, policy, decision.isInReply === true ? { decides: true } : {});
    const { rule } = decision;
    const outcome = (rule && events/* decisionRules */.k[rule]?.outcome) ?? "gave-up";
    return conclude(state, policy, {
        outcome,
        reason: rule === "no-decision"
            ? `${(0,rules/* firstFailureOf */.OO)(attempt)} The model gave no usable decision.`
            : decision.reason,
        nextStep: nextStepAfter(attempt, policy),
    });
}
/**
 * A session that was lost is replaced within its own budget, unless work of earlier turns is lost with it; a port that gave
 * up after its own retries ends the run.
 */
function recover(state, policy) {
    const failure = state.failure;
    const hasBudget = state.infrastructureFailures <= policy.maxInfrastructureRetries;
    const lostWork = (0,turns/* endOfLostWork */.mi)(state, policy);
    if (lostWork !== null)
        return finish(state, policy, lostWork);
    if (failure.during === "execute" && hasBudget)
        return start(state);
    return finish(state, policy, {
        outcome: failure.code === "budget-spent" ? "budget-spent" : "infrastructure-error",
        reason: failure.message,
        nextStep: failure.nextStep,
        code: failure.code,
    });
}
function startOrEnd(state, policy) {
    const lostWork = (0,turns/* endOfLostWork */.mi)(state, policy);
    if (lostWork !== null)
        return finish(state, policy, lostWork);
    return state.infrastructureFailures > policy.maxInfrastructureRetries
        ? endInfrastructure(state, policy)
        : start(state);
}
function start(state) {
    const restored = (0,turns/* restoring */.IU)(state);
    return { do: "start", ...(restored === null ? {} : { restored }) };
}
function endInfrastructure(state, policy) {
    const lost = state.attempts.at(-1)?.lost.findLast((each) => (0,endings/* isInfrastructureEnding */.Rc)(each.ending));
    return finish(state, policy, {
        outcome: "infrastructure-error",
        reason: `The sandbox was lost ${state.infrastructureFailures} times${lost === undefined ? "" : `; the last time: ${lost.evidence}`}.`,
        nextStep: "Look at the container engine of this machine (its log, its memory); the code is not to blame.",
        code: (lost && endings/* endings */.V1[lost.ending].code) ?? "session-lost",
    });
}
/** What the code has changed by now is kept for the sandbox in which the run goes on once somebody answers. */
function wait(state, policy) {
    const last = state.attempts.findLast(turns/* ranCode */.Bj);
    if (state.files === null && last !== undefined && (0,turns/* wantsCheckpoint */.qb)(state, last))
        return { do: "checkpoint", attempt: last.number };
    return finish(state, policy, awaitingEnd(state, policy));
}
/** Ends the run, once the person agrees who wanted to be asked before that. */
function conclude(state, policy, ending) {
    const attempt = state.attempts.at(-1);
    return asksBeforeEnd(attempt, policy, ending)
        ? { do: "approve", attempt: attempt.number, whom: "person", ending }
        : finish(state, policy, ending);
}
/** What the code left is saved before the run ends, whatever the outcome, while it is there. */
function finish(state, policy, ending) {
    if (state.session !== null && state.files === null)
        return { do: "collect" };
    const kept = state.session === null && state.files === null ? (0,turns/* restoring */.IU)(state) : null;
    if (kept !== null)
        return { do: "collect", turn: kept.attempt };
    const last = settled(state, policy, ending);
    if ((0,last_words/* wantsData */.UX)(state, policy, last))
        return { do: "fill", ending: last };
    return (0,last_words/* wantsReflection */.Z0)(state, policy, last) ? { do: "reflect", ending: last } : { do: "end", ...last };
}


/***/ }),

/***/ 13482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ gutter),
/* harmony export */   w: () => (/* binding */ terminalStyle)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** Stands before each line that others wrote, so that none passes for one of ours. */
const gutter = "  │ ";
/** Colours, or none where the stream is no terminal or the person wants none. */
function terminalStyle(hasColour) {
    const paint = (format) => (text) => hasColour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(format, text, { validateStream: false }) : text;
    return {
        bold: paint("bold"),
        dim: paint("dim"),
        good: paint("green"),
        bad: paint("red"),
        warn: paint("yellow"),
        accent: paint("cyan"),
    };
}


/***/ })

};
