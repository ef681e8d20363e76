import { execFile } from "node:child_process";
import { chmod, copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { baseImage, debianProgram } from "../../../../scripts/places.mjs";
import { docker } from "./engine-by-hand.js";

const run = promisify(execFile);

export interface BareImageOptions {
  readonly name: string;
  /** `dash`: a shell that holds no tools. `busybox`: one that is also a file for each tool. `none`: no shell. */
  readonly shell: "dash" | "busybox" | "none";
  readonly hasPython?: boolean;
  /** Instructions of a Dockerfile that `docker import` takes: `ENV PATH=/x`, `VOLUME /workspace`. */
  readonly changes?: readonly string[];
}

/** A Linux with hardly anything in it, made from files of the base image. To be removed with `docker rmi`. */
export async function buildBareImage(options: BareImageOptions): Promise<string> {
  const { name, shell, hasPython = true, changes = [] } = options;
  const folder = await mkdtemp(join(tmpdir(), "agent-exec-bare-"));
  try {
    const wanted = [...(shell === "dash" ? ["sh", "dash"] : []), ...(hasPython ? ["python3"] : [])];
    const copying = ["run", "--rm", "--network=none", baseImage, "python3", "-c", copyScript, ...wanted];
    await mkdir(join(folder, "usr/bin"), { recursive: true });
    await run("sh", ["-c", `docker "$@" | tar -x -C '${folder}'`, "sh", ...copying]);
    if (shell === "busybox") await addBusybox(join(folder, "usr/bin"));
    const flags = changes.map((change) => `-c '${change}'`).join(" ");
    await run("sh", ["-c", `tar -c --numeric-owner -C '${folder}' . | docker import ${flags} - '${name}'`]);
    return name;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The base image with these instructions of a Dockerfile upon it. To be removed with `docker rmi`. */
export async function buildOnBase(name: string, instructions: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "agent-exec-odd-"));
  try {
    await writeFile(join(folder, "Dockerfile"), `FROM ${baseImage}\n${instructions}\n`);
    await docker("build", "--quiet", "--network=none", "--tag", name, folder);
    return name;
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function removeImage(name: string): Promise<void> {
  await docker("rmi", "--force", name);
}

/** Writes an archive: the programs that it is given, the libraries, and Python's own files with Python. */
const copyScript = `
import glob, os, sys, tarfile
wanted = sys.argv[1:]
paths = ["bin", "lib", "lib64", "sbin", "usr/lib64"]
libraries = glob.glob("usr/lib/*-linux-gnu/*.so*") + glob.glob("usr/lib/*-linux-gnu/ld-*") + glob.glob("usr/lib64/*")
paths += libraries + ["usr/bin/" + name for name in wanted]
if "python3" in wanted:
    paths += glob.glob("usr/bin/python3.*") + glob.glob("usr/lib/python3*")
os.chdir("/")
with tarfile.open(fileobj=sys.stdout.buffer, mode="w|") as archive:
    for path in sorted(set(paths)):
        if os.path.lexists(path):
            archive.add(path)
`;

async function addBusybox(folder: string): Promise<void> {
  const program = debianProgram("busybox");
  if (program === undefined) throw new Error("There is no busybox: run `npm run set-up`.");
  await copyFile(program, join(folder, "busybox"));
  await chmod(join(folder, "busybox"), 0o755);
  const { stdout } = await run(program, ["--list"]);
  for (const tool of stdout.trim().split("\n")) {
    if (tool !== "busybox") await symlink("busybox", join(folder, tool));
  }
}
