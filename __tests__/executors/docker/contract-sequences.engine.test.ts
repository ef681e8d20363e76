import { contractParts, describeExecutorContract } from "../../contracts/executor-contract.js";
import { openDocker } from "./support/docker-fixture.js";

describeExecutorContract("docker", () => openDocker(), { groups: contractParts.sequences });
