import { truncateEnd } from "../../format/truncate.js";
import { showHidden } from "../../output/visible.js";

/** So much of a cell's values as a check's name can show beside others. */
const maxNameChars = 80;

/** A cell of a job's matrix. */
export interface MatrixCell {
  /** The same in every run of the cell, and in no other cell; "" in a job without a matrix. */
  readonly key: string;
  /** For people: the cell's values, as GitHub shows them behind a job's name; "" where there are none. */
  readonly name: string;
}

/** Reads `toJSON(matrix)`; what is no object counts as no matrix. */
export function readMatrixCell(json: string | undefined): MatrixCell {
  const matrix = parse(json ?? "null");
  if (matrix === null || typeof matrix !== "object" || Object.keys(matrix).length === 0) {
    return { key: "", name: "" };
  }
  const plain = Object.values(matrix).filter((value) => typeof value !== "object");
  return {
    key: JSON.stringify(matrix),
    name: truncateEnd(showHidden(plain.join(", ")).replace(/\s+/g, " "), maxNameChars),
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
