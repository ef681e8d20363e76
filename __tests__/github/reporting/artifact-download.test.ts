import { execFileSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { downloadArtifact } from "../../../src/github/reporting/artifact-download.js";
import { calm, connect, useFakeGitHub } from "../fake-github.js";
import { repository } from "../payloads.js";

const server = useFakeGitHub();
let store: Server;
let folder: string;
let zip: Buffer;
let status: number;
/** What the storage answers first. */
let faults: number[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "agent-exec-download-"));
  [zip, status] = [zipOf({ "transcript.jsonl": "{}", "artifacts/six.txt": "6" }), 200];
  faults = [];
  store = createServer((_request, response) => void response.writeHead(faults.shift() ?? status).end(zip));
  await new Promise<void>((resolve) => void store.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(store.address() as AddressInfo).port}/a.zip?sig=1`;
  server().world.artifactOf = (id) =>
    id === 5 ? { name: "agent-exec-r", bytes: zip.length, url, workflowRun: 7 } : null;
});

afterEach(async () => {
  store.closeAllConnections();
  store.close();
  await rm(folder, { recursive: true });
});

function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const program =
    "import io,json,sys,zipfile; b=io.BytesIO(); z=zipfile.ZipFile(b,'w',zipfile.ZIP_DEFLATED); [z.writestr(n,t) for n,t in json.load(sys.stdin).items()]; z.close(); sys.stdout.buffer.write(b.getvalue())";
  return execFileSync("python3", ["-c", program], { input: JSON.stringify(files) });
}

const get = (more: { readonly id?: number; readonly workflowRun?: number } = {}) =>
  downloadArtifact({
    github: connect(server()).github,
    repository,
    id: 5,
    workflowRun: 7,
    folderFor: () => Promise.resolve(folder),
    signal: calm,
    ...more,
  });

test("an artifact is a folder again", async () => {
  expect(await get()).toBe(folder);
  expect(await readFile(join(folder, "artifacts", "six.txt"), "utf8")).toBe("6");
});

test.each([{ id: 0 }, { id: 6 }, { workflowRun: 8 }])("there is none for %p", async (other) => {
  await expect(get(other)).rejects.toMatchObject({ code: "task-invalid" });
});

test.each(["../up", "/etc/up", "a/../../up", "..\u0000"])("the path %j is refused", async (path) => {
  zip = zipOf({ [path]: "x" });
  await expect(get()).rejects.toMatchObject({ code: "record-differs" });
});

test("what is no zip file is refused", async () => {
  zip = Buffer.from("<html>");
  await expect(get()).rejects.toMatchObject({
    code: "record-differs",
    message: "The run's files cannot be unpacked: it is not a zip file.",
  });
});

test.each(["actions/get-artifact", "actions/download-artifact"])(
  "if %s fails, the error is GitHub's and says what to do",
  async (operation) => {
    for (const [code, nextStep] of [
      [401, "Set `github-token` to a valid token."],
      [403, "actions: read"],
      [429, "Wait until"],
      [502, "Run the job again."],
    ] as const) {
      server().fail({ operation, times: 9, answer: { status: code, body: { message: "No." } } });
      await expect(get()).rejects.toMatchObject({
        code: "github-unavailable",
        nextStep: expect.stringContaining(nextStep),
      });
      server().heal();
    }
  },
);

test("a passing fault of the storage is waited out", async () => {
  faults = [503, 500];
  expect(await get()).toBe(folder);
  status = 503;
  await expect(get()).rejects.toMatchObject({ code: "github-unavailable", isRetryable: true });
});

test("if the storage refuses, the error names its answer and not the signed address", async () => {
  status = 403;
  const thrown = await get().catch((error: unknown) => error);
  expect(thrown).toMatchObject({
    code: "github-unavailable",
    message: expect.stringMatching(/download the artifact 5 \(127\.0\.0\.1:\d+ answered 403\)/),
  });
  expect(String(thrown)).not.toContain("sig=1");
});
