// From a comment to its report, with each call of GitHub's failing for ever in each way.
import { beforeAll, expect, test } from "@jest/globals";
import { sample } from "../chance.js";
import { jobToken } from "../fakes/github-server.js";
import { measure } from "../own-process.js";
import { faultRuns, type FaultRun, type Wrong } from "./fault-runs.program.js";

const program = { module: new URL("fault-runs.program.ts", import.meta.url), program: faultRuns };

const refusal = (status: number, message: string, headers = {}): Wrong["fault"] => ({
  answer: { status, body: { message }, headers },
});
const faults: Readonly<Record<string, Wrong["fault"]>> = {
  "401": refusal(401, "Bad credentials"),
  "403": refusal(403, "Resource not accessible by integration"),
  "404": refusal(404, "Not Found"),
  "429": refusal(429, "Too many requests", { "retry-after": "7200" }),
  "502": refusal(502, "Bad Gateway"),
  "a broken connection": { connection: "drop" },
  "an answer that is cut off": { connection: "cut" },
  "502 although it was done": { isDone: true },
};
/** Faults that may be over when the post step comes. */
const passing = /429|50\d|broken|cut off/;

const starts = ["issue_comment", "workflow_run"] as const;
let good: readonly FaultRun[];
/** Somebody pushes while the model answers. */
let moved: FaultRun;
let runs: readonly (FaultRun & { readonly what: string; readonly fault: string })[];

/** The calls are those of the good runs, so that a new call joins by itself. */
beforeAll(async () => {
  const sound = starts.map((start) => ({ start, operation: null, fault: {} }));
  const [pushed, ...others] = (await measure(program, [{ ...sound[0]!, movesHead: true as const }, ...sound]))
    .value;
  moved = pushed!;
  good = others;
  const calls = starts.flatMap((start, index) =>
    good[index]!.operations.map((operation) => ({ start, operation })),
  );
  const first = new Map(calls.toReversed().map((call) => [call.operation, call]));
  const all = [...first.values(), { start: starts[0], operation: "git" }].flatMap((call) =>
    Object.entries(faults).map(([fault, wrong]) => ({ ...call, fault, wrong })),
  );
  const drawn = sample(all, 32);
  const wrongs = drawn.map(({ wrong, ...call }) => ({ ...call, fault: wrong }));
  const values: FaultRun[] = [];
  // A process has 150 s.
  for (let at = 0; at < wrongs.length; at += 40)
    values.push(...(await measure(program, wrongs.slice(at, at + 40))).value);
  runs = drawn.map(({ operation, fault }, index) => ({
    ...values[index]!,
    what: `${operation}: ${fault}`,
    fault,
  }));
}, 800_000);

test("a good run asks the model and ends with one comment and one check run", () => {
  const whole = { outcome: "answered", askedModel: true, comments: [true], checks: [true] };
  expect(good).toMatchObject([whole, whole]);
  expect(new Set(good.flatMap(({ operations }) => operations)).size).toBeGreaterThan(12);
});

test("a call that fails stops a run before the model is asked, or does not change its outcome", () => {
  const odd = runs.filter(({ askedModel, outcome }) =>
    askedModel
      ? outcome !== "answered"
      : !["infrastructure-error", "denied", "skipped", ""].includes(outcome),
  );
  expect(odd.map(({ what, outcome }) => `${what} → ${outcome}`)).toEqual([]);
});

test("nothing is posted twice", () => {
  const twice = runs.filter(({ comments, checks, later }) =>
    [comments, checks, later.comments, later.checks].some(({ length }) => length > 1),
  );
  expect(twice.map(({ what }) => what)).toEqual([]);
});

test("a comment or check run that is missing or open is named with its reason and a next step", () => {
  const isWhole = (posts: readonly boolean[]) => posts.length === 1 && posts[0] === true;
  const torn = runs.filter(
    ({ askedModel, comments, checks }) => askedModel && !(isWhole(comments) && isWhole(checks)),
  );
  const silent = torn.filter(
    ({ said }) => !/^::warning::GitHub (?:refused|failed|did not answer|shows) .+\] [A-Z]/m.test(said),
  );
  expect(silent.map(({ what }) => what)).toEqual([]);
});

test("a run that did not start says why and what to do, in the log and in a comment if GitHub allows one", () => {
  const stopped = runs.filter(({ askedModel }) => !askedModel);
  const known =
    /Give the job|Grant `contents: read`|Set `github-token` to a valid token|Wait until|Run the (?:job|workflow) again|needed|no rights|Write a new comment/;
  expect(stopped.filter(({ said }) => !known.test(said)).map(({ what }) => what)).toEqual([]);
});

test("the post step brings to an end what a passing fault left open", () => {
  const done = JSON.stringify({ comments: [true], checks: [true] });
  const left = runs.filter(
    ({ askedModel, fault, later }) => askedModel && passing.test(fault) && JSON.stringify(later) !== done,
  );
  expect(left.map(({ what }) => what)).toEqual([]);
});

test("no message shows the token", () => {
  const shown = runs.filter(({ said }) => said.replaceAll(/^::add-mask::.*$/gm, "").includes(jobToken));
  expect(shown.map(({ what }) => what)).toEqual([]);
});

test("if the head moves during the run, comment and check run name the commit that the run was about", () => {
  expect(moved).toMatchObject({ outcome: "answered", comments: [true], checked: [moved.head] });
  expect(moved.said).toContain(`· commit ${moved.head.slice(0, 12)} · agent-exec`);
});
