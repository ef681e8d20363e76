// Stands in for `@grpc/proto-loader`, which dockerode loads at import for BuildKit sessions alone.
// agent-exec builds images by the engine's older build call, without BuildKit, so the loader is left out of the bundle.
