/** Longer tasks usually describe more than one file. */
const maxTaskChars = 20_000;

/** A file name as people write it in a task. */
const fileName = /(?<![\w./-])[\w-]{1,60}(?:\/[\w-]{1,60}){0,8}\.[a-z]{1,6}(?![\w/-])/g;

/** Words that ask for a new file. */
const wants = /\b(?:write|create|implement|make|add|save|produce|generate|build|put)\b/i;

/** The file that a task asks for. Null if the task names no file, or several. */
export function fileAskedFor(task: string): string | null {
  const text = task.slice(0, maxTaskChars);
  const names = [...text.matchAll(fileName)].map(({ 0: name, index }) => ({ name, index }));
  const [first, ...others] = names;
  if (first === undefined || others.some(({ name }) => name !== first.name)) return null;
  const line = text.slice(text.lastIndexOf("\n", first.index) + 1, first.index);
  return wants.test(line) ? first.name : null;
}
