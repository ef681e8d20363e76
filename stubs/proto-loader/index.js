// Replaces `@grpc/proto-loader`, which dockerode loads at import and uses only for BuildKit sessions. agent-exec builds
// images without BuildKit.
