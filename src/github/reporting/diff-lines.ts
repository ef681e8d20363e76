/** Whether a file's part of GitHub's diff shows these lines of the new file together, so that a comment can be on them. */
export function isInDiff(
  diff: string | undefined,
  { startLine, endLine }: { readonly startLine: number; readonly endLine: number },
): boolean {
  const heads = (diff ?? "").matchAll(/^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,(\d{1,9}))? @@/gm);
  return [...heads].some(([, start, count = "1"]) => {
    const first = Number(start);
    return first <= startLine && endLine < first + Number(count);
  });
}
