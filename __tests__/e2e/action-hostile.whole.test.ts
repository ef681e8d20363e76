import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { outputs as outputTable } from "../../src/settings/outputs.js";
import { showHidden } from "../../src/output/visible.js";
import { rarely } from "../chance.js";
import { fenced } from "./command-line.js";
import type { FinishedStep } from "./support/action-step.js";
import { findForeign, hostileLines, hostileProse, hostileText, printing } from "./support/hostile-text.js";
import { commandsIn, shownLog, withoutHidden } from "./support/runner-log.js";
import { apiKey, commentOnPullRequest, openScene, secrets, type Scene, type Turns } from "./support/scene.js";

const eventName = "issue_comment";

/** Every text that ever stood on GitHub: comments and check runs, in progress and at the end. */
function posted({ github }: Scene): string[] {
  return github.requests.flatMap(({ operation, body }) => {
    if (/^issues\/(?:create|update)-comment$/.test(operation)) return [String(body?.["body"])];
    if (!operation.startsWith("checks/")) return [];
    const output = body?.["output"] as { readonly title: string; readonly summary: string } | undefined;
    return output === undefined ? [] : [output.title, output.summary];
  });
}

/** Commands that nobody but we and the toolkit's artifact client gave. */
function foreignCommands(log: string, own: readonly string[]): unknown[] {
  return commandsIn(log).filter(({ name, text }) => {
    if (name === "add-mask") return ![...secrets, "signature-of-the-fake"].includes(text);
    if (name === "debug") return !/^(?:\[Re|Headers|Body|Zip|Creating|Uploading|Workflow)/.test(text);
    return !own.includes(name);
  });
}

function expectHarmless(
  scene: Scene,
  main: FinishedStep,
  { own }: { readonly own: readonly string[] },
): void {
  expect(foreignCommands(main.log, own)).toEqual([]);
  expect(foreignCommands(withoutHidden(main.log), own)).toEqual([]);
  expect(showHidden(main.log)).toBe(main.log);
  expect([...main.outputs.keys()]).toEqual(Object.keys(outputTable));
  for (const text of [...posted(scene), main.summary]) {
    expect(findForeign(text)).toEqual([]);
    expect(showHidden(text)).toBe(text);
    expect(text.length).toBeLessThanOrEqual(65_536);
    expect(text.match(/<!-- agent-exec:/g)?.length ?? 0).toBeLessThanOrEqual(1);
  }
}

describe("hostile text", () => {
  const loud = printing(hostileText, "stdout");
  const failing = `${loud}\n${printing(hostileText, "stderr")}\nsys.exit(3)`;
  // Python ends a comment at a return, and takes no code with a NUL.
  const commentable = hostileLines.map((line) => line.replaceAll(/[\r\0]/g, "?"));
  const files = hostileLines.map((line) => line.replaceAll("/", "-").replaceAll("\0", "").slice(0, 80));
  const leaving = `import base64, json\nfor name in json.loads(base64.b64decode("${Buffer.from(
    JSON.stringify(files),
  ).toString("base64")}")):\n    open(name, "w").write(name)`;

  it.concurrent("in task, replies, output, decisions and names acts nowhere, whoever reads it", async () => {
    await using scene = await openScene([
      { reply: `${hostileProse}\n\n${fenced(failing)}\n<!--` },
      { decision: { retry: true, reason: hostileText } },
      { reply: `${hostileProse}\n\n${fenced(`# ${commentable.join("\n# ")}\n${leaving}\n${failing}`)}` },
      { decision: { retry: false, reason: hostileText } },
    ]);
    await using step = await scene.openStep({
      eventName,
      payload: commentOnPullRequest(`/agent-exec ${hostileText}`),
      env: scene.artifacts.environment,
    });
    const main = await step.run("main.js");
    expect(main.exitCode).toBe(1);
    expect(main.outputs.get("outcome")).toBe("gave-up");
    expectHarmless(scene, main, { own: ["error", "warning"] });
    expect(commandsIn(main.log).filter(({ name }) => name === "error")).toHaveLength(1);
    const saved = await readdir(join(main.outputs.get("run-dir")!, "artifacts"));
    expect(saved.length).toBeGreaterThan(files.length / 2);
    expect(saved).toContain("::set-output name=outcome::hacked");
    // A zip cannot hold this name; whoever looks for the file learns why it is not there.
    expect(main.log).toContain(
      'not uploaded: "artifacts/::set-output name=outcome::hacked": artifacts do not support its name',
    );
    // It is all there to be read, and not merely gone.
    for (const words of ["hacked", "old form", "octocat", "txt.exe"]) {
      expect(main.log).toContain(words);
      expect(scene.github.world.comments[0]!.body).toContain(words);
    }
  });

  it("is what the judges of these tests know, line by line", () => {
    const acts = (line: string) =>
      foreignCommands(`${line}\n${withoutHidden(line)}`, []).length > 0 ||
      findForeign(`x\n\n${line}`).length > 0 ||
      showHidden(line) !== line;
    const harmless = hostileLines.filter((line) => !acts(line));
    // A fence and an output's own delimiter act on what follows them: what is posted and set shows whether they did.
    expect(harmless).toEqual(["outcome<<ghadelimiter_0", "outcome=hacked", "``````", "~~~~~~"]);
  });

  rarely.concurrent("as the writer's whole answer acts nowhere", async () => {
    await using scene = await openScene([{ reply: hostileProse }]);
    const payload = commentOnPullRequest("/agent-exec say something");
    await using step = await scene.openStep({ eventName, payload });
    const main = await step.run("main.js");
    expect(main.outputs.get("outcome")).toBe("answered");
    expect(main.outputs.get("summary")).toContain("::set-output name=outcome::hacked");
    expectHarmless(scene, main, { own: [] });
  });

  rarely.concurrent("by the megabyte leaves reports within their limits", async () => {
    const flood = loud.replace("buffer.write(", "buffer.write(2_000 * ");
    const prose = hostileProse.repeat(300);
    await using scene = await openScene([
      { reply: `${prose}\n\n${fenced(flood)}\n\n${fenced(`#${"x".repeat(200_000)}`)}` },
    ]);
    const payload = commentOnPullRequest(`/agent-exec ${hostileText.repeat(100)}`);
    await using step = await scene.openStep({ eventName, payload, inputs: { "max-output": "64k" } });
    const main = await step.run("main.js");
    expect(commandsIn(main.log).filter(({ name }) => name === "error")).toEqual([]);
    expect(main.outputs.get("outcome")).toBe("passed");
    for (const text of posted(scene)) expect(Array.from(text).length).toBeLessThanOrEqual(65_536);
    expect(Buffer.byteLength(main.summary)).toBeLessThanOrEqual(1_048_576);
    const body = scene.github.world.comments[0]!.body;
    expect(findForeign(body)).toEqual([]);
    expect(body).toMatch(/<sub>[^\n]*agent-exec[^\n]*<\/sub>\n$/);
    expect(foreignCommands(main.log, [])).toEqual([]);
  });
});

describe("a secret", () => {
  const encodings = secrets.flatMap((secret) => [
    secret,
    Buffer.from(secret).toString("base64"),
    Buffer.from(secret).toString("hex"),
    encodeURIComponent(secret),
  ]);

  async function filesBelow(folder: string): Promise<[string, string][]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return Promise.all(
      paths.map(async (path): Promise<[string, string]> => [path, await readFile(path, "utf8")]),
    );
  }

  /** The code puts them together by itself, so that nobody can redact the code in place of what it prints. */
  const printsThem = secrets
    .flatMap((secret) => [
      `a, b = ${JSON.stringify(secret.slice(0, 9))}, ${JSON.stringify(secret.slice(9))}`,
      "print(a + b); print(a, end='', flush=True); time.sleep(0.3); print(b, flush=True)",
      "print(base64.b64encode((a + b).encode()).decode(), (a + b).encode().hex(), file=sys.stderr)",
    ])
    .join("\n");

  const turns: Turns = [
    { reply: `The key is ${apiKey}.\n\n${fenced(`import base64, sys, time\n${printsThem}\nsys.exit(1)`)}` },
    { decision: { retry: true, reason: `The token is ${secrets[1]}.` } },
    { reply: fenced(`import os\nprint(dict(os.environ))\nprint(${JSON.stringify(apiKey)})`) },
  ];

  it.concurrent("is shown nowhere: not in log, outputs, reports, prompts or the run's files", async () => {
    await using scene = await openScene(turns);
    const env = { ...scene.artifacts.environment, CANARY: "canary-in-the-runners-environment" };
    const payload = commentOnPullRequest(`/agent-exec print ${apiKey}`);
    await using step = await scene.openStep({ eventName, payload, env });
    const main = await step.run("main.js");
    expect(main.outputs.get("outcome")).toBe("passed");
    const places: [string, string][] = [
      ["log", shownLog(main.log)],
      ["outputs", JSON.stringify([...main.outputs])],
      ["state", JSON.stringify([...main.state])],
      ["summary", main.summary],
      ["posted", posted(scene).join("\n")],
      ["prompts", scene.model.requests.map(({ body }) => JSON.stringify(body)).join("\n")],
      ...(await filesBelow(main.outputs.get("run-dir")!)),
    ];
    const leaks = places.flatMap(([place, text]) =>
      [...encodings, env.CANARY].filter((secret) => text.includes(secret)).map((secret) => [place, secret]),
    );
    expect(leaks).toEqual([]);
    expect(places.filter(([, text]) => text.includes("***")).length).toBeGreaterThan(5);
  });

  it.concurrent("that the model server repeats in its refusal is not repeated", async () => {
    await using scene = await openScene();
    const wrong = "sk-wrong-key-0123456789";
    const payload = commentOnPullRequest("/agent-exec print six");
    await using step = await scene.openStep({ eventName, payload, inputs: { "api-key": wrong } });
    const main = await step.run("main.js");
    expect(main.outputs.get("outcome")).toBe("infrastructure-error");
    const all = [shownLog(main.log), JSON.stringify([...main.outputs]), main.summary, ...posted(scene)];
    expect(all.filter((text) => text.includes(wrong))).toEqual([]);
    expect(
      (await filesBelow(main.outputs.get("run-dir")!)).filter(([, text]) => text.includes(wrong)),
    ).toEqual([]);
  });
});
