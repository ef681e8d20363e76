/** Text in which nothing moves a cursor, as nearly all is. */
// oxlint-disable-next-line no-control-regex
const moves = /\r(?!\r?\n)|\x08|\x1B\[[0-9;?]{0,20}[A-DFGJKhl]/;
/** What a terminal acts on, or text up to there. */
// oxlint-disable-next-line no-control-regex
const token = /\x1B\[([0-9;?]{0,20})([A-DFGJKhlm])|[\r\n\x08]|[^\r\n\x08\x1B]+|\x1B/g;

/** Programs do not move further up or to the right, and a terminal would not allow it. */
const mostRows = 100;
const mostColumns = 500;

/** The text as a terminal finally shows it. Of a line that is overwritten, only the last state stays. */
export function settled(text: string): string {
  return moves.test(text) ? new Screen().draw(text) : text;
}

class Screen {
  readonly #rows: string[][] = [[]];
  #row = 0;
  #column = 0;

  draw(text: string): string {
    for (const [piece, parameters, command] of text.matchAll(token)) {
      if (command !== undefined) this.#act(command, Number.parseInt(parameters ?? "", 10));
      else if (piece === "\n") this.#feed();
      else if (piece === "\r") this.#column = 0;
      else if (piece === "\b") this.#column = Math.max(0, this.#column - 1);
      else this.#write(piece);
    }
    return this.#rows.map((row) => Array.from(row, (cell) => cell ?? " ").join("")).join("\n");
  }

  #act(command: string, given: number): void {
    const count = Math.max(1, given || 1);
    if (command === "A" || command === "F") this.#row = Math.max(this.#top, this.#row - count);
    if (command === "B") this.#row = Math.min(this.#rows.length - 1, this.#row + count);
    if (command === "F" || command === "G") this.#column = command === "F" ? 0 : count - 1;
    if (command === "C") this.#column += count;
    if (command === "D") this.#column = Math.max(0, this.#column - count);
    if ("ABCG".includes(command)) this.#column = Math.min(this.#column, mostColumns);
    if (command === "K") this.#erase(given === 2 ? 0 : this.#column, given);
    if (command === "J" && !(given > 0)) {
      this.#erase(this.#column, 0);
      this.#rows.length = this.#row + 1;
    }
  }

  get #top(): number {
    return Math.max(0, this.#rows.length - mostRows);
  }

  /** Erases to the line's end. Programs do not erase only the part before the cursor, so that part stays. */
  #erase(from: number, which: number): void {
    const row = this.#rows[this.#row]!;
    if (which !== 1 && row.length > from) row.length = from;
  }

  #feed(): void {
    this.#row += 1;
    this.#column = 0;
    if (this.#row === this.#rows.length) this.#rows.push([]);
  }

  #write(text: string): void {
    const row = this.#rows[this.#row]!;
    for (const character of text) {
      row[this.#column] = character;
      this.#column += 1;
    }
  }
}
