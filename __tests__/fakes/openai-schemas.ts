import { readFileSync } from "node:fs";
import addFormats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

const folder = new URL("../data/openai/", import.meta.url);

export type SchemaName =
  | "chat-completion.request"
  | "chat-completion.chunk"
  | "responses.request"
  | "responses.event"
  | "error";

const compiled = new Map<SchemaName, ValidateFunction>();

/** What of the value OpenAI's own description of its API does not allow; empty when it conforms. */
export function problemsIn(name: SchemaName, value: unknown): string[] {
  const validate = compiled.get(name) ?? compile(name);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${name}${instancePath}: ${message}`);
}

function compile(name: SchemaName): ValidateFunction {
  // The description uses keywords and a format of OpenAPI that strict mode does not know. Each process compiles it anew for a
  // few values, so that compiling counts, and not what is compiled.
  const quickly = { validateSchema: false, code: { optimize: false } };
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { unixtime: true }, ...quickly });
  addFormats.default(ajv);
  const schema = JSON.parse(readFileSync(new URL(`${name}.schema.json`, folder), "utf8")) as {
    $defs?: { InputItem?: { oneOf?: unknown; anyOf?: unknown } };
  };
  // A message with several parts is two of these kinds at once in the description.
  const item = schema.$defs?.InputItem;
  if (item?.oneOf !== undefined) {
    item.anyOf = item.oneOf;
    delete item.oneOf;
  }
  const validate = ajv.compile(schema);
  compiled.set(name, validate);
  return validate;
}
