import { formatDuration } from "../../format/duration.js";
import type { Finding } from "../../ports/check.js";
import type { SessionFacts } from "../../facts/session.js";

/** The doctor's row about a started kernel. @param beside other things that were created in this time */
export function kernelFinding(
  { kernel, languages: [language] }: SessionFacts,
  { ms, beside }: { readonly ms: number; readonly beside: string | null },
): Finding {
  const whole = beside === null ? "" : ` with ${beside}`;
  const message = `${kernel} starts and runs ${language}, ready in ${formatDuration(ms)}${whole}`;
  return { status: "ok", message };
}
