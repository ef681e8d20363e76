import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import formats from "ajv-formats";

/** A request as it is held against GitHub's description. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** An operation of GitHub's, found by method and path. */
export interface Operation {
  /** `issues/create-comment`. */
  readonly id: string;
  /** Values of the path's parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
  /** What of the request breaks the description; empty: nothing. */
  problemsOf(asked: Asked): string[];
  /** What of an answer breaks it. Statuses that are not described (401, 500) may have any body. */
  problemsOfAnswer(status: number, body: unknown): string[];
}

/** GitHub's own description of its API, as a judge. */
export interface Contract {
  find(method: string, path: string): Operation | null;
}

/** A tree of JSON; its leaves are cast where they are read. */
interface Json {
  readonly [key: string]: Json;
}

interface Described {
  readonly id: string;
  readonly names: readonly string[];
  readonly query: ValidateFunction;
  readonly body: ValidateFunction | null;
  readonly bodyNames: ReadonlySet<string> | null;
  readonly answers: ReadonlyMap<number, ValidateFunction | null>;
}

const description = new URL("../../data/github/rest.json", import.meta.url);

export function readContract(): Contract {
  const rest = withNulls(JSON.parse(readFileSync(description, "utf8"))) as Json;
  const ajv = new Ajv({ strict: false, coerceTypes: false, allErrors: false });
  formats.default(ajv);
  for (const name of ["repo.nwo", "timestamp"]) ajv.addFormat(name, true);
  ajv.addSchema(rest, "rest");
  // Compiling takes a second for all: each operation is compiled when it is asked for first.
  const operations = Object.entries(rest["paths"]!).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => "operationId" in operation)
      .map(([method, operation]) => {
        const source = { ajv, rest, path, method, operation };
        let described: Described | null = null;
        return {
          pattern: patternOf(path),
          method: method.toUpperCase(),
          get: () => (described ??= describe(source)),
        };
      }),
  );
  return {
    find: (method, path) => {
      for (const operation of operations) {
        const match = operation.method === method ? operation.pattern.exec(path) : null;
        if (match) return toOperation(operation.get(), match.slice(1));
      }
      return null;
    },
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "([^/]+)")}$`);
}

interface Source {
  readonly ajv: Ajv;
  readonly rest: Json;
  readonly path: string;
  readonly method: string;
  readonly operation: Json;
}

function describe({ ajv, rest, path, method, operation }: Source): Described {
  const at = `rest#/paths/${path.replaceAll("/", "~1")}/${method}`;
  const parameters = ((operation["parameters"] ?? []) as unknown as Json[]).map((one) => resolve(rest, one));
  const query = parameters.filter((one) => String(one["in"]) === "query");
  const hasBody = "requestBody" in operation;
  const body = hasBody ? `${at}/requestBody/content/application~1json/schema` : null;
  const schema = hasBody ? operation["requestBody"]!["content"]!["application/json"]!["schema"]! : null;
  return {
    id: String(operation["operationId"]),
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
    query: new Ajv({ strict: false, coerceTypes: true }).compile({
      type: "object",
      additionalProperties: false,
      required: query.filter((one) => one["required"]).map((one) => one["name"]),
      properties: Object.fromEntries(query.map((one) => [one["name"], withoutFormat(one["schema"]!)])),
    }),
    body: body === null ? null : ajv.compile({ $ref: encodeURI(body) }),
    bodyNames: schema?.["properties"] ? new Set(Object.keys(schema["properties"])) : null,
    answers: answersOf({ ajv, rest, at, operation }),
  };
}

function answersOf({ ajv, rest, at, operation }: Omit<Source, "path" | "method"> & { at: string }) {
  return new Map(
    Object.entries(operation["responses"] as Json).map(([status, answer]) => {
      const place = "$ref" in answer ? `rest${String(answer["$ref"])}` : `${at}/responses/${status}`;
      const hasSchema = resolve(rest, answer)["content"]?.["application/json"] !== undefined;
      const schema = hasSchema
        ? ajv.compile({ $ref: encodeURI(`${place}/content/application~1json/schema`) })
        : null;
      return [Number(status), schema] as const;
    }),
  );
}

function toOperation(described: Described, values: readonly string[]): Operation {
  const { id, names, query, body, bodyNames, answers } = described;
  return {
    id,
    parameters: Object.fromEntries(
      names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]),
    ),
    problemsOf: (asked) => [
      ...problems("query", query, Object.fromEntries(asked.query)),
      ...(body === null ? noBody(asked.body) : problems("body", body, asked.body)),
      ...unknownNames(bodyNames, asked.body),
    ],
    problemsOfAnswer: (status, answer) => {
      if (!answers.has(status)) return status < 400 ? [`answer: status ${status} is not described`] : [];
      const schema = answers.get(status);
      return schema ? problems("answer", schema, answer) : [];
    },
  };
}

function problems(what: string, validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${what}${instancePath}: ${message}`);
}

function noBody(body: unknown): string[] {
  return body === undefined ? [] : ["body: none is described"];
}

/** GitHub ignores a name that it does not know; from us it is a mistake. */
function unknownNames(known: ReadonlySet<string> | null, body: unknown): string[] {
  if (known === null || typeof body !== "object" || body === null) return [];
  return Object.keys(body)
    .filter((name) => !known.has(name))
    .map((name) => `body/${name}: is not described`);
}

function resolve(rest: Json, value: Json): Json {
  if (!("$ref" in value)) return value;
  return String(value["$ref"])
    .slice(2)
    .split("/")
    .reduce((at, key) => at[key]!, rest);
}

/** OpenAPI's `nullable` in JSON Schema's words, references included. */
function withNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNulls);
  if (typeof value !== "object" || value === null) return value;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withNulls(one)]),
  );
  return nullable === true ? { anyOf: [rest, { type: "null" }] } : rest;
}

function withoutFormat({ format: _, ...schema }: Json): object {
  return schema;
}
