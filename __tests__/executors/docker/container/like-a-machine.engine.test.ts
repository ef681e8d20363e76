import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { python, shell } from "../../../../src/conformance/session-calls.js";
import type { Session } from "../../../../src/ports/executor.js";
import { openDocker } from "../support/docker-fixture.js";

const { signal } = new AbortController();

describe("what programs expect of any machine", () => {
  let session: Session;
  beforeAll(async () => {
    session = await openDocker({ memoryBytes: 4 * 1024 ** 3 }).start({ signal });
  });
  afterAll(() => session.stop());

  it("has a user's name and a home that can be written", async () => {
    const code = `
import getpass, os
print(getpass.getuser(), os.path.expanduser("~"), os.environ["USER"], os.environ["LOGNAME"])
open(os.path.expanduser("~/.note"), "w").write("x")
`;
    expect(await python(session, code)).toBe("writer /tmp writer writer\n");
  });

  it("has a name that leads to itself", async () => {
    const code = `
import socket
print(socket.gethostbyname(socket.gethostname()), socket.getfqdn() != "")
`;
    expect(await python(session, code)).toBe("127.0.0.1 True\n");
  });

  it.each(["::1", "127.0.0.1", "localhost", "sandbox"])("has servers on %s answer", async (host) => {
    const code = `
import socket
family, _, _, _, address = socket.getaddrinfo(${JSON.stringify(host)}, 0, type=socket.SOCK_STREAM)[0]
server = socket.socket(family)
server.bind(address)
server.listen()
client = socket.create_connection((${JSON.stringify(host)}, server.getsockname()[1]), timeout=5)
server.accept()[0].sendall(b"hello")
print(client.recv(5).decode())
`;
    expect(await python(session, code)).toBe("hello\n");
  });

  it("takes text for UTF-8", async () => {
    expect(await shell(session, "printf é | wc -m; locale charmap")).toBe("1\nUTF-8\n");
  });

  it("has shared memory by the size of its memory, and tells what SIGBUS comes of", async () => {
    const hold = (bytes: string) => `
from multiprocessing import shared_memory
s = shared_memory.SharedMemory(create=True, size=${bytes})
s.buf[:] = bytes(${bytes})
s.close(); s.unlink(); print("fits")
`;
    expect(await python(session, hold("300_000_000"))).toBe("fits\n");
    const refused = await session.execute(
      { language: "python", code: hold("800_000_000"), path: null, sha256: "0" },
      { timeoutMs: 60_000, signal },
    );
    expect(refused).toMatchObject({ exitCode: 135, evidence: expect.stringContaining("/dev/shm") });
  });
});

it("an image's own locale stays", async () => {
  const session = await openDocker({ container: { environment: [{ name: "LANG", value: "C" }] } }).start({
    signal,
  });
  try {
    expect(await shell(session, "echo $LANG")).toBe("C\n");
  } finally {
    await session.stop();
  }
});
