import { type AgentExecError, isAgentExecError } from "../../../errors.js";
import { formatDuration } from "../../../format/format.js";
import { showWithin } from "../../../output/show-within.js";
import { ImageUnavailableError } from "../../../ports/executor.js";
import { unavailable } from "../client/connection-failure.js";
import type { EngineConnection } from "../client/engine-connection.js";
import { engineMessage, isRefusal } from "../client/engine-error.js";
import { BuildFailedError } from "./build-call.js";

export interface BuildFailure {
  readonly connection: EngineConnection;
  /** The file that asked for the build. */
  readonly from: string;
  readonly hasNetwork: boolean;
  readonly deadlineMs: number;
  readonly error: unknown;
}

/** At most this many UTF-16 units of a build's output go into the error. */
const maxWordsChars = 4_000;

/**
 * The error for an image that was not built. The words of the engine and of the build's commands can come from a
 * stranger, so they are made harmless.
 */
export function explainBuildFailure({ connection, from, error, ...failure }: BuildFailure): AgentExecError {
  if (isAgentExecError(error)) return error;
  if (error instanceof BuildFailedError) return failed(from, error, failure);
  if (isRefusal(error)) return failed(from, new BuildFailedError(engineMessage(error), "", ""), failure);
  if ((error as Error | null)?.name === "TimeoutError") {
    return new ImageUnavailableError(
      `agent-exec ended the build of ${from} after ${formatDuration(failure.deadlineMs)}.`,
      "Find the command that waits, or build the image in an earlier step and set `image` to its name.",
      error,
    );
  }
  return unavailable(connection.endpoint, error);
}

function failed(
  from: string,
  error: BuildFailedError,
  { hasNetwork }: Pick<BuildFailure, "hasNetwork">,
): ImageUnavailableError {
  const shown = (text: string, maxChars: number) => onOneLine(showWithin(text.trim(), maxChars));
  const step = error.step === "" ? "" : ` at ${shown(error.step, 300)}`;
  const [, exitCode] = /' returned a non-zero code: (\d+)$/.exec(error.message.trim()) ?? [];
  const why =
    exitCode === undefined ? shown(error.message, 1_000).replace(/\.$/, "") : `exit code ${exitCode}`;
  const words = showWithin(error.output.trim(), maxWordsChars);
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
  if (/(COPY|ADD) failed|not found in build context|no source files/i.test(words)) {
    return "The build can copy only files that Git tracks or does not ignore, from the current folder and its subfolders. The build cannot copy files that .dockerignore lists, or untracked files that look like secrets.";
  }
  const network = hasNetwork
    ? ""
    : " The build had no network. If the Dockerfile's commands need a network, set `build-network` to `full`.";
  return `Run \`docker build\` by hand, and fix the Dockerfile.${network}`;
}

function onOneLine(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .join(" ");
}
