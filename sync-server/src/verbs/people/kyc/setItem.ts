import type { KycPut } from "shared-schema/api/privacy/kyc";
import { isEqual } from "shared-schema/base/equal";
import { done, fault, type Result, refused, refusedAt } from "shared-schema/base/result";
import { decideKycState } from "shared-schema/kyc/access";
import {
  checkedBy,
  isNoteTooLong,
  type KycEntered,
  MOST_KYC_NOTE,
  OPEN_ENTRY,
  takesFromCheck,
} from "shared-schema/kyc/items";
import type { KycItemRow } from "../../../store/queries/people/kyc.ts";
import type { KycPlace } from "../../../store/queries/people/kycDocuments.ts";
import { nameOfProfile } from "../../base/account/nameOf.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps, type Tx } from "../../base/context.ts";
import { ERASED } from "../../base/erased.ts";
import { overQuota } from "../../base/quota.ts";
import { viewerOf } from "../../base/viewer.ts";
import { holderOf, writingKyc } from "./party.ts";

/** Enters an item of a party's check. The server says who has checked it and when. Sent again, it is done already. */
export function setKycItem(deps: Deps, actor: Actor, place: KycPlace, { upon, ...entered }: KycPut): Result<null> {
  return attempt(deps, (tx) => {
    const party = writingKyc(tx, actor, place);
    if (!party.ok) return party;
    const before = tx.store.kyc.get(place);
    if (isEqual(enteredOf(before), entered)) return done(null);
    if ((before?.rev ?? 0) !== upon) return refused("kyc.changed");
    const held = decideKycState(party.value, viewerOf(tx, actor), holderOf(tx, before));
    if (!held.ok && before && takesFromCheck(before, entered)) {
      return before.state === entered.state ? refused("kyc.not-shortened") : held;
    }
    if (isNoteTooLong(before?.note ?? "", entered.note)) {
      return refusedAt({ note: [fault("too-long", { most: MOST_KYC_NOTE })] }, "document.invalid", { fields: "note" });
    }
    // Each edit counts as a revision would: the audit trail keeps an entry of it.
    const bytes = Buffer.byteLength(JSON.stringify(entered));
    const refusal = overQuota(tx, actor, { bytes });
    if (refusal) return refusal;
    tx.store.usage.add(actor.user_id, { documents: 0, bytes }, tx.now);
    const author = { user_id: actor.user_id, holds: held.ok };
    const { checked_by, checked_at, held_by } = checkedBy(before ?? OPEN_ENTRY, entered, author, tx.now);
    tx.store.kyc.put({ ...rowOf(tx, place, before), ...entered, checked_by, checked_at, held_by, rev: upon + 1 });
    const { state } = entered;
    const details = { ...numbersOf(place), state, fields: changed(enteredOf(before), entered) };
    noteEvent(tx, { verb: "kyc.edit", user_id: actor.user_id, details }, null);
    return done(null);
  });
}

/** The row of an item as something is entered now; a new one is open. */
export function rowOf(tx: Tx, place: KycPlace, before: KycItemRow | undefined): KycItemRow {
  const { agreement_id, profile_id, item } = place;
  const named = () => tx.store.kyc.ofAgreement(agreement_id).find((row) => row.profile_id === profile_id);
  const subject = nameOfProfile(tx, profile_id) ?? (before ?? named())?.subject ?? ERASED;
  const previous = before ?? { ...OPEN_ENTRY, rev: 0 };
  return { ...previous, agreement_id, profile_id, item, subject, updated_at: tx.now };
}

/** A place as the audit trail notes it. */
export function numbersOf({ agreement_id, profile_id, item }: KycPlace) {
  return { agreement: Number(agreement_id), profile: Number(profile_id), item };
}

function enteredOf(row: KycItemRow | undefined): KycEntered {
  const { state, expires_on, note } = row ?? OPEN_ENTRY;
  return { state, expires_on, note };
}

function changed(before: KycEntered, after: KycEntered): string[] {
  return (["state", "expires_on", "note"] as const).filter((field) => before[field] !== after[field]);
}
