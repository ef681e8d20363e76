import { describe, expect, it } from "@jest/globals";
import { parseAddress } from "../../../../src/executors/docker/client/engine-address.js";
import { sshWords } from "../../../../src/executors/docker/client/ssh-agent.js";

const tcp = { kind: "tcp", isSecure: false } as const;
const ssh = { kind: "ssh", user: null, port: null, socketPath: null } as const;

describe("the engine's address", () => {
  it.each([
    ["/run/x.sock", { kind: "socket", path: "/run/x.sock" }],
    ["unix:///run/x.sock", { kind: "socket", path: "/run/x.sock" }],
    ["unix://", { kind: "socket", path: "/var/run/docker.sock" }],
    ["tcp://10.0.0.7:2375", { ...tcp, host: "10.0.0.7", port: 2375 }],
    ["10.0.0.7:1234/", { ...tcp, host: "10.0.0.7", port: 1234 }],
    ["engine", { ...tcp, host: "engine", port: null }],
    ["http://engine:80", { ...tcp, host: "engine", port: 80 }],
    ["https://engine:443", { ...tcp, host: "engine", port: 443, isSecure: true }],
    ["tcp://engine:2376", { ...tcp, host: "engine", port: 2376, isSecure: true }],
    ["tcp://[::1]:2375", { ...tcp, host: "::1", port: 2375 }],
    ["ssh://build.example", { ...ssh, host: "build.example" }],
    ["ssh://me@build.example:2222", { ...ssh, host: "build.example", user: "me", port: 2222 }],
    ["ssh://[fe80::1]/run/my%20x.sock", { ...ssh, host: "fe80::1", socketPath: "/run/my x.sock" }],
  ])("%s is understood", (address, parsed) => {
    expect(parseAddress(address, null)).toEqual(parsed);
  });

  it.each([
    "npipe:////./pipe/docker_engine",
    "fd://",
    "tcp://",
    "tcp://engine:99999",
    "tcp://engine:2375/prefix",
    "tcp://engine?x=1",
    "ssh://",
    "ssh://-oProxyCommand=id/",
    "ssh://%2doProxyCommand=id/",
    "ssh://-l@host",
    "ssh://a%20b@host",
    "ssh://host/run/%0ax.sock",
    "ssh://host/%",
    "a b",
  ])("%s is refused, with the kinds that are taken", (address) => {
    expect(() => parseAddress(address, "DOCKER_HOST")).toThrow(
      expect.objectContaining({
        code: "settings-invalid",
        message: expect.stringMatching(
          /^The engine's address ".*" \(from DOCKER_HOST\) is not supported\.$/s,
        ),
        nextStep: expect.stringContaining("ssh://user@host"),
      }),
    );
  });

  it.each(["tcp://me:secret@engine:2375", "ssh://me:secret@engine", "me:secret@engine:1/x"])(
    "with a password in it is refused, and the password is not shown",
    (address) => {
      expect(() => parseAddress(address, null)).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining("secret") }),
      );
    },
  );
});

describe("what ssh is told", () => {
  const words = (address: string): readonly string[] => {
    const parsed = parseAddress(address, null);
    if (parsed.kind !== "ssh") throw new Error(address);
    return sshWords(parsed);
  };

  it("is what Docker's own command tells it", () => {
    expect(words("ssh://me@build.example:2222")).toEqual(
      "-o ConnectTimeout=30 -T -l me -p 2222 -- build.example docker system dial-stdio".split(" "),
    );
    expect(words("ssh://build.example")).toEqual(
      "-o ConnectTimeout=30 -T -- build.example docker system dial-stdio".split(" "),
    );
  });

  it("quotes the socket's path for the shell on the other machine", () => {
    expect(words("ssh://host/run/user/1000/docker.sock").slice(4).join(" ")).toBe(
      "host docker --host=unix:///run/user/1000/docker.sock system dial-stdio",
    );
    expect(words("ssh://host/run/$(id)';x.sock")[6]).toBe("'--host=unix:///run/$(id)'\\'';x.sock'");
  });
});
