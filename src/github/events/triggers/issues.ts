import { eventText } from "../event-text.js";
import { readPayload } from "../payload.js";
import { textAfterPhrase } from "../phrase.js";
import type { Target } from "../target.js";
import {
  authorOf,
  otherLabel,
  skip,
  taskFromSettings,
  type Trigger,
  type TriggerOptions,
} from "../trigger.js";

/**
 * Reads a new issue with the phrase, or an issue that got the label. Other issues do not count, because anybody can
 * open an issue. The person who adds the label is responsible for the text, so the gate checks that person's
 * permission.
 */
export async function readIssue(options: TriggerOptions): Promise<Trigger> {
  const { eventName, repository, sha, settings } = options;
  const { action, issue, label, sender } = readPayload("issues", eventName, options.payload);
  const other = otherLabel(options, { action, label });
  if (other !== null) return skip(other);
  const subject = { kind: "issue", number: issue.number } as const;
  const { number } = issue;
  const target: Target = { repository, number, isPullRequest: false, sha, isFork: false, subject };
  const isNew = action === "opened";
  const at = (isNew ? issue.created_at : issue.updated_at) ?? null;
  const about = { kind: "run", eventName, target, sender, isOurs: false } as const;
  const given = taskFromSettings(options);
  if (given) return { ...about, told: eventText(issue, { at, isNew }), author: null, task: given };
  const isLabeled = action === "labeled" && settings.labelTrigger !== undefined;
  if (!isNew && !isLabeled)
    return skip(
      `the issue was ${action ?? "changed"}; only a new issue, or the label in label-trigger, starts a run`,
    );
  const whole = [issue.title, issue.body ?? ""].join("\n\n").replaceAll(/\r\n?/g, "\n").trim();
  const asked = isLabeled ? "" : await textAfterPhrase(whole, settings.triggerPhrase);
  if (asked === null)
    return skip(
      `no line of the issue starts with the word ${settings.triggerPhrase}; set the input task to work on every issue`,
    );
  // The phrase alone asks for what the issue says.
  const text = asked || (isLabeled ? whole : whole.slice(0, -settings.triggerPhrase.length).trim());
  return {
    ...about,
    told: eventText(issue, { at, isNew, isTask: asked === "" }),
    author: isLabeled ? sender : issue.user,
    task: { text, source: { kind: "issue", url: issue.html_url }, ...authorOf(issue.user) },
    ...(isLabeled && { isLabeled }),
  };
}
