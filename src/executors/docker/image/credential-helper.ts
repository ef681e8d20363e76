import { spawn } from "node:child_process";

/** A login as one of Docker's credential helpers keeps it. */
export interface KeptLogin {
  /** `<token>` if the secret is an identity token instead of a password. */
  readonly username: string;
  readonly secret: string;
}

export interface CredentialHelperOptions {
  /** As Docker's config file names it: `desktop`, `ecr-login`. */
  readonly name: string;
  /** The registry as Docker names it to helpers: `ghcr.io`, `https://index.docker.io/v1/`. */
  readonly server: string;
  readonly signal: AbortSignal;
  /** Default: 30 s. A helper that fetches a token from a cloud takes one or two. */
  readonly deadlineMs?: number;
}

/**
 * A helper that is not there, fails, hangs or answers something else. The message ends a sentence and holds no secret.
 */
export class CredentialHelperError extends Error {
  override readonly name = "CredentialHelperError";
}

/** 64 KiB: tokens have up to some kilobytes. */
const maxAnswerBytes = 64 * 1024;
/** 300 characters of a helper's words for why it fails. */
const maxWordsChars = 300;

/**
 * Asks `docker-credential-<name> get` for a registry's login, by the protocol of
 * https://github.com/docker/docker-credential-helpers. Null when it has none.
 *
 * @throws CredentialHelperError, or on abort the signal's reason. No process of the helper's group is left then.
 */
export async function askCredentialHelper(options: CredentialHelperOptions): Promise<KeptLogin | null> {
  const { name, signal } = options;
  signal.throwIfAborted();
  // The name becomes a program's: nothing of it may lead to another folder.
  if (!/^[\w.-]+$/.test(name)) throw new CredentialHelperError("has a name that is not a program's");
  const { answer, exitCode } = await runHelper(options);
  // Not found is an answer like any other; helpers write it to either stream.
  if (
    /credentials not found|no credentials|not found in .*keychain/i.test(answer.slice(0, maxWordsChars)) &&
    exitCode !== 0
  )
    return null;
  if (exitCode !== 0) throw new CredentialHelperError(`ended with ${exitCode}: ${wordsOf(answer)}`);
  return parseAnswer(answer);
}

interface HelperEnd {
  /** Its standard output, or its standard error if the output is empty. */
  readonly answer: string;
  readonly exitCode: number | null;
}

function runHelper({
  name,
  server,
  signal,
  deadlineMs = 30_000,
}: CredentialHelperOptions): Promise<HelperEnd> {
  return new Promise((resolve, reject) => {
    // In a group of its own, so that what it starts ends with it.
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
    child.once("close", (exitCode) =>
      settle(() =>
        resolve({ answer: output.stdout.trim() === "" ? output.stderr : output.stdout, exitCode }),
      ),
    );
    // One that ends without reading breaks the pipe, which its end says better.
    child.stdin.on("error", () => undefined).end(server);
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined || pid === 0) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The group is empty already.
  }
}

function parseAnswer(answer: string): KeptLogin {
  const { Username: username, Secret: secret } = (parseJson(answer) ?? {}) as Readonly<
    Record<string, unknown>
  >;
  if (typeof username === "string" && typeof secret === "string") return { username, secret };
  // Nothing of the answer stands in the message: it may be half of a secret.
  throw new CredentialHelperError("did not answer with a login");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function wordsOf(answer: string): string {
  // A helper that printed a login and failed then.
  if (/secret"?\s*:/i.test(answer)) return "its output contains a secret";
  return answer.replace(/\s+/g, " ").trim().slice(0, maxWordsChars) || "it printed nothing";
}
