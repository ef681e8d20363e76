// Replaces `@balena/dockerignore`, which dockerode loads at import to pack the folder that an image is built from.
// agent-exec packs the folder itself and reads .dockerignore itself (`docker-ignore.ts`): this package throws for `c++`.
