export const id = 6154;
export const ids = [6154,8802];
export const modules = {

/***/ 83464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fail: () => (/* binding */ fail),
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/earlier/open-run.js
var open_run = __webpack_require__(27934);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/client.js + 16 modules
var client = __webpack_require__(32121);
// EXTERNAL MODULE: ./lib/github/reporting/check-place.js
var check_place = __webpack_require__(88560);
// EXTERNAL MODULE: ./lib/github/reporting/comment-place.js
var comment_place = __webpack_require__(38237);
// EXTERNAL MODULE: ./lib/github/reporting/settle.js
var settle = __webpack_require__(2971);
;// CONCATENATED MODULE: ./lib/github/reporting/finish.js




/**
 * Brings comment and check run to their end from what a killed process left behind. Where GitHub shows that the
 * process had come to the end after all, nothing is written over it. Both are tried, whatever becomes of the other.
 * Never throws.
 */
async function finishFromState({ github, clock, signal, comment, check, }) {
    const problems = [];
    const onProblem = (error) => void problems.push(error);
    const tryTo = async (what, finish) => {
        try {
            return (await finish()) ? [what] : [];
        }
        catch (thrown) {
            onProblem((0,errors/* toAgentExecError */.Mq)(thrown));
            return [];
        }
    };
    const finished = await Promise.all([
        comment
            ? tryTo("comment", () => finishComment(new comment_place/* CommentPlace */.t({ github, clock, state: comment.state })))
            : [],
        check ? tryTo("check", () => finishCheck(new check_place/* CheckPlace */.m({ github, clock, state: check.state }))) : [],
    ]);
    return { finished: finished.flat(), problems };
    async function finishComment(place) {
        if (!comment || place.state.isFinished || (await place.isFinished(signal)))
            return false;
        await place.write(comment.report, { isFinal: true, signal });
        await (0,settle/* settle */.G)(place, { signal, onProblem });
        return true;
    }
    async function finishCheck(place) {
        if (!check || place.state.isFinished || (await place.isFinished(signal)))
            return false;
        await place.write(check.last, signal);
        await (0,settle/* settle */.G)(place, { signal, onProblem });
        return true;
    }
}

// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/action/final-report.js
var final_report = __webpack_require__(15805);
// EXTERNAL MODULE: ./lib/action/inputs.js + 1 modules
var inputs = __webpack_require__(35638);
// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
// EXTERNAL MODULE: ./lib/action/publish.js
var publish = __webpack_require__(17065);
// EXTERNAL MODULE: ./lib/action/state.js
var action_state = __webpack_require__(62287);
// EXTERNAL MODULE: ./lib/action/step-end.js
var step_end = __webpack_require__(79958);
// EXTERNAL MODULE: ./lib/action/workflow-run.js
var workflow_run = __webpack_require__(95249);
;// CONCATENATED MODULE: ./lib/action/post.js













/**
 * The action's post step. It does nothing if main finished. If main was killed, it ends the transcript and publishes
 * files, summary, comment and check run. If GitHub was down, it sends comment and check run again.
 */
async function main() {
    const state = (0,action_state/* stateFromMain */.x)();
    if (state === null || state.isFinished || state.runFolder === "")
        return;
    try {
        const environment = (0,env/* readEnvironment */.Q)();
        const { settings } = await (0,inputs/* readInputs */.K)(environment);
        const workflow = await (0,workflow_run/* readWorkflowRun */.h)(environment);
        (0,log/* logText */.kc)(state.published.hasEnded
            ? "GitHub did not accept the whole report from the main step, so the post step sends it again."
            : "The main step ended before it could report, so the post step reports now.");
        await endAndPublish({ state, settings, workflow });
    }
    catch (thrown) {
        fail(thrown);
    }
}
function fail(thrown) {
    (0,step_end/* failStep */.vy)((0,errors/* toAgentExecError */.Mq)(thrown));
}
async function endAndPublish(left) {
    const { state, settings, workflow } = left;
    const { runFolder: folder, published } = state;
    const conclude = (report) => finish(left, report);
    // No other process follows.
    const keep = () => { };
    try {
        const { events } = await (0,open_run.endTornRun)(folder);
        await (0,publish/* publish */.mk)({ settings, workflow, events, folder, published, keep, conclude });
    }
    catch (thrown) {
        const error = recordLost((0,errors/* toAgentExecError */.Mq)(thrown));
        await conclude((0,final_report/* errorReport */.Z)(error, workflow, { couldNot: "continue" }));
        throw error;
    }
}
/** A later step may have cleaned the workspace, or the disk is full. Comment and check run are still finished. */
function recordLost(cause) {
    const message = `The main step was killed, and its transcript cannot be read: ${cause.message}`;
    return new errors/* AgentExecError */.r("storage-failed", message, {
        nextStep: "Start the run again. Make sure that no later step cleans the workspace.",
        cause,
    });
}
async function finish({ state, settings, workflow }, report) {
    const { comment, check } = state;
    const { problems } = await finishFromState({
        github: (0,client/* connectGitHub */.U)({ token: settings["github-token"] ?? "", apiUrl: workflow.apiUrl, log: log/* logText */.kc }),
        clock: system_clock/* systemClock */.m,
        signal: new AbortController().signal,
        ...(comment !== null && { comment: { state: comment, report: report.comment } }),
        ...(check !== null && report.check !== null && { check: { state: check, last: report.check } }),
    });
    problems.forEach(log/* warnOf */.c$);
    return { commentUrl: null, checkRunUrl: null };
}


/***/ }),

/***/ 62287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createHandToPost),
/* harmony export */   x: () => (/* binding */ stateFromMain)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17065);


const stateName = "agent-exec";
function createHandToPost() {
    const posts = { comment: null, check: null };
    let state = { runFolder: "", isFinished: false, ...posts, published: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .nothingPublished */ .SI };
    return (change) => {
        state = { ...state, ...change };
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ)(stateName, JSON.stringify(state));
    };
}
/** The state from main; null if main saved none. */
function stateFromMain() {
    const saved = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)(stateName);
    return saved === "" ? null : JSON.parse(saved);
}


/***/ }),

/***/ 51579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ loadRendering),
  h: () => (/* binding */ writeFiles)
});

;// CONCATENATED MODULE: ./lib/reports/manifest.js
/** The manifest of these files; of two with the same path the later one counts. */
function manifestOf(files) {
    const byPath = new Map(files.map(({ path, bytes, sha256 }) => [path, { path, bytes, sha256 }]));
    return { files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./lib/earlier/run-files.js

const manifestName = "manifest.json";
/** Loaded late, because it is most of the code that a run needs. */
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(1778), __webpack_require__.e(4078), __webpack_require__.e(8467), __webpack_require__.e(5595), __webpack_require__.e(132), __webpack_require__.e(8129)]).then(__webpack_require__.bind(__webpack_require__, 84055));
/** Writes every file of a run that is computed from its events, and at last the list of all files. */
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

/***/ 51761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ restoredWords),
/* harmony export */   ap: () => (/* binding */ keptChanges),
/* harmony export */   v0: () => (/* binding */ restored)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40104);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);
/* harmony import */ var _image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45078);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80436);




/** A checkpoint, as the transcript stores it. */
const keptChanges = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The number of files, links and deletions. */
    entries: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** The bytes of files that were read again. Unchanged files are not read again. */
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** The last 4 pictures that are new or changed in this turn. Absent if the model gets no pictures. */
    images: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_image_js__WEBPACK_IMPORTED_MODULE_1__/* .imageFacts */ .JC)()).exactOptional(),
    /**
     * Files that cannot be copied out of the sandbox, so a fresh sandbox would lack them. The first 10, and a last
     * entry for the rest.
     */
    leftOut: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J5)()).exactOptional(),
    /** Why this turn was not saved, as a sentence. If the session is lost, its files are lost too. */
    fault: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** The files with which a fresh session began, if they are not the original ones. */
const restored = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The turn that left these files. */
    attempt: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().positive(),
    /**
     * Why a fresh session was needed: the old one was lost without the code's fault, the code used it up, or it ended
     * with the run's process.
     */
    after: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(["lost", "spent", "resumed"]),
}));
const whyFresh = {
    lost: "The sandbox was lost",
    spent: "The code made the sandbox fail",
    resumed: "The sandbox ended together with the run's process",
};
/** A sentence about the fresh session, for people. */
function restoredWords({ attempt, after }) {
    return `${whyFresh[after]}. A fresh sandbox started with the files from the end of turn ${attempt}.`;
}


/***/ }),

/***/ 71601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ continues),
/* harmony export */   s: () => (/* binding */ continuesWords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40104);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83518);



/** The earlier run that a run continues. */
const continues = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    runId: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Null if the record has no end. */
    outcome: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomes */ .KI).nullable(),
    /** The earlier conversation without the system message. If it is long, only its beginning and its last turns. */
    messages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ role: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["user", "assistant"]), content: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() })),
    /** How many UTF-16 units of the conversation were left out. Absent: none. */
    charsLeftOut: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** The earlier run's changes: added to the original files, already among them, or none. */
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["put-in", "applied", "none"]),
}));
/** A sentence about the earlier run, for people. */
function continuesWords({ runId, files, charsLeftOut = 0 }) {
    const changes = {
        "put-in": "with the files as it left them",
        applied: "whose changes are already in the files",
        none: "which changed no files",
    }[files];
    const cut = charsLeftOut === 0
        ? ""
        : ` ${charsLeftOut} characters in the middle of the earlier conversation are left out.`;
    return `This run continues run ${runId}, ${changes}.${cut}`;
}


/***/ }),

/***/ 24910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ resumedWords),
/* harmony export */   u: () => (/* binding */ resumed)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A run whose process had ended was resumed by another process. */
const resumed = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** How long no process worked on the run, in milliseconds. The run's own clock stood still. */
    awayMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    /** The step that was interrupted and runs again. Absent if there is none. */
    again: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
        /** How many of its blocks and verifications had run. */
        blocks: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
        verifications: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    })
        .exactOptional(),
}));
/** A sentence about it for people. `unit` is the run's word for an attempt. */
function resumedWords({ awayMs, again }, unit) {
    const head = `The run was resumed, ${Math.round(awayMs / 1000)} s after its last event.`;
    if (again === undefined)
        return `${head} agent-exec repeats only the model call that was interrupted.`;
    const what = again.blocks === 0 && again.verifications > 0 ? "verifications" : "code";
    return `${head} agent-exec repeats the interrupted step in a fresh sandbox: the ${what} of ${unit} ${again.attempt}.`;
}


/***/ }),

/***/ 58491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ buildWords),
/* harmony export */   Gx: () => (/* binding */ keptWords),
/* harmony export */   aJ: () => (/* binding */ sessionFacts),
/* harmony export */   sP: () => (/* binding */ keptSandbox)
/* harmony export */ });
/* unused harmony export imageBuild */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A sandbox that stays after the run, because a person wants to look inside. */
const keptSandbox = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The executor's name for the sandbox. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    as: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["running", "stopped"]),
    /** How to look inside and how to remove the sandbox, in sentences. Absent if unknown. */
    hint: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** The sentence about it for people. */
function keptWords({ name, as, hint }) {
    return hint ?? `The sandbox ${name} was ${as === "running" ? "left running" : "stopped but not removed"}.`;
}
/** How an image was built for a run. */
const imageBuild = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The Dockerfile or devcontainer.json, as a path from the current folder. */
    from: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Where that file comes from: "the current folder", "the pull request's base, commit 3f2a9c1d0b7e". */
    origin: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The network of the build's commands: `none`, or `full`, the engine's own network. */
    network: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** How long the build took, in milliseconds. Absent if the image existed already. */
    durationMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
/** `built from Dockerfile (the current folder) in 3 s, with the engine's network`. */
function buildWords({ from, origin, network, durationMs }) {
    const reached = network === "none" ? "without a network" : "with the engine's network";
    const took = durationMs === undefined ? "in an earlier run" : `in ${Math.round(durationMs / 100) / 10} s`;
    return `built from ${from} (${origin}) ${took}, ${reached}`;
}
/** The facts about a started session, as the transcript stores them. */
const sessionFacts = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    executor: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The image's name in the settings. Null for executors without an image. */
    image: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** The image's digest or id, `sha256:…`. Null for executors without an image. */
    digest: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** Present if the image was built for a run. */
    build: imageBuild().exactOptional(),
    /** Each limit with its value for people: `{ memory: "2 GiB", network: "none" }`. */
    limits: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /** Whether this machine enforces each limit. Absent if it was not tested. */
    held: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    /** Limits that are not enforced because a setting says so. Absent if there are none. */
    waived: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** The commands of `setup`, in order. Absent if there are none. */
    setup: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ command: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), durationMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)() })).exactOptional(),
    /** The languages that can run, by their main names: `python`, `sh`, `bash`, `javascript`. */
    languages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /** The Jupyter kernel for blocks of the first language without a file name. Absent: each block is a process. */
    kernel: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));


/***/ }),

/***/ 58442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ur: () => (/* binding */ createOnce),
/* harmony export */   o4: () => (/* binding */ letItLand),
/* harmony export */   ov: () => (/* binding */ isOfUnknownFate)
/* harmony export */ });
/* harmony import */ var _api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29767);

const maxTries = 3;
/** GitHub gets this many milliseconds per try to finish an unanswered request before we look. */
const waitMs = 1000;
/** Waits until an unanswered request may have taken effect. On abort: the signal's reason. */
async function letItLand(clock, signal, tries = 1) {
    await clock.sleep(waitMs * tries, { signal });
}
/** Whether GitHub may have done, or may still do, the request: it was not answered, or the caller did not wait. */
function isOfUnknownFate(thrown, signal) {
    return signal.aborted || (thrown instanceof _api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && thrown.isUncertain);
}
/**
 * Creates something that must exist only once. GitHub cannot recognise a repeated request, so after an uncertain one
 * we first look for the thing, then try again.
 * @throws GitHubError if GitHub refuses, or after three uncertain requests; on abort the signal's reason.
 */
async function createOnce(options) {
    const { create, find, onUncertain, clock, signal } = options;
    for (let tries = 1;; tries += 1) {
        try {
            return { value: await create(), wasFound: false };
        }
        catch (thrown) {
            if (!isOfUnknownFate(thrown, signal))
                throw thrown;
            onUncertain();
            await letItLand(clock, signal, tries);
            const found = await find();
            if (found !== null)
                return { value: found, wasFound: true };
            if (tries === maxTries)
                throw thrown;
        }
    }
}


/***/ }),

/***/ 88560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ CheckPlace)
/* harmony export */ });
/* harmony import */ var _api_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29767);
/* harmony import */ var _api_create_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58442);
/* harmony import */ var _api_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72382);



/** The one check run of an external id on a commit. */
class CheckPlace {
    #github;
    #clock;
    #state;
    /** An edit that was never answered may still be carried out, after the last word. */
    #mayGoBack = false;
    #last = null;
    /** Those of the last word that were not sent yet. */
    #findings = [];
    constructor({ github, clock, state }) {
        this.#github = github;
        this.#clock = clock;
        this.#state = state;
    }
    get state() {
        return this.#state;
    }
    /** Leaves the findings to `settle`. @throws GitHubError. On abort: the signal's reason. */
    async write(last, signal) {
        const { findings = [], ...fields } = last;
        const id = this.#state.checkRunId ?? (await this.#left(signal));
        const edited = await this.#edit(id, fields, signal);
        if (id !== null && edited === null && (await this.#list(signal)).some((each) => each.id === id))
            throw (0,_api_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .uneditable */ .Cd)(`check run ${id}`, "checks: write");
        const check = edited ?? (await this.#create(fields, signal));
        this.#keep({ checkRunId: check.id, isFinished: fields.conclusion !== undefined });
        this.#last = fields;
        this.#findings = findings;
        return check;
    }
    /**
     * After the final report: checks that it is still there, and completes anything that an unanswered request may have
     * left. A check run cannot be deleted, and one that stayed in progress would hold a merge for ever. Then adds the
     * findings: GitHub refuses a request as a whole if it does not like one of them, and a repeated request would repeat
     * them.
     * @throws GitHubError. On abort: the signal's reason.
     */
    async settle(signal) {
        if (this.#last === null)
            return;
        if (this.#mayGoBack && !(await this.isFinished(signal))) {
            await this.#edit(this.#state.checkRunId, this.#last, signal);
        }
        if (this.#state.mayHaveTwin)
            await this.#completeTwins(this.#last, signal);
        while (this.#findings.length > 0) {
            const findings = this.#findings.slice(0, _api_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.annotations);
            this.#findings = this.#findings.slice(_api_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.annotations);
            await this.#edit(this.#state.checkRunId, { ...this.#last, findings }, signal);
        }
    }
    async #completeTwins(last, signal) {
        for (const twin of await this.#list(signal)) {
            if (!twin.isCompleted)
                await this.#edit(twin.id, last, signal);
        }
        this.#keep({ mayHaveTwin: false });
    }
    /** Whether it is completed on GitHub, whatever this process knows of it. */
    async isFinished(signal) {
        const { checkRunId, repository } = this.#state;
        const check = checkRunId === null
            ? ((await this.#list(signal))[0] ?? null)
            : await this.#github.checkRun({ repository, id: checkRunId, signal });
        if (check)
            this.#keep({ checkRunId: check.id });
        return check?.isCompleted ?? false;
    }
    async #edit(id, fields, signal) {
        if (id === null)
            return null;
        const isHasty = fields.conclusion === undefined || fields.findings !== undefined;
        const { repository } = this.#state;
        try {
            return await this.#github.updateCheckRun({ repository, id, ...fields, isHasty, signal });
        }
        catch (thrown) {
            this.#mayGoBack ||= (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfUnknownFate */ .ov)(thrown, signal);
            throw thrown;
        }
    }
    /** What a request that was never answered created, if any did. */
    async #left(signal) {
        if (!this.#state.mayHaveTwin)
            return null;
        await (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_1__/* .letItLand */ .o4)(this.#clock, signal);
        return (await this.#list(signal))[0]?.id ?? null;
    }
    async #create(fields, signal) {
        const { repository, sha, name, externalId, detailsUrl } = this.#state;
        const link = detailsUrl === null ? {} : { detailsUrl };
        const { value } = await (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_1__/* .createOnce */ .Ur)({
            create: () => this.#github.createCheckRun({ repository, sha, name, externalId, ...link, ...fields, signal }),
            find: async () => (await this.#list(signal))[0] ?? null,
            onUncertain: () => this.#keep({ mayHaveTwin: true }),
            clock: this.#clock,
            signal,
        });
        return value;
    }
    async #list(signal) {
        const { repository, sha, name, externalId } = this.#state;
        const checks = await this.#github.checkRuns({ repository, sha, name, signal });
        return checks.filter((check) => check.externalId === externalId);
    }
    #keep(change) {
        this.#state = { ...this.#state, ...change };
    }
}


/***/ }),

/***/ 38237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ CommentPlace)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _api_api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29767);
/* harmony import */ var _api_create_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58442);
/* harmony import */ var _api_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72382);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70418);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74373);






/** The one comment of a key on an issue, wherever it is and whatever becomes of it. */
class CommentPlace {
    #github;
    #clock;
    #ours;
    #state;
    /** An edit that was never answered may still be carried out, after the last word. */
    #mayGoBack = false;
    #lastBody = "";
    constructor({ github, clock, state }) {
        this.#github = github;
        this.#clock = clock;
        this.#state = state;
        this.#ours = new _own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .OwnComments */ .n({ github, ...state });
    }
    get state() {
        return { ...this.#state, author: this.#ours.author };
    }
    /** @throws GitHubError. AgentExecError `internal` for a report that does not fit, before anything is sent. */
    async write(report, options) {
        const body = `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .markerLine */ .B_)(this.#state, options)}\n${report}`;
        if (body.length > _api_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .F.commentChars)
            throw tooLong(body.length);
        const comment = await this.#put(body, options);
        this.#keep({ commentId: comment.id, isFinished: options.isFinal });
        this.#lastBody = body;
        return comment;
    }
    /** After the last word: sees that it still stands, and alone. @throws GitHubError. On abort: the signal's reason. */
    async settle(signal) {
        const { commentId, mayHaveTwin } = this.#state;
        if (commentId === null)
            return;
        if (this.#mayGoBack)
            await this.#standBy(commentId, signal);
        if (mayHaveTwin)
            await this.#removeTwins(commentId, signal);
    }
    /** Whether this run's last word stands on GitHub already, whatever this process knows of it. */
    async isFinished(signal) {
        const { commentId, repository } = this.#state;
        const known = commentId === null ? null : await this.#github.comment({ repository, id: commentId, signal });
        const comments = known ? [known] : await this.#ours.list(signal);
        return comments.some(({ body }) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .isFinished */ .$g)(body, this.#state));
    }
    async #put(body, options) {
        const { commentId } = this.#state;
        const known = commentId === null ? null : await this.#edit(commentId, body, options);
        if (known)
            return known;
        if (commentId === null && this.#state.mayHaveTwin)
            await (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_2__/* .letItLand */ .o4)(this.#clock, options.signal);
        // If the comment was never written or somebody deleted it, another comment of agent-exec takes its place, or a new
        // one.
        const [oldest, ...twins] = await this.#ours.list(options.signal);
        if (twins.length > 0)
            this.#keep({ mayHaveTwin: true });
        if (oldest === undefined)
            return this.#create(body, options);
        const found = await this.#edit(oldest.id, body, options);
        if (found === null)
            throw (0,_api_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .uneditable */ .Cd)(`comment ${oldest.id}`, "issues: write, pull-requests: write");
        return found;
    }
    async #edit(id, body, { isFinal, signal }) {
        const { repository } = this.#state;
        try {
            return await this.#github.updateComment({ repository, id, body, isHasty: !isFinal, signal });
        }
        catch (thrown) {
            this.#mayGoBack ||= (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfUnknownFate */ .ov)(thrown, signal);
            throw thrown;
        }
    }
    async #create(body, options) {
        const { signal } = options;
        const { repository, number } = this.#state;
        const { value, wasFound } = await (0,_api_create_once_js__WEBPACK_IMPORTED_MODULE_2__/* .createOnce */ .Ur)({
            create: () => this.#github.createComment({ repository, number, body, signal }),
            find: async () => (await this.#ours.list(signal))[0] ?? null,
            onUncertain: () => this.#keep({ mayHaveTwin: true }),
            clock: this.#clock,
            signal,
        });
        const isOfUnexpectedAuthor = !wasFound && this.#ours.learn(value);
        return isOfUnexpectedAuthor ? this.#preferOlder(value, body, options) : value;
    }
    /** Under the name that GitHub gave us there may be a comment of an earlier run: then that one stays. */
    async #preferOlder(created, body, options) {
        this.#keep({ commentId: created.id });
        const older = (await this.#ours.list(options.signal)).find(({ id }) => id !== created.id);
        if (!older)
            return created;
        const edited = await this.#edit(older.id, body, options);
        if (!edited)
            return created;
        this.#keep({ commentId: edited.id, mayHaveTwin: true });
        await this.#removeTwins(edited.id, options.signal);
        return edited;
    }
    /** Reads the last word back, and writes it again when an edit that was late is in its place. */
    async #standBy(id, signal) {
        const { repository } = this.#state;
        const body = this.#lastBody;
        const standing = await this.#github.comment({ repository, id, signal });
        if (standing !== null && standing.body !== body)
            await this.#github.updateComment({ repository, id, body, signal });
    }
    async #removeTwins(id, signal) {
        const { repository } = this.#state;
        for (const twin of await this.#ours.list(signal)) {
            if (twin.id !== id)
                await this.#github.deleteComment({ repository, id: twin.id, signal });
        }
        this.#keep({ mayHaveTwin: false });
    }
    #keep(change) {
        this.#state = { ...this.#state, ...change };
    }
}
function tooLong(chars) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("internal", `The report is ${chars} characters long; a comment cannot be that long.`, {
        nextStep: "Please report this. The run's artifact has the whole report.",
    });
}


/***/ }),

/***/ 2971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ settle)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** Cleans up after the final report. If this fails, a warning says so, but the report still counts. Never throws. */
async function settle(place, { signal, onProblem }) {
    try {
        await place.settle(signal);
    }
    catch (thrown) {
        onProblem((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAgentExecError */ .Mq)(thrown));
    }
}


/***/ }),

/***/ 42328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Q_: () => (/* binding */ longestRun),
/* harmony export */   SS: () => (/* binding */ codeSpan)
/* harmony export */ });
/**
 * Puts text into a code fence that it cannot close: the fence is longer than the text's longest run of backticks.
 * `info` keeps only characters of a language's name.
 */
function fence(text, info = "") {
    const marker = "`".repeat(Math.max(3, longestRun(text) + 1));
    const language = info.replace(/[^\w+#.-]/g, "").slice(0, 40);
    return `${marker}${language}\n${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${marker}`;
}
/** The longest run of backticks in a text. */
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/**
 * One line of text as a code span that it cannot close; line ends become blanks. Empty text stays empty.
 *
 * Blanks at the ends stay, because file names may differ only in them. A parser removes one blank from each end if
 * both have one and there is more than blanks (CommonMark 0.31.2, 6.1), so such a line gets one more.
 */
function codeSpan(text) {
    const line = text.replace(/[\r\n]+/g, " ");
    if (line === "")
        return "";
    const marker = "`".repeat(longestRun(line) === 0 ? 1 : longestRun(line) + 1);
    const isStripped = line.startsWith(" ") && line.endsWith(" ") && /[^ ]/.test(line);
    const pad = line.startsWith("`") || line.endsWith("`") || isStripped ? " " : "";
    return `${marker}${pad}${line}${pad}${marker}`;
}


/***/ }),

/***/ 50159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const systemClock = {
    now: () => Date.now(),
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
