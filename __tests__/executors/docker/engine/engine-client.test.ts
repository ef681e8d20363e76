import { inspect } from "node:util";
import { expect, it } from "@jest/globals";
import { connectEngine } from "../../../../src/executors/docker/engine/engine-connection.js";

const never = new AbortController().signal;

it("writes its agent out as a name, as the library does for each call whether somebody logs or not", async () => {
  const { docker } = await connectEngine({ signal: never });
  const { agent } = docker.modem as unknown as { readonly agent: object };
  // A connection that is kept open is among what an agent holds.
  await docker.ping();
  expect(inspect(agent, { showHidden: true, depth: null })).toBe("ReadingAgent");
});
