import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

interface Guard {
  /** Where users of other actions reported it. */
  readonly reported: readonly string[];
  /** Below `__tests__/`, each with the exact title of a test that fails if our action has the pain. */
  readonly tests: readonly (readonly [file: string, title: string])[];
}

const pains: Readonly<Record<string, Guard>> = {
  "green although the agent failed or never ran": {
    reported: ["anthropics/claude-code-action#1495"],
    tests: [
      [
        "e2e/action.whole.test.ts",
        "an outcome %s with %j ends the step with exit code %d, says why, and concludes the check",
      ],
      [
        "e2e/action-input.whole.test.ts",
        "what the machine lacks is an infrastructure error that does not blame the code:",
      ],
    ],
  },
  "a hang after the result": {
    reported: ["anthropics/claude-code-action#865"],
    tests: [
      ["e2e/pains.whole.test.ts", "processes that the code leaves running do not keep the step from its end"],
    ],
  },
  "a comment for each push": {
    reported: ["anthropics/claude-code-action#37", "anthropics/claude-code-action#960"],
    tests: [
      ["github/reporting/comment.test.ts", "takes the place of an earlier run's comment of the same key"],
    ],
  },
  "somebody else's marker is trusted": {
    reported: ["JSONbored/loopover#68"],
    tests: [["github/reporting/comment.test.ts", "leaves somebody else's copy of its marker alone"]],
  },
  "working for ever": {
    reported: ["anthropics/claude-code-base-action#73"],
    tests: [
      [
        "e2e/action-killed.whole.test.ts",
        "and whose folder a later step removed: comment and check still come to their end",
      ],
      ["github/reporting/finish.test.ts", "comment and check run are brought to their end"],
    ],
  },
  "no cost and no cap": {
    reported: ["bitwarden/gh-actions#489", "anthropics/claude-code-security-review#124"],
    tests: [
      ["e2e/pains.whole.test.ts", "the cost is in the outputs and in the comment"],
      ["run/budget.test.ts", "is known of each call, with the price of what the server took from its cache"],
      [
        "e2e/action.whole.test.ts",
        "an outcome %s with %j ends the step with exit code %d, says why, and concludes the check",
      ],
    ],
  },
  "loops with bots and with itself": {
    reported: ["The-PR-Agent/pr-agent#2398", "anthropics/claude-code-action#1445"],
    tests: [
      ["github/events/gate.test.ts", "refuses a bot by its type"],
      [
        "github/events/gate.test.ts",
        "refuses agent-exec's own comments, even if written with a person's token",
      ],
    ],
  },
  E2BIG: {
    reported: ["anthropics/claude-code-action#332", "JetBrains/junie-github-action#41"],
    tests: [
      ["e2e/pains.whole.test.ts", "a task, code and output beyond what a command line holds make no E2BIG"],
    ],
  },
  "a result lost on one 503": {
    reported: ["All-Hands-AI/openhands-resolver#344"],
    tests: [
      ["github/reporting/comment.test.ts", "is tried again on 5xx"],
      ["action/fault-runs.test.ts", "the post step brings to an end what a passing fault left open"],
      [
        "e2e/action-report.whole.test.ts",
        "the second job believes no folder, and then posts the comment and opens the pull request",
      ],
    ],
  },
  "files that root owns": {
    reported: ["actions/runner#434"],
    tests: [["e2e/pains.whole.test.ts", "the run's files belong to the runner's user"]],
  },
  "a changed host": {
    reported: ["actions/runner#434"],
    tests: [
      ["e2e/pains.whole.test.ts", "the checkout and the runner's home are as they were"],
      ["workspace/source/workspace-source.test.ts", "leaves the checkout and its index unchanged"],
    ],
  },
  "secrets in comments": {
    reported: ["anthropics/claude-code-action#1818"],
    tests: [
      [
        "e2e/action-hostile.whole.test.ts",
        "is shown nowhere: not in log, outputs, reports, prompts or the run's files",
      ],
    ],
  },
  "422 because of length": {
    reported: ["danger/danger#424", "peter-evans/create-or-update-comment#181"],
    tests: [
      ["github/reporting/comment.test.ts", "is posted, marker included: 65,536 characters in all"],
      [
        "e2e/pains.whole.test.ts",
        "code that prints megabytes leads to one short comment, and GitHub takes it at once",
      ],
      [
        "reports/markdown.test.ts",
        "is kept for any run at any size, with every fold closed and nothing in it that acts",
      ],
    ],
  },
  "fixed delimiters of outputs": {
    reported: ["google-github-actions/run-gemini-cli#526"],
    tests: [["e2e/pains.whole.test.ts", "a line that looks like a delimiter or an output sets no output"]],
  },
  "the API's error is hidden": {
    reported: ["anthropics/claude-code-action#880", "anthropics/claude-code-action#874"],
    tests: [
      [
        "e2e/action-input.whole.test.ts",
        "what the machine lacks is an infrastructure error that does not blame the code:",
      ],
      [
        "action/fault-runs.test.ts",
        "a run that did not start says why and what to do, in the log and in a comment if GitHub allows one",
      ],
    ],
  },
  "noise if there is nothing to do": {
    reported: ["fullsend-ai/fullsend#2794"],
    tests: [
      [
        "e2e/action-denied.whole.test.ts",
        "nothing is posted, asked or started, and the step says why in one line, for",
      ],
    ],
  },
  "a patch lost to a size limit or a moved base": {
    reported: ["OpenHands/OpenHands#6140", "OpenHands/OpenHands#8251"],
    tests: [
      [
        "workspace/patch/changes-bounds.test.ts",
        "is not written beyond its size limit, a reason says so, and nothing stays",
      ],
      [
        "github/pull-request/open-pull-request.test.ts",
        "shows only its own change if the base branch has moved",
      ],
      [
        "github/pull-request/open-pull-request.test.ts",
        "is told: the base branch has changed in the same lines",
      ],
      [
        "e2e/action-pull-request.whole.test.ts",
        "a refused push changes no outcome, and the comment has commands that apply the patch",
      ],
    ],
  },
  "the token in .git/config": {
    reported: ["anthropics/claude-code-action#1818"],
    tests: [
      [
        "e2e/pains.whole.test.ts",
        "the token that the checkout keeps in .git/config is in no sandbox, prompt or comment, and stays where it was",
      ],
      [
        "e2e/action-fetch.whole.test.ts",
        "a fork's pull request is fetched with its submodule, fixed and verified; the token is in no file and no sandbox",
      ],
    ],
  },
  "suggestions that break the build": {
    reported: ["warpdotdev/oz-for-oss#232"],
    tests: [
      [
        "e2e/action-lines.whole.test.ts",
        "a part that passes alone is suggested on its lines, and one that does not is not",
      ],
      ["github/reporting/suggestion.test.ts", "is left out if its lines are not in the diff"],
    ],
  },
};

const guards = Object.entries(pains).flatMap(([pain, { tests }]) =>
  tests.map((each) => [pain, ...each] as const),
);

test.each(guards)("against %j the test in %s is there and runs: %s", (_pain, file, title) => {
  const path = new URL(`../${file}`, import.meta.url);
  expect(existsSync(path)).toBe(true);
  const source = readFileSync(path, "utf8");
  const at = source.indexOf(JSON.stringify(title));
  expect(at).toBeGreaterThan(0);
  expect(source.slice(Math.max(0, at - 300), at)).toMatch(/\b(?:it|test|describe|rarely|nightly)\b[^;]*$/);
  expect(source).not.toMatch(/\b(?:it|test|describe)\.(?:skip|only|todo)\b/);
});

test("each pain was reported by somebody, with an issue that can be read", () => {
  const odd = Object.values(pains).flatMap(({ reported }) =>
    reported.filter((each) => !/^[\w.-]+\/[\w.-]+#\d+$/.test(each)),
  );
  expect(odd).toEqual([]);
  expect(Object.values(pains).every(({ reported }) => reported.length > 0)).toBe(true);
});
