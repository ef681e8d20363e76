// Stands in for `@balena/dockerignore`, which dockerode loads at import for the folder that an image is built from.
// agent-exec packs those files itself.
