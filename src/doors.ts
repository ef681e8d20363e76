// What dist/'s entry files call. Each entry file loads only its own part, so that a denial waits for no command and a
// help text for no GitHub client.
import { throughToItsEnd } from "./process/forced-exit.js";

// Node's warnings about outdated calls in libraries tell people nothing that they can act on. `node --trace-deprecation`
// still shows them.
if (!process.traceDeprecation) process.noDeprecation = true;

export async function actionMain(): Promise<void> {
  const { main, fail } = await import("./action/main.js");
  await throughToItsEnd(main, fail);
}

export async function actionPost(): Promise<void> {
  const { main, fail } = await import("./action/post.js");
  await throughToItsEnd(main, fail);
}

export async function command(): Promise<void> {
  const { main, fail } = await import("./cli/main.js");
  await throughToItsEnd(() => main(process.argv.slice(2)), fail);
}
