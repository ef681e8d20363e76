/** A path of the workspace as a word of the shell that no program takes for an option. */
export function pathWord(path: string): string {
  return `'./${path.replaceAll("'", "'\\''")}'`;
}
