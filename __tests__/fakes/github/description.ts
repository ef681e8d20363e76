import { readFileSync } from "node:fs";

/** A tree of JSON; its leaves are read by `textOf`. */
export interface Json {
  readonly [key: string]: Json | undefined;
}

/** One operation of the description, with what stands around it. */
export interface DescribedOperation {
  /** `issues/create-comment`. */
  readonly id: string;
  readonly method: string;
  /** `/repos/{owner}/{repo}`. */
  readonly path: string;
  /** Where it stands, as a JSON pointer. */
  readonly pointer: string;
  /** Query parameters: name, schema, whether it must be there. */
  readonly query: readonly { readonly name: string; readonly schema: Json; readonly isRequired: boolean }[];
  /** Pointer to the body's schema. */
  readonly body: string | null;
  readonly bodyNames: ReadonlySet<string> | null;
  /** Status → pointer to its body's schema. */
  readonly answers: ReadonlyMap<number, string | null>;
}

/** GitHub's description of its API, with OpenAPI's `nullable` in JSON Schema's words. */
export function readDescription(): {
  readonly root: Json;
  readonly operations: readonly DescribedOperation[];
} {
  const file = new URL("../../data/github/rest.json", import.meta.url);
  const root = withNulls(JSON.parse(readFileSync(file, "utf8"))) as Json;
  const operations = childrenOf(root, "paths").flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => methods[method]?.["operationId"] !== undefined)
      .map((method) => readOperation({ root, path, method, operation: child(methods, method) })),
  );
  return { root, operations };
}

interface Source {
  readonly root: Json;
  readonly path: string;
  readonly method: string;
  readonly operation: Json;
}

function readOperation({ root, path, method, operation }: Source): DescribedOperation {
  const pointer = `#/paths/${path.replaceAll("/", "~1")}/${method}`;
  const parameters = ((operation["parameters"] ?? []) as unknown as Json[]).map((one) => resolve(root, one));
  const schema = operation["requestBody"]?.["content"]?.["application/json"]?.["schema"];
  const properties = schema?.["properties"];
  return {
    id: textOf(operation, "operationId"),
    method: method.toUpperCase(),
    path,
    pointer,
    query: parameters
      .filter((one) => textOf(one, "in") === "query")
      .map((one) => ({
        name: textOf(one, "name"),
        schema: child(one, "schema"),
        isRequired: one["required"] !== undefined && textOf(one, "required") === "true",
      })),
    body: schema === undefined ? null : `${pointer}/requestBody/content/application~1json/schema`,
    bodyNames: properties === undefined ? null : new Set(Object.keys(properties)),
    answers: new Map(
      childrenOf(operation, "responses").map(([status, answer]) => {
        const place =
          answer["$ref"] === undefined ? `${pointer}/responses/${status}` : textOf(answer, "$ref");
        const hasBody = resolve(root, answer)["content"]?.["application/json"] !== undefined;
        return [Number(status), hasBody ? `${place}/content/application~1json/schema` : null] as const;
      }),
    ),
  };
}

function child(value: Json, key: string): Json {
  const found = value[key];
  if (found === undefined) throw new Error(`the description has no ${key} here`);
  return found;
}

function childrenOf(value: Json, key: string): [string, Json][] {
  return Object.entries(child(value, key)).map(([name, one]) => [name, one as Json]);
}

function textOf(value: Json, key: string): string {
  return JSON.stringify(child(value, key)).replaceAll('"', "");
}

function resolve(root: Json, value: Json): Json {
  if (value["$ref"] === undefined) return value;
  return textOf(value, "$ref").slice(2).split("/").reduce(child, root);
}

function withNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNulls);
  if (typeof value !== "object" || value === null) return value;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withNulls(one)]),
  );
  return nullable === true ? { anyOf: [rest, { type: "null" }] } : rest;
}
