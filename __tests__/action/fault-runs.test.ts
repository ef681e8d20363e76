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

let good: FaultRun;
let runs: readonly (FaultRun & { readonly what: string; readonly fault: string })[];

/** The calls are those of the good run, so that a new call joins by itself. */
beforeAll(async () => {
  good = (await measure(program, [null] as readonly (Wrong | null)[])).value[0]!;
  const all = [...good.operations, "git"].flatMap((operation) =>
    Object.entries(faults).map(([fault, wrong]) => ({ operation, fault, wrong })),
  );
  const drawn = sample(all, 4);
  const wrongs = drawn.map(({ operation, wrong }) => ({ operation, fault: wrong }));
  const { value } = await measure(program, wrongs);
  runs = drawn.map(({ operation, fault }, index) => ({
    ...value[index]!,
    what: `${operation}: ${fault}`,
    fault,
  }));
}, 400_000);

test("the good run asks the model once and ends with one comment and one check run", () => {
  expect(good).toMatchObject({ outcome: "answered", askedModel: true, comments: [true], checks: [true] });
  expect(good.operations.length).toBeGreaterThan(10);
});

test("a call that fails stops a run before the model is asked, or does not change its outcome", () => {
  const odd = runs.filter(({ askedModel, outcome }) =>
    askedModel ? outcome !== good.outcome : !["infrastructure-error", "denied", ""].includes(outcome),
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
    ({ said }) => !/^::warning::GitHub (?:refused|did not answer|shows) .+\] [A-Z]/m.test(said),
  );
  expect(silent.map(({ what }) => what)).toEqual([]);
});

test("a run that did not start says why and what to do, in the log and in a comment if GitHub allows one", () => {
  const stopped = runs.filter(({ askedModel }) => !askedModel);
  const known =
    /Give the job|Grant `contents: read`|Set a valid github-token|Wait until|Run the (?:job|workflow) again|needed|no rights/;
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
