/** Placeholder keys from the guides of servers that need no key. */
const placeholders = new Set(
  `anything changeme docker-model-runner dummy-key fake-key llama.cpp llamacpp local-key lm-studio lmstudio no-key
  no-key-needed no-key-required no-api-key-needed no-api-key-required none not-a-real-key not-needed not-required
  ollama placeholder sk-no-key-required sk-not-needed sk-placeholder token-abc123 unused your-api-key your_api_key`.split(
    /\s+/,
  ),
);

/**
 * One word, or two with one sign between them, perhaps with a short number: `ollama`, `LM-Studio`, `test_key`,
 * `local123`.
 */
const words = /^[A-Za-z]{1,12}(?:[-_. ][A-Za-z]{1,10})?[-_]?\d{0,4}$/;

/** Five consonants in a row cannot be a word. */
const unspeakable = /[^aeiouy\d\W_]{5}/i;

/** A secret such as `12345678` is a part of these digits. */
const ascending = "012345678901234567890";

/**
 * Whether a secret is a common word, as the keys of local servers are. Ordinary code contains such words. Hiding them
 * would make reports unreadable and change the code.
 */
export function isCommonWord(secret: string): boolean {
  const word = secret.trim();
  if (placeholders.has(word.toLowerCase())) return true;
  // Matches `xxxxxxxx`, `sk-xxxx` and `xxxx-xxxx`.
  if (new Set(word.replace(/^sk-/, "").replaceAll(/[-_. ]/g, "")).size <= 1) return true;
  if (/^\d+$/.test(word) && ascending.includes(word)) return true;
  const isOneCase = word.split(/[^A-Za-z]+/).every((part) => /^[A-Z]?[a-z]*$|^[A-Z]*$/.test(part));
  return words.test(word) && isOneCase && !unspeakable.test(word);
}
