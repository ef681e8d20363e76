// Has errors name the lines of the TypeScript. Node's own --enable-source-maps takes minutes for some of the tests.
import { install } from "source-map-support";
import { compile, isTypeScript } from "../../typescript-compiler.mjs";

install({
  environment: "node",
  handleUncaughtExceptions: false,
  retrieveSourceMap: (url) => (isTypeScript(url) ? { url, map: compile(url).map } : null),
});
