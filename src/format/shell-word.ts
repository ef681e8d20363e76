/** Text as one word of a shell's command. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The same for a command that people read: quotes only where the shell needs them. */
export function readableWord(text: string): string {
  return /^[\w.,:/@%+=-]+$/.test(text) ? text : shellWord(text);
}

/** A relative path as a word that no program can mistake for an option. */
export function pathWord(path: string): string {
  return shellWord(`./${path}`);
}
