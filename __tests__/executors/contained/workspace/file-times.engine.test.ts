import { afterEach, describe, expect, it } from "@jest/globals";
import { inFull } from "../../../chance.js";
import type { ChangedEntry, WorkspaceFile } from "../../../../src/ports/workspace.js";
import { shell } from "../../../../src/conformance/session-calls.js";
import { bytesOf } from "../../../../src/files/content.js";
import type { Executor, Session, StartOptions } from "../../../../src/ports/executor.js";
import { createLocalExecutor } from "../../../../src/executors/local/local-executor.js";
import { openDocker } from "../../docker/support/docker-fixture.js";

const { signal } = new AbortController();
const monday = Date.UTC(2026, 2, 2, 12);

/** Files with their times, in milliseconds after Monday noon. */
async function* given(times: Readonly<Record<string, number>>): AsyncGenerator<WorkspaceFile> {
  for (const [path, after] of Object.entries(times)) {
    const content = (async function* () {
      yield Buffer.from("given\n");
    })();
    yield { kind: "file", path, bytes: 6, isExecutable: false, modifiedAt: monday + after, content };
  }
}

/** What the code left, read to its end, so that another session can begin with it. */
async function changesOf(session: Session): Promise<() => AsyncIterable<ChangedEntry>> {
  const entries: ChangedEntry[] = [];
  for await (const entry of session.files({ signal }))
    entries.push(
      entry.kind === "file" ? { ...entry, content: [await bytesOf(entry.content)] as never } : entry,
    );
  return async function* () {
    yield* entries;
  };
}

const sessions: Session[] = [];
afterEach(async () => {
  await Promise.all(sessions.splice(0).map((session) => session.stop()));
});
const start = async (executor: Executor, options: Omit<StartOptions, "signal">): Promise<Session> => {
  const session = await executor.start({ signal, ...options });
  sessions.push(session);
  return session;
};

/** Which of two files is newer, as `make` asks. */
const newer = (session: Session, one: string, other: string) =>
  shell(session, `[ ${one} -nt ${other} ] && echo newer; [ ${one} -ot ${other} ] && echo older; true`);

const executors = {
  docker: () => openDocker(),
  ...(inFull && { "docker on disk": () => openDocker({ workspaceBytes: 3 * 1024 ** 3 }) }),
  local: () => createLocalExecutor({ maxOutputBytes: 1e6 }),
};

describe.each(Object.entries(executors))("the times of files with %s", (name, open) => {
  const files = () => given({ "src/a.c": 0.125, "src/a.o": 0.25, "b.c": 500 });

  it("are those that the files were given with", async () => {
    const session = await start(open(), { files: files() });
    expect(await newer(session, "src/a.o", "src/a.c")).toBe("newer\n");
    expect(await shell(session, "stat -c '%n %.6Y' src/a.c b.c")).toBe(
      `src/a.c ${monday / 1000}.000125\nb.c ${monday / 1000}.500000\n`,
    );
    if (name.startsWith("docker"))
      expect(await shell(session, "stat -c %.6Y src")).toBe(`${monday / 1000}.000250\n`);
  });

  it("are later for what the code changed, in their order, also in the verification", async () => {
    const session = await start(open(), { files: files() });
    await shell(session, "echo new >src/a.c; sleep 0.02; echo built >src/a.o; sleep 0.02; echo new >b.c");
    await shell(
      session,
      "echo hidden >c.c; touch -d 1999-01-01 c.c; echo soon >d.c; touch -d 2099-01-01 d.c",
    );
    const changes = await changesOf(session);
    const check = await start(open(), { files: files(), changes: changes(), purpose: "verification" });
    expect(await newer(check, "src/a.o", "src/a.c")).toBe("newer\n");
    expect(await newer(check, "b.c", "src/a.o")).toBe("newer\n");
    const oldest = await shell(check, "stat -c %Y src/a.c c.c d.c | sort -n | head -n 1");
    expect(Number(oldest) * 1000).toBeGreaterThanOrEqual(monday);
    await shell(check, "touch now; [ ! d.c -nt now ]");
  });

  it("are those of the given files again where a change does not count", async () => {
    const session = await start(open(), {
      files: files(),
      purpose: "verification",
      changes: changedTo("b.c"),
    });
    expect(await newer(session, "src/a.o", "src/a.c")).toBe("newer\n");
    expect(await newer(session, "b.c", "src/a.o")).toBe("newer\n");
    expect(await shell(session, "stat -c %.6Y src/a.c")).toBe(`${monday / 1000}.000125\n`);
  });
});

/** As a patch of another run says it: without a time. */
async function* changedTo(path: string): AsyncGenerator<ChangedEntry> {
  const content = (async function* () {
    yield Buffer.from("changed\n");
  })();
  yield { kind: "file", path, bytes: 8, isExecutable: false, content };
}

it("what the code changed is newer than what a setup built, in its order", async () => {
  const open = () => openDocker({ container: { setup: ["cp a.c a.o"] } });
  const files = () => given({ "a.c": 0 });
  const session = await start(open(), { files: files() });
  expect(await newer(session, "a.o", "a.c")).toBe("newer\n");
  await shell(session, "echo x >z.c; sleep 0.02; echo z >b.o; sleep 0.02; echo new >a.c");
  const changes = await changesOf(session);
  const check = await start(open(), { files: files(), changes: changes(), purpose: "verification" });
  expect(await newer(check, "z.c", "a.o")).toBe("newer\n");
  expect(await newer(check, "b.o", "z.c")).toBe("newer\n");
  expect(await newer(check, "a.c", "b.o")).toBe("newer\n");
});
