import { describe, expect, it } from "@jest/globals";
import { createSpec } from "../../../../src/executors/docker/container/container-spec.js";
import { chooseSizes } from "../../../../src/executors/contained/limits/sizes.js";
import { testSettings } from "../support/docker-fixture.js";

describe("folders in memory for Podman", () => {
  const specFor = (isPodman: boolean) =>
    createSpec({
      settings: testSettings,
      sizes: chooseSizes(testSettings),
      imageId: "sha256:0",
      imageVolumes: ["/data"],
      name: "x",
      isPodman,
    });

  it("name no owner and no number of inodes; the guard's are the guard's, the blocks' anybody may write to", () => {
    expect(specFor(true).HostConfig.Tmpfs).toEqual({
      "/data": "ro,noexec,nosuid,nodev,size=64k",
      "/workspace": "rw,exec,nosuid,nodev,mode=0777,size=536870912",
      "/tmp": "rw,exec,nosuid,nodev,mode=1777,size=536870912",
      "/run/agent-exec": "rw,noexec,nosuid,nodev,mode=0755,size=4194304,U",
      "/run/agent-exec-shell": "rw,exec,nosuid,nodev,mode=0755,size=8388608,U",
    });
  });

  it("are all that differs from what Docker is told", () => {
    const { HostConfig: forPodman, ...rest } = specFor(true);
    const { HostConfig: forDocker, ...same } = specFor(false);
    expect(rest).toEqual(same);
    const { ShmSize, ...sameConfig } = forPodman;
    expect({ ...sameConfig, Tmpfs: null }).toEqual({ ...forDocker, Tmpfs: null });
    // Its own folder there, since of ours the number of inodes would be left out.
    expect(ShmSize).toBe(268_435_456);
  });
});
