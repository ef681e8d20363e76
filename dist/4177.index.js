export const id = 4177;
export const ids = [4177];
export const modules = {

/***/ 86939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ toldFinding)
/* harmony export */ });
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74080);

/** A finding that may leave the runner: without secrets and hidden characters, and with a text that is never empty. */
function toldFinding(finding) {
    const title = (0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_0__/* .toldOf */ .dc)(finding.title).replace(/\s+/g, " ").trim();
    const message = (0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_0__/* .toldOf */ .dc)(finding.message).trim();
    return { ...finding, title, message: message || title || finding.level };
}


/***/ }),

/***/ 29767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ uneditable),
/* harmony export */   Lg: () => (/* binding */ toGitHubError),
/* harmony export */   M3: () => (/* binding */ nullIfGone),
/* harmony export */   Wb: () => (/* binding */ onStatus),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96065);


class GitHubError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r {
    /** GitHub's status code. Null if no complete answer came. */
    status;
    constructor(message, options) {
        const { status, nextStep, cause } = options;
        super("github-unavailable", message, { nextStep, cause, isRetryable: isTemporary(status) });
        this.status = status;
    }
    /** Whether GitHub may have done it anyway, because no answer came, or only a 5xx. */
    get isUncertain() {
        return this.status === null || this.status >= 500;
    }
}
/**
 * The error if GitHub lists a comment or check run, but answers 404 when it is edited. A new comment could not be
 * edited either.
 */
function uneditable(what, needs) {
    const options = { status: 404, nextStep: `Give the job \`permissions: { ${needs} }\`.` };
    return new GitHubError(`GitHub shows ${what}, but answered 404 when agent-exec tried to edit it`, options);
}
/** For `catch`: resolves with a value if GitHub answered with one of these status codes. Other errors stay. */
function onStatus(statuses, value) {
    return (thrown) => {
        if (thrown instanceof GitHubError && statuses.includes(thrown.status ?? 0))
            return value;
        throw thrown;
    };
}
/** For `catch`: resolves with null if the thing does not exist. */
const nullIfGone = onStatus([404, 410], null);
/** Turns any error of Octokit into a `GitHubError` that names the missing permission. */
function toGitHubError(thrown, { doing, needs }) {
    const answered = readRequestError(thrown);
    const nextStep = nextStepFor(answered, needs);
    return new GitHubError(messageOf(answered, doing), { status: answered.status, nextStep, cause: thrown });
}
function messageOf({ status, message, headers }, doing) {
    if (status === null)
        return `GitHub did not answer when asked to ${doing} (${message}).`;
    // A server in between answered with an HTML page, which does not help people here.
    if (/\bhtml\b/i.test(String(headers["content-type"])))
        return `GitHub answered ${status} when asked to ${doing}.`;
    return `GitHub ${status < 500 ? "refused" : "failed"} to ${doing}: ${status} ${message}`;
}
/**
 * Reads the status of an error. Octokit reports 500 if no answer came, so only an error with a response has a real
 * status.
 */
function readRequestError(thrown) {
    const { status, message, response } = (thrown ?? {});
    return {
        status: response && typeof status === "number" ? status : null,
        message: (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateEnd */ .S)(typeof message === "string" ? message : String(thrown), 300),
        headers: response?.headers ?? {},
    };
}
function nextStepFor({ status, message, headers }, needs) {
    const grant = needs
        ? `Give the job \`permissions: { ${needs} }\``
        : "Give the job a token that may read the repository";
    if (status === 401)
        return "Set `github-token` to a valid token. The job's own token expires when the job ends, or after 24 hours.";
    const isLimit = headers["x-ratelimit-remaining"] === "0" || headers["retry-after"] !== undefined;
    if (status === 429 || (status === 403 && isLimit))
        return `Wait until GitHub's rate limit is over${resetOf(headers)}, then run the job again.`;
    if (status === 403 && /\blocked\b/i.test(message))
        return "The conversation is locked. Unlock the conversation, or read the report in the job's summary or artifact.";
    if (status === 403 && /create or approve pull requests/i.test(message))
        return 'In the repository, open Settings → Actions → General and turn on "Allow GitHub Actions to create and approve pull requests".';
    if (status === 422 && /\brule|protected branch/i.test(message))
        return "A rule of the repository forbids this change. Let the token's owner bypass the rule, or apply the change by hand.";
    if (status === 403)
        return `${grant}. On a pull request from a fork, the job's token can only read.`;
    if (status === 404 || status === 410)
        return `${grant}, and check that the issue, pull request or comment still exists.`;
    if (status !== null && status < 500)
        return "GitHub did not accept the request. Please report this error with the log.";
    return "Run the job again. https://www.githubstatus.com shows whether GitHub has problems.";
}
function resetOf(headers) {
    if (headers["retry-after"] !== undefined)
        return ` (in ${headers["retry-after"]} s)`;
    const seconds = Number(headers["x-ratelimit-reset"]);
    return Number.isSafeInteger(seconds) ? ` (${new Date(seconds * 1000).toISOString()})` : "";
}
function isTemporary(status) {
    return status === null || status === 408 || status === 429 || status >= 500;
}


/***/ }),

/***/ 4177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/github/api/api-error.js
var api_error = __webpack_require__(29767);
// EXTERNAL MODULE: ./lib/github/api/gitea.js
var gitea = __webpack_require__(842);
;// CONCATENATED MODULE: ./lib/github/api/access-calls.js



const permissionSchema = schemas/* object */.Ikc({
    permission: schemas/* string */.YjP(),
    role_name: schemas/* string */.YjP().optional(),
    user: schemas/* object */.Ikc({ id: schemas/* number */.aig().int() }).nullish(),
})
    .transform(({ permission, role_name, user }) => ({
    /** `admin`, `write`, `read` or `none`. GitHub reports `maintain` as `write` and `triage` as `read`. */
    level: permission,
    /** The role's own name for messages, including `maintain` and custom roles. */
    role: role_name ?? permission,
    /** The id of the account that has this login now. Null if GitHub hides it. */
    userId: user?.id ?? null,
}));
const fullName = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() });
const pullRequestSchema = schemas/* object */.Ikc({
    title: schemas/* string */.YjP().default(""),
    body: schemas/* string */.YjP().nullish(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
    /** `open` or `closed`. */
    state: schemas/* string */.YjP().default("open"),
    merged_at: schemas/* string */.YjP().nullish(),
    mergeable: schemas/* boolean */.zMY().nullish(),
    /** `ref`: its branch. `repo` is null if it was deleted. */
    head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), ref: schemas/* string */.YjP().default(""), repo: fullName.nullable() }),
    base: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), repo: fullName }),
    labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })).default([]),
})
    .transform(({ body, user, merged_at, mergeable, ...rest }) => ({
    ...rest,
    isMerged: typeof merged_at === "string",
    /** Whether it can be merged without a conflict. Null if GitHub has not tested this yet. */
    isMergeable: mergeable ?? null,
    /** The text is Markdown. */
    body: body ?? "",
    /** The author's login; null if the account is deleted. */
    author: user?.login ?? null,
}));
const issueSchema = schemas/* object */.Ikc({ title: schemas/* string */.YjP(), body: schemas/* string */.YjP().nullish() })
    .transform(({ title, body }) => ({ title, body: body ?? "" }));
/** The form of a file. GitHub leaves out the content of larger files, and returns a list for a folder. */
const fileSchema = schemas/* object */.Ikc({ type: schemas/* literal */.euz("file"), encoding: schemas/* literal */.euz("base64"), content: schemas/* string */.YjP() });
const named = schemas/* object */.Ikc({ login: schemas/* string */.YjP() });
const doing = "name the owner of this token";
/** The login of the person who owns the token. Null for an app's token such as the job's. */
async function userOf(ask, signal) {
    const user = ask({ doing, schema: named, signal }, ({ rest }) => rest.users.getAuthenticated());
    return (await user.catch((0,api_error/* onStatus */.Wb)([403], null)))?.login ?? null;
}
/**
 * The login of the app that owns the token. Only GraphQL names it. Null if the server has no GraphQL, or does not
 * answer.
 */
async function appOf(ask, signal) {
    const schema = schemas/* object */.Ikc({ viewer: named });
    try {
        const { viewer } = await ask({ doing, schema, isRepeatable: false, signal }, async ({ graphql }) => ({
            data: await graphql("query { viewer { login } }"),
        }));
        // The brackets prevent confusion: no person's login has brackets, so a person cannot have the app's login.
        return `${viewer.login.replace(/\[bot\]$/, "")}[bot]`;
    }
    catch (thrown) {
        if (thrown instanceof api_error/* GitHubError */.y_)
            return null;
        throw thrown;
    }
}
/** For `catch`: explains a 403 with this next step. */
function ifForbidden(nextStep) {
    return (thrown) => {
        if (!(thrown instanceof api_error/* GitHubError */.y_) || thrown.status !== 403)
            throw thrown;
        throw new api_error/* GitHubError */.y_(thrown.message, { status: 403, nextStep, cause: thrown });
    };
}
/**
 * Calls about permissions and contents.
 * @param apiUrl without a slash at its end
 */
function createAccessCalls(ask, { apiUrl }) {
    /** Asked only once, because a token's owner stays the same. */
    let owner = null;
    const nextStepForGitea = "Gitea and Forgejo show permissions only to administrators. Set `github-token` to the token of an administrator of the repository.";
    return {
        permissionOf: ({ login, ...call }) => ask({
            ...call,
            doing: `read the permission of ${login} in ${call.repository}`,
            schema: permissionSchema,
        }, ({ rest }, at) => rest.repos.getCollaboratorPermissionLevel({ ...at, username: login })).catch((0,gitea/* isGitea */.H)(apiUrl) ? ifForbidden(nextStepForGitea) : null),
        /**
         * Whether a person is an active member of a team. False if the token cannot see the team.
         * @param call `team`: its short name
         */
        async isInTeam(call) {
            const { organisation, team, login, signal } = call;
            const doing = `read whether ${login} is in the team ${organisation}/${team}`;
            const found = await ask({ doing, schema: schemas/* object */.Ikc({ state: schemas/* string */.YjP() }), signal }, ({ rest }) => rest.teams.getMembershipForUserInOrg({ org: organisation, team_slug: team, username: login }))
                .catch(api_error/* nullIfGone */.M3)
                .catch(ifForbidden("Set `github-token` to the token of an app or a person that can read the organisation's members. The job's own token cannot."));
            return found?.state === "active";
        },
        /** The login of the token's owner, such as `github-actions[bot]` for the job's token. Null if GitHub does not say it. */
        async ownLogin({ signal }) {
            owner ??= (await userOf(ask, signal)) ?? (await appOf(ask, signal));
            return owner;
        },
        pullRequest: ({ number, ...call }) => ask({
            ...call,
            doing: `read pull request ${number}`,
            needs: "pull-requests: read",
            schema: pullRequestSchema,
        }, ({ rest }, at) => rest.pulls.get({ ...at, pull_number: number })),
        /** The current text of an issue. Null if the issue is gone. */
        issue: ({ number, ...call }) => ask({ ...call, doing: `read issue ${number}`, needs: "issues: read", schema: issueSchema }, ({ rest }, at) => rest.issues.get({ ...at, issue_number: number })).catch(api_error/* nullIfGone */.M3),
        /** Reads a regular file of at most 1 MiB from a commit. Null if there is none. */
        async fileAt({ path, commit, ...call }) {
            const file = await ask({ ...call, doing: `read the file ${path}`, needs: "contents: read", schema: fileSchema }, ({ rest }, at) => rest.repos.getContent({ ...at, path, ref: commit })).catch(api_error/* nullIfGone */.M3);
            return file === null ? null : Buffer.from(file.content, "base64");
        },
    };
}

;// CONCATENATED MODULE: ./lib/github/api/attestation-calls.js

const keeping = { doing: "keep an attestation", needs: "attestations: write" };
const schema = schemas/* object */.Ikc({ id: schemas/* number */.aig().int() }).transform(({ id }) => id);
function createAttestationCalls(ask) {
    return {
        /** Resolves with the id. It is sent only once, because a second one would be a duplicate. */
        createAttestation: ({ bundle, ...call }) => ask({ ...call, ...keeping, schema, isRepeatable: false }, ({ rest }, at) => rest.repos.createAttestation({ ...at, bundle })),
    };
}

// EXTERNAL MODULE: ./lib/findings/finding.js
var findings_finding = __webpack_require__(86939);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/github/api/limits.js
var limits = __webpack_require__(72382);
;// CONCATENATED MODULE: ./lib/github/api/check-calls.js





const checkRunSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    external_id: schemas/* string */.YjP().nullish(),
    status: schemas/* string */.YjP(),
    html_url: schemas/* string */.YjP().nullish(),
})
    .transform(({ id, external_id, status, html_url }) => ({
    id,
    externalId: external_id ?? null,
    isCompleted: status === "completed",
    url: html_url ?? null,
}));
const needs = "checks: write";
const one = { needs, schema: checkRunSchema };
function createCheckCalls(ask) {
    return {
        /** All check runs with that name on a commit, from all pages. They include those that newer ones replaced. */
        checkRuns: ({ sha, name, ...call }) => ask({ ...call, doing: `list the check runs of ${sha}`, needs, schema: schemas/* array */.YOg(checkRunSchema) }, async ({ rest, paginate }, at) => {
            const commit = { ...at, ref: sha, check_name: name, filter: "all" };
            return { data: await paginate(rest.checks.listForRef, { ...commit, per_page: limits/* limits */.F.pageItems }) };
        }),
        /** Null if it is gone. */
        checkRun: ({ id, ...call }) => ask({ ...call, ...one, doing: `read check run ${id}` }, ({ rest }, at) => rest.checks.get({ ...at, check_run_id: id })).catch(api_error/* nullIfGone */.M3),
        /** Sent only once. If the error `isUncertain`, the check run may exist anyway. */
        createCheckRun(call) {
            const { repository, signal, sha, name, externalId, detailsUrl } = call;
            const known = { head_sha: sha, name, external_id: externalId };
            const link = detailsUrl === null ? {} : { details_url: detailsUrl };
            const about = { ...one, doing: `create a check run on ${sha}`, isRepeatable: false };
            return ask({ ...about, repository, signal }, ({ rest }, at) => rest.checks.create({ ...at, ...known, ...link, ...written(call) }));
        },
        /**
         * Null if the check run is gone. `isHasty`: sent only once, because another update follows or because it has
         * findings.
         */
        updateCheckRun(call) {
            const { repository, signal, id, isHasty } = call;
            const about = { ...one, doing: `edit check run ${id}`, isRepeatable: !isHasty };
            return ask({ ...about, repository, signal }, ({ rest }, at) => rest.checks.update({ ...at, check_run_id: id, ...written(call) })).catch(api_error/* nullIfGone */.M3);
        },
    };
}
function written({ title, summary, conclusion, findings = [] }) {
    const output = { title, summary, ...(findings.length > 0 && { annotations: findings.map(annotationOf) }) };
    return conclusion === undefined
        ? { status: "in_progress", output }
        : { status: "completed", conclusion, output };
}
function annotationOf(finding) {
    const { path, startLine, endLine, level, title, message } = (0,findings_finding/* toldFinding */.v)(finding);
    return {
        path,
        start_line: startLine,
        end_line: endLine,
        annotation_level: level === "error" ? "failure" : level,
        title: (0,truncate/* truncateEnd */.S)(title, limits/* limits */.F.annotationTitleChars),
        message: (0,truncate/* truncateEnd */.S)(message, limits/* limits */.F.annotationMessageChars),
    };
}

;// CONCATENATED MODULE: ./lib/github/api/comment-calls.js



const commentSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    body: schemas/* string */.YjP().default(""),
    html_url: schemas/* string */.YjP(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(),
})
    .transform(({ html_url, user, ...rest }) => ({
    ...rest,
    url: html_url,
    /** The author's login. Null if the account is deleted. */
    author: user?.login ?? null,
}));
const saidSchema = schemas/* object */.Ikc({ body: schemas/* string */.YjP().nullish() }).transform(({ body }) => body ?? "");
const comment_calls_needs = "issues: write, pull-requests: write";
const comment_calls_one = { needs: comment_calls_needs, schema: commentSchema };
function createCommentCalls(ask) {
    return {
        /** All comments of an issue or pull request from all pages, oldest first. */
        comments: ({ number, ...call }) => ask({
            ...call,
            doing: `list the comments of #${number}`,
            needs: "issues: read, pull-requests: read",
            schema: schemas/* array */.YOg(commentSchema),
        }, async ({ rest, paginate }, at) => {
            const issue = { ...at, issue_number: number, per_page: limits/* limits */.F.pageItems };
            return { data: await paginate(rest.issues.listComments, issue) };
        }),
        /** Null if it is gone. */
        comment: ({ id, ...call }) => ask({ ...call, ...comment_calls_one, doing: `read comment ${id}` }, ({ rest }, at) => rest.issues.getComment({ ...at, comment_id: id })).catch(api_error/* nullIfGone */.M3),
        /** The current text of a comment or review. Null if it is gone. */
        textOf: ({ subject, number, ...call }) => ask({ ...call, doing: `read the ${subject.kind} ${subject.id} again`, needs: comment_calls_needs, schema: saidSchema }, ({ rest }, at) => requestSaid(rest, subject, { ...at, pull_number: number })).catch(api_error/* nullIfGone */.M3),
        /** Sent only once. If the error `isUncertain`, the comment may exist anyway. */
        createComment: ({ number, body, ...call }) => ask({ ...call, ...comment_calls_one, doing: `write a comment on #${number}`, isRepeatable: false }, ({ rest }, at) => rest.issues.createComment({ ...at, issue_number: number, body })),
        /** Null if the comment is gone. `isHasty`: sent only once, because another update follows. */
        updateComment: ({ id, body, isHasty = false, ...call }) => ask({ ...call, ...comment_calls_one, doing: `edit comment ${id}`, isRepeatable: !isHasty }, ({ rest }, at) => rest.issues.updateComment({ ...at, comment_id: id, body })).catch(api_error/* nullIfGone */.M3),
        /** False if the comment is already gone. */
        async deleteComment({ id, ...call }) {
            const schema = schemas/* unknown */.L5J().transform(() => true);
            const isDeleted = await ask({ ...call, doing: `delete comment ${id}`, needs: comment_calls_needs, schema }, ({ rest }, at) => rest.issues.deleteComment({ ...at, comment_id: id })).catch(api_error/* nullIfGone */.M3);
            return isDeleted === true;
        },
        /** Adds 👀. A second call adds no second one. Sent only once, because no run waits for it. */
        async react({ subject, ...call }) {
            const about = { doing: "react to the request", needs: comment_calls_needs, schema: schemas/* unknown */.L5J(), isRepeatable: false };
            await ask({ ...call, ...about }, ({ rest: { reactions } }, at) => {
                const reaction = { ...at, content: "eyes" };
                switch (subject.kind) {
                    case "issue-comment":
                        return reactions.createForIssueComment({ ...reaction, comment_id: subject.id });
                    case "review-comment":
                        return reactions.createForPullRequestReviewComment({ ...reaction, comment_id: subject.id });
                    case "issue":
                        return reactions.createForIssue({ ...reaction, issue_number: subject.number });
                }
            });
        },
    };
}
/** Asks for a comment or review. */
function requestSaid({ pulls, issues }, { kind, id }, { pull_number, ...at }) {
    if (kind === "review")
        return pulls.getReview({ ...at, pull_number, review_id: id });
    return kind === "review-comment"
        ? pulls.getReviewComment({ ...at, comment_id: id })
        : issues.getComment({ ...at, comment_id: id });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
;// CONCATENATED MODULE: ./lib/github/api/discussion-calls.js



const said = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    body: schemas/* string */.YjP().nullish(),
    html_url: schemas/* string */.YjP(),
    // Gitea and Forgejo do not send a type.
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP(), id: schemas/* number */.aig().int(), type: schemas/* string */.YjP().default("User") }).nullable(),
    created_at: schemas/* string */.YjP(),
    updated_at: schemas/* string */.YjP(),
});
function commentOf({ id, body, html_url, user, created_at, updated_at }) {
    return { id, body: body ?? "", url: html_url, author: user, createdAt: created_at, updatedAt: updated_at };
}
const saidOnDiff = said
    .extend({
    pull_request_review_id: schemas/* number */.aig().int().nullish(),
    path: schemas/* string */.YjP(),
    line: schemas/* number */.aig().int().nullish(),
    original_line: schemas/* number */.aig().int().nullish(),
    diff_hunk: schemas/* string */.YjP().nullish(),
})
    .transform((comment) => ({
    ...commentOf(comment),
    /** The review that contains the comment. Null for Gitea and Forgejo. */
    reviewId: comment.pull_request_review_id ?? null,
    path: comment.path,
    /** Null if the line is no longer in the diff. */
    line: comment.line ?? comment.original_line ?? null,
    hunk: comment.diff_hunk ?? "",
}));
/** GraphQL is needed here. Only it says when a review was edited, and it can list the newest reviews. */
const reviewsQuery = `query ($owner: String!, $repo: String!, $number: Int!, $last: Int!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviews(last: $last) {
        nodes {
          fullDatabaseId body url state submittedAt lastEditedAt
          author { __typename login ... on User { databaseId } }
        }
      }
    }
  }
}`;
const review = schemas/* object */.Ikc({
    fullDatabaseId: coerce/* number */.ai().int(),
    body: schemas/* string */.YjP(),
    url: schemas/* string */.YjP(),
    /** For example `APPROVED`, `CHANGES_REQUESTED`, `COMMENTED`. */
    state: schemas/* string */.YjP(),
    /** Null while its author is still writing it. */
    submittedAt: schemas/* string */.YjP().nullable(),
    lastEditedAt: schemas/* string */.YjP().nullable(),
    author: schemas/* object */.Ikc({ __typename: schemas/* string */.YjP(), login: schemas/* string */.YjP(), databaseId: schemas/* number */.aig().int().nullish() })
        .nullable(),
});
/** The review. Nothing if it has no text. */
function reviewOf(given) {
    const { fullDatabaseId: id, body, url, state, submittedAt, lastEditedAt, author } = given;
    if (submittedAt === null || body.trim() === "")
        return [];
    const by = author && { login: author.login, id: author.databaseId ?? 0, type: author.__typename };
    const times = { createdAt: submittedAt, updatedAt: lastEditedAt ?? submittedAt };
    return [{ id, body, url, state, author: by, ...times }];
}
const reviews = schemas/* object */.Ikc({
    repository: schemas/* object */.Ikc({ pullRequest: schemas/* object */.Ikc({ reviews: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(review) }) }) }),
})
    .transform(({ repository }) => repository.pullRequest.reviews.nodes.flatMap(reviewOf));
const comparison = schemas/* object */.Ikc({
    files: schemas/* array */.YOg(schemas/* object */.Ikc({
        filename: schemas/* string */.YjP(),
        status: schemas/* string */.YjP(),
        additions: schemas/* number */.aig().int(),
        deletions: schemas/* number */.aig().int(),
        /** The file's diff. Absent for binary files, and if GitHub finds it too large. */
        patch: schemas/* string */.YjP().optional(),
    }))
        .default([]),
    commits: schemas/* array */.YOg(schemas/* object */.Ikc({ commit: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }) })),
    behind_by: schemas/* number */.aig().int(),
    merge_base_commit: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }),
})
    .transform(({ files, commits, behind_by, merge_base_commit }) => ({
    files: files.map(({ filename, ...file }) => ({ path: filename, ...file })),
    /** The commits' messages, oldest first, at most 100. */
    commits: commits.map(({ commit }) => commit.message),
    /** How many commits of `base` are missing in `head`. */
    behindBy: behind_by,
    /** The last commit that `head` and `base` share, in hex. */
    mergeBase: merge_base_commit.sha,
}));
const per_page = limits/* limits */.F.pageItems;
/**
 * Calls for comments and changes.
 * @param apiUrl without a slash at its end
 */
function createDiscussionCalls(ask, { apiUrl }) {
    return {
        /** The newest 100 to 200 comments, oldest first. `total` is the number of all comments. */
        async newestComments({ number, total, ...call }) {
            const last = Math.max(1, Math.ceil(total / per_page));
            const pages = last === 1 ? [1] : [last - 1, last];
            const list = {
                ...call,
                doing: `list the comments of #${number}`,
                needs: "issues: read, pull-requests: read",
                schema: schemas/* array */.YOg(said.transform(commentOf)),
            };
            const read = pages.map((page) => ask(list, ({ rest }, at) => rest.issues.listComments({ ...at, issue_number: number, per_page, page })));
            return (await Promise.all(read)).flat();
        },
        /** The newest 100 comments on the diff, oldest first. */
        async newestReviewComments({ number, ...call }) {
            const newestFirst = { sort: "created", direction: "desc" };
            const read = await ask({
                ...call,
                doing: `list the review comments of pull request ${number}`,
                needs: "pull-requests: read",
                schema: schemas/* array */.YOg(saidOnDiff),
            }, ({ rest }, at) => rest.pulls.listReviewComments({ ...at, pull_number: number, per_page, ...newestFirst }));
            return read.toReversed();
        },
        /** The newest 100 reviews, without those that have no text, oldest first. */
        async newestReviews({ number, ...call }) {
            // Gitea and Forgejo have no GraphQL.
            if ((0,gitea/* isGitea */.H)(apiUrl))
                return [];
            return ask({
                ...call,
                doing: `list the reviews of pull request ${number}`,
                needs: "pull-requests: read",
                schema: reviews,
            }, async ({ graphql }, at) => ({ data: await graphql(reviewsQuery, { ...at, number, last: per_page }) }));
        },
        /** The changes of `head` since it left `base`. */
        comparison: ({ base, head, ...call }) => ask({ ...call, doing: `compare ${base} with ${head}`, needs: "contents: read", schema: comparison }, ({ rest }, at) => rest.repos.compareCommitsWithBasehead({ ...at, basehead: `${base}...${head}`, per_page })),
    };
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/github/api/fetch.js
var fetch = __webpack_require__(15192);
;// CONCATENATED MODULE: ./lib/github/api/download.js



/** An error for which a retry would not help. */
class FinalDownloadError extends Error {
}
const maxRetries = 5;
/** Downloads with Octokit's waits and limits after temporary faults. Octokit repeats only its own requests. */
async function downloadPatiently(url, options) {
    const { timing, patience, signal } = options;
    for (let tries = 1;; tries += 1) {
        try {
            return await download(url, options);
        }
        catch (thrown) {
            const waitMs = timing.retryBaseMs * tries ** 2;
            const isFinal = thrown instanceof FinalDownloadError || signal.aborted || tries > maxRetries;
            if (isFinal || !patience(waitMs))
                throw thrown;
            await (0,promises_.setTimeout)(waitMs, undefined, { signal });
        }
    }
}
/** Downloads from a signed address that GitHub gave. It sends no token and follows no redirect. */
async function download(url, { apiUrl, maxBytes, lastBytes = maxBytes, signal }) {
    const { protocol, host } = new URL(url);
    if (protocol !== "https:" && protocol !== new URL(apiUrl).protocol)
        throw new FinalDownloadError(`the address at ${host} is not encrypted`);
    const headers = { "accept-encoding": "identity", "user-agent": "agent-exec" };
    const response = await (0,fetch/* plainFetch */.jN)(url, { headers, redirect: "error", signal }).catch((thrown) => {
        throw (0,fetch/* reasonOf */.A3)(thrown);
    });
    const { ok, status } = response;
    if (!ok)
        throw new (status >= 500 || status === 429 ? Error : FinalDownloadError)(`${host} answered ${status}`);
    let kept = [];
    let keptBytes = 0;
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes)
            throw new FinalDownloadError(`it is longer than ${(0,format/* formatBytes */.z3)(maxBytes)}`);
        kept.push(Buffer.from(chunk));
        keptBytes += chunk.byteLength;
        // The pieces are joined rarely, so that a long content costs little time.
        if (keptBytes > 2 * lastBytes) {
            kept = [Buffer.concat(kept).subarray(-lastBytes)];
            keptBytes = lastBytes;
        }
    }
    return Buffer.concat(kept).subarray(-lastBytes);
}

;// CONCATENATED MODULE: ./lib/github/api/image-calls.js




const rendered = schemas/* object */.Ikc({ body: schemas/* string */.YjP().nullish(), body_html: schemas/* string */.YjP().nullish() })
    .transform(({ body, body_html }) => ({
    /** The text is Markdown. */
    body: body ?? "",
    /** The HTML that GitHub shows. Each image has a signed address, which is valid for some minutes. */
    html: body_html ?? "",
}));
/** Asks for the text as Markdown and as HTML (docs.github.com/rest/using-the-rest-api/media-types). */
const headers = { accept: "application/vnd.github.full+json" };
const uploadHosts = new Set([
    "private-user-images.githubusercontent.com",
    "user-images.githubusercontent.com",
]);
function createImageCalls(ask, { apiUrl }) {
    return {
        /** The current text. Null if it is gone. */
        renderedText: ({ place, number, ...call }) => ask({
            ...call,
            doing: `read the images of ${"id" in place ? `the ${place.kind} ${place.id}` : `#${number}`}`,
            needs: "issues: read, pull-requests: read",
            schema: rendered,
        }, ({ rest }, at) => {
            if ("id" in place)
                return requestSaid(rest, place, { ...at, headers, pull_number: number });
            return place.kind === "issue"
                ? rest.issues.get({ ...at, headers, issue_number: number })
                : rest.pulls.get({ ...at, headers, pull_number: number });
        }).catch(api_error/* nullIfGone */.M3),
        /** Whether an address is one of GitHub's addresses for uploaded images. */
        isUpload(address) {
            if (!URL.canParse(address))
                return false;
            const { protocol, host, hostname } = new URL(address);
            if (protocol === "https:" && uploadHosts.has(host))
                return true;
            // Only the test server, which is on loopback, uses plain HTTP.
            const api = new URL(apiUrl);
            return api.protocol === "http:" && hostname === api.hostname;
        },
        /** Reads an uploaded image without the token. @throws Error if it cannot be read or is longer than `maxBytes`. */
        upload: ({ address, ...bounds }) => download(address, { apiUrl, ...bounds }),
    };
}

;// CONCATENATED MODULE: ./lib/github/api/job-calls.js


const textOrNull = schemas/* string */.YjP().nullable().default(null);
const stepSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    conclusion: textOrNull,
    started_at: textOrNull,
    completed_at: textOrNull,
})
    .transform(({ started_at, completed_at, ...rest }) => ({
    ...rest,
    /** ISO 8601, in whole seconds. */
    startedAt: started_at,
    endedAt: completed_at,
}));
const jobSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    name: schemas/* string */.YjP(),
    /** `success`, `failure`, `timed_out` and others; null if GitHub names none. */
    conclusion: textOrNull,
    steps: schemas/* array */.YOg(stepSchema).default([]),
});
const annotation = schemas/* object */.Ikc({ annotation_level: schemas/* string */.YjP().nullish(), message: schemas/* string */.YjP().nullish() });
/** A longer log is not read, because a run should not wait that long. */
const maxLogBytes = 64 * 1024 * 1024;
/** A longer log is not read, because that takes too long for a run. */
const lastLogBytes = 1024 * 1024;
const job_calls_per_page = limits/* limits */.F.pageItems;
function createJobCalls(ask) {
    return {
        /** The first 100 jobs. */
        async jobs({ runId, attempt, ...call }) {
            const { jobs } = await ask({
                ...call,
                doing: `list the jobs of workflow run ${runId}`,
                needs: "actions: read",
                schema: schemas/* object */.Ikc({ jobs: schemas/* array */.YOg(jobSchema) }),
            }, ({ rest }, at) => {
                const run = { ...at, run_id: runId, attempt_number: attempt };
                return rest.actions.listJobsForWorkflowRunAttempt({ ...run, per_page: job_calls_per_page });
            });
            return jobs;
        },
        /** The errors that the steps of an ended job reported, oldest first, at most 100. */
        async jobErrors({ job: { id, name }, ...call }) {
            const annotations = await ask({
                ...call,
                doing: `read the errors of the job ${name}`,
                needs: "checks: read",
                schema: schemas/* array */.YOg(annotation),
            }, 
            // A job and its check run have the same number.
            ({ rest }, at) => rest.checks.listAnnotations({ ...at, check_run_id: id, per_page: job_calls_per_page }));
            const errors = annotations.filter(({ annotation_level: level }) => level === "failure");
            return errors.flatMap(({ message }) => message ?? []);
        },
        /** The end of a job's log as the runner wrote it, with timestamps. */
        logEnd: ({ job: { id, name }, ...call }) => ask({ ...call, doing: `read the log of the job ${name}`, needs: "actions: read", schema: schemas/* string */.YjP() }, async ({ rest }, at, download) => {
            const log = { ...at, job_id: id, request: { redirect: "manual" } };
            const { headers } = await rest.actions.downloadJobLogsForWorkflowRun(log);
            const bounds = { maxBytes: maxLogBytes, lastBytes: lastLogBytes };
            return { data: (await download(headers.location, bounds)).toString("utf8") };
        }),
    };
}

;// CONCATENATED MODULE: ./lib/github/api/permission-calls.js


/** Addresses for reading. In a private repository, each needs its permission. */
const readings = {
    contents: "branches?per_page=1",
    issues: "issues?per_page=1",
    "pull-requests": "pulls?per_page=1",
    checks: "commits/{commit}/check-runs?per_page=1",
    actions: "actions/runs?per_page=1",
};
/**
 * Addresses for writing. Each request would create something, but lacks required fields. No repository has this
 * workflow.
 */
const writings = {
    contents: "git/refs",
    issues: "issues",
    "pull-requests": "pulls",
    checks: "check-runs",
    actions: "actions/workflows/agent-exec-doctor.yml/dispatches",
};
/** Status codes that say something about the permission. */
const answers = [400, 403, 404, 422];
/**
 * Finds out whether a token may write. It sends a request without its required fields. If the token may not write,
 * GitHub refuses with 403. If it may, GitHub refuses with 422 because of the fields. GitHub does not document this
 * order, so `write` is only probable. The other results are certain.
 */
function createPermissionCalls(ask) {
    return {
        /**
         * Changes nothing.
         * @param call `commit`: any commit of the repository.
         */
        async tokenAccess({ permission, commit, ...call }) {
            const about = {
                doing: `tell the token's permission ${permission}`,
                needs: `${permission}: write`,
                schema: schemas/* unknown */.L5J().transform(() => 200),
            };
            const statusOf = (method, path) => ask({ ...call, ...about }, ({ request }, at) => request(`${method} /repos/{owner}/{repo}/${path.replace("{commit}", commit)}`, {
                ...at,
                ...(method === "POST" && { data: {} }),
            })).catch((thrown) => {
                const { status, nextStep } = thrown instanceof api_error/* GitHubError */.y_ ? thrown : { status: null, nextStep: "" };
                if (status === null || !answers.includes(status) || /rate limit/.test(nextStep))
                    throw thrown;
                return status;
            });
            const written = await statusOf("POST", writings[permission]);
            if (written === 422 || written === 400 || (written === 404 && permission === "actions"))
                return "write";
            return (await statusOf("GET", readings[permission])) === 200 ? "read" : "none";
        },
    };
}

// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
;// CONCATENATED MODULE: ./lib/github/api/in-repository.js

/** Splits `owner/name` for the API. @throws AgentExecError `settings-invalid`. */
function inRepository(repository) {
    const [, owner, repo] = /^([^/\s]+)\/([^/\s]+)$/.exec(repository) ?? [];
    if (owner !== undefined && repo !== undefined)
        return { owner, repo };
    throw new errors/* AgentExecError */.r("settings-invalid", `${JSON.stringify(repository)} is not a repository.`, {
        nextStep: "Set GITHUB_REPOSITORY to owner/name, as GitHub does.",
    });
}

;// CONCATENATED MODULE: ./lib/github/api/patience.js
/** @param totalMs the time for all waits together. Waits at the same time count once. */
function patienceOf(totalMs, now = () => performance.now()) {
    let leftMs = totalMs;
    let waitingUntil = -Infinity;
    return (waitMs) => {
        const end = now() + waitMs;
        const costMs = Math.max(0, end - Math.max(now(), waitingUntil));
        if (costMs > leftMs)
            return false;
        leftMs -= costMs;
        waitingUntil = Math.max(waitingUntil, end);
        return true;
    };
}

;// CONCATENATED MODULE: ./lib/github/api/connection.js






const nowhere = { owner: "", repo: "" };
/** Octokit is loaded at the first call. So skipped events and `--help` do not load it. */
function createConnection(given) {
    const { callDeadlineMs, patienceMs } = given.timing;
    const shared = { ...given, patience: patienceOf(patienceMs) };
    return async ({ schema, repository, signal, isRepeatable = true, ...attempted }, request) => {
        const deadline = AbortSignal.timeout(callDeadlineMs);
        const options = { ...shared, isRepeatable, signal: AbortSignal.any([signal, deadline]) };
        const download = (url = "", bounds) => downloadPatiently(url, { ...options, ...bounds });
        try {
            const { createOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(8562)]).then(__webpack_require__.bind(__webpack_require__, 18562));
            const at = repository === undefined ? nowhere : inRepository(repository);
            // `raceSignal` ends the wait if the signal aborts, because Octokit's own waits ignore signals.
            const { data } = await (0,src/* raceSignal */.W)(request(createOctokit(options), at, download), options.signal);
            return readAnswer(data, schema, attempted);
        }
        catch (thrown) {
            if (signal.aborted)
                throw signal.reason;
            if ((0,errors/* isAgentExecError */.TE)(thrown))
                throw thrown;
            const late = new Error(`no answer within ${callDeadlineMs} ms, including all retries`);
            throw (0,api_error/* toGitHubError */.Lg)(deadline.aborted ? late : thrown, attempted);
        }
    };
}
function readAnswer(data, schema, { doing }) {
    // Does not use zod's compiler, because compiling takes longer than parsing once.
    const result = schema.safeParse(data, { jitless: true });
    if (result.success)
        return result.data;
    throw new api_error/* GitHubError */.y_(`agent-exec asked GitHub to ${doing}, but could not read GitHub's answer.`, {
        status: null,
        nextStep: "Check that GITHUB_API_URL is the address of GitHub's API, and that no proxy changes GitHub's answers.",
        cause: result.error,
    });
}

;// CONCATENATED MODULE: ./lib/github/api/git-calls.js


const sha = schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }).transform((object) => object.sha);
const commitSchema = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(),
    /** The hash of its tree. */
    tree: sha,
    message: schemas/* string */.YjP(),
    verification: schemas/* object */.Ikc({ verified: schemas/* boolean */.zMY() }).optional(),
})
    .transform(({ verification, ...rest }) => ({
    ...rest,
    /** Whether GitHub confirms its signature. */
    isVerified: verification?.verified === true,
}));
const treeSchema = schemas/* object */.Ikc({ tree: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), mode: schemas/* string */.YjP(), sha: schemas/* string */.YjP() })) })
    .transform(({ tree }) => new Map(tree.map(({ path, ...entry }) => [path, entry])));
const blobSchema = schemas/* object */.Ikc({ content: schemas/* string */.YjP(), encoding: schemas/* literal */.euz("base64") })
    .transform(({ content }) => Buffer.from(content, "base64"));
const refSchema = schemas/* object */.Ikc({ object: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) }).transform(({ object }) => object.sha);
const onBranchSchema = schemas/* object */.Ikc({
    createCommitOnBranch: schemas/* object */.Ikc({
        commit: schemas/* object */.Ikc({
            oid: schemas/* string */.YjP(),
            message: schemas/* string */.YjP(),
            tree: schemas/* object */.Ikc({ oid: schemas/* string */.YjP() }),
            signature: schemas/* object */.Ikc({ isValid: schemas/* boolean */.zMY() }).nullable(),
        }),
    }),
})
    .transform(({ createCommitOnBranch: { commit } }) => ({
    sha: commit.oid,
    tree: commit.tree.oid,
    message: commit.message,
    isVerified: commit.signature?.isValid === true,
}));
const onBranchMutation = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid message tree { oid } signature { isValid } } }
}`;
const reading = "contents: read";
const writing = "contents: write";
function createGitCalls(ask) {
    return {
        commit: ({ sha: commit_sha, ...call }) => ask({ ...call, doing: `read commit ${commit_sha}`, needs: reading, schema: commitSchema }, ({ rest }, at) => rest.git.getCommit({ ...at, commit_sha })),
        /** The entries of one folder, by name. `isRecursive`: of all folders below, by path, up to GitHub's limit of 100,000. */
        tree: ({ sha: tree_sha, isRecursive = false, ...call }) => ask({ ...call, doing: `read folder ${tree_sha}`, needs: reading, schema: treeSchema }, ({ rest }, at) => rest.git.getTree({ ...at, tree_sha, ...(isRecursive && { recursive: "1" }) })),
        blob: ({ sha: file_sha, ...call }) => ask({ ...call, doing: `read file ${file_sha}`, needs: reading, schema: blobSchema }, ({ rest }, at) => rest.git.getBlob({ ...at, file_sha })),
        /** Resolves with its hash. */
        createBlob: ({ content, ...call }) => ask({ ...call, doing: "upload a file", needs: writing, schema: sha }, ({ rest }, at) => {
            const encoded = Buffer.from(content).toString("base64");
            return rest.git.createBlob({ ...at, content: encoded, encoding: "base64" });
        }),
        /** Resolves with its hash. */
        createTree: ({ base, edits, ...call }) => ask({ ...call, doing: "upload the changed files", needs: writing, schema: sha }, ({ rest }, at) => {
            const tree = edits.map((edit) => ({ ...edit, mode: edit.mode, type: "blob" }));
            return rest.git.createTree({ ...at, base_tree: base, tree });
        }),
        /** Names neither author nor committer. GitHub uses the token's owner, and signs the commit if this is an app. */
        createCommit: ({ message, tree, parents, ...call }) => ask({ ...call, doing: "create a commit", needs: writing, schema: commitSchema }, ({ rest }, at) => rest.git.createCommit({ ...at, message, tree, parents })),
        /** The commit of a branch; null if there is no such branch. */
        branch: ({ name, ...call }) => ask({ ...call, doing: `read branch ${name}`, needs: reading, schema: refSchema }, ({ rest }, at) => rest.git.getRef({ ...at, ref: `heads/${name}` })).catch(api_error/* nullIfGone */.M3),
        createBranch: ({ name, sha: commit, ...call }) => ask({ ...call, doing: `create branch ${name}`, needs: writing, schema: refSchema }, ({ rest }, at) => rest.git.createRef({ ...at, ref: `refs/heads/${name}`, sha: commit })),
        /** Moves a branch forward. GitHub answers 422 if that would lose commits. */
        moveBranch: ({ name, sha: commit, ...call }) => ask({ ...call, doing: `update branch ${name}`, needs: writing, schema: refSchema }, ({ rest }, at) => rest.git.updateRef({ ...at, ref: `heads/${name}`, sha: commit, force: false })),
        /**
         * Adds a commit that GitHub signs even for a person's token. Modes and links are not possible. Sent only once.
         * @param call `head` is the branch's commit. If the branch has another commit by now, nothing changes.
         */
        commitOnBranch({ branch, head, message, changes, ...call }) {
            const [headline = "", ...rest] = message.split("\n");
            const input = {
                branch: { repositoryNameWithOwner: call.repository, branchName: branch },
                expectedHeadOid: head,
                message: { headline, body: rest.join("\n").trim() },
                fileChanges: changes,
            };
            const about = { doing: `create a commit on branch ${branch}`, needs: writing, schema: onBranchSchema };
            return ask({ ...call, ...about, isRepeatable: false }, async ({ graphql }) => ({
                data: await graphql(onBranchMutation, { input }),
            }));
        },
    };
}

;// CONCATENATED MODULE: ./lib/github/api/outcome-calls.js


const listedPull = schemas/* object */.Ikc({
    number: schemas/* number */.aig().int(),
    html_url: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    state: schemas/* string */.YjP(),
    created_at: schemas/* string */.YjP(),
    merged_at: schemas/* string */.YjP().nullish(),
    merge_commit_sha: schemas/* string */.YjP().nullish(),
    head: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), repo: schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }).nullish() }),
})
    .transform(({ number, html_url, title, state, head, ...rest }) => ({
    number,
    url: html_url,
    title,
    /** The pull request's own branch, without `refs/heads/`. */
    branch: head.ref,
    /** The repository `owner/name` of its branch. Null if it is deleted. */
    headRepository: head.repo?.full_name ?? null,
    isOpen: state === "open",
    /** The time in ISO 8601. */
    createdAt: rest.created_at,
    /** Null: it was not merged. */
    mergedAt: rest.merged_at ?? null,
    /** The commit on the base branch that merged it. Before the merge: GitHub's trial merge, or null. */
    mergeSha: rest.merge_commit_sha ?? null,
}));
/** The number of parents. A merge has two. */
const parents = schemas/* array */.YOg(schemas/* unknown */.L5J()).transform(({ length }) => length);
const listedCommit = schemas/* object */.Ikc({ parents, commit: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }) })
    .transform(({ commit, ...rest }) => ({ ...rest, message: commit.message }));
const changedFile = schemas/* object */.Ikc({
    filename: schemas/* string */.YjP(),
    status: schemas/* string */.YjP(),
    /** The file's hash. Null if there is none. */
    sha: schemas/* string */.YjP().nullable(),
    /** Absent for binary files and very large ones. */
    patch: schemas/* string */.YjP().optional(),
})
    .transform(({ filename, ...rest }) => ({ path: filename, ...rest }));
const changes = schemas/* object */.Ikc({ parents, files: schemas/* array */.YOg(changedFile).default([]) });
const outcome_calls_needs = "pull-requests: read";
const outcome_calls_per_page = limits/* limits */.F.pageItems;
function createOutcomeCalls(ask) {
    return {
        newestPulls: ({ page, ...call }) => ask({ ...call, doing: "list the pull requests", needs: outcome_calls_needs, schema: schemas/* array */.YOg(listedPull) }, ({ rest }, at) => {
            const newestFirst = { state: "all", sort: "created", direction: "desc" };
            return rest.pulls.list({ ...at, ...newestFirst, per_page: outcome_calls_per_page, page });
        }),
        /** At most 100, oldest first. */
        pullCommits: ({ number, ...call }) => ask({
            ...call,
            doing: `list the commits of pull request ${number}`,
            needs: outcome_calls_needs,
            schema: schemas/* array */.YOg(listedCommit),
        }, ({ rest }, at) => rest.pulls.listCommits({ ...at, pull_number: number, per_page: outcome_calls_per_page })),
        /** At most 100. */
        pullFiles: ({ number, ...call }) => ask({ ...call, doing: `list the files of pull request ${number}`, needs: outcome_calls_needs, schema: schemas/* array */.YOg(changedFile) }, ({ rest }, at) => rest.pulls.listFiles({ ...at, pull_number: number, per_page: outcome_calls_per_page })),
        /** The changes of a commit against its first parent, at most 300 files. */
        commitChanges: ({ sha, ...call }) => ask({ ...call, doing: `read what commit ${sha} changes`, needs: "contents: read", schema: changes }, ({ rest }, at) => rest.repos.getCommit({ ...at, ref: sha })),
    };
}

;// CONCATENATED MODULE: ./lib/github/api/pull-calls.js


const pullSchema = schemas/* object */.Ikc({
    number: schemas/* number */.aig().int(),
    html_url: schemas/* string */.YjP(),
    draft: schemas/* boolean */.zMY().optional(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
})
    .transform(({ number, html_url, draft, user }) => ({
    number,
    url: html_url,
    isDraft: draft === true,
    /** The login of the person who opened it; null if the account is deleted. */
    author: user?.login ?? null,
}));
const pull_calls_needs = "pull-requests: write";
const list = { needs: "pull-requests: read", schema: schemas/* array */.YOg(pullSchema) };
function createPullCalls(ask) {
    return {
        /** The open pull request from one branch into another; null if there is none. */
        async openPull({ branch, base, ...call }) {
            const doing = `look for the pull request of branch ${branch}`;
            const [found = null] = await ask({ ...call, ...list, doing }, ({ rest }, at) => rest.pulls.list({ ...at, head: `${at.owner}:${branch}`, base, state: "open" }));
            return found;
        },
        /** The numbers of the open pull requests from a branch of this owner. */
        async openPullsOf({ owner, branch, ...call }) {
            const head = `${owner}:${branch}`;
            const found = await ask({ ...call, ...list, doing: `look for pull requests of ${head}` }, ({ rest }, at) => rest.pulls.list({ ...at, head, state: "open" }));
            return found.map(({ number }) => number);
        },
        /** Sent only once. If the error `isUncertain`, the pull request may exist anyway. */
        createPull: ({ title, body, branch, base, isDraft, ...call }) => ask({ ...call, doing: "create a pull request", needs: pull_calls_needs, schema: pullSchema, isRepeatable: false }, ({ rest }, at) => rest.pulls.create({ ...at, title, body, head: branch, base, draft: isDraft })),
        updatePull: ({ number, title, body, ...call }) => ask({ ...call, doing: `update pull request ${number}`, needs: pull_calls_needs, schema: pullSchema }, ({ rest }, at) => rest.pulls.update({ ...at, pull_number: number, title, body })),
        /**
         * Comments on lines of a pull request, in the version of `sha`. False if the lines are not in its diff. Sent only
         * once.
         * @param call lines from 1
         */
        commentOnLines({ number, sha, path, startLine, endLine, body, ...call }) {
            // GitHub refuses a first line that is the same as the last.
            const first = startLine === endLine ? {} : { start_line: startLine, start_side: "RIGHT" };
            const lines = { path, ...first, line: endLine, side: "RIGHT" };
            const schema = schemas/* object */.Ikc({}).transform(() => true);
            return ask({ ...call, doing: `comment on ${path}`, needs: pull_calls_needs, schema, isRepeatable: false }, ({ rest }, at) => rest.pulls.createReviewComment({ ...at, pull_number: number, commit_id: sha, ...lines, body })).catch((0,api_error/* onStatus */.Wb)([422], false));
        },
    };
}

;// CONCATENATED MODULE: ./lib/github/api/workflow-calls.js



const artifactSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    name: schemas/* string */.YjP(),
    size_in_bytes: schemas/* number */.aig(),
    expired: schemas/* boolean */.zMY(),
    workflow_run: schemas/* object */.Ikc({ id: schemas/* number */.aig().int().optional() }).nullish(),
})
    .transform(({ id, name, size_in_bytes, expired, workflow_run }) => ({
    id,
    name,
    /** The size of the zip file. */
    bytes: size_in_bytes,
    isExpired: expired,
    /** The number of the workflow run that created it; null if GitHub names none. */
    workflowRun: workflow_run?.id ?? null,
}));
const runSchema = schemas/* object */.Ikc({ id: schemas/* number */.aig().int(), display_title: schemas/* string */.YjP() })
    /** The name is the workflow's `run-name`. Without one, it is the title that GitHub chose. */
    .transform(({ id, display_title }) => ({ id, name: display_title }));
/** GitHub's states of a run that has not ended. */
const openStates = ["in_progress", "queued", "pending"];
const workflow_calls_needs = "actions: read";
const workflow_calls_per_page = limits/* limits */.F.pageItems;
function createWorkflowCalls(ask) {
    return {
        /** Null if it is gone. */
        artifact: ({ id, ...call }) => ask({ ...call, doing: `read the artifact ${id}`, needs: workflow_calls_needs, schema: artifactSchema }, ({ rest }, at) => rest.actions.getArtifact({ ...at, artifact_id: id })).catch(api_error/* nullIfGone */.M3),
        /** The artifacts of a workflow's run, the first 100. */
        async artifacts({ runId, ...call }) {
            const doing = `list the artifacts of workflow run ${runId}`;
            const schema = schemas/* object */.Ikc({ artifacts: schemas/* array */.YOg(artifactSchema) });
            const { artifacts } = await ask({ ...call, doing, needs: workflow_calls_needs, schema }, ({ rest }, at) => rest.actions.listWorkflowRunArtifacts({ ...at, run_id: runId, per_page: workflow_calls_per_page }));
            return artifacts;
        },
        /** Downloads the zip file of an artifact. A larger file is an error. */
        artifactZip: ({ id, maxBytes, ...call }) => ask({ ...call, doing: `download the artifact ${id}`, needs: workflow_calls_needs, schema: schemas/* instanceof */.Nlp(Buffer) }, async ({ rest }, at, download) => {
            const zip = { ...at, artifact_id: id, archive_format: "zip" };
            const { headers } = await rest.actions.downloadArtifact({
                ...zip,
                request: { redirect: "manual" },
            });
            return { data: await download(headers.location, { maxBytes }) };
        }),
        /** The unfinished runs of all workflows, at most 100 in each state. */
        async openRuns(call) {
            const doing = "list the runs of workflows";
            const schema = schemas/* object */.Ikc({ workflow_runs: schemas/* array */.YOg(runSchema) });
            const answers = openStates.map((status) => ask({ ...call, doing, needs: workflow_calls_needs, schema }, ({ rest }, at) => rest.actions.listWorkflowRunsForRepo({ ...at, status, per_page: workflow_calls_per_page })));
            return (await Promise.all(answers)).flatMap(({ workflow_runs }) => workflow_runs);
        },
        /** Asks GitHub to end a workflow run. False if the run has ended or does not exist. */
        cancelRun({ id, ...call }) {
            const schema = schemas/* unknown */.L5J().transform(() => true);
            const about = { doing: `cancel the run ${id}`, needs: "actions: write", schema };
            return ask({ ...call, ...about }, ({ rest }, at) => rest.actions.cancelWorkflowRun({ ...at, run_id: id })).catch((0,api_error/* onStatus */.Wb)([404, 409, 410], false));
        },
    };
}

;// CONCATENATED MODULE: ./lib/github/api/timing.js
const defaultTiming = {
    requestTimeoutMs: 10_000,
    callDeadlineMs: 120_000,
    retryBaseMs: 1000,
    patienceMs: 60_000,
    longestWaitMs: 60_000,
    isPaced: true,
};
/** Times for a server on this machine. Only GitHub asks its clients for pauses. */
const nearTiming = { retryBaseMs: 100, isPaced: false };

;// CONCATENATED MODULE: ./lib/github/api/client.js















/**
 * Creates the client and sends nothing yet.
 * @throws AgentExecError `settings-invalid` if the token is empty or the address is invalid.
 */
function connectGitHub({ token, apiUrl, log, timing }) {
    if (token.trim() === "")
        throw new errors/* AgentExecError */.r("settings-invalid", "There is no token for GitHub.", {
            nextStep: "Set the input `github-token` to a token, or leave the input out to use the job's own token.",
        });
    if (!URL.canParse(apiUrl)) {
        const message = `${JSON.stringify(apiUrl)} is not a valid address of GitHub's API.`;
        const nextStep = "Set GITHUB_API_URL to the address of GitHub's API, such as https://api.github.com.";
        throw new errors/* AgentExecError */.r("settings-invalid", message, { nextStep });
    }
    const address = apiUrl.replace(/\/+$/, "");
    const ask = createConnection({
        token,
        apiUrl: address,
        log: log ?? (() => { }),
        timing: { ...defaultTiming, ...(isOfThisMachine(apiUrl) && nearTiming), ...timing },
    });
    return {
        ...createAccessCalls(ask, { apiUrl: address }),
        ...createPermissionCalls(ask),
        ...createAttestationCalls(ask),
        ...createCommentCalls(ask),
        ...createCheckCalls(ask),
        ...createDiscussionCalls(ask, { apiUrl: address }),
        ...createImageCalls(ask, { apiUrl: address }),
        ...createJobCalls(ask),
        ...createGitCalls(ask),
        ...createOutcomeCalls(ask),
        ...createPullCalls(ask),
        ...createWorkflowCalls(ask),
    };
}
/** Whether the GitHub server is on this machine, which is so only in tests. */
function isOfThisMachine(apiUrl) {
    return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(apiUrl).hostname);
}


/***/ }),

/***/ 15192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   eK: () => (/* binding */ createWholeFetch),
/* harmony export */   jN: () => (/* binding */ plainFetch)
/* harmony export */ });
/* harmony import */ var _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85555);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52278);


/** The largest answer. It has room for a page of 100 comments of the greatest length. */
const maxAnswerBytes = 64 * 1024 * 1024;
/** A `fetch` that uses the runner's proxy and sends no token. */
const plainFetch = _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_0__/* .defaults */ .NT.request?.fetch;
/**
 * The toolkit's `fetch` with a time limit, a size limit, and access to GitHub's server only. It resolves when the whole
 * answer has come. Octokit takes an interrupted body for an empty one. Here it is a network error, so Octokit retries.
 */
function createWholeFetch({ apiUrl, timing, log, signal }) {
    const { requestTimeoutMs } = timing;
    return async (url, init) => {
        const request = `${init.method} ${new URL(url).pathname}`;
        const timeout = AbortSignal.timeout(requestTimeoutMs);
        try {
            refuseOther(url, apiUrl);
            const response = await plainFetch(url, { ...init, signal: AbortSignal.any([signal, timeout]) });
            refuseOther(response.url, apiUrl);
            const body = await readBody(response);
            const { status, headers } = response;
            // Only server errors are logged here. The caller reports refusals, and GitHub refuses "who am I" for an app's
            // token in every run.
            if (status >= 500)
                log(`GitHub answered ${status} to ${request}`);
            const whole = new Response(body.byteLength === 0 ? null : body, { status, headers });
            // Octokit needs the URL to read a list's next page.
            return Object.defineProperty(whole, "url", { value: response.url });
        }
        catch (thrown) {
            if (signal.aborted)
                throw new GivenUpError();
            const error = timeout.aborted
                ? new Error(`no complete answer after ${requestTimeoutMs} ms`)
                : reasonOf(thrown);
            log(`GitHub did not answer ${request}: ${String(error)}`);
            throw error;
        }
    };
}
/** Octokit retries all network errors except those with this name. */
class GivenUpError extends Error {
    name = "AbortError";
}
/** A redirect, or the link to a list's next page, may name another server. */
function refuseOther(url, apiUrl) {
    const { origin } = new URL(url);
    if (origin !== new URL(apiUrl).origin)
        throw new Error(`the answer redirects to another server, ${origin}`);
}
async function readBody({ body }) {
    const bytes = await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesWithin */ .$2)(body ?? [], maxAnswerBytes);
    if (bytes === null)
        throw new Error(`the answer is longer than ${maxAnswerBytes} bytes`);
    return Uint8Array.from(bytes);
}
/** The reason why `fetch` failed, which only its cause says. */
function reasonOf(thrown) {
    return thrown instanceof TypeError ? (thrown.cause ?? thrown) : thrown;
}


/***/ }),

/***/ 842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isGitea)
/* harmony export */ });
/** Whether an API address belongs to Gitea or Forgejo. GitHub's API is at the root of its host, or below /api/v3. */
function isGitea(apiUrl) {
    return apiUrl.endsWith("/api/v1");
}


/***/ }),

/***/ 72382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ limits)
/* harmony export */ });
/** GitHub's limits and their sources. No other file repeats them. */
const limits = {
    /**
     * Characters of a comment's body, including the hidden marker. GitHub answers 422 "Body is too long (maximum is 65536
     * characters)" (docs.github.com/rest/issues/comments, github.com/docker/scout-action/issues/66). GitHub counts code
     * points; we count UTF-16 units, which are never fewer.
     */
    commentChars: 65_536,
    /** Characters of a check run's `output.summary`, and of its `output.text` (docs.github.com/rest/checks/runs). */
    checkSummaryChars: 65_535,
    /**
     * Annotations of one request for a check run. Later requests add more. Then the characters of a title and of a
     * message. A message may have 64 KB, and a character takes at most 4 bytes (docs.github.com/rest/checks/runs).
     */
    annotations: 50,
    annotationTitleChars: 255,
    annotationMessageChars: 16_384,
    /**
     * Annotations of each level in a step's log. The runner drops further ones
     * (github.com/actions/toolkit/blob/main/docs/problem-matchers.md, "Limitations").
     */
    logAnnotations: 10,
    /**
     * Bytes of a step's job summary. GitHub drops a larger one completely
     * (docs.github.com/actions/reference/workflows-and-actions/workflow-commands, "Step isolation and limits").
     */
    jobSummaryBytes: 1_048_576,
    /** Items of one page of a list (docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api). */
    pageItems: 100,
};


/***/ })

};
