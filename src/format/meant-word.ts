import { closest, distance } from "fastest-levenshtein";

/** The word most like a misspelt one. Swapped letters are the commonest slip, and a distance counts them as two. */
export function nearestWord(word: string, words: readonly string[]): string {
  return words.find((other) => lettersOf(other) === lettersOf(word)) ?? closest(word, words);
}

/**
 * The word that a slip of the hand made into this one: the first letter is right, and one letter is wrong, in a longer
 * word two. Null: it is one of these words, or another word.
 */
export function meantWord(word: string, words: readonly string[]): string | null {
  const alike = words.filter((other) => other.length >= shortest && other[0] === word[0]);
  if (words.includes(word) || alike.length === 0) return null;
  const near = nearestWord(word, alike);
  const isNear = distance(near, word) <= (near.length < 6 ? 1 : 2);
  return isNear || lettersOf(near) === lettersOf(word) ? near : null;
}

/** Among shorter words, one letter makes another language. */
const shortest = 4;

function lettersOf(word: string): string {
  return word.split("").toSorted().join("");
}
