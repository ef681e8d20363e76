import { describe, expect, it } from "@jest/globals";
import { baseImage } from "../../scripts/places.mjs";
import { examine } from "../../src/compose/doctor.js";
import { fromFlags } from "../../src/settings/from-flags.js";
import { resolveSettings } from "../../src/settings/resolve.js";
import { localJupyterPath } from "../executors/local/local-jupyter-fixture.js";

/** What the doctor says of a kernel and of what is tried after it, with the variables of this process and these. */
async function tryKernel(
  flags: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, string>> = {},
) {
  const settings = resolveSettings(fromFlags(flags), "doctor");
  const { signal } = new AbortController();
  const variable = (name: string) => given[name] ?? process.env[name];
  const found: Record<string, object> = {};
  for await (const result of examine({ settings, hasModelServer: false, secrets: {}, variable, signal }))
    found[result.name] = result;
  return found;
}

const inImage = { executor: "jupyter", image: baseImage, pull: "never" };

describe("an examination of a kernel", () => {
  it("says that one starts in the image, what it runs, and when it is ready", async () => {
    expect(await tryKernel(inImage)).toMatchObject({
      sandbox: { status: "ok" },
      kernel: {
        status: "ok",
        message: expect.stringMatching(
          /^python3 starts and runs python, ready in [\d.]+ m?s with its sandbox$/,
        ),
      },
      network: { status: "ok" },
    });
  }, 60_000);

  it("says with a run's words that the image has it not, and tries the sandbox all the same", async () => {
    expect(await tryKernel({ ...inImage, kernel: "fortran" })).toMatchObject({
      sandbox: { status: "ok" },
      kernel: {
        status: "failed",
        isVital: true,
        message: "The image cannot run the Jupyter kernel fortran: it has python3",
        nextStep: expect.stringContaining("package ipykernel"),
      },
      network: { status: "ok" },
    });
  }, 60_000);

  it("says whether one starts on this machine, as the caller's PATH finds it", async () => {
    const here = { executor: "local-jupyter" };
    const path = { PATH: localJupyterPath };
    expect((await tryKernel(here, path))["kernel"]).toMatchObject({
      status: "ok",
      message: expect.stringMatching(/^python3 starts and runs python, ready in [\d.]+ m?s$/),
    });
    expect((await tryKernel({ ...here, kernel: "fortran" }, path))["kernel"]).toMatchObject({
      status: "failed",
      isVital: true,
      message: "This machine cannot run the Jupyter kernel fortran: it has python3",
      nextStep: expect.stringContaining("Install the package ipykernel"),
    });
    expect((await tryKernel(here, { PATH: "/nowhere" }))["kernel"]).toMatchObject({
      status: "failed",
      message: expect.stringContaining("no Python"),
    });
  }, 60_000);
});
