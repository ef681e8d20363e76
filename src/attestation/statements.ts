import { hash } from "node:crypto";
import type { RunJob } from "../facts/task.js";
import { type Execution, hasPassed } from "../facts/execution.js";
import type { Artifact } from "../facts/files.js";
import type { TestStatus } from "../facts/test-run.js";
import type { RunResult } from "../reports/result/result.js";
import { decidingAttempt } from "../run/state/standing.js";
import type { RunState } from "../run/state/state.js";
import { conversation } from "../run/told/prompt.js";
import { type ProveResult, verdicts } from "../facts/prove-result.js";

/** A predicate of an in-toto statement. All predicates of a run have the same subjects. */
export interface Predicate {
  /** A URI. */
  readonly type: string;
  readonly content: object;
}

/** A file that a statement is about. */
export interface Subject {
  readonly name: string;
  readonly digest: { readonly sha256: string };
}

export interface AttestedRun {
  readonly state: RunState;
  readonly result: RunResult;
  /** The job that ran it. */
  readonly job: RunJob;
  /** The time of the check, in ISO 8601. */
  readonly checkedAt: string;
}

export const predicateTypes = {
  provenance: "https://slsa.dev/provenance/v1",
  tests: "https://in-toto.io/attestation/test-result/v0.1",
  verification: "https://in-toto.io/attestation/svr/v0.2",
} as const;

/** Identifies the product in statements, and leads to their description. */
const product = "https://github.com/org/agent-exec";

/** The main files of a run. `manifest.json` lists all other files. */
export const runFiles = ["changes.patch", "manifest.json", "result.json"];

/**
 * @param files all files of the folder with current hashes, including the manifest
 * @param names the files that the statements are about
 */
export function subjectsOf(files: readonly Artifact[], names: readonly string[]): readonly Subject[] {
  return files
    .filter(({ path }) => names.includes(path))
    .map(({ path, sha256 }) => ({ name: path, digest: { sha256 } }));
}

/** The statements about a run: how it was made, the results of its verifications, and its verified properties. */
export function predicatesOf(run: AttestedRun): readonly Predicate[] {
  return [
    { type: predicateTypes.provenance, content: provenance(run) },
    { type: predicateTypes.tests, content: testResult(run) },
    { type: predicateTypes.verification, content: verificationResult(run) },
  ];
}

/** A longer task is included only as a hash. */
const maxTaskChars = 4_096;

function provenance({ state, result, job }: AttestedRun): object {
  const { task, policy, writer, version, settings } = state.run!;
  const { lastSession, usage } = state;
  const prompt = policy.hasWriter ? JSON.stringify(conversation({ ...state, attempts: [] })) : null;
  const base = result.patch?.base ?? null;
  const digest = lastSession?.digest ?? null;
  const network = [state.attempts.flatMap(({ executions }) => executions), state.files ?? []].flat();
  return {
    buildDefinition: {
      buildType: `${product}/run@v1`,
      externalParameters: {
        task: {
          sha256: hash("sha256", task.text),
          source: task.source,
          ...(task.author !== undefined && { author: task.author }),
          ...(task.text.length <= maxTaskChars && { text: task.text }),
        },
        ...(prompt !== null && { prompt: { sha256: hash("sha256", prompt) } }),
        repository: job.repository,
        base,
        verify: policy.verify,
      },
      internalParameters: {
        model: writer,
        executor: lastSession?.executor ?? null,
        image: lastSession?.image ?? null,
        sandbox: { limits: lastSession?.limits ?? {}, held: lastSession?.held ?? {} },
        policy,
        protect: settings["protect"] ?? [],
        "only-change": settings["only-change"] ?? [],
      },
      resolvedDependencies: [
        base !== null && { uri: `git+${job.server}/${job.repository}`, digest: { gitCommit: base } },
        digest !== null && { name: "image", uri: lastSession?.image ?? "", digest: digestOf(digest) },
        job.action !== undefined && actionOf(job.action, job.server),
      ].filter(Boolean),
    },
    runDetails: {
      builder: { id: `${product}@${version}`, version: { "agent-exec": version } },
      metadata: {
        invocationId: `${job.url}/attempts/${job.attempt}`,
        startedOn: result.startedAt,
        finishedOn: result.endedAt,
      },
      byproducts: [
        { name: "network", content: inBase64(network.flatMap((each) => each.network ?? [])) },
        { name: "usage", content: inBase64(usage) },
      ],
    },
  };
}

function testResult({ state, result, job }: AttestedRun): object {
  const { verify } = state.run!.policy;
  const cases = verificationsOf(state).flatMap(({ tests }) => tests?.cases ?? []);
  const named = (status: TestStatus) =>
    cases.filter((each) => each.status === status).map(({ name }) => name);
  return {
    result: result.verified ? "PASSED" : "FAILED",
    configuration: verify.map(verificationDescriptor),
    url: job.url,
    passedTests: named("passed"),
    warnedTests: named("skipped"),
    failedTests: named("failed"),
  };
}

function verificationResult({ state, result, checkedAt }: AttestedRun): object {
  const { policy, version, settings } = state.run!;
  const { lastSession, audit } = state;
  const protect = [settings["protect"], settings["only-change"]].flat().filter((each) => each !== undefined);
  const properties = {
    VERIFIED: result.verified,
    FRESH_CONTAINER: result.verified && lastSession !== null && lastSession.digest !== null,
    CONTROL_FAILED_BEFORE: result.verified && result.proof.failedBefore === true,
    TESTS_COUNTED: result.verified && verificationsOf(state).every(({ tests }) => tests !== undefined),
    TESTS_PROTECTED: result.verified && protect.length > 0,
    NETWORK_NONE_HELD: lastSession?.limits["network"] === "none" && lastSession.held["network"] === true,
    AUDIT_HELD:
      result.verified && audit !== null && audit.held > 0 && audit.fooled.length + audit.notTried === 0,
  };
  return {
    verifier: { id: `${product}@${version}`, policies: policy.verify.map(verificationDescriptor) },
    timeCreated: checkedAt,
    properties: Object.entries(properties)
      .filter(([, holds]) => holds)
      .map(([name]) => `AGENT_EXEC_${name}`),
  };
}

function verificationsOf(state: RunState): readonly Execution[] {
  return (decidingAttempt(state)?.verifications ?? []).filter(hasPassed);
}

export function verificationDescriptor(command: string, index: number): object {
  return {
    name: `verify ${index + 1}`,
    digest: { sha256: hash("sha256", command) },
    content: Buffer.from(command).toString("base64"),
    mediaType: "application/x-sh",
  };
}

/** The action, `owner/name@ref`. The reference may be a commit. */
function actionOf(action: string, server: string): object {
  const [repository = "", ref = ""] = action.split("@");
  const isCommit = /^[0-9a-f]{40}$/.test(ref);
  return {
    name: "action",
    uri: `git+${server}/${repository}@${ref}`,
    ...(isCommit && { digest: { gitCommit: ref } }),
  };
}

function digestOf(digest: string): object {
  const [algorithm = "sha256", value = ""] = digest.split(":");
  return { [algorithm]: value };
}

/** The encoding of a resource descriptor's content. */
function inBase64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64");
}

const results = { good: "PASSED", warn: "WARNED", bad: "FAILED", neutral: "WARNED" } as const;

/** The statement about a proof: the commits, the commands that ran, and what their tests show. */
export function proofPredicate({ verdict, base, head, verify, tests }: ProveResult, job: RunJob): Predicate {
  const commits = Object.entries({ base, head }).map(([name, gitCommit]) => ({
    name,
    uri: `git+${job.server}/${job.repository}`,
    digest: { gitCommit },
  }));
  return {
    type: predicateTypes.tests,
    content: {
      result: results[verdicts[verdict].tone],
      configuration: [...verify.map(verificationDescriptor), ...commits],
      url: job.url,
      passedTests: tests.proof,
      warnedTests: [...tests.flaky, ...tests.removed, ...tests.skipped],
      failedTests: [...tests.regressed, ...tests.weakened],
    },
  };
}
