// The entry files in dist/ call these functions. Each function loads only its own part. So a refusal does not load the
// command, and a help text does not load GitHub's client.
import { throughToItsEnd } from "./process/forced-exit.js";

// Hides Node's warnings about outdated calls in libraries, because users cannot fix these calls.
// `node --trace-deprecation` still shows the warnings.
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
