import type { RunEvent } from "../facts/events.js";

/**
 * Transcripts of earlier versions say in a sentence alone what has a field today: here it is read from it, once, so that
 * they are rendered as ever. Nothing else reads a fact from a sentence.
 */
export function inFieldsOfToday(events: readonly RunEvent[]): RunEvent[] {
  const failure = events.findLast((event) => event.type === "failure");
  return events.map((event) => {
    if ((event.type === "execution" || event.type === "verification") && event.cause === undefined) {
      const wasIdle = event.ending === "timed-out" && event.evidence.startsWith("no output for ");
      return wasIdle ? { ...event, cause: "idle" } : event;
    }
    const isItsEnd =
      event.type === "run-ended" && event.code === undefined && event.reason === failure?.message;
    return isItsEnd ? { ...event, code: failure.code } : event;
  });
}
