import type { LoadOptions } from "../descriptor.js";
import { faces, inGroup, type Parsed, setting } from "../../rows/setting.js";
import { text } from "../../rows/values.js";

/** Settings of executors whose blocks can import the user's functions. */
export const functionRows = inGroup("files", {
  functions: setting(text().optional(), {
    fromFolder: true,
    help: "A folder with Python or JavaScript functions that the code can import, and optionally a `requirements.txt`. In a workflow agent-exec reads this folder from the base branch.",
    faces: faces.prepared,
    placeholder: "DIR",
  }),
});

/** The functions that the settings name. @throws AgentExecError `settings-invalid`. */
export async function functionsOf({ settings, baseFiles }: LoadOptions<Parsed<typeof functionRows>>) {
  if (settings.functions === undefined) return undefined;
  const { readFunctions } = await import("./functions.js");
  return readFunctions(settings.functions, baseFiles);
}
