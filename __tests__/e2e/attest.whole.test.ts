import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { noFindings } from "../../src/prove/findings.js";
import { resultOf } from "../../src/prove/result.js";
import { renderProof } from "../../src/reports/github/prove-report.js";
import { version } from "../../src/version.js";
import { sample } from "../chance.js";
import { changed } from "../github/payloads.js";
import { type FakeSigstore, startSigstore } from "../fakes/sigstore-server.js";
import { emptyFolder, fenced, runCommand } from "./command-line.js";
import { dispatch, openScene } from "./support/scene.js";

const repository = "Codertocat/Hello-World";
/** One that another repository offers, called by ours. */
const signer = "https://github.com/org/shared/.github/workflows/attest.yml@refs/tags/v1";

let sigstore: FakeSigstore;
/** The artifact of a run that passed, as another job downloads it. */
let artifact: string;
let folder: string;
beforeAll(async () => {
  sigstore = await startSigstore({ repository, signer });
  await using scene = await openScene([{ reply: fenced("echo 2 >n.txt", "sh") }]);
  folder = await emptyFolder();
  await writeFile(join(folder, "roots.jsonl"), sigstore.trustedRoots);
  await using step = await scene.openStep({
    eventName: "workflow_dispatch",
    payload: dispatch(),
    files: { "n.txt": "1\n" },
    inputs: {
      task: "Make it 2.",
      until: "pass",
      workspace: ".",
      verify: "grep 2 n.txt",
      out: "{checkout}/../run",
    },
    env: { GITHUB_ACTION_REPOSITORY: "org/agent-exec", GITHUB_ACTION_REF: "a".repeat(40) },
  });
  const ran = await step.run("main.js");
  if (ran.outputs.get("verified") !== "true") throw new Error(ran.log);
  artifact = join(folder, "artifact");
  await cp(ran.outputs.get("run-dir")!, artifact, { recursive: true });
});
afterAll(async () => {
  await sigstore?.[Symbol.asyncDispose]();
});

interface Attested {
  readonly env?: Readonly<Record<string, string>>;
  readonly isPublic?: boolean;
  readonly change?: (run: string) => Promise<void>;
  readonly inputs?: Readonly<Record<string, string>>;
  /** The job's token's. */
  readonly access?: "read" | "write";
}

async function attest({ env = {}, isPublic = true, change, inputs, access = "write" }: Attested = {}) {
  await using scene = await openScene([], { access });
  const visibility = isPublic ? "public" : "private";
  await using step = await scene.openStep({
    eventName: "workflow_dispatch",
    payload: changed(dispatch(), { repository: { visibility } }),
    // A job of its own has nothing but the artifact.
    inputs: { mode: "attest", out: "run", image: "", script: "", "api-key": "", ...inputs },
    env: { ...sigstore.environment, ...env },
  });
  const run = join(step.workspace, "run");
  await cp(artifact, run, { recursive: true });
  await change?.(run);
  const ended = await step.run("main.js");
  const kept = join(await emptyFolder(), "run");
  await cp(run, kept, { recursive: true });
  return { ...ended, run: kept, attestations: scene.github.world.attestations };
}

/** A run that is attested, once for all who only read it. */
let once: ReturnType<typeof attest> | undefined;
const attested = async () => (once ??= attest());

async function check(run: string, ...flags: readonly string[]) {
  const roots = ["--trusted-root", join(folder, "roots.jsonl")];
  const { code, stdout } = await runCommand(["check", run, "--json", ...roots, ...flags]);
  const told = JSON.parse(stdout) as {
    holds: boolean;
    isProved: boolean;
    findings: { what: string; status: string; told: string }[];
  };
  const signed = told.findings.filter(({ what }) => what === "attestation");
  return { code, ...told, signed: signed.map(({ status }) => status), told: signed.map((each) => each.told) };
}

interface Statement {
  readonly predicateType: string;
  readonly predicate: unknown;
  readonly subject: readonly { readonly name: string }[];
}

async function statements(run: string): Promise<Statement[]> {
  const lines = (await readFile(join(run, "attestation.jsonl"), "utf8")).trim().split("\n");
  return lines.map((line) => {
    const { dsseEnvelope } = JSON.parse(line) as { dsseEnvelope: { payload: string } };
    return JSON.parse(Buffer.from(dsseEnvelope.payload, "base64").toString()) as never;
  });
}

it.concurrent.each([
  ["a public repository, by Sigstore's public instance", true],
  ["a private one, by GitHub's", false],
])(
  "a run of %s that is attested in a job of its own is signed, kept on GitHub, and holds offline",
  async (_what, isPublic) => {
    const { exitCode, log, outputs, run, attestations } = isPublic
      ? await attested()
      : await attest({ isPublic });
    expect({ exitCode, log }).toMatchObject({ exitCode: 0, log: expect.stringContaining("3 statements") });
    expect(attestations).toHaveLength(3);
    expect(outputs.get("attestation-url")).toMatch(
      /^https:\/\/github.com\/Codertocat\/Hello-World\/attestations\/\d+$/,
    );
    expect(await check(run, "--repo", repository)).toMatchObject({
      code: 0,
      isProved: true,
      signed: ["held", "held", "held"],
    });
  },
);

it.concurrent("an attested run says how it came about, what its verification told, and what was checked", async () => {
  const { run } = await attested();
  const [provenance, tests, verification] = await statements(run);
  expect(provenance!.subject.map(({ name }) => name)).toEqual([
    "changes.patch",
    "manifest.json",
    "result.json",
  ]);
  expect(provenance).toMatchObject({
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        externalParameters: { task: { text: "Make it 2." }, repository, verify: ["grep 2 n.txt"] },
        internalParameters: { executor: "docker", sandbox: { held: { network: true } } },
        resolvedDependencies: [
          { name: "image", digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
          { name: "action", digest: { gitCommit: "a".repeat(40) } },
        ],
      },
      runDetails: {
        metadata: { invocationId: `https://github.com/${repository}/actions/runs/777/attempts/1` },
      },
    },
  });
  expect(tests).toMatchObject({
    predicateType: "https://in-toto.io/attestation/test-result/v0.1",
    predicate: { result: "PASSED", configuration: [{ name: "verify 1" }] },
  });
  expect(verification).toMatchObject({
    predicateType: "https://in-toto.io/attestation/svr/v0.2",
    predicate: {
      properties: [
        "AGENT_EXEC_VERIFIED",
        "AGENT_EXEC_FRESH_CONTAINER",
        "AGENT_EXEC_CONTROL_FAILED_BEFORE",
        "AGENT_EXEC_NETWORK_NONE_HELD",
      ],
    },
  });
});

it.concurrent("a proof is signed with its commits, and refused once its verdict is changed", async () => {
  const commits = { base: "b".repeat(40), head: "c".repeat(40) };
  const url = `https://github.com/${repository}/actions/runs/777`;
  const result = {
    ...resultOf(
      { ...commits, verify: ["pytest"] },
      {
        verdict: "proven",
        reason: "1 test fails without this change and passes with it.",
        findings: { ...noFindings, proof: ["test_a"] },
        hunks: [],
      },
    ),
    job: { server: "https://github.com", repository, url, attempt: "1", commit: commits.head },
    agentExec: version,
  };
  const { exitCode, log, run, outputs } = await attest({
    async change(folder) {
      await rm(folder, { recursive: true });
      await mkdir(folder);
      await writeFile(join(folder, "result.json"), JSON.stringify(result));
      await writeFile(join(folder, "report.md"), renderProof(result, { run: url }));
    },
  });
  expect({ exitCode, log, outcome: outputs.get("outcome") }).toMatchObject({
    exitCode: 0,
    outcome: "proven",
  });
  expect(await statements(run)).toMatchObject([
    {
      predicateType: "https://in-toto.io/attestation/test-result/v0.1",
      subject: [{ name: "report.md" }, { name: "result.json" }],
      predicate: {
        result: "PASSED",
        passedTests: ["test_a"],
        configuration: [
          { name: "verify 1" },
          { name: "base", digest: { gitCommit: commits.base } },
          { name: "head", digest: { gitCommit: commits.head } },
        ],
      },
    },
  ]);
  expect(await check(run, "--repo", repository)).toMatchObject({ code: 0, isProved: true, signed: ["held"] });
  await writeFile(join(run, "result.json"), JSON.stringify({ ...result, reason: "All is well." }));
  expect(await check(run, "--repo", repository)).toMatchObject({ code: 1, signed: ["differs"] });
});

it.concurrent("an attested run is refused once a byte is changed, in whichever file", async () => {
  const { run } = await attested();
  const files = [
    "changes.patch",
    "result.json",
    "manifest.json",
    "transcript.jsonl",
    "attempts/1/stdout",
    "attestation.jsonl",
  ];
  for (const file of sample(files, 2)) {
    const other = join(await emptyFolder(), "run");
    await cp(run, other, { recursive: true });
    const bytes = await readFile(join(other, file));
    const text = bytes.toString();
    const at = text.includes('"payload":"') ? text.indexOf('"payload":"') + 40 : text.lastIndexOf("1");
    await writeFile(
      join(other, file),
      at < 0 ? `${text}x` : `${text.slice(0, at)}${text[at] === "2" ? "3" : "2"}${text.slice(at + 1)}`,
    );
    const { code, holds } = await check(other, "--repo", repository).catch(() => ({
      code: 1,
      holds: false,
    }));
    expect({ file, code, holds }).toEqual({ file, code: 1, holds: false });
  }
});

it.concurrent("an attested run is nobody's word where it is another repository's, another run's, or from nobody that is trusted", async () => {
  const { run } = await attested();
  for (const other of ["Codertocat/Hello", "org/shared", "https://example.com/Codertocat/Hello-World"])
    expect(await check(run, "--repo", other)).toMatchObject({
      code: 1,
      signed: ["differs", "differs", "differs"],
    });
  expect(await check(run)).toMatchObject({
    code: 0,
    isProved: false,
    signed: ["unproven", "unproven", "unproven"],
  });
  const untrusting = await runCommand(["check", run, "--repo", repository]);
  expect(untrusting).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("its signature is not valid"),
  });
  const other = join(await emptyFolder(), "other");
  await runCommand(["demo", "--image", "agent-exec-base:bookworm", "--pull", "never", "--out", other]);
  const foreign = await check(other, "--repo", repository, "--bundle", join(run, "attestation.jsonl"));
  expect(foreign).toMatchObject({ code: 1, signed: ["differs", "differs", "differs"] });
  expect(foreign.told[0]).toContain("covers a different");
  expect(await check(other, "--repo", repository)).toMatchObject({ code: 1, signed: ["differs"] });
});

it.concurrent("an attested run lies in the artifact alone where GitHub keeps none", async () => {
  const { exitCode, log, outputs, run } = await attest({ access: "read" });
  expect({ exitCode, url: outputs.get("attestation-url") }).toEqual({ exitCode: 0, url: "" });
  expect(log).toContain("GitHub did not store the signature");
  expect(await check(run, "--repo", repository)).toMatchObject({ isProved: true });
});

const none = async (run: string) => readFile(join(run, "attestation.jsonl")).catch(() => null);

// Not beside the others: what is issued is counted.
const refused: readonly [string, Attested, string][] = [
  ["without the right to an identity", { env: { ACTIONS_ID_TOKEN_REQUEST_URL: "" } }, "id-token: write"],
  ["beside a task", { inputs: { task: "x" } }, "attest a run in a separate job"],
  ["without a folder", { inputs: { out: "" } }, "needs `out`"],
  [
    "of another workflow's run",
    { env: { GITHUB_RUN_ID: "778" } },
    "but this job signs only runs of its own workflow run",
  ],
  [
    "of a folder that is not what was recorded",
    { change: (run) => writeFile(join(run, "changes.patch"), "x") },
    "contradict each other",
  ],
  [
    "of a folder without a run",
    { change: (run) => writeFile(join(run, "transcript.jsonl"), "") },
    "of the transcript",
  ],
];
it.each(sample(refused, 3))("nothing is signed %s", async (_what, given, words) => {
  const before = sigstore.issued();
  const { exitCode, log, run } = await attest(given);
  expect({ exitCode, log }).toEqual({ exitCode: 1, log: expect.stringContaining(words) });
  expect({ issued: sigstore.issued() - before, none: await none(run) }).toEqual({ issued: 0, none: null });
});
