import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import {
  type OwnerOptions,
  readOwnerInstructions,
} from "../../../src/workspace/source/owner-instructions.js";
import { Repository } from "../repository.js";

let repository: Repository;
beforeEach(async () => {
  repository = await Repository.create();
});
afterEach(() => repository[Symbol.asyncDispose]());

async function read(options: OwnerOptions = {}, below = ".") {
  const here = `${repository.path}/${below}`;
  return readOwnerInstructions(await repository.source({ here }), options);
}

const nothing = { files: [], warnings: [] };

describe("the owner's instructions", () => {
  it("come from AGENTS.md by default, and are empty without that file", async () => {
    expect(await read()).toEqual(nothing);
    await repository.write({ "AGENTS.md": "Use tabs.\n", "docs/AGENTS.md": "Not here.\n" });
    expect(await read()).toEqual({ files: [{ path: "AGENTS.md", text: "Use tabs.\n" }], warnings: [] });
    expect(await read({ paths: [] })).toEqual(nothing);
  });

  it("come from the named files in their order, which must all exist", async () => {
    await repository.write({
      "CONTRIBUTING.md": "Tabs.\n",
      "docs/style.md": "No tabs.\n",
      "AGENTS.md": "x\n",
    });
    const { files } = await read({ paths: ["./docs/style.md", "CONTRIBUTING.md"] });
    expect(files).toEqual([
      { path: "docs/style.md", text: "No tabs.\n" },
      { path: "CONTRIBUTING.md", text: "Tabs.\n" },
    ]);
    await expect(read({ paths: ["AGENT.md"] })).rejects.toMatchObject({
      code: "settings-invalid",
      message: "agent-exec cannot read `AGENT.md` as instructions: the workspace has no such file.",
    });
  });

  it("come from the base branch in a workflow, never from the checkout", async () => {
    await repository.write({ "AGENTS.md": "A stranger's.\n", "sub/AGENTS.md": "A stranger's too.\n" });
    const asked: string[] = [];
    const readFile = async (path: string) => {
      asked.push(path);
      return path === "AGENTS.md" ? Buffer.from("The owner's.\n") : null;
    };
    expect(await read({ readFile })).toEqual({
      files: [{ path: "AGENTS.md", text: "The owner's.\n" }],
      warnings: [],
    });
    expect(await read({ readFile }, "sub")).toEqual(nothing);
    expect(asked).toEqual(["AGENTS.md", "sub/AGENTS.md"]);
    await expect(read({ readFile, paths: ["b.md"] })).rejects.toThrow("the base branch has no such file");
  });

  it("that cannot be read only cause a warning if nobody named them", async () => {
    const readFile = async () => {
      throw new Error("403 not accessible");
    };
    expect(await read({ readFile })).toEqual({
      files: [],
      warnings: ["`AGENTS.md` was not read as instructions: 403 not accessible"],
    });
    await expect(read({ readFile, paths: ["AGENTS.md"] })).rejects.toThrow("403 not accessible");
  });

  it("are not read through links, and are cut at a limit", async () => {
    await repository.write({ "real.md": `${"x".repeat(65_535)}üüü`, "AGENTS.md": { link: "real.md" } });
    const { files, warnings } = await read();
    expect(files).toEqual([]);
    expect(warnings).toEqual([expect.stringMatching(/^`AGENTS\.md` was not read as instructions: /)]);
    const long = await read({ paths: ["real.md"] });
    expect(long.files[0]!.text).toHaveLength(65_536);
    expect(long.warnings).toEqual([expect.stringMatching(/`real\.md`.* 64 KiB/)]);
  });
});
