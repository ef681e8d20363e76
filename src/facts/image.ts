import { z } from "zod";
import { count, described, type Described, text } from "./described.js";

/** A picture that the code left, or that people added on GitHub, without its content. */
export const imageFacts = described(() =>
  z.object({
    /** The path of a file in the workspace, or the name of a displayed result. */
    name: text(),
    type: z.enum(["image/png", "image/jpeg", "image/gif", "image/webp"]),
    bytes: count(),
    /** In hex. */
    sha256: text(),
  }),
);

export interface ImageFacts extends Described<typeof imageFacts> {}

/** 1 MiB. Models scale larger pictures down. */
export const maxImageBytes = 1024 ** 2;

/** How many pictures of a turn are shown: the last ones. */
export const maxImagesOfTurn = 4;

/** About the most tokens that a picture takes, because models scale larger ones down. */
export const imageTokens = 1_500;

const signatures = [
  ["image/png", /^\x89PNG\r\n[^]\n/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/gif", /^GIF8[79]a/],
  ["image/webp", /^RIFF[^]{4}WEBP/],
] as const satisfies readonly (readonly [ImageFacts["type"], RegExp])[];

/** The type of the picture, from its first bytes and not from its name. Null for other types. */
export function imageTypeOf(content: Uint8Array): ImageFacts["type"] | null {
  const start = Buffer.from(content.subarray(0, 12)).toString("latin1");
  return signatures.find(([, signature]) => signature.test(start))?.[0] ?? null;
}
