import picomatch from "picomatch";

/**
 * Files that tell test tools, task runners, package managers and interpreters what to run and what counts as a pass. Of
 * manifests, only some parts do this (`manifests.ts`). If a task is about such a file, the user names it in
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
