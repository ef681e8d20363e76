import { TextDecoder } from "node:util";

/** Decodes a report's bytes in the declared or detected encoding. The default is UTF-8. */
export function reportText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  const head = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const label =
    /^(?:\xEF\xBB\xBF)?<\?xml[^>]{0,100} encoding=["']([\w.:-]{1,40})["']/.exec(head)?.[1] ?? "utf-8";
  // If the declaration can be read as ASCII, the text is not UTF-16, whatever the declaration says.
  return /^utf-?16/i.test(label) || !isKnown(label) ? "utf-8" : label;
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== "";
  } catch {
    return false;
  }
}
