import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { nightly } from "./chance.js";
import { projectDir } from "../scripts/places.mjs";
import { runAgainAlone } from "../scripts/test/alone.mjs";
import { isBuilt } from "../scripts/test/built.mjs";
import { isKept } from "../scripts/test/promises.mjs";
import { workersAt } from "../scripts/test/pace.mjs";
import {
  looksByDay,
  secondLooks,
  isLeftOut,
  isNightly,
  laneOf,
  nightly as filesOfTheNight,
  testFiles,
} from "../scripts/test/lanes.mjs";
import { slow } from "../scripts/test/slow.mjs";

describe("the committed dist/", () => {
  it("counts as built only if git knows that nothing which the build reads has changed since", () => {
    const folder = mkdtempSync(join(tmpdir(), "agent-exec-built-"));
    const whole = join(folder, "whole");
    const git = (...words: readonly string[]): void => {
      const author = ["-c", "user.name=a", "-c", "user.email=a@b.example"];
      execFileSync("git", [...author, ...words], { cwd: whole, stdio: "pipe" });
    };
    const commit = (text: string, ...paths: readonly string[]): void => {
      for (const path of paths) writeFileSync(join(whole, path), text);
      git("add", ".");
      git("commit", "--quiet", "--message", text);
    };
    for (const name of ["src", "dist"]) mkdirSync(join(whole, name), { recursive: true });
    git("init", "--quiet");
    expect(isBuilt(whole)).toBe(false);
    commit("built", "src/a.ts", "dist/a.js");
    commit("other", "README.md");
    expect(isBuilt(whole)).toBe(true);
    git("clone", "--quiet", "--depth", "1", `file://${whole}`, "../shallow");
    expect(isBuilt(join(folder, "shallow"))).toBe(false);
    for (const path of ["src/a.ts", "src/new.ts", "dist/a.js"]) {
      writeFileSync(join(whole, path), "edited");
      expect([path, isBuilt(whole)]).toEqual([path, false]);
      rmSync(join(whole, path));
      git("checkout", "--quiet", ".");
    }
    expect(isBuilt(whole)).toBe(true);
    commit("newer", "src/a.ts");
    expect(isBuilt(whole)).toBe(false);
    commit("newer too", "dist/a.js");
    expect(isBuilt(whole)).toBe(true);
    rmSync(folder, { recursive: true });
  });
});

describe("a test file", () => {
  it("is in the lane that its name says, and every file is in one", () => {
    expect(laneOf("__tests__/a/b.test.ts")).toBe("core");
    expect(laneOf("__tests__/a/b.engine.test.ts")).toBe("engine");
    expect(laneOf("__tests__/a/b.whole.test.ts")).toBe("whole");
    expect(new Set(testFiles().map(laneOf))).toEqual(new Set(["core", "engine", "whole"]));
  });

  it.each(["a.engin.test.ts", "a.core.test.ts", "a.engine.whole.test.ts"])("%s has no lane", (name) => {
    expect(() => laneOf(name)).toThrow(name);
  });

  it("that is said to run at night, or to be slow, is there, one for each name", () => {
    expect(testFiles().filter(isNightly)).toHaveLength(filesOfTheNight.length);
    const second = testFiles().filter((path) => isLeftOut(path) && !isNightly(path));
    expect(second).toHaveLength(secondLooks.length - looksByDay);
    expect(slow.filter((path) => !testFiles().includes(path))).toEqual([]);
  });

  it("takes what it draws from the run's seed", () => {
    const own = testFiles().filter((path) =>
      /^import .* from "fast-check"/m.test(readFileSync(join(projectDir, path), "utf8")),
    );
    expect(own).toEqual([]);
  });

  it("runs beside fewer where the processor is slow or taken", () => {
    const lane = { workers: 4, slowWorkers: 2 };
    expect([50, 130, 400].map((startMs) => workersAt(startMs, lane))).toEqual([4, 4, 2]);
    expect(workersAt(400, { workers: 4 })).toBe(4);
  });

  it("that never gives the processor back ends the run, which names it", () => {
    const { stderr, status } = runOfFaults();
    expect(stderr).toContain("hangs: __tests__/hanging/test.by-hand.ts: no end after 10 s");
    expect(status).toBe(1);
  });

  nightly("that leaves a hook that never ends ends the run, which names it", () => {
    const { stderr, status } = ran(["hook"], { seconds: 1 });
    expect(stderr).toContain("hangs: __tests__/hanging/hook.by-hand.ts: no end after 1 s");
    expect(status).toBe(1);
  });

  it("that hangs is one failure, and the others run all the same", () => {
    const { stdout } = runOfFaults();
    expect(stdout).toContain('test.by-hand.ts",{"figures":{"passed":0,"failed":1,"skipped":0}');
    expect(stdout).toContain('limits.by-hand.ts",{"figures":{"passed":1,"failed":2,"skipped":0}');
  });

  it("in which a test has no end goes on behind it, and a failure names its test and its line", () => {
    const { stdout, stderr } = runOfFaults();
    expect(stderr).toContain("no end of this test after 0.1 s");
    expect(stderr).toMatch(/limits\.by-hand\.ts:12:\d+/);
    expect(stdout).toContain('"figures":{"passed":1,"failed":2,"skipped":0},"titles":["passes"]');
    expect(stdout).toContain('"failures":["waits for ever","expects what is not so"]');
  });

  it("fails by a warning of Node's", () => {
    const { stdout, stderr } = runOfFaults();
    expect(stderr).toContain("Node warns: MaxListenersExceededWarning");
    expect(stdout).toContain('warning.by-hand.ts",{"figures":{"passed":0,"failed":1,"skipped":0}');
  });

  it("has its hooks itself: what files share is loaded once for many, and a hook there would be the first one's", () => {
    const shared = readdirSync(join(projectDir, "__tests__"), { recursive: true, encoding: "utf8" }).filter(
      (path) => path.endsWith(".ts") && !/\.test\.ts$|\.by-hand\.ts$/.test(path),
    );
    const hooked = shared.filter((path) =>
      /^(before|after)(Each|All)\(/m.test(readFileSync(join(projectDir, "__tests__", path), "utf8")),
    );
    expect(hooked).toEqual([]);
  });

  it("that is stopped by a signal ends as one that was, so that nothing follows", async () => {
    const run = spawn(process.execPath, runOf("__tests__/hanging/test.by-hand.ts"), { cwd: projectDir });
    const ended = new Promise((resolve) => run.once("exit", resolve));
    run.stdout.once("data", () => run.kill("SIGINT"));
    expect(await ended).toBe(130);
  });
});

describe("a file that failed", () => {
  const engine = "__tests__/a.engine.test.ts";
  const whole = "__tests__/a.whole.test.ts";
  const told = (failed: number) => ({ figures: { passed: 1, failed, skipped: 0 }, titles: [] });
  const ranWith = (failed: Readonly<Record<string, number>>) =>
    new Map(Object.entries(failed).map(([path, count]) => [path, told(count)]));
  const runAlone = (failsAgain: readonly string[], asked: string[] = []) => ({
    run: async ({ files }: { readonly files: readonly string[] }) => {
      asked.push(...files);
      const again = files.map((path) => [path, told(failsAgain.includes(path) ? 1 : 0)] as const);
      return { stopped: null, status: 0, files: new Map(again) };
    },
    keep: (paths: readonly string[]) => asked.push(`kept ${paths.join(" ")}`),
  });

  it("runs again alone, and is named where it passes there", async () => {
    const ran = ranWith({ [engine]: 1, [whole]: 2, "__tests__/b.engine.test.ts": 0 });
    const asked: string[] = [];
    const again = await runAgainAlone(ran, {}, runAlone([whole], asked));
    expect(again).toEqual({ passedAlone: [engine], isTooMany: false });
    expect(asked).toEqual([engine, whole, `kept ${engine}`]);
    expect([...ran.values()].map(({ figures }) => figures.failed)).toEqual([0, 2, 0]);
  });

  it("stays failed where it needs Node alone, or where more than three files failed", async () => {
    const asked: string[] = [];
    const ofNode = ranWith({ "__tests__/a.test.ts": 1 });
    expect(await runAgainAlone(ofNode, {}, runAlone([], asked))).toMatchObject({ passedAlone: [] });
    const four = Object.fromEntries([1, 2, 3, 4].map((name) => [`__tests__/${name}.engine.test.ts`, 1]));
    expect(await runAgainAlone(ranWith(four), {}, runAlone([], asked))).toMatchObject({ isTooMany: true });
    expect(asked).toEqual([]);
  });
});

describe("a promise of docs/", () => {
  it("is kept by a test that passed, and by no other", () => {
    const passed = new Set(["ends by SIGTERM, 3 times", "a call from b", "whole"]);
    expect(
      ["ends by %s, %i times", "$call from $from", "whole"].filter((title) => isKept(title, passed)),
    ).toHaveLength(3);
    expect(["starts by %s", "who", "a.call"].filter((title) => isKept(title, passed))).toEqual([]);
  });
});

interface Ran {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

/** Files that no lane has, run as those of the lanes are; what takes longer than `seconds` hangs. */
function ran(names: readonly string[], { seconds }: { readonly seconds: number }): Ran {
  return spawnSync(process.execPath, runOf(...names.map((name) => `__tests__/hanging/${name}.by-hand.ts`)), {
    cwd: projectDir,
    encoding: "utf8",
    env: { ...process.env, AGENT_EXEC_TEST_HANG_SECONDS: String(seconds) },
    timeout: 120_000,
  });
}

/** One run of all the faults: each run starts Jest. */
function runOfFaults(): Ran {
  return (known ??= ran(["test", "limits", "warning"], { seconds: 10 }));
}
let known: Ran | undefined;

/** The arguments of such a run. */
function runOf(...files: string[]): string[] {
  const program = `
    import { runJest } from "./scripts/test/run-jest.mjs";
    const run = runJest({ files: ${JSON.stringify(files)}, workers: 2 });
    console.log("started");
    const { status, files } = await run;
    console.log(JSON.stringify([...files]));
    process.exitCode = status;
  `;
  return ["--input-type=module", "--eval", program];
}
