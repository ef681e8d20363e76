import { describe, expect, test } from "@jest/globals";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";
import { junitOf } from "../../src/reports/formats/junit.js";
import { resultOf } from "../../src/reports/result/result.js";
import { trajectoryOf } from "../../src/reports/formats/trajectory.js";
import { casesIn } from "../../src/proof/counted-tests/report-formats.js";
import { fc, tries } from "../chance.js";
import { hostileRun } from "./hostile-run.js";
import { endedRuns, passedRun } from "./sample-run.js";

// Agent Trajectory Interchange Format, version 1.7, as far as we write it: no other field is allowed there.
const count = z.number().int().nonnegative();
const extra = z.record(z.string(), z.unknown()).optional();
const metrics = z.strictObject({
  prompt_tokens: count,
  completion_tokens: count,
  cached_tokens: count.optional(),
  cost_usd: z.number().optional(),
  extra,
});
const result = z.strictObject({ source_call_id: z.string().optional(), content: z.string(), extra });
const observation = z.strictObject({ results: z.array(result) }).optional();
const head = { step_id: count, timestamp: z.iso.datetime(), message: z.string() };
const call = z.strictObject({
  tool_call_id: z.string(),
  function_name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
});
const agentStep = z.strictObject({
  ...head,
  source: z.literal("agent"),
  reasoning_content: z.string().optional(),
  tool_calls: z.array(call).optional(),
  observation,
  metrics: metrics.optional(),
  is_copied_context: z.boolean().optional(),
  llm_call_count: count.optional(),
  extra,
});
// What an agent alone may have is refused on the others' steps.
const otherStep = z.strictObject({ ...head, source: z.enum(["system", "user"]), observation });
const trajectory = z
  .strictObject({
    schema_version: z.literal("ATIF-v1.7"),
    session_id: z.string(),
    trajectory_id: z.string(),
    agent: z.strictObject({
      name: z.string(),
      version: z.string(),
      model_name: z.string().optional(),
      extra,
    }),
    steps: z.array(z.union([agentStep, otherStep])).min(1),
    final_metrics: z.strictObject({
      total_prompt_tokens: count,
      total_completion_tokens: count,
      total_cached_tokens: count.optional(),
      total_cost_usd: z.number().optional(),
      total_steps: count,
      extra,
    }),
  })
  .superRefine(({ steps, final_metrics }, { addIssue }) => {
    if (steps.some(({ step_id }, index) => step_id !== index + 1)) addIssue("steps are not in sequence");
    if (final_metrics.total_steps !== steps.length) addIssue("steps are counted wrongly");
    for (const step of steps) {
      const ids = new Set(step.source === "agent" ? step.tool_calls?.map((each) => each.tool_call_id) : []);
      const results = step.observation?.results ?? [];
      if (results.some(({ source_call_id: id }) => id !== undefined && !ids.has(id)))
        addIssue("a result belongs to no call of its step");
      if (step.source === "agent" && step.llm_call_count === 0 && step.metrics !== undefined)
        addIssue("no call has no tokens");
    }
  });

describe("trajectory.json", () => {
  test("is a trajectory, of however hostile a run", () =>
    fc.assert(
      fc.property(hostileRun, (events) => {
        trajectory.parse(trajectoryOf(events));
      }),
      { numRuns: tries(50) },
    ));

  test("has the conversation, what blocks printed, and the tokens of each call", () => {
    const { steps, final_metrics } = trajectory.parse(trajectoryOf(passedRun));
    expect(steps[0]).toMatchObject({ source: "system", message: expect.stringContaining("Python") });
    expect(steps[1]!.source).toBe("user");
    const replies = steps.filter((step) => step.source === "agent" && step.tool_calls !== undefined);
    expect(replies).toHaveLength(2);
    expect(replies[0]!.observation?.results[0]?.content).toContain("reading Jan");
    const { usage } = resultOf(passedRun);
    expect(final_metrics.total_prompt_tokens).toBe(usage.inputTokens);
  });
});

interface Suites {
  readonly testsuites: {
    readonly "@tests": string;
    readonly "@failures": string;
    readonly "@errors": string;
  };
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@" });

describe("junit.xml", () => {
  test("is XML that a reader of test reports takes, of however hostile a run", () =>
    fc.assert(
      fc.property(hostileRun, (events) => {
        const xml = junitOf(events);
        expect(XMLValidator.validate(xml)).toBe(true);
        // eslint-disable-next-line no-control-regex
        expect(xml).not.toMatch(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/);
        const cases = casesIn(xml)!;
        expect(String(cases.length)).toBe((parser.parse(xml) as Suites).testsuites["@tests"]);
      }),
      { numRuns: tries(50) },
    ));

  test("has no character that XML has not", () => {
    const name = "a\uFFFEb\uFFFFc\uD800d\u0000e";
    const [start, ...rest] = endedRuns.passed;
    const events = [{ ...start!, task: { ...(start as { task: object }).task, text: name } }, ...rest];
    const xml = junitOf(events as typeof endedRuns.passed);
    expect(xml).toContain("a\uFFFDb\uFFFDc");
    expect(xml).not.toMatch(/[\0\uD800\uFFFE\uFFFF]/);
  });

  test("tells an error of the machinery from a failure of the code", () => {
    const countsIn = (name: keyof typeof endedRuns) => {
      const { testsuites } = parser.parse(junitOf(endedRuns[name])) as Suites;
      return { errors: Number(testsuites["@errors"]), failures: Number(testsuites["@failures"]) };
    };
    expect(countsIn("infrastructure-error")).toEqual({ errors: 1, failures: 0 });
    // The block that failed, once.
    expect(countsIn("failed")).toEqual({ errors: 0, failures: 1 });
    expect(junitOf(endedRuns["infrastructure-error"])).toMatch(/<error message="infrastructure-error: /);
  });

  test.each(Object.entries(endedRuns))(
    "of a run that ended as %s fails where that is no success",
    (name, events) => {
      const { testsuites } = parser.parse(junitOf(events)) as Suites;
      const wrong = Number(testsuites["@failures"]) + Number(testsuites["@errors"]);
      expect(wrong > 0).toBe(name !== "passed" && name !== "answered");
    },
  );
});
