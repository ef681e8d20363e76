import { Readable } from "node:stream";
import type Dockerode from "dockerode";
import { callEngine } from "../client/engine-call.js";
import { progressLines } from "../image/progress-lines.js";

export interface BuildCall {
  readonly docker: Dockerode;
  /** The call's options, by their names in the engine's API. */
  readonly options: Readonly<Record<string, string | number | object>>;
  /** A tar archive. The archive is closed when the call is over. */
  readonly context: AsyncGenerator<Uint8Array>;
  readonly signal: AbortSignal;
  /** The time limit for the whole build, in milliseconds. */
  readonly deadlineMs: number;
  /** Called when a step begins, with its line: `Step 2/5 : RUN make`. */
  readonly onStep: (step: string) => void;
}

interface BuildProgress {
  /** A step's beginning, or a piece of its command's output. */
  readonly stream?: string;
  readonly error?: string;
}

/** The build failed, and the engine reported it. */
export class BuildFailedError extends Error {
  override readonly name = "BuildFailedError";

  constructor(
    message: string,
    /** The current step in the Dockerfile's words; "" before the first step. */
    readonly step: string,
    /** The end of the build's output. */
    readonly output: string,
  ) {
    super(message);
  }
}

/** 4,000 UTF-16 units: the end of a build's output is kept. */
const maxOutputChars = 4_000;
/** The steps of a build. Output of a command can look like a step, but it never adds steps. */
class Steps {
  /** The current step: `Step 2/5 : RUN make`; "" before the first. */
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

/** Lines of the engine about a step, not output of its command. */
const isOfEngine = /^(?: ---> |Removing intermediate container )/;

/**
 * Lets the engine build an image. The build's containers are gone afterwards, however it ended.
 * @throws BuildFailedError, the context's error, or another error of the engine. At the deadline: a `TimeoutError`. If
 * the signal aborts, the error is the signal's reason.
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
    // The engine answers only when it has all files, so the signal can fire first.
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
