/** Where a block that is a cell differs from one that is a process. */
export const cellDifferences = {
  "a generated file name contains the code's hash": "a Jupyter cell has no file",
} as const;
