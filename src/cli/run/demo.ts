import { findDemoPlace } from "../../compose/executor.js";
import type { Replies } from "../../compose/wiring.js";
import { javascriptDemo } from "../../demo/javascript-demo.js";
import { pythonDemo } from "../../demo/python-demo.js";
import type { Environment } from "../../process/env.js";
import type { Task } from "../../facts/task.js";
import type { Settings } from "../../settings/schema.js";
import type { Flags } from "../given-settings.js";
import { printError } from "../print.js";

export interface DemoOptions {
  readonly settings: Settings;
  /** The user's flags, by the settings' names. */
  readonly flags: Flags;
  /** Reads environment variables that say where the container engine is. */
  readonly variable: Environment["variable"];
}

const demos = { python: pythonDemo, javascript: javascriptDemo } as const;

/** The recorded task for the sandbox that is available. If this is not the requested sandbox, it prints a note. */
export async function demo({
  settings,
  flags,
  variable,
}: DemoOptions): Promise<{ settings: Settings; task: Task; replies: Replies }> {
  const place = await findDemoPlace({ settings, given: Object.keys(flags), variable });
  if (place.note !== null) printError(`${place.note}\n`);
  const { task, script } = demos[place.language];
  return {
    // The recorded task ends with its first pass, whether there is a workspace or not.
    settings: { ...place.settings, until: "pass" },
    task: { text: task, source: { kind: "demo" } },
    replies: { kind: "script", json: JSON.stringify(script) },
  };
}
