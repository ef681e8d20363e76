import { execFile, execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "@jest/globals";
import { usualFolder } from "../../scripts/places.mjs";
import { dist, emptyFolder, fenced, image, runCommand } from "./command-line.js";

const input = fenced("true", "sh");
const exec = ["exec", "-", "--image", image];

async function folderWith(name: string, content: string): Promise<string> {
  const folder = await emptyFolder();
  await writeFile(join(folder, name), content);
  return folder;
}

async function linkTo(target: string): Promise<{ link: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(usualFolder, "agent-exec-link-"));
  await symlink(target, join(folder, "link"));
  return {
    link: join(folder, "link"),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

describe("what no engine needs to be asked about", () => {
  it.each<[string, () => Promise<Readonly<Record<string, string>>>, RegExp]>([
    [
      "a context that is not there",
      async () => ({ DOCKER_CONTEXT: "nowhere" }),
      /"nowhere" .*does not exist/,
    ],
    ["an address of no known kind", async () => ({ DOCKER_HOST: "foo://" }), /"foo:\/\/" .*not supported/],
    [
      "a version that is not spoken",
      async () => ({ DOCKER_API_VERSION: "9.9" }),
      /DOCKER_API_VERSION is "9\.9"/,
    ],
    [
      "a certificate that is not there",
      async () => ({
        DOCKER_HOST: "tcp://127.0.0.1:1",
        DOCKER_TLS_VERIFY: "1",
        DOCKER_CERT_PATH: await emptyFolder(),
      }),
      /ca\.pem is missing in/,
    ],
    [
      "a configuration of Docker's that is none",
      async () => ({ DOCKER_CONFIG: await folderWith("config.json", "{") }),
      /config\.json is not a JSON object/,
    ],
  ])("is refused with 2, and leaves nothing: %s", async (_name, env, message) => {
    const { code, stdout, stderr, cwd } = await runCommand(exec, { input, env: await env() });
    expect(stderr).toMatch(message);
    expect({ code, stdout, left: await readdir(cwd) }).toEqual({ code: 2, stdout: "", left: [] });
  });

  it("is refused with 2 where the variable that is to hold the key is empty, for any server", async () => {
    const server = ["--model", "m", "--base-url", "http://127.0.0.1:9/v1"];
    const { code, stderr, cwd } = await runCommand(["run", "x", ...server, "--api-key-env", "NOPE"], {});
    expect(stderr).toMatch(
      /^agent-exec: The variable NOPE, which --api-key-env names, is empty or not set\./m,
    );
    expect({ code, left: await readdir(cwd) }).toEqual({ code: 2, left: [] });
  });

  it("is refused with 2 where a volume is a link to the machine itself", async () => {
    await using to = await linkTo("/");
    const { code, stderr, cwd } = await runCommand([...exec, "--volume", `${to.link}:/data`], { input });
    expect({ code, stderr, left: await readdir(cwd) }).toEqual({
      code: 2,
      stderr: expect.stringMatching(
        / leads to \/\. With this volume, .*\[settings-invalid\]\n {2}next: .*`--volume`/,
      ),
      left: [],
    });
  });

  it("is refused with 2 where each run is to ask a registry, and who logs in cannot be read", async () => {
    const env = {
      DOCKER_HOST: "unix:///var/run/docker.sock",
      DOCKER_CONFIG: await folderWith("config.json", "{"),
    };
    const always = await runCommand([...exec, "--pull", "always"], { input, env });
    expect({ code: always.code, stderr: always.stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining("is not a JSON object"),
    });
    expect(await runCommand(exec, { input, env })).toMatchObject({ code: 0 });
  });
});

describe("advice", () => {
  it("names a host's flag with the host", async () => {
    const { code, stderr } = await runCommand([...exec, "--network", "allow", "--allow-host", "a b"], {
      input,
    });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining('--allow-host: "a b" is not a host; write HOST, HOST:PORT or *.HOST'),
    });
  });

  it.each([
    ["a missing model", ["run", "x"], "with --model NAME, or replay a script with --script FILE"],
    ["a missing password", [...exec, "--registry-username", "me"], "Set --registry-password-env"],
    [
      "a script that is not there",
      ["run", "x", "--script", "none.json"],
      "--script: none.json cannot be read",
    ],
    [
      "sizes that do not fit",
      [...exec, "--memory", "512m", "--workspace-size", "500m"],
      "Set `--workspace-size` to",
    ],
  ])("names flags as they are written: %s", async (_name, args, words) => {
    const { code, stderr } = await runCommand(args, { input });
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(words) });
  });

  it("leaves no folder behind if a file that a setting names is missing", async () => {
    const cwd = await emptyFolder();
    const args = ["run", "x", "--model", "m", "--system-prompt", "none.txt"];
    const { code } = await runCommand(args, { cwd, env: { OPENAI_API_KEY: "sk-none" } });
    expect({ code, left: await readdir(cwd) }).toEqual({ code: 2, left: [] });
  });

  it("names --image where the image is not there, with and without --quiet", async () => {
    const missing = ["exec", "-", "--image", "no-such-image:1", "--pull", "never"];
    const quiet = await runCommand([...missing, "--quiet"], { input });
    const loud = await runCommand(missing, { input });
    const next = /next: .*, or set `--image` to another image\.\n/;
    expect([quiet.code, quiet.stderr]).toEqual([3, expect.stringMatching(next)]);
    const loudly = /Next .*, or set `--image` to another image\.\n/;
    expect([loud.code, loud.stdout]).toEqual([3, expect.stringMatching(loudly)]);
  });

  it("names a setting without dashes in a report, which people read who gave no flag", async () => {
    const out = join(await emptyFolder(), "o");
    await runCommand(["exec", "-", "--image", "no-such-image:1", "--pull", "never", "--out", out], { input });
    const { stdout } = await runCommand(["report", out]);
    expect(stdout).toContain("`--image`");
    expect(await readFile(join(out, "report.md"), "utf8")).not.toContain("--image");
  });
});

describe("--json", () => {
  it("leaves standard output to the result, and names the run's folder on standard error", async () => {
    const { code, stdout, stderr, cwd } = await runCommand([...exec, "--json"], { input });
    const { runId } = JSON.parse(stdout) as { runId: string };
    expect(code).toBe(0);
    expect(stderr).toContain(`   ${join(cwd, ".agent-exec", runId, "report.html")}`);
  });

  it("says nothing more with --quiet", async () => {
    expect(await runCommand([...exec, "--json", "--quiet"], { input })).toMatchObject({
      code: 0,
      stderr: "",
    });
  });
});

describe("a demo that was asked for a container's setting", () => {
  it("is not run without one", async () => {
    const env = { DOCKER_HOST: "unix:///nowhere.sock" };
    const { code, stdout, stderr } = await runCommand(["demo", "--memory", "1g", "--quiet"], { env });
    expect({ code, stdout, stderr }).toEqual({
      code: 3,
      stdout: expect.stringMatching(/^infrastructure-error /),
      stderr: expect.stringContaining("nowhere.sock"),
    });
  });
});

describe("a repository", () => {
  it("is taken from the current folder on, as its help says", async () => {
    const root = await emptyFolder();
    await mkdir(join(root, "sub"));
    await writeFile(join(root, "top"), "");
    await writeFile(join(root, "sub", "below"), "");
    execFileSync("git", ["init", "-q"], { cwd: root });
    execFileSync("git", ["add", "."], { cwd: root });
    const list = fenced("ls | grep -v tmp_code", "sh");
    const { stdout } = await runCommand([...exec, "--workspace", "repo", "--json", "--quiet"], {
      input: list,
      cwd: join(root, "sub"),
    });
    expect(JSON.parse(stdout)).toMatchObject({ outcome: "passed", result: "below" });
    const { stdout: help } = await runCommand(["exec", "--help"]);
    expect(help.replace(/\s+/g, " ")).toContain(
      "`repo` (the current folder's files that Git does not ignore)",
    );
  });
});

describe("a disk that is full", () => {
  it("leaves the way to the reports, which lead there once it has room again", async () => {
    const folder = await emptyFolder();
    // The file leaves 16 KiB free: enough for the transcript, too little for the reports.
    const script = `
      mount -t tmpfs -o size=256k none "$2" && cd "$2"
      head -c 245760 /dev/zero > filler
      "$0" "$1" exec "$3" --executor local --out o --quiet; echo "ended with $?" >&2
      rm filler
      "$0" "$1" report o; echo "then with $?" >&2
      ls o >&2`;
    const document = await folderWith("in.md", fenced("echo hi", "sh"));
    const words = [process.execPath, join(dist, "cli.js"), folder, join(document, "in.md")];
    const { stderr } = await promisify(execFile)("unshare", ["-Urm", "sh", "-c", script, ...words]);
    expect(stderr).toMatch(/Could not write .*: ENOSPC.*\[storage-failed\]/);
    expect(stderr).toContain(
      `next: Free some disk space, then write the reports from the transcript with \`agent-exec report ${folder}/o\``,
    );
    expect(stderr).toMatch(/ended with 3\n(.|\n)*then with 0\n/);
    expect(stderr).toContain("report.html");
  });
});
