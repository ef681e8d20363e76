import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync, inflateSync } from "node:zlib";

/** A file or link of a tree, by its path. */
export interface StoredFile {
  readonly mode: "100644" | "100755" | "120000";
  readonly content: Uint8Array;
}

/** A file that two commits have differently. */
export interface DiffedFile {
  readonly path: string;
  readonly sha: string;
  readonly status: "added" | "modified" | "removed";
  readonly additions: number;
  readonly deletions: number;
  readonly patch: string;
}

export type StoredFiles = ReadonlyMap<string, StoredFile>;

/** What `create-tree` is sent for a path. */
export interface SentEntry {
  readonly path: string;
  readonly mode: string;
  readonly sha?: string | null;
  readonly content?: string;
}

/** git itself says no; GitHub answers 422. */
export class GitRefusal extends Error {}

/** The repository on the fake GitHub: a bare repository, written by git itself. */
export class GitStore {
  readonly folder = mkdtempSync(join(tmpdir(), "agent-exec-fake-git-"));
  #trees = 0;

  constructor() {
    this.#git(["init", "--quiet", "--bare", "--template=", "."]);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Resolves with the commit. */
  commitFiles(files: StoredFiles, { parents = [] as readonly string[], message = "Begin" } = {}): string {
    const entries = [...files].map(([path, { mode, content }]) => ({ path, mode, sha: this.blob(content) }));
    return this.commit({ tree: this.tree(null, entries), parents, message });
  }

  commit({ tree, parents, message }: { tree: string; parents: readonly string[]; message: string }): string {
    const named = parents.flatMap((parent) => ["-p", parent]);
    return this.#text(["commit-tree", tree, ...named, "-F", "-"], { input: message });
  }

  /** Written as git does, without a process for each. */
  blob(content: Uint8Array): string {
    const bytes = Buffer.concat([Buffer.from(`blob ${content.byteLength}\0`), content]);
    const sha = createHash("sha1").update(bytes).digest("hex");
    const folder = join(this.folder, "objects", sha.slice(0, 2));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, sha.slice(2)), deflateSync(bytes));
    return sha;
  }

  /** Like GitHub: what is not named stays, and a null takes away. @throws GitRefusal. */
  tree(base: string | null, entries: readonly SentEntry[]): string {
    this.#trees += 1;
    const env = { GIT_INDEX_FILE: join(this.folder, `index-${this.#trees}`) };
    if (base !== null) this.#git(["read-tree", base], { env });
    const removed = entries.filter(({ sha }) => sha === null);
    if (removed.length > 0) {
      const there = new Set(this.#git(["ls-files", "-z"], { env }).toString().split("\0"));
      const unknown = removed.find(({ path }) => !there.has(path));
      if (unknown !== undefined) throw new GitRefusal(`${unknown.path} is not in the tree`);
    }
    const lines = entries.map(({ path, mode, sha, content }) => {
      if (sha === null) return `0 ${"0".repeat(40)}\t${path}\0`;
      return `${mode} ${sha ?? this.blob(Buffer.from(content ?? ""))}\t${path}\0`;
    });
    this.#git(["update-index", "-z", "--index-info"], { env, input: lines.join("") });
    return this.#text(["write-tree"], { env });
  }

  /** The type of an object; null: there is none. */
  typeOf(sha: string): string | null {
    const loose = this.#loose(sha);
    if (loose !== null) return loose.type;
    const { status, stdout } = this.#run(["cat-file", "-t", sha]);
    return status === 0 ? stdout.toString().trim() : null;
  }

  content(sha: string): Buffer {
    return this.#loose(sha)?.content ?? this.#git(["cat-file", "blob", sha]);
  }

  entries(
    tree: string,
    { isRecursive = false } = {},
  ): { mode: string; type: string; sha: string; path: string }[] {
    return this.#records(["ls-tree", "-z", ...(isRecursive ? ["-r", "-t"] : []), tree]);
  }

  paths(commit: string): string[] {
    return this.#records(["ls-tree", "-r", "-z", commit]).map(({ path }) => path);
  }

  /** Every file of a commit or tree. */
  files(commit: string): StoredFiles {
    return new Map(
      this.#records(["ls-tree", "-r", "-z", commit]).map(({ mode, sha, path }) => [
        path,
        { mode: mode as StoredFile["mode"], content: this.content(sha) },
      ]),
    );
  }

  details(commit: string): { tree: string; parents: string[]; message: string } {
    const raw = (this.#loose(commit)?.content ?? this.#git(["cat-file", "commit", commit])).toString();
    const [head = "", ...rest] = raw.split("\n\n");
    const named = (name: string) =>
      [...head.matchAll(new RegExp(`^${name} (\\w+)$`, "gm"))].map(([, sha]) => sha!);
    return { tree: named("tree")[0]!, parents: named("parent"), message: rest.join("\n\n") };
  }

  /** Read without a process: nothing packs the branches. */
  branch(name: string): string | null {
    const path = join(this.folder, "refs/heads", name);
    return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, "utf8").trim() : null;
  }

  /** Takes a commit of another repository on this machine as a branch. */
  take(name: string, { folder, sha }: { readonly folder: string; readonly sha: string }): void {
    this.#git(["fetch", "--quiet", folder, `${sha}:refs/heads/${name}`]);
  }

  setBranch(name: string, sha: string): void {
    this.#git(["update-ref", `refs/heads/${name}`, sha]);
  }

  /** The commits of `head` that `base` lacks, oldest first. */
  commitsSince(base: string, head: string): string[] {
    return this.#text(["rev-list", "--reverse", "--topo-order", head, `^${base}`])
      .split("\n")
      .filter(Boolean);
  }

  /** What the second of two commits or trees changes of the first, as GitHub lists it. */
  diff(one: string, other: string): DiffedFile[] {
    const names = this.#git(["diff", "--no-renames", "--raw", "--no-abbrev", "-z", one, other]).toString();
    const fields = names.split("\0").slice(0, -1);
    return fields.flatMap((path, index) => {
      if (index % 2 === 0) return [];
      const [, , , sha = "", letter = ""] = fields[index - 1]!.split(" ");
      const text = this.#git(["diff", "--no-renames", one, other, "--", path]).toString();
      const patch = text.slice(text.indexOf("\n@@") + 1).trimEnd();
      const lines = (mark: string) => patch.split("\n").filter((line) => line.startsWith(mark)).length;
      const status = ({ A: "added", D: "removed" } as const)[letter] ?? "modified";
      return [{ path, sha, status, additions: lines("+"), deletions: lines("-"), patch }];
    });
  }

  isAncestor(one: string, other: string): boolean {
    return this.#run(["merge-base", "--is-ancestor", one, other]).status === 0;
  }

  /** How many commits each of two has that the other lacks. */
  apart(base: string, head: string): { ahead: number; behind: number } {
    const [behind = 0, ahead = 0] = this.#text(["rev-list", "--left-right", "--count", `${base}...${head}`])
      .split("\t")
      .map(Number);
    return { ahead, behind };
  }

  isMergeable(base: string, head: string): boolean {
    return this.#run(["merge-tree", "--write-tree", base, head]).status === 0;
  }

  /** An object as git stores it, read without a process; null if there is none, or it lies in a pack. */
  #loose(sha: string): { readonly type: string; readonly content: Buffer } | null {
    const path = join(this.folder, "objects", sha.slice(0, 2), sha.slice(2));
    if (!/^[0-9a-f]{40}$/.test(sha) || !existsSync(path)) return null;
    const bytes = inflateSync(readFileSync(path));
    const end = bytes.indexOf(0);
    return { type: bytes.toString("latin1", 0, bytes.indexOf(0x20)), content: bytes.subarray(end + 1) };
  }

  #records(args: readonly string[]) {
    return this.#git(args)
      .toString()
      .split("\0")
      .slice(0, -1)
      .map((line) => {
        const [, mode = "", type = "", sha = "", path = ""] = /^(\d+) (\w+) (\w+)\t([^]*)$/.exec(line) ?? [];
        return { mode, type, sha, path };
      });
  }

  #text(args: readonly string[], options: GitCall = {}): string {
    return this.#git(args, options).toString().trim();
  }

  #git(args: readonly string[], options: GitCall = {}): Buffer {
    const { status, stdout, stderr } = this.#run(args, options);
    if (status !== 0) throw new GitRefusal(stderr.toString().trim());
    return stdout;
  }

  #run(args: readonly string[], { input, env }: GitCall = {}) {
    const person = { NAME: "Fake", EMAIL: "fake@example.com", DATE: "2026-01-01T00:00:00Z" };
    const people = Object.entries(person).flatMap(([name, value]) => [
      [`GIT_AUTHOR_${name}`, value],
      [`GIT_COMMITTER_${name}`, value],
    ]);
    return spawnSync("git", ["-c", "core.protectNTFS=false", ...args], {
      cwd: this.folder,
      input: input ?? "",
      maxBuffer: 1024 ** 3,
      env: { PATH: process.env["PATH"], GIT_DIR: this.folder, ...Object.fromEntries(people), ...env },
    });
  }
}

interface GitCall {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}
