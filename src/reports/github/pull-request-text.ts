import { breakReferences } from "../../markdown/references.js";
import { wordsOf } from "../../markdown/words.js";
import { showHidden } from "../../output/visible.js";
import { named } from "../../format/listed.js";
import { truncateEnd } from "../../format/truncate.js";
import { dim, type Document, paragraph, type Section } from "../document.js";
import { printDocument, type MarkdownOptions } from "../markdown.js";
import { proofBlock } from "./proof-block.js";
import type { Report } from "../report.js";
import { asked } from "../sections/asked.js";
import { sandbox } from "../sections/sandbox.js";
import { story } from "../sections/story.js";
import { tests } from "../sections/tests.js";
import { topOf } from "../sections/top.js";
import { warnings } from "../sections/warnings.js";

export interface PullRequestMade {
  /** `https://github.com` */
  readonly server: string;
  readonly branch: string;
  /** The commit to which the change belongs. */
  readonly base: string;
  /** The commit with the change, in hex. */
  readonly head: string;
  /** Whether the run started from a commit that the branch does not have. */
  readonly isMoved: boolean;
  readonly isMergeable: boolean | null;
  readonly isSigned: boolean;
  readonly patchSha256: string;
}

/** A title of at most 72 UTF-16 units: the task or, if the task says little, the thread's title. */
export function pullRequestTitle({ task }: Report, threadTitle: string | null): string {
  const [first = ""] = wordsOf(task.text).split("\n");
  const isShort = first.trim().split(/\s+/).length <= shortWords;
  const words = threadTitle !== null && threadTitle.trim() !== "" && isShort ? threadTitle : first;
  const plain = showHidden(words)
    .replace(/^[#>*\-\s]+/, "")
    .replace(/\s+/g, " ")
    .trim();
  return breakReferences(truncateEnd(plain === "" ? "Change by agent-exec" : plain, maxTitleChars));
}

/** The largest number of words that says nothing about a change, as in `fix this`. */
const shortWords = 3;
const maxTitleChars = 72;

/** The commit's message. Programs read its trailers. */
export function commitMessage(
  report: Report,
  { title, patchSha256 }: { readonly title: string; readonly patchSha256: string },
): string {
  return [title, "", ...trailersOf(report, patchSha256)].join("\n");
}

function trailersOf({ writer, runId, usage }: Report, patchSha256: string): string[] {
  return [
    `Assisted-by: agent-exec${writer === null ? "" : `:${oneWord(writer)}`}`,
    `Agent-Exec-Run: ${oneWord(runId)}`,
    `Agent-Exec-Patch: sha256:${patchSha256}`,
    // `agent-exec outcomes` adds up these costs.
    ...(usage.costUsd === null ? [] : [`Agent-Exec-Cost-USD: ${Number(usage.costUsd.toFixed(6))}`]),
  ];
}

function oneWord(text: string): string {
  return text.replace(/[^\w./:@-]+/g, "-").slice(0, 100);
}

/** The pull request's text in GitHub's Markdown: the comment's top, and then who asked for the change. */
export function renderPullRequest(report: Report, made: PullRequestMade, options: MarkdownOptions): string {
  const document: Document = {
    top: { ...topOf(report, { pullRequest: null, comments: null, isStored: null, isShort: true }), next: "" },
    sections: [
      asked(report, made.server),
      ...warnings(report),
      howMade(report, made),
      ...story(report),
      ...tests(report),
      proofForTools(report, made),
      sandbox(report),
      trailers(report, made),
    ].filter((each) => each !== null),
  };
  return printDocument(document, report, { ...options, isShort: true });
}

function howMade({ isVerified }: Report, made: PullRequestMade): Section {
  const { branch, base, isMoved, isMergeable, isSigned } = made;
  const on = `commit ${named(base.slice(0, 12))} of branch ${named(branch)}`;
  const items = [
    isVerified ? "" : "The change is not verified. Read the whole change before you merge it.",
    isMoved
      ? `The run started from another commit. agent-exec applied the run's change to ${on}, but ran no verification on that commit.`
      : `The change is based on ${on}.`,
    isMergeable === false
      ? `After this commit, somebody changed lines of branch ${named(branch)} that the run changed too. Resolve the conflicts first.`
      : "",
    isSigned ? "GitHub signed the commit." : "The commit has no verified signature.",
  ].filter((item) => item !== "");
  return { name: "how it was made", rank: 1, isVital: true, blocks: () => [{ kind: "list", items }] };
}

/** The proof for tools, if the pull request has the run's commits. On another base, nothing ran. */
function proofForTools(
  { proof, verifications }: Report,
  { base, head, isMoved }: PullRequestMade,
): Section | null {
  if (proof === null || isMoved) return null;
  const verify = verifications.map(({ command }) => command);
  const block = proofBlock({ by: "run", ...proof, base, head, verify });
  return { name: "the proof", rank: 3, blocks: () => [block] };
}

function trailers(report: Report, { patchSha256 }: PullRequestMade): Section {
  const words = trailersOf(report, patchSha256).join(" · ");
  return { name: "the trailers", rank: 2, isVital: true, blocks: () => [paragraph([dim(words)])] };
}
