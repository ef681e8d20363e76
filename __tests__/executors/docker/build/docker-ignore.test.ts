import { describe, expect, it } from "@jest/globals";
import { dockerIgnore } from "../../../../src/executors/docker/build/docker-ignore.js";

const ignored = (text: string, path: string): boolean => dockerIgnore(text)(path);

describe("a .dockerignore", () => {
  it.each([
    ["*/temp*", ["a/temporary.txt", "a/temp/x"], ["temporary.txt", "a/b/temp"]],
    ["*/*/temp*", ["a/b/temporary.txt"], ["a/temporary.txt"]],
    ["temp?", ["tempa", "tempb/x"], ["temp", "tempab"]],
    ["**/*.go", ["a.go", "a/b/c.go"], ["a.goo"]],
    ["node_modules", ["node_modules/a/b.js"], ["a/node_modules/b.js"]],
    ["**/node_modules", ["node_modules/a", "a/b/node_modules/c/d"], ["node_module"]],
    ["/a/./b/", ["a/b/c"], ["b", "a/c"]],
    ["a/**/z", ["a/z", "a/b/c/z/y"], ["az", "b/a/z"]],
    [".git", [".git/config"], [".gitignore"]],
    ["[ab].txt", ["a.txt"], ["c.txt", "ab.txt"]],
    ["c++/x (1)", ["c++/x (1)/y"], ["cc/x (1)", "c++/x 1"]],
    ["{a,b}|@(c)", ["{a,b}|@(c)"], ["a", "c"]],
    ["*.md\n!README.md", ["a.md"], ["README.md"]],
    ["*.md\n!README*.md\nREADME-secret.md", ["README-secret.md"], ["README-x.md"]],
    ["*\n!src", ["a", "b/src"], ["src/a/b"]],
    ["\uFEFF# a\r\n\r\n!\r\n  b  \r\n", ["b"], ["# a", "a"]],
  ])("%j leaves out as Docker does", (text, out, kept) => {
    expect(out.filter((path) => !ignored(text, path))).toEqual([]);
    expect(kept.filter((path) => ignored(text, path))).toEqual([]);
  });
});
