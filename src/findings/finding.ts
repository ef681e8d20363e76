import { toldOf } from "../redaction/told.js";

/** A problem that a tool reports about lines of a repository's file. The texts may be hostile. */
export interface Finding {
  /** The path in the repository, with `/`. */
  readonly path: string;
  /** Counted from 1. */
  readonly startLine: number;
  /** `startLine` or later. */
  readonly endLine: number;
  readonly level: "error" | "warning" | "notice";
  /** One line, such as the name of the test or of the tool's rule. */
  readonly title: string;
  readonly message: string;
}

/** A finding that may leave the runner: without secrets and hidden characters, and with a text that is never empty. */
export function toldFinding(finding: Finding): Finding {
  const title = toldOf(finding.title).replace(/\s+/g, " ").trim();
  const message = toldOf(finding.message).trim();
  return { ...finding, title, message: message || title || finding.level };
}
