import { Duplex } from "node:stream";
import { expect, it } from "@jest/globals";
import { Lease } from "../../../../src/executors/docker/container/lease.js";

it("what the engine takes for input before the first question is a line of its own", () => {
  let written = "";
  const socket = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => {
      written += String(chunk);
      done();
    },
  });
  const lease = new Lease(socket);
  lease.write("1 counters\n");
  lease.write("2 left\n");
  expect(written).toBe("\n1 counters\n2 left\n");
  lease.release();
});
