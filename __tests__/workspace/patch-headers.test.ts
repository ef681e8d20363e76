import { expect, test } from "@jest/globals";
import { fc } from "../chance.js";
import { PatchHeaders } from "../../src/workspace/patch-headers.js";

const given = `diff --git b/new b/new
new file mode 100644
--- /dev/null
+++ b/new
@@ -0,0 +1 @@
+diff --git b/new b/new
diff --git a/gone with blanks a/gone with blanks
deleted file mode 100644
diff --git a/both b/both
index 587be6b..206b378
diff --git "b/\\303\\274" "b/\\303\\274"
GIT binary patch
diff --git`;

const mended = given
  .replace("diff --git b/new b/new\nnew", "diff --git a/new b/new\nnew")
  .replace("a/gone with blanks a/gone", "a/gone with blanks b/gone")
  .replace('"b/\\303', '"a/\\303');

test("each file has the same name on both sides, and no other line changes, however the patch comes in pieces", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 }), (sizes) => {
      const headers = new PatchHeaders();
      let [text, rest] = ["", given];
      for (const size of sizes) {
        text += headers.push(rest.slice(0, size));
        rest = rest.slice(size);
      }
      expect(text + headers.push(rest) + headers.flush()).toBe(mended);
    }),
  );
});

test("a line without an end is handed on as it comes", () => {
  const headers = new PatchHeaders();
  headers.push("+");
  expect(headers.push("x".repeat(1_000))).toHaveLength(1_000);
});
