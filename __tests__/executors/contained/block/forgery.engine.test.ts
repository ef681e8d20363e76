import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { block, execute } from "../../../../src/conformance/session-calls.js";
import { measure } from "../../../own-process.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { forge, writeIntoOthers } from "../../docker/support/memory.program.js";
import { openUnsealedEngine } from "../../docker/support/rewriting-engine.js";

const never = new AbortController().signal;

describe("a block that can write into the output of what waits, as there is no sealed shell,", () => {
  let session: Session;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const engine = await openUnsealedEngine();
    close = engine.close;
    session = await openDocker({ runId: "forgery", endpoint: engine.endpoint }).start({ signal: never });
  });
  afterAll(async () => {
    await session.stop();
    await close();
  });

  it("puts no word into the next block's output", async () => {
    const forger = await execute(session, block("python", writeIntoOthers(0)));
    expect(forger).toMatchObject({ exitCode: 0, stdout: { text: "outputs 2\n" } });
    const next = await execute(session, block("sh", "echo mine; echo err >&2\n"));
    expect(next.stdout).toEqual({ text: "mine\n", bytes: 5, truncated: false });
    expect(next.stderr).toEqual({ text: "err\n", bytes: 4, truncated: false });
  });

  it("does not fill the client's memory", async () => {
    const module = new URL("../../docker/support/memory.program.ts", import.meta.url);
    const { value, grownMebibytes } = await measure({ module, program: forge }, 256);
    expect(value).toEqual({ exitCode: 0, said: "outputs 2\n", next: "next\n" });
    // Of the 512 MiB that are written; what is collected late on a busy machine is not kept.
    expect(grownMebibytes).toBeLessThan(448);
  }, 160_000);
});
