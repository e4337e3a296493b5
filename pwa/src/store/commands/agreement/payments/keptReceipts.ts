import type { Receipt } from "shared-schema/agreement/payments/receipt";
import { z } from "zod";
import type { DeviceDatabase } from "../../../database/device.ts";
import { runtime } from "../../../database/runtime.ts";
import type { Collections } from "../../../database/stored.ts";

/** Older ones make room for newer ones. */
const MOST_KEPT = 400;
const MOST_BYTES = 200 * 1024 * 1024;

/** An entry of the index: when it was kept, its size in bytes, its hash. */
const receiptKey = z.tuple([z.number(), z.number(), z.string()]);

/** The content of a receipt that was opened on this device; null for one that was not. */
export async function keptReceipt({ sha256, kind }: Receipt): Promise<Blob | null> {
  const { device } = await runtime();
  const kept = await device.receipts.get(sha256).catch(() => undefined);
  return kept ? new Blob([kept.bytes], { type: kind }) : null;
}

/** Keeps a receipt that was opened, to be read and printed without a connection. It leaves the device with its agreement. */
export async function keepReceipt(
  agreement: number,
  { sha256 }: Receipt,
  content: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const { device, now } = await runtime();
  const bytes = content.slice().buffer;
  // Where there is no room it is fetched again the next time.
  await device
    .transaction("rw", device.receipts, async () => {
      await device.receipts.put({ sha256, agreement, at: now(), size: bytes.byteLength, bytes });
      await makeRoom();
    })
    .catch(() => undefined);
}

async function makeRoom(): Promise<void> {
  const { device } = await runtime();
  const gone: string[] = [];
  let [count, total] = [0, 0];
  // The index alone: the contents are up to 200 MB.
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

/** Receipts leave this device with their agreement. */
export function followReceipts({ agreements }: Collections, { receipts }: DeviceDatabase): void {
  agreements.$.subscribe((event) => {
    if (event.operation !== "DELETE" && !event.documentData._deleted) return;
    receipts
      .where("agreement")
      .equals(Number(event.documentId))
      .delete()
      .catch(() => undefined);
  });
}
