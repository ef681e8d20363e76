const installs =
  /^(?:sudo )?(?:python3? -m )?(?:(?:pip3?|pipx|conda|mamba|gem|brew|apt|apt-get|dnf|apk|choco|winget|go|cargo|uv pip|npm|pnpm|bun|deno|yarn|yarn global) (?:-\S{1,20} )?(?:install|i|add|get)|(?:yarn|pnpm|bun|npm|uv|poetry|cargo|composer|dotnet) (?:add|require|ci|sync|i)|(?:npm|pnpm|bun|yarn) install)(?: |$)/;

/** Whether shell code only installs packages, as the first block of most READMEs does. */
export function onlyInstalls(code: string): boolean {
  const lines = code
    .replace(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.trim());
  const commands = lines.filter((line) => line !== "" && !line.startsWith("#"));
  return commands.length > 0 && commands.every((line) => installs.test(line) && !/[;&|]/.test(line));
}
