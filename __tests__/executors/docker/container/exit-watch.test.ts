import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "@jest/globals";
import { projectDir } from "../../../../scripts/places.mjs";

const urlOf = (path: string): string => pathToFileURL(join(projectDir, path)).href;

it("the end of a process in a container is told although nothing else keeps agent-exec alive", async () => {
  const module = urlOf("src/executors/docker/container/exit-watch.ts");
  const program = `
const { ContainerExitWatch } = await import(${JSON.stringify(module)});
const ended = Promise.resolve({ error: null });
const told = new Promise(() => {});
let asked = 0;
const inspect = async () => ({ isRunning: (asked += 1) < 10, exitCode: 3 });
const watch = new ContainerExitWatch({ ended, hasEnded: true, told, isFollowed: true, pid: 1, inspect }, { tellsEndsLate: false });
console.log(await watch.told);`;
  const words = ["--import", urlOf("scripts/typescript.mjs"), "--input-type=module", "-e", program];
  const { stdout } = await promisify(execFile)(process.execPath, words, { timeout: 60_000 });
  expect(stdout).toBe("3\n");
}, 60_000);
