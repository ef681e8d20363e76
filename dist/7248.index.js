export const id = 7248;
export const ids = [7248,5518];
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


/** Temporary faults: of the server, or of the connection. */
const passing = /returned error: (?:408|429|5\d\d)|resolve host|connect to|connection|timed out|too slow|early EOF|hung up|empty reply|disconnect|RPC failed|\bTLS\b|\bSSL\b/i;
/** GitHub has the repository, but no longer the commit. */
const gone = /not our ref|find remote ref/i;
/** A web page answered instead of git: of a proxy, or of a server without git. */
const page = /dumb http transport|is this a git repository/i;
/** git asks for a name and a password if the server does not accept the token. */
const unaccepted = /could not read Username|Authentication failed/i;
/** The cause of git's failure, from its output. */
function fetchFailure(stderr, exitCode, fetched = "the repository") {
    // The quoted address is left out, because its name could contain such a word.
    const isOver = passing.test(stderr.replaceAll(/'[^'\n]*'/g, ""));
    return new errors/* AgentExecError */.r(isOver ? "github-unavailable" : "settings-invalid", `Could not fetch ${fetched}: ${reasonIn(stderr) || `git ended with exit code ${exitCode}`}.`, { isRetryable: isOver, nextStep: isOver ? "Run the workflow again." : nextStepFor(stderr) });
}
function reasonIn(stderr) {
    if (unaccepted.test(stderr))
        return "GitHub refused access";
    if (gone.test(stderr))
        return "the commit is no longer on GitHub";
    if (page.test(stderr))
        return "a web page answered instead of the git server";
    const lines = stderr.trim().split("\n");
    const first = lines.find((line) => /^(?:error|fatal): /.test(line)) ?? lines.at(-1) ?? "";
    return (0,truncate/* truncateEnd */.S)(first.replace(/^(?:error|fatal): /, "").replace(/\.$/, ""), 300);
}
function nextStepFor(stderr) {
    if (unaccepted.test(stderr))
        return "Set a valid github-token. The job's own token needs `contents: read`.";
    if (gone.test(stderr))
        return "Somebody deleted the branch or the pull request. Start a run on a commit that exists.";
    if (page.test(stderr))
        return "Check whether a proxy on this runner changes GitHub's answers.";
    return "Grant `contents: read` to the job, or use actions/checkout with `fetch-depth: 0` before this step.";
}
/** The error if the pull request got another head after the event. */
function moved(sha, fetched) {
    return new errors/* AgentExecError */.r("settings-invalid", `The pull request has new commits since the request: its newest commit was ${sha.slice(0, 12)} and is now ${fetched.slice(0, 12)}. Nothing ran.`, { nextStep: "Read the new commits, then write the comment again." });
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

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/path-fault.js
var path_fault = __webpack_require__(18061);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/action/fetch/submodule-address.js
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
    const name = url.pathname
        .replace(/^\//, "")
        .replace(/\/$/, "")
        .replace(/\.git$/, "");
    return isHere && repositoryName.test(name) ? name : null;
}

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
        throw new errors/* AgentExecError */.r(code, message, {
            nextStep: `Check that ${repository} has the commit ${sha.slice(0, 12)}. ${login}`,
            cause: thrown,
        });
    }
}
/** The submodules with an address in `.gitmodules`. Others stay empty folders, and a warning names them. */
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
    return new errors/* AgentExecError */.r("settings-invalid", `Could not fetch the submodule ${(0,listed/* named */.r)(path)}: ${why}.`, {
        nextStep: "Fetch the submodule with actions/checkout in an earlier step, or leave out `submodules`.",
    });
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
/** Null if the workspace needs no repository, or if a checkout is there already. @throws like `fetchRepository`. */
async function fetchIfMissing(workspace, { isCheckoutUsed, ...options }) {
    if (workspace !== "repo" || (isCheckoutUsed && (await (0,git/* isCheckedOut */.kU)("."))))
        return null;
    return fetchRepository(options);
}


/***/ }),

/***/ 34292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readBase)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

/**
 * Events for which people with write access choose GITHUB_SHA: it is the default branch's head or a pushed commit. For
 * other events, such as `merge_group`, it may contain a stranger's code.
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
 * The commit whose files belong to the repository's owners, whatever is checked out: a pull request's base, or the
 * default branch's head for a comment. It has no side effects and trusts GitHub's payload.
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
 * The owner of the caches for this run. A run may use the repository's caches only if people with write access wrote
 * the checked-out files. So a fork's pull request gets none, even if a maintainer started the run. It has no side
 * effects.
 */
function readCacheOwner({ apiUrl, target, base }) {
    if (target.isFork)
        return { refused: "the pull request comes from a fork" };
    if (base.kind === "unknown")
        return { refused: "the event does not say whose files are checked out" };
    return { name: `${new URL(apiUrl).host}/${target.repository}` };
}


/***/ }),

/***/ 90715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createStickyComment)
/* harmony export */ });
/* harmony import */ var _comment_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38237);
/* harmony import */ var _paced_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45890);


function createStickyComment(options) {
    const place = new _comment_place_js__WEBPACK_IMPORTED_MODULE_0__/* .CommentPlace */ .t({ ...options, state: initialState(options) });
    const writing = {
        write: (report, signal) => place.write(report, { isFinal: false, signal }),
        finish: (report, signal) => place.write(report, { isFinal: true, signal }),
    };
    return (0,_paced_report_js__WEBPACK_IMPORTED_MODULE_1__/* .pacedReport */ .E)(place, writing, options);
}
function initialState({ repository, number, key, asked = null, runId }) {
    return {
        repository,
        number,
        key,
        asked,
        runId,
        commentId: null,
        progressId: null,
        author: null,
        mayHaveTwin: false,
        isFinished: false,
    };
}


/***/ }),

/***/ 5518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ GitHubReports)
});

// UNUSED EXPORTS: commentKey

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/events/target.js
var events_target = __webpack_require__(58792);
// EXTERNAL MODULE: ./lib/github/reporting/check-place.js
var check_place = __webpack_require__(88560);
// EXTERNAL MODULE: ./lib/github/reporting/paced-report.js + 1 modules
var paced_report = __webpack_require__(45890);
;// CONCATENATED MODULE: ./lib/github/reporting/check-run.js


/** It needs an app's token, because GitHub refuses check runs from people. */
function createReportedCheck(options) {
    const place = new check_place/* CheckPlace */.m({ ...options, state: initialState(options) });
    const write = (text, signal) => place.write(text, signal);
    return (0,paced_report/* pacedReport */.E)(place, { write, finish: write }, options);
}
function initialState({ repository, sha, name, externalId, detailsUrl }) {
    const known = { repository, sha, name, externalId, detailsUrl: detailsUrl ?? null };
    return { ...known, checkRunId: null, mayHaveTwin: false, isFinished: false };
}

// EXTERNAL MODULE: ./lib/github/reporting/comment.js
var comment = __webpack_require__(90715);
// EXTERNAL MODULE: ./lib/github/reporting/marker.js
var marker = __webpack_require__(70418);
// EXTERNAL MODULE: ./lib/github/reporting/matrix-cell.js
var matrix_cell = __webpack_require__(79698);
;// CONCATENATED MODULE: ./lib/github/reporting/github-reports.js







/** Posts the comment and the check run of a run, if they are wanted and the event has a place for them. */
class GitHubReports {
    #options;
    #comment;
    #check;
    #events = [];
    #mayComeLater = false;
    constructor(given) {
        const options = { ...given, onProblem: once(given.onProblem) };
        this.#options = options;
        const onState = () => options.onState(this.state);
        this.#comment = commentOf(options, onState);
        this.#check = checkOf(options, onState);
    }
    onEvent(event) {
        this.#events.push(event);
        if (event.type === "run-ended")
            return;
        const { title, markdown } = this.#options.render(this.#events);
        this.#comment?.update(markdown);
        this.#check?.update({ title, summary: markdown });
    }
    /** Takes the events of a run that continues, or that ended elsewhere. Posts nothing yet. */
    recall(events) {
        this.#events.push(...events);
    }
    /** Posts both final reports. If one cannot be posted, its result is null, and `onProblem` is called. */
    async conclude(last) {
        const { signal } = new AbortController();
        const [comment, check] = await Promise.all([
            this.#try(() => this.#comment?.finish(last.comment, { signal })),
            this.#try(() => (last.check === null ? undefined : this.#check?.finish(last.check, { signal }))),
        ]);
        return { commentUrl: comment?.url ?? null, checkRunUrl: check?.url ?? null };
    }
    get events() {
        return this.#events;
    }
    get hasEnded() {
        return this.#events.at(-1)?.type === "run-ended";
    }
    /** Whether the post step should try again. It runs after all other steps. */
    get mayComeLater() {
        const { comment } = this.state;
        return this.#mayComeLater || (comment?.isFinished === true && comment.progressId !== null);
    }
    get state() {
        return { comment: this.#comment?.state ?? null, check: this.#check?.state ?? null };
    }
    async #try(action) {
        try {
            return (await action()) ?? null;
        }
        catch (thrown) {
            const error = (0,errors/* toAgentExecError */.Mq)(thrown);
            this.#mayComeLater ||= error.isRetryable;
            this.#options.onProblem(error);
            return null;
        }
    }
}
/** Reports each kind of problem only once, because a call that failed during the run usually fails at its end too. */
function once(onProblem) {
    const told = new Set();
    return (problem) => {
        if (told.has(problem.message))
            return;
        told.add(problem.message);
        onProblem(problem);
    };
}
function commentOf(options, onState) {
    const { wanted, step, target, onProblem } = options;
    if (wanted.comment === "never")
        return null;
    if (target.number === null) {
        if (wanted.comment === "always") {
            onProblem({
                message: "The event has no issue or pull request, so there is no comment.",
                nextStep: "Set comment to auto, or use an event of an issue or pull request.",
            });
        }
        return null;
    }
    return (0,comment/* createStickyComment */.l)({
        ...options,
        repository: target.repository,
        number: target.number,
        key: commentKey(options),
        asked: (0,events_target/* askedIn */.UB)(step.workflow, target),
        runId: (0,marker/* attemptPage */.DZ)(step),
        onState,
    });
}
/**
 * The key of the comment. A request in a comment gets an answer of its own. Any other event updates the existing
 * comment.
 */
function commentKey(options) {
    if (options.about !== undefined)
        return placeOf(options).join("\n");
    const { subject } = options.target;
    const id = subject?.kind === "issue" ? "" : String(subject?.id ?? "");
    return (subject?.kind === "workflow-run" ? marker/* failedRunKey */.IH : "") + [...placeOf(options), id].join("\n");
}
function checkOf(options, onState) {
    const { wanted, step, target, matrix, about } = options;
    const { name: cell } = (0,matrix_cell/* readMatrixCell */.C)(matrix);
    const name = about === undefined ? "agent-exec" : `agent-exec ${about}`;
    const isWanted = wanted.check === "always" || (wanted.check === "auto" && target.isPullRequest);
    if (!isWanted || target.sha === null)
        return null;
    return createReportedCheck({
        ...options,
        repository: target.repository,
        sha: target.sha,
        name: cell === "" ? name : `${name} (${cell})`,
        // A value of a matrix can be long and contain any character.
        externalId: `${(0,marker/* attemptPage */.DZ)(step)} ${(0,external_node_crypto_.hash)("sha256", placeOf(options).join("\n")).slice(0, 16)}`,
        detailsUrl: step.url,
        onState,
    });
}
function placeOf({ step, matrix, about, }) {
    const place = [step.workflow, step.job, (0,matrix_cell/* readMatrixCell */.C)(matrix).key, step.step];
    return about === undefined ? place : [about, ...place];
}


/***/ }),

/***/ 79698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readMatrixCell)
/* harmony export */ });
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96065);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);


/** How many characters of a matrix value fit into a check run's name. */
const maxNameChars = 80;
/** Reads `toJSON(matrix)`. A value that is no object counts as no matrix. */
function readMatrixCell(json) {
    const matrix = parse(json ?? "null");
    if (matrix === null || typeof matrix !== "object" || Object.keys(matrix).length === 0) {
        return { key: "", name: "" };
    }
    const plain = Object.values(matrix).filter((value) => typeof value !== "object");
    return {
        key: JSON.stringify(matrix),
        name: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(plain.join(", ")).replace(/\s+/g, " "), maxNameChars),
    };
}
function parse(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 45890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ pacedReport)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/github/reporting/paced-writer.js

/** The time between two updates of one comment or check run in milliseconds. Updates count for the token's limits. */
const progressGapMs = 20_000;
/**
 * Writes states in order, but not more often than the gap allows. A newer state replaces one that waits. If GitHub
 * finally refuses a write, no more states are written. `close` does not report this, because the final report is tried
 * anyway.
 */
class PacedWriter {
    #options;
    #closing = new AbortController();
    #waiting = null;
    #running = null;
    #lastStartMs = Number.NEGATIVE_INFINITY;
    #isRefused = false;
    constructor(options) {
        this.#options = options;
    }
    /** Returns at once. Has no effect after `close`. */
    offer(value) {
        if (this.#closing.signal.aborted || this.#options.signal.aborted || this.#isRefused)
            return;
        this.#waiting = { value };
        this.#running ??= this.#run().finally(() => {
            this.#running = null;
        });
    }
    /** Drops the waiting state, and waits for a write in progress. */
    async close() {
        this.#closing.abort();
        await this.#running;
    }
    async #run() {
        while (this.#waiting !== null && (await this.#hasWaited())) {
            const { value } = this.#waiting;
            this.#waiting = null;
            this.#lastStartMs = this.#options.clock.now();
            await this.#write(value);
        }
    }
    /** Waits until the gap is over. False if the writer was closed in the meantime. */
    async #hasWaited() {
        const { clock, gapMs } = this.#options;
        const signal = AbortSignal.any([this.#options.signal, this.#closing.signal]);
        // The wall clock may go back, so a wait is never longer than the gap.
        const waitMs = Math.min(gapMs, this.#lastStartMs + gapMs - clock.now());
        try {
            if (waitMs > 0)
                await clock.sleep(waitMs, { signal });
        }
        catch (thrown) {
            if (!signal.aborted)
                throw thrown;
        }
        return !signal.aborted;
    }
    async #write(value) {
        try {
            await this.#options.write(value);
        }
        catch (thrown) {
            if (this.#options.signal.aborted)
                return;
            const error = (0,errors/* toAgentExecError */.Mq)(thrown);
            this.#isRefused = !error.isRetryable;
            if (this.#isRefused)
                this.#waiting = null;
            this.#options.onProblem(error);
        }
    }
}

// EXTERNAL MODULE: ./lib/github/reporting/settle.js
var settle = __webpack_require__(2971);
;// CONCATENATED MODULE: ./lib/github/reporting/paced-report.js


/** Creates the object. It sends nothing before the first `update` or `finish`. */
function pacedReport(place, { write, finish }, { clock, gapMs = progressGapMs, signal, onProblem, onState }) {
    const tellState = () => onState?.(place.state);
    const writer = new PacedWriter({
        clock,
        gapMs,
        signal,
        onProblem,
        write: async (progress) => void (await write(progress, signal).finally(tellState)),
    });
    return {
        get state() {
            return place.state;
        },
        update: (progress) => writer.offer(progress),
        async finish(last, { signal }) {
            await writer.close();
            const { id, url } = await finish(last, signal);
            tellState();
            await (0,settle/* settle */.G)(place, { signal, onProblem });
            tellState();
            return { id, url };
        },
    };
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
