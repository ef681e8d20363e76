/** A path of the workspace as a word of the shell's, which no program takes for a flag. */
export function pathWord(path: string): string {
  return `'./${path.replaceAll("'", "'\\''")}'`;
}
