import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { baseImage, cacheDir, findProgram } from "../../scripts/places.mjs";

/** Increase the number when the recipe below changes. */
const tag = "agent-exec-honest:2";

/** Packages for tests are at the root, where Node looks last from any folder. */
const dockerfile = `FROM ${baseImage}
COPY site /usr/local/lib/python3.11/dist-packages/
COPY js/node_modules /node_modules
COPY go /usr/local/go
COPY make /usr/bin/make
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/node_modules/.bin:/usr/local/go/bin
ENV GOCACHE=/tmp/gocache GOTOOLCHAIN=local GOFLAGS=-buildvcs=false
RUN printf '#!/usr/bin/python3\\nimport sys, pytest\\nsys.exit(pytest.main())\\n' >/usr/bin/pytest && chmod 755 /usr/bin/pytest
RUN mkdir /tmp/x && cd /tmp/x && printf 'module x\\ngo 1.20\\n' >go.mod && printf 'package x\\nimport ("testing"; "fmt"; "strings"; "os"; "errors"; "sort"; "path/filepath")\\nfunc TestX(t *testing.T) { _ = fmt.Sprint(strings.ToUpper("a"), os.Args, errors.New("x"), filepath.Join("a")); sort.Ints(nil) }\\n' >x_test.go && export GOCACHE=/var/gocache && go test ./... && go vet ./... && rm -rf /tmp/x
`;

/** An image with the usual test tools, built once from this machine's programs and package registries. */
export function honestImage(): string {
  const isThere = spawnSync("docker", ["image", "inspect", tag], { stdio: "ignore" }).status === 0;
  if (isThere) return tag;
  const folder = join(cacheDir(), "honest-image");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const run = (program: string, args: readonly string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const pip = ["-m", "pip", "install", "-q", "--no-compile", "--root-user-action=ignore", "--target", "site"];
  run("python3", [...pip, "--python-version", "3.11", "--only-binary=:all:", "pytest"]);
  const npm = ["install", "--prefix", "js", "--no-audit", "--no-fund", "--silent"];
  run("npm", [...npm, "jest@30", "vitest@3", "mocha@11", "npm@10"]);
  cpSync(realpathSync(program("make")), join(folder, "make"));
  const goRoot = execFileSync(program("go"), ["env", "GOROOT"], { encoding: "utf8" }).trim();
  for (const part of ["bin", "src", "pkg", "VERSION", "go.env"])
    if (existsSync(join(goRoot, part)))
      cpSync(join(goRoot, part), join(folder, "go", part), { recursive: true });
  writeFileSync(join(folder, "Dockerfile"), dockerfile);
  execFileSync("docker", ["build", "-q", "-t", tag, folder], {
    env: { ...process.env, DOCKER_BUILDKIT: "0" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  rmSync(folder, { recursive: true, force: true });
  return tag;
}

function program(name: string): string {
  const path = findProgram(name);
  if (path === undefined) throw new Error(`the honest tasks need ${name} on this machine`);
  return path;
}
