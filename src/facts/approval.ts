import { createHash } from "node:crypto";
import { z } from "zod";
import type { CodeBlock } from "./block.js";
import { described, openWord, present, text } from "./described.js";

/**
 * The SHA-256 of the blocks that are approved, in hex. The hash covers the language, file name (or null) and code of
 * each block, in order, as JSON without blanks in UTF-8. Anyone with the blocks can compute it.
 */
export function approvalHash(blocks: readonly CodeBlock[]): string {
  const said = blocks.map(({ language, path, code }) => [language, path, code]);
  return createHash("sha256").update(JSON.stringify(said), "utf8").digest("hex");
}

/** The question: whether these blocks may run, or whether the run may end. */
export const asked = described(() => z.enum(["run", "end"]));

/** Who answers: a person, a function of the library's user, or another model. */
const approvers = ["person", "library", "reviewer"] as const;

export type ApproverKind = (typeof approvers)[number];

/** An answer, as the transcript stores it. */
export const answer = described(() =>
  z.object({
    asked: asked(),
    by: openWord<ApproverKind>(),
    approved: z.boolean(),
    /** The words of the person or model that answered. "" if there are none. */
    reason: text(),
    /** Feedback for the writer. After that, no code runs. Only present if the answer does not approve. */
    feedback: text().exactOptional(),
    /** Present if the approver failed. A failed approver counts as a refusal. */
    hasFailed: present(),
  }),
);
