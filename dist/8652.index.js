export const id = 8652;
export const ids = [8652];
export const modules = {

/***/ 38652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createPullRequest: () => (/* binding */ createPullRequest)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/workflow-path.js
var workflow_path = __webpack_require__(16804);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/workspace/counting/protection.js
var counting_protection = __webpack_require__(55356);
// EXTERNAL MODULE: ./lib/workspace/patch/patch-check.js
var patch_check = __webpack_require__(23471);
// EXTERNAL MODULE: ./lib/workspace/patch/patched-entries.js
var patched_entries = __webpack_require__(15826);
;// CONCATENATED MODULE: ./lib/earlier/patched-files.js






/**
 * Applies a run's patch to other files, runs none of them, and yields the results. The patch may come from a stranger.
 * @param patch the absolute path
 * @throws AgentExecError `settings-invalid` if the patch does not fit, or changes a file that it must not change.
 */
async function* patchedFiles(patch, { files, place, protect, allowWorkflow, signal }) {
    const protection = (0,counting_protection/* protectionBy */.hZ)(protect);
    try {
        for await (const entry of (0,patched_entries/* patchedEntries */.C)(patch, { patchPrefix: "", files }, { signal })) {
            const { path } = entry;
            if ((0,workflow_path/* isWorkflowPath */.$)(path) && !allowWorkflow.includes(path))
                throw refused(`The patch changes the workflow file ${(0,listed/* named */.r)(path)}.`, "To allow the change, list the file in `allow-workflow`.");
            if (protection?.covers(path) === true)
                throw refused(`The patch changes the protected file ${(0,listed/* named */.r)(path)}.`, "Use the run's unchanged folder.");
            yield entry;
        }
    }
    catch (thrown) {
        if (!(thrown instanceof patch_check/* NotApplied */.tb))
            throw thrown;
        throw refused(`The patch does not fit ${place}: ${(0,errors/* messageOf */.bD)(thrown)}.`, "Apply the patch by hand.");
    }
}
function refused(message, nextStep) {
    return new errors/* AgentExecError */.r("settings-invalid", message, { nextStep });
}

// EXTERNAL MODULE: ./lib/earlier/patch.js
var earlier_patch = __webpack_require__(8766);
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
 * GitHubError. If the signal aborts, the error is the signal's reason.
 */
async function readBaseBranch(options) {
    const { github, target, began, signal } = options;
    const call = { repository: target.repository, signal };
    const branch = target.isPullRequest ? await headBranch(options) : options.branch;
    const tip = await github.branch({ ...call, name: branch });
    if (tip === null)
        throw base_branch_refused(`Branch ${branch} no longer exists.`, "Restore the branch, or apply the patch by hand.");
    const isMoved = began !== tip && !(await isIn(tip));
    return { branch, tip, sha: isMoved ? tip : began, isMoved };
    async function isIn(head) {
        try {
            return (await github.comparison({ ...call, base: began, head })).behindBy === 0;
        }
        catch (thrown) {
            // A commit that was created in the job is unknown to GitHub.
            if (thrown instanceof api_error/* GitHubError */.y_ && thrown.status === 404)
                return false;
            throw thrown;
        }
    }
}
async function headBranch({ github, target, signal }) {
    const number = target.number ?? 0;
    const { head, state, isMerged } = await github.pullRequest({
        repository: target.repository,
        number,
        signal,
    });
    if (head.repo?.full_name !== target.repository)
        throw base_branch_refused(`Pull request #${number} comes from a fork. agent-exec does not push a fork's change to this repository.`, "Read the diff, then apply the patch by hand.");
    if (isMerged)
        throw base_branch_refused(`Pull request #${number} was merged.`, "Ask for the change again on an issue, or apply the patch by hand.");
    if (state !== "open")
        throw base_branch_refused(`Pull request #${number} is closed.`, "Reopen the pull request, or apply the patch by hand.");
    return head.ref;
}
function base_branch_refused(message, nextStep) {
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
;// CONCATENATED MODULE: ./lib/github/pull-request/expected-tree.js


/** Computes Git's hash of the base plus these edits. GitHub's answer must have the same hash. */
async function expectedTree(base, edits) {
    const entries = edits.map((edit) => [
        edit.path.split("/"),
        edit.mode === null ? null : { mode: edit.mode, sha: edit.sha },
    ]);
    return nameOf(await folderWith(base, "", entries));
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
            const isGone = inside.size === 0;
            if (!isGone)
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
        const group = groups.get(first);
        if (group === undefined)
            groups.set(first, [edit]);
        else
            group.push(edit);
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

;// CONCATENATED MODULE: ./lib/github/pull-request/upload-tree.js





/**
 * Uploads the base plus the edits. Resolves with the tree's hash, which must equal Git's hash of exactly these files,
 * modes and links.
 * @throws AgentExecError `github-unavailable` if GitHub creates another tree; GitHubError. If the signal aborts, the
 * error is the signal's reason.
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
    throw new errors/* AgentExecError */.r("github-unavailable", "The files that GitHub stored differ from the files of the run.", {
        nextStep: "Apply the patch by hand, and report this error with the log.",
    });
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
        if (isText(content, maxTextBytes))
            return { path, mode, content: Buffer.from(content).toString("utf8") };
        return { path, mode, sha: await github.createBlob({ repository, signal, content }) };
    }
}
function isText(content, maxBytes) {
    return content.byteLength <= maxBytes && (0,external_node_buffer_.isUtf8)(content) && !content.includes(0);
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

;// CONCATENATED MODULE: ./lib/github/pull-request/open-pull-request.js







/**
 * Commits the changes and opens a pull request, or updates the one of the same branch. It uses only GitHub's API and
 * runs nothing. A second call changes nothing.
 * @throws AgentExecError if GitHub refuses the files or the branch. If the signal aborts, the error is the signal's
 * reason.
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
        ({ isMergeable } = await github.pull({ repository, signal, number: opened.number }));
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
    return [
        {
            name: "the task",
            rank: 1,
            isVital: true,
            blocks: ({ prose }) => [
                (0,reports_document/* paragraph */.FY)(["Requested", ...by, ...there, ":"]),
                { kind: "prose", markdown: (0,truncate/* truncateEnd */.S)(text, Math.max(prose, 300)) },
            ],
        },
    ];
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
    const plain = (0,visible/* showHidden */.U)(words)
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
/**
 * The pull request's text in GitHub's Markdown. It begins with the same top as the comment, and then says who asked for
 * the change.
 */
function renderPullRequest(report, made, options) {
    const document = {
        top: { ...(0,sections_top/* topOf */.HX)(report, { pullRequest: null, comments: null, isStored: null, isShort: true }), next: "" },
        sections: [
            ...asked(report, made.server),
            ...(0,warnings/* warnings */.AR)(report),
            ...howMade(report, made),
            ...(0,story/* story */._)(report),
            ...(0,tests/* tests */.C)(report),
            ...proofForTools(report, made),
            ...(0,sandbox/* sandbox */._)(report),
            ...trailers(report, made),
        ],
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
    return [{ name: "how it was made", rank: 1, isVital: true, blocks: () => [{ kind: "list", items }] }];
}
/**
 * The proof for tools. It is shown only if the pull request has the run's commits, because nothing ran on another base.
 */
function proofForTools({ proof, verifications }, { base, head, isMoved }) {
    if (proof === null || isMoved)
        return [];
    const verify = verifications.map(({ command }) => command);
    const block = (0,proof_block/* proofBlock */.g)({ by: "run", ...proof, base, head, verify });
    return [{ name: "the proof", rank: 3, blocks: () => [block] }];
}
function trailers(report, { patchSha256 }) {
    const words = trailersOf(report, patchSha256).join(" · ");
    return [{ name: "the trailers", rank: 2, isVital: true, blocks: () => [(0,reports_document/* paragraph */.FY)([(0,reports_document/* dim */.r3)(words)])] }];
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
        const patch = await (0,earlier_patch/* recordedPatch */.B)(asked.folder);
        base = patch.changes.base ?? null;
        return await opened({ ...asked, patch, signal: AbortSignal.any([signal, deadline]) });
    }
    catch (thrown) {
        if (signal.aborted)
            throw signal.reason;
        const { message, nextStep } = deadline.aborted ? tooLong() : (0,errors/* toAgentExecError */.Mq)(thrown);
        return { kind: "failed", why: message, nextStep, commands: byHand(asked, base) };
    }
}
async function opened(asked) {
    const { github, workflow, settings, artifact, target, patch, signal } = asked;
    const { repository } = target;
    if ((0,gitea/* isGitea */.H)(workflow.apiUrl))
        throw new errors/* AgentExecError */.r("settings-invalid", "Gitea and Forgejo do not have the API that agent-exec needs for a pull request.", {
            nextStep: "Apply the patch by hand.",
        });
    const report = (0,report_of/* reportOf */.E)(patch.events);
    const base = await readBaseBranch({ ...asked, branch: workflow.branch, began: baseOf(patch) });
    const branch = branchOf(asked, report);
    const title = pullRequestTitle(report, asked.threadTitle);
    const end = await openPullRequest({
        github,
        clock: system_clock/* systemClock */.m,
        repository,
        base,
        branch,
        changes: (files) => patchedFiles(patch.path, {
            files,
            place: `commit ${base.sha.slice(0, 12)} of branch ${base.branch}`,
            protect: settings.protect,
            allowWorkflow: settings["allow-workflow"],
            signal,
        }),
        message: commitMessage(report, { title, patchSha256: patch.sha256 }),
        isDraft: asked.isDraft || !report.isVerified || base.isMoved,
        text: ({ head, isSigned, isMergeable }) => ({
            title,
            body: renderPullRequest(report, {
                server: workflow.server,
                branch: base.branch,
                base: base.sha,
                head,
                isMoved: base.isMoved,
                isMergeable,
                isSigned,
                patchSha256: patch.sha256,
            }, {
                maxChars: limits/* limits */.F.commentChars,
                links: (0,workflow_run/* linksTo */.B9)(workflow, artifact),
            }),
        }),
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
    throw new errors/* AgentExecError */.r("settings-invalid", "The run did not start from a commit of the repository.", {
        nextStep: "Set `workspace` to `repo`.",
    });
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
function tooLong() {
    return new errors/* AgentExecError */.r("github-unavailable", "GitHub did not accept the change within 10 minutes.", {
        nextStep: "Apply the patch by hand.",
    });
}


/***/ }),

/***/ 71062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withinDeadline)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);

const place = (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ work: null });
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script("work()");
/**
 * Limits the time of work that a stranger controls, such as a schema's pattern or a glob. No timer or signal interrupts
 * a regular expression, but V8 can. Always use this for such patterns.
 * @returns null if the time was over
 */
function withinDeadline(work, ms) {
    const earlier = place["work"];
    place["work"] = work;
    try {
        return { value: script.runInContext(place, { timeout: ms }) };
    }
    catch (thrown) {
        const { code } = (thrown ?? {});
        if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT")
            return null;
        throw thrown;
    }
    finally {
        place["work"] = earlier;
    }
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
    /** The hash of the whole tree. */
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
    if (commit.isVerified || !edits.every(isPlain)) {
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
function isPlain(edit) {
    return edit.mode === null || edit.mode === "100644";
}
function isOurs({ message }) {
    return message.split("\n").some((line) => line.startsWith(ownTrailer));
}
function foreignCommit(branch, { sha }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The newest commit of branch ${branch}, ${sha.slice(0, 12)}, is not from agent-exec. agent-exec did not replace it.`, { nextStep: `Merge or delete branch ${branch}, then start the task again.` });
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
        verify: verify.slice(0, maxCommands).map((command) => (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(command), maxCommand)),
        tests: { ...counts, guard },
        ...(hunks && { hunks: { needed: tried(true), needless: tried(false), untried: tried(null) } }),
    };
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)("For other tools", [{ kind: "code", text: JSON.stringify(json, null, 2), language: "json" }]);
}


/***/ }),

/***/ 55356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ matcherOf),
/* harmony export */   hZ: () => (/* binding */ protectionBy),
/* harmony export */   xo: () => (/* binding */ unmatchedPatterns)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60795);
/* harmony import */ var _files_within_deadline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71062);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14006);





/**
 * Reads the patterns: `test/**` and `test` cover all below `test`, `*.ini` covers files at the top, `**\/*.ini` files
 * anywhere. Names that begin with a dot match like others. A protected Python module also covers the files that Python
 * would load in its place: its compiled forms, and a new package of the same name. Null for no pattern.
 */
function protectionBy(patterns, given = []) {
    if (patterns.length === 0)
        return null;
    const matches = matcherOf(patterns);
    const there = new Set(given);
    const covers = (path) => {
        if (matches(path) || modulesCompiledTo(path).some(matches))
            return true;
        const shadowed = moduleShadowedBy(path);
        return shadowed !== null && there.has(shadowed) && !there.has(path) && matches(shadowed);
    };
    const folders = new Set([...there].flatMap(_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersOf */ .pd));
    const foldersOfCovered = new Set([...there].filter(covers).flatMap(_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersOf */ .pd));
    return {
        covers,
        isInTheWay: (path) => foldersOfCovered.has(path) || (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersOf */ .pd)(path).some((each) => !folders.has(each) && covers(each)),
    };
}
/** Tells whether a path, or a folder above it, matches a pattern. */
function matcherOf(patterns) {
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_3__(patterns.flatMap(withContents), { dot: true, nonegate: true });
    const slow = patterns.filter((pattern) => (pattern.match(/\*|[?+@!]\(/g) ?? []).length > usualWildcards);
    if (slow.length === 0)
        return (path) => matches(path);
    return (path) => {
        const found = (0,_files_within_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .withinDeadline */ .i)(() => matches(path), deadlineMs);
        if (found !== null)
            return found.value;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The pattern ${slow.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r).join(" or ")} takes too long to match against ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)(path)}.`, { nextStep: "Use fewer wildcards in each pattern." });
    };
}
/** How many wildcards a pattern may have. With more, one long name can take longer than a run. */
const usualWildcards = 5;
const deadlineMs = 1_000;
const cacheFolder = "__pycache__/";
/** The modules from which a file may be compiled: `a.py` for `__pycache__/a.cpython-311.pyc`, `a.pyc` and `a.so`. */
function modulesCompiledTo(path) {
    const { folder, name } = partsOf(path);
    const [stem, ending] = cutAtLastDot(name);
    if (ending !== "pyc" && ending !== "so")
        return [];
    // The name may contain the interpreter and the optimisation: `a.cpython-311.opt-1.pyc`.
    const [untagged] = cutAtLastDot(stem);
    const isCached = folder === cacheFolder || folder.endsWith(`/${cacheFolder}`);
    const home = isCached ? folder.slice(0, -cacheFolder.length) : folder;
    return [stem, untagged, cutAtLastDot(untagged)[0]].map((module) => `${home}${module}.py`);
}
/** `a.py` for `a/__init__.*`. */
function moduleShadowedBy(path) {
    const { folder, name } = partsOf(path);
    return folder !== "" && name.startsWith("__init__.") ? `${folder.slice(0, -1)}.py` : null;
}
function partsOf(path) {
    const start = path.lastIndexOf("/") + 1;
    return { folder: path.slice(0, start), name: path.slice(start) };
}
function cutAtLastDot(name) {
    const dot = name.lastIndexOf(".");
    return dot === -1 ? [name, ""] : [name.slice(0, dot), name.slice(dot + 1)];
}
/** A sentence for each pattern that matches no path. It may be misspelt, or be meant for new files. */
function unmatchedPatterns(patterns, paths) {
    return patterns
        .filter((pattern) => !paths.some(matcherOf([pattern])))
        .map((pattern) => `protect: ${pattern} matches none of your files. If the code creates files that match this pattern, agent-exec removes these files before the verification.`);
}
function withContents(pattern) {
    const plain = pattern.replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
    return [plain, `${plain}/**`];
}


/***/ }),

/***/ 15826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ patchedEntries)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52278);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60795);
/* harmony import */ var _files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36753);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9668);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90566);
/* harmony import */ var _source_entries_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58451);
/* harmony import */ var _git_own_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76207);
/* harmony import */ var _patch_check_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23471);
/* harmony import */ var _names_path_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4838);












/** Enough for the names in the largest possible patch. */
const limits = { maxBytes: 64 * 1024 ** 2, timeoutMs: 60_000 };
/**
 * Applies a patch, which may be a stranger's, to copies of the files that it changes, and yields the results. A content
 * is valid until the next entry is requested. No copy stays.
 * @param patch its absolute path
 * @throws NotApplied if git refuses it; AgentExecError `settings-invalid` if a path or a link leads out.
 */
async function* patchedEntries(patch, source, { signal } = {}) {
    const folder = await (0,_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .createTemporaryFolder */ .a)("agent-exec-patched-");
    try {
        const repository = await (0,_git_own_git_js__WEBPACK_IMPORTED_MODULE_8__/* .createScratchRepository */ .tw)(folder, { ...limits, ...(signal && { signal }) });
        await repository.setAttributes(_git_own_git_js__WEBPACK_IMPORTED_MODULE_8__/* .bytesAsTheyAre */ .OM);
        const paths = (0,_patch_check_js__WEBPACK_IMPORTED_MODULE_9__/* .pathsOf */ .wG)(await (0,_patch_check_js__WEBPACK_IMPORTED_MODULE_9__/* .orNotApplied */ .kE)(repository.text(["apply", "--numstat", "-z", "--", patch])));
        const wanted = new Map(paths.map((path) => [inSource(path, source), path]));
        const tree = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "tree");
        await copyGiven(source, wanted, tree);
        await (0,_patch_check_js__WEBPACK_IMPORTED_MODULE_9__/* .orNotApplied */ .kE)(repository.text(["apply", "--whitespace=nowarn", "--", patch]));
        const { files, links, unfit } = await (0,_source_entries_js__WEBPACK_IMPORTED_MODULE_7__/* .lookAt */ .t)(tree, paths);
        // A folder may have replaced a file.
        const folders = new Set(paths.flatMap(_files_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersOf */ .pd));
        const odd = [...unfit].filter(([path]) => !folders.has(path));
        if (odd.length > 0)
            throw unfitEntries(new Map(odd));
        for (const [path, name] of wanted)
            if (!files.has(name) && !links.has(name))
                yield { kind: "deleted", path };
        for (const [path, name] of wanted) {
            const target = links.get(name);
            if (target !== undefined)
                yield { kind: "link", path, target };
            else if (files.has(name))
                yield await fileOf(tree, { name, path });
        }
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    }
}
/** git's paths begin at the repository's root, but those of the source begin at its folder. */
function inSource(name, { patchPrefix }) {
    const path = name.slice(patchPrefix.length);
    if (name.startsWith(patchPrefix) && (0,_names_path_names_js__WEBPACK_IMPORTED_MODULE_10__/* .isPlainPath */ .qW)(path))
        return path;
    throw unfitEntries(new Map([[name, "not among the files that agent-exec gives to the code"]]));
}
async function copyGiven(source, wanted, tree) {
    for await (const entry of source.files([...wanted.keys()])) {
        const name = wanted.get(entry.path);
        if (name === undefined || entry.kind === "left-out")
            continue;
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree, name);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place), { recursive: true });
        if (entry.kind === "link")
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)(entry.target, place);
        else
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(place, entry.content, { flag: "wx", mode: entry.isExecutable ? 0o755 : 0o644 });
    }
}
async function fileOf(tree, { name, path }) {
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_6__/* .openRegular */ .lf)(tree, name);
    if (handle === null)
        throw unfitEntries(new Map([[name, "not a regular file"]]));
    try {
        const { size: bytes, mode } = await handle.stat();
        const content = await handle.readFile();
        return { kind: "file", path, bytes, isExecutable: (mode & 0o111) !== 0, content: (0,_files_content_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)(content) };
    }
    finally {
        await handle.close();
    }
}
function unfitEntries(unfit) {
    const each = [...unfit].map(([path, reason]) => `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_11__/* .named */ .r)(path)} (${reason})`);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `The patch has entries that cannot be put into a workspace: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_11__/* .listed */ .K)(each)}.`, { nextStep: "Use an unchanged run folder, and read its patch before you apply the patch." });
}


/***/ }),

/***/ 58451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ statsOf),
/* harmony export */   t: () => (/* binding */ lookAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _names_link_targets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14367);
/* harmony import */ var _names_path_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4838);





/**
 * How many entries to look at before other work gets a turn. This takes 5 ms. Waiting after each entry would take four
 * times as long.
 */
const atOnce = 1000;
/** Looks at each path without opening it. It follows no link, even in place of a folder. */
async function lookAt(folder, paths) {
    const files = new Map();
    const all = new Map();
    const unfit = new Map();
    const ways = new Ways(folder);
    for (const [index, path] of paths.entries()) {
        if (index % atOnce === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
        const stats = ways.lead(path) ? statsOf(folder, path) : null;
        if (stats === null)
            continue;
        if (stats.isSymbolicLink()) {
            const target = (0,_names_path_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { encoding: "buffer" }));
            if (target.isText)
                all.set(path, target.text);
            else
                unfit.set(path, "a symbolic link to a name that is not UTF-8");
        }
        else if (!stats.isFile())
            unfit.set(path, "not a regular file");
        else if (!mayBeRead(folder, path, stats))
            unfit.set(path, "a file that cannot be read");
        else
            files.set(path, stats.size);
    }
    const faultOf = (0,_names_link_targets_js__WEBPACK_IMPORTED_MODULE_4__/* .linkFaults */ .m)(all);
    const links = new Map();
    for (const [path, target] of all) {
        const fault = faultOf(path);
        if (fault === null)
            links.set(path, target);
        else
            unfit.set(path, `a symbolic link that ${fault}`);
    }
    return { files, links, unfit, folders: ways.count };
}
/** The facts about an entry. Null if there is none. */
function statsOf(folder, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { throwIfNoEntry: false }) ?? null;
    }
    catch (error) {
        // A file stands in place of a folder, or a folder cannot be entered.
        if (["ENOTDIR", "EACCES"].includes(error.code ?? ""))
            return null;
        throw error;
    }
}
/** Looks at the folders above files, each only once. */
class Ways {
    root;
    #known = new Map();
    constructor(root) {
        this.root = root;
    }
    get count() {
        return this.#known.size;
    }
    /** Whether all folders above a path are real folders, not links. */
    lead(path) {
        const end = path.lastIndexOf("/");
        if (end === -1)
            return true;
        const folder = path.slice(0, end);
        const known = this.#known.get(folder);
        if (known !== undefined)
            return known;
        const isFolder = this.lead(folder) && (statsOf(this.root, folder)?.isDirectory() ?? false);
        this.#known.set(folder, isFolder);
        return isFolder;
    }
}
/** Whether a file can be read. A file that everybody may read needs no test. */
function mayBeRead(folder, path, { mode }) {
    if ((mode & 0o444) === 0o444)
        return true;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        return true;
    }
    catch {
        return false;
    }
}


/***/ })

};
