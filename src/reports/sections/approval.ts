import { truncateEnd } from "../../format/truncate.js";
import { code, paragraph, type Section } from "../document.js";
import type { Report } from "../report.js";
import { codeBlocks } from "./blocks.js";

/** The code that waits for an approval, and its hash for the answer. */
export function approval({ awaiting, attempts, nextStep }: Report): Section | null {
  if (awaiting === null) return null;
  const blocks = attempts.find(({ number }) => number === awaiting.attempt)?.blocks ?? [];
  const { sha256 } = awaiting;
  return {
    name: "the code that is waiting for an approval",
    rank: 0,
    title: "The code that waits for your approval, and how to answer",
    isOpenOnPage: true,
    isVital: true,
    blocks: (detail) => [
      ...(detail.code === 0 ? [] : blocks.flatMap(({ block }) => codeBlocks(block, detail))),
      paragraph(truncateEnd(nextStep, 400)),
      ...(nextStep.includes(sha256) ? [] : [paragraph(["SHA-256 of the waiting code: ", code(sha256)])]),
    ],
  };
}
