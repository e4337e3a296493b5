import type { Receipt } from "shared-schema/agreement/payments/receipt/receipt";
import { z } from "zod";
import type { DeviceDatabase } from "../../../database/device.ts";
import { isUpload, type Outgoing } from "../../../database/outgoing.ts";
import { runtime } from "../../../database/runtime.ts";
import type { Collections } from "../../../database/stored.ts";

/** The parts of a copy that have receipts; a reader's may lack both maps. */
type Receipts = Readonly<Record<string, { readonly document: { readonly sha256: string } | null }>>;
type ReceiptedAgreement = { readonly payments?: Receipts; readonly expenses?: Receipts | undefined };

/** Those that were kept longest ago make room for newer ones; an agreement that is made ready for sea keeps its own. */
const MOST_KEPT = 1_000;
const MOST_BYTES = 400 * 1024 * 1024;

/** An entry of the index: when it was kept, its size in bytes, its hash. */
const receiptKey = z.tuple([z.number(), z.number(), z.string()]);

/** The content of a receipt that this device has sent or opened; null where it has not. */
export async function keptReceipt(part: string, { sha256, kind }: Receipt): Promise<Blob | null> {
  const { device } = await runtime();
  const kept = await device.receipts.get(sha256).catch(() => undefined);
  return kept ? new Blob([kept.bytes], { type: kind }) : sentReceipt(part);
}

/** The file that was sent from here as the receipt of a payment or an expense; the server has redrawn it, if it is a picture. */
export async function sentReceipt(part: string): Promise<Blob | null> {
  const { device } = await runtime();
  const kept = await device.receipts.get(part).catch(() => undefined);
  return kept ? new Blob([kept.bytes], { type: typeOf(kept.bytes) ?? "" }) : null;
}

/** Keeps a receipt that was opened, to be read and printed without a connection. It leaves the device with its agreement. */
export async function keepReceipt(
  agreement: number,
  { sha256 }: Receipt,
  content: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await keep(agreement, sha256, content.slice().buffer);
}

/** Keeps a receipt that the server has just taken from this device, before it leaves the outbox. Other pictures than JPEG are not printed. */
export async function keepSentReceipt(sent: Outgoing): Promise<void> {
  if (!isUpload(sent) || !sent.payment || typeOf(sent.bytes) === null) return;
  await keep(sent.payment.agreement, sent.payment.id, sent.bytes);
}

/** Notes that receipts are needed: they are the last to make room. */
export async function touchReceipts(keys: readonly string[]): Promise<void> {
  const { device, now } = await runtime();
  await device.receipts
    .where("sha256")
    .anyOf(keys)
    .modify({ at: now() })
    .catch(() => undefined);
}

async function keep(agreement: number, sha256: string, bytes: ArrayBuffer): Promise<void> {
  const { device, now } = await runtime();
  // Where there is no room it is fetched again the next time, and «ready for sea» says that it is missing.
  await device
    .transaction("rw", device.receipts, async () => {
      await device.receipts.put({ sha256, agreement, at: now(), size: bytes.byteLength, bytes });
      await makeRoom();
    })
    .catch(() => undefined);
}

/** The type of a file that a statement prints. */
function typeOf(bytes: ArrayBuffer): "image/jpeg" | "application/pdf" | null {
  const head = new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength));
  if (head[0] === 0xff && head[1] === 0xd8) return "image/jpeg";
  return String.fromCharCode(...head) === "%PDF" ? "application/pdf" : null;
}

async function makeRoom(): Promise<void> {
  const { device } = await runtime();
  const gone: string[] = [];
  let [count, total] = [0, 0];
  // The index alone: the contents are up to 400 MB.
  await device.receipts
    .orderBy("[at+size+sha256]")
    .reverse()
    .eachKey((key) => {
      const [, size, sha256] = receiptKey.parse(key);
      count += 1;
      total += size;
      if (count > MOST_KEPT || total > MOST_BYTES) gone.push(sha256);
    });
  await device.receipts.bulkDelete(gone);
}

/** Receipts leave this device with their agreement, with their payment or expense, and with the reader's sight of it. */
export function followReceipts({ agreements }: Collections, { receipts }: DeviceDatabase): void {
  agreements.$.subscribe(({ operation, documentId, documentData }) => {
    const isGone = operation === "DELETE" || documentData._deleted;
    const shown = new Set(isGone ? [] : receiptKeys(documentData.body));
    receipts
      .where("agreement")
      .equals(Number(documentId))
      .primaryKeys()
      .then((keys) => receipts.bulkDelete(keys.filter((key) => !shown.has(key))))
      .catch(() => undefined);
  });
}

/** The keys under which the receipts of an agreement are kept here. */
function receiptKeys({ payments, expenses }: ReceiptedAgreement): string[] {
  return Object.entries({ ...payments, ...expenses }).flatMap(([part, { document }]) =>
    document ? [part, document.sha256] : [part],
  );
}
