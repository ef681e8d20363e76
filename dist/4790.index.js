export const id = 4790;
export const ids = [4790];
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

/***/ 24790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examineKubernetes: () => (/* binding */ examineKubernetes)
/* harmony export */ });
/* harmony import */ var _ports_check_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94100);
/* harmony import */ var _format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40312);
/* harmony import */ var _contained_limits_sizes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(867);
/* harmony import */ var _contained_trials_deadline_trial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93995);
/* harmony import */ var _contained_trials_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18556);
/* harmony import */ var _client_cluster_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75934);
/* harmony import */ var _kubernetes_executor_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53059);
/* harmony import */ var _leftovers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11907);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54871);
/* harmony import */ var _client_api_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12760);










const second = 1000;
/**
 * Tests a cluster and its sandbox, with pods that end afterwards.
 *
 * @throws AgentExecError `settings-invalid`, before anything is tried.
 */
async function examineKubernetes(options) {
    const settings = await (0,_load_js__WEBPACK_IMPORTED_MODULE_7__/* .settingsOf */ .f)(options);
    (0,_contained_limits_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseSizes */ .MA)(settings);
    const { variable } = options;
    const examined = { cluster: null, session: null };
    const withCluster = (0,_contained_trials_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .after */ .Pl)(examined, "cluster", "there is no cluster");
    const inSession = (0,_contained_trials_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .after */ .Pl)(examined, "session", "no sandbox started");
    const checks = [
        {
            name: "cluster",
            deadlineMs: 20 * second,
            run: (0,_ports_check_js__WEBPACK_IMPORTED_MODULE_9__/* .vital */ .$)(async (signal) => findVersion(await (0,_client_cluster_js__WEBPACK_IMPORTED_MODULE_4__/* .connectCluster */ .bp)(variable), examined, signal)),
        },
        {
            name: "leftovers",
            deadlineMs: 10 * second,
            run: withCluster(async (_cluster, signal) => {
                const pods = await (0,_leftovers_js__WEBPACK_IMPORTED_MODULE_6__.cleanLeftovers)({ variable, isDryRun: true, signal });
                const nextStep = "The next run removes these pods. `agent-exec clean --executor kubernetes` removes these pods now.";
                return (0,_contained_trials_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .leftoversFinding */ .MV)(pods, "pod", nextStep);
            }),
        },
        {
            name: "sandbox",
            deadlineMs: 600 * second,
            run: (0,_ports_check_js__WEBPACK_IMPORTED_MODULE_9__/* .vital */ .$)(withCluster(async (cluster, signal) => {
                const startedAt = performance.now();
                examined.session = await (0,_kubernetes_executor_js__WEBPACK_IMPORTED_MODULE_5__/* .createKubernetesExecutor */ .o)(settings, async () => cluster).start({ signal });
                return (0,_contained_trials_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .startFinding */ .M5)(examined.session, startedAt);
            })),
        },
        { name: "limits", deadlineMs: second, run: inSession(async (session) => describeHeld(session)) },
        {
            name: "deadline",
            deadlineMs: 20 * second,
            run: inSession((session, signal) => (0,_contained_trials_deadline_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .tryDeadline */ .I)({ session, signal })),
        },
    ];
    return {
        checks,
        async [Symbol.asyncDispose]() {
            await examined.session?.stop();
        },
    };
}
async function findVersion(cluster, examined, signal) {
    const { name, server, namespace } = cluster.access;
    try {
        const call = cluster.call({ path: "/version", signal });
        const { gitVersion = "unknown" } = await call;
        examined.cluster = cluster;
        const message = `Kubernetes ${gitVersion} at ${server}, context ${name}, namespace ${namespace}`;
        return { status: "ok", message };
    }
    catch (error) {
        signal.throwIfAborted();
        throw (0,_client_api_error_js__WEBPACK_IMPORTED_MODULE_8__/* .unavailable */ .hU)(cluster.access, error);
    }
}
function describeHeld({ facts: { held, waived = [] } }) {
    const holding = Object.keys(held).filter((limit) => held[limit] === true && limit !== "network");
    return [
        networkFinding(held["network"]),
        ...(0,_format_unheld_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .unheldLimits */ .Hx)(held)
            .filter((limit) => limit !== "network")
            .map((limit) => (0,_contained_trials_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .unheld */ .RK)(limit, { isWaived: waived.includes(limit) })),
        { status: "ok", message: `the kernel inside the pod reports: ${holding.join(", ")}` },
    ];
}
/** The start of a session has already tried it. */
function networkFinding(holds) {
    const name = "network";
    const enforced = "the cluster enforces network policies: the pod reached another pod before, and nothing afterwards";
    if (holds === true)
        return { name, status: "ok", message: enforced };
    if (holds === false)
        return { name, status: "warning", message: "code can reach the network, as you set it" };
    return {
        name,
        status: "warning",
        message: "the pod reaches nothing, even without agent-exec's network policy. So agent-exec cannot tell whether the cluster enforces this policy",
        nextStep: "If another policy of the namespace forbids all connections, do nothing. Otherwise, find out why the pod has no network.",
    };
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
