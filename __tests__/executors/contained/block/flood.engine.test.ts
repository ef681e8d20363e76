import { describe, expect, it } from "@jest/globals";
import { inFull, rarely } from "../../../chance.js";
import { measure } from "../../../own-process.js";
import { runBlock } from "../../docker/support/memory.program.js";

const megabytes = inFull ? 2000 : 500;

const flood = (code: string) =>
  measure(
    { module: new URL("../../docker/support/memory.program.ts", import.meta.url), program: runBlock },
    code,
  );

describe("a block's flood", () => {
  it("of gigabytes is counted to the byte, and the client grows by less than 80 MB", async () => {
    const code = `import os\nline = b"x" * 999 + b"\\n"\nfor _ in range(${megabytes * 10}): os.write(1, line * 100)\n`;
    const { value, grownMebibytes } = await flood(code);
    const { keptChars, liveChars, ...counted } = value;
    expect(counted).toEqual({ ending: "exited", bytes: megabytes * 1e6, lines: megabytes * 1000 });
    expect(grownMebibytes).toBeLessThan(50);
    expect(keptChars).toBeLessThan(1.1 * 1024 ** 2);
    expect(liveChars).toBeLessThan(1.1 * 1024 ** 2);
  }, 160_000);

  rarely(
    "of gigabytes in one line does the same",
    async () => {
      const code = `import os\npart = b"x" * 100000\nfor _ in range(${megabytes * 10}): os.write(1, part)\n`;
      const { value, grownMebibytes } = await flood(code);
      expect(value).toMatchObject({ ending: "exited", bytes: megabytes * 1e6, lines: 1 });
      expect(value.keptChars).toBeLessThan(1.1 * 1024 ** 2);
      expect(grownMebibytes).toBeLessThan(50);
    },
    160_000,
  );
});
