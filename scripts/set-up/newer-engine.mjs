// A newer Docker engine beside the machine's: the one of Debian's next release, unpacked and not installed, for `node
// scripts/newer-engine.mjs`.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheDir, findProgram, newerEngineFolder } from "../places.mjs";
import { run, say } from "./machine.mjs";

const release = "trixie";
const packages = ["docker.io", "containerd"];

export function unpackNewerEngine() {
  const folder = newerEngineFolder();
  if (existsSync(join(folder, "bin", "dockerd"))) return say("newer engine: there");
  const mirror = debianMirror();
  if (!mirror)
    return say("newer engine: not on Debian, so it is not there; node scripts/newer-engine.mjs needs it");
  const work = join(cacheDir(), "newer-engine.part");
  rmSync(work, { recursive: true, force: true });
  mkdirSync(join(work, "lists", "partial"), { recursive: true });
  try {
    download(work, mirror);
    for (const archive of readdirSync(work).filter((name) => name.endsWith(".deb"))) {
      run("dpkg-deb", ["-x", join(work, archive), join(work, "root")]);
      rmSync(join(work, archive));
    }
    gather(work);
    rmSync(folder, { recursive: true, force: true });
    renameSync(work, folder);
    const version = run(join(folder, "bin", "dockerd"), ["--version"]).trim();
    say(`newer engine: unpacked from Debian's release ${release}: ${version}`);
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    say(`newer engine: not unpacked: ${error.message}`);
  }
}

/** This machine's mirror of Debian; undefined elsewhere. */
function debianMirror() {
  if (!findProgram("apt-get") || !findProgram("dpkg-deb")) return undefined;
  const targets = run("apt-get", ["indextargets", "--format", "$(ORIGIN) $(RELEASE) $(REPO_URI)"]);
  const [, mirror] = /^Debian [a-z]+ (\S+)$/m.exec(targets) ?? [];
  return mirror;
}

/** Uses its own lists, so that apt's lists still describe only the machine's release. */
function download(work, mirror) {
  const sources = join(work, "sources.list");
  const keys = "/usr/share/keyrings/debian-archive-keyring.gpg";
  writeFileSync(sources, `deb [signed-by=${keys}] ${mirror} ${release} main\n`);
  const options = [
    `Dir::Etc::sourcelist=${sources}`,
    "Dir::Etc::sourceparts=-",
    `Dir::State::lists=${join(work, "lists")}`,
    `Dir::Cache=${join(work, "cache")}`,
    "Acquire::Languages=none",
    "APT::Sandbox::User=root",
  ].flatMap((option) => ["-o", option]);
  mkdirSync(join(work, "cache", "archives", "partial"), { recursive: true });
  run("apt-get", ["-q", ...options, "update"], { cwd: work });
  run("apt-get", ["-q", ...options, "download", ...packages], { cwd: work });
}

/** Keeps only the programs, in a folder for PATH; runc is the machine's. */
function gather(work) {
  mkdirSync(join(work, "bin"));
  for (const folder of ["usr/sbin", "usr/bin", "usr/libexec/docker"]) {
    const from = join(work, "root", folder);
    if (!existsSync(from)) continue;
    for (const name of readdirSync(from)) renameSync(join(from, name), join(work, "bin", name));
  }
  for (const name of ["root", "lists", "cache", "sources.list"])
    rmSync(join(work, name), { recursive: true });
}
