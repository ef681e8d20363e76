import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { WorkspaceFile } from "../../src/ports/workspace.js";
import {
  type FolderSource,
  type SourceOptions,
  workspaceSource,
} from "../../src/workspace/source/workspace-source.js";
import { bytesOf } from "../../src/files/content.js";

/** A file's text, `#!` before that of a program, or what a symbolic link holds. */
export type Content = string | { readonly link: string };

/** A git repository in a folder of its own. */
export class Repository implements AsyncDisposable {
  private constructor(
    readonly home: string,
    readonly path: string,
  ) {}

  /** One with these files, none of them added. */
  static async create(files: Readonly<Record<string, Content>> = {}): Promise<Repository> {
    const home = await mkdtemp(join(tmpdir(), "agent-exec-source-"));
    const repository = new Repository(home, join(home, "repo"));
    await mkdir(repository.path);
    repository.git("init", "-q");
    await repository.write(files);
    return repository;
  }

  git(...args: readonly string[]): string {
    return gitIn(this.path, ...args);
  }

  async write(files: Readonly<Record<string, Content>>): Promise<void> {
    await writeFiles(this.path, files);
  }

  commit(): string {
    this.git("add", "--all");
    this.git("commit", "-q", "--allow-empty", "-m", "x");
    return this.git("rev-parse", "HEAD").trim();
  }

  source(options: Partial<SourceOptions> = {}): Promise<FolderSource> {
    return sourceOf({ name: "repo", here: this.path, ...options });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return rm(this.home, { recursive: true, force: true });
  }
}

export function gitIn(folder: string, ...args: readonly string[]): string {
  const user = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "protocol.file.allow=always"];
  return execFileSync("git", [...user, ...args], { cwd: folder, encoding: "utf8", stdio: "pipe" });
}

export async function writeFiles(folder: string, files: Readonly<Record<string, Content>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) await writeEntry(join(folder, path), content);
}

async function writeEntry(path: string, content: Content): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  if (typeof content !== "string") return symlink(content.link, path);
  await writeFile(path, content);
  if (content.startsWith("#!")) await chmod(path, 0o755);
}

export async function sourceOf(options: Omit<SourceOptions, "runFolder">): Promise<FolderSource> {
  return workspaceSource({ runFolder: "out", ...options });
}

/** What a session gets of it, by path: a file's text (`#!` before that of a program), or what a link holds. */
export async function handed(source: FolderSource): Promise<Record<string, Content>> {
  const all: Record<string, Content> = {};
  for await (const each of source.files()) {
    const content = await contentOf(each);
    if (content !== null) all[each.path] = content;
  }
  return all;
}

async function contentOf(entry: WorkspaceFile): Promise<Content | null> {
  if (entry.kind === "left-out") return null;
  if (entry.kind === "link") return { link: entry.target };
  const bytes = await bytesOf(entry.content);
  return Buffer.from(bytes).toString("latin1");
}
