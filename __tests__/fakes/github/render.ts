import type { DiffedFile } from "./git-store.js";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type {
  PullRequest,
  StoredArtifact,
  StoredCheck,
  StoredComment,
  StoredComparison,
  StoredJob,
  StoredReaction,
  StoredReviewComment,
  World,
} from "./world.js";

type Rendered = Record<string, unknown>;

/** Things as GitHub shows them: real payloads, with what the world knows put in. */
export class Renderer {
  readonly #world: World;
  readonly #url: string;
  readonly #user = readPayload("issue_comment.created.1.json")["sender"] as Rendered;
  readonly #pull = readPayload("pull_request.opened.1.json")["pull_request"] as Rendered;
  readonly #issue = readPayload("issues.opened.1.json")["issue"] as Rendered;
  readonly #label = readPayload("issues.labeled.1.json")["label"] as Rendered;
  readonly #reviewComment = readPayload("pull_request_review_comment.created.1.json")["comment"] as Rendered;
  readonly #run = readPayload("workflow_run.completed.1.json")["workflow_run"] as Rendered;
  readonly #app = (readPayload("check_run.created.1.json")["check_run"] as Rendered)["app"] as Rendered;

  constructor(world: World, url: string) {
    this.#world = world;
    this.#url = url;
  }

  user(login: string): Rendered {
    const account = this.#world.accounts.get(login);
    const isBot = login.endsWith("[bot]");
    return {
      ...this.#user,
      login,
      id: account?.id ?? 41_898_282,
      type: account?.type ?? (isBot ? "Bot" : "User"),
    };
  }

  /** What GET /user answers beside the fields of every user. */
  privateUser(login: string): Rendered {
    const numbers = [
      "collaborators",
      "disk_usage",
      "owned_private_repos",
      "private_gists",
      "total_private_repos",
    ];
    const counts = ["followers", "following", "public_gists", "public_repos", ...numbers];
    const texts = ["bio", "blog", "company", "email", "location", "name"];
    return {
      ...this.user(login),
      ...Object.fromEntries(counts.map((name) => [name, 0])),
      ...Object.fromEntries(texts.map((name) => [name, name === "blog" ? "" : null])),
      hireable: null,
      two_factor_authentication: true,
      created_at: "2019-05-15T15:20:21Z",
      updated_at: "2019-05-15T15:20:21Z",
    };
  }

  permission(login: string): Rendered {
    const account = this.#world.accounts.get(login);
    const role = account?.role ?? "read";
    const level = account?.permission ?? "read";
    return { permission: level, role_name: role, user: { ...this.user(login), role_name: role } };
  }

  comment(comment: StoredComment): Rendered {
    const base = `${this.#url}/repos/${this.#world.repository}/issues`;
    return {
      id: comment.id,
      node_id: `IC_${comment.id}`,
      url: `${base}/comments/${comment.id}`,
      html_url: this.page(`issues/${comment.issue}#issuecomment-${comment.id}`),
      issue_url: `${base}/${comment.issue}`,
      body: comment.body,
      user: this.user(comment.author),
      author_association: "NONE",
      created_at: comment.createdAt,
      updated_at: comment.updatedAt,
    };
  }

  reviewComment({ path, line, startLine, hunk, reviewId, ...comment }: StoredReviewComment): Rendered {
    const { id, body, user, created_at, updated_at } = this.comment(comment);
    return {
      ...this.#reviewComment,
      id,
      body,
      user,
      created_at,
      updated_at,
      path,
      line,
      ...(startLine !== undefined && { start_line: startLine }),
      ...(reviewId !== undefined && { pull_request_review_id: reviewId }),
      diff_hunk: hunk,
    };
  }

  /** A workflow's run that goes on. */
  run(id: number, name: string): Rendered {
    const html_url = this.page(`actions/runs/${id}`);
    const state = { status: "in_progress", conclusion: null };
    return { ...this.#run, id, html_url, path: ".github/workflows/x.yml", display_title: name, ...state };
  }

  /** An error that a step of a job reported. */
  annotation(message: string): Rendered {
    const place = { path: ".github", start_line: 1, end_line: 1, start_column: null, end_column: null };
    return {
      ...place,
      annotation_level: "failure",
      title: "",
      message,
      raw_details: "",
      blob_href: this.page("blob/x"),
    };
  }

  artifact(id: number, { name, bytes, workflowRun, isExpired = false }: StoredArtifact): Rendered {
    const url = `${this.#url}/repos/${this.#world.repository}/actions/artifacts/${id}`;
    const at = "2026-01-01T00:00:00Z";
    return {
      id,
      node_id: `A_${id}`,
      name,
      size_in_bytes: bytes,
      url,
      archive_download_url: `${url}/zip`,
      expired: isExpired,
      created_at: at,
      expires_at: at,
      updated_at: at,
      workflow_run: { id: workflowRun },
    };
  }

  review(comment: StoredComment): Rendered {
    const { id, node_id, body, user, html_url, author_association } = this.comment(comment);
    const pull = this.page(`pull/${comment.issue}`);
    return {
      id,
      node_id,
      body,
      user,
      html_url,
      author_association,
      state: "COMMENTED",
      commit_id: "a".repeat(40),
      pull_request_url: pull,
      _links: { html: { href: html_url }, pull_request: { href: pull } },
    };
  }

  comparison({ files, commits, behindBy = 0, mergeBase }: StoredComparison): Rendered {
    const url = this.page("compare/a...b");
    const commit = (message: string): Rendered => {
      const sha = createHash("sha1").update(message).digest("hex");
      const person = { name: "Ada", email: "ada@example.com", date: "2026-01-01T00:00:00Z" };
      const tree = { sha, url };
      const verification = {
        verified: false,
        reason: "unsigned",
        signature: null,
        payload: null,
        verified_at: null,
      };
      return {
        url,
        sha,
        node_id: `C_${sha}`,
        html_url: url,
        comments_url: url,
        author: null,
        committer: null,
        parents: [],
        commit: {
          url,
          author: person,
          committer: person,
          message,
          comment_count: 0,
          tree,
          verification,
        },
      };
    };
    return {
      url,
      html_url: url,
      permalink_url: url,
      diff_url: url,
      patch_url: url,
      status: behindBy > 0 ? "diverged" : "ahead",
      ahead_by: commits.length,
      behind_by: behindBy,
      total_commits: commits.length,
      base_commit: commit("base"),
      merge_base_commit: { ...commit("base"), ...(mergeBase !== undefined && { sha: mergeBase }) },
      commits: commits.map(commit),
      files: files.map(({ path, additions, deletions, ...file }) => ({
        sha: "0".repeat(40),
        filename: path,
        additions,
        deletions,
        changes: additions + deletions,
        blob_url: url,
        raw_url: url,
        contents_url: url,
        ...file,
      })),
    };
  }

  reaction({ id, login, content }: StoredReaction): Rendered {
    const created_at = new Date().toISOString();
    return { id, node_id: `RE_${id}`, user: this.user(login), content, created_at };
  }

  check({ id, sha, app, fields, annotations = [] }: StoredCheck): Rendered {
    const url = `${this.#url}/repos/${this.#world.repository}/check-runs/${id}`;
    const output = (fields["output"] ?? {}) as Rendered;
    return {
      id,
      node_id: `CR_${id}`,
      head_sha: sha,
      name: fields["name"],
      external_id: fields["external_id"] ?? "",
      url,
      html_url: this.page(`runs/${id}`),
      details_url: fields["details_url"] ?? this.page("actions"),
      status: fields["status"] ?? "queued",
      conclusion: fields["conclusion"] ?? null,
      started_at: fields["started_at"] ?? "2026-01-01T00:00:00Z",
      completed_at: fields["status"] === "completed" ? "2026-01-01T00:01:00Z" : null,
      output: {
        title: null,
        summary: null,
        text: null,
        annotations_count: annotations.length,
        annotations_url: `${url}/annotations`,
        ...output,
      },
      check_suite: { id: 1 },
      app: { ...this.#app, slug: app },
      pull_requests: [],
    };
  }

  job({ id, attempt, name, conclusion, steps }: StoredJob): Rendered {
    const [run = ""] = attempt.split("/");
    const url = `${this.#url}/repos/${this.#world.repository}/actions`;
    const at = "2026-01-01T00:00:00Z";
    return {
      id,
      run_id: Number(run),
      run_url: `${url}/runs/${run}`,
      node_id: `CR_${id}`,
      head_sha: "0".repeat(40),
      url: `${url}/jobs/${id}`,
      html_url: this.page(`actions/runs/${run}/job/${id}`),
      status: "completed",
      conclusion,
      created_at: at,
      started_at: at,
      completed_at: at,
      name,
      steps: steps.map(({ name, conclusion, startedAt, endedAt }, index) => ({
        name,
        status: "completed",
        conclusion,
        number: index + 1,
        started_at: startedAt,
        completed_at: endedAt,
      })),
      check_run_url: `${url}/check-runs/${id}`,
      labels: ["ubuntu-latest"],
      runner_id: 1,
      runner_name: "runner",
      runner_group_id: 1,
      runner_group_name: "group",
      workflow_name: "test",
      head_branch: "main",
    };
  }

  pull(number: number): Rendered {
    const pull = this.#world.pulls.get(number);
    const head = this.#pull["head"] as Rendered;
    const base = this.#pull["base"] as Rendered;
    const named = (repo: unknown, full_name: string | undefined) => ({ ...(repo as Rendered), full_name });
    const inBase = {
      ...(pull?.base !== undefined && { ref: pull.base }),
      ...(pull?.baseSha !== undefined && { sha: pull.baseSha }),
    };
    return {
      ...this.#pull,
      number,
      labels: (pull?.labels ?? []).map((name) => ({ ...this.#label, name })),
      html_url: this.page(`pull/${number}`),
      auto_merge: null,
      state: pull?.mergeSha === undefined ? (pull?.state ?? "open") : "closed",
      merged_at: pull?.mergeSha === undefined ? null : "2026-01-02T00:00:00Z",
      merge_commit_sha: pull?.mergeSha ?? this.#pull["merge_commit_sha"],
      title: pull?.title ?? this.#pull["title"],
      body: pull?.body ?? this.#pull["body"],
      draft: pull?.isDraft ?? false,
      ...(pull?.author !== undefined && { user: this.user(pull.author) }),
      mergeable: this.#isMergeable(pull),
      head: {
        ...head,
        sha: this.#headOf(pull),
        ...(pull?.branch !== undefined && { ref: pull.branch }),
        repo: named(head["repo"], pull?.headRepository),
      },
      base: { ...base, ...inBase, repo: named(base["repo"], this.#world.repository) },
    };
  }

  issue(number: number): Rendered {
    return { ...this.#issue, ...this.#world.issues.get(number), number };
  }

  /** As a list shows it. */
  listedPull(number: number): Rendered {
    return Object.fromEntries(Object.entries(this.pull(number)).filter(([name]) => name !== "mergeable"));
  }

  /** A commit as a list shows it, and with what it changes. */
  commit(sha: string, changed: readonly Rendered[] = []): Rendered {
    const { author, committer, message, tree, parents } = this.gitCommit(sha, { isVerified: false });
    const url = this.page(`commits/${sha}`);
    return {
      sha,
      node_id: `C_${sha}`,
      url,
      html_url: this.page(`commit/${sha}`),
      comments_url: `${url}/comments`,
      commit: { url, author, committer, message, tree, comment_count: 0 },
      author: null,
      committer: null,
      parents,
      files: changed,
    };
  }

  changedFile({ path, sha, patch, ...rest }: DiffedFile): Rendered {
    const url = this.page(`blob/${path}`);
    const counts = { changes: rest.additions + rest.deletions, ...rest };
    return { filename: path, sha, patch, blob_url: url, raw_url: url, contents_url: url, ...counts };
  }

  #headOf(pull: PullRequest | undefined): string | undefined {
    const isHere = pull?.branch !== undefined && this.#world.hasGit;
    return (isHere ? this.#world.git.branch(pull.branch) : null) ?? pull?.headSha;
  }

  #isMergeable(pull: PullRequest | undefined): boolean | null {
    const [base, branch] = [pull?.base, pull?.branch];
    if (base === undefined || branch === undefined || !this.#world.hasGit) return null;
    const { git } = this.#world;
    const [onto, head] = [git.branch(base), git.branch(branch)];
    return onto === null || head === null ? null : git.isMergeable(onto, head);
  }

  gitCommit(sha: string, { isVerified }: { readonly isVerified: boolean }): Rendered {
    const { tree, parents, message } = this.#world.git.details(sha);
    const url = this.page(`git/commits/${sha}`);
    const person = { name: "Fake", email: "fake@example.com", date: "2026-01-01T00:00:00Z" };
    return {
      sha,
      node_id: `C_${sha}`,
      url,
      html_url: this.page(`commit/${sha}`),
      author: person,
      committer: person,
      message,
      tree: { sha: tree, url },
      parents: parents.map((parent) => ({ sha: parent, url, html_url: url })),
      verification: {
        verified: isVerified,
        reason: isVerified ? "valid" : "unsigned",
        signature: isVerified ? "-----BEGIN PGP SIGNATURE-----" : null,
        payload: null,
        verified_at: null,
      },
    };
  }

  gitTree(sha: string, recursion: { readonly isRecursive?: boolean } = {}): Rendered {
    const url = this.page(`git/trees/${sha}`);
    return {
      sha,
      url,
      truncated: false,
      tree: this.#world.git.entries(sha, recursion).map((entry) => ({ ...entry, url })),
    };
  }

  gitBlob(sha: string): Rendered {
    const content = this.#world.git.content(sha);
    return {
      sha,
      node_id: `B_${sha}`,
      url: this.page(`git/blobs/${sha}`),
      size: content.byteLength,
      encoding: "base64",
      content: content.toString("base64").replace(/.{60}/g, "$&\n"),
    };
  }

  gitRef(branch: string): Rendered {
    const ref = `refs/heads/${branch}`;
    const sha = this.#world.git.branch(branch) ?? "";
    const url = this.page(`git/${ref}`);
    return { ref, node_id: `R_${branch}`, url, object: { type: "commit", sha, url } };
  }

  file(path: string, text: string): Rendered {
    const sha = createHash("sha1").update(text).digest("hex");
    const url = this.page(`blob/main/${path}`);
    return {
      type: "file",
      encoding: "base64",
      // As GitHub writes it: in lines.
      content: Buffer.from(text).toString("base64").replace(/.{60}/g, "$&\n"),
      size: Buffer.byteLength(text),
      name: path.split("/").at(-1),
      path,
      sha,
      url,
      git_url: url,
      html_url: url,
      download_url: url,
      _links: { git: url, html: url, self: url },
    };
  }

  page(path: string): string {
    return `https://github.com/${this.#world.repository}/${path}`;
  }
}

function readPayload(name: string): Rendered {
  return JSON.parse(
    readFileSync(new URL(`../../data/webhooks/${name}`, import.meta.url), "utf8"),
  ) as Rendered;
}
