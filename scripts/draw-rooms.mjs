// Draws which rooms import which, for docs/architecture.md. `npm run generate` writes it there.
import { readRooms } from "./imports.mjs";

/** A Mermaid graph of the rooms in a house; `""` is the whole source. */
export function drawRooms(sourceFolder, house = "") {
  const rooms = withoutDetours(readRooms(sourceFolder, house));
  const lines = [...rooms].map(([room, targets]) => {
    const arrows = targets.size > 0 ? ` --> ${[...targets].map(idOf).join(" & ")}` : "";
    return `  ${idOf(room)}["${room}"]${arrows}`;
  });
  return ["```mermaid", "flowchart TD", ...lines, "```"].join("\n");
}

/** Removes arrows that other arrows imply; otherwise nobody sees the floors. */
function withoutDetours(rooms) {
  const left = new Map(
    [...rooms].toSorted().map(([room, targets]) => [room, new Set([...targets].toSorted())]),
  );
  for (const [room, targets] of left) {
    for (const target of rooms.get(room)) {
      targets.delete(target);
      if (!isReached(left, room, target)) targets.add(target);
    }
  }
  return new Map([...left].map(([room, targets]) => [room, new Set([...targets].toSorted())]));
}

function isReached(rooms, from, to, seen = new Set()) {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(rooms.get(from) ?? [])].some((next) => isReached(rooms, next, to, seen));
}

function idOf(room) {
  return room.replace(/[^a-z]+/g, "_");
}
