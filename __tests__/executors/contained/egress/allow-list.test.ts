import { describe, expect, it } from "@jest/globals";
import { AllowList, chooseAllowList } from "../../../../src/executors/contained/egress/allow-list.js";
import { parseAuthority } from "../../../../src/executors/contained/egress/host-name.js";

function judge(list: readonly string[], target: string) {
  const { host, port } = parseAuthority(target, null)!;
  return new AllowList(list).judge(host, port);
}

describe("AllowList", () => {
  it.each([
    ["example.com", "example.com:443"],
    ["example.com", "example.com:80"],
    ["EXAMPLE.com.", "example.COM:443"],
    ["example.com", "example.com.:443"],
    ["bücher.example", "xn--bcher-kva.example:443"],
    ["example.com:8443", "example.com:8443"],
    ["*.example.com", "a.example.com:443"],
    ["*.example.com", "a.b.example.com:80"],
    ["1.1.1.1", "1.1.1.1:443"],
    ["1.1.1.1", "16843009:443"],
    ["2606:4700:4700::1111", "[2606:4700:4700::1111]:443"],
    ["[2606:4700:4700::1111]:853", "[2606:4700:4700:0::1111]:853"],
  ])("%s lets %s through", (rule, target) => {
    expect(judge([rule], target).isAllowed).toBe(true);
  });

  it.each([
    ["example.com", "www.example.com:443"],
    ["example.com", "example.com.evil.org:443"],
    ["example.com", "evilexample.com:443"],
    ["*.example.com", "example.com:443"],
    ["*.example.com", "evilexample.com:443"],
    ["example.com", "93.184.215.14:443"],
    ["1.1.1.1", "1.1.1.2:443"],
    ["*.example.com", "1.1.1.1:443"],
  ])("%s does not let %s through, as a host that is not listed", (rule, target) => {
    expect(judge([rule], target)).toEqual({ isAllowed: false, reason: "not listed in allow-host" });
  });

  it("names the ports of a host that is asked for on another", () => {
    expect(judge(["example.com", "example.com:8443"], "example.com:22")).toEqual({
      isAllowed: false,
      reason: "allow-host lists this host, but only for port 443, 80, 8443",
    });
  });

  it.each([
    ["https://example.com", "is a URL"],
    ["example.com/path", "has a path"],
    ["10.0.0.0/8", "has a path or a network mask"],
    ["*", "has a `*` after its first part"],
    ["*.*.example.com", "has a `*` after its first part"],
    ["a.*.com", "has a `*` after its first part"],
    ["*.com", "allows a whole top-level domain"],
    ["*.1.1.1.1", "has a `*` before an IP address"],
    ["user@example.com", "is not a host"],
    ["example.com:0", "is not a host"],
    ["example.com:99999", "is not a host"],
    ["127.0.0.1", "is a loopback address"],
    ["0x7f.1", "is a loopback address"],
    ["10.1.2.3:8080", "is a private address"],
    ["[::ffff:1.1.1.1]", "is a translated version 4 address"],
    ["fe80::1%eth0", "is not a host"],
  ])("refuses the line %s: %s", (line, words) => {
    expect(() => new AllowList(["fine.example", line])).toThrow(words);
  });

  it("names every line that is no host at once", () => {
    expect(() => new AllowList(["*", "https://x.example"])).toThrow(/"\*".*\n.*"https:\/\/x\.example"/);
  });
});

describe("chooseAllowList", () => {
  it("a list with a network that it would not hold back is refused, and so is none where one is needed", () => {
    expect(chooseAllowList({ network: "none" })).toBeNull();
    expect(chooseAllowList({ network: "full" })).toBeNull();
    for (const network of ["none", "full"] as const) {
      expect(() => chooseAllowList({ network, allowHosts: ["a.example"] })).toThrow(
        /has no effect with `network/,
      );
    }
    expect(() => chooseAllowList({ network: "allow" })).toThrow(/needs a list of hosts/);
  });
});
