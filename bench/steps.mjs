// Compares a step with the same step without agent-exec: a turn of a step-by-step run, and a Python block with many
// imports, each with a bare exec in a plain container with the same files.
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { PassThrough } from "node:stream";
import { spawn } from "node:child_process";
import Docker from "dockerode";
import { baseImage } from "../scripts/places.mjs";
import { median, start } from "./timing.mjs";

/** The shortest time of a model: files are read meanwhile. */
const modelMs = 400;
const turns = 9;
const modules = 400;

export const benchSteps = { measure };

/** Ratios to the bare exec, each the median over the turns of one run. */
async function measure({ node, folder, dist }) {
  const few = await turnsOf({ node, folder, dist, files: 300 });
  const many = await turnsOf({ node, folder, dist, files: 9000 });
  const imports = await importsOf({ node, folder, dist });
  return {
    few: few.ours / few.bare,
    fewMs: few.ours,
    many: many.ours / many.bare,
    manyMs: many.ours,
    imports,
  };
}

async function turnsOf({ node, folder, dist, files }) {
  const tree = makeTree(folder, `tree-${files}`, files);
  const code = "echo more >> d0/f0.txt";
  const reply = `\`\`\`sh\n${code}\n\`\`\`\n`;
  const events = await runOf({
    node,
    folder,
    dist,
    tree,
    replies: Array.from({ length: turns }, () => reply),
  });
  const replies = events.filter(({ type }) => type === "reply").map(({ at }) => Date.parse(at));
  // The first two belong to the session's start.
  const ours = replies.slice(3).map((at, index) => at - replies[index + 2] - modelMs);
  const bare = await bareExecs(tree, ["sh", "-c", code]);
  return { ours: median(ours), bare: median(bare) };
}

async function importsOf({ node, folder, dist }) {
  const tree = makePackage(folder);
  const reply = "```python\nimport package\n```\n";
  const events = await runOf({ node, folder, dist, tree, replies: Array.from({ length: 5 }, () => reply) });
  const ours = events.filter(({ type }) => type === "execution").map(({ durationMs }) => durationMs);
  const bare = await bareExecs(tree, ["python3", "-c", "import package"]);
  return median(ours.slice(1)) / median(bare.slice(1));
}

async function runOf({ node, folder, dist, tree, replies }) {
  const script = join(folder, "steps.json");
  const out = join(folder, "steps");
  rmSync(out, { recursive: true, force: true });
  const scripted = [...replies, "Done."].map((reply) => ({ reply, delay: `${modelMs}ms` }));
  writeFileSync(script, JSON.stringify({ turns: scripted }));
  const options = ["--until", "done", "--workspace", tree, "--image", baseImage, "--quiet", "--out", out];
  await start({ node, folder, dist, entry: "cli.js", args: ["run", "t", "--script", script, ...options] });
  const lines = readFileSync(join(out, "transcript.jsonl"), "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line));
}

/** Milliseconds of each exec in a container without limits that has the files. */
async function bareExecs(tree, command) {
  const docker = new Docker();
  const create = { Image: baseImage, Cmd: ["sleep", "600"], WorkingDir: "/workspace" };
  const container = await docker.createContainer(create);
  try {
    await container.start();
    await container.putArchive(spawn("tar", ["-cf", "-", "-C", tree, "."]).stdout, { path: "/workspace" });
    const times = [];
    for (let turn = 0; turn < turns; turn++) {
      const startedAt = performance.now();
      const exec = await container.exec({ Cmd: command, AttachStdout: true, AttachStderr: true });
      const stream = await exec.start({ hijack: true });
      const output = new PassThrough().resume();
      docker.modem.demuxStream(stream, output, output);
      await once(stream, "end");
      const { ExitCode } = await exec.inspect();
      if (ExitCode !== 0) throw new Error(`${command.join(" ")} ended with ${ExitCode}`);
      times.push(performance.now() - startedAt);
    }
    return times;
  } finally {
    await container.remove({ force: true });
  }
}

function makeTree(folder, name, files) {
  const path = join(folder, name);
  for (let number = 0; number < files; number++) {
    const home = join(path, `d${number % 50}`);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, `f${number}.txt`), `${number}\n`.padEnd(2000, "x"));
  }
  return path;
}

/** A package that takes much longer to compile than to run. */
function makePackage(folder) {
  const path = join(folder, "tree-package");
  mkdirSync(join(path, "package"), { recursive: true });
  const text = Array.from(
    { length: 100 },
    (_, n) => `def f${n}(a, b=${n}):\n    return [a + b for a in b if a]\n`,
  );
  const names = Array.from({ length: modules }, (_, number) => `m${number}`);
  for (const name of names) writeFileSync(join(path, "package", `${name}.py`), text.join(""));
  const imports = names.map((name) => `from package import ${name}\n`).join("");
  writeFileSync(join(path, "package", "__init__.py"), imports);
  return path;
}
