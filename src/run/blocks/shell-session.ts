import type { CodeBlock } from "../../facts/block.js";

/** Words of a fence for what a terminal showed: prompts, commands, output. */
const sessionWords = new Set(
  "console,shell-session,shellsession,sh-session,bash-session,bashsession,terminal".split(","),
);

export function isSession(language: string): boolean {
  return sessionWords.has(language);
}

/**
 * `$ `, perhaps behind `(venv)`, `user@host:~/folder` or a folder; behind a user's name `# ` and `% ` too, which else
 * are no prompts.
 */
const prompt =
  /^ {0,8}(?:\([\w.-]{1,40}\) )?(?:\[?[\w.-]{1,40}@[\w.-]{1,60}[: ]?[\w./~-]{0,100}\]? ?[$%#]|(?:[~/][\w./~-]{0,100} ?)?\$)(?: |$)/;

/**
 * The commands that stand behind the prompts of a session, without what they printed: one on several lines goes on
 * behind a backslash, behind the shell's `> `, or to the end of its here document. Empty: there are none.
 */
export function commandsOf(session: string): string {
  const commands: string[] = [];
  let hereEnd: string | null = null;
  // Whether the line before is one of a command.
  let isOpen = false;
  for (const line of session.trimEnd().split("\n")) {
    const isInside: boolean = isOpen && (hereEnd !== null || commands.at(-1)!.endsWith("\\"));
    const mark: string | null = isOpen ? (/^\s{0,8}>(?: |$)/.exec(line)?.[0] ?? null) : null;
    const start: string | null = mark ?? (isInside ? "" : (prompt.exec(line)?.[0] ?? null));
    isOpen = start !== null;
    if (start === null) continue;
    const text = line.slice(start.length);
    commands.push(text);
    if (hereEnd === null) hereEnd = /<<-?\s?["']?(\w+)/.exec(text)?.[1] ?? null;
    else if (text.trim() === hereEnd) hereEnd = null;
  }
  return commands.map((command) => `${command}\n`).join("");
}

/** Why nothing of a session can be run; null where something can. */
export function sessionFault(session: string): string | null {
  return commandsOf(session).trim() === ""
    ? "it shows only what a terminal printed, because no line begins with a prompt (`$ `)"
    : null;
}

const shells = new Set(["sh", "shell", "bash", "zsh"]);
const pythons = new Set(["python", "py", "python3"]);

/** Whether code of the shell's begins with a prompt: `$` is no command. */
export function isShellSession(language: string, code: string): boolean {
  return shells.has(language) && code.trimStart().startsWith("$ ");
}

/** Why code is a session and would fail, or do something else than it shows; null where it is code. */
export function promptFault({ language, code }: CodeBlock): string | null {
  const first = code.split("\n").find((line) => line.trim() !== "" && !line.startsWith("#")) ?? "";
  if (shells.has(language) && /^\s*\$ /.test(first))
    return "its lines begin with the prompt `$ `. To run the commands after the prompts, change the block's language to `console`. Or remove the prompts and the output";
  if (pythons.has(language) && /^\s*>>> /.test(first))
    return "its lines begin with the prompt `>>> `. To run the block, remove the prompts and the output. To skip it, change its language to `pycon`";
  return null;
}
