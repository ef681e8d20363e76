export type ImageName = ImageReference | ImageId;

/** A name that a registry knows: `python:3-slim`, `ghcr.io/org/tool@sha256:…`. */
export interface ImageReference {
  readonly kind: "reference";
  /** `docker.io` if the name has no registry; otherwise a host, and its port if there is one. */
  readonly registry: string;
  /** With the prefix `library/` that short names of Docker Hub leave out. */
  readonly repository: string;
  readonly tag: string | null;
  /** `sha256:…`. */
  readonly digest: string | null;
}

/** An id that only one machine knows: `sha256:` and 64 hexadecimal digits. */
export interface ImageId {
  readonly kind: "id";
}

/** Instead of a name: the image that the repository's devcontainer.json names or builds. */
export const devcontainer = "devcontainer";

/** The name prefix of images that were built here. Such images are never pulled. */
export const builtImages = "agent-exec-build";

/** The registry of names without a registry. */
export const dockerHub = "docker.io";

/**
 * Parses a name by the grammar of Docker and OCI, or says what is wrong with it, as the end of a sentence.
 * https://github.com/distribution/reference/blob/main/regexp.go
 */
export function parseImageName(text: string): ImageName | { readonly fault: string } {
  if (/^sha256:[0-9a-f]{64}$/.test(text)) return { kind: "id" };
  if (/^[0-9a-f]{64}$/.test(text)) return { fault: "is an image's id without `sha256:` before it" };
  const [, name = "", tag = null, digest = null] = wholeName.exec(text) ?? [];
  const { registry, repository } = splitRegistry(name);
  if (!isRegistry.test(registry) || !isRepository.test(repository)) return { fault: faultOf(text) };
  if (tag !== null && !isTag.test(tag)) return { fault: `has an invalid tag` };
  if (digest !== null && !isDigest.test(digest))
    return { fault: "has a digest that is not sha256: plus 64 hexadecimal digits" };
  if (repository.length > maxRepositoryChars)
    return { fault: `is longer than ${maxRepositoryChars} characters` };
  return { kind: "reference", registry, repository, tag, digest };
}

/** 255 characters: the grammar's own limit for a repository's name. */
const maxRepositoryChars = 255;

/** The last colon begins a tag only if no slash follows. Before a slash it begins a port. */
const wholeName = /^([^@]*?)(?::([^/:@]*))?(?:@(.*))?$/s;
const isRegistry =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[a-f0-9:]+\])(?::\d+)?$/i;
const isRepository = /^[a-z0-9]+(?:(?:\.|__?|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|__?|-+)[a-z0-9]+)*)*$/;
const isTag = /^\w[\w.-]{0,127}$/;
/** The only algorithm of the grammar that engines accept. */
const isDigest = /^sha256:[0-9a-f]{64}$/;

/** The first part is a registry if it looks like a host: with a dot, a port or a capital letter, or `localhost`. */
function splitRegistry(name: string): { readonly registry: string; readonly repository: string } {
  const slash = name.indexOf("/");
  const first = name.slice(0, Math.max(0, slash));
  const isHost = /[.:]/.test(first) || first === "localhost" || first !== first.toLowerCase();
  const registry = !isHost || first === "index.docker.io" ? dockerHub : first;
  const rest = isHost ? name.slice(slash + 1) : name;
  return { registry, repository: registry === dockerHub && !rest.includes("/") ? `library/${rest}` : rest };
}

function faultOf(text: string): string {
  if (text.includes("://")) return "begins like an address. Remove https:// from the name";
  if (/\s/.test(text)) return "contains a space or a line break";
  if (/[A-Z]/.test(text)) return "contains a capital letter, but names are lower-case";
  return "does not follow the form [registry/]name[:tag][@sha256:digest]";
}
