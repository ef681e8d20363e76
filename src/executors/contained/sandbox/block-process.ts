import { generatedPrefix } from "../../languages/code-file.js";
import { keptCommandName, runKeptCommand } from "../../kept-command.js";
import { fileWord, type RunnableLanguage } from "../../languages/languages.js";
import { asShellWord } from "../../languages/shell-word.js";
import { toolSubstitutes } from "../guard/tool-substitutes.js";
import type { OutputSink, PlaceProcess } from "../place.js";
import { readyByte, sayReady } from "../process/until-ready.js";
import { pythons, runInPython, warmWord } from "./waiting-interpreter.js";

/** A workspace that a block locked is opened again; the keeper itself could not even start a process in it. */
export const enterWorkspace = (workspaceFolder: string): string => `
for _right in -r -w -x; do [ $_right ${workspaceFolder} ] || chmod 755 ${workspaceFolder}; done
cd ${workspaceFolder} || exit
`;

/**
 * Makes room for a block's file: written through a link or into a pipe that a block before left there, other code would
 * run than is shown. A folder goes only where the name is one of ours. Without `rm` a plain file is written over.
 */
const clearTheWay = `
clear_way() {
  [ -e "$1" ] || [ -h "$1" ] || return 0
  is_missing rm && [ -f "$1" ] && [ ! -h "$1" ] && return
  case $1 in
    */${generatedPrefix}*) rm -rf "$1" 2>/dev/null || { chmod -R u+rwx "$1"; rm -rf "$1"; } ;;
    *) rm -f "$1" ;;
  esac
}
`;

/**
 * Where `pip install --user` and others put programs. Behind all else, and for a block's own process alone: what the code
 * puts there stands in for no tool of ours.
 */
export const ownPrograms = 'PATH="$PATH:$HOME/.local/bin"';

/** Before a command that is more than a program and the file. */
const commandWord = "command";

/** What a shell that waits is told to run a file by: the program alone, or words for it, of which one holds the file. */
export function interpreterOf({
  interpreter,
  command,
}: Pick<RunnableLanguage, "interpreter" | "command">): string {
  if (command.length === 2 && command[1] === fileWord) return interpreter;
  // The path is the shell's own variable, and no part of what it reads as a command.
  const words = command.map((word) => word.split(fileWord).map(asShellWord).join('"$_file"'));
  return `${commandWord} ${words.join(" ")}`;
}

/** By these words of its command a shell that waits for a block is known. */
export const waitingWords = "IFS= read -r _interpreter";

/**
 * What such a shell runs. Four lines come, then the code up to the end of input. `read` is a builtin that takes single
 * bytes, so that `cat` gets all of the code. Absolute paths: a name with a leading dash is no option. The image may
 * have a variable of any name, which would reach the block changed: ours begin with an underscore. The shell turns into
 * the interpreter, so that the keeper's exit code is the interpreter's. It says that it is ready, and again when it took
 * the lines; nothing is read for control from then on, when the block's code may write. Code that is kept goes into no
 * file: the interpreter, a shell then, gets it from the same input.
 *
 * A block has the lowest priority of its place, so that the killer and the monitor get a processor at once among
 * 250 processes that fork without end; it costs the block 0.5 ms. The keeper shares processors out by place, so
 * that a block yields to nothing outside of its own.
 */
export const waitForCode = (workspaceFolder: string): string => `${toolSubstitutes}${clearTheWay}
_niced="nice -n 19"; is_missing nice && _niced=
${sayReady}
${waitingWords} || exit
_python='${runInPython(workspaceFolder)}'
case $_interpreter in "${warmWord} "*)
  _interpreter=\${_interpreter#* }
  exec $_niced "$_interpreter" -c "$_python" "$_interpreter" ;;
esac
read -r _code && IFS= read -r _folder && IFS= read -r _file || exit
${sayReady}
case $_interpreter in ${pythons.join("|")})
  exec $_niced "$_interpreter" -c "$_python" "$_interpreter" "$_code" "$_folder" "$_file" ;;
esac
${enterWorkspace(workspaceFolder)}
${ownPrograms}
[ "$_code" = kept ] && exec $_niced "$_interpreter" -c '${runKeptCommand}' ${keptCommandName} "
"
[ -z "$_folder" ] || mkdir -p "$_folder" || exit
[ "$_code" = there ] || { clear_way "$_file" && cat >"$_file"; } || exit
case $_interpreter in "${commandWord} "*) eval "exec $_niced \${_interpreter#* }" </dev/null ;; esac
exec $_niced "$_interpreter" "$_file" </dev/null
`;

export interface HandOver {
  /** As `interpreterOf` says, or the container's shell; never a word of the block's. */
  readonly interpreter: string;
  /** Absolute, checked; null for a shell's code that goes into no file, so that nothing can read or change it. */
  readonly path: string | null;
  /** The folder to make for it; null when it lies in one that is there. */
  readonly newFolder: string | null;
  /** Null when the code lies there already. */
  readonly code: string | null;
  /** Gets the output. The memory of the bytes is used again after its return. */
  readonly sink: OutputSink;
}

/** A block's process, from the moment at which its code was handed to a shell that waited. */
export class BlockProcess {
  readonly process: PlaceProcess;
  #hasBegun = false;

  constructor(spare: PlaceProcess, { interpreter, path, newFolder, code, sink }: HandOver) {
    this.process = spare;
    let isWordDue = true;
    spare.listenInPlace((stream, bytes) => {
      this.#hasBegun = true;
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

  /**
   * False when the shell did not take the code: blocks before it can have killed it a moment ago, which neither the
   * keeper nor its streams may have told when the code was handed over.
   */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }
}
