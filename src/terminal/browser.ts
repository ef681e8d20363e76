import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";

/** The program of each system that opens a file as a double click does; it ends at once. */
const openers: Readonly<Record<string, string>> = { darwin: "open", win32: "explorer" };

/** Opens an HTML file in the person's browser. False if there is no opener or no screen, for example over SSH. */
export async function openInBrowser(
  path: string,
  variable: (name: string) => string | undefined,
): Promise<boolean> {
  const opener = openers[process.platform] ?? "xdg-open";
  // Without a screen, xdg-open would start a browser inside this terminal.
  const hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].some((name) => (variable(name) ?? "") !== "");
  if (opener === "xdg-open" && !hasScreen) return false;
  const child = spawn(opener, [pathToFileURL(path).href], { detached: true, stdio: "ignore" });
  child.unref();
  return once(child, "spawn").then(
    () => true,
    () => false,
  );
}
