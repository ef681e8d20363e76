import { openResumedRun, type ResumedRun } from "../../earlier/resumed-run.js";
import { AgentExecError } from "../../errors.js";
import { type Call, runCommand } from "../run/run-command.js";

/** Continues an interrupted run. Resolves like `runCommand`. @throws AgentExecError before it continues. */
export async function resume(path: string, run: Call): Promise<number> {
  refuseIdle(run.flags);
  return goOnWith(await openResumedRun(path), run);
}

/** Continues an opened run, and closes its folder. */
export async function goOnWith(resumed: ResumedRun, { flags, output }: Call): Promise<number> {
  const { folder, run, state } = resumed;
  const subject = { task: run.task, resumed };
  const earlier = { folder: folder.path, given: run.given ?? {}, state, subject };
  try {
    return await runCommand({ face: "run", words: [], flags, earlier, output });
  } finally {
    // If the run ended, its folder is already closed.
    await folder.close();
  }
}

/** Refuses settings that the earlier run already decides. @throws AgentExecError `settings-invalid`. */
export function refuseIdle(flags: Call["flags"]): void {
  const idle = ["out", "task-file", "print-config", "config"].find((name) => name in flags);
  if (idle === undefined) return;
  throw new AgentExecError("settings-invalid", `--${idle}: has no effect with \`resume\``, {
    nextStep: "Remove this option. A resumed run keeps its folder and its task.",
  });
}
