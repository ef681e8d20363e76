import { describeExecutorContract } from "../../contracts/executor-contract.js";
import { openDocker } from "./docker-fixture.js";

describeExecutorContract("docker", () => openDocker());
