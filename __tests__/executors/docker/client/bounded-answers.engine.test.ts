import { afterEach, describe, expect, it } from "@jest/globals";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { measure } from "../../../own-process.js";
import { openDocker } from "../support/docker-fixture.js";
import { anyFaults } from "../faults/engine-faults.js";
import { type FaultyEngine, openFaultyEngine } from "../faults/faulty-engine.js";
import { askEndless } from "../support/memory.program.js";

const never = new AbortController().signal;

describe("an engine's answer", () => {
  let engine: FaultyEngine | undefined;
  afterEach(async () => {
    await engine?.close();
  });

  it("without an end is refused at 16 MiB, with this process's memory flat", async () => {
    const module = new URL("../support/memory.program.ts", import.meta.url);
    const { value, grownMebibytes } = await measure({ module, program: askEndless }, null);
    expect(value).toMatchObject({
      code: "engine-unavailable",
      message: expect.stringContaining("its answer has more than 16777216 bytes"),
    });
    expect(value.tookMs).toBeLessThan(20_000);
    expect(grownMebibytes).toBeLessThan(150);
  }, 60_000);

  it("that is cut in the middle is noticed at once", async () => {
    engine = await openFaultyEngine();
    engine.breakCall("inspect image", anyFaults["closes in the middle of the answer's body"]!);
    const startedAt = Date.now();
    await expect(openDocker({ endpoint: engine.endpoint }).start({ signal: never })).rejects.toMatchObject({
      code: "engine-unavailable",
      message: expect.stringContaining("its answer was cut off"),
    });
    expect(Date.now() - startedAt).toBeLessThan(20_000);
  });

  it("to one call never passes as the answer to the next", async () => {
    engine = await openFaultyEngine();
    engine.breakCall("inspect image", anyFaults["answers twice"]!);
    const { docker } = await connectEngine({ endpoint: engine.endpoint, signal: never });
    const answers = [];
    for (let asked = 0; asked < 5; asked += 1) {
      answers.push(
        await docker
          .getImage("agent-exec-base:bookworm")
          .inspect()
          .then(({ Id }) => Id, String),
      );
      answers.push(await docker.ping().then(String, String));
    }
    const images = answers.filter((_answer, at) => at % 2 === 0);
    const pings = answers.filter((_answer, at) => at % 2 === 1);
    expect(images.filter((answer) => !/^sha256:|^Error/.test(answer))).toEqual([]);
    expect(pings.filter((answer) => !/^OK$|^Error/.test(answer))).toEqual([]);
  });
});
