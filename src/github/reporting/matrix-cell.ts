import { parseJson } from "../../format/json.js";
import { truncateEnd } from "../../format/truncate.js";
import { showHidden } from "../../output/visible.js";

/** How many characters of a matrix value fit into a check run's name. */
const maxNameChars = 80;

/**
 * Reads `toJSON(matrix)`. A value that is no object counts as no matrix.
 * @returns `key`: differs between the cells and stays the same for each; "" in a job without a matrix. `name`: the
 * matrix values, as GitHub shows them after a job's name; "" if there are none.
 */
export function readMatrixCell(json: string | undefined): { readonly key: string; readonly name: string } {
  const matrix = parseJson(json ?? "null");
  if (typeof matrix !== "object" || matrix === null || Object.keys(matrix).length === 0)
    return { key: "", name: "" };
  const plain = Object.values(matrix).filter((value) => typeof value !== "object");
  return {
    key: JSON.stringify(matrix),
    name: truncateEnd(showHidden(plain.join(", ")).replace(/\s+/g, " "), maxNameChars),
  };
}
