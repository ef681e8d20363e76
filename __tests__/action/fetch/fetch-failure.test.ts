import { expect, test } from "@jest/globals";
import { fetchFailure } from "../../../src/action/fetch/fetch-git.js";

const access = "fatal: unable to access 'https://github.com/ada/connection-pool/': ";

test.each([
  ["The requested URL returned error: 503"],
  ["The requested URL returned error: 429"],
  ["Empty reply from server"],
  ["Could not resolve host: github.com"],
  ["Failed to connect to github.com port 443 after 5 ms: Couldn't connect to server"],
  ["Recv failure: Connection reset by peer"],
  ["GnuTLS recv error (-110): The TLS connection was non-properly terminated."],
])("%s: GitHub is unavailable, and git is asked again", (reason) => {
  const error = fetchFailure(access + reason, 128);
  expect(error).toMatchObject({ code: "github-unavailable", isRetryable: true });
  expect(error.message).toContain(reason.replace(/\.$/, ""));
});

test("a transfer that breaks off is named by git's first error", () => {
  const error = fetchFailure(
    `error: RPC failed; curl 18 transfer closed with outstanding read data remaining
fetch-pack: unexpected disconnect while reading sideband packet
fatal: early EOF
fatal: fetch-pack: invalid index-pack output`,
    128,
  );
  expect(error).toMatchObject({ code: "github-unavailable", isRetryable: true });
  expect(error.message).toBe(
    "Could not fetch the repository: RPC failed; curl 18 transfer closed with outstanding read data remaining.",
  );
});

test.each([
  [
    "fatal: dumb http transport does not support shallow capabilities",
    "a web page answered instead of the git server",
    "proxy",
  ],
  [`${access}The requested URL returned error: 403`, "error: 403", "contents: read"],
  [
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    "GitHub refused access",
    "github-token",
  ],
  [
    "fatal: couldn't find remote ref refs/pull/7/head",
    "the commit is no longer on GitHub",
    "commit that exists",
  ],
  [
    `fatal: remote error: upload-pack: not our ref ${"1".repeat(40)}`,
    "the commit is no longer on GitHub",
    "deleted",
  ],
])("%s: nobody waits, and the next step fits", (stderr, message, nextStep) => {
  const error = fetchFailure(stderr, 128);
  expect(error).toMatchObject({ code: "settings-invalid", isRetryable: false });
  expect(error.message).toContain(message);
  expect(error.nextStep).toContain(nextStep);
});
