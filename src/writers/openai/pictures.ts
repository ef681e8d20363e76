import type { Message } from "../../ports/writer.js";

/** Replaces pictures if the server refused them before. */
export const unseenWords = "(You cannot see the images, because the model server accepts no images.)";

export function picturesOf({ images = [] }: Pick<Message, "images">, takesImages: boolean): string[] {
  if (!takesImages) return [];
  return images.flatMap(({ type, content }) =>
    content === undefined ? [] : [`data:${type};base64,${Buffer.from(content).toString("base64")}`],
  );
}
