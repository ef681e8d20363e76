import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "@jest/globals";
import { block } from "../../../../src/conformance/session-calls.js";
import { ImageBuild, type BuildOptions } from "../../../../src/executors/docker/build/image-build.js";
import { createDockerExecutor } from "../../../../src/executors/docker/docker-executor.js";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { showHidden } from "../../../../src/output/visible.js";
import { baseFiles } from "../../../../src/workspace/source/base-files.js";
import type { AgentExecError } from "../../../../src/errors.js";
import { writeFiles, type Content } from "../../../workspace/repository.js";
import { testSettings } from "../support/docker-fixture.js";
import { docker, until } from "../support/engine-by-hand.js";
import { engineVariable } from "../support/engine-socket.js";

const never = new AbortController().signal;
const base = testSettings.image;
const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

type Files = Readonly<Record<string, Content>>;

/** A folder of its own, outside of git. */
async function folderOf(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "agent-exec-build-"));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  await writeFiles(folder, files);
  return folder;
}

async function planIn(folder: string, options: Partial<BuildOptions & BuildOptions["recipe"]> = {}) {
  const { dockerfile = "Dockerfile", context = "", target = null, args = {}, ...rest } = options;
  return ImageBuild.plan({
    recipe: { from: dockerfile, dockerfile, context, target, args },
    baseFiles: baseFiles({ kind: "folder" }, { here: folder, runFolder: "out" }),
    network: "none",
    ...rest,
  });
}

async function find(build: ImageBuild, { signal = never, told = [] as string[] } = {}) {
  const connection = await connectEngine({ variable: engineVariable, signal });
  const found = await build.find({
    connection,
    signal,
    settings: testSettings,
    onProgress: (text) => told.push(text),
  });
  cleanUps.push(() => docker("rmi", found.image.name).catch(() => undefined));
  return found;
}

async function failureOf(folder: string, options: Parameters<typeof planIn>[1] = {}, signal = never) {
  const result: unknown = await find(await planIn(folder, options), { signal }).catch(
    (error: unknown) => error,
  );
  if (result instanceof Error) return result as AgentExecError;
  throw new Error("the image was built");
}

/** What no other test's build has in its cache. */
const own = () => `# ${randomBytes(8).toString("hex")}\n`;

describe("an image's build", () => {
  it("has the files that it copies, is told of step by step, and is not made again for the same content", async () => {
    const folder = await folderOf({
      "docker/Dockerfile": `${own()}FROM ${base}\nCOPY . /given\nRUN printf 'Step 3/3 : a\\\\nStep 4/9 : b\\\\n'; cat /given/a.txt >/made\n`,
      ".dockerignore": "ignored\n*.log\n!kept.log\n",
      "a.txt": "a",
      "b/run.sh": "#!/bin/sh\n",
      "b/to-a": { link: "../a.txt" },
      "ignored/x": "x",
      "some.log": "x",
      "kept.log": "x",
      ".env": "TOKEN=x",
    });
    const told: string[] = [];
    const first = await find(await planIn(folder, { dockerfile: "docker/Dockerfile" }), { told });
    expect(first.build).toEqual({
      from: "docker/Dockerfile",
      origin: "the current folder",
      network: "none",
      durationMs: expect.any(Number),
    });
    expect(told).toEqual([
      "Building the image from docker/Dockerfile (the current folder), without a network",
      `Building the image: Step 1/3 : FROM ${base}`,
      "Building the image: Step 2/3 : COPY . /given",
      expect.stringContaining("Building the image: Step 3/3 : RUN printf"),
    ]);
    expect(first.image).toMatchObject({ id: expect.stringMatching(/^sha256:/), digest: first.image.id });
    const seen = await docker(
      "run",
      "--rm",
      first.image.name,
      "sh",
      "-c",
      "cd /given && find . ! -type d | sort; cat /made; test -x b/run.sh; cat b/to-a",
    );
    expect(seen).toBe("./.dockerignore\n./a.txt\n./b/run.sh\n./b/to-a\n./docker/Dockerfile\n./kept.log\naa");
    const again = await find(await planIn(folder, { dockerfile: "docker/Dockerfile" }), { told: [] });
    expect(again).toEqual({ image: first.image, build: { ...first.build, durationMs: undefined } });
    await writeFiles(folder, { "a.txt": "b" });
    expect((await find(await planIn(folder, { dockerfile: "docker/Dockerfile" }))).image.id).not.toBe(
      first.image.id,
    );
  }, 60_000);

  it("takes a stage, values and a folder that a devcontainer names, and a Dockerfile that lies outside of it", async () => {
    const dockerfile = `${own()}ARG FROM=nothing\nFROM \${FROM} AS one\nARG WHO=nobody\nCOPY . /given\nRUN echo "$WHO" >/who\nFROM one\nRUN false\n`;
    const folder = await folderOf({ ".devcontainer/Dockerfile": dockerfile, "app/a.txt": "a", "b.txt": "b" });
    const { image } = await find(
      await planIn(folder, {
        dockerfile: ".devcontainer/Dockerfile",
        context: "app",
        target: "one",
        args: { WHO: "me; $(x)", FROM: base },
      }),
    );
    const program = "ls -A /given; cat /who";
    expect(await docker("run", "--rm", image.name, "sh", "-c", program)).toBe("a.txt\nme; $(x)");
  }, 60_000);

  it("is what blocks run in, with its name, its id and how it came about among the facts", async () => {
    const folder = await folderOf({ Dockerfile: `${own()}FROM ${base}\nRUN echo built >/made\n` });
    const executor = createDockerExecutor(
      { ...testSettings, image: "that Dockerfile builds" },
      await planIn(folder),
    );
    expect(executor.describe()).toMatch(
      /^Your code runs in a Docker container of the image that Dockerfile builds, in \/workspace\./,
    );
    const session = await executor.start({ signal: never });
    try {
      const { image, digest, build } = session.facts;
      cleanUps.push(() => docker("rmi", "-f", image ?? ""));
      expect(image).toMatch(/^agent-exec-build:[0-9a-f]{32}$/);
      expect(digest).toBe((await docker("inspect", "--format", "{{.Id}}", image ?? "")).trim());
      expect(build).toMatchObject({ from: "Dockerfile", network: "none", durationMs: expect.any(Number) });
      const { stdout } = await session.execute(block("sh", "cat /made"), {
        timeoutMs: 60_000,
        signal: never,
      });
      expect(stdout.text).toBe("built\n");
    } finally {
      await session.stop();
    }
  }, 60_000);

  it("that fails keeps a start from having found what it needs, so that no model is asked", async () => {
    const folder = await folderOf({ Dockerfile: `${own()}FROM ${base}\nRUN false\n` });
    const found: string[] = [];
    const start = createDockerExecutor(testSettings, await planIn(folder)).start({
      signal: never,
      onFound: () => found.push("found"),
    });
    await expect(start).rejects.toMatchObject({ code: "image-unavailable" });
    expect(found).toEqual([]);
  }, 60_000);

  it("that fails is told with its step and its last words, of which nothing hides and nothing commands", async () => {
    const shout =
      "head -c 50000000 /dev/zero | tr '\\0' x; printf '\\n\\033[31m::error::red\\033[0m\\n\\033]0;title\\007last words\\n'; exit 7";
    const folder = await folderOf({ Dockerfile: `${own()}FROM ${base}\nRUN ${shout}\n` });
    const error = await failureOf(folder);
    expect(error).toMatchObject({
      code: "image-unavailable",
      nextStep: expect.stringContaining("docker build"),
    });
    expect(error.message).toMatch(/^The build of Dockerfile failed at Step 2\/2 : RUN head /);
    expect(error.message).toMatch(/: exit code 7 and printed:\nx+/);
    expect(error.message).toMatch(/last words$/);
    expect(error.message.length).toBeLessThan(6_000);
    expect(showHidden(error.message)).toBe(error.message);
  }, 60_000);

  it("is ended at its deadline, and with its run, and its container is gone", async () => {
    const mark = randomBytes(8).toString("hex");
    const folder = await folderOf({ Dockerfile: `FROM ${base}\nRUN echo ${mark}; sleep 600\n` });
    const running = () => docker("ps", "--all", "--no-trunc", "--format", "{{.Command}}");
    const late = await failureOf(folder, { deadlineMs: 1_500 });
    expect(late).toMatchObject({ code: "image-unavailable" });
    expect(late.message).toBe(
      "agent-exec ended the build of Dockerfile, because the build took longer than 1.5 s.",
    );
    await until(async () => !(await running()).includes(mark));
    const stop = new AbortController();
    const aborted = failureOf(folder, {}, stop.signal);
    await until(async () => (await running()).includes(mark));
    stop.abort(new Error("enough"));
    expect((await aborted).message).toBe("enough");
    await until(async () => !(await running()).includes(mark));
  }, 60_000);

  it("that begins from an image that cannot be had names it, and what asks for it", async () => {
    const folder = await folderOf({ Dockerfile: "FROM agent-exec-nowhere:1\n" });
    const error = await failureOf(folder);
    expect(error.code).toBe("image-unavailable");
    expect(error.message).toMatch(
      /^`Dockerfile` needs an image that is not available\. The image agent-exec-nowhere:1 /,
    );
    expect(error.nextStep).toContain("set `FROM` to another image");
  }, 60_000);

  it.each([
    ["BuildKit alone knows", "RUN --mount=type=cache,target=/x true", "BuildKit"],
    ["does not lie in its files", "COPY nowhere /x", ".dockerignore"],
    ["no builder knows", "RUNS true", "Check the spelling"],
  ])(
    "that asks for what %s says the way out",
    async (_title, line, nextStep) => {
      const folder = await folderOf({ Dockerfile: `FROM ${base}\n${line}\n` });
      const error = await failureOf(folder);
      expect(error).toMatchObject({ code: "image-unavailable", nextStep: expect.stringContaining(nextStep) });
    },
    60_000,
  );

  it("does not send files that were changed since they were told apart", async () => {
    const folder = await folderOf({ Dockerfile: `${own()}FROM ${base}\nCOPY a.txt /\n`, "a.txt": "a" });
    const told: string[] = [];
    const changing = {
      push: (text: string) => (told.push(text), writeFileSync(join(folder, "a.txt"), "b"), 0),
    };
    const found: unknown = await find(await planIn(folder), { told: changing as unknown as string[] }).catch(
      (error: unknown) => error,
    );
    expect(found).toMatchObject({ code: "settings-invalid", isRetryable: true });
  }, 60_000);
});
