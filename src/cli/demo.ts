import { findImage } from "../compose.js";
import type { Replies } from "../compose.js";
import type { Demo } from "../demo/demo.js";
import { javascriptDemo } from "../demo/javascript-demo.js";
import { pythonDemo } from "../demo/python-demo.js";
import type { Task } from "../ports/task.js";
import type { Settings } from "../settings/schema.js";

/** The image that the project's own set-up builds where none can be pulled. */
const setUpImage = "agent-exec-base:bookworm";

/** The recorded Python task in Docker where that is there; otherwise, after one line that says so, JavaScript without isolation. */
export async function demo(
  settings: Settings,
  engineEndpoint: string | undefined,
): Promise<{ settings: Settings; task: Task; replies: Replies }> {
  if (settings.executor === "local") return { settings, ...subject(javascriptDemo) };
  const found = await findImage([settings.image, setUpImage], engineEndpoint);
  if (found.image !== null) return { settings: { ...settings, image: found.image }, ...subject(pythonDemo) };
  process.stderr.write(
    `No Docker here (${found.reason}): the demo runs JavaScript without isolation instead.\n`,
  );
  return { settings: { ...settings, executor: "local" }, ...subject(javascriptDemo) };
}

function subject({ task, script }: Demo): { task: Task; replies: Replies } {
  return {
    task: { text: task, source: { kind: "demo" } },
    replies: { kind: "script", json: JSON.stringify(script) },
  };
}
