import { faces, inGroupFor, setting } from "../rows/setting.js";
import { choice, number, text, url, variableName } from "../rows/values.js";
import { pricedModel, severalModels } from "./several-models.js";
import { areUsualOptions, modelHeaders, modelOptions, secretModelHeaders } from "./request-extras.js";

/** The price of a million tokens, in US dollars. */
function price(what: string, defaultText?: string) {
  return setting(number({ min: 0, max: 100_000 }).optional(), {
    // A price of 0 would make the user's cost limit useless.
    fromFolder: (_value, has) => !has("max-cost-usd") || "ignored",
    needs: ["model", "prices"],
    help: `US dollars per million ${what}.`,
    placeholder: "USD",
    ...(defaultText !== undefined && { defaultText }),
  });
}

/** Settings about the model that writes the code. */
export const writerSettings = inGroupFor("writer", faces.run, {
  model: setting(text().optional(), {
    fromFolder: true,
    use: "first",
    needs: ["model", "one model"],
    help: "The name of the model on the model server.",
    faces: faces.model,
    placeholder: "NAME",
    hasVariable: true,
  }),
  models: setting(severalModels(), {
    asks: true,
    help: "Several models. Each model gets the task in its own run, and a table compares the runs. `NAME@INPUT/OUTPUT` adds prices in US dollars per million tokens.",
    faces: ["run"],
    placeholder: "NAME,NAME",
  }),
  "fallback-model": setting(pricedModel(), {
    fromFolder: (value, has) => !has("max-cost-usd") || !String(value).includes("@") || "ignored",
    needs: ["model"],
    help: "The model to use if the first model is still unavailable after all retries. `NAME@INPUT/OUTPUT` adds prices in US dollars per million tokens.",
    placeholder: "NAME",
  }),
  "base-url": setting(url().default("https://api.openai.com/v1"), {
    use: "first",
    needs: ["model"],
    help: "The address of the model server. The server must support OpenAI's Chat Completions or Responses API.",
    faces: faces.model,
    placeholder: "URL",
  }),
  api: setting(choice("auto", "chat", "responses").default("auto"), {
    fromFolder: true,
    needs: ["model"],
    help: "The model server's API: Chat Completions (`chat`), Responses (`responses`), or Responses only if the model does not support Chat Completions (`auto`).",
    faces: faces.model,
  }),
  "reply-format": setting(choice("text", "tool").default("text"), {
    fromFolder: true,
    needs: ["model"],
    help: "How the model answers: in Markdown with code fences (`text`) or with a function call (`tool`).",
  }),
  "api-key": setting(text().optional(), {
    use: "first",
    help: "The key for the model server. Use a secret.",
    faces: faces.action,
    isSecret: true,
  }),
  "api-key-env": setting(variableName().default("OPENAI_API_KEY"), {
    use: "common",
    asks: true,
    help: "The environment variable that holds the key for the model server. There is no flag for the key itself.",
    faces: ["run", "doctor"],
    placeholder: "NAME",
  }),
  "identity-provider-id": setting(text().optional(), {
    needs: ["model"],
    help: "The ID of your workload identity provider at OpenAI. With this ID, the job needs the permission `id-token: write` and no key.",
    faces: faces.action,
  }),
  "service-account-id": setting(text().optional(), {
    needs: ["model", "identity"],
    help: "The ID of the OpenAI service account that the job uses.",
    faces: faces.action,
  }),
  "identity-audience": setting(text().default("https://api.openai.com/v1"), {
    needs: ["model", "identity"],
    help: "The audience that you set in OpenAI's workload identity provider.",
    faces: faces.action,
  }),
  header: setting(modelHeaders(), {
    needs: ["model"],
    help: "A header for each request to the model server.",
    faces: faces.model,
    placeholder: "NAME=VALUE",
  }),
  "header-env": setting(secretModelHeaders(), {
    needs: ["model"],
    help: "A header for each request to the model server, with a secret value from an environment variable.",
    faces: faces.model,
    placeholder: "NAME=VARIABLE",
  }),
  "model-option": setting(modelOptions(), {
    fromFolder: areUsualOptions,
    needs: ["model"],
    help: "A field for each request to the model, for example `temperature=0.2`, `seed=7` or `reasoning_effort=low`.",
    placeholder: "NAME=JSON",
  }),
  "price-input": price("input tokens"),
  "price-cached": price("input tokens from the server's cache", "price-input"),
  "price-output": price("output tokens"),
  script: setting(text().optional(), {
    use: "common",
    needs: ["one model"],
    asks: true,
    help: "A JSON file with recorded replies, used instead of a model.",
    placeholder: "FILE",
  }),
});
