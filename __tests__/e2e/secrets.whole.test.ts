import { describe, expect, it } from "@jest/globals";
import { fc, tries } from "../chance.js";
import type { Face, Rows } from "../../src/rows/setting.js";
import { table } from "../../src/settings/schema.js";
import { jobToken } from "../fakes/github-server.js";
import { runCommand } from "./command-line.js";
import { shownLog } from "./support/runner-log.js";
import { commentOnPullRequest, openScene } from "./support/scene.js";

const rows = Object.entries(table as Rows);
const secretNames = rows.flatMap(([name, { description }]) => (description.isSecret === true ? [name] : []));
const namesOf = (face: Face) =>
  rows.flatMap(([name, { description }]) => (description.faces.includes(face) ? [name] : []));

/** Of the length that keys have, longer than what an error quotes of a value, and with characters that are escaped. */
const secret = fc
  .tuple(
    fc.constantFrom("sk-", 'p"', "gh\\", "é{}"),
    fc.string({
      unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz0123456789-_."),
      minLength: 20,
      maxLength: 160,
    }),
  )
  .map(([head, rest]) => head + rest);

/** Where a person puts it that it does not belong: alone, in an address, behind other words. `{}` stands for it. */
const around = fc.constantFrom("{}", "https://user:{}@host.invalid/", `${"x".repeat(60)} {}`);

const filled = (template: string, value: string): string => template.replace("{}", () => value);

/** So much of a secret in a row is as good as shown. */
const pieceChars = 12;

function piecesOf(value: string, text: string): string[] {
  const pieces = Array.from({ length: value.length - pieceChars + 1 }, (_none, at) =>
    value.slice(at, at + pieceChars),
  );
  return pieces.filter((piece) => text.includes(piece));
}

/** No engine is there: whatever is not refused before ends at its start. */
const nowhere = { DOCKER_HOST: "unix:///nowhere/docker.sock" };

describe("no error shows a secret, wherever else it was given:", () => {
  const faces = ["run", "exec", "demo", "doctor"] as const;
  // Whoever names a folder is told what lies there, and what a command makes of its own words is not ours.
  const flags = faces.flatMap((face) => namesOf(face).map((name) => [face, `--${name}`] as const));
  const misplaced = fc.oneof(
    fc
      .tuple(fc.constantFrom(...flags.filter(([, flag]) => flag !== "--out" && flag !== "--verify")), around)
      .map(([[face, flag], put]) => [face, `${flag}=${put}`]),
    fc.constantFrom(
      ["run", "x", "--api-key", "{}"],
      ["run", "x", "--api-key={}"],
      ["run", "x", "--{}"],
      ["exec", "{}"],
      ["report", "{}"],
      ["clean", "--older-than", "{}"],
      ["{}"],
    ),
  );

  it("by the command", async () => {
    const property = fc.asyncProperty(secret, misplaced, fc.boolean(), async (value, templates, isNamed) => {
      const args = templates.map((template) => filled(template, value));
      const named = isNamed && ["run", "doctor"].includes(args[0]!) ? ["--api-key-env", "MY_KEY"] : [];
      const env = { ...nowhere, [named.length > 0 ? "MY_KEY" : "OPENAI_API_KEY"]: value };
      const { stdout, stderr } = await runCommand([...args, ...named], { env });
      expect(piecesOf(value, stdout + stderr)).toEqual([]);
    });
    await fc.assert(property, { numRuns: tries(100), endOnFailure: true });
  });

  it("by the action", async () => {
    await using scene = await openScene();
    const inputs = fc.constantFrom(
      ...namesOf("action").filter((name) => ![...secretNames, "out", "verify"].includes(name)),
    );
    const given = fc.constantFrom(...secretNames);
    const property = fc.asyncProperty(secret, given, inputs, around, async (value, name, input, put) => {
      const payload = commentOnPullRequest("/agent-exec print six");
      const secrets = { "registry-username": "me", [name]: value };
      await using step = await scene.openStep({
        eventName: "issue_comment",
        payload,
        inputs: { ...secrets, [input]: filled(put, value) },
        env: nowhere,
      });
      const { log, outputs, state, summary } = await step.run("main.js");
      const told = [shownLog(log), ...outputs.values(), ...state.values(), summary];
      const posted = scene.github.requests.map(({ body }) => JSON.stringify(body));
      expect(piecesOf(value, [...told, ...posted].join("\n"))).toEqual([]);
      expect(piecesOf(jobToken, told.join("\n"))).toEqual([]);
    });
    await fc.assert(property, { numRuns: tries(80), endOnFailure: true });
  });
});
