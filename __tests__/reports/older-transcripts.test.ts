import { expect, it } from "@jest/globals";
import type { Fact } from "../../src/facts/events.js";
import { resultOfToday } from "../../src/reports/transcript/older-transcripts.js";
import { resultOf } from "../../src/reports/result/result.js";
import { parseTranscript } from "../../src/reports/transcript/transcript.js";
import { fold } from "../../src/run/state/apply.js";
import { givenFromParsed } from "../../src/settings/recorded.js";
import { eventsOf, executed, replied, started, verified } from "../run/facts.js";

const { policy, ...run } = started({ verify: ["npm test"] }) as Extract<Fact, { type: "run-started" }>;

/** As a version wrote it whose settings had other names. */
const older = [
  {
    ...run,
    settings: { judge: "apart", "may-change": ["src/**"], control: "require", image: "node:22" },
    given: { judge: "apart", "may-change": "src/**", audit: "tell" },
    origins: { judge: "--judge", "may-change": ".agent-exec.yml:2 may-change" },
    policy: { ...policy, control: "require", counterCheck: true, audit: "tell" },
  },
  { ...verified(1, 0, { exitCode: 1 }), type: "control" },
  replied(1, "```sh\ntrue\n```"),
  executed(1, 0),
  { ...verified(1, 0), counterCheck: "failed" },
] as unknown as Fact[];

const { events } = parseTranscript(
  eventsOf(older)
    .map((event) => `${JSON.stringify(event)}\n`)
    .join(""),
);

it("a transcript with old names is read by the new ones", () => {
  const { run, attempts } = fold(events);
  expect(run?.settings).toEqual({
    "verify-user": "other",
    "only-change": ["src/**"],
    "verify-before": "require",
    image: "node:22",
  });
  expect(run?.given).toEqual({ "verify-user": "other", "only-change": "src/**", audit: "report" });
  expect(run?.origins).toMatchObject({ "verify-user": "--judge" });
  expect(run?.policy).toMatchObject({
    verifyBefore: "require",
    verifyChangedValues: "auto",
    audit: "report",
  });
  expect(attempts[0]?.verifications[0]).toMatchObject({ failsOnChangedValues: true });
  expect(resultOf(events).proof).toMatchObject({ failedBefore: true, failsOnChangedValues: true });
});

it("a run with old names is verified again with what they set", () => {
  expect(givenFromParsed(fold(events).run!.settings)).toEqual({
    "verify-user": "other",
    "only-change": ["src/**"],
    "verify-before": "require",
    image: "node:22",
  });
});

it.each([
  [
    { control: "failed", counterCheck: "passed", tests: null },
    { failedBefore: true, failsOnChangedValues: false, tests: null },
  ],
  [
    { control: "untested", counterCheck: "not-run" },
    { failedBefore: null, beforeUntested: true, failsOnChangedValues: null },
  ],
])("the proof %j of an older result.json says %j today", (proof, today) => {
  expect(resultOfToday({ runId: "r", proof })).toEqual({ runId: "r", proof: today });
  expect(resultOfToday({ proof: today })).toEqual({ proof: today });
});
