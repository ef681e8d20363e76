/** Test files that take longest on two cores, the slowest first. */
export const slow = [];
