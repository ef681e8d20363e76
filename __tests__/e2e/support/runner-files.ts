/**
 * Reads a file of `GITHUB_OUTPUT`'s or `GITHUB_STATE`'s form by the runner's rules (actions/runner,
 * src/Runner.Worker/FileCommandManager.cs): `name=value`, or `name<<DELIMITER`, lines, and a line that is the
 * delimiter. The last value of a name counts.
 * @throws where the runner would fail the step.
 */
export function readFileCommands(text: string): Map<string, string> {
  const values = new Map<string, string>();
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (line === "") continue;
    const equals = line.indexOf("=");
    const heredoc = line.indexOf("<<");
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      values.set(line.slice(0, equals), line.slice(equals + 1));
      continue;
    }
    if (heredoc <= 0) throw new Error(`Invalid format: ${JSON.stringify(line)}`);
    const delimiter = line.slice(heredoc + 2);
    const end = lines.indexOf(delimiter, at + 1);
    if (delimiter === "" || end < 0) throw new Error(`Matching delimiter not found: ${JSON.stringify(line)}`);
    values.set(line.slice(0, heredoc), lines.slice(at + 1, end).join("\n"));
    at = end;
  }
  return values;
}
