import type { Session } from "../ports/executor.js";
import type { ChangedEntry } from "../ports/workspace.js";
import { given } from "./change-cases.js";
import type { ExecutorCases } from "./executor-stage.js";
import { expectEqual, expectThat } from "./expectations.js";
import { collect, python, workspaceChanges, workspaceFiles } from "./session-calls.js";
import edits from "./programs/edits.py.js";
import answering from "./programs/answering.py.js";
import asking from "./programs/asking.py.js";
import touch from "./programs/rewrites.py.js";
import { bytesOf } from "../files/content.js";

/** Sessions without checkpoints pass these cases. Sessions with checkpoints must really fulfil them. */
export const checkpointCases: ExecutorCases = {
  "`checkpoint` ends no process, and reports the same changes as `files`": async ({ start }) => {
    const session = await start({ files: workspaceFiles(given) });
    await python(session, edits);
    await python(session, answering);
    const told = await read(session);
    if (told === null) return;
    const expected = { "a.txt": "1\n", "sub/run.sh": "true\n", "sub/new": "n", "sub/empty": "" };
    const gone = { empty: "deleted", "old/c": "deleted", "old/d": "deleted" };
    expectEqual(told, { ...expected, ...gone }, "what it told");
    expectEqual(await python(session, asking), "answered\n", "what ran in the background");
  },
  "`checkpoint` does not send the content of unchanged files again": async ({ start }) => {
    const session = await start({ files: workspaceFiles(given) });
    await python(session, edits);
    if ((await read(session)) === null) return;
    await python(session, touch);
    const second = await read(session);
    expectEqual(second?.["a.txt"], "2\n", "a file of the same size and times, written again");
    expectEqual(second?.["later"], "l", "a file that is new since");
    await read(session);
    const same = Object.values((await read(session)) ?? {}).filter((each) => each === "same");
    expectThat(same.length === 5, { what: "what was told as the same", expected: "5", seen: same.length });
  },
  "`checkpoint` includes changes that were applied at the start": async ({ start }) => {
    const changes = { "a.txt": "new\n", "sub/up": { target: "deep" }, "old/c": null, added: "x" };
    const session = await start({ files: workspaceFiles(given), changes: workspaceChanges(changes) });
    await python(session, 'open("added", "a").write("y")\n');
    const told = await read(session);
    if (told === null) return;
    const expected = { "a.txt": "new\n", "sub/up": "-> deep", "old/c": "deleted", added: "xy" };
    expectEqual(told, expected, "what the checkpoint told");
    const changed = { files: { "a.txt": "new\n", added: "xy" }, leftOut: {} };
    const rest = { links: { "sub/up": "deep" }, deleted: ["old/c"] };
    expectEqual(await collect(session), { ...changed, ...rest }, "what came out");
  },
};

/**
 * Maps each path to its content, `-> target`, `deleted`, `same`, or the reason why it was left out. Null without
 * checkpoints.
 */
async function read(session: Session): Promise<Record<string, string> | null> {
  const entries = session.checkpoint?.({ signal: new AbortController().signal });
  if (entries === undefined) return null;
  const told: Record<string, string> = {};
  for await (const entry of entries) told[entry.path] = entry.kind === "same" ? "same" : await wordsOf(entry);
  return told;
}

async function wordsOf(entry: ChangedEntry): Promise<string> {
  if (entry.kind === "file") return (await bytesOf(entry.content)).toString("utf8");
  if (entry.kind === "link") return `-> ${entry.target}`;
  return entry.kind === "deleted" ? "deleted" : entry.reason;
}
