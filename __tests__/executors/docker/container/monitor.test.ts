import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { blockUser, createSpec } from "../../../../src/executors/docker/container/container-spec.js";
import { DockerContainer } from "../../../../src/executors/docker/container/container.js";
import { Monitor } from "../../../../src/executors/docker/container/monitor.js";
import { chooseSizes } from "../../../../src/executors/docker/docker-settings.js";
import { connectEngine } from "../../../../src/executors/docker/engine/engine-connection.js";
import { testSettings } from "../docker-fixture.js";

const never = new AbortController().signal;

/** A process that lives on under a new number again and again, as fast as it can. */
const hop = `
import os
print("hopping", flush=True)
fork, leave = os.fork, os._exit
if fork(): leave(0)
os.setsid()
while True:
    if fork(): leave(0)
`;

describe("the monitor", () => {
  let container: DockerContainer;
  beforeAll(async () => {
    const { docker } = await connectEngine({ signal: never });
    const spec = createSpec({
      settings: testSettings,
      sizes: chooseSizes(testSettings),
      imageId: testSettings.image,
      imageVolumes: [],
      name: `agent-exec-monitor-${process.pid}`,
    });
    container = await DockerContainer.open({ docker, spec, signal: never });
  });
  afterAll(async () => {
    await container.remove();
  });

  it("never takes a process for gone that lives on under another number", async () => {
    const { monitor } = await Monitor.open(container);
    expect(await monitor.isAnyBlockLeft(2000)).toBe(false);
    const hopper = await container.exec({ command: ["python3", "-c", hop], user: blockUser });
    await new Promise<void>((resolve) => hopper.listen(() => resolve()));
    const answers = [];
    for (let asked = 0; asked < 300; asked += 1) answers.push(await monitor.isAnyBlockLeft(2000));
    expect(answers.filter((isLeft) => isLeft !== true)).toEqual([]);
  });
});
