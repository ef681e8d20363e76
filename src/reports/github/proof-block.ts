import type { ProveResult } from "../../facts/prove-result.js";
import { truncateEnd } from "../../format/truncate.js";
import { showHidden } from "../../output/visible.js";
import { type Block, folded } from "../document.js";

/** 1,000 UTF-16 units of a command, and 10 commands: a comment has room for that. */
const maxCommand = 1_000;
const maxCommands = 10;

/** A proof as other tools read it. Facts that were not examined are left out. */
export interface ToldProof extends Pick<ProveResult, "verdict" | "base" | "head" | "verify"> {
  readonly by: "prove" | "run";
  readonly tests: Partial<ProveResult["tests"]>;
  /** Absent if no part of the change was undone. */
  readonly hunks?: ProveResult["hunks"];
}

/** Commits, commands and counts, as JSON in a fold. */
export function proofBlock({ by, verdict, base, head, verify, tests, hunks }: ToldProof): Block {
  const { guard = 0, ...named } = tests;
  const counts = Object.fromEntries(Object.entries(named).map(([kind, names]) => [kind, names.length]));
  const tried = (needed: boolean | null) => hunks?.filter((hunk) => hunk.needed === needed).length;
  const json = {
    tool: `agent-exec ${by}`,
    version: 1,
    verdict,
    base,
    head,
    verify: verify.slice(0, maxCommands).map((command) => truncateEnd(showHidden(command), maxCommand)),
    tests: { ...counts, guard },
    ...(hunks && { hunks: { needed: tried(true), needless: tried(false), untried: tried(null) } }),
  };
  return folded("For other tools", [{ kind: "code", text: JSON.stringify(json, null, 2), language: "json" }]);
}
