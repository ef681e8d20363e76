import { execFile, execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { projectDir } from "../../scripts/places.mjs";
import { type HonestTask, scriptOf } from "./task.js";

export interface Judged {
  readonly outcome: string;
  /** The run's own reason. */
  readonly reason: string;
  readonly verified: boolean;
  readonly warnings: readonly string[];
}

/** Runs a task with the built command, with the right or the wrong solution as the model's only reply. */
export async function judged(task: HonestTask, as: "right" | "wrong", image: string): Promise<Judged> {
  const root = await mkdtemp(join(tmpdir(), "agent-exec-honest-"));
  try {
    const cwd = join(root, "work");
    for (const [path, text] of Object.entries(task.given)) {
      await mkdir(dirname(join(cwd, path)), { recursive: true });
      await writeFile(join(cwd, path), text);
    }
    if (task.in !== "folder") commitAll(cwd);
    const script = join(root, "script.json");
    const code = { reply: `\`\`\`\`sh\n${scriptOf(task[as])}\n\`\`\`\`\n` };
    await writeFile(script, JSON.stringify({ turns: [code, { reply: "Done." }, { reply: "Done." }] }));
    const place = ["--workspace", task.in === "folder" ? "." : "repo", "--image", image, "--pull", "never"];
    const out = join(root, "out");
    const run = ["run", task.name, "--script", script, "--max-retries", "0", "--out", out, "--json"];
    const verified = ["--verify", task.verify, ...(task.flags ?? [])];
    const args = [join(projectDir, "dist/cli.js"), ...run, ...place, ...verified];
    const env = { PATH: process.env["PATH"], HOME: root };
    // A run that did not pass has another exit code than 0.
    const told = await promisify(execFile)(process.execPath, args, { cwd, env }).catch(
      (error: { stdout: string; stderr: string }) => error,
    );
    if (!told.stdout.startsWith("{")) throw new Error(`${task.name}: ${told.stderr}`);
    const { outcome, reason, verified: isVerified } = JSON.parse(told.stdout) as Judged;
    return {
      outcome,
      reason,
      verified: isVerified,
      warnings: await warningsIn(join(out, "transcript.jsonl")),
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

function commitAll(cwd: string): void {
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...args], { cwd });
  git("init", "-q", "-b", "main");
  git("add", "--all");
  git("commit", "-qm", "given");
}

async function warningsIn(transcript: string): Promise<readonly string[]> {
  const lines = (await readFile(transcript, "utf8")).trim().split("\n");
  return lines
    .map((line) => JSON.parse(line) as { readonly type: string; readonly message?: string })
    .filter(({ type }) => type === "warning")
    .map(({ message }) => message ?? "");
}
