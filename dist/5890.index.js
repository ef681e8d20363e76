export const id = 5890;
export const ids = [5890,6061,1043];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

/***/ 36603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  batch: () => (/* binding */ batch)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/batch/about.js
var batch_about = __webpack_require__(8705);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
;// CONCATENATED MODULE: ./lib/batch/pace.js

/** Estimates the remaining time of a batch from its pace. Null until as many runs have ended as run at once. */
function remainingMs(progress) {
    const { ended, left, elapsedMs, concurrency } = progress;
    // `elapsedMs` is negative if the machine's clock was set back.
    return ended < concurrency || ended === 0 || elapsedMs < 0 ? null : (elapsedMs / ended) * left;
}
/** For example `about 3 min left`. "" if unknown. */
function remainingWords(ms) {
    return ms === null ? "" : `about ${(0,format/* formatDuration */.a3)(ms < 60_000 ? Math.ceil(ms / 1000) * 1000 : ms)} left`;
}
/** The default number of parallel runs. It is the number of cores, if the free memory has room for their containers. */
function usualConcurrency(machine) {
    const fit = Math.floor(machine.freeBytes / Math.max(1, machine.eachBytes));
    return Math.max(1, Math.min(machine.cores, fit));
}

// EXTERNAL MODULE: ./lib/batch/shards.js
var shards = __webpack_require__(23255);
// EXTERNAL MODULE: ./lib/batch/verdict.js
var batch_verdict = __webpack_require__(26497);
;// CONCATENATED MODULE: ./lib/batch/cost-cap.js
/** Shares a batch's budget among its runs. Even if each spends its whole share, they stay within the budget. */
class CostCap {
    capUsd;
    #spent;
    #reserved = 0;
    constructor(capUsd, spentUsd) {
        this.capUsd = capUsd;
        this.#spent = spentUsd;
    }
    /** Reserves a run's share. Null: nothing is left now. @param free how many runs can start now, with this one */
    reserve(free) {
        const share = (this.capUsd - this.#spent - this.#reserved) / Math.max(1, free);
        // `max-cost-usd` accepts no smaller limit.
        if (share < 0.0001)
            return null;
        this.#reserved += share;
        return share;
    }
    settle(reservedUsd, spentUsd) {
        this.#reserved -= reservedUsd;
        this.#spent += spentUsd;
    }
}

;// CONCATENATED MODULE: ./lib/batch/outage.js
/** Errors that a task cannot cause. If one lasts, every further task would end with it. */
const outages = new Set([
    "engine-unavailable",
    "writer-unavailable",
    "writer-refused",
]);
/** Fewer runs in a row may fail by chance. */
const minRuns = 10;
/** Notices that the engine or the model server has stopped working for all runs of a batch. */
class Outage {
    concurrency;
    #inRow = 0;
    constructor(concurrency) {
        this.concurrency = concurrency;
    }
    /** @param code the error that ended a run. Null: none did. */
    note(code) {
        this.#inRow = code !== null && outages.has(code) ? this.#inRow + 1 : 0;
    }
    /** Whether it lasts. A short outage ends all runs of its moment, so twice as many must fail in a row. */
    get lasts() {
        return this.#inRow >= Math.max(minRuns, 2 * this.concurrency);
    }
}

// EXTERNAL MODULE: ./lib/batch/row.js
var batch_row = __webpack_require__(94672);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/run/next/budget.js
var budget = __webpack_require__(58510);
// EXTERNAL MODULE: ./lib/settings/task.js
var task = __webpack_require__(21144);
// EXTERNAL MODULE: ./lib/reports/transcript/transcript.js + 4 modules
var transcript_transcript = __webpack_require__(56061);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/format/json.js
var format_json = __webpack_require__(93769);
;// CONCATENATED MODULE: ./lib/compose/batch-entry.js




/** The settings of an entry as they were given. A task's own settings take precedence over those for all tasks. */
function rawOf({ task, model }, { workspace = "given", maxCostUsd }, { common, models, writer }) {
    const { prices } = models.find(({ name }) => name === model) ?? {};
    const own = {
        ...task.given,
        ...(task.files?.has.includes("workspace") === true && { workspace }),
        ...(task.files?.has.includes("build") === true && { dockerfile: "Dockerfile" }),
        ...(model !== undefined && { model }),
        ...(prices !== undefined && { "price-input": prices.input, "price-output": prices.output }),
    };
    const implied = {
        ...(writer !== "model" && { until: "pass", "max-retries": 0 }),
        // Nothing changes, so the verification itself runs on the original files.
        ...(writer === "nop" && { "verify-before": "off" }),
    };
    const isDefault = true;
    const raw = [
        ...common.filter(({ name }) => name !== "models").map((each) => ({ ...each, isDefault })),
        ...Object.entries(own).map(([name, value]) => ({ name, value, origin: `${task.origin} ${name}` })),
        ...Object.entries(implied).map(([name, value]) => ({ name, value, origin: "--writer", isDefault })),
    ];
    const limit = Number(raw.findLast(({ name }) => name === "max-cost-usd")?.value ?? Infinity);
    if (maxCostUsd === undefined || maxCostUsd >= limit)
        return raw;
    return [...raw, { name: "max-cost-usd", value: maxCostUsd, origin: "--max-total-cost-usd" }];
}
/** Replies that replace a model. If there are none, the settings name a model or a script. */
function repliesOf({ task }, { writer }) {
    if (writer === "model")
        return {};
    const isNop = writer === "nop";
    const reply = isNop ? "Nothing is to be changed." : (task.solution ?? "");
    const decision = { retry: false, reason: "This run has no model that could write another reply." };
    const json = JSON.stringify({ turns: [{ reply }, { decision }] });
    return { replies: { kind: "script", json, ...(isNop && { changesNothing: true }) } };
}
/** Outcomes after which a task runs again, unless the batch has recorded the result. */
const runsAgain = new Set(["cancelled", "infrastructure-error", "budget-spent"]);
/** The result of a run whose process was killed after the run ended, but before it added the result to the batch. */
async function earlierResult(id, folder) {
    const json = await folder.readOfRun(id, "result.json");
    // As in `results.jsonl`, only a result with an outcome counts.
    const found = json === null ? null : ((0,format_json/* parseJson */.q)(json) ?? null);
    const [row] = (0,batch_row/* parseRows */.ti)(JSON.stringify({ ...found, id }));
    return row === undefined || runsAgain.has(row.outcome) ? null : found;
}
/** The costs of runs that began but have no result, by id. They were stopped or killed. */
async function lostCosts(entries, folder) {
    const lost = new Map();
    for (const { id } of entries) {
        const transcript = await folder.readOfRun(id, "transcript.jsonl");
        if (transcript === null || (await earlierResult(id, folder)) !== null)
            continue;
        lost.set(id, costOf(transcript));
    }
    return lost;
}
/** Returns 0 if the transcript cannot be read, because its process was killed at the first line. */
function costOf(transcript) {
    try {
        return (0,apply/* fold */.AU)((0,transcript_transcript/* parseTranscript */.K)(transcript).events).usage.costUsd ?? 0;
    }
    catch {
        return 0;
    }
}

// EXTERNAL MODULE: ./lib/compose/run.js + 1 modules
var run = __webpack_require__(12229);
// EXTERNAL MODULE: ./lib/compose/wiring.js
var compose_wiring = __webpack_require__(83556);
;// CONCATENATED MODULE: ./lib/compose/batch.js
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
 * Runs every entry in this process, several at once. Each result is on disk before the next run begins.
 * @throws AgentExecError `storage-failed` if a result could not be written. The other runs are stopped first.
 */
async function runBatch(batch, signal) {
    for (const [id, costUsd] of await lostCosts(batch.entries, batch.folder))
        await batch.folder.dropRun(id, costUsd);
    const failing = new AbortController();
    const stop = AbortSignal.any([signal, failing.signal]);
    const costs = batch.folder.rows.map(({ usage }) => usage.costUsd ?? 0);
    const spent = costs.reduce((sum, each) => sum + each, batch.folder.lostUsd());
    const cap = batch.maxCostUsd === undefined ? null : new CostCap(batch.maxCostUsd, spent);
    const left = batch.entries.values();
    let waiting = batch.entries.length;
    const images = new FirstOfImage();
    const outage = new Outage(batch.concurrency);
    let working = 0;
    const unrecorded = new Set(batch.entries);
    const work = async () => {
        while (!stop.aborted && !outage.lasts) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const share = cap === null ? null : cap.reserve(Math.min(batch.concurrency - working, waiting));
                const { value: entry } = cap !== null && share === null ? { value: undefined } : left.next();
                if (entry === undefined) {
                    cap?.settle(share ?? 0, 0);
                    return;
                }
                working += 1;
                waiting -= 1;
                batch.watcher.onStart(entry);
                const own = __addDisposableResource(env_1, signalOf(stop), false);
                const ran = await rowOf(entry, { batch, share, images }, own.signal);
                working -= 1;
                cap?.settle(share ?? 0, ran?.row.usage.costUsd ?? 0);
                if (ran === null || ran.isCutByCap)
                    return;
                outage.note(ran.code);
                await batch.folder.append(ran.row);
                unrecorded.delete(entry);
                batch.watcher.onEnd(ran.row);
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                __disposeResources(env_1);
            }
        }
    };
    const workers = Array.from({ length: batch.concurrency }, () => work().catch((thrown) => {
        failing.abort(thrown);
        throw thrown;
    }));
    const ended = await Promise.allSettled(workers);
    const broken = ended.find((each) => each.status === "rejected");
    if (broken !== undefined)
        throw broken.reason;
    const lost = await lostCosts([...unrecorded], batch.folder);
    return {
        stopped: signal.aborted ? "signal" : unrecorded.size === 0 ? null : outage.lasts ? "outage" : "cost",
        lostUsd: [...lost.values()].reduce((sum, each) => sum + each, batch.folder.lostUsd()),
    };
}
/**
 * Makes a separate signal for each run. Node would keep every signal that is derived from a signal that never fires.
 */
function signalOf(stop) {
    const controller = new AbortController();
    const forward = () => controller.abort(stop.reason);
    stop.addEventListener("abort", forward);
    if (stop.aborted)
        forward();
    return { signal: controller.signal, [Symbol.dispose]: () => stop.removeEventListener("abort", forward) };
}
/** Runs an entry. Null: the batch was stopped, so the run has no result. */
async function rowOf(entry, around, signal) {
    const { folder } = around.batch;
    const begin = system_clock/* systemClock */.m.now();
    const named = entry.model === undefined ? {} : { model: entry.model };
    try {
        const earlier = await earlierResult(entry.id, folder);
        const { result, ...how } = earlier === null
            ? await ranNow(entry, around, signal)
            : { result: earlier, isCutByCap: false, code: null };
        if (result.outcome === "cancelled")
            return null;
        const { outcome, verified, attempts, turns, usage, patch, reason } = result;
        const durationMs = Math.max(0, Date.parse(result.endedAt) - Date.parse(result.startedAt)) || 0;
        const told = { outcome, verified, attempts, turns, usage, durationMs, patch, reason };
        return { row: { id: entry.id, ...named, ...told }, ...how };
    }
    catch (thrown) {
        if (signal.aborted)
            return null;
        if (!(0,errors/* isAgentExecError */.TE)(thrown) || thrown.code === "internal")
            throw thrown;
        if (thrown.code === "storage-failed")
            throw new errors/* AgentExecError */.r(thrown.code, thrown.message, {
                nextStep: "Free some disk space, or make the folder writable. Then run the same command with --resume. The batch keeps all results that it has recorded.",
                cause: thrown,
            });
        const told = (0,batch_row/* unstartedRow */.hM)(entry.id, `${thrown.message} ${thrown.nextStep}`);
        const row = { ...told, ...named, durationMs: system_clock/* systemClock */.m.now() - begin };
        return { row, isCutByCap: false, code: thrown.code };
    }
}
async function ranNow(entry, { batch, share, images }, signal) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { folder, variable, reporter } = batch;
        await folder.clearRun(entry.id);
        const { files } = entry.task;
        const given = {};
        for (const name of files?.has ?? [])
            given[name] = await folder.give(`${entry.id}/${name}`, await files.read(name));
        const wiring = batch.wiringOf(entry, {
            out: folder.runPath(entry.id),
            ...(given.workspace !== undefined && { workspace: given.workspace }),
            ...(share !== null && { maxCostUsd: share }),
        });
        // A writer that changes nothing has no sandbox before the verification.
        const needsImage = (0,compose_wiring/* changesNothing */.T)(wiring) ? "verification" : "session-started";
        const turn = __addDisposableResource(env_2, await images.turnOf(imageKey(wiring.settings, entry), signal), false);
        const composed = await (0,run/* compose */.Z)({
            ...wiring,
            face: "run",
            task: (0,task/* taskOf */.X)(entry.task.text, { kind: "input" }),
            base: { kind: "folder", ...(given.build !== undefined && { path: given.build }) },
            variable,
            reporters: [reporter, { onEvent: ({ type }) => type === needsImage && turn.isReady() }],
        });
        batch.onSecrets(composed.secrets);
        const { result, state } = await composed.start(signal);
        // If the task's own limit is lower than its share, reaching it says something about the task.
        const isCutByCap = state.run?.policy.maxCostUsd === share && (0,budget/* isEndedByCost */.x9)(state);
        return { result, isCutByCap, code: state.end?.code ?? null };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
function imageKey({ image, dockerfile, pull }, { task, id }) {
    if (dockerfile !== undefined)
        return task.files?.has.includes("build") === true ? `built ${task.files.sha256}` : `built ${dockerfile}`;
    return pull === "always" ? id : image;
}
/**
 * Lets only the first run with an image pull or build it. Other runs with this image wait. If the first one fails, the
 * next one tries.
 */
class FirstOfImage {
    #ready = new Set();
    #first = new Map();
    /** `isReady` is called when the image exists. */
    async turnOf(key, signal) {
        while (!this.#ready.has(key) && this.#first.has(key) && !signal.aborted)
            await this.#first.get(key);
        if (this.#ready.has(key))
            return { isReady: () => undefined, [Symbol.dispose]: () => undefined };
        let resolve = () => undefined;
        const promise = new Promise((done) => (resolve = done));
        this.#first.set(key, promise);
        const end = () => {
            if (this.#first.get(key) === promise)
                this.#first.delete(key);
            resolve();
        };
        return {
            isReady: () => {
                this.#ready.add(key);
                end();
            },
            [Symbol.dispose]: end,
        };
    }
}

// EXTERNAL MODULE: ./lib/reports/batch/batch-report.js
var batch_report = __webpack_require__(77139);
// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
// EXTERNAL MODULE: ./lib/run-folder/batch-folder.js
var batch_folder = __webpack_require__(71294);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/terminal/others-words.js
var others_words = __webpack_require__(86221);
// EXTERNAL MODULE: ./lib/terminal/terminal-lines.js
var terminal_lines = __webpack_require__(21396);
;// CONCATENATED MODULE: ./lib/terminal/batch-progress.js





/** How many running tasks are named. */
const maxNames = 3;
/** Prints the progress of a batch: one line for each run that ended. */
function createBatchProgress({ write, isLive, clock, concurrency, runs, earlier }) {
    const lines = (0,terminal_lines/* createTerminalLines */.w)(write);
    const begin = clock.now();
    const running = new Set();
    let ended = 0;
    const state = () => {
        const left = runs - earlier - ended;
        const remaining = remainingMs({ ended, left, elapsedMs: clock.now() - begin, concurrency });
        const names = [...running].slice(0, maxNames).map(others_words/* oneLine */.TN).join(", ");
        const more = running.size > maxNames ? ` and ${running.size - maxNames} more` : "";
        const now = running.size === 0 ? "" : `running ${names}${more}`;
        return [now, left === 0 ? "" : remainingWords(remaining)].filter((part) => part !== "").join(" · ");
    };
    const show = () => (isLive ? lines.status(state()) : undefined);
    return {
        onStart({ id }) {
            running.add(id);
            show();
        },
        onEnd(row) {
            running.delete(row.id);
            ended += 1;
            const { icon } = outcomes/* outcomes */.KI[row.outcome];
            const cost = row.usage.costUsd === null ? "" : ` · ${(0,format/* formatUsd */.UK)(row.usage.costUsd)}`;
            const why = outcomes/* outcomes */.KI[row.outcome].exitCode === 0 ? "" : `  ${(0,others_words/* oneLine */.TN)(row.reason)}`;
            const done = `${(0,format/* formatCount */.B4)(earlier + ended)}/${(0,format/* formatCount */.B4)(runs)}`;
            const line = `${done} ${icon} ${row.outcome}  ${(0,others_words/* oneLine */.TN)(row.id)}  ${(0,format/* formatDuration */.a3)(row.durationMs)}${cost}${why}`;
            lines.say(isLive || state() === "" ? line : `${line}\n      ${state()}`);
            show();
        },
        close: () => lines.status(""),
    };
}

// EXTERNAL MODULE: ./lib/terminal/quiet-reporter.js
var quiet_reporter = __webpack_require__(33232);
// EXTERNAL MODULE: ./lib/files/paths.js
var paths = __webpack_require__(60795);
;// CONCATENATED MODULE: ./lib/batch/entries.js

/** All runs of a batch, with ids such as `fix-1`, `fix-1@MODEL` and `fix-1~2`. */
function entriesOf(tasks, { models, repeat }) {
    const each = models.length === 0 ? [undefined] : models;
    const names = modelNames(models);
    return tasks.flatMap((task) => each.flatMap((model, place) => {
        const name = model === undefined ? task.id : `${task.id}@${names[place]}`;
        return Array.from({ length: repeat }, (_, at) => ({
            id: repeat === 1 ? name : `${name}~${at + 1}`,
            task,
            model,
        }));
    }));
}
/** The models' names in ids. `o/m` and `o-m` become `o-m` and `o-m-2`. */
function modelNames(models) {
    const taken = new Set();
    return models.map((model) => {
        const name = model.replace(/[^\w.-]+/g, "-");
        let own = name;
        for (let at = 2; taken.has(own); at += 1)
            own = `${name}-${at}`;
        taken.add(own);
        return own;
    });
}
/** Faults of tasks that share an id, or whose folder would lie inside of another task's folder. */
function idFaults(tasks) {
    const first = new Map();
    for (const task of tasks)
        if (!first.has(task.id))
            first.set(task.id, task);
    const faults = new Map();
    for (const task of tasks) {
        const { id, origin } = task;
        const other = first.get(id);
        if (other !== task) {
            faults.set(task, `${origin}: the id ${JSON.stringify(id)} is already used in ${other.origin}`);
            continue;
        }
        const outer = (0,paths/* foldersOf */.pd)(id).find((each) => first.has(each));
        if (outer !== undefined)
            faults.set(task, `${origin}: rename the task ${JSON.stringify(id)}, because its run folder would be inside the run folder of the task ${JSON.stringify(outer)}`);
    }
    return faults;
}

// EXTERNAL MODULE: ./lib/compose/executor.js + 1 modules
var compose_executor = __webpack_require__(5777);
// EXTERNAL MODULE: ./lib/compose/writer.js
var writer = __webpack_require__(22057);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/settings/recorded.js
var recorded = __webpack_require__(6173);
// EXTERNAL MODULE: ./lib/settings/trust.js
var trust = __webpack_require__(12843);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
;// CONCATENATED MODULE: ./lib/tasks/read-tasks.js




/**
 * Reads the tasks of a batch, from a file with one JSON object per line or from a folder of Harbor tasks.
 * @param readText reads a file that the user named
 * @throws AgentExecError `settings-invalid` if there is nothing to read.
 */
async function readTasks(path, readText) {
    const read = await readAny(path, readText).catch((cause) => {
        if ((0,errors/* isAgentExecError */.TE)(cause))
            throw cause;
        throw new errors/* AgentExecError */.r("settings-invalid", `${path} cannot be read: ${(0,errors/* messageOf */.bD)(cause)}`, {
            nextStep: "Give a file with one JSON task on each line, or a folder of Harbor tasks.",
            cause,
        });
    });
    if (read.tasks.length === 0 && read.broken.length === 0)
        throw new errors/* AgentExecError */.r("settings-invalid", `${path} contains no task.`, {
            nextStep: 'Write one JSON object per line, such as {"id": "fix-1", "task": "Make the tests pass."}.',
        });
    const faults = idFaults(read.tasks);
    return {
        tasks: read.tasks.filter((task) => !faults.has(task)),
        broken: [...read.broken, ...faults.values()],
    };
}
async function readAny(path, readText) {
    const place = (0,external_node_path_.resolve)(path);
    if (path !== "-" && (await isFolder(place))) {
        const { readHarborTasks } = await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(7645)]).then(__webpack_require__.bind(__webpack_require__, 17645));
        return readHarborTasks(place);
    }
    const { readJsonLines } = await __webpack_require__.e(/* import() */ 8346).then(__webpack_require__.bind(__webpack_require__, 88346));
    return readJsonLines(await readText(path), path);
}
function isFolder(path) {
    return (0,safe_files/* namesIn */.wX)(path).then(() => true, () => false);
}

// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
// EXTERNAL MODULE: ./lib/cli/run/task.js
var run_task = __webpack_require__(51043);
;// CONCATENATED MODULE: ./lib/cli/batch/entries.js











/** How many invalid lines an error names. */
const maxFaults = 20;
/** The runs of valid tasks, the faults of the others, and the task file's `text` (null: they are in a folder). */
async function checkedEntries(path, { repeat, writer, maxTotalCostUsd }, { wiringOf, models, common }) {
    let text = null;
    const { tasks, broken } = await readTasks(path, async (name) => (text = await (0,run_task/* readDocument */.u)(name, "batch")));
    const all = entriesOf(tasks, { models: models.map(({ name }) => name), repeat });
    const cap = maxTotalCostUsd === undefined ? {} : { maxCostUsd: maxTotalCostUsd };
    const faults = [...broken];
    const wrong = new Set();
    const faultIn = (entry) => {
        const { origin, solution } = entry.task;
        if (writer === "oracle" && solution === undefined)
            return `${origin}: the task has no solution, which --writer oracle needs`;
        return (strangersWord(entry.task, common) ??
            faultOf(() => {
                const { verify } = wiringOf(entry, { out: ".", ...cap }).settings;
                if (writer !== "nop" || verify.length > 0)
                    return null;
                return `${origin}: the task has no \`verify\`, which --writer nop needs. Add \`verify\` to the task, or --verify to the command`;
            }));
    };
    for (const entry of all) {
        if (wrong.has(entry.task))
            continue;
        const fault = faultIn(entry);
        if (fault === null)
            continue;
        wrong.add(entry.task);
        faults.push(fault);
    }
    return { entries: all.filter(({ task }) => !wrong.has(task)), faults, text: text };
}
/** Names settings that the task file must not contain, because it may come from a stranger. Null: there are none. */
function strangersWord({ origin, given }, common) {
    const all = Object.entries(given).map(([name, value]) => ({ name, value }));
    const refused = all.filter((each) => !(0,trust/* isTrustedOfTask */.A)(each, common));
    if (refused.length === 0)
        return null;
    const names = (0,listed/* listed */.K)(refused.map(({ name }) => (0,listed/* named */.r)(name)));
    return `${origin}: a task file must not set ${names}, because a stranger's task could send your key elsewhere or run code outside of the sandbox. To allow these settings anyway, add to the command: ${refused.map(recorded/* asFlags */.Km).join(" ")}`;
}
const networkSettings = ["network", "allow-host", "setup-network"];
/** Prints once how many tasks open their sandbox's network. With network access, code could send files elsewhere. */
function tellOpened(entries) {
    const tasks = [...new Set(entries.map(({ task }) => task))];
    const opened = networkSettings.filter((name) => tasks.some(({ given }) => given[name] !== undefined && given[name] !== "none"));
    if (opened.length === 0)
        return;
    const having = tasks.filter(({ given }) => opened.some((name) => given[name] !== undefined));
    (0,print/* printError */.yJ)(`agent-exec: ${having.length} of ${(0,format/* count */.U9)("task", tasks.length)} can use the network (${(0,listed/* listed */.K)(opened)}). Run tasks with network access only if you know who wrote them.\n`);
}
function faultOf(work) {
    try {
        return work();
    }
    catch (thrown) {
        if (!(0,errors/* isAgentExecError */.TE)(thrown) || thrown.code !== "settings-invalid")
            throw thrown;
        return thrown.message;
    }
}
function tellFaults(faults, { skipsBroken, isEmpty }) {
    const message = faultList(faults);
    if (!skipsBroken || isEmpty)
        throw new errors/* AgentExecError */.r("settings-invalid", message, {
            nextStep: "Fix these tasks, or add --skip-broken to run only the valid tasks. Nothing ran.",
        });
    (0,print/* printError */.yJ)(`agent-exec skips these tasks:\n${message}\n`);
}
/** The first problems, one per line. */
function faultList(faults) {
    const rest = faults.length - maxFaults;
    return [...faults.slice(0, maxFaults), ...(rest > 0 ? [`… and ${rest} more`] : [])].join("\n");
}
/** Checks that the key and the executor exist, without which every run would fail. @throws AgentExecError. */
async function tryParts(entries, { wiringOf, variable }) {
    const tried = new Set();
    for (const entry of entries) {
        const wiring = { ...wiringOf(entry, { out: "." }), face: "run", variable };
        const { script, model, "base-url": server, "api-key-env": key, executor } = wiring.settings;
        const name = JSON.stringify([script, model, server, key, executor]);
        if (tried.has(name))
            continue;
        tried.add(name);
        // A built image needs the task's files, which do not exist yet.
        const isBuilt = entry.task.files?.has.includes("build") === true;
        if (!isBuilt)
            await (0,compose_executor/* composeExecutor */.w2)({ ...wiring, base: { kind: "folder" } }, "");
        if (wiring.replies === undefined && wiring.settings["identity-provider-id"] === undefined)
            await (0,writer/* composeWriter */.It)(wiring);
    }
}

// EXTERNAL MODULE: ./lib/cli/batch/flags.js + 1 modules
var batch_flags = __webpack_require__(16855);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/batch/kubernetes/pod.js
/** Where the config map's files are in a pod. */
const filesFolder = "/batch";
/** Where the volume for the results is mounted. */
const resultsFolder = "/results";
/** The user `node` of Node's own images. */
const user = 1000;
const mebibyte = 1024 ** 2;
/**
 * The executor `local` runs code inside of the pod, which needs more. Other executors start pods of their own. So this pod
 * reserves few cores: in a cluster full of such pods, no other pod could start.
 */
const usual = {
    inside: { cpu: 1, wantedCpu: 1, memory: 2048 * mebibyte },
    outside: { cpu: 0.5, wantedCpu: 0.1, memory: 512 * mebibyte },
};
/** The pod template for one run of `agent-exec`. The pod can write only to its results and to `/tmp`. */
function podTemplate(plan, run) {
    const { name, options, rules } = plan;
    const { cpu, wantedCpu, memory } = {
        ...(rules.length > 0 ? usual.outside : usual.inside),
        ...(options.cpu !== undefined && { cpu: options.cpu, wantedCpu: options.cpu }),
        ...(options.memory !== undefined && { memory: options.memory }),
    };
    const amounts = (cores) => ({
        cpu: `${Math.ceil(cores * 1000)}m`,
        memory: `${Math.ceil(memory / mebibyte)}Mi`,
    });
    return {
        metadata: { labels: labelsOf(name) },
        spec: {
            restartPolicy: "Never",
            ...(rules.length > 0 && { serviceAccountName: name }),
            automountServiceAccountToken: rules.length > 0,
            enableServiceLinks: false,
            // A stopped batch has this time to end its runs.
            terminationGracePeriodSeconds: 60,
            securityContext: {
                runAsNonRoot: true,
                runAsUser: user,
                runAsGroup: user,
                fsGroup: user,
                fsGroupChangePolicy: "OnRootMismatch",
                seccompProfile: { type: "RuntimeDefault" },
            },
            containers: [
                {
                    name: "agent-exec",
                    image: options.image,
                    imagePullPolicy: "IfNotPresent",
                    command: ["sh", "-c", run.script, "agent-exec"],
                    args: run.words,
                    env: [
                        { name: "HOME", value: "/tmp" },
                        // Pods that the executor starts belong to this pod, and end with it.
                        ...(rules.length > 0
                            ? [{ name: "POD_NAME", valueFrom: { fieldRef: { fieldPath: "metadata.name" } } }]
                            : []),
                        ...plan.variables.map((key) => secretVariable(key, options)),
                    ],
                    resources: { requests: amounts(wantedCpu), limits: amounts(cpu) },
                    securityContext: {
                        allowPrivilegeEscalation: false,
                        capabilities: { drop: ["ALL"] },
                        readOnlyRootFilesystem: true,
                    },
                    volumeMounts: [
                        { name: "files", mountPath: filesFolder, readOnly: true },
                        { name: "results", mountPath: resultsFolder },
                        { name: "tmp", mountPath: "/tmp" },
                    ],
                },
            ],
            volumes: [
                { name: "files", configMap: { name } },
                { name: "results", ...resultsVolume(options) },
                { name: "tmp", emptyDir: { sizeLimit: "4Gi" } },
            ],
        },
    };
}
function labelsOf(name) {
    return { "app.kubernetes.io/name": "agent-exec", "app.kubernetes.io/instance": name };
}
/** The name of the claim that the manifest creates, unless the results go elsewhere. */
const newClaim = "agent-exec-results";
function resultsVolume({ results = newClaim }) {
    return results.startsWith("/")
        ? { hostPath: { path: results, type: "Directory" } }
        : { persistentVolumeClaim: { claimName: results } };
}
/** The key is optional for Kubernetes, because agent-exec reports a missing key more clearly. */
function secretVariable(key, { secret }) {
    return { name: key, valueFrom: { secretKeyRef: { name: secret, key, optional: true } } };
}

;// CONCATENATED MODULE: ./lib/batch/kubernetes/manifest.js



/** A config map holds 1 MiB. The rest is for the settings. */
const maxTasksBytes = 1_000_000;
/** Kubernetes removes a finished job after a week. The results stay. */
const keptSeconds = 604_800;
/**
 * Waits for the batch and passes signals on to it, which a shell as the first process does not do by itself. Exit code
 * 1 means that tasks failed. This is a result, so the pod does not start again.
 */
const shardScript = (folder, pods) => `shard=$((JOB_COMPLETION_INDEX + 1))
agent-exec "$@" --shard "$shard/${pods}" --out "${folder}/shard-$shard" --resume &
trap "kill $!" TERM
wait $!
code=$?
wait $! # after a signal, until the batch has stopped
if [ "$code" -gt 1 ]; then exit "$code"; fi
`;
const mergeScript = (folder) => `exec agent-exec merge "${folder}"/shard-* --out "${folder}/merged"\n`;
/** The manifest: YAML documents for `kubectl apply --server-side`. */
function manifestOf(plan) {
    const objects = [
        ...(plan.options.results === undefined ? [claimOf(plan)] : []),
        { apiVersion: "v1", kind: "ConfigMap", metadata: metadataOf(plan), data: plan.files },
        ...(plan.rules.length > 0 ? rightsOf(plan) : []),
        jobOf(plan),
        mergeJobOf(plan),
    ];
    // Kubernetes reads YAML 1.1, in which an unquoted `no` means false.
    const form = { version: "1.1", lineWidth: 0, blockQuote: "literal", aliasDuplicateObjects: false };
    return [headOf(plan), ...objects.map((each) => (0,dist/* stringify */.As)(each, form))].join("---\n");
}
function metadataOf({ name, options: { namespace } }) {
    return { name, namespace, labels: labelsOf(name) };
}
function claimOf(plan) {
    return {
        apiVersion: "v1",
        kind: "PersistentVolumeClaim",
        // Several batches share the claim, so it has no batch's labels.
        metadata: { name: newClaim, namespace: plan.options.namespace },
        spec: { accessModes: ["ReadWriteMany"], resources: { requests: { storage: "10Gi" } } },
    };
}
function rightsOf(plan) {
    const metadata = metadataOf(plan);
    const { name, namespace } = metadata;
    const group = "rbac.authorization.k8s.io";
    return [
        { apiVersion: "v1", kind: "ServiceAccount", metadata },
        { apiVersion: `${group}/v1`, kind: "Role", metadata, rules: plan.rules },
        {
            apiVersion: `${group}/v1`,
            kind: "RoleBinding",
            metadata,
            roleRef: { apiGroup: group, kind: "Role", name },
            subjects: [{ kind: "ServiceAccount", name, namespace }],
        },
    ];
}
function jobOf(plan) {
    const { options, pods, deadlineSeconds } = plan;
    const metadata = metadataOf(plan);
    const queue = options.queue === undefined ? {} : { "kueue.x-k8s.io/queue-name": options.queue };
    return {
        apiVersion: "batch/v1",
        kind: "Job",
        metadata: { ...metadata, labels: { ...metadata.labels, ...queue } },
        spec: {
            completionMode: "Indexed",
            completions: pods,
            parallelism: pods,
            // If one pod fails again and again, the others continue.
            backoffLimitPerIndex: 3,
            podFailurePolicy: {
                rules: [
                    // An evicted pod starts again as often as needed.
                    { action: "Ignore", onPodConditions: [{ type: "DisruptionTarget", status: "True" }] },
                    // A retry does not help if the settings are wrong or the budget is spent.
                    {
                        action: "FailIndex",
                        onExitCodes: { containerName: "agent-exec", operator: "In", values: [2, 4] },
                    },
                ],
            },
            // A new pod starts only after the old one has failed. So two pods never write to one shard.
            podReplacementPolicy: "Failed",
            activeDeadlineSeconds: deadlineSeconds,
            ttlSecondsAfterFinished: keptSeconds,
            template: podTemplate(plan, { script: shardScript(folderOf(plan), pods), words: plan.words }),
        },
    };
}
/** The job that merges the shards. It waits until a person starts it. */
function mergeJobOf(plan) {
    const { name, ...metadata } = metadataOf(plan);
    const merging = { ...plan, rules: [], variables: [] };
    return {
        apiVersion: "batch/v1",
        kind: "Job",
        metadata: { name: `${name}-merge`, ...metadata },
        spec: {
            suspend: true,
            backoffLimit: 0,
            activeDeadlineSeconds: 3600,
            ttlSecondsAfterFinished: keptSeconds,
            template: podTemplate(merging, { script: mergeScript(folderOf(plan)), words: [] }),
        },
    };
}
function folderOf({ name }) {
    return `${resultsFolder}/${name}`;
}
/** Comments at the top of the manifest, which say how to use it. */
function headOf(plan) {
    const { name, options, pods, runs, variables, inImage, isolates } = plan;
    const kubectl = `kubectl -n ${options.namespace}`;
    const keys = variables.map((key) => ` --from-literal=${key}="$${key}"`).join("");
    const lines = [
        `${(0,format/* count */.U9)("run", runs)} in ${(0,format/* count */.U9)("pod", pods)}, planned by agent-exec. Save this file as batch.yml. Then run:`,
        "",
        variables.length > 0 && `  ${kubectl} create secret generic ${options.secret}${keys}`,
        `  ${kubectl} apply --server-side -f batch.yml`,
        `  ${kubectl} get job ${name} --watch`,
        `  ${kubectl} patch job ${name}-merge -p '{"spec":{"suspend":false}}'`,
        `  ${kubectl} logs --follow job/${name}-merge`,
        "",
        "If pods fail, delete the job and apply this file again. Finished tasks do not run again.",
        `Results: ${placeOf(plan)}, in ${name}/`,
        `Image: ${options.image} must have agent-exec on its PATH (see docs/batch.md)`,
        inImage.length > 0 && "Its working directory must have:",
        ...inImage.map((path) => `  ${path}`),
        !isolates &&
            "Warning: the code runs beside agent-exec and can read its keys. Run only code that you trust.",
    ];
    // The text is split again, because a path can contain line ends.
    return lines
        .flatMap((line) => (line === false ? [] : line.split(/\r\n|[\n\r\u0085\u2028\u2029]/)))
        .map((line) => (line === "" ? "#\n" : `# ${line}\n`))
        .join("");
}
function placeOf({ options: { results } }) {
    if (results === undefined)
        return `the claim ${newClaim}, for which every node needs write access`;
    return results.startsWith("/")
        ? `the node's folder ${results} (user 1000 must own it)`
        : `the claim ${results}`;
}

// EXTERNAL MODULE: ./lib/cli/given-settings.js + 1 modules
var given_settings = __webpack_require__(65309);
;// CONCATENATED MODULE: ./lib/cli/batch/pod-faults.js



/** Settings whose value names a file or a folder. */
const pathSettings = [
    "script",
    "workspace",
    "functions",
    "venv",
    "result-schema",
    "system-prompt",
];
function plannedRun(entry, { wiringOf }) {
    const { settings, origins = {}, replies } = wiringOf(entry, { out: "." });
    const originOf = (name) => origins[name] ?? name;
    return { entry, settings, originOf, asksModel: replies === undefined && settings.script === undefined };
}
/** Settings that do not work in pods. Each problem is named once. */
function podFaults(pods, all, planning) {
    const { flags, path, text } = planning;
    const cap = flags.maxTotalCostUsd ?? Infinity;
    const isFar = text !== null && Buffer.byteLength(text) > maxTasksBytes && !isInFolder(path);
    const faults = [
        pods > all.length &&
            `--plan kubernetes:${pods}: the batch has only ${all.length} runs; plan at most as many pods`,
        cap / pods < 0.0001 && `--max-total-cost-usd: ${cap} is too little for ${pods} pods`,
        flags.durations !== undefined && "--durations: a pod does not have this machine's folders",
        isFar &&
            `${path}: the file has more than 1 MB, so the manifest does not contain it. Put the file into the current folder; the image must contain this folder`,
        ...all.flatMap((run) => faultsOf(run, path)),
    ];
    return [...new Set(faults.filter((each) => each !== false))];
}
function faultsOf({ entry, settings, originOf, asksModel }, tasks) {
    const { executor, "base-url": server } = settings;
    if (entry.task.files !== undefined)
        return [
            `${tasks}: the images of Harbor tasks must be built with a container engine, which a pod does not have`,
        ];
    const far = pathsOf(settings).filter(([, path]) => !isInFolder(path));
    return [
        (0,compose_executor/* podNeedsOf */.e4)(executor).engine &&
            `${originOf("executor")}: ${executor} needs a container engine, which a pod does not have`,
        ...far.map(([name, path]) => `${originOf(name)}: ${path} is outside of the current folder, so the image lacks it`),
        asksModel &&
            isThisMachine(new URL(server).hostname) &&
            `${originOf("base-url")}: ${server} is this machine, which a pod cannot reach`,
    ];
}
function isThisMachine(host) {
    return host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
/** The files and folders that a run's settings name. */
function pathsOf(settings) {
    const named = pathSettings.flatMap((name) => {
        const value = settings[name];
        const isPath = typeof value === "string" && !(name === "workspace" && ["empty", "repo"].includes(value));
        return isPath ? [[name, value.replace(/^repo:/, "")]] : [];
    });
    return (0,compose_executor/* podNeedsOf */.e4)(settings.executor).module ? [...named, ["executor", settings.executor]] : named;
}
function isInFolder(path) {
    return path !== "-" && !(0,external_node_path_.isAbsolute)(path) && !path.split(/[/\\]/).includes("..");
}

;// CONCATENATED MODULE: ./lib/cli/batch/plan.js










/** The usual number of pods. A batch with fewer runs gets fewer. */
const usualPods = 8;
/** An hour in addition, in which pods may wait for a node or an image. */
const spareSeconds = 3600;
/** The plan for other machines. @throws AgentExecError for settings that only work on this machine. */
async function planText(plan, planning) {
    const { entries } = planning;
    if (plan.kind === "matrix")
        return `${JSON.stringify((0,shards/* matrixOf */.lQ)(Math.min(plan.jobs, entries.length)))}\n`;
    const pods = plan.pods ?? Math.min(usualPods, entries.length);
    const all = entries.map((entry) => plannedRun(entry, planning));
    const faults = podFaults(pods, all, planning);
    if (faults.length > 0)
        throw new errors/* AgentExecError */.r("settings-invalid", faultList(faults), {
            nextStep: "Change these options, and plan again. docs/batch.md explains batches on Kubernetes.",
        });
    return manifest(pods, all, planning);
}
/** Unless another executor is set, tasks in pods run in further pods. */
function withClusterExecutor(raw) {
    const value = (0,compose_executor/* clusterExecutor */.gH)();
    if (value === undefined || raw.some(({ name }) => name === "executor"))
        return raw;
    return [...raw, { name: "executor", value, origin: "--plan kubernetes", isDefault: true }];
}
async function manifest(pods, all, planning) {
    const { entries, flags, shared, common, path, text } = planning;
    const key = (0,external_node_crypto_.hash)("sha256", `${pods} ${(0,batch_about/* batchName */.c)(entries, shared.given, flags.writer)}`);
    const isSmall = Buffer.byteLength(text ?? "") <= maxTasksBytes;
    const tasksName = "tasks.jsonl";
    const ofTasks = (0,given_settings/* lastOf */.g1)(common.filter(({ name }) => name !== "out"));
    const config = await (0,given_settings/* configText */.Ut)(ofTasks, "The settings of all tasks.");
    const paths = all.flatMap(({ settings }) => pathsOf(settings).map(([, each]) => each));
    const needs = [...new Set(all.map(({ settings }) => settings.executor))].map(compose_executor/* podNeedsOf */.e4);
    const concurrency = flags.concurrency ?? 1;
    const runSeconds = all.reduce((sum, { settings }) => sum + settings["total-timeout"] / 1000, 0);
    return manifestOf({
        name: `agent-exec-${key.slice(0, 8)}`,
        options: flags.planOptions,
        pods,
        runs: entries.length,
        words: [
            "batch",
            isSmall ? `${filesFolder}/${tasksName}` : path,
            "--config",
            `${filesFolder}/config.yml`,
            ...wordsOf(flags, { pods, concurrency }),
        ],
        files: { "config.yml": config, ...(isSmall && { [tasksName]: text ?? "" }) },
        rules: needs.flatMap(({ rules }) => rules),
        variables: [...new Set(all.filter(({ asksModel }) => asksModel).flatMap(variablesOf))],
        isolates: needs.every(({ isolates }) => isolates),
        deadlineSeconds: Math.ceil(runSeconds / concurrency) + spareSeconds,
        inImage: [...new Set([...paths, ...(isSmall ? [] : [path])])].toSorted(),
    });
}
/** The batch's options on the command line of each pod. */
function wordsOf(flags, { pods, concurrency }) {
    const { repeat, writer, maxTotalCostUsd, maxInfrastructure, skipsBroken } = flags;
    // Rounded down, so that all pods together stay within the limit.
    const share = Math.floor(((maxTotalCostUsd ?? 0) / pods) * 1e6) / 1e6;
    return [
        "--concurrency",
        String(concurrency),
        ...(repeat === 1 ? [] : ["--repeat", String(repeat)]),
        ...(writer === "model" ? [] : ["--writer", writer]),
        ...(maxTotalCostUsd === undefined ? [] : ["--max-total-cost-usd", String(share)]),
        ...(maxInfrastructure === 0 ? [] : ["--max-infrastructure", `${+(maxInfrastructure * 100).toFixed(3)}%`]),
        ...(skipsBroken ? ["--skip-broken"] : []),
    ];
}
/** The environment variables with a run's secrets. */
function variablesOf({ settings }) {
    return [settings["api-key-env"], ...settings["header-env"].map(({ value }) => value)];
}

;// CONCATENATED MODULE: ./lib/cli/batch/batch.js
var batch_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var batch_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * Runs many tasks, or plans the jobs that run them. Resolves with the exit code. @throws AgentExecError.
 * @param path the file with the tasks, or a folder of Harbor tasks
 */
async function batch(path, given, output) {
    const { variable } = (0,env/* readEnvironment */.Q)();
    const flags = (0,batch_flags/* batchFlagsOf */.Py)(given);
    const ofRuns = Object.entries(given).filter(([name]) => !batch_flags/* batchFlagNames */.Vf.includes(name));
    const raw = await (0,given_settings/* rawSettings */.m0)("run", Object.fromEntries(ofRuns), variable);
    const common = flags.plan?.kind === "kubernetes" ? withClusterExecutor(raw) : raw;
    const shared = (0,given_settings/* resolvedSettings */.K2)(common.map((each) => ({ ...each, isDefault: true })), "run", variable);
    const { settings } = shared;
    const options = { common, models: settings.models, writer: flags.writer };
    const wiringOf = (entry, change) => {
        const { settings: own, ...found } = (0,given_settings/* resolvedSettings */.K2)(rawOf(entry, change, options), "run", variable);
        return { ...found, settings: { ...own, out: change.out }, ...repliesOf(entry, options) };
    };
    const checking = { wiringOf, common, models: settings.models };
    const { entries, faults, text } = await checkedEntries(path, flags, checking);
    if (faults.length > 0)
        tellFaults(faults, { ...flags, isEmpty: entries.length === 0 });
    if (!settings.quiet)
        tellOpened(entries);
    if (flags.plan !== null) {
        (0,print/* printOutput */.jP)(await planText(flags.plan, { entries, flags, shared, common, wiringOf, path, text }));
        return 0;
    }
    if (settings.out === undefined)
        throw new errors/* AgentExecError */.r("settings-invalid", "--out is missing.", {
            nextStep: "Set the folder for the results: --out DIR",
        });
    await tryParts(entries, { wiringOf, variable });
    return runShard({ entries, flags, shared, wiringOf, out: settings.out, output });
}
/** Runs the shard's tasks that have no result yet, and writes the report. Resolves with the exit code. */
async function runShard({ entries, flags, shared, wiringOf, out, output }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { settings } = shared;
        const mine = new Set((0,shards/* idsOfShard */.ov)(entries.map(({ id }) => id), flags.shard, await durationsOf(flags)));
        const about = {
            version: 1,
            batch: (0,batch_about/* batchName */.c)(entries, shared.given, flags.writer),
            shard: flags.shard,
            runs: entries.length,
            ids: [...mine],
        };
        const folder = await (0,batch_folder/* openBatchFolder */.Zn)(out, about, {
            isResumed: flags.isResumed,
            keeps: (row) => mine.has(row.id) && !(0,batch_verdict/* isInfrastructure */.Od)(row),
        });
        output.keptIn(folder.path);
        const done = new Set(folder.rows.map(({ id }) => id));
        const left = entries.filter(({ id }) => mine.has(id) && !done.has(id));
        const machine = { cores: (0,external_node_os_.availableParallelism)(), freeBytes: (0,external_node_os_.freemem)(), eachBytes: settings.memory };
        const concurrency = flags.concurrency ?? usualConcurrency(machine);
        const isLive = process.stderr.isTTY;
        const pace = { concurrency, runs: mine.size, earlier: done.size };
        const progress = createBatchProgress({ write: print/* printError */.yJ, isLive, clock: system_clock/* systemClock */.m, ...pace });
        const rows = [...folder.rows];
        const stop = batch_addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.OV)(), false);
        const run = {
            entries: left,
            folder,
            concurrency,
            maxCostUsd: flags.maxTotalCostUsd,
            wiringOf,
            variable: (0,env/* readEnvironment */.Q)().variable,
            reporter: (0,quiet_reporter/* createQuietReporter */.y)({ write: print/* printError */.yJ }),
            watcher: {
                onStart: (entry) => (settings.quiet ? undefined : progress.onStart(entry)),
                onEnd(row) {
                    rows.push(row);
                    if (!settings.quiet)
                        progress.onEnd(row);
                },
            },
            onSecrets: told/* hideFromNow */.nO,
        };
        try {
            const end = await runBatch(run, stop.signal);
            progress.close();
            const verdict = (0,batch_verdict/* verdictOf */.Vj)(rows, { maxInfrastructure: flags.maxInfrastructure, runs: mine.size, ...end });
            await (0,batch_folder/* writeFiles */.hV)(folder.path, (0,batch_report/* batchReports */.Yg)({ verdict, rows }));
            const { words, ...figures } = verdict;
            if (settings.json)
                (0,print/* printJson */.Q2)({ version: 1, batch: about.batch, ...figures, runDir: folder.path });
            else
                (0,print/* printOutput */.jP)(`${words}\n   ${folder.path}/report.html\n`);
            if (verdict.left > 0 || verdict.infrastructure > 0)
                (0,print/* printError */.yJ)("agent-exec: to run the rest, use the same command with --resume\n");
            return verdict.exitCode;
        }
        finally {
            await folder.close();
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        batch_disposeResources(env_1);
    }
}
/** Reads how long each run took in the earlier batch that `--durations` names. */
async function durationsOf({ durations }) {
    if (durations === undefined)
        return () => undefined;
    const { rows } = await (0,batch_folder/* readBatchFolder */.FD)(durations);
    const known = new Map(rows.map(({ id, durationMs }) => [id, durationMs]));
    return (id) => known.get(id);
}


/***/ }),

/***/ 65309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ut: () => (/* binding */ configText),
  j: () => (/* binding */ givenSettings),
  g1: () => (/* binding */ lastOf),
  m0: () => (/* binding */ rawSettings),
  K2: () => (/* binding */ resolvedSettings)
});

// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/process/named-file.js
var named_file = __webpack_require__(91219);
// EXTERNAL MODULE: ./lib/settings/config.js
var settings_config = __webpack_require__(35903);
// EXTERNAL MODULE: ./lib/rows/origin.js
var origin = __webpack_require__(21303);
// EXTERNAL MODULE: ./lib/rows/setting.js
var setting = __webpack_require__(14533);
// EXTERNAL MODULE: ./lib/settings/schema.js + 9 modules
var schema = __webpack_require__(77690);
;// CONCATENATED MODULE: ./lib/settings/from-flags.js



/** Converts flags, which the parser has read, to raw settings. The names have no dashes. */
function fromFlags(flags) {
    return Object.entries(flags)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({ name, value, origin: origin/* origins */.kt.flag(name) }));
}
/**
 * Defaults for a command from environment variables, as raw settings. The command's own settings take precedence. In a
 * workflow only inputs count.
 * @param variable reads a variable. An empty variable counts as absent.
 */
function fromVariables(variable, face) {
    return (0,schema/* settingsOf */.f5)(face).flatMap(([name, { hasVariable }]) => {
        const value = hasVariable === true ? variable((0,setting/* variableOf */.Qn)(name)) : undefined;
        return value === undefined ? [] : [{ name, value, origin: (0,setting/* variableOf */.Qn)(name), isDefault: true }];
    });
}

// EXTERNAL MODULE: ./lib/settings/recorded.js
var settings_recorded = __webpack_require__(6173);
// EXTERNAL MODULE: ./lib/settings/resolve.js + 2 modules
var resolve = __webpack_require__(39898);
// EXTERNAL MODULE: ./lib/settings/secrets.js
var secrets = __webpack_require__(99220);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/given-settings.js









const maxBytes = 1024 ** 2;
/** A command's settings from flags, config file and environment. Null: only printed. @throws AgentExecError. */
async function givenSettings(face, flags, variable, places = {}) {
    const raw = await rawSettings(face, flags, variable, places);
    const found = resolvedSettings(raw, face, variable);
    if (!found.settings["print-config"])
        return found;
    const kept = lastOf(raw).filter(isKept);
    if (flags["json"] === true)
        (0,print/* printJson */.Q2)(Object.fromEntries(kept.map(({ name, value }) => [name, value])));
    else {
        const head = `You gave these settings to agent-exec ${face}. All other settings have their defaults. To use these settings again, save this text as ${settings_config/* usualConfig */.lz}.`;
        (0,print/* printOutput */.jP)(await configText(kept, head));
    }
    return null;
}
/** A command's settings as given. If a name occurs twice, the later value counts. @throws like `givenSettings`. */
async function rawSettings(face, flags, variable, { recorded = null, readUnnamed = readHere } = {}) {
    const { json: _, ...rest } = flags;
    const variables = fromVariables(variable, face);
    const given = fromFlags(face === "audit" || face === "prove" || face === "doctor" || face === "conformance" ? rest : flags);
    const config = recorded === null
        ? await (0,settings_config/* readConfig */.Xg)([...variables, ...given], {
            face,
            read: (path, isBelieved) => (isBelieved ? readByPerson(path) : readUnnamed(path)),
            isOwners: false,
            onIgnored: tellIgnored,
        })
        : (0,settings_recorded/* recordedSettings */.Mp)(recorded.given, { given, variables }, recorded.folder);
    return [...variables, ...config, ...given];
}
/** @throws AgentExecError `settings-invalid` that names every problem. */
function resolvedSettings(raw, face, variable) {
    const settings = (0,resolve/* resolveSettings */.Mo)(raw, face);
    const last = lastOf(raw);
    const origins = Object.fromEntries(last.map(({ name, origin }) => [name, origin]));
    return { settings, secrets: (0,secrets/* secretsOf */.F)(raw, variable), origins, given: (0,settings_recorded/* givenForRecord */.qs)(last) };
}
/** The value that counts for each name. */
function lastOf(raw) {
    return [...new Map(raw.map((each) => [each.name, each])).values()];
}
function tellIgnored(ignored) {
    const all = ignored.map(({ value, origin }) => `  ${origin} ${[value].flat().map(String).join(", ")}\n`);
    (0,print/* printError */.yJ)(`agent-exec ignores these options. You did not name the settings file, so it must not raise a limit or weaken a verification:\n${all.join("")}  next: to use these options, read the file, then add --config ${settings_config/* usualConfig */.lz}\n`);
}
async function readHere(path) {
    const here = process.cwd();
    if ((await (0,safe_files/* kindOf */.I)(here, path)) === "none")
        return null;
    return new TextDecoder().decode(await (0,safe_files/* readRegular */.VX)(here, path, maxBytes));
}
async function readByPerson(path) {
    try {
        return await (0,named_file/* readNamed */.Mk)(path, maxBytes);
    }
    catch (error) {
        if (error.code === "ENOENT")
            return null;
        throw error;
    }
}
/** A config file with the same settings, except output options and settings of a single run. */
async function configText(given, head) {
    const { printConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2154)]).then(__webpack_require__.bind(__webpack_require__, 12154));
    return printConfig(given.filter(isKept), head);
}
function isKept({ name }) {
    return name !== "json" && name !== "quiet" && (0,settings_config/* isOfSetUp */.hS)(schema/* table */.tp[name]);
}


/***/ }),

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

/***/ 82410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ resultOfToday),
/* harmony export */   aQ: () => (/* binding */ inNamesOfToday),
/* harmony export */   tp: () => (/* binding */ inFieldsOfToday),
/* harmony export */   vn: () => (/* binding */ asKnownBy)
/* harmony export */ });
/* harmony import */ var _rows_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83647);
/* harmony import */ var _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67349);
/* harmony import */ var _rows_renamed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43667);



/** Gives the fields of earlier versions their current names. */
function inNamesOfToday(event) {
    if (event.type === "run-started")
        return { ...event, ...startedToday(event) };
    if (event.type !== "verification" || !("counterCheck" in event))
        return event;
    const { counterCheck, ...today } = event;
    return { ...today, failsOnChangedValues: counterCheck === "failed" };
}
function startedToday(run) {
    const { settings, given, origins, policy } = run;
    const renamed = Object.entries({ settings, given, origins }).flatMap(([name, fields]) => isFields(fields) ? [[name, (0,_rows_renamed_js__WEBPACK_IMPORTED_MODULE_2__/* .inNewNames */ .AL)(fields)]] : []);
    return { ...Object.fromEntries(renamed), ...(isFields(policy) && { policy: policyToday(policy) }) };
}
/** The value of a field that is missing in transcripts of earlier versions. */
const ifAbsent = {
    until: "pass",
    decision: "separate",
    verifyBefore: "off",
    verifyChangedValues: "off",
};
/** An older policy had only settings that differed from the default, some with another name. */
function policyToday({ control, counterCheck, reviewer, maxTokens, ...kept }) {
    const defaults = Object.entries(_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .policyRows */ .Ob).map(([name, { value }]) => [name, value.absent]);
    return {
        ...(0,_rows_options_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsOf */ .cz)(_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .policyRows */ .Ob, Object.fromEntries(defaults)),
        ...ifAbsent,
        ...kept,
        ...(control !== undefined && { verifyBefore: control }),
        ...(counterCheck !== undefined && { verifyChangedValues: "auto" }),
        ...(reviewer !== undefined && { reviewerModel: reviewer }),
        ...(typeof maxTokens === "number" && { maxTokens }),
        ...(kept["audit"] === "tell" && { audit: "report" }),
    };
}
/** Gives the fields of an earlier version's `result.json` their current names. */
function resultOfToday(result) {
    const { proof } = result;
    if (!isFields(proof) || !("control" in proof))
        return result;
    const { control, counterCheck, ...today } = proof;
    const known = (told) => (told === "failed" ? true : told === "passed" ? false : null);
    const untested = control === "untested" && { beforeUntested: true };
    const now = { failedBefore: known(control), ...untested, failsOnChangedValues: known(counterCheck) };
    return { ...result, proof: { ...today, ...now } };
}
/** The parts of a result that `recorded`'s version had too. It had no verdict, and no `data` without a schema. */
function asKnownBy(recorded, result) {
    const { data, ...others } = result;
    const known = data === null && !("data" in recorded) ? others : result;
    const { proof: then } = recorded;
    const { proof: now } = result;
    if (!isFields(then) || !isFields(now) || "verdict" in then)
        return known;
    const { verdict: _verdict, reason: _reason, ...proof } = now;
    return { ...known, proof };
}
function isFields(value) {
    return typeof value === "object" && value !== null;
}
/** Reads facts that earlier versions wrote only as sentences. No other code reads facts from sentences. */
function inFieldsOfToday(events) {
    const failure = events.findLast((event) => event.type === "failure");
    return events.map((event) => {
        if ((event.type === "execution" || event.type === "verification") && event.cause === undefined) {
            const wasIdle = event.ending === "timed-out" && event.evidence.startsWith("no output for ");
            return wasIdle ? { ...event, cause: "idle" } : event;
        }
        const isItsEnd = event.type === "run-ended" && event.code === undefined && event.reason === failure?.message;
        return isItsEnd ? { ...event, code: failure.code } : event;
    });
}


/***/ }),

/***/ 56061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ parseTranscript)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/facts/approval.js
var approval = __webpack_require__(91592);
// EXTERNAL MODULE: ./lib/facts/described.js
var described = __webpack_require__(30100);
;// CONCATENATED MODULE: ./lib/facts/audit-result.js


/** A wrong solution that a verification passed. */
const cheat = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    name: (0,described/* text */.Qq)(),
    /** What the wrong solution does, as a part of a sentence. */
    what: (0,described/* text */.Qq)(),
    /** The setting or habit that prevents this cheat, as a sentence. */
    closes: (0,described/* text */.Qq)(),
}));
/** The result of an audit, which runs before the writer is asked. */
const auditResult = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** How many wrong solutions the verifications refused. */
    held: (0,described/* count */.U9)(),
    fooled: schemas/* array */.YOg(cheat()),
    /** How many wrong solutions could not be tried, because the sandbox failed. */
    notTried: (0,described/* count */.U9)(),
    /** Why no wrong solution could be tried, as a sentence. Absent if some were tried. */
    fault: (0,described/* text */.Qq)().exactOptional(),
}));

// EXTERNAL MODULE: ./lib/facts/block.js
var block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/facts/checkpoint.js
var checkpoint = __webpack_require__(51761);
// EXTERNAL MODULE: ./lib/facts/continues.js
var continues = __webpack_require__(71601);
// EXTERNAL MODULE: ./lib/facts/image.js
var facts_image = __webpack_require__(45078);
;// CONCATENATED MODULE: ./lib/facts/event-context.js



/** The part of a GitHub event that the model gets in addition to the task. */
const eventContext = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    /** Markdown. Text by other people is in fences marked `data`. */
    text: (0,described/* text */.Qq)(),
    /** Each part of the text, with its estimated tokens. */
    included: schemas/* array */.YOg(schemas/* object */.Ikc({ what: (0,described/* text */.Qq)(), tokens: (0,described/* count */.U9)() })),
    /** Each part that is shortened or missing, with the reason. */
    cut: schemas/* array */.YOg(schemas/* object */.Ikc({ what: (0,described/* text */.Qq)(), why: (0,described/* text */.Qq)() })),
    /** The images that the model gets with the text. Their contents are files in the run's folder. Absent: none. */
    images: schemas/* array */.YOg((0,facts_image/* imageFacts */.JC)()).exactOptional(),
}));

// EXTERNAL MODULE: ./lib/facts/session.js
var session = __webpack_require__(58491);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/facts/task.js
var task = __webpack_require__(16486);
// EXTERNAL MODULE: ./lib/facts/reply.js
var reply = __webpack_require__(73787);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/rows/options.js
var options = __webpack_require__(83647);
// EXTERNAL MODULE: ./lib/rows/policy-rows.js + 1 modules
var policy_rows = __webpack_require__(67349);
;// CONCATENATED MODULE: ./lib/facts/policy.js




/**
 * The rules of a run: its settings, and facts that follow from them. The transcript stores them, so that the run can be
 * resumed.
 */
const policy = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    ...(0,options/* keptShape */.cs)(policy_rows/* policyRows */.Ob),
    /** The maximum number of replies. `until` says how they are counted. */
    maxTurns: (0,described/* count */.U9)(),
    until: schemas/* enum */.k5n(["pass", "done"]),
    /** The word with which the writer says that it is done. Present with `until: done`. */
    doneWord: (0,described/* text */.Qq)().exactOptional(),
    /** Additional text for the system message. With `isAlone`, it replaces the built-in text. Absent: none. */
    systemPrompt: schemas/* object */.Ikc({ text: (0,described/* text */.Qq)(), isAlone: (0,described/* present */.Eb)() }).exactOptional(),
    /** The JSON schema that the run's result must match. Absent: the run returns no JSON. */
    resultSchema: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
    /** How many fresh sessions the run may start if the engine loses one. */
    maxInfrastructureRetries: (0,described/* count */.U9)(),
    /** Whether a writer may correct a failed attempt. False for `exec`, which has no writer. */
    hasWriter: schemas/* boolean */.zMY(),
    /** Present if a block with a file name is only saved, because the run has given files. Absent in older transcripts. */
    savesNamed: (0,described/* present */.Eb)(),
    /** Present if the run does not execute code. */
    runsNothing: (0,described/* present */.Eb)(),
}));

// EXTERNAL MODULE: ./lib/facts/files.js
var files = __webpack_require__(80436);
;// CONCATENATED MODULE: ./lib/facts/events.js















const attempt = schemas/* number */.aig().int().positive();
const errorCode = (0,described/* openWord */.ZK)();
/**
 * How long the writer took to answer, in milliseconds. Absent if the writer was not asked, and in older transcripts.
 */
const answered = { tookMs: (0,described/* amount */.vj)().exactOptional() };
const portCalls = ["start", "ask", "approve", "decide", "execute", "verify"];
/**
 * All types of events with their fields. The names are in the past tense. A transcript has one JSON object per line,
 * one for each event. agent-exec computes state and reports from the events. A later version may add fields, so unknown
 * fields are kept.
 */
const facts = {
    "run-started": schemas/* object */.Ikc({
        runId: (0,described/* text */.Qq)(),
        task: (0,task/* task */._W)(),
        /** The earlier conversation that the run continues. Absent: none. */
        thread: schemas/* array */.YOg((0,task/* threadMessage */.WK)()).exactOptional(),
        /** The part of the GitHub event that the model gets in addition to the task. Absent: none. */
        context: eventContext().exactOptional(),
        /** Every setting, without secrets. */
        settings: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()),
        /** The settings as they were given, so that the run can be resumed. Absent in older transcripts. */
        given: schemas/* record */.g1P((0,described/* text */.Qq)(), schemas/* unknown */.L5J()).exactOptional(),
        /**
         * Where each setting was given, by name: `--image`, `.agent-exec.yml:3 image`. Settings with their default are left
         * out. Absent: unknown.
         */
        origins: schemas/* record */.g1P((0,described/* text */.Qq)(), (0,described/* text */.Qq)()).exactOptional(),
        policy: policy(),
        /** The writer's name and the executor's description. With both, the prompt can be computed from the transcript. */
        writer: (0,described/* text */.Qq)().nullable(),
        usageText: (0,described/* text */.Qq)(),
        /** The owner's files whose text is part of the description, such as AGENTS.md. Absent: none. */
        instructions: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        version: (0,described/* text */.Qq)(),
        /** The job of the workflow in which the run ran. Absent: none. */
        job: (0,task/* runJob */.b5)().exactOptional(),
        /** Present if this run continues an earlier one. */
        continues: (0,continues/* continues */.fN)().exactOptional(),
        /** The id of the recorded run that this run repeats without a model. Absent: none. */
        repeats: (0,described/* text */.Qq)().exactOptional(),
    }),
    "session-started": schemas/* object */.Ikc({
        ...(0,session/* sessionFacts */.aJ)().shape,
        /** The hash of the original files, in hex. Absent if there were none. */
        given: (0,described/* text */.Qq)().exactOptional(),
        /** Present if a turn's changes can be saved for a fresh session. */
        takesCheckpoints: (0,described/* present */.Eb)(),
        /** Absent if the session began with the original files. */
        restored: (0,checkpoint/* restored */.v0)().exactOptional(),
    }),
    reply: schemas/* object */.Ikc({
        attempt,
        text: (0,described/* text */.Qq)(),
        thought: (0,described/* text */.Qq)().nullable(),
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()),
        /** True if the last fence was not closed. */
        isCut: schemas/* boolean */.zMY(),
        /**
         * The number of blocks above the limit for one reply. If there are such blocks, no block of the reply runs. Absent:
         * none.
         */
        blocksLeftOut: (0,described/* count */.U9)().exactOptional(),
        /** Why no block of the complete reply can run. Absent: the reply is usable. */
        fault: (0,described/* openWord */.ZK)().exactOptional(),
        /** Present if the reply has a line outside of code that contains only the done word. */
        saysDone: (0,described/* present */.Eb)(),
        finish: (0,reply/* finish */.O9)(),
        usage: (0,reply/* usage */.CI)(),
        ...answered,
    }),
    /** An answer to the question whether blocks may run, or whether the run may end. */
    approval: schemas/* object */.Ikc({
        attempt,
        ...(0,approval/* answer */.ZF)().shape,
        /** The hash of the blocks that were shown (docs/approval.md). If the answer approves, exactly these blocks run. */
        sha256: (0,described/* text */.Qq)(),
        /** The attempt's new blocks, if the approver changed them. */
        blocks: schemas/* array */.YOg((0,block/* codeBlock */.DV)()).exactOptional(),
        /** The cost of the answer. Absent: no cost. */
        usage: (0,reply/* usage */.CI)().exactOptional(),
    }),
    /** Nobody could answer, so the run waits for an answer from outside. */
    "approval-awaited": schemas/* object */.Ikc({ attempt, asked: (0,approval/* asked */.NZ)(), sha256: (0,described/* text */.Qq)() }),
    execution: schemas/* object */.Ikc({ attempt, block: (0,described/* count */.U9)(), ...(0,execution/* execution */.n7)().shape }),
    verification: schemas/* object */.Ikc({
        attempt,
        /** The index of the command in the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        /** Which of the code's changes the verification did not get, and why, in sentences. Absent: it got all changes. */
        without: (0,described/* text */.Qq)().exactOptional(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** A verification's run on the original files, before any change. */
    control: schemas/* object */.Ikc({
        /** The index of the command in the policy's `verify`. */
        index: (0,described/* count */.U9)(),
        command: (0,described/* text */.Qq)(),
        ...(0,execution/* execution */.n7)().shape,
    }),
    /** The audit tried wrong solutions on the verifications. It ran before the writer was asked. */
    audited: auditResult(),
    /** The run's process had ended, and another process resumed the run. */
    resumed: (0,continues/* resumed */.uN)(),
    /** After a turn, agent-exec saved the code's changes in place of the last checkpoint, or could not save them. */
    checkpoint: schemas/* object */.Ikc({ attempt, ...(0,checkpoint/* keptChanges */.ap)().shape }),
    decision: schemas/* object */.Ikc({
        attempt,
        source: schemas/* enum */.k5n(["model", "rule"]),
        /** Present when `source` is `rule`. */
        rule: (0,described/* openWord */.ZK)().exactOptional(),
        /**
         * The cost of the model's decision or of its unusable answers. Absent if a rule decided without the model, and if
         * the decision is part of a reply.
         */
        usage: (0,reply/* usage */.CI)().exactOptional(),
        /** Present if the next reply begins with this decision. The tokens of both are counted there. */
        isInReply: (0,described/* present */.Eb)(),
        /** The text of the writer's reply without code. Present if the writer decided and wrote in one reply. */
        text: (0,described/* text */.Qq)().exactOptional(),
        ...(0,reply/* retryDecision */.PQ)().shape,
        ...answered,
    }),
    /** The run's result, checked against the schema. If no result fits, `value` is null and `fault` says why. */
    data: schemas/* object */.Ikc({ value: schemas/* unknown */.L5J(), fault: (0,described/* text */.Qq)().exactOptional(), usage: (0,reply/* usage */.CI)(), ...answered }),
    /** The writer's summary at the end of the run. Code in it does not run. */
    reflection: schemas/* object */.Ikc({
        text: (0,described/* text */.Qq)(),
        thought: (0,described/* text */.Qq)().nullable(),
        finish: (0,reply/* finish */.O9)(),
        usage: (0,reply/* usage */.CI)(),
        ...answered,
    }),
    warning: schemas/* object */.Ikc({
        code: (0,described/* text */.Qq)(),
        message: (0,described/* text */.Qq)(),
        /** The writer refused a longer conversation. From now on it gets at most this many tokens. */
        contextTokens: (0,described/* count */.U9)().exactOptional(),
    }),
    /** A part of the run failed after its own retries. `next` decides whether to try a fresh session. */
    failure: schemas/* object */.Ikc({ during: schemas/* enum */.k5n(portCalls), code: errorCode, message: (0,described/* text */.Qq)(), nextStep: (0,described/* text */.Qq)() }),
    /** Something told the run to stop: its deadline, a person, the machine, or an uncaught error. */
    interrupted: schemas/* object */.Ikc({
        by: schemas/* enum */.k5n(["deadline", "signal", "error"]),
        message: (0,described/* text */.Qq)(),
        /** Present if `by` is `error`. */
        code: errorCode.exactOptional(),
        /** Present if `by` is `error`. */
        nextStep: (0,described/* text */.Qq)().exactOptional(),
        /** What the run was doing when it was stopped. Absent if the run had only begun, and in older transcripts. */
        during: schemas/* enum */.k5n([...portCalls, "audit", "checkpoint", "control", "collect", "fill", "reflect"])
            .exactOptional(),
        /** The last progress message of the sandbox's start. It may show a command of `setup`. */
        progress: (0,described/* text */.Qq)().exactOptional(),
    }),
    "files-saved": schemas/* object */.Ikc({
        artifacts: schemas/* array */.YOg((0,files/* artifact */.dj)()),
        leftOut: schemas/* array */.YOg((0,files/* leftOut */.ig)()),
        /**
         * Present if there were original files and the changes are saved. In older transcripts, absent if saving failed.
         */
        changes: (0,files/* workspaceChanges */.Rn)().exactOptional(),
        /**
         * Files that changed after the verifications read them, although no block ran since. If there are such files, the
         * run does not count as verified. Absent: none.
         */
        unlikeVerified: schemas/* array */.YOg((0,described/* text */.Qq)()).exactOptional(),
        /** Decisions about network requests after the last execution. Absent: none. */
        network: schemas/* array */.YOg((0,execution/* networkDecision */.n6)()).exactOptional(),
    }),
    /** The sandbox stays after the run, as the user asked. */
    "sandbox-kept": (0,session/* keptSandbox */.sP)(),
    "run-ended": schemas/* object */.Ikc({
        outcome: (0,described/* wordOf */.aG)(outcomes/* outcomes */.KI),
        /** Why the run ended, in one sentence. */
        reason: (0,described/* text */.Qq)(),
        /** What to do now, in one sentence. Empty only for `passed`. */
        nextStep: (0,described/* text */.Qq)(),
        /** Present if an error ended the run. Absent in older transcripts. */
        code: errorCode.exactOptional(),
    }),
};

// EXTERNAL MODULE: ./lib/reports/transcript/older-transcripts.js
var older_transcripts = __webpack_require__(82410);
;// CONCATENATED MODULE: ./lib/reports/transcript/transcript.js



/**
 * Reads `transcript.jsonl`, which has one event per line, with `seq` from 0 without gaps. Events of unknown types are
 * skipped. An incomplete last line, as a killed process leaves it, is dropped. Both cause a warning.
 * @throws AgentExecError `transcript-invalid` with the line for any other error.
 */
function parseTranscript(text) {
    const lines = text.split("\n");
    const torn = lines.pop() ?? "";
    const warnings = torn === "" ? [] : ["The transcript's last line is incomplete and was left out."];
    const events = [];
    for (const [index, line] of lines.entries()) {
        const event = parseLine(line, index);
        if (Object.hasOwn(facts, event.type))
            events.push(checked((0,older_transcripts/* inNamesOfToday */.aQ)(event), index));
        else
            warnings.push(`Line ${index + 1} of the transcript has the unknown type ${JSON.stringify(event.type)} and was skipped.`);
    }
    if (events[0]?.type !== "run-started")
        throw invalid(1, "it does not begin with run-started");
    return { events: (0,older_transcripts/* inFieldsOfToday */.tp)(events), nextSeq: lines.length, warnings };
}
function parseLine(line, seq) {
    let event;
    try {
        event = JSON.parse(line);
    }
    catch (cause) {
        throw invalid(seq + 1, "it is not JSON", cause);
    }
    if (typeof event !== "object" || event === null)
        throw invalid(seq + 1, "it is not an object");
    if (event.v !== 1)
        throw invalid(seq + 1, `its version is ${JSON.stringify(event.v)}, but only 1 can be read`);
    if (event.seq !== seq)
        throw invalid(seq + 1, `its seq is ${JSON.stringify(event.seq)}, not ${seq}`);
    if (typeof event.at !== "string" || Number.isNaN(Date.parse(event.at)))
        throw invalid(seq + 1, "its time cannot be read");
    if (typeof event.type !== "string")
        throw invalid(seq + 1, "it has no type");
    return event;
}
/** Checks that an event has the fields that reports need. */
function checked(event, index) {
    const { success, error } = facts[event.type].safeParse(event);
    if (success)
        return event;
    const { path = [], message = "" } = error.issues[0] ?? {};
    throw invalid(index + 1, `in ${event.type}, ${path.join(".")}: ${message}`, error);
}
function invalid(line, why, cause) {
    const message = `Line ${line} of the transcript cannot be used: ${why}.`;
    const nextStep = "Use an unchanged transcript. To read a transcript of a newer version, install a newer agent-exec.";
    return new errors/* AgentExecError */.r("transcript-invalid", message, { nextStep, cause });
}


/***/ }),

/***/ 6173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ givenFromParsed),
/* harmony export */   Km: () => (/* binding */ asFlags),
/* harmony export */   Mp: () => (/* binding */ recordedSettings),
/* harmony export */   SC: () => (/* binding */ withoutAsking),
/* harmony export */   gt: () => (/* binding */ neededAgain),
/* harmony export */   qs: () => (/* binding */ givenForRecord)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35903);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77690);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12843);
/* harmony import */ var _format_shell_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67402);






/** Removes the settings that say who is asked and how, because a transcript gives the answers. */
function withoutAsking(given) {
    return Object.fromEntries(Object.entries(given).filter(([name]) => !asks(name)));
}
function asks(name) {
    const { asks, needs } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name]?.description ?? {};
    return asks === true || needs?.includes("model") === true;
}
/** A verification's settings from parsed values. Leaves out values that mean something else if parsed again. */
function givenFromParsed(settings) {
    return Object.fromEntries((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)("run")
        .filter(([name, description, group]) => isKept(name) && countsForVerification(description, group))
        .map(([name]) => [name, settings[name]])
        .filter(([name, value]) => value !== undefined && [value].flat().length > 0 && meansTheSame(name, value)));
}
/** Whether the setting matters for a verification. How often and how long a model is asked does not. */
function countsForVerification({ needs = [] }, group) {
    return !["config", "task", "writer", "run", "report"].includes(group) || needs.includes("verification");
}
function meansTheSame(name, value) {
    const { data } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.safeParse(value);
    const [again, absent] = [data, _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.absent].map((each) => JSON.stringify(each));
    return again === JSON.stringify(value) && again !== absent;
}
/** The given settings that a transcript keeps, by name, for a run that is resumed. */
function givenForRecord(raw) {
    return Object.fromEntries(raw.filter(({ name }) => isKept(name)).map(({ name, value }) => [name, value]));
}
function isKept(name) {
    const row = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name];
    return row !== undefined && (row.description.isRecorded ?? (0,_config_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfSetUp */ .hS)(row));
}
/**
 * The settings in a run's transcript, without those that are given again now. The folder may be a stranger's, so its
 * transcript may set only what a config file in a folder may set. A transcript does not contain the values that it had
 * to hide.
 * @param given the settings that are given now, as flags
 * @param variables the settings from environment variables
 * @throws AgentExecError `settings-invalid` that names the settings to give again.
 */
function recordedSettings(recorded, { given, variables }, folder) {
    const now = new Set(given.map(({ name }) => name));
    const raw = Object.entries(recorded)
        .filter(([name]) => isKept(name) && !now.has(name))
        .map(([name, value]) => ({ name, value, origin: `${folder} ${name}`, isDefault: true }));
    const unsure = raw.filter((each) => isUnsure(each, [...variables, ...given]));
    if (unsure.length === 0)
        return raw;
    const all = unsure.map(({ name, value }) => `--${name} ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)([value].flat().join(", "))}`);
    const flags = unsure.map(asFlags);
    const message = `The run in ${folder} used these options: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .K)(all)}. agent-exec does not accept them from a run's folder, because somebody else may have written them.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", message, {
        nextStep: `If you agree with ${unsure.length === 1 ? "this option" : "these options"}, add to the command: ${flags.join(" ")}`,
    });
}
/** The settings in a run's transcript that a resumed run takes only if they are given again. */
function neededAgain(recorded) {
    const all = Object.entries(recorded).filter(([name]) => isKept(name));
    return all.filter(([name, value]) => isUnsure({ name, value }, [])).map(([name]) => name);
}
function isUnsure({ name, value }, given) {
    return (0,_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .trustOf */ .h)({ name, value }, given) !== true || (JSON.stringify(value) ?? "").includes("***");
}
/** A setting as a person types it on the command line. */
function asFlags({ name, value }) {
    const each = [value].flat();
    return each.map((one) => (one === true ? `--${name}` : `--${name} ${(0,_format_shell_word_js__WEBPACK_IMPORTED_MODULE_5__/* .readableWord */ .Vu)(String(one))}`)).join(" ");
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


/***/ }),

/***/ 33232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ createQuietReporter)
/* harmony export */ });
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _session_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5446);


/** Shows only the most important facts: limits that are not enforced, once before the first block. */
function createQuietReporter({ write }) {
    const told = new Set();
    return {
        onEvent(event) {
            if (event.type !== "session-started")
                return;
            for (const line of (0,_session_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .unheldLines */ .q)(event)) {
                if (!told.has(line))
                    write(`agent-exec: ${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(line).replaceAll("\n", "␊")}\n`);
                told.add(line);
            }
        },
    };
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



/** The limits that are not enforced, one per line. If nothing isolates the code, only one line, which says so. */
function unheldLines(session) {
    const { held, limits, waived = [] } = session;
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
    return network === "none" ? "no network" : `network: ${(0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .showHidden */ .Ul)(network), 80)}`;
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


/***/ }),

/***/ 65927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ raceSignal)
/* harmony export */ });
/**
 * @packageDocumentation
 *
 * Pass a promise and an abort signal and await the result.
 *
 * @example Basic usage
 *
 * ```ts
 * import { raceSignal } from 'race-signal'
 *
 * const controller = new AbortController()
 *
 * const promise = new Promise((resolve, reject) => {
 *   setTimeout(() => {
 *     resolve('a value')
 *   }, 1000)
 * })
 *
 * setTimeout(() => {
 *   controller.abort()
 * }, 500)
 *
 * // throws an AbortError
 * const resolve = await raceSignal(promise, controller.signal)
 * ```
 *
 * @example Overriding errors
 *
 * By default the thrown error is the `.reason` property of the signal but it's
 * possible to override this behaviour with the `translateError` option:
 *
 * ```ts
 * import { raceSignal } from 'race-signal'
 *
 * const controller = new AbortController()
 *
 * const promise = new Promise((resolve, reject) => {
 *   setTimeout(() => {
 *     resolve('a value')
 *   }, 1000)
 * })
 *
 * setTimeout(() => {
 *   controller.abort()
 * }, 500)
 *
 * // throws `Error('Oh no!')`
 * const resolve = await raceSignal(promise, controller.signal, {
 *   translateError: (signal) => {
 *     // use `signal`, or don't
 *     return new Error('Oh no!')
 *   }
 * })
 * ```
 */
function defaultTranslate(signal) {
    return signal.reason;
}
function raceSignal(promise, signal, opts) {
    if (signal == null || promise == null) {
        return promise;
    }
    const translateError = opts?.translateError ?? defaultTranslate;
    if (signal.aborted) {
        // the passed promise may yet resolve or reject but the use has signalled
        // they are no longer interested so smother the error
        promise.catch(() => { });
        return Promise.reject(translateError(signal));
    }
    let listener;
    return Promise.race([
        promise,
        new Promise((resolve, reject) => {
            listener = () => {
                reject(translateError(signal));
            };
            signal.addEventListener('abort', listener);
        })
    ])
        .finally(() => {
        if (listener != null) {
            signal.removeEventListener('abort', listener);
        }
    });
}
//# sourceMappingURL=index.js.map

/***/ })

};
