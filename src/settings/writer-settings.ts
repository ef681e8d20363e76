import { faces, inGroup, setting } from "../rows/setting.js";
import { text, url, variableName } from "../rows/values.js";

/** Who writes the code. */
export const writerSettings = inGroup("writer", {
  model: setting(text().optional(), {
    fromFolder: true,
    help: "The model that writes, by the name that the model server knows.",
    faces: faces.model,
    placeholder: "NAME",
    hasVariable: true,
  }),
  "base-url": setting(url().default("https://api.openai.com/v1"), {
    help: "The model server: any that speaks chat completions.",
    faces: faces.model,
    placeholder: "URL",
    defaultText: "https://api.openai.com/v1",
  }),
  "api-key": setting(text().optional(), {
    help: "The key for the model server, from a secret.",
    faces: faces.action,
    placeholder: "KEY",
    isSecret: true,
  }),
  "api-key-env": setting(variableName().default("OPENAI_API_KEY"), {
    help: "The environment variable that holds the key; a key is never given as a flag.",
    faces: ["run", "doctor"],
    placeholder: "NAME",
    defaultText: "OPENAI_API_KEY",
  }),
  script: setting(text().optional(), {
    help: "A script that answers in the model's place: a JSON file of replies and decisions.",
    faces: faces.run,
    placeholder: "FILE",
  }),
});
