// For Jest: a program of src/ is a module that exports its text. Jest takes a `.cjs` for CommonJS in any case.
import { moduleOf } from "../programs.mjs";

export default {
  process: (text, path) => ({
    code: path.endsWith(".cjs") ? `module.exports = ${JSON.stringify(text)};` : moduleOf(text),
  }),
};
