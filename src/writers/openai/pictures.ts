import type { Message } from "../../ports/writer.js";

/** Replaces the pictures after the server has refused pictures once. */
export const unseenWords = "(You cannot see the images, because the model server accepts no images.)";

export function picturesOf({ images = [] }: Pick<Message, "images">, takesImages: boolean): string[] {
  if (!takesImages) return [];
  return images.flatMap(({ type, content }) =>
    content === undefined ? [] : [`data:${type};base64,${Buffer.from(content).toString("base64")}`],
  );
}
