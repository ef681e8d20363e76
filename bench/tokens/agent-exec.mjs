// agent-exec as a library over a server on loopback: one task up to its end.
import { createRun, local, openai } from "../../lib/index.js";

const [baseUrl, task, retries, how] = process.argv.slice(2);
const run = createRun({
  task,
  writer: openai({ baseUrl, model: "m" }),
  executor: local(),
  maxRetries: Number(retries),
  ...JSON.parse(how),
});
const { outcome, summary } = await run.result;
if (outcome !== "passed") throw new Error(`${outcome}: ${summary}`);
