import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { dist, runCommand } from "../e2e/command-line.js";
import { settingsOf } from "../../src/settings/schema.js";
import { expectGolden } from "../golden.js";

describe("the help", () => {
  it.each(["agent-exec", "run", "exec", "demo", "doctor", "conformance", "report"])(
    "of %s equals its golden file",
    (name) => {
      const command = name === "agent-exec" ? [] : [name];
      const args = [join(dist, "cli.js"), ...command, "--help"];
      expectGolden(`help/${name}.txt`, execFileSync(process.execPath, args, { encoding: "utf8" }));
    },
  );

  it("of all options equals its golden file and shows each setting of `run`", () => {
    const all = execFileSync(process.execPath, [join(dist, "cli.js"), "run", "--help-all"], {
      encoding: "utf8",
    });
    expectGolden("help/run-all.txt", all);
    for (const [name] of settingsOf("run")) expect(all).toContain(`--${name} `);
  });

  it("of an unknown flag for the key is the variable for the key", async () => {
    const { code, stderr } = await runCommand(["run", "t", "--api-key", "sk-1"]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/next: .*--api-key-env/) });
    expect(stderr).not.toContain("sk-1");
  });

  it.each(["--help", "-h", "report"])(
    "is not shown for an unknown command, even with %s after it",
    async (behind) => {
      const { code, stdout, stderr } = await runCommand(["exce", behind]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toMatch(/unknown command 'exce'[^]*Did you mean exec\?/);
    },
  );
});
