import { z } from "zod";
import { AgentExecError } from "../../errors.js";
import { parseJson } from "../../format/json.js";
import { threadMessage, type ThreadMessage } from "../../facts/task.js";
import { maxTaskBytes } from "../../settings/task.js";
import { readDocument } from "./task.js";

const messages = z.array(threadMessage()).min(1, "has no message");

/** Reads the messages of a thread from a file. `-` is standard input. @throws AgentExecError `settings-invalid`. */
export async function readThread(path: string): Promise<readonly ThreadMessage[]> {
  const text = await readDocument(path, "--thread", maxTaskBytes);
  const parsed = parseJson(text) as { readonly messages?: unknown } | null | undefined;
  if (parsed === undefined) throw unread(path, "it is not JSON");
  const list = Array.isArray(parsed) ? parsed : parsed?.messages;
  const { success, data, error } = messages.safeParse(list);
  if (success) return data;
  const [issue] = error.issues;
  throw unread(
    path,
    issue === undefined ? "it is not a thread" : `${issue.path.join(".")} ${issue.message}`.trim(),
  );
}

function unread(path: string, why: string): AgentExecError {
  return new AgentExecError("settings-invalid", `--thread: ${path} is not a thread: ${why}`, {
    nextStep:
      'A thread is [{ "author": "ada", "text": "Markdown" }, …], or the same list under "messages". The author `assistant` is the model.',
  });
}
