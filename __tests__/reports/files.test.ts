import { describe, expect, test } from "@jest/globals";
import { sample } from "../chance.js";
import { renderFiles } from "../../src/reports/files.js";
import { manifestOf } from "../../src/reports/formats/manifest.js";
import { measure } from "../own-process.js";
import { render } from "./files.program.js";
import { chart, eventsOf, execution, passedRun, replied } from "./sample-run.js";

const readArtifact = async () => Buffer.from(chart);

describe("renderFiles", () => {
  test("gives the result, both reports, and each attempt's code and output", async () => {
    const files = await renderFiles(passedRun, { readArtifact });
    expect([...files.keys()].toSorted()).toEqual([
      "attempts/1/block-1.py",
      "attempts/1/stderr",
      "attempts/1/stdout",
      "attempts/2/block-1.py",
      "attempts/2/block-2.py",
      "attempts/2/stderr",
      "attempts/2/stdout",
      "junit.xml",
      "report.html",
      "report.md",
      "result.json",
      "trajectory.json",
    ]);
    expect(JSON.parse(String(files.get("result.json")))).toMatchObject({ version: 1, outcome: "passed" });
    expect(files.get("attempts/1/stdout")).toBe("reading Jan\n");
    expect(files.get("report.md")).toContain("### ✅ Verified: all 2 verifications pass");
    expect(files.get("report.html")).toContain("data:image/svg+xml;base64,");
  });

  test("is the same every time, because it is computed from the events alone", async () => {
    expect(await renderFiles(passedRun, { readArtifact })).toEqual(
      await renderFiles(passedRun, { readArtifact }),
    );
  });

  test.each(sample(["\0", "\r", "\u200Ba"], 3))(
    "a flood of %j takes no more memory than its text",
    async (unit) => {
      const text = unit.repeat(1024 ** 2 / unit.length);
      const printed = execution({ exitCode: 1 }, [
        ["stdout", text],
        ["stderr", text],
      ]);
      const flooded = [0, 1, 2].map((block) => ({
        type: "execution" as const,
        attempt: 1,
        block,
        ...printed,
      }));
      const code = `\`\`\`python\n# ${text.replaceAll("\r", "\0")}\n\`\`\`\n`;
      const events = eventsOf([passedRun[0]!, replied(1, code), ...flooded]);
      // 330 MiB and more of the first two where the line that names the error is not cut ahead of making it visible.
      const module = new URL("files.program.ts", import.meta.url);
      const grown = async () => (await measure({ module, program: render }, events)).grownMebibytes;
      // When garbage is collected is chance, and makes up to 80 MiB: a second run may take less.
      const first = await grown();
      expect(first < 200 ? first : await grown()).toBeLessThan(200);
    },
  );

  test("a block that was never a file has the ending of its language", async () => {
    const reply = ["python", "bash", "rust", "brainfuck", "js title=a/b.mjs"]
      .map((info) => `\`\`\`${info}\nx\n\`\`\`\n`)
      .join("\n");
    const names = [
      ...(await renderFiles(eventsOf([passedRun[0]!, replied(1, reply)]), { readArtifact })).keys(),
    ];
    expect(
      names.filter((name) => name.includes("block-")).map((name) => name.slice("attempts/1/".length)),
    ).toEqual(["block-1.py", "block-2.bash", "block-3.rs", "block-4.txt", "block-5.mjs"]);
  });

  test("no name that the code chose becomes a path here", async () => {
    const events = eventsOf([
      passedRun[0]!,
      replied(1, "```python title=../../etc/passwd\na\n```\n"),
      { type: "execution", attempt: 1, block: 0, ...execution({ file: "../../x.py/../../evil.sh" }, []) },
    ]);
    const names = [...(await renderFiles(events, { readArtifact })).keys()];
    expect(names.filter((name) => name.includes("..") || name.startsWith("/"))).toEqual([]);
  });
});

test("the manifest lists each file once, in order of its path", () => {
  const file = (path: string, bytes: number) => ({ path, bytes, sha256: "0".repeat(64) });
  expect(manifestOf([file("b", 1), file("a", 2), file("b", 3)])).toEqual({
    files: [file("a", 2), file("b", 3)],
  });
});
