import type { Continues } from "../../facts/continues.js";
import { truncateMiddle } from "../../format/truncate.js";
import { conversation } from "./prompt.js";
import type { RunState } from "../state/state.js";

/** About 50,000 tokens. A model can read this much in addition to a new task. */
const maxChars = 200_000;
/** How much of the first message, which contains the task, stays in a longer conversation. */
const maxHeadChars = 20_000;

const unseen = "(The images of this message are no longer shown.)";

type Said = Continues["messages"];

/** The messages of an earlier run, for a run that continues it, from its events. */
export function saidIn(state: RunState): Pick<Continues, "messages" | "charsLeftOut"> {
  const [head, ...rest] = conversation(state).flatMap(({ role, content, images }) =>
    role === "system" ? [] : [{ role, content: images === undefined ? content : `${content}\n\n${unseen}` }],
  );
  if (head === undefined) return { messages: [] };
  const total = charsOf([head, ...rest]);
  if (total <= maxChars) return { messages: [head, ...rest] };
  const task = truncateMiddle(head.content, maxHeadChars);
  const last = lastWithin(rest, maxChars - task.length);
  const charsLeftOut = total - charsOf(last) - Math.min(task.length, head.content.length);
  const note = `[${charsLeftOut} more characters are left out.]`;
  return { messages: [{ role: "user", content: `${task}\n\n${note}` }, ...last], charsLeftOut };
}

/** The last messages that fit. The first of them is one of the model. */
function lastWithin(messages: Said, most: number): Said {
  let chars = 0;
  let from = messages.length;
  for (let at = messages.length - 1; at >= 0; at -= 1) {
    chars += messages[at]!.content.length;
    if (chars > most) break;
    if (messages[at]!.role === "assistant") from = at;
  }
  return messages.slice(from);
}

function charsOf(messages: Said): number {
  return messages.reduce((sum, { content }) => sum + content.length, 0);
}
