import { spawn } from "node:child_process";
import { parseJson } from "../../../format/json.js";

interface KeptLogin {
  /** `<token>` if the secret is an identity token instead of a password. */
  readonly username: string;
  readonly secret: string;
}

interface CredentialHelperOptions {
  /** The helper's name in Docker's config file: `desktop`, `ecr-login`. */
  readonly name: string;
  /** The registry in the form that helpers get: `ghcr.io`, `https://index.docker.io/v1/`. */
  readonly server: string;
  readonly signal: AbortSignal;
  /** Default: 30 s. A helper that fetches a token from a cloud takes one or two. */
  readonly deadlineMs?: number;
}

/** A helper is missing, fails, hangs or answers something else. The message ends a sentence and contains no secret. */
export class CredentialHelperError extends Error {
  override readonly name = "CredentialHelperError";
}

/** 64 KiB: tokens have up to some kilobytes. */
const maxAnswerBytes = 64 * 1024;
/** 300 characters of a helper's error text. */
const maxWordsChars = 300;

/**
 * Asks `docker-credential-<name> get` for a registry's login (protocol:
 * https://github.com/docker/docker-credential-helpers). Null if it has none.
 * @throws CredentialHelperError, or on abort the signal's reason. No process of the helper's group is left then.
 */
export async function askCredentialHelper(options: CredentialHelperOptions): Promise<KeptLogin | null> {
  const { name, signal } = options;
  signal.throwIfAborted();
  // The name becomes a program's name, so it must not lead to another folder.
  if (!/^[\w.-]+$/.test(name)) throw new CredentialHelperError("has a name that is not a program's");
  const { answer, exitCode } = await runHelper(options);
  // "Not found" is a normal answer. Helpers write it to either stream.
  const isNone = /credentials not found|no credentials|not found in .*keychain/i;
  if (exitCode !== 0 && isNone.test(answer.slice(0, maxWordsChars))) return null;
  if (exitCode !== 0) throw new CredentialHelperError(`ended with ${exitCode}: ${wordsOf(answer)}`);
  return parseAnswer(answer);
}

/** Resolves with the helper's standard output, or with its standard error if the output is empty. */
function runHelper({
  name,
  server,
  signal,
  deadlineMs = 30_000,
}: CredentialHelperOptions): Promise<{ readonly answer: string; readonly exitCode: number | null }> {
  return new Promise((resolve, reject) => {
    // In its own process group, so that everything that it starts ends with it.
    const child = spawn(`docker-credential-${name}`, ["get"], { detached: true, stdio: "pipe" });
    const output = { stdout: "", stderr: "" };
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
      endGroup(child.pid);
      child.stdout.destroy();
      child.stderr.destroy();
      finish();
    };
    const fail = (words: string): void => settle(() => reject(new CredentialHelperError(words)));
    const onAbort = (): void => settle(() => reject(signal.reason as Error));
    const timer = setTimeout(() => fail(`did not answer within ${deadlineMs / 1000} s`), deadlineMs);
    signal.addEventListener("abort", onAbort, { once: true });
    for (const stream of ["stdout", "stderr"] as const) {
      child[stream].setEncoding("utf8").on("data", (text: string) => {
        output[stream] += text;
        if (output[stream].length > maxAnswerBytes) fail("answered with too much data");
      });
    }
    child.once("error", (error: NodeJS.ErrnoException) =>
      fail(error.code === "ENOENT" ? "is not on PATH" : `does not start: ${error.code}`),
    );
    child.once("close", (exitCode) => {
      const answer = output.stdout.trim() === "" ? output.stderr : output.stdout;
      settle(() => resolve({ answer, exitCode }));
    });
    // A helper that ends without reading breaks the pipe. The helper's end says more.
    child.stdin.on("error", () => undefined).end(server);
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined || pid === 0) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The group is already empty.
  }
}

function parseAnswer(answer: string): KeptLogin {
  const login = (parseJson(answer) ?? {}) as Readonly<Record<string, unknown>>;
  const { Username: username, Secret: secret } = login;
  if (typeof username === "string" && typeof secret === "string") return { username, secret };
  // The message quotes nothing of the answer, which may be half of a secret.
  throw new CredentialHelperError("did not answer with a login");
}

function wordsOf(answer: string): string {
  // The helper printed a login and then failed.
  if (/secret"?\s*:/i.test(answer)) return "its output contains a secret";
  return answer.replace(/\s+/g, " ").trim().slice(0, maxWordsChars) || "it printed nothing";
}
