import type { Message } from "../../ports/writer.js";

/** In the place of pictures that the server refused before. */
export const unseenWords = "(The images cannot be shown: the model server accepts none.)";

/** The pictures of a message as data URLs. */
export function picturesOf({ images = [] }: Pick<Message, "images">, takesImages: boolean): string[] {
  if (!takesImages) return [];
  return images.flatMap(({ type, content }) =>
    content === undefined ? [] : [`data:${type};base64,${Buffer.from(content).toString("base64")}`],
  );
}
