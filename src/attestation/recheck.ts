import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { messageOf } from "../errors.js";
import { readRegular } from "../files/safe-files.js";
import { count } from "../format/format.js";
import { listed, named } from "../format/listed.js";
import type { RunEvent } from "../facts/events.js";
import { text } from "../facts/described.js";
import { type Artifact, artifact } from "../facts/files.js";
import { renderFiles } from "../reports/files.js";
import { asKnownBy, resultOfToday } from "../reports/transcript/older-transcripts.js";
import { resultOf, type RunResult } from "../reports/result/result.js";
import { parseTranscript } from "../reports/transcript/transcript.js";
import { openRunFolder, type RunFolder } from "../run-folder/run-folder.js";
import { fold } from "../run/state/apply.js";
import { version } from "../version.js";
import type { RunState } from "../run/state/state.js";

/** The result of comparing one part of a run's record. */
export interface RecordFinding {
  readonly what:
    | "manifest"
    | "transcript"
    | "result"
    | "patch"
    | "artifacts"
    | "reports"
    | "others"
    | "attestation";
  /** `absent`: there is nothing to compare. `unproven`: it matches, but nobody verified the signer. */
  readonly status: "held" | "differs" | "absent" | "unproven";
  /** The reason, in a clause; it may quote a stranger. */
  readonly told: string;
}

export interface RecheckedRun {
  readonly folder: RunFolder;
  readonly events: readonly RunEvent[];
  readonly state: RunState;
  /** The result, computed from the events. */
  readonly result: RunResult;
  /** All files except the manifest and the attestation, with their current hashes. */
  readonly files: readonly Artifact[];
  readonly findings: readonly RecordFinding[];
}

/** A run's attestations: Sigstore bundles, one per line. */
export const attestationName = "attestation.jsonl";

const manifestName = "manifest.json";

const manifest = z.object({ files: z.array(artifact()) });

const namesPatch = z.object({ patch: z.object({ path: text() }).nullable() });

/**
 * Computes all claims in a run's folder again. All of its files may be a stranger's.
 * @throws AgentExecError `settings-invalid` if there is no run, `transcript-invalid` if its transcript is unreadable.
 */
export async function recheckRun(path: string): Promise<RecheckedRun> {
  const { folder, transcript } = await openRunFolder(path);
  const { events, warnings } = parseTranscript(transcript);
  const state = fold(events);
  const files = (await folder.list()).filter((each) => ![manifestName, attestationName].includes(each.path));
  const recorded = await recordedResult(folder);
  const runDir = typeof recorded?.["runDir"] === "string" ? recorded["runDir"] : null;
  const result = resultOf(events, runDir);
  // The reports, and the files with the attempts' code and output, depend only on events.
  const computed = await renderFiles(events, {
    readArtifact: (artifact) => folder.readArtifact(artifact),
    readShown: (name) => folder.readShown(name),
    runDir,
  });
  const known = new Set([
    ...computed.keys(),
    ...ofEveryRun,
    ...result.artifacts.map(({ path }) => `artifacts/${path}`),
    state.files?.changes?.patch ?? "",
  ]);
  const findings = [
    await manifestFinding(folder, files),
    transcriptFinding(events, state, warnings),
    resultFinding(recorded, result, state),
    await patchFinding({ folder, state, files }, recorded),
    artifactsFinding(result, files),
    reportsFinding(computed, { events, files }),
    othersFinding(await folder.strange(), files, { known, shown: shownIn(events) }),
  ];
  return { folder, events, state, result, files, findings };
}

async function manifestFinding(folder: RunFolder, now: readonly Artifact[]): Promise<RecordFinding> {
  let then: readonly Artifact[];
  try {
    then = manifest.parse(JSON.parse(await textAt(folder, manifestName))).files;
  } catch (thrown) {
    const [reason = ""] = messageOf(thrown).split("\n");
    return differs("manifest", `${manifestName} cannot be read: ${reason.slice(0, 200)}`);
  }
  const [listedThen, there] = [byPath(then), byPath(now)];
  const gone = [...listedThen.keys()].filter((path) => !there.has(path));
  const added = [...there.keys()].filter((path) => !listedThen.has(path));
  const changed = [...listedThen].flatMap(([path, before]) => {
    const after = there.get(path);
    return after && (before.sha256 !== after.sha256 || before.bytes !== after.bytes) ? [path] : [];
  });
  const told = [...paths("changed", changed), ...paths("gone", gone), ...paths("not listed", added)];
  return judged("manifest", told, `${count("file", now.length)}, all with the listed hashes`);
}

export function differs(what: RecordFinding["what"], told: string): RecordFinding {
  return { what, status: "differs", told };
}

/** A finding that differs if the list of wrong things is not empty. */
export function judged(what: RecordFinding["what"], wrong: readonly string[], right: string): RecordFinding {
  return wrong.length > 0 ? differs(what, wrong.join("; ")) : { what, status: "held", told: right };
}

function byPath(files: readonly Artifact[]): ReadonlyMap<string, Artifact> {
  return new Map(files.map((file) => [file.path, file]));
}

const maxNamed = 5;

function paths(how: string, all: readonly string[]): string[] {
  if (all.length === 0) return [];
  return [`${how}: ${listed(all.slice(0, maxNamed).map(named), all.length)}`];
}

function transcriptFinding(
  events: readonly RunEvent[],
  { end }: RunState,
  warnings: readonly string[],
): RecordFinding {
  if (warnings.length > 0) return differs("transcript", warnings.join(" "));
  const missing = end === null ? ["the end of the run is missing"] : [];
  return judged("transcript", missing, `${count("event", events.length)}, complete until the run's end`);
}

type Recorded = Readonly<Record<string, unknown>>;

async function recordedResult(folder: RunFolder): Promise<Recorded | null> {
  try {
    const value: unknown = JSON.parse(await textAt(folder, "result.json"));
    return typeof value === "object" && value !== null ? resultOfToday(value as Recorded) : null;
  } catch {
    return null;
  }
}

function resultFinding(recorded: Recorded | null, result: RunResult, state: RunState): RecordFinding {
  if (recorded === null) return differs("result", "result.json cannot be read");
  const now = asKnownBy(recorded, JSON.parse(JSON.stringify(result)) as Recorded);
  const names = [...new Set([...Object.keys(now), ...Object.keys(recorded)])];
  const differing = names.filter((name) => !isDeepStrictEqual(recorded[name], now[name]));
  const verb = differing.length === 1 ? "differs" : "differ";
  const wrong = `${listed(differing.map(named))} of \`result.json\` ${verb} from the transcript, which agent-exec ${named(state.run!.version)} wrote`;
  const verified = result.verified ? "verified" : "not verified";
  const right = `${result.outcome}, ${verified}, same as in the transcript`;
  return judged("result", differing.length > 0 ? [wrong] : [], right);
}

async function patchFinding(
  { folder, state, files }: Pick<RecheckedRun, "folder" | "state" | "files">,
  recorded: Recorded | null,
): Promise<RecordFinding> {
  const changes = state.files?.changes;
  const told = changes?.patch ?? null;
  const { success, data } = namesPatch.safeParse(recorded);
  if (success && (data.patch?.path ?? null) !== told)
    return differs("patch", "result.json and the transcript name different patches");
  if (told === null) return { what: "patch", status: "absent", told: "the run left none" };
  const { diff, patchSha256 } = changes!;
  const now = byPath(files).get(told);
  if (now === undefined) return differs("patch", `${named(told)} is missing`);
  const { text: beginning = "", insertions = 0, deletions = 0 } = diff ?? {};
  // Earlier versions recorded only the beginning of it.
  const startsAlike = async () => (await textAt(folder, told)).startsWith(beginning);
  const isSame = patchSha256 === undefined ? await startsAlike() : patchSha256 === now.sha256;
  const wrong = isSame ? [] : [`${named(told)} differs from the patch in the transcript`];
  return judged("patch", wrong, `${told}, +${insertions} −${deletions}, same as in the transcript`);
}

/** Files that every run has, besides reports. */
const ofEveryRun = ["transcript.jsonl", "result.json"];

function reportsFinding(
  computed: ReadonlyMap<string, string | Uint8Array>,
  { events, files }: Pick<RecheckedRun, "events" | "files">,
): RecordFinding {
  const by = fold(events).run!.version;
  if (by !== version) {
    const told = `written by version ${named(by)}; not compared, because this version (${version}) words them differently`;
    return { what: "reports", status: "unproven", told };
  }
  const there = byPath(files);
  const names = [...computed.keys()];
  const differing = names.filter((name) => there.get(name)?.sha256 !== hash("sha256", computed.get(name)!));
  const wrong = paths("differ from what agent-exec computes from the transcript", differing);
  return judged("reports", wrong, `${count("file", computed.size)}, same as computed from the transcript`);
}

/** The outputs that blocks displayed, by the events: the hash of each name. */
function shownIn(events: readonly RunEvent[]): ReadonlyMap<string, string> {
  const shown = events.flatMap((event) => (event.type === "execution" ? (event.shown ?? []) : []));
  return new Map(shown.map(({ name, sha256 }) => [`shown/${name}`, sha256]));
}

/** Every file of a run must occur in an event: by its name, or as an output that a block displayed. */
function othersFinding(
  strange: readonly string[],
  files: readonly Artifact[],
  { known, shown }: { readonly known: ReadonlySet<string>; readonly shown: ReadonlyMap<string, string> },
): RecordFinding {
  const unknown = files.filter(({ path, sha256 }) => !known.has(path) && shown.get(path) !== sha256);
  const gone = [...shown.keys()].filter((name) => !files.some(({ path }) => path === name));
  const told = [
    ...paths("the transcript does not mention", [...unknown.map(({ path }) => path), ...strange]),
    ...paths("gone", gone),
  ];
  return judged("others", told, "the transcript mentions every file");
}

/** Compares the artifacts with the transcript. */
function artifactsFinding({ artifacts }: RunResult, files: readonly Artifact[]): RecordFinding {
  if (artifacts.length === 0)
    return { what: "artifacts", status: "absent", told: "the run left no artifacts" };
  const there = byPath(files);
  const differing = artifacts.filter(({ path, sha256 }) => there.get(`artifacts/${path}`)?.sha256 !== sha256);
  const wrong = paths("changed after the run saved them", [...byPath(differing).keys()]);
  return judged("artifacts", wrong, `${count("file", artifacts.length)}, same as in the transcript`);
}

/** @throws Error if it is not a regular file. */
async function textAt(folder: RunFolder, path: string): Promise<string> {
  return Buffer.from(await readRegular(folder.path, path)).toString("utf8");
}
