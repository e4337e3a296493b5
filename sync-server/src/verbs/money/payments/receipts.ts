import { createHash } from "node:crypto";
import type { Expense } from "shared-schema/agreement/expenses/schema";
import { partOf, withPart } from "shared-schema/agreement/mutations/parts";
import {
  decideReceipt,
  type Receipt,
  type Receipted,
  refusedReceipt,
} from "shared-schema/agreement/payments/receipt/receipt";
import type { Recorded } from "shared-schema/agreement/payments/record";
import type { Payment } from "shared-schema/agreement/schema";
import { done, fault, type Result, refused, refusedAt } from "shared-schema/base/result";
import { readAgreement } from "../../agreement/readAgreement.ts";
import type { DocumentEvent } from "../../base/audit/events.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../../base/context.ts";
import { overQuota } from "../../base/quota.ts";
import { uncut } from "../../base/uncut.ts";
import { viewerOf } from "../../base/viewer.ts";
import { commitDocument } from "../../documents/commitDocument.ts";
import { findDocument } from "../../documents/editDocument.ts";
import type { ReadableRow } from "../../documents/readable.ts";
import { agreementHolding } from "./agreementHolding.ts";

const MEGAPIXEL = 1_000_000;

const NOT_FOUND = { payments: refused("payment.not-found"), expenses: refused("expense.not-found") };

/** A receipt that was looked at, as it is kept. */
export interface Judged {
  kind: Receipt["kind"];
  bytes: Uint8Array;
}

/** Decides whether a receipt can be taken, as far as that is known without reading it. */
export function decideReceiptUpload(deps: Deps, actor: Actor, on: Receipted): Result<null> {
  const held = holding(reading(deps), actor, agreementHolding(deps, actor, on.map, on.part), on);
  return held.ok ? done(null) : held;
}

/**
 * Attaches a receipt to a payment or an expense. It and the content name the receipt: sent again, it is answered as it stands, and
 * another one is refused.
 * @returns the agreement's number
 */
export async function attachReceipt(
  deps: Deps,
  actor: Actor,
  on: Receipted,
  file: Blob | null,
): Promise<Result<number>> {
  const id = agreementHolding(deps, actor, on.map, on.part);
  const before = holding(reading(deps), actor, id, on);
  if (!before.ok || id === null) return before.ok ? NOT_FOUND[on.map] : before;
  const judged = await judgeReceipt(deps, actor, file);
  return judged.ok ? keepReceipt(deps, actor, { id, on }, judged.value) : judged;
}

/** Keeps a receipt that was looked at, and names it in its payment or expense. @returns the agreement's number */
export async function keepReceipt(
  deps: Deps,
  actor: Actor,
  { id, on }: { id: number; on: Receipted },
  { kind, bytes }: Judged,
): Promise<Result<number>> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const document: Receipt = { kind, sha256, bytes: bytes.byteLength };
  const before = holding(reading(deps), actor, id, on);
  if (!before.ok) return before;
  // A receipt that is there already is neither counted nor kept again.
  const previous = before.value.previous.document;
  if (previous) return previous.sha256 === sha256 ? done(id) : refused("receipt.present");
  const counted = attempt(deps, (tx) => {
    const refusal = overQuota(tx, actor, { bytes: bytes.byteLength });
    if (refusal) return refusal;
    // Counted before it is kept: it stays, whatever comes of the upload.
    tx.store.usage.add(actor.user_id, { documents: 0, bytes: bytes.byteLength }, tx.now);
    return done(null);
  });
  if (!counted.ok) return counted;
  await deps.files.put(bytes);
  const attached = attempt(deps, (tx) => attach(tx, actor, { id, on, document }));
  return attached.ok ? done(id) : attached;
}

/** Looks at a file: a PDF stays as it is, and a picture is drawn again, so that nothing but the picture is left of it. */
export async function judgeReceipt(deps: Deps, actor: Actor, file: Blob | null): Promise<Result<Judged>> {
  if (file === null) return refusedAt({ upload: [fault("required")] }, "document.invalid", { fields: "upload" });
  // The format is not told before the size is known to be one that is read.
  const large = refusedReceipt("pdf", file.size);
  if (large) return large;
  const full = overQuota(reading(deps), actor, { bytes: file.size });
  if (full) return full;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = await deps.fileFormats.of(bytes, actor.user_id);
  const wrong = refusedReceipt(format, bytes.byteLength);
  if (wrong) return wrong;
  if (format === "pdf") return done({ kind: "application/pdf", bytes });
  const { pictureMegapixels } = deps.quotas;
  const pixels = await deps.images.pixelsOf(bytes);
  if (pixels !== null && pixels > pictureMegapixels * MEGAPIXEL) {
    return refused("picture.too-many-pixels", { megapixels: pictureMegapixels });
  }
  const picture = pixels === null ? null : await deps.images.normalise(bytes);
  return picture ? done({ kind: "image/jpeg", bytes: picture }) : refused("receipt.no-format");
}

/** A receipt's bytes, for those who see its payment or expense now. */
export async function readReceipt(deps: Deps, actor: Actor, on: Receipted): Promise<Result<Judged>> {
  const id = agreementHolding(deps, actor, on.map, on.part);
  // As the reader sees it: those who see no prices get neither payments nor expenses.
  const read = id === null ? null : readAgreement(deps, actor, id);
  const seen = read?.ok ? partOf<Recorded>(read.value.agreement[on.map] ?? {}, on.part) : undefined;
  if (!seen) return NOT_FOUND[on.map];
  const bytes = seen.document && (await deps.files.get(seen.document.sha256));
  return seen.document && bytes ? done({ kind: seen.document.kind, bytes }) : refused("receipt.not-found");
}

/** The agreement that holds a payment or an expense, if the actor may attach a receipt to it. */
function holding(
  tx: Tx,
  actor: Actor,
  id: number | null,
  on: Receipted,
): Result<{ row: ReadableRow; previous: Payment | Expense }> {
  if (id === null) return NOT_FOUND[on.map];
  const found = findDocument(tx, actor, "agreements", String(id));
  if (!found.ok) return found;
  const previous = decideReceipt(uncut("agreements", found.value), on, viewerOf(tx, actor));
  return previous.ok ? done({ row: found.value, previous: previous.value }) : previous;
}

/** The server's own edit of the one field that no device may touch. */
function attach(
  tx: Tx,
  actor: Actor,
  { id, on, document }: { id: number; on: Receipted; document: Receipt },
): Result<null> {
  const held = holding(tx, actor, id, on);
  if (!held.ok) return held;
  const { row, previous } = held.value;
  if (previous.document) return previous.document.sha256 === document.sha256 ? done(null) : refused("receipt.present");
  const body = withPart(uncut("agreements", row), on.map, on.part, { ...previous, document });
  const op = `rest-${tx.ids.uuid()}`;
  const event = receiptEvent(on, document.sha256);
  const { id: key } = row;
  commitDocument(tx, { collection: "agreements", id: key, before: row, body, user_id: actor.user_id, op, event });
  return done(null);
}

function receiptEvent({ map, part }: Receipted, sha256: string): DocumentEvent {
  return map === "payments"
    ? { verb: "payment.receipt", details: { payment: part, sha256 } }
    : { verb: "expense.receipt", details: { expense: part, sha256 } };
}
