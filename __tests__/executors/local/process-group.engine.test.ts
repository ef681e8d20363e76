import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { ProcessGroup } from "../../../src/executors/local/process-group.js";
import { whyNoNamespaces } from "../contained/namespace-place.js";

const hooks = fileURLToPath(new URL("../../../scripts/typescript.mjs", import.meta.url));
const program = fileURLToPath(new URL("process-group.program.ts", import.meta.url));

const why = whyNoNamespaces();

(why === null ? describe : describe.skip)(`a group that is over${why === null ? "" : `: ${why}`}`, () => {
  it("is sent nothing, whoever has its number by now", () => {
    const words = [
      "--mount",
      "--pid",
      "--fork",
      "--mount-proc",
      process.execPath,
      "--import",
      hooks,
      program,
    ];
    expect(execFileSync("unshare", words, { encoding: "utf8", timeout: 60_000 })).toBe("alive\n");
  });
});

it("a group whose first process is over is still sent what the others are to get", async () => {
  const environment = { PATH: process.env["PATH"] ?? "" };
  const words = ["-c", "sleep 60 &"];
  const group = new ProcessGroup({ command: "sh", arguments: words, folder: "/", environment });
  // It is read to its end, which the other holds.
  group.listen(() => undefined);
  await group.ended;
  group.signal("SIGKILL");
  await group.closed;
});
