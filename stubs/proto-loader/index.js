// Stands in for `@grpc/proto-loader`, which dockerode loads at import for BuildKit sessions alone.
// agent-exec builds no images, so the loader is left out of the bundle.
