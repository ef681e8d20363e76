import { describe, expect, it } from "@jest/globals";
import { parseImageName } from "../../../../src/executors/docker/settings/image-name.js";
import { fc, tries } from "../../../chance.js";
import { costOf } from "../../../cpu-time.js";

const hex = "0123456789abcdef".repeat(4);

describe("an image's name", () => {
  it.each([
    ["python", ["docker.io", "library/python", null, null]],
    ["python:3-slim", ["docker.io", "library/python", "3-slim", null]],
    ["org/tool:1", ["docker.io", "org/tool", "1", null]],
    ["docker.io/python", ["docker.io", "library/python", null, null]],
    ["index.docker.io/org/tool", ["docker.io", "org/tool", null, null]],
    ["ghcr.io/org/tool:v1.2_3", ["ghcr.io", "org/tool", "v1.2_3", null]],
    ["localhost/tool", ["localhost", "tool", null, null]],
    ["localhost:5000/tool", ["localhost:5000", "tool", null, null]],
    ["127.0.0.1:5000/a/b/c:1", ["127.0.0.1:5000", "a/b/c", "1", null]],
    ["[::1]:5000/tool", ["[::1]:5000", "tool", null, null]],
    ["HOST/tool", ["HOST", "tool", null, null]],
    [`python@sha256:${hex}`, ["docker.io", "library/python", null, `sha256:${hex}`]],
    [`ghcr.io/a/b:1@sha256:${hex}`, ["ghcr.io", "a/b", "1", `sha256:${hex}`]],
    ["a__b/c--d/e.f-g", ["docker.io", "a__b/c--d/e.f-g", null, null]],
  ])("%s is taken apart", (text, [registry, repository, tag, digest]) => {
    expect(parseImageName(text)).toEqual({ kind: "reference", registry, repository, tag, digest });
  });

  it("can be the id of one machine's image", () => {
    expect(parseImageName(`sha256:${hex}`)).toEqual({ kind: "id" });
    expect(parseImageName(hex)).toMatchObject({ fault: expect.stringContaining("sha256:") });
  });

  it.each([
    ["", "does not follow the form"],
    ["Python:3", "a capital letter"],
    ["org/Tool", "a capital letter"],
    ["python :3", "contains a space"],
    ["python:3\n", "an invalid tag"],
    ["https://ghcr.io/a/b", "begins like an address"],
    ["../../containers/json", "does not follow the form"],
    ["a//b", "does not follow the form"],
    ["/a", "does not follow the form"],
    ["a/", "does not follow the form"],
    ["-x", "does not follow the form"],
    ["a:b:c", "does not follow the form"],
    ["python:", "an invalid tag"],
    ["python:-x", "an invalid tag"],
    [`python:${"x".repeat(129)}`, "an invalid tag"],
    ["python@sha256:abc", "a digest that is not"],
    ["python@", "a digest that is not"],
    [`python@sha512:${hex}`, "a digest that is not"],
    ["user:password@ghcr.io/a", "a digest that is not"],
    ["a?b=c", "does not follow the form"],
    ["a%2fb", "does not follow the form"],
    ["x".repeat(256), "longer than 255"],
    ["naïve", "does not follow the form"],
  ])("cannot be %j", (text, fault) => {
    expect(parseImageName(text)).toEqual({ fault: expect.stringContaining(fault) });
  });

  it("that is one goes into an address of the engine as it is, without leading elsewhere", () => {
    const letters = fc.constantFrom(...'aZ0/.:@-_?#%\\ \n~&=+"[]sha256'.split(""));
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 40 }), (parts) => {
        const text = parts.join("");
        const name = parseImageName(text);
        if ("fault" in name) return;
        expect(new URL(`http://engine/images/${text}/json`).pathname).toBe(`/images/${text}/json`);
      }),
      { numRuns: tries(3000) },
    );
  });

  it("of a hundred thousand characters is refused at once", () => {
    for (const text of [
      "a".repeat(1e5),
      "a/".repeat(5e4),
      ":".repeat(1e5),
      "a-".repeat(5e4),
      "@".repeat(1e5),
    ]) {
      expect(parseImageName(text)).toHaveProperty("fault");
      expect(costOf(() => parseImageName(text), 1000)).toBeLessThan(1000);
    }
  });
});
