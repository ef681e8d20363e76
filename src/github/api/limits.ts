/** GitHub's sizes, each with its source: the only place where they stand. */
export const limits = {
  /**
   * Characters of a comment's body, hidden marker included. GitHub answers 422 "Body is too long (maximum is 65536
   * characters)" (docs.github.com/rest/issues/comments, github.com/docker/scout-action/issues/66). It counts code
   * points; we count UTF-16 units, of which there are never fewer.
   */
  commentChars: 65_536,
  /** Characters of a check run's `output.summary`, and of its `output.text` (docs.github.com/rest/checks/runs). */
  checkSummaryChars: 65_535,
  /**
   * Bytes of a step's job summary; a larger one is dropped as a whole
   * (docs.github.com/actions/reference/workflows-and-actions/workflow-commands, "Step isolation and limits").
   */
  jobSummaryBytes: 1_048_576,
  /** Items of one page of a list (docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api). */
  pageItems: 100,
} as const;
