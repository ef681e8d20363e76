import { Ajv, type ValidateFunction } from "ajv";
import formats from "ajv-formats";
import { readDescription, type DescribedOperation } from "./description.js";

/** A request as it is held against GitHub's description. */
export interface Asked {
  readonly query: URLSearchParams;
  /** Undefined: none was sent. */
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
  /** What of an answer breaks it. Errors that are not described (401, 500) may have any body. */
  problemsOfAnswer(status: number, body: unknown): string[];
}

/** GitHub's own description of its API, as a judge. */
export interface Contract {
  find(method: string, path: string): Operation | null;
}

interface Judge {
  readonly query: ValidateFunction;
  readonly body: ValidateFunction | null;
  readonly answers: ReadonlyMap<number, ValidateFunction | null>;
}

let contract: Contract | null = null;

/** Read once for all servers of a process. */
export function readContract(): Contract {
  contract ??= createContract();
  return contract;
}

function createContract(): Contract {
  const { root, operations } = readDescription();
  const ajv = createAjv(false);
  ajv.addSchema(root, "rest");
  const compile = (pointer: string) => ajv.compile({ $ref: encodeURI(`rest${pointer}`) });
  const judges = new Map<string, Judge>();
  return {
    find(method, path) {
      for (const operation of operations) {
        const match = operation.method === method ? patternOf(operation.path).exec(path) : null;
        if (!match) continue;
        // Compiling takes a second for all: each operation is compiled when it is asked for first.
        const judge = judges.get(operation.id) ?? createJudge(operation, compile);
        judges.set(operation.id, judge);
        return toOperation(operation, judge, match.slice(1));
      }
      return null;
    },
  };
}

/** Query values come as text: there numbers and booleans are read from it. */
function createAjv(coerceTypes: boolean): Ajv {
  // Compiling counts here, and not the few values that are then judged.
  const quickly = { validateSchema: false, code: { optimize: false } };
  const ajv = new Ajv({ strict: false, coerceTypes, ...quickly });
  formats.default(ajv);
  for (const name of ["repo.nwo", "timestamp"]) ajv.addFormat(name, true);
  return ajv;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "([^/]+)")}$`);
}

function createJudge(operation: DescribedOperation, compile: (pointer: string) => ValidateFunction): Judge {
  const { query, body, answers } = operation;
  return {
    query: createAjv(true).compile({
      type: "object",
      additionalProperties: false,
      required: query.filter(({ isRequired }) => isRequired).map(({ name }) => name),
      properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    }),
    body: body === null ? null : compile(body),
    answers: new Map([...answers].map(([status, at]) => [status, at === null ? null : compile(at)])),
  };
}

function toOperation(described: DescribedOperation, judge: Judge, values: readonly string[]): Operation {
  const names = [...described.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  return {
    id: described.id,
    parameters: Object.fromEntries(
      names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]),
    ),
    problemsOf: ({ query, body }) => [
      ...problems("query", judge.query, Object.fromEntries(query)),
      ...(judge.body === null ? noBody(body) : problems("body", judge.body, body)),
      ...unknownNames(described.bodyNames, body),
    ],
    problemsOfAnswer: (status, body) => {
      if (!judge.answers.has(status))
        return status < 400 ? [`answer: status ${status} is not described`] : [];
      const schema = judge.answers.get(status);
      return schema ? problems("answer", schema, body) : [];
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
