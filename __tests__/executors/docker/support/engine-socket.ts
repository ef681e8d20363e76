import type { Variable } from "../../../../src/executors/descriptor.js";

const host = process.env["DOCKER_HOST"];

/** Where the engine listens that tests run against: DOCKER_HOST's, a socket, or the one at Docker's usual place. */
export const engineSocket = (host ?? "unix:///var/run/docker.sock").replace(/^unix:\/\//, "");

/** For executors of tests: of the environment they know this engine alone. */
export const engineVariable: Variable = (name) => (name === "DOCKER_HOST" ? host : undefined);
