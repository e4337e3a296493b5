import type { AgreementBody } from "shared-schema/agreement/schema";
import { isEqual } from "shared-schema/base/equal";
import type { JsonMap } from "shared-schema/base/json";
import { crewTravelData } from "shared-schema/crew/travel";
import { purgeAt } from "shared-schema/guest/retention";
import { lastDisembarkation } from "shared-schema/guest/stay";
import type { Tx } from "../../base/context.ts";
import { uncut, uncutBody } from "../../base/uncut.ts";
import type { KeptTravelData } from "./kept.ts";

/** A revision that a device brought back does not tell its moment: it is due at once. */
const LONG_AGO = "1970-01-01T00:00:00.000Z";

/**
 * Lists the crew lists that hold births and identity documents, with the moment of their purge: after the end of the voyage, or as long after
 * the last entry where that is later. Those of deleted drafts are due at once, since no one reads them any more. A list that was refused is in
 * an inbox alone.
 * @param returned the newest moment at which a device brought such data back, by the number of the agreement
 * @param days after the last disembarkation
 */
export function keptCrew(
  { store }: Pick<Tx, "store">,
  returned: ReadonlyMap<string, string>,
  days: number,
): KeptTravelData[] {
  const { documents, history } = store;
  const lists = new Set([...documents.everIn("crew_lists"), ...returned.keys()]);
  return [...lists].flatMap((id): KeptTravelData[] => {
    const states = history
      .revisionsOf("crew_lists", id)
      .map((row) => ({ at: row.at, data: crewTravelData(uncutBody(row)) }));
    const entered = lastEntered(states) ?? returned.get(id) ?? null;
    if (entered === null) return [];
    const row = documents.get("agreements", id);
    const agreement: AgreementBody | null = row && !row.deleted ? uncut("agreements", row) : null;
    // Without any agreement the author may still want the entries back.
    if (!row && entered !== "") return [{ kind: "CREW", id, at: purgeAt(entered, days) }];
    if (!agreement) return [{ kind: "CREW", id, at: entered === "" ? LONG_AGO : entered }];
    const ended = lastDisembarkation(agreement);
    return ended === null ? [] : [{ kind: "CREW", id, at: purgeAt(entered > ended ? entered : ended, days) }];
  });
}

/** The moment at which such data was last entered or changed, UTC; null where no state holds any. */
function lastEntered(states: readonly { at: string; data: JsonMap }[]): string | null {
  const entered = states.filter(
    ({ data }, index) => Object.keys(data).length > 0 && !isEqual(data, states[index - 1]?.data ?? {}),
  );
  return entered.at(-1)?.at ?? null;
}
