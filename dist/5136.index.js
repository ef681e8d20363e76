export const id = 5136;
export const ids = [5136,7849];
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

/***/ 17857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


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

/** The remaining time of a batch, by the pace so far. Null until as many runs have ended as run at once. */
function remainingMs(progress) {
    const { ended, left, elapsedMs, concurrency } = progress;
    return ended < concurrency || ended === 0 ? null : (elapsedMs / ended) * left;
}
/** `about 3 min left`; "" if nobody knows. */
function remainingWords(ms) {
    return ms === null ? "" : `about ${(0,format/* formatDuration */.a3)(ms < 60_000 ? Math.ceil(ms / 1000) * 1000 : ms)} left`;
}
/**
 * How many runs go on at once by default: as many as there are cores, if the free memory has room for their containers.
 */
function usualConcurrency(machine) {
    const fit = Math.floor(machine.freeBytes / Math.max(1, machine.eachBytes));
    return Math.max(1, Math.min(machine.cores, fit));
}

// EXTERNAL MODULE: ./lib/batch/shards.js
var shards = __webpack_require__(23255);
// EXTERNAL MODULE: ./lib/batch/verdict.js
var batch_verdict = __webpack_require__(26497);
;// CONCATENATED MODULE: ./lib/batch/cost-cap.js
/**
 * Shares the money of a batch among its runs, so that they cannot spend more together, even if each spends its whole
 * share.
 */
class CostCap {
    capUsd;
    #spent;
    #reserved = 0;
    constructor(capUsd, spentUsd) {
        this.capUsd = capUsd;
        this.#spent = spentUsd;
    }
    /**
     * Reserves the share of a run. Null: nothing is left to share now.
     * @param free how many runs can still start now, this one included
     */
    reserve(free) {
        const share = (this.capUsd - this.#spent - this.#reserved) / Math.max(1, free);
        // The setting `max-cost-usd` takes no smaller limit.
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

// EXTERNAL MODULE: ./lib/batch/row.js
var batch_row = __webpack_require__(94672);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/settings/task.js
var task = __webpack_require__(21144);
// EXTERNAL MODULE: ./lib/compose/run.js + 1 modules
var run = __webpack_require__(12229);
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
 * Runs every entry, several at once, in this process. Each result is on disk before the next run begins. Resolves with
 * the reason if it stopped early.
 * @throws AgentExecError `storage-failed` if a result could not be written, after the other runs have stopped.
 */
async function runBatch(batch, signal) {
    const failing = new AbortController();
    const stop = AbortSignal.any([signal, failing.signal]);
    const cap = batch.maxCostUsd === undefined
        ? null
        : new CostCap(batch.maxCostUsd, batch.folder.rows.reduce((sum, { usage }) => sum + (usage.costUsd ?? 0), 0));
    const left = batch.entries.values();
    let waiting = batch.entries.length;
    const images = new FirstOfImage();
    let working = 0;
    let recorded = 0;
    const work = async () => {
        while (!stop.aborted) {
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
                await batch.folder.append(ran.row);
                recorded += 1;
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
    if (signal.aborted)
        return "signal";
    return recorded < batch.entries.length ? "cost" : null;
}
/** A run's own signal: Node keeps every signal that is derived from one that never fires. */
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
        const result = (await earlierResult(entry.id, folder)) ?? (await resultOf(entry, around, signal));
        if (result.outcome === "cancelled")
            return null;
        const { outcome, verified, attempts, turns, usage, patch, reason } = result;
        const durationMs = Math.max(0, Date.parse(result.endedAt) - Date.parse(result.startedAt)) || 0;
        const row = {
            id: entry.id,
            ...named,
            outcome,
            verified,
            attempts,
            turns,
            usage,
            durationMs,
            patch,
            reason,
        };
        return { row, isCutByCap: outcome === "budget-spent" && isAbout(around.share, reason) };
    }
    catch (thrown) {
        if (signal.aborted)
            return null;
        if (!(0,errors/* isAgentExecError */.TE)(thrown) || thrown.code === "storage-failed" || thrown.code === "internal")
            throw thrown;
        const row = (0,batch_row/* unstartedRow */.hM)(entry.id, `${thrown.message} ${thrown.nextStep}`);
        return { row: { ...row, ...named, durationMs: system_clock/* systemClock */.m.now() - begin }, isCutByCap: false };
    }
}
/** Whether a run's money was spent, not its turns or tokens: only then the reason names the amount. */
function isAbout(share, reason) {
    return share !== null && reason.includes(` of ${(0,format/* formatUsd */.UK)(share)}`);
}
/** Outcomes that say nothing about the task if the batch did not record them. */
const runsAgain = new Set(["cancelled", "infrastructure-error", "budget-spent"]);
/** The result of a run that ended, but whose process was killed before it could add the result to the batch. */
async function earlierResult(id, folder) {
    const json = await folder.readOfRun(id, "result.json");
    // Only a result with an outcome counts, as in `results.jsonl`.
    const found = json === null ? null : (0,batch_row/* jsonOf */.o_)(json);
    const [row] = (0,batch_row/* parseRows */.ti)(JSON.stringify({ ...found, id }));
    return row === undefined || runsAgain.has(row.outcome) ? null : found;
}
async function resultOf(entry, { batch, share, images }, signal) {
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
        const turn = __addDisposableResource(env_2, await images.turnOf(imageKey(wiring.settings, entry), signal), false);
        const composed = await (0,run/* compose */.Z)({
            ...wiring,
            face: "run",
            task: (0,task/* taskOf */.X)(entry.task.text, { kind: "input" }),
            base: { kind: "folder", ...(given.build !== undefined && { path: given.build }) },
            variable,
            reporters: [reporter, { onEvent: ({ type }) => type === "session-started" && turn.isReady() }],
        });
        batch.onSecrets(composed.secrets);
        return (await composed.start(signal)).result;
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
 * Lets the first run that needs an image pull or build it, while the others of that image wait. If it fails, the next
 * one tries.
 */
class FirstOfImage {
    #ready = new Set();
    #first = new Map();
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

;// CONCATENATED MODULE: ./lib/compose/batch-entry.js
/** The settings of an entry as they were given. A task's own ones win over those for all tasks. */
function rawOf({ task, model }, { workspace = "given", maxCostUsd }, { common, models, writer }) {
    const { prices } = models.find(({ name }) => name === model) ?? {};
    const own = {
        ...task.given,
        ...(task.files?.has.includes("workspace") === true && { workspace }),
        ...(task.files?.has.includes("build") === true && { dockerfile: "Dockerfile" }),
        ...(model !== undefined && { model }),
        ...(prices !== undefined && { "price-input": prices.input, "price-output": prices.output }),
        ...(writer !== "model" && { until: "pass", "max-retries": 0 }),
    };
    const raw = [
        ...common.filter(({ name }) => name !== "models").map((each) => ({ ...each, isDefault: true })),
        ...Object.entries(own).map(([name, value]) => ({ name, value, origin: `${task.origin} ${name}` })),
    ];
    const limit = Number(raw.findLast(({ name }) => name === "max-cost-usd")?.value ?? Infinity);
    if (maxCostUsd === undefined || maxCostUsd >= limit)
        return raw;
    return [...raw, { name: "max-cost-usd", value: maxCostUsd, origin: "--max-total-cost-usd" }];
}
/** The replies that take a model's place. Without any, the settings name a model or a script. */
function repliesOf({ task }, { writer }) {
    if (writer === "model")
        return {};
    const reply = writer === "nop" ? "```sh\ntrue\n```\n" : (task.solution ?? "");
    const decision = { retry: false, reason: "This writer tries only once." };
    return { replies: { kind: "script", json: JSON.stringify({ turns: [{ reply }, { decision }] }) } };
}

// EXTERNAL MODULE: ./lib/reports/batch-report.js + 1 modules
var batch_report = __webpack_require__(39817);
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
// EXTERNAL MODULE: ./lib/terminal/one-line.js
var one_line = __webpack_require__(87195);
// EXTERNAL MODULE: ./lib/terminal/terminal-lines.js
var terminal_lines = __webpack_require__(21396);
;// CONCATENATED MODULE: ./lib/terminal/batch-progress.js





/** So many running tasks are named. */
const maxNames = 3;
/** Tells a batch in lines, one for each run that ended. */
function createBatchProgress({ write, isLive, clock, concurrency, runs, earlier }) {
    const lines = (0,terminal_lines/* createTerminalLines */.w)(write);
    const begin = clock.now();
    const running = new Set();
    let ended = 0;
    const state = () => {
        const left = runs - earlier - ended;
        const remaining = remainingMs({ ended, left, elapsedMs: clock.now() - begin, concurrency });
        const names = [...running].slice(0, maxNames).map(one_line/* oneLine */.k).join(", ");
        const more = running.size > maxNames ? ` and ${running.size - maxNames} more` : "";
        const parts = [
            running.size === 0 ? "" : `running ${names}${more}`,
            left === 0 ? "" : remainingWords(remaining),
        ];
        return parts.filter((part) => part !== "").join(" · ");
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
            const why = outcomes/* outcomes */.KI[row.outcome].exitCode === 0 ? "" : `  ${(0,one_line/* oneLine */.k)(row.reason)}`;
            const done = `${(0,format/* formatCount */.B4)(earlier + ended)}/${(0,format/* formatCount */.B4)(runs)}`;
            const line = `${done} ${icon} ${row.outcome}  ${(0,one_line/* oneLine */.k)(row.id)}  ${(0,format/* formatDuration */.a3)(row.durationMs)}${cost}${why}`;
            lines.say(isLive || state() === "" ? line : `${line}\n      ${state()}`);
            show();
        },
        close() {
            lines.status("");
        },
    };
}

// EXTERNAL MODULE: ./lib/terminal/quiet-reporter.js
var quiet_reporter = __webpack_require__(33232);
;// CONCATENATED MODULE: ./lib/batch/entries.js
/** Every run of a batch: `fix-1`, `fix-1@MODEL`, `fix-1~2`. */
function entriesOf(tasks, { models, repeat }) {
    const each = models.length === 0 ? [undefined] : models;
    return tasks.flatMap((task) => each.flatMap((model) => {
        const name = model === undefined ? task.id : `${task.id}@${model.replace(/[^\w.-]+/g, "-")}`;
        return Array.from({ length: repeat }, (_, at) => ({
            id: repeat === 1 ? name : `${name}~${at + 1}`,
            task,
            model,
        }));
    }));
}
/** Finds tasks whose id another task has, or whose folder would lie inside another task's folder. */
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
            faults.set(task, `${origin}: ${other.origin} already has the id ${JSON.stringify(id)}`);
            continue;
        }
        const parts = id.split("/");
        const above = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join("/"));
        const outer = above.find((each) => first.has(each));
        if (outer !== undefined)
            faults.set(task, `${origin}: the id ${JSON.stringify(id)} begins with the id of another task, ${JSON.stringify(outer)}`);
    }
    return faults;
}

// EXTERNAL MODULE: ./lib/compose/executor.js
var compose_executor = __webpack_require__(20063);
// EXTERNAL MODULE: ./lib/compose/writer.js
var writer = __webpack_require__(22057);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
;// CONCATENATED MODULE: ./lib/tasks/read-tasks.js




/**
 * Reads the tasks of a batch: a file with one JSON object per line, or a folder of Harbor tasks.
 * @param readText reads a file that the user named
 * @throws AgentExecError `settings-invalid` if there is nothing to read.
 */
async function readTasks(path, readText) {
    const read = await readAny(path, readText).catch((cause) => {
        throw new errors/* AgentExecError */.r("settings-invalid", `${path} cannot be read: ${(0,errors/* messageOf */.bD)(cause)}`, {
            nextStep: "Name a file with one task per line as JSON, or a folder of Harbor tasks.",
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
        const { readHarborTasks } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3292), __webpack_require__.e(7645)]).then(__webpack_require__.bind(__webpack_require__, 17645));
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
// EXTERNAL MODULE: ./lib/cli/task.js
var cli_task = __webpack_require__(17849);
;// CONCATENATED MODULE: ./lib/cli/batch-entries.js







/** So many broken lines stand in an error. */
const maxFaults = 20;
/** The runs of the tasks whose settings are right, and what is wrong with the others. */
async function checkedEntries(path, { repeat, writer, maxTotalCostUsd }, { wiringOf, models }) {
    const { tasks, broken } = await readTasks(path, (name) => (0,cli_task/* readDocument */.u)(name, "batch"));
    const all = entriesOf(tasks, { models: models.map(({ name }) => name), repeat });
    const cap = maxTotalCostUsd === undefined ? {} : { maxCostUsd: maxTotalCostUsd };
    const faults = [...broken];
    const wrong = new Set();
    const names = new Set();
    for (const entry of all) {
        if (wrong.has(entry.task))
            continue;
        if (names.has(entry.id)) {
            wrong.add(entry.task);
            faults.push(`${entry.task.origin}: two runs would have the id ${entry.id}: name the models so that the ids differ`);
            continue;
        }
        names.add(entry.id);
        const fault = writer === "oracle" && entry.task.solution === undefined
            ? `${entry.task.origin}: the task has no solution, which --writer oracle needs`
            : faultOf(() => wiringOf(entry, { out: ".", ...cap }));
        if (fault === null)
            continue;
        wrong.add(entry.task);
        faults.push(fault);
    }
    return { entries: all.filter(({ task }) => !wrong.has(task)), faults };
}
function faultOf(work) {
    try {
        work();
        return null;
    }
    catch (thrown) {
        if (!(0,errors/* isAgentExecError */.TE)(thrown) || thrown.code !== "settings-invalid")
            throw thrown;
        return thrown.message;
    }
}
function tellFaults(faults, { skipsBroken, isEmpty }) {
    const rest = faults.length - maxFaults;
    const message = [...faults.slice(0, maxFaults), ...(rest > 0 ? [`… and ${rest} more`] : [])].join("\n");
    if (!skipsBroken || isEmpty)
        throw new errors/* AgentExecError */.r("settings-invalid", message, {
            nextStep: "Fix these tasks, or add --skip-broken to run only the others. Nothing ran.",
        });
    (0,print/* printError */.yJ)(`agent-exec skips these tasks:\n${message}\n`);
}
/** Finds a missing key or executor before the first run, because it would end every run. @throws AgentExecError. */
async function tryParts(entries, { wiringOf, variable }) {
    const tried = new Set();
    for (const entry of entries) {
        const wiring = { ...wiringOf(entry, { out: "." }), face: "run", variable };
        const { script, model, "base-url": server, "api-key-env": key, executor } = wiring.settings;
        const name = JSON.stringify([script, model, server, key, executor]);
        if (tried.has(name))
            continue;
        tried.add(name);
        // An image that is built needs the task's files, which are not there yet.
        const isBuilt = entry.task.files?.has.includes("build") === true;
        if (!isBuilt)
            await (0,compose_executor/* composeExecutor */.w2)({ ...wiring, base: { kind: "folder" } }, "");
        if (wiring.replies === undefined && wiring.settings["identity-provider-id"] === undefined)
            await (0,writer/* composeWriter */.It)(wiring);
    }
}

// EXTERNAL MODULE: ./lib/cli/batch-flags.js
var batch_flags = __webpack_require__(19348);
// EXTERNAL MODULE: ./lib/cli/given-settings.js + 2 modules
var given_settings = __webpack_require__(6514);
;// CONCATENATED MODULE: ./lib/cli/batch.js
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




















/** Runs many tasks, or plans the jobs that do. Resolves with the exit code. @throws AgentExecError before a run begins. */
async function batch({ path, flags: given, output }) {
    const { variable } = (0,env/* readEnvironment */.Q)();
    const flags = (0,batch_flags/* batchFlagsOf */.Py)(given);
    const common = await (0,given_settings/* rawSettings */.m0)("run", withoutBatchFlags(given), variable);
    const shared = (0,given_settings/* resolvedSettings */.K2)(common.map((each) => ({ ...each, isDefault: true })), "run", variable);
    const { settings } = shared;
    const options = { common, models: settings.models, writer: flags.writer };
    const wiringOf = (entry, change) => {
        const { settings: own, ...found } = (0,given_settings/* resolvedSettings */.K2)(rawOf(entry, change, options), "run", variable);
        return { ...found, settings: { ...own, out: change.out }, ...repliesOf(entry, options) };
    };
    const { entries, faults } = await checkedEntries(path, flags, { wiringOf, models: settings.models });
    if (faults.length > 0)
        tellFaults(faults, { ...flags, isEmpty: entries.length === 0 });
    if (flags.plan !== null) {
        (0,print/* printOutput */.jP)(`${JSON.stringify((0,shards/* matrixOf */.lQ)(Math.min(flags.plan, entries.length)))}\n`);
        return 0;
    }
    if (settings.out === undefined)
        throw new errors/* AgentExecError */.r("settings-invalid", "--out is missing.", {
            nextStep: "Name the folder for the results: --out DIR",
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
        const folder = await (0,batch_folder/* openBatchFolder */.Z)(out, about, {
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
            const stopped = await runBatch(run, stop.signal);
            progress.close();
            const verdict = (0,batch_verdict/* verdictOf */.Vj)(rows, { maxInfrastructure: flags.maxInfrastructure, runs: mine.size, stopped });
            const report = { verdict, rows, folderOf: (id) => `tasks/${id}` };
            await folder.write("report.html", (0,batch_report/* batchHtml */.c)(report));
            await folder.write("report.md", (0,batch_report/* batchMarkdown */.G)(report));
            tell(verdict, { isJson: settings.json, folder: folder.path, name: about.batch });
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
function withoutBatchFlags(given) {
    const names = new Set(batch_flags/* batchFlagNames */.Vf);
    return Object.fromEntries(Object.entries(given).filter(([name]) => !names.has(name)));
}
/** How long each run took in the batch that `--durations` names. */
async function durationsOf({ durations }) {
    if (durations === undefined)
        return () => undefined;
    const { rows } = await (0,batch_folder/* readBatchFolder */.F)(durations);
    const known = new Map(rows.map(({ id, durationMs }) => [id, durationMs]));
    return (id) => known.get(id);
}
function tell(verdict, { isJson, folder, name }) {
    const { words, ...figures } = verdict;
    if (isJson)
        (0,print/* printJson */.Q2)({ version: 1, batch: name, ...figures, runDir: folder });
    else
        (0,print/* printOutput */.jP)(`${words}\n   ${folder}/report.html\n`);
    if (verdict.left > 0 || verdict.infrastructure > 0)
        (0,print/* printError */.yJ)("agent-exec: give the same command with --resume to run the rest\n");
}


/***/ }),

/***/ 6514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ givenSettings),
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
;// CONCATENATED MODULE: ./lib/settings/from-flags.js

/** Parsed flags, by their names without dashes, as raw settings. */
function fromFlags(flags) {
    return Object.entries(flags)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({ name, value, origin: origin/* origins */.kt.flag(name) }));
}

// EXTERNAL MODULE: ./lib/rows/setting.js
var setting = __webpack_require__(14533);
// EXTERNAL MODULE: ./lib/settings/schema.js + 11 modules
var schema = __webpack_require__(66695);
;// CONCATENATED MODULE: ./lib/settings/from-variables.js


/**
 * The defaults that a person's environment sets for a command, as raw settings; what the command is given goes before
 * them. In a workflow its inputs alone count.
 * @param variable reads a variable; absent and empty are the same
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
// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/given-settings.js











/** 1 MiB of settings. */
const maxBytes = 1024 ** 2;
/**
 * Resolves a command's settings: flags, then config file, then environment. Null if it printed them as requested.
 * @throws AgentExecError `settings-invalid`.
 */
async function givenSettings(face, flags, variable, places = {}) {
    const raw = await rawSettings(face, flags, variable, places);
    const found = resolvedSettings(raw, face, variable);
    if (!found.settings["print-config"])
        return found;
    const last = new Map(raw.map((each) => [each.name, each]));
    await given_settings_print([...last.values()], face, flags["json"] === true);
    return null;
}
/** A command's settings as they were given; of two for one name the later counts. @throws like `givenSettings`. */
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
    const settings = (0,resolve/* resolveSettings */.Mo)(raw, face, told/* withoutSecrets */.cT);
    const last = new Map(raw.map((each) => [each.name, each]));
    const origins = Object.fromEntries([...last.values()].map(({ name, origin }) => [name, origin]));
    return { settings, secrets: (0,secrets/* secretsOf */.F)(raw, variable), origins, given: (0,settings_recorded/* givenForRecord */.qs)([...last.values()]) };
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
/** Prints the settings that are worth saving, without output options and those of a single run. */
async function given_settings_print(given, face, isJson) {
    const { printConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2154)]).then(__webpack_require__.bind(__webpack_require__, 12154));
    const kept = given.filter(({ name }) => isKept(name));
    if (isJson)
        return (0,print/* printJson */.Q2)(Object.fromEntries(kept.map(({ name, value }) => [name, value])));
    const head = `Settings given to agent-exec ${face}. All other settings have defaults. Save this text as ${settings_config/* usualConfig */.lz} to use it again.`;
    (0,print/* printOutput */.jP)(printConfig(kept, head));
}
function isKept(name) {
    return name !== "json" && name !== "quiet" && (0,settings_config/* isOfSetUp */.hS)(schema/* table */.tp[name]);
}


/***/ }),

/***/ 17849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readTask: () => (/* binding */ readTask),
/* harmony export */   u: () => (/* binding */ readDocument)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _process_named_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91219);
/* harmony import */ var _settings_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21144);



/** The task of `run`: the argument, or a file; `-` is standard input. @throws AgentExecError `task-invalid`. */
async function readTask(words, file) {
    if (words !== undefined && file !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", "You gave two tasks: one as an argument, one with --task-file.", { nextStep: "Give only one." });
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
/** Reads a text file or pipe that the user named; `-` is standard input. */
async function readDocument(path, origin, maxBytes = _process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDocumentBytes */ .VR) {
    try {
        return path === "-" ? await (0,_process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(process.stdin, maxBytes) : await (0,_process_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamed */ .Mk)(path, maxBytes);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `${origin}: ${path} cannot be read: ${cause.message}`, { nextStep: "Check the file's path, permissions and size.", cause });
    }
}


/***/ }),

/***/ 6173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ givenFromParsed),
/* harmony export */   Mp: () => (/* binding */ recordedSettings),
/* harmony export */   SC: () => (/* binding */ withoutAsking),
/* harmony export */   qs: () => (/* binding */ givenForRecord)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35903);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66695);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12843);





/** Without the settings that say who is asked, and how: a record answers instead. */
function withoutAsking(given) {
    return Object.fromEntries(Object.entries(given).filter(([name]) => !asks(name)));
}
function asks(name) {
    const { asks, needs } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name]?.description ?? {};
    return asks === true || needs?.includes("model") === true;
}
/**
 * The settings for a verification that a record has as they were parsed, of a run that did not keep how they were given. What does not
 * mean the same when it is read again, such as a duration in milliseconds, is left out.
 */
function givenFromParsed(settings) {
    return Object.fromEntries((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)("run")
        .filter(([name, description, group]) => isKept(name) && countsForVerification(description, group))
        .map(([name]) => [name, settings[name]])
        .filter(([name, value]) => value !== undefined && [value].flat().length > 0 && meansTheSame(name, value)));
}
/** How often and how long a model is asked has no part in it. */
function countsForVerification({ needs = [] }, group) {
    return !["config", "task", "writer", "run", "report"].includes(group) || needs.includes("verification");
}
function meansTheSame(name, value) {
    const { data } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.safeParse(value);
    const [again, absent] = [data, _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.absent].map((each) => JSON.stringify(each));
    return again === JSON.stringify(value) && again !== absent;
}
/** What a record keeps of what was given, by the settings' names, for a run that is resumed. */
function givenForRecord(raw) {
    return Object.fromEntries(raw.filter(({ name }) => isKept(name)).map(({ name, value }) => [name, value]));
}
function isKept(name) {
    const row = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name];
    return row !== undefined && (row.description.isRecorded ?? (0,_config_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfSetUp */ .hS)(row));
}
/**
 * The settings that a run's record holds, but for those that are given now. A folder may be a stranger's: its record is taken
 * for no more than a config file that came with one, and a secret that it had to hide it cannot tell.
 * @param given what is given now, as flags
 * @param variables what variables of the environment say
 * @throws AgentExecError `settings-invalid` that names what is to be given again.
 */
function recordedSettings(recorded, { given, variables }, folder) {
    const now = new Set(given.map(({ name }) => name));
    const raw = Object.entries(recorded)
        .filter(([name]) => isKept(name) && !now.has(name))
        .map(([name, value]) => ({ name, value, origin: `${folder} ${name}`, isDefault: true }));
    const unsure = raw.filter((each) => (0,_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .trustOf */ .A)(each, [...variables, ...given]) !== true || (JSON.stringify(each.value) ?? "").includes("***"));
    if (unsure.length === 0)
        return raw;
    const all = unsure.map(({ name, value }) => `--${name} ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)([value].flat().join(", "))}`);
    const flags = unsure.flatMap(({ name, value }) => [value].flat().map((each) => (each === true ? `--${name}` : `--${name} ${inShell(each)}`)));
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The run in ${folder} used options that agent-exec does not accept from a folder, which may be a stranger's: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .K)(all)}.`, {
        nextStep: `If you agree with ${unsure.length === 1 ? "it" : "them"}, add to the command: ${flags.join(" ")}`,
    });
}
/** As a person types it, or copies it. */
function inShell(value) {
    const text = String(value);
    return /^[\w.,:/@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 21144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ maxTaskBytes),
/* harmony export */   X: () => (/* binding */ taskOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** 1 MiB of text: more than any model's context takes, and far above what a person writes. */
const maxTaskBytes = 1024 ** 2;
/** A task whose text has a sane size. @throws AgentExecError `task-invalid` for an empty or a huge one. */
function taskOf(text, source, author) {
    const bytes = Buffer.byteLength(text);
    if (text.trim() === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", "The task is empty.", {
            nextStep: "Describe what the code should do.",
        });
    }
    if (bytes > maxTaskBytes) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", `The task has ${bytes} bytes; the limit is ${maxTaskBytes} (1 MiB).`, {
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
/* harmony import */ var _unheld_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29428);


/** Shows only what nobody may miss: the limits that are not enforced, each once and before the first block. */
function createQuietReporter({ write }) {
    const told = new Set();
    return {
        onEvent(event) {
            if (event.type !== "session-started")
                return;
            for (const line of (0,_unheld_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .unheldLines */ .q)(event)) {
                if (!told.has(line))
                    write(`agent-exec: ${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(line).replaceAll("\n", "␊")}\n`);
                told.add(line);
            }
        },
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
