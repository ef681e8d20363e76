// What the command tells the Docker executor when no setting is given, for benches that use it as a library: so that it
// runs on the engine that the others take as well, which is the environment's.
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
