// Stands in for `protobufjs`, which dockerode loads at import to read BuildKit's progress.
// agent-exec builds images by the engine's older build call, without BuildKit; the library was half of what Docker's
// client took to load.
