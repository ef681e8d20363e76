import { createHash } from "node:crypto";
import { z } from "zod";
import type { CodeBlock } from "./block.js";
import { described, openWord, present, text } from "./described.js";

/**
 * The SHA-256 of what an approval is given for, in hex: language, file name (or null) and code of each block, in order, as JSON
 * without blanks in UTF-8. Nothing else is in it, so anyone with the blocks can compute it.
 */
export function approvalHash(blocks: readonly CodeBlock[]): string {
  const said = blocks.map(({ language, path, code }) => [language, path, code]);
  return createHash("sha256").update(JSON.stringify(said), "utf8").digest("hex");
}

/** What is asked: whether these blocks may run, or whether the run may end. */
export const asked = described(() => z.enum(["run", "end"]));

/** Who answers: a person, a function of the library's user, or another model. */
const approvers = ["person", "library", "reviewer"] as const;

export type ApproverKind = (typeof approvers)[number];

/** What was answered, as a transcript keeps it. */
export const answer = described(() =>
  z.object({
    asked: asked(),
    by: openWord<ApproverKind>(),
    approved: z.boolean(),
    /** The answerer's own words; "" where there are none. */
    reason: text(),
    /** Told to the writer in place of what the code would have printed: nothing of it runs. Only where it is not approved. */
    feedback: text().exactOptional(),
    /** Present where the approver failed, and that counts as a refusal. */
    hasFailed: present(),
  }),
);
