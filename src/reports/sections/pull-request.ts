import { count } from "../../format/format.js";
import { type Block, code, folded, link, paragraph, type Section } from "../document.js";
import type { PullRequestEnd } from "../pull-request.js";

/** What people should do with the opened pull request. This is the run's next step. */
export function nextOfPullRequest(
  { isDraft, isMergeable, waitsForApproval }: Extract<PullRequestEnd, { kind: "opened" }>,
  { isVerified }: { readonly isVerified: boolean },
): string {
  return [
    isVerified ? "" : "The change is not verified.",
    isMergeable === false ? "Resolve the conflicts in the pull request first." : "",
    isDraft ? "Review the draft pull request." : "Review and merge the pull request.",
    waitsForApproval
      ? "Its workflows wait until you approve them there. With an app's token in `github-token` they start at once."
      : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** Why there is no pull request, and how people can open one. */
export function pullRequest(end: PullRequestEnd | null): Section[] {
  if (end === null || end.kind === "opened") return [];
  return [{ name: "the pull request", rank: 0, isVital: true, blocks: () => blocksOf(end) }];
}

function blocksOf(end: Exclude<PullRequestEnd, { kind: "opened" }>): Block[] {
  const stop = /[.!?]$/.test(end.why) ? "" : ".";
  const why = paragraph(`There is no pull request. ${end.why}${stop} ${end.nextStep}`, "warning");
  if (end.kind === "pushed")
    return [
      why,
      paragraph([
        "Branch ",
        code(end.branch),
        " has the change: ",
        link("open the pull request", end.url),
        ".",
      ]),
    ];
  return [
    why,
    folded(`Apply the patch by hand: ${count("command", end.commands.length)} for a checkout`, [
      { kind: "code", text: end.commands.join("\n"), language: "sh" },
    ]),
  ];
}
