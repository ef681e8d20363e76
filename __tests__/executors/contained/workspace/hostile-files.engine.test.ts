import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { inFull, rarely } from "../../../chance.js";
import { block, collect, execute, shell } from "../../../../src/conformance/session-calls.js";
import { measure } from "../../../own-process.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { collectMany } from "../../docker/support/memory.program.js";

const never = new AbortController().signal;

/** What a hostile program leaves, made by that program in a real container. */
describe("hostile files on their way out of a container", () => {
  let session: Session;
  beforeAll(async () => {
    session = await openDocker().start({ signal: never });
  });
  afterEach(async () => {
    await shell(session, "cd /workspace && chmod -R u+rwx . && find . -mindepth 1 -delete; true");
  });
  afterAll(async () => {
    await session.stop();
  });

  async function left(code: string): ReturnType<typeof collect> {
    const made = await execute(session, block("python", code), { timeoutMs: 30_000 });
    if (made.exitCode !== 0) throw new Error(made.stderr.text);
    return collect(session);
  }

  it("are left out by name where they are links that lead out, pipes or sockets, and nothing is followed", async () => {
    const code = `
import os, socket
os.symlink("/etc/passwd", "out")
os.symlink("/proc/self/environ", "environment")
os.symlink("../../../../etc/shadow", "up")
os.symlink("kept", "in")
os.symlink("loop", "loop")
os.symlink(".", "here")
os.symlink("/etc", "folder")
os.mkfifo("pipe")
socket.socket(socket.AF_UNIX).bind("socket")
open("kept", "w").write("kept")
os.link("kept", "kept-too")
try:
    os.link("/etc/passwd", "passwd")
except OSError:
    pass
`;
    const { files, links, leftOut } = await left(code);
    const link = "a symbolic link that leads out of the workspace";
    expect(files).toEqual({ kept: "kept", "kept-too": "kept" });
    expect(links).toEqual({ in: "kept", loop: "loop", here: "." });
    expect(leftOut).toEqual({
      out: link,
      environment: link,
      up: link,
      folder: link,
      pipe: "a named pipe",
      socket: "a socket",
    });
  });

  it("come with an executable bit at most, whatever their mode says", async () => {
    const code = `
import os
for name, mode in {"setuid": 0o4755, "setgid": 0o2755, "sticky": 0o1644, "all": 0o7777}.items():
    open(name, "w").write(name)
    os.chmod(name, mode)
`;
    expect((await left(code)).leftOut).toEqual({});
    const rights: Record<string, boolean> = {};
    for await (const entry of session.files({ signal: never })) {
      if (entry.kind !== "file") continue;
      rights[entry.path] = entry.isExecutable;
      const known = ["bytes", "content", "isExecutable", "kind", "modifiedAt", "path"];
      expect(Object.keys(entry).toSorted()).toEqual(known);
    }
    expect(rights).toEqual({ setuid: true, setgid: true, sticky: false, all: true });
  });

  it("are named where their own mode lets nobody read them", async () => {
    const code = `
import os
os.mkdir("closed")
for name in ("secretive", "closed/inside", "open"):
    open(name, "w").write("x")
os.chmod("secretive", 0)
os.chmod("closed", 0)
`;
    expect(await left(code)).toEqual({
      files: { open: "x" },
      leftOut: {
        secretive: "the file's permissions allow nobody to read it",
        closed: "the file's permissions allow nobody to read it",
      },
    });
  });

  it("are read in a second although thousands of folders with long names lie in each other", async () => {
    const code = `
import errno, os
try:
    for n in range(5_000):
        os.mkdir("d" * 200)
        os.chdir("d" * 200)
    open("bottom", "w").close()
except OSError as error:
    # Where AppArmor is, which names no path of more than 8 KiB.
    if error.errno != errno.ENAMETOOLONG or n < 34: raise
os.chdir("/workspace")
open("good", "w").write("good")
os.makedirs("/".join(["e"] * 40))
`;
    const startedAt = Date.now();
    const { files, leftOut } = await left(code);
    expect(Date.now() - startedAt).toBeLessThan(20_000);
    expect(files).toEqual({ good: "good" });
    expect(leftOut[Array.from({ length: 33 }, () => "e").join("/")]).toBe("deeper than 32 folders");
    const long = Object.keys(leftOut).filter((path) => path.startsWith("ddd"));
    expect(long.map((path) => leftOut[path])).toEqual(["deeper than 32 folders"]);
  }, 60_000);

  it("come under names that other systems reserve, and names that look like options are only names", async () => {
    const names = [
      "-rf",
      "--checkpoint=1",
      "--checkpoint-action=exec=touch pwned",
      "@list",
      "CON",
      "aux.txt",
    ];
    const more = [
      "com1 ",
      "a.",
      "a:b",
      "README",
      "readme",
      "*",
      "$(touch pwned)",
      "`touch pwned`",
      "a b\\c'\"",
    ];
    const all = [...names, ...more, "\u202Etxt.exe", "\u200Bhidden", "e\u0301", "\u00E9"];
    const code = `
import json
for name in json.loads(${JSON.stringify(JSON.stringify(all))}):
    open(name, "w").write("x")
`;
    const { files, leftOut } = await left(code);
    expect(leftOut).toEqual({});
    expect(Object.keys(files).toSorted()).toEqual(all.toSorted());
  });

  it("are named with their fault where no person could read their name, or git would take them for its own", async () => {
    const code = `
import os
for name in ("a\\nb", "a\\rb", "a\\tb", "\\x1b]0;title\\x07", "\\x9b31m"):
    open(name, "w").write("x")
for name in (".git", ".GIT ", "git~1", ".g\\u200cit", ".git::$INDEX_ALLOCATION"):
    os.mkdir(name)
    open(name + "/config", "w").write("x")
open("good", "w").write("good")
`;
    const { files, leftOut } = await left(code);
    expect(files).toEqual({ good: "good" });
    const reasons = Object.values(leftOut);
    expect(reasons.filter((reason) => /another control character/.test(reason))).toHaveLength(5);
    expect(reasons.filter((reason) => /Git treats as `.git`/.test(reason))).toHaveLength(5);
  });

  it("are the same bytes that lay there when the block ended, whatever still wrote to them", async () => {
    const writer =
      "import time\nn = 0\nwhile True:\n  n += 1\n  open('moving', 'w').write(str(n) * 200_000)\n";
    const code = `
import subprocess, time
subprocess.Popen(["python3", "-c", ${JSON.stringify(writer)}], start_new_session=True)
time.sleep(0.3)
`;
    const first = await left(code);
    expect(Object.keys(first.files)).toEqual(["moving"]);
    expect(await collect(session)).toEqual(first);
  });

  it("are read by the image's own tar, whatever the workspace calls tar, sh or find", async () => {
    const code = `
import os
for name in ("tar", "sh", "find", "sed", "printf"):
    open(name, "w").write("#!/bin/sh\\necho hacked >/workspace/hacked\\n")
    os.chmod(name, 0o755)
for name in (".profile", ".bashrc", ".shrc", ".tarrc"):
    for folder in ("/workspace/", "/tmp/"):
        open(folder + name, "w").write("PATH=/workspace:$PATH; echo hacked >/workspace/hacked\\n")
open("good", "w").write("good")
`;
    const { files } = await left(code);
    expect(files["good"]).toBe("good");
    expect(files["hacked"]).toBeUndefined();
  });

  it("that are tens of thousands are read to their limit and counted", async () => {
    const folders = inFull ? 100 : 20;
    const module = new URL("../../docker/support/memory.program.ts", import.meta.url);
    const { value, grownMebibytes } = await measure({ module, program: collectMany }, folders);
    expect(value).toEqual({
      files: 10_000,
      leftOut: 1_001,
      more: `${(folders - 11) * 1000} more entries, which are not listed`,
    });
    expect(grownMebibytes).toBeLessThan(200);
  }, 160_000);

  it("that claim terabytes in their thousands are named up to a bound, and the rest is said to be there", async () => {
    const code = `
for n in range(5_000):
    with open(f"{n:04}" + "g" * 200, "w") as file:
        file.truncate(1 << 40)
open("good", "w").write("good")
`;
    const { files, leftOut } = await left(code);
    expect(files).toEqual({ good: "good" });
    expect(Object.keys(leftOut).length).toBeLessThan(1_500);
    expect(leftOut["…"]).toBe("4000 more entries, which are not listed");
  });

  rarely(
    "that together hold more than is taken are counted",
    async () => {
      const code = `
for n in range(7):
    with open(f"{n:02}", "w") as file:
        file.truncate(99 << 20)
`;
      const { files, leftOut } = await left(code);
      expect(Object.keys(files)).toHaveLength(5);
      const reason = "all files together are larger than 512 MiB";
      expect(Object.values(leftOut)).toEqual([reason, reason]);
    },
    120_000,
  );
});
