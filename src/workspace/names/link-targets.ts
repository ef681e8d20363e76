/** Why a link cannot go in, as what "it" does. */
export type LinkFault = "leads out of the workspace" | "leads in a circle or through too many others";

const out: LinkFault = "leads out of the workspace";
const tooMany: LinkFault = "leads in a circle or through too many others";

/** What Linux follows before it gives up. */
const maxLinks = 40;

/** A name in the tree of all links' paths; null stands for one that none of them has. */
interface Name {
  readonly below: Map<string, Name>;
  /** What the link holds; null for a folder. */
  target: string | null;
}

interface Place {
  /** The names from the workspace on. */
  readonly way: readonly (Name | null)[];
  /** How many links were followed to it. */
  readonly followed: number;
}

/**
 * Tells where links lead by their texts alone, each through whatever others there are: nothing is read.
 * @param links what each link holds, by its path relative to the workspace
 * @returns why a link of these does not lead to a place in the workspace, be there something or not; null where it does
 */
export function linkFaults(links: ReadonlyMap<string, string>): (path: string) => LinkFault | null {
  const root = treeOf(links);
  const known = new Map<Name, Place | LinkFault>();
  const follow = (link: Name, folder: readonly (Name | null)[], before: number): Place | LinkFault => {
    const place = known.get(link) ?? placeOf(link.target!, folder, before);
    // How many come before it depends on where it is asked from: that is no property of the link.
    if (place !== tooMany) known.set(link, place);
    return place;
  };
  const placeOf = (target: string, folder: readonly (Name | null)[], before: number): Place | LinkFault => {
    if (before >= maxLinks) return tooMany;
    if (target.startsWith("/")) return out;
    let way = [...folder];
    let followed = 1;
    for (const part of target.split("/")) {
      if (part === "" || part === ".") continue;
      if (part === "..") {
        if (way.length === 0) return out;
        way.pop();
        continue;
      }
      const above = way.length === 0 ? root : way.at(-1)!;
      const name = above?.below.get(part) ?? null;
      if (name === null || name.target === null) {
        way.push(name);
        continue;
      }
      const place = follow(name, way, before + followed);
      if (typeof place === "string") return place;
      followed += place.followed;
      if (before + followed > maxLinks) return tooMany;
      way = [...place.way];
    }
    return { way, followed };
  };
  return (path) => {
    const way = path.split("/").reduce<Name[]>((names, part) => {
      return [...names, (names.at(-1) ?? root).below.get(part)!];
    }, []);
    const place = follow(way.at(-1)!, way.slice(0, -1), 0);
    return typeof place === "string" ? place : null;
  };
}

function treeOf(links: ReadonlyMap<string, string>): Name {
  const root: Name = { below: new Map(), target: null };
  for (const [path, target] of links) {
    let name = root;
    for (const part of path.split("/")) {
      const below = name.below.get(part) ?? { below: new Map(), target: null };
      name.below.set(part, below);
      name = below;
    }
    name.target = target;
  }
  return root;
}
