import type { StartOptions } from "../ports/executor.js";
import type { ChangedEntry, Counting, WorkspaceFile } from "../ports/workspace.js";
import { judgedFiles } from "./counted-changes.js";
import type { ChangedValues } from "./changed-values/changed-values.js";
import type { ReadReports } from "./counted-tests/report-files.js";
import { maxTestFileBytes } from "./changed-values/text.js";
import { isReadable } from "./counted-tests/written-tests.js";
import { bytesOf, contentOf } from "../files/content.js";

/**
 * The changes that count, by path, with the text of each file whose tests can be read. The text is empty for a deleted
 * path and for a link. It is null for other files, and beyond the limits below.
 */
export type ChangedFiles = ReadonlyMap<string, string | null>;

export interface SeenTests {
  /** The counted changes. Protected files are not included. */
  readonly changed: ChangedFiles;
  /** Reads the original files. Absent: there were none. */
  readonly originals?: (() => AsyncIterable<WorkspaceFile>) | undefined;
  readonly read: ReadReports;
}

export interface VerifiedFiles {
  /** Default: the workspace is empty at the start. */
  readonly files: AsyncIterable<WorkspaceFile> | undefined;
  readonly changes: AsyncIterable<ChangedEntry> | undefined;
  readonly counting: Pick<Counting, "isHidden"> | undefined;
  /** Gets each of these changes, as in `ChangedFiles`. */
  readonly onChanged?: ((path: string, text: string | null) => void) | undefined;
  /** Changes expected values. Null: the values stay. */
  readonly values: ChangedValues | undefined;
}

/** The files with which a verification's session starts. */
export function verifiedFiles({
  files,
  changes,
  counting,
  onChanged = () => undefined,
  values,
}: VerifiedFiles): Pick<StartOptions, "files" | "changes"> {
  const judged = files && judgedFiles(files, counting);
  const given = judged && (values?.given(judged) ?? judged);
  const heard = changes && hearing(changes, onChanged);
  const changed = heard && (values?.changes(heard) ?? heard);
  return { ...(given && { files: given }), ...(changed && { changes: changed }) };
}

/** The limit for all texts together. No task changes that many tests. */
const maxTestBytes = 16 * 1024 ** 2;

async function* hearing(
  changes: AsyncIterable<ChangedEntry>,
  onChanged: (path: string, text: string | null) => void,
): AsyncGenerator<ChangedEntry> {
  let left = maxTestBytes;
  for await (const entry of changes) {
    if (entry.kind === "file" && isReadable(entry.path) && entry.bytes <= Math.min(left, maxTestFileBytes)) {
      const bytes = await bytesOf(entry.content);
      left -= bytes.byteLength;
      onChanged(entry.path, bytes.toString("utf8"));
      yield { ...entry, content: contentOf(bytes) };
      continue;
    }
    if (entry.kind !== "left-out") onChanged(entry.path, entry.kind === "file" ? null : "");
    yield entry;
  }
}
