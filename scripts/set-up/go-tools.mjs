// act runs the packed action like a runner, and actionlint reads the workflows. No package manager here has these Go
// programs, so they are built from the Go module proxy.
import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { cacheDir, findProgram } from "../places.mjs";
import { aptInstall, isRootOnDebian, run, say } from "./machine.mjs";

const tools = [
  { name: "act", module: "github.com/nektos/act@v0.2.89" },
  { name: "actionlint", module: "github.com/rhysd/actionlint/cmd/actionlint@v1.7.12" },
];
// Required by the tools' go.mod files. Go 1.21 and newer downloads it by itself.
const toolchain = "1.25.4";

export function installGoTools() {
  const missing = tools.filter(({ name }) => !findProgram(name));
  for (const { name } of tools) {
    if (!missing.some((tool) => tool.name === name)) say(`${name}: there`);
  }
  if (missing.length === 0) return;
  try {
    const go = goProgram();
    const bin = join(cacheDir(), "bin");
    mkdirSync(bin, { recursive: true });
    for (const { name, module } of missing) {
      run(go.path, ["install", module], { cwd: cacheDir(), env: { ...go.env, GOBIN: bin } });
      say(`${name}: built ${module}`);
    }
  } catch (error) {
    const names = missing.map(({ name }) => name).join(" and ");
    say(`${names}: not installed: ${error.message}`);
    say("the tests under act will fail; set AGENT_EXEC_WITHOUT_ACT=1 to leave them out");
  }
}

function goProgram() {
  if (!findProgram("go") && isRootOnDebian()) aptInstall(["golang-go"]);
  const path = findProgram("go");
  if (!path) throw new Error("there is no Go to build it with");
  // Tests that compile Go use the same folder, so that they find the standard library compiled.
  const GOCACHE = join(cacheDir(), "go-build");
  const cached = { GOPATH: join(cacheDir(), "go"), GOCACHE, GOFLAGS: "-modcacherw" };
  const minor = Number(/go1\.(\d+)/.exec(run(path, ["version"]))?.[1]);
  if (minor >= 21) return { path, env: { ...cached, GOTOOLCHAIN: "auto" } };
  return { path: fetchToolchain(path, cached), env: { ...cached, GOTOOLCHAIN: "local" } };
}

/** Go before 1.21 (Debian 12 has 1.19) cannot switch to a newer Go by itself, but can download it as a module. */
function fetchToolchain(go, env) {
  const [os, arch] = run(go, ["env", "GOOS", "GOARCH"]).trim().split("\n");
  const module = `golang.org/toolchain@v0.0.1-go${toolchain}.${os}-${arch}`;
  const { Dir: folder } = JSON.parse(run(go, ["mod", "download", "-json", module], { cwd: cacheDir(), env }));
  // Module archives have no execute bits.
  for (const programs of ["bin", `pkg/tool/${os}_${arch}`]) {
    for (const name of readdirSync(join(folder, programs))) chmodSync(join(folder, programs, name), 0o755);
  }
  return join(folder, "bin", "go");
}
