import type { CodeBlock } from "../../../facts/block.js";
import type { Execution } from "../../../facts/execution.js";
import { isApplyPatch } from "./apply-patch.js";
import { holdsReplacements, isReplacements } from "./replacement-text.js";

const diffLanguages: ReadonlySet<string> = new Set(["diff", "patch"]);

/** Whether a block is an edit of files, whatever its language. A diff to be saved as a file is not an edit. */
export function isEdit({ language, path, code }: CodeBlock): boolean {
  const isFile = path !== null && /\.(?:diff|patch)$/.test(path);
  return isApplyPatch(code) || isReplacements(code) || (diffLanguages.has(language) && !isFile);
}

/** Whether a block that did not run was probably meant as an edit. If so, the model is told what is wrong with it. */
export function isMeantAsEdit({ code }: CodeBlock, { notRun }: Execution): boolean {
  return (notRun === "language" || notRun === "no-program") && holdsReplacements(code);
}
