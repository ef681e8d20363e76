import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { python, shell } from "../../../../src/conformance/session-calls.js";
import type { Session } from "../../../../src/ports/executor.js";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { sweepImages } from "../../../../src/executors/docker/leftovers/images.js";
import type { DockerSettings } from "../../../../src/executors/docker/settings/docker-settings.js";
import { sample } from "../../../chance.js";
import { openEngineRelay } from "../client/engine-relay.js";
import { anyFaults } from "../faults/engine-faults.js";
import { openFaultyEngine } from "../faults/faulty-engine.js";
import { buildOnBase, removeImage } from "../support/bare-image.js";
import { openDocker } from "../support/docker-fixture.js";
import { engineVariable } from "../support/engine-socket.js";
import { docker, leftOf } from "../support/engine-by-hand.js";

const { signal } = new AbortController();
const runId = `user-image-${process.pid}`;

type Use = (session: Session) => Promise<void>;

async function withSession(settings: Partial<DockerSettings>, use: Use): Promise<void> {
  const session = await openDocker({ runId, ...settings }).start({ signal });
  try {
    await use(session);
  } finally {
    await session.stop();
  }
}

/** An image of these instructions on the base image, which has nobody of the number 1000, while `use` takes. */
async function withImage(instructions: string, use: (image: string) => Promise<void>): Promise<void> {
  const image = await buildOnBase(`agent-exec-test-users:${process.pid}`, instructions);
  try {
    await use(image);
    expect(await leftOf(runId)).toEqual([]);
  } finally {
    await removeImage(image);
    await sweep();
  }
}

/** As a run does in passing, whatever their age. */
async function sweep(): Promise<void> {
  const { docker: client } = await connectEngine({ variable: engineVariable, signal });
  await sweepImages(client, signal, 0);
}

/** Images with the code's users that were made of this one. */
async function madeOf(id: string): Promise<readonly string[]> {
  const ids = await docker("images", "--quiet", "--no-trunc", "--filter", `label=agent-exec.users-of=${id}`);
  return ids === "" ? [] : ids.split("\n");
}

const idOf = (image: string) => docker("image", "inspect", "--format", "{{.Id}}", image);

describe.each(["blocks", "verification"] as const)("the user of %s", (purpose) => {
  let session: Session;
  beforeAll(async () => {
    session = await openDocker({ runId }).start({ signal, purpose });
  });
  afterAll(() => session.stop());

  it("has a name for whoami, id and getent", async () => {
    const asked =
      "whoami; id -un; id -gn; groups; getent passwd 1000; getent group 1000; getent passwd writer";
    const entry = "writer:x:1000:1000::/tmp:/bin/sh";
    expect(await shell(session, asked)).toBe(`${"writer\n".repeat(4)}${entry}\nwriter:x:1000:\n${entry}\n`);
  });

  it("has a name for Python, and for Node", async () => {
    const code = `
import getpass, grp, os, pathlib, pwd
user = pwd.getpwuid(os.getuid())
open("mine", "w").close()
print(user.pw_name, user.pw_dir, getpass.getuser(), pathlib.Path("mine").owner(), grp.getgrgid(os.getgid()).gr_name)
`;
    expect(await python(session, code)).toBe("writer /tmp writer writer writer\n");
    const told = "const u = require('os').userInfo(); console.log(u.username, u.uid, u.homedir)";
    expect(await shell(session, `node -e "${told}"`)).toBe("writer 1000 /tmp\n");
  });

  it("cannot change the lists", async () => {
    const tried = "stat -c '%u %a' /etc/passwd /etc/group; echo x 2>/dev/null >>/etc/passwd || echo refused";
    expect(await shell(session, tried)).toBe("0 644\n0 644\nrefused\n");
  });
});

it("an image's own user of that number stays as it is, in a list without a last line end too", async () => {
  const line = "someone:x:1000:1000:A person:/home/someone:/bin/bash";
  await withImage(`RUN printf '${line}' >>/etc/passwd`, async (image) => {
    await withSession({ image }, async (session) => {
      expect(await shell(session, "whoami; grep :1000: /etc/passwd")).toBe(`someone\n${line}\n`);
    });
  });
});

it.each([
  ["no lists at all", "RUN rm /etc/passwd /etc/group", "writer:x:1000:1000::/tmp:/bin/sh\n"],
  ["a list that is a link", "RUN mv /etc/passwd /usr/users && ln -s /usr/users /etc/passwd", "none\n"],
  ["a list longer than is read", "RUN seq 2000 99999 | sed 's,.*,u&:x:&:1::/:,' >>/etc/passwd", "none\n"],
])("an image that has %s runs code", async (_what, instructions, entry) => {
  await withImage(instructions, async (image) => {
    await withSession({ image }, async (session) => {
      expect(await shell(session, "getent passwd 1000 || echo none")).toBe(entry);
    });
  });
});

it("code of a judge's that runs apart has a name as well", async () => {
  await withSession({}, async () => {
    const [made = ""] = await madeOf(await idOf("agent-exec-base:bookworm"));
    expect(
      await docker("run", "--rm", "--network=none", "--user=65530:65530", "--entrypoint=id", made, "-un"),
    ).toBe("writer");
  });
});

it("an image is made once for sessions that start together, and goes once its image went", async () => {
  await withImage("LABEL some=one", async (image) => {
    const id = await idOf(image);
    const executor = openDocker({ image, runId });
    const sessions = await Promise.all([1, 2, 3].map(() => executor.start({ signal })));
    await Promise.all(sessions.map((session) => session.stop()));
    expect(await madeOf(id)).toHaveLength(1);
    await withSession({ image }, async (session) => {
      expect(session.facts).toMatchObject({ image, digest: id });
    });
    expect(await madeOf(id)).toHaveLength(1);
    await sweep();
    expect(await madeOf(id)).toHaveLength(1);
    await removeImage(image);
    await sweep();
    expect(await madeOf(id)).toHaveLength(0);
    await docker("tag", id, image);
  });
});

it("the labels of an image ask for links and for a copy of a folder that everyone can read", async () => {
  const long = "n".repeat(120);
  const made = [
    "mkdir -p /tests/old /app/empty /app/bin /app/secret",
    `echo one >/app/one && ln /app/one /app/same && ln -s one /app/link && echo long >/app/${long}`,
    "echo 'echo ran' >/app/bin/run && chmod 700 /app/bin/run && touch -d 2020-01-02 /app/one",
    "echo hidden >/app/secret/key && chmod 600 /app/secret/key && chmod 700 /app/secret",
    "ln -s /app /way",
  ].join(" && ");
  const label = (copies: string) =>
    `LABEL agent-exec.links="/tests=/tmp/tests" agent-exec.copies="${copies}"`;
  await withImage(`RUN ${made}\n${label("/way=/given /missing=/none")}\nUSER nobody`, async (image) => {
    await withSession({ image }, async (session) => {
      const asked = `cd /given; ls | cut -c1-9; cat one same link nn* secret/key; bin/run; readlink link /tests
        [ one -ef same ] && date -r one +%Y; ls -A empty /none; touch x 2>/dev/null || echo refused`;
      expect(await shell(session, asked)).toBe(
        `bin\nempty\nlink\nnnnnnnnnn\none\nsame\nsecret\none\none\none\nlong\nhidden\nran\none\n/tmp/tests\n2020\n/none:\n\nempty:\nrefused\n`,
      );
    });
  });
});

/** An engine that refuses to make an image of a container. */
const openRefusingEngine = () =>
  openEngineRelay({
    toEngine: (text) =>
      /^POST \S{0,9}\/commit/.test(text)
        ? {
            answer:
              'HTTP/1.1 403 Forbidden\r\ncontent-type: application/json\r\ncontent-length: 25\r\n\r\n{"message":"not allowed"}',
          }
        : text,
  });

it("an engine that makes no image of a container runs the code all the same, and says why it has no name", async () => {
  await withImage("LABEL some=third", async (image) => {
    const engine = await openRefusingEngine();
    const told: string[] = [];
    const executor = openDocker({ image, runId, endpoint: engine.endpoint });
    const session = await executor.start({ signal, onProgress: (text) => void told.push(text) });
    try {
      expect(await shell(session, "id -u")).toBe("1000\n");
      expect(told).toEqual([
        "agent-exec could not add the code's user to the image's /etc/passwd: not allowed",
      ]);
    } finally {
      await session.stop();
      await engine.close();
    }
  });
});

it("an engine that makes no image of a container runs no code without the links that the image's labels ask for", async () => {
  await withImage('LABEL agent-exec.links="/tests=/tmp/tests"', async (image) => {
    const engine = await openRefusingEngine();
    try {
      const starting = openDocker({ image, runId, endpoint: engine.endpoint }).start({ signal });
      await expect(starting).rejects.toMatchObject({
        code: "engine-unavailable",
        message: expect.stringContaining("not allowed"),
      });
    } finally {
      await engine.close();
    }
  });
});

const faults = ["archive 1", "archive 3", "commit 1", "inspect image 3"].flatMap((call) =>
  Object.keys(anyFaults).map((fault) => ({ call, fault })),
);

it.each(sample(faults, 4))(
  "where an engine at $call $fault, the code runs or the engine is blamed, and nothing is left",
  async ({ call, fault }) => {
    await withImage(`LABEL some="${call} ${fault}"`, async (image) => {
      const engine = await openFaultyEngine();
      engine.breakCall(call, anyFaults[fault]!);
      try {
        const executor = openDocker({ image, runId, endpoint: engine.endpoint, maxEngineWaitMs: 2000 });
        const session = await executor.start({ signal }).catch((error: unknown) => {
          expect(error).toMatchObject({
            code: "engine-unavailable",
            nextStep: expect.stringMatching(/\w/),
          });
          return null;
        });
        if (session === null) return;
        const said = await shell(session, "id -u");
        await session.stop();
        expect(said).toBe("1000\n");
      } finally {
        await engine.close();
      }
    });
  },
  60_000,
);
