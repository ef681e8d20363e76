import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "./suites.js";

export const checkPath = new URL("../src/tasks/check.py", import.meta.url).pathname;

export interface Judging extends Pick<Problem, "test"> {
  readonly image: string;
}

/** Whether a run's module is right, by a container that gets nothing else of the run. */
export async function isRightIn(runFolder: string, judging: Judging): Promise<boolean> {
  const solution = await readFile(join(runFolder, "artifacts/solution.py"), "utf8").catch(() => null);
  return solution !== null && isRight(solution, judging);
}

/** Whether a module's text is right. */
export async function isRight(solution: string, { test, image }: Judging): Promise<boolean> {
  const files = { "solution.py": solution, "test.py": test, "check.py": await readFile(checkPath, "utf8") };
  const unpack = `import json, sys\nfor name, text in json.load(sys.stdin).items(): open("/tmp/" + name, "w").write(text)`;
  const bounds = ["--network", "none", "--memory", "512m", "--pids-limit", "64", "--user", "65534:65534"];
  const command = `python3 -c '${unpack}' && exec python3 -I /tmp/check.py`;
  const words = ["run", "--rm", "-i", "--init", ...bounds, image, "sh", "-c", command];
  const child = spawn("docker", words, { stdio: ["pipe", "ignore", "pipe"] });
  const said: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => said.push(text));
  child.stdin.end(JSON.stringify(files));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject).on("close", resolve);
  });
  // The engine's own failure says nothing about the module.
  if (code === 125) throw new Error(`docker run failed: ${said.join("")}`);
  return code === 0;
}
