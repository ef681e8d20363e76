import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { clientIdentity, isClientAlive } from "../../src/process/client-identity.js";

it("a process that is dead is not alive, whether its parent has asked how it ended or not", async () => {
  // sleep takes the shell's place, and never asks after the shell's child.
  const child = spawn("sh", ["-c", "true & echo $!; exec sleep 30"], { stdio: ["ignore", "pipe", "ignore"] });
  try {
    const [told] = (await once(child.stdout, "data")) as [Buffer];
    const pid = told.toString().trim();
    const fieldsOf = (): string[] => {
      const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
      return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    };
    while (fieldsOf()[0] !== "Z") await new Promise((resolve) => setTimeout(resolve, 5));
    const [host, boot, namespace] = clientIdentity().split("/");
    expect(isClientAlive([host, boot, namespace, pid, fieldsOf()[19]].join("/"))).toBe(false);
    expect(isClientAlive(clientIdentity())).toBe(true);
  } finally {
    child.kill();
  }
});
