import { describe, expect, it } from "@jest/globals";
import {
  parseAuthority,
  parseHost,
  writeHost,
} from "../../../../src/executors/contained/egress/host-name.js";

describe("parseHost", () => {
  it.each([
    ["Example.COM", "example.com"],
    ["example.com.", "example.com"],
    ["bücher.example", "xn--bcher-kva.example"],
    ["ｅｘａｍｐｌｅ．com", "example.com"],
    ["faß.example", "xn--fa-hia.example"],
    ["_srv.example.com", "_srv.example.com"],
    ["localhost", "localhost"],
  ])("reads %s as the name %s", (text, name) => {
    expect(parseHost(text)).toEqual({ name, isAddress: false });
  });

  it.each([
    ["127.0.0.1", "127.0.0.1"],
    ["127.0.0.1.", "127.0.0.1"],
    ["0x7f.1", "127.0.0.1"],
    ["0177.0.0.1", "127.0.0.1"],
    ["2130706433", "127.0.0.1"],
    ["0x7F000001", "127.0.0.1"],
    ["127.1", "127.0.0.1"],
    ["１２７.0.0.1", "127.0.0.1"],
    ["[::1]", "::1"],
    ["[0:0:0:0:0:0:0:1]", "::1"],
    ["[::ffff:127.0.0.1]", "::ffff:7f00:1"],
    ["[2606:4700:4700::1111]", "2606:4700:4700::1111"],
  ])("reads %s as the address %s", (text, name) => {
    expect(parseHost(text)).toEqual({ name, isAddress: true });
  });

  it.each([
    [""],
    ["."],
    ["a..b"],
    [".example.com"],
    ["example.com.."],
    ["-a.example"],
    ["a-.example"],
    ["1.2.3.4.5"],
    ["256.1.1.1"],
    ["[fe80::1%eth0]"],
    ["[fe80::1%25eth0]"],
    ["::1"],
    ["[::1"],
    ["user@example.com"],
    ["example.com/path"],
    ["example.com\\evil.com"],
    ["exam%70le.com"],
    ["example.com#x"],
    ["example.com?x"],
    ["example.com\u0000.evil.com"],
    ["example.com\r\nX: y"],
    ["example .com"],
    ["*.example.com"],
    ["example.com:80"],
    [`${"a".repeat(64)}.example`],
    [`${"a.".repeat(140)}example`],
    ["a".repeat(100_000)],
  ])("takes %j for no host", (text) => {
    expect(parseHost(text)).toBeNull();
  });
});

describe("parseAuthority", () => {
  it.each([
    ["example.com:8443", "example.com", 8443],
    ["example.com", "example.com", 80],
    ["[::1]:443", "[::1]", 443],
    ["[::1]", "[::1]", 80],
  ])("reads %s as %s and %i", (text, host, port) => {
    const parsed = parseAuthority(text, 80);
    expect(parsed === null ? null : [writeHost(parsed.host), parsed.port]).toEqual([host, port]);
  });

  it.each([
    ["example.com:0"],
    ["example.com:65536"],
    ["example.com:"],
    ["example.com:80:80"],
    ["example.com:+80"],
    ["example.com:8e1"],
    ["example.com: 80"],
    [":80"],
    ["::1:80"],
  ])("takes %s for none", (text) => {
    expect(parseAuthority(text, 80)).toBeNull();
  });

  it("takes a port that is missing for none where there is no usual one", () => {
    expect(parseAuthority("example.com", null)).toBeNull();
  });
});
