import { describe, expect, it } from "@jest/globals";
import { isManifest, steersOtherwise } from "../../../src/workspace/counting/steering-files.js";

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const toml = (text: string) => Buffer.from(text);

describe("a changed package.json", () => {
  const before = json({ name: "a", scripts: { test: "node --test" }, dependencies: {} });

  it("may name other dependencies", () => {
    const after = json({ name: "a", dependencies: { x: "1" }, scripts: { test: "node --test" } });
    expect(steersOtherwise("web/package.json", before, after)).toBe(false);
  });

  it.each([
    ["another test", { scripts: { test: "true" } }],
    ["a script before it", { scripts: { test: "node --test", pretest: "true" } }],
    ["a tool's settings", { scripts: { test: "node --test" }, jest: { testMatch: [] } }],
    ["no scripts", {}],
  ])("steers with %s", (_what, after) => {
    expect(steersOtherwise("package.json", before, json(after))).toBe(true);
  });

  it("steers if it is gone, is not JSON, or is new with scripts", () => {
    expect(steersOtherwise("package.json", before, null)).toBe(true);
    expect(steersOtherwise("package.json", before, Buffer.from("{"))).toBe(true);
    expect(steersOtherwise("package.json", null, before)).toBe(true);
    expect(steersOtherwise("package.json", null, json({ name: "a" }))).toBe(false);
  });
});

describe("a changed pyproject.toml or Cargo.toml", () => {
  it("may name other dependencies", () => {
    const before = toml('[project]\nname = "a"\n[tool.pytest.ini_options]\naddopts = "-q"\n');
    const after = toml(
      'tool.pytest.ini_options.addopts = "-q"\n[project]\nname = "a"\ndependencies = ["b"]\n',
    );
    expect(steersOtherwise("pyproject.toml", before, after)).toBe(false);
    expect(steersOtherwise("Cargo.toml", toml("[dependencies]\n"), toml('[dependencies]\na = "1"\n'))).toBe(
      false,
    );
  });

  it("steers with what its tests are run by", () => {
    const addopts = toml('tool.pytest.ini_options.addopts = "-p evil"\n');
    expect(steersOtherwise("pyproject.toml", toml("[project]\n"), addopts)).toBe(true);
    expect(steersOtherwise("Cargo.toml", toml(""), toml("[lib]\ntest = false\n"))).toBe(true);
  });
});

it("no other file is a manifest", () => {
  expect(["a.json", "package.json5", "toString", "Cargo.lock"].filter(isManifest)).toEqual([]);
});
