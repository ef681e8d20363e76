import { describe, expect, it } from "@jest/globals";
import { createRun, local, readFunctions, script } from "../../src/index.js";

const folder = "__tests__/data/functions";

describe("functions that the library reads", () => {
  it("are told to the writer, and imported by what it writes", async () => {
    const executor = local({ functions: await readFunctions(folder) });
    const [, path] = /`import { twice } from ("[^"]+\.mjs");`\n +- `twice\(word\)`: Doubles a word\./.exec(
      executor.describe(),
    )!;
    const blocks = [
      "~~~python\nfrom shapes import area\nprint(area(3))\n~~~\n",
      `~~~js\nimport { twice } from ${path};\nconsole.log(twice("a"));\n~~~\n`,
    ];
    const run = createRun({ task: "Count.", writer: script([blocks.join("\n")]), executor });
    const printed: string[] = [];
    for await (const event of run) if (event.type === "execution") printed.push(event.stdout.text);
    expect(printed).toEqual(["9\n", "aa\n"]);
    expect(await run.result).toMatchObject({ outcome: "passed", artifacts: [] });
  });

  it.each([
    ["nowhere", "The folder `nowhere` in the current folder has no Python or JavaScript module at its top."],
    ["..", "has no Python or JavaScript module at its top"],
    ["__tests__", "the limit is 100 files and 4 MiB"],
  ])("are refused where %s has none that can be taken", async (path, message) => {
    await expect(readFunctions(path)).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringContaining(message),
    });
  });
});
