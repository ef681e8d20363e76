/** How a block that runs as a cell differs from a block that runs as a process. */
export const cellDifferences = {
  "a generated file name contains the code's hash": "a Jupyter cell has no file",
} as const;
