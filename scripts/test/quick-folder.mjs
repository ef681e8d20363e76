// Where tests keep their temporary files. They make thousands of folders and repositories, which takes a fifth less
// processor time in memory than on a disk.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const inMemory = "/dev/shm";
/** 4 GiB: a guard for small machines, not a measure. */
const neededBytes = 4 * 1024 ** 3;

/** Linux's folder in memory if it has room and programs can run there. Otherwise the usual folder. */
export function quickFolder() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= neededBytes && canRunPrograms(inMemory) ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

function canRunPrograms(parent) {
  const folder = mkdtempSync(join(parent, "agent-exec-tests-"));
  try {
    const program = join(folder, "program");
    writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
    return spawnSync(program).status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
