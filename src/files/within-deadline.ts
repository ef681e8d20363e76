import { createContext, Script } from "node:vm";

const place = createContext({ work: null as (() => unknown) | null });
const script = new Script("work()");

/**
 * Does work of which a stranger decides how long it takes: a pattern of a schema, a glob. No timer and no signal acts while a
 * regular expression is tried; V8 itself ends it here. The one way in which such patterns are tried.
 * @returns null where the time was over
 */
export function withinDeadline<T>(work: () => T, ms: number): { readonly value: T } | null {
  const earlier: unknown = place["work"];
  place["work"] = work;
  try {
    return { value: script.runInContext(place, { timeout: ms }) as T };
  } catch (thrown) {
    const { code } = (thrown ?? {}) as { readonly code?: unknown };
    if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return null;
    throw thrown;
  } finally {
    place["work"] = earlier;
  }
}
