// `npm run bench prove`: how long `prove` takes if only the head, and the base with the head's tests, must run. The tests
// compute or wait for T seconds. Aim on two cores: at most 2.2 T + 5 s.
//
// --seconds N   T (10)
// --sleep       the tests wait instead of computing
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { baseImage, projectDir } from "../../scripts/places.mjs";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "10" }, sleep: { type: "boolean" } },
});
const seconds = Number(values.seconds);
const folder = mkdtempSync(join(tmpdir(), "agent-exec-bench-"));
const git = (...args) =>
  execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x", ...args], { cwd: folder, stdio: "ignore" });
const commit = (files) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git("add", "--all");
  git("commit", "--quiet", "--message", "x");
};
const clock = values.sleep ? "time.monotonic()" : "time.process_time()";
const testsOf = (name) => `import time, unittest
from app import one

class ${name}(unittest.TestCase):
    def test_one(self):
        end = ${clock} + ${seconds / 2}
        while ${clock} < end:
            ${values.sleep ? "time.sleep(0.1)" : "pass"}
        self.assertEqual(one(), 1)
`;

const app = "def one():\n    return 1\n";
try {
  git("init", "--quiet", "--initial-branch=main");
  commit({ "app.py": app, "tests/__init__.py": "", "tests/test_a.py": testsOf("A") });
  git("checkout", "--quiet", "-b", "change");
  commit({ "app.py": `# One.\n${app}`, "tests/test_b.py": testsOf("B") });
  const verify = "python3 -m unittest";
  const run = (command, args) => {
    const startedAt = performance.now();
    const { status, stdout } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
    return { took: (performance.now() - startedAt) / 1000, status, stdout };
  };
  const mount = ["-v", `${folder}:/work:ro`, "-w", "/work", "-e", "PYTHONDONTWRITEBYTECODE=1"];
  const plain = run("docker", ["run", "--rm", "--network=none", ...mount, baseImage, "sh", "-c", verify]);
  const cli = join(projectDir, "dist/cli.js");
  const args = ["prove", "--json", "--repeat", "0", "--base", "main", "--head", "change", "--verify", verify];
  const proved = run(process.execPath, [cli, ...args, "--image", baseImage, "--pull", "never"]);
  const { verdict } = JSON.parse(proved.stdout);
  const most = 2.2 * plain.took + 5;
  const isWell = plain.status === 0 && verdict === "guarded" && proved.took <= most;
  console.log(`plain: ${plain.took.toFixed(1)} s (T)`);
  console.log(`prove: ${proved.took.toFixed(1)} s, ${verdict}; aim: at most ${most.toFixed(1)} s`);
  console.log(isWell ? "within the aim" : "misses the aim");
  if (!isWell) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
