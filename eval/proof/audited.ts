import { execFile, execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { projectDir } from "../../scripts/places.mjs";
import type { Way } from "./ways.js";

export interface AuditedWay {
  readonly name: string;
  readonly tried: number;
  /** The names of wrong solutions that passed. */
  readonly fooledBy: readonly string[];
  /** Whether the right solution passed and everything was tried. */
  readonly isSound: boolean;
}

export interface Told {
  readonly refused: number;
  readonly notTried: number;
  readonly findings: readonly {
    readonly name: string;
    readonly status: string;
    readonly exitCode: number | null;
  }[];
}

/** A verification that nothing passes would be "held" too, so the workspace, which is right here, must pass it. */
export function isSound({ findings, refused, notTried }: Told): boolean {
  const untouched = findings.find(({ name }) => name === "untouched");
  return untouched?.status === "held" && untouched.exitCode === 0 && refused + notTried === 0;
}

/** Audits a way of verifying with the built command, on the right solution. */
export async function audited(
  { name, given, right, verify, flags = [] }: Way,
  image: string,
): Promise<AuditedWay> {
  const cwd = await mkdtemp(join(tmpdir(), "agent-exec-proof-"));
  try {
    for (const [path, text] of Object.entries({ ...given, ...right })) {
      await mkdir(dirname(join(cwd, path)), { recursive: true });
      await writeFile(join(cwd, path), text);
    }
    execFileSync("git", ["init", "-q"], { cwd });
    execFileSync("git", ["add", "--all"], { cwd });
    const files = Object.keys(right).flatMap((path) => ["--files", path]);
    const place = ["--workspace", "repo", "--image", image, "--pull", "never", "--json"];
    const args = [join(projectDir, "dist/cli.js"), "audit", ...place, ...files, ...flags, "--verify", verify];
    // The exit code is 1 if something fooled it.
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd }).catch(
      (error: { stdout: string }) => error,
    );
    const told = JSON.parse(stdout) as Told;
    const tried = told.findings.filter((each) => each.name !== "untouched");
    return {
      name,
      tried: tried.length,
      fooledBy: tried.filter(({ status }) => status === "fooled").map((each) => each.name),
      isSound: isSound(told),
    };
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}
