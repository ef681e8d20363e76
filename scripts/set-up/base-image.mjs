// The image in which the tests run code: Debian with python3 and its Jupyter kernel, git, make, sh, bash and node. It
// is made from Debian's packages, because not every machine reaches an image registry.
import {
  copyFileSync,
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  cpSync,
  mkdirSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { baseImage, cacheDir, findProgram } from "../places.mjs";
import { engineRequest } from "./engine.mjs";
import { aptInstall, isRootOnDebian, run, say } from "./machine.mjs";

// Increase it when the recipe below changes, so that machines build the image again.
const recipe = "4";
const release = "bookworm";
/** Debian's Python 3.11 looks here for packages that are not Debian's. */
const kernelFolder = "usr/local/lib/python3.11/dist-packages";
const path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
const unneeded = [
  "usr/share/doc",
  "usr/share/man",
  "usr/share/info",
  "usr/share/locale",
  "usr/share/lintian",
  "var/cache/apt",
  "var/lib/apt/lists",
  "var/log",
  "tmp",
];

export async function buildBaseImage() {
  if (await isThere()) return say(`base image: ${baseImage} is there`);
  if (isRootOnDebian()) {
    const archive = join(cacheDir(), `base-${release}-${recipe}-${process.version}.tar`);
    const hadArchive = existsSync(archive);
    if (!hadArchive) buildArchive(archive);
    await importArchive(archive);
    return say(
      `base image: ${baseImage} ${hadArchive ? "imported from the cache" : "built from Debian's packages"}`,
    );
  }
  await buildFromPulledImage();
  say(`base image: ${baseImage} built on a pulled debian:${release}-slim`);
}

async function isThere() {
  const { status, body } = await engineRequest({ path: `/images/${baseImage}/json` });
  return status === 200 && JSON.parse(body).Config?.Labels?.["agent-exec.base"] === recipe;
}

function buildArchive(archive) {
  const missing = ["debootstrap", "wget", "tar"].filter((name) => !findProgram(name));
  if (missing.length > 0) aptInstall(missing);
  const root = join(cacheDir(), "base-rootfs");
  rmSync(root, { recursive: true, force: true });
  const { mirror, keyring } = debianMirror();
  const keyringFlags = keyring ? [`--keyring=${keyring}`] : [];
  const flags = ["--variant=minbase", "--include=python3,git,make", ...keyringFlags];
  run("debootstrap", [...flags, release, root, ...(mirror ? [mirror] : [])]);
  finishRoot(root);
  // Written under another name first, so that an interrupted run leaves no incomplete archive.
  const skipped = ["dev", "proc", "sys"].map((name) => `--exclude=./${name}/*`);
  run("tar", ["--numeric-owner", "--one-file-system", ...skipped, "-C", root, "-cf", `${archive}.part`, "."]);
  renameSync(`${archive}.part`, archive);
  rmSync(root, { recursive: true, force: true });
}

function finishRoot(root) {
  installKernel(join(root, kernelFolder));
  run("chroot", [root, "python3", "-m", "compileall", "-q", `/${kernelFolder}`]);
  for (const name of unneeded) {
    const folder = join(root, name);
    for (const entry of existsSync(folder) ? readdirSync(folder) : []) {
      rmSync(join(folder, entry), { recursive: true, force: true });
    }
  }
  symlinkSync("/usr/bin/python3", join(root, "usr/local/bin/python"));
  // It names the build machine's mirror, and a container without network installs nothing.
  rmSync(join(root, "etc/apt/sources.list"), { force: true });
  const node = join(root, "usr/local/bin/node");
  copyFileSync(process.execPath, node);
  try {
    run("chroot", [root, "/usr/local/bin/node", "--version"]);
  } catch (error) {
    rmSync(node);
    say(`base image: without node, which does not run in ${release}: ${error.message.split("\n").at(-1)}`);
  }
}

/** For the image's Python, whatever this machine has. Debian's own package includes a debugger. */
function installKernel(folder) {
  if (!hasPip() && isRootOnDebian()) aptInstall(["python3-pip"]);
  const machine = { x64: "x86_64", arm64: "aarch64" }[process.arch] ?? process.arch;
  const wanted = ["--python-version", "3.11", "--only-binary=:all:", "--target", folder, "ipykernel"];
  for (const platform of ["manylinux_2_28", "manylinux2014", "manylinux_2_17", "manylinux_2_12"])
    wanted.push("--platform", `${platform}_${machine}`);
  run("python3", ["-m", "pip", "install", "--quiet", "--no-compile", "--root-user-action=ignore", ...wanted]);
}

function hasPip() {
  try {
    run("python3", ["-m", "pip", "--version"]);
    return true;
  } catch {
    return false;
  }
}

/** The mirror of this machine's apt for its own release; undefined keeps debootstrap's default. */
function debianMirror() {
  const codename = /^VERSION_CODENAME=(.*)$/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? release;
  if (!/^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))) return {};
  const folder = "/etc/apt/sources.list.d";
  const listed = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  for (const file of ["/etc/apt/sources.list", ...listed].filter((name) => existsSync(name))) {
    const text = readFileSync(file, "utf8");
    const found = file.endsWith(".sources") ? fromStanzas(text, codename) : fromLines(text, codename);
    if (found) return found;
  }
  return {};
}

function fromStanzas(text, codename) {
  for (const stanza of text.split(/\n\s*\n/)) {
    const field = (name) =>
      new RegExp(`^${name}:\\s*(.*)$`, "mi").exec(stanza)?.[1]?.trim().split(/\s+/) ?? [];
    if (field("Enabled")[0] === "no" || !field("Types").includes("deb")) continue;
    if (!field("Suites").includes(codename) || !field("Components").includes("main")) continue;
    const mirror = field("URIs").find((uri) => /^(https?|file):/.test(uri));
    const keyring = field("Signed-By").find((name) => name.startsWith("/") && existsSync(name));
    if (mirror) return { mirror, keyring };
  }
}

function fromLines(text, codename) {
  for (const line of text.split("\n")) {
    const [, options = "", mirror, suite, components] =
      /^deb\s+(?:\[([^\]]*)\]\s+)?((?:https?|file):\S+)\s+(\S+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (!mirror || suite !== codename || !components.split(/\s+/).includes("main")) continue;
    const keyring = /signed-by=(\/[^\s,]+)/.exec(options)?.[1];
    return { mirror, keyring };
  }
}

async function importArchive(archive) {
  const changes = ['CMD ["sh"]', `ENV PATH=${path}`, `LABEL agent-exec.base=${recipe}`];
  const [repo, tag] = baseImage.split(":");
  const query = new URLSearchParams({ fromSrc: "-", repo, tag });
  for (const change of changes) query.append("changes", change);
  const answer = await engineRequest({
    method: "POST",
    path: `/images/create?${query.toString()}`,
    headers: { "content-type": "application/x-tar" },
    body: createReadStream(archive),
  });
  await check(answer);
}

/** For machines where nobody may create a root file system but the engine may pull, such as GitHub's runners. */
async function buildFromPulledImage() {
  const folder = join(cacheDir(), "base-context");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  cpSync(process.execPath, join(folder, "node"));
  installKernel(join(folder, "packages"));
  const dockerfile = [
    `FROM debian:${release}-slim`,
    "RUN apt-get update && apt-get install -y --no-install-recommends python3 git make libstdc++6" +
      " && ln -sf /usr/bin/python3 /usr/local/bin/python && rm -rf /var/lib/apt/lists/*",
    "COPY node /usr/local/bin/node",
    `COPY packages /${kernelFolder}`,
    `RUN python3 -m compileall -q /${kernelFolder}`,
    'CMD ["sh"]',
  ];
  writeFileSync(join(folder, "Dockerfile"), `${dockerfile.join("\n")}\n`);
  const context = join(cacheDir(), "base-context.tar");
  run("tar", ["-C", folder, "-cf", context, "Dockerfile", "node", "packages"]);
  const query = new URLSearchParams({ t: baseImage, labels: JSON.stringify({ "agent-exec.base": recipe }) });
  const answer = await engineRequest({
    method: "POST",
    path: `/build?${query.toString()}`,
    headers: { "content-type": "application/x-tar" },
    body: createReadStream(context),
  });
  rmSync(folder, { recursive: true });
  rmSync(context);
  await check(answer);
}

async function check({ status, body }) {
  // The engine answers 200 before it starts, and reports a failure in the answer's last line.
  const failure = /"error":"((?:[^"\\]|\\.)*)"/.exec(body)?.[1];
  if (status !== 200 || failure) {
    throw new Error(`${baseImage} could not be made: ${failure ?? `the engine answered ${status}: ${body}`}`);
  }
  if (!(await isThere())) throw new Error(`${baseImage} was made, but the engine does not show it.`);
}
