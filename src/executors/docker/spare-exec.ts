import { workspaceFolder } from "../code-file.js";
import type { DockerContainer } from "./container.js";
import { blockUser } from "./container-spec.js";
import type { EngineExec } from "./engine-exec.js";

export interface HandOver {
  /** A program of the languages' table, never a word of the block's. */
  readonly interpreter: string;
  /** Relative to the workspace, checked. */
  readonly file: string;
  readonly code: string;
}

/**
 * A process that is started already and waits for code on its standard input: a block then costs no engine call
 * before it starts, a quarter of the time (FACTS 3). It becomes the block: the shell writes the file and turns into
 * the interpreter, so that the engine's exit code is the interpreter's.
 */
export class SpareExec {
  readonly #container: DockerContainer;
  #ready: Promise<EngineExec | null> | null = null;

  constructor(container: DockerContainer) {
    this.#container = container;
  }

  /** Starts a spare unless one waits. To be called off the critical path, after a block. */
  prepare(): void {
    this.#ready ??= this.#open().catch(() => null);
  }

  /** The spare, or a fresh one where blocks of the same user killed it. @throws the engine's error. */
  async take(signal: AbortSignal): Promise<EngineExec> {
    const ready = this.#ready;
    this.#ready = null;
    const spare = await ready;
    return spare === null || spare.hasEnded ? this.#open(signal) : spare;
  }

  #open(signal?: AbortSignal): Promise<EngineExec> {
    return this.#container.exec({
      command: ["sh", "-c", bootstrap],
      user: blockUser,
      workingFolder: workspaceFolder,
      ...(signal === undefined ? {} : { signal }),
    });
  }
}

/** Gives a spare its code; from here on it is the block's process. */
export function handOver(spare: EngineExec, { interpreter, file, code }: HandOver): void {
  const path = `${workspaceFolder}/${file}`;
  const folder = file.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
  spare.write(`${interpreter}\n${folder}\n${path}\n`);
  spare.write(code);
  spare.endInput();
}

/**
 * Three lines, then the code up to the end of input. `read` is a builtin that takes single bytes, so that `cat`
 * gets all of the code. Absolute paths: a name with a leading dash is no option.
 */
const bootstrap = `
IFS= read -r interpreter && IFS= read -r folder && IFS= read -r file || exit
[ -z "$folder" ] || mkdir -p "$folder" || exit
cat >"$file" && exec "$interpreter" "$file" </dev/null
`;
