/** Whether GitHub's diff of a file shows these new lines together, so that a comment can be on them. */
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
