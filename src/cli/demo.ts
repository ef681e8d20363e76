import { findImage } from "../compose.js";
import type { Replies } from "../compose.js";
import type { Demo } from "../demo/demo.js";
import { javascriptDemo } from "../demo/javascript-demo.js";
import { pythonDemo } from "../demo/python-demo.js";
import type { Task } from "../ports/task.js";
import { settingsSchema } from "../settings/schema.js";
import type { Settings } from "../settings/schema.js";

/** The image that the project's own set-up builds where none can be pulled. */
const setUpImage = "agent-exec-base:bookworm";

/** The recorded Python task in Docker where that is there; otherwise, after one line that says so, JavaScript without isolation. */
export async function demo(
  settings: Settings,
  engineEndpoint: string | undefined,
): Promise<{ settings: Settings; task: Task; replies: Replies }> {
  if (settings.executor === "local") return { settings, ...subject(javascriptDemo) };
  // An image that a person named is the one that is meant.
  const isDefault = settings.image === settingsSchema().parse({}).image;
  const found = await findImage(isDefault ? [settings.image, setUpImage] : [settings.image], engineEndpoint);
  if (found.image !== null) {
    if (found.image !== settings.image)
      process.stderr.write(`${settings.image} is not on this machine: the demo runs in ${found.image}.\n`);
    return { settings: { ...settings, image: found.image }, ...subject(pythonDemo) };
  }
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
