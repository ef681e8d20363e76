// `npm run build`: src/ → lib/ (what the library exports) → dist/ (what GitHub runs).
// ncc bundles tsc's output: its own TypeScript loader needs an API that TypeScript 7 no longer has.
// `npm run build -- FOLDER` writes the bundle there and leaves dist/ alone.
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { projectDir } from "./places.mjs";

// Each is a door of its own into one bundle, so that code which they share is there once.
const entries = {
  "main.js": 'import { actionMain } from "./index.js";\n\nawait actionMain();\n',
  "post.js": 'import { actionPost } from "./index.js";\n\nawait actionPost();\n',
  "cli.js": '#!/usr/bin/env node\nimport { command } from "./index.js";\n\nawait command();\n',
};
const needed = new Set([".js", ".json", ".txt"]);
// Read by dockerode's BuildKit client alone, which is left out (see stubs/).
const unneeded = new Set([".proto"]);

// npm cannot put a local package below another one (its lock file then names a folder that is not there), so the
// stub lies there only while ncc reads.
const stub = join(projectDir, "stubs/http-client");
const stubbed = join(projectDir, "node_modules/@actions/core/node_modules/@actions/http-client");

const target = resolve(process.argv[2] ?? join(projectDir, "dist"));
const bundle = mkdtempSync(join(tmpdir(), "agent-exec-build-"));
chmodSync(bundle, 0o755);
try {
  rmSync(join(projectDir, "lib"), { recursive: true, force: true });
  runNode("node_modules/typescript/bin/tsc", "-p", ".");
  cpSync(stub, stubbed, { recursive: true });
  const flags = ["--no-cache", "--quiet", "--license", "licenses.txt"];
  runNode("node_modules/@vercel/ncc/dist/ncc/cli.js", "build", "lib/doors.js", "-o", bundle, ...flags);
  finish();
  // Only now: whoever uses dist/ meanwhile sees the old bundle or the new one, never half of one.
  rmSync(target, { recursive: true, force: true });
  cpSync(bundle, target, { recursive: true });
  report();
} catch (error) {
  console.error(`build: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(stubbed, { recursive: true, force: true });
  rmSync(bundle, { recursive: true, force: true });
}

function finish() {
  for (const name of readdirSync(bundle)) {
    const extension = extname(name);
    if (unneeded.has(extension)) rmSync(join(bundle, name));
    else if (!needed.has(extension)) {
      throw new Error(`ncc emitted ${name}. Say in scripts/build.mjs whether the bundle needs such files.`);
    }
  }
  for (const [name, text] of Object.entries(entries)) writeFileSync(join(bundle, name), text);
  chmodSync(join(bundle, "cli.js"), 0o755);
}

function report() {
  const files = readdirSync(target).map((name) => ({ name, bytes: statSync(join(target, name)).size }));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  files.sort((a, b) => b.bytes - a.bytes);
  for (const { name, bytes } of files.slice(0, 8)) console.log(`${megabytes(bytes)}  ${name}`);
  console.log(`${megabytes(total)}  ${target}: ${files.length} files`);
}

function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(2).padStart(6)} MB`;
}

function runNode(...args) {
  const { status, error } = spawnSync(process.execPath, args, { cwd: projectDir, stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}`);
}
