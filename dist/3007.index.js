export const id = 3007;
export const ids = [3007,1633];
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

/***/ 5702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ askedDocuments),
/* harmony export */   TI: () => (/* binding */ settingsForDocuments),
/* harmony export */   r9: () => (/* binding */ readDocuments)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_named_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71633);
/* harmony import */ var _process_named_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91219);




/** Reads documents. It follows no link, because a stranger's branch may contain links to files of the runner. */
async function readDocuments(names, { variable, folder, origin, nextStep }) {
    const paths = await (0,_files_named_documents_js__WEBPACK_IMPORTED_MODULE_2__.namedDocuments)(names, folder);
    return Promise.all(paths.map(async (path) => {
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), path) : path;
        const file = { maxBytes: _process_named_file_js__WEBPACK_IMPORTED_MODULE_3__/* .maxDocumentBytes */ .VR, variable, ...(folder !== undefined && { folder }) };
        try {
            return { name, text: await (0,_process_named_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readInJob */ .rZ)(path, file) };
        }
        catch (cause) {
            const message = `${origin}: ${name} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`;
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(message, nextStep, cause);
        }
    }));
}
/** Where most repositories have their documents, as globs. */
const usual = ["README.{md,markdown}", "docs/**/*.md"];
/** The largest number of documents. More would take too long for somebody who waits for a comment. */
const maxDocuments = 100;
/** The documents that a comment with `exec` asks for. @throws AgentExecError `settings-invalid` if there are none. */
async function askedDocuments({ argument }, place) {
    const { folder } = place;
    const options = {
        ...place,
        origin: "exec",
        nextStep: "Name only Markdown files of this repository in the comment.",
    };
    const names = argument === "" ? await usualIn(folder) : argument.split(/\s+/);
    const documents = names.length === 0 ? [] : await readDocuments(names, options);
    if (documents.length > 0 && documents.length <= maxDocuments)
        return documents;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsInvalid */ .DI)(documents.length === 0
        ? "This repository has no `README.md` and no Markdown file in `docs/`."
        : `\`exec\` runs at most ${maxDocuments} documents, but there are ${documents.length}.`, "Name the files in the comment: `exec FILE.md`.");
}
/** Usually a glob without a file is an error, but not here. */
async function usualIn(folder) {
    const found = usual.map((glob) => (0,_files_named_documents_js__WEBPACK_IMPORTED_MODULE_2__.namedDocuments)([glob], folder).catch(() => []));
    return (await Promise.all(found)).flat();
}
/**
 * Changes the workflow's settings for documents: no model, no verification and no pull request. Nobody is asked for an
 * approval, because a person with write access asked for exactly this code.
 */
function settingsForDocuments(settings) {
    const { "identity-provider-id": _identity, "reviewer-model": _reviewer, "result-schema": _schema, "system-prompt": _prompt, continue: _continue, script: _script, ...kept } = settings;
    return {
        ...kept,
        workspace: "repo",
        "keep-going": true,
        verify: [],
        audit: "off",
        instructions: [],
        approval: "never",
        "create-pull-request": "never",
    };
}


/***/ }),

/***/ 95246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createHandToPost),
/* harmony export */   x: () => (/* binding */ stateFromMain)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65440);


const stateName = "agent-exec";
function createHandToPost() {
    const none = { comment: null, check: null, published: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .nothingPublished */ .SI };
    let state = { runFolder: "", isFinished: false, ...none };
    return (change) => {
        state = { ...state, ...change };
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ)(stateName, JSON.stringify(state));
    };
}
function stateFromMain() {
    const saved = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)(stateName);
    return saved === "" ? null : JSON.parse(saved);
}


/***/ }),

/***/ 30989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAllowed: () => (/* binding */ runAllowed)
});

// EXTERNAL MODULE: ./lib/compose/executor.js + 1 modules
var executor = __webpack_require__(5777);
// EXTERNAL MODULE: ./lib/compose/run.js + 1 modules
var compose_run = __webpack_require__(12229);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/events/commands/read-request.js
var read_request = __webpack_require__(20250);
// EXTERNAL MODULE: ./lib/github/events/base.js
var events_base = __webpack_require__(34292);
// EXTERNAL MODULE: ./lib/github/events/cache-owner.js
var cache_owner = __webpack_require__(81149);
// EXTERNAL MODULE: ./lib/github/events/failed-run.js
var failed_run = __webpack_require__(9352);
// EXTERNAL MODULE: ./lib/github/events/edited-text.js
var edited_text = __webpack_require__(53734);
// EXTERNAL MODULE: ./lib/github/events/target.js
var events_target = __webpack_require__(58792);
// EXTERNAL MODULE: ./lib/workspace/git/git.js
var git = __webpack_require__(16114);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/action/runner/inputs.js
var inputs = __webpack_require__(53760);
// EXTERNAL MODULE: ./lib/action/results/thread.js + 6 modules
var thread = __webpack_require__(36810);
// EXTERNAL MODULE: ./lib/github/reporting/marker.js
var marker = __webpack_require__(70418);
// EXTERNAL MODULE: ./lib/github/events/permissions.js + 1 modules
var permissions = __webpack_require__(99465);
// EXTERNAL MODULE: ./lib/github/events/phrase.js
var events_phrase = __webpack_require__(67724);
;// CONCATENATED MODULE: ./lib/github/events/commands/retry.js





/**
 * The task that `retry` repeats, with the options that its comment chose. It comes from the newest earlier comment of
 * this thread that asked for a task, if its author may start runs.
 * @throws AgentExecError `task-invalid` if there is none; GitHubError.
 */
async function taskToRetry({ github, trigger: { told, target }, phrase, signal, }) {
    const { repository, number } = target;
    const thread = { repository, number: number ?? 0, total: told?.comments ?? 0, signal };
    const comments = await github.newestComments(thread);
    const until = Date.parse(told?.at ?? "");
    // If a comment was edited since, it may ask for something else. Review comments have a separate count of ids.
    const earlier = comments.filter(({ id, body, updatedAt }) => id !== told?.commentId && !(Date.parse(updatedAt) > until) && !body.startsWith(marker/* markerPrefix */.X4));
    for (const { author, body, url } of earlier.toReversed()) {
        if (author === null)
            continue;
        const text = await (0,events_phrase/* textAfterPhrase */.d)(body, phrase);
        const request = (0,read_request/* readRequest */["in"])(text ?? "");
        if (request.kind !== "task")
            continue;
        const task = { text: request.text, source: { kind: "comment", url }, author: author.login };
        if (await (0,permissions/* mayWrite */.J)(github, author, { repository, signal }))
            return { task, options: request.options };
    }
    throw new errors/* AgentExecError */.r("task-invalid", "There is no earlier request to retry.", {
        nextStep: `Write the task: \`${phrase} TASK\`.`,
    });
}

// EXTERNAL MODULE: ./lib/process/named-file.js
var named_file = __webpack_require__(91219);
// EXTERNAL MODULE: ./lib/settings/task.js
var settings_task = __webpack_require__(21144);
// EXTERNAL MODULE: ./lib/rows/policy-rows.js + 1 modules
var policy_rows = __webpack_require__(67349);
;// CONCATENATED MODULE: ./lib/action/request/asked-task.js






/** The task of an allowed event. @throws AgentExecError `task-invalid`; GitHubError. */
async function askedTask(allowed) {
    const { environment } = allowed;
    const { task, options } = await requested(allowed);
    const { text, source, author } = task;
    if (text !== null || source.kind !== "file")
        return { task: (0,settings_task/* taskOf */.X)(text ?? "", source, author), options };
    return { task: (0,settings_task/* taskOf */.X)(await readTaskFile(source.path, environment.variable), source, author), options };
}
async function requested(allowed) {
    const { request, trigger, settings } = allowed;
    if ((0,read_request/* isOfDocuments */.ih)(request)) {
        const { argument, options } = request;
        const text = `Run the code blocks of ${argument === "" ? "README.md and docs/" : argument}.`;
        return { task: { ...trigger.task, text }, options };
    }
    if (request.kind === "task")
        return { task: { ...trigger.task, text: trigger.task.text && request.text }, options: request.options };
    const earlier = await taskToRetry({ ...allowed, phrase: settings["trigger-phrase"] });
    return { task: earlier.task, options: { ...earlier.options, ...request.options } };
}
async function readTaskFile(path, variable) {
    try {
        return await (0,named_file/* readInJob */.rZ)(path, { maxBytes: settings_task/* maxTaskBytes */.L, variable });
    }
    catch (cause) {
        const nextStep = "Choose a regular file (not a link) of at most 1 MiB. Files of the repository exist only after actions/checkout.";
        const message = `task-file: ${path} cannot be read: ${cause.message}`;
        throw new errors/* AgentExecError */.r("task-invalid", message, { nextStep, cause });
    }
}
/**
 * Applies the comment's options to the settings, within the workflow's limits.
 * @throws AgentExecError `task-invalid`.
 */
function withOptions(settings, { model, maxTurns }) {
    return { ...settings, ...modelOf(settings, model), ...turnsOf(settings, maxTurns) };
}
function modelOf(settings, name) {
    if (name === undefined || name === settings.model)
        return {};
    const allowed = settings["allow-models"];
    const found = allowed.find((each) => each.name === name);
    if (found === undefined) {
        const names = allowed.map((each) => `\`${each.name}\``).join(", ");
        throw new errors/* AgentExecError */.r("task-invalid", "This workflow does not allow the model that you chose.", {
            nextStep: names === ""
                ? "Leave out `--model`. To let people choose a model, list the models in the workflow's setting `allow-models`."
                : `Choose one of ${names}.`,
        });
    }
    const { prices } = found;
    return {
        model: name,
        ...(prices !== undefined && { "price-input": prices.input, "price-output": prices.output }),
    };
}
function turnsOf(settings, turns) {
    if (turns === undefined)
        return {};
    const most = settings["max-turns"] ?? policy_rows/* defaultTurns */.a5[(0,policy_rows/* untilOf */.g)(settings)];
    if (turns <= most)
        return { "max-turns": turns };
    throw new errors/* AgentExecError */.r("task-invalid", `\`--max-turns ${turns}\` is more than this workflow allows.`, {
        nextStep: `Choose at most ${most}, or raise \`max-turns\` in the workflow.`,
    });
}

// EXTERNAL MODULE: ./lib/action/request/documents.js
var request_documents = __webpack_require__(5702);
;// CONCATENATED MODULE: ./lib/action/request/event-context.js


/**
 * The part of the event that the model gets. Null if there is none. The code for it is loaded only if there is an issue
 * or a pull request.
 */
async function contextOf(shown) {
    const { settings, github, trigger, target, task, signal } = shown;
    const { told, failedRun = null, said = null } = trigger;
    if (settings["event-context"] === "none" || (told === null && failedRun === null))
        return null;
    const [{ readEventContext }, { noImages, readEventImages, withImages }] = await Promise.all([
        __webpack_require__.e(/* import() */ 4013).then(__webpack_require__.bind(__webpack_require__, 94013)),
        Promise.all(/* import() */[__webpack_require__.e(2449), __webpack_require__.e(6594)]).then(__webpack_require__.bind(__webpack_require__, 66594)),
    ]);
    const holding = await holdingOf(shown);
    const [context, images] = await Promise.all([
        readEventContext({
            github,
            target,
            task,
            told,
            asker: trigger.author?.login ?? null,
            failedRun,
            holding,
            authors: settings["context-authors"],
            maxTokens: settings["event-context-tokens"],
            signal,
        }),
        settings.vision ? readEventImages({ github, target, told, said, signal }) : noImages,
    ]);
    const contextImages = images.shown.map(({ content }) => content);
    return { context: withImages(context, images), contextImages };
}
async function holdingOf({ settings, target, fetched }) {
    if (fetched !== undefined)
        return "event";
    const folder = (0,workspace/* repositoryFolder */.p)(settings.workspace);
    if (folder === null)
        return settings.workspace === "empty" ? "nothing" : "folder";
    return (await (0,git/* checkedOutCommits */.Cm)(folder)).includes(target.sha) ? "event" : "other";
}

// EXTERNAL MODULE: ./lib/action/fetch/fetched-repository.js + 2 modules
var fetched_repository = __webpack_require__(28856);
// EXTERNAL MODULE: ./lib/action/results/final-report.js
var final_report = __webpack_require__(13690);
// EXTERNAL MODULE: ./lib/action/runner/id-token.js
var id_token = __webpack_require__(89100);
// EXTERNAL MODULE: ./lib/action/runner/log.js
var log = __webpack_require__(72635);
// EXTERNAL MODULE: ./lib/action/results/publish.js
var publish = __webpack_require__(65440);
// EXTERNAL MODULE: ./lib/action/results/state.js
var state = __webpack_require__(95246);
// EXTERNAL MODULE: ./lib/action/runner/step-end.js + 1 modules
var step_end = __webpack_require__(77974);
// EXTERNAL MODULE: ./lib/action/runner/workflow-run.js
var workflow_run = __webpack_require__(8020);
;// CONCATENATED MODULE: ./lib/action/run.js
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


























/**
 * Acknowledges an allowed request, runs it and reports.
 * @throws the signal's reason, if the signal aborts before the run.
 */
async function runAllowed(asked) {
    const { trigger, github, signal } = asked;
    let allowed = asked;
    // The run does not wait for the reaction, because GitHub may be slow.
    const heard = (0,thread/* acknowledged */.Hn)(asked);
    let target = trigger.target;
    let reports = null;
    const handToPost = (0,state/* createHandToPost */.N)();
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const resolving = (0,events_target/* resolveTarget */.u1)(github, target, { signal });
            resolving.catch(() => undefined);
            allowed = { ...asked, ...(await (0,inputs/* withConfig */.NV)(asked, (0,inputs/* ownerFileReader */.DN)(asked))) };
            // This comes before the task is read. So the check run can also report a task that cannot be used.
            const resolved = await resolving;
            target = resolved;
            const { request } = asked;
            const asking = (0,read_request/* isAnswer */.Tq)(request) ? null : await askedTask({ ...allowed, request });
            const settings = withOptions(allowed.settings, asking?.options ?? {});
            allowed = { ...allowed, settings: (0,read_request/* isOfDocuments */.ih)(request) ? (0,request_documents/* settingsForDocuments */.TI)(settings) : settings };
            await (0,edited_text/* refuseEditedText */.b)(asked);
            (0,failed_run/* refuseUncounted */.Yj)(trigger, allowed.settings.comment);
            const base = (0,events_base/* readBase */.w)(allowed.workflow);
            // A comment's job checks out the default branch, if anything. The documents are those of the pull request.
            const isCheckoutUsed = !(0,read_request/* isOfDocuments */.ih)(request);
            const fetched = __addDisposableResource(env_1, await (0,fetched_repository/* fetchIfMissing */.s5)(allowed.settings.workspace, {
                isCheckoutUsed,
                ...allowed,
                clock: allowed.clock ?? system_clock/* systemClock */.m,
                target: resolved,
                base: base.kind === "commit" && (0,executor/* readsBaseFiles */.Oh)(allowed.settings) ? base.commit : null,
                token: allowed.settings["github-token"] ?? "",
                withSubmodules: allowed.settings.submodules,
                variable: allowed.environment.variable,
            }), true);
            target = fetched === null ? await withoutForeignCheck(resolved, allowed) : resolved;
            reports = (0,thread/* reportsOf */.tu)(allowed, target, { onState: handToPost });
            const job = (0,workflow_run/* jobOf */.Zw)(allowed.workflow, { commit: target.sha, failedRun: trigger.failedRun });
            const run = { ...allowed, job, target: resolved, reports, handToPost, fetched: fetched?.folder };
            const { variable } = allowed.environment;
            const documents = (0,read_request/* isOfDocuments */.ih)(request) && fetched !== null
                ? await (0,request_documents/* askedDocuments */.Dq)(request, { folder: fetched.folder, variable })
                : undefined;
            if (asking !== null)
                await runAndPublish({ ...run, task: asking.task, documents });
            else if ((0,read_request/* isAnswer */.Tq)(request))
                await answerAndPublish({ ...run, request });
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
    catch (thrown) {
        if (signal.aborted && reports === null)
            throw thrown;
        const error = (0,errors/* toAgentExecError */.Mq)(thrown);
        reports ??= (0,thread/* reportsOf */.tu)(allowed, target, { onState: handToPost });
        const landed = await refuse(error, { workflow: allowed.workflow, reports, handToPost });
        (0,step_end/* endWithoutRun */.VJ)(error, { outcome: (0,outcomes/* outcomeOf */.sG)(error), failOn: allowed.settings["fail-on"], landed });
    }
    finally {
        await heard;
    }
}
/** Reports why nothing ran, or why the run stopped. If the run has ended already, the post step reports it. */
async function refuse(error, { workflow, reports, handToPost }) {
    if (reports.hasEnded)
        return { commentUrl: null, checkRunUrl: null };
    const report = (0,final_report/* errorReport */.Z)(error, workflow, {
        couldNot: reports.events.length > 0 ? "continue" : "start",
    });
    await (0,publish/* summarise */.fS)(report.summary);
    const landed = await reports.conclude(report);
    handToPost({ ...reports.state, isFinished: true });
    return landed;
}
/**
 * Drops the check run if the checkout is at another commit, because a check run claims that its commit was tested. A
 * warning says so. By default, a comment's workflow checks out the default branch.
 */
async function withoutForeignCheck(target, { settings, github, signal }) {
    const folder = (0,workspace/* repositoryFolder */.p)(settings.workspace);
    if (folder === null || !target.isPullRequest)
        return target;
    const commits = await (0,git/* checkedOutCommits */.Cm)(folder);
    await (0,events_target/* refuseMovedHead */.QY)(github, target, { checkedOut: commits, signal });
    if (settings["check-run"] === "never" || commits.includes(target.sha))
        return target;
    (0,log/* warnOf */.c$)({
        message: `Cannot create a check run: the checkout is at ${commits[0] ?? "no commit"}, but the pull request's newest commit is ${target.sha}.`,
        nextStep: "Check out the pull request's newest commit, or set `check-run: never`.",
    });
    return { ...target, sha: null };
}
async function answerAndPublish(run) {
    const { answerRun } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(2663)]).then(__webpack_require__.bind(__webpack_require__, 12663));
    const { folder, events, goesOn } = await answerRun(run);
    if (goesOn === null) {
        run.reports.recall(events);
        run.handToPost({ runFolder: folder, ...run.reports.state });
        return publishFolder(run, folder);
    }
    try {
        await runAndPublish({ ...run, task: goesOn.run.task, resumed: goesOn });
    }
    finally {
        // If the run ended, its folder is already closed.
        await goesOn.folder.close();
    }
}
async function runAndPublish(run) {
    const { settings, secrets, origins, environment, task } = run;
    const { resumed, documents, reports, handToPost, signal } = run;
    const isRead = resumed === undefined && documents === undefined;
    const shown = isRead ? await contextOf(run) : null;
    const composed = await (0,compose_run/* compose */.Z)({
        ...placeOf(run),
        settings,
        task,
        ...shown,
        ...(documents !== undefined && { replies: { kind: "documents", documents } }),
        secrets,
        idToken: (0,id_token/* idTokenOf */.u)(environment, run.trigger.target.isFork === true),
        onSecret: log/* hideInLog */.sJ,
        signal,
        ...(origins && { origins }),
        job: run.job,
        readOwnerFile: (0,inputs/* ownerFileReader */.DN)(run),
        ...(resumed !== undefined && { resumed }),
        reporters: [(0,thread/* logReporter */.eC)(resumed?.events), reports],
    });
    (0,log/* hideFromNow */.nO)(composed.secrets);
    const folder = composed.folder.path;
    // From here on, the post step can find the run.
    handToPost({ runFolder: folder, ...reports.state });
    if (resumed !== undefined)
        reports.recall(resumed.events);
    try {
        await composed.start(signal);
    }
    catch (thrown) {
        // The run has ended, and only rendered files are missing. This must not hide the run's outcome.
        if (!reports.hasEnded)
            throw thrown;
        (0,log/* warnOf */.c$)((0,errors/* toAgentExecError */.Mq)(thrown));
    }
    await publishFolder(run, folder);
}
/** Where the code of a run comes from, and where it runs. */
function placeOf({ workflow, target, environment, fetched }) {
    const base = (0,events_base/* readBase */.w)(workflow);
    const cacheOwner = (0,cache_owner/* readCacheOwner */.M)({ apiUrl: workflow.apiUrl, target, base });
    return { face: "action", variable: environment.variable, base, cacheOwner, fetched };
}
function publishFolder(run, folder) {
    const { events } = run.reports;
    return (0,thread/* publishRun */.ZM)({ ...run, folder, events, artifact: null, alone: placeOf(run) });
}


/***/ }),

/***/ 89100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ hasIdToken),
/* harmony export */   u: () => (/* binding */ idTokenOf)
/* harmony export */ });
/* harmony import */ var race_signal__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65927);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);


/** Whether the job may ask GitHub for a token that proves its identity. */
function hasIdToken({ variable }) {
    return variable("ACTIONS_ID_TOKEN_REQUEST_URL") !== undefined;
}
/** The time limit. The client retries after 502, 503 and 504. */
const deadlineMs = 60_000;
/**
 * Gets the job's token from GitHub.
 * @param isFork whether a fork's pull request started the job
 * @throws AgentExecError `settings-invalid` without the permission.
 */
function idTokenOf(environment, isFork) {
    return async (audience, signal) => {
        if (!hasIdToken(environment))
            throw withoutPermission(isFork);
        const deadline = AbortSignal.timeout(deadlineMs);
        try {
            return await (0,race_signal__WEBPACK_IMPORTED_MODULE_1__/* .raceSignal */ .W)(ask(audience, environment), AbortSignal.any([signal, deadline]));
        }
        catch (thrown) {
            if (signal.aborted)
                throw signal.reason;
            const why = deadline.aborted ? "GitHub did not answer within a minute" : wordsOf(thrown);
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("github-unavailable", `GitHub did not give the job its identity token: ${why}.`, {
                nextStep: "Run the job again. https://www.githubstatus.com shows whether GitHub has problems.",
                cause: thrown,
                isRetryable: true,
            });
        }
    };
}
/** Does the same as the toolkit's `getIDToken`, which would load a large client in every run. */
async function ask(audience, { variable }) {
    const { HttpClient } = await __webpack_require__.e(/* import() */ 2779).then(__webpack_require__.bind(__webpack_require__, 22779));
    const { BearerCredentialHandler } = await __webpack_require__.e(/* import() */ 2145).then(__webpack_require__.bind(__webpack_require__, 92145));
    const login = new BearerCredentialHandler(variable("ACTIONS_ID_TOKEN_REQUEST_TOKEN") ?? "");
    const client = new HttpClient("agent-exec", [login], { allowRetries: true, maxRetries: 5 });
    const url = `${variable("ACTIONS_ID_TOKEN_REQUEST_URL")}&audience=${encodeURIComponent(audience)}`;
    const { result } = await client.getJson(url);
    if (typeof result?.value === "string" && result.value !== "")
        return result.value;
    throw new Error("GitHub's answer has no token");
}
function withoutPermission(isFork) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)("GitHub gives this job no identity token, so the job cannot use `identity-provider-id`.", isFork
        ? "A pull request from a fork gets no identity token. Start the run with a comment on the pull request."
        : "Add `id-token: write` under `permissions:` of the job.");
}
function wordsOf(thrown) {
    const { statusCode } = thrown;
    const said = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(thrown).replace(/\s+/g, " ").replace(/\.$/, "");
    return statusCode === undefined ? said : `it answered ${statusCode} (${said})`;
}


/***/ }),

/***/ 71633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   namedDocuments: () => (/* binding */ namedDocuments)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14006);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);




/** Folders in which nobody writes documents. Only a glob can name a hidden folder. */
const passedOver = new Set(["node_modules", "vendor", "target", "dist"]);
/** A folder with more entries was probably named by mistake. */
const maxEntries = 200_000;
const isMarkdown = (path) => /\.(?:md|markdown|mdx|qmd|rmd)$/i.test(path);
/**
 * The Markdown files that a person names by file, folder or glob, in order and each once. Links in folders are not
 * followed. `-` stays.
 * @throws AgentExecError `settings-invalid` if a name has no file.
 * @param here the folder for relative names. Default: the current one.
 */
async function namedDocuments(names, here = ".") {
    const found = await Promise.all(names.map(async (name) => (name === "-" ? ["-"] : documentsOf(name, here))));
    return [...new Set(found.flat())];
}
async function documentsOf(name, here) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, name)).catch(() => null);
    if (stats !== null && !stats.isDirectory())
        return [name];
    const pattern = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(name);
    const isGlob = stats === null && /[*?[{(]/.test(pattern);
    if (stats === null && !isGlob)
        return [name];
    const parts = pattern.split("/");
    const fixed = isGlob
        ? parts.slice(0, parts.findIndex((part) => /[*?[{(]/.test(part)))
        : parts;
    const base = pattern.startsWith("/") && fixed.length === 1 ? "/" : fixed.join("/") || ".";
    const matches = isGlob ? picomatch__WEBPACK_IMPORTED_MODULE_3__([pattern], { dot: false, nonegate: true }) : isMarkdown;
    const files = (await filesIn(base, here)).filter(matches).toSorted();
    if (files.length > 0)
        return files;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", isGlob ? `No file matches \`${name}\`.` : `The folder \`${name}\` has no Markdown file.`, { nextStep: "Pass Markdown files, folders with Markdown files, or a glob such as 'docs/**/*.md'." });
}
async function filesIn(base, here) {
    const files = [];
    const folders = [base];
    let left = maxEntries;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, folder), { withFileTypes: true }).catch(() => []);
        left -= entries.length;
        if (left < 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", `\`${base}\` has more than 200,000 files.`, {
                nextStep: "Choose a smaller folder.",
            });
        for (const entry of entries) {
            const path = folder === "." ? entry.name : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (entry.isFile())
                files.push(path);
            if (entry.isDirectory() && !entry.name.startsWith(".") && !passedOver.has(entry.name))
                folders.push(path);
        }
    }
    return files;
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

/***/ 53734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ refuseEditedText),
/* harmony export */   c: () => (/* binding */ isSameText)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _api_api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29767);


/**
 * Refuses a request whose text was edited since the event, because its author may now want something else. This
 * concerns comments, and issues that got a label.
 * @throws AgentExecError `task-invalid`; GitHubError if GitHub fails.
 */
async function refuseEditedText(options) {
    const { isLabeled, said } = options.trigger;
    if (isLabeled === true)
        await refuseEditedIssue(options);
    if (said !== undefined)
        await refuseEditedComment(options, said);
}
async function refuseEditedIssue({ github, trigger, signal }) {
    const { told, target } = trigger;
    if (told === null || target.number === null)
        return;
    const { repository, number } = target;
    const now = await github.issue({ repository, number, signal });
    if (now?.title === told.title && now.body === told.body)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", "The issue was edited after the label was added. Nothing ran.", {
        nextStep: "Read the edited issue. To start the run, remove the label and add the label again.",
    });
}
async function refuseEditedComment({ github, trigger, signal }, said) {
    const { repository, subject, number } = trigger.target;
    if (subject === null || number === null || !("id" in subject))
        return;
    // The job may not be allowed to read comments. A run without a report may not need this permission.
    const now = await github.textOf({ repository, subject, number, signal }).catch((0,_api_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .onStatus */ .Wb)([403], said));
    if (now !== null && isSameText(now, said))
        return;
    const [what, nextStep] = now === null
        ? ["deleted", "Write a new comment. If you test with `act`, use the id of a comment that exists."]
        : ["edited", "Write a new comment: an edited comment starts no run."];
    const message = `The comment was ${what} before the run began. Nothing ran.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", message, { nextStep });
}
/** Compares two texts without regard to line ends, because a browser sends other ones than a program. */
function isSameText(one, other) {
    const [a, b] = [one, other].map((text) => text.replaceAll(/\r\n?/g, "\n"));
    return a === b;
}


/***/ }),

/***/ 21144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ maxTaskBytes),
/* harmony export */   X: () => (/* binding */ taskOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** More than any model can read, and far more than a person writes. */
const maxTaskBytes = 1024 ** 2;
/** Makes a task from its text. @throws AgentExecError `task-invalid` if the text is empty or too large. */
function taskOf(text, source, author) {
    const bytes = Buffer.byteLength(text);
    if (text.trim() === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", "The task is empty.", {
            nextStep: "Describe what the code should do.",
        });
    }
    if (bytes > maxTaskBytes) {
        const message = `The task has ${bytes} bytes; the limit is ${maxTaskBytes} (1 MiB).`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", message, {
            nextStep: "Shorten the task, and put large data into a file of the workspace.",
        });
    }
    return { text, source, ...(author === undefined ? {} : { author }) };
}


/***/ }),

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** agent-exec's version. A test compares it with package.json, which is not in the bundle. */
const version = "0.1.0";


/***/ }),

/***/ 16114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ checkedOutCommits),
/* harmony export */   G7: () => (/* binding */ hasPersistedCredentials),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   kU: () => (/* binding */ isCheckedOut),
/* harmony export */   r9: () => (/* binding */ gitVersion)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52278);
/* harmony import */ var _git_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59513);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53912);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59741);
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





/** For example `git version 2.39.5`. @throws Error if git is missing. */
async function gitVersion() {
    const printed = await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)((0,_git_output_js__WEBPACK_IMPORTED_MODULE_2__/* .gitOutput */ .oM)(["--version"], { maxBytes: 10_000, timeoutMs: 10_000 }));
    return printed.toString("utf8").trim();
}
/** Whether the folder is in a checkout of a repository. */
async function isCheckedOut(folder) {
    return (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W)(folder).then(() => true, () => false);
}
/** The checked-out commit. Null if there is none. */
async function headOf(repository) {
    const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
    const printed = await repository.text(args, { expected: [0, 1, 128] });
    return printed.trim() || null;
}
/** The checked-out commit. If it is a merge, as for a pull request, its parents follow. Empty if there is no commit. */
async function checkedOutCommits(folder) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const repository = __addDisposableResource(env_1, await _repository_js__WEBPACK_IMPORTED_MODULE_4__/* .Repository */ .L.open(folder), true);
        const commit = await headOf(repository);
        if (commit === null)
            return [];
        // The number of parents is not trusted, so the output's size is limited.
        const args = ["rev-list", "--parents", "--max-count=1", commit];
        const listing = await repository.text(args, { expected: [0, 128] });
        const [head, ...parents] = listing.split(/\s+/).filter((sha) => sha !== "");
        if (head === undefined)
            return [];
        return parents.length > 1 ? [head, ...parents] : [head];
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
 * Whether `actions/checkout` left the job's token in the repository's configuration. Since v6 it may also be in a file
 * that the configuration names. The token itself is not read.
 * @throws Error if there is no repository, or if git is missing.
 */
async function hasPersistedCredentials(folder) {
    const { commonDir } = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W)(folder);
    const options = { maxBytes: 1_000_000, timeoutMs: 10_000, expected: [0, 1] };
    const find = async (...args) => {
        const command = ["config", "--file", (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(commonDir, "config"), ...args];
        return (await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)((0,_git_output_js__WEBPACK_IMPORTED_MODULE_2__/* .gitOutput */ .oM)(command, options))).toString("utf8");
    };
    const headers = await find("--name-only", "--get-regexp", String.raw `^http\..*\.extraheader$`);
    const included = await find("--get-regexp", String.raw `^includeif\..*\.path$`);
    return headers !== "" || included.includes("git-credentials-");
}


/***/ })

};
