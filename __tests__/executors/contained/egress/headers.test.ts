import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "@jest/globals";
import { returnedHeaders } from "../../../../src/executors/contained/egress/headers.js";

describe("the headers that are passed on", () => {
  it.each([
    ["with blanks around each", "X-One ,\tX-Two"],
    // 8 MB: to read the blanks again from each of them would take days.
    [
      "with blanks in a word, as many as there are",
      `x-one,${" ".repeat(8_000_000)}x-two,a${" ".repeat(8_000_000)}b`,
    ],
  ])("are without those that the connection's own header names, %s", (_how, connection) => {
    const message = {
      rawHeaders: ["X-One", "1", "X-Two", "2", "X-Three", "3", "Connection", connection],
      headersDistinct: { connection: [connection] },
    } as unknown as IncomingMessage;
    expect(returnedHeaders(message)).toEqual(["X-Three", "3", "Connection", "close"]);
  });
});
