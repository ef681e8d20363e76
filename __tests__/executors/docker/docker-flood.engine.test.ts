import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "@jest/globals";

const library = pathToFileURL(join(process.cwd(), "lib/index.js")).href;

interface Flooded {
  readonly ending: string;
  readonly bytes: number;
  readonly lines: number;
  readonly keptChars: number;
  readonly liveChars: number;
  readonly grownMebibytes: number;
}

/**
 * Runs a block in a process of its own, because a test runner's memory says little, with somebody who watches the
 * output, and after a first block, so that what is loaded once does not count. The peak is the kernel's of this program's
 * memory (VmHWM): what getrusage tells begins with that of the process that started it (Linux, exec_mmap).
 */
async function flood(code: string): Promise<Flooded> {
  const program = `
    import { readFileSync } from "node:fs";
    const { createDockerExecutor, systemClock } = await import(${JSON.stringify(library)});
    const mebibyte = 1024 ** 2;
    const residentMebibytes = (field) =>
      Number(new RegExp(field + ":\\\\s+(\\\\d+) kB").exec(readFileSync("/proc/self/status", "utf8"))[1]) / 1024;
    const session = await createDockerExecutor({
      image: "agent-exec-base:bookworm", pull: "never", memoryBytes: 512 * mebibyte, cpus: 2, pids: 64,
      workspaceBytes: 64 * mebibyte, maxOutputBytes: mebibyte, network: "none", runId: "test-flood", clock: systemClock,
      variable: (name) => (name === "DOCKER_HOST" ? process.env.DOCKER_HOST : undefined),
    }).start({ signal: new AbortController().signal });
    let liveChars = 0;
    const run = (code) => session.execute(
      { language: "python", code, path: null, sha256: "0".repeat(64) },
      { timeoutMs: 100_000, signal: new AbortController().signal, onOutput: (_, text) => (liveChars += text.length) },
    );
    await run("print(1)");
    const before = residentMebibytes("VmRSS");
    const { ending, stdout } = await run(${JSON.stringify(code)});
    const grownMebibytes = residentMebibytes("VmHWM") - before;
    await session.stop();
    const { bytes, lines, text } = stdout;
    console.log(JSON.stringify({ ending, bytes, lines, keptChars: text.length, liveChars, grownMebibytes }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
  return JSON.parse(stdout) as Flooded;
}

describe("a block's flood", () => {
  it("of 2 GB is counted to the byte, and the client grows by less than 80 MB", async () => {
    const code = 'import os\nline = b"x" * 999 + b"\\n"\nfor _ in range(20000): os.write(1, line * 100)\n';
    const { grownMebibytes, keptChars, liveChars, ...counted } = await flood(code);
    expect(counted).toEqual({ ending: "exited", bytes: 2_000_000_000, lines: 2_000_000 });
    expect(grownMebibytes).toBeLessThan(50);
    expect(keptChars).toBeLessThan(1.1 * 1024 ** 2);
    expect(liveChars).toBeLessThan(1.1 * 1024 ** 2);
  }, 120_000);

  it("of 1 GB in one line does the same", async () => {
    const code = 'import os\npart = b"x" * 100000\nfor _ in range(10000): os.write(1, part)\n';
    const { grownMebibytes, ...flooded } = await flood(code);
    expect(flooded).toMatchObject({ ending: "exited", bytes: 1_000_000_000, lines: 1 });
    expect(grownMebibytes).toBeLessThan(50);
  }, 120_000);
});
