import { expect, test } from "@jest/globals";
import { StreamMark } from "../../../src/executors/kernel/stream-mark.js";

test.each([[["ab<mark>c"]], [["a", "b<", "ma", "rk>c"]], [["ab<mark>", "c"]]])(
  "the mark is taken out of %j, however it is cut",
  async (pieces) => {
    let text = "";
    const stream = new StreamMark(Buffer.from("<mark>"), (bytes) => (text += Buffer.from(bytes).toString()));
    for (const piece of pieces) stream.push(Buffer.from(piece));
    await stream.seen;
    expect(text).toBe("abc");
  },
);

test("what only looks like its beginning is given in the end", () => {
  let text = "";
  const stream = new StreamMark(Buffer.from("<mark>"), (bytes) => (text += Buffer.from(bytes).toString()));
  stream.push(Buffer.from("a<ma"));
  expect(text).toBe("a");
  stream.end();
  expect(text).toBe("a<ma");
});
