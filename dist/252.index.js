export const id = 252;
export const ids = [252];
export const modules = {

/***/ 93492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ ownerFileReader)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** Reads the owner's files from GitHub, because a pull request's author controls the checkout. */
function ownerFileReader({ github, workflow, signal }, base) {
    const { repository } = workflow;
    return async (path) => {
        if (base.kind === "commit")
            return github.fileAt({ repository, path, commit: base.commit, signal });
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", base.reason, {
            nextStep: "Set `instructions` and `config` to `none`.",
        });
    };
}


/***/ }),

/***/ 46514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyPatch: () => (/* binding */ applyPatch)
/* harmony export */ });
/* harmony import */ var _earlier_patch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8766);
/* harmony import */ var _earlier_open_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _github_events_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34292);
/* harmony import */ var _github_events_commands_apply_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6560);
/* harmony import */ var _github_events_edited_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53734);
/* harmony import */ var _github_reporting_artifact_download_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29031);
/* harmony import */ var _markdown_defuse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51153);
/* harmony import */ var _markdown_fence_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(42328);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74080);
/* harmony import */ var _reports_result_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13708);
/* harmony import */ var _reports_sections_pull_request_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9233);
/* harmony import */ var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(53760);
/* harmony import */ var _fetch_owner_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(93492);














/**
 * Opens or updates the pull request for the newest passed run of this thread. Resolves with the answer, in Markdown.
 * @throws GitHubError if the comments cannot be read. If the signal aborts, the error is the signal's reason.
 */
async function applyPatch(asking) {
    const run = await (0,_github_events_commands_apply_js__WEBPACK_IMPORTED_MODULE_4__/* .runToApply */ .xI)(asking);
    if (run === null)
        return ("### Nothing to apply\n\nNo run in this conversation left a patch. Set `workspace: repo` in the " +
            "workflow, then ask for a change.");
    try {
        if (run.outcome !== "passed")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("task-invalid", `The run did not pass. It ended as \`${run.outcome}\`.`, {
                nextStep: "Ask for the change again, or read the patch yourself.",
            });
        return await opened(run, asking);
    }
    catch (thrown) {
        if (asking.signal.aborted)
            throw asking.signal.reason;
        return failedWords((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toAgentExecError */ .Mq)(thrown), (0,_github_events_commands_apply_js__WEBPACK_IMPORTED_MODULE_4__/* .byHandWords */ .IQ)(run));
    }
}
async function opened(run, asking) {
    const { trigger, workflow, github, signal } = asking;
    const { repository } = trigger.target;
    await (0,_github_events_edited_text_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEditedText */ .b)(asking);
    const { settings } = await (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .withConfig */ .N)(asking, (0,_fetch_owner_files_js__WEBPACK_IMPORTED_MODULE_12__/* .ownerFileReader */ .D)(asking, (0,_github_events_base_js__WEBPACK_IMPORTED_MODULE_3__/* .readBase */ .w)(workflow)));
    let name = "";
    const folder = await (0,_github_reporting_artifact_download_js__WEBPACK_IMPORTED_MODULE_6__/* .downloadArtifact */ .b)({
        github,
        repository,
        id: run.artifact,
        workflowRun: run.workflowRun,
        folderFor: (artifact) => {
            name = artifact;
            return (0,_earlier_open_run_js__WEBPACK_IMPORTED_MODULE_1__/* .createFolderFor */ .S2)(artifact.replace(/^agent-exec-/, ""), settings.out);
        },
        signal,
    });
    const patch = await (0,_earlier_patch_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedPatch */ .B)(folder);
    refuseForeign(patch, { run, repository });
    const url = `${workflow.server}/${repository}/actions/runs/${run.workflowRun}`;
    const { createPullRequest } = await Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(4343), __webpack_require__.e(8467), __webpack_require__.e(8652), __webpack_require__.e(3444)]).then(__webpack_require__.bind(__webpack_require__, 38652));
    const end = await createPullRequest({
        github,
        workflow: { ...workflow, url },
        settings,
        folder,
        artifact: { name, url: `${url}/artifacts/${run.artifact}` },
        isDraft: settings["create-pull-request"] === "draft",
        target: trigger.target,
        threadTitle: trigger.told?.title ?? null,
        signal,
    });
    return wordsOf(end, { run, isVerified: (0,_reports_result_result_js__WEBPACK_IMPORTED_MODULE_9__/* .resultOf */ .Bg)(patch.events).verified });
}
/**
 * Refuses a patch with another hash than the report says. Anybody who can upload an artifact of this workflow run can
 * write its transcript.
 */
function refuseForeign({ events, outcome, sha256 }, { run, repository }) {
    const first = events[0];
    const isOurs = first?.type === "run-started" && first.job?.repository === repository;
    if (isOurs && outcome === "passed" && sha256 === run.sha256)
        return;
    const message = isOurs
        ? "The patch in the artifact differs from the patch in the report."
        : "The artifact is from a run of another repository.";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("record-differs", message, {
        nextStep: "Do not use the artifact. Ask for the change again.",
    });
}
function wordsOf(end, { run, isVerified }) {
    if (end.kind === "opened") {
        const done = end.isUpdated ? "Updated" : "Opened";
        return (`### ${done} [pull request ${end.number}](${end.url})\n\nThe pull request has the change of [this run](${run.comment.url}). ` +
            (0,_reports_sections_pull_request_js__WEBPACK_IMPORTED_MODULE_10__/* .nextOfPullRequest */ .p)(end, { isVerified }));
    }
    const { why: message, nextStep } = end;
    return failedWords({ message, nextStep }, end.kind === "pushed"
        ? `Branch \`${end.branch}\` has the change: [open the pull request](${end.url}).`
        : `To apply the patch by hand, run this in a clone:\n\n${(0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_13__/* .fence */ .EU)(end.commands.join("\n"), "sh")}`);
}
function failedWords({ message, nextStep }, byHand) {
    const told = (0,_markdown_defuse_js__WEBPACK_IMPORTED_MODULE_7__/* .defuseMarkdown */ .s)((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_8__/* .toldOf */ .dc)(`${message.replace(/[^.!?]$/, "$&.")} ${nextStep}`));
    return `### No pull request\n\n${told}\n\n${byHand}`;
}


/***/ }),

/***/ 1473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ loadRendering),
  h: () => (/* binding */ writeFiles)
});

;// CONCATENATED MODULE: ./lib/reports/formats/manifest.js
/** The manifest of these files. If two files have the same path, the later one counts. */
function manifestOf(files) {
    const byPath = new Map(files.map(({ path, bytes, sha256 }) => [path, { path, bytes, sha256 }]));
    return { files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./lib/earlier/run-files.js

const manifestName = "manifest.json";
/** Loaded late, because it is most of a run's code. */
const loadRendering = () => Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(4343), __webpack_require__.e(8467), __webpack_require__.e(6700), __webpack_require__.e(4887), __webpack_require__.e(676)]).then(__webpack_require__.bind(__webpack_require__, 15190));
/** Writes all files that are computed from a run's events. The last one lists all files. */
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

/***/ 21922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ zippedFiles)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


const endSignature = 0x06054b50;
const endBytes = 22;
const entrySignature = 0x02014b50;
const entryBytes = 46;
const headBytes = 30;
/** The longest comment at the end of a zip file. */
const maxCommentBytes = 65_535;
/**
 * Yields the files of a zip file, one after the other. The zip file may be hostile: the sizes in it are not trusted,
 * and a link comes as a file.
 * @throws Error if it is damaged or exceeds the limits.
 */
function* zippedFiles(zip, { maxFiles, maxBytes }) {
    const { count, start } = directoryOf(zip);
    if (count > maxFiles)
        throw new Error(`the zip file has more than ${maxFiles} files`);
    let left = maxBytes;
    let at = start;
    for (let index = 0; index < count; index += 1) {
        if (zip.readUInt32LE(at) !== entrySignature)
            throw new Error("the zip file is damaged");
        const nameBytes = zip.readUInt16LE(at + 28);
        const path = zip.toString("utf8", at + entryBytes, at + entryBytes + nameBytes);
        if (!path.endsWith("/")) {
            const content = contentAt(zip, at, left);
            left -= content.byteLength;
            yield { path, content };
        }
        at += entryBytes + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
}
function directoryOf(zip) {
    const first = Math.max(0, zip.byteLength - endBytes - maxCommentBytes);
    for (let at = zip.byteLength - endBytes; at >= first; at -= 1)
        if (zip.readUInt32LE(at) === endSignature)
            return { count: zip.readUInt16LE(at + 10), start: zip.readUInt32LE(at + 16) };
    throw new Error("it is not a zip file");
}
/** @param entry the position of the file's entry in the directory */
function contentAt(zip, entry, maxOutputLength) {
    const head = zip.readUInt32LE(entry + 42);
    const from = head + headBytes + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const packed = zip.subarray(from, from + zip.readUInt32LE(entry + 20));
    const method = zip.readUInt16LE(entry + 10);
    if (method !== 0 && method !== 8)
        throw new Error("the zip file is packed in an unknown way");
    if (method === 0 && packed.byteLength <= maxOutputLength)
        return packed;
    try {
        // Node.js accepts no limit of 0.
        if (method === 8)
            return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(packed, { maxOutputLength: Math.max(1, maxOutputLength) });
    }
    catch (thrown) {
        if (thrown.code !== "ERR_BUFFER_TOO_LARGE")
            throw new Error(`the zip file is damaged: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(thrown)}`, { cause: thrown });
    }
    throw new Error("the zip file unpacks to too much");
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

/***/ 6560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ byHandWords),
/* harmony export */   dX: () => (/* binding */ patchLine),
/* harmony export */   xI: () => (/* binding */ runToApply)
/* harmony export */ });
/* harmony import */ var _own_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(651);

/** The hidden line with these facts. It comes first in the report, so no text of a model can imitate it. */
function patchLine({ outcome, artifact, sha256 }) {
    return `<!-- patch of=${outcome} artifact=${artifact} sha256=${sha256} -->\n`;
}
const line = /^[^\n]*\n<!-- patch of=([a-z-]{1,40}) artifact=(\d{1,15}) sha256=([0-9a-f]{64}) -->\n/;
/**
 * The newest run of this thread that passed and left a patch. If there is none, the newest that left a patch.
 * @throws GitHubError.
 */
async function runToApply(options) {
    const runs = (await (0,_own_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .ownRuns */ .F)(options)).flatMap((run) => {
        const match = line.exec(run.comment.body);
        if (match === null)
            return [];
        return [{ ...run, outcome: match[1], artifact: Number(match[2]), sha256: match[3] }];
    });
    return runs.findLast(({ outcome }) => outcome === "passed") ?? runs.at(-1) ?? null;
}
/** How a person can apply the patch of a run, in Markdown. */
function byHandWords({ workflowRun, comment }) {
    return `To apply the change by hand, read [its report](${comment.url}). Then run this in a clone of the repository, at the commit that the run started from:

\`\`\`sh
gh run download ${workflowRun} --pattern 'agent-exec-*'
git switch --create agent-exec-${workflowRun}
git apply --index agent-exec-*/changes.patch
\`\`\`

Then commit, push, and open a pull request.`;
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
 * @throws AgentExecError `task-invalid`; GitHubError if GitHub fails. If the signal aborts, the error is the signal's
 * reason.
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
    const now = await github.textOf({ repository, subject, number, signal }).catch((thrown) => {
        // The job may not be allowed to read comments. A run without a report may not need this permission.
        if (thrown instanceof _api_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ && thrown.status === 403)
            return said;
        throw thrown;
    });
    if (now !== null && isSameText(now, said))
        return;
    const what = now === null ? "deleted" : "edited";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", `The comment was ${what} before the run began. Nothing ran.`, {
        nextStep: now === null
            ? "Write a new comment. If you test with act, use the id of a comment that exists."
            : "Write a new comment: an edited comment starts no run.",
    });
}
/** Compares two texts without regard to line ends, because a browser sends other ones than a program. */
function isSameText(one, other) {
    const [a, b] = [one, other].map((text) => text.replaceAll(/\r\n?/g, "\n"));
    return a === b;
}


/***/ }),

/***/ 29031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ downloadArtifact)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_path_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18061);
/* harmony import */ var _files_safe_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9122);
/* harmony import */ var _files_zip_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21922);




/** The largest zip file. A run leaves at most 512 MiB, and text packs well. */
const maxBytes = 300 * 1024 ** 2;
/** The largest content. The transcript and the checkpoint contain some files a second time. */
const unpacked = { maxBytes: 1024 ** 3, maxFiles: 50_000 };
/**
 * Downloads the folder of an earlier run. A stranger may have written any of its files.
 * @returns the folder
 * @throws AgentExecError `task-invalid` if there is no such artifact, `record-differs` if the zip file is not one of a
 * run; GitHubError. If the signal aborts, the error is the signal's reason.
 */
async function downloadArtifact(options) {
    const { github, repository, id, workflowRun, folderFor, signal } = options;
    const kept = id === 0 ? null : await github.artifact({ repository, id, signal });
    if (kept === null || kept.isExpired || kept.workflowRun !== workflowRun || kept.bytes > maxBytes)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("task-invalid", "The artifact with the run's files is missing, expired or too large. Nothing ran.", {
            nextStep: "Start the task again. Set `artifact` to `auto`, so that the workflow uploads the run's files.",
        });
    const zip = await github.artifactZip({ repository, id, maxBytes, signal });
    const folder = await folderFor(kept.name);
    try {
        for (const { path, content } of (0,_files_zip_files_js__WEBPACK_IMPORTED_MODULE_2__/* .zippedFiles */ .u)(zip, unpacked)) {
            const fault = (0,_files_path_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .findPathFault */ .P)(path);
            if (fault !== null)
                throw new Error(`the path ${JSON.stringify(path.slice(0, 100))} ${fault}`);
            await (0,_files_safe_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceFile */ .fR)(folder, path, content);
        }
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("record-differs", `The run's files cannot be unpacked: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause)}.`, {
            nextStep: "Do not trust the artifact. Ask for the task again.",
            cause,
        });
    }
    return folder;
}


/***/ }),

/***/ 51153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ defuseInline),
  s: () => (/* binding */ defuseMarkdown)
});

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 39 modules
var lib = __webpack_require__(57391);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 10 modules
var mdast_util_gfm_lib = __webpack_require__(60844);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/index.js + 10 modules
var mdast_util_to_markdown_lib = __webpack_require__(91286);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm/index.js + 7 modules
var micromark_extension_gfm = __webpack_require__(52297);
// EXTERNAL MODULE: ./lib/markdown/references.js
var references = __webpack_require__(34443);
// EXTERNAL MODULE: ./lib/output/visible.js
var output_visible = __webpack_require__(14647);
;// CONCATENATED MODULE: ./lib/markdown/defuse-links.js


function definitionsOf(root) {
    const found = new Map();
    visit(root, (node) => {
        if (node.type === "definition" && !found.has(node.identifier))
            found.set(node.identifier, node.url);
    });
    return found;
}
const protocols = new Set(["http:", "https:", "mailto:"]);
/**
 * Whether a link may stay. It may not if it has another scheme, is relative, has a user name or hidden characters,
 * leads to an issue or commit (which would link back here), or has a label that names another address.
 */
function isInertLink(link) {
    const { url } = link;
    const address = URL.canParse(url) ? new URL(url) : null;
    if (address === null || !protocols.has(address.protocol) || address.username !== "")
        return false;
    if ((0,output_visible/* showHidden */.U)(url) !== url || (0,references/* isIssueAddress */.sv)(url))
        return false;
    const label = textOf(link.children);
    return !looksLikeAddress(label) || isSameAddress(label, url);
}
/** Whether a label is just the address, perhaps without its scheme or a slash at the end. */
function isSameAddress(label, url) {
    return bareAddress(label) === bareAddress(url);
}
function textOf(nodes) {
    let text = "";
    for (const node of nodes)
        visit(node, (each) => (text += "value" in each ? each.value : ""));
    return text;
}
function looksLikeAddress(label) {
    return /:\/\/|^\s*(?:www\.|mailto:|[\w-]+(?:\.[\w-]+)+(?:[/?#:]|\s*$))/i.test(label);
}
function bareAddress(address) {
    return (0,references/* withoutSeparators */.XM)(address)
        .trim()
        .replace(/^(?:https?:\/\/|mailto:)/i, "")
        .replace(/\/$/, "");
}
function visit(node, take) {
    take(node);
    if ("children" in node)
        for (const child of node.children)
            visit(child, take);
}

;// CONCATENATED MODULE: ./lib/markdown/defuse-tree.js



/** A copy of the tree without anything that acts. Code blocks that equal one of `omitCode` are left out. */
function defuseTree(root, omitCode) {
    return withChildren(root, defuseChildren(root, { definitions: definitionsOf(root), omitCode }));
}
/** Whether `defuseTree` would change nothing in a tree. */
function isHarmless(node) {
    if (activeTypes.has(node.type))
        return false;
    if (node.type === "text")
        return !(0,references/* hasReference */.UN)(node.value);
    if (node.type === "link" && !isInertLink(node))
        return false;
    return !("children" in node) || node.children.every(isHarmless);
}
/** Turns a defused tree into one line of words, emphasis, code and links. A blank separates two blocks. */
function flatten(tree) {
    const words = withChildren(tree, tree.children.flatMap(spaced).flatMap(flattenNode))
        .children;
    return words.map((word, index) => word.type === "text" ? defuse_tree_text(squeeze(word.value, index, words.length)) : word);
}
const activeTypes = new Set([
    "html",
    "image",
    "imageReference",
    "linkReference",
    "definition",
    "footnoteReference",
    "footnoteDefinition",
]);
function defuseChildren(parent, context) {
    return parent.children.flatMap((child) => defuse(child, parent, context));
}
function defuse(node, parent, context) {
    switch (node.type) {
        case "text":
            return [defuse_tree_text((0,output_visible/* showHidden */.U)(node.value))];
        case "code":
            return context.omitCode.has(node.value.trimEnd())
                ? []
                : [{ ...node, lang: inertLanguage(node.lang), meta: null }];
        case "html":
            return [defuseHtml(node, parent)];
        case "image":
            return describeImage(node, node.url);
        case "imageReference":
            return describeImage(node, context.definitions.get(node.identifier) ?? "");
        case "link":
            return defuseLink({ ...node, children: inside(node, context) });
        case "linkReference": {
            const url = context.definitions.get(node.identifier) ?? "";
            return defuseLink({ type: "link", url, children: inside(node, context) });
        }
        case "heading":
            return [{ ...node, depth: Math.min(6, node.depth + 3), children: inside(node, context) }];
        case "listItem":
            return [withChildren({ ...node, checked: null }, defuseChildren(withTick(node), context))];
        case "footnoteReference":
            return [defuse_tree_text(`[^${(0,output_visible/* showHidden */.U)(node.identifier)}]`)];
        case "footnoteDefinition":
            return [paragraph(`[^${(0,output_visible/* showHidden */.U)(node.identifier)}]:`), ...defuseChildren(node, context)];
        case "definition":
            return [];
        default:
            return "children" in node ? [withChildren(node, defuseChildren(node, context))] : [node];
    }
}
function inside(node, context) {
    return withChildren(node, defuseChildren(node, context)).children;
}
/** Shows raw HTML as code. In a line of words, only a line break keeps its meaning. */
function defuseHtml(node, parent) {
    if (flowParents.has(parent.type))
        return { type: "code", lang: "html", value: node.value };
    return defuse_tree_text(/^<br\s*\/?>$/i.test(node.value) ? " " : (0,output_visible/* showHidden */.U)(node.value));
}
const flowParents = new Set(["root", "blockquote", "listItem", "footnoteDefinition"]);
function describeImage({ alt }, url) {
    const name = (alt ?? "") === "" ? "image" : `image “${(0,output_visible/* showHidden */.U)(alt ?? "")}”`;
    return url === "" ? [defuse_tree_text(name)] : [defuse_tree_text(`${name} (`), code(url), defuse_tree_text(")")];
}
/** Keeps a safe link without its hidden title. Another link becomes its label and address. */
function defuseLink(link) {
    if (link.url === "")
        return link.children;
    if (isInertLink(link))
        return [{ ...link, title: null }];
    if (isSameAddress(textOf(link.children), link.url))
        return [code(link.url)];
    return [...link.children, defuse_tree_text(" ("), code(link.url), defuse_tree_text(")")];
}
/** GitHub renders code in these languages as a picture, or offers it as a change. */
const activeLanguages = new Set(["mermaid", "geojson", "topojson", "stl", "math", "suggestion"]);
function inertLanguage(language) {
    const word = (language ?? "").replace(/[^\w+#.-]/g, "").slice(0, 40);
    return activeLanguages.has(word.toLowerCase()) ? "text" : word || null;
}
/** Replaces a tick box with a sign, because readers could tick it. */
function withTick(item) {
    const [first, ...rest] = item.children;
    if (typeof item.checked !== "boolean")
        return item;
    const sign = defuse_tree_text(item.checked ? "☑ " : "☐ ");
    if (first?.type !== "paragraph")
        return { ...item, children: [{ type: "paragraph", children: [sign] }, ...item.children] };
    return { ...item, children: [{ ...first, children: [sign, ...first.children] }, ...rest] };
}
/** Joins blanks, and removes those at both ends of the line. */
function squeeze(value, index, length) {
    const squeezed = value.replace(/\s+/g, " ");
    const start = index === 0 ? squeezed.trimStart() : squeezed;
    return index === length - 1 ? start.trimEnd() : start;
}
function spaced(node) {
    return [node, defuse_tree_text(" ")];
}
function flattenNode(node) {
    switch (node.type) {
        case "text":
            return [node];
        case "break":
            return [defuse_tree_text(" ")];
        case "code":
            // Two backticks with nothing between them would pair with later ones.
            return node.value.trim() === "" ? [] : [code(node.value)];
        case "emphasis":
        case "strong":
        case "delete":
        case "link":
            return [withChildren(node, node.children.flatMap(flattenNode))];
        case "paragraph":
        case "heading":
        case "tableCell":
            return node.children.flatMap(flattenNode);
        default:
            return "children" in node
                ? node.children.flatMap(spaced).flatMap(flattenNode)
                : node.type === "inlineCode"
                    ? [node]
                    : [];
    }
}
/** Replaces a node's children. Neighbouring texts become one, because two parts could together form a reference. */
function withChildren(node, children) {
    const joined = [];
    for (const child of children) {
        const last = joined.at(-1);
        if (child.type !== "text")
            joined.push(child);
        else if (last?.type === "text")
            joined[joined.length - 1] = defuse_tree_text(last.value + child.value);
        else
            joined.push(defuse_tree_text(child.value));
    }
    const broken = joined.map((child) => (child.type === "text" ? defuse_tree_text((0,references/* breakReferences */.m3)(child.value)) : child));
    return { ...node, children: broken };
}
function defuse_tree_text(value) {
    return { type: "text", value };
}
function code(value) {
    return { type: "inlineCode", value: (0,output_visible/* showHidden */.U)(value).replace(/\s+/g, " ") };
}
function paragraph(value) {
    return { type: "paragraph", children: [defuse_tree_text(value)] };
}

// EXTERNAL MODULE: ./lib/markdown/fence.js
var fence = __webpack_require__(42328);
;// CONCATENATED MODULE: ./lib/markdown/defuse.js








/**
 * About ten pages. For meaningless text of this length, a parser can take three seconds, and the time grows with the
 * square.
 */
const maxChars = 20_000;
/** Escapes make the text longer, at most five times: for many mentions in a row. */
const maxParsedChars = 5 * maxChars;
/** The deepest accepted nesting. Deeper text is only written in order to exhaust a parser or browser. */
const maxDepth = 24;
/**
 * Makes Markdown of a model or stranger safe for a GitHub comment. The text's structure stays, and every fence is
 * closed. Anything that would act is disabled: mentions, references to issues, raw HTML, images, links with a
 * misleading label or a scheme other than http, https and mailto, tick boxes, diagrams, hidden characters. Headings
 * move below the report's own. Text that is too long (20,000 characters) or too deeply nested (24) is put in a fence.
 */
function defuseMarkdown(text, { omitCode = [] } = {}) {
    const visible = (0,output_visible/* showHidden */.U)(text);
    const tree = visible.length > maxChars ? null : parse(visible);
    if (tree === null)
        return (0,fence/* fence */.EU)(visible, "text");
    const safe = serialise(defuseTree(tree, new Set(omitCode.map((code) => (0,output_visible/* showHidden */.U)(code).trimEnd()))));
    return isSafe(safe) ? safe : (0,fence/* fence */.EU)(visible, "text");
}
/** The same as one line for a paragraph. Emphasis, code and links stay. Blocks become words. */
function defuseInline(text) {
    const visible = (0,output_visible/* showHidden */.U)(text);
    const tree = visible.length > maxChars ? null : parse(visible);
    if (tree === null)
        return (0,fence/* codeSpan */.SS)(visible.trim());
    const words = flatten(defuseTree(tree, new Set()));
    const line = serialise({ type: "root", children: [{ type: "paragraph", children: words }] });
    return !line.includes("\n") && isSafe(`x ${line}`) ? line : (0,fence/* codeSpan */.SS)(visible.trim());
}
/** Parses the result again, because the library wrote it. */
function isSafe(markdown) {
    const tree = parse(markdown);
    return tree !== null && isHarmless(tree);
}
/** Parses the text. Null if it is too long or nested too deep. The source shows that before a tree is built. */
function parse(markdown) {
    if (markdown.length > maxParsedChars || deepContainers.test(markdown))
        return null;
    grammar ??= { extensions: [(0,micromark_extension_gfm/* gfm */.T)()], mdastExtensions: (0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)() };
    const tree = (0,lib/* fromMarkdown */.Y)(markdown, grammar);
    return depthOf(tree) > maxDepth ? null : tree;
}
/** Created at the first use, because this takes as long as parsing a short text. */
let grammar;
const deepContainers = new RegExp(`^(?:[ \\t]*(?:>|[-+*]|\\d{1,9}[.)])){${maxDepth}}`, "m");
function depthOf(root) {
    let depth = 0;
    let level = [root];
    while (level.length > 0) {
        depth += 1;
        level = level.flatMap((node) => ("children" in node ? node.children : []));
    }
    return depth;
}
function serialise(tree) {
    const markdown = (0,mdast_util_to_markdown_lib/* toMarkdown */.l)(tree, {
        bullet: "-",
        rule: "-",
        fences: true,
        listItemIndent: "one",
        extensions: [(0,mdast_util_gfm_lib/* gfmToMarkdown */.H)({ tablePipeAlign: false })],
    });
    return (0,references/* separatorsAsEntities */.SZ)(markdown.trim());
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
 * Puts text into a code fence that the text cannot close: the fence is longer than the text's longest run of backticks.
 * Of `info`, only the characters of a language's name are used.
 */
function fence(text, info = "") {
    const marker = "`".repeat(Math.max(3, longestRun(text) + 1));
    const language = info.replace(/[^\w+#.-]/g, "").slice(0, 40);
    return `${marker}${language}\n${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${marker}`;
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/**
 * One line of text as a code span that the text cannot close. Line ends become blanks. Empty text stays empty.
 *
 * Blanks at the ends stay, because file names may differ only in them. A parser removes one blank from each end if both
 * have one and there is more than blanks (CommonMark 0.31.2, 6.1), so such a line gets one more.
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

/***/ 34443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SZ: () => (/* binding */ separatorsAsEntities),
/* harmony export */   UN: () => (/* binding */ hasReference),
/* harmony export */   XM: () => (/* binding */ withoutSeparators),
/* harmony export */   m3: () => (/* binding */ breakReferences),
/* harmony export */   sv: () => (/* binding */ isIssueAddress)
/* harmony export */ });
/** Zero-width space: it breaks a reference invisibly. */
const separator = "\u200B";
/**
 * GitHub reacts to these in a comment: `@name` and `org/repo@sha`; `#123` and `org/repo#123`; `GH-123`; the path of an
 * issue, pull request, discussion or commit in an address; an alert's title in a quote; a dollar sign that may begin a
 * formula, also before code; `:tada:`, which becomes a picture. Such texts notify people, link other pages to this one,
 * close an issue, or look like a message of GitHub's.
 * https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
const reference = /@(?=\w)|#(?=\d)|GH-(?=\d)|\/(?:issues|pulls?|discussions|commits?)\/(?=\w)|\[!(?=[a-z])|\$(?=[^\s\u200B$][^$\n]{0,200}\$|\$)|\$$|:(?=[a-z+-][\w+-]{0,39}:)/gi;
/** Whether text that is not code contains a reference that GitHub reacts to. */
function hasReference(text) {
    return text.search(reference) >= 0;
}
/** Whether an address leads to an issue, pull request, discussion or commit, on any host. */
function isIssueAddress(url) {
    return /\/(?:issues|pulls?|discussions|commits?)\/\w/i.test(url);
}
/** Changes every reference so that it links and notifies nothing. A second call changes nothing more. */
function breakReferences(text) {
    return text.replace(reference, `$&${separator}`);
}
/** Removes the separators of broken references. */
function withoutSeparators(text) {
    return text.replaceAll(separator, "");
}
/** Writes the separators as entities, so that they are visible in a comment's source. */
function separatorsAsEntities(markup) {
    return markup.replaceAll(separator, "&#8203;");
}


/***/ }),

/***/ 46529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ repositoryFolder)
/* harmony export */ });
/**
 * The repository's folder for a `workspace` such as `repo` or `repo:sub/folder`. Null for a workspace without a
 * repository.
 */
function repositoryFolder(workspace) {
    if (workspace === "repo")
        return ".";
    return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
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
/** A list of the first items. It says how many more there are. */
function listOf(items, max, all = items.length) {
    const shown = items.slice(0, max);
    return {
        kind: "list",
        items: all > shown.length ? [...shown, `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(all - shown.length)} more`] : shown,
    };
}
/** Groups of sections that share one fold. A section without a title is a group of its own, without a fold. */
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
/** Joins the parts with a separator, and skips empty parts. */
function joined(parts, between) {
    const kept = parts.filter((part) => part !== "" && !(Array.isArray(part) && part.length === 0));
    return kept.flatMap((part, at) => [...(at === 0 ? [] : [between]), ...spansOf(part)]);
}
function spansOf(words) {
    return typeof words === "string" || "as" in words ? [words] : words;
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


/** What people should do with the opened pull request. This is the run's next step. */
function nextOfPullRequest({ isDraft, isMergeable, waitsForApproval }, { isVerified }) {
    return [
        isVerified ? "" : "The change is not verified.",
        isMergeable === false ? "Resolve the conflicts in the pull request first." : "",
        waitsForApproval ? "Approve the workflow runs of the pull request." : "",
        isDraft ? "Review the draft pull request." : "Review and merge the pull request.",
    ]
        .filter((sentence) => sentence !== "")
        .join(" ");
}
const whyWaits = "GitHub runs the workflows of a bot's pull request only after a person with write access approves them. " +
    "To start these workflows immediately, set `github-token` to an app's token.";
/** Why there is no pull request, and how people can open one; or why its workflows wait. */
function pullRequest(end) {
    if (end === null)
        return [];
    if (end.kind === "opened") {
        if (!end.waitsForApproval)
            return [];
        const title = "Why its workflows wait";
        return [{ name: "the pull request", rank: 9, title, blocks: () => [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(whyWaits)] }];
    }
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
        (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(`Apply the patch by hand: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("command", end.commands.length)} for a checkout`, [
            { kind: "code", text: end.commands.join("\n"), language: "sh" },
        ]),
    ];
}


/***/ })

};
