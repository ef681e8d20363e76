import { findImage } from "../compose/engine.js";
import type { Replies } from "../compose/wiring.js";
import type { Demo } from "../demo/demo.js";
import { javascriptDemo } from "../demo/javascript-demo.js";
import { pythonDemo } from "../demo/python-demo.js";
import type { Environment } from "../process/env.js";
import type { Task } from "../ports/task.js";
import { isOfContainer, type Settings } from "../settings/schema.js";
import { printFault } from "./print.js";

/** The image that the project's own set-up builds where none can be pulled. */
const setUpImage = "agent-exec-base:bookworm";

export interface DemoOptions {
  readonly settings: Settings;
  /** What a person gave, by the settings' names. */
  readonly flags: Readonly<Record<string, unknown>>;
  /** Reads the variables that say where the container engine is. */
  readonly variable: Environment["variable"];
}

/**
 * The recorded Python task in Docker where that is there; otherwise, after one line that says so, JavaScript without
 * isolation. Whoever names an executor, an image or a limit of the container gets that, or the run's own word on why not.
 */
export async function demo({
  settings,
  flags,
  variable,
}: DemoOptions): Promise<{ settings: Settings; task: Task; replies: Replies }> {
  if (settings.executor === "local") return { settings, ...subject(javascriptDemo) };
  if (flags["image"] !== undefined) return { settings, ...subject(pythonDemo) };
  const found = await findImage([settings.image, setUpImage], variable);
  if (found.image !== null) {
    if (found.image !== settings.image)
      printFault(`${settings.image} is not on this machine: the demo runs in ${found.image}.\n`);
    return { settings: { ...settings, image: found.image }, ...subject(pythonDemo) };
  }
  if (flags["executor"] !== undefined || Object.keys(flags).some(isOfContainer))
    return { settings, ...subject(pythonDemo) };
  printFault(`No Docker here (${found.reason}): the demo runs JavaScript without isolation instead.\n`);
  return { settings: { ...settings, executor: "local" }, ...subject(javascriptDemo) };
}

function subject({ task, script }: Demo): { task: Task; replies: Replies } {
  return {
    task: { text: task, source: { kind: "demo" } },
    replies: { kind: "script", json: JSON.stringify(script) },
  };
}
