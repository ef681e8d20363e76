import { messageOf } from "../errors.js";
import type { CheckpointEntry } from "../ports/checkpoint.js";
import { type ImageFacts, maxImagesOfTurn } from "../facts/image.js";
import { countRefused, type LeftOut, type Refused, unnamedPath } from "../facts/files.js";
import { count } from "../format/format.js";
import type { StepContext } from "./step-context.js";
import { startSavingTime } from "./saving-time.js";
import { listening } from "./sessions.js";

/** Saves the changes after a turn, for the next sandbox. If saving fails, the run continues and warns once. */
export async function keepCheckpoint(
  { attempt }: { readonly attempt: number },
  { recorder, sessions, signal, clock, images }: StepContext,
): Promise<void> {
  using time = startSavingTime(clock, signal);
  const tally = new Tally();
  const seen: ImageFacts[] = [];
  let fault: string | null = null;
  try {
    await sessions.checkpoint(attempt, AbortSignal.any([signal, time.timeUp]), (entries) =>
      images.watch(
        listening(entries, (entry) => tally.add(entry)),
        (image) => seen.push(image),
      ),
    );
    fault = tally.fault;
  } catch (thrown) {
    // The loop records why the run stops.
    if (signal.aborted) return;
    fault = messageOf(thrown);
  }
  if (fault !== null && recorder.state.attempts.every(({ checkpoint }) => checkpoint?.fault !== fault))
    await recorder.record({
      type: "warning",
      code: "checkpoint-failed",
      message: `agent-exec could not save the code's changes up to turn ${attempt}. If the sandbox is lost, the code's changes are lost too. ${fault}`,
    });
  const kept = fault === null ? tally.facts : { entries: 0, bytes: 0, fault };
  // Some executors do not know which files changed since the last turn. So pictures that are already known are skipped.
  const known = recorder.state.attempts.flatMap((each) => each.checkpoint?.images ?? []);
  const fresh = seen.filter(
    (image) => !known.some(({ name, sha256 }) => name === image.name && sha256 === image.sha256),
  );
  const shown = fresh.length === 0 ? {} : { images: fresh.slice(-maxImagesOfTurn) };
  await recorder.record({ type: "checkpoint", attempt, ...kept, ...shown });
}

/** How many left-out files to name. A last entry counts the rest. */
const toldLeftOut = 10;

class Tally {
  #entries = 0;
  #bytes = 0;
  readonly #leftOut: LeftOut[] = [];

  add(entry: CheckpointEntry): void {
    if (entry.kind === "left-out") this.#leftOut.push(entry);
    else this.#entries += 1;
    if (entry.kind === "file") this.#bytes += entry.bytes;
  }

  /** A run must not continue from an incomplete set of files that does not say what is missing. */
  get fault(): string | null {
    const hides = this.#leftOut.find(({ hidesMore }) => hidesMore === true);
    return hides === undefined
      ? null
      : `The code changed more files than agent-exec can copy out of a sandbox: ${hides.reason}.`;
  }

  get facts() {
    const leftOut = told(this.#leftOut);
    return { entries: this.#entries, bytes: this.#bytes, ...(leftOut.length === 0 ? {} : { leftOut }) };
  }
}

function told(leftOut: readonly LeftOut[]): readonly Refused[] {
  const plain = leftOut.map(({ path, reason }) => ({ path, reason }));
  if (plain.length <= toldLeftOut) return plain;
  const rest = countRefused(leftOut.slice(toldLeftOut - 1));
  const others = { path: unnamedPath, reason: count("other", rest), entries: rest };
  return [...plain.slice(0, toldLeftOut - 1), others];
}
