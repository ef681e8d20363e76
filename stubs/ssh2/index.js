// Replaces `ssh2`, which docker-modem loads at import. agent-exec does not use it: it reaches an engine over ssh:// by the
// user's own ssh. ssh2's native parts differ between machines, and its wasm loader breaks in an ES-module bundle. The stub
// can go when docker-modem loads ssh2 only for ssh:// hosts.
exports.Client = class {
  constructor() {
    throw new Error("ssh2 is not part of this build.");
  }
};
