/** Text as one word of a shell's command. */
export function asShellWord(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
