import { Readable } from "node:stream";
import type Dockerode from "dockerode";
import { callEngine } from "../client/engine-call.js";
import { progressLines } from "../image/progress-lines.js";

export interface BuildCall {
  readonly docker: Dockerode;
  /** What the engine is asked for, by the names of its API. */
  readonly options: Readonly<Record<string, string | number | object>>;
  /** A tar archive; closed when the call is over. */
  readonly context: AsyncGenerator<Uint8Array>;
  readonly signal: AbortSignal;
  /** The longest time for all of it, in milliseconds. */
  readonly deadlineMs: number;
  /** Called with each step that begins: `Step 2/5 : RUN make`. */
  readonly onStep: (step: string) => void;
}

/** One line of the engine's progress stream. */
interface BuildProgress {
  /** A step's beginning, or what its command wrote, in pieces. */
  readonly stream?: string;
  readonly error?: string;
}

/** The engine came to the end of a build that failed. */
export class BuildFailedError extends Error {
  override readonly name = "BuildFailedError";

  constructor(
    /** The engine's word. */
    message: string,
    /** What was under way, in the Dockerfile's words; "" before the first step. */
    readonly step: string,
    /** The end of what the build printed. */
    readonly output: string,
  ) {
    super(message);
  }
}

/** 4,000 UTF-16 units of what a build printed are kept, its end. */
const maxOutputChars = 4_000;
/** The steps of a build. What a command writes may look like one: it makes no more of them than there are. */
class Steps {
  /** The one that is under way: `Step 2/5 : RUN make`; "" before the first. */
  current = "";
  #number = 0;
  #count: string | null = null;

  /** Whether a line begins the next step. */
  take(line: string): boolean {
    const [words, number, count = ""] = /^Step (\d{1,5})\/(\d{1,5}) : [^\n]{1,2000}/.exec(line) ?? [];
    this.#count ??= words === undefined ? null : count;
    const isNext = count === this.#count && Number(number) > this.#number && Number(number) <= Number(count);
    if (words === undefined || !isNext) return false;
    this.current = words;
    this.#number = Number(number);
    return true;
  }
}

/** What the engine says about a step, apart from the output of its command. */
const isOfEngine = /^(?: ---> |Removing intermediate container )/;

/**
 * Has the engine build an image; its containers are gone afterwards, however it ended.
 * @throws BuildFailedError, the context's error, or another error of the engine. At the deadline: a `TimeoutError`. On
 *   abort: the signal's reason.
 */
export async function callBuild({
  docker,
  options,
  context,
  signal,
  deadlineMs,
  onStep,
}: BuildCall): Promise<void> {
  const stop = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
  const archive = Readable.from(context, { objectMode: false });
  let fault: Error | null = null;
  archive.once("error", (error) => (fault = error));
  const steps = new Steps();
  let output = "";
  try {
    // Its answer begins once it has all files; the signal comes first.
    const call = { what: "build the image", deadlineMs: 2 * deadlineMs, signal: stop };
    const answer = (await callEngine(call, (abortSignal) =>
      docker.buildImage(archive, { ...options, abortSignal } as Dockerode.ImageBuildOptions),
    )) as Readable;
    for await (const { stream = "", error } of progressLines<BuildProgress>(answer, {
      what: "the build",
      signal: stop,
    })) {
      if (error !== undefined) throw new BuildFailedError(error, steps.current, output);
      if (steps.take(stream)) {
        output = "";
        onStep(steps.current);
      } else if (!isOfEngine.test(stream)) output = (output + stream).slice(-maxOutputChars);
    }
  } catch (error) {
    throw fault ?? error;
  } finally {
    archive.destroy();
  }
}
