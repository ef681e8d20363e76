import { afterEach, describe, expect, it } from "@jest/globals";
import { chooseApiVersion } from "../../../../src/executors/docker/client/api-version.js";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { findImage } from "../../../../src/executors/docker/image/find-image.js";
import { block, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker, testSettings } from "../support/docker-fixture.js";
import { type EngineRelay, openEngineRelay } from "./engine-relay.js";

const signal = new AbortController().signal;
const place = "unix:///x.sock";

describe("the version of the API", () => {
  const relays: EngineRelay[] = [];
  afterEach(async () => {
    for (const relay of relays.splice(0)) await relay.close();
  });

  /** The real engine, which says that it speaks other versions than it does, and takes no others. */
  const openEngineOf = async (versions: {
    readonly oldest?: number;
    readonly newest: number;
  }): Promise<EngineRelay> => {
    const { oldest = 12, newest } = versions;
    const relay = await openEngineRelay({
      toClient: (text) => text.replace(/^Api-Version: 1\.\d+/im, `Api-Version: 1.${newest}`),
      toEngine: (text) => {
        const asked = Number(/^\w+ \/v1\.(\d+)\//.exec(text)?.[1] ?? newest);
        if (asked < oldest)
          return {
            answer: refusal(
              `client version 1.${asked} is too old. Minimum supported API version is 1.${oldest}, please upgrade your client to a newer version`,
            ),
          };
        if (asked > newest)
          return {
            answer: refusal(
              `client version 1.${asked} is too new. Maximum supported API version is 1.${newest}`,
            ),
          };
        return text.replace(/^(\w+) \/v1\.\d+\//, "$1 /v1.41/");
      },
    });
    relays.push(relay);
    return relay;
  };

  it.each([
    ["1.41", "1.41"],
    ["1.44", "1.44"],
    ["1.51", "1.51"],
    ["1.52", "1.51"],
    ["1.999", "1.51"],
  ])("of an engine that speaks %s is %s", (offered, spoken) => {
    expect(chooseApiVersion({ offered, place })).toBe(spoken);
  });

  it.each(["1.12", "1.40"])("of an engine that speaks %s is too old", (offered) => {
    expect(() => chooseApiVersion({ offered, place })).toThrow(
      expect.objectContaining({
        code: "engine-unavailable",
        message: `The container engine at ${place} is too old. The engine speaks version ${offered} of Docker's API, but agent-exec needs version 1.41 or newer.`,
        nextStep: expect.stringContaining("Docker 20.10 or newer"),
        isRetryable: false,
      }),
    );
  });

  it.each([undefined, "", "2.0", "1.x", "1.41/../..", "-1.41"])("%j is no engine's", (offered) => {
    expect(() => chooseApiVersion({ offered, place })).toThrow(
      expect.objectContaining({
        code: "engine-unavailable",
        message: expect.stringContaining("is not a container engine"),
      }),
    );
  });

  it("can be named with DOCKER_API_VERSION, within what is known to work", () => {
    expect(chooseApiVersion({ offered: "1.51", wanted: "1.44", place })).toBe("1.44");
    for (const wanted of ["1.40", "latest", "1.52/../x"]) {
      expect(() => chooseApiVersion({ offered: "1.51", wanted, place })).toThrow(
        expect.objectContaining({
          code: "settings-invalid",
          message: expect.stringContaining("DOCKER_API_VERSION"),
        }),
      );
    }
  });

  it("is named in every call but the first, and blocks run on an engine that takes 1.44 to 1.52 only", async () => {
    const relay = await openEngineOf({ oldest: 44, newest: 52 });
    const session = await openDocker({ endpoint: relay.endpoint }).start({ signal });
    try {
      expect(await execute(session, block("sh", "echo hello\n"))).toMatchObject({
        exitCode: 0,
        stdout: { text: "hello\n" },
      });
    } finally {
      await session.stop();
    }
    const asked = [...relay.said.matchAll(/^(?:GET|POST|PUT|DELETE|HEAD) (\S+) HTTP/gm)].map(
      ([, path]) => path!,
    );
    expect(asked[0]).toBe("/_ping");
    expect(asked.length).toBeGreaterThan(5);
    for (const path of asked.slice(1)) expect(path).toMatch(/^\/v1\.51\//);
  });

  it("of an engine that is too old is told before anything else is asked", async () => {
    const relay = await openEngineOf({ newest: 40 });
    await expect(openDocker({ endpoint: relay.endpoint }).start({ signal })).rejects.toMatchObject({
      code: "engine-unavailable",
      message: expect.stringContaining("is too old. The engine speaks version 1.40"),
    });
    expect(relay.said.match(/ HTTP\/1\.1/g)).toHaveLength(1);
  });

  it("that an engine takes no more, or not yet, is explained", async () => {
    const findOn = async (endpoint: string, wanted?: string): Promise<unknown> => {
      const variable = (name: string) => (name === "DOCKER_API_VERSION" ? wanted : undefined);
      const connection = await connectEngine({ endpoint, variable, signal });
      return findImage({ connection, settings: testSettings, signal });
    };
    const newer = await openEngineOf({ oldest: 60, newest: 70 });
    await expect(findOn(newer.endpoint)).rejects.toMatchObject({
      code: "engine-unavailable",
      message: expect.stringContaining(
        "client version 1.51 is too old. Minimum supported API version is 1.60",
      ),
      nextStep: expect.stringContaining("update agent-exec"),
    });
    const older = await openEngineOf({ newest: 41 });
    await expect(findOn(older.endpoint, "1.50")).rejects.toMatchObject({
      code: "engine-unavailable",
      message: expect.stringContaining("client version 1.50 is too new"),
      nextStep: expect.stringContaining("Unset DOCKER_API_VERSION"),
    });
  });
});

function refusal(message: string): string {
  const body = JSON.stringify({ message });
  return `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}
