import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { nightly, sample } from "../chance.js";
import { Repository } from "../workspace/repository.js";
import { emptyFolder, fenced, image, readJson, runCommand, scriptFile } from "./command-line.js";

const shapes =
  'def area(radius: float) -> float:\n    """The area of a square."""\n    return radius * radius\n';

async function run(
  files: Readonly<Record<string, string>>,
  replies: readonly string[],
  ...flags: readonly string[]
) {
  const cwd = await emptyFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(cwd, path)), { recursive: true });
    await writeFile(join(cwd, path), text);
  }
  const script = await scriptFile(replies.map((reply) => ({ reply })));
  const given = ["run", "x", "--script", script, "--out", "o", "--functions", "fns"];
  const place = flags.includes("local") ? [] : ["--image", image];
  const finished = await runCommand([...given, ...place, ...flags], { cwd });
  return { ...finished, result: await readJson(join(cwd, "o/result.json")) };
}

describe("functions of one's own", () => {
  const areImported = async (executor: string): Promise<void> => {
    const files = {
      "fns/shapes.py": shapes,
      "fns/text.mjs": "export function twice(word) { return word + word; }\n",
    };
    const reply = `${fenced("from shapes import area\nprint(area(3))")}\n${fenced('import { twice } from "/tmp/functions/text.mjs";\nconsole.log(twice("a"));', "js")}`;
    const verify = "python3 -c 'from shapes import area; assert area(2) == 4'";
    const { code, result, cwd } = await run(files, [reply], "--executor", executor, "--verify", verify);
    expect({ code, result }).toMatchObject({
      code: 0,
      result: { outcome: "passed", verified: true, result: "aa", artifacts: [] },
    });
    const [started] = (await readFile(join(cwd, "o/transcript.jsonl"), "utf8")).split("\n");
    const { usageText } = JSON.parse(started!) as { usageText: string };
    expect(usageText).toContain(
      "  - `from shapes import area`\n    - `area(radius: float) -> float`: The area of a square.",
    );
  };
  const title =
    "are told to the writer, imported by its code in %s and by verifications, and none of what it left";
  it.concurrent.each(["docker"])(title, areImported);
  nightly.concurrent.each(["jupyter"])(title, areImported);

  it.concurrent("are imported by code of the machine's own, and nothing is written beside them", async () => {
    const reply = fenced("from shapes import area\nprint(area(3))");
    const { code, result, cwd } = await run({ "fns/shapes.py": shapes }, [reply], "--executor", "local");
    expect({ code, result }).toMatchObject({ code: 0, result: { outcome: "passed", result: "9" } });
    expect(await readdir(join(cwd, "fns"))).toEqual(["shapes.py"]);
    const broken = await run({ "fns/shapes.py": "import nonesuch\n" }, [reply], "--executor", "local");
    expect(broken.stdout).toContain("No module named 'nonesuch'");
    expect(broken.code).toBe(3);
  });

  it.concurrent("are none of a patch's files, whatever code makes of its copy", async () => {
    await using repository = await Repository.create({ "fns/shapes.py": shapes, "a.txt": "one\n" });
    const code = `import shapes
open(shapes.__file__, "a").write("# changed\\n")
open("/tmp/functions/more.py", "w").write("more = 1\\n")
open("a.txt", "w").write(f"{shapes.area(3)}\\n")`;
    const cwd = repository.path;
    const script = await scriptFile([{ reply: fenced(code) }]);
    const given = ["run", "x", "--script", script, "--image", image, "--out", "o", "--functions", "fns"];
    const finished = await runCommand([...given, "--workspace", "repo", "--until", "pass"], { cwd });
    expect(finished).toMatchObject({ code: 0 });
    const patch = await readFile(join(cwd, "o/changes.patch"), "utf8");
    expect(patch.match(/^diff .*$/gm)).toEqual(["diff --git a/a.txt b/a.txt"]);
    expect(patch).toContain("+9\n");
  });

  it.concurrent("are as they were given for a verification, whatever code makes of them", async () => {
    const lie = "open('/tmp/functions/shapes.py', 'w').write('def area(radius): return 4')\n";
    const verify = "python3 -c 'from shapes import area; assert area(3) == 4'";
    const { result } = await run(
      { "fns/shapes.py": shapes },
      [fenced(lie)],
      "--verify",
      verify,
      "--max-retries",
      "0",
    );
    expect(result).toMatchObject({ outcome: "failed", verified: false });
  });

  it.concurrent("have what they require, installed in the setup of the blocks' container and of a verification's", async () => {
    // Stands in for pip, which the image has not, as no package can be fetched here.
    const pip = `if __name__ == "__main__":
    import os, sys
    target, path = (sys.argv[sys.argv.index(word) + 1] for word in ("--target", "--requirement"))
    os.makedirs(target)
    open(os.path.join(target, open(path).read().strip() + ".py"), "w").write("word = 'required'")
`;
    const files = {
      "fns/pip.py": pip,
      "fns/requirements.txt": "needed\n",
      "fns/shapes.py": "import needed\ndef area():\n    return needed.word\n",
    };
    const verify = "python3 -c 'from shapes import area; assert area() == \"required\"'";
    const reply = fenced("from shapes import area\nprint(area())");
    const { code, result, stdout } = await run(files, [reply], "--verify", verify);
    expect(stdout).toContain("Setup: python3 -m pip install");
    expect({ code, result }).toMatchObject({
      code: 0,
      result: { outcome: "passed", verified: true, result: "required", artifacts: [] },
    });
  });

  nightly.concurrent(
    "that a Python without a user's packages cannot find are told with what helps",
    async () => {
      const alone = ["--env", "PYTHONNOUSERSITE=1"];
      const reply = fenced("from shapes import area\nprint(area(3))");
      const { code, stdout } = await run({ "fns/shapes.py": shapes }, [reply], ...alone);
      expect(code).toBe(3);
      expect(stdout).toContain("[image-unsuitable]");
      const [, variable] = /Add (PYTHONPATH=\S+) to/.exec(stdout)!;
      const mended = await run({ "fns/shapes.py": shapes }, [reply], ...alone, "--env", variable!);
      expect(mended.result).toMatchObject({ outcome: "passed", result: "9" });
      const scripts = { "fns/text.mjs": "export function twice(word) { return word + word; }\n" };
      const other = await run(scripts, [fenced("print(1)")], ...alone);
      expect(other.result).toMatchObject({ outcome: "passed" });
    },
  );

  const broken = [
    [{ "fns/shapes.py": "def area(:\n" }, 'shapes.py", line 1', "SyntaxError: invalid syntax"],
    [
      { "fns/shapes.py": "import nonesuch\n" },
      'shapes.py", line 1, in <module>',
      "No module named 'nonesuch'",
    ],
    [{ "fns/json.py": shapes }, "json.py has the name of another module", "/json/__init__.py"],
    [{ "fns/a.mjs": "export function a() {}\nthrow new Error('no');\n" }, "Error: no", "a.mjs:2"],
    [
      { "fns/a.py": "", "fns/requirements.txt": "nonesuch-4711\n" },
      "The setup had no network",
      "`--setup-network` to `full`",
    ],
  ] as const;
  it.concurrent.each(sample(broken, 3))(
    "that are broken are told before the first block: %#",
    async (files, ...messages) => {
      const { code, stdout, result } = await run(files, [fenced("print('ran')")]);
      expect({ code, result }).toMatchObject({ code: 3, result: { outcome: "infrastructure-error" } });
      for (const message of messages) expect(stdout).toContain(message);
      expect(stdout).toContain("[setup-failed]");
      expect(stdout).not.toContain("│ ran");
    },
  );
});
