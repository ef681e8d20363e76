import type { FileChange } from "../ports/comparison.js";
import type { Counting } from "../ports/workspace.js";
import type { Settings } from "../settings/schema.js";
import type { FolderSource } from "../workspace/source/workspace-source.js";
import { countingOf } from "./workspace.js";

interface Counted {
  readonly source: FolderSource;
  readonly settings: Settings;
  readonly isTest: (path: string) => boolean;
}

/**
 * The changes that could influence how tests run. Changed tests are not included, because people change them on
 * purpose, and their earlier versions run too.
 */
export async function uncounted(
  changes: readonly FileChange[],
  { source, settings, isTest }: Counted,
): Promise<readonly FileChange[]> {
  const { countingIn } = await import("../workspace/counting/counting.js");
  await using counting = countingIn(source, countingOf(settings));
  // Reads the original files first, because a change is compared with them.
  for await (const file of source.files()) if (file.kind === "file") for await (const _piece of file.content);
  const found: FileChange[] = [];
  for (const change of changes) if (await isUncounted(change, counting, isTest)) found.push(change);
  return found;
}

async function isUncounted(
  { path, after }: FileChange,
  counting: Counting,
  isTest: (path: string) => boolean,
): Promise<boolean> {
  const content = async () => (after?.kind === "file" ? after.content : null);
  const discount = await counting.discountOf({ path, content });
  if (discount === null || discount.kind === "workflow") return false;
  // A shell script that a verification calls is not a test, even in a folder of tests.
  return discount.kind === "protected" || !isTest(path) || /\.(?:sh|bash)$/.test(path);
}
