import { docker } from "./engine-by-hand.js";

/** Whether the engine knows gVisor's runtime, which the set-up registers where it may configure the engine. */
export async function isRunscThere(): Promise<boolean> {
  return (await docker("info", "--format", "{{range $name, $_ := .Runtimes}}{{$name}} {{end}}"))
    .split(" ")
    .includes("runsc");
}
