import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";
import { testSettings } from "../executors/docker/docker-fixture.js";

describe("the page about the library", () => {
  it("has an example that runs as it stands, but for the image, and prints what it says", () => {
    const page = readFileSync(join(projectDir, "docs/library.md"), "utf8");
    const [, example = ""] = /^```js\n(.+?)^```$/ms.exec(page) ?? [];
    const [, words = ""] = /^It prints `(.+)`\.$/m.exec(page) ?? [];
    // In the package's own folder its name leads to what is built of it.
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module"], {
      cwd: projectDir,
      encoding: "utf8",
      env: { ...process.env, NODE_OPTIONS: "" },
      input: example.replace("python:3-slim", testSettings.image),
    });
    expect({ stdout, stderr }).toEqual({ stdout: `${words}\n`, stderr: "" });
  });
});
