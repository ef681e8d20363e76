import { describe, expect, it } from "@jest/globals";
import { isAgentExecError } from "../../src/errors.js";
import { fromFlags } from "../../src/settings/from-flags.js";
import { fromInputs } from "../../src/settings/from-inputs.js";
import type { RawSetting } from "../../src/rows/origin.js";
import { resolveSettings } from "../../src/settings/resolve.js";
import { settingsOf } from "../../src/settings/schema.js";
import type { Face } from "../../src/rows/setting.js";

function problemsOf(flags: Record<string, unknown>, face: Face = "exec"): string {
  return refusal(fromFlags(flags), face);
}

function problemsOfInputs(inputs: Record<string, string>): string {
  const raw = Object.entries(inputs).map(([name, value]) => [name.toUpperCase(), value] as const);
  return refusal(fromInputs(new Map(raw)), "action");
}

function refusal(raw: readonly RawSetting[], face: Face): string {
  try {
    resolveSettings(raw, face);
  } catch (error) {
    if (isAgentExecError(error) && error.code === "settings-invalid") return error.message;
    throw error;
  }
  return "";
}

describe("an executor that isolates nothing", () => {
  it.each(["local", "local-jupyter"])(
    "is taken of a workflow that allows it, and of no other: %s",
    (executor) => {
      expect(problemsOfInputs({ executor, "allow-local": "true" })).toBe("");
      for (const inputs of [{ executor }, { executor, "allow-local": "false" }])
        expect(problemsOfInputs(inputs)).toMatch(/^input executor: .* isolates nothing.*allow-local/);
    },
  );

  it("is allowed in vain beside one that isolates", () => {
    expect(problemsOfInputs({ "allow-local": "true" })).toBe(
      "input allow-local: has no effect with executor: docker",
    );
    expect(problemsOf({ "allow-local": "true" })).toContain("allow-local");
  });
});

describe("a setting that would be given in vain", () => {
  it.each([
    ["max-files", "5", "empty"],
    ["protect", ["a"], "empty"],
  ])("is refused beside a workspace that it says nothing of: %s=%s with %s", (name, value, workspace) => {
    expect(problemsOf({ workspace, [name]: value })).toBe(
      `--${name}: has no effect with --workspace ${workspace}`,
    );
    expect(problemsOf({ workspace: "repo", [name]: value })).toBe("");
  });

  it.each([
    ["memory", "1g"],
    ["cpus", "1"],
    ["pids", "64"],
    ["workspace-size", "64m"],
    ["network", "none"],
    ["image", "python:3-slim"],
    ["pull", "never"],
    ["registry-username", "me"],
    ["allow-host", ["a.example"]],
    ["env", ["A=1"]],
    ["auto-remove", "true"],
  ])("is refused beside an executor without a container: %s", (name, value) => {
    expect(problemsOf({ executor: "local", [name]: value })).toBe(
      `--${name}: has no effect with --executor local, which runs code directly on this machine`,
    );
  });

  it.each(["run", "exec", "demo", "doctor"] as const)("is refused with the same words by %s", (face) => {
    expect(problemsOf({ executor: "local", memory: "1g" }, face)).toBe(
      "--memory: has no effect with --executor local, which runs code directly on this machine",
    );
  });

  it("is none of those that act without a container too", () => {
    const flags = {
      executor: "local",
      workspace: "repo",
      "max-output": "2m",
      timeout: "1m",
      verify: ["true"],
    };
    expect(problemsOf(flags)).toBe("");
  });

  it.each([
    [{ "setup-network": "full" }, "--setup-network: full has no effect without --setup"],
    [{ network: "allow" }, "--network: allow needs a list of hosts. Give each host with --allow-host"],
    [{ "allow-host": ["a.example"] }, "--allow-host: has no effect with --network none"],
    [{ "allow-host": ["a.example"], network: "full" }, "--allow-host: has no effect with --network full"],
    [
      { "workspace-path": "/work/here", volume: ["/data:/work/here/data"] },
      '--volume: the target "/work/here/data" overlaps the workspace at /work/here',
    ],
    [
      { "workspace-path": "/work/here", volume: ["/data:/work"] },
      '--volume: the target "/work" overlaps the workspace at /work/here',
    ],
    [{ cache: ["pip"] }, "--cache: has no effect without --setup, which fills the cache"],
    [
      { cache: ["a:/work/here/a"], setup: ["a"], "workspace-path": "/work/here" },
      "--cache: a at /work/here/a overlaps /work/here",
    ],
    [{ cache: ["a:/data"], setup: ["a"], volume: ["/srv:/data"] }, "--cache: a at /data overlaps /data"],
    [{ cache: ["a:/models/a", "b:/models"], setup: ["a"] }, "--cache: b at /models overlaps /models/a"],
    [{ cache: ["a:/cache", "cargo"], setup: ["a"] }, "--cache: cargo at /cache/cargo overlaps /cache"],
    [{ cache: ["a:/workspace"], setup: ["a"] }, "--cache: a at /workspace overlaps /workspace"],
    [
      { cache: ["pip", "npm"], setup: ["a"], env: ["PIP_CACHE_DIR=/tmp/pip"] },
      "--env: `--cache pip` sets PIP_CACHE_DIR too. Remove one of the two settings",
    ],
    [
      { executor: "local", cache: ["pip"] },
      "--cache: has no effect with --executor local, which runs code directly on this machine",
    ],
    [{ "verify-before": "require" }, "--verify-before: has no effect without --verify"],
    [{ protect: ["test/**"] }, "--protect: has no effect with --workspace empty"],
    [
      { "allow-workflow": [".github/workflows/a.yml"] },
      "--allow-workflow: has no effect with --workspace empty",
    ],
  ])("is refused: %j", (flags, message) => {
    expect(problemsOf(flags)).toBe(message);
  });

  it("is named beside values that do not parse, but never for one of them", () => {
    expect(problemsOf({ memory: "x", "setup-network": "full" })).toMatch(
      /^--memory: must be a size .*\n--setup-network: full has no effect without --setup$/,
    );
    expect(problemsOf({ setup: [""], "setup-network": "full" })).toBe("--setup: must not be empty");
    expect(problemsOf({ network: "allow", "allow-host": [""] })).toBe("--allow-host: must not be empty");
  });

  it("is named as the input that it is where there are no flags", () => {
    expect(problemsOfInputs({ "setup-network": "full", network: "allow" })).toBe(
      "input network: allow needs a list of hosts. Give each host with allow-host\n" +
        "input setup-network: full has no effect without setup",
    );
  });

  it.each([
    [{ "total-timeout": "1m" }],
    // Of two deadlines the one that comes first ends it: the other does no harm.
    [{ timeout: "20m", "total-timeout": "10m" }],
    [{ timeout: "1m", "idle-timeout": "90s" }],
    [{ setup: ["true"], "setup-network": "full" }],
    [{ cache: ["pip", "npm", "cargo", "a:/models", "b:/models2"], setup: ["a"], volume: ["/srv:/cache/b"] }],
    [{ "setup-network": "none" }],
    [{ "workspace-path": "/work/here", volume: ["/data:/work/her"] }],
    [{ network: "allow", "allow-host": ["a.example"] }],
    [{ workspace: "repo", protect: ["test/**"] }],
  ])("is not one that acts, or that nobody gave: %j", (flags) => {
    expect(problemsOf(flags)).toBe("");
  });

  it.each([
    ["env", ["A=1", "B=2", "A=3"], '--env: "A" is given twice (in "A=3")'],
    ["ulimit", ["nofile=64", "nofile=128"], '--ulimit: "nofile" is given twice (in "nofile=128")'],
    ["cache", ["a:/a", "a:/b"], '--cache: "a" is given twice (in "a:/b")'],
    ["volume", ["a1:/data", "b1:/data/"], '--volume: "/data" is given twice (in "b1:/data/")'],
    ["add-host", ["a:10.0.0.1", "a:10.0.0.1"], '--add-host: "a:10.0.0.1" is given twice (in "a:10.0.0.1")'],
  ])("is refused where another of its kind says otherwise: %s", (name, value, message) => {
    expect(problemsOf({ [name]: value })).toBe(message);
  });

  it("is none of two addresses of one host", () => {
    expect(problemsOf({ "add-host": ["a:10.0.0.1", "a:fd00::1"] })).toBe("");
  });
});

describe("what is wrong with one item of a list", () => {
  it.each([
    [{ env: ["A=1", "B"] }, '--env: must have the form NAME=value, with its value, not "B"'],
    [
      { volume: ["a1:/data", "x"] },
      '--volume: must have the form SOURCE:TARGET or SOURCE:TARGET:rw, not "x"',
    ],
    [
      { protect: ["a", "../x", "!y"], workspace: "repo" },
      '--protect: must be paths or globs from the workspace\'s root, such as test/** or package.json, without .. and !, not "../x" and "!y"',
    ],
  ])("shows the item alone, as it was given: %j", (flags, message) => {
    expect(problemsOf(flags)).toBe(message);
  });

  it("shows an input's item too, and not its other lines", () => {
    expect(problemsOfInputs({ env: "A=1\nB" })).toBe(
      'input env: must have the form NAME=value, with its value, not "B"',
    );
    expect(problemsOfInputs({ "fail-on": "failed, oops" })).toMatch(/ or guarded, not "oops"$/);
  });
});

describe("the name of a container", () => {
  it.each(["a", "-a", ".a", "a".repeat(64), "ä1"])(
    "is refused where the engine takes none such: %s",
    (name) => {
      expect(problemsOf({ "container-name": name })).toMatch(/^--container-name: must be 2 to 63 /);
    },
  );

  it("may have two characters", () => {
    expect(problemsOf({ "container-name": "a1" })).toBe("");
  });
});

describe("what a face offers", () => {
  it("is for the doctor all that its checks depend on", () => {
    const names = settingsOf("doctor").map(([name]) => name);
    for (const name of [
      "memory",
      "cpus",
      "pids",
      "workspace-size",
      "registry-username",
      "registry-password-env",
    ])
      expect(names).toContain(name);
  });
});

describe("a model to fall back on", () => {
  const priced = { model: "a", "price-input": "1", "price-output": "2" };

  it("has prices of its own where the other has, so that no cost is told as less", () => {
    expect(problemsOf({ ...priced, "fallback-model": "b" }, "run")).toBe(
      "--fallback-model: must have prices if --price-input is set: b@INPUT/OUTPUT",
    );
    expect(problemsOf({ ...priced, "fallback-model": "b@0.1/0.4" }, "run")).toBe("");
    expect(problemsOf({ model: "a", "fallback-model": "b" }, "run")).toBe("");
  });
});

it.each([
  [{ header: ["X-Team"] }, "--header: must have the form NAME=VALUE"],
  [{ header: ["host=x"] }, '--header: agent-exec sets the header "host" itself'],
  [{ header: ["a b=x"] }, '--header: "a b" is not a valid header name'],
  [{ header: ["A=1", "a=2"] }, '--header: "a" is given twice'],
  [{ "header-env": ["api-key=not a variable"] }, '--header-env: "api-key" must have the name of a variable'],
  [{ "system-prompt-alone": "true" }, "--system-prompt-alone: has no effect without --system-prompt"],
])("%j is refused", (flags, problem) => {
  expect(problemsOf({ model: "m", ...flags }, "run")).toContain(problem);
});
