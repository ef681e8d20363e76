// Started by `own-process.ts`: runs one program and says what it returned and how far this process grew.
import { readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import type { Program } from "./own-process.js";

/**
 * In MiB, from the kernel's account of this program's memory. What getrusage tells begins with the memory of the process that
 * started it (Linux, exec_mmap).
 */
function resident(field: "VmRSS" | "VmHWM"): number {
  const [, kibibytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync("/proc/self/status", "utf8"))!;
  return Number(kibibytes) / 1024;
}

let before = 0;
function begin(): void {
  // Has the kernel count the peak anew (proc(5)).
  writeFileSync("/proc/self/clear_refs", "5");
  before = resident("VmRSS");
}

const [module = "", name = ""] = process.argv.slice(2);
const input: unknown = JSON.parse(await text(process.stdin));
const programs = (await import(module)) as Record<string, Program<unknown, unknown>>;
begin();
const value = await programs[name]!(input, begin);
const grownMebibytes = resident("VmHWM") - before;
process.stdout.write(JSON.stringify({ value, grownMebibytes }), () => process.exit());
