import { verificationScript } from "../../src/proof/verification-script.js";
import { describe, expect, it } from "@jest/globals";
import {
  AgentExecError,
  checkExecutor,
  createRun,
  docker,
  local,
  openai,
  type OwnExecutor,
  type OwnSession,
  type OwnWriter,
  type RunEvent,
  script,
} from "../../src/index.js";

const block = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;

function executorOf(execute: OwnSession["execute"], rest: Omit<OwnSession, "execute"> = {}): OwnExecutor {
  return {
    name: "mine",
    describe: () => "Code is understood here.",
    start: async () => ({ execute, ...rest }),
  };
}

async function runOf(
  executor: OwnExecutor,
  { writer = script([block("a"), block("b")]), verify = [] }: { writer?: OwnWriter; verify?: string[] } = {},
) {
  const run = createRun({ task: "Do it.", writer, executor, verify, maxRetries: 1 });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  const find = <T extends RunEvent["type"]>(type: T) =>
    events.find((event) => event.type === type) as Extract<RunEvent, { type: T }> | undefined;
  return { result: await run.result, find };
}

describe("an executor of one's own", () => {
  it("need say no more of a block than its exit code and what it printed", async () => {
    const asked: unknown[] = [];
    const mine = executorOf(async (given, { timeoutMs }) => {
      asked.push({ ...given, timeoutMs });
      return { exitCode: 0, stdout: "out\n", stderr: "err\n" };
    });
    const { result, find } = await runOf(mine);
    const sha256 = "87428fc522803d31065e7bce3cf03fe475096631e5e07bbd7a0fde60c4cf25c7";
    expect(asked).toEqual([{ language: "sh", code: "a\n", path: null, sha256, timeoutMs: 120_000 }]);
    expect(result).toMatchObject({ outcome: "passed", exitCode: 0, result: "out", artifacts: [] });
    expect(find("session-started")).toMatchObject({
      executor: "mine",
      image: null,
      limits: {},
      languages: [],
    });
    expect(find("execution")).toMatchObject({
      ending: "exited",
      stdout: { text: "out\n", bytes: 4, truncated: false },
      order: [
        { stream: "stdout", chars: 4 },
        { stream: "stderr", chars: 4 },
      ],
      evidence: "the executor mine reported the exit code 0",
    });
  });

  it("has what is more than 1 MiB of output cut in the middle, and counted", async () => {
    const { find } = await runOf(
      executorOf(async () => ({ exitCode: 0, stdout: "x".repeat(3 * 1024 ** 2) })),
    );
    const { stdout } = find("execution")!;
    expect(stdout).toMatchObject({ bytes: 3 * 1024 ** 2, truncated: true });
    expect(stdout.text.length).toBeLessThan(1.1 * 1024 ** 2);
  });

  it("never gets a file name that leaves the workspace, and gets all others relative to it", async () => {
    const paths: (string | null)[] = [];
    const mine = executorOf(async ({ path }) => {
      paths.push(path);
      return { exitCode: 0 };
    });
    const named = (name: string): string => `\`\`\`sh file=${name}\na\n\`\`\`\n`;
    const refused = await runOf(mine, { writer: script([named("../../etc/a.sh"), block("b")]) });
    expect(refused.find("execution")).toMatchObject({
      ending: "not-run",
      notRun: "refused",
      file: null,
      evidence: expect.stringContaining('the file name "../../etc/a.sh"'),
    });
    await runOf(mine, { writer: script([named("/workspace/b/c.sh")]) });
    expect(paths).toEqual([null, "b/c.sh"]);
  });

  it("is not asked for files after it has stopped", async () => {
    const mine = executorOf(async () => ({ exitCode: 0 }), { async *files() {} });
    for await (const { name, status } of checkExecutor(() => mine, { groups: ["a session"] }))
      if (name === "a sandbox can be stopped twice, and then its files are gone")
        expect(status).toBe("holds");
  });

  it("keeps the methods of its session, and is stopped once it was started", async () => {
    class Counting implements OwnSession {
      stops = 0;
      readonly #code = 3;
      async execute() {
        return { exitCode: this.#code };
      }
      async stop() {
        this.stops += 1;
      }
    }
    const session = new Counting();
    const { result } = await runOf(
      { name: "mine", describe: () => "", start: async () => session },
      { writer: { name: "mine", write: async () => block("a") } },
    );
    expect(result).toMatchObject({ outcome: "failed", exitCode: 3 });
    expect(session.stops).toBeGreaterThan(0);
  });

  it("is refused where something is to be verified and it gives no files back", async () => {
    const { result, find } = await runOf(
      executorOf(async () => ({ exitCode: 0 })),
      { verify: ["true"] },
    );
    expect(result.outcome).toBe("infrastructure-error");
    expect(find("run-ended")).toMatchObject({
      code: "settings-invalid",
      reason:
        "The executor mine starts a sandbox without the method `files`, but `verify` needs this method.",
    });
  });

  // It gets all that is to be run by `sh`, so that one script means the same wherever it runs.
  const whole = verificationScript("decide");

  it.each([
    [
      "its own way",
      { verify: async (command: string) => ({ exitCode: command.endsWith(whole) ? 4 : 0 }) },
      4,
    ],
    ["a block of sh where it has none", {}, 7],
  ])("verifies by %s", async (_how, own, exitCode) => {
    const execute: OwnSession["execute"] = async ({ code }) => ({
      exitCode: code.endsWith(`${whole}\n`) ? 7 : 0,
    });
    const { find } = await runOf(executorOf(execute, { ...own, async *files() {} }), { verify: ["decide"] });
    expect(find("verification")).toMatchObject({ command: "decide", exitCode });
  });

  it("a verification needs no options", async () => {
    await using session = await local().start();
    expect(await session.verify("exit 3")).toMatchObject({ ending: "exited", exitCode: 3 });
    await expect(session.verify("true", { timeout: 1 } as object)).rejects.toThrow("has no option `timeout`");
  });

  it("is what failed where it throws, and not agent-exec", async () => {
    const start = async (): Promise<never> => {
      throw new Error("No machine is free.");
    };
    const unstarted = await runOf({ name: "mine", describe: () => "", start });
    const lost = await runOf(executorOf(start));
    expect(unstarted.find("run-ended")).toMatchObject({
      code: "engine-unavailable",
      reason: "The executor mine failed: No machine is free.",
    });
    expect(lost.find("run-ended")).toMatchObject({
      code: "session-lost",
      reason: "The executor mine failed: No machine is free.",
    });
  });
});

describe("what a person of plain JavaScript may write", () => {
  const nobody = executorOf(async () => ({ exitCode: 0 }));
  const given = { task: "Do it.", writer: script(["x"]), executor: nobody };

  it.each<[string, () => unknown, RegExp]>([
    ["docker", () => docker({ image: "a", memory: "64m" } as never), /^docker has no option `memory`\.$/],
    ["local", () => local({ maxOutput: 1, languages: [] } as never), /^local has no option `maxOutput`\.$/],
    ["openai", () => openai({ model: "a", key: "k" } as never), /^openai has no option `key`\.$/],
    [
      "createRun",
      () => createRun({ ...given, verifiy: ["x"], maxRetry: 0 } as never),
      /^createRun has no option `verifiy`, `maxRetry`\.$/,
    ],
    ["createRun", () => createRun({ ...given, writer: {} } as never), /has no writer with a method `write`/],
    ["createRun", () => createRun({ task: "x", writer: given.writer } as never), /has no executor/],
  ])("is refused by %s where it names what is not there: %s", (_what, call, message) => {
    expect(call).toThrow(
      expect.objectContaining({ code: "settings-invalid", message: expect.stringMatching(message) }),
    );
  });

  it.each<[unknown, unknown, RegExp]>([
    [{ language: "sh", code: "true" }, { timeout: 200 }, /^execute has no option `timeout`\.$/],
    [{ lang: "sh", code: "true" }, {}, /has no `language` or no `code`/],
    [{ language: "sh" }, {}, /has no `language` or no `code`/],
  ])("is refused by a session: %j, %j", async (code, options, message) => {
    await using session = await local().start();
    await expect(session.execute(code as never, options as never)).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringMatching(message),
    });
  });
});

describe("the contract of executors", () => {
  it("takes one of a person's own as a run does, and tells where it fails by what was seen", async () => {
    const results = [];
    for await (const result of checkExecutor(() => executorOf(async () => ({ exitCode: 0 }))))
      results.push(result);
    expect(results.some(({ status }) => status === "holds")).toBe(true);
    const reasons = results.flatMap(({ reason = "" }) => reason);
    expect(reasons.length).toBeGreaterThan(10);
    expect(reasons.filter((reason) => /of undefined|is not a function|destructure/.test(reason))).toEqual([]);
  });
});

describe("a writer of one's own", () => {
  const passing = executorOf(async () => ({ exitCode: 0 }));

  it("need say no more than a text", async () => {
    const { result, find } = await runOf(passing, {
      writer: { name: "mine", write: async () => block("a") },
    });
    expect(result).toMatchObject({ outcome: "passed", usage: { calls: 1, inputTokens: 0 } });
    expect(find("reply")).toMatchObject({ thought: null, finish: "stop", blocks: [{ code: "a\n" }] });
  });

  it("is asked again after a failure where it decides nothing, as long as retries are left", async () => {
    let asked = 0;
    const writer: OwnWriter = { name: "mine", write: async () => block(`${(asked += 1)}`) };
    const { result, find } = await runOf(
      executorOf(async () => ({ exitCode: 1 })),
      { writer },
    );
    expect(result).toMatchObject({ outcome: "failed", attempts: 2 });
    expect(find("decision")).toMatchObject({
      retry: true,
      source: "model",
      reason: "The model wrote new code and gave no reason.",
    });
  });

  it("is what failed where it throws; an error of ours says more", async () => {
    const failing = (thrown: Error): OwnWriter => ({ name: "mine", write: () => Promise.reject(thrown) });
    const plain = await runOf(passing, { writer: failing(new Error("No quota.")) });
    const typed = await runOf(passing, {
      writer: failing(new AgentExecError("writer-refused", "No such model.", { nextStep: "Name another." })),
    });
    expect(plain.find("run-ended")).toMatchObject({
      code: "writer-unavailable",
      reason: "The writer mine failed: No quota.",
    });
    expect(typed.find("run-ended")).toMatchObject({ code: "writer-refused", nextStep: "Name another." });
  });
});
