import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { ProcessGroup } from "../../../src/executors/local/process-group.js";

// Run in a namespace of process numbers, where none but this program says which number is given next.
const { group, stranger } = await reused();
group.signal("SIGKILL");
ProcessGroup.kill(group);
await ProcessGroup.untilEmpty(group);
// A moment later, by when a signal would have arrived.
await new Promise((resolve) => setTimeout(resolve, 100));
console.log(stranger.signalCode ?? "alive");
stranger.kill("SIGKILL");

/** A group that is over, and a stranger's with its number. */
async function reused(): Promise<{ readonly group: ProcessGroup; readonly stranger: ChildProcess }> {
  for (;;) {
    const environment = { PATH: process.env["PATH"] ?? "" };
    const words = ["-c", "echo $$"];
    const group = new ProcessGroup({ command: "sh", arguments: words, folder: "/", environment });
    let said = "";
    group.listen((_stream, bytes) => (said += Buffer.from(bytes).toString()));
    await group.closed;
    writeFileSync("/proc/sys/kernel/ns_last_pid", String(Number(said) - 1));
    const stranger = spawn("sleep", ["60"], { detached: true, stdio: "ignore" });
    // A thread of this program's own may have been given it.
    if (stranger.pid === Number(said)) return { group, stranger };
    stranger.kill("SIGKILL");
  }
}
