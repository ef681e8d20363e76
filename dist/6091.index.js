export const id = 6091;
export const ids = [6091];
export const modules = {

/***/ 66091:
/***/ ((__unused_webpack_module, exports) => {

// Stands in for `ssh2`, which docker-modem loads at import and which agent-exec never uses: its native
// parts make the bundle differ between machines and its wasm loader breaks in an ES-module bundle.
// An engine over ssh:// is reached by the user's own ssh instead. It can go when docker-modem loads
// ssh2 only for ssh:// hosts.
exports.K = class {
  constructor() {
    throw new Error("ssh2 is not part of this build.");
  }
};


/***/ })

};
