import { faces, inGroup, setting } from "../rows/setting.js";
import { filePaths, pathPatterns, workflowPaths } from "./path-values.js";
import { text, toggle, wholeNumber } from "../rows/values.js";

/** What the code finds in its folder, and what of it counts. */
export const fileSettings = inGroup("files", {
  workspace: setting(text().default("empty"), {
    fromFolder: (value) => value === "repo" || value === "empty",
    help: "What the code finds in its folder: nothing (`empty`), what git tracks or does not ignore in the current folder and below (`repo`), the same of a checkout in another folder (`repo:DIR`, as after `path: DIR` of actions/checkout), or a folder's files.",
    placeholder: "empty|repo|DIR",
    defaultText: "empty",
  }),
  untracked: setting(toggle(true), {
    fromFolder: true,
    help: "Whether `workspace: repo` also holds files that git neither tracks nor ignores; never those whose names are usual for secrets, such as `.env`.",
    faces: faces.counted,
    placeholder: "true|false",
    defaultText: "true",
  }),
  "max-files": setting(wholeNumber({ min: 1, max: 1_000_000 }).default(100_000), {
    fromFolder: "tighter",
    help: "How many files and links may be handed to the code; a workspace with more is refused.",
    faces: faces.counted,
    placeholder: "NUMBER",
    defaultText: "100000",
  }),
  instructions: setting(filePaths().optional(), {
    fromFolder: true,
    help: "A file of the workspace whose words the writer is told as its owner's, from the base branch of a pull request; `none` for no file.",
    faces: faces.run,
    placeholder: "PATH",
    defaultText: "AGENTS.md",
    isRepeatable: true,
  }),
  protect: setting(pathPatterns(), {
    fromFolder: true,
    help: "A path or glob of files that the code may not decide by, such as `test/**`: each verification finds them as they were given, and the patch leaves their changes out.",
    faces: faces.counted,
    placeholder: "GLOB",
    isRepeatable: true,
  }),
  "may-change": setting(pathPatterns(), {
    fromFolder: "ignored",
    help: "A path or glob of files that the task may change, such as `src/**`: all other changes are put back before each verification, left out of the patch, and named.",
    faces: faces.counted,
    placeholder: "GLOB",
    isRepeatable: true,
  }),
  unprotect: setting(pathPatterns(), {
    help: "A path or glob of files that steer tools and that the task is about, such as `Makefile`. Beside a `verify`, and without `may-change`, changes of what steers test tools, task runners and package managers do not count.",
    faces: faces.counted,
    placeholder: "GLOB",
    isRepeatable: true,
  }),
  "allow-workflow": setting(workflowPaths(), {
    help: "The exact path of a workflow file (`.github/workflows/ci.yml`) whose changes the patch may hold; those of others are left out.",
    faces: faces.counted,
    placeholder: "PATH",
    isRepeatable: true,
  }),
});
