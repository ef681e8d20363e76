import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  collect,
  shell,
  workspaceChanges,
  workspaceFiles,
} from "../../../../src/conformance/session-calls.js";
import type { Session } from "../../../../src/ports/executor.js";
import type { WorkspaceFile } from "../../../../src/ports/workspace.js";
import { openNamespaces } from "../namespace-executor.js";

const signal = new AbortController().signal;

describe("a workspace that was given files, where there is git", () => {
  let session: Session;
  beforeAll(async () => {
    const files = workspaceFiles({
      "a b.txt": "one\n",
      "tool.sh": "echo tool\n",
      ".gitignore": "*.log\n",
      "kept.log": "given all the same\n",
    });
    session = await openNamespaces().start({ signal, files });
  });
  afterAll(() => session.stop());

  it("is a repository of one commit, without changes, history, remotes or hooks", async () => {
    expect(
      await shell(session, "git status --porcelain; git rev-list --count HEAD; git remote; git branch"),
    ).toBe("1\n* main\n");
    expect(await shell(session, "git ls-files; ls .git/hooks 2>&1 | grep -c sample; true")).toBe(
      ".gitignore\na b.txt\nkept.log\ntool.sh\n0\n",
    );
  });

  it("shows what the code changed and nothing of ours", async () => {
    await shell(session, "echo two >>'a b.txt'; echo new >new.txt; echo x >ignored.log");
    expect(await shell(session, "git status --porcelain")).toBe(' M "a b.txt"\n?? new.txt\n');
    expect(await shell(session, "git diff --stat | tail -1")).toBe(" 1 file changed, 1 insertion(+)\n");
    expect(
      await shell(session, "git add -A && git commit -qm mine && git stash list && git log --format=%an"),
    ).toBe("writer\nwriter\n");
  });

  it("keeps its repository inside, whatever the code does to it", async () => {
    await shell(session, "mkdir -p .git/refs/x; echo y >.git/refs/x/y; ln -s / .git/root");
    const { files, leftOut } = await collect(session);
    expect(Object.keys(files).filter((path) => path.includes(".git/"))).toEqual([]);
    expect(leftOut).toEqual({});
  });
});

describe("the workspace of a verification", () => {
  let session: Session;
  beforeAll(async () => {
    const executor = openNamespaces();
    const given = { "a.txt": "one\n", "gone.txt": "x\n", "sub/b.txt": "b\n", ".gitignore": "*.log\n" };
    const changes = workspaceChanges({ "a.txt": "two\n", "gone.txt": null, "new.txt": "new\n" });
    const files = workspaceFiles(given);
    session = await executor.start({ signal, files, changes, purpose: "verification" });
  });
  afterAll(() => session.stop());

  it("is a repository of the given files, in which the code's changes are not committed", async () => {
    expect(
      await shell(session, "git ls-files | xargs; git rev-list --count HEAD; git status --porcelain"),
    ).toBe(".gitignore a.txt gone.txt sub/b.txt\n1\n M a.txt\n D gone.txt\n?? new.txt\n");
    expect(await shell(session, "git diff --exit-code -- sub && git show HEAD:a.txt")).toBe("one\n");
    expect(await shell(session, "git diff | grep '^[+-][a-z]'; git describe --always --dirty")).toMatch(
      /^-one\n\+two\n-x\n[0-9a-f]+-dirty\n$/,
    );
  });
});

it("the commit has one name for the same files", async () => {
  const names: string[] = [];
  for (const purpose of ["blocks", "verification"] as const) {
    const files = dated(workspaceFiles({ "a.txt": "one\n" }));
    const session = await openNamespaces().start({ signal, files, purpose });
    try {
      names.push(await shell(session, "git rev-parse HEAD; git log -1 --format=%ct"));
    } finally {
      await session.stop();
    }
  }
  expect(names[0]).toBe(names[1]);
  expect(names[0]).toContain("\n1700000000\n");
});

async function* dated(files: AsyncIterable<WorkspaceFile>): AsyncGenerator<WorkspaceFile> {
  for await (const file of files)
    yield file.kind === "file" ? { ...file, modifiedAt: 1_700_000_000_000 } : file;
}

it("a workspace that was given nothing is no repository", async () => {
  const session = await openNamespaces().start({ signal });
  try {
    expect(await shell(session, "git rev-parse 2>&1 | head -c 5; ls -A")).toMatch(/^fatal/);
    expect(await shell(session, "ls -d .git 2>/dev/null | wc -l")).toBe("0\n");
  } finally {
    await session.stop();
  }
});
