import { describe, expect, it } from "@jest/globals";
import { anyText, fc, inFull, rarely, tries } from "../chance.js";
import { OutputBuffer } from "../../src/output/output-buffer.js";
import type { CapturedOutput, StreamName } from "../../src/output/output-text.js";
import { measure } from "../own-process.js";
import { count } from "./output.program.js";

const encoder = new TextEncoder();

describe("OutputBuffer", () => {
  it("keeps short output whole, each stream apart, and the order of arrival", () => {
    const buffer = new OutputBuffer();
    pushAll(buffer, [
      ["stdout", "one\n"],
      ["stderr", "two\n"],
      ["stdout", "three\n"],
      ["stdout", "four\n"],
    ]);
    const output = buffer.finish();
    expect(output.stdout).toEqual({ text: "one\nthree\nfour\n", bytes: 15, truncated: false });
    expect(output.stderr).toEqual({ text: "two\n", bytes: 4, truncated: false });
    expect(inOrder(output)).toBe("one\ntwo\nthree\nfour\n");
    expect(output.order).toEqual([
      { stream: "stdout", chars: 4 },
      { stream: "stderr", chars: 4 },
      { stream: "stdout", chars: 11 },
    ]);
  });

  it("says in one line how many bytes are missing between head and tail", () => {
    const buffer = new OutputBuffer(20);
    pushAll(buffer, [["stdout", `${"a".repeat(10)}${"b".repeat(1234)}${"c".repeat(10)}`]]);
    const { stdout } = buffer.finish();
    expect(stdout.text).toBe(`${"a".repeat(10)}\n[… 1,234 bytes left out …]\n${"c".repeat(10)}`);
    expect(stdout.bytes).toBe(1254);
    expect(stdout.truncated).toBe(true);
  });

  it("marks only the stream that lost bytes", () => {
    const buffer = new OutputBuffer(200);
    pushAll(buffer, [
      ["stderr", "warning\n"],
      ["stdout", "x".repeat(5000)],
    ]);
    const output = buffer.finish();
    expect(output.stderr).toEqual({ text: "warning\n", bytes: 8, truncated: false });
    expect(output.stdout.truncated).toBe(true);
    expect(output.stdout.bytes).toBe(5000);
  });

  it("decodes a character that arrives one byte at a time, with the other stream between the bytes", () => {
    const buffer = new OutputBuffer();
    for (const byte of encoder.encode("€😀")) {
      buffer.push("stdout", Uint8Array.of(byte));
      buffer.push("stderr", encoder.encode("."));
    }
    const output = buffer.finish();
    expect(output.stdout.text).toBe("€😀");
    expect(output.stderr.text).toBe(".......");
  });

  it("shows bytes that are not UTF-8 as U+FFFD and keeps NUL and a byte order mark", () => {
    const buffer = new OutputBuffer();
    buffer.push("stdout", Uint8Array.of(0xef, 0xbb, 0xbf, 0xff, 0x41, 0x00, 0xe2, 0x82));
    const { stdout } = buffer.finish();
    expect(stdout.text).toBe("\uFEFF\uFFFDA\0\uFFFD");
    expect(stdout.bytes).toBe(8);
  });

  it("counts replaced bytes, but not a U+FFFD that the program wrote", () => {
    const buffer = new OutputBuffer();
    buffer.push("stdout", Buffer.from("caf\xe9 \xff \xef\xbf", "latin1"));
    buffer.push("stdout", Buffer.from("\xbd\n", "latin1"));
    buffer.push("stderr", encoder.encode("fine \uFFFD\n"));
    const { stdout, stderr } = buffer.finish();
    expect(stdout).toEqual({ text: "caf\uFFFD \uFFFD \uFFFD\n", bytes: 11, truncated: false, replaced: 2 });
    expect(stderr).toEqual({ text: "fine \uFFFD\n", bytes: 9, truncated: false });
  });

  it("never cuts a three-byte character, whatever the limit", () => {
    for (let limit = 10; limit < 40; limit += 1) {
      const buffer = new OutputBuffer(limit);
      pushAll(buffer, [["stdout", "€".repeat(50)]]);
      const { stdout } = buffer.finish();
      expect(stdout.text).not.toContain("\uFFFD");
      const kept = [...stdout.text].filter((character) => character === "€").length;
      expect(stdout.text).toContain(`[… ${150 - 3 * kept} bytes left out …]`);
    }
  });

  it("needs no more memory if each byte goes to the other stream", () => {
    const buffer = new OutputBuffer(64 * 1024);
    for (let count = 0; count < 200_000; count += 1) {
      buffer.push(count % 2 === 0 ? "stdout" : "stderr", Uint8Array.of(0x61));
    }
    const output = buffer.finish();
    expect(output.stdout.bytes + output.stderr.bytes).toBe(200_000);
    expect(output.order.length).toBeLessThan((2 * 64 * 1024) / 32);
  });

  it("keeps the promises of its type for any chunks and any limit", () => {
    const chunk = fc.tuple(
      fc.constantFrom<StreamName>("stdout", "stderr"),
      fc.oneof(
        fc.uint8Array({ maxLength: 40 }),
        anyText({ maxLength: 20 }).map((text) => encoder.encode(text)),
      ),
    );
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 60 }), fc.integer({ min: 2, max: 400 }), (chunks, limit) => {
        const buffer = new OutputBuffer(limit);
        for (const [stream, bytes] of chunks) buffer.push(stream, bytes);
        const output = buffer.finish();
        for (const stream of ["stdout", "stderr"] as const) {
          const written = Buffer.concat(chunks.filter(([name]) => name === stream).map(([, bytes]) => bytes));
          const { text, bytes, truncated } = output[stream];
          expect(bytes).toBe(written.length);
          expect(text.isWellFormed()).toBe(true);
          if (!truncated) expect(text).toBe(new TextDecoder("utf-8", { ignoreBOM: true }).decode(written));
          const charsInOrder = output.order
            .filter((run) => run.stream === stream)
            .reduce((sum, run) => sum + run.chars, 0);
          expect(charsInOrder).toBe(text.length);
        }
      }),
      { numRuns: tries(500) },
    );
  });

  rarely(
    "counts a flood of 2 GB with a few megabytes of memory",
    async () => {
      const module = new URL("output.program.ts", import.meta.url);
      const mebibytes = inFull ? 2048 : 256;
      const { value, grownMebibytes } = await measure({ module, program: count }, mebibytes * 16);
      expect(value.totalBytes).toBe(mebibytes * 1024 ** 2);
      expect(value.keptChars).toBeLessThan(1024 * 1024 + 100);
      expect(grownMebibytes).toBeLessThan(32);
    },
    60_000,
  );
});

function pushAll(buffer: OutputBuffer, chunks: readonly (readonly [StreamName, string])[]): void {
  for (const [stream, text] of chunks) buffer.push(stream, encoder.encode(text));
}

function inOrder(output: CapturedOutput): string {
  const position = { stdout: 0, stderr: 0 };
  return output.order
    .map(({ stream, chars }) => {
      const start = position[stream];
      position[stream] += chars;
      return output[stream].text.slice(start, start + chars);
    })
    .join("");
}
