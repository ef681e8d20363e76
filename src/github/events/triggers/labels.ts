import type { TriggerOptions } from "../trigger.js";

interface LabelEvent {
  readonly action?: string | undefined;
  readonly label?: { readonly name: string } | null | undefined;
}

/** Why this label starts no run. Null if it does, or if the event is about no label. GitHub ignores case in labels. */
export function otherLabel({ settings }: TriggerOptions, { action, label }: LabelEvent): string | null {
  const wanted = settings.labelTrigger;
  if (action !== "labeled" || wanted === undefined) return null;
  if (label?.name.toLowerCase() === wanted.toLowerCase()) return null;
  return `the label ${label?.name ?? "without a name"} was added; only ${wanted} starts a run`;
}
