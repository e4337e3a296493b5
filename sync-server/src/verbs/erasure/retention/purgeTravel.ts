import { type Deps, transact } from "../../base/context.ts";
import { openTargets } from "../../base/erasures.ts";
import { beginErasure, runErasure } from "../run.ts";
import { keptTravelData } from "./due.ts";

/**
 * Purges passports of passengers, guest preferences, and births and identity documents of crews, some time after the last disembarkation, and preferences that no one reads any more at once: from documents and their history, frozen
 * copies, inboxes, answers and revisions that devices brought back, and from the file itself. Devices get the documents again.
 * @param days after the last disembarkation
 * @returns how many profiles and agreements lost data
 */
export async function purgeTravelData(
  deps: Deps,
  days: number,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const begun = transact(deps, (tx) => {
    // One that is still at it, or that has failed, goes on by itself, and leaves nothing due behind for long.
    if (openTargets(tx).some(({ kind }) => kind === "TRAVEL")) return null;
    const due = keptTravelData(tx, days).filter(({ at }) => Date.parse(at) <= Date.parse(tx.now));
    if (due.length === 0) return null;
    const agreements = new Map<string, Set<string>>();
    for (const { kind, id, guests = [] } of due) {
      if (kind === "PREFERENCES") agreements.set(id, new Set([...(agreements.get(id) ?? []), ...guests]));
    }
    const erasure = beginErasure(tx, {
      kind: "TRAVEL",
      profiles: due.flatMap(({ kind, id }) => (kind === "PASSPORT" ? [id] : [])),
      agreements: Object.fromEntries([...agreements].map(([id, guests]) => [id, [...guests]])),
      crews: due.flatMap(({ kind, id }) => (kind === "CREW" ? [id] : [])),
      ...{ revision: tx.store.history.newest(), days },
    });
    return { erasure, count: due.length };
  });
  if (!begun) return 0;
  await runErasure(deps, begun.erasure, { isStopped });
  return begun.count;
}
