import { options } from "./options.js";
import { commandRows, written } from "./table.js";
import type { Mistake } from "./read-request.js";

export interface HelpOptions {
  readonly phrase: string;
  /** The models that a comment can choose. */
  readonly models: readonly string[];
}

/** The help for comments, in Markdown. It lists only what works in this workflow. */
export function helpWords({ phrase, models }: HelpOptions): string {
  const rows = Object.entries(commandRows).map(
    ([name, { help }]) => `- \`${phrase} ${written(name)}\`: ${help}`,
  );
  const names = models.map((name) => `\`${name}\``).join(", ");
  const choices = Object.entries(options)
    .filter(([name]) => name !== "model" || models.length > 0)
    .map(([name, { value, help }]) => {
      const allowed = name === "model" ? `; this workflow allows ${names}` : "";
      return `- \`--${name} ${value}\`: ${help}${allowed}.`;
    });
  return `### What you can ask agent-exec

Begin a line of a comment with one of these:

- \`${phrase} TASK\`: a model writes code for the task and runs it in a container. It sees this issue or pull request, so \`${phrase} fix this\` can be enough.
${rows.join("\n")}

Before the task you can write:

${choices.join("\n")}

Only people with write access can start a run. Editing a comment starts no run.`;
}

/** The answer to a wrong request, in Markdown. It names no option that this workflow refuses. */
export function mistakeWords({ problem, usage }: Mistake, { phrase, models }: HelpOptions): string {
  const form = models.length > 0 ? usage : usage.replace("[--model NAME] ", "");
  return `### Nothing ran

${problem} Write it like this in a new comment:

\`\`\`
${phrase} ${form}
\`\`\`

\`${phrase} help\` shows everything that you can ask.`;
}
