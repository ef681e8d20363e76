import { isDeepStrictEqual } from "node:util";
import { parse as parseToml } from "smol-toml";

interface Manifest {
  readonly parse: (text: string) => unknown;
  /** What in it steers tools, as ways to it. */
  readonly parts: readonly (readonly string[])[];
}

/** Manifests hold what a task may well change beside what decides how it is tried: only the latter stays as it was. */
const manifests: Readonly<Record<string, Manifest>> = {
  "package.json": {
    parse: (text) => JSON.parse(text.replace(/^\uFEFF/, "")),
    parts: [
      "scripts",
      "jest",
      "mocha",
      "ava",
      "tap",
      "nyc",
      "c8",
      "vitest",
      "jasmine",
      "babel",
      "config",
    ].map((key) => [key]),
  },
  "pyproject.toml": {
    parse: parseToml,
    parts: [
      "pytest",
      "tox",
      "nox",
      "coverage",
      "hatch",
      "pdm",
      "poe",
      "taskipy",
      "nose",
      "doit",
      "uv",
      "invoke",
    ].map((key) => ["tool", key]),
  },
  "Cargo.toml": {
    parse: parseToml,
    parts: [
      ["test"],
      ["bench"],
      ["lib", "test"],
      ["lib", "harness"],
      ["lib", "doctest"],
      ["package", "autotests"],
      ["package", "build"],
      ["profile"],
    ],
  },
};

/** Whether it may be one: only then its content matters. */
export function isManifest(path: string): boolean {
  return Object.hasOwn(manifests, nameOf(path));
}

/**
 * Whether what steers tools is another in a manifest than it was.
 * @param before null: there was none
 * @param after null: it is gone, or it is no file that can be read
 */
export function steersOtherwise(path: string, before: Uint8Array | null, after: Uint8Array | null): boolean {
  if (after === null) return before !== null;
  const manifest = manifests[nameOf(path)]!;
  try {
    const [one, other] = [before, after].map((content) => steeringOf(content, manifest));
    return !isDeepStrictEqual(one, other);
  } catch {
    // Whoever reads it more kindly than we do may run something of it.
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

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
