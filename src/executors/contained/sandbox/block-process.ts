import { generatedPrefix } from "../../languages/code-file.js";
import keptCommand from "../../kept-command.sh.js";
import { fileWord, findLanguage, type RunnableLanguage } from "../../languages/languages.js";
import { shellWord } from "../../../format/shell-word.js";
import prelude from "../guard/prelude.sh.js";
import type { OutputSink, PlaceProcess } from "../place.js";
import { readyByte } from "../process/until-ready.js";
import runBlock from "./run-block.py.js";
import waitingShell from "./wait-for-code.sh.js";

/** Stands before a command with more words than the program and the file. */
const commandWord = "command";

/** How a waiting shell runs a file. Either the program alone, or several words of which one contains the file. */
export function interpreterOf({
  interpreter,
  command,
}: Pick<RunnableLanguage, "interpreter" | "command">): string {
  if (command.length === 2 && command[1] === fileWord) return interpreter;
  // The path is in the shell's own variable. So the shell never reads it as a command.
  const words = command.map((word) => word.split(fileWord).map(shellWord).join('"$_file"'));
  return `${commandWord} ${words.join(" ")}`;
}

/** Precedes the name of an interpreter that should start before its code is known. */
export const warmWord = "warm";
/** The name of such an interpreter in lists of processes, while it waits. */
export const waitingName = "waits-for-code";
/** The interpreters that `run-block.py` supports. They can start before their code comes. */
export const pythons: readonly string[] = findLanguage("python")?.interpreters ?? [];

/** A shell that waits for code has these words in its command. */
export const waitingWords = "IFS= read -r _interpreter";

/** The argument of such a shell after `-c`. `openFiles`: the soft limit of each process, if it differs. */
export function waitForCode(workspaceFolder: string, openFiles: number | undefined): readonly string[] {
  const limit = openFiles === undefined ? "" : `ulimit -Sn ${openFiles}\n`;
  return [`${limit}${prelude}${waitingShell}`, "sh", workspaceFolder, generatedPrefix, runBlock, keptCommand];
}

export interface HandOver {
  /** The result of `interpreterOf`, or the container's shell. The block cannot choose this word. */
  readonly interpreter: string;
  /** The checked absolute path. Null for shell code without a file, which no other process can read or change. */
  readonly path: string | null;
  /** The folder to create for the file. Null if it exists. */
  readonly newFolder: string | null;
  /** The code. Null if it is already there. */
  readonly code: string | null;
  /** Gets the output. The memory of the bytes is reused after it returns. */
  readonly sink: OutputSink;
}

/** A block's process, from when a waiting shell gets its code. */
export class BlockProcess {
  readonly process: PlaceProcess;
  /** False if the shell did not take the code. An earlier block may have killed it just before. */
  hasBegun = false;

  constructor(spare: PlaceProcess, { interpreter, path, newFolder, code, sink }: HandOver) {
    this.process = spare;
    let isWordDue = true;
    spare.listenInPlace((stream, bytes) => {
      this.hasBegun = true;
      const isWord = isWordDue && stream === "stdout" && bytes[0] === readyByte;
      if (stream === "stdout") isWordDue = false;
      if (!isWord) sink(stream, bytes);
      else if (bytes.length > 1) sink(stream, bytes.subarray(1));
    });
    const whereTo = path === null ? "kept" : code === null ? "there" : "comes";
    const lines = [interpreter, whereTo, newFolder ?? "", path ?? ""];
    spare.write(`${lines.join("\n")}\n${code ?? ""}`);
    spare.endInput();
  }
}
