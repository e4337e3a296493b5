import { getAssumedMasterState, type RxStorageInstanceReplicationState, writeDocToDocState } from "rxdb/plugins/core";
import { digestOf } from "shared-schema/sync/op";
import type { Digest } from "shared-schema/sync/wire";
import { type PlainCollections, type Stored, sameState } from "../../database/stored.ts";
import { allStored, isUnsent, touch } from "./local.ts";

/**
 * Takes up again every document whose state differs from what the server acknowledged: a failure at the wrong moment, or a
 * clock that was set back, can leave one behind RxDB's own checkpoint.
 * @returns the number of documents taken up
 */
export async function sweep(
  collection: PlainCollections[keyof PlainCollections],
  state: RxStorageInstanceReplicationState<Stored>,
  newNonce: () => string,
): Promise<number> {
  await state.streamQueue.up;
  const candidates = (await allStored(collection)).filter((document) => isUnsent(document) || document.rev === 0);
  if (candidates.length === 0) return 0;
  const acknowledged = await getAssumedMasterState(
    state,
    candidates.map(({ id }) => id),
  );
  let taken = 0;
  for (const document of candidates) {
    const known = acknowledged[document.id];
    const mine = writeDocToDocState(document, false, false);
    if (known && sameState(known.docData, mine)) continue;
    if (!known && document._deleted && document.rev === 0 && document.body === undefined) continue;
    await touch(collection, document, newNonce());
    taken += 1;
  }
  return taken;
}

/** Returns a digest of a collection on this device, to compare with the server's record of it. */
export async function digestHere(collection: PlainCollections[keyof PlainCollections]): Promise<Digest> {
  const documents = (await allStored(collection)).filter(({ _deleted }) => !_deleted);
  const xor = documents.reduce((sum, { id, rev }) => sum ^ digestOf(id, rev), 0);
  return { count: documents.length, xor: xor >>> 0 };
}
