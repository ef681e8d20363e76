import { openResumedRun, type ResumedRun } from "../earlier/resumed-run.js";
import { AgentExecError } from "../errors.js";
import { type RunCommand, runCommand } from "./run-command.js";

/** Goes on with a run whose process had ended. Resolves like `runCommand`. @throws AgentExecError before it goes on. */
export async function resume(path: string, run: Pick<RunCommand, "flags" | "output">): Promise<number> {
  refuseIdle(run.flags);
  return goOnWith(await openResumedRun(path), run);
}

/** Goes on with an earlier run that was opened for that, and closes it. */
export async function goOnWith(
  resumed: ResumedRun,
  { flags, output }: Pick<RunCommand, "flags" | "output">,
): Promise<number> {
  const { folder, run, state } = resumed;
  const earlier = {
    folder: folder.path,
    given: run.given ?? {},
    state,
    subject: { task: run.task, resumed },
  };
  try {
    return await runCommand({ face: "run", words: [], flags, earlier, output });
  } finally {
    // It is closed already where the run came to its end.
    await folder.close();
  }
}

/** @throws AgentExecError `settings-invalid` for what an earlier run has of its own. */
export function refuseIdle(flags: RunCommand["flags"]): void {
  const idle = ["out", "task-file", "print-config", "config"].find((name) => name in flags);
  if (idle === undefined) return;
  throw new AgentExecError("settings-invalid", `--${idle}: has no effect when a run is resumed`, {
    nextStep: "Leave it out: the run continues in its own folder with its own task.",
  });
}
