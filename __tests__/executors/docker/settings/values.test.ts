import { describe, expect, it } from "@jest/globals";
import { isAgentExecError } from "../../../../src/errors.js";
import { fromFlags } from "../../../../src/settings/from-flags.js";
import { resolveSettings } from "../../../../src/settings/resolve.js";

function resolve(flags: Record<string, unknown>) {
  return resolveSettings(fromFlags(flags), "run");
}

function problemOf(flags: Record<string, unknown>): string {
  try {
    resolve(flags);
  } catch (error) {
    if (isAgentExecError(error) && error.code === "settings-invalid") return error.message;
    throw error;
  }
  return "";
}

describe("what a person adds to the container", () => {
  it("is read as it is written", () => {
    expect(
      resolve({
        env: ["A=1", "B=x=y z", "EMPTY="],
        "add-host": ["db:10.0.0.1", "six:fd00::1", "me:host-gateway"],
        volume: ["/data:/mnt/data", "cache:/var/cache/x:rw"],
        ulimit: ["nofile=10", "nproc=5:-1"],
        gpus: "device=0,GPU-1",
        cache: ["pip", "cargo", "models-2:/srv/models"],
        setup: ["true"],
        "stop-container": "false",
      }),
    ).toMatchObject({
      env: [
        { name: "A", value: "1" },
        { name: "B", value: "x=y z" },
        { name: "EMPTY", value: "" },
      ],
      "add-host": [
        { name: "db", address: "10.0.0.1" },
        { name: "six", address: "fd00::1" },
        { name: "me", address: "host-gateway" },
      ],
      volume: [
        { source: "/data", target: "/mnt/data", isReadOnly: true },
        { source: "cache", target: "/var/cache/x", isReadOnly: false },
      ],
      ulimit: [
        { name: "nofile", soft: 10, hard: 10 },
        { name: "nproc", soft: 5, hard: -1 },
      ],
      gpus: { count: 0, ids: ["0", "GPU-1"] },
      cache: [
        { name: "pip", variable: "PIP_CACHE_DIR" },
        { name: "cargo", variable: "CARGO_HOME", target: "/cache/cargo" },
        { name: "models-2", target: "/srv/models" },
      ],
      "stop-container": false,
      "auto-remove": true,
    });
  });

  it.each([
    ["env", "HOME", "NAME=value"],
    ["env", "a-b=1", "not a valid variable name"],
    ["add-host", "db", "NAME:ADDRESS"],
    ["add-host", "-x:10.0.0.1", "not a valid host name"],
    ["add-host", "db:10.0.0", "not an address"],
    ["workspace-path", "testbed", "must be a path such as /testbed"],
    ["workspace-path", "/a/../etc", "each part begins"],
    ["workspace-path", "/a b", "each part begins"],
    ["workspace-path", "/usr/src", "is reserved for the image's programs and the sandbox"],
    ["workspace-path", "/tmp", "is reserved for the image's programs and the sandbox"],
    ["cache", "models", "none of pip, npm, cargo, and does not have the form NAME:PATH"],
    ["cache", "pip:/models", '"pip" needs a path'],
    ["cache", "constructor", "and does not have the form NAME:PATH"],
    ["cache", ":/models", 'the name "" must be'],
    ["cache", "../x:/models", "must be up to 31 lower-case letters"],
    ["cache", "A:/models", "must be up to 31 lower-case letters"],
    ["cache", "a$b:/models", "must be up to 31 lower-case letters"],
    ["cache", `${"a".repeat(32)}:/models`, "must be up to 31 lower-case letters"],
    ["cache", "a:models", "each part begins"],
    ["cache", "a:/", "each part begins"],
    ["cache", "a:", "each part begins"],
    ["cache", "a:/models/../etc", "each part begins"],
    ["cache", "a:/models:rw", "each part begins"],
    ["cache", "a:/usr", "is reserved for the image's programs and the sandbox"],
    ["cache", "a:/etc/x", "is reserved for the image's programs and the sandbox"],
    ["cache", "a:/tmp/pip", "is reserved for the image's programs and the sandbox"],
    ["cache", "a:/run/agent-exec-cache", "is reserved for the image's programs and the sandbox"],
    [
      "volume",
      "agent-exec-cache-0123456789abcdef-pip:/data:rw",
      "is a cache, and only setups can write to caches",
    ],
    ["volume", "/data", "SOURCE:TARGET"],
    ["volume", "/data:/mnt:rx", "the mode after TARGET must be `ro` or `rw`, not"],
    ["volume", "./data:/mnt", "absolute"],
    ["volume", "/data:mnt", "absolute"],
    ["volume", "/data:/workspace", "is used by the sandbox"],
    ["volume", "/data:/workspace/sub", "is used by the sandbox"],
    ["volume", "/run/user/1000:/data", "would give the code control of the machine"],
    ["volume", "/var/lib/docker/:/data", "would give the code control of the machine"],
    ["volume", "/data:/run/agent-exec", "is used by the sandbox"],
    ["volume", "/data:/mnt/../proc/", "is used by the sandbox"],
    ["volume", "/:/host", "would give the code control of the machine"],
    ["volume", "/var/run/:/host", "would give the code control of the machine"],
    ["volume", "/tmp/../run/x/docker.sock:/mnt/s", "would give the code control of the machine"],
    ["volume", "/proc/1/root:/host", "would give the code control of the machine"],
    ["ulimit", "nofile", "NAME=SOFT"],
    ["ulimit", "files=3", "is not one of"],
    ["ulimit", "nofile=10:5", "the soft limit 10 is above the hard one, 5"],
    ["ulimit", "nofile=-1:5", "the soft limit -1 is above the hard one, 5"],
    ["env", "1A=b", '--env: "1A" is not a valid variable name (in "1A=b")'],
    ["ulimit", "nofile", 'must have the form NAME=SOFT or NAME=SOFT:HARD, not "nofile"'],
    ["allow-host", "a b", '--allow-host: "a b" is not a host; write HOST, HOST:PORT or *.HOST'],
    ["gpus", "some", "must be all"],
    ["gpus", "0", "must be all"],
    ["runtime", "a b", "name of a runtime"],
    ["container-name", "-x", "letters, digits"],
    ["stop-container", "no", "must be true or false"],
  ])("is refused where --%s %s cannot be what was meant", (name, word, words) => {
    expect(
      problemOf({
        [name]:
          name === "gpus" || !["env", "add-host", "allow-host", "volume", "ulimit", "cache"].includes(name)
            ? word
            : [word],
      }),
    ).toContain(words);
  });

  it("is refused beside an executor without a container, by name", () => {
    expect(problemOf({ executor: "local", env: ["A=1"], runtime: "runsc" })).toBe(
      "--runtime: has no effect with --executor local, which runs code directly on this machine\n--env: has no effect with --executor local, which runs code directly on this machine",
    );
  });
});
