export const id = 445;
export const ids = [445];
export const modules = {

/***/ 445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportProof: () => (/* binding */ reportProof)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _facts_prove_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55191);
/* harmony import */ var _files_path_fault_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(18061);
/* harmony import */ var _files_zip_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21922);
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45178);
/* harmony import */ var _github_events_payload_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94167);
/* harmony import */ var _redaction_redact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75830);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2988);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72777);
/* harmony import */ var _posted_proof_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7120);
/* harmony import */ var _proved_pull_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68744);
/* harmony import */ var _step_end_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79958);













/** 10 jobs of a matrix, and 8 MiB of a result: more is not read. */
const maxArtifacts = 10;
const bounds = { maxBytes: 8 * 1024 ** 2, maxFiles: 20 };
/**
 * The action with `mode: report` after a workflow that proved a pull request with a token that may only read: posts its
 * results. A stranger may have written them, so they are only taken in the form of a result, and only for the commit of
 * the event. The event and GitHub say which pull request it is. @throws AgentExecError; GitHubError.
 */
async function reportProof(inputs, { workflow, signal }) {
    const { settings } = inputs;
    const { workflow_run: run } = (0,_github_events_payload_js__WEBPACK_IMPORTED_MODULE_5__/* .readPayload */ .r)("workflowRun", workflow.eventName, workflow.payload);
    const github = (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_4__/* .connectGitHub */ .U)({
        token: settings["github-token"] ?? "",
        apiUrl: workflow.apiUrl,
        log: _log_js__WEBPACK_IMPORTED_MODULE_7__/* .logText */ .kc,
    });
    const { repository } = workflow;
    const call = { repository, signal };
    const found = run.event === "pull_request" ? await pullOf(run, { github, ...call }) : null;
    if (found === null)
        return (0,_step_end_js__WEBPACK_IMPORTED_MODULE_11__/* .endBefore */ .rf)("skipped", "no open pull request has the commit that the other workflow tested", settings);
    const kept = await github.artifacts({ ...call, runId: run.id });
    const results = newest(kept.filter((each) => !each.isExpired && each.bytes <= bounds.maxBytes));
    if (results.length === 0)
        return (0,_step_end_js__WEBPACK_IMPORTED_MODULE_11__/* .endBefore */ .rf)("skipped", "the other workflow left no result of `mode: prove`", settings);
    const compared = await github.comparison({ ...call, base: found.base, head: run.head_sha });
    const edited = await editedWorkflow(run, {
        github,
        ...call,
        isFork: found.target.isFork,
        base: compared.mergeBase,
    });
    for (const artifact of results) {
        const zip = await github.artifactZip({ ...call, id: artifact.id, maxBytes: bounds.maxBytes });
        const read = (0,_redaction_redact_js__WEBPACK_IMPORTED_MODULE_6__/* .createRedactor */ .l)(Object.values(inputs.secrets)).deep(resultIn(zip));
        requireSame(read, { base: compared.mergeBase, head: run.head_sha });
        const result = edited === null ? read : unbelieved(read, edited);
        const posts = (0,_posted_proof_js__WEBPACK_IMPORTED_MODULE_9__/* .postsOf */ .B)(result, { run: run.html_url ?? workflow.url });
        // Each job of a matrix has a comment of its own.
        const step = { ...workflow, step: [workflow.step, stemOf(artifact)].join("\n") };
        const landed = await (0,_posted_proof_js__WEBPACK_IMPORTED_MODULE_9__/* .postProof */ .$)(posts, { github, settings, workflow: step, target: found.target, signal });
        if (landed.checkRunUrl === null)
            (0,_log_js__WEBPACK_IMPORTED_MODULE_7__/* .logFindings */ .H0)(result.annotations);
        (0,_outputs_js__WEBPACK_IMPORTED_MODULE_8__/* .setOutputs */ .n)({
            outcome: result.verdict,
            summary: result.reason,
            "comment-url": landed.commentUrl,
            "check-run-url": landed.checkRunUrl,
        });
    }
}
/** The open pull request whose newest commit the run was about. GitHub names none of a fork in the event. */
async function pullOf(run, { github, repository, signal }) {
    const { head_repository: from, head_branch: branch } = run;
    if (!from || !branch)
        return null;
    const head = from.full_name;
    const [owner = ""] = head.split("/");
    const call = { repository, signal };
    for (const number of await github.openPullsOf({ ...call, owner, branch })) {
        const pull = await github.pullRequest({ ...call, number });
        if (pull.head.sha !== run.head_sha || pull.head.repo?.full_name !== head)
            continue;
        const isFork = head !== repository;
        const subject = { kind: "issue", number };
        return {
            target: { repository, number, isPullRequest: true, sha: run.head_sha, isFork, subject },
            base: pull.base.sha,
        };
    }
    return null;
}
/** Of artifacts whose names differ in the attempt alone, the newest. */
function newest(artifacts) {
    const last = new Map(artifacts
        .filter(({ name }) => name.startsWith(`${_proved_pull_js__WEBPACK_IMPORTED_MODULE_10__/* .proofArtifact */ .zo}-`))
        .toSorted((one, other) => one.id - other.id)
        .map((each) => [stemOf(each), each]));
    return [...last.values()].slice(0, maxArtifacts);
}
function stemOf({ name }) {
    return name.replace(/-\d{1,9}$/, "");
}
function resultIn(zip) {
    try {
        for (const { path, content } of (0,_files_zip_files_js__WEBPACK_IMPORTED_MODULE_3__/* .zippedFiles */ .u)(zip, bounds)) {
            if (path !== "result.json")
                continue;
            const result = (0,_facts_prove_result_js__WEBPACK_IMPORTED_MODULE_2__/* .proveResult */ .y6)().parse(JSON.parse(Buffer.from(content).toString("utf8")), {
                jitless: true,
            });
            return { ...result, annotations: result.annotations.filter(isPlace).slice(0, maxAnnotations) };
        }
        throw new Error("it has no result.json");
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("record-differs", `The other workflow's result cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, {
            nextStep: "Do not trust the artifact. Run the other workflow again.",
            cause,
        });
    }
}
/** 100 annotations: `prove` makes fewer. */
const maxAnnotations = 100;
/** Longer files are none that people read. */
const maxLine = 1_000_000;
function isPlace({ path, startLine, endLine }) {
    return (0,_files_path_fault_js__WEBPACK_IMPORTED_MODULE_12__/* .findPathFault */ .P)(path) === null && startLine >= 1 && startLine <= endLine && endLine <= maxLine;
}
function requireSame(result, of) {
    if ((0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)({ base: result.base, head: result.head }, of))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("record-differs", "The other workflow's result is about other commits than its event.", {
        nextStep: "Do not trust the artifact. Run the other workflow again.",
    });
}
/** The file of the other workflow, if the pull request edits it: it can then say anything. Null: it does not. */
async function editedWorkflow(run, { github, repository, signal, isFork, base }) {
    const called = (run.referenced_workflows ?? []).map(({ path }) => (0,_proved_pull_js__WEBPACK_IMPORTED_MODULE_10__/* .workflowPath */ .RB)(path, { repository }));
    const paths = [(run.path ?? "").split("@", 1)[0], ...called].filter((path) => path !== null && path !== "");
    for (const path of paths) {
        const [before, after] = await Promise.all([base, run.head_sha].map((commit) => github.fileAt({ repository, path, commit, signal })));
        const isSame = before !== null && after !== null && Buffer.compare(before, after) === 0;
        if (!isSame && (isFork || before !== null))
            return path;
    }
    return null;
}
function unbelieved(result, path) {
    return {
        ...result,
        verdict: "cannot-tell",
        reason: `This change edits \`${path}\`, which decides how agent-exec proves it. Review this change, and merge it in a pull request of its own.`,
        tests: { proof: [], guard: 0, regressed: [], removed: [], skipped: [], weakened: [], flaky: [] },
        hunks: [],
        annotations: [],
    };
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
/** The longest comment at the end. */
const maxCommentBytes = 65_535;
/**
 * The files of a zip file, one after the other. The zip file may be hostile: what it says of its sizes is not believed,
 * and a link comes as a file. @throws Error if it is damaged or exceeds the bounds.
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
/** @param entry where the directory tells of the file */
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
        // Node.js takes no bound of 0.
        if (method === 8)
            return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(packed, { maxOutputLength: Math.max(1, maxOutputLength) });
    }
    catch (thrown) {
        if (thrown.code !== "ERR_BUFFER_TOO_LARGE")
            throw new Error(`the zip file is damaged: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(thrown)}`, { cause: thrown });
    }
    throw new Error("the zip file unpacks to too much");
}


/***/ })

};
