import { lastDisembarkation } from "shared-schema/guest/stay";
import { kycPurgeAt } from "shared-schema/kyc/retention";
import type { KycFileRow } from "../../../store/queries/people/kyc.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Deps, type Tx, transact } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { scrub } from "../scrub.ts";
import { sweepKyc } from "./sweepKyc.ts";

export const KYC_PURGE = "kyc.purge";

/** The check of a party with the moment of its purge, UTC. */
interface KeptKyc extends KycFileRow {
  at: string;
}

/** Lists the checks that are kept, the soonest to be purged first. An agreement that was deleted, or names no end, counts from the last entry. */
export function keptKyc({ store }: Pick<Tx, "store">, days: number): KeptKyc[] {
  const ends = new Map<string, string | null>();
  const endOf = (id: string): string | null => {
    const row = store.documents.get("agreements", id);
    return row && !row.deleted ? lastDisembarkation(uncut("agreements", row)) : null;
  };
  return store.kyc
    .files()
    .map((file) => {
      const known = ends.get(file.agreement_id);
      const ended = known === undefined ? endOf(file.agreement_id) : known;
      ends.set(file.agreement_id, ended);
      return { ...file, at: kycPurgeAt(file.updated_at, ended, days) };
    })
    .sort((a, b) => a.at.localeCompare(b.at));
}

/**
 * Purges the checks of parties whose time has come: entries, documents and their files, and the files of documents that were removed before.
 * @param days after the end of the charter, or the last entry
 * @returns how many parties' checks were purged
 */
export async function purgeKyc(deps: Deps, days: number): Promise<number> {
  const purged = transact(deps, (tx) => {
    const due = keptKyc(tx, days).filter(({ at }) => Date.parse(at) <= Date.parse(tx.now));
    if (due.length === 0) return 0;
    tx.store.meta.setErased();
    let documents = 0;
    for (const { agreement_id, profile_id } of due) {
      documents += tx.store.kyc.documents.removeParty({ agreement_id, profile_id }, tx.now);
      tx.store.kyc.forgetParty({ agreement_id, profile_id });
    }
    const parties = due.map(({ agreement_id, profile_id }) => [Number(agreement_id), Number(profile_id)]);
    noteEvent(tx, { verb: KYC_PURGE, user_id: null, details: { parties, documents } }, null);
    return due.length;
  });
  if (purged > 0) await scrub(deps);
  await sweepKyc(deps);
  return purged;
}
