/** GitHub's limits and their sources. No other file repeats them. */
export const limits = {
  /**
   * Characters of a comment's body, including the hidden marker. GitHub answers 422 "Body is too long (maximum is 65536
   * characters)" (docs.github.com/rest/issues/comments, github.com/docker/scout-action/issues/66). GitHub counts code
   * points; we count UTF-16 units, which are never fewer.
   */
  commentChars: 65_536,
  /** Characters of a check run's `output.summary`, and of its `output.text` (docs.github.com/rest/checks/runs). */
  checkSummaryChars: 65_535,
  /**
   * Annotations of one request for a check run. Later requests add more. Then the characters of a title and of a
   * message. A message may have 64 KB, and a character takes at most 4 bytes (docs.github.com/rest/checks/runs).
   */
  annotations: 50,
  annotationTitleChars: 255,
  annotationMessageChars: 16_384,
  /**
   * Annotations of each level in a step's log. The runner drops further ones
   * (github.com/actions/toolkit/blob/main/docs/problem-matchers.md, "Limitations").
   */
  logAnnotations: 10,
  /**
   * Bytes of a step's job summary. GitHub drops a larger one completely
   * (docs.github.com/actions/reference/workflows-and-actions/workflow-commands, "Step isolation and limits").
   */
  jobSummaryBytes: 1_048_576,
  /** Items of one page of a list (docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api). */
  pageItems: 100,
} as const;
