import { AgentExecError } from "../errors.js";
import type { Executor } from "../ports/executor.js";

/** The executor, whose every start fails where its image has another digest or id; the same where that is undefined. */
export function pinnedTo(pinned: string | undefined, executor: Executor): Executor {
  if (pinned === undefined) return executor;
  const start: Executor["start"] = async (options) => {
    const session = await executor.start(options);
    const { image, digest } = session.facts;
    if (digest === pinned) return session;
    await session.stop();
    throw otherImage(image ?? executor.name, { digest, pinned });
  };
  return { ...executor, start };
}

function otherImage(
  name: string,
  { digest, pinned }: { readonly digest: string | null; readonly pinned: string },
): AgentExecError {
  const message = `${name} is not the run's image: found ${digest ?? "none"} instead of ${pinned}.`;
  return new AgentExecError("image-unavailable", message, {
    nextStep: `Set \`image\` to the run's image, as \`NAME@${pinned}\` or its id, or to another image to see what differs.`,
  });
}
