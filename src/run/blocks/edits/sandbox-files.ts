import { blockOf, type CodeBlock } from "../../../facts/block.js";
import { type Execution, hasPassed, type NetworkDecision } from "../../../facts/execution.js";
import { named } from "../../../format/listed.js";
import { foldersOf } from "../../../files/paths.js";
import { type DraftFile, type FileChange } from "./draft.js";
import { MisfitError } from "./edit.js";
import { answerOf, type FoundEntry, readingCode } from "./reading-code.js";
import { writingCode } from "./writing-code.js";

/** Runs a block that agent-exec wrote itself. The transcript does not show it. */
export type RunQuietly = (block: CodeBlock) => Promise<Execution>;

/** Limits for one block's edits: the number of files, and the size of each. Usual edits are far smaller. */
const maxFiles = 200;
const maxFileBytes = 2 * 1024 ** 2;
const maxAllBytes = 8 * 1024 ** 2;

/** The limit for all files in one answer. In base64 this fits into the 1 MiB of output that is kept by default. */
const firstAnswerBytes = 512 * 1024;
/** Together with the rest of the answer, this fits into the smallest possible output limit of 1 KiB. */
const leastPieceBytes = 512;

/** A block that agent-exec wrote itself failed. The edit then gets that block's ending. */
export class SandboxFailedError extends Error {
  override readonly name = "SandboxFailedError";

  constructor(readonly execution: Execution) {
    super(execution.evidence);
  }
}

/** Reads and writes the workspace's files with shell blocks. They need only a few common tools in the image. */
export class SandboxFiles {
  #durationMs = 0;
  #network: NetworkDecision[] = [];
  #isSessionSpent = false;

  constructor(private readonly run: RunQuietly) {}

  /** The sum of the time and network use of all blocks that ran here. */
  get spent(): Pick<Execution, "durationMs" | "network" | "isSessionSpent"> {
    return {
      durationMs: this.#durationMs,
      ...(this.#network.length > 0 && { network: this.#network }),
      ...(this.#isSessionSpent && { isSessionSpent: true }),
    };
  }

  /** The path of the workspace, as the sandbox reports it. @throws SandboxFailedError. */
  async folder(): Promise<string> {
    const { stdout } = await this.#perform("pwd\n");
    return stdout.text.replace(/\n$/, "");
  }

  /**
   * Reads the regular files with these names. Missing files are left out.
   * @throws MisfitError if an entry is no file, or if there is too much; SandboxFailedError.
   */
  async read(paths: readonly string[]): Promise<ReadonlyMap<string, DraftFile>> {
    if (paths.length > maxFiles)
      throw new MisfitError(`it edits ${paths.length} files, but a block can edit ${maxFiles} at most`);
    const folders = [...new Set(paths.flatMap(foldersOf))];
    const both = folders.find((path) => paths.includes(path));
    if (both !== undefined)
      throw new MisfitError(`the edits need ${named(both)} both as a file and as a folder`);
    // The first call also returns the beginning of each file. For most files this is everything.
    const requests = [
      ...folders.map((path) => ({ path, skip: null })),
      ...paths.map((path) => ({ path, skip: 0 })),
    ];
    const entries = await this.#ask(requests);
    const files = new Map<string, FoundEntry>();
    for (const [path, entry] of entries) {
      if (folders.includes(path)) checkFolder(path, entry);
      else {
        checkFile(path, entry);
        files.set(path, entry);
      }
    }
    const allBytes = [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    if (allBytes > maxAllBytes)
      throw new MisfitError(`its files together are larger than ${maxAllBytes / 1024 ** 2} MiB`);
    return this.#rest(files);
  }

  /** Writes all changes. If something is in the way, writes none. @throws SandboxFailedError. */
  async write(changes: readonly FileChange[]): Promise<void> {
    await this.#perform(writingCode(changes));
  }

  /** Reads the rest of files of which only the beginning is known. */
  async #rest(files: Map<string, FoundEntry>): Promise<ReadonlyMap<string, DraftFile>> {
    for (;;) {
      const open = [...files].filter(([, { content, bytes }]) => content.length < bytes);
      if (open.length === 0) return files;
      const more = await this.#ask(open.map(([path, { content }]) => ({ path, skip: content.length })));
      for (const [path, file] of open) {
        const next = more.get(path);
        if (next?.bytes !== file.bytes)
          throw new MisfitError(
            `${named(path)} changed while it was read, because a running process writes to it`,
          );
        files.set(path, { ...file, content: file.content + next.content });
      }
    }
  }

  #answerBytes = firstAnswerBytes;

  /** Asks for as much of each file as fits into one answer. If the answer was cut off, asks again for less. */
  async #ask(
    requests: readonly { readonly path: string; readonly skip: number | null }[],
  ): Promise<Map<string, FoundEntry>> {
    for (;;) {
      const share = Math.floor(this.#answerBytes / Math.max(1, requests.length));
      const pieceBytes = Math.max(leastPieceBytes, share - (share % leastPieceBytes));
      const { stdout } = await this.#perform(readingCode(requests, { pieceBytes, maxFileBytes }));
      if (!stdout.truncated) return answerOf(stdout.text, { requests, pieceBytes, maxFileBytes });
      if (pieceBytes === leastPieceBytes)
        throw new MisfitError(
          "its files could not be read, because `max-output` cut the sandbox's answer. Raise `max-output`",
        );
      this.#answerBytes /= 2;
    }
  }

  async #perform(code: string): Promise<Execution> {
    const execution = await this.run(blockOf({ language: "sh", path: null, code }));
    this.#durationMs += execution.durationMs;
    this.#isSessionSpent ||= execution.isSessionSpent === true;
    this.#network.push(...(execution.network ?? []));
    if (!hasPassed(execution)) throw new SandboxFailedError(execution);
    return execution;
  }
}

function checkFolder(path: string, { kind }: FoundEntry): void {
  if (kind === "folder") return;
  const what =
    kind === "link" ? "a symbolic link, and agent-exec edits no files behind a link" : "not a folder";
  throw new MisfitError(`${named(path)} is ${what}`);
}

function checkFile(path: string, entry: FoundEntry): void {
  if (entry.kind === "link")
    throw new MisfitError(`${named(path)} is a symbolic link. Edit the file that the link points to`);
  if (entry.kind !== "file")
    throw new MisfitError(`${named(path)} is ${entry.kind === "folder" ? "a folder" : "not a regular file"}`);
  if (entry.bytes > maxFileBytes)
    throw new MisfitError(
      `${named(path)} is too large: an edit can change files of at most ${maxFileBytes / 1024 ** 2} MiB. Change the file with code`,
    );
}
