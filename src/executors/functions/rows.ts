import type { LoadOptions } from "../descriptor.js";
import { faces, inGroup, type Parsed, setting } from "../../rows/setting.js";
import { text } from "../../rows/values.js";

/** For every executor whose blocks can import something of a person's own. */
export const functionRows = inGroup("files", {
  functions: setting(text().optional(), {
    fromFolder: true,
    help: "A folder below the current one with functions for the code to import: Python files or JavaScript modules, and perhaps a requirements.txt; the writer is told their signatures. In a workflow as the base branch has them.",
    faces: faces.prepared,
    placeholder: "DIR",
  }),
});

/** Those that the settings name. @throws AgentExecError `settings-invalid`. */
export async function functionsOf({ settings, baseFiles }: LoadOptions<Parsed<typeof functionRows>>) {
  if (settings.functions === undefined) return undefined;
  const { readFunctions } = await import("./functions.js");
  return readFunctions(settings.functions, baseFiles);
}
