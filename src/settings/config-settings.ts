import { faces, inGroup, setting } from "../rows/setting.js";
import { flag, text } from "../rows/values.js";

/** Settings that name further sources of settings. */
export const configSettings = inGroup("config", {
  config: setting(text().optional(), {
    use: "common",
    help: "A YAML or JSON file with settings, used as defaults. `none` reads no file. In a workflow agent-exec reads this file from the base branch.",
    faces: faces.examined,
    placeholder: "FILE",
    defaultText: ".agent-exec.yml",
  }),
  settings: setting(text().optional(), {
    use: "common",
    help: "More settings as YAML, one setting on each line, for example `memory: 4g`. `docs/settings.md` lists all names.",
    faces: faces.action,
  }),
  "print-config": setting(flag(), {
    help: "Print the settings as a config file and run nothing.",
    faces: ["run", "exec", "demo", "audit", "prove", "doctor", "conformance"],
  }),
});
