// Replaces `@grpc/grpc-js`, which dockerode loads at import and uses only for BuildKit sessions. agent-exec builds images
// without BuildKit.
