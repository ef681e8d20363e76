// Stands in for `tar-fs`, which dockerode loads at import to pack the folder that an image is built from.
// agent-exec builds no images; the packer brought three copies of readable-stream.
