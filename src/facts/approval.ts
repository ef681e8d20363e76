import { hash } from "node:crypto";
import { z } from "zod";
import type { CodeBlock } from "./block.js";
import { described, openWord, present, text } from "./described.js";

/**
 * The SHA-256 of the approved blocks, in hex. It covers the language, file name (or null) and code of each block, in
 * order, as JSON without blanks in UTF-8. Anyone who has the blocks can compute it.
 */
export function approvalHash(blocks: readonly CodeBlock[]): string {
  const said = blocks.map(({ language, path, code }) => [language, path, code]);
  return hash("sha256", JSON.stringify(said));
}

/** What the approver decides: whether these blocks may run, or whether the run may end. */
export const asked = described(() => z.enum(["run", "end"]));

/** Who answers: a person, a function of the library's user, or another model. */
export type ApproverKind = "person" | "library" | "reviewer";

/** An answer, as the transcript stores it. */
export const answer = described(() =>
  z.object({
    asked: asked(),
    by: openWord<ApproverKind>(),
    approved: z.boolean(),
    /** The reason that the person or model gave. "" if there is none. */
    reason: text(),
    /** Feedback for the writer instead of running the code. Only present if the answer does not approve. */
    feedback: text().exactOptional(),
    /** Present if asking the approver failed, which counts as a refusal. */
    hasFailed: present(),
  }),
);
