import { heldFields, heldRoles } from "shared-schema/agreement/people/held";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { refused } from "shared-schema/base/result";
import { changesBank } from "shared-schema/profile/bankChange";
import { decideProfileChange, NOT_HELD } from "shared-schema/profile/change";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import type { Actor, Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import type { Rule } from "./rule.ts";

/** Whether a profile may be written so. Bank details want a proof that the actor is the owner. */
export const decideProfile: Rule = ({ tx, actor, row, after }) => {
  const before = row && uncut("profiles", row);
  const held = row ? heldOf(tx, actor, row) : NOT_HELD;
  const verdict = decideProfileChange(before, after, actor.user_id, held);
  if (!verdict.ok || !verdict.value || actor.is_proved || !changesBank(before, verdict.value)) return verdict;
  return refused("account.proof-needed");
};

/** The fields of a profile that contracts hold for this user. */
export function heldOf(tx: Tx, { user_id }: Actor, row: DocumentRow): ReadonlySet<keyof ProfileBody> {
  return heldFields(uncut("profiles", row), heldRoles(Number(row.id), agreementsOf(tx, row.id)), user_id);
}

/** The agreements that a profile is on. */
function* agreementsOf({ store }: Tx, profileId: string): Generator<AgreementBody> {
  for (const id of store.links.sourcesOf("profiles", profileId, "agreements")) {
    const row = store.documents.get("agreements", id);
    if (row && !row.deleted) yield uncut("agreements", row);
  }
}
