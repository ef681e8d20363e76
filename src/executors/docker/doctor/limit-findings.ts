import type { Finding } from "../../../ports/check.js";
import type { SessionFacts } from "../../../facts/session.js";
import { unheldLimits } from "../../../format/unheld-limits.js";
import { nameOf, unheld } from "../../contained/trials/findings.js";
import { type Canary, triableLimits, type TriableLimit, tryLimits } from "../canary/limits-canary.js";

const proofs: Readonly<Record<TriableLimit, string>> = {
  workspace: "a full folder accepts no more data",
  inodes: "a folder accepts no more files than allowed",
  "no new privileges": "the kernel reports this limit for a process",
  cpus: "four busy processes together get no more than the allowed processors",
  memory: "the kernel kills a process that takes too much",
  pids: "the kernel refuses processes beyond the limit",
};

/** Reports each limit: from a trial if there is one, otherwise from the kernel inside the container. */
export async function describeLimits(
  canary: Canary,
  { held, waived = [] }: SessionFacts,
): Promise<readonly Finding[]> {
  const tried = await tryLimits({ ...canary, limits: triableLimits });
  const isTriable = (limit: string): boolean => Object.hasOwn(proofs, limit);
  const read = Object.keys(held).filter((limit) => !isTriable(limit) && held[limit] === true);
  const broken = unheldLimits(held).filter((limit) => !isTriable(limit));
  return [
    ...triableLimits.map((limit) =>
      waived.includes(limit)
        ? unheld(limit, { isWaived: true })
        : describeTrial(limit, tried[limit] ?? held[limit]),
    ),
    ...broken.map((limit) => unheld(limit, { isWaived: waived.includes(limit) })),
    { name: "limits", status: "ok", message: `the kernel inside the container reports: ${read.join(", ")}` },
  ];
}

function describeTrial(limit: TriableLimit, holds: boolean | undefined): Finding {
  const name = nameOf(limit);
  if (holds === true) return { name, status: "ok", message: proofs[limit] };
  if (holds === false) return unheld(limit, { isWaived: false });
  return { name, status: "warning", message: "could not be tested here" };
}
