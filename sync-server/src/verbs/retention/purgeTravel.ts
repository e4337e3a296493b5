import { eraseFrom } from "../audit/erase/eraser.ts";
import { scrub } from "../audit/erase/scrub.ts";
import { travelEraser } from "../audit/erase/travel.ts";
import { noteDocument, noteEvent } from "../core/audit.ts";
import { type Deps, transact } from "../core/context.ts";
import { keptTravelData } from "./due.ts";

const COLLECTIONS = { PASSPORT: "profiles", PREFERENCES: "guest_preferences", CREW: "crew_lists" } as const;

/**
 * Purges passports of passengers, guest preferences, and births and identity documents of crews, some time after the last disembarkation, and preferences that nobody reads any more at once: from documents and their history, frozen
 * copies, inboxes, answers and revisions that devices brought back, and from the file itself. Devices get the documents anew.
 * @param days after the last disembarkation
 * @returns how many profiles and agreements lost data
 */
export function purgeTravelData(deps: Deps, days: number): number {
  const purged = transact(deps, (tx) => {
    const due = keptTravelData(tx, days).filter(({ at }) => Date.parse(at) <= Date.parse(tx.now));
    if (due.length === 0) return 0;
    const profiles = due.flatMap(({ kind, id }) => (kind === "PASSPORT" ? [id] : []));
    const agreements = new Map<string, Set<string>>();
    for (const { kind, id, guests = [] } of due) {
      if (kind === "PREFERENCES") agreements.set(id, new Set([...(agreements.get(id) ?? []), ...guests]));
    }
    const crews = due.flatMap(({ kind, id }) => (kind === "CREW" ? [id] : []));
    // A crew list that was refused is in no document.
    const before = due
      .map(({ kind, id }) => tx.store.documents.get(COLLECTIONS[kind], id))
      .find((document) => document !== undefined);
    const counts = eraseFrom(tx, travelEraser({ profiles: new Set(profiles), agreements, crews: new Set(crews) }));
    const after = before && tx.store.documents.get(before.collection, before.id);
    const of = [...new Set([...agreements.keys(), ...crews])];
    const numbers = { profiles: profiles.map(Number), agreements: of.map(Number) };
    const event = { verb: "travel.purge", details: { ...counts, ...numbers } } as const;
    if (after) noteDocument(tx, event, { before, after, user_id: null }, null);
    else noteEvent(tx, { ...event, user_id: null }, null);
    return due.length;
  });
  if (purged === 0) return 0;
  scrub(deps);
  return purged;
}
