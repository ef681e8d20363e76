import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inflateRawSync } from "node:zlib";

/** How every canary begins, so that code which does not know one can look for all of them. */
const beginning = "CanaryOfTheRunner";

/** A credential that opens nothing and stands in many places of the runner, each with a value of its own. */
export interface Canary {
  /** For the client's environment; `HOME` is not among them. */
  readonly environment: Readonly<Record<string, string>>;
  /** A value that the run itself uses: the model's key, the job's token. */
  known(name: string): string;
  /** Looks for a value of somebody else's making too; `hunt` knows the beginnings of those of the tests' scenes. */
  watch(name: string, value: string): void;
  /** Puts the usual files with credentials into a home folder. */
  plantHome(home: string): Promise<void>;
  /** Makes a folder a repository of its files, whose configuration holds a credential as actions/checkout leaves it. */
  plantCheckout(folder: string): void;
  /** Names the canaries that stand in these bytes, in any of the usual encodings. */
  findIn(bytes: Uint8Array | string): readonly string[];
}

export function createCanary(): Canary {
  const values = new Map<string, string>();
  const known = (name: string): string => {
    const value = values.get(name) ?? beginning + randomBytes(16).toString("hex");
    values.set(name, value);
    return value;
  };
  const environment = Object.fromEntries(variables.map((name) => [name, known(name)]));
  return {
    environment,
    known,
    watch: (name, value) => void values.set(name, value),
    async plantHome(home) {
      for (const [path, content] of Object.entries(homeFiles)) {
        await mkdir(dirname(join(home, path)), { recursive: true });
        await writeFile(join(home, path), content(known(`~/${path}`)));
      }
    },
    plantCheckout(folder) {
      const git = (...words: readonly string[]) => execFileSync("git", words, { cwd: folder });
      git("init", "--quiet");
      git("add", "--all");
      const basic = Buffer.from(`x-access-token:${known("checkout")}`).toString("base64");
      git("config", "http.https://github.com/.extraheader", `AUTHORIZATION: basic ${basic}`);
    },
    findIn(bytes) {
      const text = typeof bytes === "string" ? bytes : Buffer.from(bytes).toString("latin1");
      const lower = text.toLowerCase();
      return [...values].flatMap(([name, value]) => {
        const isThere = ({ word, ignoresCase }: Encoded) => (ignoresCase ? lower : text).includes(word);
        return encodingsOf(value).some(isThere) ? [name] : [];
      });
    },
  };
}

/** What a runner's environment holds, and what people put there. */
const variables = [
  "GITHUB_TOKEN",
  "GH_TOKEN",
  "ACTIONS_ID_TOKEN_REQUEST_TOKEN",
  "AWS_SECRET_ACCESS_KEY",
  "AZURE_CLIENT_SECRET",
  "DATABASE_PASSWORD",
  "GOOGLE_APPLICATION_CREDENTIALS_JSON",
  "NODE_AUTH_TOKEN",
  "NPM_TOKEN",
  "STATE_SOMETHING",
];

const homeFiles: Readonly<Record<string, (secret: string) => string>> = {
  ".aws/credentials": (secret) => `[default]\naws_secret_access_key = ${secret}\n`,
  ".bash_history": (secret) => `export TOKEN=${secret}\n`,
  ".config/gh/hosts.yml": (secret) => `github.com:\n  oauth_token: ${secret}\n`,
  ".docker/config.json": (secret) => {
    const auth = Buffer.from(`robot:${secret}`).toString("base64");
    return JSON.stringify({ auths: { "registry.invalid": { auth } } });
  },
  ".git-credentials": (secret) => `https://robot:${secret}@github.com\n`,
  ".gitconfig": (secret) => `[http "https://github.com/"]\n\textraheader = AUTHORIZATION: bearer ${secret}\n`,
  ".kube/config": (secret) => `users:\n- name: robot\n  user:\n    token: ${secret}\n`,
  ".netrc": (secret) => `machine github.com login robot password ${secret}\n`,
  ".npmrc": (secret) => `//registry.invalid/:_authToken=${secret}\n`,
  ".ssh/id_ed25519": (secret) => `-----BEGIN OPENSSH PRIVATE KEY-----\n${secret}\n`,
};

interface Encoded {
  readonly word: string;
  readonly ignoresCase?: true;
}

/** The value as it is, backwards, in base64 wherever it begins in a group, in hex, and escaped for addresses. */
function encodingsOf(value: string): readonly Encoded[] {
  const bytes = Buffer.from(value);
  const hex = bytes.toString("hex");
  return [
    { word: value },
    { word: [...value].toReversed().join("") },
    ...[0, 1, 2].map((offset) => ({ word: base64At(bytes, offset) })),
    { word: hex, ignoresCase: true },
    { word: hex.replace(/../g, "%$&"), ignoresCase: true },
  ];
}

/** The characters of base64 that are the same whatever stands before and behind. */
function base64At(bytes: Uint8Array, offset: number): string {
  const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
  return text.slice(offset === 0 ? 0 : offset + 1, Math.floor(((offset + bytes.length) * 8) / 6));
}

/** Every file below a folder, by its path. */
export async function filesBelow(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)));
}

/** The files of a zip, unpacked, by its own list of them at its end. */
export function filesOfZip(zip: Buffer): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
    const name = zip.toString("utf8", at + 46, at + 46 + nameBytes!);
    const header = zip.readUInt32LE(at + 42);
    const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20));
    files.set(name, zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed));
    at += 46 + nameBytes! + extraBytes! + commentBytes!;
  }
  return files;
}

/**
 * Code that looks for canaries wherever it can: in its own environment, in those of all processes, in every file that
 * it can read, and at the addresses where clouds keep credentials. Prints what it found as one line of JSON, then
 * waits, so that others can look at its container meanwhile.
 */
export const hunt = `
import json, os, socket, sys, time

# Put together here, so that this code is none of its own finds.
words = [b"".join(parts) for parts in ([b"Canary", b"Of", b"The", b"Runner"], [b"sk-the-", b"key-of-"], [b"ghs_the_", b"token_of"])]

def encodings(word):
    import base64
    yield word
    yield word[::-1]
    yield word.hex().encode()
    yield word.hex().upper().encode()
    for offset in range(3):
        text = base64.b64encode(b"\\0" * offset + word)
        yield text[offset + 1 if offset else 0:(offset + len(word)) * 8 // 6]

needles = [each for word in words for each in encodings(word)]
finds, read = [], 0

def look(place, content):
    for needle in needles:
        at = content.find(needle)
        if at >= 0:
            finds.append([place, content[at:at + 60].decode("latin1")])

look("environment", repr(dict(os.environ)).encode())
look("arguments", repr(sys.argv).encode())
skipped = ("/proc/sys", "/sys/kernel", "/proc/kmsg", "/proc/kcore", "/proc/sysrq-trigger")
for folder, folders, names in os.walk(os.environ.get("BELOW", "/")):
    folders[:] = [name for name in folders if not os.path.join(folder, name).startswith(skipped)
                  and not os.path.join(folder, name).endswith(("/task", "/map_files"))]
    look(folder, repr(names).encode())
    for name in names:
        path = os.path.join(folder, name)
        if path.startswith(skipped):
            continue
        try:
            if os.path.islink(path):
                look(path, os.readlink(path).encode())
                continue
            with open(os.open(path, os.O_RDONLY | os.O_NONBLOCK), "rb") as file:
                look(path, file.read(32 * 1024 * 1024) or b"")
                read += 1
        except (OSError, ValueError):
            pass

answers = []
for address in ("169.254.169.254", "168.63.129.16", "172.17.0.1", "host.docker.internal", "metadata.google.internal"):
    for port in (80, 32526):
        try:
            socket.create_connection((address, port), 0.5).close()
            answers.append(address)
        except OSError:
            pass
print(json.dumps({"finds": finds, "filesRead": read, "answers": answers}), flush=True)
print("hunted", flush=True)
time.sleep(float(os.environ.get("PAUSE", "2")))
`;
