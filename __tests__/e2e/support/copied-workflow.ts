import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectDir } from "../../../scripts/places.mjs";
import { image } from "../command-line.js";

/** The workflow as somebody copies it, but for the model's server and the image: nothing is fetched here. */
export function workflowOf(name: string, baseUrl: string): string {
  const text = readFileSync(join(projectDir, name), "utf8");
  const workflow = name.endsWith(".md") ? /```yaml\n([^]*?)```/.exec(text)![1]! : text;
  const given = workflow.replaceAll("python:3-slim", image);
  const lines = [`base-url: ${baseUrl}`, ...(given.includes(`image: ${image}`) ? [] : [`image: ${image}`])];
  return given.replace(/^( +)model: .*$/m, (line, indent: string) =>
    [line, ...lines.map((each) => indent + each)].join("\n"),
  );
}
