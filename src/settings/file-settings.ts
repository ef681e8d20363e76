import { faces, inGroup, setting } from "../rows/setting.js";
import { pathPatterns, workflowPaths } from "./path-values.js";
import { text } from "../rows/values.js";

/** What the code finds in its folder, and what of it counts. */
export const fileSettings = inGroup("files", {
  workspace: setting(text().default("empty"), {
    help: "What the code finds in its folder: nothing (`empty`), the files that git tracks in the current folder and below (`repo`), or a folder's files.",
    placeholder: "empty|repo|DIR",
    defaultText: "empty",
  }),
  protect: setting(pathPatterns(), {
    help: "A path or glob of files that the code may not decide by, such as `test/**`: each verification finds them as they were given, and the patch leaves their changes out.",
    faces: faces.repository,
    placeholder: "GLOB",
    isRepeatable: true,
  }),
  "allow-workflow": setting(workflowPaths(), {
    help: "The exact path of a workflow file (`.github/workflows/ci.yml`) whose changes the patch may hold; those of others are left out.",
    faces: faces.repository,
    placeholder: "PATH",
    isRepeatable: true,
  }),
});
