import { describe, expect, it } from "@jest/globals";
import { placeOf } from "../../../src/facts/block.js";
import { documentBlocks } from "../../../src/run/blocks/document-blocks.js";

const of = (text: string) => documentBlocks([{ name: "a.md", text }]);
const blocksOf = (text: string) => of(text).extracted.blocks;
const fenced = (code: string, info = "sh") => `\`\`\`${info}\n${code}\n\`\`\`\n`;

describe("the blocks of a document", () => {
  it("stand in callouts and lists too, with their lines", () => {
    const text = [
      "# Use it",
      "",
      "> [!NOTE]",
      "> ```sh",
      "> echo quoted",
      "> ```",
      "",
      "1. First:",
      "",
      "   ~~~~python",
      "   print(1)",
      "   ~~~~",
      "",
    ].join("\r\n");
    expect(blocksOf(text).map((block) => [placeOf(block), block.code])).toEqual([
      ["a.md:4", "echo quoted\n"],
      ["a.md:10", "print(1)\n"],
    ]);
  });

  it("are none of the front matter, after which lines keep their numbers", () => {
    const matter = `---\ntitle: x\nexample: |\n  ${fenced("exit 3").replaceAll("\n", "\n  ")}\n---\n`;
    expect(blocksOf(matter + fenced("echo 1")).map((block) => [block.line, block.code])).toEqual([
      [9, "echo 1\n"],
    ]);
    expect(blocksOf(`+++\na = '''\n${fenced("exit 3")}'''\n+++\n${fenced("echo 1")}`)).toHaveLength(1);
  });

  it("may follow a rule at the top, which is no front matter", () => {
    expect(blocksOf(`---\n\nSome words.\n\n${fenced("echo 1")}\n---\n`)).toHaveLength(1);
  });

  it("are not what is merely indented, and a fence in that is told", () => {
    const { extracted, warnings } = of('Run:\n\n    make\n\n=== "Linux"\n\n    ```sh\n    exit 3\n    ```\n');
    expect(extracted.blocks).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining("`a.md:7` was not run, because it is indented")]);
  });

  it("hold longer fences whole", () => {
    expect(
      blocksOf(`\`\`\`\`python\ns = """\n${fenced("x")}"""\n\`\`\`\`\n`).map(({ code }) => code),
    ).toEqual([`s = """\n${fenced("x")}"""\n`]);
  });

  it("are told where they replace each other's file, and not where they are the same", () => {
    const named = (code: string) => fenced(code, 'python title="app.py"');
    expect(of(named("a = 1") + named("a = 2")).warnings).toEqual([
      "Blocks named `app.py` overwrite each other's file, and only the last block's file stays: `a.md:1`, `a.md:4`.",
    ]);
    expect(of(named("a = 1") + named("a = 1")).warnings).toEqual([]);
  });

  it.each([
    ['python title="app.py"', "app.py"],
    ['python title="src/app.py"', "src/app.py"],
    ['python title="Start the app"', null],
    ['sh title="/etc/app/start.sh"', null],
    ["python filename=run", "run"],
  ])("with %j are named %j", (info, path) => {
    expect(blocksOf(fenced("x", info))[0]?.path).toBe(path);
  });

  it("say of an open fence on which line it opens", () => {
    expect(of(`${fenced("x")}\`\`\`sh\nopen\n`)).toMatchObject({
      extracted: { isCut: true },
      warnings: ["The fence at `a.md:4` is never closed."],
    });
  });

  it("of several files are bounded and counted together, and no file is read on in the next", () => {
    const documents = ["a.md", "b.md"].map((name) => ({ name, text: fenced("x").repeat(3) }));
    const { blocks, blocksLeftOut } = documentBlocks(documents, 4).extracted;
    expect([blocks.map(placeOf), blocksLeftOut]).toEqual([["a.md:1", "a.md:4", "a.md:7", "b.md:1"], 2]);
    const open = [
      { name: "a.md", text: "```sh\nopen\n" },
      { name: "b.md", text: fenced("x") },
    ];
    expect(documentBlocks(open).extracted.blocks.map(placeOf)).toEqual(["b.md:1"]);
  });
});

describe("a block that its author marks", () => {
  it.each([
    ["python ignore", ""],
    ["python,ignore", ""],
    ["python no_run", ""],
    ["rust,no_run", ""],
    ["rust,should_panic", ""],
    ["python notest", ""],
    ["bash skip", ""],
    ["{python eval=FALSE}", ""],
    ["{python, echo=TRUE, eval = FALSE}", ""],
    ["{.python .no-run}", ""],
    ['sh {"ignore":"true"}', ""],
    ['sh { "name": "x", "excludeFromRunAll": "true" }', ""],
    ["js run=false", ""],
    ["python", "<!-- skip -->"],
    ["python", "<!-- no-run -->\n"],
    ["python", "<!-- no-run: it needs a key -->"],
    ["python", "<!--phmdoctest-skip-->"],
    ["python", "<!--pytest.mark.skip-->"],
    ["python", "<!-- pytest-codeblocks:skip -->"],
    ["python", "<!-- byexample: +skip -->"],
    ["python", "<!-- skip: next -->"],
    ["python", "<!-- $MDX skip -->"],
    ["python", "<!-- Do not run this. -->"],
  ])("is not run: %j below %j", (info, comment) => {
    const [block] = blocksOf(`${comment}\n${fenced("x", info)}`);
    expect(block?.leftAlone).toMatchObject({ notRun: "marked" });
  });

  it("is not run by what Quarto reads in its first lines", () => {
    const [block] = blocksOf(fenced("#| label: x\n#| eval: false\nexit(3)", "python"));
    expect(block?.leftAlone?.evidence).toBe("its first lines say `eval: false`");
  });

  it.each([
    ["python", "<!-- prettier-ignore -->"],
    ["python", "<!-- cspell:ignore frob -->"],
    ["python", "<!-- eslint-skip -->"],
    ["python", "<!-- markdownlint-disable MD013 -->"],
    ["python", "<!-- We do not skip this one -->"],
    ["python", "<!-- skip -->\n\nWords between.\n"],
    ["{python eval=TRUE}", ""],
    ["python, editable", ""],
    ['sh {"ignore":"false"}', ""],
    ["python title=ignore.py", ""],
  ])("runs where the words are another tool's, or none: %j below %j", (info, comment) => {
    expect(blocksOf(`${comment}\n${fenced("x", info)}`)[0]).not.toHaveProperty("leftAlone");
  });
});

describe("a block with prompts", () => {
  it.each([
    ["sh", "$ ls\nREADME.md\n> old.txt"],
    ["bash", "# List:\n$ ls"],
    ["python", ">>> 1 + 1\n2"],
  ])("may run under the name of its language: %s", (language, code) => {
    expect(blocksOf(fenced(code, language))[0]).not.toHaveProperty("leftAlone");
  });

  it("that shows no command is not run", () => {
    expect(blocksOf(fenced("Listening on :8080", "console"))[0]?.leftAlone?.notRun).toBe("language");
  });
});

describe("a fence", () => {
  it("that shows data or text is no block, unless it names a file", () => {
    const text =
      fenced("{}", "json") + fenced("a: b", "yaml title=a.yml") + fenced("x", "text") + fenced("-x", "diff");
    expect(blocksOf(text).map(({ path }) => path)).toEqual(["a.yml"]);
  });

  it.each(["output", "{.output}", "text output", "{.text .output}"])(
    "marked %j shows what the block above it prints",
    (info) => {
      const text = `${fenced("print(1)", "python")}It prints:\n\n${fenced("1", info)}${fenced("x", "sh")}`;
      const [first, second] = blocksOf(text);
      expect([first?.output, second?.output]).toEqual([{ text: "1\n", line: 6 }, undefined]);
    },
  );

  it("that shows an output of no block is told", () => {
    const shown = fenced("1", "output");
    expect(of(shown).warnings).toEqual(["The output at `a.md:1` belongs to no block above it."]);
    expect(of(fenced("x", "sh") + shown + shown).warnings).toHaveLength(1);
  });

  it("gives its block options", () => {
    const [block] = blocksOf(fenced("x", "python timeout=90s exit=3 session=demo"));
    expect(block).toMatchObject({ timeoutMs: 90_000, exit: 3, session: "demo" });
    expect(blocksOf(fenced("x", "{.python timeout=5}"))[0]).toMatchObject({
      timeoutMs: 5_000,
      session: "a.md",
    });
  });

  it.each(["timeout=1e99", "timeout=7h", "timeout=soon", "exit=256", "exit=-1", "exit=x"])(
    "with the wrong option %j keeps its block from running",
    (option) => {
      expect(blocksOf(fenced("x", `sh ${option}`))[0]?.leftAlone).toMatchObject({
        notRun: "options",
        evidence: expect.stringContaining(option),
      });
    },
  );

  it.each([
    ["sh skipp", "skip"],
    ["sh skpi", "skip"],
    ["{.python .skipp}", "skip"],
    ["js contnue", "continue"],
    ["sh exits=1", "exit="],
    ["sh tiemout=3", "timeout="],
    ["python timout=3s", "timeout="],
    ["python sesion=a", "session="],
    ['python fiel="a.py"', "file="],
    ["text ouput", "output"],
  ])("with the misspelt option of %j keeps its block from running", (info, meant) => {
    expect(blocksOf(fenced("x", info))[0]?.leftAlone).toMatchObject({
      notRun: "options",
      evidence: expect.stringContaining(`perhaps you mean \`${meant}\``),
    });
  });

  it.each([
    "python editable",
    "sh edit",
    "python edit=true",
    'python title="a"',
    "python linenums=1 hl_lines=2",
    "js {1,3-5} showLineNumbers",
    "{r exit, echo=FALSE, fig.width=4}",
    "python exec=on source=above",
    "sh name=setup size=3 style=x section=intro",
    "sh input",
    "js live",
    "ts twoslash",
    "rust edition2021",
    "sh continued",
  ])("with the options of other tools has a block that runs: %j", (info) => {
    expect(blocksOf(fenced("x", info))[0]).not.toHaveProperty("leftAlone");
  });

  it("says that its block continues the one above it in its language", () => {
    const text = fenced("a", "js") + fenced("b", "sh") + fenced("c", "js continue") + fenced("d", "js");
    expect(blocksOf(text).map(({ continues }) => continues)).toEqual([undefined, undefined, 0, undefined]);
  });
});
