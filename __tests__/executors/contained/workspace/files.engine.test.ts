import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { nightly } from "../../../chance.js";
import type { Session } from "../../../../src/ports/executor.js";
import { block, collect, execute, shell, workspaceFiles } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { docker } from "../../docker/support/engine-by-hand.js";

const mebibyte = 1024 * 1024;
const never = new AbortController().signal;

describe("the files of a Docker session", () => {
  let session: Session;
  beforeAll(async () => {
    session = await openDocker().start({ signal: never });
  });
  afterEach(async () => {
    await shell(session, "cd /workspace && find . -mindepth 1 -delete");
  });
  afterAll(async () => {
    await session.stop();
  });

  it("come out although a sparse file claims to hold terabytes, whatever its name", async () => {
    await shell(
      session,
      "truncate -s 4T 'gi*nt[1]' && mkdir a && truncate -s 101M a/big && echo z >z.txt && echo g >giant1",
    );
    const startedAt = Date.now();
    const { files, leftOut } = await collect(session);
    expect(files).toEqual({ "z.txt": "z\n", giant1: "g\n" });
    expect(leftOut).toEqual({ "gi*nt[1]": "larger than 100 MiB", "a/big": "larger than 100 MiB" });
    expect(Date.now() - startedAt).toBeLessThan(15_000);
  });

  it.each([
    ["that takes names up to a NUL", "tar"],
    ["that takes names line by line", "tar-of-lines"],
  ])(
    "come out beside a giant whose name holds a line end, through a tar %s",
    async (_title, kind) => {
      const image = kind === "tar" ? null : await imageWithPlainTar();
      const other = await openDocker(image === null ? {} : { image }).start({ signal: never });
      try {
        const giant = "new\n./keep.txt";
        const code = `
import os
os.makedirs("new\\n.")
open("keep.txt", "w").write("kept")
open("gi*nt[1]", "w").close()
os.truncate("gi*nt[1]", 4 << 40)
open("new\\n./keep.txt", "w").close()
os.truncate("new\\n./keep.txt", 4 << 40)
`;
        expect(await execute(other, block("python", code))).toMatchObject({ exitCode: 0 });
        expect(await collect(other)).toEqual({
          files: { "keep.txt": "kept" },
          leftOut: {
            "gi*nt[1]": "larger than 100 MiB",
            [giant]: "its name contains a line break or another control character",
          },
        });
      } finally {
        await other.stop();
        if (image !== null) await docker("rmi", image);
      }
    },
    120_000,
  );

  it("are ten thousand at most, and the rest is counted", async () => {
    await execute(session, block("python", "for n in range(12_000): open(f'{n:05}', 'w').write('x')\n"));
    const { files, leftOut } = await collect(session);
    expect(Object.keys(files)).toHaveLength(10_000);
    expect(Object.keys(leftOut)).toHaveLength(1001);
    expect(leftOut["…"]).toBe("1000 more entries, which are not listed");
  }, 30_000);

  it("are not followed out of the workspace and not deeper than 32 folders", async () => {
    const code = `
import os
os.symlink("/etc", "etc")
open("one", "w").write("1")
os.link("one", "two")
os.makedirs("/".join(["d"] * 40))
open("/".join(["d"] * 40) + "/deep", "w").close()
open(b"bytes-\\xff", "w").close()
`;
    expect(await execute(session, block("python", code))).toMatchObject({ exitCode: 0 });
    const { files, leftOut } = await collect(session);
    expect(files).toEqual({ one: "1", two: "1" });
    expect(leftOut).toEqual({
      etc: "a symbolic link that leads out of the workspace",
      [Array.from({ length: 33 }, () => "d").join("/")]: "deeper than 32 folders",
      "bytes-\uFFFD": "its name is not UTF-8",
    });
  });

  it("can be read again and again, and between blocks", async () => {
    await shell(session, "echo 1 >a");
    expect((await collect(session)).files).toEqual({ a: "1\n" });
    await shell(session, "echo 2 >a");
    expect((await collect(session)).files).toEqual({ a: "2\n" });
  });

  nightly("are given up in the middle when the signal fires", async () => {
    await shell(session, "head -c 50000000 /dev/zero >a");
    const stop = new AbortController();
    const reason = new Error("enough");
    const reading = (async () => {
      for await (const entry of session.files({ signal: stop.signal })) {
        if (entry.kind !== "file") continue;
        for await (const _chunk of entry.content) stop.abort(reason);
      }
    })();
    await expect(reading).rejects.toBe(reason);
  });

  it("that do not fit into the workspace are refused at the start, and nothing is left", async () => {
    const starting = openDocker({ memoryBytes: 128 * mebibyte, workspaceBytes: mebibyte }).start({
      signal: never,
      files: workspaceFiles({ big: "x".repeat(2 * mebibyte) }),
    });
    await expect(starting).rejects.toMatchObject({
      code: "settings-invalid",
      message:
        "The files do not fit into the workspace: they take at least 2 MiB in 1 file, but the workspace has room for 1 MiB in 1,024 files and folders.",
      nextStep: expect.stringContaining("workspace-size"),
    });
  });

  nightly("go in and come out whatever every tar is told by the environment", async () => {
    const other = await openDocker({
      container: { environment: [{ name: "TAR_OPTIONS", value: "--no-such-option" }] },
    }).start({ signal: never, files: workspaceFiles({ "in/a.txt": "A" }) });
    try {
      await shell(other, "cat in/a.txt >out.txt");
      expect((await collect(other)).files).toEqual({ "out.txt": "A" });
    } finally {
      await other.stop();
    }
  });

  it("come out of an image without tar through Python, and out of one without both not at all", async () => {
    const image = await imageWithout("tar", "find");
    const other = await openDocker({ image }).start({
      signal: never,
      files: workspaceFiles({ "in/a.txt": "A" }),
    });
    try {
      await shell(other, "echo B >b.txt; ln -s b.txt link; mkdir empty; mkfifo pipe; truncate -s 1T big");
      await shell(
        other,
        "touch closed; mkdir shut; chmod 0 closed shut; mkdir -p d/$(yes d | head -40 | tr '\\n' /)",
      );
      expect(await collect(other)).toEqual({
        files: { "b.txt": "B\n" },
        links: { link: "b.txt" },
        leftOut: {
          pipe: "a named pipe",
          big: "larger than 100 MiB",
          closed: "the file's permissions allow nobody to read it",
          shut: "the file's permissions allow nobody to read it",
          [Array.from({ length: 33 }, () => "d").join("/")]: "deeper than 32 folders",
        },
      });
    } finally {
      await other.stop();
      await docker("rmi", image);
    }
    const bare = await imageWithout("tar", "python3", "python");
    const last = await openDocker({ image: bare }).start({ signal: never });
    try {
      expect(last.facts.languages).not.toContain("python");
      expect(await execute(last, block("python", "print(1)\n"))).toMatchObject({
        ending: "not-run",
        notRun: "no-program",
        evidence: expect.stringContaining("python is not installed here"),
      });
      await expect(collect(last)).rejects.toMatchObject({ code: "image-unsuitable" });
    } finally {
      await last.stop();
      await docker("rmi", bare);
    }
  }, 60_000);
});

/** The base image with a tar that does not know `--null`. */
function imageWithPlainTar(): Promise<string> {
  const plainTar = `#!/bin/sh
case " $* " in
  *" --help "*) echo "-X FILE  File with names to exclude" ;;
  *" --null "*) exit 2 ;;
  *) exec real-tar "$@" ;;
esac
`;
  const install = `cd "$(dirname "$(command -v tar)")" && mv tar real-tar && printf '%s' '${plainTar}' >tar && chmod 755 tar`;
  return changedImage(`agent-exec-test-plain-tar:${process.pid}`, install);
}

/** The base image with programs removed, under a name of its own. */
async function imageWithout(...programs: readonly string[]): Promise<string> {
  const name = `agent-exec-test-without-${programs.join("-")}:${process.pid}`;
  const remove = `rm -f $(for name in ${programs.join(" ")}; do command -v $name; done)`;
  return changedImage(name, remove);
}

async function changedImage(name: string, script: string): Promise<string> {
  const container = await docker("create", "agent-exec-base:bookworm", "sh", "-c", script);
  await docker("start", "-a", container);
  await docker("commit", container, name);
  await docker("rm", container);
  return name;
}
