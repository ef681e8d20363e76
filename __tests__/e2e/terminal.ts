import { spawn } from "node:child_process";
import { join } from "node:path";
import { type CommandOptions, dist, emptyFolder, refuseFlaws } from "./command-line.js";
import { keepsCompiled, node24 } from "./support/newest-node.js";

/** A command on a terminal of its own, at which a test sits. */
export interface AtTerminal {
  readonly cwd: string;
  /** Resolves once the words stand behind all that was waited for before. @throws Error where the command ends before that. */
  see(words: string): Promise<void>;
  type(keys: string): void;
  readonly finished: Promise<{ readonly code: number | null; readonly shown: string }>;
}

/** Starts `agent-exec` of the bundle on a pseudo terminal, which util-linux's `script` makes. */
export async function atTerminal(
  args: readonly string[],
  { env = {}, cwd }: Omit<CommandOptions, "input"> = {},
): Promise<AtTerminal> {
  const folder = cwd ?? (await emptyFolder());
  const command = [node24(), join(dist, "cli.js"), ...args].map(quoted).join(" ");
  const child = spawn("script", ["-qefc", command, "/dev/null"], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: folder,
      TERM: "xterm",
      SHELL: "/bin/sh",
      ...keepsCompiled,
      ...env,
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let shown = "";
  let seen = 0;
  let hasEnded = false;
  const watchers = new Set<() => void>();
  const tell = () => watchers.forEach((watch) => watch());
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    shown += text;
    tell();
  });
  const finished = new Promise<number | null>((resolve) => {
    child.on("close", (code) => {
      hasEnded = true;
      tell();
      resolve(code);
    });
  }).then((code) => {
    refuseFlaws(shown);
    return { code, shown };
  });
  const see = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const watch = () => {
        const at = shown.indexOf(words, seen);
        if (at === -1 && !hasEnded) return;
        watchers.delete(watch);
        seen = at + words.length;
        if (at === -1) reject(new Error(`${words} was never shown:\n${shown}`));
        else resolve();
      };
      watchers.add(watch);
      watch();
    });
  return { cwd: folder, see, type: (keys) => child.stdin.write(keys), finished };
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
