import type { GitHub } from "../api/client.js";
import type { TreeEntry } from "../api/git-calls.js";
import type { InRepository } from "../api/in-repository.js";
import type { WorkspaceFile } from "../../ports/workspace.js";
import { contentOf } from "../../files/content.js";

const nothing: ReadonlyMap<string, TreeEntry> = new Map();

/** The files of one commit on GitHub. Each folder is read only once, and only if it is needed. */
export class BaseTree {
  readonly #folders = new Map<string, Promise<ReadonlyMap<string, TreeEntry>>>();

  constructor(
    private readonly github: Pick<GitHub, "tree" | "blob">,
    private readonly call: InRepository<{ tree: string }>,
  ) {}

  get sha(): string {
    return this.call.tree;
  }

  /** The entries of a folder, by name. Empty if there is no such folder. `""` is the root. */
  async folder(path: string): Promise<ReadonlyMap<string, TreeEntry>> {
    const known = this.#folders.get(path) ?? this.#read(path);
    this.#folders.set(path, known);
    return known;
  }

  async entry(path: string): Promise<TreeEntry | null> {
    const { folder, name } = partsOf(path);
    return (await this.folder(folder)).get(name) ?? null;
  }

  /** The files and links at these paths. Other paths are skipped. @throws GitHubError. */
  async *files(paths: readonly string[]): AsyncGenerator<WorkspaceFile> {
    const read = paths.map(async (path) => this.#file(path));
    // A read may fail while an earlier one is awaited. This must not end the process.
    for (const each of read) each.catch(() => undefined);
    for (const each of read) {
      const file = await each;
      if (file !== null) yield file;
    }
  }

  async #file(path: string): Promise<WorkspaceFile | null> {
    const entry = await this.entry(path);
    if (entry === null || !isLeaf(entry)) return null;
    const bytes = await this.github.blob({ ...this.call, sha: entry.sha });
    if (entry.mode === "120000") return { kind: "link", path, target: Buffer.from(bytes).toString("utf8") };
    const isExecutable = entry.mode === "100755";
    return { kind: "file", path, bytes: bytes.byteLength, isExecutable, content: contentOf(bytes) };
  }

  async #read(path: string): Promise<ReadonlyMap<string, TreeEntry>> {
    if (path === "") return this.github.tree({ ...this.call, sha: this.call.tree });
    const entry = await this.entry(path);
    return entry?.mode === folderMode ? this.github.tree({ ...this.call, sha: entry.sha }) : nothing;
  }
}

export const folderMode = "040000";

function isLeaf({ mode }: TreeEntry): boolean {
  return mode === "100644" || mode === "100755" || mode === "120000";
}

function partsOf(path: string): { readonly folder: string; readonly name: string } {
  const slash = path.lastIndexOf("/");
  return { folder: path.slice(0, Math.max(0, slash)), name: path.slice(slash + 1) };
}
