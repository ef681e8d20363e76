import { inspect } from "node:util";
import { expect, it } from "@jest/globals";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { engineVariable } from "../support/engine-socket.js";

const never = new AbortController().signal;

it("writes out nothing of a call, as the library does for a log whether somebody reads it or not", async () => {
  const { docker } = await connectEngine({ variable: engineVariable, signal: never });
  let isWritten = false;
  const headers = { [inspect.custom]: () => (isWritten = true) };
  await new Promise<void>((resolve, reject) => {
    const call = { path: "/_ping", method: "GET", headers, statusCodes: { 200: true } };
    docker.modem.dial(call, (error: Error | null) => (error === null ? resolve() : reject(error)));
  });
  expect(isWritten).toBe(false);
});
