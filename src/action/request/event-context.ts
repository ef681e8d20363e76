import type { Task } from "../../facts/task.js";
import type { EventContext } from "../../facts/event-context.js";
import type { Holding } from "../../github/context/opening.js";
import type { ResolvedTarget } from "../../github/events/target.js";
import { repositoryFolder } from "../../ports/workspace.js";
import { checkedOutCommits } from "../../workspace/git/git.js";
import type { AskedStep } from "../runner/inputs.js";

interface ShownEvent extends Pick<AskedStep, "settings" | "github" | "trigger" | "signal"> {
  readonly target: ResolvedTarget;
  readonly task: Task;
  /** The folder of the repository that the action fetched. Undefined: none. */
  readonly fetched: string | undefined;
}

/**
 * The part of the event that the model gets. Null if there is none. The code for it is loaded only if there is an issue
 * or a pull request.
 */
export async function contextOf(shown: ShownEvent): Promise<{
  readonly context: EventContext;
  readonly contextImages: readonly Uint8Array[];
} | null> {
  const { settings, github, trigger, target, task, signal } = shown;
  const { told, failedRun = null, said = null } = trigger;
  if (settings["event-context"] === "none" || (told === null && failedRun === null)) return null;
  const [{ readEventContext }, { noImages, readEventImages, withImages }] = await Promise.all([
    import("../../github/context/read-context.js"),
    import("../../github/context/event-images.js"),
  ]);
  const holding = await holdingOf(shown);
  const [context, images] = await Promise.all([
    readEventContext({
      github,
      target,
      task,
      told,
      asker: trigger.author?.login ?? null,
      failedRun,
      holding,
      authors: settings["context-authors"],
      maxTokens: settings["event-context-tokens"],
      signal,
    }),
    settings.vision ? readEventImages({ github, target, told, said, signal }) : noImages,
  ]);
  const contextImages = images.shown.map(({ content }) => content);
  return { context: withImages(context, images), contextImages };
}

async function holdingOf({ settings, target, fetched }: ShownEvent): Promise<Holding> {
  if (fetched !== undefined) return "event";
  const folder = repositoryFolder(settings.workspace);
  if (folder === null) return settings.workspace === "empty" ? "nothing" : "folder";
  return (await checkedOutCommits(folder)).includes(target.sha) ? "event" : "other";
}
