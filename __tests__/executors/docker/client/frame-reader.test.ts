import { describe, expect, it } from "@jest/globals";
import { fc } from "../../../chance.js";
import { FrameReader } from "../../../../src/executors/docker/client/frame-reader.js";

function frame(type: number, payload: Uint8Array): Buffer {
  const header = Buffer.from([type, 0, 0, 0, 0, 0, 0, 0]);
  header.writeUInt32BE(payload.length, 4);
  return Buffer.concat([header, payload]);
}

describe("FrameReader", () => {
  it("gives each stream its bytes in order, wherever the connection cuts the frames", () => {
    const frames = fc.array(fc.tuple(fc.constantFrom(1, 2), fc.uint8Array({ maxLength: 30 })), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(frames, fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), (sent, cuts) => {
        const got = { stdout: [] as number[], stderr: [] as number[] };
        const reader = new FrameReader((stream, bytes) => got[stream].push(...bytes));
        const wire = Buffer.concat(sent.map(([type, payload]) => frame(type, payload)));
        for (let position = 0, cut = 0; position < wire.length; cut += 1) {
          const length = cuts[cut % cuts.length] ?? 1;
          reader.push(wire.subarray(position, position + length));
          position += length;
        }
        const wanted = (type: number): number[] =>
          sent.filter(([t]) => t === type).flatMap(([, bytes]) => [...bytes]);
        expect(got).toEqual({ stdout: wanted(1), stderr: wanted(2) });
      }),
    );
  });

  it("refuses bytes that are no frames", () => {
    for (const wire of ["HTTP/1.1 500 Oops", "\u0003\0\0\0\0\0\0\u0001x", "\u0001\0\u0001\0\0\0\0\u0001x"]) {
      const reader = new FrameReader(() => undefined);
      expect(() => reader.push(Buffer.from(wire, "latin1"))).toThrow(/a frame cannot begin with the bytes/);
    }
  });

  it("knows whether a frame began and has not come whole", () => {
    const reader = new FrameReader(() => undefined);
    const wire = frame(1, Buffer.from("hello"));
    const states = [...wire].map((_byte, at) => {
      reader.push(wire.subarray(at, at + 1));
      return reader.isInsideFrame;
    });
    expect(states).toEqual(Array.from(wire, (_byte, at) => at < wire.length - 1));
  });

  it("takes a frame of 4 GB for what no engine sends", () => {
    const reader = new FrameReader(() => undefined);
    expect(() => reader.push(Buffer.from([1, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]))).toThrow(/4294967295 bytes/);
  });

  it("hands on a frame of 200 MB piece by piece", () => {
    let bytes = 0;
    const reader = new FrameReader((_stream, piece) => (bytes += piece.length));
    const header = Buffer.from([1, 0, 0, 0, 0x0c, 0, 0, 0]);
    const chunk = Buffer.alloc(64 * 1024);
    reader.push(header);
    for (let count = 0; count < 64; count += 1) reader.push(chunk);
    expect(bytes).toBe(64 * chunk.length);
  });
});
