import { createHash } from "node:crypto";
import { partOf, withPart } from "shared-schema/agreement/mutations/parts";
import { decideReceipt, type Receipt, refusedReceipt } from "shared-schema/agreement/payments/receipt";
import { receiptFormatOf } from "shared-schema/agreement/payments/receiptFormat";
import type { Payment } from "shared-schema/agreement/schema";
import type { PaymentView } from "shared-schema/api/agreement/payments";
import { done, fault, type Result, refused, refusedAt } from "shared-schema/base/result";
import { answerAgreement } from "../agreement/editAgreement.ts";
import { readAgreement } from "../agreement/readAgreement.ts";
import { bodyOf, viewerOf } from "../core/bodies.ts";
import { commitDocument } from "../core/commitDocument.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../core/context.ts";
import { findDocument } from "../core/editDocument.ts";
import { overQuota } from "../core/quota.ts";
import type { ReadableRow } from "../visibility/readable.ts";
import { agreementHolding } from "./agreementHolding.ts";
import { paymentViews, shown } from "./recordPayment.ts";

const MEGAPIXEL = 1_000_000;

/** A receipt that was looked at, as it is kept. */
interface Judged {
  kind: Receipt["kind"];
  bytes: Uint8Array;
}

/** Decides whether a receipt can be taken, as far as that is known without reading it. */
export function decideReceiptUpload(deps: Deps, actor: Actor, payment: string): Result<null> {
  const held = holding(reading(deps), actor, agreementHolding(deps, actor, "payments", payment), payment);
  return held.ok ? done(null) : held;
}

/**
 * Attaches a receipt to a payment. The payment and the content name it: sent again, it is answered as it stands, and another one is
 * refused.
 */
export async function attachReceipt(
  deps: Deps,
  actor: Actor,
  payment: string,
  file: Blob | null,
): Promise<Result<PaymentView>> {
  const id = agreementHolding(deps, actor, "payments", payment);
  const before = holding(reading(deps), actor, id, payment);
  if (!before.ok || id === null) return before.ok ? refused("payment.not-found") : before;
  const judged = await judgeReceipt(deps, actor, file);
  return judged.ok ? keepReceipt(deps, actor, { id, payment }, judged.value) : judged;
}

/** Keeps a receipt that was looked at, and names it in its payment. */
export async function keepReceipt(
  deps: Deps,
  actor: Actor,
  { id, payment }: { id: number; payment: string },
  { kind, bytes }: Judged,
): Promise<Result<PaymentView>> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const document: Receipt = { kind, sha256, bytes: bytes.byteLength };
  const view = () => shown(answerAgreement(deps, actor, id, paymentViews(deps, actor)), payment);
  const before = holding(reading(deps), actor, id, payment);
  if (!before.ok) return before;
  // A receipt that stands already is neither counted nor kept again.
  const stood = before.value.stood.document;
  if (stood) return stood.sha256 === sha256 ? view() : refused("receipt.present");
  const counted = attempt(deps, (tx) => {
    const refusal = overQuota(tx, actor, { bytes: bytes.byteLength });
    if (refusal) return refusal;
    // Counted before it is kept: it stays, whatever comes of the upload.
    tx.store.usage.add(actor.user_id, { documents: 0, bytes: bytes.byteLength }, tx.now);
    return done(null);
  });
  if (!counted.ok) return counted;
  await deps.files.put(bytes);
  const attached = attempt(deps, (tx) => attach(tx, actor, { id, payment, document }));
  return attached.ok ? view() : attached;
}

/** Looks at a file: a PDF stays as it is, and a picture is drawn anew, so that nothing but the picture is left of it. */
export async function judgeReceipt(deps: Deps, actor: Actor, file: Blob | null): Promise<Result<Judged>> {
  if (file === null) return refusedAt({ upload: [fault("required")] }, "document.invalid", { fields: "upload" });
  // The format is not told before the size is known to be one that is read.
  const large = refusedReceipt("pdf", file.size);
  if (large) return large;
  const full = overQuota(reading(deps), actor, { bytes: file.size });
  if (full) return full;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = receiptFormatOf(bytes);
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

/** A receipt's bytes, for those who see its payment now. */
export async function readReceipt(deps: Deps, actor: Actor, payment: string): Promise<Result<Judged>> {
  const id = agreementHolding(deps, actor, "payments", payment);
  // As the reader sees it: those who see no prices get no payments.
  const read = id === null ? null : readAgreement(deps, actor, id);
  const seen = read?.ok ? partOf<Payment>(read.value.agreement.payments, payment) : undefined;
  if (!seen) return refused("payment.not-found");
  const bytes = seen.document && (await deps.files.get(seen.document.sha256));
  return seen.document && bytes ? done({ kind: seen.document.kind, bytes }) : refused("receipt.not-found");
}

/** The agreement that holds a payment, if the actor may attach a receipt to it. */
function holding(
  tx: Tx,
  actor: Actor,
  id: number | null,
  payment: string,
): Result<{ row: ReadableRow; stood: Payment }> {
  if (id === null) return refused("payment.not-found");
  const found = findDocument(tx, actor, "agreements", String(id));
  if (!found.ok) return found;
  const stood = decideReceipt(bodyOf("agreements", found.value), payment, viewerOf(tx, actor));
  return stood.ok ? done({ row: found.value, stood: stood.value }) : stood;
}

/** The server's own edit of the one field of a payment that no device may touch. */
function attach(
  tx: Tx,
  actor: Actor,
  { id, payment, document }: { id: number; payment: string; document: Receipt },
): Result<null> {
  const held = holding(tx, actor, id, payment);
  if (!held.ok) return held;
  const { row, stood } = held.value;
  if (stood.document) return stood.document.sha256 === document.sha256 ? done(null) : refused("receipt.present");
  const body = withPart(bodyOf("agreements", row), "payments", payment, { ...stood, document });
  const op = `rest-${tx.ids.uuid()}`;
  const event = { verb: "payment.receipt", details: { payment, sha256: document.sha256 } } as const;
  const { id: key } = row;
  commitDocument(tx, { collection: "agreements", id: key, before: row, body, user_id: actor.user_id, op, event });
  return done(null);
}
