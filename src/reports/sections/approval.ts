import { truncateEnd } from "../../format/truncate.js";
import { type Block, code, paragraph, type Section } from "../document.js";
import type { Report } from "../report.js";
import { codeBlocks } from "./blocks.js";

/** The code that waits for an approval, and its hash for the answer. */
export function approval({ awaiting, attempts, nextStep }: Report): Section[] {
  if (awaiting === null) return [];
  const blocks = attempts.find(({ number }) => number === awaiting.attempt)?.blocks ?? [];
  const how: Block[] = [
    paragraph(truncateEnd(nextStep, 400)),
    ...(nextStep.includes(awaiting.sha256)
      ? []
      : [paragraph(["SHA-256 of the waiting code: ", code(awaiting.sha256)])]),
  ];
  return [
    {
      name: "the code that is waiting for an approval",
      rank: 0,
      title: "The code that waits for your approval, and how to answer",
      isOpenOnPage: true,
      isVital: true,
      blocks: (detail) => [
        ...(detail.code === 0 ? [] : blocks.flatMap(({ block }) => codeBlocks(block, detail))),
        ...how,
      ],
    },
  ];
}
