// A client of its own process, to be killed: it runs a block that never ends, over ssh.
import { block, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../support/docker-fixture.js";

const [runId = "", endpoint = "", sshProgram = ""] = process.argv.slice(2);
const session = await openDocker({ runId, endpoint, sshProgram }).start({
  signal: new AbortController().signal,
});
await execute(session, block("sh", "trap '' TERM HUP\necho running\nwhile :; do sleep 1; done\n"), {
  timeoutMs: 600_000,
  onOutput: (_stream, text) => void process.stdout.write(text),
});
