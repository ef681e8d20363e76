export const id = 9928;
export const ids = [9928];
export const modules = {

/***/ 39928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createPullRequest: () => (/* binding */ createPullRequest)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/earlier/patch.js
var earlier_patch = __webpack_require__(8766);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/api/gitea.js
var gitea = __webpack_require__(842);
// EXTERNAL MODULE: ./lib/github/api/limits.js
var limits = __webpack_require__(72382);
// EXTERNAL MODULE: ./lib/github/api/api-error.js
var api_error = __webpack_require__(29767);
;// CONCATENATED MODULE: ./lib/github/pull-request/base-branch.js


/**
 * Finds the branch for the pull request. On a pull request this is its own branch. Otherwise it is the branch of the
 * workflow run.
 * @throws AgentExecError `settings-invalid` if the branch is gone, or if the pull request is from a fork or closed;
 * GitHubError.
 */
async function readBaseBranch(options) {
    const { github, target, began, signal } = options;
    const call = { repository: target.repository, signal };
    const branch = target.isPullRequest ? await headBranch(options) : options.branch;
    const tip = await github.branch({ ...call, name: branch });
    if (tip === null)
        throw refused(`Branch ${branch} no longer exists.`, "Restore the branch, or apply the patch by hand.");
    // A commit that was created in the job is unknown to GitHub.
    const compare = () => github.comparison({ ...call, base: began, head: tip }).catch((0,api_error/* onStatus */.Wb)([404], null));
    const isMoved = began !== tip && (await compare())?.behindBy !== 0;
    return { branch, tip, sha: isMoved ? tip : began, isMoved };
}
async function headBranch({ github, target, signal }) {
    const number = target.number ?? 0;
    const { repository } = target;
    const { head, state, isMerged } = await github.pullRequest({ repository, number, signal });
    if (head.repo?.full_name !== repository)
        throw refused(`Pull request #${number} comes from a fork. agent-exec does not push a fork's change to this repository.`, "Read the diff, then apply the patch by hand.");
    if (isMerged)
        throw refused(`Pull request #${number} was merged.`, "Ask for the change again on an issue, or apply the patch by hand.");
    if (state !== "open")
        throw refused(`Pull request #${number} is closed.`, "Reopen the pull request, or apply the patch by hand.");
    return head.ref;
}
function refused(message, nextStep) {
    return new errors/* AgentExecError */.r("settings-invalid", message, { nextStep });
}

// EXTERNAL MODULE: ./lib/github/pull-request/push-branch.js
var push_branch = __webpack_require__(2236);
// EXTERNAL MODULE: ./lib/github/api/create-once.js
var create_once = __webpack_require__(58442);
// EXTERNAL MODULE: ./lib/github/pull-request/base-tree.js
var base_tree = __webpack_require__(451);
// EXTERNAL MODULE: ./lib/github/pull-request/edits.js
var pull_request_edits = __webpack_require__(18698);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/files/paths.js
var files_paths = __webpack_require__(60795);
;// CONCATENATED MODULE: ./lib/github/pull-request/upload-tree.js





/**
 * Uploads the base plus the edits. Resolves with the tree's hash, which must equal Git's hash of exactly these files,
 * modes and links.
 * @throws AgentExecError `github-unavailable` if GitHub creates another tree; GitHubError.
 */
async function uploadTree(upload) {
    const expected = await expectedTree(upload.base, upload.edits);
    if (expected === upload.base.sha)
        return expected;
    // Text is sent inside of the tree request, because GitHub accepts only one upload per second. The resulting hash is
    // compared anyway.
    for (const maxTextBytes of [1024 ** 2, -1])
        if ((await send(upload, maxTextBytes)) === expected)
            return expected;
    const message = "The files that GitHub stored differ from the files of the run.";
    const nextStep = "Apply the patch by hand, and report this error with the log.";
    throw new errors/* AgentExecError */.r("github-unavailable", message, { nextStep });
}
async function send({ github, base, edits, repository, signal }, maxTextBytes) {
    let tree = base.sha;
    for (const batch of batchesOf(edits)) {
        const sent = [];
        for (const edit of batch)
            sent.push(await treeEdit(edit));
        tree = await github.createTree({ repository, signal, base: tree, edits: sent });
    }
    return tree;
    async function treeEdit(edit) {
        if (!(0,pull_request_edits/* isWritten */.QH)(edit))
            return { path: edit.path, mode: "100644", sha: null };
        const { path, mode, content } = edit;
        const isText = content.byteLength <= maxTextBytes && (0,external_node_buffer_.isUtf8)(content) && !content.includes(0);
        if (isText)
            return { path, mode, content: Buffer.from(content).toString("utf8") };
        return { path, mode, sha: await github.createBlob({ repository, signal, content }) };
    }
}
/** The limits of one request. GitHub must answer it within 10 seconds. */
const batch = { edits: 200, bytes: 2 * 1024 ** 2 };
/**
 * Splits the edits into requests. If a file replaces a folder, or the reverse, deletions come first, because GitHub
 * refuses both at once.
 */
function batchesOf(edits) {
    const [written, deleted] = [edits.filter(pull_request_edits/* isWritten */.QH), edits.filter((edit) => !(0,pull_request_edits/* isWritten */.QH)(edit))];
    const isApart = hasBelow(written, deleted) || hasBelow(deleted, written);
    return isApart ? [...pieces(deleted), ...pieces(written)] : pieces(edits);
}
/** Whether the path of one edit is below the path of another. */
function hasBelow(edits, others) {
    const paths = new Set(others.map(({ path }) => path));
    return edits.some(({ path }) => (0,files_paths/* foldersOf */.pd)(path).some((folder) => paths.has(folder)));
}
function pieces(edits) {
    const all = [];
    let bytes = 0;
    for (const edit of edits) {
        bytes += sizeOf(edit);
        const last = all.at(-1);
        if (last !== undefined && last.length < batch.edits && bytes <= batch.bytes)
            last.push(edit);
        else {
            all.push([edit]);
            bytes = sizeOf(edit);
        }
    }
    return all;
}
function sizeOf(edit) {
    return ((0,pull_request_edits/* isWritten */.QH)(edit) ? edit.content.byteLength : 0) + edit.path.length;
}
/** Computes Git's hash of the base plus these edits. GitHub's answer must have the same hash. */
async function expectedTree(base, edits) {
    const placed = edits.map((edit) => [edit.path.split("/"), (0,pull_request_edits/* isWritten */.QH)(edit) ? edit : null]);
    return nameOf(await folderWith(base, "", placed));
}
async function folderWith(base, path, edits) {
    const entries = new Map(await base.folder(path));
    for (const [name, group] of byFirstPart(edits)) {
        const own = group.find(([parts]) => parts.length === 1);
        const below = group
            .filter(([parts]) => parts.length > 1)
            .map(([[, ...rest], entry]) => [rest, entry]);
        if (below.length > 0) {
            const inside = await folderWith(base, path === "" ? name : `${path}/${name}`, below);
            if (inside.size > 0)
                entries.set(name, { mode: base_tree/* folderMode */.a, sha: nameOf(inside) });
            else if (entries.get(name)?.mode === base_tree/* folderMode */.a)
                entries.delete(name);
        }
        if (own === undefined)
            continue;
        if (own[1] !== null)
            entries.set(name, own[1]);
        // If a folder has replaced the deleted file, the folder stays.
        else if (entries.get(name)?.mode !== base_tree/* folderMode */.a)
            entries.delete(name);
    }
    return entries;
}
function byFirstPart(edits) {
    const groups = new Map();
    for (const edit of edits) {
        const [first = ""] = edit[0];
        const group = groups.get(first) ?? [];
        group.push(edit);
        groups.set(first, group);
    }
    return groups;
}
/**
 * The sorted name. Git sorts a folder as if its name ended with a slash, and writes its mode without the leading zero.
 */
function nameOf(entries) {
    const records = [...entries].map(([name, { mode, sha }]) => ({
        key: Buffer.from(mode === base_tree/* folderMode */.a ? `${name}/` : name),
        bytes: Buffer.concat([Buffer.from(`${mode.replace(/^0/, "")} ${name}\0`), Buffer.from(sha, "hex")]),
    }));
    const sorted = records.toSorted((one, other) => Buffer.compare(one.key, other.key));
    return (0,pull_request_edits/* objectName */.Hd)("tree", Buffer.concat(sorted.map(({ bytes }) => bytes)));
}

;// CONCATENATED MODULE: ./lib/github/pull-request/open-pull-request.js







/**
 * Commits the changes and opens a pull request, or updates the one of the same branch. It uses only GitHub's API and
 * runs nothing. A second call changes nothing.
 * @throws AgentExecError if GitHub refuses the files or the branch.
 */
async function openPullRequest(plan) {
    const { github, base, branch, message, changes, repository, signal } = plan;
    const call = { repository, signal };
    const { tree } = await github.commit({ ...call, sha: base.sha });
    const files = new base_tree/* BaseTree */.O(github, { ...call, tree });
    const edits = await (0,pull_request_edits/* editsOf */.t7)(changes((paths) => files.files(paths)));
    const pushed = await uploadTree({ ...call, github, base: files, edits });
    if (pushed === tree)
        throw new errors/* AgentExecError */.r("settings-invalid", `Branch ${base.branch} already has these changes.`, {
            nextStep: "There is nothing left to do.",
        });
    const commit = await (0,push_branch/* pushBranch */.TV)({ ...call, github, branch, base: base.sha, tree: pushed, edits, message });
    try {
        return await placed(plan, { base, head: commit.sha, isSigned: commit.isVerified, isMergeable: null });
    }
    catch (thrown) {
        if (signal.aborted)
            throw thrown;
        return { kind: "pushed", fault: (0,errors/* toAgentExecError */.Mq)(thrown) };
    }
}
async function placed(plan, facts) {
    const { github, base, branch, clock, repository, signal } = plan;
    const where = { repository, signal, branch, base: base.branch };
    const text = plan.text(facts);
    const find = () => github.openPull(where);
    const found = await find();
    if (found !== null) {
        const updated = await github.updatePull({ repository, signal, ...text, number: found.number });
        return withMergeState(plan, { ...updated, ...facts, kind: "opened", isUpdated: true });
    }
    const createAs = async (isDraft) => {
        const create = () => github.createPull({ ...where, ...text, isDraft });
        return (await (0,create_once/* createOnce */.Ur)({ create, find, onUncertain: () => undefined, clock, signal })).value;
    };
    const created = await createAs(plan.isDraft).catch((thrown) => {
        // Some plans have no drafts in private repositories.
        if (plan.isDraft && thrown instanceof api_error/* GitHubError */.y_ && /draft/i.test(thrown.message))
            return createAs(false);
        throw thrown;
    });
    return withMergeState(plan, { ...created, ...facts, kind: "opened", isUpdated: false });
}
/**
 * How often agent-exec asks whether a merge is possible, one second apart. GitHub tests it only after the pull request
 * is open.
 */
const maxLooks = 5;
const lookGapMs = 1000;
/** If the base branch has newer commits, the text says whether the change still fits. */
async function withMergeState(plan, opened) {
    const { github, base, clock, repository, signal } = plan;
    if (base.sha === base.tip)
        return opened;
    let { isMergeable } = opened;
    for (let looks = 0; isMergeable === null && looks < maxLooks; looks += 1) {
        if (looks > 0)
            await clock.sleep(lookGapMs, { signal });
        ({ isMergeable } = await github.pullRequest({ repository, signal, number: opened.number }));
    }
    if (isMergeable !== false)
        return { ...opened, isMergeable };
    const text = plan.text({ ...opened, isMergeable });
    await github.updatePull({ repository, signal, ...text, number: opened.number });
    return { ...opened, isMergeable };
}

// EXTERNAL MODULE: ./lib/github/reporting/matrix-cell.js
var matrix_cell = __webpack_require__(79698);
// EXTERNAL MODULE: ./lib/ports/workspace.js
var ports_workspace = __webpack_require__(46529);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/markdown/references.js
var references = __webpack_require__(34443);
// EXTERNAL MODULE: ./lib/markdown/words.js
var markdown_words = __webpack_require__(87524);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/reports/document.js
var reports_document = __webpack_require__(91134);
// EXTERNAL MODULE: ./lib/reports/markdown.js + 1 modules
var markdown = __webpack_require__(18899);
// EXTERNAL MODULE: ./lib/reports/github/proof-block.js
var proof_block = __webpack_require__(48149);
;// CONCATENATED MODULE: ./lib/reports/sections/asked.js


/** Who asked for a change, where, and with which words. */
function asked({ task: { text, source, author } }, server) {
    const where = source.kind === "comment" || source.kind === "issue" ? source.url : null;
    const by = author === undefined ? [] : [" by ", (0,reports_document/* link */.nf)(`@${author}`, `${server}/${encodeURIComponent(author)}`)];
    const there = where === null || source.kind === "input" ? [] : [" in ", (0,reports_document/* link */.nf)(`the ${source.kind}`, where)];
    return {
        name: "the task",
        rank: 1,
        isVital: true,
        blocks: ({ prose }) => [
            (0,reports_document/* paragraph */.FY)(["Requested", ...by, ...there, ":"]),
            { kind: "prose", markdown: (0,truncate/* truncateEnd */.S)(text, Math.max(prose, 300)) },
        ],
    };
}

// EXTERNAL MODULE: ./lib/reports/sections/sandbox.js
var sandbox = __webpack_require__(66563);
// EXTERNAL MODULE: ./lib/reports/sections/story.js
var story = __webpack_require__(9397);
// EXTERNAL MODULE: ./lib/reports/sections/tests.js
var tests = __webpack_require__(10765);
// EXTERNAL MODULE: ./lib/reports/sections/top.js
var sections_top = __webpack_require__(61619);
// EXTERNAL MODULE: ./lib/reports/sections/warnings.js
var warnings = __webpack_require__(2899);
;// CONCATENATED MODULE: ./lib/reports/github/pull-request-text.js














/** A title of at most 72 UTF-16 units: the task or, if the task says little, the thread's title. */
function pullRequestTitle({ task }, threadTitle) {
    const [first = ""] = (0,markdown_words/* wordsOf */.Z)(task.text).split("\n");
    const isShort = first.trim().split(/\s+/).length <= shortWords;
    const words = threadTitle !== null && threadTitle.trim() !== "" && isShort ? threadTitle : first;
    const plain = (0,visible/* showHidden */.Ul)(words)
        .replace(/^[#>*\-\s]+/, "")
        .replace(/\s+/g, " ")
        .trim();
    return (0,references/* breakReferences */.m3)((0,truncate/* truncateEnd */.S)(plain === "" ? "Change by agent-exec" : plain, maxTitleChars));
}
/** The largest number of words that says nothing about a change, as in `fix this`. */
const shortWords = 3;
const maxTitleChars = 72;
/** The commit's message. Programs read its trailers. */
function commitMessage(report, { title, patchSha256 }) {
    return [title, "", ...trailersOf(report, patchSha256)].join("\n");
}
function trailersOf({ writer, runId, usage }, patchSha256) {
    return [
        `Assisted-by: agent-exec${writer === null ? "" : `:${oneWord(writer)}`}`,
        `Agent-Exec-Run: ${oneWord(runId)}`,
        `Agent-Exec-Patch: sha256:${patchSha256}`,
        // `agent-exec outcomes` adds up these costs.
        ...(usage.costUsd === null ? [] : [`Agent-Exec-Cost-USD: ${Number(usage.costUsd.toFixed(6))}`]),
    ];
}
function oneWord(text) {
    return text.replace(/[^\w./:@-]+/g, "-").slice(0, 100);
}
/** The pull request's text in GitHub's Markdown: the comment's top, and then who asked for the change. */
function renderPullRequest(report, made, options) {
    const document = {
        top: { ...(0,sections_top/* topOf */.HX)(report, { pullRequest: null, comments: null, isStored: null, isShort: true }), next: "" },
        sections: [
            asked(report, made.server),
            ...(0,warnings/* warnings */.AR)(report),
            howMade(report, made),
            ...(0,story/* story */._)(report),
            ...(0,tests/* tests */.C)(report),
            proofForTools(report, made),
            (0,sandbox/* sandbox */._)(report),
            trailers(report, made),
        ].filter((each) => each !== null),
    };
    return (0,markdown/* printDocument */.dq)(document, report, { ...options, isShort: true });
}
function howMade({ isVerified }, made) {
    const { branch, base, isMoved, isMergeable, isSigned } = made;
    const on = `commit ${(0,listed/* named */.r)(base.slice(0, 12))} of branch ${(0,listed/* named */.r)(branch)}`;
    const items = [
        isVerified ? "" : "The change is not verified. Read the whole change before you merge it.",
        isMoved
            ? `The run started from another commit. agent-exec applied the run's change to ${on}, but ran no verification on that commit.`
            : `The change is based on ${on}.`,
        isMergeable === false
            ? `After this commit, somebody changed lines of branch ${(0,listed/* named */.r)(branch)} that the run changed too. Resolve the conflicts first.`
            : "",
        isSigned ? "GitHub signed the commit." : "The commit has no verified signature.",
    ].filter((item) => item !== "");
    return { name: "how it was made", rank: 1, isVital: true, blocks: () => [{ kind: "list", items }] };
}
/** The proof for tools, if the pull request has the run's commits. On another base, nothing ran. */
function proofForTools({ proof, verifications }, { base, head, isMoved }) {
    if (proof === null || isMoved)
        return null;
    const verify = verifications.map(({ command }) => command);
    const block = (0,proof_block/* proofBlock */.g)({ by: "run", ...proof, base, head, verify });
    return { name: "the proof", rank: 3, blocks: () => [block] };
}
function trailers(report, { patchSha256 }) {
    const words = trailersOf(report, patchSha256).join(" · ");
    return { name: "the trailers", rank: 2, isVital: true, blocks: () => [(0,reports_document/* paragraph */.FY)([(0,reports_document/* dim */.r3)(words)])] };
}

// EXTERNAL MODULE: ./lib/reports/report-of.js + 1 modules
var report_of = __webpack_require__(23045);
// EXTERNAL MODULE: ./lib/action/runner/workflow-run.js
var workflow_run = __webpack_require__(8020);
;// CONCATENATED MODULE: ./lib/action/pull-request/pull-request.js















/** GitHub accepts only one upload per second, so this takes long. */
const deadlineMs = 600_000;
/**
 * Opens a pull request for a run's saved folder, or updates the one of the same issue or task. If that fails, a warning
 * gives the commands that apply the patch.
 * @throws only the signal's reason, if the signal aborts.
 */
async function createPullRequest(asked) {
    const { signal } = asked;
    const deadline = AbortSignal.timeout(deadlineMs);
    let base = null;
    try {
        const patch = await (0,earlier_patch/* recordedPatch */.BS)(asked.folder);
        base = patch.changes.base ?? null;
        return await opened({ ...asked, patch, signal: AbortSignal.any([signal, deadline]) });
    }
    catch (thrown) {
        if (signal.aborted)
            throw signal.reason;
        const commands = byHand(asked, base);
        if (deadline.aborted)
            return {
                kind: "failed",
                why: "GitHub did not accept the change within 10 minutes.",
                nextStep: "Apply the patch by hand.",
                commands,
            };
        const { message, nextStep } = (0,errors/* toAgentExecError */.Mq)(thrown);
        return { kind: "failed", why: message, nextStep, commands };
    }
}
async function opened(asked) {
    const { github, workflow, settings, artifact, target, trigger, patch, signal } = asked;
    const { repository } = target;
    if ((0,gitea/* isGitea */.H)(workflow.apiUrl))
        throw (0,errors/* settingsInvalid */.DI)("Gitea and Forgejo do not have the API that agent-exec needs for a pull request.", "Apply the patch by hand.");
    const report = (0,report_of/* reportOf */.E)(patch.events);
    const base = await readBaseBranch({ ...asked, branch: workflow.branch, began: baseOf(patch) });
    const branch = branchOf(asked, report);
    const title = pullRequestTitle(report, trigger.told?.title ?? null);
    const onto = {
        server: workflow.server,
        branch: base.branch,
        base: base.sha,
        isMoved: base.isMoved,
        patchSha256: patch.sha256,
    };
    const bounds = { maxChars: limits/* limits */.F.commentChars, links: (0,workflow_run/* linksTo */.B9)(workflow, artifact) };
    const end = await openPullRequest({
        github,
        clock: system_clock/* systemClock */.m,
        repository,
        base,
        branch,
        changes: (files) => (0,earlier_patch/* patchedFiles */.Bd)(patch.path, {
            files,
            place: `commit ${base.sha.slice(0, 12)} of branch ${base.branch}`,
            protect: settings.protect,
            allowWorkflow: settings["allow-workflow"],
            signal,
        }),
        message: commitMessage(report, { title, patchSha256: patch.sha256 }),
        // An unverified change is always a draft.
        isDraft: settings["create-pull-request"] === "draft" || !report.isVerified || base.isMoved,
        text: (state) => ({ title, body: renderPullRequest(report, { ...state, ...onto }, bounds) }),
        signal,
    });
    if (end.kind === "pushed") {
        const { message, nextStep } = end.fault;
        const range = [base.branch, branch].map(encodeURIComponent).join("...");
        const url = `${workflow.server}/${repository}/compare/${range}?expand=1`;
        return { kind: "pushed", branch, url, why: message, nextStep };
    }
    const { number, url, isUpdated, isDraft, isMergeable, author } = end;
    const waitsForApproval = author === "github-actions[bot]";
    return { kind: "opened", number, url, isUpdated, isDraft, isMergeable, waitsForApproval };
}
/** The commit from which the run started. */
function baseOf({ changes, workspace }) {
    if ((0,ports_workspace/* repositoryFolder */.p)(workspace) !== null && changes.base !== undefined)
        return changes.base;
    throw (0,errors/* settingsInvalid */.DI)("The run did not start from a commit of the repository.", "Set `workspace` to `repo`.");
}
/** The branch's name. Each issue, pull request or other task has one branch, and so has each cell of a matrix. */
function branchOf({ target: { number, isPullRequest }, settings }, { task }) {
    const { key } = (0,matrix_cell/* readMatrixCell */.C)(settings.matrix);
    const place = number === null ? `task-${shortHash(task.text)}` : `${isPullRequest ? "pull" : "issue"}-${number}`;
    return `${push_branch/* ownBranches */.rU}${place}${key === "" ? "" : `-${shortHash(key)}`}`;
}
function shortHash(text) {
    return (0,external_node_crypto_.hash)("sha256", text).slice(0, 8);
}
/** Commands that download the patch and its files, and apply it. */
function byHand({ folder, artifact, target, workflow }, base) {
    const { repository, number, isPullRequest } = target;
    const runId = workflow.url.split("/").at(-1) ?? "";
    const saved = artifact === null ? folder : (0,external_node_path_.basename)(folder);
    return [
        ...(artifact === null
            ? []
            : [`gh run download ${runId} --repo ${repository} --name ${artifact.name} --dir ${saved}`]),
        ...(isPullRequest
            ? [`gh pr checkout ${number}`]
            : base === null
                ? []
                : [`git fetch origin ${base} && git switch --create agent-exec-change ${base}`]),
        `git apply ${saved}/changes.patch`,
    ];
}


/***/ }),

/***/ 451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ BaseTree),
/* harmony export */   a: () => (/* binding */ folderMode)
/* harmony export */ });
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52278);

const nothing = new Map();
/** The files of one commit on GitHub. Each folder is read only once, and only if it is needed. */
class BaseTree {
    github;
    call;
    #folders = new Map();
    constructor(github, call) {
        this.github = github;
        this.call = call;
    }
    get sha() {
        return this.call.tree;
    }
    /** The entries of a folder, by name. Empty if there is no such folder. `""` is the root. */
    async folder(path) {
        const known = this.#folders.get(path) ?? this.#read(path);
        this.#folders.set(path, known);
        return known;
    }
    async entry(path) {
        const { folder, name } = partsOf(path);
        return (await this.folder(folder)).get(name) ?? null;
    }
    /** The files and links at these paths. Other paths are skipped. @throws GitHubError. */
    async *files(paths) {
        const read = paths.map(async (path) => this.#file(path));
        // A read may fail while an earlier one is awaited. This must not end the process.
        for (const each of read)
            each.catch(() => undefined);
        for (const each of read) {
            const file = await each;
            if (file !== null)
                yield file;
        }
    }
    async #file(path) {
        const entry = await this.entry(path);
        if (entry === null || !isLeaf(entry))
            return null;
        const bytes = await this.github.blob({ ...this.call, sha: entry.sha });
        if (entry.mode === "120000")
            return { kind: "link", path, target: Buffer.from(bytes).toString("utf8") };
        const isExecutable = entry.mode === "100755";
        return { kind: "file", path, bytes: bytes.byteLength, isExecutable, content: (0,_files_content_js__WEBPACK_IMPORTED_MODULE_0__/* .contentOf */ .$E)(bytes) };
    }
    async #read(path) {
        if (path === "")
            return this.github.tree({ ...this.call, sha: this.call.tree });
        const entry = await this.entry(path);
        return entry?.mode === folderMode ? this.github.tree({ ...this.call, sha: entry.sha }) : nothing;
    }
}
const folderMode = "040000";
function isLeaf({ mode }) {
    return mode === "100644" || mode === "100755" || mode === "120000";
}
function partsOf(path) {
    const slash = path.lastIndexOf("/");
    return { folder: path.slice(0, Math.max(0, slash)), name: path.slice(slash + 1) };
}


/***/ }),

/***/ 18698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ objectName),
/* harmony export */   QH: () => (/* binding */ isWritten),
/* harmony export */   t7: () => (/* binding */ editsOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52278);


/** Reads all changes into memory. This is possible because a patch has at most 64 MiB. */
async function editsOf(changes) {
    const edits = [];
    for await (const entry of changes) {
        const { path } = entry;
        if (entry.kind === "deleted")
            edits.push({ path, mode: null });
        else if (entry.kind === "link")
            edits.push(written(path, "120000", Buffer.from(entry.target)));
        else if (entry.kind === "file")
            edits.push(written(path, entry.isExecutable ? "100755" : "100644", await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)(entry.content)));
    }
    return edits;
}
function isWritten(edit) {
    return edit.mode !== null;
}
function written(path, mode, content) {
    return { path, mode, content, sha: objectName("blob", content) };
}
/** Git's hash of an object. */
function objectName(kind, content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`${kind} ${content.byteLength}\0`).update(content).digest("hex");
}


/***/ }),

/***/ 2236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Od: () => (/* binding */ ownTrailer),
/* harmony export */   TV: () => (/* binding */ pushBranch),
/* harmony export */   rU: () => (/* binding */ ownBranches)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _api_api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29767);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18698);



/** This text precedes the run's id in the message of each of agent-exec's commits. */
const ownTrailer = "Agent-Exec-Run: ";
/** The beginning of the names of agent-exec's branches. */
const ownBranches = "agent-exec/";
/** How often to try, because another job may move the branch at the same moment. */
const maxTries = 3;
/**
 * Puts the tree on the branch as one commit. It never discards a commit: on an existing branch, the new commit follows
 * the last one. If the branch already has this tree, nothing changes.
 * @throws AgentExecError `settings-invalid` if the branch's newest commit is somebody else's; GitHubError.
 */
async function pushBranch(push) {
    for (let tries = 1;; tries += 1) {
        try {
            return await pushOnce(push);
        }
        catch (thrown) {
            const isRace = thrown instanceof _api_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ && thrown.status === 422 && moved.test(thrown.message);
            if (!isRace || tries === maxTries)
                throw thrown;
        }
    }
}
const moved = /already exists|not a fast.forward/i;
async function pushOnce(push) {
    const { github, branch: name, base, tree, message, ...call } = push;
    const head = await github.branch({ ...call, name });
    if (head === null)
        return pushNew(push);
    const top = await github.commit({ ...call, sha: head });
    if (!isOurs(top))
        throw foreignCommit(name, top);
    const { behindBy } = await github.comparison({ ...call, base, head });
    if (top.tree === tree && behindBy === 0)
        return top;
    // If the base is the second parent, the pull request shows only this change.
    const parents = behindBy === 0 ? [head] : [head, base];
    const commit = await github.createCommit({ ...call, message, tree, parents });
    await github.moveBranch({ ...call, name, sha: commit.sha });
    return commit;
}
async function pushNew(push) {
    const { github, branch: name, base, tree, edits, message, ...call } = push;
    const commit = await github.createCommit({ ...call, message, tree, parents: [base] });
    const isPlain = edits.every(({ mode }) => mode === null || mode === "100644");
    if (commit.isVerified || !isPlain) {
        await github.createBranch({ ...call, name, sha: commit.sha });
        return commit;
    }
    await github.createBranch({ ...call, name, sha: base });
    const signed = await signedCommit(push);
    if (signed?.tree === tree)
        return signed;
    const last = signed === null ? commit : await github.createCommit({ ...call, message, tree, parents: [signed.sha] });
    await github.moveBranch({ ...call, name, sha: last.sha });
    return last;
}
/** GitHub signs this kind of commit even for a person's token. Null if GitHub refuses it. */
async function signedCommit({ github, edits, base, branch, message, ...call }) {
    const changes = {
        additions: edits.filter(_edits_js__WEBPACK_IMPORTED_MODULE_2__/* .isWritten */ .QH).map(({ path, content }) => ({
            path,
            contents: Buffer.from(content).toString("base64"),
        })),
        deletions: edits.filter((edit) => !(0,_edits_js__WEBPACK_IMPORTED_MODULE_2__/* .isWritten */ .QH)(edit)).map(({ path }) => ({ path })),
    };
    try {
        return await github.commitOnBranch({ ...call, branch, head: base, message, changes });
    }
    catch (thrown) {
        if (thrown instanceof _api_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_)
            return null;
        throw thrown;
    }
}
function isOurs({ message }) {
    return message.split("\n").some((line) => line.startsWith(ownTrailer));
}
function foreignCommit(branch, { sha }) {
    const message = `The newest commit of branch ${branch}, ${sha.slice(0, 12)}, is not from agent-exec. agent-exec did not replace it.`;
    const nextStep = `Merge or delete branch ${branch}, then start the task again.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", message, { nextStep });
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


/***/ })

};
