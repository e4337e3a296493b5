import { noteDocument, noteEvent } from "../base/audit/note.ts";
import type { Tx } from "../base/context.ts";
import type { Counts, TargetOf } from "../base/erasures.ts";
import type { Job } from "./job.ts";
import { lostTravel } from "./stages/travelStanding.ts";

/** The counts of rows that an erasure of a person leaves on purpose. */
export interface LeftBehind {
  /** Generated versions of contracts that still name the person: they are kept as evidence. */
  contracts: number;
  /** Entries of checks of the person (KYC): agreements keep them until their own purge, as the law asks. */
  checks: number;
}

/** Notes the end of an erasure in the audit trail. */
export function noteEnd(tx: Tx, { target, counts }: Job): void {
  switch (target.kind) {
    case "ACCOUNT": {
      const { user_id, profiles } = target;
      const { failed } = counts;
      const details = { profiles, ...(failed !== undefined && { failed }) };
      noteEvent(tx, { verb: "account.delete", user_id, details }, null);
      return;
    }
    case "PROFILE":
      noteProfile(tx, target, counts);
      return;
    case "TRAVEL": {
      const { revisions, texts } = counts;
      const lost = lostTravel(tx.store, target);
      const wishes = Object.entries(target.agreements).filter(([id, of]) =>
        of.some((guest) => lost.agreements.get(id)?.has(guest)),
      );
      const of = new Set([...wishes.map(([id]) => id), ...target.crews.filter(lost.crews.has)]);
      const numbers = {
        profiles: target.profiles.filter(lost.profiles.has).map(Number),
        agreements: [...of].map(Number),
      };
      noteEvent(tx, { verb: "travel.purge", user_id: null, details: { revisions, texts, ...numbers } }, null);
    }
  }
}

/** Counts the rows that a profile's erasure leaves, by its number. */
export function leftBehind({ store }: Pick<Tx, "store">, profile: string): LeftBehind {
  return {
    contracts: store.contractVersions.countNaming(Number(profile)),
    checks: store.kyc.ofProfile(profile).length,
  };
}

function noteProfile(tx: Tx, { profile }: TargetOf<"PROFILE">, counts: Counts): void {
  const after = tx.store.documents.get("profiles", profile);
  if (!after) throw new Error(`There is no profile ${profile}`);
  const details = { ...counts, ...leftBehind(tx, profile) };
  noteDocument(tx, { verb: "profile.purge", details }, { before: after, after, user_id: null }, null);
}
