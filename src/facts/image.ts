import { z } from "zod";
import { count, described, type Described, text } from "./described.js";

/** A picture that the code left, without its content. */
export const imageFacts = described(() =>
  z.object({
    /** A file's path in the workspace, or the name of something shown. */
    name: text(),
    type: z.enum(["image/png", "image/jpeg", "image/gif", "image/webp"]),
    bytes: count(),
    /** In hex. */
    sha256: text(),
  }),
);

export interface ImageFacts extends Described<typeof imageFacts> {}

/** 1 MiB: what models scale down to is less. */
export const maxImageBytes = 1024 ** 2;

/** So many of one turn are shown, the last of them. */
export const maxImagesOfTurn = 4;

/** What a picture takes of a context at most, about, in tokens: models scale larger ones down. */
export const imageTokens = 1_500;

const signatures = [
  ["image/png", /^\x89PNG\r\n[^]\n/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/gif", /^GIF8[79]a/],
  ["image/webp", /^RIFF[^]{4}WEBP/],
] as const satisfies readonly (readonly [ImageFacts["type"], RegExp])[];

/** By its first bytes, whatever its name says; null for none of these. */
export function imageTypeOf(content: Uint8Array): ImageFacts["type"] | null {
  const start = Buffer.from(content.subarray(0, 12)).toString("latin1");
  return signatures.find(([, signature]) => signature.test(start))?.[0] ?? null;
}
