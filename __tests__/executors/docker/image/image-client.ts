// A client of its own process, with a PATH of its own: looks for an image once for each of its words, which are
// settings as JSON, and prints what came of each.
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { findImage, type FindImageOptions } from "../../../../src/executors/docker/image/find-image.js";
import type { AgentExecError } from "../../../../src/errors.js";
import { engineVariable } from "../support/engine-socket.js";

export interface ClientResult {
  readonly digest: string | null;
  readonly message: string;
  /** All of the error that could be shown anywhere. */
  readonly error: string;
  readonly progress: readonly string[];
}

const { signal } = new AbortController();
const connection = await connectEngine({ variable: engineVariable, signal });
const results: ClientResult[] = [];
for (const word of process.argv.slice(2)) {
  const settings = JSON.parse(word) as FindImageOptions["settings"];
  const progress: string[] = [];
  const onProgress = (text: string): void => void progress.push(text);
  results.push(
    await findImage({ connection, settings, signal, onProgress }).then(
      ({ digest }) => ({ digest, message: "", error: "", progress }),
      (error: AgentExecError) => ({
        digest: null,
        message: error.message,
        error: JSON.stringify([error, error.message, error.nextStep, error.stack, String(error.cause)]),
        progress,
      }),
    ),
  );
}
process.stdout.write(JSON.stringify(results));
