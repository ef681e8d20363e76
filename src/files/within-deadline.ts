import { createContext, Script } from "node:vm";

const place = createContext({ work: null as (() => unknown) | null });
const script = new Script("work()");

/**
 * Limits the time of work that a stranger controls, such as a schema's pattern or a glob. No timer or signal interrupts
 * a regular expression, but V8 can. Always use this for such patterns.
 * @returns null if the time was over
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
