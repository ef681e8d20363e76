// `npm pack` and `npm publish` call this first. lib/ becomes the package's library: types and one bundle with
// everything but the package's dependencies. `npm run build` restores lib/ for those who use its single modules.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle, compile } from "./bundle.mjs";
import { projectDir } from "./places.mjs";

const lib = join(projectDir, "lib");
const { dependencies } = JSON.parse(readFileSync(join(projectDir, "package.json"), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "agent-exec-package-"));
try {
  rmSync(lib, { recursive: true, force: true });
  compile("tsconfig.package.json");
  bundle("lib/index.js", folder, { outside: Object.keys(dependencies) });
  for (const name of readdirSync(lib, { recursive: true })) if (name.endsWith(".js")) rmSync(join(lib, name));
  cpSync(folder, lib, { recursive: true });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
