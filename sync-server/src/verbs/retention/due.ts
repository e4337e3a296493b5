import { purgeAt } from "shared-schema/guest/retention";
import { lastDisembarkation } from "shared-schema/guest/stay";
import { hasTravelData } from "../audit/erase/travel.ts";
import { bodyOf, parsedBody } from "../core/bodies.ts";
import type { Tx } from "../core/context.ts";

/** Travel data that is kept, and from when on it is purged. UTC. */
export interface KeptTravelData {
  kind: "PASSPORT" | "PREFERENCES";
  /** Number of the profile, or of the agreement. */
  id: string;
  at: string;
}

/**
 * Lists the passports of passengers and the guest preferences that are kept, with the moment of their purge. A passport waits for the end of the
 * last of the passenger's cruises; while one of them has no end yet, it is not listed. Drafts count: they may be sailed.
 * @param days after the last disembarkation
 */
export function keptTravelData(tx: Pick<Tx, "store">, days: number): KeptTravelData[] {
  const { documents, ledger } = tx.store;
  const kept: KeptTravelData[] = [];
  const ends = new Map<string, string | null>();
  for (const id of documents.idsIn("agreements")) {
    const row = documents.get("agreements", id);
    if (!row || row.deleted) continue;
    const agreement = bodyOf("agreements", row);
    const ended = lastDisembarkation(agreement);
    for (const { role, profile_id } of Object.values(agreement.parties)) {
      if (role !== "passengers") continue;
      const known = ends.get(String(profile_id));
      ends.set(String(profile_id), known === undefined ? ended : laterOf(known, ended));
    }
    const states = ledger.revisionsOf("guest_preferences", id);
    const isKept = states.some((state) => Object.keys(bodyOf("guest_preferences", state).guests).length > 0);
    if (isKept && ended !== null) kept.push({ kind: "PREFERENCES", id, at: purgeAt(ended, days) });
  }
  for (const [id, ended] of ends) {
    if (ended === null) continue;
    const isKept = ledger.revisionsOf("profiles", id).some((state) => hasTravelData(parsedBody(state)));
    if (isKept) kept.push({ kind: "PASSPORT", id, at: purgeAt(ended, days) });
  }
  return kept.sort((a, b) => a.at.localeCompare(b.at));
}

/** Null is an end that nobody knows yet, and later than all others. */
function laterOf(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return null;
  return Date.parse(a) > Date.parse(b) ? a : b;
}
