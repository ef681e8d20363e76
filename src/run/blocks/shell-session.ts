import type { CodeBlock } from "../../facts/block.js";

/** Fence words for terminal sessions, which show prompts, commands and output. */
const sessionWords = new Set(
  "console,shell-session,shellsession,sh-session,bash-session,bashsession,terminal".split(","),
);

export function isSession(language: string): boolean {
  return sessionWords.has(language);
}

/** A prompt: `$ `, also after `(venv)`, `user@host:~/folder` or a folder. `# ` and `% ` only after a user's name. */
const prompt =
  /^ {0,8}(?:\([\w.-]{1,40}\) )?(?:\[?[\w.-]{1,40}@[\w.-]{1,60}[: ]?[\w./~-]{0,100}\]? ?[$%#]|(?:[~/][\w./~-]{0,100} ?)?\$)(?: |$)/;

/**
 * The commands of a terminal session, without prompts and output. A command continues on the next line after a
 * backslash, after the shell's `> `, and until its here-document ends. Empty if there are none. With `keepsLines`, each
 * line of output becomes an empty line.
 */
export function commandsOf(session: string, { keepsLines = false } = {}): string {
  const commands: string[] = [];
  let hereEnd: string | null = null;
  // Whether the line before belongs to a command.
  let isOpen = false;
  for (const line of session.trimEnd().split("\n")) {
    const isInside: boolean = isOpen && (hereEnd !== null || commands.at(-1)!.endsWith("\\"));
    const mark: string | null = isOpen ? (/^\s{0,8}>(?: |$)/.exec(line)?.[0] ?? null) : null;
    const start: string | null = mark ?? (isInside ? "" : (prompt.exec(line)?.[0] ?? null));
    isOpen = start !== null;
    if (start === null) {
      if (keepsLines) commands.push("");
      continue;
    }
    const text = line.slice(start.length);
    commands.push(text);
    if (hereEnd === null) hereEnd = /<<-?\s?["']?(\w+)/.exec(text)?.[1] ?? null;
    else if (text.trim() === hereEnd) hereEnd = null;
  }
  return commands.map((command) => `${command}\n`).join("");
}

/** Why no command of a session can run. Null if one can. */
export function sessionFault(session: string): string | null {
  return commandsOf(session).trim() === ""
    ? "it shows only what a terminal printed, because no line begins with a prompt (`$ `)"
    : null;
}

const shells = new Set(["sh", "shell", "bash", "zsh"]);

/** Whether a block shows a terminal session: by its language, or by a prompt, which a shell would read as a command. */
export function showsSession({ language, code }: Pick<CodeBlock, "language" | "code">): boolean {
  const first = code.split("\n").find((line) => line.trim() !== "" && !line.startsWith("#")) ?? "";
  return isSession(language) || (shells.has(language) && /^\s*\$ /.test(first));
}
