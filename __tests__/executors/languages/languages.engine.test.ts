import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { rarely, sample } from "../../chance.js";
import { block, collect, execute, shell } from "../../../src/conformance/session-calls.js";
import { docker, local, type LibrarySession } from "../../../src/index.js";
import { baseImage, nodeBinary } from "../../../scripts/places.mjs";

const image = { image: baseImage, pull: "never" } as const;
const cleanings: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(cleanings.map((clean) => clean())));

/** Compilers have longer than other tests' blocks. */
const slowly = { timeoutMs: 120_000 };

/** One session for all tests about it. */
function once(start: () => Promise<LibrarySession>): () => Promise<LibrarySession> {
  let session: Promise<LibrarySession> | null = null;
  return () => {
    if (session === null) cleanings.push(async () => (await session)?.stop());
    return (session ??= start());
  };
}

const openers = {
  docker: (languages: readonly string[], inferLanguage = false) =>
    docker({ ...image, languages, inferLanguage }),
  local: (languages: readonly string[], inferLanguage = false) => local({ languages, inferLanguage }),
};

describe.each(["docker", "local"] as const)("languages of %s", (where) => {
  const own = ["shouted=perl -p -eBEGIN{@ARGV=($ARGV[-1])}$_=uc {file}", "sum=awk -f{file} /etc/hostname"];
  const open = once(() => openers[where](own, true).start());

  it("are those of the table whose programs are there, and a person's own", async () => {
    const { languages } = (await open()).facts;
    expect(languages).toEqual(expect.arrayContaining(["python", "sh", "bash", "javascript", "perl"]));
    expect(languages.slice(-2)).toEqual(["shouted", "sum"]);
    expect(languages).not.toContain("cobol");
  });

  it("run a file as it is, and end as it ends", async () => {
    const perl = await execute(
      await open(),
      block("pl", 'print "$0 @ARGV|", scalar(<STDIN>) // "end"; exit 7;'),
    );
    expect(perl).toMatchObject({ ending: "exited", exitCode: 7 });
    expect(perl.stdout.text).toMatch(/tmp_code_[0-9a-f]{16}\.pl \|end$/);
  });

  it("run by a person's own command, word by word, which no shell sees", async () => {
    const shouted = await execute(await open(), block("shouted", 'it\'s $HOME `id` "quoted"\n'));
    expect(shouted.stdout.text).toBe('IT\'S $HOME `ID` "QUOTED"\n');
    const sum = await execute(await open(), block("sum", "BEGIN { print 6 * 7; exit 3 }\n"));
    expect(sum).toMatchObject({ exitCode: 3, stdout: { text: "42\n" } });
  });

  it.each(sample(["-e.pl", "a b.pl", 'it\'s "q".pl', "$(id);x.pl", "{file}.pl", "ü&.pl"], 2))(
    "take a file by the name %j for nothing else",
    async (name) => {
      const session = await open();
      for (const word of ["perl", "shouted"]) {
        const execution = await execute(session, block(word, "print 1;\n", name));
        expect({ ...execution, text: execution.stdout.text }).toMatchObject({
          exitCode: 0,
          file: name,
          text: word === "perl" ? "1" : "PRINT 1;\n",
        });
      }
    },
  );

  it("are inferred without a word: sh, Python, or refused with those that are here", async () => {
    const session = await open();
    expect(await execute(session, block("", "python3 -c 'print(6 * 7)'\n"))).toMatchObject({
      stdout: { text: "42\n" },
    });
    const python = await execute(session, block("", "import sys\nprint(6 * 7)\nsys.exit(3)\n"));
    expect(python).toMatchObject({ exitCode: 3, stdout: { text: "42\n" } });
    const prose = await execute(session, block("", "Then call make, and wait.\n"));
    expect(prose).toMatchObject({ ending: "not-run", notRun: "language", file: null });
    expect(prose.evidence).toContain("Python cannot compile the code. Languages here: python, sh");
    const named = await execute(session, block("", "1, 2\n", "data.csv"));
    expect(named).toMatchObject({ ending: "not-run", notRun: "language" });
  });

  it("are refused at the start where a program is missing, with its name", async () => {
    for (const program of sample(["no-such-program", "/etc/passwd", "/usr", "if", "is_missing"], 3)) {
      const starting = openers[where]([`ruby=${program} -W0 {file}`]).start();
      await expect(starting).rejects.toMatchObject({
        code: where === "docker" ? "image-unsuitable" : "settings-invalid",
        message: expect.stringContaining(`ruby (the program ${program} is missing)`),
        nextStep: expect.stringContaining("`language`"),
      });
    }
  });
});

describe("a fence without a word, unless a person wants it inferred", () => {
  it("is not run", async () => {
    await using session = await docker(image).start();
    expect(await execute(session, block("", "print(1)\n"))).toMatchObject({ notRun: "language" });
  });
});

describe("with a kernel", () => {
  it("what is inferred is a cell, and a person's own command runs what has a name", async () => {
    const languages = ["py=python3 -X dev {file}"];
    const options = { ...image, kernel: "python3", languages, inferLanguage: true };
    await using session = await docker(options).start();
    expect(await execute(session, block("", "kept = 6\n"))).toMatchObject({ exitCode: 0 });
    expect(await execute(session, block("", "kept * 7\n"))).toMatchObject({ stdout: { text: "42\n" } });
    const named = block("python", "import sys; print(sys.flags.dev_mode, 'kept' in globals())\n", "a.py");
    expect(await execute(session, named)).toMatchObject({ stdout: { text: "True False\n" } });
  });
});

/** A compiled program that passes, one that ends with 3 after a word, and text that does not compile. */
const programs = {
  c: ['#include <stdio.h>\n#include <stdlib.h>\nint main(void) { puts("ran"); exit(3); }\n', "int main( {"],
  "c++": ['#include <iostream>\nint main() { std::cout << "ran" << std::endl; return 3; }\n', "int main( {"],
  go: [
    'package main\n\nimport (\n\t"fmt"\n\t"os"\n)\n\nfunc main() {\n\tfmt.Println("ran")\n\tos.Exit(3)\n}\n',
    "package main\nfunc main( {",
  ],
  rust: ['fn main() { println!("ran"); std::process::exit(3); }\n', "fn main( {"],
  java: [
    'public class Any { public static void main(String[] words) { System.out.println("ran"); System.exit(3); } }\n',
    "class Any {",
  ],
} as const;

const goFolder = "/usr/local/go";
const path = [...rustFolders(), `${goFolder}/bin`, "/usr/local/bin", "/usr/bin", "/bin"].join(delimiter);

/** The compiler itself: what rustup puts in its place asks a home that blocks do not have. */
function rustFolders(): readonly string[] {
  const { stdout, status } = spawnSync("rustc", ["--print", "sysroot"], { encoding: "utf8" });
  return status === 0 ? [join(stdout.trim(), "bin")] : [];
}

describe("what is compiled on this machine", () => {
  const open = once(() => local({ path }).start());
  const compilers = { c: "cc", "c++": "c++", go: "go", rust: "rustc", java: "javac" } as const;
  for (const [language, compiler] of Object.entries(compilers)) {
    const isHere = path.split(delimiter).some((folder) => existsSync(join(folder, compiler)));
    // One compiler speaks for all of them; Go compiles its standard library first, which takes both cores a while.
    const test = !isHere ? it.skip : language === "c" ? it : rarely;
    test(`runs as ${language}${isHere ? "" : `: there is no ${compiler} on this machine`}`, async () => {
      await expectCompiled(await open(), language as keyof typeof programs);
    });
  }

  it("leaves nothing in the workspace but the code", async () => {
    const session = await open();
    expect(await shell(session, "ls -A | grep -v tmp_code_ || :")).toBe("");
    expect(await collect(session)).toEqual({ files: {}, leftOut: {} });
  });

  it("is saved with a name, not run", async () => {
    const execution = await execute(await open(), block("c", programs.c[0], "main.c"));
    expect(execution).toMatchObject({ ending: "not-run", notRun: "language" });
  });
});

describe("TypeScript", () => {
  const typed = "enum Way { Up }\n";
  const answer = "const answer: number = 6 * 7;\nconsole.log(answer, process.argv.length);\n";

  it("is not there with a Node that strips no types", async () => {
    await using session = await docker(image).start();
    const isThere = (await shell(session, "node --experimental-strip-types -e 0 2>&1 || :")) === "";
    expect(session.facts.languages.includes("typescript")).toBe(isThere);
  });

  it("runs with one that does", async () => {
    const node = nodeBinary(24);
    if (node === undefined) throw new Error("There is no Node 24: run `npm run set-up`.");
    const container = {
      volumes: [{ source: dirname(node), target: "/opt/node", isReadOnly: true }],
      environment: [{ name: "PATH", value: "/opt/node:/usr/bin:/bin" }],
    };
    await using session = await docker({ ...image, container }).start();
    expect(session.facts.languages).toEqual(["python", "sh", "bash", "javascript", "typescript", "perl"]);
    const ran = await execute(session, block("ts", answer));
    expect({ ...ran, errors: ran.stderr.text }).toMatchObject({
      exitCode: 0,
      stdout: { text: "42 2\n" },
      errors: "",
    });
    const refused = await execute(session, block("typescript", typed));
    expect(refused).toMatchObject({ ending: "exited", exitCode: 1 });
    expect(refused.stderr.text).toContain("not supported in strip-only mode");
  });
});

describe("what is compiled in a container", () => {
  const isHere = existsSync(goFolder);
  const test = isHere ? rarely : it.skip;
  test(`runs as Go${isHere ? "" : `: there is no ${goFolder} to hand in`}`, expectGoInContainer);
});

async function expectGoInContainer(): Promise<void> {
  const container = {
    volumes: [{ source: goFolder, target: "/opt/go", isReadOnly: true }],
    environment: [{ name: "PATH", value: "/opt/go/bin:/usr/local/bin:/usr/bin:/bin" }],
  };
  await using session = await docker({ ...image, container }).start();
  expect(session.facts.languages).toContain("go");
  await expectCompiled(session, "go");
  expect(await shell(session, "ls /tmp | grep -c tmp[.] || :")).toBe("0\n");
}

async function expectCompiled(session: LibrarySession, language: keyof typeof programs): Promise<void> {
  const [code, broken] = programs[language];
  const ran = await execute(session, block(language, code), slowly);
  expect({ ...ran, errors: ran.stderr.text }).toMatchObject({
    ending: "exited",
    exitCode: 3,
    stdout: { text: "ran\n" },
    errors: "",
  });
  const failed = await execute(session, block(language, broken), slowly);
  expect(failed).toMatchObject({ ending: "exited", exitCode: expect.any(Number), stdout: { text: "" } });
  expect(failed.exitCode).not.toBe(0);
  expect(failed.stderr.text).not.toBe("");
}
