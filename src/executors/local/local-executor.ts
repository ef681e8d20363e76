import { accessSync, constants } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { defaultOutputLimitBytes } from "../../output/output-buffer.js";
import type { Executor, Session, StartOptions } from "../../ports/executor.js";
import { GivenEntries } from "../given-entries.js";
import { interpreterNames } from "../languages.js";
import { mayBeShared } from "../shared-signal.js";
import { LocalSession } from "./local-session.js";
import { changeFolder, copyIntoFolder } from "./workspace-folder.js";

export interface LocalSettings {
  /** Output that is kept of a block, over both streams. Default: 1 MiB. */
  readonly maxOutputBytes?: number;
  /** Where programs are looked for. Default: Node's own folder, then the usual ones. */
  readonly path?: string;
}

/**
 * Runs blocks as plain processes of this machine, in a temporary folder. Nothing isolates them: this is for
 * trusted code, such as a recorded demo, where there is no Docker.
 */
export function createLocalExecutor({
  maxOutputBytes = defaultOutputLimitBytes,
  path = [dirname(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"].join(delimiter),
}: LocalSettings = {}): Executor {
  return {
    name: "local",
    describe: () => usageText,
    async start({ signal, files, changes }: StartOptions): Promise<Session> {
      mayBeShared(signal);
      signal.throwIfAborted();
      const folder = await mkdtemp(join(tmpdir(), "agent-exec-"));
      const given = new GivenEntries();
      const programs = findPrograms(path);
      const session = new LocalSession({ folder, path, programs, maxOutputBytes, given });
      try {
        if (files !== undefined) await copyIntoFolder({ folder, files: given.noted(files), signal });
        if (changes !== undefined) await changeFolder({ folder, changes, signal });
      } catch (error) {
        await session.stop();
        throw error;
      }
      return session;
    },
  };
}

const usageText = `Your code runs on this machine, in a temporary folder, without any isolation.

- Languages: \`javascript\`, \`sh\`, and \`python\` and \`bash\` where they are installed. A fence's first word names the language; blocks in other languages are not run; one with a file name is saved under it.
- Each block is a file of its own in the working folder and runs as a process of its own; blocks run in order, up to the first that fails. To choose the file's name write \`# filename: name.py\` (or the language's comment) on the first line; folders are made.
- Files in the working folder and processes in the background are there for the next block; variables are not. A process in the background lives until the files are read for verification or at the end.
- Files that you leave in the working folder are saved as the run's results.
- Standard input is empty.`;

/** Program → its path. JavaScript is run by the Node that runs us, which is there for certain. */
function findPrograms(path: string): ReadonlyMap<string, string> {
  const programs = new Map<string, string>();
  for (const name of interpreterNames) {
    const found = path
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find(isExecutable);
    if (found !== undefined) programs.set(name, found);
  }
  return programs.set("node", process.execPath);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
