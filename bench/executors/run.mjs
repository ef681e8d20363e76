// `npm run bench executors`: compares Docker executors on this machine. They take turns, because a machine's speed
// drifts; the ratios are more reliable than the milliseconds.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { baseImage } from "../../scripts/places.mjs";
import { ask } from "../engine.mjs";
import { median } from "../timing.mjs";
import { contenders } from "./contenders.mjs";
import { wholeRunOfAutoGen, wholeRunOfBareCalls, wholeRunOfOurs } from "./whole-run.mjs";

/** `npm run bench executors -- 1` for a quick look. */
const rounds = Number(process.argv[2] ?? 3);
/** A command that no other process on the machine has. */
const marker = "sleep 43217";
const plan = {
  warm: 200,
  paused: 40,
  /** A model's answer takes far longer. */
  pauseMs: 250,
  /** Like an agent's replies: a few blocks at once, then the model's time. */
  bursts: 6,
  burst: 5,
  burstPauseMs: 1000,
  bare: 20,
  /** 100 MB in lines of 1,000 bytes. */
  flood: 'import sys\nfor _ in range(100000): sys.stdout.write("x" * 999 + "\\n")',
  /** One process that the block waits for, and one in its own session that nobody waits for. */
  daemons: `import os, subprocess\nsubprocess.Popen(["setsid", *"${marker}".split()])\nos.system("${marker}")`,
};

/** The same 100 MB, written in the same way whatever a container's Python buffers. */
const alike = {
  flushed: 'import sys\nfor _ in range(100000): sys.stdout.write("x" * 999 + "\\n"); sys.stdout.flush()',
  buffered:
    'out = open(1, "wb", 8192, closefd=False)\nfor _ in range(100000): out.write(b"x" * 999 + b"\\n")\nout.flush()',
};

/** Sessions of one block, for figures that a session has only once. */
const short = { ...plan, warm: 0, paused: 0, bursts: 0, bare: 0 };
const shortSessions = Array(4).fill("short session");

const all = contenders();
/** Failed contenders and tasks, so that no round wastes two minutes on them again. */
const failed = new Set();
const figures = Object.fromEntries(Object.keys(all).map((name) => [name, {}]));
// The first session and process of each read their programs from the disk, so they do not count.
for (const [name, contender] of Object.entries(all)) {
  await runTask(contender, "session", short);
  await runWhole(name, contender);
}
for (let round = 1; round <= rounds; round++) {
  for (const task of [
    "session",
    ...shortSessions,
    "flood",
    ...Object.keys(alike),
    "eight",
    "deadline",
    "whole",
  ]) {
    for (const [name, contender] of inTurns(round)) await takeTurn({ name, contender, task });
  }
  // After each round, so that an interrupted bench loses nothing.
  printTable(round);
}

/** Another contender starts each round, because the engine may still be busy. */
function inTurns(round) {
  const entries = Object.entries(all);
  const first = round % entries.length;
  return [...entries.slice(first), ...entries.slice(0, first)];
}

async function takeTurn({ name, contender, task }) {
  // Bare calls have no deadline.
  if (name === "bare calls" && task === "deadline") return void (figures[name].nothingAlive = ["–"]);
  const found = await perform({ name, contender, task });
  for (const [key, value] of Object.entries(found)) (figures[name][key] ??= []).push(value);
}

function perform({ name, contender, task }) {
  if (task === "deadline") return runDeadline(contender);
  if (task === "whole") return runWhole(name, contender);
  if (task === "short session") return runTask(contender, "session", short);
  if (task in alike) return runAlike(contender, task);
  return runTask(contender, task);
}

/** llm-sandbox has no loop of model and code. */
function runWhole(name, contender) {
  if (name === "agent-exec") return wholeRunOfOurs();
  if (name === "AutoGen") return wholeRunOfAutoGen(contender);
  if (name === "bare calls") return wholeRunOfBareCalls(contender);
  return { whole: "–", wholeButStop: "–", wholeRss: "–" };
}

async function runAlike(contender, task) {
  const { flood } = await runTask(contender, "flood", { ...plan, flood: alike[task] });
  return flood === undefined ? {} : { [task]: flood };
}

/** A contender that fails a task, or needs over two minutes, gets no figure, and the table says so. */
async function runTask({ command, args }, task, what = plan) {
  const attempt = `${args.join(" ")} ${task}`;
  if (failed.has(attempt)) return {};
  const before = await containers();
  const child = start({ command, args, task, what });
  const lines = [];
  createInterface(child.stdout).on("line", (line) => lines.push(line));
  const [code] = await once(child, "close");
  if (code === 0) return JSON.parse(lines.at(-1));
  failed.add(attempt);
  await removeAllBut(before);
  return {};
}

/** Ids of all containers of the image that every contender uses. */
async function containers() {
  // Some name the image by its id.
  const { Id: imageId } = await ask(`/images/${baseImage}/json`);
  const all = await ask("/containers/json?all=true");
  return new Set(all.filter(({ ImageID }) => ImageID === imageId).map(({ Id }) => Id));
}

/** Removes containers of a contender that was ended in the middle of its task. */
async function removeAllBut(before) {
  for (const id of await containers())
    if (!before.has(id)) await ask(`/containers/${id}?force=true&v=true`, "DELETE");
}

/** The time from the deadline (one second) until no process of the block is alive; null: one stayed alive. */
async function runDeadline({ command, args }) {
  const child = start({ command, args, task: "deadline" });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  await lines.next();
  const deadlineAt = performance.now() + 1000;
  while (!(await isAlive()) && performance.now() < deadlineAt) await wait(20);
  await wait(Math.max(0, deadlineAt - performance.now()));
  let nothingAlive = null;
  while (performance.now() < deadlineAt + 5000) {
    if (!(await isAlive())) {
      nothingAlive = performance.now() - deadlineAt;
      break;
    }
    await wait(10);
  }
  child.stdin.end("\n");
  await once(child, "close");
  return { nothingAlive };
}

function start({ command, args, task, what = plan }) {
  return spawn(command, [...args, task, baseImage, JSON.stringify(what)], {
    stdio: ["pipe", "pipe", "ignore"],
    timeout: 120_000,
  });
}

async function isAlive() {
  for (const { Id } of await ask("/containers/json")) {
    const top = await ask(`/containers/${Id}/top?ps_args=-eo%20pid,args`).catch(() => ({ Processes: [] }));
    if (top.Processes?.some((row) => row.join(" ").includes(marker))) return true;
  }
  return false;
}

function printTable(round) {
  /** @type {[string, (of: Record<string, any[]>) => number | string | null | undefined][]} */
  const rows = [
    ["start", (of) => middle(of.start)],
    ["first result, start included", (of) => middle(of.first)],
    ["block after a pause, median", (of) => middle(of.paused?.flat())],
    ["block after a pause, p95", (of) => percentile(of.paused?.flat(), 0.95)],
    ["five blocks at once after a second, median", (of) => middle(of.bursts?.flat())],
    ["five blocks at once after a second, p95", (of) => percentile(of.bursts?.flat(), 0.95)],
    ["the interpreter bare inside agent-exec's container, median", (of) => middle(of.bare?.flat())],
    ["blocks back to back, median", (of) => middle(of.warm?.flat())],
    ["blocks back to back, p95", (of) => percentile(of.warm?.flat(), 0.95)],
    ["100 MB of output", (of) => middle(of.flood)],
    ["100 MB of output, each line flushed", (of) => middle(of.flushed)],
    ["100 MB of output in writes of 8 KiB", (of) => middle(of.buffered)],
    ["100 MB of output: memory, MiB", (of) => middle(of.rss)],
    ["eight sessions at once", (of) => middle(of.eight)],
    ["deadline to nothing alive", (of) => middle(of.nothingAlive)],
    ["stop", (of) => middle(of.stop)],
    ["fail, correct, pass: a whole process", (of) => middle(of.whole)],
    ["… without the time of AutoGen's stop", (of) => middle(of.wholeButStop)],
    ["… memory, MiB", (of) => middle(of.wholeRss)],
  ];
  const names = Object.keys(figures);
  console.log(`\n${round} of ${rounds} rounds\n`);
  console.log(`| milliseconds, medians | ${names.join(" | ")} | agent-exec to AutoGen |`);
  console.log(`| --- | ${names.map(() => "---:").join(" | ")} | ---: |`);
  for (const [what, figure] of rows) {
    const values = names.map((name) => figure(figures[name]));
    const ratio = values[0] > 0 && values[1] > 0 ? `${(values[0] / values[1]).toFixed(2)} ×` : "–";
    console.log(`| ${what} | ${values.map(show).join(" | ")} | ${ratio} |`);
  }
}

function middle(values) {
  if (values?.length === 0) return "–";
  if (values?.includes(null)) return null;
  return typeof values?.[0] === "string" ? values[0] : values && median(values);
}

function percentile(values, share) {
  return values?.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];
}

function show(value) {
  if (typeof value === "string") return value;
  return value === undefined ? "failed" : value === null ? "never" : value.toFixed(value < 10 ? 1 : 0);
}
