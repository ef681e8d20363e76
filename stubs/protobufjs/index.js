// Replaces `protobufjs`, which dockerode loads at import and uses only to read BuildKit's progress. agent-exec builds images
// without BuildKit. Loading it took half of the time that Docker's client takes to load.
