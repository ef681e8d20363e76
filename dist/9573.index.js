export const id = 9573;
export const ids = [9573];
export const modules = {

/***/ 28856:
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
// EXTERNAL MODULE: ./node_modules/@actions/exec/lib/exec.js + 3 modules
var exec = __webpack_require__(81260);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
;// CONCATENATED MODULE: ./lib/action/fetch/fetch-git.js




/**
 * Makes a repository of a folder and fetches these commits or refs. The token is only in git's environment, never in a
 * file or an argument.
 * @param depth how many commits of each history to fetch
 * @throws AgentExecError like `fetchFailure`, after five tries if the server fails. If the signal aborts, the error is
 * the signal's reason.
 */
async function fetchInto(folder, { source, refs, depth = 1 }, options) {
    await gitIn(folder, ["init", "--quiet", "--template="], options);
    const from = `${source.server}/${source.repository}`;
    const flags = ["--quiet", "--no-tags", "--no-recurse-submodules", `--depth=${depth}`];
    const args = ["fetch", ...flags, from, ...refs];
    await withRetries(() => gitIn(folder, args, { ...options, env: configurationOf(source) }), options);
}
async function checkOut(folder, sha, options) {
    await gitIn(folder, ["checkout", "--quiet", "--detach", sha], options);
}
/** Waits before each new try, in milliseconds. */
const waitsMs = [1000, 5000, 15_000, 30_000];
async function withRetries(fetchOnce, { clock, signal }) {
    for (const waitMs of waitsMs) {
        try {
            return await fetchOnce();
        }
        catch (error) {
            if (!(0,errors/* toAgentExecError */.Mq)(error).isRetryable)
                throw error;
            await clock.sleep(waitMs, { signal });
        }
    }
    return fetchOnce();
}
/** Logs in like `actions/checkout`: GitHub accepts a token as any user's password. */
function configurationOf({ server, token }) {
    const login = Buffer.from(`x-access-token:${token}`).toString("base64");
    const settings = [
        ...(token === null ? [] : [[`http.${server}/.extraHeader`, `AUTHORIZATION: basic ${login}`]]),
        // If a server sends less than 1,000 bytes a second for 30 s, git ends the transfer.
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
/**
 * Runs git without configuration, hooks and questions, so that no filter of this machine runs on a stranger's files.
 */
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
    // Passes the proxy on in small letters, because git ignores HTTP_PROXY in capitals.
    return Object.fromEntries(["https_proxy", "http_proxy", "no_proxy"].flatMap((name) => {
        const value = variable(name) ?? variable(name.toUpperCase());
        return value === undefined ? [] : [[name, value]];
    }));
}
/** Temporary faults: of the server, or of the connection. */
const passing = /returned error: (?:408|429|5\d\d)|resolve host|connect to|connection|timed out|too slow|early EOF|hung up|empty reply|disconnect|RPC failed|\bTLS\b|\bSSL\b/i;
/** Other causes of a failure: how git tells them, the reason and what to do. */
const causes = [
    {
        // git asks for a name and a password if the server does not accept the token.
        told: /could not read Username|Authentication failed/i,
        why: "GitHub refused access",
        nextStep: "Set a valid github-token. The job's own token needs `contents: read`.",
    },
    {
        // GitHub has the repository, but no longer the commit.
        told: /not our ref|find remote ref/i,
        why: "the commit is no longer on GitHub",
        nextStep: "Somebody may have deleted or force-pushed the branch. Start a run on a commit that exists.",
    },
    {
        // A proxy answered, or a server without git.
        told: /dumb http transport|is this a git repository/i,
        why: "a web page answered instead of the git server",
        nextStep: "Check whether a proxy on this runner changes GitHub's answers.",
    },
];
/** The cause of git's failure, from its output. */
function fetchFailure(stderr, exitCode, fetched = "the repository") {
    // The quoted address is left out, because its name could contain such a word.
    const isOver = passing.test(stderr.replaceAll(/'[^'\n]*'/g, ""));
    const cause = causes.find(({ told }) => told.test(stderr));
    const nextStep = cause?.nextStep ??
        "Grant `contents: read` to the job, or use actions/checkout with `fetch-depth: 0` before this step.";
    return new errors/* AgentExecError */.r(isOver ? "github-unavailable" : "settings-invalid", `Could not fetch ${fetched}: ${cause?.why ?? (firstLine(stderr) || `git ended with exit code ${exitCode}`)}.`, { isRetryable: isOver, nextStep: isOver ? "Run the workflow again." : nextStep });
}
function firstLine(stderr) {
    const lines = stderr.trim().split("\n");
    const first = lines.find((line) => /^(?:error|fatal): /.test(line)) ?? lines.at(-1) ?? "";
    return (0,truncate/* truncateEnd */.S)(first.replace(/^(?:error|fatal): /, "").replace(/\.$/, ""), 300);
}
/** The error if the pull request got another head after the event. */
function moved(sha, fetched) {
    return (0,errors/* settingsInvalid */.DI)(`The pull request has new commits since the request: its newest commit was ${sha.slice(0, 12)} and is now ${fetched.slice(0, 12)}. Nothing ran.`, "Read the new commits, then write the comment again.");
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/path-fault.js
var path_fault = __webpack_require__(18061);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/action/fetch/submodules.js






/** Boost is a large example, with 170 submodules in 2 levels. */
const limits = { submodules: 300, levels: 5 };
/**
 * Fetches the submodules of a fetched commit, and their submodules. It does not use `git submodule`: git takes
 * addresses, paths and options from `.gitmodules`, which a pull request may have changed.
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
    // A fork's `.gitmodules` could name a private repository. So submodules of a fork, and of other owners, are fetched
    // without the token.
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
            ? "The job's own token cannot read another private repository, so set `github-token` to a token that can read the submodule's repository."
            : "The repository must be public. agent-exec sends no token to another owner's repository, and sends no token at all if the pull request comes from a fork.";
        const nextStep = `Check that ${repository} has the commit ${sha.slice(0, 12)}. ${login}`;
        throw new errors/* AgentExecError */.r(code, message, { nextStep, cause: thrown });
    }
}
/** The submodules with an address in `.gitmodules`. Others stay empty folders, and a warning names them. */
async function submodulesIn(folder, options) {
    const tree = (await gitIn(folder, ["ls-tree", "-r", "-z", "HEAD"], options)).split("\0");
    const links = tree.filter((entry) => entry.startsWith("160000 "));
    if (links.length === 0 || !tree.some((entry) => /^100\d{3} .*\t\.gitmodules$/.test(entry)))
        return [];
    const list = ["config", "--blob", "HEAD:.gitmodules", "--no-includes", "-z", "--list"];
    const addresses = addressesIn(await gitIn(folder, list, options));
    return links.flatMap((entry) => {
        const [facts = "", path = ""] = entry.split("\t");
        const address = addresses.get(path);
        return address === undefined ? [] : [{ path, sha: facts.split(" ")[2] ?? "", address }];
    });
}
/** Reads only `submodule.NAME.path` and `submodule.NAME.url`. Returns the address for each path. */
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
/** Checks that git created an empty folder for the submodule. A link on the path would lead elsewhere. */
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
    return (0,errors/* settingsInvalid */.DI)(`Could not fetch the submodule ${(0,listed/* named */.r)(path)}: ${why}.`, "Fetch the submodule with actions/checkout in an earlier step, or leave out `submodules`.");
}
/** A repository's full name at GitHub. Neither part can be mistaken for an option or a hidden folder. */
const repositoryName = /^[A-Za-z0-9_][\w.-]*\/[A-Za-z0-9_][\w.-]*$/;
/** The short form of an SSH address, such as `git@github.com:owner/name.git`. */
const shortSsh = /^[\w-]+@([\w.-]+):(?!\/)(.*)$/;
/**
 * The repository `owner/name` in a submodule's address. Null if it is not on this server. A stranger may have written
 * the address, so git gets nothing of it but these two names.
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
    const name = url.pathname.replaceAll(/^\/|\/$/g, "").replace(/\.git$/, "");
    return isHere && repositoryName.test(name) ? name : null;
}

;// CONCATENATED MODULE: ./lib/action/fetch/fetched-repository.js





/**
 * Fetches the event's commit for a job without `actions/checkout`. For a pull request this is its head, even from a
 * fork. Only the sandbox gets the files.
 * @throws AgentExecError `github-unavailable` if the server fails five times, `settings-invalid` if it refuses or the
 * pull request has a newer head. If the signal aborts, the error is the signal's reason.
 */
async function fetchRepository(options) {
    return fetchedIn(options, async (folder, fetch) => {
        await fetch(1);
        await checkOut(folder, options.target.sha, options);
        if (options.withSubmodules)
            await fetchSubmodules(folder, options);
    });
}
/**
 * How many commits of each side to fetch in each try. The last number means all. Nearly all pull requests need fewer
 * than 100.
 */
const depths = [100, 2_000, 2_147_483_647];
/**
 * Fetches a pull request's head and base, with enough history to find their common commit. It writes none of their
 * files.
 * @throws like `fetchRepository`.
 */
async function fetchHistory(options) {
    return fetchedIn(options, async (folder, fetch) => {
        for (const depth of depths) {
            await fetch(depth);
            const joined = gitIn(folder, ["merge-base", options.base, options.target.sha], options);
            if ((await joined.catch(() => null)) !== null)
                return;
        }
    });
}
async function fetchedIn(options, fill) {
    const { workflow, token, signal } = options;
    const { number, sha, isPullRequest } = options.target;
    const folder = await (0,temporary_folder/* createTemporaryFolder */.a)("agent-exec-repository-");
    const remove = () => (0,promises_.rm)(folder, { recursive: true, force: true });
    try {
        const ref = isPullRequest && number !== null ? `refs/pull/${number}/head` : sha;
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
/** Null if the workspace needs no repository, or if a checkout is there already. @throws like `fetchRepository`. */
async function fetchIfMissing(workspace, { isCheckoutUsed, ...options }) {
    if (workspace !== "repo" || (isCheckoutUsed && (await (0,git/* isCheckedOut */.kU)("."))))
        return null;
    return fetchRepository(options);
}


/***/ }),

/***/ 39573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ postProof),
/* harmony export */   B6: () => (/* binding */ postsOf),
/* harmony export */   HP: () => (/* binding */ proveAndPublish),
/* harmony export */   RB: () => (/* binding */ workflowPath),
/* harmony export */   zo: () => (/* binding */ proofArtifact)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _compose_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33055);
/* harmony import */ var _compose_prove_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40767);
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
/* harmony import */ var _fetch_fetched_repository_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28856);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(72635);
/* harmony import */ var _runner_step_end_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77974);
/* harmony import */ var _results_publish_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(65440);
/* harmony import */ var _runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8020);
/* harmony import */ var _reports_github_prove_report_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(29224);
/* harmony import */ var _results_thread_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(36810);
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




















/** How the names of such artifacts begin. They end with the number of the workflow run's attempt. */
const proofArtifact = (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_7__/* .artifactName */ .Cs)(["prove"]);
/**
 * Proves the pull request and publishes the result.
 * @throws AgentExecError if nothing can begin. If the signal aborts, the error is the signal's reason.
 */
async function proveAndPublish(asked) {
    const { settings, secrets, workflow, target } = asked;
    const job = (0,_runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_15__/* .jobOf */ .Zw)(workflow, { commit: target.sha });
    const found = { ...(await proved(asked)), job, agentExec: _version_js__WEBPACK_IMPORTED_MODULE_18__/* .version */ .r };
    const result = (0,_redaction_redact_js__WEBPACK_IMPORTED_MODULE_10__/* .createRedactor */ .l)(Object.values(secrets)).deep(found);
    const { name: cell } = (0,_github_reporting_matrix_cell_js__WEBPACK_IMPORTED_MODULE_8__/* .readMatrixCell */ .C)(settings.matrix);
    const cells = cell === "" ? [] : [cell];
    const name = (0,_github_reporting_artifact_js__WEBPACK_IMPORTED_MODULE_7__/* .artifactName */ .Cs)(["prove", workflow.job, ...cells, workflow.step, workflow.attempt]);
    const folder = await (0,_earlier_open_run_js__WEBPACK_IMPORTED_MODULE_3__.createFolderFor)(name, settings.out);
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(folder, "result.json", `${JSON.stringify(result, null, 2)}\n`);
    await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(folder, "report.md", postsOf(result, { run: workflow.url }).summary);
    const artifact = await (0,_results_publish_js__WEBPACK_IMPORTED_MODULE_14__/* .uploadFolder */ .yi)({ settings, workflow, folder, name });
    const posts = postsOf(result, { run: workflow.url, artifact: artifact?.url });
    await (0,_results_publish_js__WEBPACK_IMPORTED_MODULE_14__/* .summarise */ .fS)(posts.summary);
    const landed = await postProof(posts, asked);
    if (landed.checkRunUrl === null)
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_12__/* .logFindings */ .H0)(result.annotations);
    const { verdict, reason } = result;
    const json = JSON.stringify(result);
    (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_13__/* .setOutputs */ .n0)({
        outcome: verdict,
        summary: reason,
        data: json.length > maxDataChars ? null : json,
        "report-path": (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "report.md"),
        "run-dir": folder,
        "artifact-id": artifact?.id ?? null,
        "artifact-url": artifact?.url ?? null,
        "comment-url": landed.commentUrl,
        "check-run-url": landed.checkRunUrl,
    });
    (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_12__/* .logText */ .kc)(`${_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_4__/* .verdicts */ .rY[verdict].title}. ${reason} (pull request ${target.number}, commit ${target.sha})`);
    (0,_runner_step_end_js__WEBPACK_IMPORTED_MODULE_13__/* .endStep */ .Cs)({ outcome: verdict, message: reason, nextStep: "", failOn: settings["fail-on"] });
}
/** The largest `data` output. GitHub limits all outputs of a job to 1 MiB. */
const maxDataChars = 262_144;
async function proved(asked) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { settings, environment, workflow, target, signal } = asked;
        const opened = __addDisposableResource(env_1, await openedChange(asked), true);
        const own = workflowPath(environment.variable("GITHUB_WORKFLOW_REF") ?? "", workflow);
        const { result } = await (0,_compose_prove_js__WEBPACK_IMPORTED_MODULE_2__/* .composeProve */ .v)({
            settings,
            variable: environment.variable,
            change: opened.change,
            action: {
                cacheOwner: (0,_github_events_cache_owner_js__WEBPACK_IMPORTED_MODULE_19__/* .readCacheOwner */ .M)({ apiUrl: workflow.apiUrl, target, base: (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_6__/* .readBase */ .w)(workflow) }),
                // Only people with write access can change the workflow in the repository's own branch, so they may decide how it
                // proves.
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
/**
 * The path of a workflow's file in this repository, from `owner/name/.github/workflows/prove.yml@refs/pull/1/merge`.
 * Null if it is in another repository, or unknown.
 */
function workflowPath(ref, { repository }) {
    const start = `${repository}/`;
    return ref.startsWith(start) ? ref.slice(start.length).split("@", 1)[0] : null;
}
/** Opens the change in the checkout if it has enough history. Otherwise fetches it. */
async function openedChange(asked) {
    const { base, target, settings, environment } = asked;
    const here = await (0,_compose_change_js__WEBPACK_IMPORTED_MODULE_1__/* .openChange */ .zJ)(base, target.sha).catch(() => null);
    if (here !== null && !("unrelated" in here.compared))
        return { change: here, [Symbol.asyncDispose]: async () => undefined };
    const token = settings["github-token"] ?? "";
    const fetched = await (0,_fetch_fetched_repository_js__WEBPACK_IMPORTED_MODULE_11__/* .fetchHistory */ .Ny)({
        ...asked,
        token,
        variable: environment.variable,
        clock: _process_system_clock_js__WEBPACK_IMPORTED_MODULE_9__/* .systemClock */ .m,
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
function postsOf(result, links) {
    const text = (0,_reports_github_prove_report_js__WEBPACK_IMPORTED_MODULE_16__/* .renderProof */ .z)(result, links);
    const { conclusion } = _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_4__/* .verdicts */ .rY[result.verdict];
    const check = { conclusion, title: (0,_reports_github_prove_report_js__WEBPACK_IMPORTED_MODULE_16__/* .proofTitle */ .n)(result), summary: text, findings: result.annotations };
    return { comment: text, check, summary: text };
}
/** Updates the pull request's comment about the proof, and adds a check run to its commit. Never throws. */
async function postProof(posts, posting) {
    const { settings, target } = posting;
    const isAuto = settings.comment !== "always" && settings["check-run"] !== "always";
    let mayPost = true;
    const reports = (0,_results_thread_js__WEBPACK_IMPORTED_MODULE_17__/* .reportsOf */ .tu)(posting, target, {
        about: "prove",
        // The token of a fork's job can only read, which is no fault. Another workflow can post the result.
        onProblem: (problem) => {
            if (!isAuto || !isForbidden(problem))
                (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_12__/* .warnOf */ .c$)(problem);
            else if (mayPost)
                (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_12__/* .logText */ .kc)(onlySummary);
            mayPost &&= !isForbidden(problem);
        },
        onState: () => undefined,
    });
    return reports.conclude(posts);
}
const onlySummary = "This job is not allowed to post on the pull request, so the job's summary shows the result. A second workflow can post the result: see `examples/prove-report.yml` of agent-exec.";
function isForbidden(problem) {
    return problem.status === 403;
}


/***/ }),

/***/ 81149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readCacheOwner)
/* harmony export */ });
/**
 * The owner of the caches for this run. A run may use the repository's caches only if people with write access wrote
 * the checked-out files. So a fork's pull request gets none, even if a maintainer started the run. It has no side
 * effects.
 */
function readCacheOwner({ apiUrl, target, base, }) {
    if (target.isFork)
        return { refused: "the pull request comes from a fork" };
    if (base.kind === "unknown")
        return { refused: "the event does not say whose files are checked out" };
    return { name: `${new URL(apiUrl).host}/${target.repository}` };
}


/***/ }),

/***/ 48149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ proofBlock)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);



/** Limits for the text of a command, in UTF-16 units, and for the number of commands. A comment has room for that. */
const maxCommand = 1_000;
const maxCommands = 10;
/** A fold with commits, commands and counts as JSON. */
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
        verify: verify.slice(0, maxCommands).map((command) => (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(command), maxCommand)),
        tests: { ...counts, guard },
        ...(hunks && { hunks: { needed: tried(true), needless: tried(false), untried: tried(null) } }),
    };
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)("For other tools", [{ kind: "code", text: JSON.stringify(json, null, 2), language: "json" }]);
}


/***/ }),

/***/ 29224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ proofTitle),
/* harmony export */   z: () => (/* binding */ renderProof)
/* harmony export */ });
/* harmony import */ var _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55191);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13411);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91134);
/* harmony import */ var _proof_block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48149);
/* harmony import */ var _print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47809);






/** Limits for the lines of each kind, and for the UTF-16 units of a name. So a comment stays within GitHub's limit. */
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
    const needless = result.hunks
        .filter(({ needed }) => needed === false)
        .map(({ file, line, lines }) => ["⚠ ", (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${file}:${line}`), `: ${(0,_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_0__/* .needlessWords */ .LX)(lines)}.`]);
    const commits = ["commit ", (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(head.slice(0, 12)), " on ", (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(base.slice(0, 12))];
    const links = [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)("log", run), ...(artifact === undefined ? [] : [" · ", (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)("files", artifact)])];
    const blocks = [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([`${icon} `, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .bold */ .Cr)(`${title}.`), ` ${reason}`]),
        ...(next === "" ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .bold */ .Cr)("Next:"), ` ${next}`])]),
        ...(needless.length === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(needless, maxLines)]),
        ...Object.entries(kinds).flatMap(([kind, words]) => {
            const names = tests[kind];
            return names.length === 0
                ? []
                : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(`${words} (${names.length})`, [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(names.map(_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY), maxNames)])];
        }),
        (0,_proof_block_js__WEBPACK_IMPORTED_MODULE_3__/* .proofBlock */ .g)({ by: "prove", ...result }),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([...commits, ` · agent-exec ${_version_js__WEBPACK_IMPORTED_MODULE_5__/* .version */ .r} · `, ...links], "dim"),
    ];
    return (0,_print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutForgedMarkers */ .JW)(`${(0,_print_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownOf */ .RQ)(blocks)}\n`);
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
    const { weakened, flaky } = tests;
    if (verdict === "weakened")
        return `${title}: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("test", weakened.length)} ${weakened.length === 1 ? "checks" : "check"} less`;
    return verdict === "flaky" ? `${title}: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("test", flaky.length)}` : title;
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
