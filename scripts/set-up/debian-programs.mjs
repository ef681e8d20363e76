// Programs that tests start from their own folder. The packages are unpacked, not installed, because an installed
// docker-registry starts as a service.
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheDir, debianProgram, findProgram } from "../places.mjs";
import { aptUpdate, run, say } from "./machine.mjs";

const programs = [
  // A registry on loopback, for logins and pulls.
  { name: "docker-registry", package: "docker-registry", path: "usr/bin/docker-registry" },
  // Statically linked: all tools of an image in one file.
  { name: "busybox", package: "busybox-static", path: "bin/busybox" },
  // Reads the shell programs of src/.
  { name: "shellcheck", package: "shellcheck", path: "usr/bin/shellcheck" },
];

export function unpackDebianPrograms() {
  for (const program of programs) {
    if (debianProgram(program.name)) say(`${program.name}: there`);
    else unpack(program);
  }
}

function unpack({ name, package: packageName, path }) {
  if (!findProgram("apt-get") || !findProgram("dpkg-deb")) {
    return say(`${name}: not on Debian, so it is not there; tests that need it fail`);
  }
  aptUpdate();
  const folder = join(cacheDir(), `unpacked-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  run("apt-get", ["-q", "download", packageName], { cwd: folder });
  const [archive] = readdirSync(folder);
  run("dpkg-deb", ["-x", join(folder, archive), join(folder, "root")]);
  const found = [join(folder, "root", path), join(folder, "root", "usr", path)].find((each) =>
    existsSync(each),
  );
  if (!found) throw new Error(`Debian's package ${packageName} holds no ${path}.`);
  const bin = join(cacheDir(), "debian-programs");
  mkdirSync(bin, { recursive: true });
  copyFileSync(found, join(bin, `${name}.part`));
  renameSync(join(bin, `${name}.part`), join(bin, name));
  rmSync(folder, { recursive: true });
  say(`${name}: unpacked from Debian's package ${packageName}`);
}
