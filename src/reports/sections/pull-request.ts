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
    waitsForApproval ? "Approve the workflow runs of the pull request." : "",
    isDraft ? "Review the draft pull request." : "Review and merge the pull request.",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

const whyWaits =
  "GitHub runs the workflows of a bot's pull request only after a person with write access approves them. " +
  "To start these workflows immediately, set `github-token` to an app's token.";

/** Why there is no pull request, and how people can open one; or why its workflows wait. */
export function pullRequest(end: PullRequestEnd | null): Section | null {
  if (end === null) return null;
  if (end.kind === "opened") {
    if (!end.waitsForApproval) return null;
    const title = "Why its workflows wait";
    return { name: "the pull request", rank: 9, title, blocks: () => [paragraph(whyWaits)] };
  }
  return { name: "the pull request", rank: 0, isVital: true, blocks: () => blocksOf(end) };
}

function blocksOf(end: Exclude<PullRequestEnd, { kind: "opened" }>): Block[] {
  const stop = /[.!?]$/.test(end.why) ? "" : ".";
  const why = paragraph(`There is no pull request. ${end.why}${stop} ${end.nextStep}`, "warning");
  if (end.kind === "pushed") {
    const open = link("open the pull request", end.url);
    return [why, paragraph(["Branch ", code(end.branch), " has the change: ", open, "."])];
  }
  const { commands } = end;
  const title = `Apply the patch by hand: ${count("command", commands.length)} for a checkout`;
  return [why, folded(title, [{ kind: "code", text: commands.join("\n"), language: "sh" }])];
}
