import { describe, expect, it } from "@jest/globals";
import {
  explainStartFailure,
  type StartFailure,
} from "../../../../src/executors/docker/start/start-failure.js";

const given = {
  connection: { endpoint: "unix:///var/run/docker.sock" },
  additions: {},
  image: { name: "python:3-slim", searchPath: null },
} as Omit<StartFailure, "error">;

describe("a container that the engine does not start", () => {
  it("for want of open files is no fault of the settings", () => {
    const words = "(HTTP code 500) server error - open /proc/self/fd: too many open files";
    const error = Object.assign(new Error(words), { statusCode: 500 });
    expect(explainStartFailure({ ...given, error })).toMatchObject({
      code: "engine-unavailable",
      nextStep: expect.stringMatching(/engine's limit of open files/),
    });
  });

  it("for a volume whose name is too short says what a name is", () => {
    const words =
      "(HTTP code 400) bad parameter - create a: volume name is too short, names should be at least two";
    const error = Object.assign(new Error(words), { statusCode: 400 });
    expect(explainStartFailure({ ...given, error })).toMatchObject({
      code: "settings-invalid",
      nextStep: expect.stringContaining("a name of two letters or more"),
    });
  });

  it.each([
    // Docker 20.10 to 28.
    'could not select device driver "" with capabilities: [[gpu]]',
    // Docker 29.
    "failed to discover GPU vendor from CDI: no known GPU vendor found",
    "CDI device injection failed: unresolvable CDI devices example.com/gpu=all",
  ])("for want of a graphics processor says so: %s", (message) => {
    const error = explainStartFailure({
      ...given,
      error: Object.assign(new Error(`(HTTP code 500) server error - ${message}`), { statusCode: 500 }),
    });
    expect(error).toMatchObject({
      code: "settings-invalid",
      nextStep: expect.stringContaining("omit `gpus`"),
    });
    expect(error.message).toContain("The engine has no GPU: ");
  });
});
