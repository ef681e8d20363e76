// A GitHub for trying things out by hand; with the token that it prints, and people with a role and an id:
//   node --import ./scripts/typescript.mjs __tests__/fakes/github-server-main.ts PORT Codertocat:admin:21031067
import { jobToken, startFakeGitHub } from "./github-server.js";

const [port, ...people] = process.argv.slice(2);
const server = await startFakeGitHub({ port: Number(port ?? 0) });
for (const person of people) {
  const [login, role, id] = person.split(":");
  const isRole =
    role === "admin" || role === "maintain" || role === "write" || role === "read" || role === "none";
  if (login === undefined || !isRole) throw new Error(`Write LOGIN:ROLE:ID, not ${person}`);
  server.world.addPerson(login, role, id === undefined ? undefined : Number(id));
}
console.log(`${server.url} ${jobToken}`);
process.once("SIGINT", () => {
  for (const { method, path, status } of server.requests) console.log(status, method, path);
  server.close().catch((error: unknown) => {
    console.error(String(error));
    process.exitCode = 1;
  });
});
