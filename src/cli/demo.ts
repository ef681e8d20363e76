import { findDemoPlace } from "../compose/demo.js";
import type { Replies } from "../compose/wiring.js";
import { javascriptDemo } from "../demo/javascript-demo.js";
import { pythonDemo } from "../demo/python-demo.js";
import type { Environment } from "../process/env.js";
import type { Task } from "../facts/task.js";
import type { Settings } from "../settings/schema.js";
import { printError } from "./print.js";

export interface DemoOptions {
  readonly settings: Settings;
  /** What a person gave, by the settings' names. */
  readonly flags: Readonly<Record<string, unknown>>;
  /** Reads the variables that say where the container engine is. */
  readonly variable: Environment["variable"];
}

const demos = { python: pythonDemo, javascript: javascriptDemo } as const;

/** The recorded task for the place where it can be replayed, after one line where that is another than was asked for. */
export async function demo({
  settings,
  flags,
  variable,
}: DemoOptions): Promise<{ settings: Settings; task: Task; replies: Replies }> {
  const place = await findDemoPlace({ settings, given: Object.keys(flags), variable });
  if (place.note !== null) printError(`${place.note}\n`);
  const { task, script } = demos[place.language];
  return {
    // The recorded answers are those of a task that ends with a pass, whatever the workspace.
    settings: { ...place.settings, until: "pass" },
    task: { text: task, source: { kind: "demo" } },
    replies: { kind: "script", json: JSON.stringify(script) },
  };
}
