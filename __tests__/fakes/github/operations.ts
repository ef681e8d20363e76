import { type Answer, type Handler, notAccessible, notFound, type Request } from "./answer.js";
import type { Renderer } from "./render.js";
import { checkOperations } from "./check-operations.js";
import { gitOperations } from "./git-operations.js";
import { page } from "./page.js";
import { reviewOperations } from "./review-operations.js";
import { withHtml } from "./rendered.js";
import type { StoredComment, StoredComparison, World } from "./world.js";

/** What GitHub does when it is asked, by operation. What is not here is answered 501. */
export function createOperations(
  world: World,
  render: Renderer,
  signedUrl: string,
): Readonly<Record<string, Handler>> {
  const idOf = (request: Request, name: string) => Number(request.operation.parameters[name]);
  const commentOf = (request: Request) => world.comments.find(({ id }) => id === idOf(request, "comment_id"));
  const asking = (request: Request, kind: string, name: string): StoredComment | null => {
    const id = idOf(request, name);
    const body = world.asking.get(`${kind}/${id}`);
    const at = new Date().toISOString();
    return body === undefined
      ? null
      : { id, issue: 1, author: "Codertocat", body, createdAt: at, updatedAt: at };
  };
  const full = (request: Request, thing: Readonly<Record<string, unknown>>) =>
    withHtml(request, thing, signedUrl);

  const react = (subject: string): Handler => {
    return ({ owner: { login }, body }) => {
      const content = String(body["content"]);
      const same = world.reactions.find(
        (one) => one.subject === subject && one.login === login && one.content === content,
      );
      if (same) return { status: 200, body: render.reaction(same) };
      const reaction = { id: world.nextId(), subject, login, content };
      world.reactions.push(reaction);
      return { status: 201, body: render.reaction(reaction) };
    };
  };

  return {
    ...gitOperations(world, render),
    ...checkOperations(world, render),
    ...reviewOperations(world, render),

    "users/get-authenticated": ({ owner }) =>
      owner.app === undefined ? { status: 200, body: render.privateUser(owner.login) } : notAccessible,

    "repos/get-collaborator-permission-level": ({ operation }) => {
      const login = operation.parameters["username"] ?? "";
      if (login.endsWith("[bot]") || world.gone.has(login))
        return { status: 404, body: { message: `${login} is not a user` } };
      return { status: 200, body: render.permission(login) };
    },

    "teams/get-membership-for-user-in-org": ({ operation: { parameters }, owner, url }) => {
      const { org = "", team_slug = "", username = "" } = parameters;
      // GitHub shows a team only to a token that may read the organisation's members.
      const members = owner.app === "github-actions" ? undefined : world.teams.get(`${org}/${team_slug}`);
      if (members?.includes(username) !== true) return notFound;
      return { status: 200, body: { url: url.href, role: "member", state: "active" } };
    },

    "actions/get-artifact": (request) => {
      const id = idOf(request, "artifact_id");
      const artifact = world.artifactOf(id);
      return artifact === null ? notFound : { status: 200, body: render.artifact(id, artifact) };
    },

    "actions/list-workflow-run-artifacts": (request) => {
      const found = world.artifactsOf(idOf(request, "run_id")).flatMap((id) => {
        const artifact = world.artifactOf(id);
        return artifact === null ? [] : [render.artifact(id, artifact)];
      });
      return { status: 200, body: { total_count: found.length, artifacts: found } };
    },

    "actions/download-artifact": (request) => {
      const artifact = world.artifactOf(idOf(request, "artifact_id"));
      return artifact === null ? notFound : { status: 302, headers: { location: artifact.url } };
    },

    "actions/list-workflow-runs-for-repo": ({ query }) => {
      const ids = query.get("status") === "in_progress" ? [...world.runs.keys()] : [];
      const runs = ids.map((id) => render.run(id, world.runNames.get(id) ?? "A comment"));
      return { status: 200, body: { total_count: runs.length, workflow_runs: runs } };
    },

    "checks/list-annotations": (request) => {
      const errors = world.jobErrors.get(idOf(request, "check_run_id")) ?? [];
      return { status: 200, body: errors.map((message) => render.annotation(message)) };
    },

    "actions/cancel-workflow-run": (request) => {
      const cancel = world.runs.get(idOf(request, "run_id"));
      if (request.owner.access === "read") return notAccessible;
      if (cancel === undefined)
        return {
          status: 409,
          body: { message: "Cannot cancel a workflow run that is completed.", documentation_url: "" },
        };
      cancel();
      return { status: 202, body: {} };
    },

    "pulls/get": (request) =>
      world.pulls.has(idOf(request, "pull_number"))
        ? { status: 200, body: full(request, render.pull(idOf(request, "pull_number"))) }
        : notFound,

    "issues/get": (request) =>
      world.issues.has(idOf(request, "issue_number"))
        ? { status: 200, body: full(request, render.issue(idOf(request, "issue_number"))) }
        : notFound,

    "repos/get-content": ({ operation, query }) => {
      const path = decodeURIComponent(operation.parameters["path"] ?? "");
      const text = world.files.get(`${query.get("ref")}:${path}`);
      return text === undefined ? notFound : { status: 200, body: render.file(path, text) };
    },

    "issues/list-comments": (request) => {
      const comments = world.commentsOn(idOf(request, "issue_number"));
      const { items, headers } = page(comments, request);
      return { status: 200, body: items.map((comment) => render.comment(comment)), headers };
    },

    "repos/compare-commits": ({ operation }) => {
      const { base = "", head = "" } = operation.parameters;
      const comparison = world.comparisons.get(`${base}...${head}`) ?? comparedBy(world, base, head);
      return comparison === undefined ? notFound : { status: 200, body: render.comparison(comparison) };
    },

    "actions/list-jobs-for-workflow-run-attempt": (request) => {
      const { run_id, attempt_number } = request.operation.parameters;
      const found = world.jobs.filter(({ attempt }) => attempt === `${run_id}/${attempt_number}`);
      const { items, headers } = page(found, request);
      const jobs = items.map((one) => render.job(one));
      return { status: 200, body: { total_count: found.length, jobs }, headers };
    },

    "actions/download-job-logs-for-workflow-run": (request) => {
      const id = idOf(request, "job_id");
      const isThere = world.jobs.some((job) => job.id === id);
      return isThere
        ? { status: 302, headers: { location: `${signedUrl}/logs/${id}?sig=signed` } }
        : notFound;
    },

    "issues/create-comment": (request) => {
      const { owner, body } = request;
      const issue = idOf(request, "issue_number");
      if (owner.access === "read" || world.locked.has(issue)) return notAccessible;
      const text = String(body["body"]);
      if (isTooLong(text)) return tooLong;
      return { status: 201, body: render.comment(world.addComment(issue, owner.login, text)) };
    },

    "issues/get-comment": (request) => {
      const comment = commentOf(request) ?? asking(request, "issue-comment", "comment_id");
      return comment ? { status: 200, body: full(request, render.comment(comment)) } : notFound;
    },

    "pulls/get-review-comment": (request) => {
      const comment = asking(request, "review-comment", "comment_id");
      if (comment === null) return notFound;
      return { status: 200, body: render.reviewComment({ ...comment, path: "a.py", line: 1, hunk: "@@" }) };
    },

    "pulls/get-review": (request) => {
      const review = asking(request, "review", "review_id");
      return review ? { status: 200, body: render.review(review) } : notFound;
    },

    "issues/update-comment": (request) => {
      if (request.owner.access === "read") return notAccessible;
      const comment = commentOf(request);
      if (!comment) return notFound;
      const text = String(request.body["body"]);
      if (isTooLong(text)) return tooLong;
      comment.body = text;
      comment.updatedAt = new Date().toISOString();
      return { status: 200, body: render.comment(comment) };
    },

    "issues/delete-comment": (request) => {
      if (request.owner.access === "read") return notAccessible;
      return world.deleteComment(idOf(request, "comment_id")) ? { status: 204 } : notFound;
    },

    "reactions/create-for-issue-comment": (request) =>
      request.owner.access === "read"
        ? notAccessible
        : react(`issues/comments/${idOf(request, "comment_id")}`)(request),
    "reactions/create-for-issue": (request) =>
      request.owner.access === "read"
        ? notAccessible
        : react(`issues/${idOf(request, "issue_number")}`)(request),
    "reactions/create-for-pull-request-review-comment": (request) =>
      request.owner.access === "read"
        ? notAccessible
        : react(`pulls/comments/${idOf(request, "comment_id")}`)(request),

    "repos/create-attestation": ({ owner, body }) => {
      if (owner.access === "read") return notAccessible;
      world.attestations.push(body["bundle"]);
      return { status: 201, body: { id: world.nextId() } };
    },
  };
}

/** Null: one of them is unknown. */
function comparedBy(world: World, base: string, head: string): StoredComparison | undefined {
  if (!world.hasGit || [base, head].some((sha) => world.git.typeOf(sha) !== "commit")) return undefined;
  const { ahead, behind } = world.git.apart(base, head);
  return { files: [], commits: Array.from({ length: ahead }, () => "A commit"), behindBy: behind };
}

const tooLong: Answer = {
  status: 422,
  body: {
    message: "Validation Failed",
    documentation_url: "https://docs.github.com/rest/issues/comments",
    errors: [
      {
        resource: "IssueComment",
        code: "unprocessable",
        field: "data",
        message: "Body is too long (maximum is 65536 characters)",
      },
    ],
  },
};

/** GitHub counts characters, not UTF-16 units. */
function isTooLong(text: string): boolean {
  return Array.from(text).length > 65_536;
}

/** A conclusion completes a check run, whatever status was sent with it. */
