import { basename } from "node:path/posix";
import { isDeepStrictEqual } from "node:util";
import picomatch from "picomatch";
import { parse as parseToml } from "smol-toml";

/**
 * Files that tell test tools, task runners, package managers and interpreters what to run and what counts as a pass. Of
 * manifests, only some parts do this (`manifests`). If a task is about such a file, the user names it in
 * `allow-tool-config`.
 */
const steering: Readonly<Record<string, readonly string[]>> = {
  "Python's tests": [
    "{conftest.py,pytest.ini,.pytest.ini,pytest.toml,.pytest.toml,tox.ini,tox.toml,setup.cfg,noxfile.py,.coveragerc,.noserc,nose.cfg}",
  ],
  Python: ["{sitecustomize.py,usercustomize.py,pyvenv.cfg,*.pth}", "*.{dist-info,egg-info}/**"],
  make: ["{GNUmakefile,makefile,Makefile}"],
  "a task runner": [
    "{justfile,.justfile,Justfile,Rakefile,rakefile,Rakefile.rb,dodo.py}",
    "{Taskfile,taskfile}{,.dist}.{yml,yaml}",
    "{.mise.toml,mise.toml,.tool-versions,.envrc}",
    "{gulpfile,Gruntfile}.{js,cjs,mjs,ts}",
  ],
  npm: ["{.npmrc,.yarnrc,.yarnrc.yml,.pnpmfile.cjs,.pnpmfile.js,pnpm-workspace.yaml,bunfig.toml}"],
  "JavaScript's tests": [
    "{jest,vitest,vite,ava,karma,playwright,cypress,web-test-runner,wdio,babel}.{config,conf}.*",
    "{jest,vitest}.{setup,workspace}.*",
    "{.mocharc,.nycrc,.c8rc,.taprc,.babelrc,.swcrc}{,.*}",
  ],
  "Rust's builds": [".cargo/{config,config.toml}", "{rust-toolchain,rust-toolchain.toml}", "nextest.toml"],
  "Go's builds": ["{go.work,go.env}"],
  "Java's builds": [".mvn/**", "gradle/wrapper/**", "{gradlew,gradlew.bat,mvnw,mvnw.cmd,.mvnrc}"],
  "a test tool": [
    "{.rspec,.simplecov,phpunit.xml,phpunit.xml.dist,.runsettings,Directory.Build.props,Directory.Build.targets}",
  ],
  Bazel: [".bazelrc"],
};

/** Created at the first question, because a run without changes never asks. */
let matchers: ReturnType<typeof makeMatchers> | null = null;

function makeMatchers() {
  return Object.entries(steering).map(([tool, patterns]) => ({
    tool,
    matches: picomatch(
      patterns.map((pattern) => `**/${pattern}`),
      { dot: true, nonegate: true },
    ),
  }));
}

/** The tool that a file configures. Null if there is none. */
export function steeredBy(path: string): string | null {
  matchers ??= makeMatchers();
  return matchers.find(({ matches }) => matches(path))?.tool ?? null;
}

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
