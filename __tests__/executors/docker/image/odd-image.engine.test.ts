import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import {
  block,
  collect,
  execute,
  python,
  shell,
  workspaceFiles,
} from "../../../../src/conformance/session-calls.js";
import { buildBareImage, buildOnBase, removeImage } from "../support/bare-image.js";
import { openDocker } from "../support/docker-fixture.js";
import { leftOf } from "../support/engine-by-hand.js";

const { signal } = new AbortController();
const runId = `odd-image-${process.pid}`;

/** An image of these instructions of a Dockerfile on the base image, for as long as `use` takes. */
async function withImage(instructions: string, use: (image: string) => Promise<void>): Promise<void> {
  const image = await buildOnBase(`agent-exec-test-odd:${process.pid}`, instructions);
  try {
    await use(image);
    expect(await leftOf(runId)).toEqual([]);
  } finally {
    await removeImage(image);
  }
}

async function withSession(image: string, use: (session: Session) => Promise<void>): Promise<void> {
  const files = workspaceFiles({ "given/a.txt": "given" });
  const session = await openDocker({ image, runId }).start({ signal, files });
  try {
    await use(session);
  } finally {
    await session.stop();
  }
}

describe("an image that is odd and can be used", () => {
  it.each([
    [
      "starts, stops and checks itself in its own way",
      `ENTRYPOINT ["/bin/false"]
CMD ["--nonsense"]
USER nobody-that-is-there
WORKDIR /not/there
HEALTHCHECK --interval=1s CMD exit 1
ONBUILD RUN false
STOPSIGNAL SIGUSR1`,
    ],
    ["belongs to the blocks' user", "USER 1000"],
    [
      "declares our folders as volumes",
      'VOLUME ["/workspace", "/tmp", "/run", "/run/agent-exec", "/dev/shm"]',
    ],
    ["declares the workspace as a volume in other words", 'VOLUME ["/workspace/", "/var/../workspace"]'],
    ["declares a volume inside the workspace", 'VOLUME ["/workspace/inner"]'],
    ["has no temporary folder and no list of users", "RUN rm -rf /tmp /run /var/run /etc/passwd /etc/group"],
    ["has a link for its temporary folder", "RUN rm -rf /tmp && ln -s var/tmp /tmp"],
    ["has files in a closed workspace", "RUN mkdir -m 700 /workspace && echo hidden >/workspace/hidden"],
    ["has bash for its sh", "RUN ln -sf bash /bin/sh"],
  ])("because it %s", async (_what, instructions) => {
    await withImage(instructions, async (image) => {
      await withSession(image, async (session) => {
        expect(Object.values(session.facts.held)).not.toContain(false);
        expect(await shell(session, "id -u; pwd")).toBe("1000\n/workspace\n");
        expect(
          await python(session, "print(open('given/a.txt').read())\nopen('left', 'w').write('l')\n"),
        ).toBe("given\n");
        expect(await collect(session)).toEqual({ files: { left: "l" }, leftOut: {} });
      });
    });
  });

  it("keeps its variables as they are, whatever their names", async () => {
    const variables = "interpreter code folder file line right niced python".split(" ");
    const instructions = variables.map((name) => `ENV ${name}=of-the-image`).join("\n");
    await withImage(`${instructions}\nENV IFS=o BASH_ENV=/nowhere ENV=/nowhere`, async (image) => {
      await withSession(image, async (session) => {
        const shown = variables.map((name) => `"$${name}"`).join(" ");
        await execute(session, block("sh", "true", "a/b.sh"));
        expect(await shell(session, `printf '%s\\n' ${shown}`)).toBe(
          "of-the-image\n".repeat(variables.length),
        );
      });
    });
  });
});

describe("an image that cannot be used", () => {
  it.each([
    ["has a PATH that leads nowhere", "ENV PATH=/nowhere", 'PATH is "/nowhere"'],
    ["has an empty PATH", "ENV PATH=", 'PATH is ""'],
    ["has a shell for root alone", "RUN chmod 700 /bin/dash", "is not allowed to start"],
    [
      "is made for another processor",
      // The head of a program for 64-bit ARM.
      `RUN printf '\\177ELF\\2\\1\\1\\0\\0\\0\\0\\0\\0\\0\\0\\0\\2\\0\\267\\0\\1\\0\\0\\0' >/x && chmod 755 /x && mv /x /bin/dash`,
      "The engine's machine cannot start",
    ],
    ["has a file in the workspace's place", "RUN touch /workspace", "cannot make a container"],
    ["has a file in the place of /run", "RUN rm -rf /run && touch /run", "cannot make a container"],
    ["has a link in the workspace's place", "RUN ln -s /etc /workspace", "has a link at /workspace"],
    ["declares the whole of it as a volume", "VOLUME /", "cannot make a container"],
    ["declares its devices as a volume", "VOLUME /dev", "cannot make a container"],
  ])("because it %s is said to be unsuitable, with the next step", async (_what, instructions, words) => {
    await withImage(instructions, async (image) => {
      const starting = openDocker({ image, runId }).start({ signal });
      await expect(starting).rejects.toMatchObject({
        code: "image-unsuitable",
        message: expect.stringContaining(words),
        nextStep: expect.stringMatching(/^(Use|Let|Make) /),
      });
    });
  });

  it("because it has Python and no shell is said to be unsuitable", async () => {
    const image = await buildBareImage({
      name: `agent-exec-test-python-alone:${process.pid}`,
      shell: "none",
    });
    try {
      await expect(openDocker({ image, runId }).start({ signal })).rejects.toMatchObject({
        code: "image-unsuitable",
        message: expect.stringContaining("has no shell"),
      });
      expect(await leftOf(runId)).toEqual([]);
    } finally {
      await removeImage(image);
    }
  });
});

describe("an image that has a shell and nothing else at all", () => {
  const image = `agent-exec-test-sh-alone:${process.pid}`;
  let session: Session;
  beforeAll(async () => {
    await buildBareImage({ name: image, shell: "dash", hasPython: false });
    session = await openDocker({ image, runId }).start({ signal });
  });
  afterAll(async () => {
    await session.stop();
    await removeImage(image);
  });

  it("runs sh and says so, and names what does not hold", () => {
    expect(session.facts.languages).toEqual(["sh"]);
    expect(session.facts.held).toMatchObject({ "sealed shell": false, "full disk seen": false });
  });

  it("gets the code as it is: blanks, backslashes, quotes, no line end, other characters", async () => {
    const lines = ["  x='a  \\\\n b'", 'echo "$x" \\\\ "\u00fc\u20ac" ', "", "#\t", "echo end"];
    const copy = 'while IFS= read -r line; do printf "%s\\n" "$line"; done <"$0"; printf "%s" "$line"\n';
    expect(await shell(session, copy + lines.join("\n"))).toContain(`${copy}${lines.join("\n")}`);
    expect(await shell(session, `: ${"x".repeat(200_000)}\necho end`)).toBe("end\n");
  });

  it("has its blocks' own endings, in a workspace that lives on", async () => {
    expect(await execute(session, block("sh", "exit 7", "named.sh"))).toMatchObject({
      ending: "exited",
      exitCode: 7,
      file: "named.sh",
    });
    expect(await execute(session, block("sh", "while :; do :; done"), { timeoutMs: 1000 })).toMatchObject({
      ending: "timed-out",
    });
    expect(await shell(session, "echo *.sh")).toContain("named.sh");
  });

  it("refuses what it cannot do, and runs nothing in its place", async () => {
    expect(await execute(session, block("sh", "echo ran", "a/b.sh"))).toMatchObject({
      ending: "not-run",
      notRun: "refused",
      evidence:
        "agent-exec cannot make a folder for the file, because the image has neither mkdir nor Python",
    });
    expect(await execute(session, block("python", "print(1)"))).toMatchObject({
      ending: "not-run",
      notRun: "no-program",
    });
    await expect(collect(session)).rejects.toMatchObject({
      code: "image-unsuitable",
      message: expect.stringContaining("must have Python, or the programs tar, find, stat and xargs"),
    });
  });
});
