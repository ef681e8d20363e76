// A client of its own process that gives up root's rights once all is loaded, and then asks the engine at a socket.
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";

const [usual, denied] = process.argv.slice(2);
const { signal } = new AbortController();
await connectEngine({ endpoint: usual, signal });
if (process.getuid?.() === 0) process.setuid?.(65_534);
const error: unknown = await connectEngine({ endpoint: denied, signal }).catch((thrown: unknown) => thrown);
const { code, message, nextStep } = error as Record<string, unknown>;
process.stdout.write(JSON.stringify({ code, message, nextStep }));
