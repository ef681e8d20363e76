import { mkdirSync, writeFileSync } from "node:fs";
import { chmod, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createLocalExecutor } from "../../../../src/executors/local/local-executor.js";
import { blockOf } from "../../../../src/facts/block.js";
import type { Session } from "../../../../src/ports/executor.js";
import type { Execution } from "../../../../src/facts/execution.js";
import { applyEdit } from "../../../../src/run/blocks/edits/edit-block.js";

const signal = new AbortController().signal;
/** Far beyond any test's time: what hangs shows by that. */
const timeoutMs = 120_000;

/** A workspace on this machine, and edits of it as a run makes them. */
export interface EditedFolder extends AsyncDisposable {
  readonly folder: string;
  /** Runs code of an earlier block. */
  sh(code: string): Promise<Execution>;
  apply(code: string, path?: string | null): Promise<Execution>;
  /** As Latin-1, a unit for each byte; null where nothing is there. */
  read(path: string): Promise<string | null>;
  modeOf(path: string): Promise<string>;
}

/** @param files Their contents, strings as UTF-8; a name that ends in `*` is an executable one's. */
export async function editedFolder(
  files: Readonly<Record<string, string | Uint8Array>> = {},
  { maxOutputBytes = 1024 ** 2 }: { readonly maxOutputBytes?: number } = {},
): Promise<EditedFolder> {
  const session: Session = await createLocalExecutor({ maxOutputBytes }).start({ signal });
  const sh = (code: string) =>
    session.execute(blockOf({ language: "sh", path: null, code }), { signal, timeoutMs });
  const folder = (await sh("pwd -P")).stdout.text.trim();
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name.replace(/\*$/, ""));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (name.endsWith("*")) await chmod(path, 0o750);
  }
  return {
    folder,
    sh,
    apply: (code, path = null) =>
      applyEdit(blockOf({ language: "diff", path, code }), (block) =>
        session.execute(block, { signal, timeoutMs }),
      ),
    read: (path) => readFile(join(folder, path), "latin1").catch(() => null),
    modeOf: async (path) => ((await stat(join(folder, path))).mode & 0o777).toString(8),
    [Symbol.asyncDispose]: () => session.stop(),
  };
}
