/** Doubles a word. */
export const twice = (word) => word + word;
