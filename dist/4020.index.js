export const id = 4020;
export const ids = [4020];
export const modules = {

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


/***/ })

};
