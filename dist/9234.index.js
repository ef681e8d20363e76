export const id = 9234;
export const ids = [9234,6091];
export const modules = {

/***/ 10109:
/***/ (() => {

// Stands in for `@balena/dockerignore`, which dockerode loads at import for the folder that an image is built from.
// agent-exec packs those files itself.


/***/ }),

/***/ 7321:
/***/ (() => {

// Stands in for `@grpc/grpc-js`, which dockerode loads at import for BuildKit sessions alone.
// agent-exec builds no images, so the client is left out of the bundle.


/***/ }),

/***/ 3541:
/***/ (() => {

// Stands in for `@grpc/proto-loader`, which dockerode loads at import for BuildKit sessions alone.
// agent-exec builds no images, so the loader is left out of the bundle.


/***/ }),

/***/ 3079:
/***/ (() => {

// Stands in for `protobufjs`, which dockerode loads at import to read BuildKit's progress.
// agent-exec builds no images; the library was half of what Docker's client took to load.


/***/ }),

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


/***/ }),

/***/ 47150:
/***/ (() => {

// Stands in for `tar-fs`, which dockerode loads at import to pack the folder that an image is built from.
// agent-exec builds no images; the packer brought three copies of readable-stream.


/***/ })

};
