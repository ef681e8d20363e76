import { describe, expect, it } from "@jest/globals";
import { parseAllDocuments } from "yaml";
import { entriesOf } from "../../src/batch/entries.js";
import { type JobPlan, manifestOf } from "../../src/batch/kubernetes/manifest.js";
import { planOptionsOf } from "../../src/batch/kubernetes/plan-options.js";
import { batchFlagsOf } from "../../src/cli/batch/flags.js";
import { planText, withClusterExecutor } from "../../src/cli/batch/plan.js";
import { resolvedSettings } from "../../src/cli/given-settings.js";
import { rawOf, repliesOf } from "../../src/compose/batch-entry.js";
import type { BatchRun } from "../../src/compose/batch.js";
import { readTasks } from "../../src/tasks/read-tasks.js";
import { anyText, fc } from "../chance.js";
import { expectGolden } from "../golden.js";

const none = (): undefined => undefined;

interface Given {
  readonly flags?: Readonly<Record<string, unknown>>;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly tasks?: readonly object[];
}

const usualTasks = ["a", "b", "c"].map((id) => ({ id, task: `Write ${id}.`, verify: `test -e ${id}` }));

/** What the command prints about these tasks. */
async function planned({ flags: own = {}, settings = {}, tasks = usualTasks }: Given) {
  const text = tasks.map((task) => `${JSON.stringify(task)}\n`).join("");
  const read = await readTasks("tasks.jsonl", async () => text);
  const all = { executor: "local", model: "gpt-5-mini", ...settings };
  const raw = Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value, origin: `--${name}` }));
  const common = withClusterExecutor(raw);
  const flags = batchFlagsOf({ plan: "kubernetes", ...own });
  const options = { common, models: [], writer: flags.writer };
  const wiringOf: BatchRun["wiringOf"] = (entry, change) => ({
    ...resolvedSettings(rawOf(entry, change, options), "run", none),
    ...repliesOf(entry, options),
  });
  const entries = entriesOf(read.tasks, { models: [], repeat: flags.repeat });
  const shared = resolvedSettings(common, "run", none);
  return planText(flags.plan!, { entries, flags, shared, common, wiringOf, path: "tasks.jsonl", text });
}

/** What Kubernetes reads in a manifest, which YAML 1.1 is for it. */
function objectsIn(manifest: string) {
  const all = parseAllDocuments(manifest, { version: "1.1" });
  if (!Array.isArray(all)) throw new Error("no documents");
  expect(all.flatMap(({ errors }) => errors)).toEqual([]);
  return all.map((each) => each.toJS() as { readonly kind: string } | null).filter((each) => each !== null);
}

function inside(object: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce((each, name) => (each as Readonly<Record<string | number, unknown>>)[name], object);
}

function podOf(object: unknown, ...path: readonly (string | number)[]): unknown {
  return inside(object, "spec", "template", "spec", ...path);
}

const plan: JobPlan = {
  name: "agent-exec-0123abcd",
  options: planOptionsOf([]).options,
  pods: 2,
  runs: 3,
  words: ["batch", "/batch/tasks.jsonl"],
  files: {},
  rules: [],
  variables: ["OPENAI_API_KEY"],
  deadlineSeconds: 9000,
  inImage: [],
  isolates: true,
};

describe("the manifest of a batch", () => {
  it("is an indexed job with one pod for each shard, its tasks, and a job that joins the results", async () => {
    const flags = { plan: "kubernetes:2", "plan-option": ["queue=team", "image=registry.example/tasks:1"] };
    expectGolden("kubernetes/batch.yml", await planned({ flags, settings: { workspace: "repo" } }));
  });

  it("gives Kubernetes every text as it was, and no text ends a comment", () => {
    fc.assert(
      fc.property(
        anyText(),
        anyText(),
        fc.constantFrom("no", "on", "0o7", "1e3", "~"),
        (text, path, word) => {
          const files = { "tasks.jsonl": text };
          const found = objectsIn(manifestOf({ ...plan, files, inImage: [path], words: [word, text] }));
          expect(found.map(({ kind }) => kind)).toEqual(["PersistentVolumeClaim", "ConfigMap", "Job", "Job"]);
          expect(inside(found[1], "data")).toEqual(files);
          expect(podOf(found[2], "containers", 0, "args")).toEqual([word, text]);
        },
      ),
    );
  });

  it("has a token and a role only if the executor starts pods", () => {
    const rules = [{ apiGroups: [""], resources: ["pods"], verbs: ["create"] }];
    const found = objectsIn(manifestOf({ ...plan, rules }));
    expect(found.map(({ kind }) => kind)).toContain("RoleBinding");
    expect(podOf(found.at(-2), "serviceAccountName")).toBe(plan.name);
    const mounts = found.slice(-2).map((each) => podOf(each, "automountServiceAccountToken"));
    expect(mounts).toEqual([true, false]);
  });

  it("runs the code in pods of their own if nobody names an executor", async () => {
    const found = objectsIn(await planned({ settings: { executor: undefined } }));
    expect(inside(found[1], "data", "config.yml")).toContain("executor: kubernetes");
    // Eight of these pods and the two pods of each run fit on a node with few cores, one run after the other.
    const resources = podOf(found.at(-2), "containers", 0, "resources");
    expect(resources).toMatchObject({ requests: { cpu: "100m" }, limits: { cpu: "500m" } });
    const role = found.find(({ kind }) => kind === "Role");
    expect(JSON.stringify(role)).toContain("pods/exec");
    expect(JSON.stringify(podOf(found.at(-2), "containers", 0, "env"))).toContain("metadata.name");
  });

  it("uses a claim or a folder of the node for the results", () => {
    const volumeOf = (results: string) => {
      const found = objectsIn(
        manifestOf({ ...plan, options: planOptionsOf([`results=${results}`]).options }),
      );
      expect(found[0]!.kind).toBe("ConfigMap");
      return podOf(found[1], "volumes", 1);
    };
    expect(volumeOf("shared")).toMatchObject({ persistentVolumeClaim: { claimName: "shared" } });
    expect(volumeOf("/srv/results")).toMatchObject({ hostPath: { path: "/srv/results" } });
  });

  it("shares the money among the pods, and passes the batch's options on", async () => {
    const flags = {
      plan: "kubernetes:3",
      "max-total-cost-usd": "1",
      "max-infrastructure": "7%",
      repeat: "2",
    };
    const settings = { "price-input": 1, "price-output": 1 };
    const args = podOf(objectsIn(await planned({ flags, settings })).at(-2), "containers", 0, "args");
    expect((args as readonly string[]).join(" ")).toContain(
      "--repeat 2 --max-total-cost-usd 0.333333 --max-infrastructure 7%",
    );
  });

  it("names keys by their variables alone, and no key for a script", async () => {
    expect(await planned({ settings: { "api-key-env": "MY_KEY" } })).toContain("key: MY_KEY");
    const script = { model: undefined, script: "answers.json" };
    const scripted = await planned({ settings: script });
    expect(scripted).not.toContain("secretKeyRef");
    expect(scripted).toContain("#   answers.json\n");
  });

  it("leaves tasks that are too large for a config map to the image", async () => {
    const manifest = await planned({ tasks: [{ id: "a", task: "x".repeat(1_000_001) }] });
    expect(manifest.length).toBeLessThan(20_000);
    expect(manifest).toContain("- tasks.jsonl\n");
    expect(manifest).toContain("#   tasks.jsonl\n");
  });
});

describe("a batch is not planned for Kubernetes", () => {
  it.each<[string, Given, string]>([
    ["with more pods than runs", { flags: { plan: "kubernetes:4" } }, "kubernetes:4"],
    ["with an engine", { settings: { executor: "docker" } }, "docker"],
    [
      "with an image that a task builds",
      { settings: { executor: "docker", dockerfile: "Dockerfile" } },
      "docker",
    ],
    ["with a folder of this machine", { settings: { workspace: "/home/me/repo" } }, "/home/me/repo"],
    ["with a folder outside", { tasks: [{ id: "a", task: "x", workspace: "repo:../b" }] }, "tasks.jsonl:1"],
    ["with a file of this machine", { settings: { "system-prompt": "/p.md" } }, "--system-prompt"],
    ["with a module of this machine", { settings: { executor: "/x/own.mjs" } }, "/x/own.mjs"],
    ["with a server of this machine", { settings: { "base-url": "http://127.0.0.1:1/v1" } }, "--base-url"],
    ["with the times of an earlier batch", { flags: { durations: "old" } }, "--durations"],
    ["with too little money", { flags: { "max-total-cost-usd": "0.0001" } }, "--max-total-cost-usd"],
    ["with an unknown option", { flags: { "plan-option": ["pods=8"] } }, "pods=8"],
    ["with a name that Kubernetes refuses", { flags: { "plan-option": ["queue=A"] } }, "queue"],
    ["if it is a matrix with options", { flags: { plan: "2", "plan-option": ["cpu=1"] } }, "--plan-option"],
  ])("%s", async (_, given, name) => {
    await expect(planned(given)).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringContaining(name),
    });
  });
});
