export const id = 463;
export const ids = [463];
export const modules = {

/***/ 93865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor_doctor)
});

// EXTERNAL MODULE: ./lib/compose/doctor.js + 1 modules
var doctor = __webpack_require__(60407);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/client.js + 14 modules
var client = __webpack_require__(53101);
// EXTERNAL MODULE: ./lib/ports/check.js
var check = __webpack_require__(94100);
// EXTERNAL MODULE: ./lib/github/events/permissions.js + 1 modules
var permissions = __webpack_require__(99465);
// EXTERNAL MODULE: ./lib/github/events/target.js
var target = __webpack_require__(58792);
;// CONCATENATED MODULE: ./lib/github/doctor/event-checks.js



/** 30 s for one or two requests, with retries. */
const deadlineMs = 30_000;
/** Whether this event would start a run, and whether its pull request comes from a fork. */
function checkEvent({ github, eventName, lists, readTrigger }) {
    return [
        {
            name: "event",
            deadlineMs,
            run: (0,check/* vital */.$)(async (signal) => {
                const trigger = await readTrigger();
                if (trigger.kind === "skip" && eventName === "workflow_dispatch")
                    return { status: "skipped", message: "you started the doctor by hand" };
                if (trigger.kind === "skip")
                    return { status: "warning", message: `would start no run: ${trigger.reason}` };
                const gate = await (0,permissions/* passGate */.l)({ access: github, trigger, lists, signal });
                if (!gate.isAllowed)
                    return denied(gate.reason);
                const by = trigger.sender === null ? "" : ` by ${trigger.sender.login}`;
                return { status: "ok", message: `${eventName}${by} starts a run` };
            }),
        },
        {
            name: "fork",
            deadlineMs,
            async run(signal) {
                const trigger = await readTrigger();
                if (trigger.kind === "skip" || !trigger.target.isPullRequest)
                    return { status: "ok", message: "the event belongs to no pull request" };
                const { isFork } = await (0,target/* resolveTarget */.u1)(github, trigger.target, { signal });
                if (!isFork)
                    return { status: "ok", message: "the pull request comes from this repository" };
                if (trigger.target.isFork === null)
                    return {
                        status: "ok",
                        message: "the pull request comes from a fork; a comment's job has all secrets",
                    };
                return {
                    status: "warning",
                    message: "the pull request comes from a fork: the job has no secrets, and its token can only read",
                    nextStep: "Start runs with a comment on the pull request.",
                };
            },
        },
    ];
}
function denied(reason) {
    return {
        status: "failed",
        message: `would start no run: ${reason}`,
        nextStep: "Let a person with write access to the repository start the run.",
        isVital: true,
    };
}

;// CONCATENATED MODULE: ./lib/github/doctor/token-checks.js
const token_checks_permissions = ["contents", "issues", "pull-requests", "checks", "actions"];
/** 40 s: GitHub asks its clients for pauses between requests that write. */
const token_checks_deadlineMs = 40_000;
/** A row for each permission of the token. */
function checkToken({ github, repository, commit, needs, isFork }) {
    // If GitHub does not answer, the others would only wait for it as well.
    let isSilent = false;
    return token_checks_permissions.map((permission) => ({
        name: `permission ${permission}`,
        deadlineMs: token_checks_deadlineMs,
        async run(signal) {
            if (isSilent)
                return { status: "skipped", message: "GitHub could not be asked" };
            isSilent = true;
            const access = await github.tokenAccess({ repository, commit, permission, signal });
            isSilent = false;
            return findingOf(access, needs[permission], { permission, isFork });
        },
    }));
}
const words = {
    // GitHub answered as if the token may write, but it promises no such answer.
    write: "the job's token can probably write",
    read: "the job's token may only read",
    none: "the job's token may neither read nor write",
};
/** What other events need. */
const purposes = {
    contents: "a new pull request needs `contents: write`",
    issues: "a comment on an issue needs `issues: write`",
    "pull-requests": "a comment on a pull request needs `pull-requests: write`",
    checks: "a check run on a pull request needs `checks: write`",
    actions: "a failed job's log needs `actions: read`",
};
function findingOf(access, need, { permission, isFork }) {
    if (need === undefined) {
        const rest = access === "write" ? "" : `; this event does not need more, but ${purposes[permission]}`;
        return { status: "ok", message: `${words[access]}${rest}` };
    }
    if (access === "write" || access === need.access) {
        const can = access === "write" ? words.write : "the job's token may read";
        return { status: "ok", message: `${can}, for ${need.what}` };
    }
    const nextStep = isFork
        ? "A pull request from a fork gets no more. Start runs with a comment on the pull request."
        : `Add \`${permission}: ${need.access}\` under \`permissions:\` of the job.`;
    return {
        status: "failed",
        message: `${words[access]}, but needs \`${permission}: ${need.access}\` for ${need.what}`,
        nextStep,
        isVital: need.isVital ?? false,
    };
}

// EXTERNAL MODULE: ./lib/github/events/base.js
var events_base = __webpack_require__(34292);
// EXTERNAL MODULE: ./lib/terminal/doctor-lines.js
var doctor_lines = __webpack_require__(63259);
// EXTERNAL MODULE: ./lib/terminal/terminal-style.js
var terminal_style = __webpack_require__(13482);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/workspace/git/find-repository.js
var find_repository = __webpack_require__(53912);
// EXTERNAL MODULE: ./lib/workspace/git/git-output.js + 1 modules
var git_output = __webpack_require__(59513);
;// CONCATENATED MODULE: ./lib/workspace/git/persisted-credentials.js



/**
 * Whether `actions/checkout` left the job's token in the repository's configuration, or in a file that it names (since
 * v6). Reads no token. @throws Error if there is no repository, or git is missing.
 */
async function hasPersistedCredentials(folder) {
    const { commonDir } = await (0,find_repository/* findRepository */.W)(folder);
    const find = async (...args) => {
        let found = "";
        const command = ["config", "--file", (0,external_node_path_.join)(commonDir, "config"), ...args];
        const options = { maxBytes: 1_000_000, timeoutMs: 10_000, expected: [0, 1] };
        for await (const chunk of (0,git_output/* gitOutput */.oM)(command, options))
            found += chunk.toString("utf8");
        return found;
    };
    const headers = await find("--name-only", "--get-regexp", String.raw `^http\..*\.extraheader$`);
    const included = await find("--get-regexp", String.raw `^includeif\..*\.path$`);
    return headers !== "" || included.includes("git-credentials-");
}

// EXTERNAL MODULE: ./lib/markdown/html.js
var html = __webpack_require__(61772);
;// CONCATENATED MODULE: ./lib/action/doctor-table.js

const marks = {
    ok: "✅ ok",
    failed: "❌ fix",
    warning: "⚠️ warning",
    skipped: "➖ not tried",
};
/** The doctor's rows for the job's summary, in HTML: messages quote others, whose Markdown could break a table. */
function doctorTable(results, last) {
    const rows = results.map(({ name, status, message, nextStep = "" }) => {
        const cells = [marks[status], name, message, nextStep].map((text) => `<td>${cell(text)}</td>`);
        return `<tr>${cells.join("")}</tr>`;
    });
    const head = ["", "What", "Result", "Fix"].map((text) => `<th align="left">${text}</th>`).join("");
    return `### agent-exec doctor\n\n<p>${cell(last)}</p>\n\n<table>\n<tr>${head}</tr>\n${rows.join("\n")}\n</table>\n`;
}
/** Lines of a block of code keep their ends; names between backticks are code. */
function cell(text) {
    return text
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => (line.startsWith("    ") ? `<code>${indented(line.slice(4))}</code>` : prose(line)))
        .join("<br>");
}
function indented(line) {
    const indent = line.length - line.trimStart().length;
    return "&nbsp;".repeat(indent) + (0,html/* defuseHtml */.c)(line);
}
function prose(text) {
    return text
        .split("`")
        .map((part, index) => (index % 2 === 1 ? `<code>${(0,html/* defuseHtml */.c)(part)}</code>` : spaced(part)))
        .join("");
}
/** The blanks at a part's ends stand between it and its neighbour. */
function spaced(part) {
    const [start, end] = [/^\s/.test(part) ? " " : "", /\s$/.test(part) ? " " : ""];
    const inner = (0,html/* defuseHtml */.c)(part);
    return inner === "" ? start || end : `${start}${inner}${end}`;
}

// EXTERNAL MODULE: ./lib/action/gate-lists.js
var gate_lists = __webpack_require__(52947);
// EXTERNAL MODULE: ./lib/action/id-token.js
var id_token = __webpack_require__(43533);
// EXTERNAL MODULE: ./lib/action/inputs.js + 1 modules
var action_inputs = __webpack_require__(35638);
// EXTERNAL MODULE: ./lib/action/log.js
var log = __webpack_require__(2988);
// EXTERNAL MODULE: ./lib/action/outputs.js + 1 modules
var outputs = __webpack_require__(72777);
// EXTERNAL MODULE: ./lib/action/publish.js
var publish = __webpack_require__(17065);
// EXTERNAL MODULE: ./lib/action/read-event.js + 10 modules
var read_event = __webpack_require__(59583);
// EXTERNAL MODULE: ./lib/action/step-end.js
var step_end = __webpack_require__(79958);
;// CONCATENATED MODULE: ./lib/action/doctor.js



















/** Less patient than a run: a call that fails makes a row, and the next one is tried. */
const timing = { callDeadlineMs: 20_000, retryBaseMs: 250, longestWaitMs: 1_000 };
/** Of these every job has one, or the doctor was asked by it. */
const untold = new Set(["github-token", "matrix", "mode"]);
/**
 * Tries what a run of this workflow needs, changes nothing, and shows how to fix it. The step fails if no run could
 * start.
 */
async function doctor_doctor(inputs, step) {
    const { environment, workflow, signal } = step;
    const style = (0,terminal_style/* terminalStyle */.w)(false);
    const results = [];
    const note = (result) => {
        results.push(result);
        (0,log/* logText */.kc)((0,doctor_lines/* doctorLine */.MF)(result, { style, withNextStep: true }));
    };
    (0,log/* logText */.kc)(`agent-exec doctor ${version/* version */.r}`);
    const github = (0,client/* connectGitHub */.U)({
        token: inputs.settings["github-token"] ?? "",
        apiUrl: workflow.apiUrl,
        log: () => { },
        timing,
    });
    const { settings, secrets, origins, problem } = await configured(inputs, step, github);
    const told = Object.entries(origins).filter(([name]) => !untold.has(name));
    (0,doctor_lines/* settingsFinding */.f3)(Object.fromEntries(told)).forEach(note);
    if (problem !== null)
        note(problem);
    const trigger = await (0,read_event/* readEvent */.j)(workflow, settings).catch(() => null);
    const isFork = trigger?.kind === "run" && trigger.target.isFork === true;
    const { repository, eventName, sha } = workflow;
    const checks = [
        ...checkEvent({
            github,
            eventName,
            // Like a run, which reads the settings file only after the gate.
            lists: (0,gate_lists/* listsOf */.f)(inputs.settings),
            readTrigger: () => (0,read_event/* readEvent */.j)(workflow, settings),
        }),
        ...checkToken({ github, repository, commit: sha, needs: needsOf(settings, trigger), isFork }),
        checkIdToken(settings, { isAllowed: (0,id_token/* hasIdToken */.l)(environment), isFork }),
        checkCheckout(),
    ];
    const job = {
        checks,
        base: (0,events_base/* readBase */.w)(workflow),
        idToken: (0,id_token/* idTokenOf */.u)({ environment, isFork }),
        onSecret: log/* hideInLog */.sJ,
    };
    const { variable } = environment;
    const examined = (0,doctor/* examine */.s)({ settings, hasModelServer: true, secrets, variable, signal, job });
    for await (const result of examined)
        note(result);
    const last = (0,doctor_lines/* doctorSummary */.Ot)(results, style).trim();
    (0,log/* logText */.kc)(last);
    await (0,publish/* summarise */.fS)(doctorTable(results, last));
    (0,outputs/* setOutputs */.n)({ summary: last });
    if (results.some(({ status, isVital }) => status === "failed" && isVital === true))
        (0,step_end/* failStep */.vy)({ message: last, nextStep: "The table in the job's summary shows how to fix each problem." });
}
/** The settings with the base branch's file. A file that is wrong is a row, and the inputs alone count. */
async function configured(inputs, { workflow, signal }, github) {
    const given = Object.fromEntries(inputs.raw.map(({ name, origin }) => [name, origin]));
    const base = (0,events_base/* readBase */.w)(workflow);
    const read = (path) => base.kind === "commit"
        ? github.fileAt({ repository: workflow.repository, path, commit: base.commit, signal })
        : Promise.resolve(null);
    try {
        return { ...(await (0,action_inputs/* withConfig */.N)(inputs, read)), problem: null };
    }
    catch (thrown) {
        signal.throwIfAborted();
        const { message, nextStep } = (0,errors/* toAgentExecError */.Mq)(thrown);
        const problem = {
            name: "settings file",
            status: "failed",
            message,
            nextStep,
            isVital: true,
            ms: 0,
        };
        return { ...inputs, origins: given, problem };
    }
}
/** What a run with these settings asks of the token, for this event. */
function needsOf(settings, trigger) {
    const target = trigger?.kind === "run" ? trigger.target : null;
    const isPull = target?.isPullRequest === true;
    const isComment = settings.comment !== "never" && target !== null && target.number !== null;
    const isCheck = settings["check-run"] === "always" || (settings["check-run"] === "auto" && isPull);
    const opensPull = settings["create-pull-request"] !== "never";
    const write = (what) => ({ access: "write", what });
    const read = (what, isVital = false) => ({ access: "read", what, isVital });
    const comment = write("the comment with the report");
    const needsFiles = settings.workspace.startsWith("repo");
    return {
        contents: opensPull ? write("the branch of a pull request") : read("the repository's files", needsFiles),
        ...(isComment && !isPull && { issues: comment }),
        ...(opensPull
            ? { "pull-requests": write("a new pull request") }
            : isPull && { "pull-requests": isComment ? comment : read("the pull request") }),
        ...(isCheck && { checks: write("the check run") }),
        ...(trigger?.kind === "run" &&
            trigger.eventName === "workflow_run" && { actions: read("the failed job's log") }),
    };
}
function checkIdToken(settings, { isAllowed, isFork }) {
    return {
        name: "permission id-token",
        deadlineMs: 1000,
        async run() {
            if (isAllowed)
                return { status: "ok", message: "the job can prove who it is" };
            const message = "the job cannot prove who it is";
            if (settings["identity-provider-id"] === undefined)
                return { status: "ok", message: `${message}; these settings do not need it` };
            const nextStep = isFork
                ? "A pull request from a fork cannot. Start runs with a comment on the pull request."
                : "Add `id-token: write` under `permissions:` of the job.";
            return { status: "failed", message, nextStep, isVital: true };
        },
    };
}
function checkCheckout() {
    return {
        name: "checkout",
        deadlineMs: 30_000,
        async run() {
            const isLeft = await hasPersistedCredentials(".").catch(() => null);
            if (isLeft === null)
                return {
                    status: "ok",
                    message: "no checkout; with `workspace: repo` the action fetches the files itself",
                };
            if (!isLeft)
                return { status: "ok", message: "leaves no token in Git's configuration" };
            return {
                status: "warning",
                message: "leaves the job's token in Git's configuration, where every later step can read it",
                nextStep: "Set `persist-credentials: false` for `actions/checkout`.",
            };
        },
    };
}


/***/ }),

/***/ 43533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ hasIdToken),
/* harmony export */   u: () => (/* binding */ idTokenOf)
/* harmony export */ });
/* harmony import */ var race_signal__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65927);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);


/** Whether the job may ask GitHub for a token that says who it is. */
function hasIdToken({ variable }) {
    return variable("ACTIONS_ID_TOKEN_REQUEST_URL") !== undefined;
}
/** 1 minute, with the client's retries of 502, 503 and 504. */
const deadlineMs = 60_000;
/** Gets the job's token from GitHub. @throws AgentExecError `settings-invalid` without the permission. */
function idTokenOf({ environment, isFork }) {
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
            throw refusedByGitHub(deadline.aborted ? "GitHub did not answer within a minute" : wordsOf(thrown), thrown);
        }
    };
}
/** The same as the toolkit's `getIDToken`, which the bundle has not: it would load a large client in every run. */
async function ask(audience, { variable }) {
    const { HttpClient } = await __webpack_require__.e(/* import() */ 2779).then(__webpack_require__.bind(__webpack_require__, 22779));
    const { BearerCredentialHandler } = await __webpack_require__.e(/* import() */ 2145).then(__webpack_require__.bind(__webpack_require__, 92145));
    const login = new BearerCredentialHandler(variable("ACTIONS_ID_TOKEN_REQUEST_TOKEN") ?? "");
    const client = new HttpClient("agent-exec", [login], { allowRetries: true, maxRetries: 5 });
    const url = `${variable("ACTIONS_ID_TOKEN_REQUEST_URL")}&audience=${encodeURIComponent(audience)}`;
    const { result } = await client.getJson(url);
    if (typeof result?.value === "string" && result.value !== "")
        return result.value;
    throw new Error("its answer has no token");
}
function withoutPermission(isFork) {
    const message = "GitHub gives this job no identity token, so it cannot use `identity-provider-id`.";
    const nextStep = isFork
        ? "A pull request from a fork gets no identity token. Start the run with a comment on the pull request."
        : "Add these two lines to the job in your workflow:\n\n    permissions:\n      id-token: write";
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", message, { nextStep });
}
function refusedByGitHub(why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("github-unavailable", `GitHub did not give the job its identity token: ${why}.`, {
        nextStep: "Run the job again. https://www.githubstatus.com shows whether GitHub has problems.",
        cause,
        isRetryable: true,
    });
}
function wordsOf(thrown) {
    const { statusCode } = thrown;
    const said = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(thrown).replace(/\s+/g, " ").replace(/\.$/, "");
    return statusCode === undefined ? said : `it answered ${statusCode} (${said})`;
}


/***/ }),

/***/ 34292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readBase)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

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
 * Returns the commit whose files belong to the repository's owners, whatever is checked out: a pull request's base,
 * or for a comment the default branch's head. Pure; it trusts GitHub's payload.
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
        reason: `The ${eventName} event does not say which commit belongs to the repository.`,
    };
}
function pullRequest() {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: commitName }) }) });
}


/***/ }),

/***/ 42328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   SS: () => (/* binding */ codeSpan)
/* harmony export */ });
/* unused harmony export longestRun */
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

/***/ 28128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ pathAlone)
/* harmony export */ });
/** Longer lines are not paths. */
const maxLineChars = 1_100;
/**
 * Reads a path that stands alone on a line, perhaps in backticks or bold, perhaps with a colon; null for other text.
 * A single word is a path too (`Makefile`), unless a colon follows.
 */
function pathAlone(line) {
    if (line.length > maxLineChars)
        return null;
    let rest = line.trim();
    let isMarked = false;
    for (const mark of ["**", "`"]) {
        const inner = withoutColon(rest);
        if (inner.length <= 2 * mark.length || !inner.startsWith(mark) || !inner.endsWith(mark))
            continue;
        rest = inner.slice(mark.length, -mark.length);
        isMarked = true;
    }
    const path = withoutColon(rest);
    if (path === "" || /[`*<>]/.test(path))
        return null;
    const isWord = !/\s/.test(path) && !/[.,;!?]$/.test(path);
    return isMarked || (isWord && (path === rest || /[./]/.test(path))) ? path : null;
}
function withoutColon(text) {
    return text.endsWith(":") ? text.slice(0, -1) : text;
}


/***/ }),

/***/ 87524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf)
/* harmony export */ });
/** A Markdown text without its fenced code and outer blank lines. */
function wordsOf(markdown) {
    const words = [];
    let fence = null;
    for (const line of markdown.split("\n")) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence === null && mark !== undefined)
            fence = mark;
        else if (fence === null)
            words.push(line);
        else if (mark !== undefined && mark.startsWith(fence) && line.trim() === mark)
            fence = null;
    }
    return words
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .trim();
}


/***/ }),

/***/ 20131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ Control),
/* harmony export */   KW: () => (/* binding */ controlNotRun),
/* harmony export */   Xm: () => (/* binding */ wantsAudit),
/* harmony export */   lO: () => (/* binding */ wantsControl)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Code of the warning that says why a control run did not end. */
const controlNotRun = "control-not-run";
/** Whether the policy wants the verifications run on the original files too. */
function wantsControl({ verifyBefore, verify }) {
    return verifyBefore !== "off" && verify.length > 0;
}
/** Whether the policy wants the verifications attacked before the writer is asked. */
function wantsAudit({ audit, verify }) {
    return audit !== "off" && verify.length > 0;
}
/** The control run: it takes place beside the first call of a model, and is waited for when its answer is needed. */
class Control {
    options;
    #running = null;
    #told = null;
    constructor(options) {
        this.options = options;
    }
    /** Begins it, once, where it is wanted. */
    begin() {
        if (this.#running !== null || !wantsControl(this.options.policy))
            return;
        this.#running = this.#run();
        void this.#running.then((facts) => (this.#told = facts));
    }
    /** Its result, once. Empty while it still runs, and if it was already returned. Never throws. */
    take() {
        const facts = this.#told ?? [];
        if (this.#told !== null)
            this.#told = [];
        return facts;
    }
    /** As `take`, once it is over. */
    async whenOver() {
        this.begin();
        await this.#running;
        return this.take();
    }
    /** Resolves, never rejects, when nothing of it is left; its signal has to have fired for that to be quick. */
    async stop() {
        await this.#running;
    }
    async #run() {
        const facts = [];
        const { grade } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(3068), __webpack_require__.e(2975)]).then(__webpack_require__.bind(__webpack_require__, 91521));
        for (const [index, command] of this.options.policy.verify.entries()) {
            try {
                const warnings = [];
                const onWarning = (warning) => warnings.push({ type: "warning", ...warning });
                const control = await grade(index, { ...this.options, onWarning });
                facts.push({ type: "control", index, command, ...control }, ...warnings);
                const untested = (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(control);
                if (untested !== null)
                    facts.push({
                        type: "warning",
                        code: "control-untested",
                        message: untestedWords(command, untested),
                    });
            }
            catch (thrown) {
                if (!this.options.signal.aborted)
                    facts.push({ type: "warning", code: controlNotRun, message: notRun(command, thrown) });
                break;
            }
        }
        return facts;
    }
}
function notRun(command, thrown) {
    return `agent-exec could not find out whether the verification \`${command}\` passed before any change: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(thrown)}`;
}
function untestedWords(command, why) {
    return `The verification \`${command}\` failed before any change, but no test did: ${why}. Check the command, because a pass proves less now.`;
}


/***/ }),

/***/ 91134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ bold),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Ly: () => (/* binding */ spansOf),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   r3: () => (/* binding */ dim)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);

function code(text) {
    return { as: "code", text };
}
function bold(text, tone) {
    return { as: "bold", text, tone };
}
function dim(text) {
    return { as: "dim", text };
}
function link(text, to) {
    return { as: "link", text, to };
}
function paragraph(words, look) {
    return { kind: "paragraph", words, ...(look !== undefined && { look }) };
}
function folded(title, blocks, more = {}) {
    return { kind: "fold", title, blocks, ...more };
}
/** A list's beginning, and how many more there are. */
function listOf(items, max, all = items.length) {
    const shown = items.slice(0, max);
    return {
        kind: "list",
        items: all > shown.length ? [...shown, `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(all - shown.length)} more`] : shown,
    };
}
/** Sections that stand in one fold, or in none if there is no title. */
function groupsOf(sections) {
    const groups = [];
    for (const section of sections) {
        const last = groups.at(-1);
        if (section.title !== undefined && last?.[0].title === section.title)
            last.push(section);
        else
            groups.push([section]);
    }
    return groups;
}
/** The parts with something between them; parts that are "" are left out. */
function joined(parts, between) {
    const kept = parts.filter((part) => part !== "" && !(Array.isArray(part) && part.length === 0));
    return kept.flatMap((part, at) => [...(at === 0 ? [] : [between]), ...spansOf(part)]);
}
function spansOf(words) {
    return typeof words === "string" || "as" in words ? [words] : words;
}


/***/ }),

/***/ 64558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   Ir: () => (/* binding */ workSummary),
/* harmony export */   p4: () => (/* binding */ isVerified)
/* harmony export */ });
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68071);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26261);
/* harmony import */ var _run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23503);
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19411);
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75823);
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80436);
/* harmony import */ var _facts_decision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8473);
/* harmony import */ var _markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28128);
/* harmony import */ var _markdown_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87524);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96065);











/** So many are named: a program that wants more reads the transcript. */
const maxLeftOut = 1_000;
/** 64 KiB of text at most: the result goes into step outputs, which GitHub bounds at 1 MiB for a job. */
const maxResultChars = 65_536;
/**
 * The result of a run, from its events. A run that has no end yet counts as cancelled.
 * @param runDir where the run's files lie, absolute. Default: nowhere.
 */
function resultOf(events, runDir = null) {
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(events);
    const ran = state.attempts
        .flatMap((attempt) => attempt.executions)
        .filter((each) => each.ending !== "not-run");
    const last = state.attempts.at(-1);
    // What went on behind a block that failed says nothing of the failure.
    const keptOn = state.run?.policy.keepGoing === true && last !== undefined ? (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedBlockOf */ .g$)(last) : undefined;
    const execution = keptOn ?? ran.at(-1);
    const failed = last && state.end?.outcome === "failed" ? ((0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedBlockOf */ .g$)(last) ?? (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedVerificationOf */ .Kl)(last)) : undefined;
    return {
        version: 1,
        runId: state.run?.runId ?? "",
        outcome: state.end?.outcome ?? "cancelled",
        exitCode: (failed ?? execution)?.exitCode ?? null,
        attempts: attemptsOf(state),
        turns: state.attempts.length,
        verified: isVerified(state),
        proof: {
            ...beforeOf(state),
            failsOnChangedValues: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .failsOnChangedValues */ .bQ)(state),
            tests: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .provedTests */ .on)(state),
            cheats: cheatsOf(state),
        },
        summary: summaryOf(state),
        reason: state.end?.reason ?? "The run has no end yet.",
        result: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateMiddle */ .k)(execution?.stdout.text.trim() ?? "", maxResultChars),
        ...(state.run?.policy.resultSchema !== undefined && { data: state.data?.value ?? null }),
        startedAt: state.run?.at ?? "",
        endedAt: state.lastAt ?? "",
        usage: state.usage,
        image: state.lastSession?.image ?? null,
        digest: state.lastSession?.digest ?? null,
        artifacts: state.files?.artifacts ?? [],
        patch: patchOf(state),
        leftOut: boundedLeftOut(state),
        runDir,
        ...blocksOf(state),
        ...approvalOf(state),
        ...(state.run?.continues === undefined ? {} : { continues: { runId: state.run.continues.runId } }),
    };
}
function beforeOf(state) {
    const control = state.run === null ? "not-run" : (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .controlOf */ .rs)(state, state.run.policy);
    if (control === "untested")
        return { failedBefore: null, beforeUntested: true };
    return { failedBefore: control === "not-run" ? null : control === "failed" };
}
function cheatsOf({ audit }) {
    if (audit === null)
        return null;
    const { held, fooled, notTried } = audit;
    return { held, fooled: fooled.map(({ name }) => name), notTried };
}
function attemptsOf({ run, attempts }) {
    if (run === null || !(0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .isStepByStep */ .G0)(run.policy) || attempts.length === 0)
        return attempts.length;
    return 1 + attempts.filter(({ decision }) => decision?.retry === true).length;
}
function blocksOf({ run, attempts }) {
    const last = attempts.at(-1);
    if (run?.policy.hasWriter !== false || last === undefined)
        return {};
    const blocks = last.reply.blocks.map(({ document, line, language, path }, index) => {
        const execution = last.executions.find(({ block }) => block === index);
        const isRun = execution !== undefined && execution.ending !== "not-run";
        return {
            ...(document !== undefined && { document }),
            ...(line !== undefined && { line }),
            language,
            path,
            status: !isRun ? "not-run" : (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(execution) ? "passed" : "failed",
            exitCode: execution?.exitCode ?? null,
            durationMs: execution?.durationMs ?? 0,
            ...(!isRun && { reason: execution?.evidence ?? "the run ended before it" }),
        };
    });
    return { blocks };
}
function approvalOf(state) {
    const awaiting = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__/* .awaitingOf */ .M)(state);
    if (awaiting === null)
        return {};
    const { asked: asks, attempt, sha256 } = awaiting;
    const blocks = state.attempts.at(-1)?.reply.blocks ?? [];
    const shown = blocks.map(({ language, path, code }) => ({ language, path, code }));
    return { approval: { asks, attempt, sha256, blocks: shown } };
}
function patchOf({ files }) {
    const { patch: path = null, diff, base = null } = files?.changes ?? {};
    if (path === null || diff === undefined)
        return null;
    const { added, changed, deleted, insertions, deletions } = diff;
    return { path, files: added + changed + deleted, insertions, deletions, base };
}
function boundedLeftOut(state) {
    const all = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_8__/* .leftOutOf */ .T)(state).map(({ path, reason, entries }) => ({
        path,
        reason,
        ...(entries === undefined ? {} : { entries }),
    }));
    const rest = (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_5__/* .countRefused */ .IR)(all.slice(maxLeftOut));
    const named = all.slice(0, maxLeftOut);
    return rest === 0 ? named : [...named, { path: _facts_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unnamedPath */ .C6, reason: "more than are named", entries: rest }];
}
function isVerified(state) {
    const { run, files } = state;
    const wanted = run?.policy.verify.length ?? 0;
    const last = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state);
    return (wanted > 0 &&
        state.attempts.some(({ executions }) => executions.some(_facts_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .hasRun */ .gb)) &&
        files?.unlikeVerified === undefined &&
        files?.changes?.withheld === undefined &&
        last?.verifications.length === wanted &&
        last.verifications.every(_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc));
}
function summaryOf(state) {
    const words = workSummary(state);
    return words === ""
        ? (state.end?.reason ?? "The run has no end yet.")
        : (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_7__/* .truncateMiddle */ .k)(words, maxResultChars);
}
/** What the model said of its work: its last words about the run, or those of the deciding reply; "" for nothing. */
function workSummary(state) {
    const { reflection, run } = state;
    const last = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingAttempt */ .JF)(state)?.reply;
    const isWhole = last !== undefined && !last.isCut && last.finish === "stop" && run?.policy.hasWriter === true;
    // Lines that belong to a block or to the run's own rules say nothing of the work.
    const paths = last?.blocks.flatMap(({ path }) => path ?? []) ?? [];
    const marks = [run?.policy.doneWord, ...paths];
    const said = (isWhole ? (0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_9__/* .wordsOf */ .Z)((0,_facts_decision_js__WEBPACK_IMPORTED_MODULE_6__/* .afterDecision */ .Xg)(last.text)) : "")
        .split("\n")
        .filter((line) => !marks.includes(line.trim()) && !marks.includes((0,_markdown_path_alone_js__WEBPACK_IMPORTED_MODULE_10__/* .pathAlone */ .N)(line)))
        .join("\n")
        .trim();
    return reflection?.text.trim() || said;
}


/***/ }),

/***/ 9233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ pullRequest),
/* harmony export */   p: () => (/* binding */ nextOfPullRequest)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91134);


/** What to do with an opened pull request: the next step of its run. */
function nextOfPullRequest({ isDraft, isMergeable, waitsForApproval }, { isVerified }) {
    return [
        isVerified ? "" : "The change is not verified.",
        isMergeable === false ? "Resolve the conflicts in the pull request first." : "",
        isDraft ? "Review the draft pull request." : "Review and merge the pull request.",
        waitsForApproval
            ? "Its workflows wait until you approve them there. With an app's token in `github-token` they start at once."
            : "",
    ]
        .filter((sentence) => sentence !== "")
        .join(" ");
}
/** Why there is no pull request, and how a person makes one. */
function pullRequest(end) {
    if (end === null || end.kind === "opened")
        return [];
    return [{ name: "the pull request", rank: 0, isVital: true, blocks: () => blocksOf(end) }];
}
function blocksOf(end) {
    const stop = /[.!?]$/.test(end.why) ? "" : ".";
    const why = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(`There is no pull request. ${end.why}${stop} ${end.nextStep}`, "warning");
    if (end.kind === "pushed")
        return [
            why,
            (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)([
                "Branch ",
                (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(end.branch),
                " has the change: ",
                (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)("open the pull request", end.url),
                ".",
            ]),
        ];
    return [
        why,
        (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(`To apply the patch by hand, run ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("command", end.commands.length)} in a checkout:`),
        { kind: "code", text: end.commands.join("\n"), language: "sh" },
    ];
}


/***/ }),

/***/ 26261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ isControlOver),
/* harmony export */   bQ: () => (/* binding */ failsOnChangedValues),
/* harmony export */   on: () => (/* binding */ provedTests),
/* harmony export */   rs: () => (/* binding */ controlOf)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _proof_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20131);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19411);



/** Whether no more is to come of it. */
function isControlOver({ controls, warnings }, { verify }) {
    return controls.length >= verify.length || warnings.some(({ code }) => code === _proof_control_js__WEBPACK_IMPORTED_MODULE_1__/* .controlNotRun */ .KW);
}
/**
 * What the verifications said of the workspace as it was given. `failed`: one of them at least, so that passing afterwards
 * is proof. `passed`: all of them, so that they guard what was there and prove nothing new. `untested`: one did not pass, and did not
 * fail by a test either. `not-run`: nobody knows.
 */
function controlOf({ controls }, { verify }) {
    if (controls.some(_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFailed */ .WN))
        return "failed";
    if (controls.some((each) => (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUntested */ .z6)(each) !== null))
        return "untested";
    return controls.length > 0 && controls.length === verify.length ? "passed" : "not-run";
}
/**
 * Whether the verifications of the attempt that decides fail if their expected values are changed: false if one of them still
 * passes, null if nobody knows.
 */
function failsOnChangedValues(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).map((each) => each.failsOnChangedValues);
    return told.includes(false) ? false : told.includes(true) ? true : null;
}
/** Null where none told of any. */
function provedTests(state) {
    const told = ((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingAttempt */ .JF)(state)?.verifications ?? []).filter(({ tests }) => tests !== undefined);
    if (told.length === 0)
        return null;
    const sum = (of) => told.reduce((total, each) => total + each.tests[of], 0);
    const named = told.flatMap(({ index, tests }) => {
        const before = state.controls.find((each) => each.index === index)?.tests;
        const passedBefore = new Set(withStatus("passed", before?.cases));
        return withStatus("passed", tests.cases).map((name) => ({
            name,
            hasPassed: passedBefore.has(name),
            isKnown: before !== undefined,
        }));
    });
    return {
        passed: sum("passed"),
        failed: sum("failed"),
        skipped: sum("skipped"),
        failing: told.flatMap(({ tests }) => withStatus("failed", tests.cases)),
        failToPass: named.filter(({ hasPassed, isKnown }) => isKnown && !hasPassed).map(({ name }) => name),
        passToPass: named.filter(({ hasPassed }) => hasPassed).map(({ name }) => name),
    };
}
function withStatus(wanted, cases = []) {
    return cases.filter(({ status }) => status === wanted).map(({ name }) => name);
}


/***/ }),

/***/ 23503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ awaitingOf),
/* harmony export */   T: () => (/* binding */ leftOutOf)
/* harmony export */ });
/** What a run waits for: another end, such as one by a signal, leaves nothing to wait for. */
function awaitingOf({ awaiting, end }) {
    return end === null || end.outcome === "awaiting-approval" ? awaiting : null;
}
/** What was not saved, and changes that were refused, these first. */
function leftOutOf({ files }) {
    return [...(files?.changes?.refused ?? []), ...(files?.leftOut ?? [])];
}


/***/ }),

/***/ 13482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ gutter),
/* harmony export */   w: () => (/* binding */ terminalStyle)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** Stands before each line that others wrote, so that none looks like agent-exec's own. */
const gutter = "  │ ";
/** Colours, or none if the stream is no terminal or the person wants none. */
function terminalStyle(hasColour) {
    const paint = (format) => (text) => hasColour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(format, text, { validateStream: false }) : text;
    return {
        bold: paint("bold"),
        dim: paint("dim"),
        good: paint("green"),
        bad: paint("red"),
        warn: paint("yellow"),
        accent: paint("cyan"),
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
