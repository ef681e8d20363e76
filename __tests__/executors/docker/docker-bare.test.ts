import { afterAll, beforeAll } from "@jest/globals";
import { describeExecutorContract } from "../../contracts/executor-contract.js";
import { buildBareImage, removeImage } from "./bare-image.js";
import { openDocker } from "./docker-fixture.js";

const shAndPython = "agent-exec-test-sh-and-python:1";
const busyboxAndPython = "agent-exec-test-busybox-and-python:1";

beforeAll(async () => {
  await buildBareImage({ name: shAndPython, shell: "dash" });
  await buildBareImage({ name: busyboxAndPython, shell: "busybox" });
});
afterAll(async () => {
  await removeImage(shAndPython);
  await removeImage(busyboxAndPython);
});

describeExecutorContract("docker with sh and python alone", () => openDocker({ image: shAndPython }));
describeExecutorContract("docker with busybox and python", () => openDocker({ image: busyboxAndPython }));
