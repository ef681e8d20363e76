import { expect, test } from "@jest/globals";
import { z } from "zod";
import { Kind } from "../../src/rows/kind.js";
import { policyRows } from "../../src/rows/policy-rows.js";
import { orderedRows } from "../../src/settings/schema.js";

test.each(orderedRows)(
  "what counts of `%s` where nothing is given is what its schema says",
  (_name, { value }) => {
    expect(value.absent).toEqual(value.schema.parse(undefined));
  },
);

test.each(Object.entries(policyRows))("a record can keep the default of `%s`", (_name, { value }) => {
  const record = value.absent === undefined ? {} : { kept: value.absent };
  expect(z.object({ kept: value.kept() }).safeParse(record).error).toBeUndefined();
});

test("a schema is made when a value is first given, and once", () => {
  let made = 0;
  const kind = new Kind(() => {
    made++;
    return z.string();
  });
  const value = kind.as((text) => text.min(1)).default("none");
  expect(value.safeParse(undefined)).toEqual({ success: true, data: "none" });
  expect(made).toBe(0);
  expect([value.safeParse("a").success, value.safeParse("").success, kind.schema.parse("")]).toEqual([
    true,
    false,
    "",
  ]);
  expect(made).toBe(1);
});

test("nobody who changes a default changes it for others", () => {
  const value = new Kind(() => z.array(z.string())).default([]);
  value.absent.push("mine");
  expect(value.absent).toEqual([]);
});
