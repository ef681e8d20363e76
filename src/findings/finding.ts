import { toldOf } from "../redaction/told.js";

/** Something that a tool reports about lines of a file of the repository. The texts of a finding may be hostile. */
export interface Finding {
  /** In the repository, with `/`. */
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

/** The texts of a finding as they may leave the runner: without secrets and hidden characters, and never empty. */
export function toldFinding(finding: Finding): Finding {
  const title = toldOf(finding.title).replace(/\s+/g, " ").trim();
  const message = toldOf(finding.message).trim();
  return { ...finding, title, message: message || title || finding.level };
}
