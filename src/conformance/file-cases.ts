import type { ExecutorCases } from "./executor-stage.js";
import { expectContains, expectEqual, expectExecution, expectPass, expectThat } from "./expectations.js";
import { block, collect, execute, python, readText, shell, sleep } from "./session-calls.js";
import allKinds from "./programs/all-kinds.py.js";
import gitFolders from "./programs/git-folders.py.js";
import rewriter from "./programs/rewriter.py.js";

export const fileCases: ExecutorCases = {
  "a block is saved under its file name, even with folders, spaces and dashes": async ({ session }) => {
    const code = "import sys, os\nprint(os.path.relpath(sys.argv[0]))\n";
    for (const path of ["named.py", "a/b c/-c.py", "-c.py", "/workspace/absolute.py", "ünï.py"]) {
      const file = path.replace("/workspace/", "");
      const execution = await execute(session, block("python", code, path));
      expectPass(execution, `${file}\n`, path);
      expectExecution(execution, { file }, path);
    }
  },
  "a file name outside the workspace is refused before anything is written": async ({ session }) => {
    for (const name of refusedNames) {
      const execution = await execute(session, block("python", "print(1)\n", name));
      const refused = { ending: "not-run", notRun: "refused", exitCode: null, file: null } as const;
      const what = `a block of the name ${JSON.stringify(name)}`;
      expectExecution(execution, { ...refused, stdout: { bytes: 0 } }, what);
      expectContains(execution.evidence, "the file name", `the evidence of ${what}`);
    }
  },
  "a generated file name contains the code's hash": async ({ session }) => {
    const code = block("python", "print('hash')\n");
    const file = `tmp_code_${code.sha256.slice(0, 16)}.py`;
    expectExecution(await execute(session, code), { file });
  },
  "3 MB of code can run": async ({ session }) => {
    const code = `${`# ${"x".repeat(997)}\n`.repeat(3000)}print("end")\n`;
    expectPass(await execute(session, block("python", code)), "end\n");
  },
  "a compiled program in the workspace can start": async ({ session }) => {
    // The copy keeps the program's name, because a program may depend on it.
    await python(session, 'import shutil\nshutil.copy(shutil.which("sh"), "sh")\n');
    expectEqual(await shell(session, "./sh -c 'echo started'"), "started\n", "the program's output");
  },
  "files and safe links are returned, and everything else is listed as left out, except generated code":
    async ({ start }) => {
      const session = await start();
      expectPass(await execute(session, block("python", allKinds)), "", "the block that makes them");
      await execute(session, block("sh", "true", "kept.sh"));
      const { files, leftOut, links } = await collect(session);
      const kept = { "out/deep/data.txt": "data", "out/run.sh": "true", "kept.sh": "true" };
      expectEqual(files, { ...kept, empty: "", private: "p" }, "the files that came out");
      expectEqual(links, { "folder-link": "out" }, "the links that came out");
      expectEqual(
        leftOut,
        {
          link: "a symbolic link that leads out of the workspace",
          pipe: "a named pipe",
          "line\nend": "its name contains a line break or another control character",
        },
        "what was left out",
      );
    },
  "files in a `.git` folder are not returned, but listed as left out": async ({ start }) => {
    const session = await start();
    await python(session, gitFolders);
    const { files, leftOut } = await collect(session);
    expectEqual(files, { ".gitignore": "c\n", "sub/d": "d\n" }, "the files that came out");
    const reason = "its name contains a name that Git treats as `.git`";
    expectEqual(leftOut, { ".git/config": reason, "sub/.Git/config": reason }, "what was left out");
  },
  "files are read only after all leftover processes are dead": async ({ start }) => {
    const session = await start();
    await python(session, rewriter);
    const { files } = await collect(session);
    const count = files["rewritten"];
    expectThat(Number(count) > 0, { what: "the file that is rewritten", expected: "a count", seen: count });
    await shell(session, sleep(0.3));
    expectEqual(await readText(session, "rewritten"), count, "the same file later");
    await shell(session, `${sleep(60)} >/dev/null 2>&1 & echo $! >pid`);
    const looked = await shell(session, 'read -r pid <pid; kill -0 "$pid" && echo alive');
    expectEqual(looked, "alive\n", "a child that was started afterwards");
  },
  "leftover processes are killed even if there is no file to read": async ({ start }) => {
    const session = await start();
    const pid = (await shell(session, `${sleep(60)} >/dev/null 2>&1 & echo $!`)).trim();
    expectThat(/^\d+$/.test(pid), { what: "a child's number", expected: "digits", seen: pid });
    expectEqual(await collect(session), { files: {}, leftOut: {} }, "what came out");
    const looked = await shell(session, `grep -qs '^State:.[^Z]' /proc/${pid}/status || echo dead`);
    expectEqual(looked, "dead\n", "the child");
  },
  "reading only a part of each file gives the right bytes": async ({ start, signal }) => {
    const session = await start();
    await python(session, "for n in '123': open(n, 'w').write(n * 300_000)\n");
    const starts: string[] = [];
    for await (const entry of session.files({ signal })) {
      if (entry.kind !== "file" || entry.path === "2") continue;
      for await (const chunk of entry.content) {
        starts.push(`${entry.path}:${String.fromCharCode(chunk[0] ?? 0)}`);
        break;
      }
    }
    expectEqual(starts.toSorted(), ["1:1", "3:3"], "files and their first bytes");
  },
};

const refusedNames = [
  "../x.py",
  "a/../../x.py",
  "/etc/x.py",
  "",
  ".",
  "..",
  "a//b",
  "a/",
  "x".repeat(300),
  ".git/config",
  "a/.GIT/config",
  "a\nb",
  "a\0b",
];
