import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keepsCompiled, node24 } from "./support/newest-node.js";

/** The bundle under test: the repository's own, or the one in AGENT_EXEC_DIST. */
export const dist = process.env["AGENT_EXEC_DIST"] ?? fileURLToPath(new URL("../../dist", import.meta.url));
/** The image that the set-up builds: nothing can be pulled here. */
export const image = "agent-exec-base:bookworm";

/** Never in what the bundle says: that something of ours was not closed, or a warning of Node's. */
const flaws = [/something kept the process alive/, /\(node:\d+\) (?!ExperimentalWarning)\S*Warning\b/];

/** @throws Error with all that was said, where a flaw is in it. */
export function refuseFlaws(said: string): void {
  if (flaws.some((flaw) => flaw.test(said))) throw new Error(said);
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly cwd?: string;
}

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly cwd: string;
}

/** All folders of the commands that one process of tests starts; Jest's parent removes them. */
const root = mkdtempSync(join(tmpdir(), "agent-exec-commands-"));

const home = mkdtempSync(join(root, "home-"));

export function emptyFolder(): Promise<string> {
  return mkdtemp(join(root, "folder-"));
}

/** Starts `agent-exec` from the bundle, with next to nothing in its environment, in an empty folder. */
export async function startCommand(
  args: readonly string[],
  { env = {}, input, cwd }: CommandOptions = {},
): Promise<{ child: ChildProcess; finished: Promise<Finished>; cwd: string }> {
  const folder = cwd ?? (await emptyFolder());
  const child = spawn(node24(), [join(dist, "cli.js"), ...args], {
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "", HOME: home, ...keepsCompiled, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  // One that has read enough closes it.
  child.stdin.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  child.stdin.end(input ?? "");
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const finished = ended.then((code): Finished => {
    refuseFlaws(stderr);
    return { code, stdout, stderr, cwd: folder };
  });
  return { child, finished, cwd: folder };
}

export async function runCommand(args: readonly string[], options?: CommandOptions): Promise<Finished> {
  const { finished } = await startCommand(args, options);
  return finished;
}

/** A script file of these turns. */
export async function scriptFile(turns: readonly object[]): Promise<string> {
  const path = join(await mkdtemp(join(root, "script-")), "script.json");
  await writeFile(path, JSON.stringify({ turns }));
  return path;
}

/** The words of a run of these turns, with its folder in `o`. */
export async function scriptedRun(turns: readonly object[], ...flags: readonly string[]): Promise<string[]> {
  return ["run", "x", "--script", await scriptFile(turns), "--image", image, "--out", "o", ...flags];
}

export function fenced(code: string, language = "python"): string {
  return `\`\`\`\`${language}\n${code}\n\`\`\`\`\n`;
}

export async function readJson(path: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
}
