// A client of its own process: eight sessions beside each other that share one signal, as those of a host do that ends
// them all at once. Node's warnings go to standard error.
import { block, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "./docker-fixture.js";

const { signal } = new AbortController();
const executor = openDocker({ runId: "sharer", memoryBytes: 512 * 1024 * 1024, workspaceBytes: 1024 * 1024 });
const sessions = await Promise.all(Array.from({ length: 8 }, () => executor.start({ signal })));
const code = block("sh", "sleep 0.5; echo done\n");
const executions = await Promise.all(sessions.map((session) => execute(session, code, { signal })));
await Promise.all(sessions.map((session) => session.stop()));
process.stdout.write(`${executions.filter(({ stdout }) => stdout.text === "done\n").length} done\n`);
