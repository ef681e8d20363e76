import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { claimsOn, isAtWork, leave, sign, takeOver } from "../../src/run-folder/at-work.js";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "agent-exec-at-work-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** As if the process that is at work here had died. */
async function die(number: number): Promise<void> {
  const { name } = (await claimsOn(root)).at(-1)!;
  await writeFile(join(root, name), `host/boot/pid:[1]/${number}/1`);
}

describe("a run", () => {
  it("belongs to one process only, whether earlier ones left it or died", async () => {
    let holders = 0;
    let turns = 0;
    const goOn = async () => {
      for (let round = 0; round < 60; round += 1) {
        await sleep(Math.random() * 3);
        const isMine = await takeOver(root).then(
          () => true,
          () => false,
        );
        if (!isMine) continue;
        holders += 1;
        turns += 1;
        await sleep(Math.random());
        expect(holders).toBe(1);
        holders -= 1;
        await (turns % 3 === 0 ? leave(root) : die(turns));
      }
    };
    await Promise.all(Array.from({ length: 8 }, goOn));
    expect(turns).toBeGreaterThan(20);
    expect(await isAtWork(root)).toBe(turns % 3 !== 0);
    await leave(root);
    expect(await readdir(root)).toEqual([]);
  });

  it("can be left even if somebody has removed its folder", async () => {
    await sign(root);
    await rm(root, { recursive: true });
    await expect(leave(root)).resolves.toBeUndefined();
  });

  it("cannot be taken over from a living process, and the error says what to do", async () => {
    await sign(root);
    await expect(takeOver(root)).rejects.toMatchObject({
      code: "settings-invalid",
      nextStep: "Wait until that process ends, or stop it. Then try again.",
    });
    expect(await isAtWork(root)).toBe(true);
  });
});
