import { createHash } from "node:crypto";
import { done, type Result, refused } from "shared-schema/base/result";
import { decideKycRemoval } from "shared-schema/kyc/access";
import { MOST_KYC_DOCUMENTS } from "shared-schema/kyc/items";
import type { KycDocumentRow, KycPlace } from "../../../store/queries/people/kycDocuments.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../../base/context.ts";
import { overQuota } from "../../base/quota.ts";
import { type Judged, judgeReceipt } from "../../money/payments/receipts.ts";
import { type KycParty, readingKyc, writingKyc } from "./party.ts";
import { numbersOf, rowOf } from "./setItem.ts";

/** Milliseconds that an upload may take, from the row of its document until its file is kept. */
const UPLOAD_MS = 3_600_000;
/** Counted of an account for the smallest document: its file, its row and its entry in the audit trail take room too. */
const LEAST_BYTES = 4_096;

/** Decides whether a document can be taken, as far as that is known without reading it. */
export function decideKycUpload(deps: Deps, actor: Actor, party: KycParty): Result<null> {
  const written = writingKyc(reading(deps), actor, party);
  return written.ok ? done(null) : written;
}

/** Adds a document to an item. It is judged and kept as receipts are: by its content, a picture drawn again. The same content is kept once. */
export async function addKycDocument(
  deps: Deps,
  actor: Actor,
  place: KycPlace,
  file: Blob | null,
): Promise<Result<null>> {
  const written = decideKycUpload(deps, actor, place);
  if (!written.ok) return written;
  const judged = await judgeReceipt(deps, actor, file);
  if (!judged.ok) return judged;
  const { kind, bytes } = judged.value;
  const document = { kind, sha256: createHash("sha256").update(bytes).digest("hex"), bytes: bytes.byteLength };
  const begun = attempt(deps, (tx) => beginUpload(tx, actor, place, document));
  if (!begun.ok) return begun;
  const id = begun.value;
  // Such a document is kept already, unless its file was lost.
  if (id === null && (await deps.files.get(document.sha256))) return done(null);
  await deps.files.put(bytes);
  return id === null ? done(null) : attempt(deps, (tx) => endUpload(tx, actor, place, { id, sha256: document.sha256 }));
}

/**
 * Makes the row of a document before its file is there, as one to delete later. A file whose upload breaks off, or is refused in the end, goes
 * with a sweep for this.
 * @returns the row's key; null where the item has this content already
 */
function beginUpload(
  tx: Tx,
  actor: Actor,
  place: KycPlace,
  document: Pick<KycDocumentRow, "kind" | "sha256" | "bytes">,
): Result<string | null> {
  const existing = standing(tx, actor, place, document.sha256);
  if (!existing.ok) return existing;
  if (existing.value) return done(null);
  const refusal = overQuota(tx, actor, { bytes: document.bytes, grows: true });
  if (refusal) return refusal;
  // Counted before it is kept: it stays, whatever comes of the upload.
  tx.store.usage.add(actor.user_id, { documents: 0, bytes: Math.max(document.bytes, LEAST_BYTES) }, tx.now);
  const { agreement_id, profile_id, item } = place;
  const id = tx.ids.uuid();
  const removed_at = new Date(Date.parse(tx.now) + UPLOAD_MS).toISOString();
  tx.store.kyc.documents.add({
    ...{ id, agreement_id, profile_id, item, ...document, removed_at },
    ...{ added_by: actor.user_id, added_at: tx.now },
  });
  return done(id);
}

/** Shows a document whose file is kept, if that may still be. */
function endUpload(
  tx: Tx,
  actor: Actor,
  place: KycPlace,
  { id, sha256 }: Pick<KycDocumentRow, "id" | "sha256">,
): Result<null> {
  const existing = standing(tx, actor, place, sha256);
  if (!existing.ok) return existing;
  if (existing.value) return done(null);
  if (!tx.store.kyc.documents.stand(id, tx.now)) return refused("kyc.no-document");
  tx.store.kyc.put(rowOf(tx, place, tx.store.kyc.get(place)));
  noteEvent(tx, { verb: "kyc.add", user_id: actor.user_id, details: { ...numbersOf(place), document: id } }, null);
  return done(null);
}

/** A document's bytes, for those who read the check now. The audit trail notes each reader once a day. */
export async function readKycDocument(deps: Deps, actor: Actor, id: string): Promise<Result<Judged>> {
  const found = documentOf(reading(deps), actor, id);
  if (!found.ok) return found;
  const bytes = await deps.files.get(found.value.sha256);
  if (!bytes) return refused("kyc.no-document");
  // Asked once more: the file was awaited.
  return attempt(deps, (tx) => {
    const existing = documentOf(tx, actor, id);
    if (!existing.ok) return existing;
    if (tx.store.kyc.documents.noteRead(id, actor.user_id, tx.now.slice(0, 10))) {
      const details = { ...numbersOf(existing.value), document: id };
      noteEvent(tx, { verb: "kyc.read", user_id: actor.user_id, details }, null);
    }
    return done({ kind: existing.value.kind, bytes });
  });
}

/** Removes a document; its file is deleted with the sweep of the day. @returns where it was */
export function removeKycDocument(deps: Deps, actor: Actor, id: string): Result<KycPlace> {
  return attempt(deps, (tx): Result<KycPlace> => {
    const found = documentOf(tx, actor, id);
    if (!found.ok) return found;
    const written = writingKyc(tx, actor, found.value);
    if (!written.ok) return written;
    const removal = decideKycRemoval(written.value, actor, found.value.added_by);
    if (!removal.ok) return removal;
    tx.store.kyc.documents.remove(id, tx.now);
    const details = { ...numbersOf(found.value), document: id };
    noteEvent(tx, { verb: "kyc.remove", user_id: actor.user_id, details }, null);
    return done(found.value);
  });
}

function documentOf(tx: Tx, actor: Actor, id: string): Result<KycDocumentRow> {
  const row = tx.store.kyc.documents.get(id);
  if (!row) return refused("kyc.no-document");
  const read = readingKyc(tx, actor, row);
  return read.ok ? done(row) : read;
}

/** Whether an item that the actor may write has a document of this content already; refused where it has no room for one. */
function standing(tx: Tx, actor: Actor, place: KycPlace, sha256: string): Result<boolean> {
  const written = writingKyc(tx, actor, place);
  if (!written.ok) return written;
  const { agreement_id, profile_id, item } = place;
  const documents = tx.store.kyc.documents
    .ofAgreement(agreement_id)
    .filter((each) => each.profile_id === profile_id && each.item === item);
  if (documents.some((each) => each.sha256 === sha256)) return done(true);
  const most = MOST_KYC_DOCUMENTS;
  return documents.length >= most ? refused("kyc.too-many-documents", { most }) : done(false);
}
