import { expect, test } from "@jest/globals";
import { localWords, problemOf, problemsOf } from "../../src/init/checks.js";
import type { Given } from "../../src/init/answers.js";
import type { Place } from "../../src/init/place.js";

const place: Place = {
  root: "/r",
  isRepository: true,
  origin: null,
  defaultBranch: null,
  guess: null,
  ci: [],
};
const action = `me/agent-exec@${"a".repeat(40)}`;

test.each<[keyof Given, string]>([
  ["action", "you/agent-exec@main"],
  ["start", "comment,foo"],
  ["start", "failed-ci"],
  ["baseUrl", "localhost:11434"],
  ["keySecret", "MY-KEY"],
  ["pullRequest", "maybe"],
  ["jobs", "7"],
])("the answer for %s may not be %s, and no other answer is charged for it", (name, answer) => {
  const given = { action, model: "m", [name]: answer };
  expect(problemOf(name, given, place)).not.toBeNull();
  expect(problemsOf(given, place)).toEqual([expect.stringMatching(/^--[a-z-]+: /)]);
});

test("another server needs the name of a model", () => {
  const given = { action, baseUrl: "https://models.example/v1" };
  expect(problemsOf(given, place)).toEqual([expect.stringMatching(/^--model: /)]);
  expect(problemsOf({ ...given, model: "llama3" }, place)).toEqual([]);
});

test("the defaults need only the action", () => {
  expect(problemsOf({}, place)).toEqual([expect.stringMatching(/^--action: /)]);
  expect(problemsOf({ action }, place)).toEqual([]);
});

test.each([
  ["http://localhost:11434/v1", 1],
  ["http://192.168.1.5/v1", 1],
  ["http://[::1]:8000/v1", 1],
  ["https://models.example/v1", 0],
  ["https://10.example.com/v1", 0],
  [null, 0],
])("for %s there are %i warnings that GitHub's runners cannot reach it", (baseUrl, count) => {
  expect(localWords({ baseUrl })).toHaveLength(count);
});
