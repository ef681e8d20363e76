export const id = 9489;
export const ids = [9489];
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
/** Turns any error of Octokit into a `GitHubError` that names the missing permission. */
function toGitHubError(thrown, attempted) {
    const answered = readRequestError(thrown);
    return new GitHubError(messageOf(answered, attempted), {
        status: answered.status,
        nextStep: nextStepFor({ ...answered, attempted }),
        cause: thrown,
    });
}
function messageOf({ status, message, headers }, { doing }) {
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
    const error = (thrown ?? {});
    const message = (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateEnd */ .S)(typeof error.message === "string" ? error.message : String(thrown), 300);
    const headers = error.response?.headers ?? {};
    const status = error.response && typeof error.status === "number" ? error.status : null;
    return { status, message, headers };
}
function nextStepFor({ status, message, headers, attempted: { needs }, }) {
    const grant = needs
        ? `Give the job \`permissions: { ${needs} }\``
        : "Give the job a token that may read the repository";
    if (status === 401)
        return "Set a valid github-token. The job's own token expires when the job ends, or after 24 hours.";
    if (isLimit({ status, headers })) {
        return `Wait until GitHub's rate limit is over${resetOf(headers)}, then run the job again.`;
    }
    if (status === 403 && /\blocked\b/i.test(message))
        return ("The conversation is locked. Unlock the conversation, or read the report in the job's summary or " +
            "artifact.");
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
function isLimit({ status, headers }) {
    if (status === 429)
        return true;
    return status === 403 && (headers["x-ratelimit-remaining"] === "0" || headers["retry-after"] !== undefined);
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

/***/ 29489:
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
// EXTERNAL MODULE: ./lib/github/api/in-repository.js
var in_repository = __webpack_require__(11178);
;// CONCATENATED MODULE: ./lib/github/api/access-calls.js




const permissionSchema = schemas/* object */.Ikc({
    permission: schemas/* string */.YjP(),
    role_name: schemas/* string */.YjP().optional(),
    user: schemas/* object */.Ikc({ id: schemas/* number */.aig().int() }).nullish(),
});
const fullName = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() });
const pullRequestSchema = schemas/* object */.Ikc({
    title: schemas/* string */.YjP().default(""),
    body: schemas/* string */.YjP().nullish(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
    state: schemas/* string */.YjP().default("open"),
    merged_at: schemas/* string */.YjP().nullish(),
    head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), ref: schemas/* string */.YjP().default(""), repo: fullName.nullable() }),
    base: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), repo: fullName }),
    labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })).default([]),
})
    .transform(({ body, user, merged_at, ...rest }) => ({
    ...rest,
    isMerged: (merged_at ?? null) !== null,
    body: body ?? "",
    author: user?.login ?? null,
}));
const issueSchema = schemas/* object */.Ikc({ title: schemas/* string */.YjP(), body: schemas/* string */.YjP().nullish() });
/** The form of a file. GitHub leaves out the content of larger files, and returns a list for a folder. */
const fileSchema = schemas/* object */.Ikc({ type: schemas/* literal */.euz("file"), encoding: schemas/* literal */.euz("base64"), content: schemas/* string */.YjP() });
const doing = "name the owner of this token";
/** The login of the person who owns the token. Null for an app's token such as the job's. */
async function userOf(ask, signal) {
    try {
        const schema = schemas/* object */.Ikc({ login: schemas/* string */.YjP() });
        return (await ask({ doing, schema, signal }, ({ rest }) => rest.users.getAuthenticated())).login;
    }
    catch (thrown) {
        if (thrown instanceof api_error/* GitHubError */.y_ && thrown.status === 403)
            return null;
        throw thrown;
    }
}
/**
 * The login of the app that owns the token. Only GraphQL names it. Null if the server has no GraphQL, or does not
 * answer.
 */
async function appOf(ask, signal) {
    const schema = schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) });
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
/** @param apiUrl without a slash at its end */
function createAccessCalls(ask, { apiUrl }) {
    /** Asked only once, because a token's owner stays the same. */
    let owner = null;
    return {
        async permissionOf(call) {
            const { login, repository, signal } = call;
            const doing = `read the permission of ${login} in ${repository}`;
            try {
                const { permission, role_name, user } = await ask({ doing, schema: permissionSchema, signal }, ({ rest }) => rest.repos.getCollaboratorPermissionLevel({ ...(0,in_repository/* inRepository */.y)(repository), username: login }));
                return { level: permission, role: role_name ?? permission, userId: user?.id ?? null };
            }
            catch (thrown) {
                const isRefused = thrown instanceof api_error/* GitHubError */.y_ && thrown.status === 403;
                if (!isRefused || !(0,gitea/* isGitea */.H)(apiUrl))
                    throw thrown;
                const nextStep = "Gitea and Forgejo show permissions only to administrators. Set `github-token` to the token of an administrator of the repository.";
                throw new api_error/* GitHubError */.y_(thrown.message, { status: 403, nextStep, cause: thrown });
            }
        },
        async isInTeam({ organisation, team, login, signal }) {
            const doing = `read whether ${login} is in the team ${organisation}/${team}`;
            try {
                const schema = schemas/* object */.Ikc({ state: schemas/* string */.YjP() });
                const found = await (0,in_repository/* orGone */.P)(ask({ doing, schema, signal }, ({ rest }) => rest.teams.getMembershipForUserInOrg({ org: organisation, team_slug: team, username: login })));
                return found?.state === "active";
            }
            catch (thrown) {
                if (!(thrown instanceof api_error/* GitHubError */.y_) || thrown.status !== 403)
                    throw thrown;
                const nextStep = "Set `github-token` to the token of an app or a person that can read the organisation's members. The job's own token cannot.";
                throw new api_error/* GitHubError */.y_(thrown.message, { status: 403, nextStep, cause: thrown });
            }
        },
        async ownLogin({ signal }) {
            owner ??= (await userOf(ask, signal)) ?? (await appOf(ask, signal));
            return owner;
        },
        pullRequest: ({ number, repository, signal }) => ask({
            doing: `read pull request ${number}`,
            needs: "pull-requests: read",
            schema: pullRequestSchema,
            signal,
        }, ({ rest }) => rest.pulls.get({ ...(0,in_repository/* inRepository */.y)(repository), pull_number: number })),
        async issue({ number, repository, signal }) {
            const found = await (0,in_repository/* orGone */.P)(ask({ doing: `read issue ${number}`, needs: "issues: read", schema: issueSchema, signal }, ({ rest }) => rest.issues.get({ ...(0,in_repository/* inRepository */.y)(repository), issue_number: number })));
            return found === null ? null : { title: found.title, body: found.body ?? "" };
        },
        async fileAt({ path, commit, repository, signal }) {
            const file = await (0,in_repository/* orGone */.P)(ask({ doing: `read the file ${path}`, needs: "contents: read", schema: fileSchema, signal }, ({ rest }) => rest.repos.getContent({ ...(0,in_repository/* inRepository */.y)(repository), path, ref: commit })));
            return file === null ? null : Buffer.from(file.content, "base64");
        },
    };
}

;// CONCATENATED MODULE: ./lib/github/api/attestation-calls.js


const attestation = schemas/* object */.Ikc({ id: schemas/* number */.aig().int() }).transform(({ id }) => id);
const keeping = { doing: "keep an attestation", needs: "attestations: write" };
function createAttestationCalls(ask) {
    return {
        createAttestation: ({ repository, bundle, signal }) => ask({ ...keeping, schema: attestation, isRepeatable: false, signal }, ({ rest }) => rest.repos.createAttestation({ ...(0,in_repository/* inRepository */.y)(repository), bundle })),
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
        checkRuns: ({ repository, sha, name, signal }) => ask({ doing: `list the check runs of ${sha}`, needs, schema: schemas/* array */.YOg(checkRunSchema), signal }, async ({ rest, paginate }) => {
            const commit = { ...(0,in_repository/* inRepository */.y)(repository), ref: sha, check_name: name, filter: "all" };
            return { data: await paginate(rest.checks.listForRef, { ...commit, per_page: limits/* limits */.F.pageItems }) };
        }),
        checkRun: ({ repository, id, signal }) => (0,in_repository/* orGone */.P)(ask({ ...one, doing: `read check run ${id}`, signal }, ({ rest }) => rest.checks.get({ ...(0,in_repository/* inRepository */.y)(repository), check_run_id: id }))),
        createCheckRun: ({ repository, sha, name, externalId, detailsUrl, signal, ...fields }) => ask({ ...one, doing: `create a check run on ${sha}`, isRepeatable: false, signal }, ({ rest }) => rest.checks.create({
            ...(0,in_repository/* inRepository */.y)(repository),
            head_sha: sha,
            name,
            external_id: externalId,
            ...(detailsUrl !== undefined && { details_url: detailsUrl }),
            ...written(fields),
        })),
        updateCheckRun: ({ repository, id, signal, isHasty, ...fields }) => (0,in_repository/* orGone */.P)(ask({ ...one, doing: `edit check run ${id}`, isRepeatable: isHasty !== true, signal }, ({ rest }) => rest.checks.update({ ...(0,in_repository/* inRepository */.y)(repository), check_run_id: id, ...written(fields) }))),
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
    body: schemas/* string */.YjP().optional(),
    html_url: schemas/* string */.YjP(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(),
})
    .transform(({ id, body, html_url, user }) => ({
    id,
    body: body ?? "",
    url: html_url,
    author: user?.login ?? null,
}));
const comment_calls_needs = "issues: write, pull-requests: write";
const comment_calls_one = { needs: comment_calls_needs, schema: commentSchema };
const anything = { needs: comment_calls_needs, schema: schemas/* unknown */.L5J() };
function createCommentCalls(ask) {
    return {
        comments: ({ repository, number, signal }) => ask({
            doing: `list the comments of #${number}`,
            needs: "issues: read, pull-requests: read",
            schema: schemas/* array */.YOg(commentSchema),
            signal,
        }, async ({ rest, paginate }) => {
            const issue = { ...(0,in_repository/* inRepository */.y)(repository), issue_number: number };
            return { data: await paginate(rest.issues.listComments, { ...issue, per_page: limits/* limits */.F.pageItems }) };
        }),
        comment: ({ repository, id, signal }) => (0,in_repository/* orGone */.P)(ask({ ...comment_calls_one, doing: `read comment ${id}`, signal }, ({ rest }) => rest.issues.getComment({ ...(0,in_repository/* inRepository */.y)(repository), comment_id: id }))),
        async textOf({ repository, subject: { kind, id }, number, signal }) {
            const schema = schemas/* object */.Ikc({ body: schemas/* string */.YjP().nullish() });
            const said = await (0,in_repository/* orGone */.P)(ask({ doing: `read the ${kind} ${id} again`, needs: comment_calls_one.needs, schema, signal }, ({ rest }) => requestSaid(rest, { kind, id }, { ...(0,in_repository/* inRepository */.y)(repository), pull_number: number })));
            return said === null ? null : (said.body ?? "");
        },
        createComment: ({ repository, number, body, signal }) => ask({ ...comment_calls_one, doing: `write a comment on #${number}`, isRepeatable: false, signal }, ({ rest }) => rest.issues.createComment({ ...(0,in_repository/* inRepository */.y)(repository), issue_number: number, body })),
        updateComment: ({ repository, id, body, isHasty, signal }) => (0,in_repository/* orGone */.P)(ask({ ...comment_calls_one, doing: `edit comment ${id}`, isRepeatable: isHasty !== true, signal }, ({ rest }) => rest.issues.updateComment({ ...(0,in_repository/* inRepository */.y)(repository), comment_id: id, body }))),
        async deleteComment({ repository, id, signal }) {
            const call = {
                ...anything,
                schema: schemas/* unknown */.L5J().transform(() => true),
                doing: `delete comment ${id}`,
                signal,
            };
            const isDeleted = await (0,in_repository/* orGone */.P)(ask(call, ({ rest }) => rest.issues.deleteComment({ ...(0,in_repository/* inRepository */.y)(repository), comment_id: id })));
            return isDeleted === true;
        },
        async react({ repository, subject, content, signal }) {
            await ask({ ...anything, doing: "react to the request", isRepeatable: false, signal }, (octokit) => reactTo(octokit, subject, { ...(0,in_repository/* inRepository */.y)(repository), content }));
        },
    };
}
/** Asks for a comment or review. */
function requestSaid({ pulls, issues }, { kind, id }, { pull_number, ...place }) {
    if (kind === "review")
        return pulls.getReview({ ...place, pull_number, review_id: id });
    return kind === "review-comment"
        ? pulls.getReviewComment({ ...place, comment_id: id })
        : issues.getComment({ ...place, comment_id: id });
}
function reactTo({ rest: { reactions } }, subject, reaction) {
    switch (subject.kind) {
        case "issue-comment":
            return reactions.createForIssueComment({ ...reaction, comment_id: subject.id });
        case "review-comment":
            return reactions.createForPullRequestReviewComment({ ...reaction, comment_id: subject.id });
        case "issue":
            return reactions.createForIssue({ ...reaction, issue_number: subject.number });
    }
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
const saidOnDiff = said.extend({
    pull_request_review_id: schemas/* number */.aig().int().nullish(),
    path: schemas/* string */.YjP(),
    line: schemas/* number */.aig().int().nullish(),
    original_line: schemas/* number */.aig().int().nullish(),
    diff_hunk: schemas/* string */.YjP().nullish(),
});
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
    state: schemas/* string */.YjP(),
    /** Null while its author is still writing it. */
    submittedAt: schemas/* string */.YjP().nullable(),
    lastEditedAt: schemas/* string */.YjP().nullable(),
    author: schemas/* object */.Ikc({ __typename: schemas/* string */.YjP(), login: schemas/* string */.YjP(), databaseId: schemas/* number */.aig().int().nullish() })
        .nullable(),
});
const reviews = schemas/* object */.Ikc({
    repository: schemas/* object */.Ikc({
        pullRequest: schemas/* object */.Ikc({ reviews: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(review) }) }),
    }),
});
const comparison = schemas/* object */.Ikc({
    files: schemas/* array */.YOg(schemas/* object */.Ikc({
        filename: schemas/* string */.YjP(),
        status: schemas/* string */.YjP(),
        additions: schemas/* number */.aig().int(),
        deletions: schemas/* number */.aig().int(),
        patch: schemas/* string */.YjP().optional(),
    }))
        .optional(),
    commits: schemas/* array */.YOg(schemas/* object */.Ikc({ commit: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }) })),
    behind_by: schemas/* number */.aig().int(),
    merge_base_commit: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }),
});
/** @param apiUrl without a slash at its end */
function createDiscussionCalls(ask, { apiUrl }) {
    return {
        async newestComments({ repository, number, total, signal }) {
            const last = Math.max(1, Math.ceil(total / limits/* limits */.F.pageItems));
            const pages = last === 1 ? [1] : [last - 1, last];
            const read = await Promise.all(pages.map((page) => ask({
                doing: `list the comments of #${number}`,
                needs: "issues: read, pull-requests: read",
                schema: schemas/* array */.YOg(said),
                signal,
            }, ({ rest }) => rest.issues.listComments({
                ...(0,in_repository/* inRepository */.y)(repository),
                issue_number: number,
                per_page: limits/* limits */.F.pageItems,
                page,
            }))));
            return read.flat().map(commentOf);
        },
        async newestReviewComments({ repository, number, signal }) {
            const read = await ask({
                doing: `list the review comments of pull request ${number}`,
                needs: "pull-requests: read",
                schema: schemas/* array */.YOg(saidOnDiff),
                signal,
            }, ({ rest }) => rest.pulls.listReviewComments({
                ...(0,in_repository/* inRepository */.y)(repository),
                pull_number: number,
                per_page: limits/* limits */.F.pageItems,
                sort: "created",
                direction: "desc",
            }));
            return read.toReversed().map((each) => ({
                ...commentOf(each),
                reviewId: each.pull_request_review_id ?? null,
                path: each.path,
                line: each.line ?? each.original_line ?? null,
                hunk: each.diff_hunk ?? "",
            }));
        },
        async newestReviews({ repository, number, signal }) {
            // Gitea and Forgejo have no GraphQL.
            if ((0,gitea/* isGitea */.H)(apiUrl))
                return [];
            const read = await ask({
                doing: `list the reviews of pull request ${number}`,
                needs: "pull-requests: read",
                schema: reviews,
                signal,
            }, async ({ graphql }) => ({
                data: await graphql(reviewsQuery, {
                    ...(0,in_repository/* inRepository */.y)(repository),
                    number,
                    last: limits/* limits */.F.pageItems,
                }),
            }));
            return read.repository.pullRequest.reviews.nodes.flatMap(reviewOf);
        },
        async comparison({ repository, base, head, signal }) {
            const { files = [], commits, behind_by, merge_base_commit, } = await ask({ doing: `compare ${base} with ${head}`, needs: "contents: read", schema: comparison, signal }, ({ rest }) => rest.repos.compareCommitsWithBasehead({
                ...(0,in_repository/* inRepository */.y)(repository),
                basehead: `${base}...${head}`,
                per_page: limits/* limits */.F.pageItems,
            }));
            return {
                files: files.map(({ filename, ...file }) => ({ path: filename, ...file })),
                commits: commits.map(({ commit }) => commit.message),
                behindBy: behind_by,
                mergeBase: merge_base_commit.sha,
            };
        },
    };
}
function commentOf({ id, body, html_url, user, created_at, updated_at }) {
    return { id, body: body ?? "", url: html_url, author: user, createdAt: created_at, updatedAt: updated_at };
}
function reviewOf(given) {
    const { fullDatabaseId: id, body, url, state, submittedAt, lastEditedAt, author } = given;
    if (submittedAt === null || body.trim() === "")
        return [];
    const by = author && { login: author.login, id: author.databaseId ?? 0, type: author.__typename };
    return [
        { id, body, url, state, author: by, createdAt: submittedAt, updatedAt: lastEditedAt ?? submittedAt },
    ];
}

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/github/api/fetch.js
var fetch = __webpack_require__(15192);
;// CONCATENATED MODULE: ./lib/github/api/download.js


/** An error for which a retry would not help. */
class FinalDownloadError extends Error {
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
    .transform(({ body, body_html }) => ({ body: body ?? "", html: body_html ?? "" }));
/** Asks for the text as Markdown and as HTML (docs.github.com/rest/using-the-rest-api/media-types). */
const headers = { accept: "application/vnd.github.full+json" };
const uploadHosts = new Set([
    "private-user-images.githubusercontent.com",
    "user-images.githubusercontent.com",
]);
function createImageCalls(ask, { apiUrl }) {
    return {
        renderedText: ({ repository, place, number, signal }) => (0,in_repository/* orGone */.P)(ask({
            doing: `read the images of ${"id" in place ? `the ${place.kind} ${place.id}` : `#${number}`}`,
            needs: "issues: read, pull-requests: read",
            schema: rendered,
            signal,
        }, ({ rest }) => {
            const at = { ...(0,in_repository/* inRepository */.y)(repository), headers };
            if ("id" in place)
                return requestSaid(rest, place, { ...at, pull_number: number });
            return place.kind === "issue"
                ? rest.issues.get({ ...at, issue_number: number })
                : rest.pulls.get({ ...at, pull_number: number });
        })),
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
        upload: ({ address, ...bounds }) => download(address, { apiUrl, ...bounds }),
    };
}

;// CONCATENATED MODULE: ./lib/github/api/job-calls.js




const annotation = schemas/* object */.Ikc({ annotation_level: schemas/* string */.YjP().nullish(), message: schemas/* string */.YjP().nullish() });
const step = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    conclusion: schemas/* string */.YjP().nullish(),
    started_at: schemas/* string */.YjP().nullish(),
    completed_at: schemas/* string */.YjP().nullish(),
});
const job = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    name: schemas/* string */.YjP(),
    conclusion: schemas/* string */.YjP().nullish(),
    steps: schemas/* array */.YOg(step).optional(),
});
/** A longer log is not read, because a run should not wait that long. */
const maxLogBytes = 64 * 1024 * 1024;
/** A longer log is not read, because that takes too long for a run. */
const lastLogBytes = 1024 * 1024;
function createJobCalls(ask, { apiUrl }) {
    return {
        async jobs({ repository, runId, attempt, signal }) {
            const { jobs } = await ask({
                doing: `list the jobs of workflow run ${runId}`,
                needs: "actions: read",
                schema: schemas/* object */.Ikc({ jobs: schemas/* array */.YOg(job) }),
                signal,
            }, ({ rest }) => rest.actions.listJobsForWorkflowRunAttempt({
                ...(0,in_repository/* inRepository */.y)(repository),
                run_id: runId,
                attempt_number: attempt,
                per_page: limits/* limits */.F.pageItems,
            }));
            return jobs.map(({ conclusion = null, steps = [], ...each }) => ({
                ...each,
                conclusion,
                steps: steps.map(({ name, ...its }) => ({
                    name,
                    conclusion: its.conclusion ?? null,
                    startedAt: its.started_at ?? null,
                    endedAt: its.completed_at ?? null,
                })),
            }));
        },
        async jobErrors({ repository, job: { id, name }, signal }) {
            const annotations = await ask({
                doing: `read the errors of the job ${name}`,
                needs: "checks: read",
                schema: schemas/* array */.YOg(annotation),
                signal,
            }, 
            // A job and its check run have the same number.
            ({ rest }) => rest.checks.listAnnotations({
                ...(0,in_repository/* inRepository */.y)(repository),
                check_run_id: id,
                per_page: limits/* limits */.F.pageItems,
            }));
            const errors = annotations.filter(({ annotation_level: level }) => level === "failure");
            return errors.flatMap(({ message }) => message ?? []);
        },
        logEnd: ({ repository, job: { id, name }, signal }) => ask({ doing: `read the log of the job ${name}`, needs: "actions: read", schema: schemas/* string */.YjP(), signal }, async ({ rest }, again) => {
            const call = { ...(0,in_repository/* inRepository */.y)(repository), job_id: id, request: { redirect: "manual" } };
            const { headers } = await rest.actions.downloadJobLogsForWorkflowRun(call);
            const bounds = { apiUrl, maxBytes: maxLogBytes, lastBytes: lastLogBytes, signal };
            const log = await again(() => download(headers.location ?? "", bounds));
            return { data: log.toString("utf8") };
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
/**
 * Finds out whether a token may write. It sends a request without its required fields. If the token may not write,
 * GitHub refuses with 403. If it may, GitHub refuses with 422 because of the fields. GitHub does not document this
 * order, so `write` is only probable. The other results are certain.
 */
function createPermissionCalls(ask) {
    return {
        async tokenAccess({ repository, permission, commit, signal }) {
            const call = (0,in_repository/* inRepository */.y)(repository);
            const statusOf = async (method, path) => {
                const about = { doing: `tell the token's permission ${permission}`, needs: `${permission}: write` };
                try {
                    const body = method === "POST" && { data: {} };
                    await ask({ ...about, schema: schemas/* unknown */.L5J(), signal }, ({ request }) => request(`${method} /repos/{owner}/{repo}/${path.replace("{commit}", commit)}`, {
                        ...call,
                        ...body,
                    }));
                    return 200;
                }
                catch (thrown) {
                    const status = thrown instanceof api_error/* GitHubError */.y_ ? thrown.status : null;
                    if (status === null || !answers.includes(status) || isLimit(thrown))
                        throw thrown;
                    return status;
                }
            };
            const written = await statusOf("POST", writings[permission]);
            if (written === 422 || written === 400 || (written === 404 && permission === "actions"))
                return "write";
            return (await statusOf("GET", readings[permission])) === 200 ? "read" : "none";
        },
    };
}
/** Status codes that say something about the permission. */
const answers = [400, 403, 404, 422];
function isLimit(thrown) {
    return /rate limit/.test(thrown.nextStep);
}

// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/github/api/again.js


const maxRetries = 5;
/** Repeats requests that Octokit does not send, with Octokit's waits and limits. Octokit repeats its own requests. */
function againWithin({ timing, patience, signal }) {
    return async (download) => {
        for (let tries = 1;; tries += 1) {
            try {
                return await download();
            }
            catch (thrown) {
                const waitMs = timing.retryBaseMs * tries ** 2;
                const isFinal = thrown instanceof FinalDownloadError || signal.aborted || tries > maxRetries;
                if (isFinal || !patience(waitMs))
                    throw thrown;
                await (0,promises_.setTimeout)(waitMs, undefined, { signal });
            }
        }
    };
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





/** Octokit is loaded at the first call. So skipped events and `--help` do not load it. */
function createConnection(given) {
    const { callDeadlineMs, patienceMs } = given.timing;
    const options = { ...given, patience: patienceOf(patienceMs) };
    return async ({ schema, signal, isRepeatable = true, ...attempted }, request) => {
        const deadline = AbortSignal.timeout(callDeadlineMs);
        const either = AbortSignal.any([signal, deadline]);
        try {
            const { createOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(8562)]).then(__webpack_require__.bind(__webpack_require__, 18562));
            const octokit = createOctokit({ ...options, signal: either, isRepeatable });
            // `raceSignal` ends the wait if the signal aborts, because Octokit's own waits ignore signals.
            const { data } = await (0,src/* raceSignal */.W)(request(octokit, againWithin({ ...options, signal: either })), either);
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
        nextStep: "Check that api-url is the address of GitHub's API, and that no proxy changes GitHub's answers.",
        cause: result.error,
    });
}

;// CONCATENATED MODULE: ./lib/github/api/git-calls.js


const sha = schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }).transform((object) => object.sha);
const commitSchema = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(),
    tree: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }),
    message: schemas/* string */.YjP(),
    verification: schemas/* object */.Ikc({ verified: schemas/* boolean */.zMY() }).optional(),
})
    .transform(({ verification, tree, ...rest }) => ({
    ...rest,
    tree: tree.sha,
    isVerified: verification?.verified === true,
}));
const treeSchema = schemas/* object */.Ikc({
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), mode: schemas/* string */.YjP(), sha: schemas/* string */.YjP() })),
});
const blobSchema = schemas/* object */.Ikc({ content: schemas/* string */.YjP(), encoding: schemas/* literal */.euz("base64") });
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
        commit: ({ repository, sha: commit_sha, signal }) => ask({ doing: `read commit ${commit_sha}`, needs: reading, schema: commitSchema, signal }, ({ rest }) => rest.git.getCommit({ ...(0,in_repository/* inRepository */.y)(repository), commit_sha })),
        async tree({ repository, sha: tree_sha, isRecursive = false, signal }) {
            const recursive = isRecursive ? { recursive: "1" } : {};
            const { tree } = await ask({ doing: `read folder ${tree_sha}`, needs: reading, schema: treeSchema, signal }, ({ rest }) => rest.git.getTree({ ...(0,in_repository/* inRepository */.y)(repository), tree_sha, ...recursive }));
            return new Map(tree.map(({ path, ...entry }) => [path, entry]));
        },
        async blob({ repository, sha: file_sha, signal }) {
            const { content } = await ask({ doing: `read file ${file_sha}`, needs: reading, schema: blobSchema, signal }, ({ rest }) => rest.git.getBlob({ ...(0,in_repository/* inRepository */.y)(repository), file_sha }));
            return Buffer.from(content, "base64");
        },
        createBlob: ({ repository, content, signal }) => ask({ doing: "upload a file", needs: writing, schema: sha, signal }, ({ rest }) => rest.git.createBlob({
            ...(0,in_repository/* inRepository */.y)(repository),
            content: Buffer.from(content).toString("base64"),
            encoding: "base64",
        })),
        createTree: ({ repository, base, edits, signal }) => ask({ doing: "upload the changed files", needs: writing, schema: sha, signal }, ({ rest }) => rest.git.createTree({
            ...(0,in_repository/* inRepository */.y)(repository),
            base_tree: base,
            tree: edits.map((edit) => ({ ...edit, mode: edit.mode, type: "blob" })),
        })),
        createCommit: ({ repository, message, tree, parents, signal }) => ask({ doing: "create a commit", needs: writing, schema: commitSchema, signal }, ({ rest }) => rest.git.createCommit({ ...(0,in_repository/* inRepository */.y)(repository), message, tree, parents: [...parents] })),
        branch: ({ repository, name, signal }) => (0,in_repository/* orGone */.P)(ask({ doing: `read branch ${name}`, needs: reading, schema: refSchema, signal }, ({ rest }) => rest.git.getRef({ ...(0,in_repository/* inRepository */.y)(repository), ref: `heads/${name}` }))),
        async createBranch({ repository, name, sha: commit, signal }) {
            await ask({ doing: `create branch ${name}`, needs: writing, schema: refSchema, signal }, ({ rest }) => rest.git.createRef({ ...(0,in_repository/* inRepository */.y)(repository), ref: `refs/heads/${name}`, sha: commit }));
        },
        async moveBranch({ repository, name, sha: commit, signal }) {
            await ask({ doing: `update branch ${name}`, needs: writing, schema: refSchema, signal }, ({ rest }) => rest.git.updateRef({ ...(0,in_repository/* inRepository */.y)(repository), ref: `heads/${name}`, sha: commit, force: false }));
        },
        commitOnBranch: ({ repository, branch, head, message, changes, signal }) => {
            const [headline = "", ...rest] = message.split("\n");
            const input = {
                branch: { repositoryNameWithOwner: repository, branchName: branch },
                expectedHeadOid: head,
                message: { headline, body: rest.join("\n").trim() },
                fileChanges: changes,
            };
            const about = { doing: `create a commit on branch ${branch}`, needs: writing, signal };
            return ask({ ...about, schema: onBranchSchema, isRepeatable: false }, async ({ graphql }) => ({
                data: await graphql(onBranchMutation, { input }),
            }));
        },
    };
}

;// CONCATENATED MODULE: ./lib/github/api/outcome-calls.js



const pulls = schemas/* array */.YOg(schemas/* object */.Ikc({
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
    branch: head.ref,
    headRepository: head.repo?.full_name ?? null,
    isOpen: state === "open",
    createdAt: rest.created_at,
    mergedAt: rest.merged_at ?? null,
    mergeSha: rest.merge_commit_sha ?? null,
})));
const parents = schemas/* array */.YOg(schemas/* unknown */.L5J()).transform(({ length }) => length);
const commits = schemas/* array */.YOg(schemas/* object */.Ikc({ parents, commit: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }) })
    .transform(({ parents: count, commit }) => ({ message: commit.message, parents: count })));
const files = schemas/* array */.YOg(schemas/* object */.Ikc({
    filename: schemas/* string */.YjP(),
    status: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP().nullable(),
    patch: schemas/* string */.YjP().optional(),
})
    .transform(({ filename, ...rest }) => ({ path: filename, ...rest })));
const commit = schemas/* object */.Ikc({ parents, files: files.default([]) });
const pullsRead = "pull-requests: read";
function createOutcomeCalls(ask) {
    const per_page = limits/* limits */.F.pageItems;
    return {
        newestPulls: ({ repository, page, signal }) => ask({ doing: "list the pull requests", needs: pullsRead, schema: pulls, signal }, ({ rest }) => rest.pulls.list({
            ...(0,in_repository/* inRepository */.y)(repository),
            state: "all",
            sort: "created",
            direction: "desc",
            per_page,
            page,
        })),
        pullCommits: ({ repository, number, signal }) => ask({ doing: `list the commits of pull request ${number}`, needs: pullsRead, schema: commits, signal }, ({ rest }) => rest.pulls.listCommits({ ...(0,in_repository/* inRepository */.y)(repository), pull_number: number, per_page })),
        pullFiles: ({ repository, number, signal }) => ask({ doing: `list the files of pull request ${number}`, needs: pullsRead, schema: files, signal }, ({ rest }) => rest.pulls.listFiles({ ...(0,in_repository/* inRepository */.y)(repository), pull_number: number, per_page })),
        commitChanges: ({ repository, sha, signal }) => ask({ doing: `read what commit ${sha} changes`, needs: "contents: read", schema: commit, signal }, ({ rest }) => rest.repos.getCommit({ ...(0,in_repository/* inRepository */.y)(repository), ref: sha })),
    };
}

;// CONCATENATED MODULE: ./lib/github/api/pull-calls.js



const pullSchema = schemas/* object */.Ikc({
    number: schemas/* number */.aig().int(),
    html_url: schemas/* string */.YjP(),
    draft: schemas/* boolean */.zMY().optional(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
    mergeable: schemas/* boolean */.zMY().nullish(),
})
    .transform(({ number, html_url, draft, user, mergeable }) => ({
    number,
    url: html_url,
    isDraft: draft === true,
    author: user?.login ?? null,
    isMergeable: mergeable ?? null,
}));
const pull_calls_needs = "pull-requests: write";
function createPullCalls(ask) {
    return {
        async openPull({ repository, branch, base, signal }) {
            const where = (0,in_repository/* inRepository */.y)(repository);
            const [found = null] = await ask({
                doing: `look for the pull request of branch ${branch}`,
                needs: "pull-requests: read",
                schema: schemas/* array */.YOg(pullSchema),
                signal,
            }, ({ rest }) => rest.pulls.list({ ...where, head: `${where.owner}:${branch}`, base, state: "open" }));
            return found;
        },
        async openPullsOf({ repository, owner, branch, signal }) {
            const found = await ask({
                doing: `look for pull requests of ${owner}:${branch}`,
                needs: "pull-requests: read",
                schema: schemas/* array */.YOg(pullSchema),
                signal,
            }, ({ rest }) => rest.pulls.list({ ...(0,in_repository/* inRepository */.y)(repository), head: `${owner}:${branch}`, state: "open" }));
            return found.map(({ number }) => number);
        },
        pull: ({ repository, number, signal }) => ask({ doing: `read pull request ${number}`, needs: "pull-requests: read", schema: pullSchema, signal }, ({ rest }) => rest.pulls.get({ ...(0,in_repository/* inRepository */.y)(repository), pull_number: number })),
        createPull: ({ repository, title, body, branch, base, isDraft, signal }) => ask({ doing: "create a pull request", needs: pull_calls_needs, schema: pullSchema, isRepeatable: false, signal }, ({ rest }) => rest.pulls.create({ ...(0,in_repository/* inRepository */.y)(repository), title, body, head: branch, base, draft: isDraft })),
        updatePull: ({ repository, number, title, body, signal }) => ask({ doing: `update pull request ${number}`, needs: pull_calls_needs, schema: pullSchema, signal }, ({ rest }) => rest.pulls.update({ ...(0,in_repository/* inRepository */.y)(repository), pull_number: number, title, body })),
        async commentOnLines({ repository, number, sha, path, startLine, endLine, body, signal }) {
            // GitHub refuses a first line that is the same as the last.
            const first = startLine === endLine ? {} : { start_line: startLine, start_side: "RIGHT" };
            try {
                await ask({ doing: `comment on ${path}`, needs: pull_calls_needs, schema: schemas/* object */.Ikc({}), isRepeatable: false, signal }, ({ rest }) => rest.pulls.createReviewComment({
                    ...(0,in_repository/* inRepository */.y)(repository),
                    pull_number: number,
                    commit_id: sha,
                    path,
                    ...first,
                    line: endLine,
                    side: "RIGHT",
                    body,
                }));
                return true;
            }
            catch (thrown) {
                if (thrown instanceof api_error/* GitHubError */.y_ && thrown.status === 422)
                    return false;
                throw thrown;
            }
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
    bytes: size_in_bytes,
    isExpired: expired,
    workflowRun: workflow_run?.id ?? null,
}));
const runSchema = schemas/* object */.Ikc({ id: schemas/* number */.aig().int(), display_title: schemas/* string */.YjP() })
    .transform(({ id, display_title }) => ({ id, name: display_title }));
/** GitHub's states of a run that has not ended. */
const openStates = ["in_progress", "queued", "pending"];
function createWorkflowCalls(ask, { apiUrl }) {
    return {
        artifact: ({ repository, id, signal }) => (0,in_repository/* orGone */.P)(ask({ doing: `read the artifact ${id}`, needs: "actions: read", schema: artifactSchema, signal }, ({ rest }) => rest.actions.getArtifact({ ...(0,in_repository/* inRepository */.y)(repository), artifact_id: id }))),
        async artifacts({ repository, runId, signal }) {
            const { artifacts } = await ask({
                doing: `list the artifacts of workflow run ${runId}`,
                needs: "actions: read",
                schema: schemas/* object */.Ikc({ artifacts: schemas/* array */.YOg(artifactSchema) }),
                signal,
            }, ({ rest }) => rest.actions.listWorkflowRunArtifacts({
                ...(0,in_repository/* inRepository */.y)(repository),
                run_id: runId,
                per_page: limits/* limits */.F.pageItems,
            }));
            return artifacts;
        },
        artifactZip: ({ repository, id, maxBytes, signal }) => ask({
            doing: `download the artifact ${id}`,
            needs: "actions: read",
            schema: schemas/* instanceof */.Nlp(Buffer),
            signal,
        }, async ({ rest }, again) => {
            const call = { ...(0,in_repository/* inRepository */.y)(repository), artifact_id: id, archive_format: "zip" };
            const { headers } = await rest.actions.downloadArtifact({
                ...call,
                request: { redirect: "manual" },
            });
            const bounds = { apiUrl, maxBytes, signal };
            return { data: await again(() => download(headers.location ?? "", bounds)) };
        }),
        async openRuns({ repository, signal }) {
            const ofState = (status) => ask({
                doing: "list the runs of workflows",
                needs: "actions: read",
                schema: schemas/* object */.Ikc({ workflow_runs: schemas/* array */.YOg(runSchema) }),
                signal,
            }, ({ rest }) => rest.actions.listWorkflowRunsForRepo({
                ...(0,in_repository/* inRepository */.y)(repository),
                status,
                per_page: limits/* limits */.F.pageItems,
            }));
            const answers = await Promise.all(openStates.map(ofState));
            return answers.flatMap(({ workflow_runs }) => workflow_runs);
        },
        async cancelRun({ repository, id, signal }) {
            try {
                await ask({ doing: `cancel the run ${id}`, needs: "actions: write", schema: schemas/* unknown */.L5J(), signal }, ({ rest }) => rest.actions.cancelWorkflowRun({ ...(0,in_repository/* inRepository */.y)(repository), run_id: id }));
                return true;
            }
            catch (thrown) {
                if (thrown instanceof api_error/* GitHubError */.y_ && [404, 409, 410].includes(thrown.status ?? 0))
                    return false;
                throw thrown;
            }
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
    if (token.trim() === "") {
        throw new errors/* AgentExecError */.r("settings-invalid", "There is no token for GitHub.", {
            nextStep: "Set the input `github-token` to a token, or leave the input out to use the job's own token.",
        });
    }
    if (!URL.canParse(apiUrl)) {
        throw new errors/* AgentExecError */.r("settings-invalid", `${JSON.stringify(apiUrl)} is not a valid address of GitHub's API.`, { nextStep: "Set GITHUB_API_URL to the address of GitHub's API, such as https://api.github.com." });
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
        ...createJobCalls(ask, { apiUrl: address }),
        ...createGitCalls(ask),
        ...createOutcomeCalls(ask),
        ...createPullCalls(ask),
        ...createWorkflowCalls(ask, { apiUrl: address }),
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

/***/ 11178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ orGone),
/* harmony export */   y: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29767);


/** Splits `owner/name` for the API. @throws AgentExecError `settings-invalid`. */
function inRepository(repository) {
    const match = /^([^/\s]+)\/([^/\s]+)$/.exec(repository);
    if (!match) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `${JSON.stringify(repository)} is not a repository.`, {
            nextStep: "Set GITHUB_REPOSITORY to owner/name, as GitHub does.",
        });
    }
    return { owner: match[1] ?? "", repo: match[2] ?? "" };
}
/** Returns null instead of an error if the thing does not exist. */
async function orGone(promise) {
    try {
        return await promise;
    }
    catch (thrown) {
        if (thrown instanceof _api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ && (thrown.status === 404 || thrown.status === 410))
            return null;
        throw thrown;
    }
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
