import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { baseImage } from "../../../../scripts/places.mjs";
import { createRun, docker, type RunEvent, script } from "../../../../src/index.js";
import type { EventOf } from "../../../../src/facts/events.js";

const replacing = (path: string, search: string, replace: string): string =>
  `${path}\n\`\`\`text\n<<<<<<< SEARCH\n${search}=======\n${replace}>>>>>>> REPLACE\n\`\`\`\n\n`;
const sh = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n\n`;
const diff = (text: string): string => `\`\`\`diff\n${text}\`\`\`\n\n`;

it("edits in a container are those of its workspace, whatever earlier code made of it", async () => {
  const home = await mkdtemp(join(tmpdir(), "agent-exec-edits-"));
  try {
    const workspace = join(home, "work");
    const out = join(home, "out");
    await mkdir(workspace);
    await writeFile(join(workspace, "old.txt"), Buffer.from("caf\xe9\r\none\r\n", "latin1"));
    await writeFile(join(workspace, "tool.sh"), "echo 1\n", { mode: 0o755 });
    const run = createRun({
      task: "Edit.",
      executor: docker({ image: baseImage, pull: "never", workspaceBytes: 2 * 1024 ** 2 }),
      workspace,
      out,
      verify: ['test "$(./tool.sh)" = 2'],
      writer: script([
        `${replacing("old.txt", "one\n", "two\n")}${diff("--- a/tool.sh\n+++ b/tool.sh\n@@ -1 +1 @@\n-echo 1\n+echo 2\n--- /dev/null\n+++ b/new/x\n@@ -0,0 +1 @@\n+x\n")}`,
        sh(
          "mkfifo pipe; ln -s /etc out; ln -s tool.sh link; truncate -s 200M sparse; ls -ldn old.txt tool.sh",
        ),
        replacing("pipe", "x\n", "y\n"),
        replacing("out/passwd", "x\n", "y\n"),
        replacing("link", "x\n", "y\n"),
        sh("rm sparse; head -c 1900000 /dev/zero >full"),
        replacing("old.txt", "two\n", `${"2".repeat(300_000)}\n`),
        sh("rm -f full; ls -A"),
        sh("mkdir closed; echo x >closed/f; chmod 555 closed"),
        `\`\`\`text\nclosed/f\n<<<<<<< SEARCH\nx\n=======\ny\n>>>>>>> REPLACE\na.txt\n<<<<<<< SEARCH\n=======\ny\n>>>>>>> REPLACE\n\`\`\`\n`,
        sh("chmod 755 closed; cat closed/f; ls -A"),
        "Done.",
      ]),
    });
    const executions: EventOf<"execution">[] = [];
    for await (const event of run as AsyncIterable<RunEvent>)
      if (event.type === "execution") executions.push(event);
    expect(
      executions.map(({ ending, edited, evidence }) => edited ?? (ending === "misfit" ? evidence : ending)),
    ).toEqual([
      [{ path: "old.txt", kind: "changed" }],
      [
        { path: "new/x", kind: "added" },
        { path: "tool.sh", kind: "changed" },
      ],
      "exited",
      "`pipe` is not a regular file",
      "`out` is a symbolic link, and agent-exec edits no files behind a link",
      "`link` is a symbolic link. Edit the file that the link points to",
      "exited",
      "exited",
      "exited",
      "exited",
      "exited",
      "exited",
    ]);
    expect(executions.at(-5)).toMatchObject({
      exitCode: 1,
      stdout: { text: "" },
      stderr: { text: expect.stringContaining("No space left on device") },
    });
    expect(executions.at(-2)).toMatchObject({ exitCode: 1, stderr: { text: "./closed is not writable\n" } });
    expect(executions.at(-1)!.stdout.text).toMatch(/^x\n/);
    expect(executions.at(-1)!.stdout.text).not.toMatch(/\.edit|a\.txt/);
    expect(await run.result).toMatchObject({
      outcome: "passed",
      verified: true,
      reason: expect.stringMatching(/^The model said that it is done, and every/),
    });
    expect(await readFile(join(out, "artifacts/old.txt"), "latin1")).toBe("caf\xe9\r\ntwo\r\n");
  } finally {
    await rm(home, { recursive: true });
  }
});
