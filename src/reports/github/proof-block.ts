import type { ProveResult } from "../../facts/prove-result.js";
import { truncateEnd } from "../../format/truncate.js";
import { showHidden } from "../../output/visible.js";
import { type Block, folded } from "../document.js";

/** Limits for the text of a command, in UTF-16 units, and for the number of commands. A comment has room for that. */
const maxCommand = 1_000;
const maxCommands = 10;

/** A proof for other tools. Facts that were not examined are left out. */
export interface ToldProof extends Pick<ProveResult, "verdict" | "base" | "head" | "verify"> {
  readonly by: "prove" | "run";
  readonly tests: Partial<ProveResult["tests"]>;
  /** Absent if agent-exec undid no part of the change. */
  readonly hunks?: ProveResult["hunks"];
}

/** A fold with commits, commands and counts as JSON. */
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
