import { truncateEnd } from "../../format/truncate.js";
import { showHidden } from "../../output/visible.js";

/** How many characters of a matrix value fit into a check run's name. */
const maxNameChars = 80;

export interface MatrixCell {
  /** A key that differs between the cells and stays the same for each. "" in a job without a matrix. */
  readonly key: string;
  /** The matrix values, as GitHub shows them after a job's name. "" if there are none. */
  readonly name: string;
}

/** Reads `toJSON(matrix)`. A value that is no object counts as no matrix. */
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
