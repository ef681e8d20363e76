// The command's default settings for the Docker executor, for benches that use it as a library. It uses the engine
// from the environment, like the other contenders.
import { baseImage } from "../scripts/places.mjs";

const mebibyte = 1024 ** 2;

export const commandDefaults = {
  image: baseImage,
  pull: "never",
  memoryBytes: 2048 * mebibyte,
  cpus: 2,
  pids: 256,
  workspaceBytes: 512 * mebibyte,
  maxOutputBytes: mebibyte,
  network: "none",
  variable: (name) => process.env[name],
};
