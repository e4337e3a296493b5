import { MOST_MARKS } from "shared-schema/api/account/alertMarks";
import type { Collection } from "shared-schema/sync/wire";
import type { UserRow } from "../../../store/queries/account/users.ts";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import type { Tx } from "../../base/context.ts";
import { ownership } from "../../base/relations.ts";
import { type Body, uncutBody } from "../../base/uncut.ts";
import { commitDocument } from "../../documents/commitDocument.ts";

/**
 * Moves everything of an account to another: its profiles with the agreements that they are on, contacts, the yachts and profiles that
 * it made, what waits in its inbox, requests and lines of statements. The former account is closed, and its address is free.
 * The verb notes the event.
 */
export function moveAccount(tx: Tx, from: UserRow, to: number): void {
  const { store } = tx;
  const made = [...madeBy(tx, "yachts", from.id), ...madeBy(tx, "profiles", from.id)];
  for (const row of store.documents.ownedBy("profiles", from.id)) {
    move(tx, "profiles", row, { user_id: to, is_main: false }, to);
  }
  for (const row of store.documents.ownedBy("contacts", from.id)) move(tx, "contacts", row, { user_id: to }, to);
  for (const row of store.documents.ownedBy("inbox", from.id)) move(tx, "inbox", row, { user_id: to }, to);
  for (const row of made) move(tx, row.collection === "yachts" ? "yachts" : "profiles", row, { created_by: to }, to);
  store.accountRecords.move(from.id, to);
  store.passportReads.moveReader(from.id, to);
  store.kyc.moveAccount(from.id, to);
  moveMarks(tx, from.id, to);
  if (from.may_create_agreements === 1) store.users.letCreateAgreements(to, true);
  store.sessions.closeOthers(from.id, "");
  store.accountTokens.useAllOf(from.id, tx.now);
  store.users.mergeInto(from.id, to, tx.now);
}

/** Dismissed alerts stay dismissed: the account that goes on has the same agreements. */
function moveMarks({ store: { alertMarks }, now }: Tx, from: number, to: number): void {
  for (const key of alertMarks.of(from, MOST_MARKS)) alertMarks.add(to, key, now);
  alertMarks.trim(to, MOST_MARKS);
  alertMarks.trim(from, 0);
}

/** The yachts of an account, or the profiles that it has made and no one owns. */
function madeBy(tx: Tx, collection: "yachts" | "profiles", userId: number): DocumentRow[] {
  return tx.store.documents.allVisibleTo(userId, collection).filter((row) => {
    const { owner_id, creator_id } = ownership(uncutBody(row));
    return owner_id === null && creator_id === userId;
  });
}

function move(tx: Tx, collection: Collection, before: DocumentRow, change: Body, user_id: number): void {
  const body = { ...uncutBody(before), ...change };
  const op = `merge-${tx.ids.uuid()}`;
  commitDocument(tx, { collection, id: before.id, before, body, user_id, op, event: null });
}
