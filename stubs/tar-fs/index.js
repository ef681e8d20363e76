// Stands in for `tar-fs`, which dockerode loads at import to pack the folder that an image is built from.
// agent-exec packs that folder itself; the packer brought three copies of readable-stream.
