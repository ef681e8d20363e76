import { networkInterfaces } from "node:os";
import { describe, expect, it } from "@jest/globals";
import { specialKind } from "../../../../src/executors/contained/egress/public-address.js";

describe("specialKind", () => {
  it.each([
    ["8.8.8.8"],
    ["1.1.1.1"],
    ["172.15.255.255"],
    ["172.32.0.1"],
    ["100.63.255.255"],
    ["100.128.0.1"],
    ["198.17.255.255"],
    ["223.255.255.255"],
    ["2606:4700:4700::1111"],
    ["2a00:1450:4001:800::200e"],
  ])("%s is public", (address) => {
    expect(specialKind(address)).toBeNull();
  });

  it.each([
    ["0.0.0.0", "unspecified"],
    ["0.1.2.3", "unspecified"],
    ["127.0.0.1", "loopback"],
    ["127.255.255.254", "loopback"],
    ["10.0.0.1", "private"],
    ["172.16.0.1", "private"],
    ["172.31.255.255", "private"],
    ["192.168.255.255", "private"],
    ["169.254.169.254", "link-local"],
    ["100.64.0.1", "carrier's private"],
    ["100.127.255.255", "carrier's private"],
    ["192.0.0.192", "reserved"],
    ["192.0.2.1", "documentation"],
    ["198.51.100.1", "documentation"],
    ["203.0.113.1", "documentation"],
    ["198.18.0.1", "benchmark"],
    ["198.19.255.255", "benchmark"],
    ["224.0.0.1", "multicast"],
    ["239.255.255.250", "multicast"],
    ["240.0.0.1", "reserved"],
    ["255.255.255.255", "reserved"],
    ["168.63.129.16", "cloud's own"],
    ["::", "unspecified"],
    ["::1", "loopback"],
    ["::127.0.0.1", "translated version 4"],
    ["::ffff:8.8.8.8", "translated version 4"],
    ["::ffff:127.0.0.1", "translated version 4"],
    ["::ffff:0:127.0.0.1", "unassigned"],
    ["64:ff9b::7f00:1", "translated version 4"],
    ["64:ff9b:1::1", "translated version 4"],
    ["2002:7f00:1::", "translated version 4"],
    ["2001:0:1::", "reserved"],
    ["2001:2::1", "benchmark"],
    ["2001:db8::1", "documentation"],
    ["3fff::1", "documentation"],
    ["5f00::1", "unassigned"],
    ["100::1", "unassigned"],
    ["fc00::1", "private"],
    ["fd00:ec2::254", "private"],
    ["fe80::1", "link-local"],
    ["fe80::1%eth0", "link-local"],
    ["fec0::1", "private"],
    ["ff02::1", "multicast"],
    ["4000::1", "unassigned"],
    ["localhost", "unknown"],
    ["", "unknown"],
    ["0x7f.1", "unknown"],
  ])("%s is %s", (address, kind) => {
    expect(specialKind(address)).toBe(kind);
  });

  it("no address of this machine is public", () => {
    const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    expect(own.length).toBeGreaterThan(0);
    for (const { address } of own) expect(specialKind(address)).not.toBeNull();
  });
});
