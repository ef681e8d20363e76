// A client of its own process, to be killed: starts a session and a block that never ends, and says so.
import { block, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "./docker-fixture.js";

const session = await openDocker({ runId: process.argv[2] ?? "client" }).start({
  signal: new AbortController().signal,
});
await execute(session, block("bash", "trap '' TERM HUP\necho running\nwhile :; do sleep 1; done\n"), {
  timeoutMs: 600_000,
  onOutput: (_stream, text) => void process.stdout.write(text),
});
