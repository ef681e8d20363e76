/** Placeholder keys for servers that need none, as the servers' guides write them. */
const placeholders = new Set(
  `anything changeme docker-model-runner dummy-key fake-key llama.cpp llamacpp local-key lm-studio lmstudio no-key
  no-key-needed no-key-required no-api-key-needed no-api-key-required none not-a-real-key not-needed not-required
  ollama placeholder sk-no-key-required sk-not-needed sk-placeholder token-abc123 unused your-api-key your_api_key`.split(
    /\s+/,
  ),
);

/** One word, or two with one sign between, perhaps with a short number: `ollama`, `LM-Studio`, `test_key`, `local123`. */
const words = /^[A-Za-z]{1,12}(?:[-_. ][A-Za-z]{1,10})?[-_]?\d{0,4}$/;

/** Five consonants in a row cannot be a word. */
const unspeakable = /[^aeiouy\d\W_]{5}/i;

/** Contains digits in order, such as `12345678`. */
const ascending = "012345678901234567890";

/**
 * Whether a secret is a common word, such as the keys of local servers. Ordinary code contains such words: hiding
 * them would black out reports and change the code itself.
 */
export function isCommonWord(secret: string): boolean {
  const word = secret.trim();
  if (placeholders.has(word.toLowerCase())) return true;
  // `xxxxxxxx`, `sk-xxxx`, `xxxx-xxxx`.
  if (new Set(word.replace(/^sk-/, "").replaceAll(/[-_. ]/g, "")).size <= 1) return true;
  if (/^\d+$/.test(word) && ascending.includes(word)) return true;
  const isOneCase = word.split(/[^A-Za-z]+/).every((part) => /^[A-Z]?[a-z]*$|^[A-Z]*$/.test(part));
  return words.test(word) && isOneCase && !unspeakable.test(word);
}
