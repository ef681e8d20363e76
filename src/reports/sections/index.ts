import type { Document } from "../document.js";
import type { Report } from "../report.js";
import { answer } from "./answer.js";
import { approval } from "./approval.js";
import { attempts, type AttemptRoom } from "./attempts.js";
import { changes } from "./changes.js";
import { context } from "./context.js";
import { documents, failedBlocks, failedList, isOfDocuments } from "./documents.js";
import { failure } from "./failure.js";
import { files } from "./files.js";
import { network } from "./network.js";
import { notes } from "./notes.js";
import type { PullRequestEnd } from "../pull-request.js";
import { pictures } from "./pictures.js";
import { pullRequest } from "./pull-request.js";
import { sandbox } from "./sandbox.js";
import { story } from "./story.js";
import { task } from "./task.js";
import { tests } from "./tests.js";
import { topOf, type CommentCommands } from "./top.js";
import { warnings } from "./warnings.js";

export interface DocumentOptions extends AttemptRoom {
  /** What happened to the pull request. Default: none was wanted. */
  readonly pullRequest?: PullRequestEnd | null;
  /** What a comment can ask for. By default comments start no runs. */
  readonly comments?: CommentCommands | null;
  /** Whether GitHub stores the run's files. Default: the report is not on GitHub. */
  readonly isStored?: boolean | null;
  /** Whether people only glance at it: a summary instead of each attempt, and no details such as hashes. */
  readonly isShort?: boolean;
}

/** The document that every printer prints. To add a section, write its file and add it to this list. */
export function documentOf(
  report: Report,
  { pullRequest: pull = null, comments = null, isStored = null, isShort = false, ...room }: DocumentOptions,
): Document {
  const top = topOf(report, { pullRequest: pull, comments, isStored, isShort });
  const sections =
    isShort && isOfDocuments(report)
      ? [
          ...warnings(report),
          failedList(report),
          failedBlocks(report).length > 1 ? null : failure(report),
          documents(report),
        ]
      : [
          pullRequest(pull),
          ...warnings(report),
          failure(report),
          documents(report),
          answer(report),
          approval(report),
          changes(report),
          pictures(report),
          ...(isShort ? story(report) : attempts(report, room)),
          ...tests(report),
          isShort && report.changes !== null ? null : files(report),
          network(report),
          ...(isShort ? [] : [task(report), context(report), sandbox(report), notes(report)]),
        ];
  return { top, sections: sections.filter((each) => each !== null) };
}
