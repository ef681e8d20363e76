import { describe, expect, it } from "@jest/globals";
import { readDevcontainer } from "../../../../src/executors/docker/build/devcontainer.js";

const path = ".devcontainer/devcontainer.json";
const read = (config: unknown) => readDevcontainer(path, JSON.stringify(config));

describe("a devcontainer.json", () => {
  it("names its image, with comments and commas as people write them", () => {
    const text = `\uFEFF// For editors.\n{\n  "name": "x", /* "image": "no", */\n  "image": "python:3-slim", // ","\n  "customizations": {},\n}\n`;
    expect(readDevcontainer(path, text)).toEqual({
      image: { kind: "named", name: "python:3-slim" },
      warning: null,
    });
  });

  it("names its build by paths from its own folder, and plain values", () => {
    const build = { dockerfile: "Dockerfile", context: "..", target: "dev", args: { A: "1" } };
    expect(read({ build })).toEqual({
      image: {
        kind: "built",
        from: path,
        dockerfile: ".devcontainer/Dockerfile",
        context: "",
        target: "dev",
        args: { A: "1" },
      },
      warning: null,
    });
    const old = readDevcontainer(".devcontainer.json", JSON.stringify({ dockerFile: "./a/D", context: "a" }));
    expect(old.image).toMatchObject({ dockerfile: "a/D", context: "a", target: null, args: {} });
    expect(read({ build: { dockerfile: "D" } }).image).toMatchObject({ context: ".devcontainer" });
  });

  it("says by name what of it has no effect, the machine's variables among it", () => {
    const { image, warning } = read({
      image: "a",
      build: { dockerfile: "D", args: { A: "1", B: "${localEnv:TOKEN}", C: 1 }, cacheFrom: "x" },
      features: {},
      postCreateCommand: "rm -rf /",
      "`odd`\n": 1,
    });
    expect(image).toMatchObject({ args: { A: "1" } });
    expect(warning).toBe(
      `agent-exec uses only the image of ${path}, and ignores ` +
        "`image`, `build.cacheFrom`, `build.args.B`, `build.args.C`, `features`, `postCreateCommand`, `ˋoddˋ␊`.",
    );
  });

  it.each([
    ["[]", "is not a JSON object"],
    ["null", "is not a JSON object"],
    ["{", "is not JSON, even without its comments"],
    ["", "is not JSON, even without its comments"],
    ["{}", "has no `image` and no `build.dockerfile`"],
    ['{"image": 1}', "has no `image` and no `build.dockerfile`"],
    ['{"image": "${localEnv:IMAGE}"}', "has an `image` that"],
    ['{"dockerComposeFile": "c.yml", "image": "a"}', "uses Compose, which agent-exec does not support"],
    ['{"build": {"dockerfile": "../../D"}}', "leads out of the current folder"],
    ['{"build": {"dockerfile": "/etc/passwd"}}', "leads out of the current folder"],
    ['{"build": {"dockerfile": "D", "context": "../.."}}', "leads out of the current folder"],
    ['{"build": {"dockerfile": "${localWorkspaceFolder}/D"}}', "is not a plain path"],
    ['{"build": {"dockerfile": 1}}', "is not a plain path"],
    ['{"build": {"dockerfile": "D", "target": "a b"}}', "is not a stage's name"],
  ])("is refused, with what is wrong: %s", (text, message) => {
    expect(() => readDevcontainer(path, text)).toThrow(
      expect.objectContaining({ code: "settings-invalid", message: expect.stringContaining(message) }),
    );
  });
});
