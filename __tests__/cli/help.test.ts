import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, it } from "@jest/globals";
import { dist } from "../e2e/command-line.js";
import { expectGolden } from "../golden.js";

describe("the help", () => {
  it.each([[], ["run"], ["exec"], ["demo"], ["report"]])(
    "of `agent-exec %s` reads as its golden file",
    (...command) => {
      const text = execFileSync(process.execPath, [join(dist, "cli.js"), ...command, "--help"], {
        encoding: "utf8",
      });
      expectGolden(`help/${name}.txt`, text);
    },
  );
});
