import { afterEach, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import {
  collect,
  python,
  shell,
  workspaceChanges,
  workspaceFiles,
} from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";

const { signal } = new AbortController();
const setup = [
  "[ -e hook.sh ] && touch acted; mkdir made old && echo 1 >made/tool && echo 2 >old/a && ln -s tool made/link",
  "echo more >>given.json",
];
const executor = () => openDocker({ container: { setup } });
const given = { "given.json": "{}\n", "src/a": "a\n", "src/b": "b\n" };

describe("what a setup makes in the workspace", () => {
  const sessions: Session[] = [];
  afterEach(async () => {
    await Promise.all(sessions.splice(0).map((session) => session.stop()));
  });
  const start = async (options: Parameters<ReturnType<typeof executor>["start"]>[0]): Promise<Session> => {
    const session = await executor().start(options);
    sessions.push(session);
    return session;
  };

  it("is no change of the code's, and the code's changes in it are", async () => {
    const session = await start({ signal, files: workspaceFiles(given) });
    expect(await collect(session)).toEqual({ files: {}, leftOut: {} });
    await shell(session, "touch given.json src/a; echo 2 >made/tool; rm -r old; echo c >src/b");
    expect(await collect(session)).toEqual({
      files: { "made/tool": "2\n", "src/b": "c\n" },
      leftOut: {},
      deleted: ["old/a"],
    });
  }, 60_000);

  it("is made without the changes of another session, which are made in it afterwards", async () => {
    const files = workspaceFiles(given);
    const changes = workspaceChanges({
      "old/a": null,
      "src/a": null,
      "made/tool": "2\n",
      "made/link": { target: "../src/b" },
      old: "a file\n",
      "hook.sh": "true\n",
      "src/a/in": "in\n",
    });
    const session = await start({ signal, files, changes, purpose: "verification" });
    const listing =
      "import os; print(sorted(os.path.join(at, n)[2:] for at, _, all in os.walk('.') for n in all))";
    expect(await python(session, listing)).toContain(
      "'given.json', 'hook.sh', 'made/link', 'made/tool', 'old', 'src/a/in', 'src/b'",
    );
    expect(await shell(session, "cat given.json made/tool made/link old; ls")).not.toContain("acted");
    expect(await shell(session, "cat given.json made/tool made/link old")).toBe("{}\nmore\n2\nb\na file\n");
  }, 60_000);
});
