export const id = 3156;
export const ids = [3156];
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

/***/ 51583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ agreesToHostCode)
/* harmony export */ });
/* harmony import */ var _earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93883);
/* harmony import */ var _compose_executor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5777);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14647);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36130);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17721);





/**
 * Asks before code from a transcript runs directly on this machine, because the folder may come from a stranger. Only
 * this function asks. It does not ask with `--approval never` or without a terminal. There `--executor` is the consent,
 * because a transcript cannot set it.
 */
async function agreesToHostCode(settings, { folder, state }) {
    const { stdin: input, stderr: output } = process;
    if (!(0,_compose_executor_js__WEBPACK_IMPORTED_MODULE_1__/* .runsOnHost */ .gV)(settings) || settings.approval === "never")
        return true;
    if (!input.isTTY || !output.isTTY || (0,_process_env_js__WEBPACK_IMPORTED_MODULE_4__/* .readEnvironment */ .Q)().variable("CI") !== undefined)
        return true;
    const commands = (0,_earlier_resumed_run_js__WEBPACK_IMPORTED_MODULE_0__.codeOfRecord)(settings, state).map((each) => `${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .Ul)(each).replace(/^/gm, "    ")}\n`);
    (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printError */ .yJ)(`This run takes its commands and code from the transcript in ${(0,_output_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .showHidden */ .Ul)(folder)}. The code runs directly on this machine, with your rights.\n${commands.length === 0
        ? ""
        : `  agent-exec runs these commands from the transcript without asking about each one:\n${commands.join("")}`}`);
    if (await (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .agrees */ .ie)("Do you trust this transcript?"))
        return true;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printOutput */ .jP)("Nothing ran.\n");
    return false;
}


/***/ }),

/***/ 93883:
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
// EXTERNAL MODULE: ./lib/reports/transcript/transcript.js + 4 modules
var transcript_transcript = __webpack_require__(56061);
// EXTERNAL MODULE: ./lib/reports/result/result.js
var result = __webpack_require__(13708);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/facts/approval.js
var approval = __webpack_require__(91592);
;// CONCATENATED MODULE: ./lib/run/outside-answer.js


/**
 * Turns an answer from outside into the event with which a waiting run continues. It has no side effects, so the caller
 * must record the event exactly once.
 * @throws AgentExecError `settings-invalid` if the run does not wait, or if the hash belongs to other code.
 */
function decideAwaiting(state, said) {
    const { awaiting, end } = state;
    const attempt = state.attempts.at(-1);
    if (awaiting === null || attempt === undefined || end?.outcome !== "awaiting-approval") {
        const how = end === null ? "has not ended yet" : `ended as \`${end.outcome}\``;
        throw refused(`The run is not waiting for an approval, because it ${how}.`, "Read the run's report. A run accepts only one answer.");
    }
    const { attempt: number, asked, sha256 } = awaiting;
    if ((0,approval/* approvalHash */.A_)(attempt.reply.blocks) !== sha256)
        throw refused("The code in the transcript is not the code that is waiting for an approval.", "Somebody changed this folder. Do not trust its files. Run the task again.");
    const head = { type: "approval", attempt: number, asked, sha256, by: "person" };
    switch (said.says) {
        case "approve":
            if (said.sha256.toLowerCase() !== sha256)
                throw refused(`The run is waiting for an approval of the code with the hash ${sha256}, but you gave the hash ${said.sha256}.`, "Read the code in the run's report, and pass the hash that the report shows.");
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
// EXTERNAL MODULE: ./lib/workspace/source/given-file.js
var given_file = __webpack_require__(79197);
// EXTERNAL MODULE: ./lib/earlier/run-files.js + 1 modules
var run_files = __webpack_require__(1473);
;// CONCATENATED MODULE: ./lib/earlier/resumed-run.js













/**
 * Opens the folder of a run in order to resume it. Removes an incomplete last line of the transcript, and incompletely
 * saved files. The folder may be a stranger's.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, if it has ended, if its process is alive, or if its
 * transcript does not contain its settings; `transcript-invalid`.
 */
async function openResumedRun(path) {
    return openEarlier(path, async (resumed) => {
        const { folder, state } = resumed;
        if (state.end !== null)
            throw resumed_run_refused(folder, `it has already ended as ${state.end.outcome}`, state.awaiting === null
                ? `To start a new run with this run's files, use \`agent-exec run --continue ${folder.path} TASK\`.`
                : `Answer the waiting run with \`agent-exec approve ${folder.path} --hash ${state.awaiting.sha256}\`, \`agent-exec feedback\` or \`agent-exec reject\`.`);
        requireGiven(resumed);
        if (state.files === null)
            await folder.clearSaved();
        return resumed;
    });
}
/**
 * Opens the folder of a run that waits for an approval, with the answer, which is not recorded yet. Null if the answer
 * ends the run. In that case the answer is recorded, and all files are written.
 * @param hasInput whether the caller has the run's settings, as a workflow does
 * @throws AgentExecError `settings-invalid` if the run does not wait, or if the hash belongs to other code; and like
 * `openResumedRun`.
 */
async function openAnsweredRun(path, said, { hasInput = false } = {}) {
    return openEarlier(path, async (resumed) => {
        const { folder, events, state } = resumed;
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
/** The events if the answer ends the run. Null if the run continues. */
function endBy(answer, { state, nextSeq, run }) {
    const at = new Date(system_clock/* systemClock */.m.now()).toISOString();
    const approval = { v: 1, seq: nextSeq, at, ...answer };
    const step = (0,next/* next */.K)((0,apply/* apply */.Bb)(state, approval), run.policy);
    if (step.do !== "end")
        return null;
    const { do: _, ...words } = step;
    return [approval, { v: 1, seq: nextSeq + 1, at, type: "run-ended", ...words }];
}
/** Opens the folder of a run. Closes it again if `use` throws. */
async function openEarlier(path, use) {
    const { folder, transcript } = await (0,run_folder/* reopenRunFolder */.tQ)(path);
    try {
        const { events, nextSeq } = (0,transcript_transcript/* parseTranscript */.K)(transcript);
        const state = (0,apply/* fold */.AU)(events);
        return await use({ folder, events, nextSeq, state, run: state.run });
    }
    catch (thrown) {
        await folder.close();
        throw thrown;
    }
}
function requireGiven({ folder, run }) {
    if (run.given !== undefined)
        return;
    throw resumed_run_refused(folder, "its transcript does not contain all its settings, because a workflow, the library, another command or an earlier version started it", "Start a new run with the same task. The report of the old run shows the output of the old run's code.");
}
/** The checkpoint of the last saved turn, for the session of the resumed run. */
async function resumedCheckpoints({ folder, state }) {
    const last = (0,turns/* keptBefore */.KZ)(state.attempts, Infinity);
    return (0,checkpoint_folder/* openCheckpointFolder */.$)({ runFolder: folder.path, ...(last !== null && { attempt: last.attempt }) });
}
/** @throws AgentExecError `settings-invalid` if the files are not the run's original files. */
async function requireSameSource({ folder, events }, source) {
    const last = events.findLast((event) => event.type === "session-started");
    if (last === undefined)
        return;
    // Reading all files computes the hash.
    for await (const file of source?.files() ?? [])
        if (file.kind === "file")
            for await (const _piece of file.content)
                ;
    if (last.given === source?.hash?.())
        return;
    const newer = source === null ? [] : await (0,given_file/* writtenAfter */.u)(source, Date.parse(events[0].at));
    throw resumed_run_refused(folder, `the workspace's files have changed since the run started${newer.length === 0 ? "" : `: ${(0,listed/* listed */.K)(newer.map(listed/* named */.r))}`}`, "Restore the files that the run started from, for example with `git stash --include-untracked`, and use the same `workspace`. Or start a new run with the same task.");
}
function resumed_run_refused({ path }, why, nextStep) {
    return (0,errors/* settingsInvalid */.DI)(`The run in ${path} cannot be resumed: ${why}.`, nextStep);
}
/** The commands and approved code of a transcript that would run before a person is asked about an attempt. */
function codeOfRecord({ verify, ...settings }, { attempts }) {
    const setup = "setup" in settings ? [settings.setup].flat() : [];
    const last = attempts.at(-1);
    const approved = last?.approvals.at(-1)?.approved === true && last.executions.length === 0;
    return [...setup, ...verify, ...(approved ? last.reply.blocks.map(({ code }) => code.trimEnd()) : [])];
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

/***/ 79197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readGiven),
/* harmony export */   u: () => (/* binding */ writtenAfter)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);




/** The original content of a file that the code got. Null if it got none, or if the file here has changed since. */
async function readGiven(source, path) {
    const given = source.given.get(path);
    if (given === undefined)
        return null;
    const content = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegular */ .VX)(source.folder, path).catch(() => null);
    const isSame = content !== null && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", content) === given.sha256;
    return isSame ? content : null;
}
/** The files that were written after `time`, in milliseconds since 1970. */
async function writtenAfter({ folder, paths }, time) {
    const newer = [];
    for (const path of paths)
        if (((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)).catch(() => null))?.mtimeMs ?? 0) > time)
            newer.push(path);
    return newer;
}


/***/ })

};
