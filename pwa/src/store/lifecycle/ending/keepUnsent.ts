import { SCHEMA_VERSION, TWO_WAY } from "shared-schema/sync/wire";
import type { DeviceDatabase } from "../../database/device.ts";
import type { KeptDocument } from "../../database/keptDocument.ts";
import { type PlainCollections, toWire } from "../../database/stored.ts";
import { isHereAlone } from "../../status/hereAlone.ts";
import { allStored } from "../../sync/rxdb/local.ts";

/** Copies what the server lacks out of the replicated database, which can then be removed. */
export async function keepUnsent(collections: PlainCollections, device: Pick<DeviceDatabase, "kept">): Promise<void> {
  const found = await Promise.all(
    TWO_WAY.filter((name) => name in collections).map(async (collection) => {
      const documents = (await allStored(collections[collection])).map((document) => toWire(document));
      return documents.flatMap((document): KeptDocument[] => {
        // A tombstone that came from the server has nothing to send.
        if (!("body" in document) || !isHereAlone(collection, document)) return [];
        return [{ key: `${collection}/${document.id}`, collection, schema: SCHEMA_VERSION, document }];
      });
    }),
  );
  await device.kept.bulkPut(found.flat());
}
