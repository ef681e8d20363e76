import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  openRegistry,
  type RealRegistry,
  removePushed,
  user,
} from "../executors/docker/image/real-registry.js";
import { fenced, runCommand } from "./command-line.js";

describe("agent-exec with an image of a private registry", () => {
  let registry: RealRegistry;
  let image: string;
  beforeAll(async () => {
    registry = await openRegistry({ isPrivate: true });
    image = `${registry.address}/locked:1`;
    await registry.push("locked:1");
  });
  afterAll(async () => {
    await removePushed(image).catch(() => undefined);
    await registry.close();
  });

  const run = async (password: string | undefined, ...flags: readonly string[]) => {
    const finished = await runCommand(["exec", "-", "--image", image, ...flags], {
      input: fenced("print(1)"),
      env: password === undefined ? {} : { REGISTRY_PASSWORD: password },
    });
    const kept = await allFilesBelow(finished.cwd);
    return { ...finished, everything: [finished.stdout, finished.stderr, ...kept].join("\n") };
  };
  const login = ["--registry-username", user.username, "--registry-password-env", "REGISTRY_PASSWORD"];

  it("gets it with the password of a variable, which stands nowhere afterwards", async () => {
    const { everything, code } = await run(user.password, ...login);
    // It holds one text file: that it was pulled shows in what it lacks.
    expect(code).toBe(3);
    expect(everything).toContain("has no shell");
    expect(everything).not.toContain(user.password);
    await removePushed(image);
  });

  it("gets it for the doctor too, with the same flags", async () => {
    const examine = async (...flags: readonly string[]) => {
      const words = ["doctor", "--json", "--image", image, ...flags];
      const { stdout } = await runCommand(words, { env: { REGISTRY_PASSWORD: user.password } });
      expect(stdout).not.toContain(user.password);
      const { checks } = JSON.parse(stdout) as { checks: readonly { name: string; status: string }[] };
      return checks.find(({ name }) => name === "image");
    };
    expect(await examine()).toMatchObject({ status: "failed" });
    expect(await examine(...login)).toMatchObject({ status: "ok" });
    await removePushed(image);
  });

  it("says that a wrong password was refused, and shows it nowhere", async () => {
    const { everything, code } = await run("canary-wrong-4Hj", ...login);
    expect(code).toBe(3);
    expect(everything).toContain("refuses the login from the settings");
    expect(everything).toContain("image-unavailable");
    expect(everything).not.toContain("canary-wrong-4Hj");
    expect(everything).not.toContain(Buffer.from(`${user.username}:canary-wrong-4Hj`).toString("base64"));
  });

  it("refuses half a login, and a name that is none, before anything is started", async () => {
    for (const [flags, words] of [
      [["--registry-username", "robot"], "no password for it"],
      [login, "--registry-password-env names the variable REGISTRY_PASSWORD, but it is empty or not set."],
      [["--registry-password", "hunter2"], "unknown option '--registry-password'"],
      [["--image", "Not/An/Image"], "must be an image's name such as python:3-slim"],
    ] as const) {
      const { stderr, code, cwd } = await run(undefined, ...flags);
      expect([stderr, code]).toEqual([expect.stringContaining(words), 2]);
      expect(await readdir(cwd)).toEqual([]);
    }
  });
});

async function allFilesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map((entry) => readFile(join(entry.parentPath ?? entry.path, entry.name), "utf8")),
  );
}
