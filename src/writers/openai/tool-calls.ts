import { isFields, isThere } from "./content.js";

interface Call {
  readonly id: string;
  readonly pieces: string[];
}

/** Collects the tool calls of one reply. A call arrives in pieces or at once. */
export class ToolCalls {
  readonly #calls: Call[] = [];
  readonly #byPlace = new Map<number, Call>();

  /** @returns the number of characters of arguments in this piece */
  add(value: unknown): number {
    if (!isFields(value)) return 0;
    const called = isFields(value["function"]) ? value["function"] : value;
    const id = typeof value["id"] === "string" ? value["id"] : "";
    const name = typeof called["name"] === "string" ? called["name"] : "";
    const call = this.#callFor(value["index"], id, name);
    const { arguments: given } = called;
    const piece = typeof given === "string" ? given : !isThere(given) ? "" : JSON.stringify(given);
    if (piece !== "") call.pieces.push(piece);
    return piece.length;
  }

  /** The arguments of each call, in order. */
  get all(): readonly string[] {
    return this.#calls.map(({ pieces }) => pieces.join(""));
  }

  /** The call of a piece. Some servers number all calls 0, so the id decides too. Without a number, it is whole. */
  #callFor(index: unknown, id: string, name: string): Call {
    const place = typeof index === "number" ? index : -1;
    const open = this.#byPlace.get(place);
    const isOther = id !== "" && open !== undefined && open.id !== "" && open.id !== id;
    const isWhole = place === -1 && (name !== "" || id !== "");
    if (open !== undefined && !isOther && !isWhole) return open;
    const call = { id, pieces: [] };
    this.#calls.push(call);
    this.#byPlace.set(place, call);
    return call;
  }
}
