import { z } from "zod";
import { parseJson } from "../../../format/json.js";
import { described } from "../../../facts/described.js";
import type { TestCase, TestStatus } from "../../../facts/test-run.js";
import { ToldTests } from "./told-tests.js";

const event = described(() =>
  z.object({ Action: z.string(), Package: z.string().optional(), Test: z.string().optional() }),
);

const ends: Readonly<Record<string, TestStatus>> = { pass: "passed", fail: "failed", skip: "skipped" };

/** The tests in the output of `go test -json`, which has one JSON object per line. Null for other text. */
export function casesOfGoJson(text: string): readonly TestCase[] | null {
  const told = new ToldTests();
  const failed = new Set<string>();
  let isFirst = true;
  for (const line of text.split("\n")) {
    // Other lines are build errors, if both streams were written to one file.
    if (!line.startsWith("{")) continue;
    const parsed = event().safeParse(parseJson(line));
    if (isFirst && !parsed.success) return null;
    isFirst = false;
    const { Action = "", Package = "", Test = "" } = parsed.data ?? {};
    const status = ends[Action];
    if (status === undefined) continue;
    if (Test !== "") told.add({ name: [Package, Test], status, key: `${Package}\0${Test}` });
    // Go reports a package after its tests. If it failed without a failed test, it crashed or could not be built.
    else if (status === "failed" && !failed.has(Package)) told.add({ name: [Package], status });
    if (status === "failed") failed.add(Package);
  }
  return isFirst ? null : told.cases;
}
