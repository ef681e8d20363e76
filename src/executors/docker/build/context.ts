import { hash } from "node:crypto";
import { bytesOf, contentOf, hashed } from "../../../files/content.js";
import { AgentExecError, settingsInvalid } from "../../../errors.js";
import { formatBytes, formatCount } from "../../../format/format.js";
import { named } from "../../../format/listed.js";
import type { BaseEntry, BaseFiles } from "../../../ports/base-files.js";
import type { RegularFile, SymbolicLink } from "../../../ports/workspace.js";
import { tarOf } from "../../entries/tar-archive.js";
import { dockerIgnore } from "./docker-ignore.js";

/** What to build an image from. */
export interface Recipe {
  /** The file that asks for the build: the Dockerfile or a devcontainer.json; from the current folder. */
  readonly from: string;
  /** From the current folder. */
  readonly dockerfile: string;
  /** The folder with the files that the build may copy, from the current folder, which is "". */
  readonly context: string;
  /** The stage to build; null means the last. */
  readonly target: string | null;
  /** Values for the Dockerfile's `ARG`s. */
  readonly args: Readonly<Record<string, string>>;
}

export interface ContextOptions {
  readonly baseFiles: BaseFiles;
  readonly recipe: Recipe;
  /** Default: 100,000 files and links. */
  readonly maxFiles?: number;
  /** Default: 1 GiB. */
  readonly maxBytes?: number;
}

/** 1 MiB: the longest Dockerfiles have a few thousand lines. */
const maxTextBytes = 1024 ** 2;
const ignoreName = ".dockerignore";

/** The files for a build: the Dockerfile and the files that it may copy. */
export class BuildContext {
  private constructor(
    private readonly baseFiles: BaseFiles,
    /** From the path in the build to the path in the base files. */
    private readonly paths: ReadonlyMap<string, string>,
    /** Entries that replace or add files. */
    private readonly texts: ReadonlyMap<string, Buffer>,
    /** The Dockerfile's path in the build. */
    readonly dockerfile: string,
    readonly text: string,
  ) {}

  /**
   * Lists the context. The listing reads only the content of the Dockerfile and the .dockerignore.
   * @throws AgentExecError `settings-invalid` if the Dockerfile is missing, not a regular file or empty, or if a limit
   * is exceeded.
   */
  static async list(options: ContextOptions): Promise<BuildContext> {
    const { baseFiles, recipe } = options;
    const all = await baseFiles.list();
    const content = await readText(recipe.dockerfile, { baseFiles, all });
    const text = content.toString("utf8");
    if (text.trim() === "") throw unusable(recipe.dockerfile, baseFiles, "is empty");
    const below = recipe.context === "" ? "" : `${recipe.context}/`;
    const ignorePath = `${below}${ignoreName}`;
    const ignoreText = all.has(ignorePath) ? await readText(ignorePath, { baseFiles, all }) : null;
    const isIgnored = dockerIgnore(ignoreText?.toString("utf8") ?? "");
    const isNeeded = (path: string) => path === recipe.dockerfile || path === ignorePath;
    const paths = new Map(
      [...all.keys()]
        .filter((path) => path.startsWith(below))
        .filter((path) => isNeeded(path) || !isIgnored(path.slice(below.length)))
        .map((path) => [path.slice(below.length), path]),
    );
    const entries = [...paths.values()].map((path) => all.get(path)!);
    checkBounds(entries, options);
    if (recipe.dockerfile.startsWith(below)) {
      const name = recipe.dockerfile.slice(below.length);
      return new BuildContext(baseFiles, paths, new Map(), name, text);
    }
    const name = `.dockerfile.${hash("sha256", content).slice(0, 16)}`;
    // As Docker's own command sends it, so that the engine removes both before it copies anything.
    const ignored = Buffer.from(`${ignoreText?.toString("utf8") ?? ""}\n${ignoreName}\n${name}\n`);
    const texts = new Map([
      [name, content],
      [ignoreName, ignored],
    ]);
    paths.delete(ignoreName);
    return new BuildContext(baseFiles, paths, texts, name, text);
  }

  /** A hash in hex of each path with its kind, mode and content. To compute the hash, the method reads all files. */
  async hash(signal: AbortSignal): Promise<string> {
    const lines: string[] = [];
    for await (const entry of this.#noted(lines, signal))
      if (entry.kind === "file") for await (const _piece of entry.content);
    return hashOf(lines);
  }

  /**
   * @throws AgentExecError `settings-invalid`, before the end, if the content no longer has this hash; on abort the
   * signal's reason.
   */
  tar(hash: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    return tarOf(this.#checked(hash, signal), signal);
  }

  async *#checked(hash: string, signal: AbortSignal): AsyncGenerator<RegularFile | SymbolicLink> {
    const lines: string[] = [];
    yield* this.#noted(lines, signal);
    if (hashOf(lines) === hash) return;
    throw new AgentExecError("settings-invalid", "Files changed while the engine built an image from them.", {
      nextStep: "Run again when no other program changes files in the current folder.",
      isRetryable: true,
    });
  }

  /** Yields each entry, and adds a line about it once it was read to its end. */
  async *#noted(lines: string[], signal: AbortSignal): AsyncGenerator<RegularFile | SymbolicLink> {
    for await (const entry of this.#entries(signal)) {
      const { kind, path } = entry;
      if (kind === "file") {
        const note = (sum: string) => lines.push(JSON.stringify([path, kind, entry.isExecutable, sum]));
        yield { ...entry, content: hashed(entry.content, note) };
      } else {
        lines.push(JSON.stringify([path, kind, entry.target]));
        yield entry;
      }
    }
  }

  async *#entries(signal: AbortSignal): AsyncGenerator<RegularFile | SymbolicLink> {
    const names = new Map([...this.paths].map(([name, path]) => [path, name]));
    for await (const entry of this.baseFiles.read(new Set(this.paths.values()))) {
      signal.throwIfAborted();
      yield { ...entry, path: names.get(entry.path)! };
    }
    for (const [path, text] of this.texts) {
      const content = contentOf(text);
      yield { kind: "file", path, bytes: text.byteLength, isExecutable: false, content };
    }
  }
}

/**
 * Reads a file that decides what is built or run. The function follows no links, because their target need not be one
 * of the files.
 * @throws AgentExecError `settings-invalid` if the file is missing, not a regular file or too long.
 */
export async function readText(
  path: string,
  { baseFiles, all }: { readonly baseFiles: BaseFiles; readonly all: ReadonlyMap<string, BaseEntry> },
): Promise<Buffer> {
  const entry = all.get(path);
  const isFolder = [...all.keys()].some((other) => other.startsWith(`${path}/`));
  if (isFolder) throw unusable(path, baseFiles, "is a folder");
  if (entry === undefined) throw unusable(path, baseFiles, "is missing");
  if (entry.kind === "link") throw unusable(path, baseFiles, "is a link, and agent-exec follows no links");
  if (entry.bytes > maxTextBytes)
    throw unusable(path, baseFiles, `has ${formatBytes(entry.bytes)}, but the limit is 1 MiB`);
  let content: Buffer = Buffer.alloc(0);
  // Read within the loop, because the file is closed after it.
  for await (const found of baseFiles.read(new Set([path])))
    if (found.kind === "file") content = await bytesOf(found.content);
  return content;
}

function unusable(path: string, { origin }: BaseFiles, what: string): AgentExecError {
  return settingsInvalid(
    `${named(path)} ${what} (agent-exec looked in ${origin}).`,
    "Give the path of a regular file, relative to the current folder. Check that Git does not ignore the file.",
  );
}

function checkBounds(
  entries: readonly BaseEntry[],
  { recipe, maxFiles = 100_000, maxBytes = 1024 ** 3 }: ContextOptions,
): void {
  const bytes = entries.reduce((sum, entry) => sum + (entry.kind === "file" ? entry.bytes : 0), 0);
  if (entries.length <= maxFiles && bytes <= maxBytes) return;
  throw settingsInvalid(
    `The build of ${recipe.from} can copy ${formatCount(entries.length)} files with ${formatBytes(bytes)} in total, but the limit is ${formatCount(maxFiles)} files and ${formatBytes(maxBytes)}.`,
    `In ${ignoreName}, list the files that the build does not need, or build the image in an earlier step and set \`image\` to its name.`,
  );
}

function hashOf(lines: readonly string[]): string {
  return hash("sha256", lines.toSorted().join("\n"));
}
