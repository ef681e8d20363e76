import { describe, expect, it } from "@jest/globals";
import { hideFromNow } from "../../src/redaction/told.js";
import type { RawSetting } from "../../src/rows/origin.js";
import type { Face, Rows } from "../../src/rows/setting.js";
import { readConfig } from "../../src/settings/config.js";
import { parseConfig, printConfig } from "../../src/settings/config-file.js";
import { resolveSettings } from "../../src/settings/resolve.js";
import { table } from "../../src/settings/schema.js";
import { trustOf } from "../../src/settings/trust.js";
import { anyText, fc, tries } from "../chance.js";
import { cpuTimeMs } from "../cpu-time.js";

interface Reading {
  readonly given?: readonly RawSetting[];
  readonly face?: Face;
  readonly isOwners?: boolean;
}

const flag = (name: string, value: unknown): RawSetting => ({ name, value, origin: `--${name}` });

async function configOf(files: Readonly<Record<string, string>>, reading: Reading = {}) {
  const { given = [], face = "run", isOwners = false } = reading;
  return readConfig(given, { face, isOwners, read: async (path) => files[path] ?? null });
}

/** In their words, with the next step. */
async function refusal(files: Readonly<Record<string, string>>, reading?: Reading): Promise<string> {
  return configOf(files, reading).then(
    () => "nothing",
    (error: { message: string; nextStep: string; code: string }) =>
      `[${error.code}] ${error.message} → ${error.nextStep}`,
  );
}

const usual = (text: string) => ({ ".agent-exec.yml": text });

describe("a config file", () => {
  it("sets what is not given otherwise, and is none where there is none", async () => {
    const config = await configOf(
      usual("memory: 1g\nmax-turns: 7\nverify: [a b, c]\nreflect: true\nworkspace: repo\n"),
    );
    const settings = resolveSettings([...config, flag("memory", "2g")], "run");
    expect(settings).toMatchObject({
      memory: 2 * 1024 ** 3,
      "max-turns": 7,
      verify: ["a b", "c"],
      reflect: true,
    });
    expect(await configOf({})).toEqual([]);
    expect(await configOf(usual("# nothing\n"))).toEqual([]);
    expect(await configOf(usual("memory: 1g"), { given: [flag("config", "none")] })).toEqual([]);
  });

  it("shows no part of a secret in an error, also if the value is shortened", async () => {
    const secret = "correct-horse-battery-staple";
    const text = usual(`memory: ${"x".repeat(60)}${secret}\n`);
    expect(await refusal(text)).toContain("correct-horse");
    hideFromNow([secret]);
    try {
      expect(await refusal(text)).toContain("memory: must be");
      expect(await refusal(text)).not.toContain("correct-horse");
    } finally {
      hideFromNow([]);
    }
  });

  it("tells the line of each value", async () => {
    const config = await configOf(usual("# owned\nmemory: 1g\n\nverify:\n  - x\n"));
    expect(config.map(({ origin }) => origin)).toEqual([
      ".agent-exec.yml:2 memory",
      ".agent-exec.yml:4 verify",
    ]);
  });

  it("may be JSON, and write pairs as a mapping", async () => {
    const files = { "a.json": '{"executor": "./mine.mjs", "executor-option": {"region": "eu", "n": 2}}' };
    const config = await configOf(files, { given: [flag("config", "a.json")] });
    expect(resolveSettings(config, "run")["executor-option"]).toEqual({ region: "eu", n: "2" });
  });

  it("extends another, of which it says the rest", async () => {
    const files = {
      "ci/a.yml": "extends: ../base/b.yml\nmemory: 1g\n",
      "base/b.yml": "extends: c.yml\nmemory: 3g\ncpus: 3\n",
      "base/c.yml": "pids: 99\ncpus: 1\n",
    };
    const config = await configOf(files, { given: [flag("config", "ci/a.yml")] });
    expect(Object.fromEntries(config.map(({ name, value }) => [name, value]))).toEqual({
      memory: "1g",
      cpus: 3,
      pids: 99,
    });
  });

  it("leaves out what other commands take, and knows every setting's name", async () => {
    const config = await configOf(usual("max-retries: 2\nmemory: 1g\ncomment: never\n"), { face: "exec" });
    expect(config.map(({ name }) => name)).toEqual(["memory"]);
  });

  it("is no reason to refuse a flag beside which it cannot act", async () => {
    const config = await configOf(usual("memory: 1g\n"));
    expect(resolveSettings([...config, flag("executor", "local")], "run").executor).toBe("local");
  });

  it.each([
    [
      "a name that is none",
      "memry: 1g",
      ".agent-exec.yml:1 memry: is not a setting here; did you mean memory?",
    ],
    [
      "a value out of range",
      "cpus: 2\npids: 1",
      ".agent-exec.yml:2 pids: must be between 16 and 32768, not 1",
    ],
    ["two that exclude each other", "workspace: empty\nprotect: [a]", ".agent-exec.yml:2"],
    ["a list of lists", "verify: [[a]]", ".agent-exec.yml:1: a list may contain only texts and numbers"],
    ["no mapping", "- a", ".agent-exec.yml:1: it is not a mapping of settings to values"],
    ["a name twice", "cpus: 1\ncpus: 2", '.agent-exec.yml:2: "cpus" is set twice'],
    ["what is no YAML", "verify: [a", ".agent-exec.yml:1: "],
    ["an alias", "verify: &a [x]\nprotect: *a", ".agent-exec.yml:2: aliases are not supported"],
    ["a secret", "api-key: sk-1", ".agent-exec.yml:1 api-key: is a secret; do not write it into a file"],
    ["a task", "task-file: ../.ssh/id_rsa", "task-file: belongs to a single run"],
    [
      "a file that is not there",
      "extends: b.yml",
      "The config file b.yml cannot be used: it does not exist.",
    ],
    ["itself", "extends: ./.agent-exec.yml", "cannot be used: it extends itself."],
  ])("is refused, with the place, that holds %s", async (_what, text, message) => {
    const said = await refusal(usual(text));
    expect(said).toContain(message);
    expect(said).toMatch(/^\[settings-invalid\] .* → .*Fix/s);
  });

  it("is refused with all that is wrong in it at once", async () => {
    const said = await refusal(usual("memry: 1g\ncpus: many\napi-key: sk-1\ntimeout: 0s"));
    for (const part of [":1 memry: ", ":2 cpus: ", ":3 api-key: ", ":4 timeout: "])
      expect(said).toContain(part);
  });

  it("that was named is refused where it is not there", async () => {
    expect(await refusal({}, { given: [flag("config", "x.yml")] })).toContain(
      "x.yml cannot be used: it does not exist",
    );
  });

  it("of aliases within each other costs nothing", async () => {
    const bomb = ["a: &a [x,x,x,x,x,x,x,x,x]"];
    for (const each of "bcdefghi") {
      const below = String.fromCharCode(each.charCodeAt(0) - 1);
      bomb.push(`${each}: &${each} [${Array.from({ length: 9 }, () => `*${below}`).join(",")}]`);
    }
    expect(await refusal(usual(bomb.join("\n")))).toContain("aliases are not supported");
  });

  it("reads as it was printed, whatever the values", async () => {
    const name = fc.constantFrom("memory", "verify", "model", "protect", "cpus", "reflect");
    const word = fc.oneof(fc.string(), anyText(), fc.constantFrom("no", "1e3", "~", "# a", "a: b", "\n"));
    const value = fc.oneof(word, fc.integer(), fc.boolean(), fc.array(word));
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.record({ name, value }), { selector: (each) => each.name }),
        async (given) => {
          const text = printConfig(
            given.map((each) => ({ ...each, origin: "--x\ny" })),
            "Said.",
          );
          const { settings } = parseConfig(text, "c.yml");
          expect(settings.map(({ name, value }) => ({ name, value }))).toEqual(given);
        },
      ),
      { numRuns: tries(200) },
    );
  });
});

describe("a config file that came with a folder", () => {
  it.each([
    ["base-url: http://127.0.0.1:9", "base-url"],
    ["executor: local", "executor"],
    ["executor: ./mine.mjs", "executor"],
    ["network: full", "network"],
    ["volume: [/:/host]", "volume"],
    ["env: [HOME]", "env"],
    ["workspace: /root", "workspace"],
    ["image: devcontainer", "image"],
    ["dockerfile: Dockerfile", "dockerfile"],
    ["api-key-env: AWS_SECRET_ACCESS_KEY", "api-key-env"],
    ["out: /root/.ssh", "out"],
    ["before-block: rm -rf /", "before-block"],
    ["allow-workflow: [.github/workflows/ci.yml]", "allow-workflow"],
    ["setup-network: full\nsetup: [a]", "setup-network"],
    ["cache: pip\nsetup: [a]", "cache"],
  ])("is not believed that %s", async (text, name) => {
    const said = await refusal(usual(text));
    expect(said).toContain(
      `.agent-exec.yml:1 ${name}: is not accepted from a file that came with the folder`,
    );
    const other = { "mine.yml": text };
    expect(await refusal(other, { given: [flag("config", "mine.yml")] })).not.toContain("not accepted");
    expect(await refusal(usual(text), { isOwners: true })).not.toContain("not accepted");
  });

  it("is believed of no setting whose row does not say so", () => {
    const silent = Object.entries(table as Rows).filter(
      ([, row]) => row.description.fromFolder === undefined,
    );
    expect(silent.length).toBeGreaterThan(20);
    for (const [name] of silent) expect(trustOf({ name, value: "x" }, [])).toBe(false);
  });

  it.each([
    ["memory: 1t", []],
    ["memory: 3g", []],
    ["memory: 2g", [flag("memory", "1g")]],
    ["cpus: 512", []],
    ["pids: 32768", []],
    ["workspace-size: 100g", []],
    ["max-output: 64m", []],
    ["max-files: 200000", []],
    ["timeout: 6h", []],
    ["total-timeout: 24h", []],
    ["max-retries: 100", []],
    ["max-turns: 1000", []],
    ['only-change: ["**"]', []],
    ["verify-report: none", []],
    ["verify-changed-values: off", []],
    ["verify-before: off", []],
    ["verify-report: r.xml", [flag("verify", "pytest")]],
    ["pull: always", []],
    ["pull: missing", [flag("pull", "never")]],
    ["price-input: 0", [flag("max-cost-usd", "1")]],
  ])("ignores what raises a limit or lowers proof, and says so: %s", async (text, given) => {
    const told: string[] = [];
    const read = async () => text;
    const onIgnored = (all: readonly RawSetting[]) => void told.push(...all.map(({ origin }) => origin));
    expect(await readConfig(given, { face: "run", isOwners: false, read, onIgnored })).toEqual([]);
    expect(told).toEqual([`.agent-exec.yml:1 ${text.split(":")[0]}`]);
    told.length = 0;
    await readConfig(given, { face: "run", isOwners: true, read, onIgnored }).catch(() => undefined);
    expect(told).toEqual([]);
  });

  it.each([
    'model-option: [\'plugins=[{"id":"web"}]\']',
    'model-option: ["temperature=0", "store=true"]',
    "models: a,b",
    "approval: never",
  ])("is refused for %s", async (text) => {
    expect(await refusal(usual(text))).toContain("is not accepted from a file");
  });

  it("is as useful as it was for an honest one", async () => {
    const honest = `image: python:3.13-slim
workspace: repo
model: gpt-5-mini
verify: [make test]
verify-report: build/junit.xml
protect: [test/**, Makefile]
setup: [pip install -r requirements.txt]
max-turns: 40
total-timeout: 20m
timeout: 60s
memory: 1g
max-retries: 2
max-cost-usd: 1
price-input: 1
price-output: 2
model-option: { temperature: 0.2, seed: 7, reasoning_effort: low }
`;
    const names = honest.split("\n").flatMap((line) => line.split(":")[0] || []);
    expect((await configOf(usual(honest))).map(({ name }) => name)).toEqual(names);
  });

  it("of sixty thousand names is refused at once", async () => {
    const names = Array.from({ length: 60_000 }, (_, index) => `k${index}: 1`);
    for (const text of [names.slice(0, 20_000).join("\n"), names.join("\n"), "[".repeat(200_000)]) {
      const begun = cpuTimeMs();
      expect(await refusal(usual(text))).toMatch(
        /more than 500 names|more than 256 KiB|cannot be parsed|agent-exec.yml:1/,
      );
      expect(cpuTimeMs() - begun).toBeLessThan(10_000);
    }
  });

  it.each(["executor: jupyter", "network: none", "workspace: repo", "image: python:3.13", "verify: [make]"])(
    "is believed that %s",
    async (text) => {
      expect(await configOf(usual(text))).toHaveLength(1);
    },
  );

  it.each(["extends: ../x.yml", "extends: /etc/x.yml"])("extends nothing outside of it: %s", async (text) => {
    expect(await refusal(usual(text))).toContain("which is outside its folder");
  });
});
