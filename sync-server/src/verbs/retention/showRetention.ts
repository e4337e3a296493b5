import type { RetentionView } from "shared-schema/api/privacy/ownData";
import { fullName } from "shared-schema/profile/schema";
import { z } from "zod";
import { TRAVEL_PURGE } from "../audit/erase/purge.ts";
import { bodyOf } from "../core/bodies.ts";
import { type Deps, reading, type Tx } from "../core/context.ts";
import { keptTravelData } from "./due.ts";
import type { KeptTravelData } from "./kept.ts";

/** As many as a page shows. */
const MOST_KEPT = 500;
const MOST_PURGED = 100;

const noted = z.object({ profiles: z.array(z.int()), agreements: z.array(z.int()), revisions: z.int() });

/** Lists the travel data that is kept with the moment of its purge, and the purges so far. @param days after the last disembarkation */
export function showRetention(deps: Deps, days: number): RetentionView {
  const tx = reading(deps);
  const kept = keptTravelData(tx, days).slice(0, MOST_KEPT);
  return {
    passport_days: days,
    kept: kept.map((each) => ({ kind: each.kind, id: Number(each.id), name: nameOf(tx, each), at: each.at })),
    purged: tx.store.audit.newestOf(TRAVEL_PURGE, MOST_PURGED).flatMap(({ at, details }) => {
      const read = noted.safeParse(JSON.parse(details ?? "null"));
      return read.success ? [{ at, ...read.data }] : [];
    }),
  };
}

function nameOf({ store }: Tx, { kind, id }: KeptTravelData): string {
  if (kind !== "PASSPORT") {
    const row = store.documents.get("agreements", id);
    return row ? bodyOf("agreements", row).name : "";
  }
  const row = store.documents.get("profiles", id);
  return row ? fullName(bodyOf("profiles", row)) : "";
}
