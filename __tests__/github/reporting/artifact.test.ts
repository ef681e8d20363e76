import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { artifactName, uploadArtifact, uploadPage } from "../../../src/github/reporting/artifact.js";
import { hideFromNow } from "../../../src/redaction/told.js";
import { startArtifactServer, type ArtifactServer } from "../../fakes/artifact-server.js";
import { calm } from "../fake-github.js";

const runUrl = "https://github.com/o/r/actions/runs/1";
const before = { ...process.env };
const write = process.stdout.write.bind(process.stdout);
/** What the client writes to the job's log, commands for the runner among it; kept out of this test's own. */
let log: string;
let server: ArtifactServer;
let folder: string;

beforeEach(async () => {
  log = "";
  process.stdout.write = (text: string | Uint8Array) => {
    log += String(text);
    return true;
  };
  server = await startArtifactServer();
  Object.assign(process.env, server.environment);
  folder = await mkdtemp(join(tmpdir(), "agent-exec-artifact-"));
  await mkdir(join(folder, "attempts", "1"), { recursive: true });
  await writeFile(join(folder, "result.json"), "{}");
  await writeFile(join(folder, "attempts", "1", "stdout"), "hello\n");
});

afterEach(async () => {
  process.stdout.write = write;
  for (const name of Object.keys(server.environment)) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
  await server.close();
  await rm(folder, { recursive: true });
});

const upload = (options: Partial<Parameters<typeof uploadArtifact>[0]> = {}) =>
  uploadArtifact({ folder, name: "agent-exec-job-1", runUrl, signal: calm, ...options });

/** Name → content of the zip file's entries, read by Python's own reader. */
function entriesOf(zip: Buffer): Record<string, string> {
  const program =
    "import io,json,sys,zipfile; z=zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read())); print(json.dumps({n: z.read(n).decode() for n in z.namelist()}))";
  return JSON.parse(execFileSync("python3", ["-c", program], { input: zip, encoding: "utf8" })) as Record<
    string,
    string
  >;
}

describe("an upload", () => {
  it("holds every file of the folder, and tells where it is and what it hashes to", async () => {
    const uploaded = await upload();
    const [artifact] = server.artifacts;
    expect(entriesOf(artifact?.zip ?? Buffer.alloc(0))).toEqual({
      "result.json": "{}",
      "attempts/1/stdout": "hello\n",
    });
    const digest = createHash("sha256")
      .update(artifact?.zip ?? "")
      .digest("hex");
    expect(artifact?.hash).toBe(`sha256:${digest}`);
    expect(uploaded).toEqual({
      id: 4000,
      name: "agent-exec-job-1",
      url: `${runUrl}/artifacts/4000`,
      digest,
      leftOut: [],
    });
  });

  it("leaves out links and names that would refuse the whole, and names each with its reason", async () => {
    await symlink("/etc/passwd", join(folder, "link"));
    await symlink("/etc", join(folder, "attempts", "folder-link"));
    for (const name of ["a:b", 'say"hi"', "new\nline", "..\\up", "tab\tbed", "why?"]) {
      await writeFile(join(folder, name), "x");
    }
    await writeFile(join(folder, "::error::x"), "x");
    await writeFile(join(folder, "grüße 😀.txt"), "kept");
    const { leftOut } = await upload();
    expect(Object.keys(entriesOf(server.artifacts[0]?.zip ?? Buffer.alloc(0))).toSorted()).toEqual([
      "attempts/1/stdout",
      "grüße 😀.txt",
      "result.json",
    ]);
    expect(leftOut.map(({ path }) => path).toSorted()).toEqual(
      [
        "..\\up",
        "::error::x",
        "a:b",
        "attempts/folder-link",
        "link",
        "new\nline",
        'say"hi"',
        "tab\tbed",
        "why?",
      ].toSorted(),
    );
    expect(log).toContain("Artifact agent-exec-job-1 successfully finalized");
    expect(log).not.toContain("::error");
    expect(leftOut.find(({ path }) => path === "link")?.reason).toBe("not a regular file");
    expect(leftOut.find(({ path }) => path === "a:b")?.reason).toBe("artifacts do not support its name");
  });

  it("leaves out files with a secret, and all of a hidden folder if one of its files has one", async () => {
    const secret = "sk-the-key-of-the-model-server-1234567890";
    await mkdir(join(folder, ".checkpoint"));
    await writeFile(join(folder, ".checkpoint", "turn-1.json"), "[]");
    await writeFile(join(folder, "artifacts.txt"), "plain");
    await upload({ name: "plain" });
    await writeFile(join(folder, ".checkpoint", "aa"), Buffer.from(`KEY=${secret}\n`));
    await writeFile(join(folder, "artifacts.txt"), Buffer.from(secret).toString("base64"));
    hideFromNow([secret]);
    try {
      const { leftOut } = await upload({ name: "secret" });
      const [plain, other] = server.artifacts.map(({ zip }) => Object.keys(entriesOf(zip)).toSorted());
      expect(plain).toEqual([".checkpoint/turn-1.json", "artifacts.txt", "attempts/1/stdout", "result.json"]);
      expect(other).toEqual(["attempts/1/stdout", "result.json"]);
      const reason = "it contains a secret";
      expect(leftOut).toEqual([
        { path: ".checkpoint", reason },
        { path: "artifacts.txt", reason },
      ]);
    } finally {
      hideFromNow([]);
    }
  });

  it("of a page is one more artifact, which no zip file wraps and no pattern for the runs' names finds", async () => {
    await writeFile(join(folder, "report.html"), "<!doctype html>");
    const options = { folder, name: "agent-exec-job-1", runUrl, signal: calm, page: "report.html" };
    expect(await uploadPage(await upload(), options)).toBe(`${runUrl}/artifacts/4001`);
    expect(server.pages.map(({ name, zip }) => [name, zip.toString()])).toEqual([
      ["report-of-agent-exec-job-1.html", "<!doctype html>"],
    ]);
  });

  it.each([
    ["a secret is in it", { leftOut: [{ path: "report.html", reason: "it contains a secret" }] }],
    ["it is not there", { leftOut: [] }],
  ])("of a page is left out without an error if %s", async (_why, uploaded) => {
    const options = { folder, name: "agent-exec-job-1", runUrl, signal: calm, page: "report.html" };
    expect(await uploadPage(uploaded, options)).toBeNull();
    expect(server.pages).toEqual([]);
  });

  it("of a page that the server refuses is no error", async () => {
    await writeFile(join(folder, "report.html"), "<!doctype html>");
    server.refuse(403, "no pages here");
    const options = { folder, name: "agent-exec-job-1", runUrl, signal: calm, page: "report.html" };
    expect(await uploadPage({ leftOut: [] }, options)).toBeNull();
  });

  it("of a name that is there already is an error", async () => {
    await upload();
    await expect(upload()).rejects.toMatchObject({
      code: "github-unavailable",
      message: expect.stringContaining("409"),
    });
  });

  it("to a silent server ends at its deadline, and says where the files are", async () => {
    server.silence();
    const startMs = performance.now();
    await expect(upload({ deadlineMs: 300 })).rejects.toMatchObject({
      code: "github-unavailable",
      isRetryable: true,
      message: "The artifact agent-exec-job-1 could not be uploaded: not finished after 0.3 s",
      nextStep: expect.stringContaining(folder),
    });
    expect(performance.now() - startMs).toBeLessThan(15_000);
  });

  it("that is refused for good is an error with the server's words", async () => {
    server.refuse(403, "insufficient usage: quota is hit");
    await expect(upload()).rejects.toMatchObject({ message: expect.stringContaining("storage quota") });
  });

  it("outside of a job is an error that says what is missing", async () => {
    delete process.env["ACTIONS_RUNTIME_TOKEN"];
    await expect(upload()).rejects.toMatchObject({
      message: expect.stringContaining("ACTIONS_RUNTIME_TOKEN"),
    });
  });

  it("ends with the signal's reason", async () => {
    server.silence();
    const reason = new Error("cancelled");
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 50);
    await expect(upload({ signal: controller.signal })).rejects.toBe(reason);
  });

  it("of a folder that is not there is an error about the folder", async () => {
    await expect(upload({ folder: join(folder, "none") })).rejects.toMatchObject({ code: "storage-failed" });
  });
});

describe("artifactName", () => {
  it("joins what tells jobs apart, and has no character that artifacts may not have", () => {
    expect(artifactName(["test", 2, "ubuntu: 24/04 *"])).toBe("agent-exec-test-2-ubuntu-24-04-");
  });
});
