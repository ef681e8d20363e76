import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AgentExecError } from "../../errors.js";
import { outcomes } from "../../facts/outcomes.js";
import { namedDocuments } from "../../files/named-documents.js";
import { hashesOf } from "../../files/rewrite-text.js";
import { count } from "../../format/format.js";
import { listenForStopSignals } from "../../process/stop-signals.js";
import { printError } from "../print.js";

/** How often to look for changes. Nobody notices the delay, and a thousand files take a few milliseconds. */
const lookAgainMs = 300;

const emptyHash = createHash("sha256").digest("hex");

/**
 * Runs documents, and runs each again when it changes, until Ctrl-C. The loop compares the files itself, because file
 * systems of containers and networks do not report changes.
 * @param run runs these documents and resolves with the exit code
 */
export async function watchDocuments(
  names: readonly string[],
  run: (paths: readonly string[]) => Promise<number>,
): Promise<number> {
  if (names.length === 0 || names.includes("-"))
    throw new AgentExecError("settings-invalid", "--watch needs files.", {
      nextStep: "Pass Markdown files, folders or globs.",
    });
  const all = await namedDocuments(names);
  let seen = await hashesOf(all);
  let next = all;
  for (;;) {
    if ((await run(next)) === outcomes.cancelled.exitCode) return outcomes.cancelled.exitCode;
    using stop = listenForStopSignals();
    printError(`agent-exec: waiting for a change in ${count("file", all.length)}. Ctrl-C ends.\n`);
    for (next = []; next.length === 0;) {
      await wait(lookAgainMs, undefined, { signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return 0;
      const now = await hashesOf(all);
      // While an editor saves a file, the file may be missing or empty for a moment.
      next = all.filter((path) => ![null, emptyHash, seen.get(path)].includes(now.get(path)));
      seen = now;
    }
  }
}
