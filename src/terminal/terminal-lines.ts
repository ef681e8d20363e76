/** Writes whole lines. If a person watches, one more line below them is written over. */
export interface TerminalLines {
  /** A line of its own, after whatever was under way. */
  say(line: string): void;
  /** Text that comes in pieces. A line that another voice interrupts is ended first. */
  push(voice: string, text: string, paint: (line: string) => string): void;
  /** What goes on right now, until anything else is written; "" takes it away. */
  status(text: string): void;
  /** Ends the line that is under way. */
  end(): void;
}

interface Pending {
  readonly voice: string;
  readonly line: string;
  readonly paint: (line: string) => string;
}

const eraseLine = "\r\u001B[K";

export function createTerminalLines(write: (text: string) => void): TerminalLines {
  let pending: Pending | null = null;
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
