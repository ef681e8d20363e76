import { hash } from "node:crypto";
import { type ProveResult, proveResult, verdicts } from "../facts/prove-result.js";
import type { Artifact } from "../facts/files.js";
import { kindOf, readRegular } from "../files/safe-files.js";
import { listed, named } from "../format/listed.js";
import { renderProof } from "../reports/github/prove-report.js";
import { openFolder, type RunFolder } from "../run-folder/run-folder.js";
import { version } from "../version.js";
import { attestationName, differs, judged, type RecordFinding } from "./recheck.js";

export interface RecheckedProof {
  readonly folder: Pick<RunFolder, "path" | "list">;
  readonly result: ProveResult;
  readonly findings: readonly RecordFinding[];
}

export const proofFiles = ["report.md", "result.json"];

/** No proof is larger. */
const maxBytes = 8 * 1024 ** 2;

/**
 * Computes all claims in a proof's folder again. All of its files may be a stranger's. Null if the folder holds no
 * proof.
 */
export async function recheckProof(path: string): Promise<RecheckedProof | null> {
  const folder = openFolder(path);
  if ((await kindOf(folder.path, "transcript.jsonl")) !== "none") return null;
  const result = await resultIn(folder.path);
  if (result === null) return null;
  const files = (await folder.list()).filter((file) => file.path !== attestationName);
  const findings: RecordFinding[] = [
    judged("result", [], `${verdicts[result.verdict].title.toLowerCase()}: ${result.reason}`),
    reportFinding(result, files),
    othersFinding([...files.map((file) => file.path), ...(await folder.strange())]),
  ];
  return { folder, result, findings };
}

async function resultIn(root: string): Promise<ProveResult | null> {
  try {
    const text = Buffer.from(await readRegular(root, "result.json", maxBytes)).toString("utf8");
    return proveResult().parse(JSON.parse(text), { jitless: true });
  } catch {
    return null;
  }
}

function reportFinding(result: ProveResult, files: readonly Artifact[]): RecordFinding {
  const what = "reports";
  const { job, agentExec = version } = result;
  if (agentExec !== version)
    return {
      what,
      status: "unproven",
      told: `written by version ${named(agentExec)}; not compared, because this version (${version}) words it differently`,
    };
  const text = renderProof(result, { run: job?.url ?? "" });
  const sha256 = hash("sha256", text);
  const isSame = files.some((file) => file.path === "report.md" && file.sha256 === sha256);
  if (!isSame)
    return differs(what, "`report.md` differs from the report that agent-exec computes from `result.json`");
  return { what, status: "held", told: "report.md, same as computed from result.json" };
}

function othersFinding(paths: readonly string[]): RecordFinding {
  const unknown = paths.filter((path) => !proofFiles.includes(path));
  const wrong = unknown.length === 0 ? [] : [`not of a proof: ${listed(unknown.map(named))}`];
  return judged("others", wrong, "there is no other file");
}
