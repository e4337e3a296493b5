import type { RetentionView } from "shared-schema/api/privacy/ownData";
import { fullName } from "shared-schema/profile/schema";
import { z } from "zod";
import { type Deps, reading, type Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { keptTravelData } from "./due.ts";
import type { KeptTravelData } from "./kept.ts";
import { KYC_PURGE, keptKyc } from "./purgeKyc.ts";

/** Days for which each kind is kept. */
interface RetentionDays {
  /** After the last disembarkation. */
  passportDays: number;
  /** After the end of the charter. */
  kycDays: number;
}

/** As many as a page shows. */
const MOST_KEPT = 500;
const MOST_PURGED = 100;

/** The verb of the end of a purge. */
const TRAVEL_PURGE = "travel.purge";

const notedKyc = z.object({ parties: z.array(z.array(z.int())), documents: z.int() });
const noted = z.object({ profiles: z.array(z.int()), agreements: z.array(z.int()), revisions: z.int() });

/** Lists the personal data that is kept for a time with the moment of its purge, and the purges so far. */
export function showRetention(deps: Deps, { passportDays, kycDays }: RetentionDays): RetentionView {
  const tx = reading(deps);
  const travel = keptTravelData(tx, passportDays).slice(0, MOST_KEPT);
  const kyc = keptKyc(tx, kycDays).slice(0, MOST_KEPT);
  const kept = [
    ...travel.map((each) => ({ ...each, id: Number(each.id), agreement_id: null, name: nameOf(tx, each) })),
    ...kyc.map(({ agreement_id, profile_id, subject, at }) => ({
      ...{ kind: "KYC" as const, id: Number(profile_id), agreement_id: Number(agreement_id), name: subject, at },
    })),
  ];
  return {
    passport_days: passportDays,
    kyc_days: kycDays,
    kept: kept
      .sort((a, b) => a.at.localeCompare(b.at))
      .slice(0, MOST_KEPT)
      .map(({ kind, id, agreement_id, name, at }) => ({ kind, id, agreement_id, name, at })),
    kyc_purged: tx.store.audit.newestOf(KYC_PURGE, MOST_PURGED).flatMap(({ at, details }) => {
      const read = notedKyc.safeParse(JSON.parse(details ?? "null"));
      return read.success ? [{ at, parties: read.data.parties.length, documents: read.data.documents }] : [];
    }),
    purged: tx.store.audit.newestOf(TRAVEL_PURGE, MOST_PURGED).flatMap(({ at, details }) => {
      const read = noted.safeParse(JSON.parse(details ?? "null"));
      return read.success ? [{ at, ...read.data }] : [];
    }),
  };
}

function nameOf({ store }: Tx, { kind, id }: KeptTravelData): string {
  if (kind !== "PASSPORT") {
    const row = store.documents.get("agreements", id);
    return row ? uncut("agreements", row).name : "";
  }
  const row = store.documents.get("profiles", id);
  return row ? fullName(uncut("profiles", row)) : "";
}
