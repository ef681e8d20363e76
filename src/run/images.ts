import { createHash } from "node:crypto";
import type { CheckpointEntry } from "../ports/checkpoint.js";
import { type ImageFacts, imageTypeOf, maxImageBytes } from "../facts/image.js";
import type { Message } from "../ports/writer.js";

/** 16 MiB for pictures of the last turns. Older ones are not shown again. */
const maxKeptBytes = 16 * 1024 ** 2;

/**
 * The pictures that the code left, and those that came with the task, for a model with vision. The pictures are only in
 * memory.
 */
export class Images {
  readonly #given: ReadonlyMap<string, Uint8Array>;
  readonly #kept = new Map<string, Uint8Array>();
  #bytes = 0;

  /** @param given The pictures that came with the task. The given pictures are in each request. */
  constructor(given: readonly Uint8Array[] = []) {
    this.#given = new Map(given.map((content) => [hashOf(content), content]));
  }

  /** @returns the picture, or null if models do not accept its type or it is too large. */
  keep(name: string, content: Uint8Array): ImageFacts | null {
    const type = imageTypeOf(content);
    if (type === null || content.byteLength > maxImageBytes) return null;
    const sha256 = hashOf(content);
    if (!this.#kept.has(sha256)) {
      this.#kept.set(sha256, content);
      this.#bytes += content.byteLength;
    }
    for (const [oldest, bytes] of this.#kept) {
      if (this.#bytes <= maxKeptBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytes.byteLength;
    }
    return { name, type, sha256, bytes: content.byteLength };
  }

  /** The messages with their pictures. If a picture's content is missing, the message says so. */
  attached(messages: readonly Message[]): Message[] {
    return messages.map((message) => {
      if (message.images === undefined) return message;
      const images = message.images.flatMap((image) => {
        const content = this.#given.get(image.sha256) ?? this.#kept.get(image.sha256);
        return content === undefined ? [] : [{ ...image, content }];
      });
      const missing = message.images.length - images.length;
      const words = missing === 0 ? "" : `\n\n(${missing} of these pictures can no longer be shown.)`;
      return { ...message, content: `${message.content}${words}`, images };
    });
  }

  /** Passes the entries on, and keeps pictures among new and changed files. `onImage` gets each one. */
  async *watch(
    entries: AsyncIterable<CheckpointEntry>,
    onImage: (image: ImageFacts) => void,
  ): AsyncGenerator<CheckpointEntry> {
    for await (const entry of entries) {
      const isSmall = entry.kind === "file" && entry.bytes > 0 && entry.bytes <= maxImageBytes;
      if (!isSmall || !/\.(png|jpe?g|gif|webp)$/i.test(entry.path)) yield entry;
      else yield { ...entry, content: this.#read(entry, onImage) };
    }
  }

  async *#read(
    { path, content }: Extract<CheckpointEntry, { kind: "file" }>,
    onImage: (image: ImageFacts) => void,
  ): AsyncGenerator<Uint8Array> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) {
      chunks.push(chunk);
      yield chunk;
    }
    const image = this.keep(path, Buffer.concat(chunks));
    if (image !== null) onImage(image);
  }
}

function hashOf(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
