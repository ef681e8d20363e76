import { expect, test } from "@jest/globals";
import { z } from "zod";
import { Kind } from "../../src/rows/kind.js";
import { orderedRows } from "../../src/settings/schema.js";

test.each(orderedRows)(
  "what counts of `%s` where nothing is given is what its schema says",
  (_name, { value }) => {
    expect(value.absent).toEqual(value.schema.parse(undefined));
  },
);

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
