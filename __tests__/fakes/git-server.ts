import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface ServedRepository {
  /** The repository itself. */
  readonly folder: string;
  /** Adds a commit with these files and lets a ref name it. */
  commit(
    ref: string,
    files: Readonly<Record<string, string>>,
    more?: { readonly submodules: Readonly<Record<string, string>> },
  ): Promise<string>;
  /** Lets a ref name the newest commit of a repository on this machine. */
  take(folder: string, ref: string): void;
}

/** Repositories that git itself serves over HTTP on loopback; the first one is its own. */
export interface GitServer extends ServedRepository, AsyncDisposable {
  /** For GITHUB_SERVER_URL. */
  readonly url: string;
  /** What each request said of who asks. */
  readonly logins: readonly (string | undefined)[];
  /** The paths of the requests, in the order of `logins`. */
  readonly paths: readonly string[];
  /** Serves one more repository. */
  add(repository: string): Promise<ServedRepository>;
  /** From now on requests are answered with this status, or for null with a broken connection. Default: all of them. */
  refuse(status: number | null, times?: number): void;
}

export async function startGitServer(repository: string): Promise<GitServer> {
  const root = await mkdtemp(join(tmpdir(), "agent-exec-git-server-"));
  const own = await serveIn(root, repository);
  const paths: string[] = [];
  const logins: (string | undefined)[] = [];
  let refusal: { status: number | null; times: number } = { status: 500, times: 0 };
  const server = createServer((request, response) => {
    logins.push(request.headers.authorization);
    paths.push((request.url ?? "").split("?")[0]!);
    if (refusal.times > 0) {
      refusal = { ...refusal, times: refusal.times - 1 };
      return void (refusal.status === null ? response.destroy() : response.writeHead(refusal.status).end());
    }
    const [path = "", query = ""] = (request.url ?? "").split("?");
    const child = spawn("git", ["http-backend"], {
      env: {
        PATH: process.env["PATH"],
        GIT_PROJECT_ROOT: join(root, "served"),
        GIT_HTTP_EXPORT_ALL: "1",
        PATH_INFO: path,
        QUERY_STRING: query,
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: request.headers["content-type"],
        GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
        HTTP_CONTENT_ENCODING: request.headers["content-encoding"],
      },
      stdio: ["pipe", "pipe", "inherit"],
    });
    request.pipe(child.stdin);
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.once("close", () => {
      const all = Buffer.concat(chunks);
      const end = all.indexOf("\r\n\r\n");
      const headers = all
        .subarray(0, end)
        .toString()
        .split("\r\n")
        .map((line) => line.split(": ") as [string, string]);
      const status = headers.find(([name]) => name === "Status")?.[1] ?? "200";
      response.writeHead(
        Number.parseInt(status, 10),
        Object.fromEntries(headers.filter(([name]) => name !== "Status")),
      );
      response.end(all.subarray(end + 4));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...own,
    logins,
    paths,
    add: (more) => serveIn(root, more),
    refuse: (status, times = Infinity) => void (refusal = { status, times }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

async function serveIn(root: string, repository: string): Promise<ServedRepository> {
  const bare = join(root, "served", repository);
  const work = join(root, "work", repository);
  const git = (cwd: string, ...args: string[]): string =>
    execFileSync("git", args, { cwd, encoding: "utf8", env: identity }).trim();
  await mkdir(bare, { recursive: true });
  await mkdir(work, { recursive: true });
  git(bare, "init", "--quiet", "--bare");
  git(bare, "config", "uploadpack.allowAnySHA1InWant", "true");
  git(work, "init", "--quiet");
  return {
    folder: bare,
    async commit(ref, files, { submodules } = { submodules: {} }) {
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(work, path)), { recursive: true });
        await writeFile(join(work, path), text);
      }
      git(work, "add", "--all");
      for (const [path, sha] of Object.entries(submodules))
        git(work, "update-index", "--add", "--cacheinfo", `160000,${sha},${path}`);
      git(work, "commit", "--quiet", "--message", `For ${ref}`);
      git(work, "push", "--quiet", "--force", bare, `HEAD:${ref}`);
      return git(work, "rev-parse", "HEAD");
    },
    take: (folder, ref) => void git(folder, "push", "--quiet", "--force", bare, `HEAD:${ref}`),
  };
}

const identity = {
  PATH: process.env["PATH"],
  HOME: "/nonexistent",
  GIT_AUTHOR_NAME: "Ada",
  GIT_AUTHOR_EMAIL: "ada@example.com",
  GIT_COMMITTER_NAME: "Ada",
  GIT_COMMITTER_EMAIL: "ada@example.com",
};
