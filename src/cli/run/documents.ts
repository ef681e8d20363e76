import type { Replies } from "../../compose/wiring.js";
import { AgentExecError } from "../../errors.js";
import { namedDocuments } from "../../files/named-documents.js";
import { listed, named } from "../../format/listed.js";
import type { Task, ThreadMessage } from "../../facts/task.js";
import type { ReplyDocument } from "../../ports/writer.js";
import type { Settings } from "../../settings/schema.js";
import { taskOf } from "../../settings/task.js";
import { readDocument } from "./task.js";

/** Turns Markdown files, or a thread's messages, into the only reply of a run without a model. @throws AgentExecError. */
export async function documents(
  paths: readonly string[],
  settings: Pick<Settings, "thread" | "authors" | "last-message" | "update">,
): Promise<{ task: Task; replies: Replies }> {
  const { thread, update } = settings;
  if (update && (thread !== undefined || paths.includes("-")))
    throw new AgentExecError("settings-invalid", "--update changes files, but you gave no file.", {
      nextStep: "Pass Markdown files.",
    });
  if ((thread === undefined) === (paths.length === 0))
    throw new AgentExecError(
      "settings-invalid",
      thread === undefined ? "There is nothing to run." : "You gave files and also a thread to run.",
      {
        nextStep:
          "Pass Markdown files, folders or globs (`-` for standard input), or a thread with --thread FILE.json.",
      },
    );
  const all =
    thread === undefined
      ? await files(await namedDocuments(paths), update)
      : await messages(thread, settings);
  const names = thread === undefined ? paths.join(", ") : thread;
  return {
    task: taskOf(`Run the code blocks of ${names}.`, { kind: "file", path: names }),
    replies: { kind: "documents", documents: all },
  };
}

function files(paths: readonly string[], update: boolean): Promise<ReplyDocument[]> {
  return Promise.all(
    paths.map(async (path) => ({
      name: path === "-" ? "standard input" : path,
      text: await readDocument(path, "exec"),
      ...(update && { isToBeUpdated: true }),
    })),
  );
}

/** The messages to run. With `last-message`, only the newest one with a fence, so that no old code runs again. */
async function messages(
  path: string,
  { authors, "last-message": last }: Pick<Settings, "authors" | "last-message">,
): Promise<ReplyDocument[]> {
  const { readThread } = await import("./thread.js");
  const all = (await readThread(path)).map((message, index) => ({ ...message, number: index + 1 }));
  const theirs = all.filter(({ author }) => authors.length === 0 || authors.includes(author));
  if (theirs.length === 0) {
    const known = [...new Set(all.map(({ author }) => author))].map(named);
    throw new AgentExecError(
      "settings-invalid",
      `--authors: none of these authors wrote a message in ${path}`,
      { nextStep: `Choose authors of the thread: ${listed(known)}.` },
    );
  }
  const chosen = last ? [theirs.findLast(holdsFence) ?? theirs.at(-1)!] : theirs;
  return chosen.map(({ number, author, text }) => ({
    name: `message ${number} by ${author}`,
    text,
    isMessage: true,
  }));
}

function holdsFence({ text }: ThreadMessage): boolean {
  return /^ {0,3}(?:```|~~~)/m.test(text);
}
