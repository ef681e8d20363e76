export interface LogCommand {
  /** In lower case: the runner does not mind. */
  readonly name: string;
  readonly text: string;
}

/**
 * The commands that the runner obeys in a log, by its own rules (actions/runner, src/Runner.Common/ActionCommand.cs):
 * `::name …::text` after white space at the start of a line, and `##[name …]text` anywhere in it. Names that the
 * runner does not know are listed too, because a later runner may know them.
 */
export function commandsIn(log: string): LogCommand[] {
  return log.split(/\r\n|\r|\n/).flatMap((line) => {
    const trimmed = line.replace(/^[\s\x85]+/, "");
    const end = trimmed.startsWith("::") ? trimmed.indexOf("::", 2) : -1;
    if (end > 0) return [command(trimmed.slice(2, end), trimmed.slice(end + 2))];
    const bracket = line.indexOf("##[");
    const close = bracket < 0 ? -1 : line.indexOf("]", bracket);
    return close > 0 ? [command(line.slice(bracket + 3, close), line.slice(close + 1))] : [];
  });
}

/** The log as a terminal shows it: commands that come to light only then act on people, and on simpler readers. */
export function withoutHidden(log: string): string {
  return log.replace(hidden, "");
}

// oxlint-disable-next-line no-control-regex -- these are what a terminal does not show.
const hidden = /\x1B\[[0-9;?]*[A-Za-z]|[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u200B-\u200F\u2060\uFEFF]/g;

/** What the runner keeps of a log: lines that are commands for it never reach it. */
export function shownLog(log: string): string {
  return log
    .split("\n")
    .filter((line) => !line.startsWith("::add-mask::"))
    .join("\n");
}

function command(head: string, text: string): LogCommand {
  return { name: (head.split(" ", 1)[0] ?? "").toLowerCase(), text };
}
