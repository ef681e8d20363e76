import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, it } from "@jest/globals";
import { dist } from "../e2e/command-line.js";
import { expectGolden } from "../golden.js";

describe("the help", () => {
  it.each(["agent-exec", "run", "exec", "demo", "doctor", "report"])(
    "of %s reads as its golden file",
    (name) => {
      const command = name === "agent-exec" ? [] : [name];
      const args = [join(dist, "cli.js"), ...command, "--help"];
      expectGolden(`help/${name}.txt`, execFileSync(process.execPath, args, { encoding: "utf8" }));
    },
  );
});
