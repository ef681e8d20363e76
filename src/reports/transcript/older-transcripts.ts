import type { RunEvent } from "../../facts/events.js";
import { optionsOf } from "../../rows/options.js";
import { policyRows } from "../../rows/policy-rows.js";
import { inNewNames } from "../../rows/renamed.js";

type Fields = Readonly<Record<string, unknown>>;

/** Gives the fields of earlier versions their current names. */
export function inNamesOfToday(event: RunEvent): RunEvent {
  if (event.type === "run-started") return { ...event, ...startedToday(event) };
  if (event.type !== "verification" || !("counterCheck" in event)) return event;
  const { counterCheck, ...today } = event;
  return { ...today, failsOnChangedValues: counterCheck === "failed" };
}

function startedToday(run: RunEvent): object {
  const { settings, given, origins, policy } = run as { readonly [name: string]: unknown };
  const renamed = Object.entries({ settings, given, origins }).flatMap(([name, fields]) =>
    isFields(fields) ? [[name, inNewNames(fields)]] : [],
  );
  return { ...Object.fromEntries(renamed), ...(isFields(policy) && { policy: policyToday(policy) }) };
}

/** The value of a field that is missing in transcripts of earlier versions. */
const ifAbsent = {
  until: "pass",
  decision: "separate",
  verifyBefore: "off",
  verifyChangedValues: "off",
};

/** An older policy had only settings that differed from the default, some with another name. */
function policyToday({ control, counterCheck, reviewer, maxTokens, ...kept }: Fields): Fields {
  const defaults = Object.entries(policyRows).map(([name, { value }]) => [name, value.absent]);
  return {
    ...optionsOf(policyRows, Object.fromEntries(defaults) as Fields),
    ...ifAbsent,
    ...kept,
    ...(control !== undefined && { verifyBefore: control }),
    ...(counterCheck !== undefined && { verifyChangedValues: "auto" }),
    ...(reviewer !== undefined && { reviewerModel: reviewer }),
    ...(typeof maxTokens === "number" && { maxTokens }),
    ...(kept["audit"] === "tell" && { audit: "report" }),
  };
}

/** Gives the fields of an earlier version's `result.json` their current names. */
export function resultOfToday(result: Fields): Fields {
  const { proof } = result;
  if (!isFields(proof) || !("control" in proof)) return result;
  const { control, counterCheck, ...today } = proof;
  const known = (told: unknown) => (told === "failed" ? true : told === "passed" ? false : null);
  const untested = control === "untested" && { beforeUntested: true };
  const now = { failedBefore: known(control), ...untested, failsOnChangedValues: known(counterCheck) };
  return { ...result, proof: { ...today, ...now } };
}

/** The parts of a result that `recorded`'s version had too. It had no verdict, and no `data` without a schema. */
export function asKnownBy(recorded: Fields, result: Fields): Fields {
  const { data, ...others } = result;
  const known = data === null && !("data" in recorded) ? others : result;
  const { proof: then } = recorded;
  const { proof: now } = result;
  if (!isFields(then) || !isFields(now) || "verdict" in then) return known;
  const { verdict: _verdict, reason: _reason, ...proof } = now;
  return { ...known, proof };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** Reads facts that earlier versions wrote only as sentences. No other code reads facts from sentences. */
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
