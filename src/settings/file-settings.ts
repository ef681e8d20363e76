import { faces, inGroup, setting } from "../rows/setting.js";
import { filePaths, pathPatterns, workflowPaths } from "../rows/path-values.js";
import { text, wholeNumber } from "../rows/values.js";

/** Settings about the code's files, and about which of its changes count. */
export const fileSettings = inGroup("files", {
  workspace: setting(text().default("empty"), {
    fromFolder: (value) => value === "repo" || value === "empty",
    use: "first",
    help: "The files that the code works on: `empty` (no files), `repo` (the current folder's files that Git does not ignore), `repo:DIR` (the files in DIR that Git does not ignore), or `DIR` (all files in DIR).",
    faces: faces.given,
    placeholder: "empty|repo|DIR",
  }),
  "max-files": setting(wholeNumber({ min: 1, max: 1_000_000 }).default(100_000), {
    fromFolder: "tighter",
    needs: ["files"],
    help: "The maximum number of files in the workspace.",
    faces: faces.prepared,
  }),
  instructions: setting(filePaths().optional(), {
    fromFolder: true,
    needs: ["files"],
    help: "A file of the workspace with instructions for the model. In a pull request agent-exec reads this file from the base branch. `none` reads no file.",
    faces: faces.run,
    defaultText: "AGENTS.md",
  }),
  protect: setting(pathPatterns(), {
    fromFolder: true,
    use: "first",
    needs: ["files"],
    help: "Files to restore to their original content before each verification: a path or glob such as `test/**`. The patch leaves out changes to these files.",
    faces: faces.prepared,
  }),
  "only-change": setting(pathPatterns(), {
    fromFolder: "ignored",
    needs: ["files"],
    help: "Files that the code may change, as a path or glob such as `src/**`. Before each verification, agent-exec undoes the changes to any other file. Such changes are not in the patch, and the report lists them.",
    faces: faces.changed,
  }),
  "allow-tool-config": setting(pathPatterns(), {
    needs: ["files", "open changes", "verification"],
    help: "Tool configuration files that the code is allowed to change, such as `Makefile`. By default a verification uses the original configuration of test tools, task runners and package managers.",
    faces: faces.prepared,
  }),
  "allow-workflow": setting(workflowPaths(), {
    needs: ["files"],
    help: "The path of a workflow file that the patch may change, such as `.github/workflows/ci.yml`.",
    faces: faces.changed,
  }),
});
