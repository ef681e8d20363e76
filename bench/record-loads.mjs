// Loaded before an entry (`node --import`): writes the URL of every file that is loaded as a module.
import { appendFileSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";

const record = process.env.RECORD_LOADS;
writeFileSync(record, "");
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith("file:")) appendFileSync(record, `${url}\n`);
    return nextLoad(url, context);
  },
});
