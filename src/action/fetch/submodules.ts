import { readdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { AgentExecError, toAgentExecError, settingsInvalid } from "../../errors.js";
import { findPathFault } from "../../files/path-fault.js";
import { named } from "../../format/listed.js";
import { checkOut, fetchInto, gitIn, type GitOptions, type Source } from "./fetch-git.js";

/** Boost is a large example, with 170 submodules in 2 levels. */
const limits = { submodules: 300, levels: 5 };

export interface SubmoduleOptions extends GitOptions {
  readonly workflow: Pick<Source, "server" | "repository">;
  readonly target: { readonly isFork: boolean };
  readonly token: string;
}

/**
 * Fetches the submodules of a fetched commit, and their submodules. It does not use `git submodule`: git takes
 * addresses, paths and options from `.gitmodules`, which a pull request may have changed.
 * @throws AgentExecError like `fetchRepository`; `settings-invalid` if an address is not a repository of this server.
 */
export async function fetchSubmodules(folder: string, options: SubmoduleOptions): Promise<void> {
  const { workflow } = options;
  const root = await realpath(folder);
  let left = limits.submodules;
  const fetchBelow = async (path: string, above: string, level: number): Promise<void> => {
    for (const module of await submodulesIn(join(root, path), options)) {
      const here = join(path, module.path);
      left -= 1;
      if (left < 0 || level > limits.levels)
        throw refused(
          here,
          `there are more than ${limits.submodules} submodules, or they are nested more than ${limits.levels} levels deep`,
        );
      const repository = submoduleRepository(module.address, { server: workflow.server, above });
      if (repository === null) throw refused(here, `its address is not a repository on ${workflow.server}`);
      await requireEmptyFolder(root, here);
      await fetchOne(join(root, here), { ...module, path: here, repository }, options);
      await fetchBelow(here, repository, level + 1);
    }
  };
  await fetchBelow("", workflow.repository, 1);
}

async function fetchOne(
  folder: string,
  { path, repository, sha }: Omit<Submodule, "address"> & { readonly repository: string },
  { workflow, target, token, ...options }: SubmoduleOptions,
): Promise<void> {
  // A fork's `.gitmodules` could name a private repository. So submodules of a fork, and of other owners, are fetched
  // without the token.
  const isOwn = !target.isFork && ownerOf(repository) === ownerOf(workflow.repository);
  const source = { server: workflow.server, repository, token: isOwn ? token : null };
  const call = { ...options, what: `the submodule ${named(path)}` };
  try {
    await fetchInto(folder, { source, refs: [sha] }, call);
    await checkOut(folder, sha, call);
  } catch (thrown) {
    const { code, message, isRetryable } = toAgentExecError(thrown);
    if (isRetryable || options.signal.aborted) throw thrown;
    const login = isOwn
      ? "The job's own token cannot read another private repository, so set `github-token` to a token that can read the submodule's repository."
      : "The repository must be public. agent-exec sends no token to another owner's repository, and sends no token at all if the pull request comes from a fork.";
    const nextStep = `Check that ${repository} has the commit ${sha.slice(0, 12)}. ${login}`;
    throw new AgentExecError(code, message, { nextStep, cause: thrown });
  }
}

interface Submodule {
  readonly path: string;
  readonly sha: string;
  readonly address: string;
}

/** The submodules with an address in `.gitmodules`. Others stay empty folders, and a warning names them. */
async function submodulesIn(folder: string, options: GitOptions): Promise<readonly Submodule[]> {
  const tree = (await gitIn(folder, ["ls-tree", "-r", "-z", "HEAD"], options)).split("\0");
  const links = tree.filter((entry) => entry.startsWith("160000 "));
  if (links.length === 0 || !tree.some((entry) => /^100\d{3} .*\t\.gitmodules$/.test(entry))) return [];
  const list = ["config", "--blob", "HEAD:.gitmodules", "--no-includes", "-z", "--list"];
  const addresses = addressesIn(await gitIn(folder, list, options));
  return links.flatMap((entry) => {
    const [facts = "", path = ""] = entry.split("\t");
    const address = addresses.get(path);
    return address === undefined ? [] : [{ path, sha: facts.split(" ")[2] ?? "", address }];
  });
}

/** Reads only `submodule.NAME.path` and `submodule.NAME.url`. Returns the address for each path. */
function addressesIn(listing: string): ReadonlyMap<string, string> {
  const values = { path: new Map<string, string>(), url: new Map<string, string>() };
  for (const record of listing.split("\0")) {
    const [, name, key, value] = /^submodule\.([^\n]*)\.(path|url)\n([^]*)$/.exec(record) ?? [];
    if (name !== undefined && value !== undefined) values[key as "path" | "url"].set(name, value);
  }
  const found = [...values.path].map(([name, path]) => [path, values.url.get(name)] as const);
  return new Map(found.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** Checks that git created an empty folder for the submodule. A link on the path would lead elsewhere. */
async function requireEmptyFolder(root: string, path: string): Promise<void> {
  const place = join(root, path);
  const isPlain = findPathFault(path) === null && (await realpath(place).catch(() => null)) === place;
  const isEmpty = isPlain && (await readdir(place).catch(() => ["unreadable"])).length === 0;
  if (!isEmpty) throw refused(path, "its path is not an empty folder");
}

function ownerOf(repository: string): string {
  return repository.split("/")[0]!.toLowerCase();
}

function refused(path: string, why: string): AgentExecError {
  return settingsInvalid(
    `Could not fetch the submodule ${named(path)}: ${why}.`,
    "Fetch the submodule with actions/checkout in an earlier step, or leave out `submodules`.",
  );
}

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
  const name = url.pathname.replaceAll(/^\/|\/$/g, "").replace(/\.git$/, "");
  return isHere && repositoryName.test(name) ? name : null;
}
