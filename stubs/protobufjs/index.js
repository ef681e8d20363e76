// Stands in for `protobufjs`, which dockerode loads at import to read BuildKit's progress.
// agent-exec builds no images; the library was half of what Docker's client took to load.
