/** Where a block that is a cell differs from one that is a process. */
export const cellDifferences = {
  "a generated name follows the code's hash": "a cell lies in no file",
} as const;
