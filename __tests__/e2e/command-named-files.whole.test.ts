import { execFile } from "node:child_process";
import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { dist, emptyFolder, fenced, scriptFile } from "./command-line.js";

interface Ended {
  readonly code: number | string | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A line for bash, in which `agent-exec` is the bundle, in a folder of its own; ended after 15 s. */
async function runLine(line: string, folder?: string): Promise<Ended> {
  const cwd = folder ?? (await emptyFolder());
  const program = `agent-exec() { '${process.execPath}' '${join(dist, "cli.js")}' "$@"; }\n${line}`;
  return new Promise((resolve) => {
    const options = { cwd, timeout: 15_000, env: { PATH: process.env["PATH"] ?? "", HOME: cwd } };
    execFile("bash", ["-c", program], options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : (error.code ?? error.signal ?? null), stdout, stderr });
    });
  });
}

const local = "--executor local --quiet --out o";

describe("a file that a person names for the command", () => {
  it("may be a pipe, as `<(…)` and /dev/stdin are", async () => {
    const printing = `printf '\`\`\`sh\\ntrue\\n\`\`\`\\n'`;
    const script = await scriptFile([{ reply: fenced("true", "sh") }]);
    const ended = await Promise.all(
      [
        `agent-exec exec <(${printing}) ${local}`,
        `${printing} | agent-exec exec /dev/stdin ${local}`,
        `agent-exec run --task-file <(echo "Do it.") --script <(cat ${script}) ${local}`,
        `echo "Do it." | agent-exec run --task-file - --script ${script} ${local}`,
      ].map((line) => runLine(line)),
    );
    expect(ended).toEqual(
      ended.map(() => ({ code: 0, stdout: expect.stringMatching(/^passed /), stderr: expect.anything() })),
    );
  });

  it("may be a link", async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, "real.md"), fenced("true", "sh"));
    await symlink("real.md", join(folder, "linked.md"));
    expect(await runLine(`agent-exec exec linked.md ${local}`, folder)).toMatchObject({ code: 0 });
  });

  it.each([
    ["a task that never ends", "agent-exec run --task-file /dev/zero --script s", "1 MiB"],
    ["a task of a pipe that never ends", "agent-exec run --task-file <(yes) --script s", "1 MiB"],
    ["a task of an input that never ends", "yes | agent-exec run --task-file - --script s", "1 MiB"],
    ["a document that never ends", "agent-exec exec /dev/zero", "64 MiB"],
    ["a document of an input that never ends", "yes | agent-exec exec -", "64 MiB"],
    ["a script that never ends", "agent-exec run x --script /dev/zero", "64 MiB"],
  ])("is not read without a bound: %s", async (_name, line, bound) => {
    expect(await runLine(line)).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(
        new RegExp(`cannot be read: it has more than ${bound} \\[settings-invalid\\]\\n {2}next: \\S`),
      ),
    });
  });

  it("is no folder without Markdown files", async () => {
    expect(await runLine("agent-exec exec .")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("The folder `.` has no Markdown file."),
    });
  });
});
