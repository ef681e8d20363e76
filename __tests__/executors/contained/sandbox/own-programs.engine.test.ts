import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { shell, python } from "../../../../src/conformance/session-calls.js";
import type { Session } from "../../../../src/ports/executor.js";
import { openNamespaces } from "../namespace-executor.js";

let session: Session;
beforeAll(async () => {
  session = await openNamespaces().start({ signal: new AbortController().signal });
});
afterAll(() => session.stop());

it("a program that a block puts where `pip install --user` does is found by those after it, behind all others", async () => {
  const install = 'echo "echo $1" >~/.local/bin/$1; chmod +x ~/.local/bin/$1';
  await shell(session, `mkdir -p ~/.local/bin; set -- mine; ${install}; set -- cat; ${install}`);
  expect(await shell(session, "mine; echo theirs | cat")).toBe("mine\ntheirs\n");
  // One interpreter waits by now, the next is started for its block.
  for (const _each of [1, 2]) {
    expect(
      await python(session, "import subprocess; subprocess.run('mine; echo theirs | cat', shell=True)"),
    ).toBe("mine\ntheirs\n");
  }
});
