import { closest, distance } from "fastest-levenshtein";

/**
 * The word that is most similar to a misspelt one. Two swapped letters are the most common slip, but an edit distance
 * counts them as two.
 */
export function nearestWord(word: string, words: readonly string[]): string {
  return words.find((other) => lettersOf(other) === lettersOf(word)) ?? closest(word, words);
}

/**
 * The word that a misspelt one probably means. The first letter must be right, and only one letter may be wrong, or two
 * in a longer word. Null if the word is one of these words, or a different word.
 */
export function meantWord(word: string, words: readonly string[]): string | null {
  const alike = words.filter((other) => other.length >= shortest && other[0] === word[0]);
  if (words.includes(word) || alike.length === 0) return null;
  const near = nearestWord(word, alike);
  const isNear = distance(near, word) <= (near.length < 6 ? 1 : 2);
  return isNear || lettersOf(near) === lettersOf(word) ? near : null;
}

/** In shorter words, one letter often makes another language. */
const shortest = 4;

function lettersOf(word: string): string {
  return word.split("").toSorted().join("");
}
