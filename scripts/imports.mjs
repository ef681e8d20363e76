// `node scripts/imports.mjs`: checks who may import what, and who may use what. docs/architecture.md says why. It
// reads the syntax tree itself: existing import checkers need TypeScript's JavaScript API, which TypeScript 7 lacks,
// or fail at `await using`. __tests__/architecture.test.ts adds violations for it to find.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, posix, relative, sep } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { parseSync } from "@swc/core";
import { isExample, isProgram } from "./programs.mjs";

const ground = [
  "rows/",
  "facts/",
  "ports/",
  "redaction/",
  "markdown/",
  "output/",
  "format/",
  "files/",
  "findings/",
  "errors.ts",
  "version.ts",
  "deadline.ts",
];
const adapters = ["writers/", "github/", "workspace/", "run-folder/", "terminal/", "process/", "settings/"];
// Executors by name. Other rooms do not know what is behind.
const executors = ["executors/index.ts", "executors/descriptor.ts"];
// Shared by several executors.
const shared = ["executors/*", "executors/languages/", "executors/entries/"];
const descriptors = readdirSync(join(import.meta.dirname, "../src/executors"))
  .map((name) => `executors/${name}/descriptor.ts`)
  .filter((file) => existsSync(join(import.meta.dirname, "../src", file)));
// Doors also show how a run reads.
const words = ["reports/"];

/** Each room, and what it may import besides itself. */
const rooms = {
  "errors.ts": [],
  "version.ts": [],
  "deadline.ts": [],
  // The type of a program in another language.
  "programs.d.ts": [],
  "format/": [],
  "output/": ["format/"],
  "redaction/": ["output/"],
  "markdown/": ["format/", "output/"],
  "files/": ["errors.ts"],
  // What tools report about lines of files.
  "findings/": ["facts/", "format/", "output/", "redaction/"],
  "facts/": ["errors.ts", "rows/"],
  "ports/": ["errors.ts", "facts/", "rows/"],
  "run/": [...ground, "proof/"],
  "conformance/": ground,
  // What makes a pass trustworthy, apart from how a run proceeds.
  "proof/": ground,
  // What the tests of a change show.
  "prove/": [...ground, "proof/"],
  // Rules for many runs: tasks, shards, results.
  "batch/": ground,
  // Files with tasks.
  "tasks/": [...ground, "batch/", "process/named-file.ts"],
  // Run and report share one fold from events to a state, one rule for an attempt's standing, and one function from
  // events to what the writer was told.
  "reports/": [...ground, "batch/", "proof/control.ts", "prove/proof-of-run.ts", "run/state/", "run/told/"],
  // Signs statements about a run, and checks a run against its record.
  "attestation/": [...ground, "run/state/", "run/told/", "reports/", "run-folder/"],
  "writers/": ground,
  // Building blocks for rooms that define settings.
  "rows/": ["format/", "files/"],
  // A Jupyter kernel and its client, wherever they run.
  "executors/kernel/": ground,
  "executors/contained/": [...ground, ...shared, "executors/kernel/", "executors/functions/"],
  // Functions that a user offers to code, wherever it runs.
  "executors/functions/": [...ground, ...shared],
  // One place for contained/. The interface between them is contained/place.ts.
  "executors/docker/": [
    ...ground,
    ...shared,
    "executors/contained/",
    "executors/functions/",
    "executors/kernel/usage-text.ts",
    "executors/kernel/kernel-finding.ts",
    // Identifies the process that made a container.
    "process/client-identity.ts",
  ],
  "executors/jupyter/": [...ground, ...shared, "executors/docker/descriptor.ts", "executors/kernel/rows.ts"],
  // Another place for contained/. Its settings are Docker's.
  "executors/kubernetes/": [
    ...ground,
    ...shared,
    "executors/contained/",
    "executors/docker/descriptor.ts",
    "executors/functions/",
    "process/client-identity.ts",
  ],
  "executors/none/": [...ground, ...shared],
  "executors/own/": [...ground, ...shared],
  "executors/local/": [...ground, ...shared, "executors/kernel/", "executors/functions/"],
  "executors/local-jupyter/": [
    ...ground,
    ...shared,
    "executors/local/descriptor.ts",
    "executors/kernel/rows.ts",
  ],
  "executors/index.ts": ["rows/", "executors/descriptor.ts", "executors/own/rows.ts", ...descriptors],
  // A block's language and its file.
  "executors/languages/": ground,
  // Files and links on their way into and out of a workspace.
  "executors/entries/": ground,
  "executors/*": [...ground, "executors/languages/"],
  "github/": ground,
  "process/": ground,
  "run-folder/": [...ground, "batch/", "process/client-identity.ts"],
  "workspace/": [...ground, "run-folder/", "process/env.ts"],
  "terminal/": [...ground, "batch/", "process/system-clock.ts"],
  "settings/": [...ground, "executors/index.ts"],
  "demo/": ground,
  // Workflows for a repository that has none yet.
  "init/": [...ground, "workspace/git/find-repository.ts", "workspace/git/origin.ts"],
  // What becomes of a run's folder: resume, replay, continue, regrade, check, list, patch.
  "earlier/": [
    ...ground,
    "run/",
    "proof/",
    "reports/",
    "attestation/",
    "run-folder/",
    "workspace/",
    "settings/",
    "process/",
  ],
  "compose/": [
    "earlier/",
    ...ground,
    ...adapters,
    ...executors,
    "run/",
    "reports/",
    "conformance/",
    "proof/",
    "prove/",
    "attestation/",
    "demo/",
    "batch/",
  ],
  "cli/": [
    ...ground,
    ...words,
    "compose/",
    "earlier/",
    "rows/",
    "settings/",
    "process/",
    "terminal/",
    "demo/",
    "init/",
    "batch/",
    "tasks/",
    "run-folder/batch-folder.ts",
  ],
  "action/": [
    ...ground,
    ...words,
    "compose/",
    "earlier/",
    "rows/",
    "settings/",
    "process/",
    "terminal/",
    "github/",
    "workspace/git/git.ts",
  ],
  "doors.ts": ["cli/", "action/", "process/"],
  "library/": [
    ...ground,
    "compose/",
    "conformance/",
    "executors/",
    "writers/",
    "settings/",
    "process/",
    "workspace/source/workspace-source.ts",
    "workspace/source/base-files.ts",
    "run-folder/",
    "reports/result/",
  ],
  // The library's public part, without its implementation.
  "index.ts": ["facts/", "ports/", "errors.ts", "version.ts", ...words, "library/", "conformance/"],
};

/** The floors inside of a room, from the ground up. A part may import only from floors below. */
const floors = {
  "run/": [["state/"], ["next/"], ["told/"], ["blocks/"], ["*"]],
  "cli/": [
    ["print.ts"],
    ["outlive.ts", "examples.ts", "given-settings.ts", "stoppable.ts"],
    ["command.ts"],
    ["run/", "machine/"],
    ["batch/", "proof/", "repository/"],
    ["earlier/"],
    ["main.ts"],
  ],
  "reports/": [
    ["transcript/", "result/", "details/"],
    ["report.ts", "document.ts", "pull-request.ts", "titles.ts"],
    ["sections/"],
    ["print/", "formats/"],
    ["*"],
    ["batch/", "comparison/", "github/"],
  ],
  "workspace/": [["names/"], ["git/"], ["source/"], ["counting/"], ["patch/", "*"]],
  "executors/contained/": [
    ["place.ts"],
    ["guard/"],
    ["process/"],
    ["sandbox/"],
    ["block/", "workspace/", "egress/", "judge/"],
    ["limits/", "kernel/"],
    ["session/"],
    ["trials/"],
  ],
  "executors/kubernetes/": [
    ["client/"],
    ["settings.ts", "rows.ts"],
    ["pod/"],
    ["start/"],
    ["network/"],
    ["open-sandbox.ts", "leftovers.ts"],
    ["kubernetes-executor.ts"],
    ["load.ts"],
    ["doctor/"],
    ["descriptor.ts"],
  ],
  "executors/docker/": [
    ["client/"],
    ["settings/"],
    ["image/"],
    ["build/"],
    ["container/"],
    ["start/", "canary/", "leftovers/", "usage-text.ts"],
    ["docker-executor.ts"],
    ["load.ts"],
    ["doctor/"],
    ["descriptor.ts"],
  ],
};

/** Only these places may use these names, so that each can be replaced and loads only when needed. */
const belongings = [
  { name: "@actions/core", rooms: ["action/"] },
  { name: "@actions/artifact", rooms: ["github/"] },
  { name: "@actions/github", rooms: ["github/"] },
  { name: "@octokit", rooms: ["github/"] },
  { name: "commander", rooms: ["cli/"] },
  { name: "dockerode", rooms: ["executors/docker/"] },
  { name: "@kubernetes/client-node", rooms: ["executors/kubernetes/"] },
  { name: "ws", rooms: ["executors/kubernetes/"] },
  { name: "openai", rooms: ["writers/openai/"] },
  { name: "process.env", rooms: ["process/env.ts", "conformance/session-cases.ts"] },
  { name: "console", rooms: ["terminal/"] },
  // Every started program has a deadline or a signal. git is started in one place only.
  {
    name: "child processes",
    rooms: [
      "workspace/git/git-output.ts",
      "process/block-hook.ts",
      "terminal/editor.ts",
      "terminal/browser.ts",
      "executors/docker/image/credential-helper.ts",
      "executors/docker/client/ssh-agent.ts",
      "executors/local/process-group.ts",
      "executors/local/local-functions.ts",
    ],
  },
  // A run's folder may be a stranger's, so all access goes through files/, which follows no link.
  {
    name: "the file system",
    rooms: [
      "files/",
      "process/",
      "terminal/editor.ts",
      "workspace/",
      "github/reporting/artifact-files.ts",
      "action/runner/workflow-run.ts",
      "action/fetch/",
      "executors/",
      "library/",
      "writers/",
    ],
  },
  { name: "instanceof of a promised error", rooms: [] },
];

/** All violations in a source folder, each in one sentence, and the number of modules read. */
export function checkImports(sourceFolder) {
  const modules = readModules(sourceFolder);
  const violations = [];
  for (const [file, { imports, uses }] of modules) {
    const room = Object.keys(rooms).find((name) => isIn(file, name));
    if (!room) violations.push(`${file} is in no room that scripts/imports.mjs knows.`);
    for (const { specifier, target } of imports) {
      if (target === undefined) violations.push(`${file} imports ${specifier}, which is not there.`);
      else if (room && ![room, ...rooms[room]].some((allowed) => isIn(target, allowed))) {
        violations.push(`${file} may not import ${target}: ${room} may import ${list(rooms[room])}.`);
      } else violations.push(...violationsOfFloors(file, target));
    }
    for (const use of uses) {
      const owner = belongings.find(({ name }) => use === name || use.startsWith(`${name}/`));
      if (owner && !owner.rooms.some((allowed) => isIn(file, allowed))) {
        violations.push(`${file} may not use ${use}: it belongs to ${list(owner.rooms)}.`);
      }
    }
  }
  for (const cycle of findCycles(modules)) violations.push(`A cycle: ${cycle.join(" → ")}.`);
  return { violations, moduleCount: modules.size };
}

/** Whether an import inside of a room points down. */
function violationsOfFloors(file, target) {
  return Object.entries(floors).flatMap(([house, storeys]) => {
    if (!isIn(file, house) || !isIn(target, house)) return [];
    const [from, to] = [file, target].map((each) => floorOf(each, house, storeys));
    if (from === undefined) return [`${file} is on no floor of ${house} that scripts/imports.mjs knows.`];
    const isDown = to !== undefined && (to.room === from.room || to.storey < from.storey);
    const below = storeys.slice(0, from.storey).flat();
    return isDown ? [] : [`${file} may not import ${target}: ${from.room} lies on ${list(below)}.`];
  });
}

function floorOf(file, house, storeys) {
  for (const [storey, roomsOfIt] of storeys.entries()) {
    const room = roomsOfIt.find((each) => isIn(file, `${house}${each}`));
    if (room !== undefined) return { room, storey };
  }
  return undefined;
}

/** The rooms of a house and what each imports inside of it, room → rooms. */
export function readRooms(sourceFolder, house = "") {
  const ofFloor = (file) => floors[house] && floorOf(file, house, floors[house])?.room;
  const roomOf = (file) => ofFloor(file) ?? /^[^/]+\/?/.exec(file.slice(house.length))[0];
  const found = new Map();
  for (const [file, { imports }] of readModules(sourceFolder)) {
    if (!file.startsWith(house)) continue;
    const targets = found.get(roomOf(file)) ?? found.set(roomOf(file), new Set()).get(roomOf(file));
    for (const { target } of imports) {
      if (target?.startsWith(house) && roomOf(target) !== roomOf(file)) targets.add(roomOf(target));
    }
  }
  return found;
}

function readModules(sourceFolder) {
  return new Map(listModules(sourceFolder).map((file) => [file, readModule(sourceFolder, file)]));
}

/** The TypeScript modules of a folder, with `/`, sorted. */
export function listModules(sourceFolder) {
  return readdirSync(sourceFolder, { recursive: true })
    .map((name) => name.split(sep).join("/"))
    .filter((name) => name.endsWith(".ts"))
    .toSorted();
}

function readModule(sourceFolder, file) {
  const tree = parseSync(readFileSync(join(sourceFolder, file), "utf8"), {
    syntax: "typescript",
    target: "esnext",
  });
  const specifiers = new Set();
  const values = new Set();
  const uses = new Set();
  const promised = new Set();
  walk(tree, (node) => {
    const specifier = importedBy(node);
    if (specifier !== undefined) specifiers.add(specifier);
    if (specifier !== undefined && !node.typeOnly) values.add(specifier);
    if (/(^|\/)(errors|ports\/[^/]+)\.js$/.test(specifier)) addImported(node, promised);
    const global = globalUsedBy(node) ?? promisedErrorAskedBy(node, promised);
    if (global !== undefined) uses.add(global);
  });
  const imports = [];
  for (const specifier of specifiers) {
    if (!specifier.startsWith(".")) {
      if (!isBuiltin(specifier)) uses.add(specifier);
      else if (values.has(specifier) && /^(node:)?fs(\/promises)?$/.test(specifier))
        uses.add("the file system");
      else if (values.has(specifier) && /^(node:)?child_process$/.test(specifier))
        uses.add("child processes");
      continue;
    }
    const name = posix.join(posix.dirname(file), specifier).replace(/\.js$/, "");
    // An example is no module of a room.
    if (isExample(name)) continue;
    const path = isProgram(name) ? name : `${name}.ts`;
    imports.push({ specifier, target: existsSync(join(sourceFolder, path)) ? path : undefined });
  }
  return { imports, uses };
}

/** Every node of a syntax tree. */
export function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit);
  } else if (node && typeof node === "object") {
    if (typeof node.type === "string") visit(node);
    for (const child of Object.values(node)) walk(child, visit);
  }
}

/** What a node imports: statically, dynamically, for types only, or by a re-export. */
function importedBy(node) {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return node.source?.value;
    case "TsImportType":
      return node.argument.value;
    case "CallExpression": {
      const isImport = node.callee.type === "Import" || node.callee.value === "require";
      return isImport ? node.arguments[0]?.expression.value : undefined;
    }
    default:
      return undefined;
  }
}

function globalUsedBy(node) {
  if (node.type === "ImportDeclaration") {
    const names = node.specifiers.map((specifier) => specifier.imported?.value ?? specifier.local.value);
    if (/^(node:)?process$/.test(node.source.value) && names.includes("env")) return "process.env";
    return /^(node:)?console$/.test(node.source.value) ? "console" : undefined;
  }
  if (node.type === "VariableDeclarator" && node.id.type === "ObjectPattern" && node.init) {
    const takesEnv = node.id.properties.some((property) => property.key?.value === "env");
    return takesEnv && nameOf(node.init) === "process" ? "process.env" : undefined;
  }
  if (node.type !== "MemberExpression") return undefined;
  const object = nameOf(node.object);
  if (object === "console") return "console";
  return object === "process" && nameOf(node.property) === "env" ? "process.env" : undefined;
}

function addImported(node, names) {
  for (const specifier of node.specifiers ?? []) names.add(specifier.local?.value);
}

/** Each copy of the package has its own classes, so promised errors are recognised by brand and code. */
function promisedErrorAskedBy(node, promised) {
  const asks = node.type === "BinaryExpression" && node.operator === "instanceof";
  return asks && promised.has(nameOf(node.right)) ? "instanceof of a promised error" : undefined;
}

/** The last name of `a`, `b.a` and `b["a"]`. */
function nameOf(node) {
  if (node.type === "MemberExpression") return nameOf(node.property);
  if (node.type === "Computed") return nameOf(node.expression);
  return node.type === "Identifier" || node.type === "StringLiteral" ? node.value : undefined;
}

/** Each cycle once, from the module that the walk entered. Cycles of types count too. */
function findCycles(modules) {
  const cycles = [];
  const done = new Set();
  const visit = (file, path) => {
    if (done.has(file) || !modules.has(file)) return;
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file]);
      return;
    }
    for (const { target } of modules.get(file).imports) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of modules.keys()) visit(file, []);
  return cycles;
}

/** Whether a file is this file, lies in this folder (`a/`), or directly in it (`a/*`). */
function isIn(file, place) {
  if (place.endsWith("/*")) return posix.dirname(file) === place.slice(0, -2);
  return file === place || (!place.endsWith(".ts") && file.startsWith(place));
}

function list(names) {
  return names.length > 0 ? names.join(", ") : "nothing";
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const folder = argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), "..", "src");
  const { violations, moduleCount } = checkImports(folder);
  for (const violation of violations) console.error(violation);
  console.log(`${moduleCount} modules in ${relative(".", folder) || "."}, ${violations.length} violations`);
  // Fails if no modules were read, because otherwise a wrong path would pass.
  process.exitCode = violations.length > 0 || moduleCount === 0 ? 1 : 0;
}
