// Every kind of event by every kind of sender, from the payload to the decision, against a rule that is written here again.
import { beforeAll, expect, test } from "@jest/globals";
import { refuseEditedText } from "../../../src/github/events/edited-text.js";
import { passGate } from "../../../src/github/events/permissions.js";
import { expectGolden } from "../../golden.js";
import { calm, connect, useFakeGitHub } from "../fake-github.js";
import { changed, type Payload, readWebhook, triggerOf } from "../payloads.js";

const started = useFakeGitHub();
const roles = ["none", "read", "triage", "write", "maintain", "admin", "unknown"] as const;
const bots = ["bot", "allowed bot", "own bot"] as const;
const senders = [...roles, ...bots];
type Sender = (typeof senders)[number];

const logins: Readonly<Record<string, string>> = {
  bot: "renovate[bot]",
  "allowed bot": "deployer[bot]",
  "own bot": "github-actions[bot]",
};
const accountOf = (sender: Sender) => {
  const login = logins[sender] ?? `person-${sender}`;
  return { login, id: 100 + senders.indexOf(sender), type: sender in logins ? "Bot" : "User" };
};
const lists = { users: [], teams: [], bots: ["deployer[bot]", "github-actions[bot]"] };

interface Kind {
  readonly event: string;
  readonly payload: Payload;
  /** Where the text that asks stands; absent: the settings hold the task. */
  readonly text?: "comment" | "review" | "issue";
  /** The event of a pull request says whether it is a fork's. */
  readonly saysFork?: true;
  readonly isLabel?: true;
}

const ask = "/agent-exec count words";
const kinds: Readonly<Record<string, Kind>> = {
  "comment on an issue": {
    event: "issue_comment",
    payload: changed(readWebhook("issue_comment.created.1"), { comment: { body: ask } }),
    text: "comment",
  },
  "comment on a pull request": {
    event: "issue_comment",
    payload: changed(readWebhook("derived/issue_comment.created.on_pull_request"), {
      comment: { body: ask },
    }),
    text: "comment",
  },
  "comment on a diff": {
    event: "pull_request_review_comment",
    payload: changed(readWebhook("pull_request_review_comment.created.1"), { comment: { body: ask } }),
    text: "comment",
    saysFork: true,
  },
  review: {
    event: "pull_request_review",
    payload: changed(readWebhook("pull_request_review.submitted.1"), { review: { body: ask } }),
    text: "review",
    saysFork: true,
  },
  "new issue": {
    event: "issues",
    payload: changed(readWebhook("issues.opened.1"), { issue: { body: ask } }),
    text: "issue",
  },
  "labelled issue": {
    event: "issues",
    payload: readWebhook("issues.labeled.1"),
    text: "issue",
    isLabel: true,
  },
  "pull request": { event: "pull_request", payload: readWebhook("pull_request.opened.1"), saysFork: true },
  push: { event: "push", payload: readWebhook("push.event.1") },
  dispatch: { event: "workflow_dispatch", payload: readWebhook("workflow_dispatch.event.1") },
  schedule: { event: "schedule", payload: readWebhook("workflow_dispatch.event.1") },
};

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
}

function rowsOf(kind: string): Row[] {
  const { text, saysFork, isLabel } = kinds[kind]!;
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
        (saysFork ? [false, true] : [false]).flatMap((isFork) =>
          files.map((isFile) => ({ kind, sender, author, edit, isFork, isFile })),
        ),
      ),
    ),
  );
}

/** The rule, in the order in which people read it. */
function expected({ kind, sender, author, edit, isFork, isFile }: Row): string {
  const { text, isLabel } = kinds[kind]!;
  if (edit === "edited event") return "skipped";
  if (kind === "schedule") return "runs";
  if (sender === "bot") return "denied";
  if (sender === "own bot" && kind !== "dispatch") return "denied";
  if (text !== undefined && !isLabel && author !== "sender") {
    // A file of the base branch is no text of a deleted author's.
    if (!(isFile && author === "deleted")) return "denied";
  }
  if (isFile && (isFork || kind === "comment on a pull request")) return "denied";
  const mayStart = ["write", "maintain", "admin", "allowed bot", "own bot"].includes(sender);
  if (!mayStart) return "denied";
  return edit === "no" ? "runs" : "refused";
}

let nextId = 1_000_000;

function payloadOf({ kind, sender, author, edit, isFork }: Row, id: number): Payload {
  const { payload, text, saysFork } = kinds[kind]!;
  const account = accountOf(sender);
  const user = { sender: account, "somebody else": { login: "eve", id: 7, type: "User" }, deleted: null }[
    author
  ];
  const head = { head: { repo: { full_name: isFork ? "eve/Hello-World" : "Codertocat/Hello-World" } } };
  return changed(payload, {
    sender: account,
    ...(edit === "edited event" && { action: "edited" }),
    ...(text !== undefined && { [text]: { user, ...(text !== "issue" && { id }) } }),
    ...(saysFork && { pull_request: head }),
  });
}

async function decided(row: Row, { server, github }: ReturnType<typeof connect>): Promise<string> {
  const { event, text, isLabel } = kinds[row.kind]!;
  const id = (nextId += 1);
  const payload = payloadOf(row, id);
  const subject =
    { issue_comment: "issue-comment", pull_request_review: "review" }[event] ?? "review-comment";
  if (text !== "issue" && text !== undefined && row.edit !== "deleted since")
    server.world.asking.set(`${subject}/${id}`, row.edit === "edited since" ? `${ask} twice` : ask);
  const trigger = await triggerOf(event, payload, {
    ...(isLabel && { labelTrigger: "bug" }),
    ...(text === undefined && !row.isFile && { task: "count" }),
    ...(row.isFile && { taskFile: "task.md" }),
  });
  if (trigger.kind === "skip") return "skipped";
  const gate = await passGate({ access: github, trigger, lists, signal: calm });
  if (!gate.isAllowed) return "denied";
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
\`github-token\`. "unknown" is an account that GitHub does not know.

- runs: the run begins. denied: one line in the log. skipped: the event asks for nothing.
- refused: a comment says that the text was edited or deleted.

| event | if | ${senders.join(" | ")} |
| --- | --- |${" --- |".repeat(senders.length)}
${lines.join("\n")}
`;
}

function conditionsOf({ author, edit, isFork, isFile }: Row): string[] {
  return [
    author === "sender" ? "" : `text by ${author === "deleted" ? "a deleted account" : author}`,
    edit === "no" ? "" : edit,
    isFork ? "from a fork" : "",
    isFile ? "task-file" : "",
  ].filter((each) => each !== "");
}
