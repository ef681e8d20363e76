// Replaces `tar-fs`, which dockerode loads at import to pack the folder that an image is built from. agent-exec packs that
// folder itself. tar-fs would bring three copies of readable-stream.
