import { describe, expect, it } from "@jest/globals";
import { hintAt } from "../../../src/run/next/document-hints.js";
import { execution } from "../facts.js";

const hint = (change: Parameters<typeof execution>[0], hasWorkspace = false) =>
  hintAt(execution(change), "none", hasWorkspace);
const printed = (text: string) => ({ exitCode: 1, stderr: { text, bytes: text.length, truncated: false } });

describe("the hint after a failed block of a document", () => {
  it("suggests to install no module that the user's folder has", () => {
    const missing = printed("ModuleNotFoundError: No module named 'slug'\n");
    expect(hint(missing)).toContain("pip install slug");
    const own = hint({ ...missing, ownModule: "slug" });
    expect(own).toContain("Set `workspace` to `repo`");
    expect(own).not.toContain("install");
    expect(hint({ ...missing, ownModule: "slug" }, true)).not.toContain("install slug");
    const script = printed("Error: Cannot find module '@a/slug'\n");
    expect(hint({ ...script, ownModule: "@a/slug" }, true)).toContain("ln -s ../.. node_modules/@a/slug");
  });

  it("suggests to install no path", () => {
    expect(hint(printed("Error: Cannot find module './lib/slug.js'\n"))).not.toContain("install");
    expect(hint(printed("Error: Cannot find package 'left-pad' imported from\n"))).toContain(
      "npm install left-pad",
    );
  });

  it("suggests --update only where the output differs", () => {
    expect(hint({ exitCode: 0, unlikeDocument: "its output differs" })).toContain("--update");
    const other = hint({ exitCode: 0, expectedExit: 1, unlikeDocument: "its fence expects exit code 1" });
    expect(other).toContain("`exit=`");
    expect(other).not.toContain("--update");
  });
});
