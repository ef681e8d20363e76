// `node scripts/podman.mjs`: runs the executor's contract on Podman. Run it by hand: it takes a minute, and the
// set-up does not install Podman (Debian: podman and catatonit). Podman gets its own folders, and nothing else on the
// machine changes.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { baseImage, findProgram } from "./places.mjs";
import { run } from "./set-up/machine.mjs";
import { runJest } from "./test/run-jest.mjs";

// Podman keeps two processes per exec for five minutes after its end, so that its exit code can be read.
const settings = "[engine]\nexit_command_delay = 2\n";

if (!findProgram("podman")) {
  console.error("podman: not here. Install podman and catatonit.");
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "agent-exec-podman-"));
const socket = join(folder, "podman.sock");
const conf = join(folder, "containers.conf");
writeFileSync(conf, settings);
const places = ["--root", join(folder, "root"), "--runroot", join(folder, "run")];
const env = { ...process.env, CONTAINERS_CONF: conf };
const service = spawn("podman", [...places, "system", "service", "--time=0", `unix://${socket}`], {
  env,
  stdio: ["ignore", "ignore", "ignore"],
});
try {
  await answering();
  const loading = `docker save ${baseImage} | podman ${places.join(" ")} load --quiet`;
  run("sh", ["-c", loading], { env });
  const { status } = await runJest({
    files: ["__tests__/executors/docker/podman-contract.by-hand.ts"],
    workers: 2,
    env: { AGENT_EXEC_PODMAN: `unix://${socket}` },
  });
  process.exitCode = status;
} finally {
  service.kill();
  await sleep(3000);
  spawnSync("podman", [...places, "system", "reset", "--force"], { env, stdio: "ignore" });
  rmSync(folder, { recursive: true, force: true });
}

async function answering() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await new Promise((resolve) => {
      const connection = createConnection(socket, () => resolve(true)).on("error", () => resolve(false));
      connection.on("connect", () => connection.end());
    });
    if (isThere) return;
    await sleep(100);
  }
  throw new Error("podman system service did not come up within 10 s.");
}
