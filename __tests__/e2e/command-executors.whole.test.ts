import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { rarely } from "../chance.js";
import { emptyFolder, fenced, image, readJson, runCommand } from "./command-line.js";

describe("agent-exec with a Jupyter kernel", () => {
  const document = [
    fenced("words = ['variables', 'stay']"),
    fenced("import sys; print(*words, file=sys.stderr)\nlen(words)"),
    fenced(
      "from IPython.display import HTML\nHTML('<b>bold</b><script>alert(1)</script><img src=x onerror=y>')",
    ),
    fenced('from IPython.display import SVG\nSVG(\'<svg xmlns="http://www.w3.org/2000/svg" width="9"/>\')'),
    fenced("echo 'a shell of its own'", "sh"),
  ].join("\n");

  it("runs a document's blocks in one kernel, and shows what they showed", async () => {
    const {
      code: exitCode,
      stdout,
      cwd,
    } = await runCommand(["exec", "-", "--executor", "jupyter", "--image", image, "--out", "o"], {
      input: document,
    });
    expect(exitCode).toBe(0);
    expect(stdout).toContain("sandbox  jupyter · ");
    expect(await readFile(join(cwd, "o/attempts/1/stderr"), "utf8")).toBe("variables stay\n");
    const html = await readFile(join(cwd, "o/report.html"), "utf8");
    expect(html).toContain('<div class="wide"><b>bold</b></div>');
    expect(html).toContain('<img src="data:image/svg+xml;base64,');
    expect(html).not.toMatch(/<script|onerror="/);
    const notebook = await readJson(join(cwd, "o/report.ipynb"));
    expect(notebook).toMatchObject({
      nbformat: 4,
      nbformat_minor: 5,
      metadata: { kernelspec: { name: "python3" } },
    });
    const cells = notebook["cells"] as {
      readonly cell_type: string;
      readonly source: string;
      outputs?: object[];
    }[];
    const code = cells.filter((cell) => cell.cell_type === "code");
    expect(code.map(({ source }) => source.split("\n")[0])).toEqual([
      "words = ['variables', 'stay']",
      "import sys; print(*words, file=sys.stderr)",
      "from IPython.display import HTML",
      "from IPython.display import SVG",
      "%%sh",
    ]);
    expect(code[1]?.outputs).toEqual([
      { output_type: "stream", name: "stderr", text: "variables stay\n" },
      { output_type: "stream", name: "stdout", text: "2\n" },
    ]);
    expect(code[3]?.outputs?.[0]).toMatchObject({
      data: { "image/svg+xml": expect.stringContaining("<svg") },
    });
    const files = await readdir(join(cwd, "o/shown"));
    // As text, of which a browser runs nothing.
    expect(files.map((name) => name.slice(name.indexOf("."))).toSorted()).toEqual([".html.txt", ".svg.txt"]);
  });

  it("tells the writer that variables stay, and when they are gone", async () => {
    const cwd = await emptyFolder();
    const replies = [
      fenced("kept = 1\nimport os; os._exit(0)"),
      fenced("print('kept' in globals())\nassert False"),
      fenced("print('done')"),
    ];
    const decision = { retry: true, reason: "Again, in other words." };
    const turns = replies.flatMap((reply) => [{ reply }, { decision }]).slice(0, -1);
    await writeFile(join(cwd, "replies.json"), JSON.stringify({ turns }));
    const { code } = await runCommand(
      ["run", "Do it.", "--script", "replies.json", "--executor", "jupyter", "--image", image, "--out", "o"],
      { cwd },
    );
    expect(code).toBe(0);
    const lines = (await readFile(join(cwd, "o/transcript.jsonl"), "utf8")).trim().split("\n");
    const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(events[0]?.["usageText"]).toContain("variables, imports and functions stay from block to block");
    expect(events.filter(({ type }) => type === "execution")).toMatchObject([
      { exitCode: 1, evidence: expect.stringContaining("the variables of the Jupyter kernel are gone") },
      { exitCode: 1, isStateFresh: true, stdout: { text: "False\n" } },
      { exitCode: 0 },
    ]);
    expect(await readFile(join(cwd, "o/report.html"), "utf8")).toContain(
      "agent-exec restarted the Jupyter kernel",
    );
  });

  rarely("says which kernels there are in place of one that is not", async () => {
    const { code, cwd } = await runCommand(
      ["exec", "-", "--executor", "jupyter", "--kernel", "cobol", "--image", image, "--out", "o"],
      { input: document },
    );
    expect(code).toBe(3);
    const transcript = await readFile(join(cwd, "o/transcript.jsonl"), "utf8");
    expect(transcript).toMatch(/"type":"run-ended".*"code":"image-unsuitable"/);
    expect((await readJson(join(cwd, "o/result.json")))["reason"]).toMatch(/cobol.*python3/);
  });
});

describe("agent-exec without an executor", () => {
  it("saves what was written, runs nothing and calls it an answer", async () => {
    const input = `${fenced("touch /tmp/ran; echo ran", "sh")}\n${fenced("print(1)", "python")}`;
    const { code, cwd } = await runCommand(["exec", "-", "--executor", "none", "--out", "o"], {
      input,
    });
    expect(code).toBe(0);
    expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({
      outcome: "answered",
      verified: false,
      reason: expect.stringContaining("2 blocks"),
    });
    expect(await readFile(join(cwd, "o/attempts/1/block-2.py"), "utf8")).toBe("print(1)\n");
    expect(await readFile(join(cwd, "o/attempts/1/stdout"), "utf8")).toBe("");
  });

  it("refuses what only code that runs could mean", async () => {
    const args = ["exec", "-", "--executor", "none", "--verify", "true", "--image", image];
    const { code, stderr } = await runCommand(args, { input: fenced("print(1)") });
    expect(code).toBe(2);
    expect(stderr).toContain("--verify: has no effect with --executor none, which runs nothing");
    expect(stderr).toContain("--image: has no effect with --executor none, which runs nothing");
  });
});
