import { listed } from "../../format/listed.js";
import { formatBytes } from "../../format/format.js";
import { codeSpan } from "../../markdown/fence.js";
import type { Policy } from "../../facts/events.js";
import { type ImageFacts, imageFacts, maxImageBytes, maxImagesOfTurn } from "../../facts/image.js";
import type { Attempt } from "../state/state.js";

/** The last pictures of a turn, which its blocks displayed or stored in files. */
export function imagesOf({ executions, checkpoint }: Attempt): ImageFacts[] {
  const shown = executions
    .flatMap((each) => each.shown ?? [])
    .flatMap((each) => {
      const { success, data } = imageFacts().safeParse(each);
      return success && data.bytes <= maxImageBytes ? [data] : [];
    });
  const all = [...shown, ...(checkpoint?.images ?? [])];
  const once = new Map(all.map((image) => [image.sha256, image]));
  return [...once.values()].slice(-maxImagesOfTurn);
}

/** The note for the model about these pictures. "" if there are none. */
export function imageWords(attempt: Attempt, { vision }: Policy): string {
  const names = imagesOf(attempt).map(({ name, bytes }) => `${codeSpan(name)} (${formatBytes(bytes)})`);
  if (names.length === 0) return "";
  const one = names.length === 1;
  const seen = vision
    ? `${one ? "It is" : "They are"} shown with this message while it is the last one.`
    : `You are not shown ${one ? "it" : "them"}.`;
  return `Your code left ${one ? "a picture" : "pictures"}: ${listed(names)}. ${seen}`;
}
