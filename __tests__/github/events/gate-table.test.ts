// Every kind of event by every kind of sender, from the payload to the decision, against a rule that is written here again.
import { beforeAll, expect, test } from "@jest/globals";
import { refuseEditedText } from "../../../src/github/events/edited-text.js";
import { passGate } from "../../../src/github/events/permissions.js";
import type { FakeGitHub } from "../../fakes/github-server.js";
import { expectGolden } from "../../golden.js";
import { calm, connect, useFakeGitHub } from "../fake-github.js";
import { failedRunKey, markerLine } from "../../../src/github/reporting/marker.js";
import { reasonToLeave } from "../../../src/github/events/failed-run.js";
import { changed, type Payload, repository, triggerOf } from "../payloads.js";
import { ask, failures, type Failure, kinds } from "./gate-kinds.js";

const started = useFakeGitHub();
const roles = ["none", "read", "triage", "write", "maintain", "admin", "unknown"] as const;
const bots = ["bot", "allowed bot", "own bot", "merge queue"] as const;
const senders = [...roles, ...bots];
type Sender = (typeof senders)[number];

const logins: Readonly<Record<string, string>> = {
  bot: "renovate[bot]",
  "allowed bot": "deployer[bot]",
  "own bot": "github-actions[bot]",
  "merge queue": "github-merge-queue[bot]",
};
const accountOf = (sender: Sender) => {
  const login = logins[sender] ?? `person-${sender}`;
  return { login, id: 100 + senders.indexOf(sender), type: sender in logins ? "Bot" : "User" };
};
const lists = { users: [], teams: [], bots: ["deployer[bot]", "github-actions[bot]"] };

type Author = "sender" | "somebody else" | "deleted";
type Edit = "no" | "edited event" | "edited since" | "deleted since";

interface Row {
  readonly kind: string;
  readonly sender: Sender;
  readonly author: Author;
  readonly edit: Edit;
  readonly isFork: boolean;
  /** The task is a file of the checkout. */
  readonly isFile: boolean;
  /** The settings name no task, and the event has no text. */
  readonly isTaskless: boolean;
  readonly failure: Failure;
}

function rowsOf(kind: string): Row[] {
  const { text, saysFork, isLabel, isFailedRun } = kinds[kind]!;
  const forks = saysFork || isFailedRun ? [false, true] : [false];
  const isSaid = text === "comment" || text === "review";
  const authors: readonly Author[] = text === undefined ? ["sender"] : ["sender", "somebody else", "deleted"];
  const edits: readonly Edit[] = isSaid
    ? ["no", "edited event", "edited since", "deleted since"]
    : isLabel
      ? ["no", "edited since"]
      : text === "issue"
        ? ["no", "edited event"]
        : ["no"];
  const files = kind.includes("pull request") ? [false, true] : [false];
  return senders.flatMap((sender) =>
    authors.flatMap((author) =>
      edits.flatMap((edit) =>
        forks.flatMap((isFork) =>
          files.flatMap((isFile) =>
            (text === undefined && !isFile ? [false, true] : [false]).flatMap((isTaskless) =>
              (isFailedRun && !isTaskless ? failures : [failures[0]]).map((failure) => ({
                kind,
                sender,
                author,
                edit,
                isFork,
                isFile,
                isTaskless,
                failure,
              })),
            ),
          ),
        ),
      ),
    ),
  );
}

/** The rule, in the order in which people read it. */
function expected({ kind, sender, author, edit, isFork, isFile, isTaskless, failure }: Row): string {
  const { text, isLabel, isFailedRun } = kinds[kind]!;
  if (edit === "edited event" || isTaskless || failure === "success") return "skipped";
  if (kind === "schedule") return "runs";
  if (sender === "bot") return "denied";
  if (sender === "merge queue" && !["push", "merge group", "failed workflow"].includes(kind)) return "denied";
  if (sender === "own bot" && !kind.includes("dispatch")) return "denied";
  if (isFailedRun && isFork) return "denied";
  if (text !== undefined && !isLabel && author !== "sender") {
    // A file of the base branch is no text of a deleted author's.
    if (!(isFile && author === "deleted")) return "denied";
  }
  if (isFile && (isFork || kind === "comment on a pull request")) return "denied";
  const mayStart = ["write", "maintain", "admin", "allowed bot", "own bot", "merge queue"].includes(sender);
  if (!mayStart) return "denied";
  // The people with the right to start a run may also not start one for nothing, or without end.
  if (failure !== "tests failed") return "skipped";
  return edit === "no" ? "runs" : "refused";
}

let nextId = 1_000_000;

function payloadOf({ kind, sender, author, edit, isFork, failure }: Row, id: number): Payload {
  const { payload, text, saysFork, isFailedRun } = kinds[kind]!;
  const account = accountOf(sender);
  const user = { sender: account, "somebody else": { login: "eve", id: 7, type: "User" }, deleted: null }[
    author
  ];
  const full_name = isFork ? "eve/Hello-World" : repository;
  return changed(payload, {
    sender: account,
    ...(edit === "edited event" && { action: "edited" }),
    ...(text !== undefined && { [text]: { user, ...(text !== "issue" && { id }) } }),
    ...(saysFork && { pull_request: { head: { repo: { full_name } } } }),
    ...(isFailedRun && {
      workflow_run: {
        id,
        actor: account,
        head_repository: { full_name },
        conclusion: failure === "success" ? "success" : "failure",
        pull_requests: [changed(failedPull, { number: id })],
      },
    }),
  });
}

const { workflow_run: failedRun } = kinds["failed workflow"]!.payload as {
  workflow_run: { head_sha: string; pull_requests: readonly Payload[] };
};
const failedPull = failedRun.pull_requests[0]!;

/** The other workflow's run and its pull request, as GitHub knows them now. */
function layFailedRun(world: FakeGitHub["world"], { failure }: Row, id: number): void {
  const times = { startedAt: "2026-01-01T00:00:00Z", endedAt: "2026-01-01T00:01:00Z" };
  const name = failure === "lost runner" ? "Set up job" : "Run npm test";
  const steps = [{ name, conclusion: "failure" as const, ...times }];
  world.jobs.push({ id, attempt: `${id}/1`, name: "test", conclusion: "failure", steps });
  world.pulls.set(id, {
    number: id,
    headRepository: repository,
    headSha: failure === "newer commits" ? "a".repeat(40) : failedRun.head_sha,
    ...(failure === "closed" && { state: "closed" }),
    labels: failure === "agent-exec:off" ? ["agent-exec:off"] : ["bug"],
  });
  for (let told = 0; told < (failure === "third run" ? 3 : 2); told += 1) {
    const marker = markerLine({ key: `${failedRunKey}${told}`, runId: "x" }, { isFinal: true });
    world.addComment(id, "github-actions[bot]", marker);
  }
}

async function decided(row: Row, { server, github }: ReturnType<typeof connect>): Promise<string> {
  const { event, text, isLabel, isFailedRun } = kinds[row.kind]!;
  const id = (nextId += 1);
  if (isFailedRun) layFailedRun(server.world, row, id);
  const payload = payloadOf(row, id);
  const subject =
    { issue_comment: "issue-comment", pull_request_review: "review" }[event] ?? "review-comment";
  if (text !== "issue" && text !== undefined && row.edit !== "deleted since")
    server.world.asking.set(`${subject}/${id}`, row.edit === "edited since" ? `${ask} twice` : ask);
  const trigger = await triggerOf(event, payload, {
    ...(isLabel && { labelTrigger: "bug" }),
    ...(text === undefined && !row.isFile && !row.isTaskless && { task: "count" }),
    ...(row.isFile && { taskFile: "task.md" }),
  });
  if (trigger.kind === "skip") return "skipped";
  const gate = await passGate({ access: github, trigger, lists, signal: calm });
  if (!gate.isAllowed) return "denied";
  if ((await reasonToLeave({ github, trigger, signal: calm })) !== null) return "skipped";
  if (isLabel) {
    const { title, body } = payload["issue"] as { title: string; body: string };
    // The fake GitHub knows no issues.
    const issue = async () => ({ title, body: row.edit === "edited since" ? `${body} Also this.` : body });
    return decidedBy(() => refuseEditedText({ github: { ...github, issue }, trigger, signal: calm }));
  }
  return decidedBy(() => refuseEditedText({ github, trigger, signal: calm }));
}

async function decidedBy(refuse: () => Promise<void>): Promise<string> {
  try {
    await refuse();
    return "runs";
  } catch (thrown) {
    expect(thrown).toMatchObject({ code: "task-invalid", message: expect.stringMatching(/Nothing ran\.$/) });
    return "refused";
  }
}

let rows: readonly Row[] = [];

beforeAll(() => {
  rows = Object.keys(kinds).flatMap(rowsOf);
});

test("every kind of event by every kind of sender is decided by the rule", async () => {
  const connected = connect(started());
  for (const role of roles) {
    const { login, id } = accountOf(role);
    if (role === "unknown") connected.server.world.gone.add(login);
    else connected.server.world.addPerson(login, role, id);
  }
  const outcomes = new Map<Row, string>();
  const wrong: string[] = [];
  for (let at = 0; at < rows.length; at += 20) {
    await Promise.all(
      rows.slice(at, at + 20).map(async (row) => {
        const outcome = await decided(row, connected);
        outcomes.set(row, outcome);
        if (outcome !== expected(row)) wrong.push(`${JSON.stringify(row)}: ${outcome}, not ${expected(row)}`);
      }),
    );
  }
  expect(wrong).toEqual([]);
  expectGolden("gate-table.md", asTable(outcomes));
});

/** One line for each kind and decision; of conditions that hold another one of the line only that one is shown. */
function asTable(outcomes: ReadonlyMap<Row, string>): string {
  const lines = Object.keys(kinds).flatMap((kind) => {
    const decisions = new Map<string, { conditions: string[]; cells: Map<Sender, string> }>();
    for (const row of rows.filter((each) => each.kind === kind)) {
      const conditions = conditionsOf(row).join(", ");
      const at = decisions.get(conditions) ?? { conditions: conditionsOf(row), cells: new Map() };
      decisions.set(conditions, { ...at, cells: at.cells.set(row.sender, outcomes.get(row) ?? "") });
    }
    const alike = new Map<string, string[][]>();
    for (const { conditions, cells } of decisions.values()) {
      const words = senders.map((sender) => cells.get(sender)).join(" | ");
      alike.set(words, [...(alike.get(words) ?? []), conditions]);
    }
    return [...alike].map(([cells, all]) => {
      const least = all.filter(
        (one) => !all.some((other) => other.length < one.length && other.every((each) => one.includes(each))),
      );
      const words = least.map((conditions) => conditions.join(" and ")).join("; ");
      return `| ${kind} | ${words} | ${cells} |`;
    });
  });
  return `# Who starts a run

${outcomes.size} cases, from the payload to the decision. \`allow-bots\` names "allowed bot" and "own bot", the bot of
\`github-token\`. "unknown" is an account that GitHub does not know, and
"merge queue" is GitHub's own bot.

- runs: the run begins. denied: one line in the log. skipped: the event asks for nothing, or
  no other run is due.
- refused: a comment says that the text was edited or deleted.

| event | if | ${senders.join(" | ")} |
| --- | --- |${" --- |".repeat(senders.length)}
${lines.join("\n")}
`;
}

function conditionsOf({ author, edit, isFork, isFile, isTaskless, failure }: Row): string[] {
  return [
    author === "sender" ? "" : `text by ${author === "deleted" ? "a deleted account" : author}`,
    edit === "no" ? "" : edit,
    isFork ? "from a fork" : "",
    isFile ? "task-file" : "",
    isTaskless ? "no task" : "",
    failure === failures[0] ? "" : failure,
  ].filter((each) => each !== "");
}
