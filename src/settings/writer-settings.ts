import { faces, inGroup, setting } from "../rows/setting.js";
import { choice, number, text, toggle, url, variableName } from "../rows/values.js";
import { pricedModel, severalModels } from "./several-models.js";
import { modelHeaders, secretModelHeaders } from "./model-headers.js";
import { areUsualOptions, modelOptions } from "./model-options.js";

/** What a million tokens cost, in US dollars. */
function price(what: string, defaultText?: string) {
  return setting(number({ min: 0, max: 100_000 }).optional(), {
    // By a price of 0 a budget of the person's would never be spent.
    fromFolder: (_value, has) => !has("max-cost-usd") || "ignored",
    help: `What a million ${what} cost, in US dollars.`,
    faces: faces.run,
    placeholder: "USD",
    ...(defaultText !== undefined && { defaultText }),
  });
}

/** Who writes the code. */
export const writerSettings = inGroup("writer", {
  model: setting(text().optional(), {
    fromFolder: true,
    help: "The model that writes, by the name that the model server knows.",
    faces: faces.model,
    placeholder: "NAME",
    hasVariable: true,
  }),
  models: setting(severalModels(), {
    help: "Several models, each given the task in a run of its own, and a table of how they did; `NAME@INPUT/OUTPUT` has US dollars per million tokens.",
    faces: ["run"],
    placeholder: "NAME,NAME",
  }),
  "fallback-model": setting(pricedModel(), {
    fromFolder: (value, has) => !has("max-cost-usd") || !String(value).includes("@") || "ignored",
    help: "The model on the same server that is asked from the first time on that the other cannot be had, after its retries; `NAME@INPUT/OUTPUT` has its US dollars per million tokens.",
    faces: faces.run,
    placeholder: "NAME",
  }),
  "base-url": setting(url().default("https://api.openai.com/v1"), {
    help: "The model server: any that speaks OpenAI's chat completions or Responses API.",
    faces: faces.model,
    placeholder: "URL",
    defaultText: "https://api.openai.com/v1",
  }),
  api: setting(choice("auto", "chat", "responses").default("auto"), {
    fromFolder: true,
    help: "Which of OpenAI's APIs the server is asked by; `auto` is chat completions, and Responses for a model that the server says has no other.",
    faces: faces.model,
    placeholder: "auto|chat|responses",
    defaultText: "auto",
  }),
  "reply-format": setting(choice("text", "tool").default("text"), {
    fromFolder: true,
    help: "How the model answers: in Markdown with code fences (`text`), or by a call of a function (`tool`), for models that prefer one.",
    faces: faces.run,
    placeholder: "text|tool",
    defaultText: "text",
  }),
  vision: setting(toggle(false), {
    fromFolder: true,
    help: "Show the model the images that its code left in the turn before, at most 4 of 1 MiB; else they are only named.",
    faces: faces.run,
    bareValue: "true",
    placeholder: "true|false",
    defaultText: "false",
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
  header: setting(modelHeaders(), {
    help: "A header of each request to the model server.",
    faces: faces.model,
    placeholder: "NAME=VALUE",
    isRepeatable: true,
  }),
  "header-env": setting(secretModelHeaders(), {
    help: "A header whose value is secret: it stands in the environment variable that is named.",
    faces: faces.model,
    placeholder: "NAME=VARIABLE",
    isRepeatable: true,
  }),
  "model-option": setting(modelOptions(), {
    fromFolder: areUsualOptions,
    help: "A field of each request to the model, such as `temperature=0.2`, `seed=7`, `reasoning_effort=low` or `max_completion_tokens=8000`.",
    faces: faces.run,
    placeholder: "NAME=JSON",
    isRepeatable: true,
  }),
  "price-input": price("input tokens of the model"),
  "price-cached": price("input tokens that the server takes from its cache", "price-input"),
  "price-output": price("output tokens of the model"),
  "reviewer-model": setting(text().optional(), {
    fromFolder: true,
    help: "Another model on the same server that reads code before it runs, and lets it run or refuses it; three refusals in a row end the run.",
    faces: faces.run,
    placeholder: "NAME",
  }),
  script: setting(text().optional(), {
    help: "A script that answers in the model's place: a JSON file of replies and decisions.",
    faces: faces.run,
    placeholder: "FILE",
  }),
});
