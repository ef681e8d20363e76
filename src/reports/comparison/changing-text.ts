/**
 * Patterns for text that may differ between runs although nothing important changed: dates, times, durations,
 * addresses, process ids, random names of temporary files. Their order matters, because a later pattern never sees text
 * that an earlier one matched.
 */
const changing: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:Z| ?[+-]\d\d:?\d\d)?)?/g, "DATE"],
  [/\b\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?\b/g, "TIME"],
  [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? {1,2}/g, "DATE "],
  [/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6} {1,2}\d{1,2}\b/g, "DATE"],
  [/\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}(?: \d{4})?\b/g, "DATE"],
  [/\b(duration_ms|duration|elapsed|time)(["']?[:= ] ?)\d{1,12}(?:\.\d{1,18})?/gi, "$1$2TIME"],
  [/\b\d{1,12}(?:\.\d{1,12})? ?(?:ns|µs|μs|us|ms|s|secs?|seconds?|mins?|minutes?)\b/g, "TIME"],
  [/\b1[5-9]\d{8}(?:\d{3})?(?:\.\d{1,9})?\b/g, "TIME"],
  [/\b0x[0-9a-fA-F]{6,16}\b/g, "ADDRESS"],
  [/\btmp_code_[0-9a-f]{8,64}/g, "NAME"],
  [/(\/(?:tmp|var\/tmp|var\/folders)\/)[\w.-]{1,80}/g, "$1NAME"],
  [/\b(pid[ =:]{1,3}|process )\d{1,7}\b/gi, "$1PID"],
  // Lines of signs that fill a width, and the number of bytes that were left out.
  [/[=─_-]{4,}/g, "----"],
  [/ {2,}/g, " "],
  [/\[… [\d,]{1,20} bytes left out …\]/g, "[…]"],
];

/** Whether two texts differ only in times, dates, addresses and the like. */
export function isSameButForTimes(one: string, other: string): boolean {
  return one === other || constant(one) === constant(other);
}

function constant(text: string): string {
  return changing.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
}
