import type { Replies } from "../compose/wiring.js";
import type { Task } from "../ports/task.js";
import { taskOf } from "../settings/task.js";
import { readDocument } from "./task.js";

/** Markdown files as the one reply of a run that asks no model. */
export async function documents(paths: readonly string[]): Promise<{ task: Task; replies: Replies }> {
  const all = await Promise.all(
    paths.map(async (path) => ({
      name: path === "-" ? "standard input" : path,
      text: await readDocument(path, "exec"),
    })),
  );
  return {
    task: taskOf(`Run the code blocks of ${paths.join(", ")}.`, { kind: "file", path: paths.join(", ") }),
    replies: { kind: "documents", documents: all },
  };
}
