// A client of its own process: one run of 3 s through the engine at the given place, and nothing that keeps it alive.
import { runWhole } from "./whole-run.js";

const [endpoint = "", runId = ""] = process.argv.slice(2);
const result = await runWhole({
  endpoint,
  runId,
  change: { totalTimeoutMs: 3000, verify: ["cat file.txt"] },
});
process.stdout.write(JSON.stringify(result));
