// A client of its own process: runs blocks, stops its session, and says which timers and sockets still hold it.
import { block, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "./docker-fixture.js";

/** Timers and connections, of which the output that is read from us is one. */
const holding = (): string =>
  process
    .getActiveResourcesInfo()
    .filter((name) => name === "Timeout" || name.endsWith("Wrap"))
    .join();

process.stdout.write("Held ");
const before = holding();
const session = await openDocker({ runId: "leaver" }).start({ signal: new AbortController().signal });
await execute(session, block("sh", "sleep 0.7\n"));
await execute(session, block("sh", "sleep 9 & sleep 0.2\n"));
await execute(session, block("sh", "sleep 9\n"), { timeoutMs: 900 });
await session.stop();
const after = holding();
process.stdout.write(after === before ? "as before\n" : `by ${after}, not ${before}\n`);
