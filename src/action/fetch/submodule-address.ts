/** A repository's full name at GitHub. Neither part can be mistaken for an option or a hidden folder. */
const repositoryName = /^[A-Za-z0-9_][\w.-]*\/[A-Za-z0-9_][\w.-]*$/;

/** The short form of an SSH address, such as `git@github.com:owner/name.git`. */
const shortSsh = /^[\w-]+@([\w.-]+):(?!\/)(.*)$/;

/**
 * The repository `owner/name` in a submodule's address. Null if it is not on this server. A stranger may have written
 * the address, so git gets nothing of it but these two names.
 * @param above the repository that contains the submodule
 */
export function submoduleRepository(
  address: string,
  { server, above }: { readonly server: string; readonly above: string },
): string | null {
  const isRelative = /^\.\.?\//.test(address);
  const [, host, path] = shortSsh.exec(address) ?? [];
  const absolute = host === undefined ? address : `ssh://${host}/${path}`;
  const base = isRelative ? `${server}/${above}/` : undefined;
  const url = URL.canParse(absolute, base) ? new URL(absolute, base) : null;
  if (url === null || !["https:", "ssh:", "git:", new URL(server).protocol].includes(url.protocol))
    return null;
  const isHere =
    url.protocol === "ssh:" ? url.hostname === new URL(server).hostname : url.host === new URL(server).host;
  const name = url.pathname
    .replace(/^\//, "")
    .replace(/\/$/, "")
    .replace(/\.git$/, "");
  return isHere && repositoryName.test(name) ? name : null;
}
