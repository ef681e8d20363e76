/** Quotes a path for the shell. No program can mistake the result for an option. */
export function pathWord(path: string): string {
  return `'./${path.replaceAll("'", "'\\''")}'`;
}
