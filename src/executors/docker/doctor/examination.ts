import { type Check, type Examination, type Finding, vital } from "../../../ports/check.js";
import { kernelFinding } from "../../kernel/kernel-finding.js";
import { chooseSizes } from "../../contained/limits/sizes.js";
import { checkProcessors, type DockerSettings } from "../settings/docker-settings.js";
import { createDockerExecutor } from "../docker-executor.js";
import { connectEngine } from "../client/engine-connection.js";
import { buildWords } from "../../../facts/session.js";
import type { ImageBuild } from "../build/image-build.js";
import { findImage } from "../image/find-image.js";
import { cleanLeftovers } from "../leftovers/clean.js";
import { describeClock, describeEngine, describeParts, readEngine } from "./engine-facts.js";
import { tryLease } from "./lease-trial.js";
import type { Examined } from "./examined.js";
import { describeLimits } from "./limit-findings.js";
import { tryDeadline } from "../../contained/trials/deadline-trial.js";
import { tryNetwork, readDisk } from "./session-trials.js";

const second = 1000;

/**
 * Tests the engine, the image and the sandbox, with containers that end afterwards.
 * @throws AgentExecError `settings-invalid` before any test if the sizes do not fit each other.
 */
export function examineDocker(settings: DockerSettings, imageBuild: ImageBuild | null = null): Examination {
  checkProcessors(settings);
  chooseSizes(settings);
  const examined: Examined = {
    settings,
    connection: null,
    engine: null,
    image: null,
    session: null,
    imageBuild,
  };
  return {
    checks: [...engineChecks(examined), ...sandboxChecks(examined)],
    async [Symbol.asyncDispose]() {
      await examined.session?.stop();
    },
  };
}

function engineChecks(examined: Examined): Check[] {
  const { settings } = examined;
  const withEngine = after(examined, "connection", "there is no engine");
  return [
    {
      name: "engine",
      deadlineMs: 45 * second,
      run: vital(async (signal) => {
        examined.connection = await connectEngine({ ...settings, signal });
        examined.engine = await readEngine(examined.connection, signal);
        return describeEngine(examined.connection, examined.engine);
      }),
    },
    {
      name: "engine's set-up",
      deadlineMs: second,
      run: after(examined, "engine", "there is no engine")(async (engine) => describeParts(engine, settings)),
    },
    {
      name: "engine's clock",
      deadlineMs: second,
      run: after(examined, "engine", "there is no engine")(async (engine) => describeClock(engine)),
    },
    {
      name: "leftovers",
      deadlineMs: 10 * second,
      run: withEngine(async (_connection, signal) => {
        const containers = await cleanLeftovers({ ...settings, isDryRun: true, signal });
        const left = containers.filter(({ fate }) => fate === "would-remove").length;
        if (left === 0)
          return { status: "ok", message: "no leftover containers of ended agent-exec processes" };
        return {
          status: "warning",
          message: `${left === 1 ? "1 container" : `${left} containers`} left by agent-exec processes that no longer run`,
          nextStep:
            "The next run on this machine removes these containers. `agent-exec clean` removes these containers now.",
        };
      }),
    },
    {
      name: "image",
      // Long enough for a pull over a slow line, or a build.
      deadlineMs: (examined.imageBuild === null ? 300 : 1800) * second,
      run: vital(
        withEngine(async (connection, signal) => {
          const finding = { connection, settings, signal };
          const built = await examined.imageBuild?.find(finding);
          const image = built?.image ?? (await findImage(finding));
          examined.image = image;
          const how = built === undefined ? "" : `, ${buildWords(built.build)}`;
          return { status: "ok", message: `${image.name} is there (${image.digest.slice(0, 19)}…)${how}` };
        }),
      ),
    },
  ];
}

function sandboxChecks(examined: Examined): Check[] {
  const { settings } = examined;
  const inSession = after(examined, "session", "no sandbox started");
  return [
    {
      name: "sandbox",
      deadlineMs: 60 * second,
      run: vital(
        after(
          examined,
          "image",
          "there is no image",
        )(async (_image, signal) => {
          const startedAt = performance.now();
          const { kernel: _kernel, ...rest } = settings;
          examined.session = await createDockerExecutor(rest, examined.imageBuild).start({ signal });
          const { languages } = examined.session.facts;
          const ms = Math.round(performance.now() - startedAt);
          const runs = languages.length === 0 ? "no language" : languages.join(", ");
          if (languages.length > 0) return { status: "ok", message: `starts in ${ms} ms and runs ${runs}` };
          return {
            status: "failed",
            message: "starts, but has no program that can run code blocks",
            nextStep: "Use an image with python3, sh, bash or node, such as python:3-slim.",
            isVital: true,
          };
        }),
      ),
    },
    ...(settings.kernel === undefined ? [] : [kernelCheck(examined)]),
    {
      name: "limits",
      deadlineMs: 30 * second,
      run: inSession(({ facts }, signal) => describeLimits({ examined, facts, signal })),
    },
    {
      name: "network",
      deadlineMs: 20 * second,
      run: inSession((session, signal) => tryNetwork({ session, signal })),
    },
    {
      name: "deadline",
      deadlineMs: 20 * second,
      run: inSession((session, signal) => tryDeadline({ session, signal })),
    },
    {
      name: "lease",
      deadlineMs: 30 * second,
      run: inSession((_session, signal) => tryLease({ examined, signal })),
    },
    {
      name: "engine's disk",
      deadlineMs: 10 * second,
      run: inSession((session, signal) => readDisk({ session, signal })),
    },
  ];
}

/** In its own sandbox, which then replaces the one without a kernel: later tests use what a run has. */
function kernelCheck(examined: Examined): Check {
  return {
    name: "kernel",
    deadlineMs: 120 * second,
    run: vital(
      after(
        examined,
        "session",
        "no sandbox started",
      )(async (bare, signal) => {
        const startedAt = performance.now();
        const session = await createDockerExecutor(examined.settings, examined.imageBuild).start({ signal });
        const ms = performance.now() - startedAt;
        examined.session = session;
        await bare.stop();
        return kernelFinding(session.facts, { ms, beside: "its sandbox" });
      }),
    ),
  };
}

type Run = Check["run"];

/** A test that needs the result of an earlier one. Without that result the test is skipped. */
function after<Key extends Exclude<keyof Examined, "settings" | "imageBuild">>(
  examined: Examined,
  key: Key,
  reason: string,
) {
  type Value = NonNullable<Examined[Key]>;
  return (run: (value: Value, signal: AbortSignal) => Promise<Finding | readonly Finding[]>): Run =>
    async (signal) => {
      const value = examined[key];
      return value === null ? { status: "skipped", message: reason } : run(value, signal);
    };
}
