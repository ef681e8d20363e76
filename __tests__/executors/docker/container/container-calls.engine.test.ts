import { afterEach, describe, expect, it } from "@jest/globals";
import { removeContainer } from "../../../../src/executors/docker/container/container-calls.js";
import { EngineCalls } from "../../../../src/executors/docker/client/engine-call.js";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { testSettings } from "../support/docker-fixture.js";
import { docker } from "../support/engine-by-hand.js";
import { openFaultyEngine } from "../faults/faulty-engine.js";

const refusal = "HTTP/1.1 500 Internal Server Error\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}";

describe("the removal of a container", () => {
  let id = "";
  afterEach(async () => void (await docker("rm", "-f", id).catch(() => undefined)));

  it("is tried again where the engine refuses it once, as while somebody else starts the container", async () => {
    id = await docker("run", "-d", "--network", "none", testSettings.image, "sleep", "60");
    const engine = await openFaultyEngine();
    try {
      engine.breakCall("remove 1", ({ client }) => client.end(refusal));
      const connection = await connectEngine({
        endpoint: engine.endpoint,
        signal: new AbortController().signal,
      });
      const container = connection.docker.getContainer(id);
      expect(await removeContainer(container, new EngineCalls())).toBe("ended");
      expect(engine.calls.filter((name) => name.startsWith("remove"))).toHaveLength(2);
      expect(await docker("ps", "-aq", "--no-trunc")).not.toContain(id);
    } finally {
      await engine.close();
    }
  });
});
