export const id = 1309;
export const ids = [1309,4020];
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

/***/ 6514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ givenSettings)
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
async function givenSettings(face, flags, variable, { recorded = null, readUnnamed = readHere } = {}) {
    const { json, ...rest } = flags;
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
    const raw = [...variables, ...config, ...given];
    const settings = (0,resolve/* resolveSettings */.Mo)(raw, face, told/* withoutSecrets */.cT);
    const last = new Map(raw.map((each) => [each.name, each]));
    if (settings["print-config"]) {
        await given_settings_print([...last.values()], face, json === true);
        return null;
    }
    const origins = Object.fromEntries([...last.values()].map(({ name, origin }) => [name, origin]));
    return { settings, secrets: (0,secrets/* secretsOf */.F)(raw, variable), origins, given: (0,settings_recorded/* givenForRecord */.qs)([...last.values()]) };
}
function tellIgnored(ignored) {
    const all = ignored.map(({ value, origin }) => `  ${origin} ${[value].flat().map(String).join(", ")}\n`);
    (0,print/* printError */.yJ)(`agent-exec ignores these options, because a settings file that you did not name must not raise a limit or weaken a verification:\n${all.join("")}  next: to use these options, read the file, then add --config ${settings_config/* usualConfig */.lz}\n`);
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

/***/ 22961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ agreesToHostCode)
/* harmony export */ });
/* harmony import */ var _earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74020);
/* harmony import */ var _compose_executor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20063);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14647);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36130);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17721);





/**
 * Asks before code from a record runs on this machine: the folder may be a stranger's. Only this function asks. It
 * does not ask with `--approval never` or without a terminal: there, `--executor`, which is never read from a record,
 * is the consent.
 */
async function agreesToHostCode(settings, { folder, state }) {
    const { stdin: input, stderr: output } = process;
    if (!(0,_compose_executor_js__WEBPACK_IMPORTED_MODULE_1__/* .runsOnHost */ .gV)(settings) || settings.approval === "never")
        return true;
    if (!input.isTTY || !output.isTTY || (0,_process_env_js__WEBPACK_IMPORTED_MODULE_4__/* .readEnvironment */ .Q)().variable("CI") !== undefined)
        return true;
    const commands = (0,_earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__.codeOfRecord)(settings, state).map((each) => `${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(each).replace(/^/gm, "    ")}\n`);
    (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printError */ .yJ)(`The record in ${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .U)(folder)} decides what runs. The code runs directly on this machine, with your rights.\n${commands.length === 0
        ? ""
        : `  agent-exec runs these commands from the record without asking about each one:\n${commands.join("")}`}`);
    if (await (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .agrees */ .ie)("Do you trust this record?"))
        return true;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printOutput */ .jP)("Nothing ran.\n");
    return false;
}


/***/ }),

/***/ 74020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  codeOfRecord: () => (/* binding */ codeOfRecord),
  openAnsweredRun: () => (/* binding */ openAnsweredRun),
  openResumedRun: () => (/* binding */ openResumedRun),
  requireSameSource: () => (/* binding */ requireSameSource),
  resumedCheckpoints: () => (/* binding */ resumedCheckpoints)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/reports/transcript.js + 4 modules
var reports_transcript = __webpack_require__(3945);
// EXTERNAL MODULE: ./lib/reports/result.js
var result = __webpack_require__(64558);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/facts/approval.js
var approval = __webpack_require__(91592);
;// CONCATENATED MODULE: ./lib/run/outside-answer.js


/**
 * The event of an answer from outside, with which a waiting run continues. Pure. The caller records it exactly once.
 * @throws AgentExecError `settings-invalid` if the run does not wait, or if the hash is of other code.
 */
function decideAwaiting(state, said) {
    const { awaiting, end } = state;
    const attempt = state.attempts.at(-1);
    if (awaiting === null || attempt === undefined || end?.outcome !== "awaiting-approval") {
        const how = end === null ? "has not ended yet" : `ended as ${end.outcome}`;
        throw refused(`The run is not waiting for an approval, because it ${how}.`, "Read the run's report. A run accepts only one answer.");
    }
    const { attempt: number, asked, sha256 } = awaiting;
    if ((0,approval/* approvalHash */.A_)(attempt.reply.blocks) !== sha256)
        throw refused("The code in the transcript is not the code that the run asked about.", "Somebody changed this folder. Do not trust its files. Run the task again.");
    const head = { type: "approval", attempt: number, asked, sha256, by: "person" };
    switch (said.says) {
        case "approve":
            if (said.sha256.toLowerCase() !== sha256)
                throw refused(`The run is waiting for an approval of ${sha256}, but you gave the hash ${said.sha256}.`, "Read the code in the run's report and give the hash shown there.");
            return { ...head, approved: true, reason: "" };
        case "feedback":
            if (said.text.trim() === "")
                throw refused("The feedback is empty.", "Say what to change.");
            return { ...head, approved: false, reason: "", feedback: said.text };
        case "reject":
            return { ...head, approved: false, reason: said.why };
    }
}
function refused(message, nextStep) {
    return new errors/* AgentExecError */.r("settings-invalid", message, { nextStep });
}

// EXTERNAL MODULE: ./lib/run/next/next.js + 6 modules
var next = __webpack_require__(84809);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run/next/turns.js
var turns = __webpack_require__(10639);
// EXTERNAL MODULE: ./lib/run-folder/checkpoint-folder.js
var checkpoint_folder = __webpack_require__(54501);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/workspace/source/written-after.js


/** The files that were written after `time`, in milliseconds since 1970. */
async function writtenAfter({ folder, paths }, time) {
    const newer = [];
    for (const path of paths)
        if (((await (0,promises_.lstat)((0,external_node_path_.join)(folder, path)).catch(() => null))?.mtimeMs ?? 0) > time)
            newer.push(path);
    return newer;
}

// EXTERNAL MODULE: ./lib/earlier/run-files.js + 1 modules
var run_files = __webpack_require__(51579);
;// CONCATENATED MODULE: ./lib/earlier/resumed-run.js













/**
 * Opens the folder of a run to resume it. Removes an incomplete last line of the transcript, and files that were only
 * half saved. The folder may come from a stranger.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, if it has ended, if its process is alive, or if its
 *   record does not contain its settings; `transcript-invalid`.
 */
async function openResumedRun(path) {
    const resumed = await openEarlier(path);
    return closingOnError(resumed, async ({ folder, state }) => {
        if (state.end !== null)
            throw resumed_run_refused(folder, `it has already ended as ${state.end.outcome}`, state.awaiting === null
                ? `To continue from its files, use \`agent-exec run --continue ${folder.path} "also …"\`.`
                : `Answer the waiting run: \`agent-exec approve ${folder.path} --hash ${state.awaiting.sha256}\`, \`feedback\` or \`reject\`.`);
        requireGiven(resumed);
        if (state.files === null)
            await folder.clearSaved();
        return resumed;
    });
}
/**
 * Opens the folder of a run that waits for an approval, with the answer. The answer is not recorded yet. Null if the
 * answer ends the run. Then the answer is recorded, and every file is written.
 * @param hasInput whether the caller has the run's settings itself, as a workflow does
 * @throws AgentExecError `settings-invalid` if the run does not wait, or if the hash is of other code; and like
 *   `openResumedRun`.
 */
async function openAnsweredRun(path, said, { hasInput = false } = {}) {
    const resumed = await openEarlier(path);
    return closingOnError(resumed, async ({ folder, events, state }) => {
        const answer = decideAwaiting(state, said);
        const end = endBy(answer, resumed);
        if (end === null) {
            if (!hasInput)
                requireGiven(resumed);
            return { goesOn: { ...resumed, answer }, result: (0,result/* resultOf */.Bg)(events, folder.path) };
        }
        for (const event of end)
            await folder.append(event);
        await folder.close();
        const whole = [...events, ...end];
        await folder.dropCheckpoint();
        await (0,run_files/* writeFiles */.h)(folder, whole);
        return { goesOn: null, result: (0,result/* resultOf */.Bg)(whole, folder.path) };
    });
}
/** The events of a run that the answer ends. Null if the run continues. */
function endBy(answer, { state, nextSeq, run }) {
    const at = new Date(system_clock/* systemClock */.m.now()).toISOString();
    const approval = { v: 1, seq: nextSeq, at, ...answer };
    const step = (0,next/* next */.K)((0,apply/* apply */.Bb)(state, approval), run.policy);
    if (step.do !== "end")
        return null;
    const { do: _, ...words } = step;
    return [approval, { v: 1, seq: nextSeq + 1, at, type: "run-ended", ...words }];
}
async function openEarlier(path) {
    const { folder, transcript } = await (0,run_folder/* reopenRunFolder */.tQ)(path);
    try {
        const { events, nextSeq } = (0,reports_transcript/* parseTranscript */.K)(transcript);
        const state = (0,apply/* fold */.AU)(events);
        return { folder, events, nextSeq, state, run: state.run };
    }
    catch (thrown) {
        await folder.close();
        throw thrown;
    }
}
async function closingOnError(resumed, use) {
    try {
        return await use(resumed);
    }
    catch (thrown) {
        await resumed.folder.close();
        throw thrown;
    }
}
function requireGiven({ folder, run }) {
    if (run.given !== undefined)
        return;
    throw resumed_run_refused(folder, "its record does not contain all its settings, because a workflow, the library, another command or an earlier version started it", "Start a new run with the same task. The report of the old run shows its output.");
}
/** The code's changes of the last saved turn, for the session of the resumed run. */
async function resumedCheckpoints({ folder, state }) {
    const last = (0,turns/* keptBefore */.KZ)(state.attempts, Infinity);
    return (0,checkpoint_folder/* openCheckpointFolder */.$)({ runFolder: folder.path, ...(last !== null && { attempt: last.attempt }) });
}
/** @throws AgentExecError `settings-invalid` if the files are not the original files of the run. */
async function requireSameSource({ folder, events }, source) {
    const last = events.findLast((event) => event.type === "session-started");
    if (last === undefined)
        return;
    if (source !== null)
        await readWhole(source);
    if (last.given === source?.hash?.())
        return;
    const newer = source === null ? [] : await writtenAfter(source, Date.parse(events[0].at));
    throw resumed_run_refused(folder, `the workspace's files have changed since the run started${newer.length === 0 ? "" : `: ${(0,listed/* listed */.K)(newer.map(listed/* named */.r))}`}`, "Restore the files (`git stash --include-untracked`, or a checkout) and use the same `workspace`, or start a new run with the same task.");
}
async function readWhole(source) {
    for await (const file of source.files()) {
        if (file.kind !== "file")
            continue;
        const content = file.content[Symbol.asyncIterator]();
        while ((await content.next()).done !== true)
            ;
    }
}
function resumed_run_refused({ path }, why, nextStep) {
    return new errors/* AgentExecError */.r("settings-invalid", `The run in ${path} cannot be resumed: ${why}.`, {
        nextStep,
    });
}
/** The commands and the approved code in a record that would run before a person is asked about an attempt. */
function codeOfRecord({ verify, ...settings }, { attempts }) {
    const setup = "setup" in settings ? [settings.setup].flat() : [];
    const last = attempts.at(-1);
    const approved = last?.approvals.at(-1)?.approved === true && last.executions.length === 0;
    return [...setup, ...verify, ...(approved ? last.reply.blocks.map(({ code }) => code.trimEnd()) : [])];
}


/***/ }),

/***/ 28128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ pathAlone)
/* harmony export */ });
/** Longer lines are not paths. */
const maxLineChars = 1_100;
/**
 * Reads a path that stands alone on a line, perhaps in backticks or bold, perhaps with a colon; null for other text.
 * A single word is a path too (`Makefile`), unless a colon follows.
 */
function pathAlone(line) {
    if (line.length > maxLineChars)
        return null;
    let rest = line.trim();
    let isMarked = false;
    for (const mark of ["**", "`"]) {
        const inner = withoutColon(rest);
        if (inner.length <= 2 * mark.length || !inner.startsWith(mark) || !inner.endsWith(mark))
            continue;
        rest = inner.slice(mark.length, -mark.length);
        isMarked = true;
    }
    const path = withoutColon(rest);
    if (path === "" || /[`*<>]/.test(path))
        return null;
    const isWord = !/\s/.test(path) && !/[.,;!?]$/.test(path);
    return isMarked || (isWord && (path === rest || /[./]/.test(path))) ? path : null;
}
function withoutColon(text) {
    return text.endsWith(":") ? text.slice(0, -1) : text;
}


/***/ }),

/***/ 87524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf)
/* harmony export */ });
/** A Markdown text without its fenced code and outer blank lines. */
function wordsOf(markdown) {
    const words = [];
    let fence = null;
    for (const line of markdown.split("\n")) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence === null && mark !== undefined)
            fence = mark;
        else if (fence === null)
            words.push(line);
        else if (mark !== undefined && mark.startsWith(fence) && line.trim() === mark)
            fence = null;
    }
    return words
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .trim();
}


/***/ }),

/***/ 20131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ Control),
/* harmony export */   KW: () => (/* binding */ controlNotRun),
/* harmony export */   Xm: () => (/* binding */ wantsAudit),
/* harmony export */   lO: () => (/* binding */ wantsControl)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Code of the warning that says why a control run did not end. */
const controlNotRun = "control-not-run";
/** Whether the policy wants the verifications run on the original files too. */
function wantsControl({ verifyBefore, verify }) {
    return verifyBefore !== "off" && verify.length > 0;
}
/** Whether the policy wants the verifications attacked before the writer is asked. */
function wantsAudit({ audit, verify }) {
    return audit !== "off" && verify.length > 0;
}
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
        if (this.#running !== null || !wantsControl(this.options.policy))
            return;
        this.#running = this.#run();
        void this.#running.then((facts) => (this.#told = facts));
    }
    /** Its result, once. Empty while it still runs, and if it was already returned. Never throws. */
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
        const { grade } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(3068), __webpack_require__.e(2975)]).then(__webpack_require__.bind(__webpack_require__, 91521));
        for (const [index, command] of this.options.policy.verify.entries()) {
            try {
                const warnings = [];
                const onWarning = (warning) => warnings.push({ type: "warning", ...warning });
                const control = await grade(index, { ...this.options, onWarning });
                facts.push({ type: "control", index, command, ...control }, ...warnings);
                const untested = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(control);
                if (untested !== null)
                    facts.push({
                        type: "warning",
                        code: "control-untested",
                        message: untestedWords(command, untested),
                    });
            }
            catch (thrown) {
                if (!this.options.signal.aborted)
                    facts.push({ type: "warning", code: controlNotRun, message: notRun(command, thrown) });
                break;
            }
        }
        return facts;
    }
}
function notRun(command, thrown) {
    return `agent-exec could not find out whether the verification \`${command}\` passed before any change: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(thrown)}`;
}
function untestedWords(command, why) {
    return `The verification \`${command}\` failed before any change, but no test did: ${why}. Check the command, because a pass proves less now.`;
}


/***/ }),

/***/ 64558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   Ir: () => (/* binding */ workSummary),
/* harmony export */   p4: () => (/* binding */ isVerified)
/* harmony export */ });
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68071);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26261);
/* harmony import */ var _run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23503);
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19411);
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75823);
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80436);
/* harmony import */ var _facts_decision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8473);
/* harmony import */ var _markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28128);
/* harmony import */ var _markdown_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87524);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96065);











/** So many are named: a program that wants more reads the transcript. */
const maxLeftOut = 1_000;
/** 64 KiB of text at most: the result goes into step outputs, which GitHub bounds at 1 MiB for a job. */
const maxResultChars = 65_536;
/**
 * The result of a run, from its events. A run that has no end yet counts as cancelled.
 * @param runDir where the run's files lie, absolute. Default: nowhere.
 */
function resultOf(events, runDir = null) {
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(events);
    const ran = state.attempts
        .flatMap((attempt) => attempt.executions)
        .filter((each) => each.ending !== "not-run");
    const last = state.attempts.at(-1);
    // What went on behind a block that failed says nothing of the failure.
    const keptOn = state.run?.policy.keepGoing === true && last !== undefined ? (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedBlockOf */ .g$)(last) : undefined;
    const execution = keptOn ?? ran.at(-1);
    const failed = last && state.end?.outcome === "failed" ? ((0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedBlockOf */ .g$)(last) ?? (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedVerificationOf */ .Kl)(last)) : undefined;
    return {
        version: 1,
        runId: state.run?.runId ?? "",
        outcome: state.end?.outcome ?? "cancelled",
        exitCode: exitCodeOf(state, failed ?? execution),
        attempts: attemptsOf(state),
        turns: state.attempts.length,
        verified: isVerified(state),
        proof: {
            ...beforeOf(state),
            failsOnChangedValues: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .failsOnChangedValues */ .bQ)(state),
            tests: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .provedTests */ .on)(state),
            cheats: cheatsOf(state),
        },
        summary: summaryOf(state),
        reason: state.end?.reason ?? "The run has no end yet.",
        result: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateMiddle */ .k)(execution?.stdout.text.trim() ?? "", maxResultChars),
        ...(state.run?.policy.resultSchema !== undefined && { data: state.data?.value ?? null }),
        startedAt: state.run?.at ?? "",
        endedAt: state.lastAt ?? "",
        usage: state.usage,
        image: state.lastSession?.image ?? null,
        digest: state.lastSession?.digest ?? null,
        artifacts: state.files?.artifacts ?? [],
        patch: patchOf(state),
        leftOut: boundedLeftOut(state),
        runDir,
        ...blocksOf(state),
        ...approvalOf(state),
        ...(state.run?.continues === undefined ? {} : { continues: { runId: state.run.continues.runId } }),
    };
}
/**
 * No program reads a 0 of a run that failed: its output was not the expected one, say. Nor does one read another code of
 * a run that passed: its document expected it, say.
 */
function exitCodeOf({ end }, execution) {
    const exitCode = execution?.exitCode ?? null;
    if (end?.outcome === "passed" && exitCode !== null)
        return 0;
    return end?.outcome === "failed" && exitCode === 0 ? null : exitCode;
}
function beforeOf(state) {
    const control = state.run === null ? "not-run" : (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .controlOf */ .rs)(state, state.run.policy);
    if (control === "untested")
        return { failedBefore: null, beforeUntested: true };
    return { failedBefore: control === "not-run" ? null : control === "failed" };
}
function cheatsOf({ audit }) {
    if (audit === null)
        return null;
    const { held, fooled, notTried } = audit;
    return { held, fooled: fooled.map(({ name }) => name), notTried };
}
function attemptsOf({ run, attempts }) {
    if (run === null || !(0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .isStepByStep */ .G0)(run.policy) || attempts.length === 0)
        return attempts.length;
    return 1 + attempts.filter(({ decision }) => decision?.retry === true).length;
}
function blocksOf({ run, attempts }) {
    const last = attempts.at(-1);
    if (run?.policy.hasWriter !== false || last === undefined)
        return {};
    const blocks = last.reply.blocks.map(({ document, line, language, path }, index) => {
        const execution = last.executions.find(({ block }) => block === index);
        const isRun = execution !== undefined && execution.ending !== "not-run";
        return {
            ...(document !== undefined && { file: document, document }),
            ...(line !== undefined && { line }),
            language,
            path,
            ending: execution?.ending ?? "not-run",
            status: !isRun ? "not-run" : (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(execution) ? "passed" : "failed",
            exitCode: execution?.exitCode ?? null,
            durationMs: execution?.durationMs ?? 0,
            ...(!isRun && { reason: execution?.evidence ?? "the run ended before it" }),
            ...(execution?.unlikeDocument !== undefined && { reason: execution.unlikeDocument }),
        };
    });
    return { blocks };
}
function approvalOf(state) {
    const awaiting = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__/* .awaitingOf */ .M)(state);
    if (awaiting === null)
        return {};
    const { asked: asks, attempt, sha256 } = awaiting;
    const blocks = state.attempts.at(-1)?.reply.blocks ?? [];
    const shown = blocks.map(({ language, path, code }) => ({ language, path, code }));
    return { approval: { asks, attempt, sha256, blocks: shown } };
}
function patchOf({ files }) {
    const { patch: path = null, diff, base = null } = files?.changes ?? {};
    if (path === null || diff === undefined)
        return null;
    const { added, changed, deleted, insertions, deletions } = diff;
    return { path, files: added + changed + deleted, insertions, deletions, base };
}
function boundedLeftOut(state) {
    const all = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__/* .leftOutOf */ .T)(state).map(({ path, reason, entries }) => ({
        path,
        reason,
        ...(entries === undefined ? {} : { entries }),
    }));
    const rest = (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_5__/* .countRefused */ .IR)(all.slice(maxLeftOut));
    const named = all.slice(0, maxLeftOut);
    return rest === 0 ? named : [...named, { path: _facts_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unnamedPath */ .C6, reason: "more than are named", entries: rest }];
}
function isVerified(state) {
    const { run, files } = state;
    const wanted = run?.policy.verify.length ?? 0;
    const last = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state);
    return (wanted > 0 &&
        state.attempts.some(({ executions }) => executions.some(_facts_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .hasRun */ .gb)) &&
        files?.unlikeVerified === undefined &&
        files?.changes?.withheld === undefined &&
        last?.verifications.length === wanted &&
        last.verifications.every(_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc));
}
function summaryOf(state) {
    const words = workSummary(state);
    return words === ""
        ? (state.end?.reason ?? "The run has no end yet.")
        : (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateMiddle */ .k)(words, maxResultChars);
}
/** What the model said of its work: its last words about the run, or those of the deciding reply; "" for nothing. */
function workSummary(state) {
    const { reflection, run } = state;
    const last = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state)?.reply;
    const isWhole = last !== undefined && !last.isCut && last.finish === "stop" && run?.policy.hasWriter === true;
    // Lines that belong to a block or to the run's own rules say nothing of the work.
    const paths = last?.blocks.flatMap(({ path }) => path ?? []) ?? [];
    const marks = [run?.policy.doneWord, ...paths];
    const said = (isWhole ? (0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_9__/* .wordsOf */ .Z)((0,_facts_decision_js__WEBPACK_IMPORTED_MODULE_6__/* .afterDecision */ .Xg)(last.text)) : "")
        .split("\n")
        .filter((line) => !marks.includes(line.trim()) && !marks.includes((0,_markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_10__/* .pathAlone */ .N)(line)))
        .join("\n")
        .trim();
    return reflection?.text.trim() || said;
}


/***/ }),

/***/ 26261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ isControlOver),
/* harmony export */   bQ: () => (/* binding */ failsOnChangedValues),
/* harmony export */   on: () => (/* binding */ provedTests),
/* harmony export */   rs: () => (/* binding */ controlOf)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _proof_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20131);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19411);



/** Whether no more is to come of it. */
function isControlOver({ controls, warnings }, { verify }) {
    return controls.length >= verify.length || warnings.some(({ code }) => code === _proof_control_js__WEBPACK_IMPORTED_MODULE_1__/* .controlNotRun */ .KW);
}
/**
 * What the verifications said of the workspace as it was given. `failed`: one of them at least, so that passing afterwards
 * is proof. `passed`: all of them, so that they guard what was there and prove nothing new. `untested`: one did not pass, and did not
 * fail by a test either. `not-run`: nobody knows.
 */
function controlOf({ controls }, { verify }) {
    if (controls.some(_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFailed */ .WN))
        return "failed";
    if (controls.some((each) => (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(each) !== null))
        return "untested";
    return controls.length > 0 && controls.length === verify.length ? "passed" : "not-run";
}
/**
 * Whether the verifications of the attempt that decides fail if their expected values are changed: false if one of them still
 * passes, null if nobody knows.
 */
function failsOnChangedValues(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).map((each) => each.failsOnChangedValues);
    return told.includes(false) ? false : told.includes(true) ? true : null;
}
/** Null where none told of any. */
function provedTests(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).filter(({ tests }) => tests !== undefined);
    if (told.length === 0)
        return null;
    const sum = (of) => told.reduce((total, each) => total + each.tests[of], 0);
    const named = told.flatMap(({ index, tests }) => {
        const before = state.controls.find((each) => each.index === index)?.tests;
        const passedBefore = new Set(withStatus("passed", before?.cases));
        return withStatus("passed", tests.cases).map((name) => ({
            name,
            hasPassed: passedBefore.has(name),
            isKnown: before !== undefined,
        }));
    });
    return {
        passed: sum("passed"),
        failed: sum("failed"),
        skipped: sum("skipped"),
        failing: told.flatMap(({ tests }) => withStatus("failed", tests.cases)),
        failToPass: named.filter(({ hasPassed, isKnown }) => isKnown && !hasPassed).map(({ name }) => name),
        passToPass: named.filter(({ hasPassed }) => hasPassed).map(({ name }) => name),
    };
}
function withStatus(wanted, cases = []) {
    return cases.filter(({ status }) => status === wanted).map(({ name }) => name);
}


/***/ }),

/***/ 23503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ awaitingOf),
/* harmony export */   T: () => (/* binding */ leftOutOf)
/* harmony export */ });
/** What a run waits for: another end, such as one by a signal, leaves nothing to wait for. */
function awaitingOf({ awaiting, end }) {
    return end === null || end.outcome === "awaiting-approval" ? awaiting : null;
}
/** What was not saved, and changes that were refused, these first. */
function leftOutOf({ files }) {
    return [...(files?.changes?.refused ?? []), ...(files?.leftOut ?? [])];
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


/***/ })

};
