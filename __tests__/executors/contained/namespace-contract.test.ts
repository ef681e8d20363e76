import { test } from "@jest/globals";
import { describeExecutorContract } from "../../contracts/executor-contract.js";
import { openNamespaces } from "./namespace-executor.js";
import { whyNoNamespaces } from "./namespace-place.js";

const why = whyNoNamespaces();
if (why === null) describeExecutorContract("namespaces", () => openNamespaces());
else test.skip(`the executor contract, kept by namespaces: ${why}`, () => undefined);
