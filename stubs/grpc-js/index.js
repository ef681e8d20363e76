// Stands in for `@grpc/grpc-js`, which dockerode loads at import for BuildKit sessions alone.
// agent-exec builds no images, so the client is left out of the bundle.
