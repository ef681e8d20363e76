import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeBinary } from "../../../scripts/places.mjs";

/** The Node that action.yml asks for. `docs/commands`, `help` and `alone` start the oldest one, too. */
export function node24(): string {
  const path = nodeBinary(24);
  if (path === undefined) throw new Error("Node 24 is not there: run scripts/set-up.mjs.");
  return path;
}

/**
 * Node keeps the compiled bundle for the next start, which then takes a third less of a processor. All steps and commands
 * of a test run share the folder; Jest's parent removes it.
 */
export const keepsCompiled = {
  NODE_COMPILE_CACHE: join(tmpdir(), "agent-exec-compiled"),
};
