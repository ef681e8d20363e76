import { type Answer, type Handler, notAccessible, notFound, type Request } from "./answer.js";
import { page } from "./page.js";
import type { Renderer } from "./render.js";
import type { PullRequest, World } from "./world.js";

/** Comments on the lines of a pull request's diff. */
export function reviewOperations(world: World, render: Renderer): Readonly<Record<string, Handler>> {
  const pullOf = ({ operation }: Request) => Number(operation.parameters["pull_number"]);
  return {
    "pulls/list-review-comments": (request) => {
      const number = pullOf(request);
      const all = world.reviewComments.filter(({ issue }) => issue === number);
      const ordered = request.query.get("direction") === "desc" ? all.toReversed() : all;
      const { items, headers } = page(ordered, request);
      return { status: 200, body: items.map((comment) => render.reviewComment(comment)), headers };
    },

    "pulls/create-review-comment": (request) => {
      const { body, owner } = request;
      if (owner.access === "read") return notAccessible;
      const pull = world.pulls.get(pullOf(request));
      if (pull === undefined) return notFound;
      const { path, line, start_line, commit_id } = body as Record<string, string & number>;
      const lines = linesIn(diffOf(world, pull, String(path))).find((all) => all.includes(Number(line)));
      const isOneHunk = start_line === undefined || lines?.includes(Number(start_line)) === true;
      if (lines === undefined || !isOneHunk || commit_id !== pull.headSha) return notInDiff;
      if (start_line !== undefined && Number(start_line) >= Number(line)) return notInDiff;
      const at = new Date().toISOString();
      const comment = {
        id: world.nextId(),
        issue: pullOf(request),
        author: owner.login,
        body: String(body["body"]),
        path: String(path),
        line: Number(line),
        ...(start_line !== undefined && { startLine: Number(start_line) }),
        hunk: "@@",
        createdAt: at,
        updatedAt: at,
      };
      world.reviewComments.push(comment);
      return { status: 201, body: render.reviewComment(comment) };
    },
  };
}

/** GraphQL's list of the reviews of a pull request. */
export function reviewsOf(world: World, render: Renderer, number: number): Answer {
  const nodes = world.reviews
    .filter(({ issue }) => issue === number)
    .map(({ id, body, author, state, createdAt, updatedAt }) => {
      const { login, type, id: databaseId } = render.user(author);
      return {
        fullDatabaseId: String(id),
        body,
        url: render.page(`pull/${number}#pullrequestreview-${id}`),
        state,
        submittedAt: createdAt,
        lastEditedAt: updatedAt === createdAt ? null : updatedAt,
        author: { __typename: type, login, ...(type === "User" && { databaseId }) },
      };
    });
  return { status: 200, body: { data: { repository: { pullRequest: { reviews: { nodes } } } } } };
}

function diffOf({ git }: World, { baseSha, headSha }: PullRequest, path: string): string {
  const files = baseSha === undefined ? [] : git.diff(baseSha, headSha);
  return files.find((file) => file.path === path)?.patch ?? "";
}

/** The numbers of the lines of the new file that each hunk of a diff shows. */
function linesIn(diff: string): readonly (readonly number[])[] {
  return [...diff.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].map(([, start, count = "1"]) =>
    Array.from({ length: Number(count) }, (_, index) => Number(start) + index),
  );
}

const notInDiff: Answer = {
  status: 422,
  body: {
    message: "Unprocessable Entity",
    errors: [{ code: "custom", message: "Pull request review thread line must be part of the diff" }],
    documentation_url: "",
  },
};
