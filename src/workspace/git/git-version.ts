import { gitOutput } from "./git-output.js";

/** `git version 2.39.5`. @throws Error where git is not there. */
export async function gitVersion(): Promise<string> {
  let text = "";
  for await (const chunk of gitOutput(["--version"], { maxBytes: 10_000, timeoutMs: 10_000 }))
    text += chunk.toString("utf8");
  return text.trim();
}
