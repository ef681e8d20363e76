import { describe, expect, it } from "@jest/globals";
import { baseImages } from "../../../../src/executors/docker/build/base-images.js";

const imagesOf = (text: string, args: Readonly<Record<string, string>> = {}): readonly string[] =>
  baseImages(text, { dockerfile: "Dockerfile", args });

describe("the images that a Dockerfile begins from", () => {
  it.each([
    ["FROM python:3-slim\nRUN true", ["python:3-slim"]],
    [
      "# FROM no\n\nfrom  python:3 as One\nFROM one\nCOPY --from=0 /a /a\nCOPY --from=one /a /a",
      ["python:3"],
    ],
    ["FROM scratch\nCOPY --chown=1 --from=ghcr.io/a/b:1 /a /a", ["ghcr.io/a/b:1"]],
    ["FROM --platform=linux/amd64 a:1 AS x\nFROM a:1\nFROM b", ["a:1", "b"]],
    ['ARG V="3.12"\nARG I=python:${V}\nFROM ${I}-slim', ["python:3.12-slim"]],
    ["ARG V\nFROM python:${V:-3}", ["python:3"]],
    ["FROM a \\\n  AS b\nRUN echo \\\n  FROM c", ["a"]],
  ])("are told from %j", (text, images) => {
    expect(imagesOf(text)).toEqual(images);
  });

  it("follow a value that is given for a variable, where the file declares it", () => {
    expect(imagesOf("ARG V=1\nFROM a:$V", { V: "2", W: "3" })).toEqual(["a:2"]);
    expect(() => imagesOf("FROM a:$V", { V: "2" })).toThrow("`a:$V`");
  });

  it.each([
    ["FROM ${NOBODY}", /uses `\$\{NOBODY\}`/],
    ["ARG V=1\nFROM a\nARG W=2\nFROM b:$W", /uses `b:\$W`/],
    ["FROM http://a.example/b", /begins like an address/],
    ["RUN true", /has no FROM/],
    ["FROM", /has no FROM/],
    ["FROM --platform=a", /uses ``/],
  ])("are refused where they cannot be told: %j", (text, message) => {
    expect(() => imagesOf(text)).toThrow(message);
  });
});
