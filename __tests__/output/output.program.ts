import { OutputBuffer } from "../../src/output/output-buffer.js";
import { outputLines } from "../../src/output/output-lines.js";
import { execution } from "../reports/sample-run.js";

/** Counts so many chunks of 64 KiB. */
export function count(chunks: number): { readonly totalBytes: number; readonly keptChars: number } {
  const buffer = new OutputBuffer();
  const chunk = Buffer.alloc(64 * 1024, "y\n");
  for (let pushed = 0; pushed < chunks; pushed += 1) buffer.push("stdout", chunk);
  return { totalBytes: buffer.totalBytes, keptChars: buffer.finish().stdout.text.length };
}

/** Shows a megabyte of these characters. */
export function show(unit: string, begin: () => void): { readonly shownChars: number } {
  const streams = execution({}, [["stdout", unit.repeat(1024 ** 2 / unit.length)]]);
  begin();
  const { lines } = outputLines(streams, { maxChars: 8_000 });
  return { shownChars: lines.reduce((sum, { text }) => sum + text.length + 1, 0) };
}
