import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { block, collect, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { docker, onlyContainerOf, until } from "../../docker/support/engine-by-hand.js";

const never = new AbortController().signal;

describe("a daemon that kills every process of its user, twenty times a second", () => {
  let session: Session;
  beforeAll(async () => {
    session = await openDocker({ runId: "hostile-leftover" }).start({ signal: never });
  });
  afterAll(async () => {
    await session.stop();
  });

  it("does not keep the files from being read", async () => {
    const code = `
import os, time
open("kept", "w").write("kept")
if os.fork() == 0:
    os.setsid()
    for fd in range(3): os.close(fd)
    time.sleep(0.5)
    open("/tmp/begun", "w").close()
    while True:
        try: os.kill(-1, 9)
        except OSError: pass
        time.sleep(0.05)
`;
    expect(await execute(session, block("python", code))).toMatchObject({ exitCode: 0 });
    const container = await onlyContainerOf("hostile-leftover");
    const look = ["exec", "--user", "0", container, "test", "-e", "/tmp/begun"];
    await until(() =>
      docker(...look).then(
        () => true,
        () => false,
      ),
    );
    expect((await collect(session)).files).toEqual({ kept: "kept" });
  });
});
