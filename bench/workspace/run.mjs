// `npm run bench workspace`: the cost of bringing a tree of files into a sandbox, and of one edit on its way out,
// compared with `tar | docker run | tar` of the same tree, with and without the git repository of one commit that the
// code finds. They take turns; ratios are medians of each turn's ratio.
//
// --rounds N   turns (5)
// --tree NAME  only one tree: small, many, large
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { docker } from "../../lib/library/docker.js";
import { workspaceSource } from "../../lib/workspace/source/workspace-source.js";
import { baseImage } from "../../scripts/places.mjs";
import { median, takeTurns } from "../timing.mjs";

const gibibyte = 1024 ** 3;
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, tree: { type: "string" } },
});
const trees = {
  small: { files: 9_000, bytes: 4_000 },
  many: { files: 50_000, bytes: 700 },
  large: { files: 100, bytes: 10_000_000 },
};
/** As the code finds it. */
const repository =
  "git init -q && git add -f -A . && git -c user.name=x -c user.email=x commit -q --allow-empty -m x";
const aims = { "in against plain with git": 1.5, "out, ms": 1000 };

const folder = mkdtempSync(join(tmpdir(), "agent-exec-workspace-"));
try {
  for (const [name, tree] of Object.entries(trees)) {
    if (values.tree === undefined || values.tree === name) await benchTree(name, tree);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function benchTree(name, { files, bytes }) {
  const path = makeTree(name, files, bytes);
  const turns = await takeTurns(Number(values.rounds), {
    plainIn: () => plain(path, `tar -xf - -C /workspace`),
    withGit: () => plain(path, `cd /workspace && tar -xf - && ${repository}`),
    plainBoth: () => plain(path, `cd /workspace && tar -xf - && echo >>${pathOf(0)} && tar -cf - .`),
    ours: () => ours(path),
  });
  const column = (key) => turns.ours.map((each) => each[key]);
  const against = (others) => median(turns.ours.map(({ startMs }, turn) => startMs / others[turn]));
  console.log(`${name}: ${files} files of ${bytes} bytes`);
  const rows = {
    "tar | docker run, ms": median(turns.plainIn),
    "tar | docker run | tar, ms": median(turns.plainBoth),
    "in, ms": median(column("startMs")),
    "in against plain": against(turns.plainIn),
    "in against plain with git": against(turns.withGit),
    "out, ms": median(column("outMs")),
    "bytes out": median(column("outBytes")),
  };
  for (const [what, value] of Object.entries(rows)) {
    const aim =
      aims[what] === undefined ? "" : `  (at most ${aims[what]}${value > aims[what] ? ": MISSED" : ""})`;
    console.log(`  ${what.padEnd(28)} ${value.toFixed(what.includes("against") ? 2 : 0).padStart(8)}${aim}`);
  }
}

async function ours(path) {
  const source = await workspaceSource({ name: path, here: path, runFolder: "run" });
  const executor = docker({ image: baseImage, memoryBytes: 4 * gibibyte, workspaceBytes: 2 * gibibyte });
  const startedAt = performance.now();
  const session = await executor.start({ files: source.files() });
  const startMs = performance.now() - startedAt;
  await session.execute({ language: "sh", code: `echo >>${pathOf(0)}` });
  const readAt = performance.now();
  let outBytes = 0;
  for await (const entry of session.files())
    if (entry.kind === "file") for await (const chunk of entry.content) outBytes += chunk.length;
  const outMs = performance.now() - readAt;
  await session.stop();
  return { startMs, outMs, outBytes };
}

/** Milliseconds of a container that gets the tree, until its output was read. */
async function plain(path, script) {
  const run = ["run", "--rm", "-i", "--tmpfs", "/workspace:mode=1777", baseImage, "sh", "-c", script];
  const startedAt = performance.now();
  const container = spawn("docker", run, { stdio: ["pipe", "pipe", "inherit"] });
  const tar = spawn("tar", ["-cf", "-", "-C", path, "."], { stdio: ["ignore", container.stdin, "inherit"] });
  container.stdin.destroy();
  container.stdout.resume();
  const codes = await Promise.all(
    [tar, container].map((child) => new Promise((end) => child.on("close", end))),
  );
  if (codes.some((code) => code !== 0)) throw new Error(`tar and docker ended with ${codes.join(" and ")}`);
  return performance.now() - startedAt;
}

function makeTree(name, files, bytes) {
  const path = join(folder, name);
  for (let number = 0; number < files; number++) {
    const file = join(path, pathOf(number));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${number}\n`.padEnd(bytes, "x"));
  }
  return path;
}

function pathOf(number) {
  return `f${number % 100}/g${number % 10}/${number}.txt`;
}
