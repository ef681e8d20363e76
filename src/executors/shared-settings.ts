import { inGroup, setting } from "../rows/setting.js";
import { size } from "../rows/values.js";

/** For every executor whose blocks print. */
export const outputRows = inGroup("resources", {
  "max-output": setting(size({ min: "1k", max: "64m" }).default(1024 ** 2), {
    fromFolder: true,
    help: "How much output of a block is kept, head and tail; the rest is counted.",
    placeholder: "SIZE",
    defaultText: "1m",
  }),
});
