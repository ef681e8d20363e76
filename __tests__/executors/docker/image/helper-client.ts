// A client of its own process, with a PATH of its own: asks the credential helper that its words name, and prints
// what came of it. Words: the helper's name, its deadline and when to cancel, both in milliseconds.
import { askCredentialHelper } from "../../../../src/executors/docker/image/credential-helper.js";

const [name = "", deadlineMs = "0", cancelAfterMs = "0"] = process.argv.slice(2);
const stop = new AbortController();
setTimeout(() => stop.abort(new Error("enough")), Number(cancelAfterMs)).unref();
const startedAt = Date.now();
const result: unknown = await askCredentialHelper({
  name,
  server: "ghcr.io",
  signal: stop.signal,
  deadlineMs: Number(deadlineMs),
}).catch((error: Error) => error.message);
process.stdout.write(JSON.stringify({ result, ms: Date.now() - startedAt }));
