import { faces, inGroup, setting } from "../rows/setting.js";
import { flag, text } from "../rows/values.js";

/** Where settings come from beside flags and inputs. */
export const configSettings = inGroup("config", {
  config: setting(text().optional(), {
    help: "A YAML or JSON file of settings by these names, each the default of its flag or input; `none` for no file. In a workflow it is the base branch's.",
    faces: faces.examined,
    placeholder: "FILE",
    defaultText: ".agent-exec.yml",
  }),
  "print-config": setting(flag(), {
    help: "Print what is set as such a file, and run nothing.",
    faces: ["run", "exec", "demo", "audit", "doctor", "conformance"],
    isFlag: true,
  }),
});
