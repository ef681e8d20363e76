// A model server for trying things out by hand:
//   node --import ./scripts/typescript.mjs __tests__/fakes/openai-server-main.ts SCRIPT.json [PORT]
import { readFileSync } from "node:fs";
import { parseScript } from "../../src/writers/scripted/script.js";
import { scriptedAnswers } from "./openai-answers.js";
import { startOpenAiServer } from "./openai-server.js";

const [path, port] = process.argv.slice(2);
if (path === undefined) throw new Error("Name a script: openai-server-main.ts SCRIPT.json [PORT]");
const script = parseScript(readFileSync(path, "utf8"), path);
const { baseUrl } = await startOpenAiServer({ answers: scriptedAnswers(script), port: Number(port ?? 0) });
console.log(baseUrl);
