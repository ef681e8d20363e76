import { settled } from "../output/settled.js";

interface Piece {
  readonly stream: "stdout" | "stderr";
  readonly text: string;
}

/** If a line does not end, it is shown in parts of this many UTF-16 units. */
const maxOpenChars = 16 * 1024;

/** Splits live output into lines. Of a progress bar, only the last state is shown. */
export class LiveLines {
  #open: Piece = { stream: "stdout", text: "" };

  /** Takes output, and returns the lines to show now. */
  push(stream: Piece["stream"], text: string): readonly Piece[] {
    const before = stream === this.#open.stream ? [] : this.end();
    const all = this.#open.text + text;
    const end = all.lastIndexOf("\n") + 1;
    const rest = withoutOverwritten(all.slice(end));
    const isLong = rest.length > maxOpenChars;
    this.#open = { stream, text: isLong ? "" : rest };
    const shown = settled(all.slice(0, end)) + (isLong ? settled(rest) : "");
    return shown === "" ? before : [...before, { stream, text: shown }];
  }

  end(): readonly Piece[] {
    const { stream, text } = this.#open;
    this.#open = { stream, text: "" };
    return text === "" ? [] : [{ stream, text: settled(text) }];
  }
}

/** The last version of a line that overwrites itself from its beginning. */
function withoutOverwritten(line: string): string {
  if (line.length <= maxOpenChars / 4) return line;
  return line.slice(Math.max(0, line.lastIndexOf("\r", line.length - 2)));
}
