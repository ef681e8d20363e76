import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { inFull } from "../chance.js";
import { fenced, image, readJson, runCommand, scriptFile } from "./command-line.js";
import { leftOf } from "./support/containers.js";

const turns = [
  { reply: fenced("raise SystemExit(3)") },
  { decision: { retry: true, reason: "I will print instead." } },
  { reply: fenced("print(6)") },
];

const runs = inFull ? 16 : 8;

describe(`${runs} runs, 8 at once`, () => {
  let temporary: string;
  beforeAll(async () => {
    temporary = await mkdtemp(join(tmpdir(), "agent-exec-load-"));
  });
  afterAll(() => rm(temporary, { recursive: true, force: true }));

  it("all pass, and leave neither a container nor a file outside of their folders", async () => {
    const script = await scriptFile(turns);
    let left = runs;
    const worker = async (): Promise<string[]> => {
      const runIds: string[] = [];
      while (left > 0) {
        left -= 1;
        const words = [
          "run",
          "Say six",
          "--script",
          script,
          "--image",
          image,
          "--pull",
          "never",
          "--out",
          "out",
        ];
        const { code, stderr, cwd } = await runCommand(words, { env: { TMPDIR: temporary } });
        expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining("rror") });
        const result = await readJson(join(cwd, "out", "result.json"));
        expect(result).toMatchObject({ outcome: "passed", attempts: 2 });
        runIds.push(result["runId"] as string);
      }
      return runIds;
    };
    const runIds = (await Promise.all(Array.from({ length: 8 }, worker))).flat();
    expect(new Set(runIds).size).toBe(runs);
    expect((await Promise.all(runIds.map(leftOf))).flat()).toEqual([]);
    expect(await readdir(temporary)).toEqual([]);
  }, 180_000);
});
