const installs =
  /^(?:[A-Z_]{1,50}=\S{0,200} )?(?:sudo )?(?:python3? -m )?(?:(?:pip3?|pipx|conda|mamba|gem|brew|apt|apt-get|dnf|yum|apk|pkg|zypper|choco|winget|go|cargo|uv pip|npm|pnpm|bun|deno|yarn|yarn global) (?:-\S{1,20} )?(?:install|i|add|get)|(?:yarn|pnpm|bun|npm|uv|poetry|cargo|composer|dotnet) (?:add|require|ci|sync|i)|(?:npm|pnpm|bun|yarn) install|zypper in|pacman -S[a-z]{0,2})(?: |$)/;

/** Prepares an installation, for example in Windows. */
const sets = /^(?:set|export) [A-Z_]{1,50}=\S{0,200}$/;

/** Whether shell code only installs packages, as the first block of most READMEs does. */
export function onlyInstalls(code: string): boolean {
  const lines = code
    .replace(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.trim());
  const commands = lines.filter((line) => line !== "" && !line.startsWith("#"));
  const isPlain = commands.every((line) => (installs.test(line) || sets.test(line)) && !/[;&|]/.test(line));
  return isPlain && commands.some((line) => installs.test(line));
}
