import { basename } from "node:path/posix";
import { isDeepStrictEqual } from "node:util";
import { parse as parseToml } from "smol-toml";

interface Manifest {
  readonly parse: (text: string) => unknown;
  /** The parts that control tools. Each is a path of keys. */
  readonly parts: readonly (readonly string[])[];
}

/** Manifests. A task may change them, except for the parts that decide how its work is tested. */
const manifests: Readonly<Record<string, Manifest>> = {
  "package.json": {
    parse: (text) => JSON.parse(text.replace(/^\uFEFF/, "")),
    parts: "scripts jest mocha ava tap nyc c8 vitest jasmine babel config".split(" ").map((key) => [key]),
  },
  "pyproject.toml": {
    parse: parseToml,
    parts: "pytest tox nox coverage hatch pdm poe taskipy nose doit uv invoke"
      .split(" ")
      .map((key) => ["tool", key]),
  },
  "Cargo.toml": {
    parse: parseToml,
    parts: "test bench lib.test lib.harness lib.doctest package.autotests package.build profile"
      .split(" ")
      .map((way) => way.split(".")),
  },
};

/** Whether a file is a manifest. The content of other files does not matter. */
export function isManifest(path: string): boolean {
  return Object.hasOwn(manifests, basename(path));
}

/**
 * Whether the parts of a manifest that control tools have changed.
 * @param before null if there was none
 * @param after null if it is gone, or if the file cannot be read
 */
export function steersOtherwise(path: string, before: Uint8Array | null, after: Uint8Array | null): boolean {
  if (after === null) return before !== null;
  const manifest = manifests[basename(path)]!;
  try {
    const [one, other] = [before, after].map((content) => steeringOf(content, manifest));
    return !isDeepStrictEqual(one, other);
  } catch {
    // A change in invalid JSON always counts, because another tool may accept the JSON and run a part of it.
    return before === null || Buffer.compare(before, after) !== 0;
  }
}

function steeringOf(content: Uint8Array | null, { parse, parts }: Manifest): readonly unknown[] {
  const all = content === null ? {} : parse(Buffer.from(content).toString("utf8"));
  return parts.map((way) => way.reduce<unknown>(at, all));
}

function at(value: unknown, key: string): unknown {
  const isObject = typeof value === "object" && value !== null && Object.hasOwn(value, key);
  return isObject ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
}
