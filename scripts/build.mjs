// `npm run build`: src/ → lib/ (the library) → dist/ (what GitHub runs).
// `npm run build -- FOLDER` writes the bundle there and leaves dist/ unchanged.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundle, compile } from "./bundle.mjs";
import { projectDir } from "./places.mjs";

// Entries into one bundle, so that shared code exists once.
const entries = {
  "main.js": 'import { actionMain } from "./index.js";\n\nawait actionMain();\n',
  "post.js": 'import { actionPost } from "./index.js";\n\nawait actionPost();\n',
  "cli.js": '#!/usr/bin/env node\nimport { command } from "./index.js";\n\nawait command();\n',
};
// Stubs for packages that @actions/core loads at import and agent-exec never uses through it. npm cannot put a local
// package below another one (its lock file then names a folder that does not exist), so the stubs are there only
// while ncc reads.
const stubs = ["http-client", "exec"].map((name) => ({
  from: join(projectDir, "stubs", name),
  to: join(projectDir, "node_modules/@actions/core/node_modules/@actions", name),
}));

const laid = [];

const target = resolve(process.argv[2] ?? join(projectDir, "dist"));
const built = mkdtempSync(join(tmpdir(), "agent-exec-build-"));
chmodSync(built, 0o755);
try {
  rmSync(join(projectDir, "lib"), { recursive: true, force: true });
  compile();
  layStubs();
  bundle("lib/doors.js", built);
  for (const [name, text] of Object.entries(entries)) writeFileSync(join(built, name), text);
  chmodSync(join(built, "cli.js"), 0o755);
  // At the end, so that users of dist/ never see half a bundle.
  rmSync(target, { recursive: true, force: true });
  cpSync(built, target, { recursive: true });
  report();
} catch (error) {
  console.error(`build: ${error.message}`);
  process.exitCode = 1;
} finally {
  for (const folder of laid) rmSync(folder, { recursive: true, force: true });
  rmSync(built, { recursive: true, force: true });
}

function layStubs() {
  for (const { from, to } of stubs) {
    const manifest = join(to, "package.json");
    // A stub left by a killed build is fine; a package from npm is not ours to replace.
    if (existsSync(manifest) && !readFileSync(manifest).equals(readFileSync(join(from, "package.json")))) {
      throw new Error(
        `npm has installed ${to}, where the bundle needs its stub. Let npm hoist it, or drop the stub.`,
      );
    }
    laid.push(to);
    cpSync(from, to, { recursive: true });
  }
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
