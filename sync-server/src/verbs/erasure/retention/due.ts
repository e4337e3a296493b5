import type { AgreementBody } from "shared-schema/agreement/schema";
import { isEqual } from "shared-schema/base/equal";
import { purgeAt } from "shared-schema/guest/retention";
import { ON_BOARD } from "shared-schema/guest/sailsUntil";
import { lastDisembarkation } from "shared-schema/guest/stay";
import type { HistoryRow } from "../../../store/queries/history.ts";
import type { Tx } from "../../base/context.ts";
import { uncut, uncutBody } from "../../base/uncut.ts";
import { preferencesOf } from "../../people/guest/preferences.ts";
import { hasTravelData, travelData } from "../eraser/travel.ts";
import type { KeptTravelData } from "./kept.ts";
import { keptCrew } from "./keptCrew.ts";
import { returnedTravelData } from "./returnedTravelData.ts";
import { unreadPreferences } from "./unreadPreferences.ts";

/**
 * Lists the passports of passengers, the guest preferences and the crew lists that are kept, with the moment of their purge. A passport waits for the end of the
 * last of the passenger's cruises; while one of them has no end yet, it is not listed. Drafts count: they may be sailed.
 * Travel data that was entered after the last cruise, for one that is not planned yet, is kept as long from its entry on, and so is what a device
 * that slept brings back after the purge. Preferences that no one may read any more are due at once: those of deleted drafts, of withdrawn
 * consents and of guests who have left.
 * @param days after the last disembarkation
 */
export function keptTravelData(tx: Pick<Tx, "store">, days: number): KeptTravelData[] {
  const { documents } = tx.store;
  const kept: KeptTravelData[] = [...unreadPreferences(tx)];
  const ends = new Map<string, string | null>();
  for (const id of documents.idsIn("agreements")) {
    const row = documents.get("agreements", id);
    if (!row || row.deleted) continue;
    const agreement = uncut("agreements", row);
    const ended = lastDisembarkation(agreement);
    for (const person of peopleOnBoard(agreement)) {
      const known = ends.get(person);
      ends.set(person, known === undefined ? ended : laterOf(known, ended));
    }
    const guests = Object.keys(preferencesOf(tx, id).guests);
    if (guests.length > 0 && ended !== null) kept.push({ kind: "PREFERENCES", id, at: purgeAt(ended, days), guests });
  }
  kept.push(...keptPassports(tx, ends, days), ...keptCrew(tx, returnedTravelData(tx, "crew_lists"), days));
  return kept.sort((a, b) => a.at.localeCompare(b.at));
}

/** @param ends of the last cruise of each person, by profile */
function keptPassports(
  tx: Pick<Tx, "store">,
  ends: ReadonlyMap<string, string | null>,
  days: number,
): KeptTravelData[] {
  const returned = returnedTravelData(tx, "profiles");
  return [...ends].flatMap(([id, ended]): KeptTravelData[] => {
    if (ended === null) return [];
    // Anybody can write rows of their own inbox: a copy there counts only while the history holds none, or it would put the end off.
    const entered = lastEntered(tx.store.history.revisionsOf("profiles", id)) ?? returned.get(id) ?? null;
    if (entered === null) return [];
    return [{ kind: "PASSPORT", id, at: purgeAt(entered > ended ? entered : ended, days) }];
  });
}

/** Numbers of the profiles that are on board by an agreement. */
export function peopleOnBoard({ parties }: AgreementBody): string[] {
  return Object.values(parties).flatMap(({ role, profile_id }) =>
    ON_BOARD.includes(role) ? [String(profile_id)] : [],
  );
}

/** The moment at which travel data was last entered or changed, UTC; null where no state holds any. */
function lastEntered(states: readonly HistoryRow[]): string | null {
  const bodies = states.map((state) => ({ at: state.at, body: uncutBody(state) }));
  const entered = bodies.filter(
    ({ body }, index) => hasTravelData(body) && !isEqual(travelData(body), travelData(bodies[index - 1]?.body ?? {})),
  );
  return entered.at(-1)?.at ?? null;
}

/** Null is an end that no one knows yet, and later than all others. */
export function laterOf(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return null;
  return Date.parse(a) > Date.parse(b) ? a : b;
}
