import { Readable } from "node:stream";
import type Dockerode from "dockerode";
import { type AgentExecError, isAgentExecError } from "../../../errors.js";
import { formatDuration } from "../../../format/format.js";
import { showWithin } from "../../../output/visible.js";
import { ImageUnavailableError } from "../../../ports/executor.js";
import { unavailable } from "../client/connection-failure.js";
import { callEngine } from "../client/engine-call.js";
import type { EngineConnection } from "../client/engine-connection.js";
import { engineMessage, isRefusal } from "../client/engine-error.js";
import { progressLines } from "../image/progress-lines.js";
import { deadlineAfter } from "../../../deadline.js";

interface BuildCall {
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
class BuildFailedError extends Error {
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

/** 4,000 UTF-16 units: the end of a build's output is kept and shown. */
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
export async function callBuild(build: BuildCall): Promise<void> {
  const { docker, options, context, signal, deadlineMs, onStep } = build;
  using deadline = deadlineAfter(deadlineMs);
  const stop = AbortSignal.any([signal, deadline.signal]);
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

interface BuildFailure {
  readonly connection: EngineConnection;
  /** The file that asked for the build. */
  readonly from: string;
  readonly hasNetwork: boolean;
  readonly deadlineMs: number;
  readonly error: unknown;
}

/**
 * The error for an image that was not built. The words of the engine and of the build's commands can come from a
 * stranger, so they are made harmless.
 */
export function explainBuildFailure(failure: BuildFailure): AgentExecError {
  const { connection, from, hasNetwork, deadlineMs, error } = failure;
  if (isAgentExecError(error)) return error;
  if (error instanceof BuildFailedError) return failed(from, error, hasNetwork);
  if (isRefusal(error)) return failed(from, new BuildFailedError(engineMessage(error), "", ""), hasNetwork);
  if ((error as Error | null)?.name === "TimeoutError")
    return new ImageUnavailableError(
      `agent-exec ended the build of ${from}, because the build took longer than ${formatDuration(deadlineMs)}.`,
      "Find the command that takes so long, or build the image in an earlier step and set `image` to its name.",
      error,
    );
  return unavailable(connection.endpoint, error);
}

function failed(from: string, error: BuildFailedError, hasNetwork: boolean): ImageUnavailableError {
  const shown = (text: string, maxChars: number) => {
    const lines = showWithin(text.trim(), maxChars).split("\n");
    return lines.map((line) => line.trim()).join(" ");
  };
  const step = error.step === "" ? "" : ` at ${shown(error.step, 300)}`;
  const [, exitCode] = /' returned a non-zero code: (\d+)$/.exec(error.message.trim()) ?? [];
  const why =
    exitCode === undefined ? shown(error.message, 1_000).replace(/\.$/, "") : `exit code ${exitCode}`;
  const words = showWithin(error.output.trim(), maxOutputChars);
  const said = words === "" ? "." : ` and printed:\n${words}`;
  return new ImageUnavailableError(
    `The build of ${from} failed${step}: ${why}${said}`,
    nextStepFor(`${error.message}\n${error.step}`, hasNetwork),
    error,
  );
}

function nextStepFor(words: string, hasNetwork: boolean): string {
  if (/requires? BuildKit|unknown (instruction|flag)|<<|failed to parse platform/i.test(words)) {
    const spelling = /unknown instruction/i.test(words) ? "Check the spelling. " : "";
    return `${spelling}agent-exec uses the engine's own builder, which does not support BuildKit (\`RUN --mount\`, here-documents). If you need BuildKit, build the image in an earlier step with \`docker build\`, and set \`image\` to its name.`;
  }
  if (/(COPY|ADD) failed|not found in build context|no source files/i.test(words))
    return "Check that the file is in the current folder or below, that Git does not ignore the file, and that `.dockerignore` does not list it. agent-exec also leaves out untracked files that look like secrets.";
  const network = hasNetwork
    ? ""
    : " The build had no network. If the Dockerfile's commands need a network, set `build-network` to `full`.";
  return `Run \`docker build\` by hand, and fix the Dockerfile.${network}`;
}
