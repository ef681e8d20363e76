import { expect, it } from "@jest/globals";
import { chooseSizes } from "../../../../src/executors/contained/limits/sizes.js";
import { wantedLimits } from "../../../../src/executors/docker/container/wanted-limits.js";
import { testSettings } from "../support/docker-fixture.js";

const wanted = (container: object) => wantedLimits({ ...testSettings, container }, chooseSizes(testSettings));

it("a person's limits of a process count in place of ours", () => {
  const raised = (hard: number) => wanted({ ulimits: [{ name: "nofile", soft: 1000, hard }] }).openFiles;
  expect([wanted({}).openFiles, raised(9000), raised(-1)]).toEqual([4096, 9000, Infinity]);
});

it("a volume gives up that the code sees no path of the machine", () => {
  const volumes = [{ source: "data", target: "/data", isReadOnly: true }];
  expect(wanted({ volumes }).additions).toEqual({
    "no host path": false,
    runtime: null,
    caches: null,
    "setup network": null,
  });
});
