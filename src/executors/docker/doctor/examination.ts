import { type Check, type Examination, vital } from "../../../ports/check.js";
import { kernelFinding } from "../../kernel/kernel-finding.js";
import { chooseSizes } from "../../contained/limits/sizes.js";
import { checkProcessors, type DockerSettings } from "../settings/docker-settings.js";
import { createDockerExecutor } from "../docker-executor.js";
import { connectEngine, type EngineConnection } from "../client/engine-connection.js";
import { type EngineInfo, readEngineInfo } from "../client/engine-info.js";
import { buildWords } from "../../../facts/session.js";
import type { ImageBuild } from "../build/image-build.js";
import { findImage } from "../image/find-image.js";
import type { LocalImage } from "../image/local-image.js";
import type { Session } from "../../../ports/executor.js";
import { cleanLeftovers } from "../leftovers/clean.js";
import { describeClock, describeEngine, describeParts } from "./engine-findings.js";
import type { Canary } from "../canary/limits-canary.js";
import { tryLease } from "./lease-trial.js";
import { describeLimits } from "./limit-findings.js";
import { tryDeadline } from "../../contained/trials/deadline-trial.js";
import { after, leftoversFinding, startFinding } from "../../contained/trials/findings.js";
import { tryNetwork, readDisk } from "./session-trials.js";

const second = 1000;

/** Results of earlier tests for later ones. */
interface Examined {
  readonly settings: DockerSettings;
  /** Null if the image is found by its name. */
  readonly imageBuild: ImageBuild | null;
  connection: EngineConnection | null;
  engine: EngineInfo | null;
  image: LocalImage | null;
  session: Session | null;
}

/**
 * Tests the engine, the image and the sandbox, with containers that end afterwards.
 * @throws AgentExecError `settings-invalid` before any test if the sizes do not fit each other.
 */
export function examineDocker(settings: DockerSettings, imageBuild: ImageBuild | null = null): Examination {
  checkProcessors(settings);
  chooseSizes(settings);
  const none = { connection: null, engine: null, image: null, session: null };
  const examined: Examined = { settings, imageBuild, ...none };
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
  const withFacts = after(examined, "engine", "there is no engine");
  return [
    {
      name: "engine",
      deadlineMs: 45 * second,
      run: vital(async (signal) => {
        examined.connection = await connectEngine({ ...settings, signal });
        examined.engine = await readEngineInfo(examined.connection.docker, { signal });
        return describeEngine(examined.connection, examined.engine);
      }),
    },
    {
      name: "engine's set-up",
      deadlineMs: second,
      run: withFacts(async (engine) => describeParts(engine, settings)),
    },
    { name: "engine's clock", deadlineMs: second, run: withFacts(async (engine) => describeClock(engine)) },
    {
      name: "leftovers",
      deadlineMs: 10 * second,
      run: withEngine(async (_connection, signal) => {
        const containers = await cleanLeftovers({ ...settings, isDryRun: true, signal });
        const nextStep =
          "The next run on this machine removes these containers. `agent-exec clean` removes these containers now.";
        return leftoversFinding(containers, "container", nextStep);
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
  const withImage = after(examined, "image", "there is no image");
  const inSession = after(examined, "session", "no sandbox started");
  // A sandbox started, so the engine and the image are there.
  const canary = (signal: AbortSignal): Canary => ({
    settings,
    connection: examined.connection!,
    image: examined.image!,
    signal,
  });
  return [
    {
      name: "sandbox",
      deadlineMs: 60 * second,
      run: vital(
        withImage(async (_image, signal) => {
          const startedAt = performance.now();
          const { kernel: _kernel, ...rest } = settings;
          examined.session = await createDockerExecutor(rest, examined.imageBuild).start({ signal });
          return startFinding(examined.session, startedAt);
        }),
      ),
    },
    ...(settings.kernel === undefined ? [] : [kernelCheck(examined)]),
    {
      name: "limits",
      deadlineMs: 30 * second,
      run: inSession(({ facts }, signal) => describeLimits(canary(signal), facts)),
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
      run: inSession((_session, signal) => tryLease(canary(signal))),
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
  const inSession = after(examined, "session", "no sandbox started");
  return {
    name: "kernel",
    deadlineMs: 120 * second,
    run: vital(
      inSession(async (bare, signal) => {
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
