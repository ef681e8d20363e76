import type { z } from "zod";
import { isWorkflowPath } from "../files/workflow-path.js";
import { keptTexts, list } from "./values.js";

/** Exact paths of workflow files, from the repository's root. */
export function workflowPaths() {
  const isExact = (path: string) => isPlain(path) && !/[*?[\]{}]/.test(path);
  const form = "must be files below .github/workflows or .github/actions, or an action.yml";
  return list()
    .as(
      (all) =>
        all
          .superRefine(each(isExact, "must be exact paths from the repository's root"))
          .superRefine(each((path) => !isPlain(path) || isWorkflowPath(path), form)),
      { placeholder: "PATH" },
    )
    .default([]);
}

/** Paths and globs, from the workspace's root. */
export function pathPatterns() {
  const isFit = (pattern: string) => isPlain(pattern.replace(/^\.\//, "")) && !pattern.startsWith("!");
  const form =
    "must be paths or globs from the workspace's root, such as test/** or package.json, without .. and !";
  return list()
    .as((all) => all.superRefine(each(isFit, form)), { placeholder: "GLOB" })
    .default([]);
}

/** Exact paths of files, from the workspace's root; `none` for no file. */
export function filePaths() {
  const isFit = (path: string) => isPlain(path.replace(/^\.\//, ""));
  return list().as(
    (all) =>
      all
        .superRefine(each(isFit, "must be paths from the workspace's root, without .."))
        .transform((paths) => (paths.length === 1 && paths[0] === "none" ? [] : paths)),
    { kept: keptTexts, placeholder: "PATH" },
  );
}

function isPlain(path: string): boolean {
  return (
    !path.startsWith("/") &&
    !path.includes("\\") &&
    !path.split("/").some((part) => part === ".." || part === ".")
  );
}

/** Refuses words that do not fit. */
function each(isFit: (word: string) => boolean, message: string) {
  return (words: readonly string[], context: z.RefinementCtx): void => {
    const items = words.filter((word) => !isFit(word));
    if (items.length > 0) context.addIssue({ code: "custom", message, params: { items } });
  };
}
