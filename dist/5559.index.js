export const id = 5559;
export const ids = [5559];
export const modules = {

/***/ 93995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ tryDeadline)
/* harmony export */ });
/* harmony import */ var _trial_block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82948);

/** By then, the block that must be ended has started. */
const trialDeadlineMs = 300;
/** SECURITY.md promises that a block ends within this time. */
const promisedEndMs = 1000;
/** Code that ignores every signal that can be ignored, and leaves a grandchild in a session of its own. */
const stubborn = `
command -v sleep >/dev/null || { echo no-sleep; exit; }
trap '' TERM INT HUP
if command -v setsid >/dev/null; then setsid sh -c 'trap "" TERM; sleep 77' & fi
sleep 77
`;
/** The shell itself reads the file. The sleeping processes are recognised by their number of seconds. */
const lookForSleepers = `
for folder in /proc/[0-9]*; do
  while IFS= read -r name rest; do
    case $name in "Name:"*sleep*) echo alive ;; esac
    break
  done 2>/dev/null <"$folder/status"
done
echo looked
`;
async function tryDeadline({ session, signal }) {
    if (!session.facts.languages.includes("sh"))
        return { status: "skipped", message: "the image cannot run sh blocks, which this trial needs" };
    const tried = await (0,_trial_block_js__WEBPACK_IMPORTED_MODULE_0__/* .runBlock */ .r)({ session, signal }, "sh", stubborn, trialDeadlineMs);
    if (tried.stdout.text === "no-sleep\n")
        return { status: "skipped", message: "the image does not have `sleep`, which this trial needs" };
    const { ending, durationMs } = tried;
    const overMs = Math.max(0, Math.round(durationMs - trialDeadlineMs));
    const { stdout } = await (0,_trial_block_js__WEBPACK_IMPORTED_MODULE_0__/* .runBlock */ .r)({ session, signal }, "sh", lookForSleepers, _trial_block_js__WEBPACK_IMPORTED_MODULE_0__/* .blockTimeoutMs */ .N);
    const isAllDead = stdout.text.includes("looked") && !stdout.text.includes("alive");
    const nextStep = "Report this problem with the engine's version and the machine's load.";
    if (ending !== "timed-out" || !isAllDead) {
        const message = `a block at its deadline ended as ${ending}, but some of its processes survived`;
        return { status: "failed", message, nextStep };
    }
    if (overMs > promisedEndMs) {
        return {
            status: "warning",
            message: `all processes of the block were ended, but only ${overMs} ms after the deadline`,
            nextStep: "Give the machine more processors, or run fewer programs at the same time.",
        };
    }
    return { status: "ok", message: `all processes of a block were ended ${overMs} ms after its deadline` };
}


/***/ }),

/***/ 18556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M5: () => (/* binding */ startFinding),
/* harmony export */   MV: () => (/* binding */ leftoversFinding),
/* harmony export */   Pl: () => (/* binding */ after),
/* harmony export */   RK: () => (/* binding */ unheld),
/* harmony export */   Vb: () => (/* binding */ nameOf)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40312);


/** A trial that needs the result of an earlier one. Without that result the trial is skipped. */
function after(results, key, reason) {
    return (run) => async (signal) => {
        const value = results[key];
        return value === null ? { status: "skipped", message: reason } : run(value, signal);
    };
}
/** @param nextStep who removes the leftovers */
function leftoversFinding(leftovers, place, nextStep) {
    const left = leftovers.filter(({ fate }) => fate === "would-remove").length;
    if (left === 0)
        return { status: "ok", message: `no leftover ${place}s of ended agent-exec processes` };
    const message = `agent-exec processes that no longer run left ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(place, left)}`;
    return { status: "warning", message, nextStep };
}
/** What a session that has just started can run. @param startedAt in milliseconds, by `performance.now()` */
function startFinding({ facts: { languages } }, startedAt) {
    const ms = Math.round(performance.now() - startedAt);
    if (languages.length > 0)
        return { status: "ok", message: `starts in ${ms} ms and runs ${languages.join(", ")}` };
    return {
        status: "failed",
        message: "starts, but has no program that can run code blocks",
        nextStep: "Use an image with python3, sh, bash or node, such as python:3-slim.",
        isVital: true,
    };
}
/** A limit that is not enforced. */
function unheld(limit, { isWaived }) {
    const message = `is ${(0,_format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .whyUnheld */ .DN)(limit, { isWaived })}`;
    if (isWaived)
        return { name: nameOf(limit), status: "warning", message };
    return {
        name: nameOf(limit),
        status: "failed",
        message,
        nextStep: "Use a runtime and an engine that enforce this limit, or use a disposable machine.",
    };
}
function nameOf(limit) {
    return `limit ${limit}`;
}


/***/ }),

/***/ 82948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ blockTimeoutMs),
/* harmony export */   r: () => (/* binding */ runBlock)
/* harmony export */ });
/* harmony import */ var _facts_block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59626);

/** The code takes milliseconds, but the machine may be busy. */
const blockTimeoutMs = 5000;
function runBlock({ session, signal }, language, code, timeoutMs) {
    return session.execute((0,_facts_block_js__WEBPACK_IMPORTED_MODULE_0__/* .blockOf */ .VN)({ language, code, path: null }), { timeoutMs, signal });
}


/***/ }),

/***/ 85559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  examineDocker: () => (/* binding */ examineDocker)
});

// EXTERNAL MODULE: ./lib/ports/check.js
var check = __webpack_require__(94100);
// EXTERNAL MODULE: ./lib/executors/kernel/kernel-finding.js
var kernel_finding = __webpack_require__(24673);
// EXTERNAL MODULE: ./lib/executors/contained/limits/sizes.js
var sizes = __webpack_require__(867);
// EXTERNAL MODULE: ./lib/executors/docker/settings/docker-settings.js
var docker_settings = __webpack_require__(41055);
// EXTERNAL MODULE: ./lib/executors/docker/docker-executor.js + 8 modules
var docker_executor = __webpack_require__(40297);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-connection.js
var engine_connection = __webpack_require__(93858);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-info.js
var engine_info = __webpack_require__(11814);
// EXTERNAL MODULE: ./lib/facts/session.js
var session = __webpack_require__(58491);
// EXTERNAL MODULE: ./lib/executors/docker/image/find-image.js + 4 modules
var find_image = __webpack_require__(7185);
// EXTERNAL MODULE: ./lib/executors/docker/leftovers/clean.js + 4 modules
var clean = __webpack_require__(33315);
// EXTERNAL MODULE: ./lib/format/duration.js
var duration = __webpack_require__(27939);
;// CONCATENATED MODULE: ./lib/executors/docker/doctor/engine-findings.js

/** Beyond this, times of files and logs of the two machines do not match. */
const tolerableSkewMs = 5000;
function describeEngine({ endpoint, apiVersion, server }, { version }) {
    const name = server.split("/")[0] || "Docker";
    return { status: "ok", message: `${name} ${version} at ${endpoint}, API ${apiVersion}` };
}
function describeParts(engine, { container = {} }) {
    const { runtimes, securityOptions, cgroupVersion, storageDriver } = engine;
    const security = (securityOptions ?? []).map((option) => option.replace(/^name=/, ""));
    const isRootless = security.some((option) => option.startsWith("rootless"));
    const parts = [
        `cgroup v${cgroupVersion}`,
        storageDriver,
        security.length === 0 ? "no security options" : security.map((option) => option.split(",")[0]).join(", "),
        `runtimes ${runtimes.join(", ") || "unknown"}`,
        isRootless ? "rootless" : "",
    ];
    const message = parts.filter((part) => part !== "").join(" · ");
    const { runtime } = container;
    if (runtime !== undefined && runtimes.length > 0 && !runtimes.includes(runtime))
        return {
            status: "failed",
            message: `${message}; the engine does not have the runtime ${runtime}`,
            nextStep: `Register ${runtime} with the engine, or omit --runtime.`,
            isVital: true,
        };
    return { status: "ok", message };
}
function describeClock({ aheadMs }) {
    if (aheadMs === null)
        return { status: "skipped", message: "the engine does not report its time" };
    const skewMs = Math.abs(aheadMs);
    if (skewMs <= tolerableSkewMs)
        return { status: "ok", message: "its clock is at most a few seconds away from this machine's clock" };
    return {
        status: "warning",
        message: `its clock is ${(0,duration/* formatDuration */.a)(skewMs)} ${aheadMs > 0 ? "ahead of" : "behind"} this machine's clock`,
        nextStep: "Synchronize the clocks of this machine and of the engine's machine (NTP).",
    };
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/executors/docker/canary/limits-canary.js + 1 modules
var limits_canary = __webpack_require__(6071);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-call.js
var engine_call = __webpack_require__(70826);
// EXTERNAL MODULE: ./lib/executors/docker/client/engine-error.js
var engine_error = __webpack_require__(55530);
;// CONCATENATED MODULE: ./lib/executors/docker/doctor/lease-trial.js




/** 2 s: the promised time for a killed agent-exec (SECURITY.md). Usually it takes 0.1 s (bench/times.md, 2). */
const promisedMs = 2000;
/** 10 s: if the end comes this late, it is reported as late. */
const patienceMs = 10_000;
const pollMs = 20;
/** Tests that a container ends when the connection of its agent-exec process ends, as if it was killed. */
async function tryLease(canary) {
    const { signal, connection } = canary;
    const container = await (0,limits_canary/* openCanary */.JA)(canary);
    const engines = connection.docker.getContainer(container.name);
    const startedAt = performance.now();
    const elapsedMs = () => Math.round(performance.now() - startedAt);
    try {
        container.abandon();
        while (await isRunning(engines)) {
            if (elapsedMs() > patienceMs)
                return {
                    status: "failed",
                    message: `a container still runs ${patienceMs / 1000} s after the connection to agent-exec ended`,
                    nextStep: "Run `agent-exec clean` after a run that was killed, and report this problem with the engine's version.",
                };
            await (0,promises_.setTimeout)(pollMs, undefined, { signal });
        }
        const endedMs = elapsedMs();
        const message = `a container ends ${endedMs} ms after the connection to agent-exec ends`;
        if (endedMs <= promisedMs)
            return { status: "ok", message };
        return { status: "warning", message, nextStep: "Give the engine's machine more processors." };
    }
    finally {
        await engines.remove({ force: true, v: true }).catch(() => undefined);
    }
}
async function isRunning(container) {
    try {
        const { State } = await (0,engine_call/* callEngine */.rU)({ what: "inspect the container" }, () => container.inspect());
        return State.Running;
    }
    catch (error) {
        if ((0,engine_error/* isAlreadyGone */.Mr)(error))
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/format/unheld-limits.js
var unheld_limits = __webpack_require__(40312);
// EXTERNAL MODULE: ./lib/executors/contained/trials/findings.js
var findings = __webpack_require__(18556);
;// CONCATENATED MODULE: ./lib/executors/docker/doctor/limit-findings.js



const proofs = {
    workspace: "a full folder accepts no more data",
    inodes: "a folder accepts no more files than allowed",
    "no new privileges": "the kernel reports this limit for a process",
    cpus: "four busy processes together get no more than the allowed processors",
    memory: "the kernel kills a process that takes too much",
    pids: "the kernel refuses processes beyond the limit",
};
/** Reports each limit: from a trial if there is one, otherwise from the kernel inside the container. */
async function describeLimits(canary, { held, waived = [] }) {
    const tried = await (0,limits_canary/* tryLimits */.Mm)({ ...canary, limits: limits_canary/* triableLimits */.YO });
    const isTriable = (limit) => Object.hasOwn(proofs, limit);
    const read = Object.keys(held).filter((limit) => !isTriable(limit) && held[limit] === true);
    const broken = (0,unheld_limits/* unheldLimits */.Hx)(held).filter((limit) => !isTriable(limit));
    return [
        ...limits_canary/* triableLimits */.YO.map((limit) => waived.includes(limit)
            ? (0,findings/* unheld */.RK)(limit, { isWaived: true })
            : describeTrial(limit, tried[limit] ?? held[limit])),
        ...broken.map((limit) => (0,findings/* unheld */.RK)(limit, { isWaived: waived.includes(limit) })),
        { name: "limits", status: "ok", message: `the kernel inside the container reports: ${read.join(", ")}` },
    ];
}
function describeTrial(limit, holds) {
    const name = (0,findings/* nameOf */.Vb)(limit);
    if (holds === true)
        return { name, status: "ok", message: proofs[limit] };
    if (holds === false)
        return (0,findings/* unheld */.RK)(limit, { isWaived: false });
    return { name, status: "warning", message: "could not be tested here" };
}

// EXTERNAL MODULE: ./lib/executors/contained/trials/deadline-trial.js
var deadline_trial = __webpack_require__(93995);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/executors/contained/egress/canary.js + 2 modules
var canary = __webpack_require__(41204);
// EXTERNAL MODULE: ./lib/executors/contained/trials/trial-block.js
var trial_block = __webpack_require__(82948);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
;// CONCATENATED MODULE: ./lib/executors/docker/doctor/session-trials.js






/** 1 GiB: room for one more image. */
const wantedBytes = 1024 ** 3;
/** How many addresses of this machine to try from inside. */
const maxAddresses = 4;
/**
 * Tries to reach a listener on this machine, an unused address, and a name. Code in the sandbox must reach none of
 * them.
 */
async function tryNetwork({ session, signal }) {
    const language = ["python", "javascript"].find((each) => session.facts.languages.includes(each));
    if (language === undefined)
        return {
            status: "skipped",
            message: "not tested, because the image has neither python nor node. The container has no network interface",
        };
    const server = (0,external_node_net_.createServer)((socket) => void socket.destroy()).listen(0, "0.0.0.0");
    await (0,external_node_events_.once)(server, "listening");
    server.on("error", () => undefined);
    try {
        const { port } = server.address();
        const own = ownAddresses().map((host) => ({ host, port }));
        const code = (0,canary/* canaryCode */.Y1)(language, [...own, { host: "192.0.2.1", port: 80 }]);
        const { stdout } = await (0,trial_block/* runBlock */.r)({ session, signal }, language, code, trial_block/* blockTimeoutMs */.N);
        const { open, isTried } = (0,canary/* readCanary */.B4)(stdout.text);
        if (open.length > 0)
            return {
                status: "failed",
                message: `the sandbox has a network although it must have none: ${open.join(", ")}`,
                nextStep: "Please report this problem. A sandbox without a network must not reach anything.",
            };
        if (!isTried)
            return { status: "warning", message: "could not be tested here" };
        return {
            status: "ok",
            message: "code inside cannot reach this machine or any other, and no name resolves",
        };
    }
    finally {
        server.close();
    }
}
function ownAddresses() {
    return Object.values((0,external_node_os_.networkInterfaces)())
        .flatMap((each) => each ?? [])
        .filter(({ family, internal }) => family === "IPv4" && !internal)
        .map(({ address }) => address)
        .slice(0, maxAddresses);
}
async function readDisk(trial) {
    const code = "stat -f -c '%a %S' / 2>/dev/null || true";
    const { stdout } = await (0,trial_block/* runBlock */.r)(trial, "sh", code, trial_block/* blockTimeoutMs */.N);
    const [blocks = NaN, blockBytes = NaN] = stdout.text.trim().split(" ").map(Number);
    const free = blocks * blockBytes;
    if (Number.isNaN(free))
        return { status: "skipped", message: "the image does not have `stat`, which this trial needs" };
    if (free >= wantedBytes)
        return { status: "ok", message: `${(0,format/* formatBytes */.z3)(free)} free on the engine's disk for images` };
    return {
        status: "warning",
        message: `only ${(0,format/* formatBytes */.z3)(free)} free on the engine's disk for images`,
        nextStep: "Remove unused images (`docker image ls`).",
    };
}

;// CONCATENATED MODULE: ./lib/executors/docker/doctor/examination.js
















const second = 1000;
/**
 * Tests the engine, the image and the sandbox, with containers that end afterwards.
 * @throws AgentExecError `settings-invalid` before any test if the sizes do not fit each other.
 */
function examineDocker(settings, imageBuild = null) {
    (0,docker_settings/* checkProcessors */.y)(settings);
    (0,sizes/* chooseSizes */.MA)(settings);
    const none = { connection: null, engine: null, image: null, session: null };
    const examined = { settings, imageBuild, ...none };
    return {
        checks: [...engineChecks(examined), ...sandboxChecks(examined)],
        async [Symbol.asyncDispose]() {
            await examined.session?.stop();
        },
    };
}
function engineChecks(examined) {
    const { settings } = examined;
    const withEngine = (0,findings/* after */.Pl)(examined, "connection", "there is no engine");
    const withFacts = (0,findings/* after */.Pl)(examined, "engine", "there is no engine");
    return [
        {
            name: "engine",
            deadlineMs: 45 * second,
            run: (0,check/* vital */.$)(async (signal) => {
                examined.connection = await (0,engine_connection/* connectEngine */.x)({ ...settings, signal });
                examined.engine = await (0,engine_info/* readEngineInfo */.X)(examined.connection.docker, { signal });
                return describeEngine(examined.connection, examined.engine);
            }),
        },
        {
            name: "engine's set-up",
            deadlineMs: second,
            run: withFacts(async (engine) => describeParts(engine, settings)),
        },
        { name: "engine's clock", deadlineMs: second, run: withFacts(async (engine) => describeClock(engine)) },
        {
            name: "leftovers",
            deadlineMs: 10 * second,
            run: withEngine(async (_connection, signal) => {
                const containers = await (0,clean.cleanLeftovers)({ ...settings, isDryRun: true, signal });
                const nextStep = "The next run on this machine removes these containers. `agent-exec clean` removes these containers now.";
                return (0,findings/* leftoversFinding */.MV)(containers, "container", nextStep);
            }),
        },
        {
            name: "image",
            // Long enough for a pull over a slow line, or a build.
            deadlineMs: (examined.imageBuild === null ? 300 : 1800) * second,
            run: (0,check/* vital */.$)(withEngine(async (connection, signal) => {
                const finding = { connection, settings, signal };
                const built = await examined.imageBuild?.find(finding);
                const image = built?.image ?? (await (0,find_image/* findImage */.F)(finding));
                examined.image = image;
                const how = built === undefined ? "" : `, ${(0,session/* buildWords */.En)(built.build)}`;
                return { status: "ok", message: `${image.name} is there (${image.digest.slice(0, 19)}…)${how}` };
            })),
        },
    ];
}
function sandboxChecks(examined) {
    const { settings } = examined;
    const withImage = (0,findings/* after */.Pl)(examined, "image", "there is no image");
    const inSession = (0,findings/* after */.Pl)(examined, "session", "no sandbox started");
    // A sandbox started, so the engine and the image are there.
    const canary = (signal) => ({
        settings,
        connection: examined.connection,
        image: examined.image,
        signal,
    });
    return [
        {
            name: "sandbox",
            deadlineMs: 60 * second,
            run: (0,check/* vital */.$)(withImage(async (_image, signal) => {
                const startedAt = performance.now();
                const { kernel: _kernel, ...rest } = settings;
                examined.session = await (0,docker_executor/* createDockerExecutor */.w)(rest, examined.imageBuild).start({ signal });
                return (0,findings/* startFinding */.M5)(examined.session, startedAt);
            })),
        },
        ...(settings.kernel === undefined ? [] : [kernelCheck(examined)]),
        {
            name: "limits",
            deadlineMs: 30 * second,
            run: inSession(({ facts }, signal) => describeLimits(canary(signal), facts)),
        },
        {
            name: "network",
            deadlineMs: 20 * second,
            run: inSession((session, signal) => tryNetwork({ session, signal })),
        },
        {
            name: "deadline",
            deadlineMs: 20 * second,
            run: inSession((session, signal) => (0,deadline_trial/* tryDeadline */.I)({ session, signal })),
        },
        {
            name: "lease",
            deadlineMs: 30 * second,
            run: inSession((_session, signal) => tryLease(canary(signal))),
        },
        {
            name: "engine's disk",
            deadlineMs: 10 * second,
            run: inSession((session, signal) => readDisk({ session, signal })),
        },
    ];
}
/** In its own sandbox, which then replaces the one without a kernel: later tests use what a run has. */
function kernelCheck(examined) {
    const inSession = (0,findings/* after */.Pl)(examined, "session", "no sandbox started");
    return {
        name: "kernel",
        deadlineMs: 120 * second,
        run: (0,check/* vital */.$)(inSession(async (bare, signal) => {
            const startedAt = performance.now();
            const session = await (0,docker_executor/* createDockerExecutor */.w)(examined.settings, examined.imageBuild).start({ signal });
            const ms = performance.now() - startedAt;
            examined.session = session;
            await bare.stop();
            return (0,kernel_finding/* kernelFinding */.f)(session.facts, { ms, beside: "its sandbox" });
        })),
    };
}


/***/ }),

/***/ 24673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ kernelFinding)
/* harmony export */ });
/* harmony import */ var _format_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27939);

/** The doctor's row about a started kernel. @param beside other things that were created in this time */
function kernelFinding({ kernel, languages: [language] }, { ms, beside }) {
    const whole = beside === null ? "" : ` with ${beside}`;
    const message = `${kernel} starts and runs ${language}, ready in ${(0,_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(ms)}${whole}`;
    return { status: "ok", message };
}


/***/ }),

/***/ 59626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   VN: () => (/* binding */ blockOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30100);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75823);




/** A fenced code block of a reply, as CommonMark sees it, at the top level or inside list items. */
const codeBlock = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The first word of the info string in lower case. "" if the fence has none. `py` stays `py`. */
    language: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The code with `\n` line ends and without the fence's indent. Ends with a line end unless empty. */
    code: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /**
     * The file that the writer named (`# filename: …` on the first line, or `title=` or `filename=` in the info
     * string). Null if the executor must generate a name. The executor refuses paths outside of the workspace.
     */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().nullable(),
    /** SHA-256 of `code` in UTF-8, in hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The file that contains the block, as a person named it. Absent if a model wrote the block. */
    document: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
    /** The line of that file on which the fence opens, from 1. */
    line: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /**
     * The session of a document's block. Blocks of one session in one language share variables, and none runs after one
     * that failed. Absent: the block belongs to no document.
     */
    session: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
    /** The index of an earlier block whose code must run first. Absent: none. */
    continues: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** The block's own time limit, in milliseconds. Absent: the run's. */
    timeoutMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** The exit code that the document expects. Absent: the document expects 0. */
    exit: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** The output that the document shows, and the line on which its fence opens. Absent: it shows none. */
    output: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ text: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(), line: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)() }).exactOptional(),
    /** Why the block must not run: its author said so, or it is not code. Absent: it may run. */
    leftAlone: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ notRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .notRunReasons */ .m), evidence: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)() }).exactOptional(),
}));
/** Makes a block with the hash of its code. */
function blockOf(block) {
    return { ...block, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", block.code) };
}
/** The same block with new code. */
function withCode(block, code) {
    return blockOf({ ...block, code });
}
/** Where people find the block: `notes.md:41`. Empty if no file contains the block. */
function placeOf({ document, line }) {
    return document === undefined ? "" : line === undefined ? document : `${document}:${line}`;
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A sandbox that stays after the run, so that a person can look inside. */
const keptSandbox = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The executor's name for the sandbox. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    as: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["running", "stopped"]),
    /** How to look inside and how to remove the sandbox, in sentences. Absent if unknown. */
    hint: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** A sentence that tells people about it. */
function keptWords({ name, as, hint }) {
    return hint ?? `The sandbox ${name} was ${as === "running" ? "left running" : "stopped but not removed"}.`;
}
/** How agent-exec built an image for a run. */
const imageBuild = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The path of the Dockerfile or devcontainer.json, from the current folder. */
    from: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** Where that file comes from: "the current folder", "the pull request's base, commit 3f2a9c1d0b7e". */
    origin: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The network during the build: `none`, or `full` for the engine's own network. */
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
    /** Whether each limit was seen to work on this machine. Absent: not tested. */
    held: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    /** Limits that are not enforced because a setting allows that. Absent: none. */
    waived: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** The commands of `setup`, in order. Absent if there are none. */
    setup: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ command: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), durationMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)() })).exactOptional(),
    /** The languages that can run, by their main names: `python`, `sh`, `bash`, `javascript`. */
    languages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /**
     * The Jupyter kernel that runs blocks of the first language without a file name. Absent: each block is a process.
     */
    kernel: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));


/***/ }),

/***/ 40312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DN: () => (/* binding */ whyUnheld),
/* harmony export */   Hx: () => (/* binding */ unheldLimits),
/* harmony export */   sq: () => (/* binding */ unheldWords)
/* harmony export */ });
/** The consequence if a limit is not enforced, by the limit's name in a session's facts. */
const meanings = {
    isolation: "code can do everything on this machine that its user can",
    memory: "code can take all memory of this machine",
    pids: "code can start any number of processes",
    cpus: "code can take all processors of this machine",
    network: "code may reach other machines",
    "no host path": "code can read the files there and change the writable ones",
    "read-only root": "code may change the image's files inside the container",
    workspace: "code can fill memory or disk with the files of its folder",
    inodes: "code can create as many files as fit into memory",
    tmp: "code can fill memory or disk with files in /tmp",
    "/dev/shm": "code can fill memory with files in /dev/shm",
    "shared memory": "code can fill memory with shared memory segments that no process uses",
    "open files": "code can open as many files as this machine allows",
    "core dumps": "a crash can write a process's memory to disk",
    "not root": "code runs as root inside the container",
    "PID 1": "code can kill the container and the process that watches it",
    "no capabilities": "code has rights in the container that it does not need",
    "no new privileges": "a program in the image can give the code more rights",
    "full disk seen": "agent-exec cannot tell whether a block failed because the disk was full",
    seccomp: "the engine does not filter the code's system calls",
    "sealed shell": "programs that a verification starts can change the verification's shell",
};
/** The names of the limits that are not enforced. */
function unheldLimits(held) {
    return Object.keys(held).filter((limit) => held[limit] === false);
}
/** Why a limit is not enforced and what that means, in one clause. */
function whyUnheld(limit, { isWaived }) {
    const cause = isWaived ? "not enforced, as you set it" : "NOT enforced on this machine";
    return Object.hasOwn(meanings, limit) ? `${cause}: ${meanings[limit]}` : cause;
}
/** A line such as `memory (2 GiB) is NOT enforced on this machine: code can take all of its memory`. */
function unheldWords(limit, { value, isWaived }) {
    return `${limit}${value ? ` (${value})` : ""} is ${whyUnheld(limit, { isWaived })}`;
}


/***/ }),

/***/ 94100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ vital)
/* harmony export */ });
/** Marks a trial as vital: if it throws, no code can run. Does not change the signal's reason. */
function vital(run) {
    return async (signal) => {
        try {
            return await run(signal);
        }
        catch (error) {
            signal.throwIfAborted();
            throw Object.assign(error, { isVital: true });
        }
    };
}


/***/ })

};
