export const id = 3468;
export const ids = [3468];
export const modules = {

/***/ 87058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   report: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20250);
/* harmony import */ var _github_events_repeated_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82339);
/* harmony import */ var _earlier_open_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27934);
/* harmony import */ var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53760);
/* harmony import */ var _runner_read_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80688);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77974);







/**
 * The action with `mode: report`, in a later job of the workflow. It posts the run of the earlier job, whose artifact
 * was downloaded to `out`, and opens its pull request. If a comment asks for something that needs no run, this job does
 * it. It runs no code and needs no model. A stranger may have written the folder. So only the event decides what was
 * asked and where the answer goes.
 * @throws AgentExecError; GitHubError.
 */
async function report(inputs, step) {
    const { settings } = inputs;
    const { workflow } = step;
    if (settings.out === undefined) {
        if (workflow.eventName !== "workflow_run")
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)("`mode: report` needs the folder of a run.", "Set `out` to the folder of the run's downloaded artifact.");
        const { reportProof } = await Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(2449), __webpack_require__.e(3857), __webpack_require__.e(1260), __webpack_require__.e(4011), __webpack_require__.e(3523), __webpack_require__.e(5777), __webpack_require__.e(3162), __webpack_require__.e(8467), __webpack_require__.e(3533), __webpack_require__.e(3476), __webpack_require__.e(3622), __webpack_require__.e(4476), __webpack_require__.e(9949), __webpack_require__.e(3568), __webpack_require__.e(2390), __webpack_require__.e(4731), __webpack_require__.e(6351), __webpack_require__.e(1942), __webpack_require__.e(9573), __webpack_require__.e(7698)]).then(__webpack_require__.bind(__webpack_require__, 67698));
        return reportProof(inputs, step);
    }
    const hasRun = await (0,_earlier_open_run_js__WEBPACK_IMPORTED_MODULE_3__.holdsRun)(settings.out);
    const read = await (0,_runner_read_event_js__WEBPACK_IMPORTED_MODULE_5__/* .readEvent */ .j_)(workflow, settings);
    if (read.kind === "skip" && !hasRun)
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_6__/* .endBefore */ .rf)("skipped", read.reason, settings);
    // The other job may have another task or label. So any event is accepted if there is a run.
    const trigger = read.kind === "run" ? read : await (0,_runner_read_event_js__WEBPACK_IMPORTED_MODULE_5__/* .readEvent */ .j_)(workflow, { ...settings, task: "report" });
    if (trigger.kind === "skip")
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_6__/* .endBefore */ .rf)("skipped", trigger.reason, settings);
    const github = (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .connect */ .Ng)(settings, workflow);
    const request = (0,_github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_1__/* .requestOf */ .fo)(trigger);
    const asked = { ...inputs, ...step, trigger, github, request };
    if (await (0,_runner_read_event_js__WEBPACK_IMPORTED_MODULE_5__/* .isDenied */ .GZ)(asked))
        return;
    if (hasRun) {
        const { reportRun } = await Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3857), __webpack_require__.e(3523), __webpack_require__.e(8467), __webpack_require__.e(3533), __webpack_require__.e(3476), __webpack_require__.e(3622), __webpack_require__.e(9949), __webpack_require__.e(3568), __webpack_require__.e(4731), __webpack_require__.e(1521)]).then(__webpack_require__.bind(__webpack_require__, 11521));
        return reportRun(asked);
    }
    const repeated = await (0,_github_events_repeated_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonRepeated */ .f)(asked);
    if (repeated !== null)
        return (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_6__/* .endBefore */ .rf)("skipped", repeated, settings);
    if (request.kind === "command" && request.name === "prove" && trigger.target.isPullRequest) {
        const { reportAskedProof } = await Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(2449), __webpack_require__.e(3857), __webpack_require__.e(1260), __webpack_require__.e(4011), __webpack_require__.e(3523), __webpack_require__.e(5777), __webpack_require__.e(3162), __webpack_require__.e(8467), __webpack_require__.e(3533), __webpack_require__.e(3476), __webpack_require__.e(3622), __webpack_require__.e(4476), __webpack_require__.e(9949), __webpack_require__.e(3568), __webpack_require__.e(2390), __webpack_require__.e(4731), __webpack_require__.e(6351), __webpack_require__.e(1942), __webpack_require__.e(9573), __webpack_require__.e(7698)]).then(__webpack_require__.bind(__webpack_require__, 67698));
        return reportAskedProof(asked);
    }
    if ((0,_github_events_commands_read_request_js__WEBPACK_IMPORTED_MODULE_1__/* .needsRun */ .ZT)(request)) {
        const { reportMissing } = await Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3857), __webpack_require__.e(3523), __webpack_require__.e(8467), __webpack_require__.e(3533), __webpack_require__.e(3476), __webpack_require__.e(3622), __webpack_require__.e(9949), __webpack_require__.e(3568), __webpack_require__.e(4731), __webpack_require__.e(1942)]).then(__webpack_require__.bind(__webpack_require__, 1942));
        return reportMissing(asked);
    }
    const { answer } = await __webpack_require__.e(/* import() */ 8326).then(__webpack_require__.bind(__webpack_require__, 95945));
    return answer({ ...asked, request });
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


/***/ })

};
