import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "@jest/globals";
import { projectDir } from "../../../scripts/places.mjs";

const urlOf = (path: string): string => pathToFileURL(join(projectDir, path)).href;

it("removing a pod is tried again although nothing else keeps the process alive", async () => {
  const program = `
const { removePod } = await import(${JSON.stringify(urlOf("src/executors/kubernetes/pod/pod-calls.ts"))});
const cluster = { inNamespace: (path) => path, call: async () => { throw new Error("no connection"); } };
console.log(await removePod(cluster, "p"));`;
  const hooks = ["--import", urlOf("scripts/typescript.mjs"), "--input-type=module", "-e", program];
  const { stdout } = await promisify(execFile)(process.execPath, hooks, { timeout: 60_000 });
  expect(stdout).toBe("stuck\n");
}, 60_000);
