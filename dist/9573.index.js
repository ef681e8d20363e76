export const id = 9573;
export const ids = [9573];
export const modules = {

/***/ 12610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ny: () => (/* binding */ fetchHistory),
  s5: () => (/* binding */ fetchIfMissing)
});

// UNUSED EXPORTS: fetchRepository

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/files/temporary-folder.js
var temporary_folder = __webpack_require__(36753);
// EXTERNAL MODULE: ./lib/workspace/git/git.js
var git = __webpack_require__(16114);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
;// CONCATENATED MODULE: ./lib/action/fetch/fetch-failure.js


/** Temporary faults: the server's own, or a broken connection. */
const passing = /returned error: (?:408|429|5\d\d)|resolve host|connect to|connection|timed out|too slow|early EOF|hung up|empty reply|disconnect|RPC failed|\bTLS\b|\bSSL\b/i;
/** GitHub has the repository, but no longer the commit. */
const gone = /not our ref|find remote ref/i;
/** git asks for a name and a password if the server does not accept the token. */
const unaccepted = /could not read Username|Authentication failed/i;
/** The cause of git's failure, from its output. */
function fetchFailure(stderr, exitCode, fetched = "the repository") {
    // The quoted address is left out, because a repository may be named "connection".
    const isOver = passing.test(stderr.replaceAll(/'[^'\n]*'/g, ""));
    return new errors/* AgentExecError */.r(isOver ? "github-unavailable" : "settings-invalid", `Could not fetch ${fetched}: ${reasonIn(stderr) || `git ended with exit code ${exitCode}`}.`, { isRetryable: isOver, nextStep: isOver ? "Run the workflow again." : nextStepFor(stderr) });
}
function reasonIn(stderr) {
    if (unaccepted.test(stderr))
        return "GitHub refused access";
    if (gone.test(stderr))
        return "the commit is no longer on GitHub";
    const lines = stderr.trim().split("\n");
    const first = lines.find((line) => /^(?:error|fatal): /.test(line)) ?? lines.at(-1) ?? "";
    return (0,truncate/* truncateEnd */.S)(first.replace(/^(?:error|fatal): /, "").replace(/\.$/, ""), 300);
}
function nextStepFor(stderr) {
    if (unaccepted.test(stderr))
        return "Set a valid github-token. The job's own token needs `contents: read`.";
    if (gone.test(stderr))
        return "Somebody deleted the branch or the pull request. Start a run on a commit that exists.";
    return "Grant `contents: read` to the job, or use actions/checkout with `fetch-depth: 0` before this step.";
}
/** The pull request has another head than at the event. */
function moved(sha, fetched) {
    return new errors/* AgentExecError */.r("settings-invalid", `The pull request has new commits since the request: it was at ${sha.slice(0, 12)} and is now at ${fetched.slice(0, 12)}. Nothing ran.`, { nextStep: "Read the new commits, then write the comment again." });
}

// EXTERNAL MODULE: ./node_modules/@actions/exec/lib/exec.js + 3 modules
var exec = __webpack_require__(81260);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
;// CONCATENATED MODULE: ./lib/action/fetch/fetch-git.js




/**
 * Makes a repository of a folder and fetches these commits or refs. The token is only in git's environment, never in a
 * file or an argument.
 * @throws AgentExecError like `fetchFailure`, after five tries if the server fails. If the signal aborts, the error is
 * the signal's reason.
 */
async function fetchInto(folder, { source, refs, depth = 1 }, options) {
    await gitIn(folder, ["init", "--quiet", "--template="], options);
    const from = `${source.server}/${source.repository}`;
    const args = [
        "fetch",
        "--quiet",
        "--no-tags",
        "--no-recurse-submodules",
        `--depth=${depth}`,
        from,
        ...refs,
    ];
    await withRetries(() => gitIn(folder, args, { ...options, env: configurationOf(source) }), options);
}
/** Writes the commit's files. */
async function checkOut(folder, sha, options) {
    await gitIn(folder, ["checkout", "--quiet", "--detach", sha], options);
}
/** Waits before each new try, in milliseconds. */
const waitsMs = [1000, 5000, 15_000, 30_000];
async function withRetries(fetchOnce, { clock, signal }) {
    for (const waitMs of waitsMs) {
        try {
            await fetchOnce();
            return;
        }
        catch (error) {
            if (!(0,errors/* toAgentExecError */.Mq)(error).isRetryable)
                throw error;
            await clock.sleep(waitMs, { signal });
        }
    }
    await fetchOnce();
}
/** Logs in like `actions/checkout`: GitHub accepts a token as any user's password. */
function configurationOf({ server, token }) {
    const login = Buffer.from(`x-access-token:${token}`).toString("base64");
    const settings = [
        ...(token === null ? [] : [[`http.${server}/.extraHeader`, `AUTHORIZATION: basic ${login}`]]),
        // A server that sends less than 1,000 bytes a second for 30 s counts as stopped.
        ["http.lowSpeedLimit", "1000"],
        ["http.lowSpeedTime", "30"],
    ];
    return Object.fromEntries([
        ["GIT_CONFIG_COUNT", String(settings.length)],
        ...settings.flatMap(([key, value], index) => [
            [`GIT_CONFIG_KEY_${index}`, key],
            [`GIT_CONFIG_VALUE_${index}`, value],
        ]),
    ]);
}
/** git without configuration, hooks and questions, so that no filter of the machine runs on a stranger's files. */
async function gitIn(folder, args, { variable, signal, what, env }) {
    const running = (0,exec/* getExecOutput */.H)("git", ["-c", "core.hooksPath=/dev/null", ...args], {
        cwd: folder,
        silent: true,
        ignoreReturnCode: true,
        env: {
            PATH: variable("PATH") ?? "/usr/bin:/bin",
            LC_ALL: "C.UTF-8",
            HOME: folder,
            GIT_CONFIG_NOSYSTEM: "1",
            GIT_CONFIG_GLOBAL: "/dev/null",
            GIT_TERMINAL_PROMPT: "0",
            GIT_ALLOW_PROTOCOL: "https:http",
            ...proxyOf(variable),
            ...env,
        },
    });
    const { exitCode, stdout, stderr } = await (0,src/* raceSignal */.W)(running, signal);
    if (exitCode === 0)
        return stdout;
    throw fetchFailure(stderr, exitCode, what);
}
function proxyOf(variable) {
    // git ignores HTTP_PROXY in capitals, which the other clients accept.
    return Object.fromEntries(["https_proxy", "http_proxy", "no_proxy"].flatMap((name) => {
        const value = variable(name) ?? variable(name.toUpperCase());
        return value === undefined ? [] : [[name, value]];
    }));
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/path-fault.js
var path_fault = __webpack_require__(18061);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/action/fetch/submodule-address.js
/**
 * Characters of an owner's and a repository's name at GitHub. Neither name begins like an option or a hidden folder.
 */
const repositoryName = /^[A-Za-z0-9_][\w.-]*\/[A-Za-z0-9_][\w.-]*$/;
/** `git@github.com:owner/name.git`, the short form of an SSH address. */
const shortSsh = /^[\w-]+@([\w.-]+):(?!\/)(.*)$/;
/**
 * The repository, `owner/name`, of a submodule's address; null if it is not on this server. Only these two names are
 * used, so nothing else of the address, which may be a stranger's, reaches git.
 * @param above the repository that contains the submodule
 */
function submoduleRepository(address, { server, above }) {
    const isRelative = /^\.\.?\//.test(address);
    const [, host, path] = shortSsh.exec(address) ?? [];
    const absolute = host === undefined ? address : `ssh://${host}/${path}`;
    const base = isRelative ? `${server}/${above}/` : undefined;
    const url = URL.canParse(absolute, base) ? new URL(absolute, base) : null;
    if (url === null || !["https:", "ssh:", "git:", new URL(server).protocol].includes(url.protocol))
        return null;
    const isHere = url.protocol === "ssh:" ? url.hostname === new URL(server).hostname : url.host === new URL(server).host;
    const name = url.pathname
        .replace(/^\//, "")
        .replace(/\/$/, "")
        .replace(/\.git$/, "");
    return isHere && repositoryName.test(name) ? name : null;
}

;// CONCATENATED MODULE: ./lib/action/fetch/submodules.js







/** Boost, a large tree of submodules, has 170 of them in 2 levels. */
const limits = { submodules: 300, levels: 5 };
/**
 * Fetches the submodules of a fetched commit, and their submodules. `git submodule` is not used: a pull request may
 * have changed `.gitmodules`, and git would take addresses, paths and options from it.
 * @throws AgentExecError like `fetchRepository`; `settings-invalid` if an address is not a repository of this server.
 */
async function fetchSubmodules(folder, options) {
    const { workflow } = options;
    const root = await (0,promises_.realpath)(folder);
    let left = limits.submodules;
    const fetchBelow = async (path, above, level) => {
        for (const module of await submodulesIn((0,external_node_path_.join)(root, path), options)) {
            const here = (0,external_node_path_.join)(path, module.path);
            left -= 1;
            if (left < 0 || level > limits.levels)
                throw refused(here, `there are more than ${limits.submodules} submodules, or they are nested more than ${limits.levels} levels deep`);
            const repository = submoduleRepository(module.address, { server: workflow.server, above });
            if (repository === null)
                throw refused(here, `its address is not a repository on ${workflow.server}`);
            await requireEmptyFolder(root, here);
            await fetchOne((0,external_node_path_.join)(root, here), { ...module, path: here, repository }, options);
            await fetchBelow(here, repository, level + 1);
        }
    };
    await fetchBelow("", workflow.repository, 1);
}
async function fetchOne(folder, { path, repository, sha }, { workflow, target, token, ...options }) {
    // A stranger may have written a fork's `.gitmodules`. With the token it could name a private repository.
    const isOwn = !target.isFork && ownerOf(repository) === ownerOf(workflow.repository);
    const source = { server: workflow.server, repository, token: isOwn ? token : null };
    const call = { ...options, what: `the submodule ${(0,listed/* named */.r)(path)}` };
    try {
        await fetchInto(folder, { source, refs: [sha] }, call);
        await checkOut(folder, sha, call);
    }
    catch (thrown) {
        const { code, message, isRetryable } = (0,errors/* toAgentExecError */.Mq)(thrown);
        if (isRetryable || options.signal.aborted)
            throw thrown;
        const login = isOwn
            ? "The job's own token cannot read another private repository, so set `github-token` to a token that can read this one."
            : "The repository must be public, because agent-exec sends no token to a repository of another owner, or for a fork.";
        throw new errors/* AgentExecError */.r(code, message, {
            nextStep: `Check that ${repository} has the commit ${sha.slice(0, 12)}. ${login}`,
            cause: thrown,
        });
    }
}
/** The submodules that `.gitmodules` gives an address. The others stay empty folders, and a warning names them. */
async function submodulesIn(folder, options) {
    const tree = (await gitIn(folder, ["ls-tree", "-r", "-z", "HEAD"], options)).split("\0");
    const links = tree.filter((entry) => entry.startsWith("160000 "));
    if (links.length === 0 || !tree.some((entry) => /^100\d{3} .*\t\.gitmodules$/.test(entry)))
        return [];
    const addresses = addressesIn(await gitIn(folder, ["config", "--blob", "HEAD:.gitmodules", "--no-includes", "-z", "--list"], options));
    return links.flatMap((entry) => {
        const [facts = "", path = ""] = entry.split("\t");
        const address = addresses.get(path);
        return address === undefined ? [] : [{ path, sha: facts.split(" ")[2] ?? "", address }];
    });
}
/** Reads `submodule.NAME.path` and `submodule.NAME.url`, and nothing else. The path leads to the address. */
function addressesIn(listing) {
    const values = { path: new Map(), url: new Map() };
    for (const record of listing.split("\0")) {
        const [, name, key, value] = /^submodule\.([^\n]*)\.(path|url)\n([^]*)$/.exec(record) ?? [];
        if (name !== undefined && value !== undefined)
            values[key].set(name, value);
    }
    const found = [...values.path].map(([name, path]) => [path, values.url.get(name)]);
    return new Map(found.filter((pair) => pair[1] !== undefined));
}
/** git created it when it checked out the commit above. A link on the way would lead elsewhere. */
async function requireEmptyFolder(root, path) {
    const place = (0,external_node_path_.join)(root, path);
    const isPlain = (0,path_fault/* findPathFault */.P)(path) === null && (await (0,promises_.realpath)(place).catch(() => null)) === place;
    const isEmpty = isPlain && (await (0,promises_.readdir)(place).catch(() => ["unreadable"])).length === 0;
    if (!isEmpty)
        throw refused(path, "its path is not an empty folder");
}
function ownerOf(repository) {
    return repository.split("/")[0].toLowerCase();
}
function refused(path, why) {
    return new errors/* AgentExecError */.r("settings-invalid", `Could not fetch the submodule ${(0,listed/* named */.r)(path)}: ${why}.`, {
        nextStep: "Fetch the submodule with actions/checkout in an earlier step, or leave out `submodules`.",
    });
}

;// CONCATENATED MODULE: ./lib/action/fetch/fetched-repository.js






/**
 * Fetches the event's commit (a pull request's head, even of a fork) for a job without `actions/checkout`. The files go
 * to the sandbox only.
 * @throws AgentExecError `github-unavailable` if the server fails five times, `settings-invalid` if it refuses or the
 * pull request has moved on. If the signal aborts, the error is the signal's reason.
 */
async function fetchRepository(options) {
    return fetchedIn(options, async (folder, fetch) => {
        await fetch(1);
        await checkOut(folder, options.target.sha, options);
        if (options.withSubmodules)
            await fetchSubmodules(folder, options);
    });
}
/** How many commits of each side to fetch: nearly all pull requests need fewer than 100. The last number means all. */
const depths = [100, 2_000, 2_147_483_647];
/**
 * Fetches a pull request's head and its base, with as much history as they need to have a commit in common. Writes none
 * of their files. @throws like `fetchRepository`.
 */
async function fetchHistory(options) {
    return fetchedIn(options, async (folder, fetch) => {
        for (const depth of depths) {
            await fetch(depth);
            const isJoined = await gitIn(folder, ["merge-base", options.base, options.target.sha], options).then(() => true, () => false);
            if (isJoined)
                return;
        }
    });
}
async function fetchedIn(options, fill) {
    const { workflow, target, token, signal } = options;
    const { number, sha } = target;
    const isPull = target.isPullRequest && number !== null;
    const folder = await (0,temporary_folder/* createTemporaryFolder */.a)("agent-exec-repository-");
    const remove = () => (0,promises_.rm)(folder, { recursive: true, force: true });
    try {
        const ref = isPull ? `refs/pull/${number}/head` : sha;
        const base = options.base === null || options.base === sha ? [] : [options.base];
        await fill(folder, async (depth) => {
            await fetchInto(folder, { source: { ...workflow, token }, refs: [ref, ...base], depth }, options);
            const fetched = (await gitIn(folder, ["rev-parse", "FETCH_HEAD"], options)).trim();
            if (fetched !== sha)
                throw moved(sha, fetched);
        });
        signal.throwIfAborted();
        return { folder, [Symbol.asyncDispose]: remove };
    }
    catch (error) {
        await remove();
        throw error;
    }
}
/** Null if the workspace needs no repository, or the one that is checked out here is used. @throws like `fetchRepository`. */
async function fetchIfMissing(workspace, { isCheckoutUsed, ...options }) {
    if (workspace !== "repo" || (isCheckoutUsed && (await (0,git/* isCheckedOut */.kU)("."))))
        return null;
    return fetchRepository(options);
}


/***/ }),

/***/ 62299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ postProof),
/* harmony export */   B: () => (/* binding */ postsOf)
/* harmony export */ });
/* harmony import */ var _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55191);
/* harmony import */ var _github_reporting_github_reports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5518);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50159);
/* harmony import */ var _reports_prove_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25048);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72635);





/** The comment and check run for a result of `prove`. */
function postsOf(result, links) {
    const text = (0,_reports_prove_report_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProof */ .z)(result, links);
    const { conclusion } = _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY[result.verdict];
    const check = { conclusion, title: (0,_reports_prove_report_js__WEBPACK_IMPORTED_MODULE_3__/* .proofTitle */ .n)(result), summary: text, findings: result.annotations };
    return { comment: text, check, summary: text };
}
/** Updates the pull request's comment about the proof, and adds a check run to its commit. This call never throws. */
async function postProof(posts, posting) {
    const { settings, workflow, target } = posting;
    const isAuto = settings.comment !== "always" && settings["check-run"] !== "always";
    const reports = new _github_reporting_github_reports_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubReports */ .V({
        ...posting,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m,
        wanted: { comment: settings.comment, check: settings["check-run"] },
        about: "prove",
        target,
        step: workflow,
        matrix: settings.matrix,
        render: () => ({ title: "", markdown: "" }),
        // The token of a fork's job can only read. The summary and the step show the verdict, and another workflow can post
        // it.
        onProblem: (problem) => isAuto && isForbidden(problem) ? (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_4__/* .logText */ .kc)(`not posted: ${problem.message}`) : (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_4__/* .warnOf */ .c$)(problem),
        onState: () => undefined,
    });
    return reports.conclude(posts);
}
function isForbidden(problem) {
    return problem.status === 403;
}


/***/ }),

/***/ 39573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HP: () => (/* binding */ proveAndPublish),
/* harmony export */   RB: () => (/* binding */ workflowPath),
/* harmony export */   zo: () => (/* binding */ proofArtifact)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _compose_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33055);
/* harmony import */ var _compose_prove_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78212);
/* harmony import */ var _earlier_open_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27934);
/* harmony import */ var _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55191);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9122);
/* harmony import */ var _github_events_cache_owner_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(81149);
/* harmony import */ var _github_events_base_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34292);
/* harmony import */ var _github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93261);
/* harmony import */ var _github_reporting_matrix_cell_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79698);
/* harmony import */ var _process_system_clock_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50159);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(13411);
/* harmony import */ var _redaction_redact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75830);
/* harmony import */ var _fetch_fetched_repository_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(12610);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(72635);
/* harmony import */ var _runner_outputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(53566);
/* harmony import */ var _posted_proof_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(62299);
/* harmony import */ var _results_publish_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(65440);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(50975);
/* harmony import */ var _runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(8020);
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




















/** The prefix of such artifacts. The number of the workflow run's attempt comes last. */
const proofArtifact = (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_7__/* .artifactName */ .Cs)(["prove"]);
/** Proves the pull request and publishes the result. @throws AgentExecError if nothing can begin; the signal's reason. */
async function proveAndPublish(asked) {
    const { settings, secrets, workflow, target } = asked;
    const found = {
        ...(await proved(asked)),
        job: (0,_runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_17__/* .jobOf */ .Z)(workflow, { commit: target.sha }),
        agentExec: _version_js__WEBPACK_IMPORTED_MODULE_18__/* .version */ .r,
    };
    const result = (0,_redaction_redact_js__WEBPACK_IMPORTED_MODULE_10__/* .createRedactor */ .l)(Object.values(secrets)).deep(found);
    const name = (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_7__/* .artifactName */ .Cs)(["prove", workflow.job, ...cellOf(asked), workflow.step, workflow.attempt]);
    const folder = await (0,_earlier_open_run_js__WEBPACK_IMPORTED_MODULE_3__/* .createFolderFor */ .S2)(name, settings.out);
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(folder, "result.json", `${JSON.stringify(result, null, 2)}\n`);
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(folder, "report.md", (0,_posted_proof_js__WEBPACK_IMPORTED_MODULE_14__/* .postsOf */ .B)(result, { run: workflow.url }).summary);
    const artifact = await (0,_results_publish_js__WEBPACK_IMPORTED_MODULE_15__/* .uploadFolder */ .yi)({ settings, workflow, folder, name });
    const posts = (0,_posted_proof_js__WEBPACK_IMPORTED_MODULE_14__/* .postsOf */ .B)(result, { run: workflow.url, artifact: artifact?.url });
    await (0,_results_publish_js__WEBPACK_IMPORTED_MODULE_15__/* .summarise */ .fS)(posts.summary);
    const landed = await (0,_posted_proof_js__WEBPACK_IMPORTED_MODULE_14__/* .postProof */ .$)(posts, asked);
    if (landed.checkRunUrl === null)
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_12__/* .logFindings */ .H0)(result.annotations);
    const { verdict, reason } = result;
    (0,_runner_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .setOutputs */ .n)({
        outcome: verdict,
        summary: reason,
        data: dataOf(result),
        "report-path": (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "report.md"),
        "run-dir": folder,
        "artifact-id": artifact?.id ?? null,
        "artifact-url": artifact?.url ?? null,
        "comment-url": landed.commentUrl,
        "check-run-url": landed.checkRunUrl,
    });
    (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_12__/* .logText */ .kc)(`${_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_4__/* .verdicts */ .rY[verdict].title}. ${reason} (pull request ${target.number}, commit ${target.sha})`);
    (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_16__/* .endStep */ .Cs)({ outcome: verdict, message: reason, nextStep: "", failOn: settings["fail-on"] });
}
/** 256 KiB: GitHub limits all outputs of a job to 1 MiB. */
const maxDataChars = 262_144;
function dataOf(result) {
    const json = JSON.stringify(result);
    return json.length > maxDataChars ? null : json;
}
function cellOf({ settings }) {
    const { name } = (0,_github_reporting_matrix_cell_js__WEBPACK_IMPORTED_MODULE_8__/* .readMatrixCell */ .C)(settings.matrix);
    return name === "" ? [] : [name];
}
async function proved(asked) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { settings, environment, workflow, target, signal } = asked;
        const opened = __addDisposableResource(env_1, await openedChange(asked), true);
        const own = workflowFile(asked);
        const { result } = await (0,_compose_prove_js__WEBPACK_IMPORTED_MODULE_2__/* .composeProve */ .v)({
            settings,
            variable: environment.variable,
            change: opened.change,
            action: {
                cacheOwner: (0,_github_events_cache_owner_js__WEBPACK_IMPORTED_MODULE_19__/* .readCacheOwner */ .M)({ apiUrl: workflow.apiUrl, target, base: (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_6__/* .readBase */ .w)(workflow) }),
                // A person who changes the workflow in the repository's own branch may decide how it proves.
                decides: ({ path, before }) => path === own && (target.isFork || before !== null),
            },
            signal,
            onProgress: _runner_log_js__WEBPACK_IMPORTED_MODULE_12__/* .logText */ .kc,
        });
        return result;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** The path of the workflow's file in this repository; null if it is in another one, or unknown. */
function workflowFile({ environment, workflow, }) {
    const ref = environment.variable("GITHUB_WORKFLOW_REF") ?? "";
    return workflowPath(ref, workflow);
}
/** Reads `owner/name/.github/workflows/prove.yml@refs/pull/1/merge`. */
function workflowPath(ref, { repository }) {
    const start = `${repository}/`;
    return ref.startsWith(start) ? ref.slice(start.length).split("@", 1)[0] : null;
}
/** Read from the checkout if it has enough history; otherwise fetched. */
async function openedChange({ base, target, settings, environment, workflow, signal, }) {
    const here = await (0,_compose_change_js__WEBPACK_IMPORTED_MODULE_1__/* .openChange */ .zJ)(base, target.sha).catch(() => null);
    if (here !== null && !("unrelated" in here.compared))
        return { change: here, [Symbol.asyncDispose]: async () => undefined };
    const fetched = await (0,_fetch_fetched_repository_js__WEBPACK_IMPORTED_MODULE_11__/* .fetchHistory */ .Ny)({
        workflow,
        target,
        base,
        token: settings["github-token"] ?? "",
        variable: environment.variable,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_9__/* .systemClock */ .m,
        signal,
    });
    try {
        const change = await (0,_compose_change_js__WEBPACK_IMPORTED_MODULE_1__/* .openChange */ .zJ)(base, target.sha, fetched.folder);
        return { change, [Symbol.asyncDispose]: () => fetched[Symbol.asyncDispose]() };
    }
    catch (thrown) {
        await fetched[Symbol.asyncDispose]();
        throw thrown;
    }
}


/***/ }),

/***/ 34292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readBase)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

/**
 * In these events, only people with write access choose GITHUB_SHA: the default branch's head or a pushed commit. In
 * others, such as `merge_group`, it may contain a stranger's code.
 */
const ownEvents = new Set([
    "issue_comment",
    "issues",
    "push",
    "repository_dispatch",
    "schedule",
    "workflow_dispatch",
    "workflow_run",
]);
const commitName = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
/**
 * Returns the commit whose files belong to the repository's owners, whatever is checked out: a pull request's base, or
 * for a comment the default branch's head. The function has no side effects. The function trusts GitHub's payload.
 */
function readBase({ eventName, payload, sha }) {
    if (typeof payload === "object" && payload !== null && "pull_request" in payload) {
        const commit = pullRequest().safeParse(payload, { jitless: true }).data?.pull_request.base.sha;
        if (commit !== undefined)
            return { kind: "commit", commit, words: "the pull request's base" };
    }
    else if (ownEvents.has(eventName) && commitName.safeParse(sha).success) {
        return { kind: "commit", commit: sha, words: `the ${eventName} event's own` };
    }
    return {
        kind: "unknown",
        reason: `The ${eventName} event does not say which commit of this repository to use.`,
    };
}
function pullRequest() {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: commitName }) }) });
}


/***/ }),

/***/ 81149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readCacheOwner)
/* harmony export */ });
/**
 * The run may use the repository's caches only if people with write access wrote the checked-out files. For this reason
 * a pull request from a fork gets no cache, even if a maintainer started the run. The function has no side effects.
 */
function readCacheOwner({ apiUrl, target, base }) {
    if (target.isFork)
        return { refused: "the pull request comes from a fork" };
    if (base.kind === "unknown")
        return { refused: "the event does not say whose files are checked out" };
    return { name: `${new URL(apiUrl).host}/${target.repository}` };
}


/***/ }),

/***/ 40069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ proofBlock)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);



/** 1,000 UTF-16 units of a command, and 10 commands: a comment has room for that. */
const maxCommand = 1_000;
const maxCommands = 10;
/** Commits, commands and counts, as JSON in a fold. */
function proofBlock({ by, verdict, base, head, verify, tests, hunks }) {
    const { guard = 0, ...named } = tests;
    const counts = Object.fromEntries(Object.entries(named).map(([kind, names]) => [kind, names.length]));
    const tried = (needed) => hunks?.filter((hunk) => hunk.needed === needed).length;
    const json = {
        tool: `agent-exec ${by}`,
        version: 1,
        verdict,
        base,
        head,
        verify: verify.slice(0, maxCommands).map((command) => (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(command), maxCommand)),
        tests: { ...counts, guard },
        ...(hunks && { hunks: { needed: tried(true), needless: tried(false), untried: tried(null) } }),
    };
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)("For other tools", [{ kind: "code", text: JSON.stringify(json, null, 2), language: "json" }]);
}


/***/ }),

/***/ 25048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ proofTitle),
/* harmony export */   z: () => (/* binding */ renderProof)
/* harmony export */ });
/* harmony import */ var _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55191);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13411);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91134);
/* harmony import */ var _proof_block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40069);
/* harmony import */ var _print_forged_markers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14464);
/* harmony import */ var _print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47809);







/** 10 lines of each kind, and 200 UTF-16 units of a name. A comment with all of it is within GitHub's limit. */
const maxLines = 10;
const maxNames = 20;
const kinds = {
    regressed: "Tests that fail with the change",
    weakened: "Tests that the change weakened",
    removed: "Removed tests",
    skipped: "Tests that are skipped now",
    flaky: "Flaky tests",
    proof: "Tests that fail without the change and pass with it",
};
/** What the tests of a change prove, in GitHub's Markdown, for a comment, a check run and a job's summary. */
function renderProof(result, { run, artifact }) {
    const { verdict, reason, tests, base, head } = result;
    const { icon, title, next } = _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY[verdict];
    const needless = result.hunks.filter(({ needed }) => needed === false);
    const blocks = [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([`${icon} `, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .bold */ .Cr)(`${title}.`), ` ${reason}`]),
        ...(next === "" ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .bold */ .Cr)("Next:"), ` ${next}`])]),
        ...(needless.length === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(needless.map(needlessLine), maxLines)]),
        ...Object.entries(kinds).flatMap(([kind, words]) => {
            const names = tests[kind];
            return names.length === 0
                ? []
                : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(`${words} (${names.length})`, [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(names.map(_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY), maxNames)])];
        }),
        (0,_proof_block_js__WEBPACK_IMPORTED_MODULE_3__/* .proofBlock */ .g)({ by: "prove", ...result }),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([
            "commit ",
            (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(head.slice(0, 12)),
            " on ",
            (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(base.slice(0, 12)),
            ` · agent-exec ${_version_js__WEBPACK_IMPORTED_MODULE_5__/* .version */ .r} · `,
            (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)("log", run),
            ...(artifact === undefined ? [] : [" · ", (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)("files", artifact)]),
        ], "dim"),
    ];
    return (0,_print_forged_markers_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutForgedMarkers */ .J)(`${(0,_print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownOf */ .RQ)(blocks)}\n`);
}
function needlessLine({ file, line, lines }) {
    return ["⚠ ", (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${file}:${line}`), `: ${(0,_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__/* .needlessWords */ .LX)(lines)}.`];
}
/** One line for a check run's title. */
function proofTitle({ verdict, tests }) {
    const { title } = _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY[verdict];
    if (verdict === "proven" || verdict === "regressed") {
        const [failing, how] = verdict === "proven" ? [tests.proof, "without"] : [tests.regressed, "with"];
        if (failing.length > 0)
            return `${title}: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("test", failing.length)} ${failing.length === 1 ? "fails" : "fail"} ${how} this change`;
    }
    if (verdict === "unproven")
        return `${title}: no test notices the change`;
    const names = { weakened: tests.weakened, flaky: tests.flaky };
    const named = names[verdict];
    return named === undefined ? title : `${title}: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("test", named.length)}`;
}


/***/ }),

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** agent-exec's version. A test compares it with package.json, which is not in the bundle. */
const version = "0.1.0";


/***/ })

};
