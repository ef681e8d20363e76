import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { clientIdentity, isClientAlive } from "../../src/process/client-identity.js";

it("a dead process is not alive, even before its parent has waited for it", async () => {
  // sleep takes the shell's place, and never asks after the shell's child, which ends with its input.
  const child = spawn("sh", ["-c", "exec 3<&0; cat <&3 >&2 & echo $!; exec sleep 30 3<&-"], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  try {
    const [told] = (await once(child.stdout, "data")) as [Buffer];
    const pid = told.toString().trim();
    const fieldsOf = (): string[] => {
      const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
      return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    };
    while (readFileSync(`/proc/${child.pid}/comm`, "utf8") !== "sleep\n") await soon();
    child.stdin.end();
    while (fieldsOf()[0] !== "Z") await soon();
    const [host, boot, namespace] = clientIdentity().split("/");
    expect(isClientAlive([host, boot, namespace, pid, fieldsOf()[19]].join("/"))).toBe(false);
    expect(isClientAlive(clientIdentity())).toBe(true);
  } finally {
    child.kill();
  }
});
