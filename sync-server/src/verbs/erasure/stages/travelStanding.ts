import { isEqual } from "shared-schema/base/equal";
import { isMap, type JsonMap } from "shared-schema/base/json";
import { crewTravelData } from "shared-schema/crew/travel";
import type { Store } from "../../../store/store.ts";
import type { Tx } from "../../base/context.ts";
import type { TargetOf } from "../../base/erasures.ts";
import { uncutBody } from "../../base/uncut.ts";
import { hasTravelData, type Travelled, travelData } from "../eraser/travel.ts";
import { isAgreementDue, isPassportDue } from "../retention/stillDue.ts";

type TravelTarget = TargetOf<"TRAVEL">;
type Holder = "profiles" | "guest_preferences" | "crew_lists";

/** The documents that an erasure of travel data empties, in an order that stays. */
export function travelToErase({ profiles, agreements, crews }: TravelTarget): [Holder, string][] {
  return [
    ...profiles.map((id): [Holder, string] => ["profiles", id]),
    ...Object.keys(agreements).map((id): [Holder, string] => ["guest_preferences", id]),
    ...crews.map((id): [Holder, string] => ["crew_lists", id]),
  ];
}

/**
 * Of the documents to empty: those whose travel data is as it was when the erasure was decided, and is still due. Nothing of the history may
 * be erased before.
 */
export function standingTravel(tx: Tx, { agreements, revision, days }: TravelTarget): Travelled {
  const isSame = (collection: Holder, id: string, of: (body: JsonMap) => unknown) => {
    const then = tx.store.history.asOf(collection, id, revision);
    return then !== undefined && isEqual(of(standingBody(tx.store, collection, id)), of(uncutBody(then)));
  };
  return {
    profiles: {
      has: (id) => isSame("profiles", id, travelData) && isPassportDue(tx, id, days),
    },
    agreements: {
      get: (id) => ({
        has: (guest) =>
          (agreements[id] ?? []).includes(guest) &&
          isSame("guest_preferences", id, (body) => guestsIn(body)[guest]) &&
          isAgreementDue(tx, id, days),
      }),
    },
    crews: {
      has: (id) => isSame("crew_lists", id, crewTravelData) && isAgreementDue(tx, id, days),
    },
  };
}

/** The travel data that the standing documents have lost or never held: all copies of it go. */
export function lostTravel(store: Store, target: TravelTarget): Travelled {
  const [profiles, crews] = [new Set(target.profiles), new Set(target.crews)];
  const agreements = new Map(Object.entries(target.agreements).map(([id, guests]) => [id, new Set(guests)]));
  const body = (collection: Holder, id: string) => standingBody(store, collection, id);
  return {
    profiles: { has: (id) => profiles.has(id) && !hasTravelData(body("profiles", id)) },
    agreements: {
      get(id) {
        const lost = agreements.get(id);
        return (
          lost && { has: (guest) => lost.has(guest) && !Object.hasOwn(guestsIn(body("guest_preferences", id)), guest) }
        );
      },
    },
    crews: { has: (id) => crews.has(id) && Object.keys(crewTravelData(body("crew_lists", id))).length === 0 },
  };
}

/** Empty where the document is deleted, or never was. */
function standingBody({ documents }: Pick<Store, "documents">, collection: Holder, id: string): JsonMap {
  const row = documents.get(collection, id);
  return row && !row.deleted ? uncutBody(row) : {};
}

function guestsIn({ guests }: JsonMap): JsonMap {
  return isMap(guests) ? guests : {};
}
