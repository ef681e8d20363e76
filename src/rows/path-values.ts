import type { z } from "zod";
import { isWorkflowPath } from "../files/workflow-path.js";
import { keptTexts, list } from "./values.js";

/** Exact paths of workflow files, from the repository's root. */
export function workflowPaths() {
  const kind = list().as((all) =>
    all.superRefine((paths, context) => {
      refuse(
        paths,
        context,
        (path) => !isPlain(path) || /[*?[\]{}]/.test(path),
        "must be exact paths from the repository's root",
      );
      refuse(
        paths,
        context,
        (path) => isPlain(path) && !isWorkflowPath(path),
        "must be files below .github/workflows or .github/actions, or an action.yml",
      );
    }),
  );
  return kind.default([]);
}

/** Paths and globs, from the workspace's root. */
export function pathPatterns() {
  const kind = list().as((all) =>
    all.superRefine((patterns, context) =>
      refuse(
        patterns,
        context,
        (pattern) => !isPlain(pattern.replace(/^\.\//, "")) || pattern.startsWith("!"),
        "must be paths or globs from the workspace's root, such as test/** or package.json, without .. and !",
      ),
    ),
  );
  return kind.default([]);
}

/** Exact paths of files, from the workspace's root; `none` for no file. */
export function filePaths() {
  return list().as(
    (all) =>
      all
        .superRefine((paths, context) =>
          refuse(
            paths,
            context,
            (path) => !isPlain(path.replace(/^\.\//, "")),
            "must be paths from the workspace's root, without ..",
          ),
        )
        .transform((paths) => (paths.length === 1 && paths[0] === "none" ? [] : paths)),
    { kept: keptTexts },
  );
}

function isPlain(path: string): boolean {
  return (
    !path.startsWith("/") &&
    !path.includes("\\") &&
    !path.split("/").some((part) => part === ".." || part === ".")
  );
}

function refuse(
  words: readonly string[],
  context: z.RefinementCtx,
  isWrong: (word: string) => boolean,
  message: string,
): void {
  const items = words.filter(isWrong);
  if (items.length > 0) context.addIssue({ code: "custom", message, params: { items } });
}
