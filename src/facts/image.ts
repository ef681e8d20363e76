import { z } from "zod";
import { count, described, type Described, text } from "./described.js";

/** The facts about a picture that the code left, or that people added on GitHub. The content is stored elsewhere. */
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

/** Models scale larger pictures down anyway. */
export const maxImageBytes = 1024 ** 2;

/** How many pictures of a turn the model sees. The last ones count. */
export const maxImagesOfTurn = 4;

/** About the most tokens that a picture costs, because models scale large pictures down. */
export const imageTokens = 1_500;

const signatures = [
  ["image/png", /^\x89PNG\r\n[^]\n/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/gif", /^GIF8[79]a/],
  ["image/webp", /^RIFF[^]{4}WEBP/],
] as const satisfies readonly (readonly [ImageFacts["type"], RegExp])[];

/** The picture's type, found by its first bytes and not by its name. Null for other types. */
export function imageTypeOf(content: Uint8Array): ImageFacts["type"] | null {
  const start = Buffer.from(content.subarray(0, 12)).toString("latin1");
  return signatures.find(([, signature]) => signature.test(start))?.[0] ?? null;
}
