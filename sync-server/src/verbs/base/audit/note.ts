import { createHmac } from "node:crypto";
import { agreementBody } from "shared-schema/agreement/schema";
import { isEqual } from "shared-schema/base/equal";
import { contactBody, profileBody } from "shared-schema/profile/schema";
import { byKind } from "shared-schema/records/rules";
import { yachtBody } from "shared-schema/yacht/schema";
import type { AuditRow } from "../../../store/queries/audit/audit.ts";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import type { Tx } from "../context.ts";
import { uncutBody } from "../uncut.ts";
import type { DocumentEvent, OtherEvent } from "./events.ts";

/** The revisions between which a verb has moved a document. */
interface Revisions {
  before: DocumentRow | null;
  after: DocumentRow;
  user_id: number | null;
}

/** Notes the verb that has written a document, in the transaction that wrote it. */
export function noteDocument(tx: Tx, event: DocumentEvent, revisions: Revisions, address: string | null): void {
  const { before, after, user_id } = revisions;
  const document = { collection: after.collection, document_id: after.id };
  const details = "details" in event ? event.details : null;
  add(tx, {
    ...document,
    user_id,
    verb: event.verb,
    from_rev: before?.rev ?? null,
    to_rev: after.rev,
    details: details ?? (event.verb.endsWith(".edit") && before ? { fields: changedFields(before, after) } : null),
    address,
  });
}

/**
 * Notes an event without a document: in the database with the address's keyed hash, in the log by numbers alone.
 * @param address the network address as it counts for limits; null where there is none
 */
export function noteEvent(tx: Tx, event: OtherEvent, address: string | null): void {
  const { verb, user_id } = event;
  const details = "details" in event ? event.details : null;
  const nowhere = { collection: null, document_id: null, from_rev: null, to_rev: null };
  add(tx, { ...nowhere, user_id, verb, details, address });
  // Pieces of an erasure are many.
  if (verb !== "erasure.step") tx.log.info({ verb, user_id, details }, "Noted");
}

function add(
  tx: Tx,
  { details, address, ...event }: Omit<AuditRow, "at" | "details"> & { details: object | null },
): void {
  tx.store.audit.add({
    ...event,
    at: tx.now,
    details: details && JSON.stringify(details),
    address: address === null ? null : addressHash(tx, address),
  });
}

/**
 * Fields that the schemas know. Fields that a client has added under names of its own are not named here, because the
 * name may reveal something.
 */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  agreements: Object.keys(agreementBody.shape),
  yachts: Object.keys(yachtBody.shape),
  profiles: Object.keys(profileBody.shape),
  contacts: Object.keys(contactBody.shape),
  ...byKind(({ schema }) => Object.keys(schema.shape)),
};

function changedFields(before: DocumentRow, after: DocumentRow): string[] {
  const [was, is] = [uncutBody(before), uncutBody(after)];
  return (FIELDS[after.collection] ?? []).filter((field) => !isEqual(was[field], is[field]));
}

/** An address as it is kept: who holds the database alone cannot try out all addresses without its key. */
export function addressHash(tx: Pick<Tx, "store" | "ids">, address: string): string {
  const key = tx.store.meta.addressKey(tx.ids.token);
  return createHmac("sha256", key).update(address).digest("base64url").slice(0, 22);
}
