import { AgentExecError } from "../../errors.js";
import type { Repository } from "./repository.js";

export interface Blob {
  readonly bytes: number;
  /** Read it before you ask for the next blob, which skips the rest. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** The reader may send the content over a slow line, so this is long. */
const timeoutMs = 1_800_000;

/**
 * Yields the contents of git's objects in their order, with a single git process. Ends early if an object
 * is missing.
 * @throws AgentExecError `settings-invalid` if git fails.
 */
export async function* readBlobs(
  objects: readonly { readonly hash: string }[],
  repository: Repository,
): AsyncGenerator<Blob, undefined> {
  if (objects.length === 0) return;
  const input = objects.map(({ hash }) => `${hash}\n`);
  const chunks = repository.run(["cat-file", "--batch"], { input, maxBytes: Infinity, timeoutMs });
  try {
    const reader = new Reader(chunks);
    for (const _object of objects) {
      // The line is `<hash> blob <size>` or `<hash> missing`.
      const [, kind, size] = (await reader.line()).split(" ");
      if (kind !== "blob") return;
      const bytes = Number(size);
      const content = reader.take(bytes);
      yield { bytes, content };
      for await (const _rest of content);
      await reader.line();
    }
  } catch (cause) {
    throw new AgentExecError(
      "settings-invalid",
      `git could not read ${repository.folder}: ${(cause as Error).message}`,
      { nextStep: "Check the repository with `git fsck`.", cause },
    );
  } finally {
    await chunks.return(undefined);
  }
}

class Reader {
  #rest: Buffer = Buffer.alloc(0);

  constructor(private readonly chunks: AsyncGenerator<Buffer>) {}

  /** Reads to the next line end. Lines of git itself are short. */
  async line(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf(10);
      if (end !== -1) {
        const line = this.#rest.subarray(0, end).toString("latin1");
        this.#rest = this.#rest.subarray(end + 1);
        return line;
      }
      this.#rest = Buffer.concat([this.#rest, await this.#next()]);
    }
  }

  async *take(bytes: number): AsyncGenerator<Uint8Array> {
    for (let left = bytes; left > 0;) {
      if (this.#rest.byteLength === 0) this.#rest = await this.#next();
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.byteLength);
      left -= piece.byteLength;
      yield piece;
    }
  }

  async #next(): Promise<Buffer> {
    const { value, done } = await this.chunks.next();
    if (done === true) throw new Error("git stopped before it had finished");
    return value;
  }
}
