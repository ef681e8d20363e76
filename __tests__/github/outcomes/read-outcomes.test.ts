import { describe, expect, test } from "@jest/globals";
import { readOutcomes } from "../../../src/github/outcomes/read-outcomes.js";
import type { World } from "../../fakes/github/world.js";
import { calm, connect, useFakeGitHub } from "../fake-github.js";
import { repository } from "../payloads.js";

const github = useFakeGitHub();
const read = () => readOutcomes({ github: connect(github()).github, repository, signal: calm });

const message = (cost: number | null, model = "gpt-5-mini") =>
  [
    "Fix",
    "",
    `Assisted-by: agent-exec:${model}`,
    "Agent-Exec-Run: 20260101-000000-abcdef",
    `Agent-Exec-Patch: sha256:${"0".repeat(64)}`,
    ...(cost === null ? [] : [`Agent-Exec-Cost-USD: ${cost}`]),
  ].join("\n");

const lines = (changed: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: 30 }, (_, index) => changed[index] ?? `line ${index}`).join("\n");

function commit(world: World, text: string, parents: readonly string[], words = "A commit"): string {
  const file = { mode: "100644", content: Buffer.from(`${text}\n`) } as const;
  return world.git.commitFiles(new Map([["a.txt", file]]), { parents, message: words });
}

/** A repository in which runs change line 20. */
function begin(world: World): string {
  const base = commit(world, lines(), []);
  world.git.setBranch("main", base);
  return base;
}

const fixed = lines({ 20: "fixed" });

interface Pull {
  readonly number: number;
  readonly baseSha: string;
  readonly headSha: string;
  readonly mergeSha?: string;
  readonly state?: "closed";
  readonly branch?: string;
  readonly headRepository?: string;
}

function open(world: World, pull: Pull): void {
  world.pulls.set(pull.number, {
    headRepository: repository,
    base: "main",
    branch: "agent-exec/issue-1",
    ...pull,
  });
}

/** What became of one pull request. */
async function became(
  lay: (world: World, base: string) => Omit<Pull, "number" | "baseSha">,
): Promise<unknown> {
  const { world } = github();
  const base = begin(world);
  open(world, { number: 7, baseSha: base, ...lay(world, base) });
  const { pulls } = await read();
  return pulls.map((pull) => pull.became);
}

describe("a pull request of agent-exec", () => {
  test.each([
    ["open", {}],
    ["closed", { state: "closed" }],
  ] as const)("is %s while it is", async (wanted, more) => {
    expect(
      await became((world, base) => ({ headSha: commit(world, fixed, [base], message(0.01)), ...more })),
    ).toEqual([wanted]);
  });

  test("was merged as it was by a squash, although the base branch had moved in the same file", async () => {
    expect(
      await became((world, base) => {
        const headSha = commit(world, fixed, [base], message(0.01));
        const moved = commit(world, lines({ 1: "moved\nand longer" }), [base]);
        return {
          headSha,
          mergeSha: commit(world, lines({ 1: "moved\nand longer", 20: "fixed" }), [moved], "Fix (#7)"),
        };
      }),
    ).toEqual(["merged"]);
  });

  test("was merged as it was although somebody merged the base branch into it", async () => {
    expect(
      await became((world, base) => {
        const own = commit(world, fixed, [base], message(0.01));
        const moved = commit(world, lines({ 1: "moved" }), [base]);
        const both = lines({ 1: "moved", 20: "fixed" });
        const headSha = commit(world, both, [own, moved], "Merge branch 'main' into agent-exec/issue-1");
        // GitHub shows the change against the base that was merged in.
        return {
          headSha,
          baseSha: moved,
          mergeSha: commit(world, both, [moved, headSha], "Merge pull request #7"),
        };
      }),
    ).toEqual(["merged"]);
  });

  test("was changed if somebody added a commit", async () => {
    expect(
      await became((world, base) => {
        const own = commit(world, fixed, [base], message(0.01));
        const headSha = commit(world, lines({ 20: "better" }), [own], "Say it better");
        return { headSha, mergeSha: commit(world, lines({ 20: "better" }), [base, headSha], "Merge") };
      }),
    ).toEqual(["changed"]);
  });

  test("was changed if the merge itself has other lines", async () => {
    expect(
      await became((world, base) => {
        const headSha = commit(world, fixed, [base], message(0.01));
        return { headSha, mergeSha: commit(world, lines({ 20: "other" }), [base, headSha], "Merge") };
      }),
    ).toEqual(["changed"]);
  });

  test("of two runs may be rebased: GitHub names only the last commit", async () => {
    expect(
      await became((world, base) => {
        const first = commit(world, fixed, [base], message(0.01));
        const both = lines({ 20: "fixed", 21: "too" });
        const headSha = commit(world, both, [first], message(0.02));
        const rebased = commit(world, fixed, [base], message(0.01));
        return { headSha, mergeSha: commit(world, both, [rebased], message(0.02)) };
      }),
    ).toEqual(["merged"]);
  });
});

test("costs of a pull request's runs are added, and unknown if one is", async () => {
  const { world } = github();
  const base = begin(world);
  const first = commit(world, fixed, [base], message(0.01, "gpt-5-mini"));
  open(world, {
    number: 1,
    baseSha: base,
    headSha: commit(world, lines({ 20: "x" }), [first], message(0.02, "gpt-5")),
  });
  open(world, {
    number: 2,
    baseSha: base,
    headSha: commit(world, lines({ 3: "x" }), [first], message(null)),
  });
  const { pulls } = await read();
  expect(pulls).toMatchObject([
    { number: 2, costUsd: null, runs: 2 },
    { number: 1, model: "gpt-5", runs: 2 },
  ]);
  expect(pulls[1]!.costUsd).toBeCloseTo(0.03);
});

test("pull requests of people, of forks and of other branches are none of agent-exec's", async () => {
  const { world } = github();
  const base = begin(world);
  const own = commit(world, fixed, [base], message(0.01));
  open(world, { number: 1, baseSha: base, headSha: commit(world, fixed, [base], "By hand") });
  open(world, { number: 2, baseSha: base, headSha: own, headRepository: "fork/x" });
  open(world, { number: 3, baseSha: base, headSha: own, branch: "fix" });
  expect(await read()).toEqual({ pulls: [], isCut: false });
  expect(github().requestsOf("pulls/list-commits")).toHaveLength(1);
});

test("at most a thousand pull requests are listed", async () => {
  const { world } = github();
  for (let number = 1; number <= 1100; number += 1)
    open(world, { number, baseSha: "", headSha: "", branch: "fix" });
  expect(await read()).toEqual({ pulls: [], isCut: true });
  expect(github().requestsOf("pulls/list")).toHaveLength(10);
});
