import { hash } from "node:crypto";
import type { CheckpointEntry } from "../ports/checkpoint.js";
import { type ImageFacts, imageTypeOf, maxImageBytes } from "../facts/image.js";
import type { Message } from "../ports/writer.js";

/** Keeps the pictures of the last turns only. Older pictures are not sent again. */
const maxKeptBytes = 16 * 1024 ** 2;

/** The pictures for a model with vision: those of the task, and those that the code made. They are only in memory. */
export class Images {
  readonly #given: ReadonlyMap<string, Uint8Array>;
  readonly #kept = new Map<string, Uint8Array>();
  #bytes = 0;

  /** @param given the task's pictures, which each request contains */
  constructor(given: readonly Uint8Array[] = []) {
    this.#given = new Map(given.map((content) => [hash("sha256", content), content]));
  }

  /** @returns the picture, or null if models do not accept its type or it is too large. */
  keep(name: string, content: Uint8Array): ImageFacts | null {
    const type = imageTypeOf(content);
    if (type === null || content.byteLength > maxImageBytes) return null;
    const sha256 = hash("sha256", content);
    if (!this.#kept.has(sha256)) this.#bytes += content.byteLength;
    this.#kept.set(sha256, content);
    for (const [oldest, bytes] of this.#kept) {
      if (this.#bytes <= maxKeptBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytes.byteLength;
    }
    return { name, type, sha256, bytes: content.byteLength };
  }

  /** Adds the pictures to the messages. If a picture's content is missing, the message says so. */
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

  /** Passes the entries on, and keeps pictures from new and changed files. `onImage` gets each picture. */
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
