const opening = "<think>";
const closing = "</think>";

/**
 * Takes a leading `<think>…</think>` out of a text that arrives in pieces, as servers without a field for the
 * thought send it. A tag that is never closed leaves all of it thought: nothing of it is an answer.
 */
export class ThoughtSplitter {
  readonly #thought: string[] = [];
  #state: "undecided" | "thinking" | "leaving" | "answering" = "undecided";
  #pending = "";

  /** The part of the answer that this piece completes. */
  push(piece: string): string {
    if (this.#isAnswering) return piece;
    this.#pending += piece;
    // Before and behind the thought blanks decide nothing, so that their pieces are not read again with each that comes.
    if (this.#state !== "thinking" && piece.trim() === "") return "";
    if (this.#state === "undecided") this.#decide();
    if (this.#state === "thinking") this.#think();
    if (this.#state === "leaving") this.#leave();
    return this.#isAnswering ? this.#take(this.#pending.length) : "";
  }

  /** What is left of the answer once no piece will come any more. */
  end(): string {
    if (this.#state === "leaving") this.#leave();
    const rest = this.#take(this.#pending.length);
    if (this.#state !== "thinking") return rest;
    this.#thought.push(rest);
    return "";
  }

  get thought(): string {
    return this.#thought.join("");
  }

  get #isAnswering(): boolean {
    return this.#state === "answering";
  }

  #decide(): void {
    const start = this.#pending.trimStart();
    if (start.startsWith(opening)) {
      this.#take(this.#pending.length - start.length + opening.length);
      this.#state = "thinking";
    } else if (!opening.startsWith(start)) this.#state = "answering";
  }

  /** What may be the beginning of the closing tag waits for the next piece. */
  #think(): void {
    const end = this.#pending.indexOf(closing);
    if (end === -1) {
      this.#thought.push(this.#take(this.#pending.length - closing.length + 1));
      return;
    }
    this.#thought.push(this.#take(end));
    this.#take(closing.length);
    this.#state = "leaving";
  }

  /** The blank lines between thought and answer belong to neither. */
  #leave(): void {
    this.#pending = this.#pending.replace(/^\s*\n/, "");
    if (this.#pending.trim() !== "") this.#state = "answering";
  }

  #take(length: number): string {
    const taken = this.#pending.slice(0, Math.max(0, length));
    this.#pending = this.#pending.slice(taken.length);
    return taken;
  }
}
