// Stands in for `@grpc/grpc-js`, which dockerode loads at import for BuildKit sessions alone.
// agent-exec builds images by the engine's older build call, without BuildKit, so the client is left out of the bundle.
