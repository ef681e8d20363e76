/** Prints whole lines. If a person watches, a status line below them changes. */
export interface TerminalLines {
  /** Prints a line. An unfinished line is ended first. */
  say(line: string): void;
  /** Prints text in pieces. If another source has an unfinished line, that line is ended first. */
  push(voice: string, text: string, paint: (line: string) => string): void;
  /** Shows the current activity until something else is printed. "" removes it. */
  status(text: string): void;
  end(): void;
}

const eraseLine = "\r\u001B[K";

export function createTerminalLines(write: (text: string) => void): TerminalLines {
  let pending: { voice: string; line: string; paint: (line: string) => string } | null = null;
  let hasStatus = false;
  const status = (text: string): void => {
    if (hasStatus || text !== "") write(hasStatus ? eraseLine + text : text);
    hasStatus = text !== "";
  };
  const print = (text: string): void => {
    status("");
    write(text);
  };
  const end = (): void => {
    if (pending !== null && pending.line !== "") print(`${pending.paint(pending.line)}\n`);
    pending = null;
  };
  return {
    say(line) {
      end();
      print(`${line}\n`);
    },
    push(voice, text, paint) {
      if (pending !== null && pending.voice !== voice) end();
      const lines = ((pending?.line ?? "") + text).split("\n");
      const line = lines.pop() ?? "";
      if (lines.length > 0) print(`${lines.map(paint).join("\n")}\n`);
      pending = { voice, line, paint };
    },
    status,
    end,
  };
}
